//! Bars of unit tiles, several to a line, with the seams where they may break.

use super::GrundysGame;
use super::words;
use crate::kits::bars::{self, Bars, Seam};
use crate::kits::heaps::Things;
use crate::kits::pieces::{LONG_BAR, LOOSE_TILE};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::{Stage, View};
use crate::words::{self as shared, list};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

const TILES: Things = Things { counted: words::tiles, place: Some(words::bar) };

impl Layout for GrundysGame {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let (stage, broken) = (view.stage, view.before.map(|(_, mv)| mv.first().place as usize));
        let small = |bar: usize| stage.pending_at(bar as u32);
        let bars = Bars {
            lengths: at,
            room: at,
            apart: false,
            things: TILES,
            tile: &|_| LOOSE_TILE,
            long: LONG_BAR,
            last: &|bar| broken.is_some_and(|place| bar == place || bar == place + 1),
            pending: &|bar, tile| small(bar).is_some_and(|small| tile < small),
            seam: &|bar, cut| seam(stage, bar, at[bar], cut),
        };
        bars::scene(stage, &bars)
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::bars_of(at.len() as u64, list(at))
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        let length = at.get(step.place as usize).copied().unwrap_or(0);
        let (small, large) = (step.amount, length.saturating_sub(step.amount));
        words::break_bar(context.who, u64::from(step.place) + 1, small, large)
    }

    fn requirement(&self, _: &Vec<u64>, _: u32) -> Option<Message> {
        Some(words::parts_differ())
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![shared::tap_seam()]
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The place after `cut` tiles of a bar.
fn seam(stage: &Stage<'_>, bar: usize, length: u64, cut: u64) -> Seam {
    let small = cut.min(length - cut);
    let (left, right) = (cut, length - cut);
    let what = if left == right { words::would_be_equal } else { words::break_into };
    Seam {
        content: what(left, right),
        mv: stage.legal(bar as u32, small),
        pending: stage.pending_at(bar as u32) == Some(small) && cut == small,
    }
}
