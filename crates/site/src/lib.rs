//! Builds the downloads: the page with its frames, the pages for authors, the module and the release.
#![forbid(unsafe_code)]

mod about;
mod begin;
pub mod dist;
mod docs;
mod first;
mod flat;
pub mod frames;
mod hosting;
mod inline;
pub mod install;
mod language;
pub mod licences;
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
