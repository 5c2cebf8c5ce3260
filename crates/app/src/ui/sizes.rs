//! The start of a game: named ones, sizes, settings of the rules, by hand, as text.

use super::controls::does;
use super::settings::{Choice, switch};
use crate::pages::play::PartProps;
use crate::store::Origin;
use crate::{browser, words};
use games::card::{Field, Kind};
use session::Action;
use solver::rules::Sizes;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[component]
pub(crate) fn Under(props: &PartProps) -> Html {
    let (session, act) = (&props.table.session, &props.act);
    let fields = session.game().card().fields.iter().enumerate();
    let editing = session.editing();
    html! {
        <section class="panel under" aria-label={words::THIS_GAME}>
            { starts(props) }
            { sizes(props) }
            { for fields.map(|(index, field)| setting(props, index, field)) }
            { switch(words::EDIT, editing, words::switched(editing),
                does(act, Origin::Board, Action::Edit(!editing))) }
            <TextField label={words::POSITION} value={session.position(0).to_string()}
                error={props.table.notice(Origin::Position).unwrap_or_default().to_string()}
                on={act.reform(|text| (Origin::Position, Action::Position(text)))}/>
            if let Some(wrong) = props.table.notice(Origin::Board)
                .or(props.table.notice(Origin::Sizes)) {
                <p class="error">{ wrong }</p>
            }
        </section>
    }
}

/// Starts with a name; the one that stands on the board is chosen.
fn starts(props: &PartProps) -> Html {
    let session = &props.table.session;
    let card = session.game().card();
    let same = |pairs: &str| {
        super::mini::session(card.id, pairs).is_some_and(|named| {
            named.position(0) == session.position(0) && named.setup() == session.setup()
        })
    };
    let current = card.starts.iter().position(|start| same(start.pairs));
    let mut options: Vec<_> =
        (card.starts.iter().enumerate()).map(|(i, s)| (i.to_string(), s.name.to_string())).collect();
    if current.is_none() {
        options.insert(0, (String::new(), words::OWN_START.to_string()));
    }
    let on = props.act.reform(|word: String| {
        (Origin::Board, Action::Start(word.parse().unwrap_or(usize::MAX)))
    });
    let value = current.map(|i| i.to_string()).unwrap_or_default();
    html! { <Choice id="starts" label={words::START} {options} {value} {on}/> }
}

/// A number for each part of the start, and buttons for more or fewer parts.
fn sizes(props: &PartProps) -> Html {
    let (session, act) = (&props.table.session, &props.act);
    let (game, setup) = (session.game(), session.setup());
    let start = session.position(0);
    let Ok(now) = game.to_sizes(setup, start) else { return Html::default() };
    let Sizes { count, each } = game.sizes(setup);
    let Ok(look) = game.look(setup, start) else { return Html::default() };
    let to = act.reform(|sizes| (Origin::Sizes, Action::Sizes(sizes)));
    let parts = now.iter().enumerate().map(|(i, size)| {
        let all = now.clone();
        let on = to.reform(move |size| {
            let mut all = all.clone();
            all[i] = size;
            all
        });
        html! {
            <Number key={i} label={words::part(&look.board, i)} value={*size} range={each} {on}/>
        }
    });
    let (add, remove) = words::add(&look.board);
    let longer = now.iter().copied().chain(now.last().copied().or(Some(each.0))).collect();
    let shorter = now[..now.len().saturating_sub(1)].to_vec();
    let change = |word: &'static str, sizes: Vec<u64>, off: bool| {
        let onclick = to.reform(move |_: MouseEvent| sizes.clone());
        html! { <button type="button" class="word" disabled={off} {onclick}>{ word }</button> }
    };
    html! { <>
        { for parts }
        if count.0 != count.1 {
            <div class="field parts">
                { change(add, longer, now.len() >= count.1) }
                { change(remove, shorter, now.len() <= count.0) }
            </div>
        }
    </> }
}

fn setting(props: &PartProps, index: usize, field: &'static Field) -> Html {
    let (setup, act) = (props.table.session.setup(), &props.act);
    let text = setup.text(index);
    let set = act.reform(move |text: String| {
        (Origin::Field(index), Action::Field { index, text })
    });
    let error = props.table.notice(Origin::Field(index)).unwrap_or_default().to_string();
    match field.kind {
        Kind::Switch => {
            let on = setup.on(index);
            let next = if on { "0" } else { "1" };
            let onclick = set.reform(move |_: MouseEvent| next.to_string());
            switch(field.label, on, words::switched(on), onclick)
        }
        Kind::Number { least, most, .. } => html! {
            <Number label={field.label.to_string()} value={setup.number(index)}
                range={(least, most)} on={set.reform(|n: u64| n.to_string())}/>
        },
        Kind::Choice { words } => {
            let options = words.iter().map(|(word, name)| (word.to_string(), name.to_string()));
            html! {
                <Choice id={field.key} label={field.label} options={options.collect::<Vec<_>>()}
                    value={text.to_string()} on={set}/>
            }
        }
        Kind::Text { hint, .. } => html! {
            <TextField label={field.label} value={text.to_string()} {hint} {error} on={set}/>
        },
    }
}

#[derive(Properties, PartialEq)]
struct NumberProps {
    label: String,
    value: u64,
    range: (u64, u64),
    on: Callback<u64>,
}

/// A whole number with a step down and a step up.
#[component]
fn Number(props: &NumberProps) -> Html {
    let wrong = use_state(|| false);
    let input = use_node_ref();
    use_value(&input, props.value.to_string());
    let (value, (least, most)) = (props.value, props.range);
    let step = |name: &str, sign: &'static str, to: Option<u64>| {
        let to = to.filter(|to| (least..=most).contains(to));
        let onclick = props.on.reform(move |_: MouseEvent| to.unwrap_or(value));
        html! {
            <button type="button" aria-label={format!("{}: {name}", props.label)}
                disabled={to.is_none()} {onclick}>{ sign }</button>
        }
    };
    let (on, flag) = (props.on.clone(), wrong.setter());
    let onchange = Callback::from(move |event: Event| {
        let text: String = browser::value(&event).split_whitespace().collect();
        let number = text.parse().ok().filter(|n| (least..=most).contains(n));
        flag.set(number.is_none());
        if let Some(number) = number {
            on.emit(number);
        }
    });
    let wide = format!("width:{}ch", value.to_string().len().max(2) + 2);
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ &props.label }</span>
            <span class="step">
                { step(words::FEWER, "−", value.checked_sub(1)) }
                <input class="text-in" inputmode="numeric" autocomplete="off" style={wide}
                    aria-label={props.label.clone()} ref={input} {onchange}
                    aria-invalid={wrong.then_some("true")}/>
                { step(words::MORE, "+", value.checked_add(1)) }
            </span>
            if *wrong { <p class="error" role="alert">{ words::range(least, most) }</p> }
        </div>
    }
}

/// Lets an input show a value whenever that changes; what is being typed is not touched.
#[hook]
fn use_value(input: &NodeRef, value: String) {
    let input = input.clone();
    use_effect_with(value, move |value| {
        if let Some(input) = input.cast::<HtmlInputElement>() {
            input.set_value(value);
        }
    });
}

#[derive(Properties, PartialEq)]
struct TextProps {
    label: &'static str,
    value: String,
    #[prop_or_default]
    hint: &'static str,
    error: String,
    on: Callback<String>,
}

/// A rule or a position as text, set by Enter or by its button.
#[component]
fn TextField(props: &TextProps) -> Html {
    let input = use_node_ref();
    use_value(&input, props.value.clone());
    let (field, on) = (input.clone(), props.on.clone());
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let text = field.cast::<HtmlInputElement>().map(|field| field.value());
        on.emit(text.unwrap_or_default());
    });
    html! {
        <form class="typed field" {onsubmit} novalidate={true}>
            <label>
                { props.label }
                <input class="text-in" ref={input} spellcheck="false"
                    autocomplete="off" autocapitalize="none"
                    aria-invalid={(!props.error.is_empty()).then_some("true")}/>
            </label>
            <button type="submit" class="word">{ words::SET }</button>
            if !props.hint.is_empty() { <p class="soft hint">{ props.hint }</p> }
            if !props.error.is_empty() { <p class="error">{ &props.error }</p> }
        </form>
    }
}
