//! An exercise on the page of a game, as a frame that is locked or has a goal leads to it.

use crate::words;
use embed::Params;
use embed::params::part;
use embed::score::score;
use embed::tally::Tally;
use messages::Message;
use session::link::Link;
use session::{Action, Session};

/// Keys of an address that make an exercise of it, in the words of frames.
const KEYS: [&str; 5] = ["goal", "lock", "score", "undo", "hints"];

/// What is asked for, what is allowed, and the tries so far.
#[derive(Clone, Debug)]
pub(crate) struct Exercise {
    params: Params,
    tally: Tally,
    /// The score of the present try.
    now: Option<u16>,
}

impl Exercise {
    /// The exercise of an address, if it is one; wrong values count as if they were not there, as in a frame.
    pub(crate) fn of(link: &Link) -> Option<Exercise> {
        let mut params = Params { show: u16::MAX, ..Params::default() };
        for (key, value) in link.pairs.iter().filter(|(key, _)| KEYS.contains(&key.as_str())) {
            // A damaged exercise is told in its frame, where authors see it.
            let _ = params.take(key, value);
        }
        if params.lock {
            params.show = part::RULES | part::HISTORY;
        }
        params.is_exercise().then_some(Exercise { params, tally: Tally::default(), now: None })
    }

    /// Whether these parts of the page are shown.
    pub(crate) fn shows(&self, parts: u16) -> bool {
        self.params.shows(parts)
    }

    /// True if moves can be taken back.
    pub(crate) fn undo(&self) -> bool {
        self.params.undo
    }

    /// How many hints a person may ask for in a position.
    pub(crate) fn rungs(&self) -> usize {
        self.params.hints
    }

    /// True if a person may do this.
    pub(crate) fn allows(&self, session: &Session, action: &Action) -> bool {
        self.params.allows(session, action)
    }

    /// Counts on after a change of the session.
    pub(crate) fn follow(&mut self, before: &Session, after: &Session) {
        self.tally.follow(before, after);
        if let Some(goal) = self.params.goal {
            self.tally.judge(after, goal);
            self.now = score(after, goal).or(self.now);
        }
    }

    /// What is asked for, and the score so far; `None` if there is no goal.
    pub(crate) fn task(&self) -> Option<Message> {
        let score = self.tally.score(self.params.keep).or(self.now);
        Some(words::task(self.params.goal?, score))
    }

    /// The pairs of an address that lead to this exercise.
    pub(crate) fn address(&self) -> String {
        self.params.exercise()
    }
}
