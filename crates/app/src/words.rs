//! Words of the page, as messages.

use embed::params::Goal;
use messages::Message;
pub(crate) use web_common::words::SITE;

include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// The state of a switch in words.
pub(crate) fn switched(on: bool) -> Message {
    if on { yes() } else { no() }
}

/// Where one is while looking back.
pub(crate) fn looking_back(ply: usize, of: usize) -> Message {
    match ply {
        0 => back_at_start(of as u64),
        _ => back_after(ply as u64, of as u64),
    }
}

fn exercise(goal: Goal) -> Message {
    match goal {
        Goal::Win => exercise_win(),
        Goal::FindP => exercise_find_p(),
        Goal::Moves(most) => exercise_moves(u64::from(most)),
    }
}

/// What an exercise asks for, with the score in thousandths if there is one.
pub(crate) fn task(goal: Goal, score: Option<u16>) -> Message {
    match score {
        Some(share) => exercise_so_far(exercise(goal), self::score(u64::from(share / 10))),
        None => exercise(goal),
    }
}

/// What a list of winning moves leaves out: this many more, and perhaps others if it is `open`.
pub(crate) fn more(count: usize, open: bool) -> Option<Message> {
    match (count as u64, open) {
        (0, false) => None,
        (count, false) => Some(more_moves(count)),
        (count, true) => Some(more_moves_at_least(count)),
    }
}
