//! Stairs with their coins, one stack on each step.

use super::words;
use super::{CoinsOnStairs, Stairs};
use crate::layout::{Layout, MoveContext};
use crate::piece::{BESIDE, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, write};
use crate::stage::View;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;

/// Width of a step, its height, and the thickness of a coin.
const STEP: (i32, i32) = (84, 26);
const COIN: i32 = 24;
/// Room around the stairs.
const ASIDE: i32 = 40;

/// A coin.
const GOLD: Piece = Piece::bare(
    &PieceKind {
        base: &[Layer::Rect { class: "ground", at: [-30, -20, 60, 20] }],
        ..PieceKind::NOTHING
    },
    BESIDE,
);

impl Layout for CoinsOnStairs {
    fn scene(&self, at: &Stairs, view: &View<'_, Stairs>) -> Scene {
        let stage = view.stage;
        let (steps, coins) = (at.len() as i32, view.start.iter().sum::<u64>() as i32);
        let ground = ASIDE + coins * COIN + steps * STEP.1;
        let mut scene =
            stage.scene("steps", steps * STEP.0 + 2 * ASIDE, ground + STEP.1 + ASIDE);
        scene.upright = true;
        let last = view.before.map(|(_, mv)| mv.first().place);
        for (place, coins) in (0..).zip(at) {
            let (x, y) = (ASIDE + place as i32 * STEP.0 + STEP.0 / 2, ground - place as i32 * STEP.1);
            let block = [x - STEP.0 / 2, y, STEP.0, (place as i32 + 1) * STEP.1];
            scene.under.push(Decor::Block { at: block, text: coins.to_string().into(), lit: false });
            let spots = (1..=*coins).map(|coin| {
                // A touch takes this coin and all above it.
                let amount = coins - coin + 1;
                let name = words::coin(coin, *coins, u64::from(place) + 1);
                let foot = (x, y - (coin as i32 - 1) * COIN);
                let mv = stage.legal(place, amount);
                let mut spot = stage.spot(place * 100 + coin as u32, GOLD, foot, name, mv);
                spot.hit = [-36, -COIN, 72, COIN];
                spot.pending = stage.pending_at(place).is_some_and(|taken| taken >= amount);
                spot.last = last == Some(place);
                spot
            });
            let spots: Vec<_> = spots.collect();
            if !spots.is_empty() {
                scene.line(words::step_of(u64::from(place) + 1), spots);
            }
        }
        if let Some(place) = last {
            let x = ASIDE + place as i32 * STEP.0 + STEP.0 / 2;
            write(&mut scene.over, x, ground + STEP.1 + 24, "num is-last", "↓");
        }
        scene
    }

    fn describe(&self, at: &Stairs, _: Option<[Message; 2]>) -> Message {
        words::stairs(crate::words::list(at))
    }

    fn describe_move(&self, _: &Stairs, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        words::move_down(context.who, step.amount, u64::from(step.place) + 1)
    }
}
