//! From an address to a session: errors are reported, and the rest still opens.

use crate::link::{Link, LinkError};
use crate::play::{Ply, Session};
use crate::say::words;
use crate::seat::{Level, Players};
use crate::state::{Announcements, Attempt, Dice, History, Seating, Switches, Tally, Verdicts};
use alloc::string::ToString;
use alloc::vec::Vec;
use games::game::{Game, PlayError, Position};
use games::setup::Setup;
use messages::Message;
use solver::code;

/// Most moves that an address may hold.
const MOVES: usize = 2000;
/// Most games that a position is shown as.
const TWINS: u64 = 9;
/// The words of `show`: the page knows the first, and a frame the others, in the same address.
const SHOWN: [&str; 12] = [
    "values", "rules", "hints", "table", "history", "new", "settings", "theory", "play", "teach",
    "puzzle", "",
];

impl Session {
    /// A fresh session at the game's own start.
    ///
    /// ```
    /// let session = session::Session::fresh(games::find("nim").expect("there is Nim"));
    /// assert_eq!((session.at(), session.address().as_str()), ("3.4.5", "/play/nim"));
    /// ```
    pub fn fresh(game: &'static Game) -> Session {
        let setup = Setup::of(game.card());
        let start = game.first(&setup);
        Session {
            game,
            setup,
            usual: start.clone(),
            start,
            line: Vec::new(),
            cursor: 0,
            seating: Seating::default(),
            dice: Dice { seed: 1, dealing: false },
            switches: Switches::default(),
            attempt: Attempt::default(),
            announcements: Announcements::default(),
            verdicts: Verdicts::default(),
            history: History::default(),
            tally: Tally::default(),
        }
    }

    /// Opens an address; returns the first error beside the session.
    ///
    /// `None` only if there is no such game.
    pub fn open(link: &Link) -> Option<(Session, Option<LinkError>)> {
        let (session, wrong) = Session::open_with_errors(link)?;
        Some((session, wrong.into_iter().next()))
    }

    /// The same with all errors, in the order in which the parts of an address are read. An error hides those that may
    /// only follow from it: after a wrong position, moves are not judged.
    ///
    /// ```
    /// use session::{Session, link::link};
    /// let wrong = |text| Session::open_with_errors(&link(text)).expect("there is Nim").1.len();
    /// assert_eq!(wrong("nim?at=1.2&players=two"), 0);
    /// assert_eq!(wrong("nim?at=?&players=nobody&level=great"), 3);
    /// assert_eq!(wrong("nim?players=nobody&if=9-9"), 2);
    /// assert_eq!(wrong("nim?at=?&do=9-9&ply=7"), 1);
    /// ```
    pub fn open_with_errors(link: &Link) -> Option<(Session, Vec<LinkError>)> {
        let game = games::find(&link.game)?;
        let mut session = Session::fresh(game);
        let mut wrong = Vec::new();
        session.take_fields(link, &mut wrong);
        session.usual = game.first(&session.setup);
        session.start = session.usual.clone();
        session.take_position(link, &mut wrong);
        session.take_moves(link, &mut wrong);
        session.take_words(link, &mut wrong);
        session.take_trial(link, &mut wrong);
        session.announcements.notice = wrong.first().map(Message::from);
        Some((session, wrong))
    }

    fn take_fields(&mut self, link: &Link, wrong: &mut Vec<LinkError>) {
        let card = self.game.card();
        for (key, value) in &link.pairs {
            let Some(index) = card.fields.iter().position(|field| field.key == key) else {
                continue;
            };
            if let Err(error) = self.setup.set(card, index, value) {
                wrong.push(LinkError::Field { key: key.clone(), error });
            }
        }
    }

    fn take_position(&mut self, link: &Link, wrong: &mut Vec<LinkError>) {
        let Some(at) = value(link, "at") else { return };
        match self.game.read(&self.setup, at) {
            Ok(start) => self.start = start,
            Err(error) => told(wrong, LinkError::Position(error)),
        }
    }

    fn take_moves(&mut self, link: &Link, wrong: &mut Vec<LinkError>) {
        let Some(text) = value(link, "do") else { return };
        for (i, piece) in text.split(',').enumerate() {
            let number = i + 1;
            if i == MOVES {
                let wanted = words::most_moves(MOVES as u64);
                told(wrong, LinkError::Word { key: "do".to_string(), wanted });
                return;
            }
            match read_ply(self.position(i), piece) {
                Ok(ply) => self.line.push(ply),
                Err(error) => {
                    told(wrong, LinkError::Move { number, error });
                    break;
                }
            }
            self.cursor = self.line.len();
        }
    }

    /// A move that is only tried; the game does not depend on it.
    fn take_trial(&mut self, link: &Link, wrong: &mut Vec<LinkError>) {
        let Some(text) = value(link, "if") else { return };
        self.switches.refuting = !self.over();
        if text.is_empty() || !self.switches.refuting {
            return;
        }
        match self.shown().read_move(text) {
            Ok(mv) => self.attempt.tried = Some(mv),
            Err(error) => {
                let number = self.cursor + 1;
                told(wrong, LinkError::Move { number, error });
            }
        }
    }

    fn take_words(&mut self, link: &Link, wrong: &mut Vec<LinkError>) {
        let moved = !wrong.iter().any(LinkError::about_play);
        let mut refuse = |key: &str, wanted: Message| {
            wrong.push(LinkError::Word { key: key.to_string(), wanted });
        };
        match chosen(link, "players", &Players::ALL) {
            Ok(players) => self.seating.players = players.unwrap_or_default(),
            Err(wanted) => refuse("players", wanted),
        }
        match chosen(link, "level", &Level::ALL) {
            Ok(level) => self.seating.level = level.unwrap_or_default(),
            Err(wanted) => refuse("level", wanted),
        }
        if let Some(text) = value(link, "seed") {
            match code::number(text, 1, 1, u64::MAX >> 1) {
                Ok(seed) => self.dice.seed = seed,
                Err(_) => refuse("seed", words::seed_range()),
            }
        }
        if let Some(text) = value(link, "show") {
            self.switches.values = text.split(',').any(|word| word == "values");
            if !text.split(',').all(|word| SHOWN.contains(&word)) {
                refuse("show", Message::verbatim("values"));
            }
        }
        if let Some(text) = value(link, "twin") {
            match code::number(text, 1, 0, TWINS) {
                Ok(twin) => self.switches.twin = twin as usize,
                Err(_) => refuse("twin", words::number_up_to(TWINS)),
            }
        }
        if let Some(text) = value(link, "ply") {
            let most = self.line.len() as u64;
            match code::number(text, 1, 0, most) {
                Ok(ply) => self.cursor = ply as usize,
                Err(_) if moved => refuse("ply", words::number_up_to(most)),
                Err(_) => {}
            }
        }
    }

    /// The game for two persons from the same start, without a move, and with nothing switched on.
    pub(crate) fn unplayed(&self) -> Session {
        let mut game = self.clone();
        (game.line, game.cursor, game.attempt) = (Vec::new(), 0, Attempt::default());
        game.seating = Seating { players: Players::Two, ..Seating::default() };
        (game.switches, game.history) = (Switches::default(), History::default());
        game.tally = Tally::default();
        game
    }
}

/// A move of an address, from the position before it.
fn read_ply(at: &Position, text: &str) -> Result<Ply, PlayError> {
    let mv = at.read_move(text)?;
    let after = at.play(&mv).ok_or(PlayError::Illegal)?;
    Ok(Ply { text: at.board().write_move(&mv), mv, after })
}

/// Adds an error, unless it may only follow from an earlier one.
fn told(wrong: &mut Vec<LinkError>, error: LinkError) {
    if !wrong.iter().any(LinkError::about_play) {
        wrong.push(error);
    }
}

/// The last value of a key, the convention of browsers for repeated keys.
fn value<'l>(link: &'l Link, key: &str) -> Option<&'l str> {
    link.pairs.iter().rev().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// The value of a key that is one of these words, or which words it may be.
fn chosen<T: Copy>(link: &Link, key: &str, all: &[(&str, T)]) -> Result<Option<T>, Message> {
    let Some(text) = value(link, key) else { return Ok(None) };
    let known: Vec<&str> = all.iter().map(|(word, _)| *word).collect();
    let place = known.iter().position(|word| *word == text);
    place.map(|place| Some(all[place].1)).ok_or_else(|| words::one_of(&known.join(", ")))
}
