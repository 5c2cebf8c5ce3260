//! Makes a function of each message about play.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("session", std::path::Path::new("words")).build()
}
