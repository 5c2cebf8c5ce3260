//! What of the page is laid out: its sizes, and the rows and cells that are in it.

use crate::cells::Cells;
use crate::grid::Viewport;
use crate::rows::Rows;
use gloo::timers::callback::Timeout;

/// What is laid out.
#[derive(Debug, Default)]
pub(crate) struct Screen {
    pub(crate) viewport: Viewport,
    pub(crate) rows: Rows,
    /// What of a table is in the page.
    pub(crate) cells: Cells,
    /// Runs until the page is measured.
    pub(crate) measuring: Option<Timeout>,
    /// Runs until what has changed is drawn.
    pub(crate) draws: Option<Timeout>,
}
