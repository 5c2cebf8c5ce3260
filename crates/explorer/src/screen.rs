//! The layout of the page: its sizes, and the rows and cells in it.

use crate::cells::Cells;
use crate::grid::Viewport;
use crate::rows::Rows;
use gloo::timers::callback::Timeout;

#[derive(Debug, Default)]
pub(crate) struct Screen {
    pub(crate) viewport: Viewport,
    pub(crate) rows: Rows,
    /// The cells of a table in the page.
    pub(crate) cells: Cells,
    /// Runs until the page is measured.
    pub(crate) measuring: Option<Timeout>,
    /// Runs until changes are drawn.
    pub(crate) draws: Option<Timeout>,
}
