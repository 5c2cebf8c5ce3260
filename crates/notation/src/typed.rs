//! Rules as people type them: by name, as a set of numbers, or with a comma for the point.

use crate::endless::BASE;
use crate::rule::{DIGITS, GREATEST, NUMBERS, Rule};
use crate::semantics::PARTS;
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::code::{self, CodeError};

/// Names of games without filler words, and their notations.
const NAMES: [(&str, &str); 39] = [
    ("kayles", "0.77"),
    ("quilles", "0.77"),
    ("bowling", "0.77"),
    ("skittles", "0.77"),
    ("ninepins", "0.77"),
    ("pins", "0.77"),
    ("rip van winkle", "0.77"),
    ("dawson", "0.07"),
    ("dawsons kayles", "0.07"),
    ("dawson quilles", "0.07"),
    ("dawsons chess", "0.137"),
    ("echecs dawson", "0.137"),
    ("treblecross", "0.007"),
    ("nim", "0.~3"),
    ("boutons nim", "0.~3"),
    ("laskers nim", "4.~3"),
    ("lasker", "4.~3"),
    ("grundys", "grundy"),
    ("officers", "0.6"),
    ("officiers", "0.6"),
    ("guiles", "0.15"),
    ("squares", "squares"),
    ("remove square", "squares"),
    ("subtract square", "take-squares"),
    ("take square", "take-squares"),
    ("prendre carre", "take-squares"),
    ("retirer carre", "take-squares"),
    ("nombres carres", "take-squares"),
    ("carres", "take-squares"),
    ("subtract prime", "take-primes"),
    ("take prime", "take-primes"),
    ("prendre premiers", "take-primes"),
    ("prendre nombres premiers", "take-primes"),
    ("retirer nombres premiers", "take-primes"),
    ("primes", "take-primes"),
    ("nombres premiers", "take-primes"),
    ("powers two", "take-powers-2"),
    ("take powers two", "take-powers-2"),
    ("puissances deux", "take-powers-2"),
];
/// Longest text that an error quotes, in bytes.
const WORD: usize = 40;
/// Filler words, which may occur anywhere.
const IDLE: [&str; 28] = [
    "the", "a", "an", "game", "of", "and", "or", "on", "in", "into", "any", "number", "all", "set",
    "code", "octal", "jeu", "de", "du", "des", "le", "la", "les", "un", "une", "et", "ou", "en",
];
/// Words for a range between two numbers.
const TO: [&str; 3] = ["to", "a", "through"];
/// Words that make one number the greatest.
const UP: [&str; 5] = ["up", "to", "at", "most", "jusqua"];
const TAKE: [&str; 6] = ["take", "subtract", "subtraction", "s", "prendre", "retirer"];
const EXCEPT: [&str; 4] = ["except", "but", "without", "sauf"];
const THROW: [&str; 3] = ["kayles", "quilles", "throws"];
const POWERS: [&str; 2] = ["powers", "puissances"];
const SPLIT: [&str; 4] = ["split", "break", "cut", "couper"];

/// Reads a rule as people type it: each notation of [`Rule`], and similar texts.
///
/// Case, blanks and accents do not matter. A name such as `Dawson's Kayles` is a rule; numbers are a set,
/// with braces or without, joined by points, commas or words; the point of a code may be a comma.
///
/// ```
/// use notation::typed;
/// let read = |text| typed::rule(text).map(|rule| rule.to_string());
/// assert_eq!(read("{1, 3, 4}")?, "take-1.3.4");
/// assert_eq!(read("0,77")?, read("Kayles")?);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
///
/// # Errors
///
/// The place and the reason, if the text is no rule.
pub fn rule(text: &str) -> Result<Rule, CodeError> {
    code::bounded(text)?;
    let error = match text.trim().parse() {
        Ok(rule) => return Ok(rule),
        Err(error) => error,
    };
    if let Some(rule) = written(text) {
        return Ok(rule);
    }
    let Some(tokens) = tokens(text) else { return Err(error) };
    if let Some(notation) = named(&tokens, &NAMES) {
        return notation.parse();
    }
    numbered(text, &tokens).unwrap_or_else(|| Err(better(text, error)))
}

/// A notation with capitals, with blanks, or with a comma for its point.
fn written(text: &str) -> Option<Rule> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = plain.to_ascii_lowercase();
    if let Ok(rule) = plain.parse() {
        return Some(rule);
    }
    let (before, after) = plain.split_once(',')?;
    // 4,8 is a set of two numbers, like 4 and 8; no set has a 0 or repeats for ever.
    let point = matches!(before, "" | "0" | "c") || after.contains('~');
    if point { format!("{before}.{after}").parse().ok() } else { None }
}

/// A part of the typed text.
enum Token {
    /// A number, and the character at which it begins.
    Number(String, usize),
    /// A word in small letters, without accents.
    Word(String),
    /// The sign between the ends of a range.
    Dash,
}

/// The parts of a text; `None` if it has a character that no name and no set has.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut joined = false;
    for (place, c) in text.chars().enumerate() {
        let c = plain(c);
        let before = tokens.last_mut().filter(|_| joined);
        joined = true;
        match (c, before) {
            ('0'..='9', Some(Token::Number(digits, _))) => digits.push(c),
            ('0'..='9', _) => tokens.push(Token::Number(c.to_string(), place + 1)),
            ('a'..='z', Some(Token::Word(word))) => word.push(c),
            ('a'..='z', _) => tokens.push(Token::Word(c.to_string())),
            ('\'', _) => {}
            ('-', _) => tokens.push(Token::Dash),
            (' ' | ',' | ';' | '.' | '{' | '}' | '(' | ')' | '[' | ']' | '&', _) => joined = false,
            _ => return None,
        }
    }
    Some(tokens)
}

/// A letter in lower case without its accent; similar signs become the same one.
fn plain(c: char) -> char {
    match c {
        'à' | 'â' | 'À' | 'Â' => 'a',
        'é' | 'è' | 'ê' | 'É' | 'È' | 'Ê' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        '’' | '‘' | '`' => '\'',
        '–' | '—' | '−' | '…' => '-',
        '_' => ' ',
        _ if c.is_whitespace() => ' ',
        _ => c.to_ascii_lowercase(),
    }
}

/// A word without the s of a plural or a possessive.
fn stem(word: &str) -> &str {
    if word.len() > 1 { word.trim_end_matches('s') } else { word }
}

fn holds(words: &[&str], word: &str) -> bool {
    words.iter().any(|other| stem(other) == stem(word))
}

/// The value of a typed name in a list of names; its words may come in any order.
///
/// ```
/// let names = [("wythoff queen", "plane")];
/// assert_eq!(notation::typed::name("Wythoff’s Queen", &names), Some("plane"));
/// ```
pub fn name<'n>(text: &str, names: &[(&str, &'n str)]) -> Option<&'n str> {
    code::bounded(text).ok().and_then(tokens).and_then(|tokens| named(&tokens, names))
}

/// The rules that have a name, each once.
///
/// ```
/// let rules: Vec<String> = notation::typed::rules_with_a_name().map(|rule| rule.to_string()).collect();
/// assert_eq!(rules[..3], ["0.77", "0.07", "0.137"]);
/// assert_eq!(rules.iter().filter(|rule| *rule == "0.77").count(), 1);
/// ```
pub fn rules_with_a_name() -> impl Iterator<Item = Rule> {
    let first = |at: &usize| NAMES[..*at].iter().all(|(_, before)| *before != NAMES[*at].1);
    (0..NAMES.len()).filter(first).filter_map(|at| NAMES[at].1.parse().ok())
}

fn named<'n>(tokens: &[Token], names: &[(&str, &'n str)]) -> Option<&'n str> {
    let mut words = Vec::new();
    for token in tokens {
        match token {
            Token::Word(word) if holds(&IDLE, word) => {}
            Token::Word(word) => words.push(word.as_str()),
            Token::Dash => {}
            Token::Number(..) => return None,
        }
    }
    let same = |name: &str| {
        let all = name.split(' ').all(|part| holds(&words, part));
        all && name.split(' ').count() == words.len()
    };
    names.iter().find(|(name, _)| same(name)).map(|(_, notation)| *notation)
}

/// The meaning of the words around numbers.
#[derive(Default)]
struct Said {
    take: bool,
    except: bool,
    throw: bool,
    split: bool,
    powers: bool,
    up: bool,
}

/// The words of a text with numbers; `None` if one of them has no meaning here.
fn said(tokens: &[Token]) -> Option<Said> {
    let mut said = Said::default();
    for token in tokens {
        let Token::Word(word) = token else { continue };
        match word.as_str() {
            word if holds(&EXCEPT, word) => said.except = true,
            word if holds(&TAKE, word) => said.take = true,
            word if holds(&THROW, word) => said.throw = true,
            word if holds(&SPLIT, word) => said.split = true,
            word if holds(&POWERS, word) => said.powers = true,
            word if holds(&UP, word) => said.up = true,
            word if holds(&IDLE, word) || holds(&TO, word) => {}
            _ => return None,
        }
    }
    Some(said)
}

/// A rule with numbers; `None` if the text has none, or its words do not fit.
fn numbered(text: &str, tokens: &[Token]) -> Option<Result<Rule, CodeError>> {
    let said = said(tokens)?;
    let many = tokens.iter().filter(|token| matches!(token, Token::Number(..))).count();
    let set = said.take || said.except || said.up || many > 1 || text.contains('{');
    if many == 0 || said.powers && many > 1 || !(set || said.throw || said.split || said.powers) {
        return None;
    }
    Some(numbers(tokens, &said).and_then(|(numbers, end)| ruled(&said, &numbers, end)))
}

/// The numbers with those in ranges, and the character after the last of them.
fn numbers(tokens: &[Token], said: &Said) -> Result<(Vec<u64>, usize), CodeError> {
    let (mut numbers, mut range, mut end): (Vec<u64>, bool, usize) = (Vec::new(), false, 1);
    for token in tokens {
        match token {
            Token::Number(digits, place) => {
                let number = code::number(digits, *place, 1, GREATEST)?;
                end = place + digits.len();
                let first = numbers.last().filter(|first| range && **first < number);
                let first = first.map_or(number, |first| first + 1);
                if numbers.len() as u64 + (number - first) >= NUMBERS as u64 {
                    return Err(CodeError::count(end, words::numbers, (1, NUMBERS as u64)));
                }
                numbers.extend(first..=number);
                range = false;
            }
            Token::Dash => range = true,
            Token::Word(word) => range |= holds(&TO, word),
        }
    }
    // Throws and breaks are up to a number anyway.
    if let (true, [most]) = (said.up && !said.throw && !said.split, numbers.as_slice()) {
        numbers = (1..=*most).take(NUMBERS).collect();
    }
    Ok((numbers, end))
}

/// The rule that words and numbers make together.
fn ruled(said: &Said, numbers: &[u64], end: usize) -> Result<Rule, CodeError> {
    let (first, last) = (numbers.first().copied(), numbers.last().copied());
    let (least, most) = (first.unwrap_or(1), last.unwrap_or(1));
    let list = code::write_list(numbers);
    let notation = match said {
        Said { throw: true, .. } if numbers.len() == 1 => format!("kayles-{most}"),
        Said { throw: true, .. } => format!("kayles-{least}-{most}"),
        Said { split: true, .. } => format!("split-{most}"),
        Said { powers: true, .. } => format!("take-powers-{most}"),
        Said { except: true, .. } => format!("except-{list}"),
        _ => format!("take-{list}"),
    };
    // Its places refer to the notation, which was not typed.
    notation.parse().map_err(|_| {
        let range = match said {
            Said { split: true, .. } => (2, u64::from(PARTS)),
            Said { powers: true, .. } => (2, BASE),
            _ => (1, DIGITS as u64),
        };
        CodeError::range(end, range)
    })
}

/// The error for a text that is no rule: the more helpful one if nothing was understood.
fn better(text: &str, error: CodeError) -> CodeError {
    let first = text.chars().find(|c| !c.is_whitespace());
    match first {
        Some(c) if c.is_alphabetic() && text.trim().len() <= WORD => {
            CodeError::unknown(text.trim(), words::code_set_or_name)
        }
        Some(c) if c.is_alphabetic() || c == '{' => CodeError::wanted(1, words::code_set_or_name),
        _ => error,
    }
}

#[cfg(test)]
mod tests;
