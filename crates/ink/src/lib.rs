//! What both pages are written with: elements, fields, head and foot, the address, and what is asked of the browser.

pub mod address;
pub mod around;
pub mod browser;
pub mod crew;
pub mod deed;
pub mod fields;
pub mod frame;
mod ink;
#[cfg(not(feature = "yew"))]
pub mod press;
#[cfg(test)]
mod tests;
pub mod words;
#[cfg(feature = "yew")]
mod yewed;

/// What draws: Yew, or in programs without it a press of our own that answers to the same names.
#[cfg(not(feature = "yew"))]
use press as back;
#[cfg(feature = "yew")]
use yewed as back;

pub use back::{AttrValue, Callback, Component, Context, Html, Scope, Standing, mount, stay};
pub use ink::{Ink, Mail, On, Part};
