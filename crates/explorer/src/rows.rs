//! The rows of the grid that are in the page: those in sight and some beside them, made a few at a time.

use crate::app::{App, Happens};
use crate::browser;
use crate::deed::Pane;
use crate::grid::{self, Reel};
use crate::held::Held;
use crate::ui::cells_of;
use gloo::timers::callback::Timeout;
use study::address::Show;
use yew::AttrValue;
use yew::prelude::Context;

/// Cells that are made in one task.
const CELLS: u64 = 130;
/// Time until rows beside those in sight are made, in ms.
const RESTING: u32 = 60;
/// Time until more of those in sight are, in ms: a frame.
const FRAME: u32 = 16;

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
    /// Runs until more is made.
    more: Option<Timeout>,
}

/// How far the rows are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Made {
    /// Some in sight are not.
    Some,
    /// Those in sight are.
    InSight,
    /// All are.
    All,
}

impl Rows {
    /// Another table has other rows.
    pub(crate) fn clear(&mut self) {
        *self = Rows::default();
    }

    /// True if nothing more is made by itself.
    pub(crate) fn at_rest(&self) -> bool {
        self.rested && self.more.is_none()
    }

    /// Drops what is not wanted, and makes some of what is: the row that is looked at, then those in sight,
    /// then those beside them. True with it if that changed anything.
    fn make(
        &mut self,
        wanted: &[(u64, Part)],
        sight: usize,
        held: &Held,
        mut room: u64,
    ) -> (Made, bool) {
        let before = self.made.len();
        // In a hurry what is out of sight stays a moment longer: to take it away needs time as well.
        let keeps = |row: &Row| {
            let same = |part: &Part| part.columns == row.part.columns;
            let here = |(at, part): &(u64, Part)| *at == row.at && same(part);
            wanted.first().is_some_and(|(_, part)| same(part)) && room == 0
                || wanted.iter().any(here)
        };
        self.made.retain(keeps);
        let mut changed = self.made.len() != before;
        for (i, (at, part)) in wanted.iter().enumerate() {
            let place = self.made.binary_search_by_key(at, |row| row.at);
            if place.is_ok_and(|place| self.made[place].part == *part) {
                continue;
            }
            // The row that is looked at is made in any case.
            if room == 0 && i > 0 {
                return (if i < sight { Made::Some } else { Made::InSight }, changed);
            }
            room = room.saturating_sub(part.cells.1 - part.cells.0);
            let markup = cells_of(held, *at, part.columns, part.cells).into();
            let row = Row { at: *at, part: *part, markup };
            match place {
                Ok(place) => self.made[place] = row,
                Err(place) => self.made.insert(place, row),
            }
            changed = true;
        }
        (Made::All, changed)
    }
}

/// Rows that are wanted, the most urgent first, and how many of them are in sight.
fn wanted(
    rows: &Reel,
    cells: (u64, u64),
    columns: u64,
    held: &Held,
    here: u64,
) -> (Vec<(u64, Part)>, usize) {
    let (sight, all) = (rows.drawn(0), grid::drawn(rows));
    let looked = here / columns;
    let first = (looked < rows.count).then_some(looked);
    let other = |at: &u64| Some(*at) != first;
    let in_sight = first.into_iter().chain((sight.0..sight.1).filter(other));
    let beside = (sight.1..all.1).chain((all.0..sight.0).rev()).filter(other);
    let part = |at: u64| {
        let ends = [0, 1].map(|which| ((at + 1) * columns).min(held.values[which].len() as u64));
        (at, Part { columns, cells, ends, marks: held.marks() })
    };
    let seen: Vec<_> = in_sight.map(part).collect();
    let count = seen.len();
    (seen.into_iter().chain(beside.map(part)).collect(), count)
}

impl App {
    /// Makes some of the rows that should be seen; true if there is something new to draw. It `comes` by
    /// itself, or with something else that has happened.
    pub(crate) fn unroll(&mut self, ctx: &Context<Self>, comes: bool) -> bool {
        if comes {
            self.rows.more = None;
        }
        let (made, changed) = self.make_rows();
        if made == Made::All && !changed && comes && !self.rows.rested {
            // What was put off is shown now, in a task of its own.
            self.rows.rested = true;
            return self.held.refresh();
        }
        if made == Made::All && self.rows.rested {
            self.rows.more = None;
        } else if self.rows.more.is_none() {
            let link = ctx.link().clone();
            let wait = if made == Made::Some { FRAME } else { RESTING };
            let more = Box::new(move || link.send_message(Happens::Unroll));
            self.rows.more = Some(browser::later(wait, more));
        }
        changed
    }

    fn make_rows(&mut self) -> (Made, bool) {
        if !self.values() || !matches!(self.shown.view.show, None | Some(Show::Grid)) {
            self.rows.made.clear();
            return (Made::All, false);
        }
        let columns = self.columns();
        let rows = self.room.rows(&self.held, columns);
        let cells = grid::beside(&self.room.across(&self.held, columns));
        let (wanted, sight) = wanted(&rows, cells, columns, &self.held, self.here);
        // To put the focus on a cell lays the page out, and a grid that is new comes with all around it; the
        // other rows follow.
        let room = if self.focus.is_some() || self.rows.made.is_empty() { 0 } else { CELLS };
        self.rows.make(&wanted, sight, &self.held, room)
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
