//! Guy's diagram and the table of the four outcomes, computed for any rule.

use super::Beans;
use super::{columns, words};
use crate::table::{Cell, Seat, Shape, Table, sign};
use crate::words as shared;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Most rows of the table.
const ROWS: u64 = 48;
/// Longest period that is drawn around a ring.
const RING: u64 = 16;
/// Parities of the holdings of the player to move and of the opponent.
const HELD: [[u64; 2]; 4] = [[0, 0], [1, 1], [0, 1], [1, 0]];

fn cell(outcome: Option<char>, words: Message) -> Cell {
    Cell { words, outcome }
}

/// The winning takes from a heap that is large enough for all of them.
fn takes(rules: &Beans, heap: u64, held: [u64; 2]) -> Vec<u64> {
    let mut numbers = rules.numbers();
    let state = rules.state(held);
    numbers.retain(|taken| {
        let there = heap.checked_sub(*taken).map(|left| (left, columns::after(state, *taken)));
        there.and_then(|(left, state)| rules.columns().value(left, state)) == Some(-1)
    });
    numbers
}

/// Who wins with these holdings: N, P or D, and how.
fn winner(rules: &Beans, heap: u64, large: u64, held: [u64; 2]) -> Cell {
    match rules.columns().value(heap, rules.state(held)) {
        Some(1) => {
            let takes = takes(rules, large, held).into_iter().map(sign).reduce(shared::or);
            cell(Some('N'), takes.map_or_else(words::already_won, words::take))
        }
        Some(-1) => cell(Some('P'), Message::nothing()),
        _ => cell(Some('D'), Message::nothing()),
    }
}

/// Which of the four outcomes a heap has between an even and an odd holder.
fn outcome(rules: &Beans, heap: u64) -> Cell {
    let value = |held| rules.columns().value(heap, rules.state(held));
    match (value([0, 1]), value([1, 0])) {
        (Some(1), Some(1)) => cell(Some('N'), words::next_player()),
        (Some(-1), Some(-1)) => cell(Some('P'), words::previous_player()),
        (Some(1), Some(-1)) => cell(Some('E'), words::even_holder()),
        (Some(-1), Some(1)) => cell(Some('O'), words::odd_holder()),
        (Some(0), Some(0)) => cell(Some('D'), words::nobody()),
        _ => cell(None, words::depends()),
    }
}

/// All figures for a rule.
pub(super) fn tables(rules: &Beans) -> Vec<Table> {
    let period = rules.columns().period;
    let mut tables = Vec::new();
    if let Some((0, period)) = period
        && period <= RING
        && period % 2 == 0
        && rules.numbers()[0] == 1
    {
        tables.push(Table {
            caption: words::ring_caption(period),
            note: words::ring_note(),
            shape: ring(rules, period),
        });
    }
    tables.push(classes(rules, period));
    tables
}

/// The classes with an odd number of beans in all, around a ring.
fn ring(rules: &Beans, around: u64) -> Shape {
    let letters = |held: [u64; 2]| held.map(|n| ["e", "o"][n as usize]).concat();
    let mut seats = Vec::new();
    let large = around * rules.taken.bounds().1;
    for class in 0..around {
        // With an odd total, an odd heap leaves equal parities and an even one different ones.
        for lane in 0..2 {
            let held = HELD[if class % 2 == 1 { lane } else { 2 + lane }];
            let lost = rules.columns().value(class, rules.state(held)) == Some(-1);
            let mut arrows = Vec::new();
            for taken in takes(rules, large + class, held) {
                let left = (large + class - taken) % around;
                let after = [held[1], (held[0] + taken) % 2];
                let lane = usize::from(after[0] == 1);
                arrows.push((2 * left as usize + lane, taken));
            }
            seats.push(Seat { name: letters(held), lost, arrows });
        }
    }
    Shape::Ring { around, seats }
}

/// One row for each class, or for each heap if the period does not begin at 0.
fn classes(rules: &Beans, period: Option<(u64, u64)>) -> Table {
    let (start, length) = period.unwrap_or((ROWS, 0));
    let mut rows = Vec::new();
    for heap in 0..(start + length).clamp(1, ROWS) {
        let name = match (heap >= start, start) {
            (true, 0) if heap == 0 => format!("{length}k"),
            (true, 0) => format!("{length}k + {heap}"),
            (true, _) => format!("{heap} + {length}k"),
            _ => heap.to_string(),
        };
        // Small heaps of a class may lack one of its takes.
        let whole = rules.taken.bounds().1.next_multiple_of(length.max(1));
        let large = if heap >= start { heap + whole } else { heap };
        let mut row: Vec<Cell> = vec![cell(None, sign(name)), outcome(rules, heap)];
        for held in HELD {
            row.push(winner(rules, heap, large, held));
        }
        rows.push(row);
    }
    let mut heads = vec![words::beans_head(), words::differ_head()];
    heads.extend(HELD.map(|held| {
        let [own, theirs] = held.map(shared::parity);
        words::held_head(own, theirs)
    }));
    let note = words::outcomes_note();
    let cut = start + length > ROWS;
    Table {
        caption: words::outcomes_caption(),
        note: if cut { shared::then(note, words::outcomes_cut()) } else { note },
        shape: Shape::Words { heads, rows },
    }
}
