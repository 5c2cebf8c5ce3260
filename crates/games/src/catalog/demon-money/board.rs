//! A pile of coins before a demon, with a plate for each payment and the bands of lost piles.

use super::words;
use super::{DemonMoney, fees};
use crate::kits::heaps::{self, ROW_DRAWN, even_stacks, stack};
use crate::kits::pieces::{COINS as MOUND, nth_coin};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{BESIDE, Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;

/// Feet of the towers of coins.
const COINS: i32 = 214;
/// Feet of demon and plates.
const PLATES: i32 = 350;
/// Top of the number line.
const LINE: i32 = 392;

/// The demon, who waits for the payment.
const DEMON: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#demon-money-demon", "demon"), ..PieceKind::NOTHING },
    [-32, -86, 64, 84],
    BESIDE,
);
/// A plate for a payment.
const PLATE: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#demon-money-plate", "plate"), ..PieceKind::NOTHING },
    [-60, -56, 120, 52],
    [[36, -66, 24, 24], [40, -62, 16, 16]],
);

impl Layout for DemonMoney {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        let mut scene = table(view.stage, *at, fees(*at));
        if let Some((before, _)) = view.before {
            let text = format!("{before} → {at}");
            // Above the tallest towers.
            write(&mut scene.over, scene.width / 2, 24, "num is-last", text);
        }
        scene
    }

    fn describe(&self, at: &u64, _: Option<[Message; 2]>) -> Message {
        match (*at, fees(*at)) {
            (0, _) => words::no_coin(),
            (coins, (low, high)) if low == high => words::demon_wants(coins, low),
            (coins, (low, high)) => words::demon_wants_either(coins, low, high),
        }
    }

    fn describe_move(&self, _: &u64, context: &MoveContext<'_>) -> Message {
        words::pay_demon(context.who, shared::coins(context.mv.first().amount))
    }

    fn touch_hints(&self, _: &u64, _: Touching) -> Vec<Message> {
        vec![words::tap_plate()]
    }
}

/// The coins, the demon before them with a plate for each fee, and the bands where they are shown.
fn table(stage: &Stage<'_>, coins: u64, fee: (u64, u64)) -> Scene {
    let width = if stage.narrow() { 360 } else { 720 };
    let mut scene = stage.scene("demon", width, PLATES + 20);
    let paid = stage.pending_at(0);
    pile(coins, paid.unwrap_or(0), width, &mut scene.under);
    let caption = match coins {
        0 => words::nothing_left(),
        _ => heaps::caption(stage, coins, None),
    };
    write(&mut scene.over, width / 2, COINS + 40, "num num-big", caption);
    let (x, y, pending) = (width / 2, PLATES, paid.is_some());
    scene.under.push(Decor::Piece { id: 999, piece: DEMON, x, y, pending });
    let mut spots = Vec::new();
    if coins > 0 {
        spots.push(plate(stage, coins, fee.0, (width / 4, PLATES), &mut scene.over));
    }
    if fee.0 < fee.1 {
        spots.push(plate(stage, coins, fee.1, (width - width / 4, PLATES), &mut scene.over));
    }
    scene.line(words::before(shared::coins(coins)), spots);
    if let Some(Annotation::Band(root)) = stage.theory {
        bands(coins, paid, *root, stage.narrow(), &mut scene);
    }
    scene
}

/// The coins in even towers, or a mound; the coins of the pending payment are marked.
fn pile(coins: u64, paid: u64, width: i32, out: &mut Vec<Decor>) {
    if coins > ROW_DRAWN {
        let pending = paid > 0;
        out.push(Decor::Piece { id: 0, piece: MOUND, x: width / 2, y: COINS, pending });
        return;
    }
    let stacks = even_stacks(coins, stack(coins, width / 92, 10));
    let tallest = stacks.iter().copied().max().unwrap_or(1).max(1) as i32;
    let tenths = 155.min(1500 / tallest);
    let count = stacks.len() as i32;
    let apart = 108.min((width - 8) / count.max(1));
    let mut n: u64 = 0;
    for (i, stack) in (0..).zip(stacks) {
        let x = width / 2 + (2 * i + 1 - count) * apart / 2;
        for rise in 0..stack as i32 {
            n += 1;
            let (piece, y) = (nth_coin(n), COINS - rise * tenths / 10);
            out.push(Decor::Piece { id: n as u32, piece, x, y, pending: n + paid > coins });
        }
    }
}

/// A plate with its payment; the number of its spot is 0 for the least payment, else 1.
fn plate(stage: &Stage<'_>, coins: u64, fee: u64, at: (i32, i32), out: &mut Vec<Decor>) -> Spot {
    let mv = stage.legal(0, fee);
    let id = u32::from(fee * fee > coins);
    let content = words::pay(fee, coins, coins - fee);
    let mut spot = stage.spot(id, PLATE, at, content, mv);
    spot.hit = [-80, -84, 160, 92];
    spot.pending = stage.pending_at(0) == Some(fee);
    write(out, at.0, at.1 - 25, "ink num-big", format!("{fee}"));
    spot
}

/// The bands around the pile on a number line, and where the pile and the next one stand.
///
/// A narrow board has no bands above the pile, and larger numbers.
fn bands(coins: u64, paid: Option<u64>, root: u64, narrow: bool, scene: &mut Scene) {
    let (width, letter) = (scene.width, if narrow { 9 } else { 8 });
    let (low, high) = (root.saturating_sub(1).max(1), root + u64::from(!narrow));
    let (from, end) = (low * low - 1, (high + 1) * (high + 1) - 1);
    let room = (width - 48) as u64;
    let place = |n: u64| 24 + ((n - from) * room / (end - from)) as i32;
    for k in low..=high {
        let lost = k * k - 1;
        let (won, next) = (lost + k, lost + 2 * k + 1);
        for (first, past, lost) in [(lost, won, true), (won, next, false)] {
            let (x, wide) = (place(first), place(past) - place(first));
            let text = if past - first == 1 {
                format!("{first}")
            } else {
                format!("{first}–{}", past - 1)
            };
            let text =
                if text.chars().count() as i32 * letter <= wide { text } else { String::new() };
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
