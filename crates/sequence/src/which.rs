//! Which rules have given values, perhaps for heaps of somewhat other sizes.

use crate::rule::Rule;
use crate::sequence::Sequence;
use crate::typed;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Fewest values by which rules are told apart.
pub const FEWEST: usize = 12;
/// Most values that are compared.
pub const MOST: usize = 100_000;
/// By how many heaps the sizes may differ, the likeliest first.
const SHIFTS: [i64; 7] = [0, 1, -1, 2, -2, 3, -3];
/// Greatest number of the subtraction sets that are tried.
const GREATEST: u32 = 12;
/// How many of the nearest other rules are named.
const NEAR: usize = 3;
/// Rules beside those with a name that are neither codes of three digits nor sets.
const MORE: [&str; 8] = [
    "split-3",
    "split-4",
    "kayles-3",
    "kayles-4",
    "kayles-5",
    "0.07-unequal",
    "0.77-unequal",
    "4.0707-unequal",
];

/// A rule whose values are those that were given, as far as these go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Same {
    /// The rule.
    pub rule: Rule,
    /// The value in place n, from 0 on, is that of heap n + `shift`.
    pub shift: i64,
    /// How many values were compared.
    pub compared: usize,
}

/// A rule whose values agree with the given ones up to some place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Near {
    /// The rule.
    pub rule: Rule,
    /// The value in place n, from 0 on, is compared with that of heap n + `shift`.
    pub shift: i64,
    /// How many values agree before the first difference.
    pub agree: usize,
    /// The place of the first difference.
    pub place: usize,
    /// The value that the rule has there.
    pub value: u32,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The rules with these values, those without a shift and those with a name first.
    pub same: Vec<Same>,
    /// The nearest other rules, the nearest first.
    pub near: Vec<Near>,
    /// How many rules were tried.
    pub tried: usize,
}

/// Why a text is no list of values that tells rules apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// This word is no whole number from 0 on.
    Word(String),
    /// There are only so many values.
    Few(usize),
}

/// Reads at least [`FEWEST`] values: a list, or the second column of a table with a heap and its value in each line.
///
/// ```
/// use sequence::which::{Unread, read};
/// let values = read("0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2")?;
/// assert_eq!((values.len(), values[2]), (12, 2));
/// assert_eq!(read("0,1,x"), Err(Unread::Word("x".into())));
/// assert_eq!(read("0 1 2"), Err(Unread::Few(3)));
/// # Ok::<(), Unread>(())
/// ```
pub fn read(text: &str) -> Result<Vec<u32>, Unread> {
    let number = |word: &str| word.parse::<u32>().map_err(|_| Unread::Word(word.into()));
    let separate = |c: char| c.is_whitespace() || ",;[](){}".contains(c);
    let rows = text.lines().filter(|line| !line.starts_with('#') && *line != "n,value");
    let rows: Vec<Vec<&str>> = rows
        .map(|line| line.split(separate).filter(|word| !word.is_empty()).collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let counted = |rows: &[Vec<&str>]| {
        rows.iter().map(|row| row[0].parse::<usize>()).zip(0..).all(|(n, row)| n == Ok(row))
    };
    let table = rows.len() > 1 && rows.iter().all(|row| row.len() == 2) && counted(&rows);
    let values: Result<Vec<u32>, Unread> = match table {
        true => rows.iter().map(|row| number(row[1])).collect(),
        false => rows.into_iter().flatten().map(number).collect(),
    };
    let values = values?;
    if values.len() < FEWEST { Err(Unread::Few(values.len())) } else { Ok(values) }
}

/// The rules that are tried: named ones, all codes 0.abc and 4.abc of digits up to 7, and all subtraction sets of
/// numbers up to 12.
///
/// ```
/// let rules: Vec<String> = sequence::which::rules().map(|rule| rule.to_string()).collect();
/// for rule in ["grundy", "0.6", "0.07", "4.7", "0.352", "take-1.3.4"] {
///     assert!(rules.iter().any(|one| one == rule), "{rule}");
/// }
/// assert_eq!(rules.len(), 5133);
/// ```
pub fn rules() -> impl Iterator<Item = Rule> {
    let codes = |first: u32| (1..512).map(move |digits: u32| format!("{first}.{digits:03o}"));
    let broken = core::iter::once(String::from("4.0")).chain(codes(4));
    let sets = (1_u32..1 << GREATEST).map(|set| {
        let numbers = (0..GREATEST).filter(|bit| set >> bit & 1 == 1);
        let numbers: Vec<String> = numbers.map(|bit| format!("{}", bit + 1)).collect();
        format!("take-{}", numbers.join("."))
    });
    let more = MORE.into_iter().map(String::from).chain(codes(0)).chain(broken).chain(sets);
    let named: Vec<Rule> = typed::rules_with_a_name().collect();
    let known = named.clone();
    let more = more.filter_map(|text| text.parse().ok()).filter(move |rule| !known.contains(rule));
    named.into_iter().chain(more)
}

/// Compares the values with those of every rule of [`rules`].
///
/// ```
/// use sequence::which;
/// // The values of Officers from the heap of one on are those of another code.
/// let found = which::which(&[0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2]);
/// assert_eq!((found.same[0].rule.text(), found.same[0].shift), ("0.37", 0));
/// // One value is wrong: the rule is the nearest.
/// let found = which::which(&[0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 7]);
/// assert!(found.same.is_empty());
/// assert_eq!((found.near[0].rule.text(), found.near[0].place, found.near[0].value), ("0.6", 14, 2));
/// ```
pub fn which(values: &[u32]) -> Found {
    let values = &values[..values.len().min(MOST)];
    let mut found = Found::default();
    for rule in rules() {
        found.tried += 1;
        let mut table = Sequence::bare(&rule, values.len() + 3);
        let mut near: Option<Near> = None;
        let same = SHIFTS.into_iter().find_map(|shift| {
            let miss = match compare(&mut table, values, shift) {
                Ok(compared) => return Some((shift, compared)),
                Err(miss) => miss,
            };
            let (agree, place, value) = miss;
            if near.as_ref().is_none_or(|near| near.agree < agree) {
                near = Some(Near { rule: rule.clone(), shift, agree, place, value });
            }
            None
        });
        match same {
            Some((shift, compared)) => found.same.push(Same { rule, shift, compared }),
            None => keep(&mut found.near, near),
        }
    }
    found.same.sort_by_key(|same| same.shift.abs());
    found
}

/// How many values agree; or how many do before the first difference, its place, and the value of the rule there.
fn compare(table: &mut Sequence, values: &[u32], shift: i64) -> Result<usize, (usize, usize, u32)> {
    let first = usize::try_from(-shift).unwrap_or(0);
    for (place, value) in values.iter().enumerate().skip(first) {
        let heap = place.saturating_add_signed(shift as isize);
        while table.values().len() <= heap && table.advance() {}
        let own = table.values()[heap];
        if own != *value {
            return Err((place - first, place, own));
        }
    }
    Ok(values.len() - first)
}

/// Keeps the nearest ones.
fn keep(near: &mut Vec<Near>, more: Option<Near>) {
    near.extend(more);
    near.sort_by_key(|near| core::cmp::Reverse(near.agree));
    near.truncate(NEAR);
}

#[cfg(test)]
mod tests {
    use super::{Unread, read, rules, which};
    use crate::sequence::Sequence;
    use alloc::format;
    use alloc::vec::Vec;

    #[test]
    fn lists_and_tables_are_read() {
        let wanted = Ok([0, 1, 2, 0].repeat(3));
        let lines = |head: &str, joint: &str| {
            let line = |n: usize| format!("{n}{joint}{}\n", [0, 1, 2, 0][n % 4]);
            format!("{head}{}", (0..12).map(line).collect::<alloc::string::String>())
        };
        for text in [
            "0,1,2,0,0,1,2,0,0,1,2,0",
            "0 1\n2 0\n0 1\n2 0\n0 1\n2 0",
            "[0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 2, 0]",
            &lines("n,value\n", ","),
            &lines("# b\n", " "),
        ] {
            assert_eq!(read(text), wanted, "{text}");
        }
        assert_eq!(read("0,-1"), Err(Unread::Word("-1".into())));
    }

    #[test]
    fn every_rule_finds_itself_or_one_with_the_same_values() {
        let mut dice = fastrand::Rng::with_seed(39);
        let all: Vec<_> = rules().collect();
        for _ in 0..60 {
            let rule = &all[dice.usize(..all.len())];
            let mut table = Sequence::bare(rule, 40);
            table.run();
            let from = dice.usize(..4);
            let found = which(&table.values()[from..]);
            let own = found.same.iter().any(|same| same.rule == *rule);
            assert!(own, "{} from heap {from}", rule.text());
        }
    }
}
