//! Makes a function of each message about tables.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("study", std::path::Path::new("words")).build()
}
