//! Pictures on canvases: the present ones, and the next to be painted.

use crate::grid::Viewport;
use crate::plane::{Port, Window};
use crate::plane_labels::PlaneLabels;
use crate::plot::Plots;
use gloo::timers::callback::Timeout;

/// The next thing to paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Paint {
    /// Some of the labels of the plane, on their own off-screen canvas.
    Letters,
    /// Everything.
    All,
}

#[derive(Debug, Default)]
pub(crate) struct Pictures {
    pub(crate) plots: Plots,
    pub(crate) plane: PlaneState,
    /// The next thing to paint, with its timer.
    pub(crate) paints: Option<(Paint, Timeout)>,
}

/// The state of Wythoff's plane.
#[derive(Debug, Default)]
pub(crate) struct PlaneState {
    pub(crate) port: Option<Port>,
    /// Known values of squares.
    pub(crate) window: Option<Window>,
    /// The window requested last, and the id of that question.
    pub(crate) asked: Option<(u32, [u64; 4])>,
    pub(crate) labels: PlaneLabels,
}

impl Pictures {
    /// Another study is seen.
    pub(crate) fn clear(&mut self) {
        (self.plots, self.plane) = Default::default();
    }
}

/// Size of the plane in px: a square that leaves room for a finger to scroll past it.
pub(crate) fn plane_size(room: &Viewport) -> [f64; 2] {
    let beside = crate::plane::RULER * room.rem;
    let size = (room.view - beside).min(room.tall * 0.8).clamp(200.0, 640.0).floor();
    [size, size]
}
