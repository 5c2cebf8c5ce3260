//! The finished tries of an exercise, and the score that counts.

use crate::json::Json;
use crate::open::state;
use crate::params::Goal;
use crate::score::{self, ended};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use session::Session;
use session::seat::Seat;

/// Which try counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// The best one.
    #[default]
    Best,
    /// The first one.
    First,
    /// The last one.
    Last,
}

impl Keep {
    /// All of them by their words.
    pub const ALL: [(&str, Keep); 3] =
        [("best", Keep::Best), ("first", Keep::First), ("last", Keep::Last)];
}

/// The finished tries so far; scores are in thousandths.
///
/// A try is finished at the end of a game. Who takes moves back after it and plays to an end again has finished
/// another try; who only steps back and forward has not.
///
/// ```
/// use embed::tally::{Keep, Tally};
/// use session::{Action, Session, link::link};
/// let open = |text| Session::open(&link(text)).expect("there is Nim").0;
/// let (lost, start) = (open("nim?at=1.1&do=1-1,2-1"), open("nim?at=1.1"));
/// let mut tally = Tally::default();
/// assert!(tally.finish(&lost, 0) && !tally.finish(&lost, 0), "the same end counts once");
/// tally.follow(&lost, &start);
/// assert!(tally.finish(&open("nim?at=1&do=1-1"), 1000));
/// assert_eq!([Keep::Best, Keep::First, Keep::Last].map(|keep| tally.score(keep)), [Some(1000), Some(0), Some(1000)]);
/// tally.help();
/// assert_eq!(tally.fields()[0], ("attempts", embed::Json::number(2)));
/// let kept = tally.word().expect("something was counted");
/// assert_eq!(kept, "2.1000.0.1000.1.0");
/// assert_eq!(Tally::read(&kept, &start).and_then(|tally| tally.word()), Some(kept));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    attempts: u64,
    best: Option<u16>,
    first: Option<u16>,
    last: Option<u16>,
    hints: u64,
    undone: u64,
    /// The end that was counted last: how many moves had been played, and the state.
    ended: Option<(u32, String)>,
}

impl Tally {
    /// The score that counts; `None` before the end of the first try.
    pub fn score(&self, keep: Keep) -> Option<u16> {
        match keep {
            Keep::Best => self.best,
            Keep::First => self.first,
            Keep::Last => self.last,
        }
    }

    /// Counts the end of a try; false if this end was counted already.
    pub fn finish(&mut self, session: &Session, score: u16) -> bool {
        let end = Some((session.made(), state(session)));
        if self.ended == end {
            return false;
        }
        self.ended = end;
        self.attempts += 1;
        self.best = self.best.max(Some(score));
        self.first = self.first.or(Some(score));
        self.last = Some(score);
        true
    }

    /// Counts the end of a game, once its score is settled; false if there is none to count.
    ///
    /// ```
    /// use embed::{params::Goal, tally::{Keep, Tally}};
    /// use session::{Session, link::link};
    /// let open = |text| Session::open(&link(text)).expect("there is Nim").0;
    /// let mut tally = Tally::default();
    /// assert!(!tally.judge(&open("nim?at=1.1&do=1-1"), Goal::Win), "the game goes on");
    /// assert!(tally.judge(&open("nim?at=1&do=1-1"), Goal::Win));
    /// assert_eq!(tally.score(Keep::First), Some(1000));
    /// ```
    pub fn judge(&mut self, session: &Session, goal: Goal) -> bool {
        if !ended(session) || !score::settled(session, goal) {
            return false;
        }
        score::score(session, goal).is_some_and(|score| self.finish(session, score))
    }

    /// Counts the moves of persons that were taken back for good, since others were played in their place.
    pub fn follow(&mut self, before: &Session, after: &Session) {
        let same_game = before.position(0) == after.position(0) && !after.line().is_empty();
        let kept = match after.made() == before.made() {
            true => after.line().len(),
            false => before.cursor(),
        };
        if !same_game || kept >= before.line().len() {
            return;
        }
        let own = (kept..before.line().len()).filter(|ply| before.seat_at(*ply) == Seat::Person);
        self.undone += own.count() as u64;
    }

    /// Counts help that was asked for.
    pub fn help(&mut self) {
        self.hints += 1;
    }

    /// What a message about the score says besides the one that counts.
    pub fn fields(&self) -> Vec<(&'static str, Json)> {
        let share = |score: Option<u16>| score.map_or(Json::Null, Json::share);
        alloc::vec![
            ("attempts", Json::number(self.attempts)),
            ("best", share(self.best)),
            ("first", share(self.first)),
            ("last", share(self.last)),
            ("hints", Json::number(self.hints)),
            ("undone", Json::number(self.undone)),
        ]
    }

    /// All of it as one word, which stands in a state; `None` before anything was counted.
    pub fn word(&self) -> Option<String> {
        let Tally { attempts, best, first, last, hints, undone, .. } = self;
        let share = |score: &Option<u16>| score.map_or("~".to_string(), |score| score.to_string());
        let [best, first, last] = [best, first, last].map(share);
        (attempts + hints + undone > 0)
            .then(|| alloc::format!("{attempts}.{best}.{first}.{last}.{hints}.{undone}"))
    }

    /// The tries of a word, for the session that was kept with it; `None` if it cannot be read.
    pub fn read(word: &str, session: &Session) -> Option<Tally> {
        let mut parts = word.split('.');
        let mut number = || parts.next()?.parse().ok();
        let attempts: u64 = number()?;
        let mut share = || match parts.next()? {
            "~" => Some(None),
            text => Some(Some(text.parse().ok().filter(|score| *score <= 1000)?)),
        };
        let [best, first, last] = [share()?, share()?, share()?];
        let mut number = || parts.next()?.parse().ok();
        let (hints, undone) = (number()?, number()?);
        // An end that is on the board was counted before it was kept.
        let ended = (attempts > 0).then(|| (session.made(), state(session)));
        parts.next().is_none().then_some(Tally {
            attempts,
            best,
            first,
            last,
            hints,
            undone,
            ended,
        })
    }
}
