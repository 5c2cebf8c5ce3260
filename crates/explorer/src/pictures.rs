//! Pictures that should be seen: which ones, of what size, and where they are painted.

use crate::app::{App, Msg};
use crate::browser;
use crate::command::Pane;
use crate::grid::{self, Viewport};
use crate::plane::Port;
use crate::plane_labels::PlaneLabels;
use crate::plot;
use gloo::timers::callback::Timeout;
use study::address::{At, Show, Subject};
use study::wire::{Ask, Kind, Sight, State};
use yew::prelude::Context;

/// What is painted next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Paint {
    /// Some of the values in the squares of the plane, on their own sheet.
    Letters,
    /// All that is there.
    All,
}

/// What comes to the screen in tasks of its own.
#[derive(Debug, Default)]
pub(crate) struct Brush {
    pub(crate) labels: PlaneLabels,
    /// What is painted soon.
    pub(crate) paints: Option<(Paint, Timeout)>,
    /// Runs until what has changed is drawn.
    pub(crate) draws: Option<Timeout>,
}

/// The square whose reasons are shown before anybody asks: one from which there is a way to win.
const FIRST_SQUARE: (u64, u64) = (5, 7);

impl App {
    /// Asks for the pictures and the values of squares that should be seen and are not there.
    pub(crate) fn pictures(&mut self) {
        if let Subject::Plane { side } = self.shown.subject {
            return self.plane_pictures(side);
        }
        let done = self.study_state.state() == Some(State::Done);
        let Some(sight) = self.sight_wanted() else { return };
        if self.plots.lacks(&sight, self.study_state.count(), done) {
            let id = self.number();
            self.plots.ask(id, sight, self.study_state.count());
            self.worker.ask(Ask::Picture { id, sight });
        }
    }

    fn plane_pictures(&mut self, side: u64) {
        if self.study_state.id == 0 || self.next.is_some() {
            return;
        }
        let (size, dark) = (plane_size(&self.viewport), self.dark());
        let view = self.shown.view;
        let port = self.port.get_or_insert_with(|| Port::new(side, size, &view));
        let at = view.square().unwrap_or((port.sight()[0].0, port.sight()[1].0));
        let (sight, wanted) = (port.picture(dark), port.wanted(at));
        let there = self.study_state.progress.as_ref().map_or(0, |progress| progress.values);
        let done = self.study_state.state() == Some(State::Done);
        if done && self.why.at.is_none() {
            let last = side.saturating_sub(1);
            self.ask_why(At::Square(FIRST_SQUARE.0.min(last), FIRST_SQUARE.1.min(last)), false);
        }
        let more = self.plots.lacks(&sight, there, done);
        if more {
            let id = self.number();
            self.plots.ask(id, sight, there);
            self.worker.ask(Ask::Picture { id, sight });
        }
        if more || self.window_asked.map(|(_, asked)| asked) != Some(wanted) {
            let id = self.number();
            let [x, y, width, height] = wanted;
            self.window_asked = Some((id, wanted));
            let (width, height) = (width as u32, height as u32);
            self.worker.ask(Ask::Window { id, x, y, width, height });
        }
    }

    /// The dots or the heat map that should be seen.
    fn sight_wanted(&self) -> Option<Sight> {
        let kind = match self.shown.view.show {
            Some(Show::Dots) => Kind::Dots,
            Some(Show::Heat) => Kind::Heat,
            _ => return None,
        };
        (self.study_state.count() > 0).then(|| self.look_at(kind))
    }

    /// What a picture of the values shows.
    pub(crate) fn look_at(&self, kind: Kind) -> Sight {
        let (count, columns) = (self.study_state.count(), self.heat_columns());
        let columns = if kind == Kind::Heat { columns } else { self.columns() };
        let size = plot::size(kind, self.viewport.view, columns, count.div_ceil(columns));
        let [width, height] = size.map(|size| (size * crate::canvas::density()).round() as u32);
        Sight {
            kind,
            which: self.study_state.which as u8,
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
        let period = self.study_state.period().map(|(_, length, _)| length);
        let own = || plot::columns(self.study_state.count(), self.viewport.view, period);
        self.shown.view.width.unwrap_or_else(own)
    }

    /// Cells a row of the grid.
    pub(crate) fn columns(&self) -> u64 {
        self.viewport.columns(self.shown.view.width, &self.study_state)
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
        let heat = self.shown.view.show == Some(Show::Heat);
        let kind = if heat { Kind::Heat } else { Kind::Dots };
        let columns = self.heat_columns();
        plot::size(kind, self.viewport.view, columns, self.study_state.count().div_ceil(columns))
    }

    /// Lets grid and strip show the heap that the address names, as soon as it is there.
    pub(crate) fn reach_heap(&mut self) {
        let Some(At::Heap(n)) = self.shown.view.at.filter(|_| !self.reached) else { return };
        if n >= self.study_state.count() || grid::element(Pane::Strip.id()).is_none() {
            return;
        }
        self.reached = true;
        let columns = self.columns();
        let (rows, line) =
            (self.viewport.rows(&self.study_state, columns), self.viewport.line(&self.study_state));
        let top = rows.reach(n / columns).map(|_| rows.middle(n / columns));
        let left = line.reach(n).map(|_| line.middle(n));
        grid::scroll(Pane::Grid.id(), None, top);
        grid::scroll(Pane::Strip.id(), left, None);
    }

    /// Lets the strip begin where its period does, until somebody looks elsewhere.
    pub(crate) fn place_strip(&mut self) {
        let Some((start, ..)) = self.study_state.period().filter(|_| !self.placed) else { return };
        if grid::element(Pane::Strip.id()).is_some() {
            self.placed = true;
            let line = self.viewport.line(&self.study_state);
            if self.shown.view.at.is_none() && line.reach(start).is_some() {
                grid::scroll(
                    Pane::Strip.id(),
                    Some(line.middle(start + line.fits() as u64 / 3)),
                    None,
                );
            }
        }
    }

    /// Canvases are painted soon: to draw the page and to paint as well would be a long task.
    pub(crate) fn paint_soon(&mut self, ctx: &Context<App>, paint: Paint) {
        if self.brush.paints.as_ref().is_none_or(|(planned, _)| *planned < paint) {
            let link = ctx.link().clone();
            let soon = browser::later(0, Box::new(move || link.send_message(Msg::Paint)));
            self.brush.paints = Some((paint, soon));
        }
    }

    /// Paints, or writes some of what is to be painted.
    pub(crate) fn painted(&mut self, ctx: &Context<App>) -> bool {
        let Some((paint, _)) = self.brush.paints.take() else { return false };
        let squares = self.port.as_ref().zip(self.window.as_ref());
        let letters = squares.filter(|_| paint == Paint::Letters);
        let written = letters.map(|(port, window)| self.brush.labels.write(port, window));
        if paint == Paint::All || written == Some(Some(true)) {
            self.paint();
        }
        let lacks = squares.is_some_and(|(port, window)| self.brush.labels.lacks(port, window.id));
        if lacks && written != Some(None) {
            self.paint_soon(ctx, Paint::Letters);
        }
        false
    }

    /// Paints what is on canvases.
    fn paint(&self) {
        let plot = self.plots.plot.as_ref();
        if let Some(port) = &self.port {
            let sheet = plot.map(|plot| (&plot.sheet, plot.shows));
            port.paint(sheet, &self.brush.labels, self.shown.view.at);
        } else if let Some(plot) = plot {
            let at = self.study_state.here(self.here).map(|value| (self.here, value));
            plot.paint(self.sight_size(), at);
        }
    }
}

/// Size of the plane in px: a square that leaves room for a hand to scroll past it.
pub(crate) fn plane_size(room: &Viewport) -> [f64; 2] {
    let beside = crate::plane::RULER * room.rem;
    let size = (room.view - beside).min(room.tall * 0.8).clamp(200.0, 640.0).floor();
    [size, size]
}
