//! Why beans are won: the remainder of the heap, and the parities of both holdings.

use super::board::holds;
use super::{Beans, words};
use crate::table::sign;
use crate::words::{one_of, parity};
use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, LISTED, Recipe, typed};

/// A heap that two players take from until no move is left; the parities of their holdings decide (R. K. Guy).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// Pieces left in the heap.
    pub left: u64,
    /// Holdings of the player to move, then of the opponent.
    pub held: [u64; 2],
    /// True if an odd number wins, false if an even one does.
    pub odd: bool,
    /// True if no move is left.
    pub over: bool,
    /// 1 if the player to move wins under best play, −1 if they lose, 0 for a draw.
    pub value: i64,
    /// The same with the other player to move, for that player.
    pub turned: i64,
    /// First heap of the periodic part, and the period, where they are proved.
    pub period: Option<(u64, u64)>,
    /// The classes that are lost for the player to move: the remainder on division by the period,
    /// and whether the holdings of the player to move and of the other are odd.
    pub lost: Vec<(u64, [bool; 2])>,
}

impl Explanation for Holdings {
    fn mover_wins(&self) -> Option<bool> {
        (self.value != 0).then_some(self.value > 0)
    }

    fn summary(&self) -> Message {
        seen(self)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        left(self)
    }

    /// The classes that are lost where parity decides; that of the position is marked.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let Some((start, length)) = self.period else { return Figure::None };
        if self.lost.is_empty() || self.left < start || self.over {
            return Figure::None;
        }
        let here = (self.left % length, self.held.map(|n| n % 2 == 1));
        let letter = |odd: bool| if odd { "o" } else { "e" };
        let cell = |class: &(u64, [bool; 2])| {
            let [own, other] = class.1.map(letter);
            Cell {
                text: sign(format!("{} {own}{other}", class.0)),
                boxed: true,
                marked: *class == here,
            }
        };
        let cells = self.lost.iter().map(cell).collect();
        Figure::Strip { cells, caption: words::classes_figure(length) }
    }

    fn recipe(&self) -> Recipe {
        if self.over {
            return Recipe::Anything;
        }
        classes(self).map_or(Recipe::Unknown, Recipe::own)
    }
}

/// Leave a heap with a losing remainder for the new holdings (Guy).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    /// The period of the lost heaps, from 0 on.
    pub length: u64,
    /// Remainders on division by the period, ascending, each with whether the player who is then to
    /// move and the other hold odd numbers.
    pub lost: Vec<(u64, [bool; 2])>,
}

/// The lost heaps by the parities of both holdings, if they repeat from 0 on and are few enough to list.
fn classes(seen: &Holdings) -> Option<Classes> {
    let Some((0, length)) = seen.period.filter(|period| period.1 > 1) else {
        return None;
    };
    // The total number of pieces keeps its parity, so half of the classes never occur.
    let odd = (seen.left + seen.held[0] + seen.held[1]) % 2;
    let comes = |(rest, held): &&(u64, [bool; 2])| {
        let held = u64::from(held[0]) + u64::from(held[1]);
        !length.is_multiple_of(2) || (rest + held) % 2 == odd
    };
    let lost: Vec<(u64, [bool; 2])> = seen.lost.iter().filter(comes).copied().collect();
    if lost.is_empty() || lost.len() > LISTED {
        return None;
    }
    Some(Classes { length, lost })
}

impl How for Classes {
    /// In `lost` the opponent, who moves next, comes first.
    fn sentence(&self) -> Message {
        let Classes { length, lost } = self;
        let mut words = words::again();
        for held in [[false, false], [true, true], [true, false], [false, true]] {
            let these = lost.iter().filter(|class| class.1 == held);
            let remainders: Vec<u64> = these.map(|class| class.0).collect();
            if !remainders.is_empty() {
                let [theirs, own] = held.map(|odd| parity(u64::from(odd)));
                words = words::again_remainders(words, own, theirs, *length, one_of(&remainders));
            }
        }
        words
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let heap = &typed::<Beans>(exchange.after).at;
        let odd = [heap.held[heap.turn], heap.held[1 - heap.turn]].map(|held| held % 2 == 1);
        self.lost.contains(&(heap.beans % self.length, odd))
    }
}

/// A heap with its place in the period.
fn class(seen: &Holdings) -> Message {
    match seen.period {
        Some((start, length)) if length > 1 && seen.left >= start => {
            match (seen.left / length, seen.left % length) {
                (_, 0) => words::class_multiple(seen.left, length),
                (times, rest) => words::class_remainder(seen.left, times, length, rest),
            }
        }
        _ => sign(seen.left),
    }
}

/// Who wins from this heap, as one of the four outcomes.
fn outcome(seen: &Holdings) -> Message {
    let [own, other] = seen.held.map(parity);
    let wins = seen.value > 0;
    if own == other {
        return words::both(own, if wins { "wins" } else { "loses" });
    }
    match (seen.value, seen.turned) {
        (1, -1) => words::holder_wins(own),
        (-1, 1) => words::holder_wins(other),
        (value, turned) if value == turned && wins => words::next_wins(),
        (value, turned) if value == turned => words::previous_wins(),
        _ if wins => words::mover_wins(),
        _ => words::mover_loses(),
    }
}

/// Why the game is a draw.
fn drawn(seen: &Holdings) -> Message {
    let [own, other] = seen.held;
    let total = seen.left + own + other;
    if total.is_multiple_of(2) {
        return words::draw_even(seen.left, own, other, total);
    }
    words::draw_odd()
}

/// Why the position has its outcome.
fn seen(seen: &Holdings) -> Message {
    if seen.over {
        let [own, other] = seen.held.map(holds);
        return if seen.value == 0 {
            words::over_draw(own, other)
        } else {
            words::over(own, other)
        };
    }
    if seen.value == 0 {
        return drawn(seen);
    }
    let [own, other] = seen.held.map(parity);
    words::seen(class(seen), own, other, outcome(seen))
}

/// Why a winning move wins; the first holding is the opponent's.
fn left(seen: &Holdings) -> Message {
    let [theirs, yours] = seen.held;
    if seen.over {
        return words::ends(holds(yours), holds(theirs));
    }
    words::leaves(class(seen), parity(yours), parity(theirs), outcome(seen))
}
