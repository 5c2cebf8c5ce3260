//! Reads claims about positions: in the second line of a live board, and in check blocks.

use super::Bad;

#[derive(Debug, PartialEq)]
pub(crate) struct Claim {
    /// Who wins: N for the player to move, P for the other, L for Left and R for Right, D for a draw, O if undecided.
    pub(crate) outcome: char,
    pub(crate) grundy: Option<u64>,
    pub(crate) winning: Option<Vec<String>>,
    /// Moves to the end under best play.
    pub(crate) distance: Option<u64>,
}

/// A claim that is not shown.
#[derive(Debug)]
pub(crate) struct Check {
    pub(crate) line: usize,
    /// Settings and position; a star stands for the number of the range.
    pub(crate) pairs: String,
    /// Sizes from the first to the second, both included; `None` if the line names no range.
    pub(crate) range: Option<(u64, u64)>,
    pub(crate) fact: Fact,
}

impl Check {
    /// True if two checks claim the same; the words of an erratum may be of any language.
    pub(super) fn same(&self, other: &Check) -> bool {
        let facts = match (&self.fact, &other.fact) {
            (Fact::Erratum(_), Fact::Erratum(_)) => true,
            (one, other) => one == other,
        };
        facts && (&self.pairs, self.range) == (&other.pairs, other.range)
    }
}

/// The kinds of hidden claims.
#[derive(Debug, PartialEq)]
pub(crate) enum Fact {
    /// Grundy values over the range.
    Grundy(Vec<u64>),
    /// All numbers of the range with which the player to move loses.
    Lost(Vec<u64>),
    /// All numbers of the range with which the player to move wins.
    Won(Vec<u64>),
    /// All numbers of the range whose winner is unknown.
    Open(Vec<u64>),
    /// Classes of misère play with throws from the first to the second number of the range: how
    /// many, how many of them lose, the period of single rows and where it begins.
    Classes(Vec<u64>),
    /// A claim about one position.
    Play(Claim),
    /// The proved period of the game's table and where it begins.
    Period(u64, u64),
    /// Sizes before the period that do not fit it.
    Exceptions(Vec<u64>),
    /// A number and the terms that make it up.
    Sum(u64, Vec<u64>),
    /// Numbers quoted from others, which nothing here checks.
    Quoted(Vec<u64>),
    /// A correction to a source: words that must stand in the text. The number of the erratum takes the
    /// place of the position.
    Erratum(String),
}

pub(super) type Read<T> = Result<T, Bad>;

pub(super) fn bad<T>(line: usize, what: impl Into<String>) -> Read<T> {
    Err(Bad { line, what: what.into() })
}

/// Reads a claim such as `N grundy=7 winning=6,10`.
pub(super) fn read_claim(line: usize, text: &str) -> Read<Claim> {
    let mut words = text.split_whitespace();
    let outcome = match words.next() {
        Some("N") => 'N',
        Some("P") => 'P',
        Some("L") => 'L',
        Some("R") => 'R',
        Some("D") => 'D',
        Some("O") => 'O',
        _ => return bad(line, "a claim begins with P, N, L, R, D or O"),
    };
    let mut claim = Claim { outcome, grundy: None, winning: None, distance: None };
    for word in words {
        match word.split_once('=') {
            Some(("grundy", value)) => claim.grundy = Some(number(line, value)?),
            Some(("distance", value)) => claim.distance = Some(number(line, value)?),
            Some(("winning", moves)) => {
                claim.winning = Some(moves.split(',').map(str::to_string).collect());
            }
            _ => {
                return bad(
                    line,
                    format!("a claim knows grundy=, winning= and distance=, not {word}"),
                );
            }
        }
    }
    Ok(claim)
}

/// Reads a line of a check block.
pub(super) fn read_check(line: usize, text: &str) -> Read<Check> {
    let Some((left, right)) = text.split_once(" =") else {
        return bad(line, "a check has an equals sign between spaces");
    };
    let mut words = left.split_whitespace();
    let word = words.next().unwrap_or_default();
    let (mut pairs, mut range) = (String::new(), None);
    for word in words {
        // A position may hold points as well, but only a range has no equals sign.
        match word.split_once("..").filter(|_| !word.contains('=')) {
            Some((from, to)) => range = Some((number(line, from)?, number(line, to)?)),
            None => pairs = word.to_string(),
        }
    }
    if range.is_some() && pairs.is_empty() {
        pairs = "at=*".to_string();
    }
    let list = || numbers(line, right, &[]);
    let fact = match (word, range) {
        ("grundy", Some(_)) => Fact::Grundy(list()?),
        ("lost", Some(_)) => Fact::Lost(list()?),
        ("won", Some(_)) => Fact::Won(list()?),
        ("open", Some(_)) => Fact::Open(list()?),
        ("classes", Some(_)) => Fact::Classes(list()?),
        ("play", None) => Fact::Play(read_claim(line, right)?),
        ("exceptions", None) => Fact::Exceptions(list()?),
        ("erratum", None) if pairs.starts_with('E') && !right.trim().is_empty() => {
            Fact::Erratum(right.trim().to_string())
        }
        ("quoted", None) => Fact::Quoted(list()?),
        ("period", None) => match numbers(line, right, &["from"])?.as_slice() {
            [length, start] => Fact::Period(*length, *start),
            _ => return bad(line, "a period is told as: 12 from 71"),
        },
        ("sum", None) => {
            let terms = numbers(line, right, &["+"])?;
            Fact::Sum(number(line, &pairs)?, terms)
        }
        _ => return bad(line, format!("this check is not known, or its range is missing: {left}")),
    };
    Ok(Check { line, pairs, range, fact })
}

fn numbers(line: usize, text: &str, between: &[&str]) -> Read<Vec<u64>> {
    let words = text.split_whitespace().filter(|word| !between.contains(word));
    words.map(|word| number(line, word)).collect()
}

fn number(line: usize, text: &str) -> Read<u64> {
    text.parse().or_else(|_| bad(line, format!("this should be a number: {text}")))
}
