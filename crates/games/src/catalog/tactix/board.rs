//! Tokens on the points of a board.

use super::{Tactix, words};
use crate::cells::Cells;
use crate::kits::pieces::{MARBLE, PIT};
use crate::kits::runs::{self, Look};
use crate::layout::{Layout, MoveContext, Touching};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::small_polyomino::Removal;

impl Layout for Tactix {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        let name = |row: u64, column: u64, filled: bool| {
            shared::cell(row, column, if filled { "token" } else { "empty" })
        };
        let pieces = [MARBLE, PIT];
        runs::scene(at, view, &Look { kind: "squares", pieces, leaving: true, name: &name })
    }

    fn describe(&self, at: &Cells, _: Option<[Message; 2]>) -> Message {
        crate::kits::cells::describe(at, Removal::Lines)
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> Message {
        let cells = crate::kinds::run(context.mv.first(), at.size().1);
        let ends: Vec<(u64, u64)> =
            cells.map(|(row, column)| (u64::from(row) + 1, u64::from(column) + 1)).collect();
        let (first, last) = (ends[0], ends[ends.len() - 1]);
        match ends.len() as u64 {
            1 => words::take_one(context.who, first.0, first.1),
            tokens => words::take_run(context.who, tokens, first.0, first.1, last.0, last.1),
        }
    }

    fn requirement(&self, _: &Cells, _: u32) -> Option<Message> {
        Some(words::no_token())
    }

    fn touch_hints(&self, _: &Cells, _: Touching) -> Vec<Message> {
        vec![words::tap_token()]
    }
}
