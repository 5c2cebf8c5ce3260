//! What theory sees of rows of pins in misère play.

use crate::table::sign;
use crate::theory::parts::{Part, figure, summed};
use crate::words::either;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::Recipe;

/// How many rows of a group there are.
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
    /// How many there are.
    pub count: GroupCount,
    /// Lengths that belong here, ascending.
    pub rows: &'static [u64],
}

impl Group {
    /// True if so many of these rows belong here.
    pub fn fits(&self, rows: &[u64]) -> bool {
        let count = rows.iter().filter(|row| self.rows.contains(row)).count();
        match self.count {
            GroupCount::Even => count % 2 == 0,
            GroupCount::Odd => count % 2 == 1,
            GroupCount::One => count == 1,
        }
    }
}

/// Rows in misère play, which follows normal play but for some families.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The rows.
    pub parts: Vec<Part>,
    /// Nim-sum of their values in normal play.
    pub xor: u64,
    /// The family in which misère play has the other winner.
    pub family: Option<&'static [Group]>,
}

impl Explanation for Turned {
    fn mover_wins(&self) -> Option<bool> {
        Some((self.xor != 0) != self.family.is_some())
    }

    fn summary(&self) -> Message {
        turned(&self.parts, self.xor, self.family).into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        rows_left(&self.parts, self.family).into()
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
fn groups(family: &[Group], parts: &[Part]) -> String {
    let mut told = Vec::new();
    for group in family {
        let count = match group.count {
            GroupCount::Even => "an even number of rows",
            GroupCount::Odd => "an odd number of rows",
            GroupCount::One => "one row",
        };
        if parts.iter().any(|part| group.rows.contains(&part.size)) {
            told.push(format!("{count} of {}", either(group.rows)));
        }
    }
    told.join(" and ")
}

fn rows_left(parts: &[Part], family: Option<&[Group]>) -> String {
    if parts.iter().all(|part| part.size == 1) {
        return match parts.len() {
            1 => "It leaves a single pin. @other must take it.".to_string(),
            count => format!(
                "It leaves {count} single pins, an odd number. They go one by one, so @other must take \
                 the last."
            ),
        };
    }
    match family {
        Some(family) => format!(
            "It leaves nothing but {}. In normal play that would be won; misère play turns it around.",
            groups(family, parts)
        ),
        None => match parts {
            [only] => format!(
                "It leaves one row of {}. It is none of the few rows that misère play turns around. So it \
                 is lost as in normal play.",
                only.size
            ),
            _ => format!(
                "It leaves Grundy values {} with nim-sum 0, and none of the few families that misère play \
                 turns around. So it is lost as in normal play.",
                summed(parts)
            ),
        },
    }
}

fn turned(parts: &[Part], xor: u64, family: Option<&[Group]>) -> String {
    let normal = if xor == 0 { "lost" } else { "won" };
    match family {
        Some(family) => format!(
            "Nothing but {}: in normal play this would be {normal}, and misère play turns it around.",
            groups(family, parts)
        ),
        None => format!(
            "The nim-sum is {xor}, and this is none of the few families that misère play turns around. So \
             it is {normal} as in normal play."
        ),
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
        let told = self.left.iter().map(|(row, lost)| match (row, lost) {
            (0, _) => "nothing at all, which loses".to_string(),
            (_, true) => format!("a row of {row}, in which the player to move loses"),
            (_, false) => format!("a row of {row}, in which the player to move wins"),
        });
        format!("The first throw leaves {}.", told.collect::<Vec<_>>().join(", or ")).into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Opened { ring, left } = self;
        if *ring == 1 {
            return "It leaves a single pin. @other must take it.".into();
        }
        let rows: Vec<String> = left.iter().map(|(row, _)| format!("a row of {row}")).collect();
        format!(
            "It leaves a closed ring of {ring}. The next throw opens it into {}, and @winner can win there.",
            rows.join(" or ")
        ).into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let cell =
            |(row, lost): &(u64, bool)| Cell { text: sign(row), boxed: *lost, marked: false };
        let caption = "Rows that the first throw can leave; the boxed ones are lost".to_string();
        Figure::Strip { cells: self.left.iter().map(cell).collect(), caption: caption.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}
