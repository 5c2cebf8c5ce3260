//! The surroundings of the page: address, window, language, appearance, and the page around a frame.

use crate::app::App;
use crate::grid::Viewport;
use crate::msg::Msg;
use crate::pictures::plane_size;
use crate::{browser, host, words};
use embed::table::Effect;
use messages::Message;
use study::address::{Address, Subject};
use web_common::parent_page::ParentEvent;
use web_common::preferences::Preferences;
use web_common::words::Words;

/// Window height for the content of a frame, whose own height follows from its content.
const TALL: f64 = 700.0;
/// A growth in px that is smaller than this only means a lost scroll bar: filling it would bring the bar back.
const BAR: f64 = 24.0;

impl App {
    /// The requested address, which is shown once a part of it is there.
    pub(crate) fn wanted(&self) -> Address {
        match &self.studies.next {
            Some(_) => Address { subject: self.form.asked.clone(), view: self.form.view },
            None => self.address.shown.clone(),
        }
    }

    /// True if these parts are shown; the site’s page shows all.
    pub(crate) fn shows(&self, parts: u16) -> bool {
        self.host.as_ref().is_none_or(|host| host.shows(parts))
    }

    /// True if values of a rule are seen.
    pub(crate) fn values(&self) -> bool {
        matches!(self.address.shown.subject, Subject::Values { .. })
            && self.studies.shown.count() > 0
    }

    pub(crate) fn open(&mut self) -> bool {
        let (address, notes) = match &self.host {
            Some(host) => (host.address(), Vec::new()),
            None => Address::read(&self.address.bar.shown(), &self.address.shown),
        };
        self.address.wrote = self.address.bar.shown().trim_start_matches('#').to_string();
        self.form.notes = notes.into_iter().map(|note| note.message).collect();
        self.form.notes.extend(self.host.iter().flat_map(|host| host.wrong()));
        self.put(address);
        true
    }

    /// Shows an address from any source.
    pub(crate) fn put(&mut self, address: Address) {
        self.form.forget();
        // The author of this address has made its step of the history.
        (self.address.step, self.address.passing) = (address.subject.to_string(), false);
        if address.subject == self.address.shown.subject
            && self.studies.next.is_none()
            && self.worker.begun()
        {
            self.address.shown = address;
            self.form.asked = self.address.shown.subject.clone();
            self.studies.shown.which = usize::from(self.address.shown.view.second);
            self.arrive();
        } else {
            self.begin(address.subject, address.view);
        }
    }

    /// The address has changed; a lock keeps the subject.
    pub(crate) fn turned(&mut self) -> bool {
        match &self.host {
            Some(host) if host.locked() && host.address().subject != self.address.shown.subject => {
                false
            }
            _ => self.open(),
        }
    }

    /// A message between a frame and the page around it.
    pub(crate) fn parent_event(&mut self, event: ParentEvent) -> bool {
        let address = self.wanted();
        let Some(host) = &self.host else { return false };
        let mut changed = false;
        for effect in host.receive(&address, event) {
            match effect {
                Effect::Tell(post) => self.host.iter().for_each(|host| host.tell(&post)),
                Effect::Focus => host::focus(self.cursor.here),
                Effect::Draw(picture) => self.host.iter().for_each(|host| host.draw(&picture)),
                Effect::Look => changed |= self.look(),
                Effect::Open(address) => {
                    self.address.user = false;
                    self.form.notes.clear();
                    self.put(*address);
                    changed = true;
                }
            }
        }
        changed
    }

    /// The page as it is now.
    pub(crate) fn measured(&self) -> Viewport {
        let room = Viewport::measured(self.host.is_some());
        if self.host.is_none() {
            return room;
        }
        let (wider, before) = (room.view - self.screen.viewport.view, self.screen.viewport.view);
        let view = if (0.0..BAR).contains(&wider) { before } else { room.view };
        Viewport { tall: TALL, view, ..room }
    }

    /// The title of the document.
    pub(crate) fn title(&self) -> String {
        let said = |message: Message| message.words(self.view.language()).into_owned();
        let (about, tables) = (said(self.address.title()), said(words::title()));
        format!("{about} · {tables} · {}", words::SITE)
    }

    /// Switches to the language of the page; false if it is the same.
    pub(crate) fn speak(&mut self) -> bool {
        let language = browser::language();
        if !self.view.speak(language.clone().into()) {
            return false;
        }
        self.studies.shown.speak(&language);
        self.studies.next.iter_mut().for_each(|next| next.speak(&language));
        self.cursor.why.html.iter_mut().for_each(|html| html.speak(&language));
        self.pictures.plots.speak(&language);
        // The names of cells are rebuilt with them.
        self.screen.rows.made.clear();
        self.screen.rows.unrest();
        true
    }

    /// Applies the requested or chosen appearance.
    pub(crate) fn look(&self) -> bool {
        match &self.host {
            Some(host) => host.look(),
            None => Preferences::kept().apply(),
        }
        true
    }

    /// Measures the page once it is laid out.
    pub(crate) fn measure_soon(&mut self) {
        let send = self.send.clone();
        let measure = move || send.emit(Msg::Resized);
        self.screen.measuring.get_or_insert_with(|| browser::later(0, Box::new(measure)));
    }

    /// The page may have another size.
    pub(crate) fn measure(&mut self) -> bool {
        self.screen.measuring = None;
        let room = self.measured();
        let changed = room != self.screen.viewport;
        self.screen.viewport = room;
        if let Some(port) = &mut self.pictures.plane.port {
            port.resize(plane_size(&room));
        }
        changed
    }

    pub(crate) fn scrolled(&mut self) -> bool {
        let room = self.measured();
        std::mem::replace(&mut self.screen.viewport, room) != room
    }
}
