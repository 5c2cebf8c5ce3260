//! A game as whoever judges it sees it: what theory and search know, for the worker and the tests.

use crate::card::Card;
use crate::game::{Catalogued, Entry, Game};
use crate::setup::Setup;
use crate::table::{Page, Table};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::fact::Fact;
use solver::judge::{Judge, Task};
use solver::place::{self, Place};
use solver::play;
use solver::rules::Rules;
use solver::verdict::Verdict;

/// The work of judging one position.
pub type JudgeTask = Box<dyn Task<Output = Verdict>>;

/// A game of the catalogue, as whoever judges it sees it.
pub trait Judged: Sync {
    /// The card.
    fn card(&self) -> &'static Card;
    /// The code of the start for these settings.
    fn start(&self, setup: &Setup) -> String;
    /// A position with its rules, their types hidden.
    fn place(&self, setup: &Setup, at: &str) -> Result<Box<dyn Place>, CodeError>;
    /// A random start from a seed.
    fn random(&self, setup: &Setup, seed: u64) -> String;
    /// Tables for the page.
    fn tables(&self, setup: &Setup) -> Vec<Table>;
    /// The number that chooses what the last tables show.
    fn page(&self) -> Option<Page>;
    /// Those tables; the number is within the page's range.
    fn paged(&self, setup: &Setup, number: u64) -> Vec<Table>;
}

/// Compiled once for all games.
impl dyn Judged + '_ {
    /// The task of judging a position.
    pub fn judge(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError> {
        Ok(Box::new(Judge::of(self.place(setup, at)?)))
    }

    /// What theory sees in a position.
    pub fn fact(&self, setup: &Setup, at: &str) -> Result<Option<Fact>, CodeError> {
        Ok(self.place(setup, at)?.fact())
    }
}

impl<C: Catalogued> Judged for Entry<C> {
    fn card(&self) -> &'static Card {
        Game::card(self)
    }

    fn start(&self, setup: &Setup) -> String {
        let rules = C::rules(setup);
        rules.write(&C::start(&rules))
    }

    fn place(&self, setup: &Setup, at: &str) -> Result<Box<dyn Place>, CodeError> {
        let rules = C::rules(setup);
        let at = rules.read(code::bounded(at)?)?;
        Ok(place::place(rules, at))
    }

    fn random(&self, setup: &Setup, seed: u64) -> String {
        let rules = C::rules(setup);
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut roll = |below: u64| dice.u64(0..below.max(1));
        rules.write(&rules.random(&mut roll))
    }

    fn tables(&self, setup: &Setup) -> Vec<Table> {
        C::tables(&C::rules(setup))
    }

    fn page(&self) -> Option<Page> {
        C::PAGE
    }

    fn paged(&self, setup: &Setup, number: u64) -> Vec<Table> {
        C::paged(&C::rules(setup), number)
    }
}

/// A start is dealt anew so many times until it is worth playing.
const DEALS: u64 = 40;

/// A random start from a seed that the first player wins (`first`) or loses, as far as theory tells.
///
/// Starts with fewer than three moves are passed over where there are others.
pub fn deal(game: &dyn Judged, setup: &Setup, seed: u64, first: bool) -> String {
    let mut fallback = None;
    for attempt in 0..DEALS {
        let start = game.random(setup, seed.wrapping_add(attempt * 7919));
        let Ok(place) = game.place(setup, &start) else { continue };
        if play::count(&place.spans()) < 3 {
            continue;
        }
        match place.fact() {
            Some(fact) if fact.mover_wins() == Some(first) => return start,
            Some(_) => fallback = fallback.or(Some(start)),
            None => return start,
        }
    }
    fallback.unwrap_or_else(|| game.start(setup))
}
