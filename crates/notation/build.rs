//! Makes a function of each message about rules of heap games.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("notation", std::path::Path::new("words")).build()
}
