//! A session with state of the page alone.

use crate::asking::{Asking, Source};
use crate::command::Origin;
use crate::done;
use crate::exercise::Exercise;
use crate::steps::{Open, Text};
use crate::words;
use embed::params::part;
use messages::Message;
use session::link::Link;
use session::practice::Practice;
use session::round::{self, Round};
use session::seat::{Level, Seat};
use session::{Action, Session, say};
use std::rc::Rc;

/// Fewest moves of a game in which beating the machine counts.
const SHORTEST: usize = 3;
/// The key of an address that opens a step, by its number from 1.
pub(crate) const STEP: &str = "step";
/// The key of an address that begins practice.
pub(crate) const PRACTICE: &str = "practice";
/// The key of an address that opens the notebook of a game.
pub(crate) const NOTEBOOK: &str = "notebook";

/// A session on the page.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) session: Session,
    /// The origin of the last notice.
    pub(crate) origin: Origin,
    /// The errors in the address.
    pub(crate) wrong: Rc<[Message]>,
    /// What is asked for, on the page of an exercise.
    pub(crate) exercise: Option<Exercise>,
    /// The step that is open.
    pub(crate) step: Option<Open>,
    /// What asks one question after the other, each of which is a step.
    pub(crate) asking: Option<Asking>,
    /// The game to which the step or what asks leads back.
    before: Option<Session>,
    /// Positions solved so far for the question that is out.
    pub(crate) solved: u64,
    /// True while no solver is available, so that there are no verdicts and the machine waits.
    pub(crate) alone: bool,
    /// How many typed texts have been accepted; the field is emptied at each.
    pub(crate) typed: u32,
    /// How many numbers were corrected; their fields are rewritten at each.
    pub(crate) mended: u32,
    /// True if the reason for the last move is shown.
    pub(crate) why: bool,
    /// True if the answers to all moves are shown.
    pub(crate) refutation_table: bool,
    /// True once the address has been copied, false if that failed.
    pub(crate) copied: Option<bool>,
}

/// Compares pointers: a changed table is always a new one.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Table {
    /// The table at an address; `None` if there is no such game.
    pub(crate) fn open(link: &Link) -> Option<Table> {
        let (session, wrong) = Session::open_with_errors(link)?;
        let wrong = wrong.iter().map(say::bad_address).collect();
        let session = session.reduce(Action::Notice(None)).unwrap_or(session);
        let exercise = Exercise::of(link);
        let values = exercise.as_ref().is_none_or(|exercise| exercise.shows(part::VALUES));
        let hidden = session.reduce(Action::Values(false)).filter(|_| !values);
        let session = hidden.unwrap_or(session);
        Some(Table { wrong, exercise, ..Table::of(session) })
    }

    /// The table with this step open.
    pub(crate) fn with_step(self, number: usize, text: &Text) -> Table {
        let Some(open) = Open::of(self.game(), number, text) else { return self };
        let (session, before) = (open.step.session(), Some(self.before().clone()));
        Table { step: Some(open), asking: None, before, ..self }.shows(session)
    }

    /// The game to which a step or what asks leads back.
    fn before(&self) -> &Session {
        self.before.as_ref().unwrap_or(&self.session)
    }

    /// The table with practice, or with its next question.
    pub(crate) fn with_practice(mut self, seed: u64) -> Table {
        let before = self.before().clone();
        match &mut self.asking {
            Some(Asking::Practice(practice)) => practice.next(),
            _ => {
                let best = done::best(self.game());
                let practice = Practice::new(&before, seed, best);
                self.asking = Some(Asking::Practice(Box::new(practice)));
            }
        }
        Table { step: None, before: Some(before), ..self }
    }

    /// The table with the turns in which a win was given away; as it is if there are none.
    pub(crate) fn with_review(self) -> Table {
        let round = Round::of_game(&self.session);
        self.with_round(round, Source::Game)
    }

    /// The table with these positions of the notebook; as it is if none of them can be read.
    pub(crate) fn with_notebook<'a>(self, due: impl IntoIterator<Item = &'a str>) -> Table {
        let round = Round::of_pairs(self.game(), due);
        self.with_round(round, Source::Notebook)
    }

    /// The table with the next question of its round; as it is if there is none.
    pub(crate) fn with_next(self) -> Table {
        match self.asking.clone() {
            Some(Asking::Round(mut round, source)) => {
                let more = round.go_on();
                self.with_round(more.then_some(round), source)
            }
            _ => self,
        }
    }

    /// The table with the present question of a round.
    fn with_round(self, round: Option<Round>, source: Source) -> Table {
        let Some(round) = round else { return self };
        let question = round.question();
        let (session, before) = (question.session(), Some(self.before().clone()));
        let (step, asking) = (Some(Open::about(question)), Some(Asking::Round(round, source)));
        Table { step, asking, before, ..self }.shows(session)
    }

    /// The table with the game before the step or what asks.
    pub(crate) fn back(self) -> Table {
        let before = self.before().clone();
        Table { step: None, asking: None, before: None, ..self }.shows(before)
    }

    /// The table with another session, in which nothing has been done yet.
    pub(crate) fn shows(self, session: Session) -> Table {
        let Table { step, asking, before, alone, .. } = self;
        Table { step, asking, before, alone, ..Table::of(session) }
    }

    pub(crate) fn of(session: Session) -> Table {
        let origin = Origin::Board;
        let (wrong, copied) = (Rc::default(), None);
        let (alone, why, refutation_table) = (false, false, false);
        let (solved, typed, mended) = (0, 0, 0);
        Table {
            session,
            origin,
            wrong,
            exercise: None,
            step: None,
            asking: None,
            before: None,
            solved,
            alone,
            typed,
            mended,
            why,
            refutation_table,
            copied,
        }
    }

    pub(crate) fn game(&self) -> &'static str {
        self.session.game().card().id
    }

    /// The address of the site at which this table opens.
    pub(crate) fn address(&self) -> String {
        if let Some(number) = self.step.as_ref().and_then(Open::number) {
            return format!("/play/{}?{STEP}={}", self.game(), number + 1);
        }
        let more = match (&self.exercise, &self.asking) {
            (_, Some(Asking::Practice(_))) => format!("{PRACTICE}=1"),
            (_, Some(Asking::Round(_, Source::Notebook))) => format!("{NOTEBOOK}=1"),
            // The moves of the game lead to its turns again.
            (_, Some(Asking::Round(_, Source::Game))) => return self.before().address(),
            (Some(exercise), None) => exercise.address(),
            (None, None) => return self.session.address(),
        };
        let address = self.before().address();
        let joint = if address.contains('?') { "&" } else { "?" };
        [&address, joint, &more].concat()
    }

    /// Positions for the notebook: a game against the machine that was just played to its end, and not opened from an
    /// address.
    pub(crate) fn spoiled(&self) -> Vec<String> {
        let session = &self.session;
        let played = session.made() > 0 && session.players().mixed();
        if played && self.free() { round::spoiled(session) } else { Vec::new() }
    }

    /// The level of the machine that a person has just beaten without help, in a game that was played here from its start
    /// and that was not over at once.
    pub(crate) fn beaten(&self) -> Option<Level> {
        let session = &self.session;
        let moves = session.line().len();
        let whole = moves >= SHORTEST && session.made() as usize >= moves && self.free();
        let players = session.players();
        let won = session.over() && players.mixed() && !session.helped();
        let winner = session.winner().filter(|_| whole && won)?;
        (players.seat(winner) == Seat::Person).then(|| session.level())
    }

    /// True if nothing is asked: neither a step nor practice, a review, the notebook, or an exercise.
    pub(crate) fn free(&self) -> bool {
        self.step.is_none() && self.asking.is_none() && self.exercise.is_none()
    }

    /// The last notice, if it has this origin.
    pub(crate) fn notice(&self, origin: Origin) -> Option<&Message> {
        self.session.notice().filter(|_| self.origin == origin)
    }

    /// True if the machine should move and cannot find out how.
    pub(crate) fn stuck(&self) -> bool {
        self.alone && self.session.machine_to_move()
    }

    /// Performs an action on the session, if the exercise allows it.
    pub(crate) fn happen_in_exercise(&mut self, origin: Origin, action: Action) -> bool {
        let Some(exercise) = &self.exercise else { return self.happen(origin, action) };
        if !exercise.allows(&self.session, &action) {
            return self.refuse(origin, &action);
        }
        let before = self.session.clone();
        let changed = self.happen(origin, action);
        if let Some(exercise) = self.exercise.as_mut().filter(|_| changed) {
            exercise.follow(&before, &self.session);
        }
        changed
    }

    /// Answers an action that is not allowed: something typed with a sentence, anything else not at all.
    pub(crate) fn refuse(&mut self, origin: Origin, action: &Action) -> bool {
        let typed = matches!(action, Action::Typed(_));
        typed && self.happen(origin, Action::Notice(Some(embed::words::refused())))
    }

    /// Performs an action on the session; false if that changes nothing.
    pub(crate) fn happen(&mut self, origin: Origin, action: Action) -> bool {
        let answer = matches!(action, Action::Answered { .. });
        let machine = matches!(action, Action::MachineMoves);
        let learnt = self.learn(&action);
        let Some(session) = self.session.reduce(action) else { return self.settle() | learnt };
        let session = self.without_haste(session, machine);
        self.solved = 0;
        if !answer {
            if !machine {
                // A notice stays where it is until a person does something.
                self.origin = origin;
            }
            let spoken =
                session.spoken().1.is_some() && session.spoken().0 != self.session.spoken().0;
            self.typed += u32::from(origin == Origin::Typed && spoken);
            self.copied = None;
            (self.why, self.refutation_table) = (false, false);
        }
        self.session = session;
        self.settle();
        true
    }

    /// The open step, or what asks, takes an answer of the judge.
    fn learn(&mut self, action: &Action) -> bool {
        if !matches!(action, Action::Answered { .. } | Action::Dealt { .. }) {
            return false;
        }
        if let Some(open) = &mut self.step {
            return open.step.learn(action);
        }
        let Some(asking) = &mut self.asking else { return false };
        let wanted = asking.want();
        let Some(step) = asking.learn(action) else { return asking.want() != wanted };
        self.session = step.session();
        self.step = Some(Open::about(step));
        true
    }

    /// The open step follows the session: it is closed by another start, and plays out a wrong answer.
    fn settle(&mut self) -> bool {
        let Some(open) = &mut self.step else { return false };
        if !open.step.concerns(&self.session) {
            (self.step, self.asking, self.before) = (None, None, None);
            return true;
        }
        open.step.follow(&self.session);
        let counted = self.count();
        let Some(open) = &mut self.step else { return counted };
        let Some(proof) = open.settle() else { return counted };
        self.session = proof;
        true
    }

    /// What asks counts the answer to its question.
    pub(crate) fn count(&mut self) -> bool {
        let standing = self.step.as_ref().map(|open| open.step.standing());
        match (&mut self.asking, standing) {
            (Some(asking), Some(standing)) => asking.follow(standing, self.session.helped()),
            _ => false,
        }
    }

    /// Replaces a notice that asks the person to wait for the machine: by another one without a solver, and
    /// by none once the machine has moved.
    fn without_haste(&self, session: Session, moved: bool) -> Session {
        let asks = |notice: &Message| *notice == words::stuck() || say::busy(&self.session, notice);
        if !session.notice().is_some_and(asks) || !(moved || self.stuck()) {
            return session;
        }
        let notice = (!moved).then(words::stuck);
        session.reduce(Action::Notice(notice)).unwrap_or(session)
    }
}
