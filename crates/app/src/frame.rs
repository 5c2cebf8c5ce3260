//! The frame; everything it shows is in the library.

fn main() {
    last_move_app::frame();
}
