//! What is read aloud: moves politely, the end and errors at once, never both for one event.

use super::View;
use crate::table::Table;
use messages::Message;
use session::say;
use std::rc::Rc;
use yew::prelude::{AttrValue, Html, Properties, component, html};

/// The game that is spoken of.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct LiveProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    /// True if the page may say which move was better.
    pub(crate) hints: bool,
}

/// What is read aloud.
#[component]
pub(crate) fn Live(LiveProps { view, table, hints }: &LiveProps) -> Html {
    let session = &table.session;
    let (number, sentence) = session.spoken();
    let sentence = sentence.as_ref();
    let notice = session.notice().filter(|notice| Some(*notice) != sentence);
    let over = session.over() && !session.looking_back() && session.cursor() > 0;
    let words = |said: Option<&Message>| said.map(|said| view.say(said)).unwrap_or_default();
    // A move is told with its answer, unless that takes so long that the search tells how far it is.
    let answered = session.cursor() > 0 && session.players().mixed() && session.machine_to_move();
    let waits = answered && table.solved == 0 && !table.alone;
    let polite = words(sentence.filter(|_| !over && !waits));
    // What was missed is told on the way to that move, not with what is said afterwards there.
    let arrives = *hints && sentence == Some(&say::jumped(session));
    let polite = match say::missed(session).filter(|_| arrives) {
        Some(missed) => AttrValue::from(format!("{} {polite}", view.say(&missed))),
        None => polite,
    };
    let urgent = words(notice.or(sentence.filter(|_| over)));
    html! {
        <>
            <div class="vh" role="status" aria-atomic="true">
                { spoken(number.to_string(), polite) }
            </div>
            <div class="vh" role="alert">{ spoken(format!("{number}{urgent}"), urgent.clone()) }</div>
        </>
    }
}

fn spoken(key: String, sentence: AttrValue) -> Html {
    html! { <p {key}>{ sentence }</p> }
}
