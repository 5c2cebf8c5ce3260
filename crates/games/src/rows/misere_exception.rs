//! Explanations for rows of pins in misère play.

use crate::table::sign;
use crate::theory::parts::{Part, figure, summed};
use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::Recipe;

/// How many rows a group has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupCount {
    /// An even number, perhaps none.
    Even,
    /// An odd number.
    Odd,
    /// Exactly one.
    One,
}

/// Rows of certain lengths, counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their number.
    pub count: GroupCount,
    /// Lengths that belong here, ascending.
    pub rows: &'static [u64],
}

impl Group {
    /// True if the number of these rows fits.
    pub(crate) fn fits(&self, rows: &[u64]) -> bool {
        let count = rows.iter().filter(|row| self.rows.contains(row)).count();
        match self.count {
            GroupCount::Even => count % 2 == 0,
            GroupCount::Odd => count % 2 == 1,
            GroupCount::One => count == 1,
        }
    }
}

/// Rows in misère play, which follows normal play except for some families.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereException {
    /// The rows.
    pub parts: Vec<Part>,
    /// Nim-sum of their values in normal play.
    pub xor: u64,
    /// The family in which misère play has the other winner.
    pub family: Option<&'static [Group]>,
}

impl Explanation for MisereException {
    fn mover_wins(&self) -> Option<bool> {
        Some((self.xor != 0) != self.family.is_some())
    }

    fn summary(&self) -> Message {
        turned(&self.parts, self.xor, self.family)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        rows_left(&self.parts, self.family)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        figure(&self.parts)
    }

    fn recipe(&self) -> Recipe {
        match self.parts.iter().all(|part| part.size == 1) {
            true => Recipe::Anything,
            false => Recipe::Unknown,
        }
    }
}

/// The rows of a family, such as "an odd number of rows of 1 or 4"; groups without rows are left out.
fn groups(family: &[Group], parts: &[Part]) -> Message {
    let groups =
        family.iter().filter(|group| parts.iter().any(|part| group.rows.contains(&part.size)));
    let groups = groups.map(|group| {
        let rows = words::one_of(group.rows);
        match group.count {
            GroupCount::Even => words::group_even(rows),
            GroupCount::Odd => words::group_odd(rows),
            GroupCount::One => words::group_one(rows),
        }
    });
    groups.reduce(words::and).unwrap_or_else(Message::nothing)
}

fn rows_left(parts: &[Part], family: Option<&[Group]>) -> Message {
    if parts.iter().all(|part| part.size == 1) {
        return match parts.len() as u64 {
            1 => words::single_pin_wins(),
            count => words::single_pins_win(count),
        };
    }
    match (family, parts) {
        (Some(family), _) => words::turned_family_wins(groups(family, parts)),
        (None, [only]) => words::turned_row_wins(only.size),
        (None, _) => words::turned_rows_win(&summed(parts)),
    }
}

fn turned(parts: &[Part], xor: u64, family: Option<&[Group]>) -> Message {
    let normal = if xor == 0 { "lost" } else { "won" };
    match family {
        Some(family) => words::turned_family(groups(family, parts), normal),
        None => words::turned_none(xor, normal),
    }
}

/// A closed ring in misère play, which the first throw turns into a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Length of the ring.
    pub ring: u64,
    /// Rows that a throw can leave, each with whether it is lost for the player to move.
    pub left: Vec<(u64, bool)>,
}

impl Explanation for Opened {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.left.iter().any(|(_, lost)| *lost))
    }

    fn summary(&self) -> Message {
        let throws = self.left.iter().map(|(row, lost)| match (row, lost) {
            (0, _) => words::throw_nothing(),
            (row, true) => words::throw_lost(*row),
            (row, false) => words::throw_won(*row),
        });
        words::ring_opened(throws.reduce(words::throw_or).unwrap_or_else(Message::nothing))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if self.ring == 1 {
            return words::single_pin_wins();
        }
        let rows = self.left.iter().map(|(row, _)| words::a_row(*row));
        words::ring_wins(self.ring, rows.reduce(words::or).unwrap_or_else(Message::nothing))
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let cell =
            |(row, lost): &(u64, bool)| Cell { text: sign(row), boxed: *lost, marked: false };
        Figure::Strip { cells: self.left.iter().map(cell).collect(), caption: words::ring_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}
