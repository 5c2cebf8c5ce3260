//! Numbers in lines by how many prime factors they have, each joined to what divides it.

use super::words;
use super::{Left, NoFactor, pieces};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{Body, Marks, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::{self as shared, list};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Distance between neighbours.
const CELL: i32 = 62;
/// From one line of numbers to the next.
const LINE: i32 = 84;
/// Room around the numbers.
const ROOM: i32 = 40;
/// Room below them for a word.
const WORDS: i32 = 24;

/// How many prime factors a number has, counted with repetition.
fn factors(number: u64) -> usize {
    let (mut left, mut count, mut prime) = (number, 0, 2);
    while left > 1 {
        if left.is_multiple_of(prime) {
            left /= prime;
            count += 1;
        } else {
            prime += 1;
        }
    }
    count
}

/// For each number from 1 on, true if it is left.
fn there(at: &Left) -> Vec<bool> {
    (1..=at.last).map(|n| at.set >> n & 1 == 1).collect()
}

/// Numbers that may be taken, ascending; bit i of an amount stands for the i-th.
fn free(at: &Left) -> Vec<u64> {
    pieces::numbers(pieces::free(at.set)).collect()
}

/// A number that can be taken, and one that still has a divisor.
const FREE: Piece = Piece::new(&ball("#no-factor-ball"), [-23, -23, 46, 46], BESIDE);
const HELD: Piece = Piece::new(&ball("#no-factor-held"), [-23, -23, 46, 46], BESIDE);
const BESIDE: Marks = [[10, -28, 20, 20], [12, -27, 16, 16]];

const fn ball(href: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(href, "bead"), ..PieceKind::NOTHING }
}

impl Layout for NoFactor {
    fn scene(&self, at: &Left, view: &View<'_, Left>) -> Scene {
        numbers(at, view)
    }

    fn describe(&self, at: &Left, _: Option<[Message; 2]>) -> Message {
        let left: Vec<u64> = pieces::numbers(at.set).collect();
        match left.len() {
            0 => words::no_number(),
            _ => words::numbers_left(list(&left), list(&free(at))),
        }
    }

    fn describe_move(&self, at: &Left, context: &MoveContext<'_>) -> Message {
        let (free, amount) = (free(at), context.mv.first().amount);
        let taken = free.iter().enumerate().filter(|(i, _)| amount >> i & 1 == 1);
        let taken: Vec<u64> = taken.map(|(_, number)| *number).collect();
        shared::take(context.who, list(&taken))
    }

    fn requirement(&self, _: &Left, _: u32) -> Option<Message> {
        Some(words::factors_first())
    }

    fn touch_hints(&self, _: &Left, _: Touching) -> Vec<Message> {
        vec![words::tap_balls()]
    }
}

/// The name of the line of numbers with this many prime factors, counted with repetition.
fn rank_name(factors: usize) -> Message {
    match factors {
        0 => words::number_one(),
        1 => words::primes(),
        n => words::products(n as u64),
    }
}

/// The numbers in their lines.
fn numbers(at: &Left, view: &View<'_, Left>) -> Scene {
    let stage = view.stage;
    let (first, there) = (there(view.start), there(at));
    let free = free(at);
    let last = there.len() as u64;
    let at_first = |n: &u64| first.get(*n as usize - 1) == Some(&true);
    let ranks = |count| (1..=last).filter(move |n| factors(*n) == count && at_first(n));
    let longest = (0..8).map(|count| ranks(count).count() as i32).max().unwrap_or(0);
    let lines =
        |wrap: i32| (0..8).map(|n| (ranks(n).count() as i32 + wrap - 1) / wrap).sum::<i32>();
    // A narrow board is about as high as it is wide.
    let wrap = match stage.narrow() {
        true => (6..=10).min_by_key(|wrap| (wrap * CELL).max(lines(*wrap) * LINE)).unwrap_or(6),
        false => longest.clamp(9, 12),
    };
    let mut points = alloc::vec![(0, 0); there.len()];
    let mut scene = stage.scene("numbers", wrap * CELL + 2 * (ROOM - CELL / 2), 0);
    let mut y = ROOM;
    // No number up to 2^8 has more prime factors.
    for count in 0..8 {
        let rank: Vec<u64> = ranks(count).collect();
        for chunk in rank.chunks(wrap as usize) {
            let indent = (wrap - chunk.len() as i32) * CELL / 2;
            let mut spots = Vec::new();
            for (i, number) in (0..).zip(chunk) {
                let point = (ROOM + indent + i * CELL, y);
                points[*number as usize - 1] = point;
                if there[*number as usize - 1] {
                    spots.push(spot(stage, &free, *number, point));
                    write(&mut scene.over, point.0, point.1 + 5, "ink", number.to_string());
                }
            }
            if !spots.is_empty() {
                scene.line(rank_name(count), spots);
            }
            y += LINE;
        }
    }
    // Where not a single number is left there is still a board.
    scene.height = y.max(ROOM + LINE) - LINE + ROOM + WORDS;
    if free.len() < there.iter().filter(|there| **there).count() {
        let (middle, foot) = (scene.width / 2, scene.height - 12);
        write(&mut scene.over, middle, foot, "num reach", words::red_may_go());
    }
    joins(&there, &points, &mut scene.under);
    if let Some((before, _)) = view.before {
        leaving(&self::there(before), &there, &points, &mut scene.under);
    }
    scene
}

/// The spot of a number; a touch adds it to the pending numbers, or removes it.
fn spot(stage: &Stage<'_>, free: &[u64], number: u64, at: (i32, i32)) -> Spot {
    let bit = free.iter().position(|one| *one == number).map_or(0, |i| 1_u64 << i);
    let pending = stage.pending_at(0).unwrap_or(0);
    // A second touch plays the only pending number, and removes one of several.
    let next = if pending == bit { bit } else { pending ^ bit };
    let mv = if bit == 0 { None } else { stage.legal(0, next) };
    let content = if bit != 0 { words::free(number) } else { words::held(number) };
    let mut spot = stage.spot(number as u32, if bit != 0 { FREE } else { HELD }, at, content, mv);
    spot.hit = [-26, -26, 52, 52];
    spot.off = bit == 0 && stage.mode.touchable;
    spot.pending = pending & bit != 0;
    spot.put = Some((number as u32 - 1, 1));
    spot
}

/// Lines from each number to its divisors by a prime.
fn joins(there: &[bool], points: &[(i32, i32)], out: &mut Vec<Decor>) {
    for (high, to) in points.iter().enumerate() {
        for (low, from) in points.iter().enumerate().take(high) {
            let (m, n) = (low as u64 + 1, high as u64 + 1);
            let next = n.is_multiple_of(m) && factors(n / m) == 1;
            if next && there[low] && there[high] {
                out.push(Decor::Stroke { from: *from, to: *to, class: "join" });
            }
        }
    }
}

/// Numbers that the last move took.
fn leaving(before: &[bool], there: &[bool], points: &[(i32, i32)], out: &mut Vec<Decor>) {
    for (i, (x, y)) in points.iter().copied().enumerate() {
        if before.get(i) == Some(&true) && !there[i] {
            let id = i as u32 + 1;
            out.push(Decor::Leaving { id, piece: FREE, x, y });
        }
    }
}
