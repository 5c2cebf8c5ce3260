//! What a person types for a move: the notation of addresses, or words in English or in French.

use crate::command;
use crate::numerals;
use crate::play::Session;
use crate::say;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::game::PlayError;
use games::layout::Amounts;
use messages::{Argument, Message};
use solver::play::{self, Move};

/// Most moves whose descriptions are compared with a text.
const COMPARED: usize = 4000;

/// What a text means.
pub(crate) enum Meaning {
    /// This move.
    Move(Move),
    /// One of these moves.
    Several(Vec<Move>),
    /// No legal move; the first error.
    Nothing(PlayError),
}

impl Session {
    /// The move that a typed text means: of several, the only one whose button has all words of the text. What a
    /// button says depends on the language, so `words` says it.
    ///
    /// ```
    /// use messages::native::Words;
    /// use session::{Session, link::link};
    /// let (session, _) = Session::open(&link("wythoff?face=piles&at=5.8")).expect("there is this game");
    /// let meant = |text| session.meant(text, &|message| Words::english(message));
    /// assert_eq!(meant("adopt three puppies").map(|mv| session.notation(0, &mv)).as_deref(), Some("y3"));
    /// assert_eq!(meant("adopt three"), None);
    /// assert_eq!(meant("refute y3"), None, "a command is no move");
    /// ```
    pub fn meant(&self, text: &str, words: &dyn Fn(&Message) -> String) -> Option<Move> {
        if command::of(text).is_some() {
            return None;
        }
        let typed = words_of(text);
        let fits = |mv: &Move| {
            let button = words_of(&words(&say::button(self, self.cursor(), mv)));
            typed.iter().all(|word| button.contains(word))
        };
        // Where the words fit no move, the numbers alone count.
        let narrow = |moves: &mut Vec<Move>| {
            if moves.len() > 1 && moves.iter().any(fits) {
                moves.retain(fits);
            }
        };
        match narrowed(self, &text.trim().to_lowercase(), &narrow) {
            Meaning::Move(mv) => Some(mv),
            Meaning::Several(_) | Meaning::Nothing(_) => None,
        }
    }
}

/// The words of a text, without its numbers.
fn words_of(text: &str) -> Vec<String> {
    let text = numerals::digits(&text.to_lowercase());
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(String::from).collect()
}

/// What a text in lower case means in the position shown.
pub(crate) fn meaning(session: &Session, text: &str) -> Meaning {
    narrowed(session, text, &|_| {})
}

/// The same; of several moves that name the same numbers, `narrow` keeps those that the words of the text fit.
fn narrowed(session: &Session, text: &str, narrow: &dyn Fn(&mut Vec<Move>)) -> Meaning {
    let read = |notation: &str| session.shown().read_move(notation);
    // Messages have blanks at which no line breaks.
    let text = &text.replace(['\u{a0}', '\u{202f}'], " ");
    let digits = numerals::digits(text);
    let readings = readings(text, &digits);
    let mut wrong = None;
    let mut first = |notations: Vec<String>| {
        notations.iter().filter(|notation| !notation.is_empty()).find_map(|notation| {
            match read(notation) {
                Ok(mv) => return Some(mv),
                // That the rules forbid a move says more than that a text is none.
                Err(PlayError::Illegal) => wrong = Some(PlayError::Illegal),
                Err(error) => wrong = wrong.take().or(Some(error)),
            }
            None
        })
    };
    if let Some(mv) = first(notations(&digits)) {
        return Meaning::Move(mv);
    }
    let mut moves = described(session, &readings, true);
    narrow(&mut moves);
    if moves.len() != 1
        && let Some(mv) = first(guesses(&digits))
        && (moves.is_empty() || moves.contains(&mv))
    {
        return Meaning::Move(mv);
    }
    if moves.is_empty() {
        moves = amounts(session, readings.first());
    }
    if moves.is_empty() {
        moves = described(session, &readings, false);
    }
    narrow(&mut moves);
    only_different(session, &mut moves);
    match moves.len() {
        0 => Meaning::Nothing(wrong.unwrap_or(PlayError::Illegal)),
        1 => Meaning::Move(moves.remove(0)),
        _ => Meaning::Several(moves),
    }
}

/// Of moves that all do the same, keeps the first.
fn only_different(session: &Session, moves: &mut Vec<Move>) {
    if moves.len() < 2 {
        return;
    }
    let board = session.shown().board();
    let told = board.describe_move(&moves[0], "press");
    if moves.iter().all(|mv| board.describe_move(mv, "press") == told) {
        moves.truncate(1);
    }
}

/// The words of a text.
fn tokens(text: &str) -> Vec<&str> {
    text.split([',', ' ', '(', ')', ':']).filter(|word| !word.is_empty()).collect()
}

/// True if a text is a sentence rather than a notation.
fn spoken(text: &str) -> bool {
    text.contains(' ') && text.starts_with(char::is_alphabetic)
}

/// The notations that a text clearly stands for.
fn notations(text: &str) -> Vec<String> {
    let words = tokens(text);
    let mut all = Vec::from([words.concat()]);
    if words.len() > 1 && words.iter().all(|word| word.contains('-')) {
        // Steps at several heaps.
        all.push(words.join("."));
    }
    all.extend(places(&words).filter(|_| spoken(text)));
    all
}

/// The notations that a sentence may stand for as well, by its numbers and by its last word.
fn guesses(text: &str) -> Vec<String> {
    let words = tokens(text);
    let plain = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers: Vec<&str> = words.iter().copied().filter(plain).collect();
    let mut all = Vec::new();
    if !spoken(text) {
        return all;
    }
    if numbers.len() == words.iter().filter(|word| has_digit(word)).count() {
        all.extend([numbers.join("-"), numbers.join(".")]);
        // "Row 2" as r2.
        for pair in words.windows(2).filter(|pair| plain(&pair[1])) {
            all.extend(pair[0].chars().next().map(|letter| format!("{letter}{}", pair[1])));
        }
    }
    // "Draw EF".
    all.extend(words.last().map(|word| word.to_string()));
    all
}

fn has_digit(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
}

/// Words after which a number names a place and not how many.
const PLACES: [&str; 8] = ["heap", "pile", "bar", "row", "tas", "barre", "rangée", "ligne"];
/// Words after which comes the place, if the word for it is left out.
const FROM: [&str; 8] = ["from", "of", "in", "du", "de", "des", "dans", "sur"];

/// "Take 2 from heap 3" and "from heap 3 take 2" as 3-2, and several such pairs with points between them.
fn places(words: &[&str]) -> Option<String> {
    let (mut amounts, mut places) = (Vec::new(), Vec::new());
    let mut before = "";
    for word in words {
        if has_digit(word) {
            let place = PLACES.contains(&before) || FROM.contains(&before) && !amounts.is_empty();
            if place { &mut places } else { &mut amounts }.push(*word);
        }
        before = word;
    }
    let pairs = places.iter().zip(&amounts).map(|(place, amount)| format!("{place}-{amount}"));
    let pairs: Vec<String> = pairs.collect();
    (places.len() == amounts.len() && !pairs.is_empty()).then(|| pairs.join("."))
}

/// The numbers of a text, the likeliest reading first: "10 × 10" may be one number or two, and a number word, as in
/// "both its ends" in other languages, may be none.
fn readings(text: &str, digits: &str) -> Vec<Vec<i64>> {
    let mut all = Vec::new();
    all.extend(numbers(digits, false));
    all.extend(numbers(digits, true));
    all.extend(numbers(text, true));
    all.dedup();
    all
}

/// The numbers of a text of nothing but numbers and words, in their order; `once` if the side of a square counts once.
fn numbers(text: &str, once: bool) -> Option<Vec<i64>> {
    let words = text.split_ascii_whitespace().map(|word| word.trim_matches(SIGNS));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let (mut numbers, mut times) = (Vec::new(), false);
    for word in &words {
        let sign = ["×", "x", "="].contains(word);
        if !sign && word.chars().all(|c| c.is_alphabetic() || "’'".contains(c)) {
            times = false;
            continue;
        }
        let (minus, word) = match word.strip_prefix(['-', MINUS]) {
            Some(rest) => (true, rest),
            None => (false, *word),
        };
        // "Edge 1-2", "6x10" and "2/5" are two numbers each; with other signs this is no sentence.
        for (i, number) in word.split(['-', 'x', '×', ',', '/']).enumerate().filter(|_| !sign) {
            let number = number.trim_matches(SIGNS);
            // The first day of a month is "1er" in French.
            let number: u64 = number.strip_suffix("er").unwrap_or(number).parse().ok()?;
            let number = i64::try_from(number).ok()?;
            let number = if minus && i == 0 { -number } else { number };
            let square = once && times && i == 0 && numbers.last() == Some(&number);
            numbers.extend((!square).then_some(number));
        }
        times = word == "×";
    }
    let sentence = words.len() > 1 || words.iter().all(|word| word.parse::<u64>().is_ok());
    (sentence && !numbers.is_empty()).then_some(numbers)
}

/// The minus sign of a message.
const MINUS: char = '−';
/// Signs around a word.
const SIGNS: [char; 6] = [',', '(', ')', ':', ';', '.'];

/// The moves that take so many, where moves are numbers.
fn amounts(session: &Session, numbers: Option<&Vec<i64>>) -> Vec<Move> {
    let Some([amount]) = numbers.map(Vec::as_slice) else { return Vec::new() };
    let Ok(amount) = u64::try_from(*amount) else { return Vec::new() };
    if session.shown().board().amounts(None) != Amounts::Anywhere {
        return Vec::new();
    }
    let ranges = session.shown().moves();
    let mut all: Vec<Move> = ranges.iter().map(|range| Move::one(range.place, amount)).collect();
    all.retain(|mv| ranges.iter().any(|range| range.holds(mv)));
    all.dedup();
    all
}

/// The moves whose description names the numbers of one of these readings, in this order: nothing else if `whole`,
/// or first of all.
fn described(session: &Session, readings: &[Vec<i64>], whole: bool) -> Vec<Move> {
    if readings.is_empty() {
        return Vec::new();
    }
    let moves = play::moves(session.shown().moves(), COMPARED).into_iter().map(|mv| {
        let mut named = Vec::new();
        numbers_in(&say::button(session, session.cursor(), &mv), &mut named);
        (mv, named)
    });
    let moves: Vec<(Move, Vec<i64>)> = moves.collect();
    let found = |numbers: &Vec<i64>| {
        let fits =
            |named: &Vec<i64>| if whole { named == numbers } else { named.starts_with(numbers) };
        let all = moves.iter().filter(|(_, named)| fits(named)).map(|(mv, _)| mv.clone());
        let all: Vec<Move> = all.collect();
        (!all.is_empty()).then_some(all)
    };
    readings.iter().find_map(found).unwrap_or_default()
}

/// All numbers that a message names, in the order of its arguments.
fn numbers_in(message: &Message, out: &mut Vec<i64>) {
    for (_, argument) in message.arguments() {
        match argument {
            Argument::Number(n) => out.push(*n),
            Argument::Message(inner) => numbers_in(inner, out),
            Argument::Word(word) => {
                let mut before = None;
                for digits in word.split_inclusive(|c: char| !c.is_ascii_digit()) {
                    let last = digits.chars().next_back();
                    let number = digits.trim_end_matches(|c: char| !c.is_ascii_digit());
                    if let Ok(number) = number.parse::<i64>() {
                        out.push(if before == Some(MINUS) { -number } else { number });
                    }
                    before = last;
                }
            }
        }
    }
}
