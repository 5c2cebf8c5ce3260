//! Heaps of pebbles.

use super::MooresNim;
use super::words;
use crate::kits::heaps::{self, Heaps, Things};
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

impl Layout for MooresNim {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, Vec::as_slice), Things::HEAPS)
    }

    fn describe(&self, at: &Vec<u64>) -> Message {
        heaps::describe(at)
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        heaps::describe_move(context, Things::HEAPS, at.len() == 1)
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> Message {
        heaps::size_name(at.len(), index)
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }

    fn touch_hints(&self, _: &Vec<u64>, longer: bool) -> Vec<Message> {
        vec![if longer { words::tap_stones() } else { shared::tap_to_take() }]
    }
}
