//! What the pages are made of, from the board outwards.

pub(crate) mod pieces;

pub(crate) mod board;

pub(crate) mod mini;

pub(crate) mod fields;

pub(crate) mod armed;
pub(crate) mod controls;
pub(crate) mod moves;
pub(crate) mod settings;
pub(crate) mod sizes;

pub(crate) mod figures;
pub(crate) mod reason;
pub(crate) mod verdict;

pub(crate) mod prose;
pub(crate) mod tables;

pub(crate) mod frame;
