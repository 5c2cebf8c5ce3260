//! Pictures that the page around a frame requests: they wait until earlier requests are shown.

use crate::app::App;
use crate::browser;
use crate::canvas::Bitmap;
use crate::words;
use embed::picture::Picture;
use js_sys::Reflect;
use messages::Message;
use std::cell::RefCell;
use study::address::{Show, Subject};
use study::wire::{Ask, Format};
use wasm_bindgen::JsValue;
use web_common::words::Words;

/// Most pictures that wait; further ones are refused.
const MOST: usize = 8;
/// Time in ms after which the present state is drawn even if work continues.
const PATIENCE: f64 = 2000.0;

/// Requested pictures without an answer.
#[derive(Debug, Default)]
pub(crate) struct Drawings(RefCell<Vec<Drawing>>);

#[derive(Debug)]
struct Drawing {
    picture: Picture,
    target: String,
    /// The time of the request, in ms.
    since: f64,
    /// The id of the question for its drawing, once sent.
    id: Option<u32>,
}

/// The source of a picture.
enum Made<'m> {
    /// A drawing.
    Svg(&'m str),
    /// Pixels.
    Pixels(&'m Bitmap),
    /// None, for this reason.
    Nothing(&'m Message),
}

impl Drawings {
    /// A picture is requested.
    pub(crate) fn add(&self, picture: Picture, target: &str) {
        let since = browser::now();
        let drawing = Drawing { picture, target: target.to_string(), since, id: None };
        if self.0.borrow().len() < MOST {
            self.0.borrow_mut().push(drawing);
        } else {
            drawing.answer(&Made::Nothing(&words::many_pictures()));
        }
    }

    /// Requests drawings of what is shown by now.
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

    /// A drawing has arrived, or failed; true if it was requested here. If a drawing would be too large,
    /// pixels can still be sent where pixels are requested.
    pub(crate) fn drawn(&self, app: &App, id: u32, drawn: Result<&str, &Message>) -> bool {
        let place = self.0.borrow().iter().position(|drawing| drawing.id == Some(id));
        let Some(place) = place else { return false };
        let drawing = self.0.borrow_mut().remove(place);
        let plot = app.pictures.plots.plot.as_ref().filter(|_| drawing.picture.format == "png");
        drawing.answer(&match (drawn, plot) {
            (Ok(svg), _) => Made::Svg(svg),
            (Err(_), Some(plot)) => Made::Pixels(&plot.bitmap),
            (Err(because), None) => Made::Nothing(because),
        });
        true
    }

    /// The worker was replaced, and has lost its questions.
    pub(crate) fn again(&self) {
        self.0.borrow_mut().iter_mut().for_each(|drawing| drawing.id = None);
    }
}

impl Drawing {
    /// Lets the script that started the frame send the picture to the page around.
    fn answer(self, made: &Made<'_>) {
        let language = web_common::browser::language();
        let Some(detail) = web_common::parent_page::detail(&self.picture, &self.target, &language)
        else {
            return;
        };
        let (name, value) = match made {
            Made::Svg(text) => ("svg", JsValue::from_str(text)),
            Made::Pixels(bitmap) => ("sheet", bitmap.canvas().into()),
            Made::Nothing(because) => ("because", JsValue::from_str(&because.words(&language))),
        };
        // An object that was just read takes any field.
        let _ = Reflect::set(&detail, &name.into(), &value);
        web_common::parent_page::draw(&detail);
    }
}

/// True if the page will not change by itself.
fn settled(app: &App) -> bool {
    !app.studies.shown.busy()
        && app.screen.rows.at_rest()
        && app.screen.measuring.is_none()
        && app.pictures.plots.settled()
}

/// True if one of the pictures of values is shown.
fn pictured(app: &App) -> bool {
    match app.address.shown.subject {
        Subject::Values { .. } => app.values() && app.address.shown.view.show != Some(Show::Facts),
        Subject::Plane { .. } => app.pictures.plane.port.is_some(),
        _ => false,
    }
}
