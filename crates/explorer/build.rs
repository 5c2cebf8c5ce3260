//! Makes a function of each message that the page of the tables says.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("explorer", std::path::Path::new("words")).build()
}
