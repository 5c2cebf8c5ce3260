//! Makes a function of each message that the module says.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("module", std::path::Path::new("words")).build()
}
