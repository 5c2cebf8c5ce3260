//! The end of misère play where the numbers of a game are heaps of Nim: at most one of them is more than 1.

use alloc::vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::Recipe;

/// What a game says of this end.
#[derive(Clone, Copy, Debug)]
pub struct Sentences {
    /// One number is more than 1: that number, and how many are 1.
    pub one_far: fn(u64, u64) -> Message,
    /// No number is more than 1: how many are 1.
    pub ones_left: fn(u64) -> Message,
    /// Why it wins to leave so many numbers of 1, and none of more.
    pub ones_win: fn(u64) -> Message,
    /// What the numbers are that are left, above their picture.
    pub caption: fn() -> Message,
}

/// The end of misère play (Bouton 1902).
#[derive(Clone, Copy, Debug)]
pub struct Ones {
    /// How many numbers are 1.
    pub ones: u64,
    /// The number that is more, if there is one.
    pub far: Option<u64>,
    /// What is said of it.
    pub sentences: &'static Sentences,
}

impl Ones {
    /// The end of misère play, if it has come.
    ///
    /// ```
    /// use games::theory::ones::{Ones, Sentences};
    /// use messages::Message;
    /// static SENTENCES: Sentences = Sentences {
    ///     one_far: |_, _| Message::nothing(),
    ///     ones_left: |_| Message::nothing(),
    ///     ones_win: |_| Message::nothing(),
    ///     caption: Message::nothing,
    /// };
    /// let end = Ones::of(&[1, 0, 5, 1], &SENTENCES).expect("only 5 is more than 1");
    /// assert_eq!((end.ones, end.far, end.wins()), (2, Some(5), true));
    /// assert!(Ones::of(&[2, 3], &SENTENCES).is_none());
    /// ```
    pub fn of(numbers: &[u64], sentences: &'static Sentences) -> Option<Ones> {
        let mut more = numbers.iter().copied().filter(|number| *number > 1);
        let (far, second) = (more.next(), more.next());
        let ones = numbers.iter().filter(|number| **number == 1).count() as u64;
        second.is_none().then_some(Ones { ones, far, sentences })
    }

    /// True if the player to move wins.
    pub fn wins(&self) -> bool {
        self.far.is_some() || self.ones.is_multiple_of(2)
    }
}

impl Explanation for Ones {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.wins())
    }

    fn summary(&self) -> Message {
        match self.far {
            Some(far) => (self.sentences.one_far)(far, self.ones),
            None => (self.sentences.ones_left)(self.ones),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        (self.sentences.ones_win)(self.ones)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells = vec![Cell::plain(1); self.ones as usize];
        cells.extend(self.far.map(|far| Cell { marked: true, ..Cell::plain(far) }));
        Figure::Strip { cells, caption: (self.sentences.caption)() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
