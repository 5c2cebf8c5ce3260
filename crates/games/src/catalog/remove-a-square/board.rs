//! Unit squares on a board.

use super::RemoveASquare;
use crate::cells::Cells;
use crate::kits::cells;
use crate::layout::{Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use crate::words::side_name;
use alloc::string::{String, ToString};
use solver::patch::Removal;

impl Layout for RemoveASquare {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        cells::scene(at, view, Removal::Squares)
    }

    fn describe(&self, at: &Cells) -> String {
        cells::describe(at, Removal::Squares)
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> String {
        cells::describe_move(at, Removal::Squares, context)
    }

    fn requirement(&self, _: &Cells, _: u32) -> String {
        " No unit is left there.".to_string()
    }

    fn size_name(&self, _: &Cells, index: usize) -> String {
        side_name(index)
    }

    fn touch_hints(&self, _: &Cells, _: bool) -> &'static [&'static str] {
        &["Tap a unit square, or two corners of a larger square, then tap it again to take it."]
    }
}
