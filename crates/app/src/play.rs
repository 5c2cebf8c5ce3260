//! The state of a game in play: its messages, and their consequences.

mod answers;
mod board;
mod commands;
mod host_events;
mod steps;

use crate::address::Address;
use crate::browser;
use crate::command::{Command, Origin};
use crate::game_view::GameView;
use crate::host::{Host, HostEvent, HostSlot};
use crate::mount::{Mount, narrow_in};
use crate::solver::{Answer, Solver};
use crate::table::Table;
use crate::ui::board_input::{BoardInput, Gesture};
use crate::use_session::Ways;
use games::setup::Setup;
use session::wire::Job;
use session::{Action, Session};
use std::cell::RefCell;
use std::rc::Rc;
use web_common::model::Model;
use yew::prelude::{AttrValue, Callback};

#[derive(Debug)]
pub(crate) enum Msg {
    /// A command, with the text of its field.
    Done(Rc<Command>, String),
    /// The address was copied (true) or could not be.
    Copied(bool),
    /// A gesture on the board.
    Gesture(Gesture),
    /// The focus came to a cell of the board.
    Focus(Option<u32>),
    /// The address of a frame has changed.
    Moved,
    /// The window has another size.
    Resized,
    /// The words of another language have arrived.
    Language,
    /// The solver answers a question.
    Answered(Job, Answer),
    /// The machine's pause is over.
    MachineMoves,
    /// A message of the page around a frame, or from the frame itself.
    Host(HostEvent),
}

/// A start, and the settings for which it is one.
#[derive(Debug, Default, PartialEq)]
struct Start(Option<(Setup, String)>);

impl Start {
    fn of(session: &Session) -> Start {
        Start(Some((session.setup().clone(), session.position(0).code().to_string())))
    }
}

/// A game on the site, or in a frame.
#[derive(Debug)]
pub(crate) struct Play<const FRAME: bool> {
    mount: Mount,
    address: Address,
    pub(crate) host: HostSlot,
    solver: Solver,
    pub(crate) language: AttrValue,
    input: Rc<RefCell<BoardInput>>,
    pub(crate) game: GameView,
    /// The table that the address of the site opened last.
    opened: Rc<Table>,
    pub(crate) narrow: bool,
    /// The start for which that was decided.
    start: Start,
    /// True from a change of the table until everything that depends on it has been updated.
    stale: bool,
    send: Callback<Msg>,
}

impl Play<false> {
    /// A game of the site, whose pages share address bar and solver.
    pub(crate) fn on_site(
        opened: &Rc<Table>,
        shared: (Address, Solver),
        ways: Ways,
    ) -> Play<false> {
        let mount = Mount::default();
        let narrow = mount.narrow_on_site();
        let game = GameView::new(opened.clone(), narrow);
        Play::new(mount, HostSlot::default(), shared, (game, narrow), ways)
    }

    /// Another table replaces the one that the address opened before.
    pub(crate) fn lay(&mut self, opened: &Rc<Table>) {
        if self.opened != *opened {
            (self.opened, self.game.table) = (opened.clone(), opened.clone());
            self.sync();
        }
    }
}

impl Play<true> {
    /// The game that the address of a frame names, or the element around a board; `None` if there is no such game.
    pub(crate) fn in_frame(
        mount: &Mount,
        solver: Solver,
        (input, send): Ways,
    ) -> Option<Play<true>> {
        let tell = send.clone();
        let mut host = Host::open(mount, Rc::new(move |event| tell.emit(Msg::Host(event))))?;
        host.look();
        let address = match mount.inline.is_some() {
            true => Address::nowhere(),
            false => Address::framed(host.secret().as_deref()),
        };
        let narrow = mount.narrow();
        let mut game = GameView::new(Rc::new(Table::of(host.turn(None)?)), narrow);
        game.unfolded = host.tables();
        let shared = (address, solver);
        Some(Play::new(mount.clone(), HostSlot::new(host), shared, (game, narrow), (input, send)))
    }

    /// Reports that the board can be played.
    pub(crate) fn begin(&mut self) {
        if let Some(host) = self.host.get_mut() {
            host.begin(&self.game.table.session);
        }
    }
}

impl<const FRAME: bool> Model for Play<FRAME> {
    type Msg = Msg;

    fn update(&mut self, msg: Msg) -> bool {
        let changed = match msg {
            Msg::Done(command, text) => self.done(&command, text),
            Msg::Copied(copied) => self.game.change().copied.replace(copied) != Some(copied),
            Msg::Gesture(gesture) => self.gesture(gesture),
            Msg::Focus(id) => self.focus(id),
            Msg::Moved => FRAME && self.moved(),
            Msg::Host(event) => FRAME && self.host_event(event),
            Msg::Resized => self.resized(),
            Msg::Language => self.speak(),
            Msg::Answered(job, answer) => self.take_answer(job, answer),
            Msg::MachineMoves => self.happen(Origin::Board, Action::MachineMoves),
        };
        if std::mem::take(&mut self.stale) {
            self.sync();
        }
        changed
    }

    fn drawn(&mut self) {
        self.mount.root.show_values();
        self.keep_focus();
    }
}

impl<const FRAME: bool> Play<FRAME> {
    fn new(
        mount: Mount,
        host: HostSlot,
        (address, solver): (Address, Solver),
        (game, narrow): (GameView, bool),
        (input, send): Ways,
    ) -> Play<FRAME> {
        // The address of a frame may have requested it.
        let language = mount.language().into();
        let (opened, start, stale) = (game.table.clone(), Start::default(), false);
        let mut play = Play {
            mount,
            address,
            host,
            solver,
            language,
            input,
            game,
            opened,
            narrow,
            start,
            stale,
            send,
        };
        play.sync();
        play
    }

    /// Performs an action on the session, if the page around a frame allows it.
    fn happen(&mut self, origin: Origin, action: Action) -> bool {
        let changed = match self.host.get_mut().filter(|_| FRAME) {
            Some(host) => {
                let (changed, again) = host.happen(self.game.change(), origin, action);
                self.stale |= changed;
                return self.perform(again) | changed;
            }
            _ => self.game.change().happen_in_exercise(origin, action),
        };
        self.stale |= changed;
        changed
    }

    /// Brings everything that hangs on the table up to its value.
    fn sync(&mut self) {
        if FRAME {
            self.fit_start();
        } else {
            self.game.keeps();
        }
        let (tell, moves) = (self.send.clone(), self.send.clone());
        let tells = Callback::from(move |(job, answer)| tell.emit(Msg::Answered(job, answer)));
        let moves = Box::new(move || moves.emit(Msg::MachineMoves));
        let game = &mut self.game;
        game.sync(self.narrow, (&self.solver, &self.address, &self.mount.root), tells, moves);
        let turn = game.turned();
        {
            let mut input = self.input.borrow_mut();
            input.over(&game.scene, game.place, turn);
            input.cancels = game.cancels();
        }
        if turn {
            // Also for updates before the focus arrives.
            game.place = self.input.borrow().here;
        }
        // Removing a focused cell would force a layout in the middle of drawing.
        let leaves = self.input.borrow_mut().leaves();
        if leaves {
            self.mount.root.blur();
        }
    }

    /// The cell that takes the focus.
    pub(crate) fn here(&self) -> Option<u32> {
        self.input.borrow().here.map(|cell| cell.id)
    }

    /// Switches to the language of the mount; false if it is the same.
    fn speak(&mut self) -> bool {
        let language = AttrValue::from(self.mount.language());
        std::mem::replace(&mut self.language, language.clone()) != language
    }

    /// The board may have become narrow, or wide.
    fn resized(&mut self) -> bool {
        let narrow = match self.fitted() {
            Some(narrow) => narrow,
            None if FRAME => self.mount.narrow(),
            None => self.mount.narrow_on_site(),
        };
        let other = std::mem::replace(&mut self.narrow, narrow) != narrow;
        self.stale |= other;
        other
    }

    /// Another start may have a board of another shape.
    fn fit_start(&mut self) {
        let start = Start::of(&self.game.table.session);
        if self.start != start {
            self.start = start;
            self.narrow = self.fitted().unwrap_or(self.narrow);
        }
    }

    /// In a frame that fits its box, whether the board is narrow there.
    fn fitted(&self) -> Option<bool> {
        let fits = FRAME && self.host.get().is_some_and(Host::fits);
        fits.then(|| narrow_in(&self.game.table.session, self.mount.room()))
    }

    /// A seed for a new start.
    fn seed(&mut self) -> u64 {
        match self.host.get_mut().filter(|_| FRAME) {
            Some(host) => host.seed(),
            None => browser::seed(),
        }
    }
}

impl<const FRAME: bool> Drop for Play<FRAME> {
    fn drop(&mut self) {
        // Others may be waiting as well, and the solver continues for them.
        self.solver.want(None, Callback::noop());
    }
}
