//! The values in the squares of the plane, written some rows at a time on an off-screen canvas.

use crate::canvas::{self, Bitmap};
use crate::plane::{Port, Window};
use web_sys::CanvasRenderingContext2d;

/// Squares that are written at a time, so that tasks stay short.
const SQUARES: u64 = 120;

/// The finished labels, and those in progress.
#[derive(Debug, Default)]
pub(crate) struct PlaneLabels {
    shown: Option<Leaf>,
    under_way: Option<(Leaf, u64)>,
    /// One that was shown before, to be written on again.
    spare: Option<Bitmap>,
}

/// The values of one part of the plane.
#[derive(Debug)]
struct Leaf {
    bitmap: Bitmap,
    /// The positions of its squares.
    port: Port,
    /// The id of the question that brought the values.
    window: u32,
}

impl Leaf {
    fn shows(&self, port: &Port, window: u32) -> bool {
        self.window == window && self.port.sees_as(port)
    }
}

impl PlaneLabels {
    /// True if the view has other values, or other places for them, than are written.
    pub(crate) fn lacks(&self, port: &Port, window: u32) -> bool {
        port.written() && !self.shown.as_ref().is_some_and(|leaf| leaf.shows(port, window))
    }

    /// Writes some more values; true once all are done, `None` if there is no canvas.
    pub(crate) fn write(&mut self, port: &Port, window: &Window) -> Option<bool> {
        // Work in progress is finished first: otherwise continuous panning would show no labels.
        let (leaf, row) = match self.under_way.take() {
            Some(begun) => begun,
            None => (Leaf::new(self.spare.take(), port, window.id)?, 0),
        };
        let [(_, across), (_, up)] = leaf.port.visible();
        let end = (row + (SQUARES / across.max(1)).max(1)).min(up);
        if let Some(pen) = leaf.bitmap.pen() {
            leaf.port.letter(&pen, window, (row, end));
        }
        if end < up {
            self.under_way = Some((leaf, end));
            return Some(false);
        }
        self.spare = self.shown.replace(leaf).map(|before| before.bitmap);
        Some(true)
    }

    /// Paints the labels at the present places of their squares.
    pub(crate) fn paint(&self, pen: &CanvasRenderingContext2d, port: &Port) {
        let Some(leaf) = self.shown.as_ref().filter(|_| port.written()) else { return };
        pen.set_image_smoothing_enabled(true);
        canvas::paint(pen, &leaf.bitmap, port.over(&leaf.port));
        pen.set_image_smoothing_enabled(false);
    }
}

impl Leaf {
    fn new(spare: Option<Bitmap>, port: &Port, window: u32) -> Option<Leaf> {
        let density = canvas::density();
        let [width, height] = port.size.map(|size| (size * density).round() as u32);
        let bitmap = Bitmap::again(spare, width, height)?;
        let pen = bitmap.pen()?;
        pen.set_transform(density, 0.0, 0.0, density, 0.0, 0.0).ok()?;
        pen.clear_rect(0.0, 0.0, port.size[0], port.size[1]);
        Some(Leaf { bitmap, port: port.clone(), window })
    }
}
