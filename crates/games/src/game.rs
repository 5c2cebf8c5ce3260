//! The bridge from the typed rules of a folder to games whose positions are text.

use crate::card::{Card, Field};
pub use crate::erased::{ErasedLayout, ErasedPosition};
use crate::erased::{hold, typed};
use crate::layout::Layout;
use crate::setup::Setup;
use crate::table::{Page, Table};
use crate::words;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, Span};
use solver::points::Points;
use solver::rules::{self, Rules, Sizes};

/// What can be done in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The position's canonical code.
    pub code: String,
    /// Legal moves of one step; none where the game is over.
    pub spans: Vec<Span>,
    /// True if steps at different places can be joined to one move.
    pub longer: bool,
    /// Turn and points in a game of points.
    pub points: Option<Points>,
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

/// What is wrong, as the end of a sentence.
impl From<&PlayError> for Message {
    fn from(error: &PlayError) -> Message {
        match error {
            PlayError::Position(error) => words::in_position(error.into()),
            PlayError::Move(error) => words::in_move(error.into()),
            PlayError::Illegal => words::move_not_allowed(),
        }
    }
}

/// What a folder of the catalogue says: a card, and the rules for each choice of settings.
pub trait Catalogued: 'static {
    /// The typed rules behind the game.
    type Rules: Layout + 'static;
    /// The card.
    const CARD: Card;
    /// The rules for these settings.
    fn rules(setup: &Setup) -> Self::Rules;
    /// The start where nothing is said.
    fn start(rules: &Self::Rules) -> <Self::Rules as Rules>::Position;
    /// The rule in one line, as the settings make it: what a turn does, and who wins. Where no setting
    /// changes either, the line of the card says it.
    fn goal(_: &Self::Rules) -> Message {
        (Self::CARD.summary)()
    }
    /// Tables for the page.
    fn tables(rules: &Self::Rules) -> Vec<Table>;
    /// The number that chooses what the last tables show, if there is such a number.
    const PAGE: Option<Page> = None;
    /// The last tables for the page, as this number chooses them.
    fn paged(_: &Self::Rules, _: u64) -> Vec<Table> {
        Vec::new()
    }
}

/// Rules for one choice of settings, with their type hidden, as far as a sum needs them to be played.
pub trait Ruled {
    /// The start where nothing is said.
    fn start(&self) -> Box<dyn ErasedPosition>;
    /// Reads a position.
    fn read(&self, text: &str) -> Result<Box<dyn ErasedPosition>, CodeError>;
    /// True if a sum may have the game as a part: whoever cannot move loses, and there are no points.
    fn summable(&self) -> bool;
}

/// Rules for one choice of settings, with their type hidden, as a page needs them.
pub trait Shaped {
    /// The start where nothing is said.
    fn start(&self) -> Box<dyn ErasedPosition>;
    /// Reads a position.
    fn show(&self, text: &str) -> Result<Box<dyn ErasedLayout>, CodeError>;
    /// What sizes a start may have.
    fn sizes(&self) -> Sizes;
    /// The start of these sizes, which lie in [`Shaped::sizes`].
    fn with_sizes(&self, sizes: &[u64]) -> Box<dyn ErasedPosition>;
    /// True if whoever cannot move wins.
    fn misere(&self) -> bool;
    /// The rule in one line, as the settings make it.
    fn goal(&self) -> Message;
}

/// True if the rules allow the move.
fn legal(at: &dyn ErasedLayout, mv: &Move) -> bool {
    rules::allowed(&|steps, out| at.open(steps, out), mv)
}

/// The rules of a folder.
pub(crate) struct Folder<C: Catalogued>(pub(crate) Rc<C::Rules>);

/// Called from the few impls below and in `judged`, so that what a folder says is compiled once.
impl<C: Catalogued> Folder<C> {
    pub(crate) fn of(setup: &Setup) -> Folder<C> {
        Folder(Rc::new(C::rules(setup)))
    }

    pub(crate) fn first(&self) -> <C::Rules as Rules>::Position {
        C::start(&self.0)
    }

    pub(crate) fn position(&self, text: &str) -> Result<<C::Rules as Rules>::Position, CodeError> {
        self.0.read(text)
    }
}

impl<C: Catalogued> Ruled for Folder<C> {
    fn start(&self) -> Box<dyn ErasedPosition> {
        hold(&self.0, self.first())
    }

    fn read(&self, text: &str) -> Result<Box<dyn ErasedPosition>, CodeError> {
        Ok(hold(&self.0, self.position(text)?))
    }

    fn summable(&self) -> bool {
        !self.0.misere() && self.0.points(&self.first()).is_none()
    }
}

impl<C: Catalogued> Shaped for Folder<C> {
    fn start(&self) -> Box<dyn ErasedPosition> {
        hold(&self.0, self.first())
    }

    fn show(&self, text: &str) -> Result<Box<dyn ErasedLayout>, CodeError> {
        Ok(Box::new(typed(&self.0, self.position(text)?)))
    }

    fn sizes(&self) -> Sizes {
        self.0.sizes()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Box<dyn ErasedPosition> {
        hold(&self.0, self.0.with_sizes(sizes))
    }

    fn misere(&self) -> bool {
        self.0.misere()
    }

    fn goal(&self) -> Message {
        C::goal(&self.0)
    }
}

/// A game of the catalogue whose positions are text: its rules and the little that a sum says of it.
pub trait Playable: Sync {
    /// Name in addresses.
    fn id(&self) -> &'static str;
    /// Name on the page.
    fn title(&self) -> Message;
    /// Settings, in the order of the form.
    fn fields(&self) -> &'static [Field];
    /// The rules for these settings.
    fn ruled(&self, setup: &Setup) -> Box<dyn Ruled>;
}

/// A game of the catalogue, as whoever plays it sees it.
///
/// Positions are told by their codes, and every method answers a bad code with its error. What
/// theory knows of a game stands apart, in [`crate::judged::Judged`], so that a page links rules
/// and no theory.
pub trait Game: Sync {
    /// The card.
    fn card(&self) -> &'static Card;
    /// The rules for these settings, with what a page needs besides.
    fn shaped(&self, setup: &Setup) -> Box<dyn Shaped>;
}

impl fmt::Debug for dyn Playable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Playable({})", self.id())
    }
}

impl fmt::Debug for dyn Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Game({})", self.card().id)
    }
}

/// Compiled once for all games.
impl dyn Game + '_ {
    /// Reads a position.
    fn read(&self, setup: &Setup, at: &str) -> Result<Box<dyn ErasedLayout>, CodeError> {
        self.shaped(setup).show(code::bounded(at)?)
    }

    /// The code of the start for these settings.
    pub fn start(&self, setup: &Setup) -> String {
        self.shaped(setup).start().write()
    }

    /// A position with all that a page needs of it.
    pub fn shown(&self, setup: &Setup, at: &str) -> Result<Box<dyn ErasedLayout>, CodeError> {
        self.read(setup, at)
    }

    /// Legal moves and canonical code of a position.
    pub fn look(&self, setup: &Setup, at: &str) -> Result<Look, CodeError> {
        let at = self.read(setup, at)?;
        let mut spans = Vec::new();
        at.open(&[], &mut spans);
        let longer = rules::extends(&|steps, out| at.open(steps, out), &spans);
        let points = at.points();
        Ok(Look { code: at.write(), spans, longer, points })
    }

    /// The code of the position after a move.
    pub fn play(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, PlayError> {
        let at = self.read(setup, at).map_err(PlayError::Position)?;
        if legal(&*at, mv) { Ok(at.play(mv).write()) } else { Err(PlayError::Illegal) }
    }

    /// The notation of a move.
    pub fn write_move(&self, setup: &Setup, at: &str, mv: &Move) -> Result<String, CodeError> {
        Ok(self.read(setup, at)?.write_move(mv))
    }

    /// Reads a legal move from its notation.
    pub fn read_move(&self, setup: &Setup, at: &str, text: &str) -> Result<Move, PlayError> {
        let at = self.read(setup, at).map_err(PlayError::Position)?;
        let text = code::bounded(text).map_err(PlayError::Move)?;
        let mv = at.read_move(text).map_err(PlayError::Move)?;
        if legal(&*at, &mv) { Ok(mv) } else { Err(PlayError::Illegal) }
    }

    /// True if whoever cannot move wins.
    pub fn misere(&self, setup: &Setup) -> bool {
        self.shaped(setup).misere()
    }

    /// The rule in one line, as the settings make it: what a turn does, and who wins.
    pub fn goal(&self, setup: &Setup) -> Message {
        self.shaped(setup).goal()
    }

    /// What sizes a start may have.
    pub fn sizes(&self, setup: &Setup) -> Sizes {
        self.shaped(setup).sizes()
    }

    /// The sizes of a position.
    pub fn to_sizes(&self, setup: &Setup, at: &str) -> Result<Vec<u64>, CodeError> {
        Ok(self.read(setup, at)?.to_sizes())
    }

    /// The start of these sizes, each put into its range first.
    pub fn with_sizes(&self, setup: &Setup, sizes: &[u64]) -> Result<String, CodeError> {
        let rules = self.shaped(setup);
        let Sizes { count, each } = rules.sizes();
        let mut put: Vec<u64> = sizes.iter().map(|n| (*n).clamp(each.0, each.1)).collect();
        put.truncate(count.1);
        put.resize(put.len().max(count.0), each.0);
        rules.show(&rules.with_sizes(&put).write()).map(|at| at.write())
    }

    /// The position after a touch of the editor; unchanged where the touch means nothing.
    pub fn edit(
        &self,
        setup: &Setup,
        at: &str,
        place: u32,
        amount: u64,
    ) -> Result<String, CodeError> {
        let position = self.read(setup, at)?;
        let edited = position.edit(place, amount);
        let edited = edited.map_or_else(|| position.write(), |edited| edited.write());
        self.read(setup, &edited).map(|at| at.write())
    }
}

/// The one bridge from the typed rules of a folder to [`Game`] and [`crate::judged::Judged`].
///
/// It holds nothing, so that a program that does not ask for the card has no text of it.
pub struct Entry<C> {
    folder: PhantomData<fn() -> C>,
}

impl<C: Catalogued> fmt::Debug for Entry<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Entry({})", C::CARD.id)
    }
}

impl<C: Catalogued> Entry<C> {
    /// The entry of this folder.
    pub const fn new() -> Entry<C> {
        Entry { folder: PhantomData }
    }
}

impl<C: Catalogued> Default for Entry<C> {
    fn default() -> Self {
        Entry::new()
    }
}

impl<C: Catalogued> Playable for Entry<C> {
    fn id(&self) -> &'static str {
        const { C::CARD.id }
    }

    fn title(&self) -> Message {
        (const { C::CARD.title })()
    }

    fn fields(&self) -> &'static [Field] {
        const { C::CARD.fields }
    }

    fn ruled(&self, setup: &Setup) -> Box<dyn Ruled> {
        Box::new(Folder::<C>::of(setup))
    }
}

impl<C: Catalogued> Game for Entry<C> {
    fn card(&self) -> &'static Card {
        const { &C::CARD }
    }

    fn shaped(&self, setup: &Setup) -> Box<dyn Shaped> {
        Box::new(Folder::<C>::of(setup))
    }
}
