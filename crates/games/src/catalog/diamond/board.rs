//! Tokens on the points of a grid.

use super::Diamond;
use crate::cells::Cells;
use crate::drawn::{Drawn, Told};
use crate::kits::cells;
use crate::scene::Scene;
use crate::stage::View;
use crate::words::side_name;
use alloc::string::String;
use solver::patch::Removal;

impl Drawn for Diamond {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        cells::scene(at, view, Removal::Lines)
    }

    fn told(&self, at: &Cells) -> String {
        cells::told(at, Removal::Lines)
    }

    fn deed(&self, at: &Cells, told: &Told<'_>) -> String {
        cells::deed(at, Removal::Lines, told)
    }

    fn size_name(&self, _: &Cells, index: usize) -> String {
        side_name(index)
    }

    fn touch(&self, _: &Cells, _: bool) -> &'static [&'static str] {
        &["Touch an arrow, or a token on the line; touch the line again to sweep it."]
    }
}
