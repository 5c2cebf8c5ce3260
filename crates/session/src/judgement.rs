//! A verdict as the page shows it: outcome, moves, and the reasons in words and pictures.

use crate::say::Names;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::Html;
use serde::{Deserialize, Serialize};
use solver::annotation::Annotation;
use solver::play::{Move, Outcome};
use solver::verdict::Known;

/// Something explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rendered {
    /// In words; see [`Message::nothing`].
    pub words: Message,
    /// As HTML; empty if the words are enough.
    pub picture: Html,
}

impl Default for Rendered {
    fn default() -> Rendered {
        Rendered { words: Message::nothing(), picture: Html::default() }
    }
}

impl Rendered {
    /// The same with the names of the players in it.
    pub fn named(&self, names: &Names) -> Rendered {
        Rendered { words: names.fill(&self.words), picture: names.fill_html(&self.picture) }
    }
}

/// All that is known about one position; see [`solver::verdict::Verdict`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// Who wins; `None` exactly if `known` is [`Known::GaveUp`].
    pub outcome: Option<Outcome>,
    /// Grundy value in normal play, if known.
    pub grundy: Option<u64>,
    /// All winning moves, ascending, or some of them if `more` is true.
    pub winning: Vec<Move>,
    /// True if moves that are not in `winning` may win as well.
    pub more: bool,
    /// Moves until the end under best play; `None` if unknown.
    pub distance: Option<u64>,
    /// Moves of best play, which keep `distance`.
    pub best: Vec<Move>,
    /// What to play in a lost or undecided position where `best` is empty.
    pub practical: Vec<Move>,
    /// The move of a learner's plausible rule.
    pub naive: Option<Move>,
    /// Facts from theory for the board.
    pub annotation: Annotation,
    /// In a game of points the final margin of the player who makes each legal move, ascending by moves;
    /// otherwise empty.
    pub margins: Vec<i64>,
    /// The reason why the position is lost or cannot be solved.
    pub seen: Rendered,
    /// Why each of the winning moves wins, in order; the list may be shorter.
    pub reasons: Vec<Rendered>,
    /// How the verdict is known.
    pub known: Known,
}

impl Judgement {
    /// The judgement if no verdict could be found, so that play goes on.
    ///
    /// ```
    /// let nothing = session::judgement::Judgement::unknown();
    /// assert!(nothing.outcome.is_none() && nothing.winning.is_empty() && !nothing.known.longer());
    /// ```
    pub fn unknown() -> Judgement {
        Judgement {
            outcome: None,
            grundy: None,
            winning: Vec::new(),
            more: false,
            distance: None,
            best: Vec::new(),
            practical: Vec::new(),
            naive: None,
            annotation: Annotation::None,
            margins: Vec::new(),
            seen: Rendered::default(),
            reasons: Vec::new(),
            known: Known::GaveUp { positions: 0, longer: false, published: None },
        }
    }
}
