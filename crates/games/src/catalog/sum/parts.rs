//! The games that can be parts of a sum, with their types hidden.

use super::words;
use crate::catalog::PARTS as GAMES;
use crate::game::{Catalogued, ErasedLayout, ErasedPosition, Opener};
use crate::judged::Judged;
use crate::setup::Setup;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use messages::Message;
use solver::code::{self, CodeError};
use solver::erased::ErasedTheory;
use solver::play::Move;

/// Most parts on a table.
pub const PARTS: usize = 12;
/// Most moves of one part, since judging a sum tries each of them.
pub const MOVES: u64 = 240;
/// The games of a sum by default.
pub const USUAL: &str = "nim.kayles.wythoff";

/// Games in which the number of moves may grow in play, with the largest part that never has more than [`MOVES`].
const LARGEST: [(&str, u64); 2] = [("no-factor", 14), ("take-away", MOVES + 1)];
/// Games whose codes may grow to four characters a unit in play; others have at most two.
const LONG: [&str; 2] = ["no-factor", "remove-an-edge"];

/// One game of the sum, with its default settings.
#[derive(Clone, Debug)]
pub struct PartGame {
    /// The game.
    pub game: &'static Opener<dyn ErasedPosition>,
    /// Its settings.
    pub setup: Setup,
    /// The usual start of the part.
    first: Part,
}

impl PartGame {
    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.game.id()
    }

    /// Its name on the page.
    pub(crate) fn title(&self) -> Message {
        self.game.title()
    }

    /// A position of the part.
    ///
    /// # Errors
    ///
    /// The game's own errors, with their place counted from `first`, the character at which the part
    /// begins; or an error if the part has more than [`MOVES`] moves, or may have in play.
    pub fn read(&self, text: &str, first: usize) -> Result<Part, CodeError> {
        // In a sum each ~ of the part is written twice.
        let doubled = |place: usize| text.chars().take(place - 1).filter(|c| *c == '~').count();
        let moved = |error: CodeError| {
            CodeError::new(error.place + doubled(error.place) + first - 1, error.fault)
        };
        let position = self.game.read(&self.setup, text).map_err(moved)?;
        let most = LARGEST.iter().find(|(id, _)| *id == self.id()).map(|(_, most)| *most);
        let last = text.chars().count();
        if let Some(most) = most.filter(|most| position.to_sizes().iter().any(|size| size > most)) {
            return Err(moved(CodeError::range(1, (1, most))));
        }
        let moves = position.moves(MOVES as usize + 1);
        if moves.len() as u64 > MOVES {
            let range = (0, MOVES);
            return Err(moved(CodeError::count(last, words::moves_in_a_part, range)));
        }
        Ok(Part::new(position))
    }

    /// A bound on half the characters that the code of a part may ever have.
    pub(crate) fn room(&self, part: &Part) -> u64 {
        let units: u64 = part.position().to_sizes().iter().sum();
        let grown = if LONG.contains(&self.id()) { 2 * units + 4 } else { units };
        (part.code().len() as u64).div_ceil(2).max(grown)
    }

    /// The usual start of the part.
    pub(crate) fn first(&self) -> Part {
        self.first.clone()
    }

    /// The same with its board.
    pub(crate) fn first_on_page(&self) -> Box<dyn ErasedLayout> {
        self.shown(&self.first)
    }

    /// The smallest number of heaps, rows or the like, each of this size; `None` for a game without sizes.
    pub(crate) fn with_size(&self, size: u64) -> Option<Box<dyn ErasedLayout>> {
        let first = self.first_on_page();
        first.with_sizes(&vec![size; first.sizes().count.0])
    }

    /// True if a part of this size has at most [`MOVES`] moves.
    pub(crate) fn fits(&self, size: u64) -> bool {
        let moves = |made: Box<dyn ErasedLayout>| made.moves(MOVES as usize + 1).len() as u64;
        self.with_size(size).is_none_or(|made| moves(made) <= MOVES)
    }

    /// A position of a page as a part.
    pub(crate) fn part(&self, position: &dyn ErasedLayout) -> Part {
        Part::new((self.game.recast)(position).expect("it is a position of this game"))
    }

    /// A part with its board.
    pub(crate) fn shown(&self, part: &Part) -> Box<dyn ErasedLayout> {
        let game = crate::find(self.id()).expect("every part is a game");
        game.with_board(part.position()).expect("a part is a position of its game")
    }

    /// The same game with its theory.
    pub fn judged(&self) -> &'static Judged {
        crate::judged(self.id()).expect("every game can be judged")
    }

    /// A part with its theory.
    pub fn judged_at(&self, part: &Part) -> Box<dyn ErasedTheory> {
        self.judged().with_theory(part.position()).expect("a part is a position of its game")
    }
}

/// The position of one part; copies share it.
#[derive(Clone)]
pub struct Part {
    position: Rc<dyn ErasedPosition>,
    code: String,
}

impl Part {
    fn new(position: Box<dyn ErasedPosition>) -> Part {
        let code = position.write();
        Part { position: position.into(), code }
    }

    /// The position.
    pub fn position(&self) -> &dyn ErasedPosition {
        &*self.position
    }

    /// Its code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The part after a legal move.
    pub(crate) fn play(&self, mv: &Move) -> Part {
        Part::new(self.position.play(mv))
    }
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.code == other.code
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Part({})", self.code)
    }
}

/// A game that can be a part: an impartial game other than a sum in which the player who cannot move
/// loses, under its default settings.
fn kind(name: &str) -> Option<PartGame> {
    let game = *GAMES.iter().find(|game| game.id() == name && name != super::Sum::CARD.id)?;
    let setup = Setup::usual(game.fields());
    let first = game.first(&setup);
    let fits = !first.misere() && first.impartial();
    fits.then(|| PartGame { game, setup, first: Part::new(first) })
}

/// Reads the names of games, joined by points.
pub(crate) fn kinds(text: &str) -> Result<Vec<PartGame>, CodeError> {
    let mut kinds = Vec::new();
    let mut first = 1;
    for name in code::bounded(text)?.split('.') {
        if kinds.len() == PARTS {
            let range = (1, PARTS as u64);
            return Err(CodeError::count(first, words::games, range));
        }
        let Some(kind) = kind(name) else {
            return Err(CodeError::wanted(first, words::a_part));
        };
        kinds.push(kind);
        first += name.chars().count() + 1;
    }
    Ok(kinds)
}

/// Writes the names of games.
pub fn write(kinds: &[PartGame]) -> String {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
    names.join(".")
}

/// Splits the code of a sum into the codes of its parts, each with the character, from 1, at which it begins.
///
/// Parts are joined by ~, and a ~ within a part is doubled.
pub fn split(text: &str) -> Vec<(usize, String)> {
    let mut parts = Vec::new();
    let (mut first, mut part) = (1, String::new());
    let mut rest = text.chars().enumerate().peekable();
    while let Some((at, c)) = rest.next() {
        if c != '~' || rest.next_if(|(_, next)| *next == '~').is_some() {
            part.push(c);
        } else {
            parts.push((first, core::mem::take(&mut part)));
            first = at + 2;
        }
    }
    parts.push((first, part));
    parts
}

/// Joins the codes of parts; [`split`] is the inverse.
pub(crate) fn joined(parts: &[Part]) -> String {
    let doubled: Vec<String> = parts.iter().map(|part| part.code().replace('~', "~~")).collect();
    doubled.join("~")
}
