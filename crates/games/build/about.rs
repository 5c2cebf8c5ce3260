//! Reads an about.md: four parts in a fixed order, with fenced blocks for live boards and checks.

pub(crate) mod claim;

use claim::{Check, Claim, Read, bad, read_check, read_claim};

/// An error in a text, and its line, counted from 1.
#[derive(Debug)]
pub(crate) struct Bad {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// The name of each part and the heading above it.
pub(crate) const PARTS: [(&str, &str); 4] = [
    ("Questions", "## Questions"),
    ("Theory", "## Theory"),
    ("Proof", "## Proof"),
    ("Sources", "## History and sources"),
];

/// The language in which every game has a text.
pub(crate) const ENGLISH: &str = "en";

/// The name of a text's file, by the code of its language.
pub(crate) fn file(language: &str) -> String {
    if language == ENGLISH { "about.md".to_string() } else { format!("about.{language}.md") }
}

/// One piece of a part.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Markdown, and the line where it begins.
    Prose(usize, String),
    /// A formula on a line of its own.
    Formula(Formula),
    /// A live board.
    Play(Play),
    /// A fact that is checked and not shown.
    Check(Check),
}

/// A live board: an address, a claim about it, and the caption.
#[derive(Debug)]
pub(crate) struct Play {
    /// Line of the address.
    pub(crate) line: usize,
    /// Settings and position.
    pub(crate) pairs: String,
    pub(crate) claim: Claim,
    /// The caption, as plain text.
    pub(crate) caption: String,
}

/// A formula on a line of its own, in TeX, and how it is read aloud.
#[derive(Debug)]
pub(crate) struct Formula {
    pub(crate) line: usize,
    pub(crate) tex: String,
    /// The words, as plain text.
    pub(crate) words: String,
}

/// The parts of a text, in the order of [`PARTS`].
pub(crate) fn read(text: &str) -> Read<Vec<Vec<Piece>>> {
    let mut parts: Vec<Vec<Piece>> = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((line, content)) = lines.next() {
        if content.starts_with("## ") {
            match PARTS.get(parts.len()) {
                Some((_, heading)) if content == *heading => parts.push(Vec::new()),
                Some((_, heading)) => return bad(line, format!("here should stand: {heading}")),
                None => return bad(line, "no further section is known"),
            }
            continue;
        }
        let Some(part) = parts.last_mut() else {
            return bad(line, format!("here should stand: {}", PARTS[0].1));
        };
        if let Some(kind) = content.strip_prefix("```") {
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
    let last = text.lines().count().max(1);
    if let Some((_, missing)) = PARTS.get(parts.len()) {
        return bad(last, format!("this section is missing: {missing}"));
    }
    if let Some(empty) = parts.iter().position(Vec::is_empty) {
        return bad(last, format!("nothing stands in the section {}", PARTS[empty].0));
    }
    let questions: usize = parts[0].iter().map(numbered).sum();
    if questions == 3 {
        Ok(parts)
    } else {
        bad(1, format!("there are {questions} questions, not three"))
    }
}

/// An error where a translation does not say what the English text says: in each part as many paragraphs, and the same
/// boards, formulas and checks in the same order. Words may differ, also those of a caption.
pub(crate) fn compare(english: &[Vec<Piece>], translated: &[Vec<Piece>]) -> Read<()> {
    for ((pieces, own), (name, _)) in english.iter().zip(translated).zip(PARTS) {
        if let Some((piece, _)) = own.iter().zip(pieces).find(|(own, piece)| !own.same(piece)) {
            return bad(
                piece.line(),
                format!("in the part {name}, about.md has something else here"),
            );
        }
        let last = own.iter().map(Piece::line).max().unwrap_or(1);
        if own.len() != pieces.len() {
            let (own, all) = (own.len(), pieces.len());
            return bad(last, format!("the part {name} has {own} pieces, about.md has {all}"));
        }
    }
    Ok(())
}

impl Piece {
    /// True if two pieces make the same claim, in whatever language.
    fn same(&self, other: &Piece) -> bool {
        let paragraphs = |text: &str| text.lines().filter(|line| !line.trim().is_empty()).count();
        match (self, other) {
            (Piece::Prose(_, one), Piece::Prose(_, other)) => paragraphs(one) == paragraphs(other),
            (Piece::Formula(one), Piece::Formula(other)) => one.tex == other.tex,
            (Piece::Play(one), Piece::Play(other)) => {
                (&one.pairs, &one.claim) == (&other.pairs, &other.claim)
            }
            (Piece::Check(one), Piece::Check(other)) => one.same(other),
            _ => false,
        }
    }

    fn line(&self) -> usize {
        match self {
            Piece::Prose(line, _)
            | Piece::Formula(Formula { line, .. })
            | Piece::Play(Play { line, .. })
            | Piece::Check(Check { line, .. }) => *line,
        }
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
        ("math", [(first, tex), (_, words)]) => Ok(vec![Piece::Formula(Formula {
            line: *first,
            tex: tex.to_string(),
            words: words.to_string(),
        })]),
        ("math", _) => bad(line, "a math block has two lines: a formula, and how it is read aloud"),
        ("check", lines) => {
            lines.iter().map(|(line, text)| read_check(*line, text).map(Piece::Check)).collect()
        }
        _ => bad(line, "a fenced block is named play, math or check"),
    }
}
