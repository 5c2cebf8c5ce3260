//! Pictures from the worker: the request, the present picture, and the heap under a pointer.

use crate::canvas::{self, Bitmap};
use crate::words::Rendered;
use messages::Message;
use messages::markup::Html;
use study::wire::{PlotKind, PlotRequest};

/// Name of the canvas.
pub(crate) const CANVAS: &str = "sight-canvas";

/// The present picture.
#[derive(Clone, Debug)]
pub(crate) struct Plot {
    pub(crate) bitmap: Bitmap,
    pub(crate) request: PlotRequest,
    /// First column, first row, columns and rows that it shows.
    pub(crate) shows: [u64; 4],
    pub(crate) words: Message,
    pub(crate) legend: Rendered,
}

/// A picture that has arrived but is not on a canvas yet; its parts are those of [`Plot`].
#[derive(Debug)]
pub(crate) struct Fresh {
    /// Size in pixels.
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Four bytes for each.
    pub(crate) rgba: Vec<u8>,
    pub(crate) request: PlotRequest,
    pub(crate) shows: [u64; 4],
    pub(crate) words: Message,
    pub(crate) legend: Html,
}

/// The picture in front, and the requested one.
#[derive(Debug, Default)]
pub(crate) struct Plots {
    asked: Option<(u32, PlotRequest)>,
    /// Number of values when the last picture was requested.
    count: u64,
    pub(crate) plot: Option<Plot>,
    pub(crate) fresh: Option<Fresh>,
}

impl Plots {
    /// True if this picture should be requested: it is a different one, or there are many more values.
    pub(crate) fn lacks(&self, request: &PlotRequest, count: u64, done: bool) -> bool {
        let last = self.asked.as_ref().map(|(_, asked)| asked);
        last != Some(request)
            || (count > self.count && (done || count > self.count + self.count / 4))
    }

    /// A picture is requested.
    pub(crate) fn ask(&mut self, id: u32, request: PlotRequest, count: u64) {
        self.asked = Some((id, request));
        self.count = count;
    }

    /// True if the last request has been answered.
    pub(crate) fn settled(&self) -> bool {
        let shown = self.plot.as_ref().map(|plot| plot.request);
        self.asked.is_none_or(|(_, asked)| shown == Some(asked))
    }

    /// The request with this id, if it is still wanted.
    pub(crate) fn wanted(&self, id: u32) -> Option<PlotRequest> {
        self.asked.filter(|(asked, _)| *asked == id).map(|(_, request)| request)
    }

    /// Puts the new picture on a canvas, apart from the task that received it.
    pub(crate) fn unfold(&mut self, language: &str) {
        let Some(Fresh { width, height, rgba, request, shows, words, legend }) = self.fresh.take()
        else {
            return;
        };
        let spare = self.plot.as_ref().map(|plot| plot.bitmap.clone());
        if let Some(bitmap) = Bitmap::new(spare, width, height, &rgba) {
            let legend = Rendered::new(legend, language);
            self.plot = Some(Plot { bitmap, request, shows, words, legend });
        }
    }

    /// Switches to another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.plot.iter_mut().for_each(|plot| plot.legend.speak(language));
    }

    /// Another study begins: drops all requests.
    pub(crate) fn clear(&mut self) {
        *self = Plots::default();
    }
}

/// Size in px of dots and heat maps in a pane of this width; a heat map has this many rows.
pub(crate) fn size(kind: PlotKind, wide: f64, columns: u64, rows: u64) -> [f64; 2] {
    let wide = wide.max(120.0);
    let tall = match kind {
        PlotKind::Heat => wide * rows as f64 / columns.max(1) as f64,
        _ => wide * 0.42,
    };
    [wide, tall.clamp(160.0, 460.0)]
}

/// Columns of a heat map of this many values: whole periods, and cells that are about square.
pub(crate) fn columns(count: u64, wide: f64, period: Option<u64>) -> u64 {
    let tall = size(PlotKind::Dots, wide, 0, 0)[1];
    let ideal = (count as f64 * wide / tall).sqrt().clamp(1.0, 2000.0);
    match period {
        Some(length) if (length as f64) <= ideal * 1.5 => {
            (ideal / length as f64).round().max(1.0) as u64 * length
        }
        _ => ideal.ceil() as u64,
    }
}

impl Plot {
    /// The heap at a place of the picture, which is shown at this size.
    pub(crate) fn heap(&self, x: f64, y: f64, size: [f64; 2]) -> u64 {
        let share = |at: f64, size: f64| (at / size).clamp(0.0, 0.999_999);
        let [first, row, across, up] = self.shows;
        let column = first + (share(x, size[0]) * across as f64) as u64;
        match self.request.kind {
            PlotKind::Heat => {
                (row + (share(y, size[1]) * up as f64) as u64) * self.request.columns + column
            }
            _ => column,
        }
    }

    /// Paints the picture, and marks the selected heap in it.
    pub(crate) fn paint(&self, size: [f64; 2], at: Option<(u64, u32)>) {
        let Some(pen) = canvas::ready(CANVAS, size[0], size[1]) else { return };
        canvas::paint(&pen, &self.bitmap, [0.0, 0.0, size[0], size[1]]);
        let Some([x, y, w, h]) = at.and_then(|(n, value)| self.cell(n, value, size)) else {
            return;
        };
        pen.set_stroke_style_str(&canvas::colour("--accent"));
        pen.set_line_width(2.0);
        if self.request.kind == PlotKind::Dots {
            pen.begin_path();
            pen.move_to(x, 0.0);
            pen.line_to(x, size[1]);
            pen.stroke();
            pen.begin_path();
            // The numbers are finite, so this is a circle.
            let _ = pen.arc(x, y, 6.0, 0.0, std::f64::consts::TAU);
            pen.stroke();
        } else {
            pen.stroke_rect(x - 1.0, y - 1.0, w.max(3.0) + 2.0, h.max(3.0) + 2.0);
        }
    }

    /// The place of a heap: left, top, width and height in px; the middle of a dot.
    fn cell(&self, n: u64, value: u32, size: [f64; 2]) -> Option<[f64; 4]> {
        let [first, low, across, up] = self.shows;
        let [each, tall] = [size[0] / across.max(1) as f64, size[1] / up.max(1) as f64];
        if self.request.kind == PlotKind::Dots {
            let column = n.checked_sub(first).filter(|column| *column < across)?;
            let above = u64::from(value).checked_sub(low)?;
            let y = size[1] - (above as f64 + 0.5) * tall;
            return Some([(column as f64 + 0.5) * each, y, 0.0, 0.0]);
        }
        let columns = self.request.columns.max(1);
        let row = (n / columns).checked_sub(low).filter(|row| *row < up)?;
        let column = (n % columns).checked_sub(first).filter(|column| *column < across)?;
        Some([column as f64 * each, row as f64 * tall, each, tall])
    }
}
