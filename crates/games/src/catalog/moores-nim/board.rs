//! Heaps of pebbles.

use super::MooresNim;
use super::words;
use crate::kits::heaps::{self, Heaps, Things};
use crate::layout::Touching;
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

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        heaps::describe(at)
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        heaps::describe_move(context, Things::HEAPS, at.len() == 1)
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }

    fn touch_hints(&self, _: &Vec<u64>, touching: Touching) -> Vec<Message> {
        vec![match touching {
            Touching::Begin { multi_step: true } => words::tap_stones(),
            Touching::Begin { multi_step: false } => shared::tap_to_take(),
            Touching::Extend => shared::tap_another_heap(),
        }]
    }
}
