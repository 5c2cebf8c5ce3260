//! The goals for speed: pairs of kernels, how their times should compare, and the table of what was measured.

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
    /// Whether the two find the same numbers.
    alike: bool,
}

/// Where a quotient should lie.
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
];

/// What is compared between machines: the same kernel in Node and natively.
pub(crate) const NATIVE: &[(&str, &str)] = &[
    ("guess and witness, Kayles to 65 536", "kayles-65536-scan"),
    ("rare values, Kayles to 65 536", "kayles-65536-rare"),
    ("rare values in lanes, Grundy’s game to 2^20", "grundy-20"),
    ("tiles, the plane of 4000", "plane-4000"),
];

/// What is run cold: once in a new instance, against the same kernel later on.
pub(crate) const COLD: &[(&str, &str)] = &[
    ("Grundy’s game to 2^20", "grundy-20"),
    ("512 codes with verdicts", "codes-proved"),
    ("the plane of 1000", "plane-1000"),
];

impl Bound {
    fn met(self, ratio: f64) -> bool {
        match self {
            Most(bound) => ratio <= bound,
            Least(bound) => ratio >= bound,
        }
    }

    fn words(self) -> String {
        match self {
            Most(bound) => format!("≤ {bound}"),
            Least(bound) => format!("≥ {bound}"),
        }
    }
}

/// Times by the column of the table and the name of the kernel.
pub(crate) type Times = HashMap<(usize, &'static str), Timed>;

impl Goal {
    /// The two kernels of a column.
    pub(crate) fn kernels(&self, column: usize) -> [&'static str; 2] {
        [self.over[column.min(1)], self.under]
    }

    /// The line of the table; an error if the two do not agree on what they found.
    pub(crate) fn line(&self, times: &Times, columns: usize) -> Result<Vec<String>, String> {
        let mut cells = vec![self.name.to_string(), self.what.to_string(), self.bound.words()];
        for column in 0..columns {
            let [over, under] = self.kernels(column);
            let (over, under) = (&times[&(column, over)], &times[&(column, under)]);
            if self.alike && over.sum != under.sum {
                return Err(format!("{} {}: the two do not agree", self.name, self.what));
            }
            // The goals are set for wasm.
            let bound = (column > 0).then_some(self.bound);
            cells.push(told(over.nanos / under.nanos, bound));
        }
        Ok(cells)
    }
}

/// The lines that compare Node with the machine itself.
pub(crate) fn against_native(times: &Times, columns: usize) -> Vec<Vec<String>> {
    let line = |(what, kernel): &(&str, &'static str)| {
        let what = format!("In Node / natively: {what}");
        let mut cells = vec!["G5".to_string(), what, Most(1.25).words(), "1".to_string()];
        cells.extend((1..columns).map(|column| {
            let ratio = times[&(column, *kernel)].nanos / times[&(0, *kernel)].nanos;
            // The goal is set for the same instructions on both sides.
            told(ratio, (column > 1).then_some(Most(1.25)))
        }));
        cells
    };
    NATIVE.iter().map(line).collect()
}

/// The line of a first run against later ones, for each of the columns in Node.
pub(crate) fn cold_line(what: &str, ratios: &[f64]) -> Vec<String> {
    let bound = Most(1.25);
    let what = format!("First run / a later one: {what}");
    let mut cells = vec!["G4b".to_string(), what, bound.words(), "–".to_string()];
    cells.extend(ratios.iter().map(|ratio| told(*ratio, Some(bound))));
    cells
}

/// The line of the picture of a plane, which only a browser can draw.
pub(crate) fn picture_line(ratio: f64) -> Vec<String> {
    let what = "Picture of 1000 × 1000 values / squares of SVG, for each square";
    let ratio = format!("1/{:.0}{}", 1.0 / ratio, mark(ratio, Most(0.005)));
    vec!["G16".into(), what.into(), "≤ 1/200".into(), "–".into(), ratio.clone(), ratio]
}

/// The line of the shipped program against its kernel, which only a native build has.
pub(crate) fn shipped_line(what: &str, ratio: f64) -> Vec<String> {
    let bound = Most(shipped::MOST);
    let what = format!("`last-move` / its kernel: {what}");
    let none = || "–".to_string();
    vec!["G17".into(), what, bound.words(), told(ratio, Some(bound)), none(), none()]
}

/// A ratio, with a mark if it is measured against a bound and beyond it.
fn told(ratio: f64, bound: Option<Bound>) -> String {
    let digits = match ratio {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    format!("{ratio:.digits$}{}", bound.map_or("", |bound| mark(ratio, bound)))
}

fn mark(ratio: f64, bound: Bound) -> &'static str {
    if bound.met(ratio) { "" } else { " ✗" }
}

/// The table in Markdown.
pub(crate) fn table(lines: &[Vec<String>]) -> String {
    let mut text = String::from(
        "| | What | Goal | Native | wasm | wasm, simd128 |\n|---|---|---|---|---|---|\n",
    );
    for line in lines {
        text.push_str(&format!("| {} |\n", line.join(" | ")));
    }
    text
}
