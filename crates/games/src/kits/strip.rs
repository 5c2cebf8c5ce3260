//! A strip of cells, from left to right, and chips on them that move to the left.

use super::folded::thread;
use super::pieces::BED;
use crate::kinds::from_to;
use crate::piece::{Hint, Layer, Marks, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use messages::Message;
use solver::play::{Move, MoveRange};

/// Side of a cell, and from one line of cells to the next.
const CELL: i32 = 50;
const LINE: i32 = 106;
/// Most cells in a line, wide and narrow.
const ACROSS: [u64; 2] = [15, 10];
/// Fewest cells that are drawn.
const LEAST: u64 = 8;
/// Room at the left and right, above the first line, and below a line for the numbers.
const ASIDE: i32 = 24;
const ABOVE: i32 = 34;
const BELOW: i32 = 22;
/// How far each chip of a stack lies above the one below, and how many are drawn so.
const STEP: i32 = 5;
const STACKED: usize = 4;

/// Marks at the corner of a cell that is occupied.
const CORNER: Marks = [[-29, 6, 22, 22], [-27, 9, 16, 16]];
/// A ring around a chip onto whose cell another one can go.
const AROUND: Hint = Hint::IfLegal(Layer::Circle { class: "knot", y: 0, radius: 23 });
const HELD_KIND: PieceKind =
    PieceKind { hint: Some(AROUND), leads: true, base: BED.kind.base, ..PieceKind::NOTHING };
/// A cell with chips.
const HELD: Piece = Piece::bare(&HELD_KIND, CORNER);

/// The ground under a bag.
const FLOOR: Piece = Piece::bare(&PieceKind { hint: Some(AROUND), ..PieceKind::NOTHING }, CORNER);

/// A strip with its chips, and how they look.
#[derive(Clone, Copy)]
pub struct Strip<'b> {
    /// The cell of each chip.
    pub chips: &'b [u64],
    /// The first and the last cell that is drawn.
    pub cells: (u64, u64),
    /// The piece of each chip.
    pub piece: &'b dyn Fn(usize) -> Piece,
    /// What lies on a cell with so many chips.
    pub name: &'b dyn Fn(u64, u64) -> Message,
    /// What the editor puts on a cell with so many chips.
    pub put: &'b dyn Fn(u64, u64) -> u64,
    /// A bag in the place of the first cell, in which chips are not seen.
    pub bag: Option<Piece>,
    /// A chip that has been taken off its cell for good.
    pub gone: Option<usize>,
}

impl fmt::Debug for Strip<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Strip({:?}, {:?})", self.chips, self.cells)
    }
}

/// Cells from this one as far as chips stood at the start, and a few at least.
pub(crate) fn cells(first: u64, start: &[u64]) -> (u64, u64) {
    (first, start.iter().copied().max().unwrap_or(0).max(LEAST - 1))
}

impl<'b> Strip<'b> {
    fn length(&self) -> u64 {
        self.cells.1 - self.cells.0 + 1
    }

    /// Cells in a line: lines are of about the same length.
    fn across(&self, narrow: bool) -> u64 {
        let most = ACROSS[usize::from(narrow)];
        self.length().div_ceil(self.length().div_ceil(most))
    }

    fn count(&self, cell: u64) -> u64 {
        let there = |(i, chip): &(usize, &u64)| **chip == cell && self.gone != Some(*i);
        self.chips.iter().enumerate().filter(there).count() as u64
    }

    /// The middle of a cell.
    fn middle(&self, cell: u64, across: u64) -> (i32, i32) {
        let index = cell - self.cells.0;
        let (column, line) = ((index % across) as i32, (index / across) as i32);
        (ASIDE + column * CELL + CELL / 2, ABOVE + line * LINE + CELL / 2)
    }

    /// The picture; `before` is the last move.
    pub fn scene<P>(&self, view: &View<'_, P>) -> Scene {
        let (stage, across) = (view.stage, self.across(view.stage.narrow()));
        let lines = self.length().div_ceil(across) as i32;
        let width = across as i32 * CELL + 2 * ASIDE;
        let height = ABOVE + (lines - 1) * LINE + CELL + 2 * BELOW;
        let mut scene = stage.scene("coin-strip", width, height);
        let last = view.before.map(|(_, mv)| from_to(mv));
        let (first, end) = self.cells;
        for begin in (first..=end).step_by(across as usize) {
            let stop = end.min(begin + across - 1);
            let spot = |cell| self.spot(stage, cell, across, last);
            scene.line(words::strip_line(begin, stop), (begin..=stop).map(spot).collect());
            for cell in begin..=stop {
                let (x, y) = self.middle(cell, across);
                write(&mut scene.under, x, y + CELL / 2 + BELOW, "num", cell.to_string());
            }
            if stop < end {
                let ((right, upper), (left, lower)) =
                    (self.middle(stop, across), self.middle(stop + 1, across));
                let ends = ((right + CELL / 2, upper), (left - CELL / 2, lower));
                thread(&mut scene.under, ends.0, ends.1);
            }
        }
        self.pieces(stage, across, &mut scene.over);
        scene
    }

    /// The chips, those on one cell a little above each other, with their number.
    fn pieces(&self, stage: &Stage<'_>, across: u64, out: &mut Vec<Decor>) {
        let goes = going(stage).and_then(|from| self.chips.iter().rposition(|chip| *chip == from));
        for (i, cell) in self.chips.iter().enumerate() {
            let below = self.chips[..i].iter().filter(|other| *other == cell).count();
            let (x, y) = self.middle(*cell, across);
            let y = y - STEP * below.min(STACKED - 1) as i32;
            let (id, piece, pending) = (i as u32, (self.piece)(i), goes == Some(i));
            out.push(match self.gone == Some(i) {
                true => Decor::Leaving { id, piece, x, y },
                false => Decor::Piece { id, piece, x, y, pending },
            });
        }
        if let Some(piece) = self.bag {
            let (x, y) = self.middle(self.cells.0, across);
            out.push(Decor::Piece { id: self.chips.len() as u32, piece, x, y, pending: false });
        }
        for (i, cell) in self.chips.iter().enumerate() {
            let count = self.count(*cell);
            if count > 1 && !self.chips[..i].contains(cell) {
                let ((x, y), text) = (self.middle(*cell, across), count.to_string().into());
                out.push(Decor::Block { at: [x + 3, y + 1, 22, 24], text, lit: true });
            }
        }
    }

    /// A bracket above two cells, with the number between them; on a folded strip the number alone.
    pub(crate) fn bracket(
        &self,
        narrow: bool,
        (left, right): (u64, u64),
        number: u64,
        out: &mut Vec<Decor>,
    ) {
        let across = self.across(narrow);
        let ((from, high), (to, y)) = (self.middle(left, across), self.middle(right, across));
        let top = y - CELL / 2 - 6;
        let middle = if high == y { (from + to) / 2 } else { to };
        if high == y && from < to {
            out.push(Decor::Stroke { from: (from, top), to: (to, top), class: "axis" });
        }
        write(out, middle, top - 5, "num num-big", number.to_string());
    }

    fn spot(&self, stage: &Stage<'_>, cell: u64, across: u64, last: Option<(u64, u64)>) -> Spot {
        let count = self.count(cell);
        let mv = self.candidate(stage, cell);
        let content = match reaching(&stage.ranges, cell) {
            // Where a touch chooses none of several chips, the name says why.
            several @ 2.. if count == 0 && mv.is_none() && stage.mode.touchable => {
                words::cell_reached(cell, several)
            }
            _ => (self.name)(cell, count),
        };
        let piece = match self.bag {
            Some(_) if cell == self.cells.0 => FLOOR,
            _ if count > 0 => HELD,
            _ => BED,
        };
        let mut spot = stage.spot(cell as u32, piece, self.middle(cell, across), content, mv);
        spot.hit = [-CELL / 2, -ABOVE, CELL, ABOVE + CELL / 2 + BELOW];
        let own = stage.ranges.iter().find(|range| u64::from(range.place) == cell);
        let can = |range: &&MoveRange| stage.legal(range.place, range.low).is_some();
        spot.pick = own.filter(can).filter(|_| spot.mv.is_none()).map(|range| range.place);
        let target = stage.pending_move().map(|mv| from_to(mv).1);
        spot.pending = target == Some(cell);
        spot.last = last.is_some_and(|(from, to)| [from, to].contains(&cell));
        spot.put = Some((cell as u32, (self.put)(cell, count)));
        spot
    }

    /// The pending move after a touch of this cell: that of the chosen chip if it can go there. If none is chosen and no
    /// chip lies here, that of the only one that can go here.
    fn candidate(&self, stage: &Stage<'_>, cell: u64) -> Option<Move> {
        // Taking something out of the bag leads nowhere else.
        let out = stage.legal(0, 1).filter(|_| self.bag.is_some() && cell == self.cells.0);
        let way = |from: u64| stage.legal(from as u32, from.checked_sub(cell)?);
        let chosen = going(stage).and_then(way);
        if stage.chosen().is_some() || out.is_some() {
            return chosen.or(out);
        }
        let only = reaching(&stage.ranges, cell) == 1 && self.count(cell) == 0;
        chosen.or_else(|| self.chips.iter().find_map(|from| way(*from)).filter(|_| only))
    }
}

/// The cell of the chip that was chosen, or that is about to move.
fn going(stage: &Stage<'_>) -> Option<u64> {
    let pending = stage.pending_step().map(|step| step.place);
    pending.or_else(|| stage.chosen()).map(u64::from)
}

/// From how many cells a chip can go to this one.
fn reaching(ranges: &[MoveRange], cell: u64) -> u64 {
    let goes = |range: &&MoveRange| {
        let way = u64::from(range.place).checked_sub(cell);
        way.is_some_and(|way| (range.low..=range.high).contains(&way))
    };
    ranges.iter().filter(goes).count() as u64
}

/// That a cell is in reach of several chips, if so.
pub(crate) fn several(ranges: &[MoveRange], cell: u32) -> Option<Message> {
    let chips = reaching(ranges, u64::from(cell));
    (chips > 1).then(|| words::which_chip(chips))
}
