//! Both faces of the game: two piles of animals, or a queen on a board.

use super::{Pair, SIDE, Wythoff, piles, queen, target};
use crate::kits::quadrant;
use crate::layout::{Amounts, Layout, MoveContext, TOUCH};
use crate::scene::Scene;
use crate::stage::View;
use alloc::format;
use alloc::string::{String, ToString};

impl Wythoff {
    /// True if a position is a queen on a board that is drawn.
    fn on_board(&self, at: &Pair) -> bool {
        self.queen && at.0.max(at.1) < SIDE
    }
}

impl Layout for Wythoff {
    fn scene(&self, at: &Pair, view: &View<'_, Pair>) -> Scene {
        if self.on_board(view.start) {
            let side = (view.start.0.max(view.start.1) + 1).max(8);
            return queen::scene(side, *at, view);
        }
        piles::scene(*at, view)
    }

    fn describe(&self, at: &Pair) -> String {
        if self.on_board(at) {
            return format!("The queen stands on column {}, row {}.", at.0, at.1);
        }
        format!("{} and {}.", piles::animals(0, at.0), piles::animals(1, at.1))
    }

    fn describe_move(&self, at: &Pair, context: &MoveContext<'_>) -> String {
        let step = context.mv.first();
        if self.on_board(at) {
            let (x, y) = target(*at, context.mv);
            return format!(
                "{} ({x}, {y})",
                (context.verb)("move the queen to", "moves the queen to")
            );
        }
        let adopted = match step.place {
            2 => format!("{} of each", step.amount),
            pile => piles::animals(pile as usize, step.amount),
        };
        format!("{} {adopted}", (context.verb)("adopt", "adopts"))
    }

    fn requirement(&self, at: &Pair, _: u32) -> String {
        if self.on_board(at) { quadrant::LINES.to_string() } else { String::new() }
    }

    fn size_name(&self, at: &Pair, index: usize) -> String {
        let names: &[&str] = if self.on_board(at) { &["Column", "Row"] } else { &PILES };
        names[index % names.len()].to_string()
    }

    fn touch_hints(&self, start: &Pair, _: bool) -> &'static [&'static str] {
        if self.on_board(start) { &[TOUCH_QUEEN] } else { TOUCH }
    }

    fn amounts(&self, at: &Pair, _: Option<u32>) -> Amounts {
        if self.on_board(at) { Amounts::None } else { Amounts::Anywhere }
    }
}

/// The piles, and both at once.
const PILES: [&str; 3] = ["Kittens", "Puppies", "Both alike"];
const TOUCH_QUEEN: &str = "Tap a square on one of the queen’s lines, then tap it again to go.";
