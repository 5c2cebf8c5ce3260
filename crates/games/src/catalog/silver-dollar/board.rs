//! Coins on a strip, with a bag at its left end.

use super::kind::cell_name;
use super::{Coins, End, SilverDollar, words};
use crate::kinds::from_to;
use crate::kits::strip::{self, Strip};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

const fn round(href: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(href, "stone"), ..PieceKind::NOTHING }
}
const COIN: Piece = Piece::unmarked(&round("#silver-dollar-coin"), [-20, -20, 40, 40]);
const DOLLAR: Piece = Piece::unmarked(&round("#silver-dollar-dollar"), [-23, -23, 46, 46]);
const BAG: Piece = Piece::unmarked(&round("#silver-dollar-bag"), [-28, -34, 56, 62]);

impl Layout for SilverDollar {
    fn scene(&self, at: &Coins, view: &View<'_, Coins>) -> Scene {
        let dollars = self.end != End::None;
        let strip = Strip {
            chips: &at.cells,
            cells: strip::cells(self.first(), &view.start.cells),
            piece: &|coin| if at.dollar == Some(coin) { DOLLAR } else { COIN },
            name: &|cell, count| cell_name(at, cell, count),
            put: &|cell, count| match at.dollar.map(|dollar| at.cells[dollar]) {
                Some(dollar) if dollar == cell => 0,
                _ if count > 0 => {
                    if dollars {
                        2
                    } else {
                        0
                    }
                }
                _ => 1,
            },
            bag: dollars.then_some(BAG),
            gone: at.dollar.filter(|_| at.taken),
        };
        let mut scene = strip.scene(view);
        if view.stage.theory.is_some() {
            for (pair, gap) in self.pairs(at) {
                strip.bracket(view.stage.narrow(), pair, gap, &mut scene.over);
            }
        }
        scene
    }

    fn describe(&self, at: &Coins, _: Option<[Message; 2]>) -> Message {
        let on: Vec<u64> = at.cells.iter().copied().filter(|cell| *cell > 0).collect();
        let coins = match on.len() as u64 {
            0 => words::no_coin(),
            count => words::coins_on(count, shared::list(&on)),
        };
        match at.dollar.map(|dollar| at.cells[dollar]) {
            None => coins,
            Some(_) if at.taken => shared::then(coins, words::dollar_taken()),
            Some(0) => shared::then(coins, words::dollar_in_bag()),
            Some(cell) => shared::then(coins, words::dollar_on(cell)),
        }
    }

    fn describe_move(&self, at: &Coins, context: &MoveContext<'_>) -> Message {
        let (from, to) = from_to(context.mv);
        let dollar = at.dollar.is_some_and(|dollar| at.cells[dollar] == from);
        let what = if dollar { words::the_dollar() } else { words::the_coin(from) };
        match (from, to) {
            (0, _) => words::take_dollar(context.who),
            (_, 0) => words::put_in_bag(context.who, what),
            _ => words::slide(context.who, what, to),
        }
    }

    fn requirement(&self, _: &Coins, _: u32) -> Option<Message> {
        Some(words::coin_goes())
    }

    fn touch_hints(&self, _: &Coins, _: Touching) -> Vec<Message> {
        // Without a dollar there is no bag.
        vec![if self.end == End::None { words::tap_free_cell() } else { words::tap_cell() }]
    }
}
