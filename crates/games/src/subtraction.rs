//! Sets of numbers that may be taken from a heap, as subtraction games have them.

use crate::heaps;
use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError, ListRange};

/// Largest number of a set.
const TAKEN: u64 = 1000;

/// How many may be taken in one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubtractionSet {
    /// Every number from the first to the second.
    Range(u64, u64),
    /// The numbers of a set, ascending.
    Set(Vec<u64>),
}

impl SubtractionSet {
    /// Reads `1-3` or `1.3.4`.
    ///
    /// ```
    /// use games::subtraction::SubtractionSet;
    /// assert_eq!(SubtractionSet::read("3.1.2")?.write(), "1-3");
    /// assert_eq!(SubtractionSet::read("4.1.3")?.write(), "1.3.4");
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn read(text: &str) -> Result<SubtractionSet, CodeError> {
        if let Some((least, most)) = text.split_once('-') {
            let least = code::number(least, 1, 1, TAKEN)?;
            let most = code::number(most, text.find('-').unwrap_or(0) + 2, least, TAKEN)?;
            return Ok(SubtractionSet::Range(least, most));
        }
        let mut set =
            code::list(text, ListRange { of: words::numbers, count: (1, 12), each: (1, TAKEN) })?;
        set = heaps::ascending(set.into_iter());
        set.dedup();
        let (least, most) = (set[0], set[set.len() - 1]);
        let gapless = most - least + 1 == set.len() as u64;
        Ok(if gapless { SubtractionSet::Range(least, most) } else { SubtractionSet::Set(set) })
    }

    /// The canonical notation.
    pub fn write(&self) -> String {
        match self {
            SubtractionSet::Range(least, most) => format!("{least}-{most}"),
            SubtractionSet::Set(set) => code::write_list(set),
        }
    }

    /// The least and the greatest number.
    pub(crate) fn bounds(&self) -> (u64, u64) {
        match self {
            SubtractionSet::Range(least, most) => (*least, *most),
            SubtractionSet::Set(set) => (set[0], set[set.len() - 1]),
        }
    }

    /// The numbers, in stretches without gaps, ascending.
    pub(crate) fn amounts(&self) -> Vec<(u64, u64)> {
        match self {
            SubtractionSet::Range(least, most) => vec![(*least, *most)],
            SubtractionSet::Set(set) => set.iter().map(|n| (*n, *n)).collect(),
        }
    }
}
