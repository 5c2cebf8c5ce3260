//! Why numbers are won: opposites and one side of zero, whole numbers as free moves, and the sum of values.

use super::fraction::{Fraction, told};
use super::{FractionGame, Numbers, words};
use crate::table::sign;
use crate::theory::partizan::{Stuck, side};
use crate::theory::share;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Cell, Figure};
use solver::play::{Move, Outcome};
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::{self, Rules as _};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The sum of the values, in parts of a unit.
fn sum(at: &Numbers) -> i64 {
    at.all.iter().map(|number| number.value()).sum()
}

/// True if a player has won who moves second on this sum.
fn holds(sum: i64, player: usize) -> bool {
    if player == 0 { sum >= 0 } else { sum <= 0 }
}

impl Theory for FractionGame {
    fn claim(&self, at: &Numbers) -> Option<Claim> {
        let total = sum(at);
        let outcome = match total {
            0 => Outcome::P,
            _ => Outcome::of_partizan(total > 0, total < 0),
        };
        let wins = |mv: &Move| holds(sum(&self.play(at, mv)), at.turn);
        Some(Claim {
            outcome,
            grundy: None,
            winning: rules::moves(self, at, usize::MAX).into_iter().filter(wins).collect(),
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Numbers) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            let turn = side(at.turn);
            return Some(share(Stuck {
                told: words::stuck(turn),
                left: words::leaves_stuck(turn),
            }));
        }
        Some(match (Cancel::of(at), FreeMoves::of(at)) {
            (Some(cancel), _) => share(cancel),
            (None, Some(free)) => share(free),
            (None, None) => share(Values { all: at.all.clone(), turn: at.turn }),
        })
    }

    /// Goes as far as it can with the first number that it can change.
    fn naive(&self, at: &Numbers) -> Option<Move> {
        let range = *rules::ranges(self, at).first()?;
        Some(Move::one(range.place, range.high))
    }
}

/// Numbers that cancel in pairs, and others that lie on one side of zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancel {
    /// How many pairs there are.
    pub pairs: usize,
    /// The player for whom the other numbers are good: 0 if they are positive, 1 if they are negative, none if there
    /// are none.
    pub good: Option<usize>,
    /// Whose turn it is.
    pub turn: usize,
}

impl Cancel {
    /// Apart from zeros and pairs of opposites, all numbers are on one side; `None` if they are not.
    pub fn of(at: &Numbers) -> Option<Cancel> {
        let (mut rest, mut pairs): (Vec<Fraction>, usize) = (Vec::new(), 0);
        for number in at.all.iter().filter(|number| number.top != 0) {
            match rest.iter().position(|other| *other == number.opposite()) {
                Some(partner) => {
                    rest.swap_remove(partner);
                    pairs += 1;
                }
                None => rest.push(*number),
            }
        }
        let good = match (rest.iter().any(|n| n.top > 0), rest.iter().any(|n| n.top < 0)) {
            (true, true) => return None,
            (true, false) => Some(0),
            (false, true) => Some(1),
            (false, false) => None,
        };
        Some(Cancel { pairs, good, turn: at.turn })
    }

    /// The word by which messages choose.
    fn form(self) -> &'static str {
        match (self.pairs, self.good) {
            (_, None) => "pairs",
            (0, Some(0)) => "positive",
            (0, Some(_)) => "negative",
            (_, Some(0)) => "pairs-positive",
            (_, Some(_)) => "pairs-negative",
        }
    }
}

impl Explanation for Cancel {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.good == Some(self.turn))
    }

    fn summary(&self) -> Message {
        words::cancel(self.form())
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_cancel_loses(self.form())
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::cancel_wins(self.form())
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Undo { paired: self.pairs > 0, sided: self.good.is_some() })
    }
}

/// Answer in the partner with the opposite sign, and turn into 0 what has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// True if there are pairs.
    pub paired: bool,
    /// True if there are numbers without a partner.
    pub sided: bool,
}

impl How for Undo {
    fn sentence(&self) -> Message {
        match (self.paired, self.sided) {
            (true, true) => words::undo_both(),
            (true, false) => words::undo_pair(),
            (false, _) => words::undo_zero(),
        }
    }

    /// After the answer pairs cancel, and nothing else is good for the player who moves then.
    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = &typed::<FractionGame>(exchange.after).at;
        Cancel::of(after).is_some_and(|left| left.good != Some(after.turn))
    }
}

/// Whole numbers: each is so many moves that only its owner has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeMoves {
    /// The free moves of Left, and of Right.
    pub each: [u64; 2],
    /// Whose turn it is.
    pub turn: usize,
}

impl FreeMoves {
    /// If all numbers are whole, what they are worth.
    pub fn of(at: &Numbers) -> Option<FreeMoves> {
        let free = |sign: i64| {
            let own = at.all.iter().map(|number| number.top * sign).filter(|top| *top > 0);
            own.sum::<i64>() as u64
        };
        let whole = at.all.iter().all(|number| number.is_whole());
        whole.then(|| FreeMoves { each: [free(1), free(-1)], turn: at.turn })
    }
}

impl Explanation for FreeMoves {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.each[self.turn] > self.each[1 - self.turn])
    }

    fn summary(&self) -> Message {
        words::free_moves(self.each[0], self.each[1], side(self.turn))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::free_moves_win(self.each[1 - self.turn], self.each[self.turn])
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(OneByOne)
    }
}

/// Go one step at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneByOne;

impl How for OneByOne {
    fn sentence(&self) -> Message {
        words::one_by_one()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let between = &typed::<FractionGame>(exchange.between);
        let place = exchange.answer.first().place as usize;
        let to = typed::<FractionGame>(exchange.after).at.all[place];
        (between.at.all[place].top - to.top).abs() == 1
    }
}

/// The numbers with their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The numbers.
    pub all: Vec<Fraction>,
    /// Whose turn it is.
    pub turn: usize,
}

impl Values {
    fn sum(&self) -> i64 {
        self.all.iter().map(|number| number.value()).sum()
    }

    /// The sum in figures, and its sign as the word by which messages choose.
    fn told(&self) -> (Message, &'static str) {
        let word = match self.sum() {
            0 => "zero",
            sum if sum > 0 => "positive",
            _ => "negative",
        };
        (sign(told(self.sum())), word)
    }
}

impl Explanation for Values {
    fn mover_wins(&self) -> Option<bool> {
        Some(!holds(self.sum(), 1 - self.turn))
    }

    fn summary(&self) -> Message {
        let (sum, word) = self.told();
        words::values_add_up(sum, word)
    }

    fn why_lost(&self, _: bool) -> Message {
        let (sum, word) = self.told();
        words::why_values_lose(sum, word)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::values_win(self.told().0, side(1 - self.turn))
    }

    /// Each number with its value, and the sum.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let value = |number: &Fraction| Cell::plain(told(number.value()));
        let sum = Cell { text: self.told().0, boxed: true, marked: false };
        let cells = self.all.iter().map(value).chain([sum]).collect();
        Figure::Strip { cells, caption: words::values_and_sum(Numbers::told_of(&self.all)) }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(KeepSum { player: 1 - self.turn })
    }
}

/// Leave a sum of values that is not on the opponent's side of zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeepSum {
    /// The winner: 0 for Left, 1 for Right.
    pub player: usize,
}

impl How for KeepSum {
    fn sentence(&self) -> Message {
        words::keep_sum(side(self.player))
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        holds(sum(&typed::<FractionGame>(exchange.after).at), self.player)
    }
}
