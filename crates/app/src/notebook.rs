//! The notebook: positions in which a win was given away come again after a day, three days and a week.
//!
//! It is kept in this browser only, one line for each position, and read again before each change: other windows may
//! have changed it.

use crate::browser;
use js_sys::Date;

/// Days until a position comes again: after it was spoiled, and after it was solved once and twice.
const WAITS: [u32; 3] = [1, 3, 7];
/// Most positions of a game; the oldest leave first.
const MOST: usize = 100;
/// The longest position, in bytes, and the latest day that is believed.
const WIDEST: usize = 1000;
const LATEST: u32 = 100_000;
const DAY: f64 = 86_400_000.0;
const MINUTE: f64 = 60_000.0;

/// One position.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    /// How often it was solved in a row.
    solved: usize,
    /// The day on which it comes again.
    due: u32,
    /// Settings and position as part of an address.
    pairs: String,
}

impl Entry {
    /// An entry as its line says; `None` if the line is none of ours.
    fn of(line: &str) -> Option<Entry> {
        let mut words = line.splitn(3, ' ');
        let solved = words.next()?.parse().ok().filter(|solved| *solved < WAITS.len())?;
        let due = words.next()?.parse().ok().filter(|due| *due <= LATEST)?;
        let pairs = words.next().filter(|pairs| pairs.contains("at=") && pairs.len() <= WIDEST)?;
        Some(Entry { solved, due, pairs: pairs.to_string() })
    }

    fn line(&self) -> String {
        format!("{} {} {}", self.solved, self.due, self.pairs)
    }
}

/// The notebook of one game, the oldest position first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Notebook {
    entries: Vec<Entry>,
}

impl Notebook {
    /// As it is kept; lines that cannot be read are left out.
    pub(crate) fn of(game: &str) -> Notebook {
        let kept = browser::kept(&name(game)).unwrap_or_default();
        Notebook { entries: kept.lines().filter_map(Entry::of).collect() }
    }

    /// How many positions it holds.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The positions that are due on a day.
    pub(crate) fn due(&self, today: u32) -> impl Iterator<Item = &str> {
        self.entries
            .iter()
            .filter(move |entry| entry.due <= today)
            .map(|entry| entry.pairs.as_str())
    }

    /// A position was spoiled: it comes again tomorrow, whatever was solved before.
    pub(crate) fn spoil(&mut self, pairs: String, today: u32) {
        let entry = Entry { solved: 0, due: today + WAITS[0], pairs };
        self.entries.retain(|other| other.pairs != entry.pairs);
        self.entries.push(entry);
        let old = self.entries.len().saturating_sub(MOST);
        self.entries.drain(..old);
    }

    /// A position that was due was asked about. Solved for the third time it leaves; nothing happens to one that is not
    /// due, so that an answer counts once.
    pub(crate) fn answer(&mut self, pairs: &str, right: bool, today: u32) {
        let due = |entry: &Entry| entry.pairs == pairs && entry.due <= today;
        let Some(index) = self.entries.iter().position(due) else { return };
        let entry = &mut self.entries[index];
        entry.solved = if right { entry.solved + 1 } else { 0 };
        match WAITS.get(entry.solved) {
            Some(days) => entry.due = today + days,
            None => drop(self.entries.remove(index)),
        }
    }

    /// Forgets the positions that are due and that nobody can read.
    pub(crate) fn retain_due(&mut self, today: u32, readable: impl Fn(&str) -> bool) {
        self.entries.retain(|entry| entry.due > today || readable(&entry.pairs));
    }

    /// Adds a line of [`Notebook::lines`]; false if it is none.
    pub(crate) fn take(&mut self, line: &str) -> bool {
        Entry::of(line).map(|entry| self.add_entry(entry)).is_some()
    }

    /// Adds all positions of another notebook.
    pub(crate) fn add(&mut self, other: Notebook) {
        other.entries.into_iter().for_each(|entry| self.add_entry(entry));
    }

    /// What is known here stays: it is at least as new.
    fn add_entry(&mut self, entry: Entry) {
        if !self.entries.iter().any(|other| other.pairs == entry.pairs) {
            self.entries.push(entry);
        }
    }

    /// Each position as a line.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        self.entries.iter().map(Entry::line)
    }

    /// Keeps it in this browser.
    pub(crate) fn keep(&self, game: &str) {
        if self.is_empty() {
            return browser::forget(&name(game));
        }
        browser::keep(&name(game), &self.lines().collect::<Vec<_>>().join("\n"));
    }
}

/// Forgets the notebook of a game.
pub(crate) fn erase(game: &str) {
    browser::forget(&name(game));
}

/// The number of the day, where this browser is.
pub(crate) fn today() -> u32 {
    let date = Date::new_0();
    ((date.get_time() - date.get_timezone_offset() * MINUTE) / DAY) as u32
}

fn name(game: &str) -> String {
    format!("notebook {game}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    fn due(notebook: &Notebook, day: u32) -> Vec<String> {
        notebook.due(day).map(String::from).collect()
    }

    #[wasm_bindgen_test]
    fn a_spoiled_position_comes_again_three_times() {
        let mut notebook = Notebook::default();
        notebook.spoil("at=1.2".to_string(), 10);
        assert_eq!((due(&notebook, 10), due(&notebook, 11)), (vec![], vec!["at=1.2".to_string()]));
        notebook.answer("at=1.2", true, 10);
        assert_eq!(due(&notebook, 11).len(), 1, "it was not due");
        notebook.answer("at=1.2", true, 11);
        notebook.answer("at=1.2", true, 11);
        assert_eq!((due(&notebook, 13).len(), due(&notebook, 14).len()), (0, 1));
        notebook.answer("at=1.2", false, 14);
        assert_eq!(due(&notebook, 15).len(), 1, "a wrong answer begins anew");
        for (day, next) in [(15, 18), (18, 25)] {
            notebook.answer("at=1.2", true, day);
            assert_eq!((due(&notebook, next - 1).len(), due(&notebook, next).len()), (0, 1));
        }
        notebook.answer("at=1.2", true, 25);
        assert!(notebook.is_empty(), "it was solved three times");
    }

    #[wasm_bindgen_test]
    fn lines_are_read_back_and_others_refused() {
        let mut notebook = Notebook::default();
        for line in ["", "x", "3 5 at=1", "0 x at=1", "0 5", "0 5 moves", "0 4294967295 at=1"] {
            assert!(!notebook.take(line), "{line}");
        }
        assert!(notebook.take("1 5 misere=1&at=1.2") && notebook.take("2 9 misere=1&at=1.2"));
        assert_eq!(notebook.lines().collect::<Vec<_>>(), ["1 5 misere=1&at=1.2"]);
        for heap in 0..2 * MOST {
            notebook.spoil(format!("at={heap}"), 5);
        }
        assert_eq!(notebook.len(), MOST);
        assert!(!due(&notebook, 6).contains(&"at=0".to_string()));
    }
}
