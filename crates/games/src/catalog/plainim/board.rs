//! A grid of squares with chips: touches choose squares of one row that change.

use super::rules::{changed, numbers, power};
use super::{Plainim, words};
use crate::cells::Cells;
use crate::kits::pieces::{BED, MIDDLE};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Side of a square.
const SQUARE: i32 = 52;
/// Room around the squares: for numbers of rows, of columns, and for sums.
const EDGE: i32 = 40;

const fn chip(class: &'static str) -> PieceKind {
    PieceKind {
        base: BED.kind.base,
        body: Body::Symbol("#plainim-chip", class),
        ..PieceKind::NOTHING
    }
}
const CHIP: Piece = Piece::new(&chip("stone"), [-21, -21, 42, 42], MIDDLE);
/// A chip that the pending move adds.
const ADDED: Piece = Piece::new(&chip("stone far"), [-21, -21, 42, 42], MIDDLE);

impl Layout for Plainim {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        let (rows, columns) = at.size();
        let least = if view.stage.narrow() { 320 } else { 440 };
        let width = (columns as i32 * SQUARE + 2 * EDGE).max(least);
        let left = (width - columns as i32 * SQUARE) / 2;
        let mut scene = view.stage.scene("tokens", width, rows as i32 * SQUARE + 2 * EDGE);
        let middle = |row: u32, column: u32| {
            (left + column as i32 * SQUARE + SQUARE / 2, EDGE + row as i32 * SQUARE + SQUARE / 2)
        };
        let last = view.before.map(|(before, mv)| (mv.first().place, changed(before, mv)));
        for row in 0..rows {
            let mut spots = Vec::new();
            for column in 0..columns {
                let mut spot = spot(view.stage, at, (row, column), middle(row, column));
                spot.last = last
                    .as_ref()
                    .is_some_and(|(place, changed)| *place == row && changed.contains(&column));
                spots.push(spot);
            }
            let (x, y) = (left - 16, middle(row, 0).1 + 5);
            write(&mut scene.under, x, y, "num", (row + 1).to_string());
            scene.line(shared::row(u64::from(row) + 1), spots);
        }
        for column in 0..columns {
            let (x, _) = middle(0, column);
            write(&mut scene.under, x, EDGE - 10, "num", (column + 1).to_string());
        }
        if view.stage.theory.is_some() {
            sums(at, middle, &mut scene);
        }
        scene
    }

    fn describe(&self, at: &Cells, _: Option<[Message; 2]>) -> Message {
        let (rows, columns) = at.size();
        let board = words::board(u64::from(rows), u64::from(columns), at.count());
        let filled = (1..).zip(at.filled()).filter(|(_, row)| row.contains(&true));
        filled.fold(board, |all, (row, cells)| {
            shared::then(all, shared::row_holds(row, &shared::places(cells.iter())))
        })
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> Message {
        let squares: Vec<u64> =
            changed(at, context.mv).into_iter().map(|column| u64::from(column) + 1).collect();
        let row = u64::from(context.mv.first().place) + 1;
        let many = if squares.len() == 1 { "one" } else { "several" };
        words::change(context.who, many, shared::list(&squares), row)
    }

    fn requirement(&self, _: &Cells, _: u32) -> Option<Message> {
        Some(words::must_lose_chip())
    }

    fn touch_hints(&self, _: &Cells, _: Touching) -> Vec<Message> {
        vec![words::tap_squares()]
    }
}

/// The number of each row, and of chips in each column.
fn sums(at: &Cells, middle: impl Fn(u32, u32) -> (i32, i32), scene: &mut Scene) {
    let (rows, columns) = at.size();
    for (row, number) in (0..).zip(numbers(at)) {
        let (x, y) = middle(row, columns - 1);
        write(&mut scene.over, x + 42, y + 6, "num num-big", number.to_string());
    }
    for column in 0..columns {
        let chips = (0..rows).filter(|row| at.holds(*row, column)).count();
        let class = if chips.is_multiple_of(2) { "num" } else { "num num-big is-last" };
        let (x, y) = middle(rows - 1, column);
        write(&mut scene.over, x, y + 48, class, chips.to_string());
    }
}

fn spot(stage: &Stage<'_>, at: &Cells, (row, column): (u32, u32), foot: (i32, i32)) -> Spot {
    let id = row * at.size().1 + column;
    let changes = pending(stage, at, row) & power(at, column) != 0;
    let piece = match (at.holds(row, column), changes) {
        (true, _) => CHIP,
        (false, true) => ADDED,
        (false, false) => BED,
    };
    let content = if at.holds(row, column) { words::square_chip } else { words::square_empty };
    let content = content(u64::from(row) + 1, u64::from(column) + 1);
    let mut spot = stage.spot(id, piece, foot, content, touched(stage, at, row, column));
    spot.hit = [-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE];
    spot.pending = changes;
    spot.put = Some((id, 1));
    spot
}

/// The squares of a row that the pending move changes, as powers of two.
fn pending(stage: &Stage<'_>, at: &Cells, row: u32) -> u64 {
    let number = numbers(at)[row as usize];
    stage.pending_at(row).map_or(0, |amount| number ^ (number - amount))
}

/// The move that a touch of a square prepares: the square changes as well, or no longer; touching the leftmost square
/// that changes a second time plays the move.
fn touched(stage: &Stage<'_>, at: &Cells, row: u32, column: u32) -> Option<Move> {
    let (number, before) = (numbers(at)[row as usize], pending(stage, at, row));
    let change = before ^ power(at, column);
    let step = |change: u64| {
        let amount = number.checked_sub(number ^ change).filter(|amount| *amount > 0)?;
        stage.legal(row, amount)
    };
    step(change).or_else(|| step(before).filter(|_| before & power(at, column) != 0))
}
