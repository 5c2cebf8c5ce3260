//! Makes a function of each message about codes.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("solver", std::path::Path::new("words")).build()
}
