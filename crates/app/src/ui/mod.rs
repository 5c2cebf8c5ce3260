//! What the pages are made of, from single elements outwards.

/// Elements as this program writes them.
pub(crate) mod ink {
    use crate::deed::Deed;
    pub(crate) use ::ink::On;

    pub(crate) type Ink = ::ink::Ink<Deed>;
    pub(crate) type Mail = ::ink::Mail<Deed>;
}
pub(crate) mod part;

pub(crate) mod board;
pub(crate) mod bubble;
pub(crate) mod decor;
pub(crate) mod hand;
pub(crate) mod mini;
pub(crate) mod pieces;

pub(crate) use ::ink::fields;

pub(crate) mod armed;
pub(crate) mod chart;
pub(crate) mod controls;
pub(crate) mod moves;
pub(crate) mod settings;
pub(crate) mod sizes;

pub(crate) mod verdict;

pub(crate) mod prose;

pub(crate) mod framed;
pub(crate) mod home;
pub(crate) mod play;
