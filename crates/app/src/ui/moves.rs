//! The moves that were made, and the field in which moves can be typed.

use crate::pages::play::PartProps;
use crate::store::Origin;
use crate::words;
use session::command::COMMANDS;
use session::{Action, Session};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[component]
pub(crate) fn Record(props: &PartProps) -> Html {
    html! {
        <section class="panel record" aria-label={words::MOVES}>
            <h2>{ words::MOVES }</h2>
            { list(props) }
            <Typed ..props.clone()/>
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
fn list(props: &PartProps) -> Html {
    let session = &props.table.session;
    let told = session.values() || session.over();
    let jump = |ply: usize, text: &str, slip: bool| {
        let onclick = props.act.reform(move |_: MouseEvent| (Origin::Board, Action::Jump(ply)));
        let current = (session.cursor() == ply).then_some("step");
        let class = if slip { "ply is-slip" } else { "ply" };
        html! {
            <button type="button" {class} aria-current={current} {onclick}>{ text }</button>
        }
    };
    let made = |ply: usize| {
        session.line().get(ply).map(|made| jump(ply + 1, &made.text, told && slip(session, ply)))
    };
    let rounds = (0..session.line().len()).step_by(2).map(|ply| html! {
        <li key={ply}>
            <span class="no">{ ply / 2 + 1 }</span>
            { made(ply) }
            { made(ply + 1) }
        </li>
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

#[component]
fn Typed(props: &PartProps) -> Html {
    let session = &props.table.session;
    let input = use_node_ref();
    let sent = use_mut_ref(|| false);
    let (field, waiting) = (input.clone(), sent.clone());
    // What was understood is cleared away; what was not stays to be mended.
    use_effect_with(session.spoken().0, move |_| {
        if std::mem::replace(&mut *waiting.borrow_mut(), false)
            && let Some(field) = field.cast::<HtmlInputElement>()
        {
            field.set_value("");
        }
    });
    let (field, act) = (input.clone(), props.act.clone());
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let text = field.cast::<HtmlInputElement>().map(|field| field.value());
        *sent.borrow_mut() = true;
        act.emit((Origin::Typed, Action::Typed(text.unwrap_or_default())));
    });
    let look = session.look();
    let example = solver::play::moves(&look.spans).next();
    let example = example.map(|mv| session.notation(session.cursor(), &mv));
    let notice = props.table.notice(Origin::Typed).unwrap_or_default();
    html! {
        <form class="typed" {onsubmit} novalidate={true}>
            <label>
                { words::TYPE }
                <input ref={input} placeholder={example} spellcheck="false" autocomplete="off"
                    autocapitalize="none" aria-describedby="typed-error"/>
            </label>
            <button type="submit" class="word">{ words::PLAY }</button>
            <p class="error" id="typed-error">{ notice }</p>
        </form>
    }
}
