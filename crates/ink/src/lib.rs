//! What both pages are written with: elements, fields, head and foot, the address, and what is asked of the browser.

pub mod address;
pub mod around;
pub mod browser;
pub mod crew;
pub mod deed;
pub mod fields;
pub mod frame;
pub mod head;
mod ink;
pub mod preferences;
#[cfg(test)]
mod tests;
pub mod words;
mod yewed;

pub use ink::{Ink, Mail, On};
