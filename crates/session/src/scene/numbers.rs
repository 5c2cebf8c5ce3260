//! Numbers in lines by how many prime factors they have, each joined to what divides it.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;

/// Distance between neighbours.
const CELL: i32 = 62;
/// From one line of numbers to the next.
const LINE: i32 = 84;
/// Room around the numbers.
const ROOM: i32 = 40;

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

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let Board::Numbers { there, free } = &maker.look.board else {
        return maker.scene("numbers", CELL, CELL);
    };
    let last = there.len() as u64;
    let at_first = |n: &u64| match &maker.start {
        Board::Numbers { there, .. } => there.get(*n as usize - 1) == Some(&true),
        _ => false,
    };
    let ranks = |count| (1..=last).filter(move |n| factors(*n) == count && at_first(n));
    let longest = (0..8).map(|count| ranks(count).count() as i32).max().unwrap_or(0);
    let wrap = if maker.narrow { 6 } else { longest.clamp(9, 12) };
    let mut points = alloc::vec![(0, 0); there.len()];
    let mut scene = maker.scene("numbers", wrap * CELL + 2 * (ROOM - CELL / 2), 0);
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
                    spots.push(spot(maker, free, *number, point));
                    write(&mut scene.over, point.0, point.1 + 5, "ink", number.to_string());
                }
            }
            if !spots.is_empty() {
                scene.line(say::rank(count), spots);
            }
            y += LINE;
        }
    }
    scene.height = y - LINE + ROOM;
    joins(there, &points, &mut scene.under);
    leaving(maker, there, &points, &mut scene.under);
    scene
}

/// What a touch arms: the armed numbers with this one more, or without it.
fn spot(maker: &Maker<'_>, free: &[u64], number: u64, at: (i32, i32)) -> Spot {
    let bit = free.iter().position(|one| *one == number).map_or(0, |i| 1_u64 << i);
    let armed = maker.armed_at(0).unwrap_or(0);
    // The only armed number is played by a second touch; one of several is put back.
    let next = if armed == bit { bit } else { armed ^ bit };
    let mv = if bit == 0 { None } else { maker.legal(0, next) };
    let content = say::number(number, bit != 0);
    let mut spot = maker.spot(number as u32, Piece::Number(bit != 0), at, &content, mv);
    spot.hit = [-26, -26, 52, 52];
    spot.armed = armed & bit != 0;
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
fn leaving(maker: &Maker<'_>, there: &[bool], points: &[(i32, i32)], out: &mut Vec<Decor>) {
    let Some((Board::Numbers { there: before, .. }, _)) = &maker.before else { return };
    for (i, (x, y)) in points.iter().copied().enumerate() {
        if before.get(i) == Some(&true) && !there[i] {
            let id = i as u32 + 1;
            out.push(Decor::Leaving { id, piece: Piece::Number(true), x, y });
        }
    }
}
