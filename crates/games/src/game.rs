//! The bridge from the typed rules of a folder to games whose positions are text.

use crate::card::{Card, Field, Said};
pub use crate::erased::ErasedLayout;
use crate::judged::Judged;
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
pub use solver::erased::ErasedPosition;
use solver::erased::Typed;
use solver::play::{Move, MoveRange, Outcome};
use solver::points::Points;
use solver::rules::{self, Rules, Sizes};

/// The moves and the turn of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The position's canonical code.
    pub code: String,
    /// Legal moves of one step; empty once the game is over.
    pub spans: Vec<MoveRange>,
    /// True if steps at different places can be joined to one move.
    pub longer: bool,
    /// The player to move, if the position determines it; see [`Rules::turn`].
    pub turn: Option<usize>,
    /// The outcome for the player who would be to move, once the game is over.
    pub ended: Option<Outcome>,
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
    type Rules: Layout + 'static;
    /// The card.
    const CARD: Card;
    /// The rules for these settings.
    fn rules(setup: &Setup) -> Self::Rules;
    /// The default start.
    fn start(rules: &Self::Rules) -> <Self::Rules as Rules>::Position;
    /// The rule in one line under these settings: what a turn does, and who wins. By default the line of the card.
    fn goal(_: &Self::Rules) -> Message {
        (Self::CARD.summary)()
    }
    /// The rule in full under these settings. By default the rule of the card, which is for all settings.
    fn rule(_: &Self::Rules) -> Message {
        (Self::CARD.rule)()
    }
    /// Tables for the page.
    fn tables(rules: &Self::Rules) -> Vec<Table>;
    /// The number that chooses the content of the last tables, if there is one.
    const PAGE: Option<Page> = None;
    /// The last tables for the page, as this number chooses them.
    fn paged(_: &Self::Rules, _: u64) -> Vec<Table> {
        Vec::new()
    }
}

/// Opens the position of this code under some settings, or the start without a code.
type Open<P> = fn(&Setup, Option<&str>) -> Result<Box<P>, CodeError>;

/// What every program needs of a game; `P` is what it needs of a position: a layout in the page, theory
/// in a worker, and neither in a sum, which works in both.
///
/// A program links only the games of its own list, and a worker links no card.
pub struct Opener<P: ?Sized> {
    id: &'static str,
    title: Said,
    fields: &'static [Field],
    open: Open<P>,
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

/// A game of the catalogue as a page needs it; every method returns an error for a bad code.
///
/// ```
/// use games::setup::Setup;
/// use solver::play::Move;
/// let nim = games::find("nim").expect("there is Nim");
/// let setup = Setup::of(nim.card());
/// assert_eq!((nim.start(&setup).as_str(), nim.first(&setup).write().as_str()), ("3.4.5", "3.4.5"));
/// let look = nim.look(&setup, "0.2.1").expect("it is a position");
/// assert_eq!((look.spans.len(), look.longer, look.ended), (2, false, None));
/// let mv = nim.read_move(&setup, "0.2.1", "2-1").expect("it is legal");
/// assert_eq!(mv, Move::one(1, 1));
/// assert_eq!(nim.play(&setup, "0.2.1", &mv).ok().as_deref(), Some("0.1.1"));
/// assert_eq!(nim.write_move(&setup, "0.2.1", &mv).as_deref(), Ok("2-1"));
/// assert!(nim.read(&setup, "x").is_err() && !nim.misere(&setup));
/// assert_ne!(nim.goal(&setup), nim.rule(&setup));
/// ```
///
/// Starts that a reader sets up:
///
/// ```
/// use games::setup::Setup;
/// let nim = games::find("nim").expect("there is Nim");
/// let setup = Setup::of(nim.card());
/// assert_eq!(nim.to_sizes(&setup, "3.4.5"), Ok(vec![3, 4, 5]));
/// // A size out of range becomes the nearest that is allowed.
/// let most = nim.sizes(&setup).each.1;
/// assert_eq!(nim.with_sizes(&setup, &[1, u64::MAX]), Ok(format!("1.{most}")));
/// assert_eq!(nim.edit(&setup, "3.4.5", 0, 2).as_deref(), Ok("2.4.5"));
/// ```
#[derive(Debug)]
pub struct Game {
    opener: Opener<dyn ErasedLayout>,
    card: &'static Card,
    goal: fn(&Setup) -> Message,
    rule: fn(&Setup) -> Message,
}

/// No two games have the same id.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.card.id == other.card.id
    }
}

impl Eq for Game {}

/// True if the rules allow the move.
fn legal(at: &dyn ErasedLayout, mv: &Move) -> bool {
    rules::allowed(&|steps, out| at.open(steps, out), mv)
}

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

    /// The start for these settings, with its board.
    pub fn first(&self, setup: &Setup) -> Box<dyn ErasedLayout> {
        self.opener.first(setup)
    }

    /// A position with its board.
    pub fn read(&self, setup: &Setup, at: &str) -> Result<Box<dyn ErasedLayout>, CodeError> {
        self.opener.read(setup, at)
    }

    /// The code of the start for these settings.
    pub fn start(&self, setup: &Setup) -> String {
        self.first(setup).write()
    }

    /// Legal moves and canonical code of a position.
    pub fn look(&self, setup: &Setup, at: &str) -> Result<Look, CodeError> {
        let at = self.read(setup, at)?;
        let spans = at.spans();
        let longer = rules::extends(&|steps, out| at.open(steps, out), &spans);
        let (turn, ended, points) = (at.turn(), at.ended(), at.points());
        Ok(Look { code: at.write(), spans, longer, turn, ended, points })
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

    /// True if the player who cannot move wins.
    pub fn misere(&self, setup: &Setup) -> bool {
        self.first(setup).misere()
    }

    /// The sizes that a start may have.
    pub fn sizes(&self, setup: &Setup) -> Sizes {
        self.first(setup).sizes()
    }

    /// The sizes of a position.
    pub fn to_sizes(&self, setup: &Setup, at: &str) -> Result<Vec<u64>, CodeError> {
        Ok(self.read(setup, at)?.to_sizes())
    }

    /// The start of these sizes, each put into its range first.
    pub fn with_sizes(&self, setup: &Setup, sizes: &[u64]) -> Result<String, CodeError> {
        let first = self.first(setup);
        let Sizes { count, each } = first.sizes();
        let mut put: Vec<u64> = sizes.iter().map(|n| (*n).clamp(each.0, each.1)).collect();
        put.truncate(count.1);
        put.resize(put.len().max(count.0), each.0);
        self.read(setup, &first.with_sizes(&put).write()).map(|at| at.write())
    }

    /// The position after a touch of the editor; unchanged if the touch has no effect.
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
                opener: Self::opened(|setup, at| Ok(Box::new(Self::typed(setup, at)?))),
                card: &C::CARD,
                goal: |setup| C::goal(&C::rules(setup)),
                rule: |setup| C::rule(&C::rules(setup)),
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
        const { &Self::opened(|setup, at| Ok(Box::new(Self::typed(setup, at)?))) }
    }

    /// The game as a worker needs it.
    pub const fn judged(&self) -> &'static Judged {
        const {
            &Judged {
                opener: Self::opened(|setup, at| Ok(Box::new(Self::typed(setup, at)?))),
                tables: |setup| C::tables(&C::rules(setup)),
                page: C::PAGE,
                paged: |setup, number| C::paged(&C::rules(setup), number),
            }
        }
    }

    const fn opened<P: ?Sized>(open: Open<P>) -> Opener<P> {
        let (id, title, fields) = const { (C::CARD.id, C::CARD.title, C::CARD.fields) };
        Opener { id, title, fields, open }
    }

    fn typed(setup: &Setup, at: Option<&str>) -> Result<Typed<C::Rules>, CodeError> {
        let rules = Rc::new(C::rules(setup));
        let at = at.map_or_else(|| Ok(C::start(&rules)), |code| rules.read(code))?;
        Ok(Typed { rules, at })
    }
}

impl<C: Catalogued> Default for Entry<C> {
    fn default() -> Self {
        Entry::new()
    }
}
