//! Both faces of the game: two piles of animals, or a queen on a board.

use super::words;
use super::{Pair, SIDE, Wythoff, piles, queen, target};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

impl Wythoff {
    /// True if a position is a queen on a board that is drawn.
    pub(super) fn on_board(&self, at: &Pair) -> bool {
        self.queen && at.0.max(at.1) < SIDE
    }
}

impl Layout for Wythoff {
    fn scene(&self, at: &Pair, view: &View<'_, Pair>) -> Scene {
        if self.on_board(view.start) {
            return queen::scene(view.start.0.max(view.start.1) + 1, *at, view);
        }
        piles::scene(*at, view)
    }

    fn describe(&self, at: &Pair, _: Option<[Message; 2]>) -> Message {
        if self.on_board(at) {
            return words::queen_on(at.0, at.1);
        }
        words::piles(words::kittens(at.0), words::puppies(at.1))
    }

    fn describe_move(&self, at: &Pair, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        if self.on_board(at) {
            let (x, y) = target(*at, context.mv);
            return words::move_queen(context.who, x, y);
        }
        let adopted = match step.place {
            2 => words::of_each(step.amount),
            pile => piles::animals(pile as usize, step.amount),
        };
        words::adopt(context.who, adopted)
    }

    fn requirement(&self, at: &Pair, _: u32) -> Option<Message> {
        self.on_board(at).then(shared::queen_goes)
    }

    fn touch_hints(&self, start: &Pair, _: Touching) -> Vec<Message> {
        vec![if self.on_board(start) { words::tap_square() } else { shared::tap_to_take() }]
    }

    fn amounts(&self, at: &Pair, _: Option<u32>) -> Amounts {
        if self.on_board(at) { Amounts::None } else { Amounts::Anywhere }
    }
}
