//! A game as whoever judges it sees it: what theory and search know, for the worker and the tests.

use crate::card::Field;
use crate::game::{Catalogued, Entry, Folder};
use crate::setup::Setup;
use crate::table::{Page, Table};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::judge::{Judge, Task};
use solver::place::{self, Place};
use solver::rules::Rules;
use solver::verdict::Verdict;

/// The work of judging one position.
pub type JudgeTask = Box<dyn Task<Output = Verdict>>;

/// A game of the catalogue, as whoever judges it sees it.
pub trait Judged: Sync {
    /// Name in addresses.
    fn id(&self) -> &'static str;
    /// Settings, in the order of the form.
    fn fields(&self) -> &'static [Field];
    /// The rules for these settings.
    fn theory(&self, setup: &Setup) -> Box<dyn Theory>;
}

/// Rules for one choice of settings with what theory knows, their type hidden.
pub trait Theory {
    /// The code of the start.
    fn start(&self) -> String;
    /// A position with its rules, their types hidden.
    fn place(&self, at: &str) -> Result<Box<dyn Place>, CodeError>;
    /// A random start; `roll(n)` gives a number below n.
    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> String;
    /// Tables for the page.
    fn tables(&self) -> Vec<Table>;
    /// The number that chooses what the last tables show.
    fn page(&self) -> Option<Page>;
    /// Those tables; the number is within the page's range.
    fn paged(&self, number: u64) -> Vec<Table>;
}

/// Compiled once for all games.
impl dyn Judged + '_ {
    /// The code of the start for these settings.
    pub fn start(&self, setup: &Setup) -> String {
        self.theory(setup).start()
    }

    /// A position with its rules, their types hidden.
    pub fn place(&self, setup: &Setup, at: &str) -> Result<Box<dyn Place>, CodeError> {
        self.theory(setup).place(code::bounded(at)?)
    }

    /// A random start from a seed.
    pub fn random(&self, setup: &Setup, seed: u64) -> String {
        let mut dice = fastrand::Rng::with_seed(seed);
        self.theory(setup).random(&mut |below| dice.u64(0..below.max(1)))
    }

    /// Tables for the page.
    pub fn tables(&self, setup: &Setup) -> Vec<Table> {
        self.theory(setup).tables()
    }

    /// The number that chooses what the last tables show.
    pub fn page(&self, setup: &Setup) -> Option<Page> {
        self.theory(setup).page()
    }

    /// Those tables; the number is within the page's range.
    pub fn paged(&self, setup: &Setup, number: u64) -> Vec<Table> {
        self.theory(setup).paged(number)
    }

    /// The task of judging a position.
    pub fn judge(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError> {
        Ok(Box::new(Judge::of(self.place(setup, at)?)))
    }

    /// What theory sees in a position.
    pub fn explanation(
        &self,
        setup: &Setup,
        at: &str,
    ) -> Result<Option<SharedExplanation>, CodeError> {
        Ok(self.place(setup, at)?.explanation())
    }
}

impl<C: Catalogued> Entry<C> {
    /// Tables for the page.
    pub fn tables(&self, setup: &Setup) -> Vec<Table> {
        C::tables(&C::rules(setup))
    }
}

impl<C: Catalogued> Judged for Entry<C> {
    fn id(&self) -> &'static str {
        const { C::CARD.id }
    }

    fn fields(&self) -> &'static [Field] {
        const { C::CARD.fields }
    }

    fn theory(&self, setup: &Setup) -> Box<dyn Theory> {
        Box::new(Folder::<C>::of(setup))
    }
}

impl<C: Catalogued> Theory for Folder<C> {
    fn start(&self) -> String {
        self.0.write(&self.first())
    }

    fn place(&self, at: &str) -> Result<Box<dyn Place>, CodeError> {
        Ok(place::of(&self.0, self.position(at)?))
    }

    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> String {
        self.0.write(&self.0.random(roll))
    }

    fn tables(&self) -> Vec<Table> {
        C::tables(&self.0)
    }

    fn page(&self) -> Option<Page> {
        C::PAGE
    }

    fn paged(&self, number: u64) -> Vec<Table> {
        C::paged(&self.0, number)
    }
}
