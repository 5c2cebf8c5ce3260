//! Makes a function of each message that the page says.

fn main() -> Result<(), String> {
    messages::generate::folder("app", std::path::Path::new("words"))
}
