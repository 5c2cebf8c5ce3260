//! The moves of a rule, in one sentence or digit by digit, and the board that plays typed rules.

use crate::boards;
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use sequence::semantics::{Semantics, Take};
use sequence::{Endless, Rule};
use solver::code;

/// Numbers of a set without an end that a sentence lists.
const SHOWN: usize = 6;

/// Numbers that are taken alike: the heaps that may stay, and the numbers.
type Group = (u8, Vec<u64>);

/// The moves of a rule, in one sentence; `None` if it has none.
///
/// ```
/// use messages::native::Words;
/// let kayles: sequence::Rule = "0.77".parse().expect("it is a code");
/// let allowed = study::allowed::sentence(&kayles).expect("it is told");
/// assert_eq!(Words::english(&allowed), "A move: take 1 or 2 tokens, leaving nothing, one heap or two.");
/// ```
pub fn sentence(rule: &Rule) -> Option<Message> {
    let semantics = rule.semantics();
    if semantics.takes().iter().any(|take| take.plus > 0) {
        return Some(words::a_move(words::full_square()));
    }
    if let Some(endless) = rule.endless() {
        let tokens = tokens_of(rule, endless);
        return Some(words::a_move(words::take(tokens, left((3, false), false))));
    }
    let (mut groups, cut) = groups(semantics.takes());
    let mut clauses: Vec<Message> = Vec::new();
    let endless = endless(&semantics, &mut groups, &mut clauses);
    for (parts, counts) in groups {
        clauses.push(take(&counts, None, (parts, semantics.unequal())));
    }
    clauses.extend(endless);
    clauses.extend(cut.map(|parts| words::cut(left((parts, semantics.unequal()), true))));
    clauses.into_iter().reduce(words::or_else).map(words::a_move)
}

/// The numbers of a set without an end: the first of them, and what they are.
fn tokens_of(rule: &Rule, endless: Endless) -> Message {
    let numbers = rule.digits().iter().zip(0_u64..).filter(|(digit, _)| **digit > 0);
    let first: Vec<u64> = numbers.map(|(_, number)| number).take(SHOWN).collect();
    let first = code::write_list(&first).replace('.', ", ");
    let (set, base) = match endless {
        Endless::Squares => ("squares", 0),
        Endless::Primes => ("primes", 0),
        Endless::Powers(base) => ("powers", base),
    };
    let more = rule.besides().unwrap_or_else(|| "none".into());
    words::endless_tokens(&first, set, base, &more)
}

/// The takes grouped by what they leave, in order of the least number, and the digit for cutting without a take.
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

/// The clause for takes without an upper limit; takes with the same digit join it.
fn endless(
    semantics: &Semantics,
    groups: &mut Vec<Group>,
    clauses: &mut Vec<Message>,
) -> Option<Message> {
    let (reach, first) = (semantics.reach() as u64, *semantics.tail().first()?);
    if semantics.tail().iter().any(|digit| *digit != first) {
        return Some(words::take_pattern(reach, semantics.tail().len() as u64));
    }
    let same = groups.iter().position(|(parts, _)| *parts == first);
    let counts = same.map(|at| groups.remove(at).1).unwrap_or_default();
    clauses.push(take(&counts, Some(reach), (first, semantics.unequal())));
    None
}

/// What may stay of a heap, by its digit and whether heaps must differ; `brief` if the sentence has named
/// heaps already.
fn left((parts, unequal): (u8, bool), mut brief: bool) -> Message {
    let mut clauses = Vec::new();
    for many in (0..8).filter(|many| parts >> many & 1 == 1) {
        clauses.push(if brief { words::so_many(many) } else { words::heaps(many) });
        brief |= many > 0;
    }
    let clauses = words::list(clauses, words::or);
    if unequal && parts >> 2 > 0 { words::different_sizes(clauses) } else { clauses }
}

/// Numbers to take, and all beyond a number if there is no upper limit.
fn take(counts: &[u64], beyond: Option<u64>, leaving: (u8, bool)) -> Message {
    let mut clauses = runs(counts);
    let all = counts.iter().copied().eq(1..=counts.len() as u64);
    let taken = match (beyond, counts) {
        (Some(reach), _) if all && reach == counts.len() as u64 => words::any_number(),
        (Some(reach), _) => {
            clauses.push(words::more_than(reach));
            words::list(clauses, words::or)
        }
        (None, [1]) => words::one_token(),
        (None, _) => words::tokens(words::list(clauses, words::or)),
    };
    words::take(taken, left(leaving, false))
}

/// Numbers; three or more consecutive ones are written as a range.
fn runs(counts: &[u64]) -> Vec<Message> {
    let mut clauses = Vec::new();
    let mut rest = counts;
    while let Some(first) = rest.first() {
        let run = rest.iter().zip(*first..).take_while(|(a, b)| *a == b).count();
        let run = if run < 3 { 1 } else { run };
        clauses.push(match run {
            1 => Message::verbatim(first.to_string()),
            _ => words::from_to(*first, rest[run - 1]),
        });
        rest = &rest[run..];
    }
    clauses
}

/// One digit of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digit {
    /// The digit as a sum: `7 = 4 + 2 + 1`.
    pub digit: String,
    /// What it allows.
    pub allows: Message,
}

/// The digits of a code that allow something, in their order; `None` for other notations.
///
/// ```
/// let digits = study::allowed::digits(&"0.37".parse()?).unwrap();
/// assert_eq!(digits[0].digit, "3 = 2 + 1");
/// assert_eq!(digits[1].digit, "7 = 4 + 2 + 1");
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn digits(rule: &Rule) -> Option<Vec<Digit>> {
    if rule.text().as_bytes().get(1) != Some(&b'.') {
        return None;
    }
    let (unequal, tail) = (rule.unequal(), rule.tail());
    let mut digits = Vec::new();
    for (count, digit) in rule.digits().iter().enumerate().filter(|(_, digit)| **digit > 0) {
        let allows = match count as u64 {
            0 => words::cut(left((*digit, unequal), true)),
            count => take(&[count], None, (*digit, unequal)),
        };
        digits.push(Digit { digit: sum(*digit), allows });
    }
    let reach = rule.digits().len() as u64 - 1;
    match tail {
        [] => {}
        [digit] => {
            let allows = take(&[], Some(reach), (*digit, unequal));
            digits.push(Digit { digit: sum(*digit), allows });
        }
        _ => {
            let digit = tail.iter().map(|digit| hex(*digit)).collect();
            digits.push(Digit { digit, allows: words::take_pattern(reach, tail.len() as u64) });
        }
    }
    Some(digits)
}

fn hex(digit: u8) -> char {
    char::from(b"0123456789ABCDEF"[usize::from(digit % 16)])
}

/// A digit, and the powers of two that it adds up.
fn sum(digit: u8) -> String {
    let parts: Vec<String> =
        [8, 4, 2, 1].iter().filter(|part| digit & **part > 0).map(ToString::to_string).collect();
    let mut text = String::from(hex(digit));
    if parts.len() > 1 {
        text.push_str(" = ");
        text.push_str(&parts.join(" + "));
    }
    text
}

/// The page that plays the rule with heaps; `None` if that board cannot hold it.
///
/// ```
/// let kayles: sequence::Rule = "0.77".parse().expect("it is a code");
/// assert_eq!(study::allowed::board(&kayles).as_deref(), Some("index.html#/play/heap-rule?rule=0.77"));
/// ```
pub fn board(rule: &Rule) -> Option<String> {
    boards::rule(rule)
}
