//! Tables of a game, computed for its settings when they are opened.

use super::drawing::drawing;
use super::ring;
use crate::say::figure as words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::table::{Cell, Mark, Page, Shape, Table};
use messages::Message;
use messages::markup::Markup;

/// The most lines of a table that are shown in full.
const LINES: usize = 26;

/// One table or figure with its caption.
pub(super) fn table(ink: &mut Markup, table: &Table) {
    // Scrolling areas are focusable: the figure sideways, or a box in it that keeps the caption visible.
    let tall = tall(&table.shape);
    ink.open("figure|class=fig wide");
    if tall {
        ink.open("div|class=tall|role=group");
    }
    ink.set("tabindex", "0");
    ink.name("aria-label", &table.caption);
    match &table.shape {
        Shape::Columns { heads, rows } => columns(ink, heads, rows),
        Shape::Sequence { .. } => sequence(ink, &table.shape),
        Shape::Words { heads, rows } => named(ink, heads, rows),
        Shape::Ring { around, seats } => ring::ring(ink, *around, seats, &table.caption),
        Shape::Dots { side, cold } => dots(ink, *side, cold, &table.caption),
        Shape::Grid { heads, rows } => grid(ink, heads, rows),
        Shape::Drawing { size, strokes, words } => drawing(ink, *size, strokes, words),
    }
    if tall {
        ink.shut();
    }
    ink.open("figcaption");
    ink.open("b");
    ink.message(words::caption(table.caption.clone()));
    ink.shut();
    ink.text(" ");
    ink.message(&table.note);
    ink.shut();
    ink.shut();
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
pub(super) fn page(ink: &mut Markup, page: Page, number: u64) {
    ink.open("p|class=paged");
    ink.say("label|for=page", (page.label)());
    ink.open("input|id=page|class=text-in|type=number|inputmode=numeric|aria-describedby=pages");
    for (name, value) in [("min", page.least), ("max", page.most), ("value", number)] {
        ink.set(name, &value.to_string());
    }
    ink.shut();
    ink.say("span|id=pages|class=soft", words::pages(page.least, page.most));
    ink.shut();
}

/// The heads of the columns.
fn head(ink: &mut Markup, heads: &[Message]) {
    ink.open("thead");
    ink.open("tr");
    for head in heads {
        ink.say("th|scope=col", head);
    }
    ink.shut();
    ink.shut();
}

fn grid(ink: &mut Markup, heads: &[Message], rows: &[(Message, Vec<(Message, Mark)>)]) {
    ink.open("table|class=numbers sequence");
    head(ink, heads);
    ink.open("tbody");
    for (head, cells) in rows {
        ink.open("tr");
        ink.say("th|scope=row", head);
        for (text, mark) in cells {
            ink.open("td");
            ink.class(&[
                ("is-p", *mark == Mark::Boxed),
                ("odd-one", *mark == Mark::Odd),
                ("steady", *mark == Mark::Steady),
            ]);
            ink.message(text);
            ink.shut();
        }
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

fn columns(ink: &mut Markup, heads: &[Message], rows: &[Vec<u64>]) {
    ink.open("table|class=numbers");
    head(ink, heads);
    ink.open("tbody");
    for row in rows {
        ink.open("tr");
        for n in row {
            ink.write("td", &n.to_string());
        }
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// Words in named columns; the first names the row, outcomes get the style of their letter.
fn named(ink: &mut Markup, heads: &[Message], rows: &[Vec<Cell>]) {
    ink.open("table|class=numbers outcomes");
    head(ink, heads);
    ink.open("tbody");
    for row in rows {
        ink.open("tr");
        for (i, cell) in row.iter().enumerate() {
            ink.open(if i == 0 { "th|scope=row" } else { "td" });
            if let Some(letter) = cell.outcome {
                ink.open("b");
                ink.set("class", &format!("out-{}", letter.to_ascii_lowercase()));
                ink.text(&letter.to_string());
                ink.shut();
                ink.text(" ");
            }
            ink.message(&cell.words);
            ink.shut();
        }
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// A sequence in lines; lost sizes are boxed, exceptions marked, the period begins with a bracket.
fn sequence(ink: &mut Markup, shape: &Shape) {
    let Shape::Sequence { from, width, values, period, exceptions } = shape else { return };
    let begins = period.map(|period| period.start);
    ink.open("table|class=numbers sequence");
    ink.open("tbody");
    for (i, value) in values.iter().enumerate() {
        let n = from + i as u64;
        if i % width == 0 {
            ink.open("tr");
            ink.write("th|scope=row", &n.to_string());
        }
        ink.open("td");
        ink.class(&[
            ("is-p", *value == 0),
            ("odd-one", exceptions.contains(&n)),
            ("steady", begins.is_some_and(|begins| n >= begins)),
            ("begins", begins == Some(n)),
        ]);
        ink.set("title", &format!("{n}: {value}"));
        ink.text(&value.to_string());
        ink.shut();
        if i % width == width - 1 || i + 1 == values.len() {
            ink.shut();
        }
    }
    ink.shut();
    ink.shut();
    ink.say("p|class=soft", words::period(*period, !exceptions.is_empty()));
}

/// A square of dots: full if the player to move loses, with the exact pairs below.
fn dots(ink: &mut Markup, side: u64, cold: &[(u64, u64)], caption: &Message) {
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
    ink.open("svg|class=plot|role=img");
    ink.set("viewBox", &format!("0 0 {size} {size}"));
    ink.name("aria-label", caption);
    ink.path("path|class=axis", &format!("M20 10V{foot}H{}", size - 10));
    ink.path("path|class=dot-n", &hollow);
    for (a, b) in cold {
        let (x, y) = place(*a as i32, *b as i32);
        ink.open("circle|class=dot-p|r=5");
        ink.number("cx", x);
        ink.number("cy", y);
        ink.write("title", &format!("({a}, {b})"));
        ink.shut();
    }
    for n in (0..side).step_by(5) {
        let (x, y) = place(n, n);
        ink.label((x, foot + 16), &n.to_string());
        ink.label((9, y + 4), &n.to_string());
    }
    ink.shut();
    let pairs = cold.iter().filter(|(a, b)| a <= b);
    let pairs: Vec<String> = pairs.map(|(a, b)| format!("({a}, {b})")).collect();
    ink.write("p|class=soft", &pairs.join(" "));
}
