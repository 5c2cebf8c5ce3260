//! A session with state of the page alone.

use crate::command::Origin;
use crate::done;
use crate::exercise::Exercise;
use crate::steps::{Open, Text};
use crate::words;
use embed::params::part;
use messages::Message;
use session::link::Link;
use session::practice::Practice;
use session::{Action, Session, say};
use std::rc::Rc;

/// The key of an address that opens a step, by its number from 1.
pub(crate) const STEP: &str = "step";
/// The key of an address that begins practice.
pub(crate) const PRACTICE: &str = "practice";

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
    pub(crate) practice: Option<Practice>,
    /// The game to which the step or the practice leads back.
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
        Table { step: Some(open), practice: None, before, ..self }.shows(session)
    }

    /// The game to which a step or practice leads back.
    fn before(&self) -> &Session {
        self.before.as_ref().unwrap_or(&self.session)
    }

    /// The table with practice, or with its next question.
    pub(crate) fn with_practice(mut self, seed: u64) -> Table {
        let before = self.before().clone();
        match &mut self.practice {
            Some(practice) => practice.next(),
            None => self.practice = Some(Practice::new(&before, seed, done::best(self.game()))),
        }
        Table { step: None, before: Some(before), ..self }
    }

    /// The table with the game before the step or the practice.
    pub(crate) fn back(self) -> Table {
        let before = self.before().clone();
        Table { step: None, practice: None, before: None, ..self }.shows(before)
    }

    /// The table with another session, in which nothing has been done yet.
    pub(crate) fn shows(self, session: Session) -> Table {
        let Table { step, practice, before, alone, .. } = self;
        Table { step, practice, before, alone, ..Table::of(session) }
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
            practice: None,
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
        let more = match (&self.exercise, &self.practice) {
            (_, Some(_)) => format!("{PRACTICE}=1"),
            (Some(exercise), None) => exercise.address(),
            (None, None) => return self.session.address(),
        };
        let address = self.before().address();
        let joint = if address.contains('?') { "&" } else { "?" };
        [&address, joint, &more].concat()
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

    /// The open step, or practice, takes an answer of the judge.
    fn learn(&mut self, action: &Action) -> bool {
        if !matches!(action, Action::Answered { .. } | Action::Dealt { .. }) {
            return false;
        }
        if let Some(open) = &mut self.step {
            return open.step.learn(action);
        }
        let Some(practice) = &mut self.practice else { return false };
        let wanted = practice.want();
        let Some(step) = practice.learn(action) else { return practice.want() != wanted };
        self.session = step.session();
        self.step = Some(Open::about(step));
        true
    }

    /// The open step follows the session: it is closed by another start, and plays out a wrong answer.
    fn settle(&mut self) -> bool {
        let Some(open) = &mut self.step else { return false };
        if !open.step.concerns(&self.session) {
            (self.step, self.practice, self.before) = (None, None, None);
            return true;
        }
        open.step.follow(&self.session);
        let counted = self.count();
        let Some(open) = &mut self.step else { return counted };
        let Some(proof) = open.settle() else { return counted };
        self.session = proof;
        true
    }

    /// Practice counts the answer to its question.
    pub(crate) fn count(&mut self) -> bool {
        let standing = self.step.as_ref().map(|open| open.step.standing());
        match (&mut self.practice, standing) {
            (Some(practice), Some(standing)) => practice.follow(standing),
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
