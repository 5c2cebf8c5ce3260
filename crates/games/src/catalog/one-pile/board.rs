//! One pile of pebbles, in rows of ten.

use super::OnePile;
use crate::game::Catalogued;
use crate::kits::heaps::{self, Heaps};
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::{String, ToString};
use core::slice;

impl Layout for OnePile {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        heaps::scene(view.stage, &Heaps::of(at, view, slice::from_ref))
    }

    fn describe(&self, at: &u64) -> String {
        heaps::describe(&[*at])
    }

    fn describe_move(&self, _: &u64, context: &MoveContext<'_>) -> String {
        heaps::describe_move(context, true)
    }

    fn requirement(&self, _: &u64, _: u32) -> String {
        heaps::at_a_time(&self.taken.amounts(), OnePile::CARD.objects)
    }

    fn size_name(&self, _: &u64, _: usize) -> String {
        "Pile".to_string()
    }

    fn amounts(&self, _: &u64, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}
