//! The goals for speed: pairs of kernels, the intended ratios of their times, and the table of measurements.

use std::collections::HashMap;

use crate::kernels::Timed;
use crate::shipped;

/// One goal: two kernels of the crate `bench`, whose times are divided.
pub(crate) struct Goal {
    pub(crate) name: &'static str,
    what: &'static str,
    /// The kernel above the line, natively and in Node.
    over: [&'static str; 2],
    under: &'static str,
    bound: Bound,
    /// True if both compute the same numbers.
    alike: bool,
}

/// The bound of a ratio.
#[derive(Clone, Copy)]
enum Bound {
    Most(f64),
    Least(f64),
}

use Bound::{Least, Most};

const fn goal(
    name: &'static str,
    what: &'static str,
    over: &'static str,
    under: &'static str,
    bound: Bound,
    alike: bool,
) -> Goal {
    Goal { name, what, over: [over, over], under, bound, alike }
}

pub(crate) const GOALS: &[Goal] = &[
    goal(
        "G1",
        "Grundy’s game to 2^20 / to 2^16 by marking every pair",
        "grundy-20",
        "grundy-16-naive",
        Most(0.5),
        false,
    ),
    goal(
        "G2",
        "Kayles to 20 000 by marking every pair / by rare values, no period",
        "kayles-20000-naive",
        "kayles-20000-rare",
        Least(40.0),
        true,
    ),
    goal("G2", "the same to 65 536", "kayles-65536-naive", "kayles-65536-rare", Least(50.0), true),
    goal(
        "G3",
        "512 codes 0.abc, 1000 values with verdicts / by marking, without",
        "codes-proved",
        "codes-naive",
        Most(0.2),
        true,
    ),
    goal(
        "G4",
        "Kayles to 20 000 by marking every pair / its period proved from nothing",
        "kayles-20000-naive",
        "kayles-proof",
        Least(10_000.0),
        false,
    ),
    Goal {
        name: "G6",
        what: "Plane of 1000, every line marked by plain JavaScript (natively by Rust) / in tiles",
        over: ["plane-1000-naive", "plane-1000-script"],
        under: "plane-1000",
        bound: Least(700.0),
        alike: true,
    },
    goal(
        "G7",
        "Plane of 4000 in tiles / the whole square by sets of bits",
        "plane-4000",
        "plane-4000-square",
        Most(0.4),
        true,
    ),
    goal(
        "G7",
        "Plane of 10 000 in tiles / its triangle without tiles",
        "plane-10000",
        "plane-10000-triangle",
        Most(0.25),
        true,
    ),
    goal(
        "G8",
        "Rows 0 to 40 with proved periods / the plane of 1000",
        "rows-40",
        "plane-1000",
        Most(2.0),
        false,
    ),
    goal(
        "G9",
        "Officers (0.6) to 2^18 by rare values, plainly / in lanes, its mask found",
        "officers-18-plain",
        "officers-18",
        Least(6.0),
        true,
    ),
];

/// Kernels that are compared in Node and natively.
pub(crate) const NATIVE: &[(&str, &str)] = &[
    ("guess and witness, Kayles to 65 536", "kayles-65536-scan"),
    ("rare values, Kayles to 65 536", "kayles-65536-rare"),
    ("rare values in lanes, Grundy’s game to 2^20", "grundy-20"),
    ("rare values beyond a byte, 0.6 to 2^18", "officers-18"),
    ("tiles, the plane of 4000", "plane-4000"),
];

/// Kernels that are run cold: once in a new instance, compared with later runs.
pub(crate) const COLD: &[(&str, &str)] = &[
    ("Grundy’s game to 2^20", "grundy-20"),
    ("512 codes with verdicts", "codes-proved"),
    ("the plane of 1000", "plane-1000"),
];

impl Bound {
    /// True if the ratio reaches the bound after it is relaxed by this factor.
    fn met(self, ratio: f64, slack: f64) -> bool {
        match self {
            Most(bound) => ratio <= bound * slack,
            Least(bound) => ratio >= bound / slack,
        }
    }

    fn words(self) -> String {
        match self {
            Most(bound) => format!("≤ {bound}"),
            Least(bound) => format!("≥ {bound}"),
        }
    }
}

/// Factor by which a reached goal may be missed before it counts as lost.
const SLACK: f64 = 1.1;

/// A line of the table.
#[derive(Debug)]
pub(crate) struct Line {
    cells: Vec<String>,
    /// The columns in which the goal is missed by more than [`SLACK`] allows.
    missed: Vec<usize>,
}

impl Line {
    /// A line without measurements.
    fn new(name: &str, what: String, bound: Bound) -> Line {
        Line { cells: vec![name.to_string(), what, bound.words()], missed: Vec::new() }
    }

    /// Appends a ratio, with a mark if it is beyond its bound.
    fn push(&mut self, ratio: f64, bound: Option<Bound>) {
        self.push_text(rounded(ratio), ratio, bound);
    }

    fn push_text(&mut self, text: String, ratio: f64, bound: Option<Bound>) {
        if bound.is_some_and(|bound| !bound.met(ratio, SLACK)) {
            self.missed.push(self.cells.len());
        }
        let mark = if bound.is_some_and(|bound| !bound.met(ratio, 1.0)) { MISSED } else { "" };
        self.cells.push(text + mark);
    }

    /// Appends columns that are not measured.
    fn push_none(&mut self, columns: usize) {
        self.cells.extend(std::iter::repeat_n(NONE.to_string(), columns));
    }

    /// The number of the goal, which orders the table.
    pub(crate) fn number(&self) -> u32 {
        self.cells[0][1..].trim_end_matches('b').parse().unwrap_or(0)
    }
}

/// The marks of a goal that is not reached, and of a column that is not measured.
const MISSED: &str = " ✗";
const NONE: &str = "–";

/// Times by the column of the table and the name of the kernel.
pub(crate) type Times = HashMap<(usize, &'static str), Timed>;

impl Goal {
    pub(crate) fn kernels(&self, column: usize) -> [&'static str; 2] {
        [self.over[column.min(1)], self.under]
    }

    /// The line of the table; an error if the two kernels have different results.
    pub(crate) fn line(&self, times: &Times, columns: usize) -> Result<Line, String> {
        let mut line = Line::new(self.name, self.what.to_string(), self.bound);
        for column in 0..columns {
            let [over, under] = self.kernels(column);
            let (over, under) = (&times[&(column, over)], &times[&(column, under)]);
            if self.alike && over.sum != under.sum {
                return Err(format!("{} {}: the two results differ", self.name, self.what));
            }
            // The goals are set for wasm.
            let bound = (column > 0).then_some(self.bound);
            line.push(over.nanos / under.nanos, bound);
        }
        Ok(line)
    }
}

/// The lines that compare Node with the machine itself.
pub(crate) fn against_native(times: &Times, columns: usize) -> Vec<Line> {
    let line = |(what, kernel): &(&str, &'static str)| {
        let bound = Most(1.25);
        let mut line = Line::new("G5", format!("In Node / natively: {what}"), bound);
        line.push_text("1".to_string(), 1.0, None);
        for column in 1..columns {
            let ratio = times[&(column, *kernel)].nanos / times[&(0, *kernel)].nanos;
            // The goal is set for the same instructions on both sides.
            line.push(ratio, (column > 1).then_some(bound));
        }
        line
    };
    NATIVE.iter().map(line).collect()
}

/// The line of a first run compared with later ones, for each of the columns in Node.
pub(crate) fn cold_line(what: &str, ratios: &[f64]) -> Line {
    let bound = Most(1.25);
    let mut line = Line::new("G4b", format!("First run / a later one: {what}"), bound);
    line.push_none(1);
    ratios.iter().for_each(|ratio| line.push(*ratio, Some(bound)));
    line
}

/// The line of the picture of a plane, which only a browser can draw.
pub(crate) fn picture_line(ratio: f64) -> Line {
    let what = "Picture of 1000 × 1000 values / squares of SVG, for each square";
    let bound = Most(1.0 / 200.0);
    let mut line = Line::new("G16", what.to_string(), bound);
    // A fraction is easier to read than 0.005.
    line.cells[2] = "≤ 1/200".to_string();
    line.push_none(1);
    for _ in 0..2 {
        line.push_text(format!("1/{:.0}", 1.0 / ratio), ratio, Some(bound));
    }
    line
}

/// The line of the shipped program compared with its kernel; only a native build has one.
pub(crate) fn shipped_line(what: &str, ratio: f64) -> Line {
    let bound = Most(shipped::MOST);
    let mut line = Line::new("G17", format!("`last-move` / its kernel: {what}"), bound);
    line.push(ratio, Some(bound));
    line.push_none(2);
    line
}

/// A ratio with three digits or so.
fn rounded(ratio: f64) -> String {
    let digits = match ratio {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    format!("{ratio:.digits$}")
}

/// The table in Markdown.
pub(crate) fn table(lines: &[Line]) -> String {
    let mut text = format!("{HEAD}\n|---|---|---|---|---|---|\n");
    for line in lines {
        text.push_str(&format!("| {} |\n", line.cells.join(" | ")));
    }
    text
}

/// The columns of the table.
const HEAD: &str = "| | What | Goal | Native | wasm | wasm, simd128 |";

/// The goals that a former table reached and that are now missed by more than a tenth, a sentence each.
pub(crate) fn lost(lines: &[Line], former: &str) -> Vec<String> {
    let columns: Vec<&str> = HEAD.split('|').skip(1).map(str::trim).collect();
    let former: Vec<Vec<&str>> = former.lines().map(cells).collect();
    let mut lost = Vec::new();
    for line in lines {
        let Some(had) = before(line, &former) else { continue };
        for column in line.missed.iter().filter(|column| reached(had[**column])) {
            let [name, what, bound, ..] = &line.cells[..] else { continue };
            let (now, before, column) = (&line.cells[*column], had[*column], columns[*column]);
            lost.push(format!("{name} {what}, {column}: {now} for {bound}, {before} before"));
        }
    }
    lost
}

/// The cells of the same goal in a former table.
fn before<'f, 't>(line: &Line, former: &'f [Vec<&'t str>]) -> Option<&'f Vec<&'t str>> {
    former.iter().find(|had| had.len() == line.cells.len() && had[..3] == line.cells[..3])
}

fn cells(line: &str) -> Vec<&str> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split(" | ").map(str::trim).collect()
}

/// Marks the cells that miss a goal which the former table reached, so that `--check` holds them to it all the same.
pub(crate) fn remember(lines: &mut [Line], former: &str) {
    let former: Vec<Vec<&str>> = former.lines().map(cells).collect();
    for line in lines {
        let Some(had) = before(line, &former) else { continue };
        for (cell, had) in line.cells.iter_mut().zip(had).skip(3) {
            if cell.ends_with(MISSED) && reached(had) {
                cell.push('*');
            }
        }
    }
}

/// True if a cell of a former table has a measurement that reached its goal, or follows one that did.
fn reached(cell: &str) -> bool {
    cell != NONE && !cell.ends_with(MISSED.trim())
}

#[cfg(test)]
mod tests {
    use super::{Line, Most, lost, remember, table};

    fn line(ratio: f64) -> Line {
        let mut line = Line::new("G1", "a / b".to_string(), Most(0.5));
        line.push(0.7, None);
        line.push_none(1);
        line.push(ratio, Some(Most(0.5)));
        line
    }

    #[test]
    fn a_goal_that_was_reached_and_is_missed_by_more_than_a_tenth_is_lost() {
        let (good, bad) = (table(&[line(0.49)]), table(&[line(0.51)]));
        assert!(good.contains("| G1 | a / b | ≤ 0.5 | 0.70 | – | 0.49 |"), "{good}");
        assert!(bad.contains("| 0.51 ✗ |"), "{bad}");
        assert!(lost(&[line(0.54)], &good).is_empty(), "a tenth is noise");
        let expected = "G1 a / b, wasm, simd128: 0.56 ✗ for ≤ 0.5, 0.49 before";
        assert_eq!(lost(&[line(0.56)], &good), [expected]);
        assert!(lost(&[line(0.56)], &bad).is_empty(), "it was not reached before");
        assert!(lost(&[line(0.56)], "").is_empty(), "it was not measured before");

        let mut lines = [line(0.51)];
        remember(&mut lines, &good);
        let after = table(&lines);
        assert!(after.contains("| 0.51 ✗* |"), "{after}");
        assert_eq!(lost(&[line(0.56)], &after).len(), 1, "a new table forgets nothing");
        remember(&mut lines, &bad);
        assert_eq!(table(&lines), after);
    }
}
