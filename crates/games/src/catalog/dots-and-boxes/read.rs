//! The grid in words for screen readers: who owns which box, and what each open line closes.

use super::grid::Grid;
use super::words;
use crate::words::comma;
use alloc::vec::Vec;
use messages::Message;

/// Adds to a message who owns which box; a box is named by its row and its column.
pub(super) fn owned(at: &Grid, mut message: Message, players: [Message; 2]) -> Message {
    for (owner, player) in (1..).zip(players) {
        let cells = (0..at.rows * at.columns).filter(|cell| at.owners[*cell as usize] == owner);
        let place = |cell: u32| {
            words::cell(u64::from(cell / at.columns) + 1, u64::from(cell % at.columns) + 1)
        };
        if let Some(boxes) = cells.map(place).reduce(comma) {
            message = words::owns(message, player, boxes);
        }
    }
    message
}

/// Adds to a message each open line, with the number of drawn sides of the boxes beside it.
pub(super) fn open(at: &Grid, message: Message) -> Message {
    let open = (0..at.lines()).filter(|line| !at.has(*line));
    match open.map(|line| beside(at, line)).reduce(comma) {
        Some(lines) => words::open_lines(message, lines),
        None => message,
    }
}

/// The name of a line: whether it is drawn, else the drawn sides of the boxes beside it, and what it closes.
pub(super) fn line(at: &Grid, line: u32) -> Message {
    let name = at.write_line(line);
    if at.has(line) {
        return words::line_drawn(&name);
    }
    let drawn = drawn_beside(at, line);
    let closes = drawn.iter().filter(|sides| **sides == 3).count() as u64;
    let name = match drawn[..] {
        [one, other] => words::line_between(&name, one, other),
        _ => words::line_at_edge(&name, drawn.first().copied().unwrap_or_default()),
    };
    if closes > 0 { words::line_closes(name, words::boxes(closes)) } else { name }
}

/// The drawn sides of the one box or of the two beside a line.
fn drawn_beside(at: &Grid, line: u32) -> Vec<u64> {
    let cells = (0..at.rows * at.columns).filter(|cell| at.sides(*cell) >> line & 1 == 1);
    cells.map(|cell| 4 - u64::from(at.open_sides(cell))).collect()
}

fn beside(at: &Grid, line: u32) -> Message {
    let name = at.write_line(line);
    let drawn = drawn_beside(at, line);
    match drawn[..] {
        [one, other] => words::between(&name, one, other),
        _ => words::at_the_edge(&name, drawn.first().copied().unwrap_or_default()),
    }
}
