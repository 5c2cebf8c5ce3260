//! Heaps whose value is greater than all before.

use alloc::vec::Vec;

/// Each heap whose value exceeds all earlier ones, with the value.
///
/// ```
/// assert_eq!(sequence::records(&[0, 1, 0, 1, 2, 3, 2]), [(0, 0), (1, 1), (4, 2), (5, 3)]);
/// ```
pub fn records(values: &[u32]) -> Vec<(usize, u32)> {
    let mut records: Vec<(usize, u32)> = Vec::new();
    for (n, value) in values.iter().enumerate() {
        if records.last().is_none_or(|(_, most)| value > most) {
            records.push((n, *value));
        }
    }
    records
}
