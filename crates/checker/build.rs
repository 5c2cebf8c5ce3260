//! Makes a function of each message that refuses a certificate.

fn main() -> Result<(), String> {
    messages::generate::File::of_crate("checker", std::path::Path::new("words")).build()
}
