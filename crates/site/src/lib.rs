//! Builds the downloads: the page with its frames, the pages for authors, the module and the release.
//!
//! A chore is called with the rest of the command line, and refuses what it does not know before it does anything:
//!
//! ```
//! use site::{dist, module, one_file, page, postprocess, size};
//! let chores = [
//!     dist::run, module::run, one_file::run, page::build_command, page::serve, postprocess::ahead, postprocess::run,
//!     size::run,
//! ];
//! for chore in chores {
//!     let refused = chore(&mut lexopt::Parser::from_args(["--fast"]));
//!     assert!(refused.is_err_and(|error| error.contains("--fast")));
//! }
//! ```
//!
//! What the tests do with the parts:
//!
//! ```no_run
//! use site::{dist, install, module, one_file, page, publish, size};
//! # fn main() -> Result<(), String> {
//! install::npm()?;
//! install::wasm_target()?;
//! install::wasm_bindgen()?;
//! let page = page::build_release()?;
//! let lines = size::weigh()?;
//! let nim = one_file::one_file("nim")?;
//! drop(page);
//! let page = page::as_built()?;
//! let built = module::build(&module::usual())?;
//! let more = module::weigh(&module::usual())?;
//! drop((page, built));
//! publish::announce(&site::place::dist(), "https://example.org/")?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod about;
mod begin;
mod declarations;
pub mod dist;
mod docs;
mod element;
mod first;
mod flat;
pub mod frames;
mod heights;
mod hosting;
mod inline;
pub mod install;
mod integrity;
mod language;
pub mod licences;
pub mod lock;
pub mod module;
pub mod one_file;
pub mod page;
pub mod place;
mod placeholder;
pub mod postprocess;
pub mod publish;
mod share;
mod simd;
pub mod size;
mod starter;
pub mod steps;
mod tables;
mod trust;
mod words;

/// Done, or what went wrong in one sentence.
pub type ChoreResult = Result<(), String>;

/// Refuses arguments after those that a chore takes.
///
/// # Errors
///
/// One sentence that names the argument.
///
/// ```
/// let parser = |words: &[&'static str]| lexopt::Parser::from_args(words.iter().copied());
/// assert!(site::no_more(&mut parser(&[])).is_ok());
/// assert!(site::no_more(&mut parser(&["--fast"])).is_err_and(|error| error.contains("--fast")));
/// ```
pub fn no_more(args: &mut lexopt::Parser) -> ChoreResult {
    match args.next() {
        Ok(None) => Ok(()),
        Ok(Some(other)) => Err(other.unexpected().to_string()),
        Err(error) => Err(error.to_string()),
    }
}
