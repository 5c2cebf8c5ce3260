//! The site; everything it shows is in the library.

fn main() {
    last_move_app::site();
}
