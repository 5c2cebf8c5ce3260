//! Kittens above, puppies below, both taken from the right-hand end.

use super::Pair;
use super::words;
use crate::kits::heaps::id;
use crate::kits::pieces::LOW_SHADOW;
use crate::piece::{Body, Layer, Piece, PieceKind};
use crate::scene::{Decor, Line, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Largest pile that is drawn one by one.
const DRAWN: u64 = 16;
/// Feet of the kittens, middle of the handles, feet of the puppies.
const LINES: [i32; 3] = [84, 122, 206];

/// Where the n-th animal stands.
struct Ranks {
    left: i32,
    step: i32,
}

impl Ranks {
    fn column(&self, n: u64) -> i32 {
        self.left + (n as i32 - 1) * self.step + self.step / 2
    }
}

/// Both piles in ranks, with handles between them that take the same number from both.
pub(super) fn scene(at: Pair, view: &View<'_, Pair>) -> Scene {
    let stage = view.stage;
    let now = [at.0, at.1];
    let largest = view.start.0.max(view.start.1);
    let drawn = largest <= DRAWN;
    let columns = if drawn { largest.max(8) as i32 } else { 8 };
    let step = if stage.narrow() { 44 } else { 58 };
    let ranks = Ranks { left: 66, step };
    let mut scene = stage.scene("piles", 66 + columns * step + 14, 236);
    for (i, (size, y)) in now.into_iter().zip([LINES[0], LINES[2]]).enumerate() {
        let x = if drawn { 34 } else { 66 + 3 * step };
        write(&mut scene.over, x, y - 14, "num num-big", size.to_string());
        let label = animals(i, size);
        let spots = if drawn {
            left_behind(view, &ranks, (i, size), y, &mut scene.over);
            (1..=size).map(|n| animal(stage, &ranks, i, size, n, y)).collect()
        } else {
            crowd(stage, i, size, y)
        };
        scene.line(label, spots);
    }
    if drawn {
        let links = (1..=now[0].min(now[1])).map(|n| link(stage, &ranks, n, now)).collect();
        scene.lines.insert(1, Line { label: words::same_of_both(), spots: links });
    }
    scene
}

const fn animal_kind(href: &'static str) -> PieceKind {
    PieceKind { shadow: Some(LOW_SHADOW), body: Body::Symbol(href, "animal"), ..PieceKind::NOTHING }
}
const fn animal_piece(kind: &'static PieceKind) -> Piece {
    Piece::new(kind, [-23, -43, 46, 46], [[-10, -62, 20, 20], [-7, -59, 14, 14]])
}

const KITTEN: Piece = animal_piece(&animal_kind("#wythoff-kitten"));
const PUPPY: Piece = animal_piece(&animal_kind("#wythoff-puppy"));
/// The handle that takes as many of both.
const BOTH: Piece = Piece::bare(
    &PieceKind {
        class: "pair",
        base: &[
            Layer::Path { class: "tie", data: "M0 -36V-16M0 4V22" },
            Layer::Circle { class: "knot", y: -6, radius: 9 },
        ],
        ..PieceKind::NOTHING
    },
    [[-11, -17, 22, 22], [-8, -14, 16, 16]],
);

fn piece(pile: usize) -> Piece {
    [KITTEN, PUPPY][pile]
}

/// Animals that were adopted by the last move.
fn left_behind(
    view: &View<'_, Pair>,
    ranks: &Ranks,
    (pile, size): (usize, u64),
    y: i32,
    out: &mut Vec<Decor>,
) {
    let Some((before, _)) = view.before else { return };
    let gone = size + 1..=[before.0, before.1][pile];
    let leave = |n| Decor::Leaving { id: id(pile, n), piece: piece(pile), x: ranks.column(n), y };
    out.extend(gone.map(leave));
}

fn animal(stage: &Stage<'_>, ranks: &Ranks, pile: usize, size: u64, n: u64, y: i32) -> Spot {
    let taken = size - n + 1;
    let content = words::adopt_leaves(animals(pile, taken), size - taken);
    let mv = stage.legal(pile as u32, taken);
    let mut spot = stage.spot(id(pile, n), piece(pile), (ranks.column(n), y), content, mv);
    spot.hit = [-ranks.step / 2, -62, ranks.step, 68];
    let both = stage.pending_at(2).unwrap_or(0);
    let gone = stage.pending_at(pile as u32).unwrap_or(both);
    spot.pending = n > size - gone.min(size);
    spot.put = Some((pile as u32, if n == size { n - 1 } else { n }));
    spot
}

/// The handle between the n-th pair: a touch takes all pairs from there to the end.
fn link(stage: &Stage<'_>, ranks: &Ranks, n: u64, now: [u64; 2]) -> Spot {
    let taken = now[0].min(now[1]) - n + 1;
    let (kittens, puppies) = (words::kittens(now[0] - taken), words::puppies(now[1] - taken));
    let content = words::adopt_each(taken, kittens, puppies);
    let mv = stage.legal(2, taken);
    let mut spot = stage.spot(id(2, n), BOTH, (ranks.column(n), LINES[1]), content, mv);
    spot.hit = [-ranks.step / 2, -28, ranks.step, 44];
    spot.pending = stage.pending_at(2).is_some_and(|amount| taken <= amount);
    spot
}

/// A pile too large to be drawn: one animal stands for all.
fn crowd(stage: &Stage<'_>, pile: usize, size: u64, y: i32) -> Vec<Spot> {
    let pending = stage.pending_at(pile as u32);
    let mv =
        pending.and_then(|amount| stage.legal(pile as u32, amount)).or(stage.legal(pile as u32, 1));
    let content = animals(pile, size);
    let mut spot = stage.spot(id(pile, 999), piece(pile), (36, y), content, mv);
    spot.hit = [-30, -62, 60, 68];
    spot.pending = pending.or(stage.pending_at(2)).is_some();
    vec![spot]
}

/// A pile of animals: 0 kittens, 1 puppies.
pub(super) fn animals(pile: usize, size: u64) -> Message {
    if pile == 0 { words::kittens(size) } else { words::puppies(size) }
}
