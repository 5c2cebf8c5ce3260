//! Unit squares on a board.

use super::RemoveASquare;
use super::words;
use crate::cells::Cells;
use crate::kits::cells;
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::small_polyomino::Removal;

impl Layout for RemoveASquare {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        cells::scene(at, view, Removal::Squares)
    }

    fn describe(&self, at: &Cells, _: Option<[Message; 2]>) -> Message {
        cells::describe(at, Removal::Squares)
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> Message {
        cells::describe_move(at, Removal::Squares, context)
    }

    fn requirement(&self, _: &Cells, _: u32) -> Option<Message> {
        Some(words::no_unit())
    }

    fn touch_hints(&self, _: &Cells, _: Touching) -> Vec<Message> {
        vec![words::tap_unit()]
    }
}
