//! Grundy values and outcomes of small positions by the rules alone: plain recursion, without theory or search.

use crate::erased::ErasedTheory;
use crate::mex::Mex;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;
use hashbrown::HashMap;

/// What plain recursion has found out about positions of one game, by their codes.
#[derive(Debug, Default)]
pub struct PlainValues {
    values: RefCell<HashMap<String, u64>>,
    wins: RefCell<HashMap<String, bool>>,
}

impl PlainValues {
    /// The Grundy value of each independent part of a position.
    pub fn of_parts(&self, at: &dyn ErasedTheory) -> Vec<u64> {
        at.parts().iter().map(|part| self.of_part(&**part)).collect()
    }

    /// The nim-sum of these values.
    pub fn of(&self, at: &dyn ErasedTheory) -> u64 {
        self.of_parts(at).into_iter().fold(0, |sum, value| sum ^ value)
    }

    fn of_part(&self, part: &dyn ErasedTheory) -> u64 {
        let code = part.write();
        if let Some(known) = self.values.borrow().get(&code) {
            return *known;
        }
        let mut mex = Mex::default();
        for mv in part.moves(usize::MAX) {
            mex.insert(self.of(&*part.after(&mv)));
        }
        let value = mex.least_missing();
        self.values.borrow_mut().insert(code, value);
        value
    }

    /// True if the player to move wins, where the player who cannot move loses.
    pub fn wins(&self, at: &dyn ErasedTheory) -> bool {
        let code = at.write();
        if let Some(known) = self.wins.borrow().get(&code) {
            return *known;
        }
        let wins = at.moves(usize::MAX).iter().any(|mv| !self.wins(&*at.after(mv)));
        self.wins.borrow_mut().insert(code, wins);
        wins
    }
}
