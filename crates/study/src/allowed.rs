//! What a rule allows, in one sentence, and the board of the game whose rule is typed.

use crate::boards;
use crate::words::allowed as say;
use alloc::string::String;
use alloc::vec::Vec;
use sequence::Rule;
use sequence::law::{Law, Take};

/// Numbers that are taken alike: what may stay of the heap, and the numbers.
type Group = (u8, Vec<u64>);

/// What a move is by a rule, in one sentence; `None` where a move leaves more than heaps.
pub fn words(rule: &Rule) -> Option<String> {
    let law = rule.law();
    if law.takes().iter().any(|take| take.plus > 0) {
        return None;
    }
    let (mut groups, cut) = groups(law.takes());
    let mut clauses: Vec<String> = Vec::new();
    let endless = endless(&law, &mut groups, &mut clauses);
    for (parts, counts) in groups {
        clauses.push(say::take(&counts, None, &say::left(parts, law.unequal())));
    }
    clauses.extend(endless);
    clauses.extend(cut.map(|parts| say::cut(parts, law.unequal())));
    (!clauses.is_empty()).then(|| say::sentence(&clauses))
}

/// The takes by what they leave, in the order of the least number, and what is cut without a take.
fn groups(takes: &[Take]) -> (Vec<Group>, Option<u8>) {
    let (mut groups, mut cut): (Vec<Group>, Option<u8>) = (Vec::new(), None);
    for take in takes {
        let group = groups.iter_mut().find(|(parts, _)| *parts == take.parts);
        match (take.count as u64, group) {
            (0, _) => cut = Some(take.parts),
            (count, Some((_, counts))) => counts.push(count),
            (count, None) => groups.push((take.parts, Vec::from([count]))),
        }
    }
    (groups, cut)
}

/// The clause for numbers without end; takes that leave the same move into it.
fn endless(law: &Law, groups: &mut Vec<Group>, clauses: &mut Vec<String>) -> Option<String> {
    let (reach, first) = (law.reach() as u64, *law.tail().first()?);
    if law.tail().iter().any(|digit| *digit != first) {
        return Some(say::pattern(reach, law.tail().len() as u64));
    }
    let same = groups.iter().position(|(parts, _)| *parts == first);
    let counts = same.map(|at| groups.remove(at).1).unwrap_or_default();
    clauses.push(say::take(&counts, Some(reach), &say::left(first, law.unequal())));
    None
}

/// The page that plays the rule with heaps; `None` where that board cannot hold it.
pub fn board(rule: &Rule) -> Option<String> {
    boards::rule(rule)
}
