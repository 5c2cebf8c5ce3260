//! What the pages are made of, from single elements outwards.

/// What every component is given: the language of the page, and the way of what is done there to the app.
pub(crate) type View = web_common::view::View<crate::command::Command>;

pub(crate) mod board;
pub(crate) mod board_input;
pub(crate) mod cloth;
pub(crate) mod decor;
pub(crate) mod mini;
pub(crate) mod pieces;

pub(crate) mod fields;

pub(crate) mod amounts;
pub(crate) mod chart;
pub(crate) mod controls;
pub(crate) mod moves;
pub(crate) mod neighbours;
pub(crate) mod pending_move;
pub(crate) mod preferences;
pub(crate) mod settings;
pub(crate) mod sizes;
pub(crate) mod twin;

pub(crate) mod verdict;

pub(crate) mod progress;
pub(crate) mod prose;

pub(crate) mod fitted;
pub(crate) mod framed;
pub(crate) mod home;
pub(crate) mod letters;
mod live;
pub(crate) mod play;
mod stating;
mod steps;
