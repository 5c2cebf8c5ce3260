//! One pile of coins: towers of five or more, or with values shown a tower for each of its H-numbers.

use super::words;
use super::{Pile, TakeAway};
use crate::kits::heaps::{
    ROW_DRAWN, Things, caption, describe_move, even_stacks, leaving, named, sack, stack, taking,
};
use crate::kits::pieces::{COINS, nth_coin};
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::{Decor, Scene, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;

/// Width of a tower.
const TOWER: i32 = 84;
/// Width of a narrow board, which has room for the marks beside its towers.
const NARROW: i32 = 416;
/// Towers for which every board has room: with fewer, coins would be too thin to be touched.
const LEAST_ROOM: i32 = 5;
/// Feet of the towers.
const BASE: i32 = 268;

/// One tower: its middle, the width of its block, and the coins it holds.
struct Tower {
    x: i32,
    block: i32,
    first: u64,
    coins: u64,
}

impl Layout for TakeAway {
    fn scene(&self, at: &Pile, view: &View<'_, Pile>) -> Scene {
        let had = view.before.map(|(before, _)| before.left);
        towers(view.stage, *at, view.start.left, had)
    }

    fn describe(&self, at: &Pile, _: Option<[Message; 2]>) -> Message {
        words::pile_and_limit(at.left, &at.limit.to_string())
    }

    fn describe_move(&self, _: &Pile, context: &MoveContext<'_>) -> Message {
        describe_move(context, Things::COINS, true)
    }

    fn requirement(&self, at: &Pile, _: u32) -> Option<Message> {
        Some(words::at_most(&at.limit.to_string()))
    }

    fn amounts(&self, _: &Pile, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The pile in towers, as high as its size at the start wants them; `had` is its size before the last move.
fn towers(stage: &Stage<'_>, at: Pile, start: u64, had: Option<u64>) -> Scene {
    let least = if stage.narrow() { NARROW } else { 720 };
    let now = at.left;
    let terms = terms(stage);
    if now > ROW_DRAWN {
        return mound(stage, at, least, terms);
    }
    let room = (least / (TOWER + 8)).max(LEAST_ROOM);
    let whole = now.max(start.min(ROW_DRAWN));
    let high = stack(whole, room, 5);
    let had = had.filter(|had| *had <= ROW_DRAWN);
    // Coins stay where they stood at the start; beside H-numbers those just taken have towers of their own.
    let stacks = match terms {
        [] => even_stacks(whole, high),
        terms => [terms, &even_stacks(had.map_or(0, |had| had - now), high)].concat(),
    };
    // Marks stand beside the towers.
    let aside = if stage.theory.is_some() { 96 } else { 48 };
    let width = least.max(stacks.len() as i32 * (TOWER + 8) + aside - 8);
    let mut scene = stage.scene("pile", width, 380);
    let words = caption(stage, now, (now > 0).then_some(at.limit));
    write(&mut scene.over, width / 2, 362, "num num-big reach", words);
    let towers = laid(&stacks, width, aside);
    let seen = now.max(had.unwrap_or(0));
    let tallest = stacks.iter().copied().max().unwrap_or(1).min(seen).max(1);
    let tenths = rise_in_tenths(tallest as i32);
    let place = |n: u64| {
        let tower = towers.iter().rev().find(|tower| tower.first <= n).or(towers.first());
        let (x, first) = tower.map_or((width / 2, 1), |tower| (tower.x, tower.first));
        let rise = n.saturating_sub(first) as i32;
        (x + [0, 1, -1, 2, 0, -2][(n % 6) as usize], BASE - rise * tenths / 10)
    };
    leaving(had, (0, now), &place, &|n| nth_coin(n), &mut scene.over);
    for tower in towers.iter().filter(|tower| tower.first <= now) {
        let coins = tower.first..(tower.first + tower.coins).min(now + 1);
        let spots = coins.clone().map(|n| {
            let mut spot = taking(stage, Things::COINS, (0, now, n), nth_coin(n), place(n));
            spot.hit = hit(tenths, n + 1 == coins.end);
            spot
        });
        scene.line(named(Things::COINS, 0, now), spots.collect());
    }
    scene.upright = true;
    blocks(at.limit, &towers, terms, &mut scene.over);
    scene
}

/// How much higher each coin of a tower of this height lies, in tenths of a unit: as far as a finger wants where
/// towers are low.
fn rise_in_tenths(coins: i32) -> i32 {
    (1750 / coins).min(350).max((2000 / coins).min(155))
}

/// Where a coin is touched: what is seen of it below the next, or all of it on the top.
fn hit(tenths: i32, top: bool) -> [i32; 4] {
    let (rise, more) = ((tenths + 9) / 10, if top { 20 } else { 0 });
    [-TOWER / 2, -8 - rise - more, TOWER, rise + more]
}

/// A pile too large for towers: a mound, with the terms in lines above it.
fn mound(stage: &Stage<'_>, at: Pile, width: i32, terms: &[u64]) -> Scene {
    let now = at.left;
    let mut scene = stage.scene("pile", width, 0);
    let (mut x, mut y) = (24, 24);
    for (i, term) in terms.iter().enumerate() {
        let text = term.to_string();
        let wide = 30 + 12 * text.len() as i32;
        let text = text.into();
        if x + wide > width - 24 {
            (x, y) = (24, y + 44);
        }
        let lit = i + 1 == terms.len() && *term <= at.limit;
        scene.over.push(Decor::Block { at: [x, y, wide, 36], text, lit });
        x += wide + 8;
    }
    let base = (y + 180).max(BASE);
    let spot = sack(stage, Things::COINS, (0, now), COINS, (width / 2, base), 300);
    scene.line(named(Things::COINS, 0, now), vec![spot]);
    let limit = at.limit.to_string();
    // Long numbers take a line each.
    let lines = if now.to_string().len() + limit.len() > 8 && stage.pending_at(0).is_none() {
        vec![shared::left(now), words::take_at_most(&limit)]
    } else {
        vec![caption(stage, now, Some(at.limit))]
    };
    scene.height = base + 50 + 26 * lines.len() as i32;
    for (i, line) in (0..).zip(lines) {
        write(&mut scene.over, width / 2, base + 50 + 26 * i, "num num-big", line);
    }
    scene
}

/// The pile's H-numbers, where values are shown and theory knows them; otherwise none.
fn terms<'s>(stage: &Stage<'s>) -> &'s [u64] {
    match stage.theory {
        Some(Annotation::Terms(terms)) => terms,
        _ => &[],
    }
}

/// Towers from left to right, with room `aside` of them; a block is as wide as its share, but never narrower than a
/// tower.
fn laid(stacks: &[u64], width: i32, aside: i32) -> Vec<Tower> {
    let count = stacks.len() as i32;
    let room = width - aside - 8 * (count - 1).max(0);
    let narrowest = (TOWER - 4).min(room / count.max(1));
    let total = stacks.iter().sum::<u64>().max(1);
    // Some hundreds of units, and a pile of 10^15 at most: their product is far below 2^63.
    let spare = u64::try_from(room - narrowest * count).unwrap_or(0);
    let wide = |coins: u64| narrowest + (spare * coins / total) as i32;
    let used: i32 = stacks.iter().map(|n| wide(*n) + 8).sum();
    let mut left = (width - used + 8) / 2;
    let mut first = 1;
    let mut towers = Vec::new();
    for coins in stacks {
        let block = wide(*coins);
        towers.push(Tower { x: left + block / 2, block, first, coins: *coins });
        left += block + 8;
        first = u64::saturating_add(first, *coins);
    }
    towers
}

/// A block for each term under its tower; the smallest is lit if it may be taken.
fn blocks(reach: u64, towers: &[Tower], terms: &[u64], out: &mut Vec<Decor>) {
    for (i, (tower, term)) in towers.iter().zip(terms).enumerate() {
        let lit = i + 1 == terms.len() && *term <= reach;
        let at = [tower.x - tower.block / 2, BASE + 26, tower.block, 36];
        out.push(Decor::Block { at, text: term.to_string().into(), lit });
    }
}
