//! The session of a page: its reducer, and the effects that are derived from its value.

use crate::address::Address;
use crate::browser::{now, still};
use crate::solver::{Answer, Solver};
use gloo::timers::callback::Timeout;
use session::link::Link;
use session::{Action, Session, say};
use std::rc::Rc;
use yew::prelude::*;

/// Pause before the machine moves, in ms, so that a move is not lost on the eye.
const PAUSE: f64 = 500.0;
/// The same where nothing should move.
const SHORT: f64 = 250.0;

/// Where on the page something was done, so that an error is shown there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The board or a button.
    Board,
    /// The text field for moves.
    Typed,
    /// A setting, by its place on the card.
    Field(usize),
    /// A size of the start.
    Size(usize),
    /// The text of the start.
    Position,
}

/// A session with what the page alone must know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    /// The session.
    pub(crate) session: Session,
    /// Where the last notice comes from.
    pub(crate) origin: Origin,
    /// What is wrong with the address, until a person does something.
    pub(crate) wrong: Option<String>,
    /// Positions solved so far for the question that is out.
    pub(crate) solved: u64,
    /// How many typed texts have been understood, so that the field can be emptied.
    pub(crate) typed: u32,
    /// True if the reason for the last move is shown.
    pub(crate) why: bool,
    /// True or false once the address has been copied or could not be.
    pub(crate) copied: Option<bool>,
}

/// What can happen to a table.
#[derive(Debug)]
pub(crate) enum Event {
    /// Something was done on the page.
    Do(Origin, Action),
    /// Another address was opened.
    Open(Link),
    /// The solver is at work.
    Progress(u64),
    /// The reason for the last move is shown or hidden.
    Why(bool),
    /// The address was copied; false if there is no clipboard.
    Copied(bool),
}

impl Table {
    /// The table at an address; `None` if there is no such game.
    pub(crate) fn open(link: &Link) -> Option<Table> {
        let (session, wrong) = Session::open(link)?;
        let wrong = wrong.map(|error| say::bad_address(&error));
        let session = session.reduce(Action::Notice(None)).unwrap_or(session);
        let origin = Origin::Board;
        Some(Table { session, origin, wrong, solved: 0, typed: 0, why: false, copied: None })
    }

    /// What went wrong, if it was there.
    pub(crate) fn notice(&self, origin: Origin) -> Option<&str> {
        self.session.notice().filter(|_| self.origin == origin)
    }
}

impl Reducible for Table {
    type Action = Event;

    fn reduce(self: Rc<Self>, event: Event) -> Rc<Self> {
        match event {
            Event::Do(origin, action) => {
                let answer = matches!(action, Action::Answered { .. });
                let wrong = self.wrong.clone().filter(|_| matches!(action, Action::MachineMoves));
                let Some(session) = self.session.reduce(action) else { return self };
                if answer {
                    return Rc::new(Table { session, solved: 0, ..(*self).clone() });
                }
                let spoken = session.spoken().0 != self.session.spoken().0;
                let typed = self.typed + u32::from(origin == Origin::Typed && spoken);
                let (why, copied) = (false, None);
                Rc::new(Table { session, origin, wrong, solved: 0, typed, why, copied })
            }
            Event::Open(link) => Table::open(&link).map_or(self, Rc::new),
            Event::Progress(solved) => Rc::new(Table { solved, ..(*self).clone() }),
            Event::Why(why) => Rc::new(Table { why, ..(*self).clone() }),
            Event::Copied(copied) => Rc::new(Table { copied: Some(copied), ..(*self).clone() }),
        }
    }
}

/// The way to the table, for all parts of its page.
#[derive(Clone, PartialEq)]
pub(crate) struct Act(UseReducerDispatcher<Table>);

impl Act {
    /// Something happens.
    pub(crate) fn tell(&self, event: Event) {
        self.0.dispatch(event);
    }

    /// Something is done at a place of the page.
    pub(crate) fn emit(&self, origin: Origin, action: Action) {
        self.tell(Event::Do(origin, action));
    }

    /// A button's callback that always does the same.
    pub(crate) fn click(&self, origin: Origin, action: Action) -> Callback<MouseEvent> {
        let act = self.clone();
        Callback::from(move |_| act.emit(origin, action.clone()))
    }

    /// An input's callback, from its text to what it does.
    pub(crate) fn text(
        &self,
        origin: Origin,
        action: impl Fn(String) -> Action + 'static,
    ) -> Callback<String> {
        let act = self.clone();
        Callback::from(move |text| act.emit(origin, action(text)))
    }
}

/// The session at an address, kept computing and kept in the address bar.
#[hook]
pub(crate) fn use_table(
    link: &Same<Link>,
    address: &Address,
    solver: &Solver,
) -> (UseReducerHandle<Table>, Act) {
    let first = link.0.clone();
    let table = use_reducer(move || {
        Table::open(&first).expect("the route leads here only for games that exist")
    });
    use_opening(link, table.dispatcher());
    use_computing(&table, solver);
    use_machine(&table);
    let (address, shown) = (address.clone(), table.session.address());
    use_effect_with(shown, move |shown: &String| {
        // To write the address makes the browser lay the page out: that can wait for the next task.
        let shown = shown.clone();
        let later = Timeout::new(0, move || address.show(&shown));
        move || drop(later)
    });
    let act = Act(table.dispatcher());
    (table, act)
}

/// Opens each later address; the first is open from the start.
#[hook]
fn use_opening(link: &Same<Link>, send: UseReducerDispatcher<Table>) {
    let first = use_mut_ref(|| true);
    use_effect_with(link.clone(), move |Same(link)| {
        if !std::mem::replace(&mut *first.borrow_mut(), false) {
            send.dispatch(Event::Open((**link).clone()));
        }
    });
}

/// Whatever the session wants to know is being computed, exactly that.
#[hook]
fn use_computing(table: &UseReducerHandle<Table>, solver: &Solver) {
    let (send, asked) = (table.dispatcher(), solver.clone());
    use_effect_with(table.session.want(), move |job: &Option<String>| {
        let tells = Callback::from(move |(job, answer)| {
            send.dispatch(match answer {
                Answer::Progress(solved) => Event::Progress(solved),
                Answer::Verdict(verdict) => {
                    Event::Do(Origin::Board, Action::Answered { job, verdict })
                }
            });
        });
        asked.want(job.clone(), tells);
    });
    let idle = solver.clone();
    use_effect_with((), move |()| move || idle.want(None, Callback::noop()));
}

/// The machine moves a moment after its turn began, if it knows by then what to do.
#[hook]
fn use_machine(table: &UseReducerHandle<Table>) {
    let session = &table.session;
    let turn = session.machine_to_move().then(|| (session.cursor(), session.at().to_string()));
    let began = use_mut_ref(|| (None, 0.0));
    if began.borrow().0 != turn {
        *began.borrow_mut() = (turn.clone(), now());
    }
    let ready = turn.filter(|_| session.verdict().is_some());
    let send = table.dispatcher();
    use_effect_with(ready, move |ready| {
        let timer = ready.as_ref().map(|_| {
            let pause = if still() { SHORT } else { PAUSE };
            let left = (pause - (now() - began.borrow().1)).max(0.0);
            Timeout::new(left as u32, move || {
                send.dispatch(Event::Do(Origin::Board, Action::MachineMoves));
            })
        });
        move || drop(timer)
    });
}

/// Shared values that are compared by place: the same place is the same value.
#[derive(Clone, Debug)]
pub(crate) struct Same<T>(pub(crate) Rc<T>);

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
