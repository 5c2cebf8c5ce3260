//! The row of counters; touching one takes it, and all to the right of it.

use super::{RowOfCounters, words};
use crate::kits::pieces::MARBLE;
use crate::layout::{Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use alloc::vec::Vec;
use messages::Message;

/// Width of a counter with its gap, and the height of the board.
const COUNTER: i32 = 48;
const HEIGHT: i32 = 120;

impl Layout for RowOfCounters {
    fn scene(&self, row: &u64, view: &View<'_, u64>) -> Scene {
        let stage = view.stage;
        let mut scene = stage.scene("counters", *view.start as i32 * COUNTER + COUNTER, HEIGHT);
        let counter = |number: u64| {
            let amount = row - number + 1;
            let foot = (number as i32 * COUNTER, HEIGHT / 2);
            let name = words::counter(number);
            let mut spot = stage.spot(number as u32, MARBLE, foot, name, stage.legal(0, amount));
            spot.hit = [-24, -48, 48, 96];
            spot.pending = stage.pending_at(0).is_some_and(|taken| taken >= amount);
            spot
        };
        let counters: Vec<_> = (1..=*row).map(counter).collect();
        if !counters.is_empty() {
            scene.line(words::row_of(*row), counters);
        }
        scene
    }

    fn describe(&self, row: &u64, _: Option<[Message; 2]>) -> Message {
        words::row_of(*row)
    }

    fn describe_move(&self, _: &u64, context: &MoveContext<'_>) -> Message {
        words::takes(context.who, context.mv.first().amount)
    }
}
