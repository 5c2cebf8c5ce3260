//! Several queens on a quadrant; their goal is the corner at the lower left.

use super::Queens;
use super::words;
use crate::kits::quadrant::{self, QUEEN, Quadrant, Square};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::plane;
use solver::play::{Move, Step};

/// How far each queen of a stack stands from the one below.
const STEP: i32 = 6;
/// Most squares on a side of a wide board whose values can be read; a narrow one is half as wide.
const NUMBERED: u64 = 20;

impl Layout for Queens {
    fn scene(&self, at: &Vec<Square>, view: &View<'_, Vec<Square>>) -> Scene {
        board(at, view)
    }

    fn describe(&self, at: &Vec<Square>, _: Option<[Message; 2]>) -> Message {
        let squares: Vec<String> = at.iter().map(|(x, y)| format!("({x}, {y})")).collect();
        match squares.as_slice() {
            [] => words::no_queen(),
            _ => words::queens_on(&squares.join(", ")),
        }
    }

    fn describe_move(&self, at: &Vec<Square>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        let ((x, y), (to_x, to_y)) = walk(at, step).unwrap_or_default();
        let queen = u64::from(step.place) / 3 + 1;
        let (from, to) = (format!("({x}, {y})"), format!("({to_x}, {to_y})"));
        words::move_queen(context.who, queen, &from, &to)
    }

    fn requirement(&self, at: &Vec<Square>, spot: u32) -> Option<Message> {
        match reaching(at, quadrant::numbered(spot)) {
            0 | 1 => Some(shared::queen_goes()),
            queens => Some(words::which_queen(queens)),
        }
    }

    fn touch_hints(&self, _: &Vec<Square>, _: Touching) -> Vec<Message> {
        vec![words::tap_queen()]
    }
}

/// The squares on a side that a start needs.
fn needed(start: &[Square]) -> u64 {
    start.iter().map(|(x, y)| x.max(y) + 1).max().unwrap_or(1)
}

/// From where to where a step leads.
fn walk(queens: &[Square], step: Step) -> Option<(Square, Square)> {
    let from = *queens.get(step.place as usize / 3)?;
    Some((from, quadrant::target(from, step.place % 3, step.amount)?))
}

/// The board with its queens.
fn board(now: &[Square], view: &View<'_, Vec<Square>>) -> Scene {
    let stage = view.stage;
    let board = Quadrant::new(stage, needed(view.start));
    let mut scene = board.scene(stage, "queen-set", &|here| square(now, view, &board, here));
    if stage.theory.is_some() {
        values(now, stage, &board, &mut scene);
    }
    ways(now, view, &board, &mut scene.over);
    let picked = stage.chosen().filter(|_| stage.pending_move().is_none());
    if let Some(queen) = picked.and_then(|place| now.get(place as usize / 3)) {
        board.rays(*queen, &mut scene.over);
    }
    for (i, place) in now.iter().enumerate() {
        // Queens on one square are drawn a little above each other.
        let below = now[..i].iter().filter(|other| *other == place).count() as i32;
        let (x, y) = board.centre(*place);
        let pending = chosen(stage) == Some(i);
        // No higher than the frame has room for, also on the topmost row.
        let lift = (STEP * below).min(board.frame - 8);
        let (x, y) = (x + lift, y - lift);
        scene.over.push(Decor::Piece { id: i as u32, piece: QUEEN, x, y, pending });
    }
    stacks(now, &board, &mut scene.over);
    scene
}

/// The number of queens on each square that has several.
fn stacks(now: &[Square], board: &Quadrant, out: &mut Vec<Decor>) {
    for (i, place) in now.iter().enumerate() {
        let count = now.iter().filter(|other| *other == place).count();
        if count > 1 && !now[..i].contains(place) {
            let (x, y) = board.centre(*place);
            let text = count.to_string().into();
            out.push(Decor::Block { at: [x + 2, y - 2, 22, 26], text, lit: true });
        }
    }
}

/// The Grundy value of a queen on each square; a narrow square has no room for it beside a mark or a queen.
fn values(now: &[Square], stage: &Stage<'_>, board: &Quadrant, scene: &mut Scene) {
    let side = board.side;
    if side > if stage.narrow() { NUMBERED / 2 } else { NUMBERED } {
        return;
    }
    let values = plane::wythoff(side as usize, side as usize);
    for (place, value) in (0..).zip(values) {
        let here = (place % side, place / side);
        let row = &scene.lines[(side - 1 - here.1) as usize];
        let free = row.spots[here.0 as usize].mark.is_none() && !now.contains(&here);
        if free || !stage.narrow() {
            let (x, y) = board.centre(here);
            write(&mut scene.over, x + 12, y + 21, "grundy", value.to_string());
        }
    }
}

/// The path to the pending square, the path of the last move, and the queens it took.
fn ways(now: &[Square], view: &View<'_, Vec<Square>>, board: &Quadrant, out: &mut Vec<Decor>) {
    if let Some((before, mv)) = view.before
        && let Some((from, to)) = walk(before, mv.first())
    {
        out.push(board.stroke(from, to, "trail"));
        if now.len() < before.len() {
            let (id, (x, y)) = (before.len() as u32, board.centre(to));
            out.push(Decor::Leaving { id, piece: QUEEN, x, y });
        }
    }
    if let Some((from, to)) = view.stage.pending_step().and_then(|step| walk(now, step)) {
        out.push(board.stroke(from, to, "ray"));
    }
}

fn way(stage: &Stage<'_>, now: &[Square], queen: usize, to: Square) -> Option<Move> {
    let (line, amount) = quadrant::way(*now.get(queen)?, to)?;
    stage.legal(3 * queen as u32 + line, amount)
}

/// The queen that was chosen, or that is about to move.
fn chosen(stage: &Stage<'_>) -> Option<usize> {
    let place = stage.pending_step().map(|step| step.place).or_else(|| stage.chosen());
    place.map(|place| place as usize / 3)
}

/// From how many squares a queen can go to this one; which queen of a stack goes makes no difference.
fn reaching(queens: &[Square], here: Square) -> u64 {
    let first = |i: usize, queen: &Square| !queens[..i].contains(queen);
    let goes =
        |(i, queen): &(usize, &Square)| first(*i, queen) && quadrant::way(**queen, here).is_some();
    queens.iter().enumerate().filter(goes).count() as u64
}

/// The pending move after a touch of this square: that of the chosen queen if she can go there. If none
/// is chosen and no queen stands here, that of the only queen who can go here.
fn candidate(stage: &Stage<'_>, all: &[Square], here: Square) -> Option<Move> {
    let chosen = chosen(stage).and_then(|queen| way(stage, all, queen, here));
    if stage.chosen().is_some() {
        return chosen;
    }
    let only = reaching(all, here) == 1 && !all.contains(&here);
    let free = || (0..all.len()).find_map(|queen| way(stage, all, queen, here)).filter(|_| only);
    chosen.or_else(free)
}

/// The place of the queen that a touch of this square chooses, if she can move at all.
fn pick(stage: &Stage<'_>, now: &[Square], here: Square) -> Option<u32> {
    let queen = now.iter().position(|place| *place == here)?;
    let first = 3 * queen as u32;
    (0..3).any(|line| stage.legal(first + line, 1).is_some()).then_some(first)
}

fn square(now: &[Square], view: &View<'_, Vec<Square>>, board: &Quadrant, here: Square) -> Spot {
    let stage = view.stage;
    let count = now.iter().filter(|place| **place == here).count();
    let mv = candidate(stage, now, here);
    let content = match count {
        // Where a touch chooses none of several queens, the name says why.
        0 if mv.is_none() && stage.mode.touchable && reaching(now, here) > 1 => {
            words::reached(here.0, here.1, reaching(now, here))
        }
        0 | 1 => quadrant::square(here, count > 0),
        count => words::stack(here.0, here.1, count as u64),
    };
    let mut spot = board.spot(stage, here, count > 0, content, mv);
    spot.pick = if spot.mv.is_none() { pick(stage, now, here) } else { None };
    let pending = stage.pending_step().and_then(|step| walk(now, step));
    spot.pending = pending.is_some_and(|(_, to)| to == here);
    let moved =
        |(before, mv): (&Vec<Square>, &Move)| before.get(mv.first().place as usize / 3).copied();
    spot.last = view.before.and_then(moved) == Some(here);
    spot.put = Some((0, quadrant::number(here)));
    spot
}
