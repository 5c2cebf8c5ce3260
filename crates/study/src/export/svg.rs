//! Drawings of values as SVG: strip, grid, dots, heat map and plane, with descriptions in words.

use super::{Head, english, squares};
use crate::picture::palette::{Palette, heat, hex, on, on_field, palette};
use crate::picture::{self, Window};
use crate::series::Series;
use crate::squares::Squares;
use crate::wire::{PlotKind, PlotRequest};
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use messages::Message;
use messages::markup::Markup;

/// Most cells that are drawn one by one.
const CELLS: u64 = 20_000;
/// Side of a cell with a number in it.
const SIDE: i32 = 28;
/// Room around a drawing.
const EDGE: i32 = 20;
/// Cells of a strip on one line; longer strips wrap.
const STRIP: u64 = 40;

/// A drawing of one rule's values.
pub(crate) fn values(one: &Series, request: &PlotRequest) -> Result<String, Message> {
    let seen = one.statistics.seen() as u64;
    let columns = match request.kind {
        PlotKind::Strip => STRIP,
        _ => picture::columns(one, request),
    };
    match request.kind {
        PlotKind::Strip => {
            let window = Window::of(request, seen, 1);
            fits(window.across)?;
            Ok(cells(one, request, window.x, window.x + window.across, columns))
        }
        PlotKind::Grid | PlotKind::Heat => {
            let window = Window::of(request, columns, seen.div_ceil(columns));
            let (from, to) = (window.y * columns, ((window.y + window.up) * columns).min(seen));
            fits(to - from)?;
            Ok(cells(one, request, from, to, columns))
        }
        PlotKind::Dots => {
            let window = Window::of(request, seen, u64::from(one.statistics.greatest()) + 1);
            fits(window.across)?;
            Ok(dots(one, request, window))
        }
        PlotKind::Plane => Err(words::only_pictures()),
    }
}

fn fits(cells: u64) -> Result<(), Message> {
    if cells <= CELLS { Ok(()) } else { Err(words::too_many_cells(cells, CELLS)) }
}

/// An SVG of this size with its title and description.
fn begun(size: (i32, i32), title: &str, shows: &str, head: &Head, colours: &Palette) -> Markup {
    let mut markup = Markup::default();
    markup.open("svg|xmlns=http://www.w3.org/2000/svg|role=img|font-family=system-ui, sans-serif|font-size=12|text-anchor=middle");
    markup.number("width", size.0);
    markup.number("height", size.1);
    markup.set("viewBox", &format!("0 0 {} {}", size.0, size.1));
    markup.write("title", title);
    markup.write("desc", &format!("{shows} {}.", english::version()));
    markup.write("metadata", &head.lines.join("\n"));
    markup.open("rect|width=100%|height=100%");
    markup.set("fill", &hex(colours.paper));
    markup.shut();
    markup
}

/// The drawing as a text.
fn text(markup: Markup) -> String {
    markup.done().with_words(&|_| unreachable!("a drawing has no messages"))
}

/// Cells in lines of `columns`, with the heads of the lines and the bracket of the first period.
fn cells(one: &Series, request: &PlotRequest, from: u64, to: u64, columns: u64) -> String {
    let field = request.kind == PlotKind::Heat;
    let colours = if field { on_field(request.dark) } else { palette(request.dark) };
    let across = columns.min(to - from) as i32;
    let rows = (to - from).div_ceil(columns) as i32;
    let left = EDGE + 2 * SIDE;
    let size = (left + across * SIDE + EDGE, 3 * EDGE + rows * SIDE + EDGE);
    let rule = one.sequence.rule();
    let shows = english::shown(from, to - 1);
    let mut markup = begun(size, &english::title(rule), &shows, &Head::of(one), &colours);
    markup.open("g");
    markup.set("fill", &hex(colours.ink));
    markup.label((size.0 / 2, EDGE), &format!("{rule}, n = {from} … {}", to - 1));
    let place = |n: u64| {
        let past = n - from;
        (left + (past % columns) as i32 * SIDE, 2 * EDGE + (past / columns) as i32 * SIDE)
    };
    for row in 0..rows as u64 {
        let n = from + row * columns;
        let (_, top) = place(n);
        markup.label((left - SIDE, top + SIDE * 2 / 3), &n.to_string());
    }
    let exceptions = one.exceptions();
    for n in from..to {
        let value = one.sequence.values()[n as usize];
        let odd_one = exceptions.binary_search_by_key(&n, |(n, _)| *n as u64).is_ok();
        cell(&mut markup, place(n), value, &Look { one, request, colours: &colours, odd_one });
    }
    bracket(&mut markup, one, from, to, &place, &colours);
    markup.shut();
    markup.shut();
    text(markup)
}

/// How a cell is drawn.
struct Look<'l> {
    one: &'l Series,
    request: &'l PlotRequest,
    colours: &'l Palette,
    odd_one: bool,
}

fn cell(markup: &mut Markup, (left, top): (i32, i32), value: u32, look: &Look<'_>) {
    let ground = match look.request.kind {
        PlotKind::Heat => heat(value, look.one.statistics.greatest()),
        _ => look.colours.paper,
    };
    let (edge, thick) = match (value, look.odd_one) {
        (0, _) => (look.colours.lost, 3),
        (_, true) => (look.colours.accent, 2),
        _ => (look.colours.wash, 1),
    };
    markup.open("rect");
    markup.number("x", left + thick / 2);
    markup.number("y", top + thick / 2);
    markup.number("width", SIDE - thick);
    markup.number("height", SIDE - thick);
    markup.set("fill", &hex(ground));
    markup.set("stroke", &hex(edge));
    markup.number("stroke-width", thick);
    markup.shut();
    markup.open("text");
    markup.number("x", left + SIDE / 2);
    markup.number("y", top + SIDE * 2 / 3);
    let words = if look.request.kind == PlotKind::Heat { on(ground) } else { look.colours.ink };
    markup.set("fill", &hex(words));
    markup.text(&value.to_string());
    markup.shut();
}

/// A line under the visible cells of the first period, like a bracket.
fn bracket(
    markup: &mut Markup,
    one: &Series,
    from: u64,
    to: u64,
    place: &dyn Fn(u64) -> (i32, i32),
    colours: &Palette,
) {
    let Some(proof) = one.sequence.proof() else { return };
    let (start, length) = (proof.period.start as u64, proof.period.length as u64);
    let turns = from.saturating_sub(start).div_ceil(length);
    let first = start + turns * length;
    if first + length > to {
        return;
    }
    let mut way = String::new();
    for n in first..first + length {
        let (left, top) = place(n);
        let base = top + SIDE - 1;
        if n == first {
            way.push_str(&format!("M{left} {}V{base}", base - 7));
        } else {
            way.push_str(&format!("M{left} {base}"));
        }
        way.push_str(&format!("H{}", left + SIDE));
        if n == first + length - 1 {
            way.push_str(&format!("V{}", base - 7));
        }
    }
    markup.open("path|fill=none|stroke-width=2");
    markup.set("stroke", &hex(colours.accent));
    markup.set("d", &way);
    markup.shut();
}

fn dots(one: &Series, request: &PlotRequest, window: Window) -> String {
    let colours = palette(request.dark);
    let (wide, high) = (900, 420);
    let rule = one.sequence.rule();
    let shows = english::dots(rule, window);
    let mut markup = begun(
        (wide + 4 * EDGE, high + 4 * EDGE),
        &english::title(rule),
        &shows,
        &Head::of(one),
        &colours,
    );
    let x = |n: u64| {
        3 * EDGE + (u128::from(n - window.x) * wide as u128 / u128::from(window.across)) as i32
    };
    let y = |value: u64| {
        EDGE + high - (u128::from(value - window.y) * high as u128 / u128::from(window.up)) as i32
    };
    markup.open("g");
    markup.set("fill", &hex(colours.ink));
    markup.label((3 * EDGE, high + 3 * EDGE), &window.x.to_string());
    markup.label((2 * EDGE + wide, high + 3 * EDGE), &(window.x + window.across - 1).to_string());
    markup.label((EDGE, EDGE + high), &window.y.to_string());
    markup.label((EDGE, 2 * EDGE), &(window.y + window.up - 1).to_string());
    for n in window.x..window.x + window.across {
        let value = u64::from(one.sequence.values()[n as usize]);
        if !(window.y..window.y + window.up).contains(&value) {
            continue;
        }
        markup.open(if value == 0 { "circle|r=3" } else { "circle|r=2" });
        markup.number("cx", x(n));
        markup.number("cy", y(value));
        if value == 0 {
            markup.set("fill", &hex(colours.lost));
        }
        markup.shut();
    }
    markup.shut();
    markup.shut();
    text(markup)
}

/// A drawing of a part of Wythoff's plane, its lowest row at the bottom.
pub(crate) fn plane(
    board: &Squares,
    request: &PlotRequest,
    window: Window,
) -> Result<String, Message> {
    fits(window.across * window.up)?;
    let colours = on_field(request.dark);
    let greatest = (window.x + window.across + window.y + window.up) as u32;
    let size = (4 * EDGE + window.across as i32 * SIDE, 4 * EDGE + window.up as i32 * SIDE);
    let head = squares::head(board, window, None);
    let mut markup =
        begun(size, english::PLANE, &english::plane(window, greatest), &head, &colours);
    markup.open("g");
    markup.set("fill", &hex(colours.ink));
    let left = |x: u64| 2 * EDGE + EDGE / 2 + (x - window.x) as i32 * SIDE;
    let top = |y: u64| EDGE + (window.y + window.up - 1 - y) as i32 * SIDE;
    for y in window.y..window.y + window.up {
        markup.label((EDGE, top(y) + SIDE * 2 / 3), &y.to_string());
        for x in window.x..window.x + window.across {
            if let Some(value) = board.at(x, y) {
                square(&mut markup, (left(x), top(y)), value, heat(value, greatest), &colours);
            }
        }
    }
    for x in window.x..window.x + window.across {
        markup.label((left(x) + SIDE / 2, size.1 - EDGE), &x.to_string());
    }
    markup.shut();
    markup.shut();
    Ok(text(markup))
}

fn square(
    markup: &mut Markup,
    (left, top): (i32, i32),
    value: u32,
    ground: [u8; 3],
    colours: &Palette,
) {
    markup.open("rect");
    markup.number("x", left + 1);
    markup.number("y", top + 1);
    markup.number("width", SIDE - 2);
    markup.number("height", SIDE - 2);
    markup.set("fill", &hex(ground));
    if value == 0 {
        markup.set("stroke", &hex(colours.lost));
        markup.number("stroke-width", 3);
    }
    markup.shut();
    markup.open("text");
    markup.number("x", left + SIDE / 2);
    markup.number("y", top + SIDE * 2 / 3);
    markup.set("fill", &hex(on(ground)));
    markup.text(&value.to_string());
    markup.shut();
}
