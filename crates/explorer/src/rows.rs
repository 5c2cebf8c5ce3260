//! The rows of the grid that are in the page: those in sight and some beside them, made a few at a time.

use crate::after_paint::{self, AfterPaint};
use crate::app::{App, Msg};
use crate::browser;
use crate::command::Pane;
use crate::grid::{self, Reel};
use crate::study_state::StudyState;
use crate::ui::cells_of;
use study::address::Show;
use yew::AttrValue;
use yew::prelude::Context;

/// Cells that are made in one task at first.
const CELLS: u64 = 60;
/// Where that takes no longer than this until it is shown, in ms, the next task makes twice as many.
const QUICK: f64 = 20.0;
/// Cells that are made in one task at most.
const MOST: u64 = 480;

/// What comes of another table, each with a frame of its own; all before the other rows and the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    /// The strip, the plane or the first cells of a table: the page with another head was shown before.
    Strip = 1,
    /// The heads of the grid with one row.
    Grid,
    /// Why a cell has its value, and the plane as a table.
    Why,
}

/// What a row shows; one whose part of the table has changed is made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    columns: u64,
    /// First column in the page, and the one behind the last.
    cells: (u64, u64),
    /// The heap behind the last one that is known, for either rule.
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
    /// True once the grid of this table has come to rest.
    rested: bool,
    /// Frames that were shown since.
    frames: u32,
    /// Runs until more is made.
    more: Option<AfterPaint>,
    pace: Pace,
    /// First value of the strip in the page, and the one behind the last.
    pub(crate) line: (u64, u64),
}

/// How many cells a task makes: few on a slow machine, where more would hold the page up, and soon many on a quick
/// one, which is to show them all at once.
#[derive(Debug)]
struct Pace {
    cells: u64,
    /// When the last task began, in ms, if it made as many as it might.
    full: Option<f64>,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { cells: CELLS, full: None }
    }
}

impl Pace {
    /// What is made was shown, or nothing was made for a while.
    fn step(&mut self, now: f64, goes_on: bool) {
        let quick = self.full.take().is_some_and(|began| goes_on && now - began < QUICK);
        self.cells = if quick { (2 * self.cells).min(MOST) } else { CELLS };
    }
}

impl Rows {
    /// Another table has other rows.
    pub(crate) fn clear(&mut self) {
        *self = Rows::default();
    }

    /// What was put off until the grid rests waits for that again.
    pub(crate) fn unrest(&mut self) {
        self.rested = false;
    }

    /// True once this of the table is to be seen.
    pub(crate) fn shows(&self, stage: Stage) -> bool {
        self.frames >= stage as u32
    }

    /// True if nothing more is made by itself.
    pub(crate) fn at_rest(&self) -> bool {
        self.rested && self.more.is_none()
    }

    /// Drops what is not wanted, and makes some of what is, `room` cells at most but the first row in any
    /// case; true with it if that changed anything.
    fn make(&mut self, plan: &Plan<'_>, mut room: u64) -> (bool, bool) {
        let before = self.made.len();
        // In a hurry what is out of sight stays a moment longer: to take it away needs time as well.
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
                cells_of(plan.study_state, *at, part.columns, part.cells, plan.language).into();
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

/// What should be seen of the grid.
struct Plan<'h> {
    study_state: &'h StudyState,
    language: &'h str,
    columns: u64,
    cells: (u64, u64),
    /// Rows, the most urgent first: the one that is looked at, those in sight, those beside them.
    rows: Vec<u64>,
}

impl Plan<'_> {
    fn new<'h>(
        (rows, across): (&Reel, &Reel),
        study_state: &'h StudyState,
        here: u64,
        language: &'h str,
    ) -> Plan<'h> {
        let (columns, cells) = (across.count, grid::beside(across));
        let (sight, all) = (rows.drawn(0), grid::drawn(rows));
        let mut plan = Plan { study_state, language, columns, cells, rows: vec![here / columns] };
        plan.rows.retain(|looked| *looked < rows.count);
        (sight.0..sight.1).for_each(|at| plan.want(at));
        (sight.1..all.1).for_each(|at| plan.want(at));
        (all.0..sight.0).rev().for_each(|at| plan.want(at));
        plan
    }

    fn want(&mut self, at: u64) {
        if self.rows.first() != Some(&at) {
            self.rows.push(at);
        }
    }

    /// What a row shows.
    fn part(&self, at: u64) -> Part {
        let Plan { study_state, columns, cells, .. } = *self;
        let ends =
            [0, 1].map(|which| ((at + 1) * columns).min(study_state.values[which].len() as u64));
        Part { columns, cells, ends, marks: study_state.marks() }
    }
}

impl App {
    /// Makes some of the rows that should be seen; true if there is something new to draw. It `comes` by
    /// itself, or with something else that has happened.
    pub(crate) fn unroll(&mut self, ctx: &Context<Self>, comes: bool) -> bool {
        if comes {
            self.rows.more = None;
            self.rows.frames = self.rows.frames.saturating_add(1);
        }
        let columns = self.columns();
        let same = self.rows.made.iter().all(|row| row.part.columns == columns);
        if !comes && self.rows.more.is_some() && same && self.focus.is_none() {
            // The next step comes by itself, with a frame before it.
            return false;
        }
        let now = browser::now();
        self.rows.pace.step(now, comes);
        let (mut all, mut changed) = self.make_rows(now);
        let staged = self.rows.frames > Stage::Why as u32;
        let line = grid::beside(&self.viewport.line(&self.study_state));
        if self.focus.is_none() {
            changed |= std::mem::replace(&mut self.rows.line, line) != line;
        }
        all &= self.rows.line == line;
        if all && !changed && staged && comes && !self.rows.rested {
            // What was put off is shown now, each piece in a task of its own.
            changed = self.study_state.refresh(self.view.language());
            self.rows.rested = !changed;
        }
        if all && self.rows.rested {
            self.rows.more = None;
        } else if self.rows.more.is_none() {
            let link = ctx.link().clone();
            self.rows.more = Some(after_paint::then(move || link.send_message(Msg::Unroll)));
        }
        changed || comes && self.rows.frames <= Stage::Why as u32
    }

    fn make_rows(&mut self, now: f64) -> (bool, bool) {
        if !self.values() || !matches!(self.shown.view.show, None | Some(Show::Grid)) {
            self.rows.made.clear();
            return (true, false);
        }
        if !self.rows.shows(Stage::Grid) {
            return (false, false);
        }
        let columns = self.columns();
        let across = self.viewport.across(&self.study_state, columns);
        let rows = self.viewport.rows(&self.study_state, columns);
        let plan = Plan::new((&rows, &across), &self.study_state, self.here, self.view.language());
        // To put the focus on a cell lays the page out, and a grid that is new comes with all around it; the
        // other rows follow.
        let new = self.rows.made.is_empty() || !self.rows.shows(Stage::Why);
        let room = if self.focus.is_some() || new { 0 } else { self.rows.pace.cells };
        let (all, changed) = self.rows.make(&plan, room);
        self.rows.pace.full = (room > 0 && !all).then_some(now);
        (all, changed)
    }
}

/// Marks the cells of the heap that is looked at in grid and strip, and no others; nothing need be made anew
/// for it.
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
