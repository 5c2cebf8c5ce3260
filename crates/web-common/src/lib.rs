//! Parts of both pages: head and foot, controls, the address, preferences, and access to the browser.

pub mod address;
pub mod browser;
pub mod controls;
pub mod head;
pub mod hooks;
pub mod keys;
pub mod model;
pub mod parent_page;
pub mod preferences;
pub mod root;
#[cfg(test)]
mod tests;
pub mod view;
pub mod words;
pub mod worker_client;
