//! A part of Wythoff's plane as texts to take away.

use super::json::JsonWriter;
use super::{File, Head, VERSION, english, svg};
use crate::picture::Window;
use crate::squares::Squares;
use crate::wire::{Format, PlotRequest};
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;
use messages::Message;
use sequence::certificate;

/// The plane in file names and addresses.
pub(crate) const WYTHOFF: &str = "wythoff";
/// Most squares of a part that is taken away.
const SQUARES: u64 = 1_000_000;
/// Most squares that are set by LaTeX.
const PRINTED: u64 = 10_000;
/// Widest part that is set by LaTeX.
const WIDEST: u64 = 60;

/// The visible part, or all of the plane, in a format.
pub(crate) fn plane(
    board: &Squares,
    format: Format,
    request: Option<&PlotRequest>,
) -> Result<File, Message> {
    let side = board.plane.side() as u64;
    let whole = Window { x: 0, y: 0, across: side, up: side };
    let window = request.map_or(whole, |request| Window::of(request, side, side));
    let squares = window.across * window.up;
    fits(board, format, window)?;
    let text = match format {
        Format::Csv => csv(board, window),
        Format::Json => squares_json(board, window),
        Format::BFile => b_file(board, side),
        Format::Latex if squares <= PRINTED && window.across <= WIDEST => latex(board, window),
        Format::Latex => return Err(words::too_wide(WIDEST, PRINTED)),
        Format::Svg => svg::plane(board, request.ok_or_else(words::no_sight)?, window)?,
        Format::Certificate => board.certificate().ok_or_else(words::no_rows_yet)?,
    };
    Ok(File::new(WYTHOFF, format, text))
}

/// Checks that the part is computed and not too large for the format; a certificate has no squares.
fn fits(board: &Squares, format: Format, window: Window) -> Result<(), Message> {
    let squares = window.across * window.up;
    if format == Format::Certificate {
        return Ok(());
    }
    if squares > SQUARES && format != Format::BFile {
        return Err(words::too_many_squares(squares, SQUARES));
    }
    let last = (window.x + window.across - 1, window.y + window.up - 1);
    board.at(last.0, last.1).map(|_| ()).ok_or_else(words::nothing_yet)
}

/// The certificate beside this part, and the last row in it; `None` if the part has no proved row or column.
///
/// W(x, y) = W(y, x), so a proved row is a proved column as well. The proof of a row needs all rows below
/// it, so the certificate includes them.
fn certified(board: &Squares, window: Window) -> Option<(usize, String)> {
    let rows = board.rows.found();
    let last = |from: u64, count: u64| {
        let from = usize::try_from(from).ok().filter(|from| *from < rows.len())?;
        Some((from + count as usize).min(rows.len()) - 1)
    };
    let last = last(window.x, window.across).max(last(window.y, window.up))?;
    Some((last, certificate::rows(rows, last)?))
}

/// The description of an export of a part; the certificate comes last.
pub(super) fn head(board: &Squares, window: Window, order: Option<&str>) -> Head {
    let mut lines: Vec<String> =
        alloc::vec![english::PLANE.into(), english::part(window), english::version()];
    lines.extend(order.map(str::to_string));
    match (board.rows.found().len().checked_sub(1), certified(board, window)) {
        (None, _) => lines.push(english::NO_ROWS.into()),
        (Some(proved), None) => lines.push(english::no_row(proved)),
        (Some(proved), Some((last, text))) => {
            let far = (window.x + window.across).max(window.y + window.up) - 1;
            lines.extend((far > proved as u64).then(|| english::uncertified(proved)));
            lines.push(english::rows_certificate(last));
            lines.extend(text.lines().map(str::to_string));
        }
    }
    Head { lines }
}

fn row(board: &Squares, window: Window, y: u64) -> impl Iterator<Item = u64> + '_ {
    // The far corner is computed, and so are all squares nearer to the origin.
    (window.x..window.x + window.across).filter_map(move |x| board.at(x, y)).map(u64::from)
}

fn csv(board: &Squares, window: Window) -> String {
    let mut text = String::from("y");
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

fn squares_json(board: &Squares, window: Window) -> String {
    let mut json = JsonWriter::default();
    json.object(|json| {
        json.text("program", english::PROGRAM);
        json.text("version", VERSION);
        json.text("plane", WYTHOFF);
        json.numbers("columns", [window.x, window.x + window.across - 1].into_iter());
        json.numbers("rows", [window.y, window.y + window.up - 1].into_iter());
        json.list("periods", |json| {
            for (k, found) in board.rows.found().iter().enumerate() {
                json.object(|json| {
                    json.number("row", k as u64);
                    json.number("length", found.length as u64);
                    json.number("start", found.start as u64);
                });
            }
        });
        if let Some((_, text)) = certified(board, window) {
            json.text("certificate", &text);
        }
        json.list("values", |json| {
            for y in window.y..window.y + window.up {
                json.nested(|json| json.row(row(board, window, y)));
            }
        });
    });
    json.done()
}

/// Antidiagonals from the corner on, each downwards: W(0, 0), W(0, 1), W(1, 0), W(0, 2), …
fn b_file(board: &Squares, side: u64) -> String {
    let all = Window { x: 0, y: 0, across: side, up: side };
    let mut text = head(board, all, Some(english::ANTIDIAGONALS)).comments("#");
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

fn latex(board: &Squares, window: Window) -> String {
    let mut text = head(board, window, None).comments("%");
    let _ = writeln!(text, "\\begin{{tabular}}{{r|{}}}", "r".repeat(window.across as usize));
    // The lowest row is at the bottom, as on the board.
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
