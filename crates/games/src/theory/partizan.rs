//! What games share whose players have different moves: the words for both, and the end of the game.

use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::Recipe;

/// The word by which messages choose: player 0 is Left, player 1 is Right.
pub(crate) fn side(player: usize) -> &'static str {
    if player == 0 { "left" } else { "right" }
}

/// The player to move has no move; the other may have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stuck {
    /// That this player has no move, in a sentence.
    pub(crate) told: Message,
    /// That a move leaves it so.
    pub(crate) left: Message,
}

impl Explanation for Stuck {
    fn mover_wins(&self) -> Option<bool> {
        None
    }

    fn summary(&self) -> Message {
        self.told.clone()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.left.clone()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
