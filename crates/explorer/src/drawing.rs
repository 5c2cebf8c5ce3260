//! Pictures that the page around a frame asks for: they wait until what was asked for before is seen.

use crate::app::App;
use crate::browser;
use crate::canvas::Sheet;
use crate::words;
use embed::picture::Picture;
use ink::words::Words;
use js_sys::Reflect;
use messages::Message;
use std::cell::RefCell;
use study::address::{Show, Subject};
use study::wire::{Ask, Format};
use wasm_bindgen::JsValue;

/// Most pictures that wait; further ones are refused.
const MOST: usize = 8;
/// Time after which what is there is drawn, though the work goes on, in ms.
const PATIENCE: f64 = 2000.0;

/// Pictures that were asked for and are not told yet.
#[derive(Debug, Default)]
pub(crate) struct Drawings(RefCell<Vec<Drawing>>);

#[derive(Debug)]
struct Drawing {
    picture: Picture,
    target: String,
    /// The moment at which it was asked for, in ms.
    since: f64,
    /// Number of the question for its drawing, once that is out.
    id: Option<u32>,
}

/// What a picture is made of.
enum Made<'m> {
    /// A drawing.
    Svg(&'m str),
    /// Pixels.
    Sheet(&'m Sheet),
    /// Nothing, for this reason.
    Nothing(&'m Message),
}

impl Drawings {
    /// A picture is asked for.
    pub(crate) fn add(&self, picture: Picture, target: &str) {
        let since = browser::now();
        let drawing = Drawing { picture, target: target.to_string(), since, id: None };
        if self.0.borrow().len() < MOST {
            self.0.borrow_mut().push(drawing);
        } else {
            drawing.answer(&Made::Nothing(&words::many_pictures()));
        }
    }

    /// Asks for the drawings of what is seen by now.
    pub(crate) fn sync(&self, app: &App) {
        let mut kept = Vec::new();
        for mut drawing in self.0.take() {
            let late = browser::now() - drawing.since > PATIENCE;
            let waits = app.studies.next.is_some() || !late && !settled(app);
            if app.worker.broken() || drawing.id.is_none() && !waits && !pictured(app) {
                drawing.answer(&Made::Nothing(&words::not_pictured()));
                continue;
            }
            if drawing.id.is_none() && !waits {
                let (id, which) = (app.worker.number(), app.studies.shown.which as u8);
                let (format, request) = (Format::Svg, Some(app.seen()));
                app.worker.ask(Ask::Export { id, format, which, request });
                drawing.id = Some(id);
            }
            kept.push(drawing);
        }
        self.0.replace(kept);
    }

    /// A drawing is there, or cannot be; true if it was asked for here. What is too much for a drawing is still
    /// seen in pixels, and is told so where pixels are wanted.
    pub(crate) fn drawn(&self, app: &App, id: u32, drawn: Result<&str, &Message>) -> bool {
        let place = self.0.borrow().iter().position(|drawing| drawing.id == Some(id));
        let Some(place) = place else { return false };
        let drawing = self.0.borrow_mut().remove(place);
        let plot = app.pictures.plots.plot.as_ref().filter(|_| drawing.picture.format == "png");
        drawing.answer(&match (drawn, plot) {
            (Ok(svg), _) => Made::Svg(svg),
            (Err(_), Some(plot)) => Made::Sheet(&plot.sheet),
            (Err(because), None) => Made::Nothing(because),
        });
        true
    }

    /// The worker has changed, and with it what was asked of it is forgotten.
    pub(crate) fn again(&self) {
        self.0.borrow_mut().iter_mut().for_each(|drawing| drawing.id = None);
    }
}

impl Drawing {
    /// Lets the script that started the frame tell the page around.
    fn answer(self, made: &Made<'_>) {
        let language = ink::browser::language();
        let Some(detail) = ink::around::detail(&self.picture, &self.target, &language) else {
            return;
        };
        let (name, value) = match made {
            Made::Svg(text) => ("svg", JsValue::from_str(text)),
            Made::Sheet(sheet) => ("sheet", sheet.canvas().into()),
            Made::Nothing(because) => ("because", JsValue::from_str(&because.words(&language))),
        };
        // An object that was just read takes any field.
        let _ = Reflect::set(&detail, &name.into(), &value);
        ink::around::draw(&detail);
    }
}

/// True if what is seen will not change by itself.
fn settled(app: &App) -> bool {
    !app.studies.shown.busy()
        && app.screen.rows.at_rest()
        && app.screen.measuring.is_none()
        && app.pictures.plots.settled()
}

/// True if what is seen is one of the pictures of values.
fn pictured(app: &App) -> bool {
    match app.address.shown.subject {
        Subject::Values { .. } => app.values() && app.address.shown.view.show != Some(Show::Facts),
        Subject::Plane { .. } => app.pictures.plane.port.is_some(),
        _ => false,
    }
}
