//! Graphs that lose edges move by move: their pieces, the shapes of these, and their Grundy values.

use crate::mex::Mex;
use crate::values::Values;
use alloc::vec;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A set of edges, one bit each.
pub type Edges = u128;
/// Most edges of a graph.
pub const MOST_EDGES: usize = 120;

/// The parts removed with a chosen edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeRemoval {
    /// Both its ends, with all their edges.
    Ends,
    /// The edge alone; it must not leave an end without any edge.
    Edge,
}

/// The shape of a connected piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// A path, also one of a single edge.
    Path,
    /// A closed ring.
    Cycle,
    /// A centre with three rays or more.
    Star,
    /// Each of four vertices or more is joined to each.
    Complete,
    /// Anything else.
    Other,
}

/// A connected piece in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// Its shape.
    pub shape: Shape,
    /// Number of its vertices, at least 2.
    pub vertices: u64,
    /// Its edges.
    pub edges: Edges,
}

/// A graph by the ends of its edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    ends: Vec<(u32, u32)>,
    /// The edges at each vertex.
    meet: Vec<Edges>,
}

/// The members of a set.
///
/// ```
/// assert_eq!(solver::graph::each(0b1101).collect::<Vec<_>>(), [0, 2, 3]);
/// ```
pub fn each(edges: Edges) -> impl Iterator<Item = usize> {
    let mut left = edges;
    core::iter::from_fn(move || {
        let next = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(next)
    })
}

impl Graph {
    /// The graph with these vertices and edges, at most [`MOST_EDGES`].
    pub fn new(vertices: usize, ends: &[(u32, u32)]) -> Graph {
        let mut meet = vec![0; vertices];
        for (i, (u, v)) in ends.iter().enumerate() {
            meet[*u as usize] |= 1 << i;
            meet[*v as usize] |= 1 << i;
        }
        Graph { ends: ends.to_vec(), meet }
    }

    /// The vertices joined by an edge.
    pub fn ends(&self, edge: usize) -> (u32, u32) {
        self.ends[edge]
    }

    /// The edges that meet at a vertex.
    pub fn meet(&self, vertex: usize) -> Edges {
        self.meet[vertex]
    }

    /// The edges at either end of an edge, itself included.
    fn near(&self, edge: usize) -> Edges {
        let (u, v) = self.ends[edge];
        self.meet[u as usize] | self.meet[v as usize]
    }

    /// The edges after one is chosen; `None` if the rule forbids it.
    ///
    /// ```
    /// use solver::graph::{EdgeRemoval, Graph};
    /// let path = Graph::new(4, &[(0, 1), (1, 2), (2, 3)]);
    /// assert_eq!((path.ends(1), path.meet(1)), ((1, 2), 0b011));
    /// // To choose the middle edge takes both its ends, and with them all edges.
    /// assert_eq!(path.after(0b111, 1, EdgeRemoval::Ends), Some(0));
    /// // If the edge alone goes, no vertex may be left alone.
    /// assert_eq!(path.after(0b111, 1, EdgeRemoval::Edge), Some(0b101));
    /// assert_eq!(path.after(0b111, 0, EdgeRemoval::Edge), None);
    /// ```
    pub fn after(&self, alive: Edges, edge: usize, removal: EdgeRemoval) -> Option<Edges> {
        match removal {
            EdgeRemoval::Ends => Some(alive & !self.near(edge)),
            EdgeRemoval::Edge => {
                let (u, v) = self.ends[edge];
                let alone = |vertex: u32| (alive & self.meet[vertex as usize]).count_ones() < 2;
                (!alone(u) && !alone(v)).then_some(alive & !(1 << edge))
            }
        }
    }

    /// The connected pieces of some edges.
    ///
    /// ```
    /// use solver::graph::Graph;
    /// // A path of four vertices whose middle edge is gone.
    /// let path = Graph::new(4, &[(0, 1), (1, 2), (2, 3)]);
    /// assert_eq!(path.pieces(0b111).len(), 1);
    /// assert_eq!(path.pieces(0b101).len(), 2);
    /// ```
    pub fn pieces(&self, alive: Edges) -> Vec<Component> {
        let mut left = alive;
        let mut pieces = Vec::new();
        while left != 0 {
            let mut edges = left & left.wrapping_neg();
            let mut fresh = edges;
            while fresh != 0 {
                let reached = each(fresh).fold(0, |all, edge| all | self.near(edge)) & alive;
                fresh = reached & !edges;
                edges |= reached;
            }
            left &= !edges;
            pieces.push(self.piece(edges));
        }
        pieces
    }

    fn piece(&self, edges: Edges) -> Component {
        let (mut vertices, mut most, mut leaves) = (0, 0, 0);
        for meet in &self.meet {
            let degree = u64::from((edges & meet).count_ones());
            vertices += u64::from(degree > 0);
            leaves += u64::from(degree == 1);
            most = degree.max(most);
        }
        let count = u64::from(edges.count_ones());
        let shape = if most <= 2 {
            if leaves == 0 { Shape::Cycle } else { Shape::Path }
        } else if count == most && count + 1 == vertices {
            Shape::Star
        } else if 2 * count == vertices * (vertices - 1) {
            Shape::Complete
        } else {
            Shape::Other
        };
        Component { shape, vertices, edges }
    }
}

/// Grundy values of sets of edges of one graph, remembered.
#[derive(Debug)]
pub struct GraphValues<'g> {
    graph: &'g Graph,
    removal: EdgeRemoval,
    /// Values of paths by the number of their vertices.
    paths: &'g Values,
    known: HashMap<Edges, u64>,
}

/// Grundy values of paths, as long as a graph can hold: those of dominoes on a strip.
pub fn paths() -> Values {
    Values::pins(2, 2, 2 * MOST_EDGES)
}

impl<'g> GraphValues<'g> {
    /// Values of this graph; `paths` is [`paths`].
    pub fn new(graph: &'g Graph, removal: EdgeRemoval, paths: &'g Values) -> GraphValues<'g> {
        GraphValues { graph, removal, paths, known: HashMap::new() }
    }

    /// The value of the edges that are left.
    ///
    /// ```
    /// use solver::graph::{EdgeRemoval, Graph, GraphValues, paths};
    /// let (path, paths) = (Graph::new(4, &[(0, 1), (1, 2), (2, 3)]), paths());
    /// // To choose an edge takes its ends away: a domino on a strip of four.
    /// let mut values = GraphValues::new(&path, EdgeRemoval::Ends, &paths);
    /// assert_eq!(values.of(0b111), paths.at(4).unwrap());
    /// assert_eq!(values.of_piece(&path.pieces(0b111)[0]), values.of(0b111));
    /// ```
    pub fn of(&mut self, alive: Edges) -> u64 {
        if let Some(&value) = self.known.get(&alive) {
            return value;
        }
        let mut value = 0;
        for piece in self.graph.pieces(alive) {
            value ^= self.of_piece(&piece);
        }
        self.known.insert(alive, value);
        value
    }

    /// The value of a connected piece.
    pub fn of_piece(&mut self, piece: &Component) -> u64 {
        if let Some(value) = formula(piece, self.removal, self.paths) {
            return value;
        }
        if let Some(&value) = self.known.get(&piece.edges) {
            return value;
        }
        let mut mex = Mex::default();
        for edge in each(piece.edges) {
            if let Some(next) = self.graph.after(piece.edges, edge, self.removal) {
                mex.insert(self.of(next));
            }
        }
        let value = mex.least_missing();
        self.known.insert(piece.edges, value);
        value
    }
}

/// The value of a piece, if a formula applies.
///
/// ```
/// use solver::graph::{EdgeRemoval, Graph, formula, paths};
/// let star = Graph::new(4, &[(0, 1), (0, 2), (0, 3)]);
/// assert_eq!(formula(&star.pieces(0b111)[0], EdgeRemoval::Ends, &paths()), Some(1));
/// ```
pub fn formula(piece: &Component, removal: EdgeRemoval, paths: &Values) -> Option<u64> {
    let path = |vertices: u64| paths.at(vertices).unwrap_or(0);
    let opened = u64::from(path(piece.vertices.saturating_sub(2)) == 0);
    match (piece.shape, removal) {
        (Shape::Path, EdgeRemoval::Ends) => Some(path(piece.vertices)),
        // The two outer edges stay, as if they were cut off.
        (Shape::Path, EdgeRemoval::Edge) => Some(path(piece.vertices - 2)),
        (Shape::Cycle, _) => Some(opened),
        (Shape::Star, EdgeRemoval::Ends) => Some(1),
        (Shape::Star, EdgeRemoval::Edge) => Some(0),
        (Shape::Complete, EdgeRemoval::Ends) => Some(piece.vertices / 2 % 2),
        (Shape::Complete, EdgeRemoval::Edge) | (Shape::Other, _) => None,
    }
}
