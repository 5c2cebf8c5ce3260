//! Links that open a position on the board of a game that plays it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sequence::Rule;
use sequence::semantics::Semantics;
use solver::code;

/// Where the pages of games begin.
const PLAY: &str = "index.html#/play/";
/// Most pins of Kayles in all.
const PINS: u64 = 120;
/// Most rows of pins.
const ROWS: usize = 8;
/// Largest side of a board of squares.
const SQUARES: u64 = 26;
/// Largest heaps of Grundy’s game in all.
const TILES: u64 = 600;
/// Most pins that one throw fells in the catalogue's Kayles.
const THROW: usize = 12;
/// Most numbers in a set of the catalogue's game of one pile, and the greatest number.
const SET: (usize, usize) = (12, 1000);
/// Most pieces on the board of a typed rule, by the number of heaps that one heap may become.
const TYPED: [u64; 8] = [120, 120, 120, 60, 36, 24, 20, 18];
/// Largest heap of a typed rule that breaks no heap, and of one without a limit to a take.
const UNBROKEN: [u64; 2] = [1_000_000_000_000_000, 1000];

/// A game of the catalogue that plays by a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Game {
    /// Rows of pins: its id and its setting.
    Pins(&'static str, String),
    /// One pile and the numbers that may be taken.
    Pile(String),
    /// Heaps of tiles.
    Grundy,
    /// Heaps of any size.
    Nim,
    /// Boards of two rows.
    Squares,
    /// The game with a typed rule, and the most pieces on its board.
    Typed(String, u64),
    /// No board holds the rule.
    Nowhere,
}

/// Links for the positions of one rule.
#[derive(Clone, Debug)]
pub(crate) struct Boards {
    game: Game,
}

impl Boards {
    /// The game that plays a rule, found by the moves it allows rather than by its name.
    pub(crate) fn of(rule: &Rule) -> Boards {
        let semantics = rule.semantics();
        let same = |notation: &str| {
            notation.parse::<Rule>().is_ok_and(|other| other.semantics() == semantics)
        };
        let throw = (1..=THROW).find(|most| same(&format!("kayles-{most}")));
        let game = if let Some(most) = throw {
            let most = if most == 2 { String::new() } else { format!("&most={most}") };
            Game::Pins("kayles", most)
        } else if same("0.07") {
            Game::Pins("dawsons-kayles", String::new())
        } else if same("0.137") {
            Game::Pins("dawsons-chess", String::new())
        } else if same("grundy") {
            Game::Grundy
        } else if same("0.~3") {
            Game::Nim
        } else if same("squares") {
            Game::Squares
        } else if let Some(set) = pile(&semantics) {
            Game::Pile(set)
        } else {
            typed(&semantics).map_or(Game::Nowhere, |most| Game::Typed(rule.to_string(), most))
        };
        Boards { game }
    }

    /// The link to a position of heaps that one move leaves; `None` if no board shows it.
    pub(crate) fn link(&self, heaps: &[u64]) -> Option<String> {
        let heaps: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
        let all: u64 = heaps.iter().sum();
        let rows = || heaps.iter().map(u64::to_string).collect::<Vec<_>>().join("_");
        let (game, settings, at) = match &self.game {
            _ if heaps.is_empty() => return None,
            Game::Pins(game, settings) if all <= PINS && heaps.len() <= ROWS => {
                (*game, settings.clone(), rows())
            }
            Game::Grundy if all <= TILES => {
                ("grundys-game", String::new(), code::write_list(&heaps))
            }
            Game::Nim => ("nim", String::new(), code::write_list(&heaps)),
            Game::Pile(set) if heaps.len() == 1 => {
                ("one-pile", format!("&take={set}"), heaps[0].to_string())
            }
            Game::Squares => ("remove-a-square", String::new(), two_rows(&heaps)?),
            Game::Typed(rule, most) if all <= *most => {
                ("heap-rule", format!("&rule={rule}"), code::write_list(&heaps))
            }
            _ => return None,
        };
        Some(format!("{PLAY}{game}?at={at}{settings}"))
    }
}

/// The numbers that may be taken, if every move takes some and leaves one heap.
fn pile(semantics: &Semantics) -> Option<String> {
    let plain = |take: &&sequence::semantics::Take| take.parts == 3 && take.plus == 0;
    let takes = semantics.takes();
    let all = takes.iter().filter(plain).count() == takes.len() && semantics.tail().is_empty();
    let (most, greatest) = SET;
    let fits = (1..=most).contains(&takes.len()) && semantics.reach() <= greatest;
    let numbers: Vec<u64> = takes.iter().map(|take| take.count as u64).collect();
    (all && fits).then(|| code::write_list(&numbers))
}

/// The most pieces on the board of a typed rule; `None` for rules that it cannot hold.
fn typed(semantics: &Semantics) -> Option<u64> {
    let parts = semantics.most_parts();
    let most = match parts {
        0 | 1 => {
            UNBROKEN[usize::from(!semantics.tail().is_empty() || semantics.last_heap().is_some())]
        }
        _ => TYPED[parts as usize],
    };
    let tail = semantics.tail().iter().enumerate();
    let tail = tail.map(|(i, digit)| (semantics.reach() + 1 + i, *digit));
    let all: Vec<(usize, u8)> =
        semantics.takes().iter().map(|take| (take.count, take.parts)).chain(tail).collect();
    // That board makes one cut after another, so two heaps come before three.
    let gap = all.iter().any(|(_, digit)| !((digit >> 2) + 1).is_power_of_two());
    let plus = semantics.takes().iter().any(|take| take.plus > 0);
    // The least heap with a move: the tokens taken, and the fewest that may stay.
    let least = |(count, digit): &(usize, u8)| match digit.trailing_zeros() as usize {
        8 => usize::MAX,
        2 if semantics.unequal() => count + 3,
        parts => count + parts,
    };
    let opens = all.iter().map(least).min().is_some_and(|least| least as u64 <= most);
    (opens && !gap && !plus).then_some(most)
}

/// Boards of two rows side by side with an empty column between them.
fn two_rows(heaps: &[u64]) -> Option<String> {
    let columns = heaps.iter().sum::<u64>() + heaps.len() as u64 - 1;
    if columns > SQUARES {
        return None;
    }
    let row = heaps.iter().map(|heap| "x".repeat(*heap as usize)).collect::<Vec<_>>().join(".");
    Some(format!("{row}_{row}"))
}

/// The page that plays this rule as a typed one; `None` for rules that it cannot hold.
pub(crate) fn rule(rule: &Rule) -> Option<String> {
    typed(&rule.semantics()).map(|_| format!("{PLAY}heap-rule?rule={rule}"))
}

/// The link to a square of Wythoff's plane.
pub(crate) fn square(x: u64, y: u64) -> String {
    let face = if x.max(y) < SQUARES { "" } else { "&face=piles" };
    format!("{PLAY}wythoff?at={x}.{y}{face}")
}

/// The link to a pile of take-away with a limit on the next move.
pub(crate) fn take_away(f: &str, pile: u64, limit: u64) -> String {
    format!("{PLAY}take-away?at={pile}.{limit}&f={f}")
}
