//! What a session looks like: spots that can be touched, with places, names and states.

mod bars;
mod beans;
mod cells;
mod demon;
mod dots;
mod graph;
mod heaps;
mod numbers;
mod pair;
mod pile;
mod pins;
mod product;
mod queen;
mod queens;
mod rows;
mod slab;
mod table;

pub(crate) use table::moved;

pub(crate) use pins::sine;

use crate::play::Session;
use crate::say;
use alloc::string::String;
use alloc::vec::Vec;
use games::card::Card;
use games::game::Look;
use solver::board::{self, Board};
use solver::play::{Move, Outcome, Span, Step};

/// What is drawn at a spot or as a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A skittle that stands.
    Pin,
    /// The ring that a fallen skittle leaves on the floor.
    PinRing,
    /// The place between two pins that would fall together.
    Gap,
    /// A pebble; the number, 1 to 6, picks its shape.
    Stone(u8),
    /// A coin; true for every fifth.
    Coin(bool),
    /// A kitten.
    Kitten,
    /// A puppy.
    Puppy,
    /// The handle that takes as many of both kinds.
    Link,
    /// A square of a board; true for a dark one.
    Square(bool),
    /// A square with the queen on it.
    Queen(bool),
    /// One unit of a bar.
    Tile,
    /// The place between two tiles where a bar can break.
    Seam,
    /// A unit square that is still there.
    Unit,
    /// A token on a point of a grid.
    Token,
    /// A cell or point where there is nothing.
    Hole,
    /// The handle that sweeps a row or, if true, a column.
    Handle(bool),
    /// A heap too large to be drawn one by one.
    Sack,
    /// A rectangle of squares, with its foot in the middle of its lower edge.
    Area {
        /// Squares in a row.
        across: u64,
        /// Rows.
        down: u64,
        /// Width in board units.
        wide: i32,
        /// Height in board units.
        high: i32,
    },
    /// One piece of a slab of chocolate, with the length of its side.
    Chunk(i32),
    /// A plate on which the demon is paid.
    Plate,
    /// The demon.
    Demon,
    /// A vertex of a graph.
    Vertex,
    /// The handle on an edge of a graph.
    Edge,
    /// A line between two dots that may be drawn.
    Gate,
    /// A bean of this width.
    Bean(i32),
    /// A number; true if it is free to take.
    Number(bool),
}

/// A place that can be touched.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Number of the spot, unique in the scene and the same after a move.
    pub id: u32,
    /// What is drawn.
    pub piece: Piece,
    /// Foot of the piece (the middle of a square), in board units.
    pub x: i32,
    /// Foot of the piece (the middle of a square), in board units.
    pub y: i32,
    /// What can be hit, from the foot: left, top, width, height.
    pub hit: [i32; 4],
    /// Its name: place, content, legal or not; with values shown also the outcome.
    pub label: String,
    /// The move that a touch arms.
    pub mv: Option<Move>,
    /// What a touch of the editor sets: place and amount.
    pub put: Option<(u32, u64)>,
    /// True if it could be touched, but the rules do not allow what that would mean.
    pub off: bool,
    /// True if it would go with the armed move.
    pub armed: bool,
    /// True if the last move touched it.
    pub last: bool,
    /// The outcome of the position that the move leads to, if values are shown.
    pub mark: Option<Outcome>,
}

/// Spots that the arrow keys see as one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The name of the line, such as "heap 2, five stones".
    pub label: String,
    /// Spots in reading order.
    pub spots: Vec<Spot>,
}

/// Something that is only looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum Decor {
    /// A piece without a spot, keyed so that it can move.
    Piece {
        /// Key among the pieces.
        id: u32,
        /// What is drawn.
        piece: Piece,
        /// Foot.
        x: i32,
        /// Foot.
        y: i32,
        /// True if it would go or part with the armed move.
        armed: bool,
    },
    /// A piece that the last move has just taken away.
    Leaving {
        /// Key among the pieces.
        id: u32,
        /// What is drawn.
        piece: Piece,
        /// Foot.
        x: i32,
        /// Foot.
        y: i32,
    },
    /// A word or number.
    Text {
        /// Centre.
        x: i32,
        /// Base line.
        y: i32,
        /// Class of the style sheet.
        class: &'static str,
        /// What is written.
        text: String,
    },
    /// A block that stands for one term of a sum.
    Block {
        /// Left edge, top, width and height.
        at: [i32; 4],
        /// Its size.
        text: String,
        /// True if it is the term to take.
        lit: bool,
    },
    /// A quiet ring around a square that loses for the player to move.
    Ring {
        /// Middle.
        x: i32,
        /// Middle.
        y: i32,
    },
    /// A stretch of a number line.
    Band {
        /// Left edge, top, width and height.
        at: [i32; 4],
        /// Its numbers, where they find room.
        text: String,
        /// True if its numbers are lost for the player to move.
        lost: bool,
    },
    /// A line, such as the queen's way.
    Stroke {
        /// From.
        from: (i32, i32),
        /// To.
        to: (i32, i32),
        /// Class of the style sheet.
        class: &'static str,
    },
}

/// The picture of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Class of the board: `heaps`, `row` (of stones), `pile` (of coins), `piles` (of animals),
    /// `pins`, `queen`, `queen-set`, `demon`, `slab`, `product`, `squares`, `tokens`, `graph`,
    /// `numbers`, `dots`, `bars`, `rows`, `beans`, `strip` or `table` (of several boards).
    pub kind: &'static str,
    /// Width in board units.
    pub width: i32,
    /// Height in board units.
    pub height: i32,
    /// The name of the board, with what stands on it.
    pub name: String,
    /// True if a line runs upwards, so that up and down move within it.
    pub upright: bool,
    /// All lines.
    pub lines: Vec<Line>,
    /// What lies behind the spots.
    pub under: Vec<Decor>,
    /// What lies in front of them.
    pub over: Vec<Decor>,
    /// Where several boards are joined in one picture: the first line of each, and its class.
    pub parts: Vec<(usize, &'static str)>,
}

impl Scene {
    /// The picture of the position shown; a narrow one wraps earlier, with the same spots.
    pub fn of(session: &Session, narrow: bool) -> Scene {
        Scene::made(&Maker::new(session, narrow))
    }

    /// The picture of one board.
    fn made(maker: &Maker<'_>) -> Scene {
        match &maker.start {
            Board::Piles { piles, piece: board::Piece::Coin, .. } if piles.len() == 1 => {
                pile::scene(maker)
            }
            Board::Piles { piles, .. } if piles.len() == 1 => heaps::row(maker, piles[0]),
            Board::Piles { piles, .. } => heaps::scene(maker, piles),
            Board::Pair { kittens, puppies } => pair::scene(maker, *kittens.max(puppies)),
            Board::Pins { .. } => pins::scene(maker),
            Board::Queen { side, .. } => queen::scene(maker, *side),
            Board::Demon { .. } => demon::scene(maker),
            Board::Slab { pieces, row } => slab::scene(maker, *pieces, *row),
            Board::Product { .. } => product::scene(maker),
            Board::Queens { side, .. } => queens::scene(maker, *side),
            Board::Bars { .. } => bars::scene(maker),
            Board::Rows { .. } => rows::scene(maker),
            Board::Cells { .. } => cells::scene(maker),
            Board::Graph { .. } => graph::scene(maker),
            Board::Numbers { .. } => numbers::scene(maker),
            Board::Dots { .. } => dots::scene(maker),
            Board::Beans { .. } => beans::scene(maker),
            Board::Sum { .. } => table::scene(maker),
        }
    }

    /// Appends a line.
    #[inline(never)]
    fn line(&mut self, label: String, spots: Vec<Spot>) {
        self.lines.push(Line { label, spots });
    }

    /// The class of the board to which a line belongs.
    pub fn kind_of(&self, line: usize) -> &'static str {
        let part = self.parts.iter().rev().find(|(first, _)| *first <= line);
        part.map_or(self.kind, |(_, kind)| kind)
    }

    /// All spots.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.lines.iter().flat_map(|line| &line.spots)
    }
}

/// What the layouts share.
///
/// On a table of several games each part has a maker of its own, which sees that part alone.
pub(crate) struct Maker<'s> {
    pub(crate) session: &'s Session,
    /// The card of the game, or of the part's game.
    pub(crate) card: &'static Card,
    /// The armed move, as the part knows it.
    armed: Option<Move>,
    /// The number that the part's first place has in the whole.
    first: u32,
    pub(crate) look: Look,
    /// The board at the start, whose size the picture keeps.
    pub(crate) start: Board,
    /// The board before the last move, if there was one.
    pub(crate) before: Option<(Board, Move)>,
    pub(crate) narrow: bool,
    touchable: bool,
}

impl<'s> Maker<'s> {
    fn new(session: &'s Session, narrow: bool) -> Maker<'s> {
        let cursor = session.cursor();
        let last = cursor.checked_sub(1).map(|ply| {
            let board = session.look_at(session.position(ply)).board;
            (board, session.line()[ply].mv.clone())
        });
        Maker {
            session,
            card: session.game().card(),
            armed: session.armed().cloned(),
            first: 0,
            look: session.look(),
            start: session.look_at(session.position(0)).board,
            before: last,
            narrow,
            touchable: session.open_to_touch(),
        }
    }

    /// True if values are shown and the board is the whole game: what is lost on a part of a table
    /// need not be lost on the table.
    pub(crate) fn theory(&self) -> bool {
        self.session.values() && self.card.id == self.session.game().card().id
    }

    /// What the board shows of its theory, where values are shown; a part of a table has none.
    pub(crate) fn terms(&self) -> &[u64] {
        let verdict = self.session.verdict().filter(|_| self.theory());
        verdict.map_or(&[], |verdict| &verdict.terms)
    }

    /// The armed move.
    pub(crate) fn armed(&self) -> Option<&Move> {
        self.armed.as_ref()
    }

    /// The armed amount at this place, if there is one.
    pub(crate) fn armed_at(&self, place: u32) -> Option<u64> {
        let steps = self.armed()?.steps();
        steps.iter().find(|step| step.place == place).map(|step| step.amount)
    }

    pub(crate) fn armed_step(&self) -> Option<Step> {
        self.armed().map(Move::first)
    }

    /// The step if the rules allow it and a person may touch.
    ///
    /// Where steps can be joined, it comes with those that are armed at other places.
    pub(crate) fn legal(&self, place: u32, amount: u64) -> Option<Move> {
        let mv = Move::one(place, amount);
        let allowed = self.look.spans.iter().any(|span: &Span| span.holds(&mv));
        if !allowed || !self.touchable {
            return None;
        }
        if !self.look.longer {
            return Some(mv);
        }
        let joined = self.session.joined(table::moved(&mv, 0, self.first));
        Some(table::moved(&joined, self.first, 0))
    }

    /// An empty picture of this kind.
    pub(crate) fn scene(&self, kind: &'static str, width: i32, height: i32) -> Scene {
        Scene {
            kind,
            width,
            height,
            name: say::board(&self.look.board),
            upright: false,
            lines: Vec::new(),
            under: Vec::new(),
            over: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// A spot with its name; `content` says what stands there.
    pub(crate) fn spot(
        &self,
        id: u32,
        piece: Piece,
        (x, y): (i32, i32),
        content: &str,
        mv: Option<Move>,
    ) -> Spot {
        let whole = mv.as_ref().map(|mv| table::moved(mv, 0, self.first));
        let mark = if self.session.values() {
            whole.as_ref().and_then(|mv| self.session.mark(mv))
        } else {
            None
        };
        let label = say::spot(self.session, content, whole.as_ref(), mark);
        let (hit, put, off) = ([0; 4], None, false);
        Spot { id, piece, x, y, hit, label, mv, put, off, armed: false, last: false, mark }
    }
}

/// Writes a word or number: where its middle and its base line are, and its class of the style sheet.
#[inline(never)]
fn write(out: &mut Vec<Decor>, x: i32, y: i32, class: &'static str, text: String) {
    out.push(Decor::Text { x, y, class, text });
}
