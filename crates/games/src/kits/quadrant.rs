//! A quadrant of squares for queens; the goal is the corner at the lower left.

use super::pieces::{INSIDE, WAY};
use crate::piece::{BESIDE, Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::Stage;
use crate::words;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Side of a square.
const CELL: i32 = 50;
/// Room at the left and below, and above and at the right, on a narrow page.
const NARROW: (i32, i32) = (34, 14);
/// More squares than a row can have.
const ROW: u64 = 1000;

/// A square: its column and row, from 0 at the corner.
pub type Square = (u64, u64);

const fn square_kind(dark: bool, occupied: bool) -> PieceKind {
    PieceKind {
        hint: Some(WAY),
        halo: Some(([-23, -23, 46, 46], 3)),
        leads: occupied,
        shade: Some(dark),
        ..PieceKind::NOTHING
    }
}
const LIGHT: Piece = Piece::bare(&square_kind(false, false), INSIDE);
const DARK: Piece = Piece::bare(&square_kind(true, false), INSIDE);
const LIGHT_HELD: Piece = Piece::bare(&square_kind(false, true), INSIDE);
const DARK_HELD: Piece = Piece::bare(&square_kind(true, true), INSIDE);

/// The queen, who is drawn over the squares.
pub(crate) const QUEEN: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#queen", ""), leads: true, ..PieceKind::NOTHING },
    [-29, -36, 58, 58],
    BESIDE,
);

/// A square of the board, dark or light; `occupied` if a queen stands on it.
const fn square_piece(dark: bool, occupied: bool) -> Piece {
    match (dark, occupied) {
        (false, false) => LIGHT,
        (true, false) => DARK,
        (false, true) => LIGHT_HELD,
        (true, true) => DARK_HELD,
    }
}

/// A quadrant with this many squares on a side, as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Quadrant {
    /// Squares on a side.
    pub side: u64,
    /// Room for the numbers at the left and below.
    edge: i32,
    /// Room above, where a queen is higher than her square, and to the right.
    pub(crate) frame: i32,
}

impl Quadrant {
    /// A quadrant of this side, or of the least side that is drawn: one board among others has fewer and larger
    /// squares.
    pub fn new(stage: &Stage<'_>, side: u64) -> Quadrant {
        let (edge, frame) = if stage.narrow() { NARROW } else { (38, 20) };
        let least = if stage.prefix.is_some() { 5 } else { 8 };
        Quadrant { side: side.max(least), edge, frame }
    }

    /// Width and height of the whole.
    fn length(&self) -> i32 {
        self.side as i32 * CELL + self.edge + self.frame
    }

    /// The board with its numbers, square by square.
    pub fn scene(
        &self,
        stage: &Stage<'_>,
        kind: &'static str,
        square: &dyn Fn(Square) -> Spot,
    ) -> Scene {
        let mut scene = stage.scene(kind, self.length(), self.length());
        for y in (0..self.side).rev() {
            let spots = (0..self.side).map(|x| square((x, y))).collect();
            scene.line(words::row(y), spots);
            self.numbers(y, &mut scene);
        }
        scene
    }

    /// A square that shows `content`, with a queen on it or without.
    pub(crate) fn spot(
        &self,
        stage: &Stage<'_>,
        here: Square,
        queen: bool,
        content: Message,
        mv: Option<Move>,
    ) -> Spot {
        let dark = (here.0 + here.1).is_multiple_of(2);
        let piece = square_piece(dark, queen);
        let id = number(here) as u32;
        let mut spot = stage.spot(id, piece, self.centre(here), content, mv);
        spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
        spot
    }

    /// The middle of a square.
    pub fn centre(&self, (x, y): Square) -> (i32, i32) {
        let column = self.edge + x as i32 * CELL + CELL / 2;
        let row = self.frame + (self.side - 1 - y) as i32 * CELL + CELL / 2;
        (column, row)
    }

    /// The numbers of a row and of the column with the same number.
    fn numbers(&self, y: u64, scene: &mut Scene) {
        // On a narrow page the numbers of many squares would touch.
        if self.frame == NARROW.1 && self.side > 16 && !y.is_multiple_of(5) {
            return;
        }
        let (column, row) = self.centre((y, y));
        write(&mut scene.under, self.edge - 16, row + 5, "num", y.to_string());
        write(&mut scene.under, column, self.length() - self.edge + 23, "num", y.to_string());
    }

    /// The three ways of a queen, as far as they go.
    pub(crate) fn rays(&self, queen: Square, out: &mut Vec<Decor>) {
        for (line, far) in [queen.0, queen.1, queen.0.min(queen.1)].into_iter().enumerate() {
            if let Some(to) = target(queen, line as u32, far).filter(|to| *to != queen) {
                out.push(self.stroke(queen, to, "ray"));
            }
        }
    }

    /// A line from one square to another.
    pub(crate) fn stroke(&self, from: Square, to: Square, class: &'static str) -> Decor {
        Decor::Stroke { from: self.centre(from), to: self.centre(to), class }
    }
}

/// The number of a square's spot, the same on quadrants of each size.
pub(crate) fn number((x, y): Square) -> u64 {
    y * ROW + x
}

/// The square whose spot has this number.
pub(crate) fn numbered(spot: u32) -> Square {
    (u64::from(spot) % ROW, u64::from(spot) / ROW)
}

/// The move from a queen to a square, if it lies on one of her three lines: which line, and how far.
pub(crate) fn way(queen: Square, (x, y): Square) -> Option<(u32, u64)> {
    let (left, down) = (queen.0.checked_sub(x)?, queen.1.checked_sub(y)?);
    match (left, down) {
        (0, 0) => None,
        (left, 0) => Some((0, left)),
        (0, down) => Some((1, down)),
        (left, down) if left == down => Some((2, left)),
        _ => None,
    }
}

/// The square after this many steps along a line, if it is on the board: line 0 lowers the column, 1 the row, 2 both.
pub(crate) fn target((x, y): Square, line: u32, amount: u64) -> Option<Square> {
    let lowered =
        |from: u64, own: u32| from.checked_sub(if line == own || line == 2 { amount } else { 0 });
    Some((lowered(x, 0)?, lowered(y, 1)?))
}

/// A square, and whether a queen stands on it.
pub fn square((x, y): Square, queen: bool) -> Message {
    if queen { words::square_queen(x, y) } else { words::square(x, y) }
}
