//! The first picture of a game, drawn by its layout when the site is built, so that it needs no program.

use crate::ui::{View, board};
use games::card::Card;
use games::scene::Scene;
use session::{Session, shelf};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use yew::LocalServerRenderer;
use yew::prelude::{AttrValue, Html, Properties, component};

/// The board of a game at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// Its classes, in addition to those of each board.
    pub class: String,
    /// The picture as HTML, in English.
    pub html: String,
    /// Width and height of its scene.
    pub size: (i32, i32),
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct Props {
    scene: Rc<Scene>,
    class: AttrValue,
}

#[component]
fn Picture(Props { scene, class }: &Props) -> Html {
    board::still(&View::new("en".into(), |_, _| ()), scene, class)
}

/// The board of a game for wide pages and for narrow ones, with classes for both; or one picture with the
/// class for all pages if the two are equal.
///
/// A page of the site begins as the list of games does, a frame as its contract says.
///
/// ```
/// let nim = games::find("nim").expect("there is Nim");
/// let classes = || ["wide", "narrow"].map(String::from);
/// let [wide, narrow] = &last_move_app::first(nim.card(), true, classes(), "both")[..] else {
///     panic!("heaps stand closer together on a telephone");
/// };
/// assert_eq!((wide.class.as_str(), narrow.class.as_str()), ("wide", "narrow"));
/// assert!(wide.html.starts_with("<svg") && wide.size.0 > narrow.size.0);
/// let diamond = games::find("diamond").expect("there is Diamond");
/// let frame = last_move_app::first(diamond.card(), false, classes(), "both");
/// assert_ne!(frame, last_move_app::first(diamond.card(), true, classes(), "both"));
/// ```
pub fn first(card: &Card, on_site: bool, classes: [String; 2], class: &str) -> Vec<First> {
    let Some((session, _)) = Session::open(&shelf::opening(card, on_site)) else {
        return Vec::new();
    };
    let [wide, narrow] = [false, true].map(|narrow| session.scene(narrow));
    if wide == narrow {
        return vec![drawn(wide, class.to_string())];
    }
    [wide, narrow].into_iter().zip(classes).map(|(scene, class)| drawn(scene, class)).collect()
}

fn drawn(scene: Scene, class: String) -> First {
    let size = (scene.width, scene.height);
    let props = Props { scene: Rc::new(scene), class: class.clone().into() };
    let drawing = LocalServerRenderer::<Picture>::with_props(props).hydratable(false).render();
    // A picture awaits nothing.
    let Poll::Ready(html) = pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) else {
        unreachable!("a board that stands still is drawn at once")
    };
    First { class, html, size }
}
