//! Chains of groups and bridges: connections that an opponent who moves next cannot break.

use super::{Rhombus, cells};

/// Most bridges of a chain.
const BRIDGES: usize = 12;
/// Steps of the search for one chain.
const STEPS: u32 = 600;

/// A connection of both sides by stones and bridges.
///
/// A bridge is two free cells, each of which joins the same two groups, or a group and a side. All bridges of a chain
/// are disjoint, so that each can be completed when the opponent enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    pairs: [[u8; 2]; BRIDGES],
    count: usize,
    /// The stones and sides of the chain: all of its groups.
    stones: u64,
}

impl Chain {
    const NONE: Chain = Chain { pairs: [[0; 2]; BRIDGES], count: 0, stones: 0 };

    /// The two cells of each bridge.
    ///
    /// ```
    /// use kernel::hex::Rhombus;
    /// // On two by two, the stone in the upper right corner has a bridge to the bottom.
    /// let chain = Rhombus::new(2).chain(0b0010, 0, 0).expect("it is a chain");
    /// assert_eq!(chain.bridges(), [[2, 3]]);
    /// assert_eq!((chain.carrier(), chain.partner(2), chain.partner(0)), (0b1100, Some(3), None));
    /// assert_eq!(chain.stones(), 0b0010);
    /// ```
    pub fn bridges(&self) -> &[[u8; 2]] {
        &self.pairs[..self.count]
    }

    /// All cells of its bridges.
    pub fn carrier(&self) -> u64 {
        self.bridges().iter().fold(0, |set, [one, other]| set | 1 << one | 1 << other)
    }

    /// The other cell of the bridge with this cell, if there is one.
    pub fn partner(&self, cell: u32) -> Option<u32> {
        self.bridges().iter().find_map(|&[one, other]| match (u32::from(one), u32::from(other)) {
            (one, other) if one == cell => Some(other),
            (one, other) if other == cell => Some(one),
            _ => None,
        })
    }

    /// The stones of its groups.
    pub fn stones(&self) -> u64 {
        self.stones
    }

    fn with(&self, group: u64, pair: [u8; 2]) -> Option<Chain> {
        let mut next = *self;
        *next.pairs.get_mut(self.count)? = pair;
        next.count += 1;
        next.stones |= group;
        Some(next)
    }
}

/// A move after which a player has a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The cell of the move.
    pub cell: u32,
    /// The chain after it.
    pub chain: Chain,
}

impl Threat {
    /// The cells where the opponent can stop it: that of the move, and those of the bridges.
    ///
    /// ```
    /// use kernel::hex::Rhombus;
    /// let board = Rhombus::new(2);
    /// let carriers: Vec<u64> = board.threats(0, 0, 0).map(|threat| threat.carrier()).collect();
    /// assert_eq!(carriers, [0b1110, 0b0111]);
    /// ```
    pub fn carrier(&self) -> u64 {
        self.chain.carrier() | 1 << self.cell
    }
}

/// All threats of a player, by cells ascending.
#[derive(Clone, Copy, Debug)]
pub struct Threats<'h> {
    board: &'h Rhombus,
    own: u64,
    other: u64,
    player: usize,
    left: u64,
}

impl Iterator for Threats<'_> {
    type Item = Threat;

    fn next(&mut self) -> Option<Threat> {
        while self.left != 0 {
            let cell = self.left.trailing_zeros();
            self.left &= self.left - 1;
            if let Some(chain) = self.board.chain(self.own | 1 << cell, self.other, self.player) {
                return Some(Threat { cell, chain });
            }
        }
        None
    }
}

/// The search for the chain with the fewest bridges.
struct Links<'h> {
    board: &'h Rhombus,
    own: u64,
    free: u64,
    /// What touches the goal: the free cells at that side, and those beside the groups that reach it.
    goal: u64,
    /// The groups at the goal.
    ends: u64,
    best: Option<Chain>,
    steps: u32,
}

impl Links<'_> {
    /// Goes on from a group, or from the first side, whose free neighbours are `touching`.
    fn extend(&mut self, touching: u64, seen: u64, chain: &Chain) {
        if self.steps == 0 || self.best.is_some_and(|best| best.count <= chain.count + 1) {
            return;
        }
        self.steps -= 1;
        let open = touching & !chain.carrier();
        let last = open & self.goal;
        if last.count_ones() >= 2 {
            self.best = chain.with(self.ends, lowest_two(last));
            return;
        }
        let mut rest = self.own & !seen & !self.ends;
        while rest != 0 {
            let group = self.board.flood(rest & rest.wrapping_neg(), self.own);
            rest &= !group;
            let near = self.board.beside(group) & self.free;
            let common = open & near;
            if common.count_ones() < 2 {
                continue;
            }
            for one in cells(common) {
                for other in cells(common & !((2 << one) - 1)) {
                    if let Some(next) = chain.with(group, [one as u8, other as u8]) {
                        self.extend(near, seen | group, &next);
                    }
                }
            }
        }
    }
}

fn lowest_two(set: u64) -> [u8; 2] {
    let rest = set & (set - 1);
    [set.trailing_zeros() as u8, rest.trailing_zeros() as u8]
}

impl Rhombus {
    /// The chain of a player with the fewest bridges, or none if a short search finds none.
    ///
    /// ```
    /// use kernel::hex::Rhombus;
    /// let board = Rhombus::new(3);
    /// let centre = 0b000_010_000;
    /// let chain = board.chain(centre, 0, 0).expect("a stone in the middle has bridges to both sides");
    /// assert_eq!(chain.bridges(), [[1, 2], [6, 7]]);
    /// // The opponent enters one of them.
    /// assert!(board.chain(centre, 0b10, 0).is_none());
    /// ```
    pub fn chain(&self, own: u64, other: u64, player: usize) -> Option<Chain> {
        let free = self.all & !own & !other;
        let [from, to] = self.sides[player];
        let begin = self.flood(own & from, own);
        if begin & to != 0 {
            return Some(Chain { stones: self.flood(begin & to, own), ..Chain::NONE });
        }
        let ends = self.flood(own & to, own);
        let touching = (self.beside(begin) | from) & free;
        let goal = (self.beside(ends) | to) & free;
        let mut links = Links { board: self, own, free, goal, ends, best: None, steps: STEPS };
        links.extend(touching, begin, &Chain { stones: begin, ..Chain::NONE });
        links.best
    }

    /// The moves of a player that make a chain.
    pub fn threats(&self, own: u64, other: u64, player: usize) -> Threats<'_> {
        let free = self.all & !own & !other;
        let [near, far] = self.sides[player].map(|side| self.within_reach(own, free, side));
        Threats { board: self, own, other, player, left: free & near & far }
    }

    /// The free cells from which a stone would have a connection with a side, if bridges could share cells.
    fn within_reach(&self, own: u64, free: u64, side: u64) -> u64 {
        let mut set = self.flood(own & side, own);
        let mut touching = (self.beside(set) | side) & free;
        loop {
            let mut more = set;
            let mut rest = own & !set;
            while rest != 0 {
                let group = self.flood(rest & rest.wrapping_neg(), own);
                rest &= !group;
                let near = self.beside(group) & free;
                if (near & touching).count_ones() >= 2 {
                    more |= group;
                    touching |= near;
                }
            }
            if more == set {
                break;
            }
            set = more;
        }
        // A stone also joins the groups that it touches, and shares their free neighbours.
        let bridged = |cell: &u32| {
            let group = self.flood(1 << cell, own | 1 << cell);
            (self.beside(group) & touching & !(1 << cell)).count_ones() >= 2
        };
        cells(free & !touching).filter(bridged).fold(touching, |all, cell| all | 1 << cell)
    }
}
