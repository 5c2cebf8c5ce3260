//! The games that may lie on one table, and their parts with the types hidden.

use crate::game::{Held, Playable, Shaped, Shown};
use crate::judged::Judged;
use crate::setup::Setup;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::{self, CodeError, Fault};
use solver::place::Place;

use crate::catalog::{chocolate_stones, dawsons_kayles, grundys_game, kayles};
use crate::catalog::{nim, one_pile, remove_a_square, wythoff};

/// Most parts on a table.
pub const PARTS: usize = 12;
/// Most moves of one part: every one of them is tried when a sum is judged.
pub const MOVES: u64 = 240;
/// What stands where no other games are asked for.
pub const USUAL: &str = "nim.kayles.wythoff";

/// Games that can be parts: in all of them the Grundy value is known.
static GAMES: &[&dyn Playable] = &[
    &nim::GAME,
    &kayles::GAME,
    &dawsons_kayles::GAME,
    &wythoff::GAME,
    &grundys_game::GAME,
    &remove_a_square::GAME,
    &chocolate_stones::GAME,
    &one_pile::GAME,
];

/// One game on the table, with the settings that it has where nothing is said.
#[derive(Clone, Debug)]
pub struct Kind {
    /// The game, for whoever plays it.
    pub game: &'static dyn Playable,
    /// Its settings.
    pub setup: Setup,
}

impl Kind {
    /// A position of the part.
    ///
    /// # Errors
    ///
    /// The game's own, with their place counted from `first`, the character at which the part
    /// begins; and one where the part has more than [`MOVES`] moves.
    pub fn read(&self, text: &str, first: usize) -> Result<Box<dyn Held>, CodeError> {
        let moved = |error: CodeError| CodeError::new(error.place + first - 1, error.fault);
        let held = self.game.ruled(&self.setup).read(text).map_err(moved)?;
        let mut spans = Vec::new();
        held.open(&[], &mut spans);
        if solver::play::count(&spans) > MOVES {
            let fault = Fault::Count { of: "moves in one part", least: 0, most: MOVES };
            return Err(CodeError::new(first + text.chars().count() - 1, fault));
        }
        Ok(held)
    }

    /// A position that has been read before.
    pub fn held(&self, code: &str) -> Box<dyn Held> {
        let read = self.game.ruled(&self.setup).read(code);
        read.unwrap_or_else(|_| unreachable!("a sum holds codes that were read before"))
    }

    /// The rules with what a page needs besides.
    pub fn shaped(&self) -> Box<dyn Shaped> {
        let game = crate::find(self.game.id());
        game.unwrap_or_else(|| unreachable!("every part is a game")).shaped(&self.setup)
    }

    /// A position that has been read before, with what a page needs besides.
    pub fn shown(&self, code: &str) -> Box<dyn Shown> {
        let read = self.shaped().show(code);
        read.unwrap_or_else(|_| unreachable!("a sum holds codes that were read before"))
    }

    /// The same game for whoever judges it.
    pub fn judged(&self) -> &'static dyn Judged {
        let judged = crate::judged(self.game.id());
        judged.unwrap_or_else(|| unreachable!("every game can be judged"))
    }

    /// A position that has been read before, with what theory knows of it.
    pub fn place(&self, code: &str) -> Box<dyn Place> {
        let place = self.judged().place(&self.setup, code);
        place.unwrap_or_else(|_| unreachable!("a sum holds codes that were read before"))
    }
}

/// Reads the names of games, joined by points.
pub fn kinds(text: &str) -> Result<Vec<Kind>, CodeError> {
    let mut kinds = Vec::new();
    let mut first = 1;
    for name in code::bounded(text)?.split('.') {
        if kinds.len() == PARTS {
            let fault = Fault::Count { of: "games", least: 1, most: PARTS as u64 };
            return Err(CodeError::new(first, fault));
        }
        let Some(game) = GAMES.iter().find(|game| game.id() == name) else {
            return Err(CodeError::wanted(first, "the name of a game that can be a part"));
        };
        kinds.push(Kind { game: *game, setup: Setup::usual(game.fields()) });
        first += name.chars().count() + 1;
    }
    Ok(kinds)
}

/// Writes the names of games.
pub fn write(kinds: &[Kind]) -> String {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.game.id()).collect();
    names.join(".")
}
