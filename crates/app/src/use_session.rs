//! The session of a component: its game, and the state of pointer and keys on the board.

use crate::events;
use crate::mount::Mount;
use crate::play::{Msg, Play};
use crate::ui::View;
use crate::ui::board_input::BoardInput;
use std::cell::RefCell;
use std::rc::Rc;
use web_common::hooks::{LANGUAGE, use_event};
use web_common::model::{ModelRef, use_model};
use yew::prelude::{Callback, hook, use_memo, use_mut_ref};

pub(crate) type Ways = (Rc<RefCell<BoardInput>>, Callback<Msg>);

/// The session of a component, which `begin` opens, and the callback for messages to it.
#[hook]
pub(crate) fn use_session<const FRAME: bool>(
    mount: &Mount,
    begin: impl FnOnce(Ways) -> Option<Play<FRAME>>,
) -> (ModelRef<Play<FRAME>>, Ways) {
    let input = use_mut_ref(|| BoardInput::new(mount.root.clone()));
    let (play, send) = use_model(|send| begin((input.clone(), send.clone())));
    // The window of another site’s page is not the board’s.
    let ours = mount.inline.is_none();
    use_event(ours.then_some("resize"), send.reform(|()| Msg::Resized));
    use_event(ours.then_some(LANGUAGE), send.reform(|()| Msg::Language));
    (play, (input, send))
}

/// The language of a session, and the handler for the commands of its elements.
#[hook]
pub(crate) fn use_view<const FRAME: bool>(session: &ModelRef<Play<FRAME>>, ways: Ways) -> View {
    let (input, send) = ways;
    let language = session.borrow().as_ref().map(|play| play.language.clone());
    let view = use_memo(language.unwrap_or_default(), |language| {
        View::new(language.clone(), move |command, event| {
            events::dispatch(&send, &input, command, event);
        })
    });
    (*view).clone()
}
