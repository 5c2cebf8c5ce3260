//! What should be drawn: visible rows of the grid, and pictures on canvases.

use crate::after_paint;
use crate::app::App;
use crate::browser;
use crate::command::Pane;
use crate::grid;
use crate::msg::Msg;
use crate::pictures::{Paint, plane_size};
use crate::plane::Port;
use crate::plot;
use crate::rows::{Plan, Stage};
use study::address::{At, Show, Subject};
use study::wire::{Ask, PlotKind, PlotRequest, State};

/// The square that is explained at first: one with a winning move.
const FIRST_SQUARE: (u64, u64) = (5, 7);

impl App {
    /// Makes some of the missing rows; true if there is something new to draw. `comes` if this runs by
    /// itself, not along with another event.
    pub(crate) fn unroll(&mut self, comes: bool) -> bool {
        if comes {
            self.screen.rows.more = None;
            self.screen.rows.frames = self.screen.rows.frames.saturating_add(1);
        }
        let columns = self.columns();
        let same = self.screen.rows.fit(columns);
        if !comes && self.screen.rows.more.is_some() && same && self.cursor.focus.is_none() {
            // The next step runs by itself, after a frame.
            return false;
        }
        let now = browser::now();
        self.screen.rows.pace.step(now, comes);
        let (mut all, mut changed) = self.make_rows(now);
        let staged = self.screen.rows.frames > Stage::Why as u32;
        let line = grid::beside(&self.screen.viewport.line(&self.studies.shown));
        if self.cursor.focus.is_none() {
            changed |= std::mem::replace(&mut self.screen.rows.line, line) != line;
        }
        let in_sight = self.screen.rows.line == line;
        all &= in_sight;
        let replaced = self.replace_first(in_sight);
        if all && !changed && staged && comes && !self.screen.rows.rested {
            // Deferred pieces are shown now, each in a task of its own.
            changed = self.studies.shown.refresh(self.view.language());
            self.screen.rows.rested = !changed;
        }
        if all && self.screen.rows.rested {
            self.screen.rows.more = None;
        } else if self.screen.rows.more.is_none() {
            let send = self.send.clone();
            self.screen.rows.more = Some(after_paint::then(move || send.emit(Msg::Unroll)));
        }
        changed || replaced || comes && self.screen.rows.frames <= Stage::Why as u32
    }

    /// The first picture stays until all of the values are drawn behind it, at the same place, or others are wanted;
    /// true if it goes now. `in_sight` if the values made for the strip are those that its scroll position shows.
    fn replace_first(&mut self, in_sight: bool) -> bool {
        let shown = &self.studies.shown;
        // Not whether the strip is in the page: Yew may deliver messages before it draws what the last one changed,
        // so a strip that is about to come would count as none. In a frame there is none behind the picture.
        let placed = self.host.is_some() || self.cursor.placed && in_sight;
        let drawn = shown.count() > 0 && !shown.busy() && self.screen.rows.shows(Stage::Strip);
        let other = self.form.asked != Subject::default();
        (drawn && placed || other) && self.studies.first.take().is_some()
    }

    fn make_rows(&mut self, now: f64) -> (bool, bool) {
        if !self.values() || !matches!(self.address.shown.view.show, None | Some(Show::Grid)) {
            self.screen.rows.made.clear();
            return (true, false);
        }
        if !self.screen.rows.shows(Stage::Grid) {
            return (false, false);
        }
        let columns = self.columns();
        let across = self.screen.viewport.across(&self.studies.shown, columns);
        let rows = self.screen.viewport.rows(&self.studies.shown, columns);
        let plan = Plan::new(
            (&rows, &across),
            &self.studies.shown,
            self.cursor.here,
            self.view.language(),
        );
        // Focusing a cell forces a layout, and a new grid brings everything around it; the other rows follow.
        let new = self.screen.rows.made.is_empty() || !self.screen.rows.shows(Stage::Why);
        let room = if self.cursor.focus.is_some() || new { 0 } else { self.screen.rows.pace.cells };
        let (all, changed) = self.screen.rows.make(&plan, room);
        self.screen.rows.pace.full = (room > 0 && !all).then_some(now);
        (all, changed)
    }
}

impl App {
    /// Requests missing pictures and values of squares.
    pub(crate) fn pictures(&mut self) {
        if let Subject::Plane { side } = self.address.shown.subject {
            return self.plane_pictures(side);
        }
        let done = self.studies.shown.state() == Some(State::Done);
        let Some(request) = self.request_wanted() else { return };
        if self.pictures.plots.lacks(&request, self.studies.shown.count(), done) {
            let id = self.worker.number();
            self.pictures.plots.ask(id, request, self.studies.shown.count());
            self.worker.ask(Ask::Picture { id, request });
        }
    }

    fn plane_pictures(&mut self, side: u64) {
        if self.studies.shown.id == 0 || self.studies.next.is_some() {
            return;
        }
        let (size, dark) = (plane_size(&self.screen.viewport), self.dark());
        let view = self.address.shown.view;
        let port = self.pictures.plane.port.get_or_insert_with(|| Port::new(side, size, &view));
        let at = view.square().unwrap_or((port.visible()[0].0, port.visible()[1].0));
        let (request, wanted) = (port.picture(dark), port.wanted(at));
        let there = self.studies.shown.progress.as_ref().map_or(0, |progress| progress.values);
        let done = self.studies.shown.state() == Some(State::Done);
        if done && self.cursor.why.at.is_none() {
            let last = side.saturating_sub(1);
            self.ask_why(At::Square(FIRST_SQUARE.0.min(last), FIRST_SQUARE.1.min(last)), false);
        }
        let more = self.pictures.plots.lacks(&request, there, done);
        if more {
            let id = self.worker.number();
            self.pictures.plots.ask(id, request, there);
            self.worker.ask(Ask::Picture { id, request });
        }
        if more || self.pictures.plane.asked.map(|(_, asked)| asked) != Some(wanted) {
            let id = self.worker.number();
            let [x, y, width, height] = wanted;
            self.pictures.plane.asked = Some((id, wanted));
            let (width, height) = (width as u32, height as u32);
            self.worker.ask(Ask::Window { id, x, y, width, height });
        }
    }

    /// The dots or the heat map that should be seen.
    fn request_wanted(&self) -> Option<PlotRequest> {
        let kind = match self.address.shown.view.show {
            Some(Show::Dots) => PlotKind::Dots,
            Some(Show::Heat) => PlotKind::Heat,
            _ => return None,
        };
        (self.studies.shown.count() > 0).then(|| self.look_at(kind))
    }

    /// The request for a picture of the values.
    pub(crate) fn look_at(&self, kind: PlotKind) -> PlotRequest {
        let (count, columns) = (self.studies.shown.count(), self.heat_columns());
        let columns = if kind == PlotKind::Heat { columns } else { self.columns() };
        let size = plot::size(kind, self.screen.viewport.view, columns, count.div_ceil(columns));
        let [width, height] = size.map(|size| (size * crate::canvas::density()).round() as u32);
        PlotRequest {
            kind,
            which: self.studies.shown.which as u8,
            x: 0,
            y: 0,
            across: 0,
            up: 0,
            columns,
            width: width.min(study::wire::MOST_PIXELS),
            height: height.min(study::wire::MOST_PIXELS),
            dark: self.dark(),
            lost: true,
            golden: false,
        }
    }

    /// Cells a row of the heat map.
    pub(crate) fn heat_columns(&self) -> u64 {
        let period = self.studies.shown.period().map(|(_, length, _)| length);
        let own = || plot::columns(self.studies.shown.count(), self.screen.viewport.view, period);
        self.address.shown.view.width.unwrap_or_else(own)
    }

    /// Cells a row of the grid.
    pub(crate) fn columns(&self) -> u64 {
        self.screen.viewport.columns(self.address.shown.view.width, &self.studies.shown)
    }

    /// True if the page is dark.
    pub(crate) fn dark(&self) -> bool {
        match browser::theme().as_deref() {
            Some(theme) => theme == "dark",
            None => browser::media("(prefers-color-scheme: dark)"),
        }
    }

    /// Size in px of dots or heat map.
    pub(crate) fn sight_size(&self) -> [f64; 2] {
        let heat = self.address.shown.view.show == Some(Show::Heat);
        let kind = if heat { PlotKind::Heat } else { PlotKind::Dots };
        let columns = self.heat_columns();
        plot::size(
            kind,
            self.screen.viewport.view,
            columns,
            self.studies.shown.count().div_ceil(columns),
        )
    }

    /// Scrolls grid and strip to the heap that the address names, once it is there.
    pub(crate) fn reach_heap(&mut self) {
        let Some(At::Heap(n)) = self.address.shown.view.at.filter(|_| !self.cursor.reached) else {
            return;
        };
        if n >= self.studies.shown.count() || grid::element(Pane::Strip.id()).is_none() {
            return;
        }
        self.cursor.reached = true;
        let columns = self.columns();
        let (rows, line) = (
            self.screen.viewport.rows(&self.studies.shown, columns),
            self.screen.viewport.line(&self.studies.shown),
        );
        let top = rows.reach(n / columns).map(|_| rows.middle(n / columns));
        let left = line.reach(n).map(|_| line.middle(n));
        grid::scroll(Pane::Grid.id(), None, top);
        grid::scroll(Pane::Strip.id(), left, None);
    }

    /// Scrolls the strip to the start of its period, unless a person has chosen another place.
    pub(crate) fn place_strip(&mut self) {
        let Some((start, ..)) = self.studies.shown.period().filter(|_| !self.cursor.placed) else {
            return;
        };
        if let Some(strip) = grid::element(Pane::Strip.id()) {
            self.cursor.placed = true;
            // The values in sight follow from its width, which may not have been measured since it came.
            self.screen.viewport.strip[0] = f64::from(strip.client_width());
            let line = self.screen.viewport.line(&self.studies.shown);
            if self.address.shown.view.at.is_none() && line.reach(start).is_some() {
                self.screen.viewport.strip[1] = line.lead(start);
                grid::scroll(Pane::Strip.id(), Some(line.lead(start)), None);
            }
        }
    }

    /// Paints canvases soon: drawing the page and painting in one task would be long.
    pub(crate) fn paint_soon(&mut self, paint: Paint) {
        if self.pictures.paints.as_ref().is_none_or(|(planned, _)| *planned < paint) {
            let send = self.send.clone();
            let soon = browser::later(0, Box::new(move || send.emit(Msg::Paint)));
            self.pictures.paints = Some((paint, soon));
        }
    }

    /// Paints, or writes some of the labels.
    pub(crate) fn painted(&mut self) -> bool {
        let Some((paint, _)) = self.pictures.paints.take() else { return false };
        let squares = self.pictures.plane.port.as_ref().zip(self.pictures.plane.window.as_ref());
        let letters = squares.filter(|_| paint == Paint::Letters);
        let written = letters.map(|(port, window)| self.pictures.plane.labels.write(port, window));
        if paint == Paint::All || written == Some(Some(true)) {
            self.paint();
        }
        let lacks =
            squares.is_some_and(|(port, window)| self.pictures.plane.labels.lacks(port, window.id));
        if lacks && written != Some(None) {
            self.paint_soon(Paint::Letters);
        }
        false
    }

    fn paint(&self) {
        let plot = self.pictures.plots.plot.as_ref();
        if let Some(port) = &self.pictures.plane.port {
            let bitmap = plot.map(|plot| (&plot.bitmap, plot.shows));
            port.paint(bitmap, &self.pictures.plane.labels, self.address.shown.view.at);
        } else if let Some(plot) = plot {
            let at =
                self.studies.shown.here(self.cursor.here).map(|value| (self.cursor.here, value));
            plot.paint(self.sight_size(), at);
        }
    }
}
