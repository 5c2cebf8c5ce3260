//! Nodes and edits that games on loose heaps share.

use alloc::vec::Vec;
use solver::recipe;
use solver::values::Values;

/// Heaps as search sees them: living ones only, ascending.
pub(crate) fn node(heaps: &[u64], least_alive: u64) -> Vec<u64> {
    ascending(heaps.iter().copied().filter(|n| *n >= least_alive))
}

/// Numbers in ascending order.
pub(crate) fn ascending(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut sorted: Vec<u64> = numbers.collect();
    sorted.sort_unstable();
    sorted
}

/// The node with heap `index` replaced by up to two others.
pub(crate) fn replaced(node: &[u64], index: usize, by: [u64; 2], least_alive: u64) -> Vec<u64> {
    let mut next = node.to_vec();
    next.remove(index);
    for part in by.into_iter().filter(|n| *n >= least_alive) {
        let at = next.partition_point(|n| *n < part);
        next.insert(at, part);
    }
    next
}

/// Indices of a node's heaps, each size once.
pub fn distinct(node: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..node.len()).filter(|i| *i == 0 || node[i - 1] != node[*i])
}

/// The heaps with one of them set to another size; `None` if there is no such heap.
pub fn edited(heaps: &[u64], place: u32, size: u64) -> Option<Vec<u64>> {
    let mut next = heaps.to_vec();
    *next.get_mut(place as usize)? = size;
    Some(next)
}

/// The first lost piles, ascending, up to the end of the first period: at most one more than a sentence
/// lists; empty if no period is proved.
pub fn lost(values: &Values) -> Vec<u64> {
    let end = values.period().map_or(0, |period| period.start + period.length);
    (0..end).filter(|pile| values.at(*pile) == Some(0)).take(recipe::LISTED + 1).collect()
}
