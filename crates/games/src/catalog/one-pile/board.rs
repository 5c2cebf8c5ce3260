//! One pile of pebbles, in rows of ten.

use super::OnePile;
use super::words;
use crate::goal;
use crate::kits::heaps::{self, Heaps, Things};
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use core::slice;
use messages::Message;

impl Layout for OnePile {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, slice::from_ref), Things::PILE)
    }

    fn describe(&self, at: &u64, _: Option<[Message; 2]>) -> Message {
        heaps::describe(&[*at])
    }

    fn describe_move(&self, _: &u64, context: &MoveContext<'_>) -> Message {
        heaps::describe_move(context, Things::PILE, true)
    }

    fn requirement(&self, _: &u64, _: u32) -> Option<Message> {
        let amounts = self.taken.amounts();
        Some(words::at_a_time(goal::amounts(&amounts), goal::many(&amounts)))
    }

    fn amounts(&self, _: &u64, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}
