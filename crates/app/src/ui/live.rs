//! What is read aloud: moves politely, the end and errors at once, never both for one event.

use super::View;
use super::letters::lettered;
use crate::table::Table;
use messages::Message;
use session::say;
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

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
    // A move is told with its answer, unless that takes so long that the search tells how far it is.
    let answered = session.cursor() > 0 && session.players().mixed() && session.machine_to_move();
    let waits = answered && table.solved == 0 && !table.alone;
    let polite = sentence.filter(|_| !over && !waits);
    // What was missed is told on the way to that move, not with what is said afterwards there.
    let arrives = *hints && sentence == Some(&say::jumped(session));
    let missed = say::missed(session).filter(|_| arrives);
    let urgent = notice.or(sentence.filter(|_| over));
    let key = urgent.map(|urgent| view.say(urgent)).unwrap_or_default();
    html! {
        <>
            <div class="vh" role="status" aria-atomic="true">
                { spoken(view, number.to_string(), &[missed.as_ref(), polite]) }
            </div>
            <div class="vh" role="alert">{ spoken(view, format!("{number}{key}"), &[urgent]) }</div>
        </>
    }
}

/// Sentences without the letters that the page does not show.
fn spoken(view: &View, key: String, sentences: &[Option<&Message>]) -> Html {
    let sentences = sentences.iter().flatten().enumerate();
    html! {
        <p {key}>
            for (i, sentence) in sentences {
                if i > 0 { { " " } }
                { lettered(view, sentence) }
            }
        </p>
    }
}
