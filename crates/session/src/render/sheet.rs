//! The sheet of a lost position as a table: every move, one answer to it, and what that leaves.

use crate::markup::Markup;
use crate::say::figure as words;
use alloc::string::String;
use alloc::vec::Vec;
use solver::sheet::{Answers, Row, Run};

/// The rows with their heads, and how many moves found no room.
pub(super) fn sheet(ink: &mut Markup, answers: &Answers) {
    let told: Vec<String> = answers.rows.iter().map(left).collect();
    let scored = answers.rows.iter().any(|row| row.margin.is_some());
    let alike = !scored && told.windows(2).all(|pair| pair[0] == pair[1]);
    let count = answers.rows.iter().map(|row| row.count).sum();
    ink.say("p", &words::sheet(count, answers.more));
    if let Some(told) = told.first().filter(|told| alike && !told.is_empty()) {
        ink.say("p", &words::left(told));
    }
    ink.open("div|class=fig|tabindex=0|role=group");
    ink.set("aria-label", words::SHEET);
    ink.open("table|class=numbers answers");
    ink.open("thead");
    ink.open("tr");
    let [mv, answer, after, end] = words::SHEET_HEADS;
    for (head, there) in [(mv, true), (answer, true), (after, !alike && !scored), (end, scored)] {
        if there {
            ink.say("th|scope=col", head);
        }
    }
    ink.shut();
    ink.shut();
    ink.open("tbody");
    for (row, told) in answers.rows.iter().zip(&told) {
        ink.open("tr");
        ink.say("th|scope=row", &run(&row.moves));
        ink.say("td", &row.answers.as_ref().map_or(String::new(), run));
        if !alike {
            ink.say("td", told);
        }
        ink.shut();
    }
    ink.shut();
    ink.shut();
    ink.shut();
}

/// A move, or the first and the last of several.
fn run(run: &Run) -> String {
    let [first, last] = &run.told;
    let mut told = first.clone();
    if last != first {
        told.push_str(" … ");
        told.push_str(last);
    }
    told
}

/// What the answer leaves.
fn left(row: &Row) -> String {
    match (row.margin, &row.explanation) {
        (Some(margin), _) => games::words::signed(margin),
        (_, Some(explanation)) if row.count == 1 => explanation.summary(),
        _ => String::new(),
    }
}
