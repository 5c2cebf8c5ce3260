//! Practice: one question after the other about positions of random games, from easy to hard, with a streak.
//!
//! A start is dealt, a random game is played from it, and a position near its end is asked about. Each right answer in
//! a row goes one move further back from the end, up to the start.

use crate::Session;
use crate::choose::random;
use crate::reduce::Action;
use crate::step::{Kind, Standing, Step};
use crate::wire::Job;
use alloc::vec::Vec;
use games::game::Position;
use solver::play;

/// The kinds of questions.
const KINDS: [Kind; 3] = [Kind::Who, Kind::Move, Kind::Blunder];
/// Moves from the position of the first question to the end of its random game.
const NEAR: usize = 2;
/// Most moves of a random game.
const LONGEST: usize = 60;
/// Most starts that are dealt for one question.
const DEALS: u32 = 8;

/// Practice in one game, with its settings.
///
/// ```
/// use session::practice::Practice;
/// use session::running::answered;
/// use session::step::{Kind, Standing};
/// use session::{Session, link::link};
/// let (session, _) = Session::open(&link("nim")).expect("there is Nim");
/// let mut practice = Practice::new(&session, 7, 0);
/// let mut step = loop {
///     let job = practice.want().expect("it needs a start, and then a verdict");
///     let answer = answered(&job).expect("Nim is solved");
///     if let Some(step) = practice.learn(&answer) {
///         break step;
///     }
/// };
/// assert!(practice.want().is_none() && !practice.stuck(), "it waits for an answer");
/// assert!([Kind::Who, Kind::Move, Kind::Blunder].contains(&step.kind()));
/// assert!(practice.follow(Standing::Right, false));
/// assert_eq!((practice.streak(), practice.best()), (1, 1));
/// assert!(!practice.follow(Standing::Wrong, false), "only the first answer counts");
/// practice.next();
/// assert!(practice.want().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Practice {
    /// The game with its settings.
    game: Session,
    dice: fastrand::Rng,
    streak: u32,
    best: u32,
    /// The kind of the present question.
    kind: Kind,
    /// Starts that were dealt for it.
    dealt: u32,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    /// A start is being dealt.
    Dealing(Session),
    /// A position of a random game is being judged; those after it, the last one first.
    Judging(Session, Vec<Position>),
    /// The question is out.
    Asked,
    /// The question was answered.
    Answered,
    /// No position could be judged.
    Stuck,
}

impl Practice {
    /// Practice in the game of a session, with its settings; `best` is the longest streak so far.
    pub fn new(session: &Session, seed: u64, best: u32) -> Practice {
        let mut practice = Practice {
            stage: Stage::Answered,
            game: session.unplayed(),
            dice: fastrand::Rng::with_seed(seed),
            streak: 0,
            best,
            kind: Kind::Who,
            dealt: 0,
        };
        practice.next();
        practice
    }

    /// Right answers in a row.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest streak so far.
    pub fn best(&self) -> u32 {
        self.best
    }

    /// True if no position of this game could be judged.
    pub fn stuck(&self) -> bool {
        matches!(self.stage, Stage::Stuck)
    }

    /// Asks another question; one that is not answered breaks the streak.
    pub fn next(&mut self) {
        if matches!(self.stage, Stage::Asked) {
            self.streak = 0;
        }
        self.kind = KINDS[self.dice.usize(0..KINDS.len())];
        self.dealt = 0;
        self.deal();
    }

    /// The question to the judge that should be answered now.
    pub fn want(&self) -> Option<Job> {
        match &self.stage {
            Stage::Dealing(session) | Stage::Judging(session, _) => session.want(),
            Stage::Asked | Stage::Answered | Stage::Stuck => None,
        }
    }

    /// Takes an answer of the judge, which is an [`Action::Dealt`] or an [`Action::Answered`]; the question to the
    /// learner once it is known.
    pub fn learn(&mut self, answer: &Action) -> Option<Step> {
        match &self.stage {
            Stage::Dealing(session) => {
                // An answer about another position may come before the start.
                let start = session.reduce(answer.clone()).filter(|next| !next.dice.dealing)?;
                self.begin(start.start);
                None
            }
            Stage::Judging(session, later) => {
                let (session, later) = (session.reduce(answer.clone())?, later.clone());
                self.judged(session, later)
            }
            Stage::Asked | Stage::Answered | Stage::Stuck => None,
        }
    }

    /// Counts the first answer to the question; false if it was counted before, or there is none yet. A right answer with
    /// help leaves the streak as it is.
    pub fn follow(&mut self, standing: Standing, helped: bool) -> bool {
        let counts = matches!(self.stage, Stage::Asked) && standing != Standing::Open;
        if counts {
            self.streak = match standing {
                Standing::Right => self.streak + u32::from(!helped),
                _ => 0,
            };
            self.best = self.best.max(self.streak);
            self.stage = Stage::Answered;
        }
        counts
    }

    fn deal(&mut self) {
        self.dealt += 1;
        let seed = self.dice.u64(..);
        self.stage = match self.game.reduce(Action::New { seed }) {
            Some(dealing) if self.dealt <= DEALS => Stage::Dealing(dealing),
            _ => Stage::Stuck,
        };
    }

    /// A position of a random game from this start is chosen.
    fn begin(&mut self, start: Position) {
        let mut later = self.random_game(start);
        later.reverse();
        later.truncate(NEAR + self.streak as usize);
        match later.pop() {
            Some(position) => self.judge(position, later),
            None => self.deal(),
        }
    }

    fn judge(&mut self, start: Position, later: Vec<Position>) {
        self.stage = Stage::Judging(Session { start, ..self.game.clone() }, later);
    }

    /// The positions of a random game in which there is a move.
    fn random_game(&mut self, start: Position) -> Vec<Position> {
        let (mut next, mut all) = (Some(start), Vec::new());
        while let Some(at) = next.filter(|at| !at.over() && all.len() < LONGEST) {
            next = random(&at, &mut self.dice).and_then(|mv| at.play(&mv));
            all.push(at);
        }
        all
    }

    /// The question about a position whose winner is known, or about one after it.
    fn judged(&mut self, session: Session, mut later: Vec<Position>) -> Option<Step> {
        let step = match (self.kind, session.wins_at(0)) {
            (_, None) if session.want().is_some() => {
                self.stage = Stage::Judging(session, later);
                return None;
            }
            (_, None) => {
                self.deal();
                return None;
            }
            (Kind::Move, Some(true)) if !forced(&session) => Step::about(Kind::Move, session),
            (Kind::Blunder, Some(true)) => self.blunder(session),
            // After a lost position all are won; before the end there is none.
            (Kind::Move | Kind::Blunder, Some(false)) => match later.pop() {
                Some(next) => {
                    self.judge(next, later);
                    return None;
                }
                None => Step::about(Kind::Who, session),
            },
            _ => Step::about(Kind::Who, session),
        };
        self.stage = Stage::Asked;
        Some(step)
    }

    /// A random move is shown; every other time one that wins.
    fn blunder(&mut self, mut session: Session) -> Step {
        let winning = session.winning();
        let best = self.dice.choice(winning).cloned().filter(|_| self.dice.bool());
        let mv = best.or_else(|| random(session.shown(), &mut self.dice));
        match mv.and_then(|mv| session.ply(mv)) {
            Some(ply) => {
                session.push(ply);
                Step::about(Kind::Blunder, session)
            }
            None => Step::about(Kind::Who, session),
        }
    }
}

/// True if there is only one move.
fn forced(session: &Session) -> bool {
    play::count(session.shown().moves()) < 2
}
