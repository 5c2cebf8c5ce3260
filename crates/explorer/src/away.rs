//! What is done in the window that takes values away.

use crate::app::{App, Happens};
use crate::deed::{Deed, Form};
use crate::take::{self, File, Take};
use crate::words;
use messages::Message;
use study::address::Show;
use study::wire::{Ask, Format, Kind, Sight};
use yew::prelude::*;

impl App {
    /// What is seen, for a drawing of it.
    pub(crate) fn seen(&self) -> Sight {
        if let Some(port) = &self.port {
            return Sight { golden: true, ..port.picture(self.dark()) };
        }
        let kind = match self.shown.view.show {
            Some(Show::Dots) => Kind::Dots,
            Some(Show::Heat) => Kind::Heat,
            Some(Show::Strip) => Kind::Strip,
            _ => Kind::Grid,
        };
        let sight = self.look_at(kind);
        match kind {
            Kind::Strip => {
                let (from, to) = self.room.line(&self.held).drawn(0);
                Sight { x: from, across: to - from, ..sight }
            }
            Kind::Grid => {
                let (from, to) = self.room.rows(&self.held, self.columns()).drawn(0);
                Sight { y: from, up: to - from, width: 1000, height: 600, ..sight }
            }
            _ => Sight { width: 1000, height: 420, ..sight },
        }
    }

    /// The window to take values away, and what is done in it.
    pub(crate) fn take_away(&mut self, ctx: &Context<Self>, deed: &Deed) -> bool {
        match deed {
            Deed::Take(form) => {
                let id = self.number();
                self.take = Some(Take::new(*form, id));
                self.ask_for(*form, self.held.which);
                return true;
            }
            Deed::Certify(which) => {
                let (form, id) = (Form::Text(Format::Certificate), self.number());
                self.take = Some(Take { at_once: true, ..Take::new(form, id) });
                self.ask_for(form, *which);
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
                take.said = Some(words::saved());
            }
            (Deed::Copy, Some(file)) => {
                let link = ctx.link().clone();
                let then = move |copied| link.send_message(Happens::Copied(copied));
                crate::browser::copy(&file.text, Box::new(then));
            }
            _ => return false,
        }
        true
    }

    fn save_picture(&self, file: &File, then: impl Fn(bool) + Clone + 'static) {
        let name = [file.name.strip_suffix(".svg").unwrap_or(&file.name), ".png"].concat();
        match &self.easel.shot {
            Some(shot) => take::picture(shot.sheet.canvas(), name, then),
            None => take::drawing(&file.text, name, then),
        }
    }

    /// Asks the worker for a form; pixels are made of the drawing.
    fn ask_for(&mut self, form: Form, which: usize) {
        let format = match form {
            Form::Text(format) => format,
            Form::Png => Format::Svg,
        };
        let Some(id) = self.take.as_ref().map(|take| take.id) else { return };
        let sight = (format == Format::Svg).then(|| self.seen());
        self.desk.ask(Ask::Export { id, format, which: which as u8, sight });
    }

    /// What was asked for is written.
    pub(crate) fn written(&mut self, id: u32, name: String, mime: String, text: String) -> bool {
        if self.host.as_ref().is_some_and(|host| host.drawn(self, id, Ok(&text))) {
            return false;
        }
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

    /// What was asked for cannot be written; pixels that are seen can be saved all the same.
    pub(crate) fn unwritten(&mut self, id: u32, because: &Message) -> bool {
        let about = self.shown.subject.to_string();
        let Some(take) = self.take.as_mut().filter(|take| take.id == id) else { return false };
        if take.form == Form::Png && self.easel.shot.is_some() {
            let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' };
            let name = format!("last-move-{}.svg", about.chars().map(plain).collect::<String>());
            take.file = Some(File { name, mime: String::new(), text: String::new() });
        } else {
            take.said = Some(because.clone());
        }
        true
    }

    pub(crate) fn copied(&mut self, copied: bool) -> bool {
        let Some(take) = &mut self.take else { return false };
        take.said = Some(if copied { words::copied() } else { words::by_hand() });
        if !copied {
            take.all = true;
            crate::browser::later(0, Box::new(take::select)).forget();
        }
        true
    }

    pub(crate) fn saved(&mut self, saved: bool) -> bool {
        let Some(take) = &mut self.take else { return false };
        take.said = Some(if saved { words::saved() } else { words::no_picture() });
        true
    }
}
