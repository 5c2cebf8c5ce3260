//! Makes a function of each message about addresses and requests.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("embed", std::path::Path::new("words")).build()
}
