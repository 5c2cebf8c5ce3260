//! Tables of a game, computed for its settings when they are opened.

use super::drawing::drawing;
use super::ring;
use crate::say::figure as words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::table::{Cell, Mark, Page, Repeats, Shape, Table};
use messages::Message;
use messages::markup::Markup;

/// The most lines of a table that are shown in full.
const LINES: usize = 26;

/// One table or figure with its caption.
pub(super) fn table(markup: &mut Markup, table: &Table) {
    // Scrolling areas are focusable: the figure sideways, or a box in it that keeps the caption visible.
    let tall = tall(&table.shape);
    markup.open("figure|class=fig wide");
    if tall {
        markup.open("div|class=tall|role=group");
    }
    markup.set("tabindex", "0");
    markup.name("aria-label", &table.caption);
    match &table.shape {
        Shape::Columns { heads, rows } => columns(markup, heads, rows),
        Shape::Sequence { .. } => sequence(markup, &table.shape),
        Shape::Words { heads, rows } => named(markup, heads, rows),
        Shape::Ring { around, seats } => ring::ring(markup, *around, seats, &table.caption),
        Shape::Dots { side, cold } => dots(markup, *side, cold, &table.caption),
        Shape::Grid { heads, rows } => grid(markup, heads, rows),
        Shape::Drawing { size, strokes, words } => drawing(markup, *size, strokes, words),
    }
    if tall {
        markup.shut();
    }
    markup.open("figcaption");
    markup.open("b");
    markup.message(words::caption(table.caption.clone()));
    markup.shut();
    markup.text(" ");
    markup.message(&table.note);
    markup.shut();
    markup.shut();
}

/// True for tables that scroll in a box of their own, since they would fill pages.
fn tall(shape: &Shape) -> bool {
    let lines = match shape {
        Shape::Columns { rows, .. } => rows.len(),
        Shape::Words { rows, .. } => rows.len(),
        Shape::Grid { rows, .. } => rows.len(),
        Shape::Sequence { values, width, .. } => values.len() / width,
        Shape::Ring { .. } | Shape::Dots { .. } | Shape::Drawing { .. } => 0,
    };
    lines > LINES
}

/// The field for the number that chooses the content of the tables below it.
pub(super) fn page(markup: &mut Markup, page: Page, number: u64) {
    markup.open("p|class=paged");
    markup.say("label|for=page", (page.label)());
    markup.open("input|id=page|class=text-in|type=number|inputmode=numeric|aria-describedby=pages");
    for (name, value) in [("min", page.least), ("max", page.most), ("value", number)] {
        markup.set(name, &value.to_string());
    }
    markup.shut();
    markup.say("span|id=pages|class=soft", words::pages(page.least, page.most));
    markup.shut();
}

/// The heads of the columns.
fn head(markup: &mut Markup, heads: &[Message]) {
    markup.open("thead");
    markup.open("tr");
    for head in heads {
        markup.say("th|scope=col", head);
    }
    markup.shut();
    markup.shut();
}

fn grid(markup: &mut Markup, heads: &[Message], rows: &[(Message, Vec<(Message, Mark)>)]) {
    markup.open("table|class=numbers sequence");
    head(markup, heads);
    markup.open("tbody");
    for (head, cells) in rows {
        markup.open("tr");
        markup.say("th|scope=row", head);
        for (text, mark) in cells {
            markup.open("td");
            markup.class(&[
                ("is-p", *mark == Mark::Boxed),
                ("odd-one", *mark == Mark::Odd),
                ("steady", *mark == Mark::Steady),
            ]);
            markup.message(text);
            markup.shut();
        }
        markup.shut();
    }
    markup.shut();
    markup.shut();
}

fn columns(markup: &mut Markup, heads: &[Message], rows: &[Vec<u64>]) {
    markup.open("table|class=numbers");
    head(markup, heads);
    markup.open("tbody");
    for row in rows {
        markup.open("tr");
        for n in row {
            markup.write("td", &n.to_string());
        }
        markup.shut();
    }
    markup.shut();
    markup.shut();
}

/// Words in named columns; the first names the row, outcomes get the style of their letter.
fn named(markup: &mut Markup, heads: &[Message], rows: &[Vec<Cell>]) {
    markup.open("table|class=numbers outcomes");
    head(markup, heads);
    markup.open("tbody");
    for row in rows {
        markup.open("tr");
        for (i, cell) in row.iter().enumerate() {
            markup.open(if i == 0 { "th|scope=row" } else { "td" });
            if let Some(letter) = cell.outcome {
                markup.open("b");
                markup.set("class", &format!("out-{}", letter.to_ascii_lowercase()));
                markup.text(&letter.to_string());
                markup.shut();
                markup.text(" ");
            }
            markup.message(&cell.words);
            markup.shut();
        }
        markup.shut();
    }
    markup.shut();
    markup.shut();
}

/// A sequence in lines; lost sizes are boxed, exceptions marked, the period begins with a bracket.
fn sequence(markup: &mut Markup, shape: &Shape) {
    let Shape::Sequence { from, width, values, repeats, exceptions } = shape else { return };
    let begins = match repeats {
        Repeats::Proved(period) => Some(period.start),
        Repeats::Open | Repeats::Told => None,
    };
    markup.open("table|class=numbers sequence");
    markup.open("tbody");
    for (i, value) in values.iter().enumerate() {
        let n = from + i as u64;
        if i % width == 0 {
            markup.open("tr");
            markup.write("th|scope=row", &n.to_string());
        }
        markup.open("td");
        markup.class(&[
            ("is-p", *value == 0),
            ("odd-one", exceptions.contains(&n)),
            ("steady", begins.is_some_and(|begins| n >= begins)),
            ("begins", begins == Some(n)),
        ]);
        markup.set("title", &format!("{n}: {value}"));
        markup.text(&value.to_string());
        markup.shut();
        if i % width == width - 1 || i + 1 == values.len() {
            markup.shut();
        }
    }
    markup.shut();
    markup.shut();
    if let Some(said) = words::repeats(*repeats, !exceptions.is_empty()) {
        markup.say("p|class=soft", said);
    }
}

/// A square of dots: full if the player to move loses, with the exact pairs below.
fn dots(markup: &mut Markup, side: u64, cold: &[(u64, u64)], caption: &Message) {
    let pitch = 15;
    let (side, foot) = (side as i32, 30 + side as i32 * pitch);
    let place = |x: i32, y: i32| (30 + x * pitch, foot - 15 - y * pitch);
    let mut hollow = String::new();
    for x in 0..side {
        for y in 0..side {
            let (x, y) = place(x, y);
            hollow.push_str(&format!("M{} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0", x - 2));
        }
    }
    let size = foot + 25;
    markup.open("svg|class=plot|role=img");
    markup.set("viewBox", &format!("0 0 {size} {size}"));
    markup.name("aria-label", caption);
    markup.path("path|class=axis", &format!("M20 10V{foot}H{}", size - 10));
    markup.path("path|class=dot-n", &hollow);
    for (a, b) in cold {
        let (x, y) = place(*a as i32, *b as i32);
        markup.open("circle|class=dot-p|r=5");
        markup.number("cx", x);
        markup.number("cy", y);
        markup.write("title", &format!("({a}, {b})"));
        markup.shut();
    }
    for n in (0..side).step_by(5) {
        let (x, y) = place(n, n);
        markup.label((x, foot + 16), &n.to_string());
        markup.label((9, y + 4), &n.to_string());
    }
    markup.shut();
    let pairs = cold.iter().filter(|(a, b)| a <= b);
    let pairs: Vec<String> = pairs.map(|(a, b)| format!("({a}, {b})")).collect();
    markup.write("p|class=soft", &pairs.join(" "));
}
