//! A strip of cells in which both players write X.

use super::theory::{safe_runs, three, values};
use super::words;
use super::{Strip, Treblecross};
use crate::kits::pieces::BED;
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::places;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Side of a cell, and from one line of cells to the next.
const CELL: i32 = 56;
const LINE: i32 = 122;
/// Cells in a line, narrow and wide.
const ACROSS: usize = 12;
/// Room at the left and right, above the first line, and below the cells for their numbers.
const ASIDE: i32 = 24;
const ABOVE: i32 = 44;
const BELOW: i32 = 22;

/// The mark that both players write.
const CROSS: Piece = Piece::unmarked(
    &PieceKind { body: Body::Symbol("#treblecross-x", "stone"), ..PieceKind::NOTHING },
    [-22, -22, 44, 44],
);
/// An X of the last move, or one of three that end the game.
const LAST: Piece = Piece::unmarked(
    &PieceKind { body: Body::Symbol("#treblecross-x", "stone is-last"), ..PieceKind::NOTHING },
    [-22, -22, 44, 44],
);

impl Layout for Treblecross {
    fn scene(&self, at: &Strip, view: &View<'_, Strip>) -> Scene {
        strip(at, view)
    }

    fn describe(&self, at: &Strip, _: Option<[Message; 2]>) -> Message {
        let cells = at.len() as u64;
        match places(at.iter()).as_str() {
            "" => words::all_free(cells),
            marks => words::marks_in(cells, marks),
        }
    }

    fn describe_move(&self, _: &Strip, context: &MoveContext<'_>) -> Message {
        words::write(context.who, context.notation)
    }

    fn requirement(&self, _: &Strip, _: u32) -> Option<Message> {
        Some(words::already())
    }

    fn touch_hints(&self, _: &Strip, _: Touching) -> Vec<Message> {
        vec![words::tap_cell()]
    }
}

/// The strip in lines.
fn strip(at: &Strip, view: &View<'_, Strip>) -> Scene {
    let stage = view.stage;
    // Lines of about the same length.
    let across = at.len().div_ceil(at.len().div_ceil(ACROSS));
    let lines = at.len().div_ceil(across) as i32;
    let width = across as i32 * CELL + 2 * ASIDE;
    let mut scene = stage.scene("crosses", width, ABOVE + (lines - 1) * LINE + CELL + 2 * BELOW);
    let middle = |cell: usize| {
        let (column, line) = ((cell % across) as i32, (cell / across) as i32);
        (ASIDE + column * CELL + CELL / 2, ABOVE + line * LINE + CELL / 2)
    };
    let last = view.before.map(|(_, mv)| mv.first().place as usize);
    for begin in (0..at.len()).step_by(across) {
        let mut spots = Vec::new();
        for cell in begin..at.len().min(begin + across) {
            let (x, y) = middle(cell);
            let mut one = spot(stage, at, cell, (x, y));
            one.last = last == Some(cell);
            spots.push(one);
            write(&mut scene.under, x, y + CELL / 2 + BELOW, "num", (cell + 1).to_string());
            if at[cell] {
                let lit = last == Some(cell) || row_of_three(at, cell);
                let (id, piece) = (cell as u32, if lit { LAST } else { CROSS });
                scene.over.push(Decor::Piece { id, piece, x, y, pending: false });
            }
        }
        scene.line(words::line((begin / across) as u64 + 1), spots);
    }
    if stage.theory.is_some() && !three(at) {
        let values = values(at.len());
        for run in safe_runs(at) {
            // The value stands above the middle of its run.
            let (x, y) = middle(run.start + (run.len() - 1) / 2);
            let value = values[run.len()].to_string();
            write(&mut scene.over, x, y - CELL / 2 - 10, "num num-big", value);
        }
    }
    scene
}

/// True if a cell belongs to a row of three.
fn row_of_three(at: &Strip, cell: usize) -> bool {
    (cell.saturating_sub(2)..=cell).any(|first| at.get(first..first + 3) == Some(&[true; 3][..]))
}

fn spot(stage: &Stage<'_>, at: &Strip, cell: usize, middle: (i32, i32)) -> Spot {
    let place = cell as u32;
    let mv = stage.legal(place, 1);
    let content = if at[cell] { words::cell_marked } else { words::cell_free };
    let content = content(cell as u64 + 1);
    let mut spot = stage.spot(place, BED, middle, content, mv);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.pending = stage.pending_at(place).is_some();
    spot.put = Some((place, 1));
    spot
}
