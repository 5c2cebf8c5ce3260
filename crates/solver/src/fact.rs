//! What a game's theory sees in a position: the numbers from which every reason is made.

use crate::graph::Shape;
use crate::play::Move;
use crate::points::{Holdings, Told};
use alloc::string::String;
use alloc::vec::Vec;

/// One part of a sum with its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Size of the part, in the game's own units.
    pub size: u64,
    /// True for a closed ring, false for a heap or row.
    pub ring: bool,
    /// Its Grundy value.
    pub value: u64,
}

/// One part of a board with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Places of the board that belong to the part, ascending.
    pub places: Vec<u32>,
    /// Its Grundy value.
    pub value: u64,
    /// True if each of its places is a part of its own that is worth 1; they are told together.
    pub loose: bool,
}

/// A set of tokens whose fate hangs on the number of its lines alone.
///
/// A line is a row or column with a token; empty ones between do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All tokens lie on one line.
    Single,
    /// One row and one column that meet in a token, each longer than one.
    Cross,
    /// Two rows with a column in common, or two columns with a row in common.
    Parallel,
    /// Every row meets every column in a token, and there are several of both.
    Rectangle,
    /// A half-turn maps the set onto itself: either no line is its own partner, or the middle
    /// row and column are, both full, and there are other lines in both directions.
    HalfTurn,
}

/// How many rows of a group there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// An even number, perhaps none.
    Even,
    /// An odd number.
    Odd,
    /// Exactly one.
    One,
}

/// Rows of certain lengths, counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// How many there are.
    pub count: Count,
    /// Lengths that belong here, ascending.
    pub rows: &'static [u64],
}

impl Group {
    /// True if so many of these rows belong here.
    pub fn fits(&self, rows: &[u64]) -> bool {
        let count = rows.iter().filter(|row| self.rows.contains(row)).count();
        match self.count {
            Count::Even => count % 2 == 0,
            Count::Odd => count % 2 == 1,
            Count::One => count == 1,
        }
    }
}

/// A connected piece of a graph with its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// What it looks like.
    pub shape: Shape,
    /// Number of its vertices, at least 2.
    pub vertices: u64,
    /// Its Grundy value.
    pub value: u64,
}

/// A chain of boxes that lack two lines each, or a loop of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strand {
    /// The first of its boxes, row by row.
    pub first: u32,
    /// Number of its boxes.
    pub length: u64,
    /// True for a loop.
    pub closed: bool,
    /// Its lines between two of its boxes, as bits.
    pub through: u64,
}

/// One position as its theory sees it.
///
/// A winning move leads from one fact to another, and the second is what its reason tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Nobody can move.
    Over,
    /// Heaps in powers of two (Bouton 1902); balanced when `xor` is 0.
    Columns {
        /// Heap sizes.
        heaps: Vec<u64>,
        /// Their nim-sum.
        xor: u64,
    },
    /// Heaps in powers of two, with the columns added in another base without carry (Moore 1910);
    /// balanced when every sum is 0.
    Digits {
        /// Heap sizes.
        heaps: Vec<u64>,
        /// The base: a turn touches fewer heaps than this.
        base: u64,
        /// For each power of two, highest first, how many heaps use it, modulo `base`.
        sums: Vec<u64>,
    },
    /// The end of misère Nim: at most one heap is larger than one (Bouton 1902).
    Singles {
        /// Number of heaps of exactly one.
        singles: u64,
        /// The heap that is larger, if there is one.
        large: Option<u64>,
    },
    /// A pile seen modulo `modulus`, from which `least` to `modulus - least` may be taken.
    Residue {
        /// Objects in the pile.
        pile: u64,
        /// Least and greatest number taken, added.
        modulus: u64,
        /// The pile modulo `modulus`.
        residue: u64,
        /// Least number that may be taken.
        least: u64,
        /// True if the residues that lose are those of misère play.
        misere: bool,
    },
    /// A pile under any subtraction set, with its place in the period.
    Class {
        /// Objects in the pile.
        pile: u64,
        /// Grundy value (normal) of the pile; in misère play 1 if the mover wins, else 0.
        value: u64,
        /// First pile of the periodic part, and the period, where they are proved.
        period: Option<(u64, u64)>,
        /// True if the value is that of misère play.
        misere: bool,
    },
    /// A pile written as a sum of H-numbers (Schwenk 1970).
    Terms {
        /// Objects in the pile.
        pile: u64,
        /// The most that may be taken now.
        limit: u64,
        /// Terms, largest first.
        terms: Vec<u64>,
        /// What these H-numbers are called elsewhere.
        family: TermFamily,
    },
    /// Two piles against the cold pair with the same difference (Wythoff 1907).
    Golden {
        /// The smaller pile.
        low: u64,
        /// The larger pile.
        high: u64,
        /// Smaller pile of the cold pair whose difference is `high - low`.
        cold: u64,
    },
    /// A pile among the bands of Demon Money (Khovanova and students 2017): from `root`² − 1 on,
    /// `root` lost piles and then `root` + 1 won ones.
    Band {
        /// Coins in the pile.
        pile: u64,
        /// The greatest number whose square is at most `pile` + 1.
        root: u64,
    },
    /// A sum of independent parts (Sprague 1935, Grundy 1939).
    Parts {
        /// The parts that are still alive.
        parts: Vec<Part>,
        /// Nim-sum of their values.
        xor: u64,
    },
    /// A board that has fallen apart into independent parts (Sprague 1935, Grundy 1939).
    Patches {
        /// The parts, by their first places.
        patches: Vec<Patch>,
        /// Nim-sum of their values.
        xor: u64,
    },
    /// Tokens of which whole rows and columns are taken, in a pattern that is solved at every size.
    Lines {
        /// The pattern.
        pattern: Pattern,
        /// Rows with a token.
        rows: u64,
        /// Columns with a token.
        columns: u64,
    },
    /// Rows in misère play, which follows normal play but for some families.
    Turned {
        /// The rows.
        parts: Vec<Part>,
        /// Nim-sum of their values in normal play.
        xor: u64,
        /// The family in which misère play has the other winner.
        family: Option<&'static [Group]>,
    },
    /// A closed ring in misère play, which the first throw turns into a row.
    Opened {
        /// Length of the ring.
        ring: u64,
        /// Rows that a throw can leave, each with whether it is lost for the player to move.
        left: Vec<(u64, bool)>,
    },
    /// A position whose number of moves is the same however it is played.
    Count {
        /// Moves until the end.
        moves: u64,
        /// The pieces of a pile and those of a full row, if it lies in rows of which every move
        /// takes away exactly one (Khovanova and students 2017).
        rows: Option<(u64, u64)>,
    },
    /// All numbers from 1 to a last one: the second player can steal any winning answer.
    Stealing {
        /// The last number, at least 2.
        last: u64,
    },
    /// Pieces in any number of which a turn may move at once (Smith 1966).
    Selective {
        /// Pieces that the player to move wins on their own.
        won: Vec<Vec<u64>>,
        /// Pieces that he loses.
        lost: Vec<Vec<u64>>,
    },
    /// Boxes to be completed, of which those with two lines left hang together.
    Chains {
        /// The chains and loops, short ones first.
        strands: Vec<Strand>,
        /// Boxes with one line left.
        ready: u64,
        /// Lines that neither complete a box nor leave one with a single line.
        safe: u64,
        /// Lines that are not drawn.
        open: u64,
    },
    /// Pieces that both collect, and in the end the parity of what each holds decides.
    Holdings(Holdings),
    /// Different games side by side (Sprague 1935, Grundy 1939).
    Games {
        /// The name of each game, with the Grundy value of its part.
        games: Vec<(&'static str, u64)>,
        /// Nim-sum of the values.
        xor: u64,
    },
    /// A graph in pieces that do not touch.
    Fragments {
        /// Its pieces.
        fragments: Vec<Fragment>,
        /// Nim-sum of their values.
        xor: u64,
    },
}

impl Fact {
    /// Who wins where this fact alone decides it: `Some(true)` if the player to move does.
    pub fn mover_wins(&self) -> Option<bool> {
        match self {
            Fact::Over | Fact::Chains { .. } => None,
            Fact::Holdings(Holdings { value: 0, .. }) => None,
            Fact::Holdings(Holdings { value, .. }) => Some(*value > 0),
            Fact::Columns { xor, .. }
            | Fact::Parts { xor, .. }
            | Fact::Patches { xor, .. }
            | Fact::Games { xor, .. }
            | Fact::Fragments { xor, .. } => Some(*xor != 0),
            Fact::Turned { xor, family, .. } => Some((*xor != 0) != family.is_some()),
            Fact::Digits { sums, .. } => Some(sums.iter().any(|sum| *sum != 0)),
            Fact::Lines { pattern: Pattern::Single, .. } => Some(true),
            Fact::Lines { rows, columns, .. } => Some((rows + columns) % 2 == 1),
            Fact::Stealing { .. } => Some(false),
            Fact::Selective { won, .. } => Some(!won.is_empty()),
            Fact::Count { moves, .. } => Some(moves % 2 == 1),
            Fact::Opened { left, .. } => Some(left.iter().any(|(_, lost)| *lost)),
            Fact::Singles { singles, large } => Some(large.is_some() || singles % 2 == 0),
            Fact::Residue { residue, least, misere, .. } => {
                let lost = if *misere { *least..2 * least } else { 0..*least };
                Some(!lost.contains(residue))
            }
            Fact::Class { value, .. } => Some(*value != 0),
            Fact::Terms { limit, terms, .. } => terms.last().map(|smallest| limit >= smallest),
            Fact::Golden { low, cold, .. } => Some(low != cold),
            Fact::Band { pile, root } => Some(pile + 2 > root * root + root),
        }
    }
}

/// What the H-numbers of a take-away limit are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermFamily {
    /// 1, 2, 4, 8, …
    PowersOfTwo,
    /// 1, 2, 3, 5, 8, …
    Fibonacci,
    /// The limit's own H-sequence.
    Own,
}

/// A reply of the opponent, and an answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The reply.
    pub mv: Move,
    /// Its notation, in the position in which it is made.
    pub notation: String,
    /// An answer and its notation; `None` where the reply itself has lost at once.
    pub answer: Option<(Move, String)>,
}

/// Why a winning move wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Theory: what it saw before the move and what the opponent is left with.
    Theory {
        /// Before the move.
        before: Fact,
        /// After it, seen by the opponent.
        after: Fact,
    },
    /// After the move the opponent cannot move.
    Ends {
        /// True if whoever cannot move wins, so that ending the game would lose.
        misere: bool,
    },
    /// Points: how a game of points ends under best play.
    Points {
        /// Points at the end of whoever makes the move, and of the other.
        ends: [u64; 2],
        /// The move, and best play after it to the end.
        line: Vec<Told>,
        /// What the opponent is left with, if theory sees it.
        after: Option<Fact>,
    },
    /// Search: every reply of the opponent has an answer.
    Refutation {
        /// Some replies, each with one answer.
        replies: Vec<Reply>,
        /// Number of replies in all; the list may be shorter.
        of: u64,
    },
}
