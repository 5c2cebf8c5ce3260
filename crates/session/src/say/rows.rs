//! Sentences about heaps as rows of tiles.

use super::board::listed;
use super::{Verb, counted};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::card::Card;
use solver::board;
use solver::play::Move;

/// What a move does with a heap of tiles: the heap, what it takes, and the heaps that it leaves.
type Parted = (usize, u64, Vec<u64>);

/// A tile of a heap, by its place in it and the size of the heap, or the seam after that tile.
pub fn piece(
    card: &Card,
    heap: usize,
    (i, size): (u64, u64),
    seam: bool,
    left: Option<Parted>,
) -> String {
    let what = if seam { "after" } else { card.objects.0 };
    let told = match left {
        None => String::new(),
        Some((_, 0, left)) => format!(": break into {}", listed(&left)),
        Some((_, taken, left)) => format!(": take {taken}, leaves {}", listed(&left)),
    };
    format!("{} {}, {what} {i} of {size}{told}", card.place, heap + 1)
}

/// The number under a heap, or what an armed move leaves of it.
pub fn row_caption(size: u64, left: Option<Vec<u64>>) -> String {
    match left {
        None => size.to_string(),
        Some(left) => format!("{size} → {}", listed(&left)),
    }
}

/// What a move does with a heap of tiles, after the subject.
pub(super) fn parted(rows: &[u64], mv: &Move, card: &Card, say: &Verb<'_>) -> String {
    let Some((row, taken, left)) = board::parted(rows, mv) else { return String::new() };
    let (left, heap) = (listed(&left), row + 1);
    if taken == 0 {
        return format!("{} heap {heap} into {left}", say("break", "breaks"));
    }
    let taken = counted(taken, card.objects);
    format!("{} {taken} from heap {heap}, which leaves {left}", say("take", "takes"))
}
