//! Sentences about tables of more than one game.

use super::{count, number};
use alloc::format;
use alloc::string::{String, ToString};

/// What the tables are, and heads of their columns.
pub(crate) const KAYLES: &str =
    "Kayles with throws of up to k neighbours: values of a row of n pins";
pub(crate) const PERIOD: &str = "Period";
pub(crate) const FROM: &str = "from n =";
pub(crate) const OPEN: &str = "open";
pub(crate) const PILE: &str = "Pile";
pub(crate) const STEP: &str = "step";

/// What the columns of the H-numbers are.
pub(crate) const LIMITS_COLUMNS: &str = "k counts the lost piles, and “step” is the way from one to \
    the next. Each other column belongs to a limit on the next move after x were taken: 2x is twice \
    as many, xx is x times x.";
/// What the rows and columns of take-away are.
pub(crate) const TAKE_AWAY_COLUMNS: &str = "Each row is a pile; above each column stands how many \
    may be taken at most now.";

/// The table of take-away.
pub(crate) fn take_away(f: &str) -> String {
    format!(
        "Take-away, after x at most {f}: how many to take from each pile if at most so many may be taken; \
         P where the player to move loses"
    )
}

/// The table of H-numbers.
pub(crate) fn limits(f: &str) -> String {
    format!(
        "H-numbers, the lost piles, where after x at most {f} may be taken, and of other limits beside it"
    )
}

/// What the theorem says of a limit.
pub(crate) fn theorem(holds: bool, terms: usize, to: u64) -> String {
    let terms = count(terms as u64, "H-number", "H-numbers");
    if holds {
        format!(
            "{terms} up to {}. The limit is never below x, so exactly these piles are lost (Schwenk 1970).",
            number(to)
        )
    } else {
        format!(
            "{terms} up to {}. The limit falls below x, where Schwenk’s theorem says nothing: these piles were played \
             out, each with every move.",
            number(to)
        )
    }
}

/// A pile that is lost.
pub(crate) fn pile_lost(pile: u64, limit: u64) -> String {
    if pile == 0 {
        return "Nothing is left: the player to move has lost.".to_string();
    }
    format!(
        "{}, of which at most {limit} may be taken: the player to move loses.",
        count(pile, "coin", "coins")
    )
}

/// A pile that is won.
pub(crate) fn pile_won(pile: u64, limit: u64, take: u64, left: u64, next: u64) -> String {
    format!(
        "{}, of which at most {limit} may be taken: take {take}. That leaves {left}, of which at most {next} may be \
         taken, and the player to move then loses.",
        count(pile, "coin", "coins")
    )
}

/// An H-number by Schwenk’s theorem: the step to it is the least of them whose limit reaches the one before.
pub(crate) fn h_number(f: &str, pile: u64, before: u64, after: u64) -> String {
    let step = pile - before;
    format!(
        "{pile} = {before} + {step}. The step {step} is the least H-number after which at least {before} may be taken: \
         {f} makes {after} of it. So a pile of {pile} is lost if all but the whole may be taken (Schwenk 1970)."
    )
}

/// A pile that is lost, without the theorem.
pub(crate) fn lost_at_first(pile: u64) -> String {
    match pile {
        1 => "A pile of 1 is lost if the whole may not be taken: there is no move.".to_string(),
        _ => format!(
            "A pile of {pile} is lost if all but the whole may be taken: whatever is taken, what is left can be won \
             under the limit that follows."
        ),
    }
}

/// Rows are being made.
pub(crate) fn rows(found: u64, of: u64) -> String {
    format!("{} of {}", number(found), count(of, "row", "rows"))
}

/// A row that the table has not.
pub(crate) fn no_such_row() -> String {
    "the table has no such row".to_string()
}

/// A table that no page can show.
pub(crate) fn too_large((most, to): (u64, u64), cells: u64) -> String {
    format!(
        "a table has at most {most} rows or limits, heaps up to {to} and {cells} cells, so that a page can show it"
    )
}

/// Too many H-numbers.
pub(crate) fn squared(most: u64) -> String {
    format!("a limit with x² has too many H-numbers beyond {most}, so the table ends there")
}
