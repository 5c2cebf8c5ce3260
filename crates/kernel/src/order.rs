//! Sorting in little program: the lists of a position are short, and the long ones are few.

/// Puts a list into ascending order; equal entries may change places.
///
/// Insertion with shrinking gaps (Shell 1959, gaps after Knuth): for a list of a few entries it is
/// plain insertion, and each type costs a hundred bytes of program where the standard sort costs
/// four thousand.
pub fn ascending<T: Ord>(list: &mut [T]) {
    let mut gap = 1;
    while gap < list.len() / 9 {
        gap = 3 * gap + 1;
    }
    while gap > 0 {
        for end in gap..list.len() {
            let mut at = end;
            while at >= gap && list[at] < list[at - gap] {
                list.swap(at, at - gap);
                at -= gap;
            }
        }
        gap /= 3;
    }
}

#[cfg(test)]
mod tests {
    use super::ascending;
    use alloc::vec::Vec;

    #[test]
    fn every_length_and_order_is_sorted() {
        for length in 0..200_u64 {
            for factor in [1, 7, 31, 101] {
                let mut list: Vec<u64> = (0..length).map(|n| n * factor % 89).collect();
                let mut wanted = list.clone();
                wanted.sort_unstable();
                ascending(&mut list);
                assert_eq!(list, wanted);
            }
        }
    }
}
