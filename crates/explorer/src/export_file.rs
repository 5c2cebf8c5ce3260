//! Exporting values: into a file, onto the clipboard, or as a selected text.

use crate::command::Form;
use crate::words;
use gloo::utils::{body, document};
use js_sys::Array;
use messages::Message;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlDialogElement,
    HtmlImageElement, HtmlTextAreaElement, Url,
};

use crate::canvas::{Bitmap, density};
use crate::grid::element;

/// Name of the window.
pub(crate) const WINDOW: &str = "take";
/// Name of the field with all of the text.
pub(crate) const TEXT: &str = "take-text";
/// Letters of a text that are shown at first.
pub(crate) const GLIMPSE: usize = 1500;
/// Time in ms that a file's address is kept: long enough for a slow disk.
const KEPT: u32 = 20_000;

/// A text that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) mime: String,
    pub(crate) text: String,
}

/// The window while it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExportDialog {
    pub(crate) form: Form,
    /// Number of the question.
    pub(crate) id: u32,
    pub(crate) file: Option<File>,
    /// The result of writing, downloading or copying.
    pub(crate) said: Option<Message>,
    /// True if all of the text is shown.
    pub(crate) all: bool,
    /// True if only the certificate was requested: it is saved as soon as it arrives.
    pub(crate) at_once: bool,
}

/// Opens the window.
pub(crate) fn open() {
    let window = element(WINDOW).and_then(|window| window.dyn_into::<HtmlDialogElement>().ok());
    if let Some(window) = window.filter(|window| !window.open()) {
        // A window that is in the page and closed can be opened.
        let _ = window.show_modal();
    }
}

/// Closes the dialog; the browser returns the focus to the element that opened it.
pub(crate) fn close() {
    let window = element(WINDOW).and_then(|window| window.dyn_into::<HtmlDialogElement>().ok());
    if let Some(window) = window {
        window.close();
    }
}

/// Selects all of the text that is shown.
pub(crate) fn select() {
    let field = element(TEXT).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
    if let Some(field) = field {
        // A text field of the page can take the focus.
        let _ = field.focus();
        field.select();
    }
}

/// Hands a text to the browser as a file.
pub(crate) fn download(file: &File) {
    let kind = BlobPropertyBag::new();
    kind.set_type(&file.mime);
    let parts = Array::of1(&JsValue::from_str(&file.text));
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) {
        save(&blob, &file.name);
    }
}

fn save(blob: &Blob, name: &str) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        // Some browsers follow only links that are in the page.
        let _ = body().append_child(&link);
        link.click();
        link.remove();
    }
    let forget = move || {
        // An address that has gone already does no harm.
        let _ = Url::revoke_object_url(&address);
    };
    crate::browser::soon(KEPT, Box::new(forget));
}

/// Saves a canvas as a picture in pixels; reports success.
pub(crate) fn picture(canvas: &HtmlCanvasElement, name: String, then: impl FnOnce(bool) + 'static) {
    let done = Closure::once_into_js(move |blob: JsValue| {
        let blob = blob.dyn_into::<Blob>().ok();
        if let Some(blob) = &blob {
            save(blob, &name);
        }
        then(blob.is_some());
    });
    // A canvas without foreign content can be read.
    let _ = canvas.to_blob(done.unchecked_ref());
}

/// Paints a drawing and saves it as a picture in pixels.
pub(crate) fn drawing(svg: &str, name: String, then: impl Fn(bool) + 'static) {
    let Ok(image) = HtmlImageElement::new() else { return then(false) };
    // The page's policy allows pictures from such addresses, and no others made here.
    let text: String = js_sys::encode_uri_component(svg).into();
    let address = format!("data:image/svg+xml;charset=utf-8,{text}");
    let then = std::rc::Rc::new(then);
    let (failed, shown) = (then.clone(), image.clone());
    let load = Closure::once_into_js(move || {
        let scale = density().max(2.0);
        let size = [shown.natural_width(), shown.natural_height()];
        let size = size.map(|size| (f64::from(size.max(1)) * scale).min(8000.0));
        let bitmap = Bitmap::blank(size[0] as u32, size[1] as u32);
        let painted = bitmap.as_ref().and_then(Bitmap::pen).is_some_and(|pen| {
            pen.draw_image_with_html_image_element_and_dw_and_dh(&shown, 0.0, 0.0, size[0], size[1])
                .is_ok()
        });
        match bitmap.filter(|_| painted) {
            Some(bitmap) => picture(bitmap.canvas(), name, move |saved| then(saved)),
            None => then(false),
        }
    });
    let error = Closure::once_into_js(move || failed(false));
    image.set_onload(Some(load.unchecked_ref()));
    image.set_onerror(Some(error.unchecked_ref()));
    image.set_src(&address);
}

impl ExportDialog {
    /// The window opens with a form.
    pub(crate) fn new(form: Form, id: u32) -> ExportDialog {
        ExportDialog { form, id, file: None, said: None, all: false, at_once: false }
    }

    /// The visible text: all of it, or its beginning and the length of the rest.
    pub(crate) fn glimpse(&self) -> (String, Option<Message>) {
        let Some(file) = &self.file else { return (String::new(), None) };
        if self.all || file.text.len() <= GLIMPSE {
            return (file.text.clone(), None);
        }
        let mut end = GLIMPSE;
        while !file.text.is_char_boundary(end) {
            end -= 1;
        }
        let end = file.text[..end].rfind('\n').unwrap_or(end);
        let more = file.text[end..].lines().count().saturating_sub(1);
        (file.text[..end].to_string(), Some(words::more_lines(more.max(1) as u64)))
    }
}
