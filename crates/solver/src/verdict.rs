//! What is known about a position, and how.

use crate::explanation::{Reason, SharedExplanation};
use crate::play::{Move, Outcome};
use alloc::vec::Vec;

/// Most winning moves that a closed form lists.
pub const LISTED: usize = 1000;

/// How a verdict is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Known {
    /// A closed form that holds for every size.
    Theory,
    /// The nim-sum of independent parts.
    Sum,
    /// A complete search of this many positions.
    Search {
        /// Positions visited.
        positions: u64,
    },
    /// A search of this many positions that was made in advance, with a list of results kept.
    Prepared {
        /// Positions visited then.
        positions: u64,
    },
    /// Not known: the search stopped at its limit.
    GaveUp {
        /// Positions visited when it stopped.
        positions: u64,
        /// True if a patient judge may find the verdict; see
        /// [`Judge::patient`](crate::judge::Judge::patient).
        longer: bool,
        /// The outcome that the literature gives, if it has one.
        published: Option<Outcome>,
    },
}

impl Known {
    /// How it is known, in a word or two, for programs.
    ///
    /// ```
    /// use solver::verdict::Known;
    /// let known = Known::Search { positions: 12 };
    /// assert_eq!((known.word(), known.positions()), ("search", Some(12)));
    /// assert!(!known.longer() && Known::GaveUp { positions: 0, longer: true, published: None }.longer());
    /// ```
    pub fn word(self) -> &'static str {
        match self {
            Known::Theory => "theory",
            Known::Sum => "nim-sum",
            Known::Search { .. } | Known::Prepared { .. } => "search",
            Known::GaveUp { .. } => "gave up",
        }
    }

    /// True if nothing is known, but a search of some minutes may find more.
    pub fn longer(self) -> bool {
        matches!(self, Known::GaveUp { longer: true, .. })
    }

    /// The outcome that the literature gives where nothing is known here.
    ///
    /// ```
    /// use solver::{play::Outcome, verdict::Known};
    /// let given_up = Known::GaveUp { positions: 0, longer: false, published: Some(Outcome::D) };
    /// assert_eq!((given_up.published(), Known::Theory.published()), (Some(Outcome::D), None));
    /// ```
    pub fn published(self) -> Option<Outcome> {
        match self {
            Known::GaveUp { published, .. } => published,
            _ => None,
        }
    }

    /// The positions that a search has visited, if there was one.
    pub fn positions(self) -> Option<u64> {
        match self {
            Known::Theory | Known::Sum => None,
            Known::Search { positions }
            | Known::Prepared { positions }
            | Known::GaveUp { positions, .. } => Some(positions),
        }
    }
}

/// All that is known about one position.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Who wins; `None` exactly if `known` is [`Known::GaveUp`].
    pub outcome: Option<Outcome>,
    /// Grundy value in normal play, if known.
    pub grundy: Option<u64>,
    /// All winning moves, ascending, or those that theory finds, at most [`LISTED`]; empty in a
    /// P-position.
    pub winning: Vec<Move>,
    /// True if moves that `winning` does not list may win as well: the list is cut, or the others are undecided.
    pub more: bool,
    /// Moves until the end when the winner hurries and the loser delays; `None` if unknown.
    pub distance: Option<u64>,
    /// Moves of best play, which keep `distance`; empty if that is unknown or the game is over.
    pub best: Vec<Move>,
    /// Where `best` is empty in a lost or undecided position: the moves that win at once, otherwise those after
    /// which the opponent cannot, and of these the ones with the fewest winning replies, as far as they are
    /// known. Ascending.
    pub practical: Vec<Move>,
    /// The explanation of the position.
    pub explanation: Option<SharedExplanation>,
    /// Why each of the winning moves wins, in order; the list may be shorter, and a reason is `None` if
    /// neither theory nor search gives one.
    pub reasons: Vec<Option<Reason>>,
    /// The move of a plausible rule of thumb; `None` if the game is over.
    pub naive: Option<Move>,
    /// In a game of points every legal move, ascending, with the final margin of the player who makes it
    /// under best play; otherwise empty.
    pub margins: Vec<(Move, i64)>,
    /// How the verdict is known.
    pub known: Known,
}

/// The claim of a closed form or of a sum about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who wins.
    pub outcome: Outcome,
    /// Grundy value in normal play, if known.
    pub grundy: Option<u64>,
    /// All winning moves, ascending, or one more than [`LISTED`] if there are more.
    pub winning: Vec<Move>,
    /// True if some moves that `winning` does not list are undecided.
    pub more: bool,
    /// Moves until the end under best play, if theory knows.
    pub distance: Option<u64>,
    /// [`Known::Theory`] or [`Known::Sum`], or [`Known::Search`] of smaller positions one by one.
    pub known: Known,
}
