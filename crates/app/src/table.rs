//! A session with what the page alone must know about it.

use crate::command::Origin;
use crate::words;
use messages::Message;
use session::link::Link;
use session::{Action, Session, say};

/// A session on the page.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The session.
    pub(crate) session: Session,
    /// Where the last notice comes from.
    pub(crate) origin: Origin,
    /// The spot of the board that was touched last.
    pub(crate) touched: Option<u32>,
    /// What is wrong with the address, until a person does something.
    pub(crate) wrong: Option<Message>,
    /// Positions solved so far for the question that is out.
    pub(crate) solved: u64,
    /// True while no solver can be had, so that nothing is judged and the machine waits.
    pub(crate) alone: bool,
    /// How many typed texts have been understood, so that the field can be emptied.
    pub(crate) typed: u32,
    /// How many numbers were put right, so that their fields are written anew.
    pub(crate) mended: u32,
    /// True if the reason for the last move is shown.
    pub(crate) why: bool,
    /// True if the answers to all moves are shown.
    pub(crate) refutation_table: bool,
    /// True or false once the address has been copied or could not be.
    pub(crate) copied: Option<bool>,
}

/// Whoever shares a table sees at once whether it is another one.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Table {
    /// The table at an address; `None` if there is no such game.
    pub(crate) fn open(link: &Link) -> Option<Table> {
        let (session, wrong) = Session::open(link)?;
        let wrong = wrong.map(|error| say::bad_address(&error));
        let session = session.reduce(Action::Notice(None)).unwrap_or(session);
        Some(Table { wrong, ..Table::of(session) })
    }

    /// The table of a session at which nothing has been done yet.
    pub(crate) fn of(session: Session) -> Table {
        let origin = Origin::Board;
        let (touched, wrong, copied) = (None, None, None);
        let (alone, why, refutation_table) = (false, false, false);
        let (solved, typed, mended) = (0, 0, 0);
        Table {
            session,
            origin,
            touched,
            wrong,
            solved,
            alone,
            typed,
            mended,
            why,
            refutation_table,
            copied,
        }
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &'static str {
        self.session.game().card().id
    }

    /// What went wrong, if it was there.
    pub(crate) fn notice(&self, origin: Origin) -> Option<&Message> {
        self.session.notice().filter(|_| self.origin == origin)
    }

    /// True if the machine should move and cannot find out how.
    pub(crate) fn stuck(&self) -> bool {
        self.alone && self.session.machine_to_move()
    }

    /// Something happens to the session; false if that changes nothing.
    pub(crate) fn happen(&mut self, origin: Origin, action: Action) -> bool {
        let answer = matches!(action, Action::Answered { .. });
        let machine = matches!(action, Action::MachineMoves);
        let Some(session) = self.session.reduce(action) else { return false };
        let session = self.without_haste(session, machine);
        self.solved = 0;
        if !answer {
            if !machine {
                // What was wrong stays where it is told until a person does something.
                (self.wrong, self.origin) = (None, origin);
            }
            let spoken =
                session.spoken().1.is_some() && session.spoken().0 != self.session.spoken().0;
            self.typed += u32::from(origin == Origin::Typed && spoken);
            self.copied = None;
            (self.why, self.refutation_table) = (false, false);
        }
        self.session = session;
        true
    }

    /// The session that comes next, where its notice asks a person to wait for the machine: without a
    /// solver the machine does not think, and once it has moved the notice is out of date.
    fn without_haste(&self, session: Session, moved: bool) -> Session {
        let asks = |notice: &Message| *notice == words::stuck() || say::busy(&self.session, notice);
        if !session.notice().is_some_and(asks) || !(moved || self.stuck()) {
            return session;
        }
        let notice = (!moved).then(words::stuck);
        session.reduce(Action::Notice(notice)).unwrap_or(session)
    }
}
