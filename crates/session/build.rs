//! Makes a function of each message about play.

fn main() -> Result<(), String> {
    messages::generate::folder("session", std::path::Path::new("words"))
}
