//! Tokens on the points of a grid.

use super::Diamond;
use crate::cells::Cells;
use crate::drawn::{Drawn, Told};
use crate::kits::cells;
use crate::scene::Scene;
use crate::stage::View;
use alloc::format;
use alloc::string::String;

impl Drawn for Diamond {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        let (rows, had) = (at.filled(), view.before.map(|(before, _)| before.filled()));
        let before = had.as_deref().zip(view.before.map(|(_, mv)| mv));
        cells::scene(view.stage, &cells::Cells { rows: &rows, before, tokens: true })
    }

    fn told(&self, at: &Cells) -> String {
        cells::told(&at.filled(), true)
    }

    fn deed(&self, at: &Cells, told: &Told<'_>) -> String {
        let taken = cells::taken(&at.filled(), true, told.mv.first());
        format!("{} {taken}", (told.verb)("take", "takes"))
    }

    fn size_name(&self, _: &Cells, index: usize) -> String {
        cells::size_name(index)
    }

    fn touch(&self, _: &Cells, _: bool) -> &'static [&'static str] {
        &["Touch an arrow, or a token on the line; touch the line again to sweep it."]
    }
}
