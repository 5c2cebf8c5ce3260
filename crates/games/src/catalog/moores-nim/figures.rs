//! The whole table of play from 1, 3, 5, 7.

use super::MooresNim;
use super::words;
use crate::table::{Mark, Shape, Table, sign};
use crate::words as shared;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::rules::{Node, Rules};

/// The start of the table.
const START: [u64; 4] = [1, 3, 5, 7];
/// The most replies that are listed.
const LINES: usize = 60;
/// Replies to 1, 2, 3, 3 that the table of the source leaves out, for b = 3.
const MISSING: [&[u64]; 6] =
    [&[1, 1, 1, 2], &[1, 1, 1, 3], &[1, 1, 2], &[1, 1, 2, 2], &[1, 1, 3], &[1, 2, 2]];

/// Every reply to each position that the winner leaves, and the winner's answers to it.
pub(super) fn play(rules: &MooresNim) -> Table {
    let mut left = lost_after(rules, &START);
    if rules.lost(&START) {
        left = vec![START.to_vec()];
    }
    let first = left.first().cloned().unwrap_or_default();
    let mut rows = Vec::new();
    let mut i = 0;
    while i < left.len() && rows.len() < LINES {
        let from = left[i].clone();
        for reply in options(rules, &from) {
            let answers = lost_after(rules, &reply);
            for answer in &answers {
                if !left.contains(answer) && !answer.is_empty() {
                    left.push(answer.clone());
                }
            }
            let odd =
                from == [1, 2, 3, 3] && rules.base == 3 && MISSING.contains(&reply.as_slice());
            let mark = if odd { Mark::Odd } else { Mark::Plain };
            let words = answers.iter().map(|answer| heaps(answer)).reduce(shared::or);
            let words = words.unwrap_or_else(Message::nothing);
            rows.push((heaps(&from), vec![(heaps(&reply), mark), (words, Mark::Plain)]));
        }
        i += 1;
    }
    rows.truncate(LINES);
    let mut note = words::play_note(heaps(&first));
    if rules.base == 3 {
        note = shared::then(note, words::play_missing());
    }
    if i < left.len() {
        note = shared::then(note, words::play_more());
    }
    let heads = vec![words::left_head(), words::reply_head(), words::answer_head()];
    Table { caption: words::play_caption(heaps(&START)), note, shape: Shape::Grid { heads, rows } }
}

/// Distinct positions that one turn leads to.
fn options(rules: &MooresNim, from: &[u64]) -> Vec<Node> {
    let mut all = Vec::new();
    Rules::options(rules, from, &mut all);
    // By insertion: the lists are short, and a general sort takes much code.
    let mut sorted: Vec<Node> = Vec::new();
    for node in all {
        if let Err(place) = sorted.binary_search(&node) {
            sorted.insert(place, node);
        }
    }
    sorted
}

/// Those options that lose for the player to move.
fn lost_after(rules: &MooresNim, from: &[u64]) -> Vec<Node> {
    let mut all = options(rules, from);
    all.retain(|node| rules.lost(node));
    all
}

fn heaps(node: &[u64]) -> Message {
    if node.is_empty() {
        return words::no_heaps();
    }
    let sizes: Vec<String> = node.iter().map(u64::to_string).collect();
    sign(sizes.join(" "))
}
