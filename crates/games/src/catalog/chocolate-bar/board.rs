//! A bar of chocolate on its foil: the squares in line with the soap are touched to break it.

use super::{Bar, ChocolateBar, FAR, SIDES, words};
use crate::kits::pieces::{BED, INSIDE};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind, Rect};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Side of a square, and room around the bar for the numbers.
const SQUARE: i32 = 48;
const EDGE: i32 = 34;
/// Least width of the picture, narrow and wide.
const LEAST: (i32, i32) = (340, 400);
/// How far what is about to go moves away, as the style sheet has it.
const APART: i32 = 8;
/// Symbols, and where they lie in a square.
const SQUARE_ART: &str = "#chocolate-bar-square";
const DOT_ART: &str = "#chocolate-bar-dot";
const WHOLE: Rect = [-24, -24, 48, 48];
const DOT: Rect = [-7, -7, 14, 14];
/// The number of the soap among the spots; those of a side begin at 16 times its place.
const SOAP_ID: u32 = 100;

/// A square of chocolate; by its class it moves away from the soap before it goes.
const fn square(class: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(SQUARE_ART, class), ..PieceKind::NOTHING }
}
/// The same with a dot, in line with the soap.
const fn handle(body: &'static [(&'static str, Rect, &'static str)]) -> PieceKind {
    PieceKind { body: Body::Symbols(body), ..PieceKind::NOTHING }
}
const fn placed(kind: &'static PieceKind) -> Piece {
    Piece::new(kind, WHOLE, INSIDE)
}
const SQUARES: [Piece; 4] = [
    placed(&square("stone to-above")),
    placed(&square("stone to-below")),
    placed(&square("stone to-left")),
    placed(&square("stone to-right")),
];
const HANDLES: [Piece; 4] = [
    placed(&handle(&[(SQUARE_ART, WHOLE, "stone to-above"), (DOT_ART, DOT, "stone to-above")])),
    placed(&handle(&[(SQUARE_ART, WHOLE, "stone to-below"), (DOT_ART, DOT, "stone to-below")])),
    placed(&handle(&[(SQUARE_ART, WHOLE, "stone to-left"), (DOT_ART, DOT, "stone to-left")])),
    placed(&handle(&[(SQUARE_ART, WHOLE, "stone to-right"), (DOT_ART, DOT, "stone to-right")])),
];
const SOAP: Piece =
    placed(&PieceKind { body: Body::Symbol("#chocolate-bar-soap", "stone"), ..PieceKind::NOTHING });
/// Where chocolate was.
const FOIL: Piece =
    placed(&PieceKind { body: Body::Symbol("#chocolate-bar-foil", ""), ..PieceKind::NOTHING });

/// Columns to the right of the soap and rows below it, negative to the left and above.
type Offset = (i64, i64);

/// The square so many steps from the soap towards a side.
fn towards(side: usize, steps: u64) -> Offset {
    let steps = steps as i64;
    [(0, -steps), (0, steps), (-steps, 0), (steps, 0)][side]
}

/// How far a square lies from the soap in the direction of each side; 0 where it lies on the other side.
fn steps((x, y): Offset) -> Bar {
    [-y, y, -x, x].map(|steps| steps.max(0) as u64)
}

/// True if the square is part of the bar.
fn holds(bar: &Bar, square: Offset) -> bool {
    steps(square).iter().zip(bar).all(|(steps, distance)| steps <= distance)
}

/// Where the squares lie, with room for the bar as it was at the start.
struct Ground {
    room: Bar,
    size: (i32, i32),
    soap: (i32, i32),
}

impl Ground {
    fn new(now: &Bar, view: &View<'_, Bar>) -> Ground {
        let stage = view.stage;
        let mut room = *now;
        for (side, distance) in room.iter_mut().enumerate() {
            *distance = match stage.mode.editing {
                true => FAR.min(*distance + 1),
                false => view.start[side].max(*distance),
            };
        }
        let [above, below, left, right] = room.map(|steps| steps as i32);
        let (wide, high) = ((left + 1 + right) * SQUARE, (above + 1 + below) * SQUARE);
        let least = if stage.narrow() { LEAST.0 } else { LEAST.1 };
        let width = (wide + 2 * EDGE).max(least);
        let x = (width - wide) / 2 + left * SQUARE + SQUARE / 2;
        let y = EDGE + above * SQUARE + SQUARE / 2;
        Ground { room, size: (width, high + 2 * EDGE), soap: (x, y) }
    }

    /// The middle of a square.
    fn middle(&self, (x, y): Offset) -> (i32, i32) {
        (self.soap.0 + x as i32 * SQUARE, self.soap.1 + y as i32 * SQUARE)
    }

    /// All squares, row by row, with a number for each.
    fn squares(&self) -> impl Iterator<Item = (u32, Offset)> {
        let [above, below, left, right] = self.room.map(|steps| steps as i64);
        let all = (-above..=below).flat_map(move |y| (-left..=right).map(move |x| (x, y)));
        all.map(|(x, y)| (((y + 8) * 16 + x + 8) as u32, (x, y)))
    }
}

impl Layout for ChocolateBar {
    fn scene(&self, at: &Bar, view: &View<'_, Bar>) -> Scene {
        let (stage, ground) = (view.stage, Ground::new(at, view));
        let mut scene = stage.scene("tablet", ground.size.0, ground.size.1);
        squares(at, view, &ground, &mut scene);
        let there = |side: usize| if stage.mode.editing { ground.room[side] } else { at[side] };
        let spot = |side: usize, steps: u64| spot(stage, at, (side, steps), &ground);
        for steps in (1..=there(0)).rev() {
            scene.line(words::square(SIDES[0], steps), vec![spot(0, steps)]);
        }
        let mut row: Vec<Spot> = (1..=there(2)).rev().map(|steps| spot(2, steps)).collect();
        row.push(soap(stage, &ground));
        row.extend((1..=there(3)).map(|steps| spot(3, steps)));
        scene.line(words::soap_row(), row);
        for steps in 1..=there(1) {
            scene.line(words::square(SIDES[1], steps), vec![spot(1, steps)]);
        }
        if !stage.mode.editing {
            numbers(at, view, &ground, &mut scene);
        }
        scene
    }

    fn describe(&self, at: &Bar, _: Option<[Message; 2]>) -> Message {
        match at {
            [0, 0, 0, 0] => words::only_soap(),
            [above, below, left, right] => words::bar_of(*above, *below, *left, *right),
        }
    }

    fn describe_move(&self, _: &Bar, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        words::break_off(context.who, SIDES[step.place as usize % SIDES.len()], step.amount)
    }

    fn requirement(&self, _: &Bar, _: u32) -> Option<Message> {
        Some(words::soap_stays())
    }

    fn touch_hints(&self, _: &Bar, _: Touching) -> Vec<Message> {
        vec![words::tap_square(), words::tap_again()]
    }
}

/// The squares that are only looked at: those in no line with the soap, and those that were eaten.
fn squares(at: &Bar, view: &View<'_, Bar>, ground: &Ground, scene: &mut Scene) {
    let pending = view.stage.pending_step();
    let stays = pending.map_or(*at, |step| {
        let mut left = *at;
        left[step.place as usize % SIDES.len()] -= step.amount;
        left
    });
    let looked_at = |square: Offset| square.0 != 0 && square.1 != 0;
    let piece = pending.map_or(SQUARES[0], |step| SQUARES[step.place as usize % SIDES.len()]);
    for (id, square) in ground.squares() {
        let (x, y) = ground.middle(square);
        let (there, before) = (holds(at, square), view.before.map(|(before, _)| before));
        if !there && (!view.stage.mode.editing || looked_at(square)) {
            scene.under.push(Decor::Piece { id, piece: FOIL, x, y, pending: false });
        }
        if there && looked_at(square) {
            let pending = !holds(&stays, square);
            scene.under.push(Decor::Piece { id, piece, x, y, pending });
        }
        if !there && before.is_some_and(|before| holds(before, square)) {
            scene.over.push(Decor::Leaving { id, piece: SQUARES[0], x, y });
        }
    }
}

/// A square in line with the soap: a touch breaks off its row or column and everything beyond.
///
/// A touch beside the row and the column of the soap means the column.
fn spot(stage: &Stage<'_>, at: &Bar, (side, steps): (usize, u64), ground: &Ground) -> Spot {
    let (distance, foot) = (at[side], ground.middle(towards(side, steps)));
    let there = steps <= distance;
    let amount = (distance + 1).saturating_sub(steps);
    let mv = if there { stage.legal(side as u32, amount) } else { None };
    let here = words::square(SIDES[side], steps);
    let content = match there {
        true => words::breaks(here, SIDES[side], amount, steps - 1),
        false => words::eaten(here),
    };
    let id = 16 * side as u32 + steps as u32;
    let mut spot = stage.spot(id, if there { HANDLES[side] } else { BED }, foot, content, mv);
    let [above, below, ..] = at.map(|steps| steps as i32);
    spot.hit = match side < 2 || stage.mode.editing {
        true => [-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE],
        false => [-SQUARE / 2, -SQUARE / 2 - above * SQUARE, SQUARE, (above + 1 + below) * SQUARE],
    };
    spot.pending = there && stage.pending_at(side as u32).is_some_and(|taken| amount <= taken);
    spot.put = Some((side as u32, if there { steps - 1 } else { steps }));
    spot
}

/// The soap, which stays.
fn soap(stage: &Stage<'_>, ground: &Ground) -> Spot {
    let mut spot = stage.spot(SOAP_ID, SOAP, ground.soap, words::soap(), None);
    spot.hit = [-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE];
    spot.off = stage.mode.touchable;
    spot
}

/// The distances from the soap, each at the end of its line.
fn numbers(at: &Bar, view: &View<'_, Bar>, ground: &Ground, scene: &mut Scene) {
    let last = view.before.map(|(_, mv)| mv.first().place);
    for (side, distance) in at.iter().enumerate().filter(|(_, distance)| **distance > 0) {
        let (x, y) = ground.middle(towards(side, *distance));
        let apart = if view.stage.pending_at(side as u32).is_some() { APART } else { 0 };
        let (up, down, aside) = (y - 32 - apart, y + 47 + apart, 40 + apart);
        let place = [(x, up), (x, down), (x - aside, y + 7), (x + aside, y + 7)][side];
        let class = if last == Some(side as u32) { "num num-big is-last" } else { "num num-big" };
        write(&mut scene.over, place.0, place.1, class, distance.to_string());
    }
}
