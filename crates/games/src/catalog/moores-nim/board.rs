//! Heaps of pebbles.

use super::MooresNim;
use crate::kits::heaps::{self, Heaps};
use crate::layout::{Amounts, Layout, MoveContext, TOUCH};
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::String;
use alloc::vec::Vec;

impl Layout for MooresNim {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, Vec::as_slice))
    }

    fn describe(&self, at: &Vec<u64>) -> String {
        heaps::describe(at)
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> String {
        heaps::describe_move(context, at.len() == 1)
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> String {
        heaps::size_name(at.len(), index)
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }

    fn touch_hints(&self, _: &Vec<u64>, longer: bool) -> &'static [&'static str] {
        if longer { &[TOUCH_SEVERAL] } else { TOUCH }
    }
}

const TOUCH_SEVERAL: &str =
    "Tap stones in one heap or in several, then tap again, or press the button, to take them.";
