//! A press of our own, for programs that are downloaded on other people's pages: what they need of Yew, in a tenth of its size.
//!
//! It draws what `Ink` writes and nothing else. Names are those of Yew, so that what is written once is
//! drawn by either.

mod patch;
mod run;
mod tree;
mod value;

pub use run::{Component, Context, Scope, Standing, mount, stay};
pub use tree::Html;
pub use value::{AttrValue, Callback};

pub(crate) use tree::{Sheet, part, raw, text};
