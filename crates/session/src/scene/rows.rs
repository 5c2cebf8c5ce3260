//! Heaps as rows of tiles, from which neighbours are taken and which may break at a seam.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::vec::Vec;
use solver::board::{self, Board};
use solver::play::{Move, Step};

/// Side of a tile.
const TILE: i32 = 48;
/// Height of a line.
const LINE: i32 = 116;
/// From the top of a line to the foot of its tiles.
const FOOT: i32 = 70;
/// How far down a seam can be touched where tiles can be touched below.
const HALF: i32 = 30;

/// What may be done with the rows.
struct Floor {
    tiles: bool,
    seams: bool,
}

/// A row: its number, its first tile through all rows, and its length.
#[derive(Clone, Copy)]
struct Row {
    index: usize,
    first: u64,
    length: u64,
}

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let (wrap, aside, space) = if maker.narrow { (8, TILE / 2, 22) } else { (14, 34, 34) };
    let width = wrap as i32 * TILE + 2 * aside;
    let Board::Rows { rows, tiles, seams } = &maker.look.board else {
        return maker.scene("rows", width, LINE);
    };
    let floor = Floor { tiles: *tiles, seams: *seams };
    let mut scene = maker.scene(if *tiles { "rows" } else { "bars" }, width, 0);
    let (mut x, mut top, mut first) = (aside, 0, 0);
    for (index, length) in rows.iter().enumerate() {
        let row = Row { index, first, length: *length };
        // A row without tiles keeps a place for its number.
        let mut begin = 0;
        loop {
            let count = (row.length - begin).min(wrap);
            let wide = count.max(1) as i32 * TILE;
            if x > aside && x + wide > width - aside {
                (x, top) = (aside, top + LINE);
            }
            let mut spots = Vec::new();
            for i in begin..begin + count {
                let at = (x + (i - begin) as i32 * TILE + TILE / 2, top + FOOT);
                if floor.tiles {
                    spots.push(tile(maker, &floor, row, i, at));
                } else {
                    let (id, (x, y)) = ((row.first + i) as u32, at);
                    scene.under.push(Decor::Piece { id, piece: Piece::Tile, x, y, armed: false });
                }
                if floor.seams && i + 1 < row.length {
                    spots.push(seam(maker, &floor, row, i, (at.0 + TILE / 2, at.1)));
                }
            }
            scene.line(say::heap(maker.card, index, row.length), spots);
            begin += count;
            if begin >= row.length {
                let number = say::row_caption(row.length, after(maker, row));
                write(&mut scene.under, x + wide / 2, top + LINE - 14, "num", number);
                x += wide + space;
                break;
            }
            (x, top) = (aside, top + LINE);
        }
        first += length;
    }
    scene.height = top + LINE;
    scene
}

/// The rows that the armed move leaves of this one; `None` if it lies elsewhere.
fn after(maker: &Maker<'_>, row: Row) -> Option<Vec<u64>> {
    let (index, _, left) = board::parted(rows(maker), maker.armed()?)?;
    (index == row.index).then_some(left)
}

fn rows<'m>(maker: &'m Maker<'_>) -> &'m [u64] {
    match &maker.look.board {
        Board::Rows { rows, .. } => rows,
        _ => &[],
    }
}

/// True if a step takes this tile.
fn takes(step: &Step, tile: u64) -> bool {
    let begin = u64::from(step.place) / 2;
    step.place.is_multiple_of(2) && tile >= begin && tile - begin < step.amount
}

fn tile(maker: &Maker<'_>, floor: &Floor, row: Row, i: u64, at: (i32, i32)) -> Spot {
    let place = row.first + i;
    let armed = maker.armed().is_some_and(|mv| mv.steps().iter().any(|step| takes(step, place)));
    let mv = if armed { maker.armed().cloned() } else { candidate(maker, row, place) };
    let mut spot = spot(maker, row, (2 * place as u32, Piece::Tile, i), at, mv);
    let top = if floor.seams { HALF } else { TILE + 12 };
    spot.hit = [-TILE / 2, -top, TILE, top + 12];
    spot.off = maker.touchable && spot.mv.is_none();
    spot.armed = armed;
    spot
}

/// The move that a touch of this tile arms.
///
/// A touch beside what is armed stretches it as far as that tile. Else the fewest tiles go that
/// may go together with this one, from it on where that is allowed.
fn candidate(maker: &Maker<'_>, row: Row, tile: u64) -> Option<Move> {
    let within = |place: u32| (row.first..row.first + row.length).contains(&(u64::from(place) / 2));
    if let Some(step) = maker.armed_step().filter(|step| step.place.is_multiple_of(2)) {
        let begin = u64::from(step.place) / 2;
        let (from, end) = (begin.min(tile), (begin + step.amount).max(tile + 1));
        if within(step.place)
            && let Some(stretched) = maker.legal(2 * from as u32, end - from)
        {
            return Some(stretched);
        }
    }
    let mut best: Option<(u64, u64, u32)> = None;
    for span in maker.look.spans.iter().filter(|span| span.place % 2 == 0 && within(span.place)) {
        let Some(back) = tile.checked_sub(u64::from(span.place) / 2) else { continue };
        let amount = span.low.max(back + 1);
        let found = (amount, back, span.place);
        if amount <= span.high && best.is_none_or(|best| found < best) {
            best = Some(found);
        }
    }
    best.and_then(|(amount, _, place)| maker.legal(place, amount))
}

/// The seam after a tile; it stays while the machine thinks, so that the board is not built anew.
fn seam(maker: &Maker<'_>, floor: &Floor, row: Row, i: u64, at: (i32, i32)) -> Spot {
    let place = 2 * (row.first + i) as u32 + 1;
    let mv = maker.legal(place, 1);
    let mut spot = spot(maker, row, (place, Piece::Seam, i), at, mv);
    let top = if floor.tiles { -HALF } else { 12 };
    spot.hit = [-TILE / 2, -62, TILE, 62 + top];
    spot.armed = maker.armed_at(place).is_some();
    spot
}

/// A tile or a seam, with its name and what it does.
fn spot(
    maker: &Maker<'_>,
    row: Row,
    (place, piece, i): (u32, Piece, u64),
    at: (i32, i32),
    mv: Option<Move>,
) -> Spot {
    let left = mv.as_ref().and_then(|mv| board::parted(rows(maker), mv));
    let content =
        say::piece(maker.card, row.index, (i + 1, row.length), piece == Piece::Seam, left);
    let mut spot = maker.spot(place, piece, at, &content, mv);
    let last = i + 1 == row.length;
    spot.put = Some((row.index as u32, if last { i } else { i + 1 }));
    spot
}
