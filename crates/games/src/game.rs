//! The bridge from the typed rules of a folder to games whose types are hidden.

use crate::card::{Card, Field, Name, Said};
pub use crate::erased::ErasedLayout;
use crate::judged::Judged;
use crate::layout::Layout;
pub use crate::position::Position;
use crate::setup::Setup;
use crate::table::{Page, Table};
use crate::twin::Twin;
use crate::words;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::marker::PhantomData;
use messages::Message;
use solver::code::{self, CodeError};
pub use solver::erased::ErasedPosition;
use solver::erased::Typed;
use solver::rules::{PositionKind, PositionOf, Rules, Sizes};
use solver::theory::Theory;

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

/// The error, as the end of a sentence.
impl From<&PlayError> for Message {
    fn from(error: &PlayError) -> Message {
        match error {
            PlayError::Position(error) => words::in_position(error.into()),
            PlayError::Move(error) => words::in_move(error.into()),
            PlayError::Illegal => words::move_not_allowed(),
        }
    }
}

/// What a folder of the catalogue provides: a card, and the rules for each choice of settings.
pub trait Catalogued: 'static {
    /// The typed rules behind the game.
    type Rules: Layout + Theory;
    /// The card.
    const CARD: Card;
    /// The rules for these settings.
    fn rules(setup: &Setup) -> Self::Rules;
    /// The default start; by default the first one that the card names.
    fn start(rules: &Self::Rules) -> PositionOf<Self::Rules> {
        // A worker links this text alone, and not the card.
        let pairs = const {
            match Self::CARD.starts.first() {
                Some(start) => start.pairs,
                None => "",
            }
        };
        let read = pairs.strip_prefix("at=").map(|code| rules.positions().read(code));
        read.and_then(Result::ok).expect("the card begins with a start that has a position alone")
    }
    /// The rule in one line under these settings: what a turn does, and who wins. By default the line of the card.
    fn goal(_: &Self::Rules) -> Message {
        (Self::CARD.summary)()
    }
    /// The rule in full under these settings. By default the rule of the card, which is for all settings.
    fn rule(_: &Self::Rules) -> Message {
        (Self::CARD.rule)()
    }
    /// The same position as one of other games, the plainest first. Where settings and start allow one, it stays allowed
    /// to the end of the game.
    fn twins(_: &Self::Rules, _: &PositionOf<Self::Rules>) -> Vec<Twin> {
        Vec::new()
    }
    /// Names under which one of its starts is known elsewhere.
    const NAMES: &'static [Name] = &[];
    /// Tables for the page.
    fn tables(_: &Self::Rules) -> Vec<Table> {
        Vec::new()
    }
    /// The number that chooses the content of the last tables, if there is one.
    const PAGE: Option<Page> = None;
    /// The last tables for the page, as this number chooses them.
    fn paged(_: &Self::Rules, _: u64) -> Vec<Table> {
        Vec::new()
    }
}

/// Opens the position of this code under some settings, or the start without a code.
type Open<P> = fn(&Setup, Option<&str>) -> Result<Box<P>, CodeError>;
/// The same position, seen as what a program needs of it; `None` if it is of another game.
type Recast<P> = fn(&dyn ErasedPosition) -> Option<Box<P>>;

/// What every program needs of a game; `P` is what it needs of a position: a layout in the page, theory
/// in a worker, and neither in a sum, which works in both.
///
/// A program links only the games of its own list, and a worker links no card.
pub struct Opener<P: ?Sized> {
    id: &'static str,
    title: Said,
    fields: &'static [Field],
    open: Open<P>,
    pub(crate) recast: Recast<P>,
}

impl<P: ?Sized> fmt::Debug for Opener<P> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Opener({})", self.id)
    }
}

impl<P: ?Sized> Opener<P> {
    /// Name in addresses.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Name on the page.
    pub(crate) fn title(&self) -> Message {
        (self.title)()
    }

    /// Settings, in the order of the form.
    pub fn fields(&self) -> &'static [Field] {
        self.fields
    }

    /// The start for these settings.
    pub fn first(&self, setup: &Setup) -> Box<P> {
        let open = (self.open)(setup, None);
        open.unwrap_or_else(|_| unreachable!("no code is read for the start"))
    }

    /// A position.
    pub fn read(&self, setup: &Setup, at: &str) -> Result<Box<P>, CodeError> {
        (self.open)(setup, Some(code::bounded(at)?))
    }
}

/// A game of the catalogue as a page needs it.
///
/// ```
/// use games::setup::Setup;
/// let nim = games::find("nim").expect("there is Nim");
/// let setup = Setup::of(nim.card());
/// assert_eq!(nim.first(&setup).code(), "3.4.5");
/// assert!(nim.read(&setup, "x").is_err());
/// assert_ne!(nim.goal(&setup), nim.rule(&setup));
/// ```
///
/// Starts that a reader sets up:
///
/// ```
/// use games::setup::Setup;
/// let nim = games::find("nim").expect("there is Nim");
/// let setup = Setup::of(nim.card());
/// let first = nim.first(&setup);
/// assert_eq!(first.board().to_sizes(), [3, 4, 5]);
/// // A size out of range becomes the nearest that is allowed.
/// let most = first.board().sizes().each.1;
/// let made = nim.with_sizes(&setup, &[1, u64::MAX]).expect("Nim has sizes");
/// assert_eq!(made.code(), format!("1.{most}"));
/// assert_eq!(nim.edit(&setup, &first, 0, 2).expect("it is a position").code(), "2.4.5");
/// ```
#[derive(Debug)]
pub struct Game {
    opener: Opener<dyn ErasedLayout>,
    card: &'static Card,
    goal: fn(&Setup) -> Message,
    rule: fn(&Setup) -> Message,
    twins: fn(&dyn ErasedPosition) -> Vec<Twin>,
    names: &'static [Name],
}

/// No two games have the same id.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.card.id == other.card.id
    }
}

impl Eq for Game {}

impl Game {
    /// The card.
    pub fn card(&self) -> &'static Card {
        self.card
    }

    /// The rule in one line under these settings: what a turn does, and who wins.
    pub fn goal(&self, setup: &Setup) -> Message {
        (self.goal)(setup)
    }

    /// The rule in full under these settings, in about three sentences.
    pub fn rule(&self, setup: &Setup) -> Message {
        (self.rule)(setup)
    }

    /// Names under which one of its starts is known elsewhere.
    ///
    /// ```
    /// let plainim = games::find("plainim").expect("there is Plainim");
    /// assert_eq!(plainim.names()[0].said, "Plainim Misère");
    /// ```
    pub fn names(&self) -> &'static [Name] {
        self.names
    }

    /// The same position as one of other games; none if it is of another game itself.
    ///
    /// ```
    /// use games::setup::Setup;
    /// let nimble = games::find("nimble").expect("there is Nimble");
    /// let at = nimble.read(&Setup::of(nimble.card()), "1.2.4").expect("it is a position");
    /// let twins = nimble.twins(&at);
    /// assert_eq!((twins[0].game, twins[0].at.as_str()), ("nim", "1.2.4"));
    /// ```
    pub fn twins(&self, at: &Position) -> Vec<Twin> {
        (self.twins)(at.board())
    }

    /// The start for these settings.
    pub fn first(&self, setup: &Setup) -> Position {
        Position::new(self.opener.first(setup))
    }

    /// A position.
    pub fn read(&self, setup: &Setup, at: &str) -> Result<Position, CodeError> {
        Ok(Position::new(self.opener.read(setup, at)?))
    }

    /// The start of these sizes, each put into its range first; `None` if starts have no sizes, or not these.
    pub fn with_sizes(&self, setup: &Setup, sizes: &[u64]) -> Option<Position> {
        let first = self.opener.first(setup);
        let Sizes { count, each } = first.sizes();
        let mut put: Vec<u64> = sizes.iter().map(|n| (*n).clamp(each.0, each.1)).collect();
        put.truncate(count.1);
        put.resize(put.len().max(count.0), each.0);
        self.checked(setup, &*first.with_sizes(&put)?).ok()
    }

    /// The position after a touch of the editor; unchanged if the touch has no effect, and an error if the
    /// result is no position of the game.
    pub fn edit(
        &self,
        setup: &Setup,
        at: &Position,
        place: u32,
        amount: u64,
    ) -> Result<Position, CodeError> {
        match at.board().edit(place, amount) {
            Some(edited) => self.checked(setup, &*edited),
            None => Ok(at.clone()),
        }
    }

    /// A position that a reader has set up, if it has a code: that of others cannot be read.
    fn checked(&self, setup: &Setup, made: &dyn ErasedLayout) -> Result<Position, CodeError> {
        self.read(setup, &made.write())
    }

    /// A position of the game with its board, from one without; `None` if it is of another game.
    pub(crate) fn with_board(
        &self,
        position: &dyn ErasedPosition,
    ) -> Option<Box<dyn ErasedLayout>> {
        (self.opener.recast)(position)
    }
}

/// The typed bridge from a folder to the lists of games.
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

    /// The game as a page needs it.
    pub const fn game(&self) -> &'static Game {
        const {
            &Game {
                opener: Self::opened(
                    |setup, at| Ok(Box::new(Self::typed(setup, at)?)),
                    |position| Some(Box::new(Self::same(position)?)),
                ),
                card: &C::CARD,
                goal: |setup| C::goal(&C::rules(setup)),
                rule: |setup| C::rule(&C::rules(setup)),
                twins: |position| {
                    let typed = Self::same(position);
                    typed.map(|typed| C::twins(&typed.rules, &typed.at)).unwrap_or_default()
                },
                names: C::NAMES,
            }
        }
    }

    /// The game as far as it is played, for a sum.
    ///
    /// ```
    /// use games::catalog::nim;
    /// use games::setup::Setup;
    /// let setup = Setup::of(nim::GAME.game().card());
    /// assert!(nim::GAME.part().first(&setup).impartial(), "a sum may have it as a part");
    /// ```
    pub const fn part(&self) -> &'static Opener<dyn ErasedPosition> {
        const {
            &Self::opened(
                |setup, at| Ok(Box::new(Self::typed(setup, at)?)),
                |position| Some(Box::new(Self::same(position)?)),
            )
        }
    }

    /// The game as a worker needs it.
    pub const fn judged(&self) -> &'static Judged {
        const {
            &Judged {
                opener: Self::opened(
                    |setup, at| Ok(Box::new(Self::typed(setup, at)?)),
                    |position| Some(Box::new(Self::same(position)?)),
                ),
                tables: |setup| C::tables(&C::rules(setup)),
                page: C::PAGE,
                paged: |setup, number| C::paged(&C::rules(setup), number),
            }
        }
    }

    const fn opened<P: ?Sized>(open: Open<P>, recast: Recast<P>) -> Opener<P> {
        let (id, title, fields) = const { (C::CARD.id, C::CARD.title, C::CARD.fields) };
        Opener { id, title, fields, open, recast }
    }

    fn same(position: &dyn ErasedPosition) -> Option<Typed<C::Rules>> {
        let any: &dyn Any = position;
        any.downcast_ref::<Typed<C::Rules>>().cloned()
    }

    fn typed(setup: &Setup, at: Option<&str>) -> Result<Typed<C::Rules>, CodeError> {
        let rules = Rc::new(C::rules(setup));
        let at = at.map_or_else(|| Ok(C::start(&rules)), |code| rules.positions().read(code))?;
        Ok(Typed { rules, at })
    }
}

impl<C: Catalogued> Default for Entry<C> {
    fn default() -> Self {
        Entry::new()
    }
}
