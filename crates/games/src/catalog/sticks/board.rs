//! Sticks with their seams, and below them a tray with a bundle for each length that may be taken.

use super::lengths::{TAKEN, taken};
use super::{Sticks, count, words};
use crate::kits::bars::{self, Bars, Seam};
use crate::kits::heaps::Things;
use crate::kits::pieces::{LONG_BAR, LOOSE_TILE, TAKEN_TILE};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::list;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

const STICKS: Things = Things { counted: words::units, place: Some(words::stick) };
/// Room for a bundle: its width and height.
const BUNDLE_ROOM: (i32, i32) = (88, 64);

/// Room below them for a word.
const WORDS: i32 = 18;

/// A bundle that takes as many sticks as they are long.
const BUNDLE: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#sticks-bundle", "plate"), ..PieceKind::NOTHING },
    [-38, -52, 76, 52],
    [[22, -62, 20, 20], [25, -59, 14, 14]],
);

impl Layout for Sticks {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let stage = view.stage;
        let pending = stage.pending_move();
        // Of sticks with the same length the first ones break or go.
        let nth = |bar: usize| count(&at[..bar], at[bar]);
        let goes =
            |bar: usize| pending.and_then(taken).is_some_and(|n| at[bar] == n && nth(bar) < n);
        let breaks = |bar: usize| match nth(bar) {
            0 => stage.pending_at(at[bar] as u32),
            _ => None,
        };
        let broken = view.before.filter(|(_, mv)| taken(mv).is_none()).and_then(|(before, mv)| {
            let length = u64::from(mv.first().place);
            before.iter().position(|stick| *stick == length)
        });
        let bars = Bars {
            lengths: at,
            room: view.start,
            apart: false,
            things: STICKS,
            tile: &|bar| if goes(bar) { TAKEN_TILE } else { LOOSE_TILE },
            long: LONG_BAR,
            last: &|bar| broken.is_some_and(|place| bar == place || bar == place + 1),
            pending: &|bar, tile| goes(bar) || breaks(bar).is_some_and(|small| tile < small),
            seam: &|bar, after| {
                let (one, other) = (after, at[bar] - after);
                Seam {
                    content: words::break_into(one, other),
                    mv: stage.legal(at[bar] as u32, one.min(other)),
                    pending: breaks(bar) == Some(after),
                }
            },
        };
        let mut scene = bars::scene(stage, &bars);
        tray(stage, at, view.start, &mut scene);
        scene
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::sticks_of(at.len() as u64, list(at))
    }

    fn describe_move(&self, _: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        match taken(context.mv) {
            Some(length) => words::take_sticks(context.who, length),
            None => {
                let length = u64::from(step.place);
                words::break_stick(context.who, length, step.amount, length - step.amount)
            }
        }
    }

    fn requirement(&self, _: &Vec<u64>, _: u32) -> Option<Message> {
        Some(words::as_many_as_long())
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![words::tap_seam_or_bundle()]
    }
}

/// The tray below the sticks, with a bundle for each length of which there could be enough.
fn tray(stage: &Stage<'_>, at: &[u64], start: &[u64], scene: &mut Scene) {
    let longest = start.iter().copied().max().unwrap_or(1);
    let most = start.iter().sum::<u64>().isqrt().min(longest).max(1) as i32;
    let per = (scene.width / BUNDLE_ROOM.0).clamp(1, most);
    let left = (scene.width - per * BUNDLE_ROOM.0) / 2 + BUNDLE_ROOM.0 / 2;
    let bundle = |n: i32| {
        let (column, row) = ((n - 1) % per, (n - 1) / per);
        let foot = (left + column * BUNDLE_ROOM.0, scene.height + row * BUNDLE_ROOM.1 + 54);
        bundle(stage, at, n as u64, foot)
    };
    let spots: Vec<Spot> = (1..=most).map(bundle).collect();
    for (n, spot) in (1..).zip(&spots) {
        write(&mut scene.over, spot.foot.0, spot.foot.1 - 20, "ink", format!("{n} × {n}"));
    }
    scene.line(words::tray(), spots);
    scene.height += (most + per - 1) / per * BUNDLE_ROOM.1 + WORDS;
    let at = (scene.width / 2, scene.height - 8);
    write(&mut scene.over, at.0, at.1, "num reach", words::tray_says());
}

fn bundle(stage: &Stage<'_>, at: &[u64], length: u64, foot: (i32, i32)) -> Spot {
    let place = TAKEN + length as u32;
    let mv = stage.legal(place, 1);
    let there = count(at, length);
    let content = match there >= length {
        true => words::bundle(length),
        false => words::no_bundle(length, there),
    };
    // The numbers of seams are a thousand times that of their stick, and a length.
    let mut spot = stage.spot(900_000 + place, BUNDLE, foot, content, mv);
    spot.hit = [-BUNDLE_ROOM.0 / 2, -60, BUNDLE_ROOM.0, 70];
    spot.off = there < length && stage.mode.touchable;
    spot.pending = stage.pending_at(place).is_some();
    spot
}
