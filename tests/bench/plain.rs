//! Plain programs: the definition and a table, nothing else.

use std::collections::{HashMap, HashSet};

fn mex(values: &HashSet<u64>) -> u64 {
    (0..).find(|value| !values.contains(value)).expect("some number is missing")
}

/// The least missing number, by marks that are cleared for each heap.
fn least_missing(marks: &[bool]) -> u64 {
    marks.iter().position(|mark| !mark).expect("the marks reach further than the options") as u64
}

/// Sum of the Grundy values of rows of pins.
pub(crate) fn pins(least: usize, most: usize, top: usize) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    let mut marks = vec![false; 4096];
    for n in 0..=top {
        marks.fill(false);
        for taken in least..=most.min(n) {
            for left in 0..=n - taken {
                marks[(values[left] ^ values[n - taken - left]) as usize] = true;
            }
        }
        values.push(least_missing(&marks));
    }
    values.iter().sum()
}

/// Sum of the Grundy values of Grundy's game.
pub(crate) fn unequal_splits(top: usize) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=top {
        let splits = (1..n).filter(|left| *left != n - left);
        let options: HashSet<u64> = splits.map(|left| values[left] ^ values[n - left]).collect();
        values.push(mex(&options));
    }
    values.iter().sum()
}

/// Sum of the Grundy values of a square of Wythoff's board.
pub(crate) fn wythoff(side: usize) -> u64 {
    let mut values = vec![vec![0_u64; side]; side];
    let mut marks = vec![false; 4 * side];
    for y in 0..side {
        for x in 0..side {
            marks.fill(false);
            for n in 1..=x.max(y) {
                if n <= x {
                    marks[values[y][x - n] as usize] = true;
                }
                if n <= y {
                    marks[values[y - n][x] as usize] = true;
                }
                if n <= x.min(y) {
                    marks[values[y - n][x - n] as usize] = true;
                }
            }
            values[y][x] = least_missing(&marks);
        }
    }
    values.iter().flatten().sum()
}

/// Lost rows of misère Kayles, as a set of bits.
pub(crate) fn misere_kayles(top: u64) -> u64 {
    let mut memory = HashMap::new();
    let lost = (0..=top).filter(|length| !kayles_wins(vec![*length], &mut memory));
    lost.map(|length| 1 << (length % 60)).sum()
}

fn kayles_wins(mut rows: Vec<u64>, memory: &mut HashMap<Vec<u64>, bool>) -> bool {
    rows.retain(|row| *row > 0);
    rows.sort_unstable();
    if rows.is_empty() {
        return true;
    }
    if let Some(wins) = memory.get(&rows) {
        return *wins;
    }
    let mut wins = false;
    for i in 0..rows.len() {
        for taken in 1..=rows[i].min(2) {
            for left in 0..=rows[i] - taken {
                let mut next = rows.clone();
                next[i] = left;
                next.push(rows[i] - taken - left);
                wins |= !kayles_wins(next, memory);
            }
        }
    }
    memory.insert(rows, wins);
    wins
}

/// Sum of all winning first takes of Fibonacci Nim.
pub(crate) fn fibonacci(top: usize) -> u64 {
    // For each pile the least limit under which the mover wins.
    let mut least = vec![usize::MAX];
    let mut sum = 0;
    for pile in 1..=top {
        let wins = |taken: &usize| 2 * taken < least[pile - taken];
        sum += (1..pile).filter(wins).sum::<usize>() as u64;
        least.push((1..=pile).find(wins).unwrap_or(usize::MAX));
    }
    sum
}
