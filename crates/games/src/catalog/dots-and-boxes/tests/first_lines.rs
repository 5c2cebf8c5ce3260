//! The list of the first lines of four by four boxes: how it is made, and that its entries fit together.
//!
//! `cargo test --release -p last-move-games -- --ignored first_lines` makes the list anew and writes it if it differs:
//! some 2 GiB, and a quarter of an hour of two cores.

use super::super::{DotsAndBoxes, Grid};
use super::verdict;
use solver::explanation::Reason;
use solver::play::{Move, Outcome};
use solver::rules::Rules;
use solver::strings_and_coins::{
    BOOK_ZERO, Backwards, LineValues, Search, StringsAndCoins, WorthTable,
};
use solver::verdict::Known;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Lines drawn in the positions of the list.
const DRAWN: u32 = 5;

fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/catalog/dots-and-boxes/first-lines.bin")
}

/// Solves every position, by all processors.
fn backwards(grid: &Grid) -> Backwards {
    let all = Backwards::new(&grid.strings(), grid.rows, grid.columns);
    for open in 0..=grid.lines() {
        let (parts, next) = (all.parts(open), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                        all.solve(part);
                    }
                });
            }
        });
    }
    all
}

/// Open lines, each one open with this chance in sixteen.
fn random(strings: &StringsAndCoins, dice: &mut fastrand::Rng, chance: u32) -> u64 {
    let line = |line: u32| u64::from(dice.u32(0..16) < chance) << line;
    (0..strings.all().count_ones()).map(line).sum()
}

#[test]
fn backwards_agrees_with_the_whole_table() {
    let mut dice = fastrand::Rng::with_seed(21);
    for (rows, columns) in [(2, 2), (2, 3), (2, 4), (4, 2)] {
        let grid = Grid::empty(rows, columns);
        let (strings, all) = (grid.strings(), backwards(&grid));
        let mut table = WorthTable::new(&strings, strings.all()).unwrap();
        assert!(table.step(&mut u32::MAX.clone()).1);
        for round in 0..20_000 {
            let open = random(&strings, &mut dice, 4 + round % 13);
            assert_eq!(all.worth(open), table.worth(open), "{rows} x {columns}: {open:b}");
        }
    }
}

/// The worth of a position by the list, with plain recursion from it back to the first line.
fn recursed(strings: &StringsAndCoins, open: u64, known: &mut HashMap<u64, i8>) -> i8 {
    let name = strings.plain(open);
    if let Some(worth) = known.get(&name) {
        return *worth;
    }
    let lines = (0..64).filter(|line| open >> line & 1 == 1);
    let worth = lines.map(|line| {
        let after = recursed(strings, open & !(1 << line), known);
        match strings.gain(open, line) {
            0 => -after,
            gain => gain + after,
        }
    });
    let worth = worth.max().unwrap();
    known.insert(name, worth);
    worth
}

/// Nothing quick can tell a wrong entry from a right one, so a changed list is noticed by its sum.
#[test]
fn the_list_is_the_one_that_was_made() {
    let list = fs::read(list()).unwrap();
    let mut counts = BTreeMap::new();
    let mut sum = 0_u64;
    for worth in list {
        *counts.entry(worth as i8 - BOOK_ZERO).or_insert(0) += 1;
        sum = sum.wrapping_mul(0x0100_0000_01b3) ^ u64::from(worth);
    }
    let made = [(-4, 37), (-2, 8_537), (0, 41_374), (1, 32), (2, 623), (3, 34)];
    assert_eq!(counts, BTreeMap::from(made));
    assert_eq!(sum, 18_179_954_553_883_780_322);
}

#[test]
fn four_by_four_boxes_are_a_draw_from_the_first_line_on() {
    let strings = Grid::empty(4, 4).strings();
    let (names, worths) = (strings.after_lines(DRAWN), fs::read(list()).unwrap());
    assert_eq!((names.len(), worths.len()), (50_637, 50_637));
    let worth = |worth: &u8| *worth as i8 - BOOK_ZERO;
    let mut known: HashMap<u64, i8> = names.iter().copied().zip(worths.iter().map(worth)).collect();
    assert_eq!(recursed(&strings, strings.all(), &mut known), 0);
    let mut dice = fastrand::Rng::with_seed(22);
    for round in 0..200 {
        let mut at = Grid::empty(4, 4);
        while at.drawn.count_ones() < round % 5 {
            let line = dice.u32(0..at.lines());
            if !at.has(line) {
                at = at.draw(line);
            }
        }
        let found = verdict(&at);
        assert!(matches!(found.known, Known::Prepared { .. }), "{}", at.write());
        let lead = at.points().lead() as i8;
        let mut best = i64::MIN;
        for (mv, margin) in &found.margins {
            let line = mv.first().place;
            let after = recursed(&strings, at.open() & !(1 << line), &mut known);
            let gain = strings.gain(at.open(), line);
            let worth = lead + if gain == 0 { -after } else { gain + after };
            assert_eq!(i64::from(worth), *margin, "{} {line}", at.write());
            best = best.max(*margin);
        }
        assert_eq!(found.margins.len() as u32, at.open().count_ones());
        assert_eq!(found.outcome, Some(Outcome::of_margin(best)));
    }
}

/// After a box that is closed first, the list does not tell how play goes on.
#[test]
fn nothing_is_left_only_at_the_end() {
    let mut at = Grid::empty(4, 4);
    for line in ["GH", "LM", "MR", "HM"] {
        at = at.draw(at.read_line(line).unwrap());
    }
    let found = verdict(&at);
    assert_eq!(found.winning, [Move::one(at.read_line("GL").unwrap(), 1)]);
    let Some(Reason::Points { line, story, .. }) = &found.reasons[0] else {
        panic!("{:?}", found.reasons)
    };
    assert_eq!((line.len(), line[0].gain), (1, 1));
    assert_eq!(*story, []);
    // The last line of all is told.
    let last = Grid::read("-_-.-_.").unwrap();
    let found = verdict(&last);
    let Some(Reason::Points { line, story, .. }) = &found.reasons[0] else {
        panic!("{:?}", found.reasons)
    };
    assert_eq!((line.len(), story.len()), (1, 1));
}

/// With five lines drawn the list has the result of the position, and the first search finds no line that leads to it.
#[test]
fn after_the_list_a_longer_search_is_offered() {
    let mut at = Grid::empty(4, 4);
    for line in [9, 10, 25, 28, 18] {
        at = DotsAndBoxes.play(&at, &Move::one(line, 1));
    }
    let found = verdict(&at);
    assert_eq!((found.outcome, found.known.longer()), (None, true));
    at = DotsAndBoxes.play(&at, &Move::one(0, 1));
    assert!(verdict(&at).known.longer());
}

#[test]
#[ignore = "soak: 2 GiB, and a quarter of an hour of two cores"]
fn the_list_of_the_first_lines_is_made_anew() {
    let grid = Grid::empty(4, 4);
    let (strings, all) = (grid.strings(), backwards(&grid));
    assert_eq!(all.positions(), 1_968_278_974);
    // Searched by other means.
    let (mut dice, mut search) = (fastrand::Rng::with_seed(23), Search::new(&strings));
    for _ in 0..2_000 {
        let open = random(&strings, &mut dice, 10);
        if (1..=28).contains(&open.count_ones()) {
            let mut values = LineValues::new(&search, open);
            let found = values.step(&mut search, &mut u32::MAX.clone()).unwrap();
            assert_eq!(found.iter().max(), Some(&all.worth(open)), "{open:b}");
        }
    }
    let worth = |open: &u64| (all.worth(*open) + BOOK_ZERO) as u8;
    let made: Vec<u8> = strings.after_lines(DRAWN).iter().map(worth).collect();
    if fs::read(list()).unwrap() != made {
        fs::write(list(), made).unwrap();
        panic!("the list was not as it is now");
    }
}
