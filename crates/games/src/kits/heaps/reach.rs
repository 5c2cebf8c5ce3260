//! A bracket at the pieces of a pile that can be taken, where others are out of reach, and how many they are.

use crate::goal;
use crate::scene::{Decor, Line, Scene, Spot, write};
use crate::stage::Stage;
use crate::words;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// From the feet of pieces in a row to the bracket below them, or from a stack to the bracket beside it.
const AWAY: i32 = 7;
/// Length of the ends of a bracket.
const END: i32 = 6;

/// Most stretches of numbers that are written down.
const LISTED: usize = 3;

/// Where pieces stand: beside each other, or on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Along {
    /// Rows, taken from the end.
    Rows,
    /// Columns, taken from the top.
    Columns,
}

/// How many may be taken from a pile of this size, if that is some of it: in stretches, ascending.
fn stretches(stage: &Stage<'_>, heap: u32, size: u64) -> Vec<(u64, u64)> {
    let mut all: Vec<(u64, u64)> = Vec::new();
    for range in stage.ranges.iter().filter(|range| range.place == heap) {
        match all.last_mut().filter(|(_, most)| most + 1 == range.low) {
            Some((_, most)) => *most = range.high,
            None => all.push((range.low, range.high)),
        }
    }
    if all == [(1, size)] { Vec::new() } else { all }
}

/// How many may be taken, in a few words; `None` if it is any number of a pile of this size, or none.
pub(crate) fn reach_words(stage: &Stage<'_>, heap: u32, size: u64) -> Option<Message> {
    // Two neighbours are listed one by one.
    let all = stretches(stage, heap, size).into_iter();
    let all = all.flat_map(|(least, most)| match most - least {
        1 if least > 1 => vec![(least, least), (most, most)],
        _ => vec![(least, most)],
    });
    match all.collect::<Vec<_>>().as_slice() {
        [] => None,
        [(1, most)] => Some(words::up_to(*most)),
        some if some.len() <= LISTED => Some(goal::amounts(some)),
        many => {
            let some: Vec<u64> = many[..LISTED].iter().map(|(least, _)| *least).collect();
            Some(Message::verbatim(format!("{}, …", words::commas(&some))))
        }
    }
}

/// Draws the bracket at the lines of a pile; the spots of its pieces are numbered from `id` on.
pub(crate) fn reach(
    stage: &Stage<'_>,
    (heap, size): (u32, u64),
    (first_line, id): (usize, u32),
    along: Along,
    scene: &mut Scene,
) {
    let Some(label) = reach_words(stage, heap, size) else { return };
    let amounts = stretches(stage, heap, size);
    let near = |spot: &Spot| {
        let taken = size + 1 - u64::from(spot.id - id);
        amounts.iter().any(|(least, most)| (least..=most).contains(&&taken))
    };
    let mut strokes = Vec::new();
    let mut last = None;
    for line in &scene.lines[first_line..] {
        for run in runs(line, &near) {
            last = Some(bracket(run, along, &mut strokes));
        }
    }
    let Some((x, y)) = last else { return };
    scene.under.extend(strokes);
    // Nothing to the left or right of the board.
    let room = 56.min(scene.width / 2);
    write(&mut scene.over, x.clamp(room, scene.width - room), y, "num reach", label);
}

/// The stretches of a line in which all pieces are near.
fn runs<'l>(line: &'l Line, near: &dyn Fn(&Spot) -> bool) -> Vec<&'l [Spot]> {
    line.spots.chunk_by(|one, other| near(one) == near(other)).filter(|run| near(&run[0])).collect()
}

/// One stretch of a bracket; returns where words find room beside it.
fn bracket(run: &[Spot], along: Along, out: &mut Vec<Decor>) -> (i32, i32) {
    let mut line = |from, to| out.push(Decor::Stroke { from, to, class: "reach" });
    let feet = || run.iter().map(|spot| spot.foot);
    let half = run[0].hit[2] / 2 - 4;
    let (left, right) = (feet().map(|at| at.0).min(), feet().map(|at| at.0).max());
    let (left, right) = (left.unwrap_or(0) - half, right.unwrap_or(0) + half);
    let (top, foot) = (feet().map(|at| at.1).min(), feet().map(|at| at.1).max());
    let (top, foot) = (top.unwrap_or(0), foot.unwrap_or(0));
    match along {
        Along::Rows => {
            let y = foot + AWAY;
            line((left, y - END), (left, y));
            line((left, y), (right, y));
            line((right, y), (right, y - END));
            ((left + right) / 2, y + 17)
        }
        Along::Columns => {
            let x = right + AWAY - 4;
            let top = top - 28;
            line((x - END, top), (x, top));
            line((x, top), (x, foot - 2));
            line((x, foot - 2), (x - END, foot - 2));
            ((left + right) / 2, top - 16)
        }
    }
}
