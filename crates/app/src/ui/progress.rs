//! What was done in this browser: ticks on the shelf, what the notebook asks for today, and a fold with all of it.

use super::View;
use super::fields::note;
use crate::browser;
use crate::done::{self, Done};
use crate::notebook;
use crate::table::NOTEBOOK;
use crate::words;
use games::card::Card;
use gloo::utils::window;
use messages::Message;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlTextAreaElement};
use yew::prelude::{
    Callback, Html, InputEvent, MouseEvent, Properties, UseStateHandle, component, hook, html,
    use_effect_with, use_state,
};

/// The event that something was taken over or erased.
const CHANGED: &str = "last-move:done";

/// The page, and the game of a tick.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct TickProps {
    pub(crate) view: View,
    pub(crate) card: &'static str,
}

/// What `read` reads from the store, once the page is there, and again after a change.
#[hook]
fn use_kept<T: Default + 'static>(read: impl Fn() -> T + 'static) -> UseStateHandle<T> {
    let state = use_state(T::default);
    let set = state.setter();
    use_effect_with((), move |()| {
        set.set(read());
        let heard = browser::listen(&window(), CHANGED, Box::new(move |_| set.set(read())));
        move || drop(heard)
    });
    state
}

/// What was done in a game, on its card on the shelf.
#[component]
pub(crate) fn Tick(TickProps { view, card }: &TickProps) -> Html {
    let id = *card;
    let done = use_kept(move || Done::of(id));
    match summary(&done) {
        Some(words) => html! { <p class="tick">{ view.text(&words) }</p> },
        None => Html::default(),
    }
}

/// Steps and streak of a game; nothing if nothing was done.
fn summary(done: &Done) -> Option<Message> {
    let some = done.count() > 0 || done.best > 0;
    some.then(|| words::done_summary(done.count() as u64, done.best.into()))
}

/// The games of which positions of the notebook are due today, each with a link to them.
#[component]
pub(crate) fn Due(ProgressProps { view, all }: &ProgressProps) -> Html {
    let today = notebook::today();
    let line = |done: &Done| {
        let due = done.notebook.due(today).count() as u64;
        let card: &Card = games::find(done.game).filter(|_| due > 0)?.card();
        let words = words::notebook_of((card.title)(), due);
        Some(html! {
            <li><a href={format!("#/play/{}?{NOTEBOOK}=1", done.game)}>{ view.text(&words) }</a></li>
        })
    };
    let lines: Vec<Html> = all.iter().filter_map(line).collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! {
        <div class="due">
            <p>{ view.text(&words::notebook_due()) }</p>
            <ul>{ for lines }</ul>
        </div>
    }
}

/// The page, and the games in which something was done.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct ProgressProps {
    pub(crate) view: View,
    pub(crate) all: Rc<Vec<Done>>,
}

/// The games in which something was done, read once for all of the page.
#[hook]
pub(crate) fn use_all_done() -> Rc<Vec<Done>> {
    Rc::clone(&use_kept(|| Rc::new(done::all())))
}

/// The fold below the shelf.
#[component]
pub(crate) fn Progress(ProgressProps { view, all }: &ProgressProps) -> Html {
    let written = use_state(|| None::<String>);
    let said = use_state(|| None::<Message>);
    let sure = use_state(|| false);
    let text = written.as_ref().cloned().unwrap_or_else(|| done::text(all));
    let oninput = {
        let written = written.clone();
        Callback::from(move |event: InputEvent| written.set(Some(typed(&event))))
    };
    let take = {
        let (text, said, written) = (text.clone(), said.clone(), written.clone());
        Callback::from(move |_: MouseEvent| match done::take(&text) {
            Ok(taken) => {
                let games = taken.len() as u64;
                let kept = done::keep(taken);
                said.set(Some(if kept { words::done_taken(games) } else { words::done_lost() }));
                if kept {
                    written.set(None);
                }
                announce();
            }
            Err(line) => said.set(Some(words::done_refused(line as u64))),
        })
    };
    let erase = {
        let (sure, said, written) = (sure.clone(), said.clone(), written.clone());
        Callback::from(move |_: MouseEvent| {
            if *sure {
                done::erase();
                written.set(None);
                said.set(Some(words::done_erased()));
                announce();
            }
            sure.set(!*sure);
        })
    };
    let word = if *sure { words::done_erase_sure() } else { words::done_erase() };
    html! {
        <details class="fold progress">
            <summary>{ view.text(&words::done_title()) }</summary>
            <p>{ view.text(&words::done_lead()) }</p>
            { list(view, all) }
            <label>
                { view.text(&words::done_text()) }
                <textarea rows="4" spellcheck="false" autocomplete="off" value={text} {oninput} />
            </label>
            <div class="choices">
                <button type="button" class="word" onclick={take}>{ view.text(&words::done_take()) }</button>
                <button type="button" class="word" onclick={erase}>{ view.text(&word) }</button>
            </div>
            { note(view, "soft", said.as_ref()) }
        </details>
    }
}

fn list(view: &View, all: &[Done]) -> Html {
    let line = |done: &Done| {
        let card: &Card = games::find(done.game)?.card();
        let positions = done.notebook.len() as u64;
        let notebook = (positions > 0).then(|| words::done_notebook(positions));
        let levels = done.beaten.len() as u64;
        let beaten = (levels > 0).then(|| words::done_beaten(levels));
        Some(html! {
            <li>
                <a href={format!("#/play/{}", done.game)}>{ view.text(&(card.title)()) }</a>
                for (i, words) in summary(done).iter().chain(&beaten).chain(&notebook).enumerate() {
                    { if i == 0 { ": " } else { ", " } }{ view.text(words) }
                }
            </li>
        })
    };
    html! { <ul>{ for all.iter().filter_map(line) }</ul> }
}

fn typed(event: &InputEvent) -> String {
    let area = event.target().and_then(|target| target.dyn_into::<HtmlTextAreaElement>().ok());
    area.map(|area| area.value()).unwrap_or_default()
}

/// Tells all ticks to read again.
fn announce() {
    // After this update, so that none of them is drawn within another.
    browser::soon(
        0,
        Box::new(|| {
            let event = Event::new(CHANGED).ok();
            event.and_then(|event| window().dispatch_event(&event).ok());
        }),
    );
}
