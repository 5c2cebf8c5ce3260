//! Claims of the text on Diamond about half-turns and parallel lines, checked on all small sets by plain recursion.

use std::collections::HashMap;

/// A grid, and the known results of sets; bit i is the point in row i / wide and column i % wide.
struct Grid {
    high: u32,
    wide: u32,
    known: HashMap<u32, bool>,
}

impl Grid {
    fn new(high: u32, wide: u32) -> Grid {
        Grid { high, wide, known: HashMap::new() }
    }

    fn row(&self, row: u32) -> u32 {
        ((1 << self.wide) - 1) << (row * self.wide)
    }

    fn column(&self, column: u32) -> u32 {
        (0..self.high).fold(0, |set, row| set | 1 << (row * self.wide + column))
    }

    fn rows(&self, set: u32) -> Vec<u32> {
        (0..self.high).map(|row| self.row(row)).filter(|row| row & set != 0).collect()
    }

    fn columns(&self, set: u32) -> Vec<u32> {
        (0..self.wide).map(|column| self.column(column)).filter(|line| line & set != 0).collect()
    }

    fn wins(&mut self, set: u32) -> bool {
        if let Some(known) = self.known.get(&set) {
            return *known;
        }
        let lines = [self.rows(set), self.columns(set)].concat();
        let wins = lines.into_iter().any(|line| !self.wins(set & !line));
        self.known.insert(set, wins);
        wins
    }

    fn turned(&self, set: u32) -> bool {
        let last = self.high * self.wide - 1;
        (0..=last).all(|point| set >> point & 1 == set >> (last - point) & 1)
    }

    /// The middle row and the middle column; 0 if there is none.
    fn middle(&self) -> (u32, u32) {
        let row = if self.high % 2 == 1 { self.row(self.high / 2) } else { 0 };
        let column = if self.wide % 2 == 1 { self.column(self.wide / 2) } else { 0 };
        (row, column)
    }

    /// True if the middle lines have a token wherever a line with tokens crosses them.
    fn both_full(&self, set: u32) -> bool {
        let (row, column) = self.middle();
        row != 0
            && column != 0
            && self.columns(set).iter().all(|line| line & row & set != 0)
            && self.rows(set).iter().all(|line| line & column & set != 0)
    }
}

#[test]
fn half_turns_lose_under_the_conditions_of_the_text_and_not_without_them() {
    let (mut bare, mut full, mut single, mut other) = (0, 0, 0, [0, 0]);
    for (high, wide) in [(3, 3), (4, 4), (3, 5), (4, 5), (5, 5)] {
        let mut grid = Grid::new(high, wide);
        let (row, column) = grid.middle();
        for set in 1..1_u32 << (high * wide).div_ceil(2) {
            let last = high * wide - 1;
            let image = (0..=last).filter(|point| set >> point & 1 == 1);
            let set = image.fold(set, |both, point| both | 1 << (last - point));
            assert!(grid.turned(set));
            let wins = grid.wins(set);
            if set & (row | column) == 0 {
                assert!(!wins, "no token on a middle line: {high} x {wide} {set:b}");
                bare += 1;
            } else if !grid.both_full(set) {
                other[usize::from(wins)] += 1;
            } else if grid.rows(set).len() > 1 && grid.columns(set).len() > 1 {
                assert!(!wins, "both middle lines full: {high} x {wide} {set:b}");
                full += 1;
            } else {
                assert!(wins, "a single line: {high} x {wide} {set:b}");
                single += 1;
            }
        }
    }
    assert!(bare > 100 && full > 100 && single > 10, "{bare} {full} {single}");
    assert!(
        other.iter().all(|count| *count > 100),
        "without the conditions both results occur: {other:?}"
    );
}

#[test]
fn two_joined_lines_lose_if_an_even_number_of_lines_crosses_them() {
    let mut grid = Grid::new(2, 8);
    for set in 1..1_u32 << 16 {
        let joined = set & set >> 8 & 0xff != 0;
        if joined {
            let across = grid.columns(set).len();
            assert_eq!(grid.wins(set), across % 2 == 1, "{set:b}");
        }
    }
}
