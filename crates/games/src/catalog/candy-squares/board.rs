//! Two bars of candy, one above the other, with the seams at which they may be cut.

use super::{CandySquares, told, words};
use crate::kits::bars::{self, Bars, Seam};
use crate::kits::heaps::Things;
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::piece::{BESIDE, Body, Layer, Piece, PieceKind};
use crate::scene::Scene;
use crate::stage::{Stage, View};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

const SQUARES: Things = Things { counted: words::squares, place: Some(words::bar) };
const CANDY: &str = "#candy-squares-candy";

/// A square of the bar that is cut: the pieces move apart.
const CUT: Piece = square(&PieceKind { body: Body::Symbol(CANDY, "tile"), ..PieceKind::NOTHING });
/// A square of the bar that is eaten: it is lifted.
const EATEN: Piece =
    square(&PieceKind { body: Body::Symbol(CANDY, "stone"), ..PieceKind::NOTHING });
/// A bar too long to be counted.
const LONG: Piece = Piece::unmarked(
    &PieceKind {
        base: &[
            Layer::Symbol { href: CANDY, at: [0, -48, 48, 48], class: "piece tile far" },
            Layer::Symbol { href: CANDY, at: [48, -48, 48, 48], class: "piece tile far" },
        ],
        body: Body::Symbols(&[
            (CANDY, [-96, -48, 48, 48], "tile"),
            (CANDY, [-48, -48, 48, 48], "tile far"),
        ]),
        ..PieceKind::NOTHING
    },
    [0; 4],
);

const fn square(kind: &'static PieceKind) -> Piece {
    Piece::new(kind, [-24, -48, 48, 48], BESIDE)
}

impl Layout for CandySquares {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let stage = view.stage;
        let pending = stage.pending_step();
        let cut = |bar: usize| pending.is_none_or(|step| step.place == bar as u32);
        let bars = Bars {
            lengths: at,
            room: view.start,
            apart: true,
            things: SQUARES,
            tile: &|bar| if cut(bar) { CUT } else { EATEN },
            long: LONG,
            last: &|_| view.before.is_some(),
            pending: &|bar, n| pending.is_some_and(|step| !cut(bar) || n < step.amount),
            seam: &|bar, after| seam(stage, at, bar, after),
        };
        bars::scene(stage, &bars)
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::bars_of(at[0], at[1])
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let (eaten, cut, one, other) = told(at, context.mv);
        words::eat_and_cut(context.who, eaten, cut, one, other)
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![words::tap_seam()]
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The place after so many squares of a bar.
fn seam(stage: &Stage<'_>, at: &[u64], bar: usize, after: u64) -> Seam {
    let (one, other) = (after, at[bar] - after);
    let shorter = one.min(other);
    Seam {
        content: words::cut_here(one, other, 2 - bar as u64),
        mv: stage.legal(bar as u32, shorter),
        pending: stage.pending_at(bar as u32) == Some(shorter) && one == shorter,
    }
}
