//! Input on the plane and in a table: panning, zooming, and moving from cell to cell.

use crate::after_paint;
use crate::app::App;
use crate::cells::{step, walk};
use crate::command::{Command, Pane};
use crate::events::EventData;
use crate::form;
use crate::grid::{self, Viewport};
use crate::keys;
use crate::markup::cell_id;
use crate::msg::Msg;
use crate::pictures::plane_size;
use crate::plane::Port;
use crate::table::{Cell, Layout, Pieces, STEP};
use crate::words;
use study::address::{Address, At, Subject};
use web_common::root::Root;

/// How much nearer one step of zoom is.
const NEARER: f64 = 1.6;

impl App {
    pub(crate) fn plane(&mut self, command: &Command, seen: &EventData) -> bool {
        let Some(port) = &mut self.pictures.plane.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        match command {
            Command::Down(Pane::Plane) => port.down(seen.pointer, seen.x, seen.y),
            Command::Move(Pane::Plane) => {
                if !port.moves(seen.pointer, seen.x, seen.y) {
                    return false;
                }
            }
            Command::Up(Pane::Plane) => {
                let touched = port.up(seen.pointer, seen.x, seen.y);
                return touched.is_some_and(|square| self.choose_square(square));
            }
            Command::Wheel(Pane::Plane) => {
                let by = (-seen.wheel / 400.0).clamp(-1.0, 1.0).exp();
                port.zoom(by, seen.x, seen.y);
            }
            Command::Zoom(nearer) => {
                port.zoom(if *nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            }
            Command::Whole => port.whole(),
            Command::Key(Pane::Plane) => return self.plane_key(seen),
            _ => return false,
        }
        self.keep_port()
    }

    /// Writes the visible part of the plane into the address.
    fn keep_port(&mut self) -> bool {
        if let Some(port) = &self.pictures.plane.port {
            port.write(&mut self.address.shown.view);
        }
        true
    }

    fn plane_key(&mut self, seen: &EventData) -> bool {
        let Subject::Plane { side } = self.address.shown.subject else { return false };
        let Some(port) = &mut self.pictures.plane.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        if let Some(nearer) = keys::nearer(&seen.key.name) {
            port.zoom(if nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            return self.keep_port();
        }
        let square = self.address.shown.view.square().or_else(|| port.square(middle[0], middle[1]));
        let (x, y) = square.unwrap_or((0, 0));
        let (step, last) = (if seen.key.shift { 10 } else { 1 }, side.saturating_sub(1));
        let to = match seen.key.name.as_str() {
            "Enter" | " " => return self.choose_square((x, y)),
            "Home" => {
                port.whole();
                return self.keep_port();
            }
            "End" => (x, y),
            "ArrowRight" => ((x + step).min(last), y),
            "ArrowLeft" => (x.saturating_sub(step), y),
            "ArrowUp" => (x, (y + step).min(last)),
            "ArrowDown" => (x, y.saturating_sub(step)),
            "PageUp" => (x, (y + 5 * step).min(last)),
            _ => (x, y.saturating_sub(5 * step)),
        };
        port.reach(to);
        self.address.shown.view.at = Some(At::Square(to.0, to.1));
        self.keep_port()
    }

    /// A square is chosen: it is selected, and its value is explained.
    fn choose_square(&mut self, (x, y): (u64, u64)) -> bool {
        if let Some(port) = &mut self.pictures.plane.port {
            port.reach((x, y));
        }
        self.address.shown.view.at = Some(At::Square(x, y));
        self.ask_why(At::Square(x, y), true);
        self.keep_port()
    }

    pub(crate) fn go_to_square(&mut self, text: &str) -> bool {
        let Subject::Plane { side } = self.address.shown.subject else { return false };
        let parts = text.trim().split_once(['.', ',', ' ']);
        let within = |text: &str| form::number(text, 0, side.saturating_sub(1)).ok();
        let square = parts.and_then(|(x, y)| within(x).zip(within(y)));
        let Some(square) = square else {
            return self.cursor.say(words::no_square(side.saturating_sub(1)));
        };
        self.cursor.said = None;
        let size = plane_size(&self.screen.viewport);
        let view = self.address.shown.view;
        self.pictures.plane.port.get_or_insert_with(|| Port::new(side, size, &view));
        self.choose_square(square)
    }

    /// The value of a square, if it is known here.
    pub(crate) fn square_value(&self, x: u64, y: u64) -> Option<u32> {
        self.pictures.plane.window.as_ref().and_then(|window| window.value(x, y))
    }
}

impl App {
    /// The positions of the cells, if there is a table.
    fn layout(&self) -> Option<Layout> {
        self.studies.shown.table.as_ref().map(|state| Layout::new(&self.screen.viewport, state))
    }

    /// The pieces that should be in the page: first the one with the focused cell.
    fn pieces_wanted(&self) -> Vec<Cell> {
        let Some(state) = &self.studies.shown.table else { return Vec::new() };
        let mut wanted = Layout::new(&self.screen.viewport, state).wanted();
        for cell in [self.screen.cells.was, self.screen.cells.here].into_iter().flatten() {
            wanted.insert(0, state.block(cell));
        }
        wanted
    }

    /// The cell that has the focus.
    fn focused(&self) -> Option<Cell> {
        let at = self.linked(&Root::page().focused()?.get_attribute("href")?)?;
        self.studies.shown.table.as_ref()?.table.find(at)
    }

    /// The cell that has the focus, or gets it once it is drawn.
    fn at(&self) -> Option<Cell> {
        if self.cursor.focus.is_some() { self.screen.cells.here } else { self.focused() }
    }

    /// Column and row that a link names.
    fn linked(&self, link: &str) -> Option<(u64, u64)> {
        Address::read(link, &self.address.shown).0.view.square()
    }

    /// The cell that the address names.
    fn marked(&self) -> Option<Cell> {
        self.studies.shown.table.as_ref()?.table.find(self.address.shown.view.square()?)
    }

    /// Adds at most this many pieces to the page.
    fn more_cells(&mut self, most: usize) {
        let wanted = self.pieces_wanted();
        if let Some(state) = &self.studies.shown.table {
            let subject = self.address.shown.subject.to_string();
            self.screen.cells.pieces.step(&wanted, most, &state.table, &subject);
        }
    }

    /// Marks the selected cell, and adds missing cells soon.
    pub(crate) fn sync_cells(&mut self) {
        let marked = self.marked();
        let Some(state) = &self.studies.shown.table else { return };
        self.screen.cells.pieces.mark(marked, state, &self.address.shown.subject.to_string());
        if self.screen.cells.more.is_none()
            && !self.screen.cells.pieces.whole(&self.pieces_wanted())
        {
            let send = self.send.clone();
            let more = move || send.emit(Msg::More);
            self.screen.cells.more = Some(after_paint::then(more));
        }
    }

    /// It is time for more cells.
    pub(crate) fn come_cells(&mut self) -> bool {
        self.screen.cells.more = None;
        self.more_cells(STEP);
        true
    }

    /// The table was scrolled: the focused cell stays in the page.
    pub(crate) fn roll(&mut self) {
        self.screen.cells.here = self.at().or(self.screen.cells.here);
    }

    /// True if little of the previously visible part of the table is still visible.
    fn far_from(&self, before: &Viewport) -> bool {
        let [width, height, left, top] = self.screen.viewport.grid;
        2.0 * (left - before.grid[2]).abs() > width || 2.0 * (top - before.grid[3]).abs() > height
    }

    /// The same table has more rows than before.
    pub(crate) fn renew_cells(&mut self) {
        self.screen.cells.pieces = Pieces::default();
        self.more_cells(STEP);
    }

    /// Scrolls the table to the cell that the address names, once it is there.
    pub(crate) fn reach_cell(&mut self) {
        if self.cursor.reached || grid::element(Pane::Table.id()).is_none() {
            return;
        }
        let Some(cell) = self.marked() else { return };
        (self.cursor.reached, self.screen.cells.here) = (true, Some(cell));
        self.screen.viewport = self.measured();
        self.show_cell(cell, true);
    }

    fn show_cell(&self, cell: Cell, middle: bool) {
        let Some(layout) = self.layout() else { return };
        let [left, top] = layout.reach(cell, middle);
        if left.is_some() || top.is_some() {
            grid::scroll(Pane::Table.id(), left, top);
        }
    }

    /// A key moves to another cell, or to a first one if none has the focus.
    pub(crate) fn cell_key(&mut self, seen: &EventData) -> bool {
        let (Some(state), Some(layout)) = (&self.studies.shown.table, self.layout()) else {
            return false;
        };
        let page = (layout.rows.fits() as u64).max(2) - 1;
        // The first visible cell, if none was selected.
        let first =
            (layout.rows.drawn(0).0 + 1, layout.across.drawn(0).0 + layout.kept.len() as u64);
        let to = match self.at() {
            Some(here) => step(&state.table, here, &seen.key, page),
            None => self.screen.cells.here.or(self.marked()).or(walk(&state.table, first, (0, 1))),
        };
        let Some(to) = to else { return false };
        self.screen.cells.was = self.focused();
        (self.screen.cells.here, self.cursor.focus) = (Some(to), Some(cell_id(to)));
        self.show_cell(to, false);
        let before = self.screen.viewport;
        self.scrolled();
        // The first piece is that of the cell.
        self.more_cells(if self.far_from(&before) { 1 } else { STEP });
        true
    }

    /// A cell is chosen by its link: explains its content.
    pub(crate) fn choose_cell(&mut self, link: &str) -> bool {
        let Some((column, row)) = self.linked(link) else { return false };
        let at = At::Square(column, row);
        self.address.shown.view.at = Some(at);
        self.cursor.reached = true;
        // It is rebuilt, and keeps the focus from the touch.
        self.screen.cells.here = self.marked();
        self.cursor.focus = self.screen.cells.here.map(cell_id);
        self.ask_why(at, true);
        true
    }
}
