//! Grundy values and outcomes of small positions by the rules alone: plain recursion, without theory or search.

use crate::erased::ErasedTheory;
use crate::mex::Mex;
use crate::play::Move;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;
use core::cell::{Cell, RefCell};
use core::fmt;
use hashbrown::HashMap;

/// What plain recursion has found out, for positions of any games.
///
/// ```
/// use solver::plain_values::PlainValues;
/// use solver::theory::{PartPositions, Theory, living};
/// # use solver::code::{self, CodeError};
/// # use solver::erased::Typed;
/// # use solver::play::{Move, MoveRange};
/// # use solver::rules::{PositionKind, Rules};
/// # use std::rc::Rc;
/// # #[derive(Clone, Copy)]
/// # struct OneOrTwo;
/// # impl PositionKind for OneOrTwo {
/// #     type Position = Vec<u64>;
/// #     fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
/// #         text.split('.').map(|heap| code::number(heap, 1, 0, 100)).collect()
/// #     }
/// #     fn write(&self, at: &Vec<u64>) -> String {
/// #         code::write_list(at)
/// #     }
/// # }
/// # impl Rules for OneOrTwo {
/// #     type Positions = OneOrTwo;
/// #     fn positions(&self) -> OneOrTwo {
/// #         OneOrTwo
/// #     }
/// #     fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
/// #         let heaps = (0..).zip(at).filter(|(_, heap)| **heap > 0);
/// #         out.extend(heaps.map(|(place, heap)| MoveRange { place, low: 1, high: 2.min(*heap) }));
/// #     }
/// #     fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
/// #         let mut next = at.clone();
/// #         next[mv.first().place as usize] -= mv.first().amount;
/// #         next
/// #     }
/// # }
/// // From each heap a move takes one token or two.
/// impl Theory for OneOrTwo {
///     fn parts(rules: &Rc<OneOrTwo>, at: &Vec<u64>) -> PartPositions {
///         living(rules, at.iter().map(|heap| vec![*heap]))
///     }
/// }
///
/// let heaps = Typed { rules: Rc::new(OneOrTwo), at: vec![8, 0, 4] };
/// let values = PlainValues::default();
/// assert_eq!(values.of_parts(&heaps), [2, 1], "nobody can move in the empty heap");
/// assert_eq!((values.of(&heaps), values.wins(&heaps)), (3, true));
/// // A limit that is too small: nothing is claimed.
/// let few = PlainValues::within(5);
/// few.of(&heaps);
/// assert!(few.exhausted() && !values.exhausted());
/// ```
pub struct PlainValues {
    games: RefCell<Vec<Found>>,
    /// Moves that may still be tried.
    left: Cell<usize>,
}

/// Results for positions under the same rules, by their codes.
struct Found {
    /// Kept alive, so that no others can be taken for them.
    rules: Rc<dyn Any>,
    values: HashMap<String, u64>,
    wins: HashMap<String, bool>,
}

impl Default for PlainValues {
    fn default() -> Self {
        PlainValues::within(usize::MAX)
    }
}

impl fmt::Debug for PlainValues {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "PlainValues({} left)", self.left.get())
    }
}

impl PlainValues {
    /// Nothing yet, with a limit on the moves that may be tried.
    pub fn within(moves: usize) -> PlainValues {
        PlainValues { games: RefCell::default(), left: Cell::new(moves) }
    }

    /// True if the limit has been reached; then some results are wrong.
    pub fn exhausted(&self) -> bool {
        self.left.get() == 0
    }

    /// The Grundy value of each independent part of a position.
    pub fn of_parts(&self, at: &dyn ErasedTheory) -> Vec<u64> {
        at.parts().iter().map(|part| self.of_part(&**part)).collect()
    }

    /// The nim-sum of these values.
    pub fn of(&self, at: &dyn ErasedTheory) -> u64 {
        self.of_parts(at).into_iter().fold(0, |sum, value| sum ^ value)
    }

    fn of_part(&self, part: &dyn ErasedTheory) -> u64 {
        let (game, code) = (self.game(part), part.write());
        if let Some(known) = self.games.borrow()[game].values.get(&code) {
            return *known;
        }
        let mut mex = Mex::default();
        for mv in self.moves(part) {
            mex.insert(self.of(&*part.after(&mv)));
        }
        let value = mex.least_missing();
        self.games.borrow_mut()[game].values.insert(code, value);
        value
    }

    /// True if the player to move wins, where the player who cannot move loses.
    pub fn wins(&self, at: &dyn ErasedTheory) -> bool {
        let (game, code) = (self.game(at), at.write());
        if let Some(known) = self.games.borrow()[game].wins.get(&code) {
            return *known;
        }
        let wins = self.moves(at).iter().any(|mv| !self.wins(&*at.after(mv)));
        self.games.borrow_mut()[game].wins.insert(code, wins);
        wins
    }

    /// The legal moves that are tried: all of them within the limit, otherwise none.
    fn moves(&self, at: &dyn ErasedTheory) -> Vec<Move> {
        let left = self.left.get();
        let mut moves = at.moves(left);
        if left != usize::MAX {
            self.left.set(left - moves.len());
        }
        if self.exhausted() {
            moves.clear();
        }
        moves
    }

    /// The index of the rules of a position.
    fn game(&self, at: &dyn ErasedTheory) -> usize {
        let (rules, mut games) = (at.rules(), self.games.borrow_mut());
        let known = games.iter().rposition(|found| Rc::ptr_eq(&found.rules, &rules));
        known.unwrap_or_else(|| {
            games.push(Found { rules, values: HashMap::default(), wins: HashMap::default() });
            games.len() - 1
        })
    }
}
