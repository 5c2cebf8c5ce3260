//! Kinds of positions that several games share: how they are written, set up, dealt and named.

mod drawn;
mod heaps;
mod number;
mod runs;
mod squares;
mod strip;
mod turn;

pub use drawn::Drawing;
pub(crate) use drawn::{edge_name, read_edges, read_gone, vertex_name};
pub use heaps::{Deal, Heaps, Names};
pub use number::Number;
pub use runs::Runs;
pub(crate) use runs::{between, run};
pub use squares::{Figure, Squares};
pub use strip::{Strip, from_to};
pub(crate) use strip::{below, gaps, moved, placed, read_move, steps, write_move};
pub(crate) use turn::{split_turn, with_turn};
