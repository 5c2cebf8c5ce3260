//! Heaps as rows of tiles, from which neighbours are taken and which may break at a seam.

use super::HeapRule;
use super::parted::parted;
use super::words;
use crate::kits::folded;
use crate::kits::heaps::{self, Heaps, Things, named};
use crate::kits::pieces::{self, LOOSE_TILE, SEAM};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::piece::Piece;
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::{self as shared, list};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use messages::Message;
use solver::play::{Move, Step};

/// Side of a tile.
const TILE: i32 = 48;
/// Height of a line.
const LINE: i32 = 116;
/// Room below all rows for a word.
const WORDS: i32 = 24;
/// From the top of a line to the foot of its tiles.
const FOOT: i32 = 70;
/// How much lower the next line of a long row lies: closer than the next row.
const FOLD: i32 = 78;
/// How far down a seam can be touched if tiles can be touched below.
const HALF: i32 = 30;

/// The rows, and the moves that they allow.
struct Floor<'b> {
    rows: &'b [u64],
    /// The rows that the last move made.
    last: Option<Range<usize>>,
    /// True if tiles may be taken.
    tiles: bool,
    /// True if a row may break.
    seams: bool,
}

/// A row: its number, its first tile through all rows, and its length.
#[derive(Clone, Copy)]
struct Row {
    index: usize,
    first: u64,
    length: u64,
}

impl HeapRule {
    /// True if tiles may be taken, where heaps are rows of them.
    fn tiles(&self) -> bool {
        self.allowed.reach() > 0 || self.allowed.endless()
    }
}

impl Layout for HeapRule {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        if !self.allowed.breaks() {
            return heaps::scene(view.stage, &Heaps::of(at, view, Vec::as_slice), PIECES);
        }
        let (tiles, seams) = (self.tiles(), self.allowed.seams());
        let last = view.before.and_then(|(before, mv)| parted(before, mv));
        let last = last.map(|(row, _, left)| row..row + left.len().max(1));
        lines(view.stage, &Floor { rows: at, last, tiles, seams })
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        if self.allowed.breaks() { heaps::describe_all(at) } else { heaps::describe(at) }
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        if !self.allowed.breaks() {
            return heaps::describe_move(context, PIECES, at.len() == 1);
        }
        let Some((row, taken, left)) = parted(at, context.mv) else { return Message::nothing() };
        // The same parts in another order are the same move.
        let left = crate::heaps::ascending(left.into_iter());
        let heap = row as u64 + 1;
        if taken == 0 {
            return words::break_heap(context.who, heap, list(&left));
        }
        let taken = shared::from_heap(words::pieces(taken), heap);
        let taken = if left.is_empty() {
            words::leaving_nothing(taken)
        } else {
            words::leaving(taken, list(&left))
        };
        shared::take(context.who, taken)
    }

    fn requirement(&self, _: &Vec<u64>, _: u32) -> Option<Message> {
        Some(self.allowed.words())
    }

    fn touch_hints(&self, _: &Vec<u64>, touching: Touching) -> Vec<Message> {
        let Touching::Begin { multi_step } = touching else {
            let breaks = self.allowed.breaks();
            return vec![if breaks { words::tap_to_cut() } else { shared::tap_another_heap() }];
        };
        match (self.allowed.breaks(), self.tiles(), self.allowed.seams()) {
            (false, ..) => vec![shared::tap_to_take()],
            (true, true, true) => vec![words::tap_piece(), words::seam_cuts()],
            (true, true, false) => vec![words::tap_piece()],
            (true, false, _) if multi_step => vec![words::tap_seams()],
            (true, false, _) => vec![shared::tap_seam()],
        }
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        if self.allowed.breaks() { Amounts::None } else { Amounts::Anywhere }
    }
}

const PIECES: Things = Things { counted: words::pieces, place: Some(shared::heap) };

/// The rows in lines.
fn lines(stage: &Stage<'_>, floor: &Floor<'_>) -> Scene {
    let (wrap, aside, space) = if stage.narrow() { (7, TILE / 2, 24) } else { (14, 34, 34) };
    let width = wrap as i32 * TILE + 2 * aside;
    let mut scene = stage.scene(if floor.tiles { "rows" } else { "bars" }, width, 0);
    let (mut x, mut top, mut first) = (aside, 0, 0);
    for (index, length) in floor.rows.iter().enumerate() {
        let row = Row { index, first, length: *length };
        // A row without tiles keeps a place for its number.
        let mut begin = 0;
        // Lines of about the same length.
        let across = length.div_ceil(length.div_ceil(wrap).max(1));
        let folded = across < *length;
        loop {
            let count = (row.length - begin).min(across);
            let wide = count.max(1) as i32 * TILE;
            // A row that wraps has its lines to itself.
            if x > aside && (x + wide > width - aside || folded) {
                (x, top) = (aside, top + LINE);
            }
            let mut spots = Vec::new();
            for i in begin..begin + count {
                let at = (x + (i - begin) as i32 * TILE + TILE / 2, top + FOOT);
                if floor.tiles {
                    spots.push(tile(stage, floor, row, i, at));
                } else {
                    let (id, (x, y)) = ((row.first + i) as u32, at);
                    scene.under.push(Decor::Piece { id, piece: LOOSE_TILE, x, y, pending: false });
                }
                if floor.seams && i + 1 < row.length {
                    spots.push(seam(stage, floor, row, i, (at.0 + TILE / 2, at.1)));
                }
            }
            scene.line(named(PIECES, index, row.length), spots);
            begin += count;
            if begin >= row.length {
                let number = match after(stage, floor, row) {
                    None => row.length.to_string().into(),
                    Some(left) if left.is_empty() => words::becomes_nothing(row.length),
                    Some(left) => words::becomes(row.length, list(&left)),
                };
                let last = floor.last.as_ref().is_some_and(|rows| rows.contains(&index));
                let class = if last { "num is-last" } else { "num" };
                write(&mut scene.under, x + wide / 2, top + LINE - 14, class, number);
                x += if folded { width } else { wide + space };
                break;
            }
            let middle = top + FOOT - TILE / 2;
            folded::thread(&mut scene.under, (x + wide, middle), (aside, middle + FOLD));
            (x, top) = (aside, top + FOLD);
        }
        first += length;
    }
    scene.height = top + LINE;
    if floor.tiles {
        scene.height += WORDS;
        if scene.spots().filter(|spot| spot.off).count() > 0 {
            let (middle, foot) = (scene.width / 2, scene.height - 12);
            write(&mut scene.over, middle, foot, "num reach", words::grey_stays());
        }
    }
    scene
}

/// The rows that the pending move makes of this one; `None` if it is a move in another row.
fn after(stage: &Stage<'_>, floor: &Floor<'_>, row: Row) -> Option<Vec<u64>> {
    let (index, _, left) = parted(floor.rows, stage.pending_move()?)?;
    (index == row.index).then_some(left)
}

fn takes(step: &Step, tile: u64) -> bool {
    let begin = u64::from(step.place) / 2;
    step.place.is_multiple_of(2) && tile >= begin && tile - begin < step.amount
}

fn tile(stage: &Stage<'_>, floor: &Floor<'_>, row: Row, i: u64, at: (i32, i32)) -> Spot {
    let place = row.first + i;
    let pending =
        stage.pending_move().is_some_and(|mv| mv.steps().iter().any(|step| takes(step, place)));
    let mv = if pending { stage.pending_move().cloned() } else { candidate(stage, row, place) };
    let mut spot = spot(stage, floor, row, (2 * place as u32, pieces::TILE, i), at, mv);
    let top = if floor.seams { HALF } else { TILE + 12 };
    spot.hit = [-TILE / 2, -top, TILE, top + 12];
    spot.off = stage.mode.touchable && spot.mv.is_none();
    spot.pending = pending;
    spot
}

/// The pending move after a touch of this tile.
///
/// A touch beside the pending tiles extends them to that tile. Otherwise the move takes the fewest tiles
/// that include this one, starting with it if that is allowed.
fn candidate(stage: &Stage<'_>, row: Row, tile: u64) -> Option<Move> {
    let within = |place: u32| (row.first..row.first + row.length).contains(&(u64::from(place) / 2));
    if let Some(step) = stage.pending_step().filter(|step| step.place.is_multiple_of(2)) {
        let begin = u64::from(step.place) / 2;
        let (from, end) = (begin.min(tile), (begin + step.amount).max(tile + 1));
        if within(step.place)
            && let Some(stretched) = stage.legal(2 * from as u32, end - from)
        {
            return Some(stretched);
        }
    }
    let mut best: Option<(u64, u64, u32)> = None;
    for range in stage.ranges.iter().filter(|range| range.place % 2 == 0 && within(range.place)) {
        let Some(back) = tile.checked_sub(u64::from(range.place) / 2) else { continue };
        let amount = range.low.max(back + 1);
        let found = (amount, back, range.place);
        if amount <= range.high && best.is_none_or(|best| found < best) {
            best = Some(found);
        }
    }
    best.and_then(|(amount, _, place)| stage.legal(place, amount))
}

/// The seam after a tile; it stays while the machine thinks, so that the board is not built again.
fn seam(stage: &Stage<'_>, floor: &Floor<'_>, row: Row, i: u64, at: (i32, i32)) -> Spot {
    let place = 2 * (row.first + i) as u32 + 1;
    let mv = stage.legal(place, 1);
    let mut spot = spot(stage, floor, row, (place, SEAM, i), at, mv);
    let top = if floor.tiles { -HALF } else { 12 };
    spot.hit = [-TILE / 2, -62, TILE, 62 + top];
    spot.pending = stage.pending_at(place).is_some();
    spot
}

/// A tile or a seam, with its name and what it does.
fn spot(
    stage: &Stage<'_>,
    floor: &Floor<'_>,
    row: Row,
    (place, piece, i): (u32, Piece, u64),
    at: (i32, i32),
    mv: Option<Move>,
) -> Spot {
    let left = mv.as_ref().and_then(|mv| parted(floor.rows, mv));
    let content = name(row, i, piece == SEAM, left);
    let mut spot = stage.spot(place, piece, at, content, mv);
    let last = i + 1 == row.length;
    spot.put = Some((row.index as u32, if last { i } else { i + 1 }));
    spot
}

/// The name of a tile by its place in the heap, or of the seam after it, and what a touch leaves.
fn name(row: Row, i: u64, seam: bool, left: Option<(usize, u64, Vec<u64>)>) -> Message {
    let place = if seam { words::after_piece } else { words::piece_of };
    let place = place(row.index as u64 + 1, i + 1, row.length);
    let what = match left {
        None => return place,
        Some((_, 0, left)) => words::break_into(list(&left)),
        Some((_, taken, left)) if left.is_empty() => words::take_leaves_nothing(taken),
        Some((_, taken, left)) => words::take_leaves(taken, list(&left)),
    };
    shared::place_says(place, what)
}
