//! Steps: questions about positions that a learner answers, the judge checks, and play settles.
//!
//! A text names a position and the kind of the question, and never the answer. A wrong answer is played out: the
//! learner takes the seat that would win if it were right, and the machine shows that it is not.

use crate::Session;
use crate::link::link;
use crate::reduce::Action;
use crate::rule::Rule;
use crate::seat::{Level, Players};
use crate::spread::{self, FAR, sizes};
use crate::state::Seating;
use crate::wire::Job;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Does the player who begins win?
    Who,
    /// Make a winning move.
    Move,
    /// Win from here against the machine at its best.
    Win,
    /// Did the last move give the win away?
    Blunder,
    /// Which positions are won for the player to move? They are a row, or a plane: all whose sizes lie between those of
    /// two positions that differ in two of them.
    Mark,
    /// Set up a position that the player to move loses, with as many parts as the first one, none of them empty, and none
    /// of the others.
    Build,
    /// Which size comes next among the lost positions? Those before it are given, and differ in one size.
    Next,
    /// State a rule for the lost positions among all whose sizes lie between those of two positions.
    Rule,
}

/// Why a position or a number is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has not this many parts, or one of them is empty.
    Parts(usize),
    /// It is one of those that do not count.
    Listed,
    /// There is no move in it.
    Over,
    /// It is not between these numbers.
    Outside(u64, u64),
}

impl Kind {
    /// All kinds with their words in the texts of the games.
    pub const ALL: [(&'static str, Kind); 8] = [
        ("who", Kind::Who),
        ("move", Kind::Move),
        ("win", Kind::Win),
        ("blunder", Kind::Blunder),
        ("mark", Kind::Mark),
        ("build", Kind::Build),
        ("next", Kind::Next),
        ("rule", Kind::Rule),
    ];

    /// The kind of a word.
    ///
    /// ```
    /// use session::step::Kind;
    /// assert_eq!([Kind::of("who"), Kind::of("guess")], [Some(Kind::Who), None]);
    /// ```
    pub fn of(word: &str) -> Option<Kind> {
        Kind::ALL.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind)
    }

    /// True if the learner answers by playing.
    ///
    /// ```
    /// use session::step::Kind;
    /// assert!(Kind::Win.played() && !Kind::Mark.played());
    /// ```
    pub fn played(self) -> bool {
        matches!(self, Kind::Move | Kind::Win)
    }
}

/// How a step, or one of its positions, stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not answered, or not known yet.
    Open,
    /// Answered wrongly.
    Wrong,
    /// Answered rightly.
    Right,
}

/// One position of a step, and what was said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cell {
    asked: Session,
    /// What the learner says: the player to move wins, or a move gave the win away.
    said: Option<bool>,
}

/// A step that is being answered.
///
/// ```
/// use session::running::answered;
/// use session::step::{Kind, Standing, Step};
/// let mut step = Step::open("nim", Kind::Who, &["at=1.1"]).expect("it is a position of Nim");
/// assert_eq!((step.session().at(), step.standing()), ("1.1", Standing::Open));
/// step.say(0, true);
/// assert_eq!(step.standing(), Standing::Open, "the judge has not spoken yet");
/// while let Some(job) = step.want() {
///     step.learn(&answered(&job).expect("it can be judged"));
/// }
/// assert_eq!(step.standing(), Standing::Wrong);
/// // The learner moves first, as somebody does who says that the first player wins.
/// let shown = step.proof(0).expect("something was said");
/// assert!(shown.open_to_touch());
/// step.say(0, false);
/// assert_eq!(step.standing(), Standing::Right);
/// assert!(step.proof(0).expect("something was said").machine_to_move());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    kind: Kind,
    cells: Vec<Cell>,
    /// How many positions are given, and not asked about.
    given: usize,
    /// How the play of a step that is played stands.
    played: Standing,
}

impl Step {
    /// A step of a game, with its positions as parts of addresses; `None` if one of them cannot be read.
    pub fn open(game: &str, kind: Kind, pairs: &[&str]) -> Option<Step> {
        let cells = pairs.iter().map(|pairs| {
            let (session, wrong) = Session::open(&link(&format!("{game}?{pairs}")))?;
            let moved = !session.line().is_empty();
            let fits = wrong.is_none() && moved == (kind == Kind::Blunder);
            fits.then_some(Cell::new(session))
        });
        let mut cells: Vec<Cell> = cells.collect::<Option<_>>()?;
        let mut given = 0;
        let fits = match kind {
            Kind::Mark => {
                if let [one, other] = cells.as_slice()
                    && spread::apart(&one.asked, &other.asked).len() == 2
                {
                    given = 2;
                    let plane = spread::between(&one.asked, &other.asked)?;
                    cells.extend(plane.into_iter().map(Cell::new));
                }
                !cells.is_empty()
            }
            Kind::Build => !cells.is_empty(),
            Kind::Next => {
                given = cells.len();
                let all: Vec<&Session> = cells.iter().map(|cell| &cell.asked).collect();
                spread::growing(&all).is_some()
            }
            Kind::Rule => {
                given = 2;
                let [one, other] = cells.as_slice() else { return None };
                let tried = spread::between(&one.asked, &other.asked)?;
                cells.extend(tried.into_iter().map(Cell::new));
                true
            }
            _ => cells.len() == 1,
        };
        fits.then_some(Step { kind, cells, given, played: Standing::Open })
    }

    /// A step about one position, with the last move if it asks about that.
    pub(crate) fn about(kind: Kind, asked: Session) -> Step {
        Step { kind, cells: vec![Cell::new(asked)], given: 0, played: Standing::Open }
    }

    /// Its kind.
    ///
    /// ```
    /// use session::step::{Kind, Standing, Step};
    /// let step = Step::open("one-pile", Kind::Mark, &["at=3", "at=4"]).expect("these are piles");
    /// assert_eq!((step.kind(), step.len()), (Kind::Mark, 2));
    /// let (asked, said) = step.cell(1).expect("there are two");
    /// assert_eq!((asked.at(), said), ("4", None));
    /// assert_eq!(step.look(0).expect("there are two").at(), "3");
    /// assert_eq!(step.standing_of(0), Standing::Open);
    /// ```
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many positions it asks about.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Never true: a step asks about something.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The position with this number, and what is said of it.
    pub fn cell(&self, index: usize) -> Option<(&Session, Option<bool>)> {
        self.cells.get(index).map(|cell| (&cell.asked, cell.said))
    }

    /// The session in which the step begins: a learner may try both sides, except where a game is to be won.
    pub fn session(&self) -> Session {
        let first = if self.kind == Kind::Next { self.given.saturating_sub(1) } else { 0 };
        let asked = &self.cells[first].asked;
        if self.kind.played() { seated(asked, asked.player(0)) } else { shared(asked) }
    }

    /// The position with this number, to look at and to try.
    pub fn look(&self, index: usize) -> Option<Session> {
        self.cells.get(index).map(|cell| shared(&cell.asked))
    }

    /// The question that should be answered now.
    pub fn want(&self) -> Option<Job> {
        // Of what is said of many positions, only the first that is wrong matters, and they are asked about in order.
        let said = !matches!(self.kind, Kind::Next | Kind::Rule)
            || self.standing() == Standing::Open && self.stated();
        self.answers().iter().filter(|_| said).find_map(|cell| cell.asked.want())
    }

    /// The positions that are asked about; those after the first of a [`Kind::Build`] only do not count.
    fn answers(&self) -> &[Cell] {
        match self.kind {
            Kind::Build => &self.cells[..1],
            _ => &self.cells[self.given..],
        }
    }

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

    /// Takes the answer to a question, which is an [`Action::Answered`]; false if it changes nothing.
    pub fn learn(&mut self, answer: &Action) -> bool {
        let mut changed = false;
        let first = self.given;
        let asked = self.answers().len();
        for cell in &mut self.cells[first..first + asked] {
            if let Some(next) = cell.asked.reduce(answer.clone()) {
                (cell.asked, changed) = (next, true);
            }
        }
        changed
    }

    /// The learner says of a position that the player to move wins, or of a move that it gave the win away.
    pub fn say(&mut self, index: usize, said: bool) {
        if let Some(cell) = self.cells.get_mut(index) {
            cell.said = Some(said);
        }
    }

    /// Forgets wrong answers.
    pub fn again(&mut self) {
        self.played = Standing::Open;
        let kind = self.kind;
        let all = matches!(kind, Kind::Next | Kind::Rule);
        for cell in
            self.cells.iter_mut().filter(|cell| all || cell.standing(kind) == Standing::Wrong)
        {
            cell.said = None;
        }
    }

    /// The game that shows whether what was said of a position is so: the learner sits where the winner sits if it is.
    pub fn proof(&self, index: usize) -> Option<Session> {
        let Cell { asked, said } = self.cells.get(index)?;
        let next = asked.player(asked.cursor());
        let winner = match self.kind {
            Kind::Blunder => {
                let mover = asked.player(asked.cursor().checked_sub(1)?);
                if (*said)? { 1 - mover } else { mover }
            }
            _ if (*said)? => next,
            _ => 1 - next,
        };
        Some(seated(asked, winner))
    }

    /// Follows the play of a step that is played.
    ///
    /// ```
    /// use session::running::all_answered;
    /// use session::step::{Kind, Standing, Step};
    /// use session::Action;
    /// let mut step = Step::open("nim", Kind::Move, &["at=2.5"]).expect("it is a position of Nim");
    /// let begun = step.session();
    /// let after = |text: &str| all_answered(begun.reduce(Action::Typed(text.into())).expect("it is legal"));
    /// step.follow(&after("2-1"));
    /// assert_eq!(step.standing(), Standing::Wrong);
    /// step.follow(&after("2-3"));
    /// assert_eq!(step.standing(), Standing::Right);
    /// ```
    pub fn follow(&mut self, session: &Session) {
        if self.kind.played() && self.concerns(session) {
            let found = match self.kind {
                Kind::Move => session.keeps(0),
                _ if session.over() => session.winner().map(|winner| winner == session.player(0)),
                _ => None,
            };
            self.played = found.map_or(Standing::Open, standing);
        }
    }

    /// True if a session is about a position of this step.
    pub fn concerns(&self, session: &Session) -> bool {
        let free = self.kind == Kind::Build;
        let same = |asked: &Session| {
            asked.game().card().id == session.game().card().id
                && asked.setup() == session.setup()
                && (free || asked.position(0) == session.position(0))
        };
        self.cells.iter().any(|cell| same(&cell.asked))
    }

    /// How what was said of one position stands.
    pub fn standing_of(&self, index: usize) -> Standing {
        self.cells.get(index).map_or(Standing::Open, |cell| cell.standing(self.kind))
    }

    /// How the step stands: wrong if anything is, right if all is.
    pub fn standing(&self) -> Standing {
        if self.kind.played() {
            return self.played;
        }
        let mut all = self.answers().iter().map(|cell| cell.standing(self.kind));
        let wrong = all.clone().any(|standing| standing == Standing::Wrong);
        if all.len() == 0 {
            return Standing::Open;
        }
        match wrong {
            true => Standing::Wrong,
            false if all.all(|standing| standing == Standing::Right) => Standing::Right,
            false => Standing::Open,
        }
    }
}

impl Cell {
    /// A position of which nothing is said yet.
    fn new(asked: Session) -> Cell {
        Cell { asked, said: None }
    }

    /// Whether what is asked about is so; `None` while it is not known.
    fn truth(&self, kind: Kind) -> Option<bool> {
        let asked = &self.asked;
        match kind {
            Kind::Blunder => asked.keeps(asked.cursor().checked_sub(1)?).map(|keeps| !keeps),
            _ => asked.wins_at(asked.cursor()),
        }
    }

    fn standing(&self, kind: Kind) -> Standing {
        match (self.said, self.truth(kind)) {
            (Some(said), Some(truth)) => standing(said == truth),
            _ => Standing::Open,
        }
    }
}

fn standing(right: bool) -> Standing {
    if right { Standing::Right } else { Standing::Wrong }
}

/// The session with this player's seat for the learner, against the machine at its best.
fn seated(asked: &Session, player: usize) -> Session {
    with(asked, if player == 0 { Players::YouFirst } else { Players::YouSecond })
}

/// The session with both seats for the learner.
fn shared(asked: &Session) -> Session {
    with(asked, Players::Two)
}

fn with(asked: &Session, players: Players) -> Session {
    let mut session = asked.clone();
    session.seating = Seating { players, level: Level::Perfect };
    session
}
