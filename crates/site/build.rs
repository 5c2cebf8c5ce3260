//! Makes a function of each message of the scripts that start pages and frames.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("site", std::path::Path::new("words")).build()
}
