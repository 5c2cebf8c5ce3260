//! Figures of a few kinds: columns of powers of two, strips, a clock of remainders.

use crate::say::figure as words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::kits::circle::sine;
use messages::Message;
use messages::markup::Markup;
use solver::figure::{Cell, Figure, Line};

/// A figure; empty if the words are enough.
pub(super) fn figure(markup: &mut Markup, figure: &Figure) {
    match figure {
        Figure::None => {}
        Figure::Columns { lines, base, caption } => bits(markup, lines, *base, caption),
        Figure::Strip { cells, caption } => strip(markup, cells, caption),
        Figure::Clock { modulus, lost, now, caption } => {
            clock(markup, *modulus, lost.clone(), *now, caption);
        }
    }
}

/// Numbers in powers of two; columns whose count is no multiple of the base are lit.
fn bits(markup: &mut Markup, lines: &[Line], base: u64, caption: &Message) {
    let all = lines.iter().fold(0, |all, line| all | line.before | line.after);
    let places = (u64::BITS - all.leading_zeros()).max(1);
    let columns: Vec<(u64, u64)> =
        (0..places).rev().map(|place| column(lines, place, base)).collect();
    markup.open("figure|class=fig");
    if places > 6 {
        markup.set("tabindex", "0");
    }
    markup.open("table");
    markup.class(&[("bits", true), ("many", places > 10)]);
    markup.say("caption|class=vh", caption);
    markup.open("thead");
    markup.open("tr");
    markup.open("th|scope=col");
    markup.say("span|class=vh", words::columns());
    markup.shut();
    for (power, _) in &columns {
        markup.write("th|scope=col", &power.to_string());
    }
    markup.shut();
    markup.shut();
    markup.open("tbody");
    for line in lines {
        markup.open("tr");
        markup.say("th|scope=row", &line.name);
        for column in &columns {
            cell(markup, line, *column);
        }
        markup.shut();
    }
    markup.shut();
    markup.open("tfoot");
    markup.open("tr");
    markup.say("th|scope=row", words::parity(base));
    for (_, rest) in &columns {
        markup.open("td");
        markup.class(&[("odd", *rest > 0)]);
        markup.message(words::rest(*rest, base));
        markup.shut();
    }
    markup.shut();
    markup.shut();
    markup.shut();
    markup.say("figcaption", caption);
    markup.shut();
}

/// A power of two, and how many lines use it after the move, modulo the base.
fn column(lines: &[Line], place: u32, base: u64) -> (u64, u64) {
    let used = lines.iter().filter(|line| line.after >> place & 1 == 1).count() as u64;
    (1 << place, used % base)
}

fn cell(markup: &mut Markup, line: &Line, (power, rest): (u64, u64)) {
    let (was, is) = (line.before & power != 0, line.after & power != 0);
    markup.open("td");
    markup.class(&[("odd", rest > 0), ("on", is), ("gone", was && !is), ("off", !was && !is)]);
    let text = if was || is { power.to_string() } else { String::new() };
    markup.write("i", &text);
    markup.shut();
}

/// Cells side by side.
fn strip(markup: &mut Markup, cells: &[Cell], caption: &Message) {
    markup.open("figure|class=fig");
    markup.open("div|class=strip");
    for cell in cells {
        markup.open("span");
        markup.class(&[("is-p", cell.boxed), ("is-now", cell.marked)]);
        markup.message(&cell.text);
        markup.shut();
    }
    markup.shut();
    markup.say("figcaption", caption);
    markup.shut();
}

/// Remainders around a clock: filled where the player to move loses.
fn clock(
    markup: &mut Markup,
    modulus: u64,
    lost: core::ops::Range<u64>,
    now: u64,
    caption: &Message,
) {
    markup.open("figure|class=fig");
    markup.open("svg|class=plot clock|viewBox=0 0 180 180|role=img");
    markup.name("aria-label", caption);
    for n in 0..modulus {
        let turn = 2.0 * n as f32 / modulus as f32;
        let x = (90.0 + 66.0 * sine(turn)) as i32;
        let y = (90.0 - 66.0 * sine(turn + 0.5)) as i32;
        markup.open("circle");
        markup.class(&[("seat", true), ("is-p", lost.contains(&n)), ("is-now", n == now)]);
        markup.number("cx", x);
        markup.number("cy", y);
        markup.set("r", if modulus > 12 { "12" } else { "17" });
        markup.shut();
        markup.label((x, y + 4), &n.to_string());
    }
    markup.shut();
    markup.say("figcaption", caption);
    markup.shut();
}
