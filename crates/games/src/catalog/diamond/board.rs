//! Tokens on the points of a grid.

use super::Diamond;
use crate::cells::Cells;
use crate::kits::cells;
use crate::layout::{Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use crate::words::side_name;
use alloc::string::{String, ToString};
use solver::patch::Removal;

impl Layout for Diamond {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        cells::scene(at, view, Removal::Lines)
    }

    fn describe(&self, at: &Cells) -> String {
        cells::describe(at, Removal::Lines)
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> String {
        cells::describe_move(at, Removal::Lines, context)
    }

    fn requirement(&self, _: &Cells, _: u32) -> String {
        " No token is left there.".to_string()
    }

    fn size_name(&self, _: &Cells, index: usize) -> String {
        side_name(index)
    }

    fn touch_hints(&self, _: &Cells, _: bool) -> &'static [&'static str] {
        &["Tap an arrow, or a token on the line, then tap the line again to sweep it."]
    }
}
