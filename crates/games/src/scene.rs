//! The picture of a position: spots that can be touched, with places, names and states.

use crate::piece::Piece;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, Outcome};

/// A place that can be touched.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Number of the spot, unique in the scene and the same after a move.
    pub id: u32,
    /// What is drawn.
    pub piece: Piece,
    /// Foot of the piece (the middle of a square), in board units.
    pub foot: (i32, i32),
    /// The hit area, from the foot: left, top, width, height.
    pub hit: [i32; 4],
    /// Its name: place, content, legal or not; with values shown also the outcome.
    pub label: Message,
    /// The move that a touch prepares.
    pub mv: Option<Move>,
    /// The place of the piece that a touch chooses; the next touch gives its target.
    pub pick: Option<u32>,
    /// What a touch of the editor sets: place and amount; `None` outside the editor.
    pub put: Option<(u32, u64)>,
    /// True if it can be touched, but the rules forbid the move.
    pub off: bool,
    /// True if it would go with the pending move.
    pub pending: bool,
    /// True if the last move touched it.
    pub last: bool,
    /// The outcome of the position after the move, if values are shown.
    pub mark: Option<Outcome>,
}

impl Spot {
    /// The hit area on the board: left, top, width, height.
    pub fn area(&self) -> [i32; 4] {
        let ([left, top, width, height], (x, y)) = (self.hit, self.foot);
        [x + left, y + top, width, height]
    }
}

/// Spots that the arrow keys see as one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The name of the line, such as "heap 2, five stones".
    pub label: Message,
    /// Spots in reading order.
    pub spots: Vec<Spot>,
}

/// Something that is only looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum Decor {
    /// A piece without a spot, keyed so that it can move.
    Piece {
        /// Key among the pieces.
        id: u32,
        /// What is drawn.
        piece: Piece,
        /// Foot.
        x: i32,
        /// Foot.
        y: i32,
        /// True if it would go or part with the pending move.
        pending: bool,
    },
    /// A piece that the last move has just taken away.
    Leaving {
        /// Key among the pieces.
        id: u32,
        /// What is drawn.
        piece: Piece,
        /// Foot.
        x: i32,
        /// Foot.
        y: i32,
    },
    /// A word or number.
    Text {
        /// Centre.
        x: i32,
        /// Base line.
        y: i32,
        /// Class of the style sheet.
        class: &'static str,
        /// What is written.
        text: Message,
        /// Width that it must not exceed, for numbers that may be long.
        most: Option<i32>,
    },
    /// A block for one term of a sum.
    Block {
        /// Left edge, top, width and height.
        at: [i32; 4],
        /// Its size, or the holdings of a player.
        text: Message,
        /// True if it is the term to take.
        lit: bool,
    },
    /// A faint ring around a square that loses for the player to move.
    Ring {
        /// Middle.
        x: i32,
        /// Middle.
        y: i32,
    },
    /// A stretch of a number line.
    Band {
        /// Left edge, top, width and height.
        at: [i32; 4],
        /// Its numbers, where they find room.
        text: String,
        /// True if its numbers are lost for the player to move.
        lost: bool,
    },
    /// A line, such as the queen's way.
    Stroke {
        /// From.
        from: (i32, i32),
        /// To.
        to: (i32, i32),
        /// Class of the style sheet.
        class: &'static str,
    },
}

/// The picture of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Class of the board: `heaps`, `row` (of stones), `pile` (of coins), `piles` (of animals),
    /// `pins`, `queen`, `queen-set`, `demon`, `slab`, `product`, `squares`, `tokens`, `graph`,
    /// `numbers`, `dots`, `bars`, `rows`, `beans`, `strip`, `coin-strip`, `lanes` or `table` (of several
    /// boards).
    pub kind: &'static str,
    /// Width in board units.
    pub width: i32,
    /// Height in board units.
    pub height: i32,
    /// The name of the board, with what stands on it.
    pub name: Message,
    /// True if a line runs upwards, so that the up and down keys move within it.
    pub upright: bool,
    /// All lines.
    pub lines: Vec<Line>,
    /// Decor behind the spots.
    pub under: Vec<Decor>,
    /// Decor in front of them.
    pub over: Vec<Decor>,
    /// If several boards are joined in one picture: the first line of each, and its class.
    pub parts: Vec<(usize, &'static str)>,
}

impl Scene {
    /// Appends a line.
    #[inline(never)]
    pub(crate) fn line(&mut self, label: Message, spots: Vec<Spot>) {
        self.lines.push(Line { label, spots });
    }

    /// The class of the board to which a line belongs.
    pub fn kind_of(&self, line: usize) -> &'static str {
        let part = self.parts.iter().rev().find(|(first, _)| *first <= line);
        part.map_or(self.kind, |(_, kind)| kind)
    }

    /// All spots.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.lines.iter().flat_map(|line| &line.spots)
    }
}

/// Writes a word or number: the middle of its base line, and its class of the style sheet.
#[inline(never)]
pub(crate) fn write(
    out: &mut Vec<Decor>,
    x: i32,
    y: i32,
    class: &'static str,
    text: impl Into<Message>,
) {
    let text = text.into();
    out.push(Decor::Text { x, y, class, text, most: None });
}

/// Writes a number that may have many digits: it is squeezed into this width.
pub(crate) fn write_within(
    out: &mut Vec<Decor>,
    (x, y): (i32, i32),
    most: i32,
    class: &'static str,
    text: impl Into<Message>,
) {
    let text = text.into();
    out.push(Decor::Text { x, y, class, text, most: Some(most) });
}
