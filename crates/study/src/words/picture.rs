//! Sentences about pictures: what they show, and what their colours mean.

use super::number;
use crate::picture::Window;
use crate::wire::MOST_PIXELS;
use alloc::format;
use alloc::string::{String, ToString};

/// Legends.
pub(crate) const DOT: &str = "a heap and its value";
pub(crate) const LOST: &str = "value 0: the player to move loses";
pub(crate) const LOST_SQUARE: &str = "framed or filled: value 0, the player to move loses";
pub(crate) const EXCEPTION: &str = "hollow: an exception before the period";
pub(crate) const GOLDEN: &str = "lines of slope φ and 1/φ";

/// A picture with no pixels, or too many.
pub(crate) fn too_large() -> String {
    format!("a picture has from 1 to {MOST_PIXELS} pixels each way, so that it fits into memory")
}

/// A picture that is only drawn as SVG.
pub(crate) fn only_drawn() -> String {
    "of these values there are dots and a heat map; strip and grid are drawn as SVG".to_string()
}

/// A picture that a plane has not.
pub(crate) fn only_plane() -> String {
    "a plane is drawn as a plane".to_string()
}

/// What a dot plot shows.
pub(crate) fn dots(rule: &str, window: Window) -> String {
    format!(
        "Dot plot of {rule}: heaps {} to {} from left to right, values {} to {} upwards.",
        number(window.x),
        number(window.x + window.across - 1),
        window.y,
        window.y + window.up - 1,
    )
}

/// What a heat map shows.
pub(crate) fn heat(rule: &str, window: Window, columns: u64, greatest: u32) -> String {
    let first = window.y * columns;
    format!(
        "Heat map of {rule}: {columns} heaps a row, from heap {} in the upper left corner on, down to row {}; \
         values from 0, dark, to {greatest}, bright.",
        number(first + window.x),
        number(window.y + window.up - 1),
    )
}

/// What a plane shows.
pub(crate) fn plane(window: Window, greatest: u32) -> String {
    format!(
        "Wythoff’s plane: columns {} to {} from left to right, rows {} to {} upwards; values from 0, dark, to \
         {greatest}, bright.",
        number(window.x),
        number(window.x + window.across - 1),
        number(window.y),
        number(window.y + window.up - 1),
    )
}
