//! Answers that are more than a yes or no: tables, rules, numbers that come next, and positions that are set up.

use super::{Cell, Kind, Standing, Step, Unfit};
use crate::Session;
use crate::rule::Rule;
use crate::spread::{self, FAR, sizes};
use alloc::vec::Vec;

impl Step {
    /// The two sizes of each position of a plane, by its number; empty if the step asks about no plane.
    ///
    /// ```
    /// use session::step::{Kind, Step};
    /// let plane = Step::open("nim", Kind::Mark, &["at=2.5.2", "at=1.5.1"]).expect("it is a position of Nim");
    /// assert_eq!(plane.plane(), [(2, [1, 1]), (3, [1, 2]), (4, [2, 1]), (5, [2, 2])]);
    /// let row = Step::open("nim", Kind::Mark, &["at=2.5", "at=1.5"]).expect("it is a position of Nim");
    /// assert!(row.plane().is_empty());
    /// ```
    pub fn plane(&self) -> Vec<(usize, [u64; 2])> {
        if self.kind != Kind::Mark || self.given != 2 {
            return Vec::new();
        }
        let [x, y] = spread::apart(&self.cells[0].asked, &self.cells[1].asked)[..] else {
            return Vec::new();
        };
        let both = |cell: &Cell| {
            let sizes = sizes(&cell.asked);
            [sizes[x], sizes[y]]
        };
        (self.given..).zip(self.answers()).map(|(index, cell)| (index, both(cell))).collect()
    }

    /// The learner says of all positions of which nothing was said that the player to move wins.
    ///
    /// ```
    /// use session::step::{Kind, Step};
    /// let mut row = Step::open("one-pile", Kind::Mark, &["at=3", "at=4", "at=5"]).expect("these are piles");
    /// row.say(1, false);
    /// row.say_others_win();
    /// let said = |index| row.cell(index).expect("there are three").1;
    /// assert_eq!([said(0), said(1), said(2)], [Some(true), Some(false), Some(true)]);
    /// ```
    pub fn say_others_win(&mut self) {
        for cell in &mut self.cells[self.given..] {
            cell.said = cell.said.or(Some(true));
        }
    }

    /// How many positions are given, and not asked about: the first ones.
    pub fn given(&self) -> usize {
        self.given
    }

    /// True if something was said of the positions that are asked about.
    pub fn stated(&self) -> bool {
        self.answers().iter().any(|cell| cell.said.is_some())
    }

    /// The first position of which something wrong is known to be said.
    pub fn wrong(&self) -> Option<usize> {
        (self.given..self.cells.len()).find(|index| self.standing_of(*index) == Standing::Wrong)
    }

    /// The learner states a rule for all positions that are asked about.
    ///
    /// ```
    /// use session::rule::{Rule, Shape};
    /// use session::running::answered;
    /// use session::step::{Kind, Standing, Step};
    /// let mut step = Step::open("one-pile", Kind::Rule, &["at=24", "at=1"]).expect("these are piles");
    /// assert_eq!((step.given(), step.len(), step.stated()), (2, 26, false));
    /// let mut judged = |modulus| {
    ///     step.state(&Rule { modulus, ..Rule::new(Shape::Remainder) });
    ///     while let Some(job) = step.want() {
    ///         step.learn(&answered(&job).expect("it can be judged"));
    ///     }
    ///     step.clone()
    /// };
    /// // With multiples of three, the pile of 3 is the first of which something wrong is said.
    /// let threes = judged(3);
    /// let wrong = threes.wrong().expect("there is a counter-example");
    /// assert_eq!(threes.cell(wrong).expect("it is one of them").0.at(), "3");
    /// assert_eq!(judged(4).standing(), Standing::Right);
    /// ```
    pub fn state(&mut self, rule: &Rule) {
        for cell in &mut self.cells[self.given..] {
            cell.said = Some(!rule.loses(&sizes(&cell.asked)));
        }
    }

    /// The last position that is given for a [`Kind::Next`], and the place of its size that grows.
    fn last_given(&self) -> Option<(&Session, usize)> {
        let given: Vec<&Session> =
            self.cells[..self.given].iter().map(|cell| &cell.asked).collect();
        given.last().copied().zip(spread::growing(&given))
    }

    /// Between which numbers the next one of a [`Kind::Next`] is looked for.
    pub fn next_between(&self) -> (u64, u64) {
        let last = self.last_given().map_or(0, |(last, place)| sizes(last)[place]);
        (last + 1, last + FAR)
    }

    /// The learner says that the position with this size is the next lost one.
    ///
    /// # Errors
    ///
    /// Between which numbers it may be; then nothing was said.
    ///
    /// ```
    /// use session::running::answered;
    /// use session::step::{Kind, Standing, Step, Unfit};
    /// let mut step = Step::open("one-pile", Kind::Next, &["at=4", "at=8"]).expect("these are piles");
    /// assert_eq!(step.next_between(), (9, 48));
    /// assert_eq!(step.guess(8), Err(Unfit::Outside(9, 48)));
    /// for (guess, standing) in [(11, Standing::Wrong), (16, Standing::Wrong), (12, Standing::Right)] {
    ///     assert_eq!(step.guess(guess), Ok(()));
    ///     while let Some(job) = step.want() {
    ///         step.learn(&answered(&job).expect("it can be judged"));
    ///     }
    ///     assert_eq!(step.standing(), standing, "{guess}");
    /// }
    /// ```
    pub fn guess(&mut self, size: u64) -> Result<(), Unfit> {
        let (least, most) = self.next_between();
        if !(least..=most).contains(&size) {
            return Err(Unfit::Outside(least, most));
        }
        let Some((last, place)) = self.last_given() else { return Err(Unfit::Over) };
        let mut tried: Vec<Cell> =
            spread::behind(last, place, size).into_iter().map(Cell::new).collect();
        for cell in &mut tried {
            cell.said = Some(sizes(&cell.asked)[place] != size);
        }
        if !tried.iter().any(|cell| cell.said == Some(false)) {
            return Err(Unfit::Over);
        }
        self.cells.truncate(self.given);
        self.cells.append(&mut tried);
        Ok(())
    }

    /// The learner says that the start of a session, which was set up, is lost for the player to move.
    ///
    /// # Errors
    ///
    /// Why it is no answer to this step; then nothing was said.
    ///
    /// ```
    /// use session::running::answered;
    /// use session::step::{Kind, Standing, Step, Unfit};
    /// use session::{Session, link::link};
    /// let mut step = Step::open("nim", Kind::Build, &["at=1.2.4", "at=1.2.3"]).expect("it is a position of Nim");
    /// let made = |at: &str| Session::open(&link(&format!("nim?at={at}"))).expect("there is Nim").0;
    /// assert_eq!(step.build(&made("3.3")), Err(Unfit::Parts(3)));
    /// assert_eq!(step.build(&made("0.3.3")), Err(Unfit::Parts(3)));
    /// assert_eq!(step.build(&made("3.2.1")), Err(Unfit::Listed));
    /// for (at, standing) in [("1.4.4", Standing::Wrong), ("2.4.6", Standing::Right)] {
    ///     assert_eq!(step.build(&made(at)), Ok(()));
    ///     while let Some(job) = step.want() {
    ///         step.learn(&answered(&job).expect("it can be judged"));
    ///     }
    ///     assert_eq!(step.standing(), standing);
    /// }
    /// // A wrong one is played out: the machine begins, and wins.
    /// assert!(step.proof(0).expect("something was said").machine_to_move());
    /// ```
    pub fn build(&mut self, session: &Session) -> Result<(), Unfit> {
        let sorted = |session: &Session| {
            let mut sizes = sizes(session);
            sizes.sort_unstable();
            sizes
        };
        let (made, first) = (sorted(session), sorted(&self.cells[0].asked));
        if made.len() != first.len() || made.contains(&0) {
            return Err(Unfit::Parts(first.len()));
        }
        if self.cells[1..].iter().any(|cell| sorted(&cell.asked) == made) {
            return Err(Unfit::Listed);
        }
        let asked = session.unplayed();
        if asked.over() {
            return Err(Unfit::Over);
        }
        self.cells[0] = Cell { said: Some(false), ..Cell::new(asked) };
        Ok(())
    }
}
