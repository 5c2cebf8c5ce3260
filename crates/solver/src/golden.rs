//! Wythoff's cold pairs by exact integers: no floating point at any size.

/// Largest n for which [`lower`] is exact: its square times φ² must fit in 128 bits.
pub const LARGEST: u64 = 1 << 62;

/// ⌊nφ⌋ with φ = (1+√5)/2, the n-th lower Wythoff number (Wythoff 1907), for n up to [`LARGEST`].
///
/// It is the smaller pile of the cold pair whose difference is n.
///
/// ```
/// // 1·2, 3·5, 4·7, 6·10: the cold pairs of Wythoff’s queen.
/// let pairs: Vec<_> = (1..5).map(|n| (solver::golden::lower(n), solver::golden::lower(n) + n)).collect();
/// assert_eq!(pairs, [(1, 2), (3, 5), (4, 7), (6, 10)]);
/// ```
pub fn lower(n: u64) -> u64 {
    // The largest m with m² - mn - n² ≤ 0, bit by bit, which takes less code than a square root.
    let wide = u128::from(n);
    let mut found = 0;
    for bit in (0..63).rev() {
        let tried = found | 1 << bit;
        if tried <= wide || tried * (tried - wide) <= wide * wide {
            found = tried;
        }
    }
    found as u64
}

/// The pile that makes a cold pair with `size`, for sizes up to 2^60.
///
/// Every size occurs in exactly one cold pair (Beatty 1926).
///
/// ```
/// assert_eq!([5, 10].map(solver::golden::cold_partner), [3, 6]);
/// ```
pub fn cold_partner(size: u64) -> u64 {
    let times = lower(size);
    let first = times - size;
    for n in [first, first + 1] {
        if lower(n) == size {
            return size + n;
        }
    }
    // It is not a lower number, so it is an upper one: size = ⌊nφ⌋ + n with n near size/φ².
    let guess = 2 * size - times;
    let n = if lower(guess) + guess == size { guess } else { guess - 1 };
    size - n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_fill_the_integers_once() {
        for n in 0..100_000 {
            let (a, b) = (lower(n), lower(n) + n);
            assert_eq!(cold_partner(a), b);
            assert_eq!(cold_partner(b), a);
        }
    }

    #[test]
    fn exact_at_the_edges() {
        // φ lies between neighbouring Fibonacci ratios: F(k)·φ rounds to F(k+1) or just below.
        let (mut a, mut b) = (1u64, 2u64);
        let mut above = false;
        while b < 1 << 61 {
            let expected = if above { b } else { b - 1 };
            let found = lower(a);
            assert!(found == expected || found == b || found == b - 1);
            let exact = u128::from(found);
            let n = u128::from(a);
            // ⌊nφ⌋ is the largest m with m² - mn - n² < 0 or m = 0.
            assert!(exact * exact <= exact * n + n * n);
            assert!((exact + 1) * (exact + 1) > (exact + 1) * n + n * n);
            above = !above;
            (a, b) = (b, a + b);
        }
    }
}
