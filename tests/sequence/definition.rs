//! Slow reference values, by the definition of the notation alone.

use std::collections::BTreeSet;

/// All nim-sums of `heaps` heaps, none empty, with `tokens` tokens in all.
fn sums(values: &[u32], tokens: usize, heaps: u32, most: usize, unequal: bool) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    if heaps == 0 {
        if tokens == 0 {
            found.insert(0);
        }
        return found;
    }
    for one in 1..=tokens.min(most) {
        let next = if unequal { one - 1 } else { one };
        for rest in sums(values, tokens - one, heaps - 1, next, unequal) {
            found.insert(rest ^ values[one]);
        }
    }
    found
}

/// Values of the rule in which `digit(k)` is the digit of taking k.
pub(crate) fn by_digits(to: usize, digit: impl Fn(usize) -> u32, unequal: bool) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let mut options = BTreeSet::new();
        for taken in 0..=n {
            for heaps in (0..=7).filter(|heaps| digit(taken) >> heaps & 1 == 1) {
                options.extend(sums(&values, n - taken, heaps, n - taken, unequal));
            }
        }
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

/// Values of a code such as `0.12~34` or `4.3-unequal`, in canonical form.
pub(crate) fn of_code(text: &str, to: usize) -> Vec<u32> {
    let (code, unequal) = text.strip_suffix("-unequal").map_or((text, false), |code| (code, true));
    let (plain, tail) = code.split_once('~').unwrap_or((code, ""));
    let read = |text: &str| -> Vec<u32> { text.chars().filter_map(|c| c.to_digit(16)).collect() };
    let (digits, tail) = (read(plain), read(tail));
    let digit = |taken: usize| match digits.get(taken) {
        Some(digit) => *digit,
        None if tail.is_empty() => 0,
        None => tail[(taken - digits.len()) % tail.len()],
    };
    by_digits(to, digit, unequal)
}

/// Values of breaking a heap into two different ones.
pub(crate) fn two_unequal(to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..=to {
        let splits = (1..n).filter(|one| 2 * one < n);
        let options: BTreeSet<u32> = splits.map(|one| values[one] ^ values[n - one]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
    }
    values
}

/// The same, fast enough for many heaps: each option’s value is marked with the heap that has it.
pub(crate) fn two_unequal_marked(to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![0];
    let mut marks = vec![0; 1024];
    for n in 1..=to {
        for one in 1..n.div_ceil(2) {
            marks[(values[one] ^ values[n - one]) as usize] = n;
        }
        values.push(marks.iter().position(|mark| *mark != n).unwrap() as u32);
    }
    values
}
