//! Sentences about what a rule allows.

use super::{count, number};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What may stay, by how many heaps; the longer word comes first in a list.
const HEAPS: [(&str, &str); 8] = [
    ("nothing", "nothing"),
    ("one heap", "one"),
    ("two heaps", "two"),
    ("three heaps", "three"),
    ("four heaps", "four"),
    ("five heaps", "five"),
    ("six heaps", "six"),
    ("seven heaps", "seven"),
];

/// Words of a list with “or” before the last.
fn or(words: &[String]) -> String {
    match words.split_last() {
        None => String::new(),
        Some((one, [])) => one.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// The numbers of heaps that a digit allows.
fn heaps(parts: u8, short: bool) -> String {
    let mut said = short;
    let mut words = Vec::new();
    for (_, (long, brief)) in HEAPS.iter().enumerate().filter(|(many, _)| parts >> many & 1 == 1) {
        words.push(if said { *brief } else { *long }.to_string());
        said |= *long != "nothing";
    }
    or(&words)
}

fn differ(parts: u8, unequal: bool) -> &'static str {
    if unequal && parts >> 2 > 0 { " of different sizes" } else { "" }
}

/// What may stay of a heap.
pub(crate) fn left(parts: u8, unequal: bool) -> String {
    format!("{}{}", heaps(parts, false), differ(parts, unequal))
}

/// Numbers to take, and all beyond a number where they have no end.
pub(crate) fn take(counts: &[u64], beyond: Option<u64>, left: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut rest = counts;
    while let Some(first) = rest.first() {
        let run = rest.iter().zip(*first..).take_while(|(a, b)| *a == b).count();
        let run = if run < 3 { 1 } else { run };
        words.push(match run {
            1 => number(*first),
            _ => format!("{} to {}", number(*first), number(rest[run - 1])),
        });
        rest = &rest[run..];
    }
    let all = counts.iter().copied().eq(1..=counts.len() as u64);
    let what = match (beyond, counts) {
        (Some(reach), _) if all && reach == counts.len() as u64 => {
            "any number of tokens".to_string()
        }
        (Some(reach), _) => {
            words.push(format!("more than {}", count(reach, "token", "tokens")));
            or(&words)
        }
        (None, [1]) => "1 token".to_string(),
        (None, _) => format!("{} tokens", or(&words)),
    };
    format!("take {what}, leaving {left}")
}

/// Numbers without end whose digits repeat.
pub(crate) fn pattern(reach: u64, length: u64) -> String {
    format!("take more than {reach}, where what is allowed repeats every {length} tokens")
}

/// Cutting without taking.
pub(crate) fn cut(parts: u8, unequal: bool) -> String {
    format!("cut a heap in {}{}", heaps(parts, true), differ(parts, unequal))
}

/// The whole sentence.
pub(crate) fn sentence(clauses: &[String]) -> String {
    format!("A move: {}.", clauses.join("; or "))
}
