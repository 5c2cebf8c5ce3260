//! Makes a function of each message of the command line, and puts the texts of all messages into the program.

use messages::generate::{File, embed};
use std::path::Path;

fn main() -> Result<(), String> {
    File::of_crate("cli", Path::new("words")).build()?;
    let out = std::env::var_os("OUT_DIR").ok_or("cargo names no folder for the output")?;
    embed(Path::new(".."), Path::new(&out))
}
