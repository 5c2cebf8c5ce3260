//! Actions in the export dialog.

use crate::app::App;
use crate::command::{Command, Form};
use crate::export_file::{self, ExportDialog, File};
use crate::msg::Msg;
use crate::words;
use messages::Message;
use study::address::Show;
use study::wire::{Ask, Format, PlotKind, PlotRequest};

impl App {
    /// The request for a drawing of what is shown.
    pub(crate) fn seen(&self) -> PlotRequest {
        if let Some(port) = &self.pictures.plane.port {
            return PlotRequest { golden: true, ..port.picture(self.dark()) };
        }
        let kind = match self.address.shown.view.show {
            Some(Show::Dots) => PlotKind::Dots,
            Some(Show::Heat) => PlotKind::Heat,
            Some(Show::Strip) => PlotKind::Strip,
            _ => PlotKind::Grid,
        };
        let request = self.look_at(kind);
        match kind {
            PlotKind::Strip => {
                let (from, to) = self.screen.viewport.line(&self.studies.shown).drawn(0);
                PlotRequest { x: from, across: to - from, ..request }
            }
            PlotKind::Grid => {
                let (from, to) =
                    self.screen.viewport.rows(&self.studies.shown, self.columns()).drawn(0);
                PlotRequest { y: from, up: to - from, width: 1000, height: 600, ..request }
            }
            _ => PlotRequest { width: 1000, height: 420, ..request },
        }
    }

    /// Opens the export dialog, and handles its commands.
    pub(crate) fn export(&mut self, command: &Command) -> bool {
        match command {
            Command::Export(form) => {
                let id = self.worker.number();
                self.export = Some(ExportDialog::new(*form, id));
                self.ask_for(*form, self.studies.shown.which);
                return true;
            }
            Command::Certify(which) => {
                let (form, id) = (Form::Text(Format::Certificate), self.worker.number());
                self.export = Some(ExportDialog { at_once: true, ..ExportDialog::new(form, id) });
                self.ask_for(form, *which);
                return true;
            }
            Command::Leave => {
                export_file::close();
                self.export = None;
                return true;
            }
            _ => {}
        }
        let Some(dialog) = &mut self.export else { return false };
        match (command, dialog.file.clone()) {
            (Command::Reveal, _) => {
                dialog.all = true;
                self.cursor.focus = Some(export_file::TEXT.to_string());
            }
            (Command::Download, Some(file)) if dialog.form == Form::Png => {
                let send = self.send.clone();
                let then = move |saved| send.emit(Msg::Saved(saved));
                self.save_picture(&file, then);
            }
            (Command::Download, Some(file)) => {
                export_file::download(&file);
                dialog.said = Some(words::saved());
            }
            (Command::Copy, Some(file)) => {
                let send = self.send.clone();
                let then = move |copied| send.emit(Msg::Copied(copied));
                crate::browser::copy(&file.text, Box::new(then));
            }
            _ => return false,
        }
        true
    }

    fn save_picture(&self, file: &File, then: impl Fn(bool) + Clone + 'static) {
        let name = [file.name.strip_suffix(".svg").unwrap_or(&file.name), ".png"].concat();
        match &self.pictures.plots.plot {
            Some(plot) => export_file::picture(plot.bitmap.canvas(), name, then),
            None => export_file::drawing(&file.text, name, then),
        }
    }

    /// Requests a format from the worker; pixels are made from the drawing.
    fn ask_for(&mut self, form: Form, which: usize) {
        let format = match form {
            Form::Text(format) => format,
            Form::Png => Format::Svg,
        };
        let Some(id) = self.export.as_ref().map(|dialog| dialog.id) else { return };
        let request = (format == Format::Svg).then(|| self.seen());
        self.worker.ask(Ask::Export { id, format, which: which as u8, request });
    }

    /// The export has been written.
    pub(crate) fn written(&mut self, id: u32, name: String, mime: String, text: String) -> bool {
        if self.host.as_ref().is_some_and(|host| host.drawn(self, id, Ok(&text))) {
            return false;
        }
        let Some(dialog) = self.export.as_mut().filter(|dialog| dialog.id == id) else {
            return false;
        };
        let file = File { name, mime, text };
        if dialog.at_once {
            export_file::download(&file);
            self.export = None;
        } else {
            dialog.file = Some(file);
        }
        true
    }

    /// The export failed; visible pixels can still be saved.
    pub(crate) fn unwritten(&mut self, id: u32, because: &Message) -> bool {
        let about = self.address.shown.subject.to_string();
        let Some(dialog) = self.export.as_mut().filter(|dialog| dialog.id == id) else {
            return false;
        };
        if dialog.form == Form::Png && self.pictures.plots.plot.is_some() {
            let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' };
            let name = format!("last-move-{}.svg", about.chars().map(plain).collect::<String>());
            dialog.file = Some(File { name, mime: String::new(), text: String::new() });
        } else {
            dialog.said = Some(because.clone());
        }
        true
    }

    pub(crate) fn copied(&mut self, copied: bool) -> bool {
        let Some(dialog) = &mut self.export else { return false };
        dialog.said = Some(if copied { words::copied() } else { words::by_hand() });
        if !copied {
            dialog.all = true;
            crate::browser::soon(0, Box::new(export_file::select));
        }
        true
    }

    pub(crate) fn saved(&mut self, saved: bool) -> bool {
        let Some(dialog) = &mut self.export else { return false };
        dialog.said = Some(if saved { words::saved() } else { words::no_picture() });
        true
    }
}
