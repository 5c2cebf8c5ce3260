//! The visible part of the plane: zoom and pan, and painting.

use crate::canvas::{self, Bitmap};
use crate::plane_labels::PlaneLabels;
use study::address::{At, CLOSEST, View};
use study::wire::{PlotKind, PlotRequest};
use web_sys::CanvasRenderingContext2d;

/// Nearest zoom, in px a square.
const NEAREST: f64 = 64.0;
/// Zoom in px per square from which values are written into the squares.
const WRITTEN: f64 = 20.0;
/// Width of the ruler beside the picture, in rem.
pub(crate) const RULER: f64 = 2.6;
/// Squares per side of the table for screen readers.
pub(crate) const TWIN: u64 = 12;
/// Movement in px below which a pointer has only touched.
const STILL: f64 = 6.0;
/// Name of the canvas.
pub(crate) const CANVAS: &str = "plane-canvas";

/// The visible part of a plane; rows go up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Port {
    side: u64,
    /// Size of the picture in px.
    pub(crate) size: [f64; 2],
    /// Column at the left edge and row at the lower one.
    corner: [f64; 2],
    /// px a square.
    scale: f64,
    fingers: Vec<(i32, f64, f64)>,
    moved: f64,
}

/// Values of a rectangle of squares.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    /// The id of the question that brought them.
    pub(crate) id: u32,
    pub(crate) x: u64,
    pub(crate) y: u64,
    pub(crate) width: u64,
    pub(crate) height: u64,
    pub(crate) values: Vec<Option<u32>>,
}

impl Window {
    /// The value of a square, if it is in the rectangle and known.
    pub(crate) fn value(&self, x: u64, y: u64) -> Option<u32> {
        let (dx, dy) = (x.checked_sub(self.x)?, y.checked_sub(self.y)?);
        if dx >= self.width || dy >= self.height {
            return None;
        }
        self.values.get((dy * self.width + dx) as usize).copied().flatten()
    }
}

impl Port {
    /// The whole plane, or the part in an address.
    pub(crate) fn new(side: u64, size: [f64; 2], view: &View) -> Port {
        let mut port = Port {
            side,
            size,
            corner: [view.x.unwrap_or(0) as f64, view.y.unwrap_or(0) as f64],
            scale: view.zoom.map_or(0.0, |zoom| zoom as f64),
            fingers: Vec::new(),
            moved: 0.0,
        };
        port.settle();
        port
    }

    fn least(&self) -> f64 {
        (self.size[0] / self.side as f64).min(NEAREST)
    }

    fn settle(&mut self) {
        self.scale = self.scale.clamp(self.least(), NEAREST);
        for (corner, size) in self.corner.iter_mut().zip(self.size) {
            let most = (self.side as f64 - size / self.scale).max(0.0);
            *corner = corner.clamp(0.0, most);
        }
    }

    /// The page gives it another size.
    pub(crate) fn resize(&mut self, size: [f64; 2]) {
        let whole = self.scale <= self.least();
        self.size = size;
        if whole {
            self.scale = 0.0;
        }
        self.settle();
    }

    /// Writes the visible part into an address, unless it is the whole plane.
    pub(crate) fn write(&self, view: &mut View) {
        let near = self.scale >= 1.0 && self.scale > self.least();
        view.zoom = near.then_some((self.scale.round() as u64).clamp(1, CLOSEST));
        let [x, y] = self.corner.map(|at| at.floor() as u64);
        (view.x, view.y) =
            (near.then_some(x).filter(|x| *x > 0), near.then_some(y).filter(|y| *y > 0));
    }

    /// The square at a place of the picture.
    pub(crate) fn square(&self, x: f64, y: f64) -> Option<(u64, u64)> {
        let column = (self.corner[0] + x / self.scale).floor();
        let row = (self.corner[1] + (self.size[1] - y) / self.scale).floor();
        let inside = |at: f64| (0.0..self.side as f64).contains(&at);
        (inside(column) && inside(row)).then_some((column as u64, row as u64))
    }

    /// First visible square and number of visible squares, across and up.
    pub(crate) fn visible(&self) -> [(u64, u64); 2] {
        [0, 1].map(|way| {
            let from = self.corner[way].floor() as u64;
            let to = (self.corner[way] + self.size[way] / self.scale - 1e-6).floor() as u64 + 1;
            (from, to.min(self.side) - from.min(self.side))
        })
    }

    /// The request for a picture of the visible part.
    pub(crate) fn picture(&self, dark: bool) -> PlotRequest {
        let [(x, across), (y, up)] = self.visible();
        let each = self.scale * canvas::density();
        let pixels = |squares: u64| {
            let least = if each >= 1.0 { each.ceil().min(24.0) } else { each };
            ((squares as f64 * least).round() as u32).clamp(1, 2048)
        };
        PlotRequest {
            kind: PlotKind::Plane,
            which: 0,
            x,
            y,
            across,
            up,
            columns: 0,
            width: pixels(across),
            height: pixels(up),
            dark,
            lost: true,
            golden: true,
        }
    }

    /// True if values are written into the squares.
    pub(crate) fn written(&self) -> bool {
        self.scale >= WRITTEN
    }

    /// The rectangle of squares whose values are needed: the visible ones, or some around one of them.
    pub(crate) fn wanted(&self, at: (u64, u64)) -> [u64; 4] {
        let [(x, across), (y, up)] = self.visible();
        if self.written() {
            return [x, y, across, up];
        }
        let twin = TWIN.min(self.side);
        let from = |at: u64| at.saturating_sub(TWIN / 2).min(self.side - twin);
        [from(at.0), from(at.1), twin, twin]
    }

    /// Zooms about a place of the picture.
    pub(crate) fn zoom(&mut self, by: f64, x: f64, y: f64) {
        let up = self.size[1] - y;
        let at = [self.corner[0] + x / self.scale, self.corner[1] + up / self.scale];
        self.scale *= by;
        self.scale = self.scale.clamp(self.least(), NEAREST);
        self.corner = [at[0] - x / self.scale, at[1] - up / self.scale];
        self.settle();
    }

    pub(crate) fn whole(&mut self) {
        self.scale = 0.0;
        self.settle();
    }

    pub(crate) fn reach(&mut self, square: (u64, u64)) {
        for (way, at) in [square.0, square.1].into_iter().enumerate() {
            let (fits, at) = (self.size[way] / self.scale, at as f64);
            if at < self.corner[way] {
                self.corner[way] = at;
            } else if at + 1.0 > self.corner[way] + fits {
                self.corner[way] = at + 1.0 - fits;
            }
        }
        self.settle();
    }

    /// A pointer goes down.
    pub(crate) fn down(&mut self, id: i32, x: f64, y: f64) {
        self.fingers.retain(|finger| finger.0 != id);
        if self.fingers.is_empty() {
            self.moved = 0.0;
        }
        self.fingers.push((id, x, y));
    }

    /// It moves: one pans, two zoom; true if the picture changed.
    pub(crate) fn moves(&mut self, id: i32, x: f64, y: f64) -> bool {
        let Some(i) = self.fingers.iter().position(|finger| finger.0 == id) else { return false };
        let (_, old_x, old_y) = self.fingers[i];
        self.moved += (x - old_x).abs() + (y - old_y).abs();
        if self.moved < STILL {
            return false;
        }
        if let [one, other] = self.fingers[..] {
            let still = if i == 0 { other } else { one };
            let far = |x: f64, y: f64| ((x - still.1).powi(2) + (y - still.2).powi(2)).sqrt();
            let by = far(x, y).max(8.0) / far(old_x, old_y).max(8.0);
            self.zoom(by, (x + still.1) / 2.0, (y + still.2) / 2.0);
        } else {
            self.corner[0] -= (x - old_x) / self.scale;
            self.corner[1] += (y - old_y) / self.scale;
            self.settle();
        }
        self.fingers[i] = (id, x, y);
        true
    }

    /// A pointer goes up; returns the square if it was only a touch.
    pub(crate) fn up(&mut self, id: i32, x: f64, y: f64) -> Option<(u64, u64)> {
        let here = self.fingers.iter().any(|finger| finger.0 == id);
        self.fingers.retain(|finger| finger.0 != id);
        let touched = here && self.fingers.is_empty() && self.moved < STILL;
        self.square(x, y).filter(|_| touched)
    }

    /// True if another view shows the same squares at the same places.
    pub(crate) fn sees_as(&self, other: &Port) -> bool {
        self.size == other.size && self.corner == other.corner && self.scale == other.scale
    }

    /// The place in this view of a picture that fills another: left, top, width and height in px.
    pub(crate) fn over(&self, other: &Port) -> [f64; 4] {
        let by = self.scale / other.scale;
        let [width, height] = other.size.map(|size| size * by);
        let left = (other.corner[0] - self.corner[0]) * self.scale;
        let low = (other.corner[1] - self.corner[1]) * self.scale;
        [left, self.size[1] - low - height, width, height]
    }

    /// Paints the picture, the values in their squares, and a frame around one square.
    pub(crate) fn paint(
        &self,
        bitmap: Option<(&Bitmap, [u64; 4])>,
        labels: &PlaneLabels,
        at: Option<At>,
    ) {
        let [width, height] = self.size;
        let Some(pen) = canvas::ready(CANVAS, width, height) else { return };
        if let Some((bitmap, [x, y, across, up])) = bitmap {
            let [left, top] = self.place(x, y + up);
            let to = [left, top, across as f64 * self.scale, up as f64 * self.scale];
            canvas::paint(&pen, bitmap, to);
        }
        labels.paint(&pen, self);
        if let Some(At::Square(x, y)) = at {
            let [left, top] = self.place(x, y + 1);
            let size = self.scale.max(5.0);
            for (colour, line) in
                [(canvas::colour("--paper"), 4.0), (canvas::colour("--accent"), 2.0)]
            {
                pen.set_stroke_style_str(&colour);
                pen.set_line_width(line);
                pen.stroke_rect(left, top, size, size);
            }
        }
    }

    /// Left and upper edge of a square in the picture.
    fn place(&self, x: u64, y: u64) -> [f64; 2] {
        let left = (x as f64 - self.corner[0]) * self.scale;
        [left, self.size[1] - (y as f64 - self.corner[1]) * self.scale]
    }

    /// Writes the values into the squares of some visible rows, counted from the lowest: the first, and
    /// the one after the last.
    pub(crate) fn letter(&self, pen: &CanvasRenderingContext2d, window: &Window, rows: (u64, u64)) {
        let [(x, across), (y, _)] = self.visible();
        pen.set_font(&format!(
            "600 {}px system-ui, sans-serif",
            (self.scale * 0.42).clamp(9.0, 18.0) as u32
        ));
        pen.set_text_align("center");
        pen.set_text_baseline("middle");
        pen.set_stroke_style_str("#000a");
        pen.set_fill_style_str("#fff");
        pen.set_line_width(2.5);
        for row in y + rows.0..y + rows.1 {
            for column in x..x + across {
                let Some(value) = window.value(column, row) else { continue };
                let [left, top] = self.place(column, row + 1);
                let (x, y) = (left + self.scale / 2.0, top + self.scale / 2.0);
                let text = value.to_string();
                // A picture without a number is still a picture.
                let _ = pen.stroke_text(&text, x, y);
                let _ = pen.fill_text(&text, x, y);
            }
        }
    }

    /// Columns (0) or rows (1) on a ruler, and their positions beside the picture in px.
    pub(crate) fn ticks(&self, way: usize) -> Vec<(u64, f64)> {
        let mut every = 1;
        while every as f64 * self.scale < 52.0 {
            every = match every.to_string().chars().next() {
                Some('2') => every / 2 * 5,
                _ => every * 2,
            };
        }
        let (from, count) = self.visible()[way];
        let place = |at: u64| match way {
            0 => self.place(at, 0)[0] + self.scale / 2.0,
            _ => self.place(0, at)[1] - self.scale / 2.0,
        };
        let inside = |place: f64| (0.0..=self.size[way]).contains(&place);
        let all = (from.next_multiple_of(every)..from + count).step_by(every as usize);
        all.map(|at| (at, place(at))).filter(|(_, place)| inside(*place)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn zoom_keeps_the_square_under_the_pointer() {
        let mut port = Port::new(1000, [500.0, 500.0], &View::default());
        assert_eq!(port.visible(), [(0, 1000), (0, 1000)]);
        let square = port.square(250.0, 100.0);
        for by in [2.0, 2.0, 4.0, 0.5, 3.0] {
            port.zoom(by, 250.0, 100.0);
            assert_eq!(port.square(250.0, 100.0), square);
        }
        port.reach((0, 999));
        assert!(port.visible()[0].0 == 0 && port.visible()[1].0 + port.visible()[1].1 == 1000);
        port.whole();
        assert_eq!(port.visible(), [(0, 1000), (0, 1000)]);
    }

    #[wasm_bindgen_test]
    fn a_finger_that_stays_touches_and_one_that_moves_pans() {
        let mut port = Port::new(100, [500.0, 500.0], &View { zoom: Some(20), ..View::default() });
        port.down(1, 10.0, 490.0);
        assert_eq!(port.up(1, 10.0, 490.0), Some((0, 0)));
        port.down(1, 400.0, 100.0);
        assert!(port.moves(1, 200.0, 300.0));
        assert_eq!(port.up(1, 200.0, 300.0), None);
        assert_eq!(port.square(0.0, 499.0), Some((10, 10)));
    }
}
