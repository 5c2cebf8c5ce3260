//! Steps: questions about positions that a learner answers, the judge checks, and play settles.
//!
//! A text names a position and the kind of the question, and never the answer. A wrong answer is played out: the
//! learner takes the seat that would win if it were right, and the machine shows that it is not.

mod kind;
mod stated;

pub use kind::{Kind, Standing, Unfit};

use crate::Session;
use crate::link::link;
use crate::reduce::Action;
use crate::seat::{Level, Players};
use crate::spread;
use crate::state::Seating;
use crate::wire::Job;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

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
