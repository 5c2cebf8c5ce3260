//! Unit squares on a board.

use super::RemoveASquare;
use crate::cells::Cells;
use crate::drawn::{Drawn, Told};
use crate::kits::cells;
use crate::scene::Scene;
use crate::stage::View;
use crate::words::side_name;
use alloc::string::String;
use solver::patch::Removal;

impl Drawn for RemoveASquare {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        cells::scene(at, view, Removal::Squares)
    }

    fn told(&self, at: &Cells) -> String {
        cells::told(at, Removal::Squares)
    }

    fn deed(&self, at: &Cells, told: &Told<'_>) -> String {
        cells::deed(at, Removal::Squares, told)
    }

    fn size_name(&self, _: &Cells, index: usize) -> String {
        side_name(index)
    }

    fn touch(&self, _: &Cells, _: bool) -> &'static [&'static str] {
        &["Touch a unit square, or two corners of a larger square; touch it again to take it."]
    }
}
