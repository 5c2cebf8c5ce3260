//! Why a strip is won: three in a row at once, or the values of runs of safe cells.

use super::{Treblecross, words};
use crate::theory::{nim_sum, over, share, values as figure_of};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::Figure;
use solver::mex::mex;
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::values::Values;

/// True if three X stand in a row.
pub(super) fn three(at: &[bool]) -> bool {
    at.windows(3).any(|cells| cells.iter().all(|mark| *mark))
}

/// Runs of free cells with no X within two cells of them.
pub(super) fn safe_runs(at: &[bool]) -> Vec<Range<usize>> {
    let near = |cell: usize| at[cell.saturating_sub(2)..at.len().min(cell + 3)].contains(&true);
    let mut runs: Vec<Range<usize>> = Vec::new();
    for cell in (0..at.len()).filter(|cell| !near(*cell)) {
        match runs.last_mut() {
            Some(run) if run.end == cell => run.end += 1,
            _ => runs.push(cell..cell + 1),
        }
    }
    runs
}

/// The values of runs of 0, 1, … safe cells, up to this length.
///
/// An X in a run takes its own cell and the two on each side, where the run has them. So a run has the
/// value of a row with two pins more from which three neighbours fall at a time: the octal game 0.007.
pub(crate) fn values(longest: usize) -> Vec<u64> {
    let rows = Values::pins(3, 3, longest + 2);
    (0..=longest as u64).filter_map(|length| rows.at(length + 2)).collect()
}

/// The reason for the outcome of a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// Three in a row have been made.
    Over,
    /// Three in a row can be made at once.
    Threat,
    /// The lengths of the runs of safe cells, with their values.
    Runs(Vec<(u64, u64)>),
}

impl Known {
    pub(super) fn of(at: &[bool]) -> Known {
        if three(at) {
            return Known::Over;
        }
        // Two X in three neighbouring cells leave room for the third.
        if at.windows(3).any(|cells| cells.iter().filter(|mark| **mark).count() == 2) {
            return Known::Threat;
        }
        let values = values(at.len());
        let valued = |run: Range<usize>| (run.len() as u64, values[run.len()]);
        Known::Runs(safe_runs(at).into_iter().map(valued).collect())
    }

    /// True if the player to move wins.
    pub(super) fn won(&self) -> bool {
        match self {
            Known::Over => false,
            Known::Threat => true,
            Known::Runs(runs) => runs.iter().fold(0, |xor, (_, value)| xor ^ value) != 0,
        }
    }
}

/// The theory that applies to a strip.
pub(super) fn explanation(at: &[bool]) -> Option<SharedExplanation> {
    match Known::of(at) {
        Known::Over => over(),
        Known::Threat => Some(share(Threat)),
        Known::Runs(runs) => Some(share(SafeRuns { runs })),
    }
}

/// Two X within two cells of each other: three in a row can be made at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat;

impl Explanation for Threat {
    fn mover_wins(&self) -> Option<bool> {
        Some(true)
    }

    fn summary(&self) -> Message {
        words::threat()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// Runs of cells in which an X is safe; an X within two cells of another loses at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafeRuns {
    /// Length and value of each run, left to right.
    pub runs: Vec<(u64, u64)>,
}

impl SafeRuns {
    fn xor(&self) -> u64 {
        self.runs.iter().fold(0, |xor, (_, value)| xor ^ value)
    }

    /// The values as a sum.
    fn summed(&self) -> String {
        nim_sum(self.runs.iter().map(|(_, value)| *value))
    }
}

impl Explanation for SafeRuns {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match self.runs.as_slice() {
            [] => words::no_safe_cell(),
            [(length, 0)] => words::run_lost(*length),
            [(length, value)] => words::run_value(*length, *value),
            _ => words::run_values(&self.summed(), self.xor()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.runs.as_slice() {
            [] => words::no_safe_cell_wins(),
            [(length, _)] => words::run_wins(*length),
            _ => words::runs_win(&self.summed()),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |(length, value): &(u64, u64)| (format!("{length}: {value}"), *value);
        figure_of(self.runs.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(ThreeOrBalance { safe: !self.runs.is_empty() })
    }
}

/// Make three in a row if possible, otherwise leave values with the nim-sum 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreeOrBalance {
    /// True if there is a safe cell left.
    pub safe: bool,
}

impl How for ThreeOrBalance {
    fn sentence(&self) -> Message {
        if self.safe { words::three_or_balance() } else { words::three_in_a_row() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let [between, after] =
            [exchange.between, exchange.after].map(|position| &typed::<Treblecross>(position).at);
        if near(between) {
            return three(after);
        }
        let runs = after.iter().enumerate().map(|(cell, _)| distance(after, cell) > 2);
        let runs: Vec<bool> = runs.collect();
        let runs = runs.split(|safe| !safe).map(<[bool]>::len);
        self.safe && !near(after) && balanced(&runs.collect::<Vec<usize>>())
    }
}

/// True if two X lie within two cells of each other.
fn near(at: &[bool]) -> bool {
    at.windows(2).chain(at.windows(3)).any(|cells| cells[0] && cells[cells.len() - 1])
}

/// The distance of a cell from the nearest X.
fn distance(at: &[bool], cell: usize) -> usize {
    let marks = (0..at.len()).filter(|mark| at[*mark]);
    marks.map(|mark| mark.abs_diff(cell)).min().unwrap_or(usize::MAX)
}

/// True if the values of these runs of safe cells have the nim-sum 0, by trying every X in a run: it takes the two
/// cells on either side as well.
fn balanced(runs: &[usize]) -> bool {
    let mut values: Vec<u64> = Vec::new();
    for length in 0..=runs.iter().copied().max().unwrap_or(0) {
        let left = |cell: usize| [cell.saturating_sub(2), (length - cell).saturating_sub(3)];
        let options = (0..length).map(|cell| left(cell).iter().fold(0, |xor, n| xor ^ values[*n]));
        values.push(mex(options.collect::<Vec<_>>()));
    }
    runs.iter().fold(0, |xor, length| xor ^ values[*length]) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::treblecross::Strip;
    use crate::testing::positions::ByKind as _;
    use crate::testing::{Claimed, claimed};
    use alloc::collections::BTreeMap;
    use solver::rules::{Rules, moves};

    #[test]
    fn theory_knows_every_winner() {
        let Claimed { positions, winners, .. } = claimed::<Treblecross>();
        assert_eq!(winners, positions);
    }

    /// Wins for the player to move, by trying everything.
    fn wins(at: &Strip, known: &mut BTreeMap<Strip, bool>) -> bool {
        if let Some(won) = known.get(at) {
            return *won;
        }
        let all = moves(&Treblecross, at, usize::MAX);
        let won = all.iter().any(|mv| !wins(&Treblecross.play(at, mv), known));
        known.insert(at.clone(), won);
        won
    }

    /// Every strip of this length.
    fn strips(cells: usize) -> impl Iterator<Item = Strip> {
        (0..1_u32 << cells)
            .map(move |marks| (0..cells).map(|cell| marks >> cell & 1 == 1).collect())
    }

    #[test]
    fn what_is_known_is_plain_recursion() {
        for cells in 3..=12 {
            let mut known = BTreeMap::new();
            for at in strips(cells) {
                assert_eq!(
                    Known::of(&at).won(),
                    wins(&at, &mut known),
                    "{}",
                    Treblecross.write(&at)
                );
            }
        }
    }

    /// Values of 0.007 from Guy and Smith (1956), and the lost strips from a table of our own.
    #[test]
    fn values_are_those_of_the_octal_game() {
        assert_eq!(values(12)[3..], [1, 2, 2, 0, 3, 3, 1, 1, 1, 0]);
        let lost: Vec<usize> = (3..=100).filter(|n| values(100)[*n] == 0).collect();
        assert_eq!(lost, [6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98]);
    }
}
