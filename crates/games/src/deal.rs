//! Random starts that are worth playing: the requested player can win, but not at once.

use crate::judged::Judged;
use crate::setup::Setup;
use alloc::string::String;
use solver::erased::ErasedTheory;
use solver::play::{self, Outcome};
use solver::search::{Advance, Search};

/// Most attempts to deal a start worth playing, and most without a known winner. In Moore’s Nim with up
/// to five heaps a turn, fewer than one start in six hundred is lost.
const DEALS: (u64, u64) = (20_000, 60);
/// Elementary steps of search for all attempts together: one or two tenths of a second.
const FUEL: u32 = 4_000_000;
/// Steps of search for one start.
const EACH: u32 = 400_000;
/// Nodes that the search of one start may store.
const NODES: usize = 60_000;
/// Most moves of a start that are looked at one by one.
const MOVES: usize = 4096;

/// A random start from a seed that the first player wins (`first`) or loses.
///
/// Starts are skipped, if there are others, that can end after one move, that have a single move, or
/// whose winner a short search does not find. The same seed always gives the same start.
///
/// ```
/// use games::{deal::deal, setup::Setup};
/// let (nim, card) = (games::judged("nim").unwrap(), games::find("nim").unwrap().card());
/// let start = deal(nim, &Setup::of(card), 7, true);
/// // The first player wins, so the heaps are not balanced.
/// assert_ne!(start.split('.').filter_map(|heap| heap.parse::<u64>().ok()).fold(0, |sum, heap| sum ^ heap), 0);
/// assert_eq!(start, deal(nim, &Setup::of(card), 7, true));
/// ```
pub fn deal(game: &Judged, setup: &Setup, seed: u64, first: bool) -> String {
    let wanted = Outcome::of_mover_winning(first);
    let (mut fuel, mut fallback): (u32, Option<(u32, String)>) = (FUEL, None);
    for attempt in 0..DEALS.0 {
        if attempt >= DEALS.1 && fallback.as_ref().is_some_and(|(rank, _)| *rank > 1) {
            break;
        }
        let start = game.random(setup, seed.wrapping_add(attempt * 7919));
        let Ok(position) = game.position(setup, &start) else { continue };
        let forced = play::count(&position.ranges()) < 2;
        let rank = match outcome(&*position, &mut fuel) {
            Some(found) if found == wanted => {
                if forced {
                    3
                } else {
                    4
                }
            }
            None => 2,
            Some(_) => 1,
        };
        if fallback.as_ref().is_some_and(|(known, _)| *known >= rank) || !lasts(&*position) {
            continue;
        }
        if rank == 4 {
            return start;
        }
        fallback = Some((rank, start));
    }
    fallback.map_or_else(|| game.start(setup), |(_, start)| start)
}

/// True if there is a move, and none of the first few thousand moves ends the game.
fn lasts(position: &dyn ErasedTheory) -> bool {
    let moves = position.moves(MOVES);
    let ends = |mv: &play::Move| position.after(mv).ranges().is_empty();
    !moves.is_empty() && !moves.iter().any(ends)
}

/// Who wins, by theory or by a search within the fuel; `None` if that is not found.
///
/// Boards of boxes are not searched: their search reuses earlier results, which would change the answer.
fn outcome(position: &dyn ErasedTheory, fuel: &mut u32) -> Option<Outcome> {
    if let Some(wins) = position.explanation().and_then(|explanation| explanation.mover_wins()) {
        return Some(Outcome::of_mover_winning(wins));
    }
    if let Some(claim) = position.claim() {
        return Some(claim.outcome.for_mover(position.turn()));
    }
    if position.points().is_some() || position.out_of_reach() {
        return None;
    }
    let mut own = EACH.min(*fuel);
    *fuel -= own;
    let found = Search::new(false, NODES).step(position, &position.node(), &mut own);
    *fuel += own;
    match found {
        Advance::Done(worth) => Some(worth.outcome),
        Advance::Working | Advance::Full => None,
    }
}
