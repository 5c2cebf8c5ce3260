//! A staircase with coins on its steps; touching a coin takes it and those above it one step down.

use super::{StaircaseNim, words};
use crate::kits::heaps::{Things, leaving, named, taking};
use crate::kits::pieces::nth_coin;
use crate::layout::{Amounts, Layout, MoveContext, Touching};
use crate::scene::{Decor, Scene, write};
use crate::stage::View;
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Width of a step, and how much higher than the one below it is.
const STEP: i32 = 104;
const NARROW_STEP: i32 = 88;
const RISE: i32 = 34;
/// From one coin to the next above it.
const PITCH: i32 = 21;
/// Coins that fit into the height of a stack without lying closer.
const DRAWN: i32 = 14;
/// Room above the stacks, beside the staircase, and below it.
const ABOVE: i32 = 50;
const ASIDE: i32 = 16;
const BELOW: i32 = 44;

const STACKS: Things = Things { counted: shared::coins, place: Some(words::step) };

impl Layout for StaircaseNim {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let stage = view.stage;
        let wide = if stage.narrow() { NARROW_STEP } else { STEP };
        let steps = at.len() as i32;
        let width = (steps + 1) * wide + 2 * ASIDE;
        let left = |step: i32| ASIDE + step * wide;
        // As high as the tallest stack now, at the start, and before the last move.
        let before = view.before.into_iter().flat_map(|(before, _)| before);
        let coins = at.iter().chain(view.start).chain(before).map(|coins| *coins as i32).max();
        let height = ABOVE + coins.unwrap_or(0).clamp(3, DRAWN) * PITCH + steps * RISE + BELOW;
        let top = |step: i32| height - BELOW - step * RISE;
        let mut scene = stage.scene("stairs", width, height);
        scene.upright = true;
        stairs(&mut scene, steps, left, top);
        let last = view.before.map(|(_, mv)| mv.first().place as usize);
        for (i, size) in at.iter().enumerate() {
            let step = i as i32 + 1;
            let (x, floor) = (left(step) + wide / 2, top(step) - 4);
            let had = view.before.filter(|(_, mv)| mv.first().place as usize == i);
            let had = had.map(|(before, _)| before[i]);
            // Many coins lie closer together.
            let coins = had.unwrap_or(0).max(*size).max(1) as i32;
            let pitch = (PITCH * DRAWN / coins).min(PITCH);
            let place = |n: u64| (x, floor - (n as i32 - 1) * pitch);
            leaving(had, (i, *size), &place, &|n| nth_coin(n), &mut scene.over);
            let spots = (1..=*size).map(|n| {
                let mut spot = taking(stage, STACKS, (i, *size, n), nth_coin(n), place(n));
                let rise = if n == *size { 42 } else { pitch };
                spot.hit = [-wide / 2, -rise, wide, rise];
                spot
            });
            let spots = spots.collect();
            let lit = last.is_some_and(|place| i == place || i + 1 == place);
            let class = if lit { "num num-big is-last" } else { "num num-big" };
            write(&mut scene.over, x, top(step) + 26, class, size.to_string());
            write(&mut scene.under, x, height - 16, "num", step.to_string());
            scene.line(named(STACKS, i, *size), spots);
        }
        scene
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::coins_on(shared::list(at))
    }

    fn describe_move(&self, _: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        words::bring_down(context.who, shared::coins(step.amount), u64::from(step.place) + 1)
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![words::tap_coin()]
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The treads and risers, from the ground up; odd steps have a brighter tread.
fn stairs(scene: &mut Scene, steps: i32, left: impl Fn(i32) -> i32, top: impl Fn(i32) -> i32) {
    for step in 0..=steps {
        let (from, to) = ((left(step), top(step)), (left(step + 1), top(step)));
        let tread = if step % 2 == 1 { "stair is-odd" } else { "stair" };
        scene.under.push(Decor::Stroke { from, to, class: tread });
        let (from, to) = ((left(step), top(step)), (left(step), top((step - 1).max(0))));
        scene.under.push(Decor::Stroke { from, to, class: "stair-riser" });
    }
}
