//! A pile of coins before a demon, with a plate for each payment and the bands of lost piles.

use super::heaps::ROW_DRAWN;
use super::pile::even_stacks;
use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use solver::board::Board;

/// Feet of the towers of coins.
const COINS: i32 = 214;
/// Feet of demon and plates.
const PLATES: i32 = 350;
/// Top of the number line.
const LINE: i32 = 392;

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let width = if maker.narrow { 360 } else { 720 };
    let mut scene = maker.scene("demon", width, PLATES + 20);
    let Board::Demon { coins, fee } = maker.look.board else { return scene };
    let paid = maker.armed_at(0);
    pile(coins, paid.unwrap_or(0), width, &mut scene.under);
    let caption = say::demon_caption(coins, paid);
    write(&mut scene.over, width / 2, COINS + 40, "num num-big", caption);
    let demon = Piece::Demon;
    let (x, y, armed) = (width / 2, PLATES, paid.is_some());
    scene.under.push(Decor::Piece { id: 999, piece: demon, x, y, armed });
    let mut spots = Vec::new();
    if coins > 0 {
        spots.push(plate(maker, coins, fee.0, (width / 4, PLATES), &mut scene.over));
    }
    if fee.0 < fee.1 {
        spots.push(plate(maker, coins, fee.1, (width - width / 4, PLATES), &mut scene.over));
    }
    scene.line(say::demons(coins), spots);
    if let [root] = maker.terms() {
        bands(coins, paid, *root, width, &mut scene);
    }
    scene
}

/// The coins in even towers, or a mound; those that would be paid are armed.
fn pile(coins: u64, paid: u64, width: i32, out: &mut Vec<Decor>) {
    if coins > ROW_DRAWN {
        let armed = paid > 0;
        out.push(Decor::Piece { id: 0, piece: Piece::Sack, x: width / 2, y: COINS, armed });
        return;
    }
    let stacks = even_stacks(coins, width / 92);
    let tallest = stacks.iter().copied().max().unwrap_or(1).max(1) as i32;
    let tenths = 155.min(1500 / tallest);
    let count = stacks.len() as i32;
    let apart = 108.min((width - 8) / count.max(1));
    let mut n: u64 = 0;
    for (i, stack) in (0..).zip(stacks) {
        let x = width / 2 + (2 * i + 1 - count) * apart / 2;
        for rise in 0..stack as i32 {
            n += 1;
            let (piece, y) = (Piece::Coin(n.is_multiple_of(5)), COINS - rise * tenths / 10);
            out.push(Decor::Piece { id: n as u32, piece, x, y, armed: n + paid > coins });
        }
    }
}

/// A plate with its payment; the number of its spot is 0 for the least payment, else 1.
fn plate(maker: &Maker<'_>, coins: u64, fee: u64, at: (i32, i32), out: &mut Vec<Decor>) -> Spot {
    let mv = maker.legal(0, fee);
    let id = u32::from(fee * fee > coins);
    let mut spot = maker.spot(id, Piece::Plate, at, &say::pay(fee, coins), mv);
    spot.hit = [-80, -84, 160, 92];
    spot.armed = maker.armed_at(0) == Some(fee);
    write(out, at.0, at.1 - 25, "ink num-big", format!("{fee}"));
    spot
}

/// The bands around the pile on a number line, and where the pile and the next one stand.
fn bands(coins: u64, paid: Option<u64>, root: u64, width: i32, scene: &mut Scene) {
    let (low, high) = (root.saturating_sub(1).max(1), root + 1);
    let (from, end) = (low * low - 1, (high + 1) * (high + 1) - 1);
    let room = (width - 48) as u64;
    let place = |n: u64| 24 + ((n - from) * room / (end - from)) as i32;
    for k in low..=high {
        let lost = k * k - 1;
        let (won, next) = (lost + k, lost + 2 * k + 1);
        for (first, past, lost) in [(lost, won, true), (won, next, false)] {
            let (x, wide) = (place(first), place(past) - place(first));
            let told = if past - first == 1 {
                format!("{first}")
            } else {
                format!("{first}–{}", past - 1)
            };
            let text = if told.chars().count() as i32 * 8 <= wide { told } else { String::new() };
            scene.over.push(Decor::Band { at: [x, LINE, wide, 34], text, lost });
        }
    }
    let middle = |n: u64| (place(n) + place(n + 1)) / 2;
    let needle = ((middle(coins), LINE - 5), (middle(coins), LINE + 7));
    scene.over.push(Decor::Stroke { from: needle.0, to: needle.1, class: "needle" });
    write(&mut scene.over, middle(coins), LINE - 8, "num num-big", format!("{coins}"));
    if let Some(left) = paid.and_then(|fee| coins.checked_sub(fee)).filter(|left| *left >= from) {
        write(&mut scene.over, middle(left), LINE + 60, "num", format!("{left}"));
    }
    scene.height = LINE + 76;
}
