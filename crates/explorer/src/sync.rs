//! Consequences of changes: questions to the worker and their answers, and the address.

use crate::app::App;
use crate::browser;
use crate::cells::Cells;
use crate::command::{Entry, Pane};
use crate::events::EventData;
use crate::form::{self, Wrong};
use crate::grid;
use crate::msg::Msg;
use crate::plane::Window;
use crate::plot::Fresh;
use crate::study_state::StudyState;
use crate::study_worker::StudyEvent;
use crate::words::Rendered;
use crate::{keys, words};
use messages::Message;
use study::address::{Address, At, Subject, View};
use study::wire::{Ask, State, Tell};

/// The heap that is explained at first.
const FIRST: u64 = 10;
/// Delay in ms before the address is written: browsers limit how often that may happen.
const WRITING: u32 = 250;

/// Least time in ms between two drawings of a growing table.
const DRAWING: f64 = 150.0;

/// Least time in ms between two versions of the facts while values come, since their layout is slow.
const READING: f64 = 2000.0;

impl App {
    /// Requests another study; the present one stays until a part of the new one is there.
    pub(crate) fn begin(&mut self, subject: Subject, view: View) {
        let id = self.worker.number();
        let expected = if let Subject::Values { to, .. } = &subject { *to } else { 0 };
        self.studies.next = Some(StudyState::new(id, expected));
        self.worker.ask(Ask::Begin { id, address: subject.to_string() });
        (self.form.asked, self.form.view) = (subject, view);
    }

    /// A field was entered.
    pub(crate) fn enter(&mut self, entry: Entry, text: &str) -> bool {
        match entry {
            Entry::Width => return self.width_entered(text),
            Entry::Jump => return self.jump(text),
            Entry::Find => return self.seek(text),
            Entry::Square => return self.go_to_square(text),
            Entry::Values => return self.which.ask(&self.worker, text),
            _ => {}
        }
        false
    }

    /// Enters all fields, or none if one of them is wrong; `typing` while a rule is being typed.
    pub(crate) fn send(&mut self, typing: bool) -> bool {
        let Some(subject) = self.form.entered(typing) else { return true };
        if subject == self.form.asked {
            self.address.passing &= typing;
            return true;
        }
        (self.form.refusal, self.form.notes) = (None, Vec::new());
        self.address.typed = typing;
        // The field with the focus goes with its form.
        let first = form::fields(&subject)[0];
        if first != form::fields(&self.form.asked)[0] {
            self.cursor.focus = Some(first.id().to_string());
        }
        let show = self.address.shown.view.show;
        self.begin(subject, View { show, ..View::default() });
        true
    }

    pub(crate) fn example(&mut self, address: &str) -> bool {
        let before = Address { view: View::default(), ..self.address.shown.clone() };
        let (example, _) = Address::read(address, &before);
        self.form.forget();
        self.form.notes.clear();
        self.address.typed = false;
        self.form.version += 1;
        let show = self.address.shown.view.show;
        self.begin(example.subject, View { show, ..example.view });
        true
    }

    pub(crate) fn tell(&mut self, ask: Ask) -> bool {
        self.worker.ask(ask);
        false
    }

    pub(crate) fn retry(&mut self) -> bool {
        let Address { subject, view } = self.address.shown.clone();
        self.begin(subject, view);
        true
    }

    /// A message from the worker.
    pub(crate) fn study_event(&mut self, event: StudyEvent) -> bool {
        match event {
            StudyEvent::Answer(tell) => self.take_answer(tell),
            StudyEvent::Again => {
                self.pictures.plots.clear();
                self.pictures.plane.asked = None;
                self.host.iter().for_each(|host| host.again());
                true
            }
            StudyEvent::Broken => {
                self.studies.next = None;
                true
            }
        }
    }

    fn take_answer(&mut self, tell: Tell) -> bool {
        match tell {
            Tell::Planned { id, .. }
            | Tell::Values { id, .. }
            | Tell::Progress { id, .. }
            | Tell::Facts { id, .. }
            | Tell::Table { id, .. } => self.study(id, tell),
            Tell::Which { id, rules } => self.which.take(id, Ok(rules)),
            Tell::Refused { id, because } => {
                self.which.take(id, Err(because.clone())) || self.refused(id, &because)
            }
            Tell::Why { id, html, words } if id == self.cursor.why.id => {
                let html = Rendered::new(html, self.view.language());
                (self.cursor.why.html, self.cursor.why.words) = (Some(html), Some(words));
                true
            }
            Tell::Picture { id, .. } => self.picture(id, tell),
            Tell::Window { id, x, y, width, height, values }
                if self.pictures.plane.asked.is_some_and(|(asked, _)| asked == id) =>
            {
                let (width, height) = (u64::from(width), u64::from(height));
                self.pictures.plane.window = Some(Window { id, x, y, width, height, values });
                true
            }
            Tell::Export { id, name, mime, text } => self.written(id, name, mime, text),
            _ => false,
        }
    }

    /// An answer about a study: the next one is shown as soon as a part of it is there.
    fn study(&mut self, id: u32, tell: Tell) -> bool {
        if let Some(next) = self.studies.next.as_mut().filter(|next| next.id == id) {
            let plane = matches!(self.form.asked, Subject::Plane { .. });
            if next.take(tell, self.view.language()) && (plane || next.begun()) {
                self.swap();
            }
            return true;
        }
        if self.studies.shown.id != id {
            return false;
        }
        // Values arrive many times in a moment; drawing some of them is enough.
        let passing = matches!(tell, Tell::Values { .. } | Tell::Facts { .. }) || tell.passes();
        let table = matches!(tell, Tell::Table { .. });
        let changed = self.studies.shown.take(tell, self.view.language());
        if table {
            self.renew_cells();
        }
        let now = browser::now();
        let due = !self.studies.shown.busy() || now - self.studies.read > READING;
        if due && self.screen.rows.at_rest() {
            self.studies.read = now;
            if self.studies.shown.refresh(self.view.language()) {
                // The other pieces follow.
                self.screen.rows.unrest();
                self.studies.drawn = now;
                return true;
            }
        }
        if passing && now - self.studies.drawn < DRAWING {
            return false;
        }
        self.studies.drawn = now;
        changed || passing
    }

    fn swap(&mut self) {
        let Some(next) = self.studies.next.take() else { return };
        let before = std::mem::replace(&mut self.studies.shown, next);
        // Grid and facts in one task would be long: the facts come after the grid, and the content below
        // does not jump until then.
        if self.studies.shown.table.is_none() {
            self.studies.shown.facts.stand_in(before.facts);
        }
        self.screen.rows.clear();
        self.address.shown = Address { subject: self.form.asked.clone(), view: self.form.view };
        self.studies.shown.which = usize::from(self.address.shown.view.second);
        self.pictures.clear();
        self.cursor.leave();
        self.export = None;
        // Scrolling forces a layout, which is about to change.
        if self.screen.viewport.grid[2..] != [0.0; 2] {
            grid::scroll(Pane::Grid.id(), Some(0.0), Some(0.0));
            grid::scroll(Pane::Table.id(), Some(0.0), Some(0.0));
        }
        if self.screen.viewport.strip[1] != 0.0 {
            grid::scroll(Pane::Strip.id(), Some(0.0), None);
        }
        (
            self.screen.viewport.grid[2],
            self.screen.viewport.grid[3],
            self.screen.viewport.strip[1],
        ) = (0.0, 0.0, 0.0);
        self.screen.cells = Cells::default();
        self.arrive();
    }

    /// Selects the cell that the address names.
    pub(crate) fn arrive(&mut self) {
        self.cursor.reached = false;
        self.cursor.here = match self.address.shown.view.at {
            Some(At::Heap(n)) => n,
            _ => FIRST,
        };
        if let Some(at) = self.address.shown.view.at {
            self.ask_why(at, false);
        }
    }

    /// The study is too much, or a question about it has no answer.
    fn refused(&mut self, id: u32, because: &Message) -> bool {
        if self.studies.next.as_ref().is_some_and(|next| next.id == id) {
            self.studies.next = None;
            let before = self.studies.shown.id > 0;
            let words = match before {
                true => words::refused_and_kept(because.clone()),
                false => because.clone(),
            };
            if let Some(host) = &self.host {
                host.refused(because);
            }
            let entry = form::blamed(&self.form.asked, &self.address.shown.subject);
            // The worker has dropped its results; the values already here stay visible.
            let (asked, view) = (self.form.asked.clone(), self.address.shown.view);
            let fallback = self.address.shown.subject.clone();
            if before {
                self.begin(fallback, view);
                self.studies.shown.id = self.studies.next.take().map_or(0, |next| next.id);
            } else {
                self.begin(Subject::default(), View::default());
            }
            self.form.asked = asked;
            self.form.refusal = Some(Wrong { entry, words });
            self.address.step = self.address.shown.subject.to_string();
            return true;
        }
        if self.host.as_ref().is_some_and(|host| host.drawn(self, id, Err(because))) {
            return false;
        }
        if self.unwritten(id, because) {
            return true;
        }
        if id == self.cursor.why.id {
            (self.cursor.why.html, self.cursor.why.words) = (None, Some(because.clone()));
            self.cursor.why.early = !self.there();
        }
        true
    }

    fn picture(&mut self, id: u32, tell: Tell) -> bool {
        let Some(request) = self.pictures.plots.wanted(id) else { return false };
        let Tell::Picture { width, height, rgba, words, legend, shows, .. } = tell else {
            return false;
        };
        self.pictures.plots.fresh =
            Some(Fresh { width, height, rgba, request, shows, words, legend });
        true
    }

    /// Asks for the explanation of a cell.
    pub(crate) fn ask_why(&mut self, at: At, wanted: bool) {
        let id = self.worker.number();
        let place = match at {
            At::Heap(n) => (n, self.studies.shown.which as u64),
            At::Square(x, y) => (x, y),
        };
        self.cursor.why.ask(id, at, wanted);
        self.worker.ask(Ask::Why { id, at: place });
    }

    /// True if the explained cell has a value, or will never have one.
    fn there(&self) -> bool {
        match self.cursor.why.at {
            Some(At::Heap(n)) => n < self.studies.shown.count(),
            Some(At::Square(..)) => !self.studies.shown.busy(),
            None => true,
        }
    }

    /// Updates everything that depends on the state.
    pub(crate) fn sync(&mut self, changed: bool) {
        let count = self.studies.shown.count();
        let busy =
            self.studies.next.is_some() || (self.studies.shown.id > 0 && self.studies.shown.busy());
        self.worker.expect(busy);
        if count > 0 {
            // The heap of the address may come later than its explanation.
            let wanted = match self.address.shown.view.at {
                Some(At::Heap(n)) if !self.cursor.reached => n,
                _ => self.cursor.here,
            };
            self.cursor.here = wanted.min(count - 1);
            let done = self.studies.shown.state() == Some(State::Done);
            if self.cursor.why.at.is_none() && (count > FIRST || done) {
                self.ask_why(At::Heap(self.cursor.here), false);
            }
        }
        if let Some(at) = self.cursor.why.at.filter(|_| self.cursor.why.early && self.there()) {
            self.ask_why(at, self.cursor.why.wanted);
        }
        self.pictures();
        self.sync_cells();
        self.host.iter().for_each(|host| host.sync(self));
        let words = self.address.shown.to_string();
        if words != self.address.wrote && self.studies.shown.id > 0 {
            self.address.wrote = words;
            let send = self.send.clone();
            let write = move || send.emit(Msg::Write);
            self.address.writing = Some(browser::later(WRITING, Box::new(write)));
        }
        // Redrawn content may have another size.
        if changed {
            self.measure_soon();
        }
    }

    /// Writes the address; in a frame that is no step of the history, which belongs to the page around as well.
    pub(crate) fn write(&mut self) -> bool {
        self.address.writing = None;
        if let Some(host) = &self.host {
            self.address.bar.show(&format!("?{}", self.address.wrote));
            host.changed(&self.address.shown, self.address.user);
        } else {
            self.address.write();
        }
        false
    }

    /// A key in dots or heat map, or a pointer over them.
    pub(crate) fn key_in_rows(&self, seen: &EventData, columns: u64, page: u64) -> Option<u64> {
        keys::step(&seen.key, self.cursor.here, columns, page, self.studies.shown.count())
    }
}
