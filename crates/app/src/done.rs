//! What was done in this browser, game by game: steps, the longest streak of practice, beaten machines, the notebook.

use crate::browser;
use crate::command::word_of;
use crate::notebook::{self, Notebook};
use crate::steps::{Open, Text};
use games::GAMES;
use session::practice::Practice;
use session::round::Round;
use session::seat::Level;
use session::step::Standing;
use std::collections::BTreeSet;

/// The first words of a line of the text.
const STEP: &str = "step";
const STREAK: &str = "streak";
const BEATEN: &str = "beaten";
const AGAIN: &str = "again";

/// The levels at which the machine was beaten without help.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Beaten(BTreeSet<&'static str>);

impl Beaten {
    fn of(game: &str) -> Beaten {
        let kept = browser::kept(&beaten(game)).unwrap_or_default();
        Beaten(kept.split(' ').filter_map(known).collect())
    }

    pub(crate) fn has(&self, level: Level) -> bool {
        self.0.contains(word_of(&Level::ALL, &level))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

/// The word of a level as addresses have it.
fn known(word: &str) -> Option<&'static str> {
    Level::ALL.iter().map(|(known, _)| *known).find(|known| *known == word)
}

/// What was done in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Done {
    pub(crate) game: &'static str,
    keys: BTreeSet<String>,
    /// The longest streak of practice.
    pub(crate) best: u32,
    pub(crate) beaten: Beaten,
    /// The positions that come again.
    pub(crate) notebook: Notebook,
}

impl Done {
    /// As it is kept; nothing where it cannot be read.
    pub(crate) fn of(game: &'static str) -> Done {
        let kept = browser::kept(&steps(game)).unwrap_or_default();
        let keys = kept.lines().map(String::from).collect();
        Done {
            game,
            keys,
            best: best(game),
            beaten: Beaten::of(game),
            notebook: Notebook::of(game),
        }
    }

    /// True if a step was done.
    pub(crate) fn has(&self, text: &Text) -> bool {
        self.keys.contains(text.key())
    }

    /// How many steps were done.
    pub(crate) fn count(&self) -> usize {
        self.keys.len()
    }

    /// True if nothing was done.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Done { game: self.game, ..Done::default() }
    }

    /// Reads what was done in a game, and keeps a step that has just been done.
    pub(crate) fn follow(&mut self, game: &'static str, open: Option<&Open>) {
        if self.game != game {
            *self = Done::of(game);
        }
        let right = open.filter(|open| open.step.standing() == Standing::Right);
        let key = right.and_then(Open::key).filter(|key| !self.keys.contains(*key));
        if let Some(key) = key {
            self.keys.insert(key.to_string());
            self.keep();
        }
    }

    /// Keeps the streak of practice if there was no longer one.
    pub(crate) fn streak(&mut self, practice: Option<&Practice>) {
        let longest = practice.map_or(0, Practice::best);
        if longest > self.best {
            self.best = longest;
            self.keep();
        }
    }

    /// Keeps that the machine was beaten at a level.
    pub(crate) fn beat(&mut self, level: Option<Level>) {
        if level.is_some_and(|level| self.beaten.0.insert(word_of(&Level::ALL, &level))) {
            self.keep();
        }
    }

    /// Keeps positions that were spoiled, and the answers to those that were due.
    pub(crate) fn note<'a>(
        &mut self,
        spoiled: Vec<String>,
        answers: impl Iterator<Item = (&'a str, bool)>,
    ) {
        let answers: Vec<(&str, bool)> = answers.collect();
        if spoiled.is_empty() && answers.is_empty() {
            return;
        }
        let today = notebook::today();
        self.change(|notebook| {
            answers.into_iter().for_each(|(pairs, right)| notebook.answer(pairs, right, today));
            spoiled.into_iter().for_each(|pairs| notebook.spoil(pairs, today));
        });
    }

    /// Forgets positions that are due and that nobody can read.
    pub(crate) fn tidy(&mut self, today: u32) {
        let game = self.game;
        let readable = |pairs: &str| Round::of_pairs(game, [pairs]).is_some();
        self.change(|notebook| notebook.retain_due(today, readable));
    }

    /// Changes the notebook as it is kept now, which another window may have done.
    fn change(&mut self, change: impl FnOnce(&mut Notebook)) {
        let kept = Notebook::of(self.game);
        self.notebook = kept.clone();
        change(&mut self.notebook);
        if self.notebook != kept {
            self.notebook.keep(self.game);
        }
    }

    /// Keeps steps and streak; what other windows have kept in the meantime stays.
    fn keep(&mut self) {
        let before = Done::of(self.game);
        self.best = self.best.max(before.best);
        self.keys.extend(before.keys);
        self.beaten.0.extend(before.beaten.0);
        if !self.keys.is_empty() {
            let lines: Vec<&str> = self.keys.iter().map(String::as_str).collect();
            browser::keep(&steps(self.game), &lines.join("\n"));
        }
        if self.best > 0 {
            browser::keep(&streak(self.game), &self.best.to_string());
        }
        if self.beaten.len() > 0 {
            let levels: Vec<&str> = self.beaten.0.iter().copied().collect();
            browser::keep(&beaten(self.game), &levels.join(" "));
        }
    }

    /// Each step, the streak, each beaten level and each position of the notebook as a line.
    fn lines(&self) -> Vec<String> {
        let steps = self.keys.iter().map(|key| format!("{STEP} {} {key}", self.game));
        let streak = (self.best > 0).then(|| format!("{STREAK} {} {}", self.game, self.best));
        let again = self.notebook.lines().map(|line| format!("{AGAIN} {} {line}", self.game));
        let levels = self.beaten.0.iter().map(|level| format!("{BEATEN} {} {level}", self.game));
        steps.chain(streak).chain(levels).chain(again).collect()
    }

    /// Takes a line over; false if it is none.
    fn take(&mut self, kind: &str, rest: &str) -> bool {
        let number = || rest.parse::<u32>().ok().filter(|number| *number <= LONGEST);
        match kind {
            STEP if rest.contains('=') && rest.len() <= WIDEST => {
                self.keys.insert(rest.to_string());
                true
            }
            STREAK => number().map(|number| self.best = self.best.max(number)).is_some(),
            BEATEN => known(rest).map(|level| self.beaten.0.insert(level)).is_some(),
            AGAIN => self.notebook.take(rest),
            _ => false,
        }
    }
}

/// The longest streak that is believed, and the longest name of a step, in bytes.
const LONGEST: u32 = 100_000;
const WIDEST: usize = 1000;

/// The longest streak of practice in a game.
pub(crate) fn best(game: &str) -> u32 {
    let kept = browser::kept(&streak(game));
    kept.and_then(|best| best.parse().ok()).unwrap_or_default()
}

/// The games in which something was done, in the order of the catalogue.
pub(crate) fn all() -> Vec<Done> {
    let all = GAMES.iter().map(|game| Done::of(game.card().id));
    all.filter(|done| !done.is_empty()).collect()
}

/// All that was done as lines of text.
pub(crate) fn text(all: &[Done]) -> String {
    all.iter().flat_map(Done::lines).map(|line| line + "\n").collect()
}

/// Adds what a text says was done, and forgets nothing.
///
/// # Errors
///
/// The number of the first line, from 1, that is none of [`text`]; then nothing is added.
pub(crate) fn take(text: &str) -> Result<Vec<Done>, usize> {
    let mut taken: Vec<Done> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut words = line.trim().splitn(3, ' ');
        let (kind, game) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if kind.is_empty() {
            continue;
        }
        let game = games::find(game).ok_or(index + 1)?.card().id;
        let at = taken.iter().position(|done| done.game == game).unwrap_or_else(|| {
            taken.push(Done { game, ..Done::default() });
            taken.len() - 1
        });
        if !taken[at].take(kind, words.next().unwrap_or_default()) {
            return Err(index + 1);
        }
    }
    Ok(taken)
}

/// Keeps what was taken over; false if the browser does not keep all of it.
pub(crate) fn keep(mut taken: Vec<Done>) -> bool {
    // One that is not kept leaves the others.
    for done in &mut taken {
        done.keep();
        let added = std::mem::take(&mut done.notebook);
        done.change(|notebook| notebook.add(added));
    }
    taken.iter().all(|done| Done::of(done.game) == *done)
}

/// Forgets all.
pub(crate) fn erase() {
    for id in GAMES.iter().map(|game| game.card().id) {
        browser::forget(&steps(id));
        browser::forget(&streak(id));
        browser::forget(&beaten(id));
        notebook::erase(id);
    }
}

fn steps(game: &str) -> String {
    format!("steps {game}")
}

fn beaten(game: &str) -> String {
    format!("beaten {game}")
}

fn streak(game: &str) -> String {
    format!("practice {game}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn a_text_is_read_back_and_wrong_lines_are_named() {
        let kept = "again nim 1 20000 at=1.2\nbeaten nim perfect\nstep nim at=1.1\nstep one-pile at=3 at=4\nstreak nim 7\n";
        let taken = take(kept).expect("each line is one of ours");
        assert_eq!(taken.len(), 2);
        assert_eq!((taken[0].game, taken[0].count(), taken[0].best), ("nim", 1, 7));
        let mut lines: Vec<String> = text(&taken).lines().map(String::from).collect();
        lines.sort();
        assert_eq!(lines.join("\n") + "\n", kept);
        for (line, wrong) in [
            ("step nim at=1\nstep chess at=1", 2),
            ("streak nim x", 1),
            ("streak nim 4294967295", 1),
            ("\n\nhello", 3),
            ("step nim", 1),
            ("beaten nim chess", 1),
            ("again nim 7 20000 at=1", 1),
        ] {
            assert_eq!(take(line), Err(wrong), "{line}");
        }
        assert_eq!(take(""), Ok(Vec::new()));
    }
}
