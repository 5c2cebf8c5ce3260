//! The session of a component: its state, what is said to it, and what follows once it is drawn.

use crate::events;
use crate::hooks::{LANGUAGE, use_event};
use crate::mount::Mount;
use crate::play::{Msg, Play};
use crate::ui::View;
use crate::ui::board_input::BoardInput;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use yew::functional::UseForceUpdateHandle;
use yew::prelude::{Callback, hook, use_effect, use_force_update, use_memo, use_mut_ref};
use yew::scheduler::{self, Runnable};

/// The state of a session, once there is one.
pub(crate) type Held<const FRAME: bool> = Rc<RefCell<Option<Play<FRAME>>>>;

/// A session, and what a component needs to begin it and to draw it.
pub(crate) struct UseSession<const FRAME: bool> {
    pub(crate) held: Held<FRAME>,
    /// What pointer and keys have begun on the board.
    pub(crate) input: Rc<RefCell<BoardInput>>,
    /// Where messages to the session go.
    pub(crate) send: Callback<Msg>,
}

/// A message on its way.
///
/// Yew hears it in its turn and before it draws, as it does messages to components: whoever sends one may
/// be in the midst of another, or of a picture.
struct Sent<const FRAME: bool> {
    /// Weak, since listeners outlive what they listen for; see `inline.rs`.
    to: Weak<RefCell<Option<Play<FRAME>>>>,
    msg: Msg,
    draw: UseForceUpdateHandle,
}

impl<const FRAME: bool> Runnable for Sent<FRAME> {
    fn run(self: Box<Self>) {
        let Sent { to, msg, draw } = *self;
        let Some(held) = to.upgrade() else { return };
        let changed = held.borrow_mut().as_mut().is_some_and(|play| play.update(msg));
        if changed {
            draw.force_update();
        }
    }
}

/// A session of this component, for which nothing has happened yet.
#[hook]
pub(crate) fn use_session<const FRAME: bool>(mount: &Mount) -> UseSession<FRAME> {
    let held: Held<FRAME> = use_mut_ref(|| None);
    let input = use_mut_ref(|| BoardInput::new(mount.root.clone()));
    let (to, draw) = (Rc::downgrade(&held), use_force_update());
    let send = use_memo((), |()| {
        Callback::from(move |msg| {
            let (to, draw) = (to.clone(), draw.clone());
            scheduler::push(Box::new(Sent { to, msg, draw }));
        })
    });
    let resized = send.clone();
    use_event(mount, "resize", Callback::from(move |()| resized.emit(Msg::Resized)));
    let speak = send.clone();
    use_event(mount, LANGUAGE, Callback::from(move |()| speak.emit(Msg::Language)));
    let drawn = held.clone();
    use_effect(move || {
        if let Some(play) = &mut *drawn.borrow_mut() {
            play.drawn();
        }
    });
    UseSession { held, input, send: (*send).clone() }
}

/// The language of a session, and where the commands of its elements go.
#[hook]
pub(crate) fn use_view<const FRAME: bool>(session: &UseSession<FRAME>) -> View {
    let language = session.held.borrow().as_ref().map(|play| play.language.clone());
    let (send, input) = (session.send.clone(), session.input.clone());
    let view = use_memo(language.unwrap_or_default(), |language| {
        View::new(language.clone(), move |command, event| {
            events::dispatch(&send, &input, command, event);
        })
    });
    (*view).clone()
}
