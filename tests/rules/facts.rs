//! Facts of theories and recipes as plain values, for the tests that check them.

use games::catalog::demon_money::theory::{Band, LostBand};
use games::catalog::diamond::theory::{Lines, Pattern, Sweeps};
use games::catalog::moores_nim::theory::{Columns as EveryColumn, Digits};
use games::catalog::nim::theory::{Columns, EvenColumns, Singles};
use games::catalog::no_factor::theory::{LostPieces, Selective, Stealing};
use games::catalog::one_pile::theory::{Residue, Together};
use games::catalog::remove_an_edge::theory::{Fragment, Fragments};
use games::catalog::sum::theory::Games;
use games::catalog::take_away::theory::{SmallestTerm, TermFamily, Terms};
use games::catalog::wythoff::theory::{ColdPair, Golden};
use games::rows::misere_exception::{Group, MisereException, Opened};
use games::theory::board_parts::{BoardPart, BoardParts};
use games::theory::class::{Class, Piles};
use games::theory::count::Count;
use games::theory::parts::{MisereHeaps, MisereNimSum, Part, Parts};
use games::theory::{NimSum, Over, Pairs};
use messages::Message;
use solver::explanation;
use std::any::Any;

/// Games of which these tests read all facts and recipes.
///
/// Of other games they read only shared types; tests in the folders of those games check the rest. Games of points
/// have their own tests (`points.rs`, `boxes.rs`).
pub(crate) const READ: [&str; 19] = [
    "chocolate-stones",
    "dawsons-chess",
    "dawsons-kayles",
    "demon-money",
    "diamond",
    "grundys-game",
    "heap-rule",
    "kayles",
    "moores-nim",
    "nim",
    "no-factor",
    "one-pile",
    "queens",
    "remove-a-square",
    "remove-an-edge",
    "sum",
    "sum-from-product",
    "take-away",
    "wythoff",
];

/// An enum with the fields of some types, and a function that turns a value of such a type into its variant.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident, $read:ident, $any:ident;
     $($variant:ident = $kind:path { $($field:ident: $ty:ty),* };)*) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum $name {
            $($variant { $($field: $ty),* },)*
            /// A type that no test checks.
            Other,
        }

        fn $read($any: &dyn Any) -> $name {
            $(if let Some(_one) = $any.downcast_ref::<$kind>() {
                return $name::$variant { $($field: _one.$field.clone()),* };
            })*
            $name::Other
        }
    };
}

values! {
    /// The explanation of a theory.
    Fact, read_fact, any;
    Over = Over {};
    Columns = Columns { heaps: Vec<u64>, xor: u64 };
    Digits = Digits { heaps: Vec<u64>, base: u64, sums: Vec<u64> };
    Singles = Singles { singles: u64, large: Option<u64> };
    Residue = Residue { pile: u64, modulus: u64, residue: u64, least: u64, misere: bool };
    Class = Class { pile: u64, value: u64, period: Option<(u64, u64)>, misere: bool };
    Terms = Terms { pile: u64, limit: u64, terms: Vec<u64>, family: TermFamily };
    Golden = Golden { low: u64, high: u64, cold: u64 };
    Band = Band { pile: u64, root: u64 };
    Parts = Parts { parts: Vec<Part>, xor: u64 };
    Patches = BoardParts { parts: Vec<BoardPart>, xor: u64 };
    Lines = Lines { pattern: Pattern, rows: u64, columns: u64 };
    MisereException = MisereException { parts: Vec<Part>, xor: u64, family: Option<&'static [Group]> };
    MisereHeaps = MisereHeaps { parts: Vec<Part>, xor: u64 };
    Opened = Opened { ring: u64, left: Vec<(u64, bool)> };
    Count = Count { moves: u64, rows: Option<(u64, u64)>, misere: bool };
    Stealing = Stealing { last: u64 };
    Selective = Selective { won: Vec<Vec<u64>>, lost: Vec<Vec<u64>> };
    Games = Games { games: Vec<(Message, u64)>, xor: u64 };
    Fragments = Fragments { fragments: Vec<Fragment>, xor: u64 };
}

values! {
    /// The condition of a recipe.
    Recipe, read_recipe, any;
    Anything = Anything {};
    Unknown = Unknown {};
    EvenColumns = EvenColumns { misere: bool };
    Columns = EveryColumn { base: u64 };
    Together = Together { total: u64 };
    Piles = Piles { below: Vec<u64>, start: u64, length: u64, remainders: Vec<u64> };
    SmallestTerm = SmallestTerm { family: TermFamily };
    ColdPair = ColdPair {};
    LostBand = LostBand {};
    Pairs = Pairs {};
    NimSum = NimSum {};
    MisereNimSum = MisereNimSum {};
    LostPieces = LostPieces {};
    Sweeps = Swept { sweeps: Sweeps };
}

/// Stands for a recipe that allows every move.
struct Anything;
/// Stands for a recipe that does not say how to win.
struct Unknown;
/// Stands for a recipe about the tokens to leave.
struct Swept {
    sweeps: Sweeps,
}

/// The explanation of a theory as a fact.
///
/// # Panics
///
/// If the tests read the game, but not this fact.
pub(crate) fn fact(id: &str, seen: &dyn explanation::Explanation) -> Fact {
    let fact = read_fact(seen);
    assert!(fact != Fact::Other || !READ.contains(&id), "{id}: no test reads the fact {seen:?}");
    fact
}

/// The condition of a recipe.
///
/// # Panics
///
/// If the tests read the game, but not this recipe.
pub(crate) fn recipe(id: &str, recipe: &solver::recipe::Recipe) -> Recipe {
    let found = match recipe {
        solver::recipe::Recipe::Anything => read_recipe(&Anything),
        solver::recipe::Recipe::Listed | solver::recipe::Recipe::Unknown => read_recipe(&Unknown),
        solver::recipe::Recipe::Own(how) => {
            let how: &dyn Any = &**how;
            match how.downcast_ref::<Sweeps>() {
                Some(sweeps) => read_recipe(&Swept { sweeps: sweeps.clone() }),
                None => read_recipe(how),
            }
        }
    };
    assert!(found != Recipe::Other || !READ.contains(&id), "{id}: no test reads {recipe:?}");
    found
}

#[test]
fn games_that_are_read_are_in_the_catalogue() {
    for id in READ {
        assert!(games::find(id).is_some(), "{id}");
    }
}
