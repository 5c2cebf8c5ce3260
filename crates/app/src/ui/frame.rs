//! What every page has above and below: name, way home, look of the page, footer.

use crate::{browser, words};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The head of every page; `board` is true if there is one to skip to.
pub(crate) fn top(board: bool) -> Html {
    let skip = Callback::from(move |event: MouseEvent| {
        // The address after `#` belongs to the pages.
        event.prevent_default();
        let cell = gloo::utils::document().query_selector("#board [tabindex='0']");
        match cell.ok().flatten().filter(|_| board) {
            Some(cell) => browser::focus(&cell.id()),
            None => browser::focus("main"),
        }
    });
    let (to, words) = if board { ("#board", words::SKIP) } else { ("#main", words::SKIP_MAIN) };
    html! { <>
        <a class="skip" href={to} onclick={skip}>{ words }</a>
        <header class="top">
            <a class="wordmark" href="#/">
                <svg viewBox="0 0 32 32" aria-hidden="true"><use href="#glyph"/></svg>
                { words::SITE }
            </a>
            <nav aria-label={words::SITE_NAV}>
                <a href="#/" aria-current={(!board).then_some("page")}>{ words::GAMES }</a>
                <Look/>
            </nav>
        </header>
    </> }
}

/// Theme and motion, kept for the next visit.
#[component]
fn Look() -> Html {
    let theme = use_state(|| browser::kept("theme").unwrap_or_else(|| "auto".to_string()));
    let motion = use_state(|| browser::kept("motion").as_deref() != Some("off"));
    use_effect_with((*theme).clone(), |theme: &String| {
        let known = words::THEMES.iter().skip(1).any(|(word, _)| word == theme);
        browser::set_root("data-theme", known.then_some(theme));
    });
    use_effect_with(*motion, |motion| {
        browser::set_root("data-motion", (!motion).then_some("off"));
    });
    let (chosen, current) = (theme.setter(), (*theme).clone());
    let onchange = Callback::from(move |event: Event| {
        let word = browser::value(&event);
        browser::keep("theme", &word);
        chosen.set(word);
    });
    let (moves, switched) = (*motion, motion.setter());
    let onclick = Callback::from(move |_: MouseEvent| {
        browser::keep("motion", if moves { "off" } else { "on" });
        switched.set(!moves);
    });
    html! { <>
        <label class="look">
            { words::THEME }
            <select {onchange}>
                { for words::THEMES.iter().map(|(word, name)| html! {
                    <option value={*word} selected={*word == current}>{ *name }</option>
                }) }
            </select>
        </label>
        <button type="button" class="switch" role="switch" {onclick}
            aria-checked={if moves { "true" } else { "false" }}>{ words::MOTION }</button>
    </> }
}

/// The foot of every page.
pub(crate) fn foot() -> Html {
    html! {
        <footer class="foot">
            <span>{ words::FOOT }</span>
            <span>{ words::FOOT_PRIVATE }</span>
            <a href="#/">{ words::GAMES }</a>
        </footer>
    }
}

/// Text selected in its box, for those who copy by hand.
pub(crate) fn select_all(event: &FocusEvent) {
    if let Some(field) =
        event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
    {
        field.select();
    }
}
