//! The pages: the shelf, one game, and what stands where nothing is.

pub(crate) mod home;
pub(crate) mod lost;
pub(crate) mod play;
