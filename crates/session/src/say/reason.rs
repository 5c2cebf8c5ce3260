//! Reasons in words: why a move wins, and why a position is lost.

use super::board::listed;
use super::cells;
use super::chains;
use super::parity;
use super::pieces;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::fact::{Fact, Part, Reason, Reply, TermFamily};
use solver::verdict::Known;

/// Why a winning move wins, said to the player who makes it.
pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Ends { misere: false } => {
            "Nothing is left to move, so this wins at once.".to_string()
        }
        Reason::Ends { misere: true } => "Nobody can move after this.".to_string(),
        Reason::Theory { before, after } => theory(before, after),
        Reason::Points { ends, after, .. } => chains::ends(*ends, after.as_ref()),
        Reason::Refutation { replies, of } => refutation(replies, *of),
    }
}

fn theory(before: &Fact, after: &Fact) -> String {
    match (before, after) {
        (_, Fact::Columns { .. }) => {
            "After it every power of two occurs an even number of times. Whatever is done next \
             makes some column odd, and you can even it out again."
                .to_string()
        }
        (_, Fact::Digits { base, .. }) => format!(
            "After it the number of heaps that use a power of two is a multiple of {base} for every \
             power. A turn touches fewer than {base} heaps, so it upsets that, and you can restore it."
        ),
        (_, Fact::Singles { singles, .. }) => format!(
            "It leaves {} of one. They go one by one, and with an odd number the opponent takes the last.",
            if *singles == 1 { "a single heap".to_string() } else { format!("{singles} heaps") }
        ),
        (_, Fact::Residue { pile, modulus, residue, least, misere }) => {
            residue_left(*pile, *modulus, *residue, *least, *misere)
        }
        (_, Fact::Class { pile, period, .. }) => {
            let cycle = period.map_or(String::new(), |(_, length)| {
                format!(" Lost piles come back every {length}.")
            });
            format!("It leaves {pile}, a pile from which every move leads to a won one.{cycle}")
        }
        (_, Fact::Terms { pile, limit, terms, family }) => {
            terms_left(*pile, *limit, terms, *family)
        }
        (_, Fact::Golden { low, high, .. }) => format!(
            "It leaves ({low}, {high}), a cold pair: {low} = ⌊{n}φ⌋, and their difference is {n}. \
             No move joins two cold pairs.",
            n = high - low
        ),
        (_, Fact::Band { pile, root }) => format!(
            "It leaves {pile}, which lies in the lost band from {k}² − 1 = {} to {k}² + {k} − 2 = {}. \
             However the root is rounded, the next pile lies in the won band below.",
            root * root - 1,
            root * root + root - 2,
            k = root,
        ),
        (_, Fact::Parts { parts, .. }) => parts_left(parts),
        (_, Fact::Patches { patches, .. }) => cells::patches_left(patches),
        (_, Fact::Lines { pattern, rows, columns }) => cells::lines_left(*pattern, *rows, *columns),
        (
            _,
            Fact::Turned { .. }
            | Fact::Opened { .. }
            | Fact::Count { .. }
            | Fact::Fragments { .. }
            | Fact::Stealing { .. }
            | Fact::Selective { .. },
        ) => pieces::left(after),
        (_, Fact::Chains { .. }) => chains::seen(after),
        (_, Fact::Holdings(after)) => parity::left(after),
        (_, Fact::Games { games, .. }) => pieces::games_left(before, games),
        (_, Fact::Over) => "Nothing is left to move.".to_string(),
    }
}

fn residue_left(pile: u64, modulus: u64, residue: u64, least: u64, misere: bool) -> String {
    let times = pile / modulus;
    let wanted = match (misere, least) {
        (false, 1) => format!("a multiple of {modulus}"),
        (true, 1) => format!("one more than a multiple of {modulus}"),
        _ => format!("{residue} more than a multiple of {modulus}"),
    };
    format!(
        "It leaves {pile} = {times} × {modulus} + {residue}, {wanted}. Answer every move so that both \
         together take {modulus}."
    )
}

fn terms_left(pile: u64, limit: u64, terms: &[u64], family: TermFamily) -> String {
    let name = match family {
        TermFamily::PowersOfTwo => "power of two",
        TermFamily::Fibonacci => "Fibonacci number",
        TermFamily::Own => "H-number of this limit",
    };
    let smallest = terms.last().copied().unwrap_or(0);
    if terms.len() == 1 {
        return format!(
            "It leaves {pile}, which is a {name}. To win, all {pile} would have to be taken, but at most \
             {limit} may be."
        );
    }
    let sum = terms.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
    format!(
        "It leaves {pile} = {sum}, each a {name}. The smallest term is {smallest}, but at most {limit} may \
         be taken now, so the opponent cannot clear it."
    )
}

fn parts_left(parts: &[Part]) -> String {
    let sizes: Vec<u64> = parts.iter().map(|part| part.size).collect();
    let sorted = games::heaps::node(&sizes, 0);
    let mirrored =
        sorted.len().is_multiple_of(2) && sorted.chunks(2).all(|pair| pair[0] == pair[1]);
    if mirrored && parts.iter().all(|part| !part.ring) {
        return format!(
            "It leaves {}: equal halves. Copy every move in the twin, and you move last.",
            listed(&sizes)
        );
    }
    let values: Vec<String> = parts.iter().map(|part| part.value.to_string()).collect();
    if let [only] = values.as_slice() {
        return format!(
            "It leaves a part whose Grundy value is {only}: every move from it can be answered."
        );
    }
    format!(
        "It leaves parts of {} with Grundy values {}. Their nim-sum is 0, so whatever changes in one part \
         is balanced in another.",
        listed(&sizes),
        values.join(" ⊕ ")
    )
}

fn refutation(replies: &[Reply], of: u64) -> String {
    let told = replies.iter().take(3).map(|reply| match &reply.answer {
        Some((_, answer)) => format!("{} is answered by {answer}", reply.notation),
        None => format!("{} loses at once", reply.notation),
    });
    let told: Vec<String> = told.collect();
    let more = of.saturating_sub(told.len() as u64);
    let rest = if more == 0 { String::new() } else { format!(", and so on for {more} more") };
    if of == 1 {
        return format!("Search shows an answer to the only reply: {}.", told.join("; "));
    }
    format!("Search shows an answer to each of the {of} replies: {}{rest}.", told.join("; "))
}

/// What theory sees in a position, in a sentence.
#[allow(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Over => "Nobody can move.".to_string(),
        Fact::Columns { xor: 0, .. } => {
            "Every power of two occurs an even number of times.".to_string()
        }
        Fact::Columns { xor, .. } => {
            format!("Some powers of two occur an odd number of times; their nim-sum is {xor}.")
        }
        Fact::Singles { singles, large: Some(large) } => format!(
            "One heap of {large} is left beside {singles} of one: leave an odd number of single heaps."
        ),
        Fact::Singles { singles, large: None } => format!(
            "Only single heaps are left, {singles} in all, and whoever takes the last one loses."
        ),
        Fact::Residue { pile, modulus, residue, .. } => {
            format!("{pile} = {} × {modulus} + {residue}.", pile / modulus)
        }
        Fact::Terms { pile, limit, terms, .. } => {
            let sum = terms.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
            let smallest = terms.last().copied().unwrap_or(0);
            let reach = if *limit >= smallest { "within" } else { "above" };
            format!(
                "{pile} = {sum}; the smallest term, {smallest}, is {reach} the limit of {limit}."
            )
        }
        Fact::Golden { low, high, cold } if low == cold => {
            format!("({low}, {high}) is a cold pair: {low} = ⌊{}φ⌋.", high - low)
        }
        Fact::Golden { low, high, cold } => {
            let n = high - low;
            format!(
                "The cold pair with difference {n} is ({cold}, {}), not ({low}, {high}).",
                cold + n
            )
        }
        Fact::Patches { patches, xor } => {
            format!("Grundy values {} with nim-sum {xor}.", cells::values(patches))
        }
        Fact::Lines { pattern, rows, columns } => cells::lines(*pattern, *rows, *columns),
        Fact::Turned { .. }
        | Fact::Opened { .. }
        | Fact::Count { .. }
        | Fact::Fragments { .. }
        | Fact::Stealing { .. }
        | Fact::Selective { .. } => pieces::seen(fact),
        Fact::Parts { parts, xor } => {
            let values: Vec<String> = parts.iter().map(|part| part.value.to_string()).collect();
            format!("Grundy values {} with nim-sum {xor}.", values.join(" ⊕ "))
        }
        _ => counted_fact(fact),
    }
}

/// The same for facts that count columns or places in a band.
fn counted_fact(fact: &Fact) -> String {
    match fact {
        Fact::Class { pile, value, misere: false, .. } => {
            format!("A pile of {pile} has the Grundy value {value}.")
        }
        Fact::Class { pile, value, .. } => {
            format!(
                "A pile of {pile} {} in misère play.",
                if *value == 0 { "loses" } else { "wins" }
            )
        }
        Fact::Digits { base, sums, .. } if sums.iter().all(|sum| *sum == 0) => {
            format!("Every power of two is used by a multiple of {base} heaps.")
        }
        Fact::Digits { base, sums, .. } => {
            let digits: String = sums.iter().map(u64::to_string).collect();
            format!("The columns add up to {digits}, in base {base} without carry.")
        }
        Fact::Band { pile, root: k } if pile + 2 > k * k + k => format!(
            "{pile} lies in the won band from {} to {}: pay so that it falls to one of {} to {}.",
            k * k + k - 1,
            (k + 1) * (k + 1) - 2,
            k * k - 1,
            k * k + k - 2,
        ),
        Fact::Band { pile, root: k } => format!(
            "{pile} lies in the lost band from {} to {}, and both roundings leave it.",
            k * k - 1,
            k * k + k - 2,
        ),
        Fact::Chains { .. } => format!("On the board: {}", chains::seen(fact)),
        Fact::Holdings(known) => parity::seen(known),
        _ => pieces::seen(fact),
    }
}

/// Why the player to move loses.
pub fn why_lost(seen: Option<&Fact>) -> String {
    match seen {
        Some(Fact::Columns { .. }) => {
            "Every power of two occurs an even number of times, so any move makes a column odd."
                .to_string()
        }
        Some(known) => fact(known),
        None => "The search has found an answer to every move.".to_string(),
    }
}

/// How a verdict is known.
pub fn known(known: Known) -> String {
    match known {
        Known::Theory => "Known by theory, at every size.".to_string(),
        Known::Sum => "Known from the Grundy values of the parts.".to_string(),
        Known::Search { positions } => {
            format!("Found by searching {positions} positions to the end.")
        }
        Known::GaveUp { positions: 0 } => "Not known, and too much for a search.".to_string(),
        Known::GaveUp { positions } => {
            format!("Not known: the search stopped after {positions} positions.")
        }
    }
}

/// The key to the marks.
pub fn legend() -> (&'static str, &'static str) {
    ("leaves the opponent to lose: a winning move", "leaves the opponent a win")
}
