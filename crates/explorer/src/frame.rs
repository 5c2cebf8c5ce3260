//! A table in a frame; everything it shows is in the library.

fn main() {
    explorer::frame();
}
