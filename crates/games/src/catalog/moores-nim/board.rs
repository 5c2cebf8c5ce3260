//! Heaps of pebbles.

use super::MooresNim;
use crate::drawn::{Amounts, Drawn, TOUCH, Told};
use crate::kits::heaps::{self, Heaps};
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::String;
use alloc::vec::Vec;

impl Drawn for MooresNim {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, Vec::as_slice))
    }

    fn told(&self, at: &Vec<u64>) -> String {
        heaps::told(at)
    }

    fn deed(&self, at: &Vec<u64>, told: &Told<'_>) -> String {
        heaps::deed(told, at.len() == 1)
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> String {
        heaps::size_name(at.len(), index)
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }

    fn touch(&self, _: &Vec<u64>, longer: bool) -> &'static [&'static str] {
        if longer { &[TOUCH_SEVERAL] } else { TOUCH }
    }
}

const TOUCH_SEVERAL: &str =
    "Touch stones in one heap or in several; touch again, or press the button, to take them.";
