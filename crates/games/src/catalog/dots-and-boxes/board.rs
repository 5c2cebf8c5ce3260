//! Dots in a grid: lines between them, and tokens of both players in the boxes that are closed.

use super::DotsAndBoxes;
use super::grid::{Grid, dot_name};
use super::words;
use crate::kits::pieces::{BUTTON, MARBLE, UNIT};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{BESIDE, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::signed;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::play::Outcome;

/// Distance between neighbouring dots.
const CELL: i32 = 92;
/// Room around the dots.
const ROOM: i32 = 44;
/// Width of a board that has room for the score.
const LEAST: i32 = 340;
/// From the lowest dots to the score.
const SCORE: i32 = 62;
/// Keys of dots and of boxes begin here.
const DOT: u32 = 1000;

/// A line between two dots that may be drawn.
const GATE: Piece = Piece::bare(
    &PieceKind { base: &[Layer::Circle { class: "dot", y: 0, radius: 6 }], ..PieceKind::NOTHING },
    BESIDE,
);

/// The same line, drawn or with its number in place of its dot.
const NUMBERED: Piece = Piece::bare(&PieceKind::NOTHING, BESIDE);

impl Layout for DotsAndBoxes {
    fn scene(&self, at: &Grid, view: &View<'_, Grid>) -> Scene {
        dots(at, view)
    }

    fn describe(&self, at: &Grid, players: Option<[Message; 2]>) -> Message {
        let closed = at.owners.iter().filter(|owner| **owner != 0).count() as u64;
        let (rows, columns) = (u64::from(at.rows), u64::from(at.columns));
        let short =
            words::grid(rows, columns, at.drawn.count_ones().into(), at.lines().into(), closed);
        match players {
            Some(players) => super::read::open(at, super::read::owned(at, short, players)),
            None => short,
        }
    }

    fn describe_move(&self, _: &Grid, context: &MoveContext<'_>) -> Message {
        match context.gain {
            0 => words::draw(context.who, context.notation),
            gain => words::close(context.who, words::boxes(gain), context.notation),
        }
    }

    fn requirement(&self, at: &Grid, spot: u32) -> Option<Message> {
        at.has(spot).then(|| words::already_drawn(&at.write_line(spot)))
    }

    fn touch_hints(&self, _: &Grid, _: Touching) -> Vec<Message> {
        vec![words::tap_between()]
    }
}

/// The grid with its lines, dots and boxes, and the score below.
fn dots(grid: &Grid, view: &View<'_, Grid>) -> Scene {
    let stage = view.stage;
    let last = view.before.map(|(_, mv)| mv).into_iter().chain(&stage.earlier);
    let last: Vec<u32> = last.map(|mv| mv.first().place).collect();
    let (rows, columns) = (grid.rows, grid.columns);
    let wide = columns as i32 * CELL;
    let width = (wide + 2 * ROOM).max(LEAST);
    let left = (width - wide) / 2;
    let foot = rows as i32 * CELL + ROOM;
    let mut scene = stage.scene("dots", width, foot + SCORE + 22);
    let at = |row: u32, column: u32| (left + column as i32 * CELL, ROOM + row as i32 * CELL);
    let across = (rows + 1) * columns;
    threads(stage, (rows, columns), left, &mut scene);
    for row in 0..=rows {
        let mut spots = Vec::new();
        for column in 0..columns {
            let ends = (at(row, column), at(row, column + 1));
            line(stage, (grid, &last), row * columns + column, ends, &mut scene, &mut spots);
        }
        if !spots.is_empty() {
            scene.line(words::lines_along(u64::from(row) + 1), spots);
        }
        let mut spots = Vec::new();
        for column in 0..=columns {
            let ends = (at(row, column), at(row + 1, column));
            let place = across + row * (columns + 1) + column;
            if row < rows {
                line(stage, (grid, &last), place, ends, &mut scene, &mut spots);
            }
            let (x, y) = ends.0;
            let dot = row * (columns + 1) + column;
            let piece = BUTTON;
            scene.over.push(Decor::Piece { id: DOT + dot, piece, x, y, pending: false });
            write(&mut scene.over, x, y + 5, "ink", String::from(dot_name(dot)));
        }
        if !spots.is_empty() {
            scene.line(words::lines_down(u64::from(row) + 1), spots);
        }
    }
    for (cell, owner) in grid.owners.iter().enumerate() {
        let (x, y) = at(cell as u32 / columns, cell as u32 % columns);
        let (x, y) = (x + CELL / 2, y + CELL / 2);
        let piece = match owner {
            1 => UNIT,
            2 => MARBLE,
            _ => continue,
        };
        let id = 2 * DOT + cell as u32;
        scene.over.push(Decor::Piece { id, piece, x, y, pending: false });
    }
    if let Some(score) = &stage.score {
        write(&mut scene.over, width / 2, foot + SCORE, "num", score.words.clone());
    }
    scene
}

/// Where values are shown: a thread through each chain and loop, with its length in its first box.
fn threads(stage: &Stage<'_>, (rows, columns): (u32, u32), left: i32, scene: &mut Scene) {
    let across = (rows + 1) * columns;
    let middle = |row: u32, column: u32| {
        (left + CELL / 2 + column as i32 * CELL, ROOM + CELL / 2 + row as i32 * CELL)
    };
    let Some(Annotation::Chains(chains)) = stage.theory else { return };
    for chain in chains {
        for line in (0..across + rows * (columns + 1)).filter(|line| chain.through >> line & 1 == 1)
        {
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
        let (x, y) = middle(chain.first / columns, chain.first % columns);
        // Above the middle, where no number of a line beside the box reaches.
        let name = if chain.closed { words::loop_of } else { words::chain_of };
        write(&mut scene.over, x, y - 14, "chain", name(chain.length));
    }
}

/// A line: drawn, or a spot with what it scores if values are shown.
fn line(
    stage: &Stage<'_>,
    (grid, last): (&Grid, &[u32]),
    place: u32,
    (from, to): ((i32, i32), (i32, i32)),
    scene: &mut Scene,
    spots: &mut Vec<Spot>,
) {
    let there = grid.has(place);
    let pending = stage.pending_at(place).is_some();
    let last = last.contains(&place);
    let class = match (there, pending, last) {
        (true, _, true) => "edge is-last",
        (true, _, _) => "edge",
        (_, true, _) => "edge is-pending",
        _ => "gate",
    };
    scene.under.push(Decor::Stroke { from, to, class });
    let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    let mv = stage.legal(place, 1);
    let name = super::read::line(grid, place);
    let piece = if there { NUMBERED } else { GATE };
    let mut spot = stage.spot(place, piece, (x, y), name, mv.clone());
    spot.hit = if from.1 == to.1 { [-24, -20, 48, 40] } else { [-20, -24, 40, 48] };
    spot.pending = pending;
    spot.put = stage.mode.editing.then_some((place, 1));
    // The number takes the place of the mark.
    let mark = spot.mark.take();
    if let (Some(mark), Some(margin)) = (mark, mv.and_then(|mv| stage.margin(&mv))) {
        spot.piece = NUMBERED;
        let class = match mark {
            Outcome::P => "margin is-won",
            _ => "margin",
        };
        write(&mut scene.over, x, y + 6, class, signed(margin));
    }
    spots.push(spot);
}
