//! The start of a game: named ones, sizes, settings of the rules, by hand, as text.

use super::fields::{choice, number, switch, text};
use crate::store::{Act, Origin, Table};
use crate::words;
use games::card::{Field, Kind};
use session::Action;
use solver::rules::Sizes;
use yew::prelude::*;

/// Everything that makes another start.
pub(crate) fn under(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let fields = session.game().card().fields.iter().enumerate();
    let editing = session.editing();
    let position = act.text(Origin::Position, Action::Position);
    html! {
        <section class="panel under" aria-label={words::THIS_GAME}>
            if let Some(wrong) = table.notice(Origin::Board) {
                <p class="error wide">{ wrong.to_string() }</p>
            }
            { starts(table, act) }
            { sizes(table, act) }
            { for fields.map(|(index, field)| setting(table, act, index, field)) }
            { switch(words::EDIT, editing, words::switched(editing),
                act.click(Origin::Board, Action::Edit(!editing))) }
            { text(words::POSITION, session.position(0).to_string(), "",
                table.notice(Origin::Position), position) }
        </section>
    }
}

/// Starts with a name; the one that stands on the board is chosen.
fn starts(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let card = session.game().card();
    let same = |pairs: &str| {
        super::mini::session(card.id, pairs).is_some_and(|named| {
            named.position(0) == session.position(0) && named.setup() == session.setup()
        })
    };
    let current = card.starts.iter().position(|start| same(start.pairs));
    let named = card.starts.iter().enumerate();
    let mut options: Vec<_> =
        named.map(|(i, start)| (i.to_string(), start.name.to_string())).collect();
    if current.is_none() {
        options.insert(0, (String::new(), words::OWN_START.to_string()));
    }
    let on = act.text(Origin::Board, |word| Action::Start(word.parse().unwrap_or(usize::MAX)));
    let value = current.map(|i| i.to_string()).unwrap_or_default();
    choice("starts", words::START, options, value, on)
}

/// A number for each part of the start, and buttons for more or fewer parts.
fn sizes(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let (game, setup) = (session.game(), session.setup());
    let start = session.position(0);
    let Ok(now) = game.to_sizes(setup, start) else { return Html::default() };
    let Sizes { count, each } = game.sizes(setup);
    let Ok(look) = game.look(setup, start) else { return Html::default() };
    let wrong = |origin| act.text(origin, |words| Action::Notice(Some(words)));
    let parts = now.iter().enumerate().map(|(i, size)| {
        let (all, origin) = (now.clone(), Origin::Size(i));
        let on = act.text(origin, move |text| {
            let mut all = all.clone();
            all[i] = text.parse().unwrap_or(all[i]);
            Action::Sizes(all)
        });
        let label = words::part(&look.board, i);
        number(label, *size, each, table.notice(origin), on, wrong(origin))
    });
    let (add, remove) = words::add(&look.board);
    let longer: Vec<u64> =
        now.iter().copied().chain(now.last().copied().or(Some(each.0))).collect();
    let shorter = now[..now.len().saturating_sub(1)].to_vec();
    let change = |word: &'static str, sizes: Vec<u64>, off: bool| {
        let onclick = act.click(Origin::Board, Action::Sizes(sizes));
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

fn setting(table: &Table, act: &Act, index: usize, field: &'static Field) -> Html {
    let setup = table.session.setup();
    let value = setup.text(index).to_string();
    let origin = Origin::Field(index);
    let error = table.notice(origin);
    let set = act.text(origin, move |text| Action::Field { index, text });
    match field.kind {
        Kind::Switch => {
            let on = setup.on(index);
            let text = if on { "0" } else { "1" }.to_string();
            switch(
                field.label,
                on,
                words::switched(on),
                act.click(origin, Action::Field { index, text }),
            )
        }
        Kind::Number { least, most, .. } => {
            let wrong = act.text(origin, |words| Action::Notice(Some(words)));
            number(field.label.to_string(), setup.number(index), (least, most), error, set, wrong)
        }
        Kind::Choice { words } => {
            let options = words.iter().map(|(word, name)| (word.to_string(), name.to_string()));
            choice(field.key, field.label, options.collect(), value, set)
        }
        Kind::Text { hint, .. } => text(field.label, value, hint, error, set),
    }
}
