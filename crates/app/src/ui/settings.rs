//! Who plays, how well, and what is shown.

use super::controls::does;
use crate::pages::play::PartProps;
use crate::store::Origin;
use crate::{address, browser, words};
use session::seat::{Level, Players};
use session::{Action, say};
use yew::prelude::*;

/// A switch with its label and its state in a word.
pub(crate) fn switch(
    label: &str,
    on: bool,
    word: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label }</span>
            <button type="button" class="switch" role="switch" aria-label={label.to_string()}
                aria-checked={if on { "true" } else { "false" }} {onclick}>{ word }</button>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct ChoiceProps {
    pub(crate) id: &'static str,
    pub(crate) label: &'static str,
    /// Word and name of each option.
    pub(crate) options: Vec<(String, String)>,
    /// The word that is chosen.
    pub(crate) value: String,
    pub(crate) on: Callback<String>,
}

/// A select with its label; it always shows what is, not what was last chosen.
#[component]
pub(crate) fn Choice(props: &ChoiceProps) -> Html {
    let node = use_node_ref();
    let (select, value) = (node.clone(), props.value.clone());
    use_effect(move || {
        if let Some(select) = select.cast::<web_sys::HtmlSelectElement>() {
            select.set_value(&value);
        }
    });
    let id = props.id;
    let onchange = props.on.reform(|event: Event| browser::value(&event));
    html! {
        <div class="field">
            <label for={id}>{ props.label }</label>
            <select {id} ref={node} {onchange}>
                { for props.options.iter().map(|(word, name)| html! {
                    <option key={word.clone()} value={word.clone()}>{ name }</option>
                }) }
            </select>
        </div>
    }
}

/// The word of a choice in a list of known ones.
fn word_of<T: PartialEq + Copy>(all: &[(&str, T)], chosen: T) -> String {
    let known = all.iter().find(|(_, value)| *value == chosen);
    known.map(|(word, _)| (*word).to_string()).unwrap_or_default()
}

/// The choice of a word, or the usual one.
fn of_word<T: Default + Copy>(all: &[(&str, T)], word: &str) -> T {
    all.iter().find(|(known, _)| *known == word).map_or(T::default(), |(_, value)| *value)
}

#[component]
pub(crate) fn Settings(props: &PartProps) -> Html {
    let (session, act) = (&props.table.session, &props.act);
    let values = session.values();
    let seats = Players::ALL.iter();
    let seats = seats.map(|(word, players)| (word.to_string(), say::players(*players).to_string()));
    let seated = act.reform(|word: String| {
        (Origin::Board, Action::Players(of_word(&Players::ALL, &word)))
    });
    let naive = session.game().card().naive;
    let levels = Level::ALL.iter();
    let levels =
        levels.map(|(word, level)| (word.to_string(), say::level(*level, naive).0.to_string()));
    let levelled =
        act.reform(|word: String| (Origin::Board, Action::Level(of_word(&Level::ALL, &word))));
    let shown = if values { words::SHOWN } else { words::HIDDEN };
    html! {
        <section class="panel settings" aria-label={words::SETTINGS}>
            { switch(words::VALUES, values, shown,
                does(act, Origin::Board, Action::Values(!values))) }
            <Choice id="seats" label={words::SEATS} options={seats.collect::<Vec<_>>()}
                value={word_of(&Players::ALL, session.players())} on={seated}/>
            if session.players() != Players::Two {
                <Choice id="level" label={words::LEVEL} options={levels.collect::<Vec<_>>()}
                    value={word_of(&Level::ALL, session.level())} on={levelled}/>
                <p class="soft">{ say::level(session.level(), naive).1 }</p>
            }
            <Share ..props.clone()/>
        </section>
    }
}

/// The address of the position, on the clipboard or to be copied by hand.
#[component]
fn Share(props: &PartProps) -> Html {
    let whole = address::whole(&props.table.session.address());
    let told = use_state(|| None::<(String, bool)>);
    let (tell, text) = (told.setter(), whole.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        let copied = browser::copy(&text);
        tell.set(Some((text.clone(), copied)));
    });
    let onfocus = Callback::from(|event: FocusEvent| super::frame::select_all(&event));
    let current = told.as_ref().filter(|(text, _)| *text == whole);
    html! {
        <div class="share">
            <button type="button" class="word" {onclick}>{ words::SHARE }</button>
            if let Some((text, copied)) = current {
                if *copied { <span class="soft">{ words::COPIED }</span> }
                <input class="text-in" readonly=true value={text.clone()} {onfocus}
                    aria-label={words::COPY_THIS}/>
            }
        </div>
    }
}
