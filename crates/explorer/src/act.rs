//! What is done in the panes: choosing cells, going and finding, widths, pictures and the plane.

use crate::app::{App, Happens};
use crate::deed::{Deed, Form, Pane};
use crate::follow::plane_size;
use crate::form;
use crate::grid;
use crate::hear::Seen;
use crate::keys;
use crate::plane::Port;
use crate::take::{self, File, Take};
use crate::words;
use study::address::{At, Show, Subject, WIDEST};
use study::wire::{Ask, Format, Kind, Sight};
use yew::prelude::*;

/// How much nearer one step of zoom is.
const NEARER: f64 = 1.6;

impl App {
    /// Looks at a heap, and lets grid and strip show it.
    pub(crate) fn look_to(&mut self, n: u64) {
        (self.here, self.reached) = (n, true);
        self.shown.view.at = Some(At::Heap(n));
        let columns = self.columns();
        let rows = self.room.rows(&self.held, columns);
        let across = self.room.across(&self.held, columns);
        let (left, top) = (across.reach(n % columns), rows.reach(n / columns));
        if left.is_some() || top.is_some() {
            grid::scroll(Pane::Grid.id(), left, top);
        }
        let line = self.room.line(&self.held);
        if line.reach(n).is_some() {
            grid::scroll(Pane::Strip.id(), Some(line.middle(n)), None);
        }
        self.scrolled();
    }

    /// A heap is chosen: it is shown, and why it is worth what it is.
    pub(crate) fn choose(&mut self, n: u64) -> bool {
        if n >= self.held.count() {
            return false;
        }
        self.look_to(n);
        self.ask_why(At::Heap(n), true);
        true
    }

    /// To a heap from elsewhere: its row comes into the middle, and it takes the focus.
    pub(crate) fn go(&mut self, n: u64) -> bool {
        if n >= self.held.count() {
            self.said = words::no_heap(self.held.count().saturating_sub(1));
            return true;
        }
        let columns = self.columns();
        let rows = self.room.rows(&self.held, columns);
        if rows.reach(n / columns).is_some() {
            grid::scroll(Pane::Grid.id(), None, Some(rows.middle(n / columns)));
            self.scrolled();
        }
        self.said.clear();
        self.choose(n)
    }

    pub(crate) fn jump(&mut self, text: &str) -> bool {
        let last = self.held.count().saturating_sub(1);
        match form::number(text, 0, last) {
            Ok(n) => self.go(n),
            Err(_) => {
                self.said = words::no_heap(last);
                true
            }
        }
    }

    pub(crate) fn seek(&mut self, text: &str) -> bool {
        match form::number(text, 0, u64::from(u32::MAX)) {
            Ok(value) => {
                self.sought = Some(value);
                self.find(true)
            }
            Err(error) => {
                self.said = error;
                true
            }
        }
    }

    /// The next cell with the value that is looked for, or the one before.
    pub(crate) fn find(&mut self, later: bool) -> bool {
        let Some(value) = self.sought else { return false };
        let values = &self.held.values[0];
        let is = |v: &u32| u64::from(*v) == value;
        let here = self.here as usize;
        let found = match later {
            true => values.iter().skip(here + 1).position(is).map(|i| i + here + 1),
            false => values.iter().take(here).rposition(is),
        };
        match found {
            Some(n) => self.go(n as u64),
            None => {
                self.said = words::none_found(value, later);
                true
            }
        }
    }

    pub(crate) fn grid_key(&mut self, seen: &Seen) -> bool {
        if let Some(nearer) = keys::nearer(&seen.key) {
            // The cells are written anew, and with them the one that has the focus.
            self.focus = Some(format!("c{}", self.here));
            return self.wider(nearer);
        }
        if matches!(seen.key.as_str(), "Enter" | " ") {
            self.focus = Some(format!("c{}", self.here));
            return self.choose(self.here);
        }
        let columns = self.columns();
        let rows = self.room.rows(&self.held, columns);
        let page = ((rows.sight / rows.each) as u64).max(2) - 1;
        let Some(n) = self.key_in_rows(seen, columns, page) else { return false };
        self.look_to(n);
        self.focus = Some(format!("c{n}"));
        true
    }

    /// One cell a row more or less.
    pub(crate) fn wider(&mut self, wider: bool) -> bool {
        let columns = self.columns();
        let to = if wider { columns + 1 } else { columns.saturating_sub(1) };
        self.set_width(Some(to.clamp(1, WIDEST)))
    }

    /// So many cells a row; `None` for as many as the period has.
    pub(crate) fn set_width(&mut self, width: Option<u64>) -> bool {
        self.shown.view.width = width;
        true
    }

    pub(crate) fn width_entered(&mut self, text: &str) -> bool {
        match form::number(text, 1, WIDEST) {
            Ok(width) => self.set_width(Some(width)),
            Err(error) => {
                self.said = error;
                self.version += 1;
                true
            }
        }
    }

    /// The grid's edge is dragged to a place; near a multiple of the period it snaps to that.
    pub(crate) fn edge(&mut self, x: f64) -> bool {
        let columns = self.columns();
        let across = self.room.across(&self.held, columns);
        let more = (x / across.each).round() as i64;
        let to = (columns as i64 + more).clamp(1, WIDEST as i64) as u64;
        let snapped = self.held.period().and_then(|(_, length, _)| {
            let near = ((to + length / 2) / length).max(1) * length;
            (near.abs_diff(to) <= 1 && length > 3).then_some(near)
        });
        let to = snapped.unwrap_or(to);
        to != columns && self.set_width(Some(to))
    }

    pub(crate) fn show(&mut self, show: Show) -> bool {
        self.shown.view.show = (show != Show::Grid).then_some(show);
        true
    }

    /// Dots and heat map: a pointer over them, or keys.
    pub(crate) fn sight(&mut self, deed: &Deed, seen: &Seen) -> bool {
        let Some(shot) = &self.easel.shot else { return false };
        let last = self.held.count().saturating_sub(1);
        if let Deed::Key(_) = deed {
            if matches!(seen.key.as_str(), "Enter" | " ") {
                return self.choose(self.here);
            }
            let heat = shot.sight.kind == Kind::Heat;
            let to = match seen.key.as_str() {
                _ if heat => self.key_in_rows(seen, shot.sight.columns.max(1), 5),
                "ArrowUp" | "ArrowRight" => Some((self.here + 1).min(last)),
                "ArrowDown" | "ArrowLeft" => Some(self.here.saturating_sub(1)),
                "PageUp" => Some((self.here + last / 20 + 1).min(last)),
                "PageDown" => Some(self.here.saturating_sub(last / 20 + 1)),
                "Home" => Some(0),
                "End" => Some(last),
                _ => None,
            };
            let Some(n) = to else { return false };
            self.look_to(n);
            return true;
        }
        let n = shot.heap(seen.x, seen.y, self.sight_size()).min(last);
        if let Deed::Click(_) = deed {
            return self.choose(n);
        }
        std::mem::replace(&mut self.here, n) != n
    }

    /// What is done on the plane.
    pub(crate) fn plane(&mut self, deed: &Deed, seen: &Seen) -> bool {
        let Some(port) = &mut self.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        match deed {
            Deed::Down(Pane::Plane) => port.down(seen.pointer, seen.x, seen.y),
            Deed::Move(Pane::Plane) => {
                if !port.moves(seen.pointer, seen.x, seen.y) {
                    return false;
                }
            }
            Deed::Up(Pane::Plane) => {
                let touched = port.up(seen.pointer, seen.x, seen.y);
                return touched.is_some_and(|square| self.choose_square(square));
            }
            Deed::Wheel(Pane::Plane) => {
                let by = (-seen.wheel / 400.0).clamp(-1.0, 1.0).exp();
                port.zoom(by, seen.x, seen.y);
            }
            Deed::Zoom(nearer) => {
                port.zoom(if *nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            }
            Deed::Whole => port.whole(),
            Deed::Key(Pane::Plane) => return self.plane_key(seen),
            _ => return false,
        }
        self.keep_port()
    }

    /// Writes what is in sight of the plane into the address.
    fn keep_port(&mut self) -> bool {
        if let Some(port) = &self.port {
            port.write(&mut self.shown.view);
        }
        true
    }

    fn plane_key(&mut self, seen: &Seen) -> bool {
        let Subject::Plane { side } = self.shown.subject else { return false };
        let Some(port) = &mut self.port else { return false };
        let middle = port.size.map(|size| size / 2.0);
        if let Some(nearer) = keys::nearer(&seen.key) {
            port.zoom(if nearer { NEARER } else { 1.0 / NEARER }, middle[0], middle[1]);
            return self.keep_port();
        }
        let (x, y) = match self.shown.view.at {
            Some(At::Square(x, y)) => (x, y),
            _ => port.square(middle[0], middle[1]).unwrap_or((0, 0)),
        };
        let (step, last) = (if seen.ctrl { 10 } else { 1 }, side.saturating_sub(1));
        let to = match seen.key.as_str() {
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
        self.shown.view.at = Some(At::Square(to.0, to.1));
        self.keep_port()
    }

    /// A square is chosen: it is shown, and why it is worth what it is.
    fn choose_square(&mut self, (x, y): (u64, u64)) -> bool {
        if let Some(port) = &mut self.port {
            port.reach((x, y));
        }
        self.shown.view.at = Some(At::Square(x, y));
        self.ask_why(At::Square(x, y), true);
        self.keep_port()
    }

    pub(crate) fn go_to_square(&mut self, text: &str) -> bool {
        let Subject::Plane { side } = self.shown.subject else { return false };
        let parts = text.trim().split_once(['.', ',', ' ']);
        let within = |text: &str| form::number(text, 0, side.saturating_sub(1)).ok();
        let square = parts.and_then(|(x, y)| within(x).zip(within(y)));
        let Some(square) = square else {
            self.said = words::no_square(side);
            return true;
        };
        self.said.clear();
        let size = plane_size(&self.room);
        let view = self.shown.view;
        self.port.get_or_insert_with(|| Port::new(side, size, &view));
        self.choose_square(square)
    }

    /// The value of a square, if it is known here.
    pub(crate) fn square_value(&self, x: u64, y: u64) -> Option<u32> {
        self.window.as_ref().and_then(|window| window.value(x, y))
    }

    /// What is seen, for a drawing of it.
    fn seen(&self) -> Sight {
        if let Some(port) = &self.port {
            return Sight { golden: true, ..port.picture(self.dark()) };
        }
        let kind = match self.shown.view.show {
            Some(Show::Dots) => Kind::Dots,
            Some(Show::Heat) => Kind::Heat,
            _ => Kind::Grid,
        };
        let sight = self.look_at(kind);
        if kind != Kind::Grid {
            return Sight { width: 1000, height: 420, ..sight };
        }
        let rows = self.room.rows(&self.held, self.columns());
        let (from, to) = rows.drawn(0);
        Sight { y: from, up: to - from, width: 1000, height: 600, ..sight }
    }

    /// The window to take values away, and what is done in it.
    pub(crate) fn take_away(&mut self, ctx: &Context<Self>, deed: &Deed) -> bool {
        match deed {
            Deed::Take(form) => {
                let id = self.number();
                self.take = Some(Take::new(*form, id));
                self.ask_for(*form);
                return true;
            }
            Deed::Certify => {
                let (form, id) = (Form::Text(Format::Certificate), self.number());
                self.take = Some(Take { at_once: true, ..Take::new(form, id) });
                self.ask_for(form);
                return true;
            }
            Deed::Leave => {
                take::close();
                self.take = None;
                return true;
            }
            _ => {}
        }
        let Some(take) = &mut self.take else { return false };
        match (deed, take.file.clone()) {
            (Deed::Reveal, _) => {
                take.all = true;
                self.focus = Some(take::TEXT.to_string());
            }
            (Deed::Download, Some(file)) if take.form == Form::Png => {
                let link = ctx.link().clone();
                let then = move |saved| link.send_message(Happens::Saved(saved));
                self.save_picture(&file, then);
            }
            (Deed::Download, Some(file)) => {
                take::download(&file);
                take.said = words::SAVED;
            }
            (Deed::Copy, Some(file)) => {
                let link = ctx.link().clone();
                take::copy(&file.text, move |copied| link.send_message(Happens::Copied(copied)));
            }
            _ => return false,
        }
        true
    }

    fn save_picture(&self, file: &File, then: impl Fn(bool) + Clone + 'static) {
        let name = file.name.replace(".svg", ".png");
        match &self.easel.shot {
            Some(shot) => take::picture(shot.sheet.canvas(), name, then),
            None => take::drawing(&file.text, name, then),
        }
    }

    /// Asks the worker for a form; pixels are made of the drawing.
    fn ask_for(&mut self, form: Form) {
        let format = match form {
            Form::Text(format) => format,
            Form::Png => Format::Svg,
        };
        let Some(id) = self.take.as_ref().map(|take| take.id) else { return };
        let sight = (format == Format::Svg).then(|| self.seen());
        self.desk.ask(Ask::Export { id, format, which: 0, sight });
    }

    /// What was asked for is written.
    pub(crate) fn written(&mut self, id: u32, name: String, mime: String, text: String) -> bool {
        let Some(take) = self.take.as_mut().filter(|take| take.id == id) else { return false };
        let file = File { name, mime, text };
        if take.at_once {
            take::download(&file);
            self.take = None;
        } else {
            take.file = Some(file);
        }
        true
    }

    pub(crate) fn copied(&mut self, copied: bool) -> bool {
        let Some(take) = &mut self.take else { return false };
        take.said = if copied { words::COPIED } else { words::BY_HAND };
        if !copied {
            take.all = true;
            crate::browser::later(0, Box::new(take::select)).forget();
        }
        true
    }

    pub(crate) fn saved(&mut self, saved: bool) -> bool {
        let Some(take) = &mut self.take else { return false };
        take.said = if saved { words::SAVED } else { words::NO_PICTURE };
        true
    }
}
