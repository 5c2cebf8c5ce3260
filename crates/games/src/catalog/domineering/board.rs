//! Squares of a board, free or covered, with whose turn it is.

use super::places::{most, sure};
use super::{Board, Domineering, words};
use crate::cells::mask::mask;
use crate::kinds::run;
use crate::kits::pieces::{BED, UNIT};
use crate::kits::runs::{self, Look};
use crate::layout::{Layout, MoveContext, Touching};
use crate::scene::{Scene, write};
use crate::stage::View;
use crate::theory::partizan::side;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Room below the board for a line of words.
const WORDS: i32 = 34;

impl Layout for Domineering {
    fn scene(&self, at: &Board, view: &View<'_, Board>) -> Scene {
        let name = |row: u64, column: u64, free: bool| {
            words::square(row, column, if free { "free" } else { "covered" })
        };
        let look = Look { kind: "squares", pieces: [BED, UNIT], leaving: false, name: &name };
        let squares = View {
            start: &view.start.squares,
            before: view.before.map(|(before, mv)| (&before.squares, mv)),
            stage: view.stage,
        };
        let mut scene = runs::scene(&at.squares, &squares, &look);
        scene.height += WORDS;
        let place = (scene.width / 2, scene.height - 14);
        let status = match view.stage.theory {
            Some(_) => counts(at),
            None => words::status(side(at.turn)),
        };
        write(&mut scene.under, place.0, place.1, "num reach", status);
        scene
    }

    fn describe(&self, at: &Board, _: Option<[Message; 2]>) -> Message {
        let rows = u64::from(at.squares.size().0);
        let mut said = shared::in_rows(words::free_squares(at.squares.count()), rows);
        for (row, free) in (1..).zip(at.squares.filled()) {
            let columns = shared::places(free.iter());
            if !columns.is_empty() {
                said = shared::then(said, shared::row_holds(row, &columns));
            }
        }
        shared::then(said, words::status(side(at.turn)))
    }

    fn describe_move(&self, at: &Board, context: &MoveContext<'_>) -> Message {
        let mut squares = run(context.mv.first(), at.squares.size().1);
        let mut next = || squares.next().unwrap_or_default();
        let (first, last) = (next(), next());
        let [row, column, last_row, last_column] =
            [first.0, first.1, last.0, last.1].map(|n| u64::from(n) + 1);
        words::cover(context.who, row, column, last_row, last_column)
    }

    fn requirement(&self, at: &Board, square: u32) -> Option<Message> {
        let columns = at.squares.size().1;
        let free = at.squares.holds(square / columns, square % columns);
        Some(if free { words::no_neighbour(side(at.turn)) } else { words::already_covered() })
    }

    fn touch_hints(&self, start: &Board, _: Touching) -> Vec<Message> {
        vec![words::tap_square(side(start.turn))]
    }
}

/// The sure moves and the most moves of both players.
fn counts(at: &Board) -> Message {
    let free = mask(&at.squares);
    words::counts(sure(free, 0), most(free, 0), sure(free, 1), most(free, 1))
}
