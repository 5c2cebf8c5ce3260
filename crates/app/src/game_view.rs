//! A game on the page: its table, and everything that follows from the table's value.

use crate::address::Address;
use crate::asking::Asking;
use crate::browser::{later, now};
use crate::command::Origin;
use crate::done::Done;
use crate::solver::{Solver, Tells};
use crate::table::Table;
use crate::ui::board_input::Cell;
use games::scene::Scene;
use gloo::timers::callback::Timeout;
use messages::markup::Html;
use session::Session;
use session::twin::{self, Beside};
use session::wire::Job;
use std::rc::Rc;
use web_common::root::Root;

/// Pause before the machine moves, in ms, so that the person's move can be seen.
const PAUSE: f64 = 500.0;
/// The same with reduced motion.
const SHORT: f64 = 250.0;

/// A turn of the machine: moves made so far, and the position.
type Turn = (usize, String);

/// A game with all that is derived from its table.
#[derive(Debug)]
pub(crate) struct GameView {
    pub(crate) table: Rc<Table>,
    pub(crate) scene: Rc<Scene>,
    /// The game as it would go on after the tried move.
    pub(crate) preview: Option<Rc<Session>>,
    /// The twin beside the board, with its picture.
    pub(crate) twin: Option<(Beside, Scene)>,
    /// The cell that had the focus last.
    pub(crate) place: Option<Cell>,
    /// True once a fold of the text has been opened.
    pub(crate) unfolded: bool,
    /// True while what is folded in a frame that fits its box is open.
    pub(crate) more: bool,
    /// The steps that were done.
    pub(crate) done: Done,
    /// The number that chooses the content of the last tables, if one was typed.
    pub(crate) page: Option<u64>,
    /// Tables and refutation tables, with the questions that they answer.
    html: [Option<(Job, Rc<Html>)>; 2],
    asked: Option<Job>,
    pause: Pause,
    written: Written,
    seen: Seen,
}

impl GameView {
    pub(crate) fn new(table: Rc<Table>, narrow: bool) -> GameView {
        let scene = Rc::new(table.session.scene(narrow));
        GameView {
            table,
            scene,
            preview: None,
            twin: None,
            place: None,
            unfolded: false,
            more: false,
            done: Done::default(),
            page: None,
            html: [None, None],
            asked: None,
            pause: Pause::default(),
            written: Written::default(),
            seen: Seen::default(),
        }
    }

    /// Keeps in this browser what was done: steps, the streak of practice, and what belongs into the notebook.
    pub(crate) fn keeps(&mut self) {
        let (table, done) = (&self.table, &mut self.done);
        done.follow(table.game(), table.step.as_ref());
        done.streak(table.asking.as_ref().and_then(Asking::practice));
        done.beat(table.beaten());
        done.note(table.spoiled(), table.asking.iter().flat_map(Asking::noted));
    }

    /// The table, for changes; components with the old one are drawn again.
    pub(crate) fn change(&mut self) -> &mut Table {
        Rc::make_mut(&mut self.table)
    }

    /// Updates everything that follows from the table.
    pub(crate) fn sync(
        &mut self,
        narrow: bool,
        (solver, address, root): (&Solver, &Address, &Root),
        tells: Tells,
        moves: Box<dyn FnOnce()>,
    ) {
        let session = &self.table.session;
        self.preview = session.preview().map(Rc::new);
        let scene = self.preview.as_deref().unwrap_or(session).scene(narrow);
        self.scene = Rc::new(scene);
        let beside = twin::beside(self.preview.as_deref().unwrap_or(session));
        self.twin = beside.map(|beside| {
            let scene = beside.session.scene(narrow);
            (beside, scene)
        });
        let table = &self.table;
        let step = || table.step.as_ref().and_then(|open| open.step.want());
        let asking = || table.asking.as_ref().and_then(Asking::want);
        let want = session.want().or_else(step).or_else(asking);
        let want = want.or_else(|| self.missing()).or_else(|| session.long_want());
        if want != self.asked {
            self.asked.clone_from(&want);
            solver.want(want, tells);
        }
        self.pause.wait(&self.table.session, root, moves);
        self.written.write(self.table.address(), address);
    }

    /// True if the board can now be touched in another position than before.
    pub(crate) fn turned(&mut self) -> bool {
        let session = &self.table.session;
        if !session.open_to_touch() {
            return false;
        }
        let now = Some((session.cursor(), session.at().to_string()));
        let turned = self.seen.touched.is_some() && now != self.seen.touched;
        self.seen.touched = now;
        turned
    }

    /// True if the game has just ended.
    pub(crate) fn ended(&mut self) -> bool {
        let session = &self.table.session;
        let over = session.over() && !session.looking_back() && session.cursor() > 0;
        !std::mem::replace(&mut self.seen.over, over) && over
    }

    /// True if Escape has something to cancel: the answer to a tap, a half-made move, or one that is tried.
    pub(crate) fn cancels(&self) -> bool {
        let session = &self.table.session;
        self.table.notice(Origin::Touch).is_some() || session.begun() || session.refuting()
    }

    /// This question has no answer; the next change of the session asks it again.
    pub(crate) fn unanswered(&mut self, job: &Job) -> bool {
        if self.asked.as_ref() != Some(job) {
            return false;
        }
        self.asked = None;
        !std::mem::replace(&mut self.change().alone, true)
    }

    /// Asks unanswered questions again.
    pub(crate) fn again(&mut self) {
        self.asked = None;
        self.change().alone = false;
    }

    /// The questions for tables and for the refutation table.
    fn jobs(&self) -> [Job; 2] {
        [self.table.session.tables(self.page), self.table.session.refutation_table()]
    }

    /// The question for tables or the refutation table, if they are open and not there.
    fn missing(&self) -> Option<Job> {
        let jobs = self.jobs().into_iter().enumerate();
        let seen = [self.unfolded, self.table.refutation_table];
        let known = |i: usize, job: &Job| self.html[i].as_ref().is_some_and(|(k, _)| k == job);
        jobs.rev().find(|(i, job)| seen[*i] && !known(*i, job)).map(|(_, job)| job)
    }

    /// Tables (0) or the refutation table (1) as HTML, if they were requested and are there.
    pub(crate) fn html_of(&self, kind: usize) -> Option<Rc<Html>> {
        let (known, html) = self.html[kind].as_ref()?;
        // Tables for another number stay until the new ones come, so that the layout does not jump.
        let session = &self.table.session;
        let fits = match kind {
            0 => session.concerns(known),
            _ => *known == session.refutation_table(),
        };
        fits.then(|| html.clone())
    }

    /// Tables or the refutation table have come; false if they are no longer awaited.
    pub(crate) fn html(&mut self, job: Job, html: Html) -> bool {
        let Some(kind) = self.jobs().iter().position(|known| *known == job) else { return false };
        self.html[kind] = Some((job, Rc::new(html)));
        true
    }
}

/// What was noticed of the game so far.
#[derive(Debug, Default)]
struct Seen {
    /// The position of the last turn in which the board could be touched.
    touched: Option<(usize, String)>,
    /// True from the end of the game until it goes on.
    over: bool,
}

/// The time that the machine takes for its move.
#[derive(Debug, Default)]
struct Pause {
    turn: Option<Turn>,
    began: f64,
    ready: bool,
    clock: Option<Timeout>,
}

impl Pause {
    /// The machine moves a moment after its turn began, if it knows its move by then.
    fn wait(&mut self, session: &Session, root: &Root, moves: Box<dyn FnOnce()>) {
        let turn = session.machine_to_move().then(|| (session.cursor(), session.at().to_string()));
        let ready = turn.is_some() && session.verdict().is_some();
        if turn == self.turn && ready == self.ready {
            return;
        }
        if turn != self.turn {
            self.began = now();
        }
        (self.turn, self.ready) = (turn, ready);
        self.clock = ready.then(|| {
            let pause = if root.still() { SHORT } else { PAUSE };
            let left = (pause - (now() - self.began)).max(0.0);
            later(left as u32, moves)
        });
    }
}

/// The address of the page, as it was written last.
#[derive(Debug, Default)]
struct Written {
    shown: String,
    writing: Option<Timeout>,
}

impl Written {
    /// Writing the address makes the browser lay out the page: that can wait for the next task.
    fn write(&mut self, shown: String, address: &Address) {
        if shown != self.shown {
            self.shown.clone_from(&shown);
            let address = address.clone();
            self.writing = Some(later(0, Box::new(move || address.show(&shown))));
        }
    }
}
