//! Figures of a few kinds: columns of powers of two, strips, a clock of remainders.

use crate::markup::Markup;
use crate::say::figure as words;
use crate::scene::sine;
use alloc::string::{String, ToString};

/// A number before and after a move, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) name: String,
    pub(super) before: u64,
    pub(super) after: u64,
}

/// Numbers in powers of two; columns with an odd count are lit.
pub(super) fn bits(ink: &mut Markup, lines: &[Line], caption: &str) {
    let all = lines.iter().fold(0, |all, line| all | line.before | line.after);
    let places = (u64::BITS - all.leading_zeros()).max(1);
    let odd = lines.iter().fold(0, |odd, line| odd ^ line.after);
    let columns = || (0..places).rev().map(|place| 1_u64 << place);
    ink.open("figure|class=fig");
    if places > 6 {
        ink.set("tabindex", "0");
    }
    ink.open("table");
    ink.class(&[("bits", true), ("many", places > 10)]);
    ink.say("caption|class=vh", caption);
    ink.open("thead");
    ink.open("tr");
    ink.open("th|scope=col");
    ink.say("span|class=vh", words::COLUMNS);
    ink.shut();
    for power in columns() {
        ink.say("th|scope=col", &power.to_string());
    }
    ink.shut();
    ink.shut();
    ink.open("tbody");
    for line in lines {
        ink.open("tr");
        ink.say("th|scope=row", &line.name);
        for power in columns() {
            cell(ink, line, power, odd);
        }
        ink.shut();
    }
    ink.shut();
    ink.open("tfoot");
    ink.open("tr");
    ink.say("th|scope=row", words::PARITY);
    for power in columns() {
        let lit = odd & power != 0;
        ink.open("td");
        ink.class(&[("odd", lit)]);
        ink.text(if lit { words::ODD } else { words::EVEN });
        ink.shut();
    }
    ink.shut();
    ink.shut();
    ink.shut();
    ink.say("figcaption", caption);
    ink.shut();
}

fn cell(ink: &mut Markup, line: &Line, power: u64, odd: u64) {
    let (was, is) = (line.before & power != 0, line.after & power != 0);
    ink.open("td");
    ink.class(&[("odd", odd & power != 0), ("on", is), ("gone", was && !is), ("off", !was && !is)]);
    let text = if was || is { power.to_string() } else { String::new() };
    ink.say("i", &text);
    ink.shut();
}

/// Words in a row; some are marked as lost, one may be the current one.
pub(super) fn strip(ink: &mut Markup, words: &[(String, bool, bool)], caption: &str) {
    ink.open("figure|class=fig");
    ink.open("div|class=strip");
    for (word, cold, now) in words {
        ink.open("span");
        ink.class(&[("is-p", *cold), ("is-now", *now)]);
        ink.text(word);
        ink.shut();
    }
    ink.shut();
    ink.say("figcaption", caption);
    ink.shut();
}

/// Remainders around a clock: filled where the player to move loses.
pub(super) fn clock(
    ink: &mut Markup,
    modulus: u64,
    lost: core::ops::Range<u64>,
    now: u64,
    caption: &str,
) {
    ink.open("figure|class=fig");
    ink.open("svg|class=plot clock|viewBox=0 0 180 180|role=img");
    ink.set("aria-label", caption);
    for n in 0..modulus {
        let turn = 2.0 * n as f32 / modulus as f32;
        let x = (90.0 + 66.0 * sine(turn)) as i32;
        let y = (90.0 - 66.0 * sine(turn + 0.5)) as i32;
        ink.open("circle");
        ink.class(&[("seat", true), ("is-p", lost.contains(&n)), ("is-now", n == now)]);
        ink.number("cx", x);
        ink.number("cy", y);
        ink.set("r", if modulus > 12 { "12" } else { "17" });
        ink.shut();
        ink.label((x, y + 4), &n.to_string());
    }
    ink.shut();
    ink.say("figcaption", caption);
    ink.shut();
}
