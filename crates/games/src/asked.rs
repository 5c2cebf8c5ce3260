//! A game with its settings, named by text: for the command line and the JavaScript module.

use crate::card::{Card, Field};
use crate::game::{Game, PlayError};
use crate::judged::{JudgeTask, Judged};
use crate::setup::Setup;
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use messages::Message;
use solver::code::CodeError;
use solver::play::Move;

/// A game of the catalogue with its settings.
///
/// ```
/// use games::asked::{AskError, Asked};
/// let mut nim = Asked::of("nim").expect("there is such a game");
/// nim.set("misere", "1").expect("it has this setting");
/// assert_eq!(nim.play("1.2", "2-1").expect("the move is legal"), "1.1");
/// assert!(matches!(nim.set("ring", "1"), Err(AskError::Setting { card: "nim", .. })));
/// ```
pub struct Asked {
    game: &'static Game,
    judged: &'static Judged,
    setup: Setup,
}

/// Why a question about a game cannot be answered.
#[derive(Clone, Debug)]
pub enum AskError {
    /// There is no game of this id.
    Game {
        /// The requested id.
        id: String,
    },
    /// The game has no such setting.
    Setting {
        /// The requested key.
        key: String,
        /// The game.
        card: &'static str,
        /// The settings that it has.
        fields: &'static [Field],
    },
    /// The value of a setting cannot be read.
    Value {
        /// The setting.
        key: &'static str,
        /// Why not.
        error: CodeError,
    },
    /// The position cannot be read.
    Position(CodeError),
    /// The move cannot be read, or not be played.
    Play(PlayError),
}

/// The error, as the end of a sentence.
impl From<&AskError> for Message {
    fn from(error: &AskError) -> Message {
        match error {
            AskError::Game { id } => words::no_game(id),
            AskError::Setting { card, fields: [], .. } => words::no_settings(card),
            AskError::Setting { key, card, fields } => {
                let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
                words::no_such_setting(card, key, &keys.join(", "))
            }
            AskError::Value { key, error } => words::in_setting(key, error.into()),
            AskError::Position(error) => words::in_position(error.into()),
            AskError::Play(error) => error.into(),
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Asked({}, {:?})", self.card().id, self.setup)
    }
}

impl Asked {
    /// The game of this id, all settings at their defaults.
    ///
    /// ```
    /// let mut nim = games::asked::Asked::of("nim").expect("there is Nim");
    /// nim.set("misere", "1").expect("Nim can be played misère");
    /// assert_eq!(nim.play("3.4.5", "1-2").ok().as_deref(), Some("1.4.5"));
    /// assert!(nim.set("misere", "2").is_err());
    /// ```
    pub fn of(id: &str) -> Result<Asked, AskError> {
        let found = crate::find(id).zip(crate::judged(id));
        let (game, judged) = found.ok_or_else(|| AskError::Game { id: id.to_string() })?;
        Ok(Asked { game, judged, setup: Setup::of(game.card()) })
    }

    /// Changes one setting; on an error nothing changes.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), AskError> {
        let Card { id: card, fields, .. } = *self.card();
        let index = fields.iter().position(|field| field.key == key);
        let index =
            index.ok_or_else(|| AskError::Setting { key: key.to_string(), card, fields })?;
        let field = &fields[index];
        let wrong = |error| AskError::Value { key: field.key, error };
        self.setup.put(field, index, value).map_err(wrong)
    }

    /// The card.
    pub fn card(&self) -> &'static Card {
        self.game.card()
    }

    /// The code of the start for these settings.
    pub fn start(&self) -> String {
        self.game.first(&self.setup).code().to_string()
    }

    /// The task of judging a position.
    ///
    /// ```
    /// use games::asked::Asked;
    /// let kayles = Asked::of("kayles").expect("there is Kayles");
    /// assert_eq!((kayles.card().id, kayles.start().as_str()), ("kayles", "iiiiiiiiiiiii"));
    /// let verdict = solver::judge::run(&mut *kayles.judge("iii").expect("it is a position"));
    /// assert_eq!(verdict.grundy, Some(3));
    /// // Only the middle pin leaves two equal rows.
    /// assert_eq!(kayles.written("iii", &verdict.winning).expect("they are legal"), ["2"]);
    /// ```
    pub fn judge(&self, at: &str) -> Result<JudgeTask, AskError> {
        self.judged.judge(&self.setup, at).map_err(AskError::Position)
    }

    /// The first `most` legal moves in the game's notation, ascending.
    ///
    /// ```
    /// let kayles = games::asked::Asked::of("kayles").expect("there is Kayles");
    /// assert_eq!(kayles.moves("ii", 10).ok().map(|moves| moves.len()), Some(3));
    /// assert!(kayles.moves("xyz", 10).is_err());
    /// ```
    pub fn moves(&self, at: &str, most: usize) -> Result<Vec<String>, AskError> {
        let position = self.judged.position(&self.setup, at).map_err(AskError::Position)?;
        Ok(position.moves(most).iter().map(|mv| position.write_move(mv)).collect())
    }

    /// Moves in the game's notation.
    pub fn written(&self, at: &str, moves: &[Move]) -> Result<Vec<String>, AskError> {
        let position = self.judged.position(&self.setup, at).map_err(AskError::Position)?;
        Ok(moves.iter().map(|mv| position.write_move(mv)).collect())
    }

    /// The code of the position after a move.
    pub fn play(&self, at: &str, mv: &str) -> Result<String, AskError> {
        let at = self.game.read(&self.setup, at).map_err(PlayError::Position);
        let after = at.and_then(|at| at.play(&at.read_move(mv)?).ok_or(PlayError::Illegal));
        after.map(|after| after.code().to_string()).map_err(AskError::Play)
    }
}
