//! The page around a frame: its messages to the game, and the game's messages to it.

use crate::address;
use crate::browser;
use crate::command::Origin;
use crate::mount::{self, InlineElement, Mount};
use crate::table::Table;
use crate::words;
use embed::frame::Picture;
use embed::outgoing::{By, Post};
use embed::params::part;
use embed::{Effect, Frame};
use gloo::events::EventListener;
use gloo::utils::window;
use messages::Message;
use session::{Action, Session};
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_common::parent_page::{self, ParentEvent, ParentPage};
use web_sys::{CustomEvent, Event};

/// The event with which the script of a frame reports that the frame has been hidden for a while, or is
/// visible again.
const REST: &str = "last-move:rest";

/// A message between a frame and the page around it.
#[derive(Debug)]
pub(crate) enum HostEvent {
    /// A message that every frame understands.
    Parent(ParentEvent),
    /// The solver may stop (true), or should be available again.
    Rest(bool),
    /// The element around the board has become narrow, or wide.
    Narrow,
    /// The words of the board’s language have arrived.
    Language,
    /// Another tab or frame has stored a state under the same name.
    Elsewhere,
}

/// The channel to the page around a frame, if there is one. Type-erased, so that the site links no code for it.
#[derive(Debug, Default)]
pub(crate) struct HostSlot(Option<Box<dyn Any>>);

impl HostSlot {
    pub(crate) fn new(host: Host) -> HostSlot {
        HostSlot(Some(Box::new(host)))
    }

    pub(crate) fn get(&self) -> Option<&Host> {
        self.0.as_ref()?.downcast_ref()
    }

    pub(crate) fn get_mut(&mut self) -> Option<&mut Host> {
        self.0.as_mut()?.downcast_mut()
    }
}

/// The channel to the page around a frame.
pub(crate) struct Host {
    frame: Rc<RefCell<Frame>>,
    /// The game as the address first opened it.
    first: Option<Session>,
    /// The name under which the state is stored, if that is allowed, and no longer once another tab or frame does so.
    store: Option<String>,
    /// Listens to other tabs and frames.
    _others: Option<EventListener>,
    /// The element around the board, if it has no frame.
    inline: Option<Rc<InlineElement>>,
    /// The page around a frame, and the listener for its visibility.
    page: Option<(ParentPage, EventListener)>,
    /// True while an action is performed that the page around requested.
    pub(crate) asked: bool,
    /// The source of the request for the start that is being dealt.
    dealer: By,
}

impl std::fmt::Debug for Host {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Host({:?})", self.frame)
    }
}

impl Host {
    /// Opens the game of this page, or of the element around, as its address says; `None` if there is no such game.
    pub(crate) fn open(mount: &Mount, tell: Rc<dyn Fn(HostEvent)>) -> Option<Host> {
        let inline = mount.inline.clone();
        let opened = opened(inline.as_deref())?;
        let frame = Rc::new(RefCell::new(Frame::new(&opened)));
        let store = opened.params.remember.then(|| opened.store());
        let _others = store.clone().map(|store| others(store, tell.clone()));
        let page = match &inline {
            Some(inline) => {
                inline.listener.replace(Some(tell));
                None
            }
            None => Some(listen(frame.clone(), tell)),
        };
        let kept = store.as_deref().and_then(browser::kept);
        let kept = kept.and_then(|state| {
            let session = opened.kept(&state)?;
            frame.borrow_mut().resume(&state, &session);
            Some(session)
        });
        let first = Some(kept.unwrap_or(opened.session));
        let (asked, dealer) = (false, By::You);
        Some(Host { frame, first, store, _others, inline, page, asked, dealer })
    }

    /// True if the board is inline on another site.
    pub(crate) fn inline(&self) -> bool {
        self.inline.is_some()
    }

    /// The folder of the whole site, if there is one.
    pub(crate) fn site(&self) -> Option<String> {
        if self.inline() { mount::site() } else { address::site() }
    }

    /// The game that the address names now. If there was one before, the page around is informed of the
    /// change and of errors in the address.
    pub(crate) fn turn(&mut self, before: Option<&Session>) -> Option<Session> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let opened = opened(self.inline.as_deref())?;
        let (session, troubles) = self.frame.borrow_mut().turned(opened);
        if let Some(before) = before {
            self.tell_changes(before, &session, By::Set);
        }
        self.tell_all(&troubles);
        Some(session)
    }

    /// True if all of these parts are shown.
    pub(crate) fn shows(&self, parts: u16) -> bool {
        self.frame.borrow().params().shows(parts)
    }

    /// True if the position is fixed.
    pub(crate) fn locked(&self) -> bool {
        self.frame.borrow().params().lock
    }

    /// True if tables are shown from the start.
    pub(crate) fn tables(&self) -> bool {
        self.shows(part::TABLE) && !self.shows(part::THEORY)
    }

    /// The exercise as pairs of an address.
    pub(crate) fn exercise_address(&self) -> String {
        self.frame.borrow().params().exercise()
    }

    /// True if moves can be taken back.
    pub(crate) fn undo(&self) -> bool {
        self.frame.borrow().params().undo
    }

    /// How many hints a player may ask for in a position.
    pub(crate) fn rungs(&self) -> usize {
        self.frame.borrow().params().hints
    }

    /// True if the address no longer decides what is on the board.
    pub(crate) fn keeps_address(&self) -> bool {
        self.locked() || !self.undo()
    }

    /// True if everything fits the box of the frame.
    pub(crate) fn fits(&self) -> bool {
        self.frame.borrow().params().look.fit
    }

    /// The errors in the address, and where else the game goes on.
    pub(crate) fn wrong(&self) -> Vec<Message> {
        let frame = self.frame.borrow();
        let elsewhere = frame.params().remember && self.store.is_none();
        frame.wrong().cloned().chain(elsewhere.then(words::elsewhere)).collect()
    }

    /// Another tab or frame stores the state: from now on only that one does, so that no moves are lost unnoticed.
    pub(crate) fn yields(&mut self) {
        self.store = None;
    }

    /// The goal of an exercise, and the score so far; `None` if the game is none.
    pub(crate) fn exercise(&self) -> Option<Message> {
        let frame = self.frame.borrow();
        Some(words::task(frame.params().goal?, frame.score()))
    }

    /// The secret by which WordPress knows this frame.
    pub(crate) fn secret(&self) -> Option<String> {
        self.frame.borrow().secret().map(str::to_string)
    }

    /// The seed of the next new start.
    pub(crate) fn seed(&mut self) -> u64 {
        self.frame.borrow_mut().seed(browser::seed())
    }

    /// Reports that the board can be played.
    pub(crate) fn begin(&mut self, session: &Session) {
        let posts = self.frame.borrow_mut().begin(session);
        self.tell_all(&posts);
        self.frame.borrow().notes().for_each(|note| parent_page::warn(&note, &self.language()));
    }

    /// Performs an action, if the address allows it, then earlier requests of the page around that are possible now.
    pub(crate) fn happen(
        &mut self,
        table: &mut Table,
        origin: Origin,
        action: Action,
    ) -> (bool, Vec<Effect>) {
        let ours =
            matches!(action, Action::Answered { .. } | Action::Dealt { .. } | Action::MachineMoves);
        let machine = matches!(action, Action::MachineMoves);
        let allowed = ours || self.asked;
        if !allowed && !self.frame.borrow().params().allows(&table.session, &action) {
            return (table.refuse(origin, &action), Vec::new());
        }
        if !allowed {
            self.frame.borrow_mut().asked(&action);
        }
        let mut by = match machine {
            true => By::Machine,
            false if self.asked => By::Api,
            false => By::You,
        };
        match action {
            Action::New { .. } => self.dealer = by,
            Action::Dealt { .. } => by = self.dealer,
            _ => {}
        }
        let before = table.session.clone();
        let changed = table.happen(origin, action);
        if changed {
            self.tell_changes(&before, &table.session, by);
        }
        let again = self.frame.borrow_mut().judged(&table.session);
        (changed, again)
    }

    /// Another session takes the place of one.
    pub(crate) fn replaced(&mut self, before: &Session, after: &Session) {
        self.tell_changes(before, after, By::Set);
    }

    fn tell_changes(&mut self, before: &Session, after: &Session, by: By) {
        let posts = self.frame.borrow_mut().changed(before, after, by);
        if let Some(key) = self.store.as_deref().filter(|_| !posts.is_empty()) {
            browser::keep(key, &self.frame.borrow().state(after));
        }
        self.tell_all(&posts);
    }

    /// No verdict is possible: refuses requests that wait for one.
    pub(crate) fn unjudged(&mut self) -> Vec<Effect> {
        self.frame.borrow_mut().unjudged()
    }

    pub(crate) fn receive(&mut self, session: &Session, event: HostEvent) -> Vec<Effect> {
        match event {
            HostEvent::Parent(ParentEvent::Message(text)) => {
                self.frame.borrow_mut().receive(session, &text)
            }
            HostEvent::Parent(ParentEvent::Height(height)) => {
                let posts = self.frame.borrow_mut().sized(height);
                self.tell_all(&posts);
                Vec::new()
            }
            HostEvent::Parent(ParentEvent::Left(direction)) => {
                self.left(&direction);
                Vec::new()
            }
            HostEvent::Rest(_) | HostEvent::Narrow | HostEvent::Language | HostEvent::Elsewhere => {
                Vec::new()
            }
        }
    }

    /// The focus has left in this direction.
    pub(crate) fn left(&self, direction: &str) {
        let post = self.frame.borrow().left(direction);
        self.tell(&post);
    }

    fn tell_all(&self, posts: &[Post]) {
        for post in posts {
            self.tell(post);
        }
    }

    /// The language of the board.
    fn language(&self) -> String {
        mount::language(self.inline.as_deref())
    }

    /// Sends a message to the page around.
    pub(crate) fn tell(&self, post: &Post) {
        if let Some(note) = post.warning() {
            parent_page::warn(note, &self.language());
        }
        let Some(value) = parent_page::value(post, &self.language()) else { return };
        if let Some(inline) = &self.inline {
            // Errors there are not the board’s.
            let _ = inline.tell.call1(&JsValue::NULL, &value);
        }
        if let Some((page, _)) = &self.page {
            page.send(&value, self.frame.borrow().target());
        }
    }

    /// Lets the script that started this frame draw the board and send the picture.
    pub(crate) fn draw(&self, picture: &Picture) {
        let frame = self.frame.borrow();
        let Some(detail) = parent_page::detail(picture, frame.target(), &self.language()) else {
            return;
        };
        if let Some(inline) = &self.inline {
            // Errors there are not the board’s.
            let _ = inline.tell.call1(&JsValue::NULL, &detail);
            return;
        }
        parent_page::draw(&detail);
    }

    /// Theme, motion, size, language and direction of everything.
    pub(crate) fn look(&self) {
        let frame = self.frame.borrow();
        match &self.inline {
            Some(inline) => parent_page::look_of(&inline.outer, &frame.params().look),
            None => parent_page::look(&frame.params().look),
        }
    }
}

/// Opens the address.
fn opened(inline: Option<&InlineElement>) -> Option<embed::Opened> {
    match inline {
        Some(inline) => embed::open(&inline.game, &inline.query, &inline.fragment),
        None => embed::open(&address::game()?, &address::query(), &address::fragment()),
    }
}

/// Listens to other tabs and frames that store a state under this name. Browsers tell only of what others store.
fn others(store: String, tell: Rc<dyn Fn(HostEvent)>) -> EventListener {
    let stored = move |event: &Event| {
        if browser::stored(event).as_ref() == Some(&store) {
            tell(HostEvent::Elsewhere);
        }
    };
    browser::listen(&window(), "storage", Box::new(stored))
}

/// Listens to the page around and to the script that started this frame.
fn listen(frame: Rc<RefCell<Frame>>, tell: Rc<dyn Fn(HostEvent)>) -> (ParentPage, EventListener) {
    let admits = move |now: u64, origin: &str| {
        frame.try_borrow_mut().is_ok_and(|mut frame| frame.admits(now, origin))
    };
    let rests = tell.clone();
    let said = Rc::new(move |event| tell(HostEvent::Parent(event)));
    let page = ParentPage::new(Box::new(admits), said);
    let rest = move |event: &Event| {
        rests(HostEvent::Rest(event.unchecked_ref::<CustomEvent>().detail().is_truthy()));
    };
    (page, browser::listen(&window(), REST, Box::new(rest)))
}
