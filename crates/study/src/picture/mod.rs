//! Pictures as pixels: dot plots, heat maps and Wythoff's plane, with descriptions in words.

mod canvas;
pub(crate) mod palette;

use crate::series::Series;
use crate::squares::Squares;
use crate::wire::{MOST_PIXELS, PlotKind, PlotRequest, Tell};
use crate::words;
use alloc::string::ToString;
use alloc::vec::Vec;
use canvas::{Area, Canvas};
use messages::Message;
use messages::markup::{Html, Markup};
use palette::{Palette, heat, hex, on_field, palette};
use solver::golden;

/// Cells in a row of a heat map without a period.
pub(crate) const COLUMNS: u64 = 20;
/// Size in pixels from which a cell's lost position gets a frame.
const FRAMED: i64 = 6;
/// Largest dot of a dot plot in pixels.
const DOT: i64 = 7;

#[derive(Debug)]
pub(crate) struct Picture {
    size: (u32, u32),
    rgba: Vec<u8>,
    words: Message,
    legend: Html,
    shows: [u64; 4],
}

impl Picture {
    pub(crate) fn tell(self, id: u32) -> Tell {
        let Picture { size: (width, height), rgba, words, legend, shows } = self;
        Tell::Picture { id, width, height, rgba, words, legend, shows }
    }
}

/// The part that a picture shows: first column and row, and their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) x: u64,
    pub(crate) y: u64,
    pub(crate) across: u64,
    pub(crate) up: u64,
}

impl Window {
    /// The requested part of a field of this size; at least one cell of it.
    pub(crate) fn of(request: &PlotRequest, columns: u64, rows: u64) -> Window {
        let (columns, rows) = (columns.max(1), rows.max(1));
        let (x, y) = (request.x.min(columns - 1), request.y.min(rows - 1));
        let size = |wanted: u64, left: u64| if wanted == 0 { left } else { wanted.min(left) };
        Window { x, y, across: size(request.across, columns - x), up: size(request.up, rows - y) }
    }

    /// First and last column, lowest and highest row.
    pub(crate) fn ends(self) -> [u64; 4] {
        [self.x, self.x + self.across - 1, self.y, self.y + self.up - 1]
    }

    fn numbers(self) -> [u64; 4] {
        [self.x, self.y, self.across, self.up]
    }
}

/// Cells a row of a grid or heat map of these values.
pub(crate) fn columns(one: &Series, request: &PlotRequest) -> u64 {
    let period = one.sequence.proof().map(|proof| proof.period.length as u64);
    let columns = if request.columns > 0 { request.columns } else { period.unwrap_or(COLUMNS) };
    columns.clamp(1, crate::address::WIDEST)
}

/// The pixels that a cell covers, if `cells` cells share a side of `pixels` pixels.
fn stretch(cell: u64, cells: u64, pixels: u32) -> (i64, i64) {
    let edge =
        |cell: u64| (u128::from(cell) * u128::from(pixels) / u128::from(cells.max(1))) as i64;
    (edge(cell), edge(cell + 1) - edge(cell))
}

fn under(pixel: u32, cells: u64, pixels: u32) -> u64 {
    let middle = u128::from(2 * pixel + 1) * u128::from(cells) / u128::from(2 * pixels.max(1));
    (middle as u64).min(cells.saturating_sub(1))
}

fn sized(request: &PlotRequest) -> Result<(u32, u32), Message> {
    let allowed = 1..=MOST_PIXELS;
    if allowed.contains(&request.width) && allowed.contains(&request.height) {
        Ok((request.width, request.height))
    } else {
        Err(words::picture_too_large(MOST_PIXELS.into()))
    }
}

/// A dot plot or heat map of one rule's values.
pub(crate) fn of_values(one: &Series, request: &PlotRequest) -> Result<Picture, Message> {
    let size = sized(request)?;
    match request.kind {
        PlotKind::Dots => Ok(dots(one, request, size)),
        PlotKind::Heat => Ok(heat_map(one, request, size)),
        PlotKind::Strip | PlotKind::Grid | PlotKind::Plane => Err(words::only_pictures()),
    }
}

fn dots(one: &Series, request: &PlotRequest, size: (u32, u32)) -> Picture {
    let values = &one.sequence.values()[..one.statistics.seen()];
    let colours = palette(request.dark);
    let window = Window::of(request, values.len() as u64, u64::from(one.statistics.greatest()) + 1);
    let mut canvas = Canvas::new(size.0, size.1, colours.paper);
    // Wide enough to be visible if many heaps share a pixel, and never higher than a value.
    let dot = |wide: i64, high: i64| wide.clamp(2, DOT).min(high.max(2));
    let exceptions = one.exceptions();
    let odd_one = |n: u64| exceptions.binary_search_by_key(&n, |(n, _)| *n as u64).is_ok();
    for n in window.x..window.x + window.across {
        let Some(value) = values.get(n as usize) else { break };
        let Some(height) = u64::from(*value).checked_sub(window.y) else { continue };
        if height >= window.up {
            continue;
        }
        let (left, wide) = stretch(n - window.x, window.across, size.0);
        let (top, high) = stretch(window.up - 1 - height, window.up, size.1);
        let side = dot(wide, high);
        let area = (left + (wide - side) / 2, top + (high - side) / 2, side, side);
        match (request.lost && *value == 0, odd_one(n) && side >= 3) {
            (true, _) => canvas.fill(area, colours.lost),
            (false, true) => canvas.frame(area, 1, colours.accent),
            (false, false) => canvas.fill(area, colours.ink),
        }
    }
    let legend = legend(&[
        (colours.ink, words::a_dot()),
        (colours.lost, words::lost_heap()),
        (colours.accent, words::exception()),
    ]);
    let [left, right, low, high] = window.ends();
    let words = words::dots(one.sequence.rule().text(), left, right, low, high);
    Picture { size, rgba: canvas.done(), words, legend, shows: window.numbers() }
}

fn heat_map(one: &Series, request: &PlotRequest, size: (u32, u32)) -> Picture {
    let values = &one.sequence.values()[..one.statistics.seen()];
    let colours = on_field(request.dark);
    let columns = columns(one, request);
    let window = Window::of(request, columns, (values.len() as u64).div_ceil(columns));
    let at = |x: u64, y: u64| values.get((y * columns + x) as usize).copied();
    let greatest = one.statistics.greatest();
    // The first row is at the top, as in a table.
    let field = Field { window, size, down: true, at: &at, greatest, lost: request.lost };
    let rgba = field.draw(&colours);
    let (first, row) = (window.y * columns + window.x, window.ends()[3]);
    let rule = one.sequence.rule().text();
    let words = words::heat(rule, columns, first, row, greatest.into());
    Picture { size, rgba, words, legend: scale(&colours, greatest), shows: window.numbers() }
}

/// Wythoff's plane, its lost squares and its golden lines.
pub(crate) fn of_plane(board: &Squares, request: &PlotRequest) -> Result<Picture, Message> {
    let size = sized(request)?;
    if request.kind != PlotKind::Plane {
        return Err(words::only_planes());
    }
    let colours = on_field(request.dark);
    let side = board.plane.side() as u64;
    let window = Window::of(request, side, side);
    let at = |x: u64, y: u64| board.at(x, y);
    // A value is at most x + y.
    let greatest = (window.x + window.across + window.y + window.up).min(2 * side) as u32;
    let field = Field { window, size, down: false, at: &at, greatest, lost: false };
    let mut canvas = field.canvas(&colours);
    if request.golden {
        golden_lines(&mut canvas, window, size, &colours);
    }
    if request.lost {
        lost_squares(&mut canvas, &field, &colours);
    }
    let mut entries = scale_entries(greatest);
    if request.lost {
        entries.push((colours.lost, words::lost_square()));
    }
    if request.golden {
        entries.push((colours.accent, words::golden_lines()));
    }
    let [left, right, low, high] = window.ends();
    let words = words::plane(left, right, low, high, greatest.into());
    Ok(Picture {
        size,
        rgba: canvas.done(),
        words,
        legend: legend(&entries),
        shows: window.numbers(),
    })
}

/// Cells coloured by their values.
struct Field<'f> {
    window: Window,
    size: (u32, u32),
    /// True if rows go down, false if they go up.
    down: bool,
    at: &'f dyn Fn(u64, u64) -> Option<u32>,
    greatest: u32,
    lost: bool,
}

impl Field<'_> {
    fn draw(&self, colours: &Palette) -> Vec<u8> {
        self.canvas(colours).done()
    }

    fn canvas(&self, colours: &Palette) -> Canvas {
        let (window, (width, height)) = (self.window, self.size);
        let mut canvas = Canvas::new(width, height, colours.wash);
        for pixel_y in 0..height {
            let row = under(pixel_y, window.up, height);
            let row = if self.down { row } else { window.up - 1 - row };
            for pixel_x in 0..width {
                let column = under(pixel_x, window.across, width);
                if let Some(value) = (self.at)(window.x + column, window.y + row) {
                    let (x, y) = (i64::from(pixel_x), i64::from(pixel_y));
                    canvas.dot(x, y, heat(value, self.greatest));
                }
            }
        }
        if self.lost {
            self.frames(&mut canvas, colours);
        }
        canvas
    }

    /// Frames around the cells of value 0, if cells are large enough.
    fn frames(&self, canvas: &mut Canvas, colours: &Palette) {
        let (window, (width, height)) = (self.window, self.size);
        let small = i64::from(width) / (window.across as i64) < FRAMED;
        if small || i64::from(height) / (window.up as i64) < FRAMED {
            return;
        }
        for row in 0..window.up {
            for column in 0..window.across {
                if (self.at)(window.x + column, window.y + row) == Some(0) {
                    marked(canvas, self.area(column, row), colours);
                }
            }
        }
    }

    /// The pixels of a cell of the window.
    fn area(&self, column: u64, row: u64) -> Area {
        let row = if self.down { row } else { self.window.up - 1 - row };
        let (left, wide) = stretch(column, self.window.across, self.size.0);
        let (top, high) = stretch(row, self.window.up, self.size.1);
        (left, top, wide, high)
    }
}

/// A lost position: framed if there is room, otherwise a dot.
fn marked(canvas: &mut Canvas, (left, top, wide, high): Area, colours: &Palette) {
    if wide < FRAMED || high < FRAMED {
        let (wide, high) = (wide.max(2), high.max(2));
        canvas.fill((left, top, wide, high), colours.lost);
        return;
    }
    let thick = (wide.min(high) / 8).max(1);
    canvas.frame((left, top, wide, high), 2 * thick, colours.edge);
    canvas.frame((left, top, wide, high), thick, colours.lost);
}

/// All lost squares of the window; each pair gives two.
fn lost_squares(canvas: &mut Canvas, field: &Field<'_>, colours: &Palette) {
    let window = field.window;
    let inside = |x: u64, y: u64| {
        let column = x.checked_sub(window.x).filter(|column| *column < window.across)?;
        let row = y.checked_sub(window.y).filter(|row| *row < window.up)?;
        Some((column, row))
    };
    let far = (window.x + window.across).max(window.y + window.up);
    for n in 0.. {
        let (low, high) = (golden::lower(n), golden::lower(n) + n);
        if low >= far {
            return;
        }
        for (x, y) in [(low, high), (high, low)] {
            if let Some((column, row)) = inside(x, y).filter(|_| (field.at)(x, y) == Some(0)) {
                marked(canvas, field.area(column, row), colours);
            }
        }
    }
}

/// The lines of slope φ and 1/φ through the corner; all lost squares are near them.
fn golden_lines(canvas: &mut Canvas, window: Window, size: (u32, u32), colours: &Palette) {
    // A cell's middle in units of 2^-20 of a cell, and φ in the same units.
    const ONE: i128 = 1 << 20;
    const PHI: i128 = 1_696_631;
    let (width, height) = (i128::from(size.0), i128::from(size.1));
    let (across, up) = (i128::from(window.across), i128::from(window.up));
    let (x0, y0) = (i128::from(window.x) * ONE, i128::from(window.y) * ONE);
    let pixel_x = |x: i128| (x - x0) * width / (across * ONE);
    let pixel_y = |y: i128| height - 1 - (y - y0) * height / (up * ONE);
    let half = ONE / 2;
    for pixel in 0..width.max(height) {
        let x = x0 + pixel * across * ONE / width;
        let y = y0 + pixel * up * ONE / height;
        let points = [
            (pixel, pixel_y((x - half) * PHI / ONE + half)),
            (pixel, pixel_y((x - half) * ONE / PHI + half)),
            (pixel_x((y - half) * ONE / PHI + half), height - 1 - pixel),
            (pixel_x((y - half) * PHI / ONE + half), height - 1 - pixel),
        ];
        for (x, y) in points {
            canvas.dot(x as i64, y as i64, colours.accent);
        }
    }
}

fn legend(entries: &[(palette::Colour, Message)]) -> Html {
    let mut markup = Markup::default();
    markup.open("ul|class=legend");
    for (colour, words) in entries {
        markup.open("li");
        // As an SVG of its own: the page's policy refuses style attributes.
        markup.open("svg|viewBox=0 0 16 16|width=16|height=16|aria-hidden=true");
        markup.open("rect|width=16|height=16");
        markup.set("fill", &hex(*colour));
        markup.shut();
        markup.shut();
        markup.text(" ");
        markup.message(words);
        markup.shut();
    }
    markup.shut();
    markup.done()
}

fn scale(colours: &Palette, greatest: u32) -> Html {
    let mut entries = scale_entries(greatest);
    entries.push((colours.lost, words::lost_heap()));
    legend(&entries)
}

fn scale_entries(greatest: u32) -> Vec<(palette::Colour, Message)> {
    let mut values: Vec<u32> = (0..5).map(|i| (u64::from(greatest) * i / 4) as u32).collect();
    values.dedup();
    let entry = |value: &u32| (heat(*value, greatest), Message::verbatim(value.to_string()));
    values.iter().map(entry).collect()
}
