//! A game with its types hidden: only text and plain values cross.

use crate::card::Card;
use crate::setup::Setup;
use crate::table::Table;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use solver::board::Board;
use solver::code::{self, CodeError};
use solver::fact::Fact;
use solver::judge::{Judge, Task};
use solver::play::{Move, Span};
use solver::rules::{self, Rules, Sizes};
use solver::verdict::Verdict;

/// What a person sees of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The code in its canonical form.
    pub code: String,
    /// The picture.
    pub board: Board,
    /// Legal moves of one step; none where the game is over.
    pub spans: Vec<Span>,
    /// True if steps at different places can be joined to one move.
    pub longer: bool,
}

/// Why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The position cannot be read.
    Position(CodeError),
    /// The move cannot be read.
    Move(CodeError),
    /// The rules do not allow the move here.
    Illegal,
}

impl fmt::Display for PlayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Position(error) => write!(out, "in the position, {error}"),
            PlayError::Move(error) => write!(out, "in the move, {error}"),
            PlayError::Illegal => write!(out, "the rules do not allow this move here"),
        }
    }
}

impl core::error::Error for PlayError {}

/// The work of judging one position.
pub type JudgeTask = Box<dyn Task<Output = Verdict>>;

/// What a folder of the catalogue says: a card, and the rules for each choice of settings.
pub trait Catalogued: 'static {
    /// The typed rules behind the game.
    type Rules: Rules + 'static;
    /// The card.
    const CARD: Card;
    /// The rules for these settings.
    fn rules(setup: &Setup) -> Self::Rules;
    /// The start where nothing is said.
    fn start(rules: &Self::Rules) -> <Self::Rules as Rules>::Position;
    /// Tables for the page.
    fn tables(rules: &Self::Rules) -> Vec<Table>;
}

/// A game as whoever judges it sees it.
///
/// It stands apart from [`Game`] so that a page links no solver and a solver no page.
pub trait Judged: Sync {
    /// The card.
    fn card(&self) -> &'static Card;
    /// The code of the start for these settings.
    fn start(&self, setup: &Setup) -> String;
    /// The task of judging a position.
    fn judge(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError>;
}

/// A game of the catalogue, as whoever plays it sees it.
///
/// Positions are told by their codes, and every method answers a bad code with its error.
pub trait Game: Sync {
    /// The card.
    fn card(&self) -> &'static Card;
    /// The code of the start for these settings.
    fn start(&self, setup: &Setup) -> String;
    /// Board, legal moves and canonical code of a position.
    fn look(&self, setup: &Setup, at: &str) -> Result<Look, CodeError>;
    /// The code of the position after a move.
    fn play(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, PlayError>;
    /// The notation of a move.
    fn write_move(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, CodeError>;
    /// Reads a legal move from its notation.
    fn read_move(&self, setup: &Setup, at: &str, text: &str) -> Result<Move, PlayError>;
    /// What theory sees in a position.
    fn fact(&self, setup: &Setup, at: &str) -> Result<Option<Fact>, CodeError>;
    /// The naive machine's move; `None` if the game is over.
    fn naive(&self, setup: &Setup, at: &str) -> Result<Option<Move>, CodeError>;
    /// True if whoever cannot move wins.
    fn misere(&self, setup: &Setup) -> bool;
    /// What sizes a start may have.
    fn sizes(&self, setup: &Setup) -> Sizes;
    /// The sizes of a position.
    fn to_sizes(&self, setup: &Setup, at: &str) -> Result<Vec<u64>, CodeError>;
    /// The start of these sizes, each put into its range first.
    fn with_sizes(&self, setup: &Setup, sizes: &[u64]) -> Result<String, CodeError>;
    /// The position after a touch of the editor; unchanged where the touch means nothing.
    fn edit(&self, setup: &Setup, at: &str, place: u32, amount: u64) -> Result<String, CodeError>;
    /// A random start from a seed.
    fn random(&self, setup: &Setup, seed: u64) -> String;
    /// Tables for the page.
    fn tables(&self, setup: &Setup) -> Vec<Table>;
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Game({})", self.card().id)
    }
}

/// The one bridge from typed rules to [`Game`].
pub struct Entry<C> {
    card: &'static Card,
    folder: PhantomData<fn() -> C>,
}

impl<C> fmt::Debug for Entry<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Entry({})", self.card.id)
    }
}

impl<C: Catalogued> Entry<C> {
    /// The entry of this folder.
    pub const fn new() -> Entry<C> {
        Entry { card: &C::CARD, folder: PhantomData }
    }
}

impl<C: Catalogued> Default for Entry<C> {
    fn default() -> Self {
        Entry::new()
    }
}

type Read<R> = Result<(R, <R as Rules>::Position), CodeError>;

fn read<C: Catalogued>(setup: &Setup, at: &str) -> Read<C::Rules> {
    let rules = C::rules(setup);
    let position = rules.read(code::bounded(at)?)?;
    Ok((rules, position))
}

impl<C: Catalogued> Judged for Entry<C> {
    fn card(&self) -> &'static Card {
        self.card
    }

    fn start(&self, setup: &Setup) -> String {
        let rules = C::rules(setup);
        rules.write(&C::start(&rules))
    }

    fn judge(&self, setup: &Setup, at: &str) -> Result<JudgeTask, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        Ok(Box::new(Judge::new(rules, at)))
    }
}

impl<C: Catalogued> Game for Entry<C> {
    fn card(&self) -> &'static Card {
        self.card
    }

    fn start(&self, setup: &Setup) -> String {
        let rules = C::rules(setup);
        rules.write(&C::start(&rules))
    }

    fn look(&self, setup: &Setup, at: &str) -> Result<Look, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        let spans = rules::spans(&rules, &at);
        let longer = rules::longer(&rules, &at, &spans);
        Ok(Look { code: rules.write(&at), board: rules.board(&at), spans, longer })
    }

    fn play(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, PlayError> {
        let (rules, at) = read::<C>(setup, at).map_err(PlayError::Position)?;
        if !rules::legal(&rules, &at, mv) {
            return Err(PlayError::Illegal);
        }
        Ok(rules.write(&rules.play(&at, mv)))
    }

    fn write_move(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        Ok(rules.write_move(&at, mv))
    }

    fn read_move(&self, setup: &Setup, at: &str, text: &str) -> Result<Move, PlayError> {
        let (rules, at) = read::<C>(setup, at).map_err(PlayError::Position)?;
        let text = code::bounded(text).map_err(PlayError::Move)?;
        let mv = rules.read_move(&at, text).map_err(PlayError::Move)?;
        if rules::legal(&rules, &at, &mv) { Ok(mv) } else { Err(PlayError::Illegal) }
    }

    fn fact(&self, setup: &Setup, at: &str) -> Result<Option<Fact>, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        Ok(rules.fact(&at))
    }

    fn naive(&self, setup: &Setup, at: &str) -> Result<Option<Move>, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        Ok(rules.naive(&at))
    }

    fn misere(&self, setup: &Setup) -> bool {
        C::rules(setup).misere()
    }

    fn sizes(&self, setup: &Setup) -> Sizes {
        C::rules(setup).sizes()
    }

    fn to_sizes(&self, setup: &Setup, at: &str) -> Result<Vec<u64>, CodeError> {
        let (rules, at) = read::<C>(setup, at)?;
        Ok(rules.to_sizes(&at))
    }

    fn with_sizes(&self, setup: &Setup, sizes: &[u64]) -> Result<String, CodeError> {
        let rules = C::rules(setup);
        let Sizes { count, each } = rules.sizes();
        let mut put: Vec<u64> = sizes.iter().map(|n| (*n).clamp(each.0, each.1)).collect();
        put.truncate(count.1);
        put.resize(put.len().max(count.0), each.0);
        let code = rules.write(&rules.with_sizes(&put));
        rules.read(&code).map(|at| rules.write(&at))
    }

    fn edit(&self, setup: &Setup, at: &str, place: u32, amount: u64) -> Result<String, CodeError> {
        let (rules, position) = read::<C>(setup, at)?;
        let edited = rules.edit(&position, place, amount).unwrap_or(position);
        let code = rules.write(&edited);
        rules.read(&code).map(|at| rules.write(&at))
    }

    fn random(&self, setup: &Setup, seed: u64) -> String {
        let rules = C::rules(setup);
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut roll = |below: u64| dice.u64(0..below.max(1));
        rules.write(&rules.random(&mut roll))
    }

    fn tables(&self, setup: &Setup) -> Vec<Table> {
        C::tables(&C::rules(setup))
    }
}
