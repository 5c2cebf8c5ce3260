//! Squares of a board, free or covered.

use super::{Cram, words};
use crate::cells::Cells;
use crate::kinds::run;
use crate::kits::pieces::{BED, UNIT};
use crate::kits::runs::{self, Look};
use crate::layout::{Layout, MoveContext, Touching};
use crate::scene::Scene;
use crate::stage::View;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

impl Layout for Cram {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        let name = |row: u64, column: u64, free: bool| {
            words::square(row, column, if free { "free" } else { "covered" })
        };
        let pieces = [BED, UNIT];
        runs::scene(at, view, &Look { kind: "squares", pieces, leaving: false, name: &name })
    }

    fn describe(&self, at: &Cells, _: Option<[Message; 2]>) -> Message {
        let rows = u64::from(at.size().0);
        let mut said = shared::in_rows(words::free_squares(at.count()), rows);
        for (row, free) in (1..).zip(at.filled()) {
            let columns = shared::places(free.iter());
            if !columns.is_empty() {
                said = shared::then(said, shared::row_holds(row, &columns));
            }
        }
        said
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> Message {
        let mut cells = run(context.mv.first(), at.size().1);
        let mut next = || cells.next().unwrap_or_default();
        let (first, last) = (next(), next());
        let [row, column, last_row, last_column] =
            [first.0, first.1, last.0, last.1].map(|n| u64::from(n) + 1);
        words::cover(context.who, row, column, last_row, last_column)
    }

    fn requirement(&self, at: &Cells, square: u32) -> Option<Message> {
        let columns = at.size().1;
        let free = at.holds(square / columns, square % columns);
        Some(if free { words::no_neighbour() } else { words::already_covered() })
    }

    fn touch_hints(&self, _: &Cells, _: Touching) -> Vec<Message> {
        vec![words::tap_square()]
    }
}
