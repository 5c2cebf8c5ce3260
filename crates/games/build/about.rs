//! Reads an about.md: five parts in a fixed order, with fenced blocks for live boards and checks.

/// What is wrong with a text, and in which line, counted from 1.
#[derive(Debug)]
pub(crate) struct Bad {
    /// The line.
    pub(crate) line: usize,
    /// What is wrong there.
    pub(crate) what: String,
}

/// The name of each part and the heading above it.
pub(crate) const PARTS: [(&str, &str); 5] = [
    ("Rule", ""),
    ("Questions", "## Questions"),
    ("Theory", "## Theory"),
    ("Proof", "## Proof"),
    ("Sources", "## History and sources"),
];

/// One piece of a part.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Markdown, and the line where it begins.
    Prose(usize, String),
    /// A live board.
    Play(Play),
    /// A fact that is checked and not shown.
    Check(Check),
}

/// A live board: an address, what is claimed about it, and what stands below it.
#[derive(Debug)]
pub(crate) struct Play {
    /// Line of the address.
    pub(crate) line: usize,
    /// Settings and position.
    pub(crate) pairs: String,
    /// The claim.
    pub(crate) claim: Claim,
    /// The caption, as plain text.
    pub(crate) caption: String,
}

/// What is claimed about a position.
#[derive(Debug)]
pub(crate) struct Claim {
    /// True if the player to move wins.
    pub(crate) wins: bool,
    /// Grundy value.
    pub(crate) grundy: Option<u64>,
    /// All winning moves.
    pub(crate) winning: Option<Vec<String>>,
    /// Moves to the end under best play.
    pub(crate) distance: Option<u64>,
}

/// A claim that is not shown.
#[derive(Debug)]
pub(crate) struct Check {
    /// Its line.
    pub(crate) line: usize,
    /// Settings and position; a star stands for the number of the range.
    pub(crate) pairs: String,
    /// Sizes from the first to the second, both included; empty where nothing is said.
    pub(crate) range: Option<(u64, u64)>,
    /// What is claimed.
    pub(crate) fact: Fact,
}

/// The kinds of hidden claims.
#[derive(Debug)]
pub(crate) enum Fact {
    /// Grundy values over the range.
    Grundy(Vec<u64>),
    /// All numbers of the range with which the player to move loses.
    Lost(Vec<u64>),
    /// A claim about one position.
    Play(Claim),
    /// The proved period of the game's table and where it begins.
    Period(u64, u64),
    /// Sizes before the period that do not fit it.
    Exceptions(Vec<u64>),
    /// A number and the terms that make it up.
    Sum(u64, Vec<u64>),
    /// Numbers taken from others without a check of our own.
    Quoted(Vec<u64>),
}

type Read<T> = Result<T, Bad>;

fn bad<T>(line: usize, what: impl Into<String>) -> Read<T> {
    Err(Bad { line, what: what.into() })
}

/// The parts of a text, in the order of [`PARTS`].
pub(crate) fn read(text: &str) -> Read<Vec<Vec<Piece>>> {
    let mut parts = Vec::new();
    let mut part = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((line, content)) = lines.next() {
        if content.starts_with("## ") {
            parts.push(std::mem::take(&mut part));
            match PARTS.get(parts.len()) {
                Some((_, heading)) if content == *heading => {}
                Some((_, heading)) => return bad(line, format!("here should stand: {heading}")),
                None => return bad(line, "no further section is known"),
            }
        } else if let Some(kind) = content.strip_prefix("```") {
            let mut inside = Vec::new();
            loop {
                match lines.next() {
                    Some((_, "```")) => break,
                    Some(numbered) => inside.push(numbered),
                    None => return bad(line, "this fenced block is never closed"),
                }
            }
            part.extend(fence(line, kind, &inside)?);
        } else if let Some(Piece::Prose(_, prose)) = part.last_mut() {
            *prose += &format!("{content}\n");
        } else if !content.trim().is_empty() {
            part.push(Piece::Prose(line, format!("{content}\n")));
        }
    }
    parts.push(part);
    let last = text.lines().count().max(1);
    if let Some((_, missing)) = PARTS.get(parts.len()) {
        return bad(last, format!("this section is missing: {missing}"));
    }
    if let Some(empty) = parts.iter().position(Vec::is_empty) {
        return bad(last, format!("nothing stands in the section {}", PARTS[empty].0));
    }
    whole(&parts)?;
    Ok(parts)
}

/// The rule is one paragraph of three sentences, and there are three questions.
fn whole(parts: &[Vec<Piece>]) -> Read<()> {
    let [Piece::Prose(line, rule)] = parts[0].as_slice() else {
        return bad(1, "the rule should be one paragraph and nothing else");
    };
    let rule = rule.trim();
    let ends = rule
        .match_indices(['.', '?', '!'])
        .filter(|(i, _)| rule[i + 1..].chars().next().is_none_or(char::is_whitespace));
    let count = ends.count();
    if rule.contains("\n\n") || count != 3 || !rule.ends_with('.') {
        return bad(*line, format!("the rule should be three sentences, not {count}"));
    }
    let questions: usize = parts[1].iter().map(numbered).sum();
    if questions == 3 {
        Ok(())
    } else {
        bad(*line, format!("there are {questions} questions, not three"))
    }
}

fn numbered(piece: &Piece) -> usize {
    let Piece::Prose(_, text) = piece else { return 0 };
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
}

fn fence(line: usize, kind: &str, lines: &[(usize, &str)]) -> Read<Vec<Piece>> {
    match (kind, lines) {
        ("play", [(first, pairs), (second, claim), (_, caption)]) => Ok(vec![Piece::Play(Play {
            line: *first,
            pairs: pairs.to_string(),
            claim: read_claim(*second, claim)?,
            caption: caption.to_string(),
        })]),
        ("play", _) => bad(line, "a play block has three lines: address, claim, caption"),
        ("check", lines) => {
            lines.iter().map(|(line, text)| read_check(*line, text).map(Piece::Check)).collect()
        }
        _ => bad(line, "a fenced block is named play or check"),
    }
}

fn read_claim(line: usize, text: &str) -> Read<Claim> {
    let mut words = text.split_whitespace();
    let wins = match words.next() {
        Some("N") => true,
        Some("P") => false,
        _ => return bad(line, "a claim begins with P or N"),
    };
    let mut claim = Claim { wins, grundy: None, winning: None, distance: None };
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

fn read_check(line: usize, text: &str) -> Read<Check> {
    let Some((left, right)) = text.split_once(" = ") else {
        return bad(line, "a check has an equals sign between spaces");
    };
    let mut words = left.split_whitespace();
    let word = words.next().unwrap_or_default();
    let (mut pairs, mut range) = (String::new(), None);
    for word in words {
        match word.split_once("..") {
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
        ("play", None) => Fact::Play(read_claim(line, right)?),
        ("exceptions", None) => Fact::Exceptions(list()?),
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
