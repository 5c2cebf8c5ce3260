//! Why boards are won: sure moves against all moves of the other player, and parts in twins.

use super::places::{self, in_twins, most, sure};
use super::{Board, Domineering, words};
use crate::cells::Cells;
use crate::cells::mask::mask;
use crate::theory::partizan::{Stuck, side};
use crate::theory::share;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Cell, Figure};
use solver::play::Outcome;
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::{self, Node};
use solver::theory::Theory;

impl Theory for Domineering {
    fn explanation(&self, at: &Board) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            let turn = side(at.turn);
            return Some(share(Stuck {
                told: words::stuck(turn),
                left: words::leaves_stuck(turn),
            }));
        }
        let twins = || in_twins(mask(&at.squares)).then(|| share(Twins));
        Reserve::of(at).map(share).or_else(twins)
    }
}

/// True if the player to move wins at this node, by plain recursion.
fn wins(node: &Node, known: &mut BTreeMap<Node, bool>) -> bool {
    if let Some(wins) = known.get(node) {
        return *wins;
    }
    let mut options = Vec::new();
    places::options(node, &mut options);
    let found = options.iter().any(|option| !wins(option, known));
    known.insert(node.clone(), found);
    found
}

/// The outcomes of all empty boards up to so many rows and columns.
pub(super) fn outcomes((rows, columns): (u32, u32)) -> Vec<Vec<Outcome>> {
    let mut known = BTreeMap::new();
    let mut outcome = |rows, columns| {
        let free = mask(&Cells::new(rows, columns, |_, _| true));
        let [left, right] = [0, 1].map(|turn| wins(&places::node(free, turn), &mut known));
        Outcome::of_partizan(left, right)
    };
    (1..=rows).map(|row| (1..=columns).map(|column| outcome(row, column)).collect()).collect()
}

/// A player has enough moves that the other cannot spoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// The player who wins by them.
    pub winner: usize,
    /// The sure moves of that player.
    pub sure: u64,
    /// The most moves that the other can make.
    pub most: u64,
    /// Whose turn it is.
    pub turn: usize,
}

impl Reserve {
    /// The player whose sure moves are enough, if there is one: as many as the other can make at most, and one more
    /// for the player to move.
    pub fn of(at: &Board) -> Option<Reserve> {
        let free = mask(&at.squares);
        let of = |winner: usize| {
            let (sure, most) = (sure(free, winner), most(free, 1 - winner));
            Reserve { winner, sure, most, turn: at.turn }
        };
        [0, 1]
            .map(of)
            .into_iter()
            .find(|reserve| reserve.sure >= reserve.most + u64::from(reserve.winner == at.turn))
    }
}

impl Explanation for Reserve {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.winner == self.turn)
    }

    fn summary(&self) -> Message {
        words::reserve(self.sure, self.most, side(self.winner))
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_reserve_loses(self.sure, self.most)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::reserve_wins(self.sure, self.most)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let cells = vec![Cell::plain(self.sure), Cell::plain("≥"), Cell::plain(self.most)];
        Figure::Strip { cells, caption: words::reserve_figure(side(self.winner)) }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(SureMoves)
    }
}

/// Answer each move by a sure one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SureMoves;

impl How for SureMoves {
    fn sentence(&self) -> Message {
        words::sure_again()
    }

    /// The sure moves of the winner become one fewer at most, and still are as many as all moves of the other.
    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = &typed::<Domineering>(exchange.after).at;
        let (free, winner) = (mask(&after.squares), 1 - after.turn);
        sure(free, winner) >= most(free, after.turn)
    }
}

/// The parts come in pairs, each the other turned by a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twins;

impl Explanation for Twins {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::twins()
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_twins_lose()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::twins_win()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Turned)
    }
}

/// Answer in the twin, turned by a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned;

impl How for Turned {
    fn sentence(&self) -> Message {
        words::turned_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        in_twins(mask(&typed::<Domineering>(exchange.after).at.squares))
    }
}
