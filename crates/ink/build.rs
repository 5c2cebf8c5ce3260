//! Makes a function of each message that every page says.

fn main() -> Result<(), String> {
    messages::generate::folder("ink", std::path::Path::new("words"))
}
