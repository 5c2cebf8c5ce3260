//! Makes a function of each message that every page says.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("web-common", std::path::Path::new("words")).build()
}
