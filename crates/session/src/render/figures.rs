//! Figures of a few kinds: columns of powers of two, strips, a clock of remainders.

use crate::say::figure as words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::kits::circle::sine;
use messages::Message;
use messages::markup::Markup;
use solver::figure::{Cell, Figure, Line};

/// A figure; empty if the words are enough.
pub(super) fn figure(ink: &mut Markup, figure: &Figure) {
    match figure {
        Figure::None => {}
        Figure::Columns { lines, base, caption } => bits(ink, lines, *base, caption),
        Figure::Strip { cells, caption } => strip(ink, cells, caption),
        Figure::Clock { modulus, lost, now, caption } => {
            clock(ink, *modulus, lost.clone(), *now, caption);
        }
    }
}

/// Numbers in powers of two; columns whose count is no multiple of the base are lit.
fn bits(ink: &mut Markup, lines: &[Line], base: u64, caption: &Message) {
    let all = lines.iter().fold(0, |all, line| all | line.before | line.after);
    let places = (u64::BITS - all.leading_zeros()).max(1);
    let columns: Vec<(u64, u64)> =
        (0..places).rev().map(|place| column(lines, place, base)).collect();
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
    ink.say("span|class=vh", words::columns());
    ink.shut();
    for (power, _) in &columns {
        ink.write("th|scope=col", &power.to_string());
    }
    ink.shut();
    ink.shut();
    ink.open("tbody");
    for line in lines {
        ink.open("tr");
        ink.say("th|scope=row", &line.name);
        for column in &columns {
            cell(ink, line, *column);
        }
        ink.shut();
    }
    ink.shut();
    ink.open("tfoot");
    ink.open("tr");
    ink.say("th|scope=row", words::parity(base));
    for (_, rest) in &columns {
        ink.open("td");
        ink.class(&[("odd", *rest > 0)]);
        ink.message(words::rest(*rest, base));
        ink.shut();
    }
    ink.shut();
    ink.shut();
    ink.shut();
    ink.say("figcaption", caption);
    ink.shut();
}

/// A power of two, and how many lines use it after the move, modulo the base.
fn column(lines: &[Line], place: u32, base: u64) -> (u64, u64) {
    let used = lines.iter().filter(|line| line.after >> place & 1 == 1).count() as u64;
    (1 << place, used % base)
}

fn cell(ink: &mut Markup, line: &Line, (power, rest): (u64, u64)) {
    let (was, is) = (line.before & power != 0, line.after & power != 0);
    ink.open("td");
    ink.class(&[("odd", rest > 0), ("on", is), ("gone", was && !is), ("off", !was && !is)]);
    let text = if was || is { power.to_string() } else { String::new() };
    ink.write("i", &text);
    ink.shut();
}

/// Cells side by side.
fn strip(ink: &mut Markup, cells: &[Cell], caption: &Message) {
    ink.open("figure|class=fig");
    ink.open("div|class=strip");
    for cell in cells {
        ink.open("span");
        ink.class(&[("is-p", cell.boxed), ("is-now", cell.marked)]);
        ink.message(&cell.text);
        ink.shut();
    }
    ink.shut();
    ink.say("figcaption", caption);
    ink.shut();
}

/// Remainders around a clock: filled where the player to move loses.
fn clock(ink: &mut Markup, modulus: u64, lost: core::ops::Range<u64>, now: u64, caption: &Message) {
    ink.open("figure|class=fig");
    ink.open("svg|class=plot clock|viewBox=0 0 180 180|role=img");
    ink.name("aria-label", caption);
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
