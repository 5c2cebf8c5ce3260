//! What follows from what has happened: questions to the worker and their answers, and the address.

use crate::app::{App, Msg};
use crate::browser;
use crate::cells::Cells;
use crate::command::{Entry, Pane};
use crate::events::EventData;
use crate::form::{self, Wrong};
use crate::grid;
use crate::pictures::plane_size;
use crate::plane::Window;
use crate::plot::Fresh;
use crate::study_state::StudyState;
use crate::words::Said;
use crate::worker_client::Word;
use crate::{keys, words};
use messages::Message;
use study::address::{Address, At, Subject, View};
use study::wire::{Ask, State, Tell};
use yew::prelude::*;

/// The heap whose reasons are shown before anybody asks.
const FIRST: u64 = 10;
/// Time until the address is written, in ms: browsers refuse to do so often.
const WRITING: u32 = 250;

/// Least time between two pictures of a table that grows, in ms.
const DRAWING: f64 = 150.0;

/// Least time between two versions of the facts while values come, in ms: to lay them out takes long.
const READING: f64 = 2000.0;

/// Why a cell has its value.
#[derive(Debug, Default)]
pub(crate) struct Why {
    /// Number of the question that is out, or was answered last.
    pub(crate) id: u32,
    /// What was asked about, and what is shown is about.
    pub(crate) at: Option<At>,
    /// The reasons.
    pub(crate) html: Option<Said>,
    /// The same in a sentence, or why there are none.
    pub(crate) words: Option<Message>,
    /// True if a person asked.
    pub(crate) wanted: bool,
    /// True if it was asked before the value was there.
    pub(crate) early: bool,
}

impl App {
    /// Opens what the address says.
    pub(crate) fn open(&mut self) -> bool {
        let (address, notes) = match &self.host {
            Some(host) => (host.address(), Vec::new()),
            None => Address::read(&self.bar.shown(), &self.shown),
        };
        self.wrote = self.bar.shown().trim_start_matches('#').to_string();
        self.notes = notes.into_iter().map(|note| note.message).collect();
        self.notes.extend(self.host.as_ref().and_then(|host| host.notice()));
        self.put(address);
        true
    }

    /// Shows what an address names, whoever wrote it.
    pub(crate) fn put(&mut self, address: Address) {
        self.forget();
        // Whoever wrote this address has made its step of the history.
        (self.step, self.passing) = (address.subject.to_string(), false);
        if address.subject == self.shown.subject && self.next.is_none() && self.last > 0 {
            self.shown = address;
            self.asked = self.shown.subject.clone();
            self.study_state.which = usize::from(self.shown.view.second);
            self.arrive();
        } else {
            self.begin(address.subject, address.view);
        }
    }

    /// Drops what was typed and not entered, and what was wrong with it.
    fn forget(&mut self) {
        self.version += u32::from(!self.drafts.is_empty() || self.refusal.is_some());
        self.drafts.clear();
        self.wrong.clear();
        (self.refusal, self.text) = (None, None);
    }

    /// Asks for another study; what is seen stays until something of it is there.
    pub(crate) fn begin(&mut self, subject: Subject, view: View) {
        self.last += 1;
        let expected = if let Subject::Values { to, .. } = &subject { *to } else { 0 };
        self.next = Some(StudyState::new(self.last, expected));
        self.worker.ask(Ask::Begin { id: self.last, address: subject.to_string() });
        (self.asked, self.asked_view) = (subject, view);
        self.broken = false;
    }

    /// The next number of a question.
    pub(crate) fn number(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    /// A field was entered.
    pub(crate) fn enter(&mut self, entry: Entry, text: &str) -> bool {
        match entry {
            Entry::Width => return self.width_entered(text),
            Entry::Jump => return self.jump(text),
            Entry::Find => return self.seek(text),
            Entry::Square => return self.go_to_square(text),
            _ => {}
        }
        false
    }

    /// A field of the form has another text, which is kept until all of them are entered together.
    pub(crate) fn draft(&mut self, entry: Entry, text: String) -> bool {
        self.drafts.retain(|(other, _)| *other != entry);
        self.drafts.push((entry, text));
        self.wrong = form::together(&self.asked, &self.drafts, true).err().unwrap_or_default();
        true
    }

    /// All fields are entered, or none if one of them is wrong; `typing` while a rule is being typed.
    pub(crate) fn send(&mut self, typing: bool) -> bool {
        match form::together(&self.asked, &self.drafts, typing) {
            Err(wrong) => {
                self.wrong = wrong;
                return true;
            }
            Ok(subject) if subject == self.asked => {
                self.drafts.clear();
                self.wrong.clear();
                self.passing &= typing;
                self.version += u32::from(!typing);
            }
            Ok(subject) => {
                self.drafts.clear();
                self.wrong.clear();
                (self.refusal, self.notes) = (None, Vec::new());
                self.version += u32::from(!typing);
                self.typed = typing;
                // The field that was typed in goes with its form.
                let first = form::fields(&subject)[0];
                if first != form::fields(&self.asked)[0] {
                    self.focus = Some(first.id().to_string());
                }
                let show = self.shown.view.show;
                self.begin(subject, View { show, ..View::default() });
            }
        }
        if !typing {
            self.text = None;
        }
        true
    }

    pub(crate) fn example(&mut self, address: &str) -> bool {
        let before = Address { view: View::default(), ..self.shown.clone() };
        let (example, _) = Address::read(address, &before);
        self.forget();
        self.notes.clear();
        self.typed = false;
        self.version += 1;
        let show = self.shown.view.show;
        self.begin(example.subject, View { show, ..example.view });
        true
    }

    pub(crate) fn tell(&mut self, ask: Ask) -> bool {
        self.worker.ask(ask);
        false
    }

    pub(crate) fn retry(&mut self) -> bool {
        let Address { subject, view } = self.shown.clone();
        self.begin(subject, view);
        true
    }

    /// The worker has told something.
    pub(crate) fn word(&mut self, word: Word) -> bool {
        match word {
            Word::Told(tell) => self.told(tell),
            Word::Again => {
                self.plots.clear();
                self.window_asked = None;
                self.host.iter().for_each(|host| host.again());
                false
            }
            Word::Broken => {
                self.broken = true;
                self.next = None;
                true
            }
        }
    }

    fn told(&mut self, tell: Tell) -> bool {
        match tell {
            Tell::Planned { id, .. }
            | Tell::Values { id, .. }
            | Tell::Progress { id, .. }
            | Tell::Facts { id, .. }
            | Tell::Table { id, .. } => self.study(id, tell),
            Tell::Refused { id, because } => self.refused(id, &because),
            Tell::Why { id, html, words } if id == self.why.id => {
                let html = Said::new(html, self.view.language());
                (self.why.html, self.why.words) = (Some(html), Some(words));
                true
            }
            Tell::Picture { id, .. } => self.picture(id, tell),
            Tell::Window { id, x, y, width, height, values }
                if self.window_asked.is_some_and(|(asked, _)| asked == id) =>
            {
                let (width, height) = (u64::from(width), u64::from(height));
                self.window = Some(Window { id, x, y, width, height, values });
                true
            }
            Tell::Export { id, name, mime, text } => self.written(id, name, mime, text),
            _ => false,
        }
    }

    /// Something about a study: the next one is seen as soon as something of it is there.
    fn study(&mut self, id: u32, tell: Tell) -> bool {
        if let Some(next) = self.next.as_mut().filter(|next| next.id == id) {
            let plane = matches!(self.asked, Subject::Plane { .. });
            if next.take(tell, self.view.language()) && (plane || next.begun()) {
                self.swap();
            }
            return true;
        }
        if self.study_state.id != id {
            return false;
        }
        // Values come many times in a blink; nobody sees more than some of it.
        let passing = matches!(tell, Tell::Values { .. } | Tell::Facts { .. }) || tell.passes();
        let table = matches!(tell, Tell::Table { .. });
        let changed = self.study_state.take(tell, self.view.language());
        if table {
            self.renew_cells();
        }
        let now = browser::now();
        let due = !self.study_state.busy() || now - self.read > READING;
        if due && self.rows.at_rest() {
            self.read = now;
            if self.study_state.refresh(self.view.language()) {
                // The other pieces follow.
                self.rows.unrest();
                self.drawn = now;
                return true;
            }
        }
        if passing && now - self.drawn < DRAWING {
            return false;
        }
        self.drawn = now;
        changed || passing
    }

    fn swap(&mut self) {
        let Some(next) = self.next.take() else { return };
        let before = std::mem::replace(&mut self.study_state, next);
        // Grid and facts together would be a long task: the facts come when the grid is drawn, and what stands
        // below them does not jump until then.
        if self.study_state.table.is_none() {
            self.study_state.stand_in(before);
        }
        self.rows.clear();
        self.shown = Address { subject: self.asked.clone(), view: self.asked_view };
        self.study_state.which = usize::from(self.shown.view.second);
        self.why = Why::default();
        self.plots.clear();
        (self.port, self.window, self.window_asked) = (None, None, None);
        self.brush.labels.clear();
        (self.said, self.sought, self.export) = (None, None, None);
        (self.placed, self.reached) = (false, false);
        // To scroll is to lay out the page, which is about to change.
        if self.viewport.grid[2..] != [0.0; 2] {
            grid::scroll(Pane::Grid.id(), Some(0.0), Some(0.0));
            grid::scroll(Pane::Table.id(), Some(0.0), Some(0.0));
        }
        if self.viewport.strip[1] != 0.0 {
            grid::scroll(Pane::Strip.id(), Some(0.0), None);
        }
        (self.viewport.grid[2], self.viewport.grid[3], self.viewport.strip[1]) = (0.0, 0.0, 0.0);
        self.cells = Cells::default();
        self.arrive();
    }

    /// Looks at the cell that the address names.
    fn arrive(&mut self) {
        self.reached = false;
        self.here = match self.shown.view.at {
            Some(At::Heap(n)) => n,
            _ => FIRST,
        };
        if let Some(at) = self.shown.view.at {
            self.ask_why(at, false);
        }
    }

    /// The study is too much, or a question about it has no answer.
    fn refused(&mut self, id: u32, because: &Message) -> bool {
        if self.next.as_ref().is_some_and(|next| next.id == id) {
            self.next = None;
            let before = self.study_state.id > 0;
            let words = match before {
                true => words::refused_and_kept(because.clone()),
                false => because.clone(),
            };
            if let Some(host) = &self.host {
                host.refused(because);
            }
            let entry = form::blamed(&self.asked, &self.shown.subject);
            // The worker has dropped what it had; the values that are here already stay in sight.
            let (asked, view) = (self.asked.clone(), self.shown.view);
            let fallback = self.shown.subject.clone();
            if before {
                self.study_state.id = self.last + 1;
                self.begin(fallback, view);
                self.next = None;
            } else {
                self.begin(Subject::default(), View::default());
            }
            self.asked = asked;
            self.refusal = Some(Wrong { entry, words });
            self.step = self.shown.subject.to_string();
            return true;
        }
        if self.host.as_ref().is_some_and(|host| host.drawn(self, id, Err(because))) {
            return false;
        }
        if self.unwritten(id, because) {
            return true;
        }
        if id == self.why.id {
            (self.why.html, self.why.words) = (None, Some(because.clone()));
            self.why.early = !self.there();
        }
        true
    }

    fn picture(&mut self, id: u32, tell: Tell) -> bool {
        let Some(sight) = self.plots.wanted(id) else { return false };
        let Tell::Picture { width, height, rgba, words, legend, shows, .. } = tell else {
            return false;
        };
        self.plots.fresh = Some(Fresh { width, height, rgba, sight, shows, words, legend });
        true
    }

    /// Asks why a cell has its value.
    pub(crate) fn ask_why(&mut self, at: At, wanted: bool) {
        let id = self.number();
        let place = match at {
            At::Heap(n) => (n, self.study_state.which as u64),
            At::Square(x, y) => (x, y),
        };
        let before = std::mem::take(&mut self.why);
        self.why = Why { id, at: Some(at), wanted, early: false, ..before };
        self.worker.ask(Ask::Why { id, at: place });
    }

    /// True if the cell whose reasons are shown has a value, or will never have one.
    fn there(&self) -> bool {
        match self.why.at {
            Some(At::Heap(n)) => n < self.study_state.count(),
            Some(At::Square(..)) => !self.study_state.busy(),
            None => true,
        }
    }

    /// Everything that hangs on what is seen.
    pub(crate) fn follow(&mut self, ctx: &Context<Self>, changed: bool) {
        let count = self.study_state.count();
        let busy = self.next.is_some() || (self.study_state.id > 0 && self.study_state.busy());
        self.worker.expect(busy && !self.broken);
        if count > 0 {
            self.here = self.here.min(count - 1);
            let done = self.study_state.state() == Some(State::Done);
            if self.why.at.is_none() && (count > FIRST || done) {
                self.ask_why(At::Heap(self.here), false);
            }
        }
        if let Some(at) = self.why.at.filter(|_| self.why.early && self.there()) {
            self.ask_why(at, self.why.wanted);
            if let (At::Heap(n), Some(shown)) = (at, self.shown.view.at)
                && at == shown
            {
                self.here = n;
            }
        }
        self.pictures();
        self.sync_cells(ctx);
        self.last += self.host.as_ref().map_or(0, |host| host.follow(self));
        let words = self.shown.to_string();
        if words != self.wrote && self.study_state.id > 0 {
            self.wrote = words;
            let link = ctx.link().clone();
            let write = move || link.send_message(Msg::Write);
            self.writing = Some(browser::later(WRITING, Box::new(write)));
        }
        // What is drawn anew may have another size; what stays as it is has not.
        if changed {
            self.measure_soon(ctx);
        }
    }

    /// Lets the page be measured once it is laid out.
    pub(crate) fn measure_soon(&mut self, ctx: &Context<Self>) {
        let link = ctx.link().clone();
        let measure = move || link.send_message(Msg::Resized);
        self.measuring.get_or_insert_with(|| browser::later(0, Box::new(measure)));
    }

    /// Writes the address: another subject is a step of the history, another cell or width is none.
    pub(crate) fn write(&mut self) -> bool {
        self.writing = None;
        if let Some(host) = &self.host {
            // No step of the history, which is that of the page around as well.
            self.bar.show(&format!("?{}", self.wrote));
            host.changed(&self.shown, self.user);
            return false;
        }
        let subject = self.shown.subject.to_string();
        if subject == self.step || self.passing && self.typed {
            self.bar.show(&self.wrote);
            self.step = subject;
        } else if self.bar.step(&self.wrote) {
            (self.step, self.passing) = (subject, self.typed);
        }
        false
    }

    /// The page may have another size.
    pub(crate) fn measure(&mut self) -> bool {
        self.measuring = None;
        let room = self.measured();
        let changed = room != self.viewport;
        self.viewport = room;
        if let Some(port) = &mut self.port {
            port.resize(plane_size(&room));
        }
        changed
    }

    pub(crate) fn scrolled(&mut self) -> bool {
        let room = self.measured();
        std::mem::replace(&mut self.viewport, room) != room
    }

    /// A key in dots or heat map, or a pointer over them.
    pub(crate) fn key_in_rows(&self, seen: &EventData, columns: u64, page: u64) -> Option<u64> {
        keys::step(&seen.key, seen.ctrl, self.here, columns, page, self.study_state.count())
    }
}
