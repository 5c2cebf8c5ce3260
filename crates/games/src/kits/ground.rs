//! The ground under a board of cells: how large it is, and where the cells begin.

use crate::stage::Stage;

/// A board of cells with room for numbers at the left and above, and a frame at the right and below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// Width of the whole.
    pub(crate) width: i32,
    /// Its height.
    pub(crate) height: i32,
    /// The left edge of the cells.
    pub(crate) left: i32,
}

impl Ground {
    /// The ground of cells that are so wide and so high together; `edge` is the room for numbers.
    pub(crate) fn of(stage: &Stage<'_>, (wide, high): (i32, i32), edge: i32) -> Ground {
        // A small board is centred on the cloth and not enlarged beyond measure.
        let (frame, least) = if stage.narrow() { (10, 320) } else { (22, 400) };
        let width = (wide + edge + frame).max(least);
        Ground { width, height: high + edge + frame, left: edge.max((width - wide) / 2) }
    }
}
