//! Makes a function of each message that the page says.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("app", std::path::Path::new("words")).build()
}
