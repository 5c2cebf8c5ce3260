//! The rows of the grid in the page: visible ones and some beside them, made a few at a time.

use crate::after_paint::AfterPaint;
use crate::browser;
use crate::command::Pane;
use crate::grid::{self, Reel};
use crate::markup::bundle;
use crate::study_state::StudyState;
use crate::words;
use std::fmt::Write;
use web_common::words::Words;
use yew::AttrValue;

/// Cells made in the first task.
const CELLS: u64 = 60;
/// If a task takes at most this time in ms until it is painted, the next one makes twice as many cells.
const QUICK: f64 = 20.0;
/// Most cells made in one task.
const MOST: u64 = 480;

/// The parts of a new table, each in a frame of its own; all before the other rows and the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    /// The strip, the plane or the first cells of a table, after the new head of the page.
    Strip = 1,
    /// The heads of the grid with one row.
    Grid,
    /// Why a cell has its value, and the plane as a table.
    Why,
}

/// The content of a row; it is rebuilt if its part of the table has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    columns: u64,
    /// First column in the page, and the one behind the last.
    cells: (u64, u64),
    /// The heap after the last known one, for either rule.
    ends: [u64; 2],
    /// Number of the marks that its cells wear.
    marks: u32,
}

/// A row as it is in the page.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// Its number from the top.
    pub(crate) at: u64,
    part: Part,
    /// Its cells as markup.
    pub(crate) markup: AttrValue,
}

impl Row {
    /// Its first column in the page, and the one behind the last.
    pub(crate) fn cells(&self) -> (u64, u64) {
        self.part.cells
    }
}

/// The rows in the page, from the top.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) made: Vec<Row>,
    /// True once the grid of this table is complete.
    pub(crate) rested: bool,
    /// Frames that were shown since.
    pub(crate) frames: u32,
    /// Runs until more is made.
    pub(crate) more: Option<AfterPaint>,
    pub(crate) pace: Pace,
    /// First value of the strip in the page, and the one after the last.
    pub(crate) line: (u64, u64),
}

/// The number of cells that a task makes: few on a slow machine, where more would block the page, and
/// soon many on a fast one.
#[derive(Debug)]
pub(crate) struct Pace {
    pub(crate) cells: u64,
    /// When the last task began, in ms, if it used its limit.
    pub(crate) full: Option<f64>,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { cells: CELLS, full: None }
    }
}

impl Pace {
    /// The work has been painted, or there was none for a while.
    pub(crate) fn step(&mut self, now: f64, goes_on: bool) {
        let quick = self.full.take().is_some_and(|began| goes_on && now - began < QUICK);
        self.cells = if quick { (2 * self.cells).min(MOST) } else { CELLS };
    }
}

impl Rows {
    /// Another table has other rows.
    pub(crate) fn clear(&mut self) {
        *self = Rows::default();
    }

    /// Work deferred until the grid is complete waits again.
    pub(crate) fn unrest(&mut self) {
        self.rested = false;
    }

    /// True once this part of the table should be visible.
    pub(crate) fn shows(&self, stage: Stage) -> bool {
        self.frames >= stage as u32
    }

    /// True if all rows have this many cells.
    pub(crate) fn fit(&self, columns: u64) -> bool {
        self.made.iter().all(|row| row.part.columns == columns)
    }

    /// True if no more work comes by itself.
    pub(crate) fn at_rest(&self) -> bool {
        self.rested && self.more.is_none()
    }

    /// Removes unwanted rows, and makes some of the wanted ones, `room` cells at most but the first row
    /// in any case; also returns true if that changed anything.
    pub(crate) fn make(&mut self, plan: &Plan<'_>, mut room: u64) -> (bool, bool) {
        let before = self.made.len();
        // Under time pressure, invisible rows stay a little longer: removing them takes time as well.
        let hurry = room == 0;
        self.made.retain(|row| {
            row.part.columns == plan.columns && (hurry || plan.rows.contains(&row.at))
        });
        let mut changed = self.made.len() != before;
        for (i, at) in plan.rows.iter().enumerate() {
            let part = plan.part(*at);
            let place = self.made.binary_search_by_key(at, |row| row.at);
            if place.is_ok_and(|place| self.made[place].part == part) {
                continue;
            }
            if room == 0 && i > 0 {
                return (false, changed);
            }
            room = room.saturating_sub(part.cells.1 - part.cells.0);
            let markup =
                grid_row(plan.study_state, *at, part.columns, part.cells, plan.language).into();
            let row = Row { at: *at, part, markup };
            match place {
                Ok(place) => self.made[place] = row,
                Err(place) => self.made.insert(place, row),
            }
            changed = true;
        }
        (true, changed)
    }
}

/// The rows that should be in the grid.
pub(crate) struct Plan<'h> {
    study_state: &'h StudyState,
    language: &'h str,
    columns: u64,
    cells: (u64, u64),
    /// Rows, the most urgent first: the selected one, the visible ones, those beside them.
    rows: Vec<u64>,
}

impl Plan<'_> {
    pub(crate) fn new<'h>(
        (rows, across): (&Reel, &Reel),
        study_state: &'h StudyState,
        here: u64,
        language: &'h str,
    ) -> Plan<'h> {
        let (columns, cells) = (across.count, grid::beside(across));
        let (visible, all) = (rows.drawn(0), grid::drawn(rows));
        let mut plan = Plan { study_state, language, columns, cells, rows: vec![here / columns] };
        plan.rows.retain(|looked| *looked < rows.count);
        (visible.0..visible.1).for_each(|at| plan.want(at));
        (visible.1..all.1).for_each(|at| plan.want(at));
        (all.0..visible.0).rev().for_each(|at| plan.want(at));
        plan
    }

    fn want(&mut self, at: u64) {
        if self.rows.first() != Some(&at) {
            self.rows.push(at);
        }
    }

    fn part(&self, at: u64) -> Part {
        let Plan { study_state, columns, cells, .. } = *self;
        let ends =
            [0, 1].map(|which| ((at + 1) * columns).min(study_state.values[which].len() as u64));
        Part { columns, cells, ends, marks: study_state.marks() }
    }
}

/// Takes the place of the columns that are not drawn.
pub(crate) fn gap(out: &mut String, from: u64) {
    if from > 0 {
        out.push_str("<span role=\"presentation\"></span>");
    }
}

/// The cells of a row as markup, which the browser parses faster than we could build its elements.
fn grid_row(
    study_state: &StudyState,
    row: u64,
    columns: u64,
    (from, to): (u64, u64),
    language: &str,
) -> String {
    let marks = [words::loses(), words::exception(), words::rules_differ()];
    let marks = marks.map(|mark| mark.words(language).into_owned());
    let first = row * columns;
    let mut out =
        format!("<span role=\"rowheader\" class=\"head\" aria-colindex=\"1\">{first}</span>");
    gap(&mut out, from);
    let period = study_state.period();
    for n in first + from..(first + to).min(study_state.count()) {
        let (one, other) = (study_state.value(0, n), study_state.value(1, n));
        let mut text = one.map(|value| value.to_string()).unwrap_or_default();
        let differ = study_state.two() && other.is_some() && one != other;
        if let Some(other) = other.filter(|_| differ) {
            let _ = write!(text, "|{other}");
        }
        let (lost, exception) = (study_state.here(n) == Some(0), study_state.exception(n));
        let start = period.is_some_and(|(start, ..)| n == start);
        let early = period.is_some_and(|(start, ..)| n < start);
        let mut class = String::new();
        for (word, on) in [("z", lost), ("x", exception), ("d", differ), ("s", start), ("e", early)]
        {
            if on {
                class.push_str(word);
                class.push(' ');
            }
        }
        let mut name = format!("{n}: {text}");
        for (mark, _) in marks.iter().zip([lost, exception, differ]).filter(|(_, on)| *on) {
            name.push_str(", ");
            name.push_str(mark);
        }
        let _ = write!(
            out,
            "<span role=\"gridcell\" id=\"c{n}\" data-n=\"{n}\" tabindex=\"-1\" aria-colindex=\"{}\" \
             aria-label=\"{name}\" class=\"{}\">{text}</span>",
            n - first + 2,
            class.trim()
        );
    }
    bundle(&out)
}

/// Marks the cells of the selected heap in grid and strip, and no others, without rebuilding them.
pub(crate) fn mark(here: u64) {
    for pane in [Pane::Grid, Pane::Strip] {
        let Some(within) = grid::element(pane.id()) else { continue };
        let found = |selector: &str| within.query_selector(selector).ok().flatten();
        let (before, cell) = (found(".at"), found(&format!("[data-n='{here}']")));
        if before == cell {
            continue;
        }
        for (cell, on) in [(before, false), (cell, true)] {
            let Some(cell) = cell else { continue };
            // A class of this name can be toggled.
            let _ = cell.class_list().toggle_with_force("at", on);
            if pane == Pane::Grid {
                browser::set(&cell, "tabindex", Some(if on { "0" } else { "-1" }));
            }
        }
    }
}
