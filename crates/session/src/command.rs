//! The text field beside the board: moves in the notation of addresses, and a few commands.

use crate::play::Session;
use crate::reduce::Action;
use crate::say;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::play;

/// Most moves that are listed at the command `moves`.
const LISTED: usize = 40;

/// Words that the field understands besides moves, with what they do.
pub const COMMANDS: [(&str, &str); 10] = [
    ("undo", "take the last exchange back"),
    ("redo", "play it again"),
    ("board", "read the position"),
    ("last", "read the last move"),
    ("moves", "list the legal moves"),
    ("value", "read the verdict"),
    ("refute", "try any move without playing it, as in “refute 3-1”"),
    ("back", "leave that, back to the game"),
    ("restart", "begin again"),
    ("help", "read these words"),
];

/// Plays the move that was typed, or does what the command says.
pub(crate) fn typed(session: &mut Session, text: &str) -> bool {
    let text = text.trim().to_ascii_lowercase();
    let acted = match text.as_str() {
        "" => return false,
        "undo" => session.reduce(Action::Undo),
        "redo" => session.reduce(Action::Redo),
        "restart" => session.reduce(Action::Restart),
        "refute" => session.reduce(Action::Refute(true)),
        "back" => session.reduce(Action::Refute(false)),
        "board" => return answer(session, session.shown().describe()),
        "last" => return answer(session, last(session)),
        "moves" => return answer(session, moves(session)),
        "value" => return answer(session, say::verdict(session)),
        "help" | "?" => return answer(session, help()),
        _ => {
            let tried = text.strip_prefix("refute ");
            let mode = tried.is_some() && session.refute(true);
            return play_text(session, tried.unwrap_or(&text)) || mode;
        }
    };
    match acted {
        Some(next) => *session = next,
        None => return answer(session, format!("There is nothing to {text}.")),
    }
    true
}

fn answer(session: &mut Session, sentence: String) -> bool {
    session.notice = Some(sentence.clone());
    session.speak(sentence);
    true
}

fn play_text(session: &mut Session, text: &str) -> bool {
    if !session.open_to_touch() && session.tried().is_none() {
        session.notice = Some(say::turn(session));
        return false;
    }
    let notation = spoken_move(text);
    match session.game().read_move(session.setup(), session.at(), &notation) {
        Ok(mv) => session.play(mv),
        Err(error) => {
            let first = play::moves(&session.look().spans, 1);
            let example = first.first().map(|mv| session.notation(session.cursor(), mv));
            session.notice = Some(say::bad_move(&error) + &say::such_as(example.as_deref()));
            false
        }
    }
}

/// "take 2 from heap 3" as 3-2, "take 1 from heap 2 and 3 from heap 4" as 2-1.4-3, as "2-1 4-3",
/// "take 4" as 4, "pins 6 and 7" as 6-7; other text as it is.
fn spoken_move(text: &str) -> String {
    let (mut numbers, mut words, mut from, mut steps) = (Vec::new(), 0, false, true);
    let mut joined = String::new();
    for word in text.split(|c: char| c == ',' || c.is_ascii_whitespace()) {
        let Some(first) = word.bytes().next() else { continue };
        words += 1;
        from |= word == "from";
        joined.push_str(word);
        steps &= word.contains('-');
        if first.is_ascii_digit() {
            numbers.push(word);
        }
    }
    let spoken = words > 1 && text.starts_with(|c: char| c.is_ascii_alphabetic());
    match numbers.as_slice() {
        [_, _, ..] if steps => numbers.join("."),
        [_, _, ..] if spoken && from && numbers.len().is_multiple_of(2) => {
            let pairs = numbers.chunks(2).map(|pair| format!("{}-{}", pair[1], pair[0]));
            pairs.collect::<Vec<_>>().join(".")
        }
        [first, last] if spoken => format!("{first}-{last}"),
        [only] if spoken => (*only).to_string(),
        _ => joined,
    }
}

fn last(session: &Session) -> String {
    match session.cursor().checked_sub(1) {
        Some(ply) => say::move_made(session, ply),
        None => "No move has been made yet.".to_string(),
    }
}

fn moves(session: &Session) -> String {
    let look = session.look();
    let spans = look.spans;
    let total = play::count(&spans);
    let listed = play::moves(&spans, LISTED).into_iter();
    let notations: Vec<String> = listed.map(|mv| session.notation(session.cursor(), &mv)).collect();
    let more = total.saturating_sub(notations.len() as u64);
    let rest = if more == 0 { String::new() } else { format!(" and {more} more") };
    match notations.len() {
        0 => "There is no legal move.".to_string(),
        _ if look.longer => format!(
            "Legal moves at one place: {}{rest}. Join moves at several places by a point.",
            notations.join(", ")
        ),
        _ => format!("Legal moves: {}{rest}.", notations.join(", ")),
    }
}

fn help() -> String {
    let words: Vec<String> =
        COMMANDS.iter().map(|(word, does)| format!("{word}: {does}")).collect();
    format!("Type a move as in the address, or one of these words. {}.", words.join("; "))
}
