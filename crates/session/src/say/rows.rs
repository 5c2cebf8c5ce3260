//! Sentences about heaps as rows of tiles.

use super::board::listed;
use super::counted;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::card::Card;
use solver::board;
use solver::play::Move;

/// What a move does with a heap of tiles: what it takes, and the heaps that it leaves.
type Parted = (usize, u64, Vec<u64>);

/// What is left, after "take 2": ", leaves 3 and 4".
fn leaving((_, taken, left): &Parted) -> String {
    match taken {
        0 => format!(": break into {}", listed(left)),
        _ => format!(": take {taken}, leaves {}", listed(left)),
    }
}

/// A tile of a heap, by its place in it and the size of the heap.
pub fn tile(card: &Card, heap: usize, (i, size): (u64, u64), left: Option<&Parted>) -> String {
    let told = left.map(leaving).unwrap_or_default();
    format!("{} {}, {} {i} of {size}{told}", card.place, heap + 1, card.objects.0)
}

/// The seam after so many tiles of a heap.
pub fn seam(card: &Card, heap: usize, (i, size): (u64, u64), left: Option<&Parted>) -> String {
    let told = left.map(leaving).unwrap_or_default();
    format!("{} {}, seam between {i} and {}{told}", card.place, heap + 1, size - i)
}

/// The number under a heap, or what an armed move leaves of it.
pub fn row_caption(size: u64, left: &Option<Vec<u64>>) -> String {
    match left {
        None => size.to_string(),
        Some(left) if left.is_empty() => format!("{size} → 0"),
        Some(left) => {
            let left: Vec<String> = left.iter().map(u64::to_string).collect();
            format!("{size} → {}", left.join(" + "))
        }
    }
}

/// What a move does with a heap of tiles, after the subject; verbs are for taking and breaking.
pub(super) fn parted(rows: &[u64], mv: &Move, card: &Card, verbs: [&str; 2]) -> String {
    let Some((row, taken, left)) = board::parted(rows, mv) else { return String::new() };
    let left = listed(&left);
    let heap = row + 1;
    match taken {
        0 => format!("{} heap {heap} into {left}", verbs[1]),
        _ => format!(
            "{} {} from heap {heap}, which leaves {left}",
            verbs[0],
            counted(taken, card.objects)
        ),
    }
}
