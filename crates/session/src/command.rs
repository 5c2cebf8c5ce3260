//! The text field beside the board: moves in the notation of addresses, and a few commands.

use crate::play::Session;
use crate::reduce::Action;
use crate::say::{self, words};
use crate::typed::{self, Meaning};
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::play;

/// Most moves that are listed at the command `moves`.
const LISTED: usize = 40;

/// A word of the field, and the description of its effect.
pub type TextCommand = (&'static str, fn() -> Message);

/// The words of the field besides moves.
pub const COMMANDS: [TextCommand; 11] = [
    ("undo", words::does_undo),
    ("redo", words::does_redo),
    ("board", words::does_board),
    ("last", words::does_last),
    ("moves", words::does_moves),
    ("value", words::does_value),
    ("hint", words::does_hint),
    ("refute", words::does_refute),
    ("back", words::does_back),
    ("restart", words::does_restart),
    ("help", words::does_help),
];

/// The command with which a text begins, if it begins with one.
///
/// ```
/// use session::command::of;
/// assert_eq!([" Refute 3-1", "undo", "3-1", ""].map(of), [Some("refute"), Some("undo"), None, None]);
/// ```
pub fn of(text: &str) -> Option<&'static str> {
    let first = text.split_whitespace().next()?;
    let known = COMMANDS.iter().map(|(command, _)| *command);
    known.into_iter().find(|command| first.eq_ignore_ascii_case(command))
}

/// Plays the typed move, or carries out the typed command.
pub(crate) fn typed(session: &mut Session, text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let acted = match text.as_str() {
        "" => {
            session.announcements.notice =
                say::such_as(session).or_else(|| Some(say::turn(session)));
            return false;
        }
        "undo" => session.reduce(Action::Undo),
        "redo" => session.reduce(Action::Redo),
        "restart" => session.reduce(Action::Restart),
        "refute" => session.reduce(Action::Refute(true)),
        "back" => session.reduce(Action::Refute(false)),
        "board" => return answer(session, say::board(session)),
        "hint" => return session.climb(),
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
        None => return answer(session, words::nothing_to(&text)),
    }
    true
}

fn answer(session: &mut Session, sentence: Message) -> bool {
    session.announcements.notice = Some(sentence.clone());
    session.speak(sentence);
    true
}

fn play_text(session: &mut Session, text: &str) -> bool {
    if !session.open_to_touch() && session.tried().is_none() {
        session.announcements.notice = Some(say::turn(session));
        return false;
    }
    let wrong = match typed::meaning(session, text) {
        Meaning::Move(mv) => return session.play(mv),
        Meaning::Several(moves) => say::several(session, text, &moves),
        Meaning::Nothing(error) => say::bad_move(session, text, &error),
    };
    session.announcements.notice = Some(wrong);
    false
}

fn last(session: &Session) -> Message {
    match session.cursor().checked_sub(1) {
        Some(ply) => say::turn_made(session, ply),
        None => words::no_move_yet(),
    }
}

fn moves(session: &Session) -> Message {
    let shown = session.shown();
    let listed = play::moves(shown.moves(), LISTED).into_iter();
    let notations: Vec<String> = listed.map(|mv| session.notation(session.cursor(), &mv)).collect();
    let more = play::count(shown.moves()).saturating_sub(notations.len() as u64);
    let all = notations.join(", ");
    match (shown.multi_step(), more) {
        _ if notations.is_empty() => words::no_legal_move(),
        (false, 0) => words::legal_moves(&all),
        (false, more) => words::legal_moves_more(&all, more),
        (true, 0) => words::then(words::legal_moves_at_one(&all), words::join_by_point()),
        (true, more) => {
            words::then(words::legal_moves_at_one_more(&all, more), words::join_by_point())
        }
    }
}

fn help() -> Message {
    let commands = COMMANDS.map(|(word, does)| words::command(word, does()));
    let all = commands.into_iter().rev().reduce(|others, one| words::commands(one, others));
    words::help(all.unwrap_or_else(words::does_help))
}
