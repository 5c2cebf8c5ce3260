//! The refutation table of a lost position: every move, one answer to it, and what that leaves.

use crate::say::figure as words;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::Markup;
use solver::refutation_table::{Answers, Row, Run};

/// The rows with their heads, and the number of moves left out.
pub(super) fn table(markup: &mut Markup, answers: &Answers) {
    let remains: Vec<Message> = answers.rows.iter().map(left).collect();
    let scored = answers.rows.iter().any(|row| row.margin.is_some());
    let alike = !scored && remains.windows(2).all(|pair| pair[0] == pair[1]);
    let count = answers.rows.iter().map(|row| row.count).sum();
    markup.say("p", words::refutations(count, answers.more));
    if let Some(remains) = remains.first().filter(|remains| alike && !remains.is_nothing()) {
        markup.say("p", words::left(remains.clone()));
    }
    markup.open("div|class=fig|tabindex=0|role=group");
    markup.name("aria-label", words::refutations_name());
    markup.open("table|class=numbers answers");
    markup.open("thead");
    markup.open("tr");
    markup.say("th|scope=col", words::refutations_move());
    markup.say("th|scope=col", words::refutations_answer());
    if scored {
        markup.say("th|scope=col", words::refutations_end());
    } else if !alike {
        markup.say("th|scope=col", words::refutations_after());
    }
    markup.shut();
    markup.shut();
    markup.open("tbody");
    for (row, remain) in answers.rows.iter().zip(&remains) {
        markup.open("tr");
        markup.write("th|scope=row", &run(&row.moves));
        markup.write("td", &row.answers.as_ref().map_or(String::new(), run));
        if !alike {
            markup.say("td", remain);
        }
        markup.shut();
    }
    markup.shut();
    markup.shut();
    markup.shut();
}

/// A move, or the first and the last of several.
fn run(run: &Run) -> String {
    let [first, last] = &run.notation;
    let mut text = first.clone();
    if last != first {
        text.push_str(" … ");
        text.push_str(last);
    }
    text
}

/// The position after the answer.
fn left(row: &Row) -> Message {
    match (row.margin, &row.explanation) {
        (Some(margin), _) => Message::verbatim(games::words::signed(margin)),
        (_, Some(explanation)) if row.count == 1 => explanation.summary(),
        _ => Message::nothing(),
    }
}
