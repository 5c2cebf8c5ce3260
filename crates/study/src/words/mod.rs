//! Every sentence that the explorer's brain says.

pub(crate) mod allowed;
pub(crate) mod export;
pub(crate) mod facts;
pub(crate) mod picture;
pub(crate) mod plane;
pub(crate) mod table;

use crate::address::LONGEST;
use crate::known::Found;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use sequence::{EngineKind, Rule, Standing};

/// Opens a position on its board.
pub(crate) const PLAY_HERE: &str = "Play from here";
/// Heading of a table of options.
pub(crate) const OPTIONS: &str = "What a move can make of it";
/// Columns of that table.
pub(crate) const OPTION_HEADS: [&str; 3] = ["Value", "Options", "One of them"];
/// The line of the mex.
pub(crate) const MISSING: &str = "no option: the least missing number";
/// Behind an option of value 0.
pub(crate) const WINS: &str = " – this move wins";
/// Behind a list that goes on.
pub(crate) const AND_SO_ON: &str = " …";
/// Head of a line of heaps.
pub(crate) const HEAP: &str = "n";
/// Head of a line of values.
pub(crate) const VALUE: &str = "G(n)";

/// A large number with thin gaps between its thousands.
pub(crate) fn number(n: u64) -> String {
    let digits = n.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// So many of a thing.
pub(crate) fn count(n: u64, one: &str, many: &str) -> String {
    format!("{} {}", number(n), if n == 1 { one } else { many })
}

/// An address that is not read at all.
pub(crate) fn long() -> String {
    format!("the address is longer than {LONGEST} characters")
}

/// A word that means nothing here.
pub(crate) fn unknown(key: &str) -> String {
    let short: String = key.chars().take(20).collect();
    format!("“{short}” means nothing here and is passed over")
}

/// A word that cannot be read.
pub(crate) fn wrong(key: &str, what: &dyn fmt::Display) -> String {
    format!("in “{key}”, {what}")
}

/// A question before there is a study.
pub(crate) fn nothing_at_hand() -> String {
    "there is no table yet to answer this from".to_string()
}

/// A question about a third rule.
pub(crate) fn no_such_rule() -> String {
    "there is no such rule here: the first is 0, the one beside it 1".to_string()
}

/// A window of something that is no plane.
pub(crate) fn only_planes() -> String {
    "only Wythoff’s plane has windows of squares".to_string()
}

/// A question that needs values of a table that has none.
pub(crate) fn only_values() -> String {
    "this table can be taken away as CSV, JSON or LaTeX, and has no pictures".to_string()
}

/// A heap without a value.
pub(crate) fn no_value(n: u64) -> String {
    format!("heap {} has no value yet; the table ends before it", number(n))
}

/// A square without a value.
pub(crate) fn no_square(x: u64, y: u64) -> String {
    format!("square {x}.{y} has no value yet, or lies outside the plane")
}

/// About how long, in words.
pub(crate) fn time(milliseconds: u64) -> String {
    match milliseconds {
        0..1_000 => "less than a second".to_string(),
        1_000..90_000 => {
            format!("about {}", count(milliseconds.div_ceil(1000), "second", "seconds"))
        }
        _ => format!("about {}", count(milliseconds.div_ceil(60_000), "minute", "minutes")),
    }
}

/// About how much memory, in words.
pub(crate) fn memory(bytes: u64) -> String {
    format!("{} MB", number(bytes.div_ceil(1_000_000)))
}

/// The cost of values, before they are found.
pub(crate) fn cost(engine: Option<EngineKind>, milliseconds: u64, bytes: u64) -> String {
    let engine = engine.map_or("", EngineKind::words);
    format!("By {engine}: {}, {} of memory.", time(milliseconds), memory(bytes))
}

/// The cost of a plane.
pub(crate) fn plane_cost(side: u64, milliseconds: u64, bytes: u64) -> String {
    let squares = count(side * side, "square", "squares");
    format!("{squares}, tile by tile: {}, {} of memory.", time(milliseconds), memory(bytes))
}

/// The cost of a table.
pub(crate) fn table_cost(cells: u64, milliseconds: u64) -> String {
    format!("{}: {}.", count(cells, "cell", "cells"), time(milliseconds))
}

/// Values are being found.
pub(crate) fn finding(found: u64, of: u64, engine: EngineKind) -> String {
    format!("{} of {}, by {}", number(found), count(of, "value", "values"), engine.words())
}

/// Squares are being found.
pub(crate) fn filling(found: u64, of: u64) -> String {
    format!("{} of {}", number(found), count(of, "square", "squares"))
}

/// Rows of a plane are being looked at.
pub(crate) fn proving_rows(row: usize) -> String {
    format!("proving the period of row {row}")
}

/// A certificate is about to be checked.
pub(crate) fn to_check(of: u64, milliseconds: u64) -> String {
    let values = count(of, "value", "values");
    format!("the checker has yet to find {values} anew: {}", time(milliseconds))
}

/// A certificate is being checked.
pub(crate) fn checking(done: u64, of: u64) -> String {
    format!("the checker finds the values anew: {} of {}", number(done), number(of))
}

/// The sentence that says what is proven.
pub(crate) fn standing(rule: &Rule, standing: &Standing) -> String {
    match standing {
        Standing::Proved(proof) => {
            let period = proof.period;
            let gain = match period.saltus {
                0 => String::new(),
                saltus => format!(", and they gain {saltus} in each"),
            };
            format!(
                "Proved: from heap {} on the values of {rule} repeat with period {}{gain}.",
                number(period.start as u64),
                number(period.length as u64),
            )
        }
        Standing::Apparent(period) => format!(
            "Apparent, not proved: it looks as if the values gained {} every {} from heap {} on; \
             no theorem here covers this.",
            period.saltus,
            count(period.length as u64, "heap", "heaps"),
            period.start,
        ),
        Standing::Open(reason) => format!("Open: {}.", reason.words()),
        Standing::Unmet { values } => format!(
            "Open: no period is proved by {} so far.",
            count(*values as u64, "value", "values")
        ),
    }
}

/// What a heap is called.
pub(crate) fn heap_name(n: u64) -> String {
    format!("G({})", number(n))
}

/// What a square is called.
pub(crate) fn square_name(x: u64, y: u64) -> String {
    format!("W({x}, {y})")
}

/// The heaps that a move leaves.
pub(crate) fn option_heaps(heaps: &[u64], plus: u32) -> String {
    let mut parts: Vec<String> = heaps.iter().map(|heap| number(*heap)).collect();
    if plus > 0 {
        parts.push("a single square".to_string());
    }
    match parts.split_last() {
        None => "nothing".to_string(),
        Some((one, [])) => one.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// Why a cell has its value, in one sentence; `zeros` of the options are worth 0.
pub(crate) fn why(name: &str, value: u64, options: u64, zeros: u64, complete: bool) -> String {
    let lost = if value == 0 { "; the player to move loses" } else { "" };
    if options == 0 {
        return format!("{name} = 0, as there is no move{lost}.");
    }
    if options == 1 && complete {
        let only = if zeros == 1 { "has the value 0" } else { "does not have the value 0" };
        return format!("{name} = {value}: its only option {only}{lost}.");
    }
    let among = if complete {
        format!("among its {} options", number(options))
    } else {
        format!("among its options, of which the first {} are listed,", number(options))
    };
    let below = match value {
        0 => "none has the value 0".to_string(),
        // Of options that are not listed, it is not known how many have it.
        1 if !complete => "the value 0 occurs, and 1 does not".to_string(),
        1 => match zeros {
            1 => "one has the value 0, and none has 1".to_string(),
            many => format!("{} have the value 0, and none has 1", number(many)),
        },
        2 => "the values 0 and 1 both occur, and 2 does not".to_string(),
        _ => format!("each value from 0 to {} occurs, and {value} does not", value - 1),
    };
    format!("{name} = {value}: {among} {below}{lost}.")
}

/// So many lines are not shown.
pub(crate) fn left_out(lines: usize) -> String {
    format!("{} more not shown here", number(lines as u64))
}

/// Nothing is known of a list.
pub(crate) fn unknown_sequence(terms: usize) -> String {
    format!(
        "{}: none of the sequences that are built in, or too few terms to tell one.",
        count(terms as u64, "number", "numbers")
    )
}

/// What a known sequence is, after its number.
pub(crate) fn known(found: &Found, letter: &str) -> String {
    let index = |shift: i64| match shift {
        0 => "n".to_string(),
        shift => format!("n {} {}", if shift > 0 { '+' } else { '−' }, shift.unsigned_abs()),
    };
    // Lists that are counted from 1, as those of the OEIS mostly are.
    let from = found.from as u64 + u64::from(["z", "H", "a"].contains(&letter));
    let shift = found.index as i64 - from as i64;
    let plus = match found.plus {
        0 => String::new(),
        plus => format!(" {} {}", if plus > 0 { '+' } else { '−' }, plus.unsigned_abs()),
    };
    let left = match letter {
        "G" => format!("G(n) = a({}){plus}", index(shift)),
        "W" => format!("W(n, n) = a({}){plus}", index(shift)),
        "H" => format!("H(n) = a({}){plus}", index(shift)),
        "row" => format!("that of row n is a({}){plus}", index(shift)),
        "z" => format!("the n-th heap of value 0 is a({}){plus}", index(shift)),
        _ => format!("the n-th number is a({}){plus}", index(shift)),
    };
    format!(
        ", {}: {left} for n = {from} to {}. The terms a(n) were computed here, not taken from the OEIS.",
        found.known.name,
        number(from + found.compared as u64 - 1),
    )
}
