//! A game with its theory and search, for the worker and the tests.

use crate::card::Field;
use crate::game::Opener;
use crate::setup::Setup;
use crate::table::{Page, Table};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::CodeError;
use solver::erased::{ErasedPosition, ErasedTheory};
use solver::explanation::SharedExplanation;
use solver::judge::{Judge, Task};
use solver::verdict::Verdict;

/// The work of judging one position.
pub type JudgeTask = Box<dyn Task<Output = Verdict>>;

/// A game of the catalogue with its theory.
///
/// ```
/// use games::setup::Setup;
/// use solver::judge::run;
/// let nim = games::judged("nim").expect("there is Nim");
/// let setup = Setup::usual(nim.fields());
/// assert_eq!((nim.id(), nim.start(&setup).as_str()), ("nim", "3.4.5"));
/// let mut task = nim.judge(&setup, "1.2.3")?;
/// assert_eq!(run(&mut *task).grundy, Some(0));
/// assert!(nim.explanation(&setup, "1.2.3")?.is_some());
/// assert_eq!(nim.random(&setup, 7), nim.random(&setup, 7), "a seed has one start");
/// assert!(nim.judge_patiently(&setup, "x").is_err());
/// let position = nim.position(&setup, "1.2.3")?;
/// assert_eq!(position.moves(10).len(), 6);
/// let kayles = games::judged("kayles").expect("there is Kayles");
/// assert!(!kayles.tables(&Setup::usual(kayles.fields())).is_empty());
/// let page = kayles.page().expect("it has a table of throws");
/// assert_eq!(kayles.paged(&Setup::usual(kayles.fields()), page.most).len(), 1);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Debug)]
pub struct Judged {
    pub(crate) opener: Opener<dyn ErasedTheory>,
    pub(crate) tables: fn(&Setup) -> Vec<Table>,
    pub(crate) page: Option<Page>,
    pub(crate) paged: fn(&Setup, u64) -> Vec<Table>,
}

impl Judged {
    /// Name in addresses.
    pub fn id(&self) -> &'static str {
        self.opener.id()
    }

    /// Settings, in the order of the form.
    pub fn fields(&self) -> &'static [Field] {
        self.opener.fields()
    }

    /// The code of the start for these settings.
    pub fn start(&self, setup: &Setup) -> String {
        self.opener.first(setup).write()
    }

    /// A position of the game with its theory, from one without; `None` if it is of another game.
    pub(crate) fn with_theory(
        &self,
        position: &dyn ErasedPosition,
    ) -> Option<Box<dyn ErasedTheory>> {
        (self.opener.recast)(position)
    }

    /// A position with its rules, their types hidden.
    pub fn position(&self, setup: &Setup, at: &str) -> Result<Box<dyn ErasedTheory>, CodeError> {
        self.opener.read(setup, at)
    }

    /// A random start from a seed.
    pub fn random(&self, setup: &Setup, seed: u64) -> String {
        let mut dice = fastrand::Rng::with_seed(seed);
        let first = self.opener.first(setup);
        first.deal(&mut |below| dice.u64(0..below.max(1))).unwrap_or_else(|| first.write())
    }

    /// Tables for the page.
    pub fn tables(&self, setup: &Setup) -> Vec<Table> {
        (self.tables)(setup)
    }

    /// The number that chooses the content of the last tables.
    pub fn page(&self) -> Option<Page> {
        self.page
    }

    /// Those tables; the number must be within the page's range.
    pub fn paged(&self, setup: &Setup, number: u64) -> Vec<Table> {
        (self.paged)(setup, number)
    }

    /// The task of judging a position.
    pub fn judge(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError> {
        Ok(Box::new(Judge::of(self.position(setup, at)?)))
    }

    /// The same task, which may take some minutes.
    pub fn judge_patiently(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError> {
        Ok(Box::new(Judge::patient(self.position(setup, at)?)))
    }

    /// The theory that applies to a position.
    pub fn explanation(
        &self,
        setup: &Setup,
        at: &str,
    ) -> Result<Option<SharedExplanation>, CodeError> {
        Ok(self.position(setup, at)?.explanation())
    }
}
