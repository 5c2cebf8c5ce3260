//! Known sequences of the OEIS, recognised by their terms alone, with the shift that was found.
//!
//! No term is written here: each sequence is computed, and a table of the same rule uses the same engines, so the
//! page says where the terms come from. `tests/study/known.rs` compares them with terms from other sources.

use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::Markup;
use sequence::Sequence;
use sequence::plane::{Plane, Rows};
use solver::golden;
use solver::take_away::Limit;

/// Most terms that are compared.
const MOST: usize = 10_000;
/// Terms that are compared before more are computed.
const FEW: usize = 16;
/// Fewest equal values, fewest numbers of an ascending list, and fewest periods of rows that identify a sequence.
const LEAST: (usize, usize, usize) = (48, 12, 20);
/// Terms by which the OEIS is searched.
const SEARCHED: usize = 24;
/// Terms at the beginning of one list that the other may lack.
const SKIP: usize = 4;
/// Greatest constant by which two lists may differ.
const PLUS: i64 = 3;

/// A sequence of the OEIS that we can compute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// Its number in the OEIS.
    pub(crate) number: &'static str,
    pub(crate) name: fn() -> Message,
    /// The index of its first term in the OEIS.
    pub(crate) offset: u64,
    /// True if its terms ascend: it is a list of places, not of values.
    rises: bool,
    /// Number of terms that must be equal to identify it.
    least: usize,
    terms: Terms,
}

/// How the terms are computed.
#[derive(Clone, Copy, Debug)]
enum Terms {
    /// Values of a rule from this heap on.
    Values(&'static str, usize),
    /// Heaps of value 0 of a rule, each plus a constant.
    Zeros(&'static str, u64),
    /// By a function of the number of terms.
    By(fn(usize) -> Vec<u64>),
}

const fn values(
    number: &'static str,
    name: fn() -> Message,
    rule: &'static str,
    from: usize,
) -> Known {
    let terms = Terms::Values(rule, from);
    Known { number, name, offset: from as u64, rises: false, least: LEAST.0, terms }
}

const fn list(number: &'static str, name: fn() -> Message, offset: u64, terms: Terms) -> Known {
    Known { number, name, offset, rises: true, least: LEAST.1, terms }
}

/// The sequences of the sources.
const KNOWN: [Known; 15] = [
    values("A002186", words::known_kayles, "0.77", 0),
    values("A002187", words::known_dawson, "0.137", 0),
    values("A002188", words::known_grundy, "grundy", 0),
    values("A286332", words::known_squares, "squares", 1),
    list("A215721", words::known_lost_rows, 1, Terms::Zeros("0.07", 0)),
    list("A274161", words::known_won_rings, 1, Terms::Zeros("0.07", 2)),
    list("A285304", words::known_lost_products, 1, Terms::By(|count| products(count, true))),
    list("A285847", words::known_won_products, 1, Terms::By(|count| products(count, false))),
    list("A000201", words::known_lower, 1, Terms::By(|count| wythoff(count, 0))),
    list("A001950", words::known_upper, 1, Terms::By(|count| wythoff(count, 1))),
    Known {
        number: "A047708",
        name: words::known_diagonal,
        offset: 0,
        rises: false,
        least: LEAST.0,
        terms: Terms::By(diagonal),
    },
    list("A000045", words::known_fibonacci, 2, Terms::By(|count| limits("2x", count))),
    list("A000079", words::known_powers, 0, Terms::By(|count| limits("x", count))),
    Known {
        number: "A046875",
        name: words::known_row_periods,
        offset: 0,
        rises: false,
        least: LEAST.2,
        terms: Terms::By(|count| rows(count, false)),
    },
    Known {
        number: "A046874",
        name: words::known_row_starts,
        offset: 0,
        rises: true,
        least: LEAST.2,
        terms: Terms::By(|count| rows(count, true)),
    },
];

/// How many sequences are compared.
pub(crate) const COUNT: u64 = KNOWN.len() as u64;

/// The values of a rule from the empty heap on; the rule is valid.
fn table(rule: &str, count: usize) -> Vec<u64> {
    let rule = rule.parse().expect("the known rules can be read");
    let to = (count as u64).saturating_sub(1);
    let mut sequence = Sequence::new(&rule, to).expect("so few values are allowed");
    sequence.run();
    sequence.values().iter().map(|value| u64::from(*value)).collect()
}

impl Known {
    /// Its first terms, about `count` of them.
    pub(crate) fn terms(&self, count: usize) -> Vec<u64> {
        match self.terms {
            Terms::Values(rule, from) => table(rule, count + from).split_off(from),
            Terms::Zeros(rule, plus) => {
                // In this game at least one heap in ten is lost.
                let values = table(rule, 10 * count + 100);
                let zeros = (0..values.len()).filter(|n| values[*n] == 0);
                zeros.map(|n| n as u64 + plus).take(count).collect()
            }
            Terms::By(terms) => terms(count),
        }
    }
}

fn wythoff(count: usize, times: u64) -> Vec<u64> {
    (1..=count as u64).map(|n| golden::lower(n) + times * n).collect()
}

fn diagonal(count: usize) -> Vec<u64> {
    let side = count.clamp(1, 400);
    let mut plane = Plane::new(side as u64).expect("so small a plane is allowed");
    plane.run();
    (0..side).filter_map(|n| plane.at(n, n)).map(u64::from).collect()
}

fn limits(limit: &str, count: usize) -> Vec<u64> {
    let limit = Limit::read(limit).expect("the known limits can be read");
    let mut terms = limit.h_numbers(1 << 50);
    terms.truncate(count);
    terms
}

fn rows(count: usize, before: bool) -> Vec<u64> {
    let rows = Rows::up_to(count.min(27));
    let number = |row: &sequence::plane::RowPeriod| if before { row.start } else { row.length };
    rows.found().iter().map(|row| number(row) as u64).collect()
}

/// The first numbers that lose, or win, for the player to move in Sum-from-Product.
fn products(count: usize, lost: bool) -> Vec<u64> {
    // Of any hundred numbers more than a tenth is of either kind.
    let to = 10 * count + 100;
    let mut loses = vec![true; to + 1];
    for n in 1..=to {
        let factors = (1..=n.isqrt()).filter(|a| n.is_multiple_of(*a));
        let options = factors.filter_map(|a| n.checked_sub(a + n / a)).filter(|left| *left > 0);
        loses[n] = !options.into_iter().any(|left| loses[left]);
    }
    (1..=to).filter(|n| loses[*n] == lost).map(|n| n as u64).take(count).collect()
}

/// Where a list was found in a known sequence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The known sequence.
    pub(crate) known: Known,
    /// The index, in our list, of the first term that was compared.
    pub(crate) from: usize,
    /// The index of that term in the known sequence.
    pub(crate) index: u64,
    /// The constant that our terms exceed the known ones by.
    pub(crate) plus: i64,
    /// How many terms were compared, all equal.
    pub(crate) compared: usize,
}

/// The OEIS numbers of the known sequences that agree with a list of terms.
///
/// ```
/// let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
/// assert_eq!(study::known::numbers(&fibonacci), ["A000045"]);
/// assert!(study::known::numbers(&fibonacci[..6]).is_empty(), "too few to tell");
/// ```
pub fn numbers(terms: &[u64]) -> Vec<&'static str> {
    recognise(terms).iter().map(|found| found.known.number).collect()
}

/// The address at which the OEIS looks for the values of a rule, without that of the empty heap.
pub(crate) fn search(values: &[u32]) -> String {
    let terms = values.iter().skip(1).take(SEARCHED).map(u32::to_string);
    format!("https://oeis.org/search?q={}", terms.collect::<Vec<String>>().join(","))
}

/// The OEIS number of the values of a rule in its notation, if it is a known one.
pub(crate) fn of_rule(rule: &str) -> Option<&'static str> {
    let own = |known: &&Known| matches!(known.terms, Terms::Values(other, _) if other == rule);
    KNOWN.iter().find(own).map(|known| known.number)
}

/// The known sequences that agree with all of these terms, as far as they can be compared.
///
/// A sequence is named only with enough terms: 48 values, or 12 ascending places, or 20 periods of rows.
pub(crate) fn recognise(terms: &[u64]) -> Vec<Found> {
    let terms = &terms[..terms.len().min(MOST)];
    let rising = terms.windows(2).all(|pair| pair[0] <= pair[1]);
    let alike = KNOWN.iter().filter(|known| known.rises == rising && known.least <= terms.len());
    let mut all: Vec<Found> = alike.filter_map(|known| found(terms, known)).collect();
    // Keep the simplest shifts.
    let plus = all.iter().map(|found| found.plus.abs()).min();
    all.retain(|found| Some(found.plus.abs()) == plus);
    all
}

fn found(terms: &[u64], known: &Known) -> Option<Found> {
    let few = &terms[..terms.len().min(FEW)];
    let near = known.terms(few.len() + SKIP);
    let shifts = (0..=SKIP).map(|skip| (skip, 0)).chain((1..=SKIP).map(|skip| (0, skip)));
    let mut fits = shifts.filter(|(ours, theirs)| {
        let least = few.len() - SKIP;
        near.get(*theirs..)
            .and_then(|near| agree(&few[*ours..], near, known.rises, least))
            .is_some()
    });
    fits.find_map(|(ours, theirs)| {
        let all = known.terms(terms.len() + SKIP);
        let all = all.get(theirs..)?;
        let plus = agree(&terms[ours..], all, known.rises, known.least - SKIP)?;
        let compared = all.len().min(terms.len() - ours);
        Some(Found {
            known: *known,
            from: ours,
            index: known.offset + theirs as u64,
            plus,
            compared,
        })
    })
}

/// The constant difference of two lists, if they have one as far as both go.
fn agree(ours: &[u64], theirs: &[u64], rises: bool, least: usize) -> Option<i64> {
    let both = || ours.iter().zip(theirs);
    let apart =
        |(one, other): (&u64, &u64)| i64::try_from(i128::from(*one) - i128::from(*other)).ok();
    let plus = both().next().and_then(apart)?;
    let most = if rises { PLUS } else { 0 };
    let fits = plus.abs() <= most && ours.len().min(theirs.len()) >= least;
    (fits && both().all(|pair| apart(pair) == Some(plus))).then_some(plus)
}

/// The kind of our terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    /// Values of heaps, from that of the empty heap on.
    Values,
    /// Values on the main diagonal of Wythoff's plane.
    Diagonal,
    /// Something of each row of that plane.
    Rows,
    /// H-numbers.
    Limits,
    /// Heaps of value 0.
    Zeros,
}

impl List {
    /// The index of its first term, which is 1 for lists, as mostly in the OEIS.
    fn first(self) -> u64 {
        u64::from(matches!(self, List::Limits | List::Zeros))
    }

    /// That the n-th of them is a term of another sequence.
    fn formula(self, term: &str) -> Message {
        match self {
            List::Values => Message::verbatim(format!("G(n) = {term}")),
            List::Diagonal => Message::verbatim(format!("W(n, n) = {term}")),
            List::Limits => Message::verbatim(format!("H(n) = {term}")),
            List::Rows => words::row_is(term),
            List::Zeros => words::zero_is(term),
        }
    }
}

/// One sentence about a known sequence.
pub(crate) fn write(markup: &mut Markup, found: &Found, list: List) {
    let from = found.from as u64 + list.first();
    let index = shifted("n", found.index as i64 - from as i64);
    let formula = list.formula(&shifted(&format!("a({index})"), found.plus));
    let to = from + found.compared as u64 - 1;
    markup.open("p");
    markup.write("b", found.known.number);
    markup.text(", ");
    markup.message(words::known((found.known.name)(), formula, from, to));
    markup.shut();
}

/// A term plus a constant.
fn shifted(term: &str, by: i64) -> String {
    match by {
        0 => term.to_string(),
        1.. => format!("{term} + {by}"),
        _ => format!("{term} − {}", by.unsigned_abs()),
    }
}
