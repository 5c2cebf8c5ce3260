//! The first picture of a game, drawn by its layout where the site is built: it is there before any program.

use crate::ui::{View, board, mini};
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use yew::LocalServerRenderer;
use yew::prelude::{AttrValue, Html, Properties, component};

/// The board of a game at its usual start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// The picture as HTML, in English.
    pub html: String,
    /// Width and height of its scene.
    pub size: (i32, i32),
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct Props {
    game: AttrValue,
    narrow: bool,
    class: AttrValue,
}

#[component]
fn Picture(Props { game, narrow, class }: &Props) -> Html {
    let Some(session) = mini::session(game, "") else { return Html::default() };
    let view = View::new("en".into(), |_, _| ());
    board::still(&view, &session.scene(*narrow), class)
}

/// The board of a game on a page that is wide or narrow, with one more class; `None` if there is no such game.
pub fn first(game: &'static str, narrow: bool, class: &str) -> Option<First> {
    let scene = mini::session(game, "")?.scene(narrow);
    let class = AttrValue::from(class.to_string());
    let props = Props { game: game.into(), narrow, class };
    let drawing = LocalServerRenderer::<Picture>::with_props(props).hydratable(false).render();
    // Nothing in a picture waits for anything.
    let Poll::Ready(html) = pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) else {
        unreachable!("a board that stands still is drawn at once")
    };
    Some(First { html, size: (scene.width, scene.height) })
}
