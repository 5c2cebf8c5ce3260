//! The page of the tables; everything it shows is in the library.

fn main() {
    explorer::site();
}
