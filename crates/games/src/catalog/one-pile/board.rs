//! One pile of pebbles, in rows of ten.

use super::OnePile;
use crate::drawn::{Amounts, Drawn, Told};
use crate::kits::heaps::{self, Heaps};
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::{String, ToString};
use core::slice;

impl Drawn for OnePile {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, slice::from_ref))
    }

    fn told(&self, at: &u64) -> String {
        heaps::told(&[*at])
    }

    fn deed(&self, _: &u64, told: &Told<'_>) -> String {
        heaps::deed(told, true)
    }

    fn size_name(&self, _: &u64, _: usize) -> String {
        "Pile".to_string()
    }

    fn amounts(&self, _: &u64, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}
