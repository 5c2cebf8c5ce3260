//! The moves that were made, and the field in which moves can be typed.

use super::fields::field_text;
use crate::store::{Act, Origin, Table};
use crate::words;
use session::command::COMMANDS;
use session::{Action, Session};
use yew::prelude::*;

/// The record of play.
pub(crate) fn record(table: &Table, act: &Act) -> Html {
    html! {
        <section class="panel record" aria-label={words::MOVES}>
            <h2>{ words::MOVES }</h2>
            { list(table, act) }
            { typed(table, act) }
            <details class="fold" id="keys">
                <summary>{ words::KEYS }</summary>
                <p>{ words::KEYS_LEAD }</p>
                <p>{ words::WORDS_LEAD }</p>
                <ul class="commands">
                    { for COMMANDS.iter().map(|(word, does)| html! {
                        <li><b>{ *word }</b>{ ": " }{ *does }</li>
                    }) }
                </ul>
            </details>
        </section>
    }
}

/// The line of moves; the one before the position shown is the current step.
fn list(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let told = session.values() || session.over();
    let jump = |ply: usize, text: &str, slip: bool| {
        let onclick = act.click(Origin::Board, Action::Jump(ply));
        let current = (session.cursor() == ply).then_some("step");
        let class = if slip { "ply is-slip" } else { "ply" };
        html! {
            <button type="button" {class} aria-current={current} {onclick}>
                { text.to_string() }
            </button>
        }
    };
    let made = |ply: usize| {
        session.line().get(ply).map(|made| jump(ply + 1, &made.text, told && slip(session, ply)))
    };
    let rounds = (0..session.line().len()).step_by(2).map(|ply| {
        html! {
            <li key={ply}>
                <span class="no">{ ply / 2 + 1 }</span>
                { made(ply) }
                { made(ply + 1) }
            </li>
        }
    });
    html! {
        <ol class="moves" tabindex="0" aria-label={words::MOVES}>
            <li key="start"><span class="no">{ 0 }</span>{ jump(0, words::FIRST, false) }</li>
            { for rounds }
        </ol>
    }
}

/// True if a move threw a won position away.
fn slip(session: &Session, ply: usize) -> bool {
    session.wins_at(ply) == Some(true) && session.wins_at(ply + 1) == Some(true)
}

/// The field for moves; what was understood is cleared away, what was not stays to be mended.
fn typed(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let send = act.text(Origin::Typed, Action::Typed);
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        send.emit(field_text(&event));
    });
    let look = session.look();
    let example = solver::play::moves(&look.spans).next();
    let example = example.map(|mv| session.notation(session.cursor(), &mv));
    let notice = table.notice(Origin::Typed).unwrap_or_default().to_string();
    html! {
        <form class="typed" {onsubmit} novalidate={true}>
            <label>
                { words::TYPE }
                <input placeholder={example} spellcheck="false" autocomplete="off"
                    autocapitalize="none" aria-describedby="typed-error"
                    data-value="" data-version={table.typed.to_string()}/>
            </label>
            <button type="submit" class="word">{ words::PLAY }</button>
            <p class="error" id="typed-error">{ notice }</p>
        </form>
    }
}
