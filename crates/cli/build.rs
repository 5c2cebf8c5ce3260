//! Makes a function of each message of the command line, and puts the texts of all messages into the program.

use messages::generate::{File, embed};
use std::path::Path;

fn main() -> Result<(), String> {
    File::of_crate("cli", Path::new("words")).build()?;
    embed(Path::new(".."))
}
