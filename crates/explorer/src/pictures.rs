//! Pictures on canvases: those that are there, and what is painted next.

use crate::grid::Viewport;
use crate::plane::{Port, Window};
use crate::plane_labels::PlaneLabels;
use crate::plot::Plots;
use gloo::timers::callback::Timeout;

/// What is painted next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Paint {
    /// Some of the values in the squares of the plane, on their own sheet.
    Letters,
    /// All that is there.
    All,
}

/// What is on canvases.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    pub(crate) plots: Plots,
    pub(crate) plane: PlaneState,
    /// What is painted soon.
    pub(crate) paints: Option<(Paint, Timeout)>,
}

/// What is seen of Wythoff's plane.
#[derive(Debug, Default)]
pub(crate) struct PlaneState {
    pub(crate) port: Option<Port>,
    /// Values of squares that are there.
    pub(crate) window: Option<Window>,
    /// Those that were asked for last, and the number of that question.
    pub(crate) asked: Option<(u32, [u64; 4])>,
    pub(crate) labels: PlaneLabels,
}

impl Pictures {
    /// Another study is seen.
    pub(crate) fn clear(&mut self) {
        (self.plots, self.plane) = Default::default();
    }
}

/// Size of the plane in px: a square that leaves room for a hand to scroll past it.
pub(crate) fn plane_size(room: &Viewport) -> [f64; 2] {
    let beside = crate::plane::RULER * room.rem;
    let size = (room.view - beside).min(room.tall * 0.8).clamp(200.0, 640.0).floor();
    [size, size]
}
