//! The worth of every position after some first lines, from a list that was made in advance.

use super::StringsAndCoins;
use super::images::Images;
use alloc::vec;
use alloc::vec::Vec;

/// What is added to a worth in the list.
pub const ZERO: i8 = 64;

/// The worth of every position with as many drawn lines.
///
/// ```
/// use kernel::strings_and_coins::{BOOK_ZERO, Book, Search, StringsAndCoins, WorthTable};
///
/// // Two boxes side by side, with line 3 between them.
/// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
/// let mut table = WorthTable::new(&boxes, boxes.all()).expect("it is small");
/// while !table.step(&mut 1_000).1 {}
/// // Two lines on the rim of one box are alike.
/// let names = boxes.after_lines(1);
/// assert_eq!(names.len(), 5);
/// let worths: Vec<u8> = names.iter().map(|open| (table.worth(*open) + BOOK_ZERO) as u8).collect();
/// let book = Book::new(&boxes, 1, worths.leak()).expect("a worth for each position");
/// assert!(Search::new(&boxes).with(Some(book)).has_book());
/// ```
#[derive(Debug)]
pub struct Book {
    /// How many lines are open.
    open: u32,
    /// The canonical positions, ascending.
    names: Vec<u64>,
    /// The worth of each, with [`ZERO`] added.
    worths: &'static [u8],
}

impl Book {
    /// A book of the positions with this many lines drawn; `None` if the list does not have as many.
    ///
    /// The list has the worth of each of [`StringsAndCoins::after_lines`], with [`ZERO`] added.
    #[cold]
    pub fn new(strings: &StringsAndCoins, drawn: u32, worths: &'static [u8]) -> Option<Book> {
        let names = strings.after_lines(drawn);
        let open = strings.lines.checked_sub(drawn)?;
        (names.len() == worths.len()).then_some(Book { open, names, worths })
    }

    /// The worth of a position, if it has as many drawn lines.
    pub(super) fn worth(&self, open: u64, images: &Images) -> Option<i8> {
        if open.count_ones() != self.open {
            return None;
        }
        let place = self.names.binary_search(&images.name()).ok()?;
        Some(self.worths[place] as i8 - ZERO)
    }
}

impl StringsAndCoins {
    /// The canonical positions with this many lines drawn, ascending.
    pub fn after_lines(&self, drawn: u32) -> Vec<u64> {
        let mut names = vec![self.plain(self.all())];
        for _ in 0..drawn {
            let mut next = Vec::new();
            for open in names {
                let images = self.images(open);
                // Of two open twins the first stands for both.
                let second = |line: u32| {
                    self.twins.iter().any(|(one, other)| *other == line && open >> one & 1 == 1)
                };
                let lines = (0..self.lines).filter(|line| open >> line & 1 == 1);
                for line in lines.filter(|line| !second(*line)) {
                    let mut after = images;
                    after.draw(self, line);
                    next.push(after.name());
                }
            }
            next.sort_unstable();
            next.dedup();
            names = next;
        }
        names
    }
}
