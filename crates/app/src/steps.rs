//! The step that is open on the page of a game, and what was done in this browser: steps, and streaks of practice.

use crate::browser;
use session::Session;
use session::practice::Practice;
use session::step::{Kind, Standing, Step};
use std::collections::BTreeSet;
use yew::AttrValue;

/// One step as its game's folder has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Text {
    pub(crate) kind: Kind,
    /// Settings and positions as parts of addresses, with spaces between.
    pub(crate) positions: String,
    /// What is asked.
    pub(crate) sentence: AttrValue,
}

impl Text {
    /// The name by which it is known that it was done: it stays the same when its sentence changes.
    pub(crate) fn key(&self) -> &str {
        &self.positions
    }

    fn open(&self, game: &str) -> Option<Step> {
        let positions: Vec<&str> = self.positions.split(' ').collect();
        Step::open(game, self.kind, &positions)
    }
}

/// The step that is open.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// Its place among the steps of the game; none if practice asks it.
    pub(crate) number: Option<usize>,
    key: String,
    pub(crate) step: Step,
    /// The position of which something was said last.
    pub(crate) cell: usize,
    /// What a tap says of a position in a row.
    pub(crate) brush: bool,
    /// True while it is played out what was said.
    pub(crate) proving: bool,
    /// The game as it was before.
    pub(crate) before: Session,
}

impl Open {
    /// Opens a step, which has this number.
    pub(crate) fn of(number: usize, text: &Text, before: Session) -> Option<Open> {
        let (step, key) = (text.open(before.game().card().id)?, text.positions.clone());
        Some(Open { number: Some(number), key, ..Open::about(step, before) })
    }

    /// Opens a question of practice.
    pub(crate) fn about(step: Step, before: Session) -> Open {
        let (number, key) = (None, String::new());
        Open { number, key, step, cell: 0, brush: false, proving: false, before }
    }

    /// The learner says something of a position; the session to show now.
    pub(crate) fn say(&mut self, cell: usize, said: bool) -> Option<Session> {
        self.step.say(cell, said);
        (self.cell, self.proving) = (cell, false);
        self.settle().or_else(|| self.step.look(cell))
    }

    /// Plays out a wrong answer; the session to show, if there is a new one.
    pub(crate) fn settle(&mut self) -> Option<Session> {
        let wrong = self.step.standing_of(self.cell) == Standing::Wrong;
        if !wrong || self.proving { None } else { self.prove() }
    }

    /// Plays out what was said last.
    pub(crate) fn prove(&mut self) -> Option<Session> {
        let proof = self.step.proof(self.cell)?;
        self.proving = true;
        Some(proof)
    }

    /// Asks again; the session to show.
    pub(crate) fn again(&mut self) -> Session {
        self.step.again();
        self.proving = false;
        let looked = self.step.look(self.cell).filter(|_| !self.step.kind().played());
        looked.unwrap_or_else(|| self.step.session())
    }
}

/// What was done in a game in this browser.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Done {
    game: &'static str,
    keys: BTreeSet<String>,
    /// The longest streak of practice.
    best: u32,
}

impl Done {
    fn of(game: &'static str) -> Done {
        let kept = browser::kept(&storage(game)).unwrap_or_default();
        Done { game, keys: kept.lines().map(String::from).collect(), best: best(game) }
    }

    /// True if a step was done.
    pub(crate) fn has(&self, text: &Text) -> bool {
        self.keys.contains(text.key())
    }

    /// Reads what was done in a game, and keeps a step that has just been done.
    pub(crate) fn follow(&mut self, game: &'static str, open: Option<&Open>) {
        if self.game != game {
            *self = Done::of(game);
        }
        let open = open.filter(|open| open.number.is_some());
        let right = open.filter(|open| open.step.standing() == Standing::Right);
        let new = right.is_some_and(|open| self.keys.insert(open.key.clone()));
        if new {
            // What other windows have done in the meantime stays.
            self.keys.extend(Done::of(game).keys);
            let lines: Vec<&str> = self.keys.iter().map(String::as_str).collect();
            browser::keep(&storage(game), &lines.join("\n"));
        }
    }

    /// Keeps the streak of practice if there was no longer one, also in another window.
    pub(crate) fn streak(&mut self, practice: Option<&Practice>) {
        let longest = practice.map_or(0, Practice::best);
        if longest > self.best {
            self.best = longest.max(best(self.game));
            browser::keep(&streaks(self.game), &self.best.to_string());
        }
    }
}

fn storage(game: &str) -> String {
    format!("steps {game}")
}

/// The longest streak of practice in a game in this browser.
pub(crate) fn best(game: &str) -> u32 {
    let kept = browser::kept(&streaks(game));
    kept.and_then(|best| best.parse().ok()).unwrap_or_default()
}

fn streaks(game: &str) -> String {
    format!("practice {game}")
}
