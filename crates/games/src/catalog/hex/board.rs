//! A rhombus of hexagons with stones; the sides of White are plain lines, those of Black are dotted.

use super::kind::name;
use super::reasons::colour;
use super::{Board, Hex, words};
use crate::kits::pieces::{MIDDLE, WAY};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::hex::{Chain, cells};

/// From a cell to the next one in its row, and from one row to the next.
const CELL: i32 = 44;
const ROW: i32 = 38;
/// Room at the left and right, above the first row, and below the last one.
const ASIDE: i32 = 30;
const ABOVE: i32 = 76;
const BELOW: i32 = 88;
/// The least width, for the line of words.
const LEAST: i32 = 460;

const GROUND: &[Layer] = &[Layer::Symbol { href: "#hex-cell", at: [-22, -25, 44, 50], class: "" }];
const fn stone(href: &'static str, class: &'static str) -> PieceKind {
    PieceKind { base: GROUND, body: Body::Symbol(href, class), ..PieceKind::NOTHING }
}
const AT: [i32; 4] = [-17, -17, 34, 34];
const WHITE: Piece = Piece::unmarked(&stone("#hex-white", "stone"), AT);
const BLACK: Piece = Piece::unmarked(&stone("#hex-black", "stone"), AT);
/// A free cell.
const FREE: Piece =
    Piece::bare(&PieceKind { base: GROUND, hint: Some(WAY), ..PieceKind::NOTHING }, MIDDLE);

impl Layout for Hex {
    fn scene(&self, at: &Board, view: &View<'_, Board>) -> Scene {
        let (stage, plan) = (view.stage, Plan::of(at.size));
        let mut scene = stage.scene("hexagons", plan.width, plan.height);
        plan.sides(&mut scene.under);
        let last = view.before.map(|(_, mv)| mv.first().place);
        for row in 0..at.size {
            let cells = row * at.size..(row + 1) * at.size;
            let spots = cells.map(|cell| {
                let mut spot = plan.spot(self, stage, at, cell);
                spot.last = last == Some(cell);
                spot
            });
            scene.line(words::row_label(u64::from(row) + 1), spots.collect());
        }
        if stage.theory.is_some() {
            plan.bridges(at, &mut scene.over);
        }
        let foot = (plan.width / 2, plan.height - 12);
        write(&mut scene.under, foot.0, foot.1, "num reach", status(at));
        scene
    }

    fn describe(&self, at: &Board, _: Option<[Message; 2]>) -> Message {
        let size = u64::from(at.size);
        let mut said = match at.stones {
            [0, 0] => words::empty_board(size),
            _ => words::board_of(size),
        };
        for (stones, told) in at.stones.into_iter().zip([words::white_on, words::black_on]) {
            let named = |cell| Message::verbatim(name(at.size, cell));
            let names: Vec<Message> = cells(stones).map(named).collect();
            if !names.is_empty() {
                said = shared::then(said, told(shared::series(names, shared::and)));
            }
        }
        shared::then(said, status(at))
    }

    fn describe_move(&self, _: &Board, context: &MoveContext<'_>) -> Message {
        words::put(context.who, context.notation)
    }

    fn requirement(&self, at: &Board, cell: u32) -> Option<Message> {
        Some(if at.player(cell).is_some() { words::taken() } else { words::centre_barred() })
    }

    fn touch_hints(&self, _: &Board, _: Touching) -> Vec<Message> {
        vec![words::tap_cell()]
    }
}

/// Whose turn it is, or who has won.
fn status(at: &Board) -> Message {
    match at.winner() {
        Some(winner) => words::joined(colour(winner)),
        None => words::status(colour(at.turn)),
    }
}

/// Where the cells lie.
struct Plan {
    size: i32,
    width: i32,
    height: i32,
    left: i32,
}

impl Plan {
    fn of(size: u32) -> Plan {
        let size = size as i32;
        let wide = size * CELL + (size - 1) * CELL / 2;
        let width = (wide + 2 * ASIDE).max(LEAST);
        let height = ABOVE + (size - 1) * ROW + BELOW;
        Plan { size, width, height, left: (width - wide) / 2 }
    }

    /// The middle of a cell.
    fn middle(&self, row: i32, column: i32) -> (i32, i32) {
        (self.left + CELL / 2 + column * CELL + row * CELL / 2, ABOVE + row * ROW)
    }

    fn cell(&self, cell: u32) -> (i32, i32) {
        let cell = cell as i32;
        self.middle(cell / self.size, cell % self.size)
    }

    /// The lines along the sides with the names of their players, and the names of rows and columns.
    fn sides(&self, out: &mut Vec<Decor>) {
        let last = self.size - 1;
        for row in [0, last] {
            let up = if row == 0 { -1 } else { 1 };
            let ((left, y), (right, _)) = (self.middle(row, 0), self.middle(row, last));
            let y = y + up * 31;
            out.push(Decor::Stroke {
                from: (left - 12, y),
                to: (right + 12, y),
                class: "side-white",
            });
            let middle = i32::midpoint(left, right);
            write(out, middle, y + if row == 0 { -22 } else { 18 }, "num", words::white_side());
        }
        for column in [0, last] {
            let aside = if column == 0 { -1 } else { 1 };
            let ((top, y), (bottom, foot)) = (self.middle(0, column), self.middle(last, column));
            let shift = aside * 30;
            let (from, to) = ((top + shift, y), (bottom + shift, foot));
            for class in ["side-black", "side-dash"] {
                out.push(Decor::Stroke { from, to, class });
            }
            // Where the rhombus leaves room beside the numbers of the rows: on the left at the foot, on the right at the top.
            let (x, y) = if column == 0 { (bottom - 96, foot) } else { (top + 76, y) };
            write(out, x, y + 5, "num", words::black_side());
        }
        for line in 0..self.size {
            let (x, y) = self.middle(0, line);
            let letter = char::from(b'a' + line as u8);
            write(out, x, y - 36, "num", String::from(letter));
            let (x, y) = self.middle(line, 0);
            write(out, x - 44, y + 5, "num", alloc::format!("{}", line + 1));
        }
    }

    fn spot(&self, game: &Hex, stage: &Stage<'_>, at: &Board, cell: u32) -> Spot {
        let (piece, holds) = match at.player(cell) {
            Some(0) => (WHITE, "white"),
            Some(_) => (BLACK, "black"),
            None => (FREE, "free"),
        };
        let label = words::cell(&name(at.size, cell), holds);
        let mut spot = stage.spot(cell, piece, self.cell(cell), label, stage.legal(cell, 1));
        spot.hit = [-CELL / 2, -ROW / 2, CELL, ROW];
        let free = at.player(cell).is_none();
        let over = at.winner().is_some();
        spot.off = free && !over && game.open(at) >> cell & 1 == 0 && stage.mode.touchable;
        spot.pending = stage.pending_at(cell).is_some();
        spot.put = Some((cell, 1));
        spot
    }

    /// The bridges of a chain, if a player has one.
    fn bridges(&self, at: &Board, out: &mut Vec<Decor>) {
        let board = at.board();
        let chain = |player: usize| {
            let chain = board.chain(at.stones[player], at.stones[1 - player], player)?;
            Some((player, chain))
        };
        for (player, chain) in (0..2).filter_map(chain) {
            self.bridges_of(at, player, &chain, out);
        }
    }

    fn bridges_of(&self, at: &Board, player: usize, chain: &Chain, out: &mut Vec<Decor>) {
        let board = at.board();
        for &[one, other] in chain.bridges() {
            let near = |cell: u8| board.beside(1 << cell) & chain.stones() & at.stones[player];
            for cell in [one, other] {
                let from = self.cell(u32::from(cell));
                for stone in cells(near(cell)) {
                    out.push(Decor::Stroke { from, to: self.cell(stone), class: "bridge" });
                }
            }
            let (from, to) = (self.cell(u32::from(one)), self.cell(u32::from(other)));
            out.push(Decor::Stroke { from, to, class: "bridge" });
        }
    }
}
