//! Makes a function of each message about tables.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("sequence", std::path::Path::new("words")).build()
}
