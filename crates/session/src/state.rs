//! The parts of a session: who plays, what is switched on, what has been begun, said and found out.

use crate::judgement::Judgement;
use crate::play::Session;
use crate::seat::{Level, Players};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Who plays, and how well the machine does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seating {
    pub(crate) players: Players,
    pub(crate) level: Level,
}

/// Chance in new starts and in the moves of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dice {
    pub(crate) seed: u64,
    /// True while a new start is being dealt from the seed.
    pub(crate) dealing: bool,
}

/// What a person has switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Switches {
    /// True if verdicts are shown.
    pub(crate) values: bool,
    /// True if touches change the starting position instead of playing.
    pub(crate) editing: bool,
    /// True if moves are only tried.
    pub(crate) refuting: bool,
    /// Which of the twins is shown beside the board, counted from 1; 0 for none.
    pub(crate) twin: usize,
}

/// A move that was begun or is only tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Attempt {
    /// The move that the next touch would play.
    pub(crate) pending_move: Option<Move>,
    /// The place of the chosen piece, with its position.
    pub(crate) chosen: Option<(String, u32)>,
    /// The move that is being tried.
    pub(crate) tried: Option<Move>,
    /// How many rungs of the ladder of hints were asked for, with the position.
    pub(crate) hint: Option<(String, usize)>,
    /// The number of moves before the one that gave the win away, once the player asked for it: there the board
    /// marks what would have won.
    pub(crate) missed: Option<usize>,
}

/// What a person did, which no address holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// See [`Session::made`].
    pub(crate) made: u32,
    /// See [`Session::helped`].
    pub(crate) helped: bool,
}

/// Sentences for a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Announcements {
    /// The sentence to read aloud, with a number that grows at each new sentence.
    pub(crate) spoken: (u32, Option<Message>),
    /// A sentence about something that went wrong.
    pub(crate) notice: Option<Message>,
}

impl Announcements {
    /// A new sentence to read aloud; without one, the notice is read again.
    pub(crate) fn speak(&mut self, sentence: Option<Message>) {
        self.spoken = (self.spoken.0.wrapping_add(1), sentence);
    }
}

/// Verdicts of earlier games that a new one still knows.
const KEPT: usize = 100;

/// The known verdicts, by position, the latest one last; a game has few, so a list is enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Verdicts(Vec<(Rc<str>, Rc<Judgement>)>);

impl Verdicts {
    /// The verdict on a position.
    pub(crate) fn on(&self, at: &str) -> Option<&Judgement> {
        self.0.iter().find(|(known, _)| **known == *at).map(|(_, verdict)| verdict.as_ref())
    }

    /// Forgets the oldest, so that an evening of games does not fill the memory. Earlier sessions have lists of their
    /// own.
    pub(crate) fn trim(&mut self) {
        let old = self.0.len().saturating_sub(KEPT);
        self.0.drain(..old);
    }

    /// Adds a verdict on a position; it replaces one that a longer search could better.
    pub(crate) fn add(&mut self, at: &str, verdict: Rc<Judgement>) {
        self.0.retain(|(known, _)| **known != *at);
        self.0.push((at.into(), verdict));
    }
}

/// Other sessions of the same game that undo and redo lead to. Each has the number of moves made when the
/// later of the two sessions came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct History {
    /// Sessions that this one has replaced, the latest one last.
    pub(crate) earlier: Vec<(usize, Rc<Session>)>,
    /// Sessions that undo has taken away, the next one last.
    pub(crate) later: Vec<(usize, Rc<Session>)>,
}

#[cfg(test)]
mod tests {
    use super::{Judgement, KEPT, Verdicts};
    use alloc::format;
    use alloc::rc::Rc;

    #[test]
    fn a_new_game_knows_only_the_latest_verdicts_of_those_before() {
        let mut verdicts = Verdicts::default();
        for i in 0..5 * KEPT {
            verdicts.add(&format!("{i}"), Rc::new(Judgement::unknown()));
        }
        verdicts.trim();
        assert_eq!(verdicts.0.len(), KEPT);
        assert!(verdicts.on(&format!("{}", 5 * KEPT - 1)).is_some() && verdicts.on("0").is_none());
    }
}
