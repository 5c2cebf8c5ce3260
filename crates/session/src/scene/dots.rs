//! Dots in a grid: lines between them, and tokens of both players in the boxes that are closed.

use super::{Decor, Maker, Piece, Scene, write};
use crate::say;
use alloc::string::String;
use alloc::vec::Vec;
use solver::board::Board;

/// Distance between neighbouring dots.
const CELL: i32 = 92;
/// Room around the dots.
const ROOM: i32 = 44;
/// From the lowest dots to the score.
const SCORE: i32 = 62;
/// Keys of dots and of boxes begin here.
const DOT: u32 = 1000;

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let Board::Dots { rows, columns, drawn, owners } = &maker.look.board else {
        return maker.scene("dots", CELL, CELL);
    };
    let (rows, columns) = (*rows, *columns);
    let width = columns as i32 * CELL + 2 * ROOM;
    let foot = rows as i32 * CELL + ROOM;
    let mut scene = maker.scene("dots", width, foot + SCORE + 22);
    let at = |row: u32, column: u32| (ROOM + column as i32 * CELL, ROOM + row as i32 * CELL);
    let across = (rows + 1) * columns;
    threads(maker, rows, columns, &mut scene);
    for row in 0..=rows {
        let mut spots = Vec::new();
        for column in 0..columns {
            let ends = (at(row, column), at(row, column + 1));
            line(maker, row * columns + column, ends, drawn, &mut scene, &mut spots);
        }
        if !spots.is_empty() {
            scene.line(say::dots_row(row), spots);
        }
        let mut spots = Vec::new();
        for column in 0..=columns {
            let ends = (at(row, column), at(row + 1, column));
            let place = across + row * (columns + 1) + column;
            if row < rows {
                line(maker, place, ends, drawn, &mut scene, &mut spots);
            }
            let (x, y) = ends.0;
            let dot = row * (columns + 1) + column;
            let piece = Piece::Vertex;
            scene.over.push(Decor::Piece { id: DOT + dot, piece, x, y, armed: false });
            write(&mut scene.over, x, y + 5, "ink", String::from(say::dot_name(dot)));
        }
        if !spots.is_empty() {
            scene.line(say::boxes_row(row), spots);
        }
    }
    for (cell, owner) in owners.iter().enumerate() {
        let (x, y) = at(cell as u32 / columns, cell as u32 % columns);
        let (x, y) = (x + CELL / 2, y + CELL / 2);
        let piece = match owner {
            1 => Piece::Unit,
            2 => Piece::Token,
            _ => continue,
        };
        let id = 2 * DOT + cell as u32;
        scene.over.push(Decor::Piece { id, piece, x, y, armed: false });
    }
    if let Some(score) = say::score(maker.session) {
        write(&mut scene.over, width / 2, foot + SCORE, "num", score);
    }
    scene
}

/// Where values are shown, a thread through each chain and loop, and its length in its first box.
fn threads(maker: &Maker<'_>, rows: u32, columns: u32, scene: &mut Scene) {
    let Some(verdict) = maker.session.verdict().filter(|_| maker.theory()) else { return };
    let across = (rows + 1) * columns;
    let middle = |row: u32, column: u32| {
        let half = ROOM + CELL / 2;
        (half + column as i32 * CELL, half + row as i32 * CELL)
    };
    for strand in verdict.strands.chunks_exact(3) {
        for line in (0..across + rows * (columns + 1)).filter(|line| strand[2] >> line & 1 == 1) {
            let (from, to) = match line.checked_sub(across) {
                None => {
                    let (row, column) = (line / columns, line % columns);
                    (middle(row - 1, column), middle(row, column))
                }
                Some(down) => {
                    let (row, column) = (down / (columns + 1), down % (columns + 1));
                    (middle(row, column - 1), middle(row, column))
                }
            };
            scene.under.push(Decor::Stroke { from, to, class: "thread" });
        }
        let (x, y) = middle(strand[0] as u32 / columns, strand[0] as u32 % columns);
        write(&mut scene.over, x, y + 5, "strand", say::strand(strand[1]));
    }
}

/// A line: drawn, or a spot with what it scores if values are shown.
fn line(
    maker: &Maker<'_>,
    place: u32,
    (from, to): ((i32, i32), (i32, i32)),
    drawn: &[bool],
    scene: &mut Scene,
    spots: &mut Vec<super::Spot>,
) {
    let editing = maker.session.editing();
    let there = drawn.get(place as usize) == Some(&true);
    let armed = maker.armed_at(place).is_some();
    let last = matches!(&maker.before, Some((_, mv)) if mv.first().place == place);
    let class = match (there, armed, last) {
        (true, _, true) => "edge is-last",
        (true, _, _) => "edge",
        (_, true, _) => "edge is-armed",
        _ => "gate",
    };
    scene.under.push(Decor::Stroke { from, to, class });
    if there && !editing {
        return;
    }
    let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    let mv = maker.legal(place, 1);
    let name = say::dots_line(&maker.look.board, place);
    let mut spot = maker.spot(place, Piece::Gate, (x, y), &name, mv.clone());
    spot.hit = if from.1 == to.1 { [-24, -20, 48, 40] } else { [-20, -24, 40, 48] };
    spot.armed = armed;
    spot.put = editing.then_some((place, 1));
    // The number stands where other boards have their mark.
    let mark = spot.mark.take();
    if let (Some(mark), Some(margin)) = (mark, mv.and_then(|mv| maker.session.margin(&mv))) {
        let class = match mark {
            solver::play::Outcome::P => "margin is-won",
            _ => "margin",
        };
        write(&mut scene.over, x, y + 6, class, say::signed(margin));
    }
    spots.push(spot);
}
