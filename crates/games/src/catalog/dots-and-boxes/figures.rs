//! Loyd's puzzle with its letters and the result of every line.

use super::{Grid, LOYD, scores, words};
use crate::table::{Shape, Stroke, Table, sign};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Distance between dots.
const STEP: i32 = 100;

/// Drawn lines bold, open ones dotted with the result that they lead to.
pub(super) fn boxer() -> Table {
    let at = Grid::read(LOYD).expect("the position is written as its own reader reads it");
    let across = at.columns as i32 + 1;
    let place = |dot: i32| (40 + dot % across * STEP, 40 + dot / across * STEP);
    let mut strokes = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    let ends = |line: u32| {
        let name = at.write_line(line);
        let mut dots = name.bytes().map(|letter| i32::from(letter - b'A'));
        let (from, to) = (dots.next().unwrap_or(0), dots.next().unwrap_or(0));
        (line, place(from), place(to))
    };
    for line in (0..at.lines()).filter(|line| at.has(*line)) {
        let (_, from, to) = ends(line);
        strokes.push(Stroke::Bold(from, to));
    }
    let boxes = i64::from(at.rows * at.columns);
    for scored in scores(&at) {
        let (line, from, to) = ends(scored.mv.first().place);
        let own = (boxes + scored.margin) / 2;
        let result = format!("{own}:{}", boxes - own);
        strokes.push(Stroke::Dotted(from, to));
        let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2 + 4);
        lines.push(format!("{} {result}", at.write_line(line)));
        strokes.push(Stroke::Word(middle, sign(result)));
    }
    let dots = across * (at.rows as i32 + 1);
    for (dot, letter) in (0..dots).zip('A'..) {
        let (x, y) = place(dot);
        strokes.push(Stroke::Full((x, y)));
        strokes.push(Stroke::Word((x - 12, y - 9), sign(letter)));
    }
    Table {
        caption: words::puzzle_caption(),
        note: words::puzzle_note(),
        shape: Shape::Drawing {
            size: (80 + at.columns as i32 * STEP, 80 + at.rows as i32 * STEP),
            strokes,
            words: words::puzzle_told(&lines.join(", ")),
        },
    }
}
