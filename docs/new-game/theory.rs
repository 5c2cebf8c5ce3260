//! Why a row is won: leave a multiple of three.

use super::{RowOfCounters, words};
use crate::theory::{over, share};
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::play::{Move, Outcome};
use solver::recipe::{Exchange, How, Recipe};
use solver::rules::moves;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

impl Theory for RowOfCounters {
    fn claim(&self, row: &u64) -> Option<Claim> {
        let leaves_threes = |mv: &Move| (row - mv.first().amount).is_multiple_of(3);
        let mut winning = moves(self, row, usize::MAX);
        winning.retain(leaves_threes);
        Some(Claim {
            outcome: Outcome::of_mover_winning(row % 3 != 0),
            grundy: Some(row % 3),
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, row: &u64) -> Option<SharedExplanation> {
        if *row == 0 { over() } else { Some(share(Threes { row: *row })) }
    }
}

/// What a row is worth: whether it consists of whole threes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Threes {
    row: u64,
}

impl Explanation for Threes {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.row % 3 != 0)
    }

    fn summary(&self) -> Message {
        match self.row % 3 {
            0 => words::whole_threes(self.row),
            rest => words::rest_of_threes(self.row, rest),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::leaves_threes(self.row)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(FillUp)
    }
}

/// With each answer, three counters have gone.
#[derive(Debug)]
struct FillUp;

impl How for FillUp {
    fn sentence(&self) -> Message {
        words::fill_up()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        exchange.reply.first().amount + exchange.answer.first().amount == 3
    }
}
