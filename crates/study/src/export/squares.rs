//! A part of Wythoff's plane as texts to take away.

use super::json::Json;
use super::{File, Head, VERSION, svg};
use crate::picture::Window;
use crate::plane::Board;
use crate::wire::{Format, Sight};
use crate::words::export as say;
use alloc::string::String;
use core::fmt::Write;

/// Most squares of a part that is taken away.
const SQUARES: u64 = 1_000_000;
/// Most squares that are set by LaTeX.
const PRINTED: u64 = 10_000;
/// Widest part that is set by LaTeX.
const WIDEST: u64 = 60;

/// The part in sight, or all of the plane, in a format.
pub(crate) fn plane(board: &Board, format: Format, sight: Option<&Sight>) -> Result<File, String> {
    let side = board.plane.side() as u64;
    let whole = Window { x: 0, y: 0, across: side, up: side };
    let window = sight.map_or(whole, |sight| Window::of(sight, side, side));
    let squares = window.across * window.up;
    if squares > SQUARES && format != Format::BFile {
        return Err(say::too_many_squares(squares, SQUARES));
    }
    let last = (window.x + window.across - 1, window.y + window.up - 1);
    if board.at(last.0, last.1).is_none() {
        return Err(say::nothing_yet());
    }
    let text = match format {
        Format::Csv => csv(board, window),
        Format::Json => squares_json(board, window),
        Format::BFile => b_file(board, side),
        Format::Latex if squares <= PRINTED && window.across <= WIDEST => latex(board, window),
        Format::Latex => return Err(say::too_wide(WIDEST, PRINTED)),
        Format::Svg => svg::plane(board, sight.ok_or_else(say::no_sight)?, window)?,
        Format::Certificate => return Err(say::unproved()),
    };
    Ok(File::new("wythoff", format, text))
}

pub(super) fn head(window: Window) -> Head {
    let lines = alloc::vec![
        say::PLANE.into(),
        say::part(window),
        say::version(VERSION),
        say::NO_CERTIFICATE.into(),
    ];
    Head { lines }
}

fn row(board: &Board, window: Window, y: u64) -> impl Iterator<Item = u64> + '_ {
    // The far corner is there, and with it all squares nearer the corner of the plane.
    (window.x..window.x + window.across).filter_map(move |x| board.at(x, y)).map(u64::from)
}

fn csv(board: &Board, window: Window) -> String {
    let mut text = head(window).comments("#");
    text.push('y');
    (window.x..window.x + window.across).for_each(|x| {
        let _ = write!(text, ",{x}");
    });
    text.push('\n');
    for y in window.y..window.y + window.up {
        let _ = write!(text, "{y}");
        row(board, window, y).for_each(|value| {
            let _ = write!(text, ",{value}");
        });
        text.push('\n');
    }
    text
}

fn squares_json(board: &Board, window: Window) -> String {
    let mut json = Json::default();
    json.object(|json| {
        json.text("program", say::PROGRAM);
        json.text("version", VERSION);
        json.text("plane", "wythoff");
        json.numbers("columns", [window.x, window.x + window.across - 1].into_iter());
        json.numbers("rows", [window.y, window.y + window.up - 1].into_iter());
        json.list("periods", |json| {
            for (k, found) in board.rows().found().iter().enumerate() {
                json.object(|json| {
                    json.number("row", k as u64);
                    json.number("length", found.length as u64);
                    json.number("start", found.start as u64);
                });
            }
        });
        json.list("values", |json| {
            for y in window.y..window.y + window.up {
                json.nested(|json| json.row(row(board, window, y)));
            }
        });
    });
    json.done()
}

/// Antidiagonals from the corner on, each downwards: W(0, 0), W(0, 1), W(1, 0), W(0, 2), …
fn b_file(board: &Board, side: u64) -> String {
    let all = Window { x: 0, y: 0, across: side, up: side };
    let mut text = head(all).comments("#");
    let _ = writeln!(text, "# {}", say::ANTIDIAGONALS);
    let mut n = 0;
    for sum in 0..side {
        for x in 0..=sum {
            if n == SQUARES {
                return text;
            }
            if let Some(value) = board.at(x, sum - x) {
                let _ = writeln!(text, "{n} {value}");
                n += 1;
            }
        }
    }
    text
}

fn latex(board: &Board, window: Window) -> String {
    let mut text = head(window).comments("%");
    let _ = writeln!(text, "\\begin{{tabular}}{{r|{}}}", "r".repeat(window.across as usize));
    // The lowest row stands at the bottom, as on the board.
    for y in (window.y..window.y + window.up).rev() {
        let _ = write!(text, "{y}");
        row(board, window, y).for_each(|value| {
            let _ = write!(text, " & {value}");
        });
        text.push_str(" \\\\\n");
    }
    text.push_str("\\hline\n");
    (window.x..window.x + window.across).for_each(|x| {
        let _ = write!(text, " & {x}");
    });
    text.push_str(" \\\\\n\\end{tabular}\n");
    text
}
