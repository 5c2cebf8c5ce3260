//! What asks one question after the other: practice, the turns that gave a win away, or the notebook.

use session::Action;
use session::practice::Practice;
use session::round::Round;
use session::step::{Standing, Step};
use session::wire::Job;

/// What asks, with its state.
#[derive(Clone, Debug)]
pub(crate) enum Asking {
    /// Questions about random games.
    Practice(Box<Practice>),
    /// Questions about positions in which a win was given away.
    Round(Round, Source),
}

/// Where the positions of a round come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The game before.
    Game,
    /// The notebook.
    Notebook,
}

impl Asking {
    /// The question to the judge that should be answered now.
    pub(crate) fn want(&self) -> Option<Job> {
        self.practice().and_then(Practice::want)
    }

    /// Takes an answer of the judge; the question to the learner once it is known.
    pub(crate) fn learn(&mut self, answer: &Action) -> Option<Step> {
        match self {
            Asking::Practice(practice) => practice.learn(answer),
            Asking::Round(..) => None,
        }
    }

    /// Counts the first answer to the present question; false if there is nothing to count. With help a streak does not
    /// grow, and nothing counts as found.
    pub(crate) fn follow(&mut self, standing: Standing, helped: bool) -> bool {
        match self {
            Asking::Practice(practice) => practice.follow(standing, helped),
            Asking::Round(round, _) => round.follow(standing, helped),
        }
    }

    pub(crate) fn practice(&self) -> Option<&Practice> {
        match self {
            Asking::Practice(practice) => Some(practice),
            Asking::Round(..) => None,
        }
    }

    /// The answers for the notebook.
    pub(crate) fn noted(&self) -> impl Iterator<Item = (&str, bool)> {
        let round = match self {
            Asking::Round(round, Source::Notebook) => Some(round),
            Asking::Round(_, Source::Game) | Asking::Practice(_) => None,
        };
        round.into_iter().flat_map(Round::answers)
    }
}
