//! Positions between two others, size by size: what a rule is tried on, and where the next lost position is looked for.

use crate::Session;
use crate::reduce::Action;
use alloc::vec;
use alloc::vec::Vec;

/// The most positions that a rule is tried on.
const MOST: u64 = 400;
/// How far behind the last position that is given the next one is looked for.
pub(crate) const FAR: u64 = 40;

/// The sizes of the start of a session.
pub(crate) fn sizes(session: &Session) -> Vec<u64> {
    session.position(0).board().to_sizes()
}

/// A start with these sizes, where there is one in which the game goes on.
fn sized(like: &Session, wanted: &[u64]) -> Option<Session> {
    let like = like.unplayed();
    let made = match sizes(&like) == wanted {
        true => like,
        false => like.reduce(Action::Sizes(wanted.to_vec()))?.unplayed(),
    };
    (sizes(&made) == wanted && !made.over()).then_some(made)
}

/// All positions whose sizes lie between those of two others, with small sums first; `None` if these have not as many
/// sizes, or if there are too many.
pub(crate) fn between(one: &Session, other: &Session) -> Option<Vec<Session>> {
    let (a, b) = (sizes(one), sizes(other));
    let ranges: Vec<(u64, u64)> = a.iter().zip(&b).map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    let count =
        ranges.iter().try_fold(1_u64, |all, (low, high)| all.checked_mul(high - low + 1))?;
    if a.len() != b.len() || a.is_empty() || count > MOST {
        return None;
    }
    let mut all = vec![Vec::new()];
    for (low, high) in ranges {
        let longer = |start: &Vec<u64>| {
            let start = start.clone();
            (low..=high).map(move |size| [start.as_slice(), &[size]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.sort_by_key(|sizes| sizes.iter().sum::<u64>());
    Some(all.iter().filter_map(|sizes| sized(one, sizes)).collect())
}

/// The places of the sizes in which two positions differ.
pub(crate) fn apart(one: &Session, other: &Session) -> Vec<usize> {
    let (a, b) = (sizes(one), sizes(other));
    (0..a.len().min(b.len())).filter(|place| a[*place] != b[*place]).collect()
}

/// The one size in which some positions differ, if it grows from each to the next.
pub(crate) fn growing(given: &[&Session]) -> Option<usize> {
    let all: Vec<Vec<u64>> = given.iter().map(|session| sizes(session)).collect();
    let place = (0..all.first()?.len())
        .find(|place| all.windows(2).any(|two| two[0].get(*place) != two[1].get(*place)))?;
    let steady = |one: &[u64], two: &[u64]| {
        one.len() == two.len()
            && (0..one.len()).all(|i| if i == place { one[i] < two[i] } else { one[i] == two[i] })
    };
    all.windows(2).all(|two| steady(&two[0], &two[1])).then_some(place)
}

/// The positions behind this one, up to one with this size at a place.
pub(crate) fn behind(last: &Session, place: usize, size: u64) -> Vec<Session> {
    let sizes = sizes(last);
    let with = |size| {
        let mut other = sizes.clone();
        *other.get_mut(place)? = size;
        sized(last, &other)
    };
    let first = sizes.get(place).map_or(size, |last| last + 1);
    (first..=size).filter_map(with).collect()
}
