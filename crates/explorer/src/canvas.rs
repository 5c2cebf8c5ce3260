//! Pictures on canvases: pixels from the worker are kept on an off-screen canvas, and painted from there.

use crate::grid::element;
use gloo::utils::{document, window};
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// An off-screen canvas.
#[derive(Clone, Debug)]
pub(crate) struct Bitmap(HtmlCanvasElement);

impl Bitmap {
    /// The pixels of a picture, on the spare canvas if it has the same size; `None` if their number is wrong.
    pub(crate) fn new(
        spare: Option<Bitmap>,
        width: u32,
        height: u32,
        rgba: &[u8],
    ) -> Option<Bitmap> {
        let data =
            ImageData::new_with_u8_clamped_array_and_sh(Clamped(rgba), width, height).ok()?;
        let bitmap = Bitmap::again(spare, width, height)?;
        context(&bitmap.0)?.put_image_data(&data, 0.0, 0.0).ok()?;
        Some(bitmap)
    }

    /// The spare canvas if it has this size, otherwise an empty one; many new ones would slow the page
    /// down when the browser frees them.
    pub(crate) fn again(spare: Option<Bitmap>, width: u32, height: u32) -> Option<Bitmap> {
        let fits = |bitmap: &Bitmap| bitmap.0.width() == width && bitmap.0.height() == height;
        spare.filter(fits).or_else(|| Bitmap::blank(width, height))
    }

    /// An empty off-screen canvas.
    pub(crate) fn blank(width: u32, height: u32) -> Option<Bitmap> {
        let canvas = document().create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        canvas.set_width(width);
        canvas.set_height(height);
        Some(Bitmap(canvas))
    }

    pub(crate) fn canvas(&self) -> &HtmlCanvasElement {
        &self.0
    }

    /// Something to draw on it with.
    pub(crate) fn pen(&self) -> Option<CanvasRenderingContext2d> {
        context(&self.0)
    }
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok().flatten()?.dyn_into().ok()
}

/// Pixels of the screen for each px.
pub(crate) fn density() -> f64 {
    window().device_pixel_ratio().clamp(1.0, 3.0)
}

/// A canvas of the page, ready for painting at this size in px; units are px.
pub(crate) fn ready(id: &str, width: f64, height: f64) -> Option<CanvasRenderingContext2d> {
    let canvas: HtmlCanvasElement = element(id)?.dyn_into().ok()?;
    let [across, up] = [width, height].map(|size| (size * density()).round() as u32);
    if canvas.width() != across || canvas.height() != up {
        canvas.set_width(across);
        canvas.set_height(up);
    }
    let pen = context(&canvas)?;
    pen.set_transform(density(), 0.0, 0.0, density(), 0.0, 0.0).ok()?;
    pen.set_image_smoothing_enabled(false);
    pen.clear_rect(0.0, 0.0, width, height);
    Some(pen)
}

/// Paints an off-screen canvas into a place of the canvas: left, top, width and height in px.
pub(crate) fn paint(pen: &CanvasRenderingContext2d, bitmap: &Bitmap, to: [f64; 4]) {
    let [left, top, width, height] = to;
    // Parts outside the canvas are left out.
    let _ =
        pen.draw_image_with_html_canvas_element_and_dw_and_dh(&bitmap.0, left, top, width, height);
}

/// The value of a colour of the page.
pub(crate) fn colour(name: &str) -> String {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(name).ok());
    value.unwrap_or_default().trim().to_string()
}
