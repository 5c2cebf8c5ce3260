//! Two numbers as the sides of a rectangle, from which squares are cut.

use super::pair::{larger, ordered};
use super::{Euclid, Pair, words};
use crate::layout::{Amounts, Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Room for the rectangle, on a wide board and on a narrow one.
const ROOM: [(i32, i32); 2] = [(660, 300), (300, 340)];
/// Room at the left and at the top for the numbers, at the other edges, and below for a word.
const LEFT: i32 = 52;
const TOP: i32 = 40;
const FRAME: i32 = 14;
const WORDS: i32 = 40;
/// More squares than this are one piece.
const SQUARES: u64 = 40;

/// The rectangle as it lies on the board.
#[derive(Clone, Copy)]
struct Paper {
    /// The index of the number that runs across.
    across: usize,
    /// Length of so many units: the first number for the second one.
    scale: (i32, i32),
    /// The frame of the board.
    size: (i32, i32),
}

impl Paper {
    /// The scale for the start, so that the picture keeps it.
    fn new(stage: &Stage<'_>, start: &Pair) -> Paper {
        let long = larger(start);
        // The longer side lies across a wide board, and upright on a narrow one.
        let across = if stage.narrow() { 1 - long } else { long };
        let (wide, high) = (start[across].max(1) as i32, start[1 - across].max(1) as i32);
        let room = ROOM[usize::from(stage.narrow())];
        let by_width = room.0 * high <= room.1 * wide;
        let scale = if by_width { (room.0, wide) } else { (room.1, high) };
        let paper = Paper { across, scale, size: (0, 0) };
        let size = (paper.length(start[across]), paper.length(start[1 - across]));
        let size = (LEFT + size.0.max(200) + FRAME, TOP + size.1.max(60) + FRAME + WORDS);
        Paper { size, ..paper }
    }

    fn length(&self, units: u64) -> i32 {
        // At most 9999 units of at most 660.
        units as i32 * self.scale.0 / self.scale.1
    }

    /// A rectangle along the larger side from one length to another, as wide as the smaller number.
    fn stretch(&self, at: &Pair, (from, to): (u64, u64)) -> [i32; 4] {
        let (low, _) = ordered(at);
        let (from, to, side) = (self.length(from), self.length(to), self.length(low).max(3));
        if larger(at) == self.across {
            [LEFT + from, TOP, (to - from).max(1), side]
        } else {
            [LEFT, TOP + from, side, (to - from).max(1)]
        }
    }
}

/// A rectangle of unit squares in a box.
fn piece([_, _, wide, high]: [i32; 4], (across, down): (u64, u64)) -> Piece {
    let middle = -high / 2;
    let half = (wide.min(high) / 2).clamp(4, 11);
    let marks = [
        [-half, middle - half, 2 * half, 2 * half],
        [4 - half, middle + 4 - half, (2 * half - 8).max(4), (2 * half - 8).max(4)],
    ];
    let body = Body::Squares(across, down);
    Piece { body, ..Piece::new(&PieceKind::NOTHING, [-wide / 2, -high, wide, high], marks) }
}

/// The middle of the lower side of a box.
fn foot([x, y, wide, high]: [i32; 4]) -> (i32, i32) {
    (x + wide / 2, y + high)
}

/// The number of the piece of square `n` from the near end, where square 0 is the rest.
fn id(at: &Pair, n: u64) -> u32 {
    larger(at) as u32 * 20_000 + n as u32
}

impl Layout for Euclid {
    fn scene(&self, at: &Pair, view: &View<'_, Pair>) -> Scene {
        let stage = view.stage;
        let paper = Paper::new(stage, view.start);
        let mut scene = stage.scene("rectangle", paper.size.0, paper.size.1);
        if let Some((before, mv)) = view.before {
            cut(&paper, before, mv.first().amount, &mut scene.over);
        }
        let (low, high) = ordered(at);
        if low > 0 {
            let rest = high % low;
            if rest > 0 {
                let place = paper.stretch(at, (0, rest));
                let units = if larger(at) == paper.across { (rest, low) } else { (low, rest) };
                let ((x, y), piece) = (foot(place), piece(place, units));
                scene.under.push(Decor::Piece { id: id(at, 0), piece, x, y, pending: false });
            }
            scene.line(words::sides(at[0], at[1]), squares(self, &paper, stage, at));
            let sides = [at[paper.across], at[1 - paper.across]];
            let (wide, high) = (paper.length(sides[0]), paper.length(sides[1]));
            write(&mut scene.over, LEFT + wide / 2, TOP - 14, "num num-big", sides[0].to_string());
            let middle = (LEFT / 2, TOP + high / 2 + 7);
            write(&mut scene.over, middle.0, middle.1, "num num-big", sides[1].to_string());
        }
        caption(&paper, at, view, &mut scene);
        scene
    }

    fn describe(&self, at: &Pair, _: Option<[Message; 2]>) -> Message {
        words::numbers_are(at[0], at[1])
    }

    fn describe_move(&self, at: &Pair, context: &MoveContext<'_>) -> Message {
        let ((low, high), times) = (ordered(at), context.mv.first().amount);
        let left = high.saturating_sub(times * low);
        match times {
            1 => words::take_once(context.who, low, high, left),
            _ => words::take_times(context.who, times, low, high, left),
        }
    }

    fn requirement(&self, _: &Pair, _: u32) -> Option<Message> {
        Some(words::stays_positive())
    }

    fn touch_hints(&self, _: &Pair, _: Touching) -> Vec<Message> {
        vec![words::tap_square()]
    }

    fn amounts(&self, _: &Pair, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The pending subtraction, or the last one.
fn caption(paper: &Paper, at: &Pair, view: &View<'_, Pair>, scene: &mut Scene) {
    let told = |at: &Pair, times: u64| {
        let (low, high) = ordered(at);
        let taken = if times > 1 { format!("{times} × {low}") } else { low.to_string() };
        format!("{high} − {taken} = {}", high - times * low)
    };
    let (text, class) = match (view.stage.pending_at(0), view.before) {
        (Some(times), _) => (told(at, times), "num num-big"),
        (None, Some((before, mv))) => (told(before, mv.first().amount), "num num-big is-last"),
        (None, None) => return,
    };
    write(&mut scene.over, paper.size.0 / 2, paper.size.1 - 14, class, text);
}

/// The squares that the last move cut off.
fn cut(paper: &Paper, before: &Pair, times: u64, out: &mut Vec<Decor>) {
    let (low, high) = ordered(before);
    if low == 0 || times > SQUARES {
        return;
    }
    for n in high / low - times..high / low {
        let from = high % low + n * low;
        let place = paper.stretch(before, (from, from + low));
        let ((x, y), piece) = (foot(place), piece(place, (low, low)));
        out.push(Decor::Leaving { id: id(before, n + 1), piece, x, y });
    }
}

/// The squares of the smaller number in the rectangle; a touch cuts off one and all beyond it.
fn squares(game: &Euclid, paper: &Paper, stage: &Stage<'_>, at: &Pair) -> Vec<Spot> {
    let (low, high) = ordered(at);
    let (count, rest) = (high / low, high % low);
    let pending = stage.pending_at(0);
    if count > SQUARES {
        return vec![strip(paper, stage, at)];
    }
    let square = |n: u64| {
        let times = count - n + 1;
        let from = rest + (n - 1) * low;
        let place = paper.stretch(at, (from, from + low));
        let off = times > game.most(at) && stage.mode.touchable;
        let content = words::cut_off(times, low, high - times * low);
        let mv = stage.legal(0, times);
        let mut spot = stage.spot(id(at, n), piece(place, (low, low)), foot(place), content, mv);
        spot.hit = [-place[2] / 2, -place[3], place[2], place[3]];
        spot.off = off;
        spot.pending = pending.is_some_and(|pending| times <= pending);
        spot
    };
    (1..=count).map(square).collect()
}

/// Too many squares to be drawn one by one.
fn strip(paper: &Paper, stage: &Stage<'_>, at: &Pair) -> Spot {
    let (low, high) = ordered(at);
    let place = paper.stretch(at, (high % low, high));
    let units = if larger(at) == paper.across {
        (high - high % low, low)
    } else {
        (low, high - high % low)
    };
    let pending = stage.pending_at(0).and_then(|times| stage.legal(0, times));
    let mv = pending.or_else(|| stage.legal(0, 1));
    let content = words::many_squares(high / low, low);
    let mut spot = stage.spot(id(at, 1), piece(place, units), foot(place), content, mv);
    // A strip may be thin, but can be touched.
    let (wide, tall) = (place[2].max(40), place[3].max(40));
    spot.hit = [-wide / 2, -(place[3] + tall) / 2, wide, tall];
    spot.pending = stage.pending_at(0).is_some();
    spot
}
