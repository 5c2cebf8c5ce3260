//! Heaps of pebbles.

use super::Nim;
use crate::drawn::{Amounts, Drawn, Told};
use crate::kits::heaps::{self, Heaps};
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::String;
use alloc::vec::Vec;

impl Drawn for Nim {
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
}
