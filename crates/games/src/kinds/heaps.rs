//! Heaps in a row: sizes joined by points, and moves that name a heap and a number.

use crate::heaps;
use crate::kits::heaps::size_name;
use crate::words;
use alloc::string::String;
use alloc::vec::Vec;
use messages::{Message, Said};
use solver::code::{self, CodeError, ListRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// Heaps within the limits of one game.
///
/// ```
/// use games::kinds::{Deal, Heaps, Names};
/// use solver::rules::{PositionKind, Sizes};
/// let kind = Heaps {
///     count: (1, 12),
///     each: (0, 99),
///     total: None,
///     sizes: Sizes { count: (1, 12), each: (1, 99) },
///     deal: Deal { count: (3, 2), each: (1, 9) },
///     names: Names::HEAPS,
/// };
/// let at = kind.read("3.4.5").expect("it is a position");
/// assert_eq!((kind.write(&at).as_str(), kind.to_sizes(&at)), ("3.4.5", vec![3, 4, 5]));
/// assert_eq!(kind.edit(&at, 1, 7), Some(vec![3, 7, 5]));
/// assert!(kind.read("100").is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Heaps {
    /// Fewest and most heaps of a position.
    pub count: (usize, usize),
    /// Least and largest heap of a position.
    pub each: (u64, u64),
    /// Most objects in all heaps together, and their noun in the plural.
    pub total: Option<(u64, Said)>,
    /// The sizes that a start may have.
    pub sizes: Sizes,
    /// The random starts.
    pub deal: Deal,
    /// What a heap is called.
    pub names: Names,
}

impl Heaps {
    /// Up to so many heaps of up to so many objects each, without a limit on all together. In play a heap may be empty.
    ///
    /// ```
    /// use games::kinds::{Deal, Heaps};
    /// use solver::rules::PositionKind;
    /// let kind = Heaps::up_to(12, 99, Deal { count: (3, 2), each: (1, 9) });
    /// assert!(kind.read("0.99").is_ok() && kind.read("100").is_err());
    /// assert_eq!((kind.sizes().count, kind.sizes().each), ((1, 12), (1, 99)));
    /// ```
    pub fn up_to(most: usize, largest: u64, deal: Deal) -> Heaps {
        let (count, total, names) = ((1, most), None, Names::HEAPS);
        let sizes = Sizes { count, each: (1, largest) };
        Heaps { count, each: (0, largest), total, sizes, deal, names }
    }
}

/// Random heaps: each pair is the least number and how many numbers there are from it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many heaps.
    pub count: (u64, u64),
    /// How large each is.
    pub each: (u64, u64),
}

impl Deal {
    /// Random numbers of this kind.
    pub(crate) fn numbers(&self, roll: &mut Roll<'_>) -> Vec<u64> {
        (0..self.count.0 + roll(self.count.1)).map(|_| self.each.0 + roll(self.each.1)).collect()
    }
}

/// What a heap is called in the form.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The name of one of this many heaps, counted from 0.
    pub one: fn(usize, usize) -> Message,
    /// The label for adding one.
    pub add: Said,
    /// The label for taking one away.
    pub remove: Said,
}

impl Names {
    /// Heaps; a single one is a pile.
    pub const HEAPS: Names =
        Names { one: size_name, add: words::add_heap, remove: words::take_heap_away };
}

impl PositionKind for Heaps {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        let (count, each) = (self.count, self.each);
        let heaps = code::list(text, ListRange { of: words::heaps, count, each })?;
        match self.total {
            Some((most, of)) if heaps.iter().sum::<u64>() > most => {
                Err(CodeError::count(text.len(), of, (1, most)))
            }
            _ => Ok(heaps),
        }
    }

    fn write(&self, at: &Vec<u64>) -> String {
        code::write_list(at)
    }

    fn key(&self, at: &Vec<u64>) -> Node {
        at.clone()
    }

    fn of_key(&self, key: &[u64]) -> Option<Vec<u64>> {
        Some(key.to_vec())
    }

    fn sizes(&self) -> Sizes {
        self.sizes
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        at.clone()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        Some(sizes.to_vec())
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> Message {
        (self.names.one)(at.len(), index)
    }

    fn add_remove(&self) -> (Message, Message) {
        ((self.names.add)(), (self.names.remove)())
    }

    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        heaps::edited(at, place, amount.max(self.each.0))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<u64>> {
        Some(self.deal.numbers(roll))
    }
}
