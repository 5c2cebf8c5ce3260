//! The name that a misspelt one most likely means, for sentences such as “did you mean …?”.

use alloc::vec::Vec;

/// Fewest letters of a word that is taken for the beginning of a name.
const BEGINS: usize = 3;

/// The known name that is most like a word, if one is like it: at most every third letter missing, added, changed or
/// exchanged with its neighbour, or the beginning of a name. Capitals and hyphens do not matter.
///
/// ```
/// use last_move_messages::nearest::nearest;
/// let games = ["nim", "kayles", "dawsons-kayles", "dots-and-boxes"];
/// assert_eq!(nearest("kayle", games), Some("kayles"));
/// assert_eq!(nearest("Nim", games), Some("nim"));
/// assert_eq!(nearest("dots", games), Some("dots-and-boxes"));
/// assert_eq!(nearest("chess", games), None);
/// assert_eq!(nearest("levle", ["lang", "level"]), Some("level"));
/// ```
pub fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let letters = plain(word);
    let likeness = |name: &'n str| {
        let other = plain(name);
        let begins = letters.len() >= BEGINS && other.starts_with(&letters);
        let changes = if begins { 1 } else { changes(&letters, &other) };
        // What is longer hides more.
        let like = 3 * changes <= letters.len().max(other.len());
        (like && !letters.is_empty()).then_some((
            changes,
            other.len().abs_diff(letters.len()),
            name,
        ))
    };
    let near = names.into_iter().filter_map(likeness);
    near.min_by_key(|(changes, longer, _)| (*changes, *longer)).map(|(.., name)| name)
}

/// At most this many letters of a word are looked at.
const READ: usize = 40;

/// Small letters and digits alone.
fn plain(text: &str) -> Vec<char> {
    let kept = text.chars().filter(|c| c.is_alphanumeric()).take(READ);
    kept.flat_map(char::to_lowercase).collect()
}

/// How many letters must be added, removed, changed, or exchanged with the next one.
fn changes(one: &[char], other: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut next = Vec::with_capacity(row.len());
        next.push(i + 1);
        for (j, wanted) in other.iter().enumerate() {
            let changed = row[j] + usize::from(letter != wanted);
            let mut least = changed.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *wanted {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = core::mem::replace(&mut row, next);
    }
    row.last().copied().unwrap_or_default()
}
