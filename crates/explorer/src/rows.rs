//! The rows of the grid that are in the page: those in sight and some beside them, made a few at a time.

use crate::app::{App, Happens};
use crate::browser;
use crate::deed::Pane;
use crate::grid::{self, Reel};
use crate::held::Held;
use crate::shown::{self, Shown};
use crate::ui::cells_of;
use study::address::Show;
use yew::AttrValue;
use yew::prelude::Context;

/// Cells that are made in one task.
const CELLS: u64 = 100;
/// The frame in which the strip of another table comes.
const STRIP: u32 = 1;

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
    /// Frames that were shown since: a page with another table comes before its strip, and that before the grid.
    frames: u32,
    /// Runs until more is made.
    more: Option<Shown>,
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

    /// True once the strip of this table is to be seen.
    pub(crate) fn strip(&self) -> bool {
        self.frames >= STRIP
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
            let markup = cells_of(plan.held, *at, part.columns, part.cells).into();
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
    held: &'h Held,
    columns: u64,
    cells: (u64, u64),
    /// Rows, the most urgent first: the one that is looked at, those in sight, those beside them.
    rows: Vec<u64>,
}

impl Plan<'_> {
    fn new<'h>(rows: &Reel, across: &Reel, held: &'h Held, here: u64) -> Plan<'h> {
        let (columns, cells) = (across.count, grid::beside(across));
        let (sight, all) = (rows.drawn(0), grid::drawn(rows));
        let mut plan = Plan { held, columns, cells, rows: vec![here / columns] };
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
        let Plan { held, columns, cells, .. } = *self;
        let ends = [0, 1].map(|which| ((at + 1) * columns).min(held.values[which].len() as u64));
        Part { columns, cells, ends, marks: held.marks() }
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
        let (all, changed) = self.make_rows();
        if all && !changed && self.rows.frames > STRIP && comes && !self.rows.rested {
            // What was put off is shown now, in a task of its own.
            self.rows.rested = true;
            return self.held.refresh();
        }
        if all && self.rows.rested {
            self.rows.more = None;
        } else if self.rows.more.is_none() {
            let link = ctx.link().clone();
            self.rows.more = Some(shown::then(move || link.send_message(Happens::Unroll)));
        }
        // The strip comes with a frame of its own.
        changed || comes && self.rows.frames == STRIP
    }

    fn make_rows(&mut self) -> (bool, bool) {
        if !self.values() || !matches!(self.shown.view.show, None | Some(Show::Grid)) {
            self.rows.made.clear();
            return (true, false);
        }
        let columns = self.columns();
        let across = self.room.across(&self.held, columns);
        let rows = self.room.rows(&self.held, columns);
        let plan = Plan::new(&rows, &across, &self.held, self.here);
        // To put the focus on a cell lays the page out, and a grid that is new comes with all around it; the
        // other rows follow.
        let new = self.rows.made.is_empty() || self.rows.frames <= STRIP;
        let room = if self.focus.is_some() || new { 0 } else { CELLS };
        self.rows.make(&plan, room)
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
