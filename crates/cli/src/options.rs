//! `last-move options`: what each move from a heap leaves, and what that is worth.

use crate::Failure;
use crate::args::Options;
use crate::out::{answers, note, unwritten};
use crate::reach;
use crate::words::{self, say};
use messages::Message;
use sequence::options::{self, Left};
use sequence::{Rule, Sequence, typed};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Most moves that are listed.
const LISTED: usize = 1_000_000;

pub(crate) fn run(asked: &Options) -> Result<(), Failure> {
    let unread = |error| Failure::Question(words::in_rule(Message::from(&error)), None);
    let rule: Rule = typed::rule(&asked.rule).map_err(unread)?;
    note(words::rule_is(rule.text(), rule.words()));
    let table = reach::table(&rule, asked.heap, asked.to)?;
    let Some(moves) = moves(&table, asked.heap) else {
        let heap = asked.heap.to_string();
        return Err(Failure::TooLarge(words::too_many_options(rule.text(), &heap, LISTED as u64)));
    };
    write(asked, &table, &moves).map_err(unwritten)
}

/// All moves from a heap; `None` if there are too many to be listed.
fn moves(table: &Sequence, heap: u64) -> Option<Vec<Left>> {
    let mut moves = Vec::new();
    let all = options::each(table, heap, u64::MAX, &mut |left| {
        moves.push(left);
        if moves.len() > LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (all == Some(true)).then_some(moves)
}

fn write(asked: &Options, table: &Sequence, moves: &[Left]) -> io::Result<()> {
    let mut out = answers();
    for left in moves {
        let line = match asked.json {
            true => object(left).to_string(),
            false => say(words::option_is(does(left), &left.value.to_string())),
        };
        writeln!(out, "{line}")?;
    }
    let (rule, heap, count) = (table.rule().text(), asked.heap, moves.len() as u64);
    let value = table.at(heap).expect("the table reaches the heap");
    let line = match asked.json {
        true => json!({ "rule": rule, "heap": heap, "options": count, "value": value }).to_string(),
        false => say(words::least_missing(rule, &heap.to_string(), count, &value.to_string())),
    };
    writeln!(out, "{line}")?;
    out.flush()
}

/// A move as an object.
pub(crate) fn object(left: &Left) -> Value {
    let mut object = json!({ "take": left.taken, "left": left.heaps, "value": left.value });
    if left.plus > 0 {
        object["beside"] = left.plus.into();
    }
    object
}

/// What a move does, as the beginning of a sentence.
pub(crate) fn does(left: &Left) -> Message {
    let mut heaps: Vec<String> = left.heaps.iter().map(u64::to_string).collect();
    // What stays beside the heaps is worth as much as a heap of Nim.
    heaps.extend((left.plus > 0).then(|| format!("*{}", left.plus)));
    let (taken, heaps) = (left.taken.to_string(), heaps.join(" + "));
    match (left.taken, heaps.is_empty()) {
        (0, _) => words::break_into(&heaps),
        (_, true) => words::take_and_leave_nothing(&taken),
        _ => words::take_and_leave(&taken, &heaps),
    }
}
