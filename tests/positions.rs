//! What the kind of a game's positions does, as methods of the rules, for tests of typed games.
#![allow(dead_code, reason = "not every test binary calls each of them")]

use solver::code::CodeError;
use solver::play::Move;
use solver::position::{PositionKind, Sizes};
use solver::rules::{self, PositionOf, Rules};

/// The methods of [`PositionKind`]; a test imports this in place of it.
pub(crate) trait ByKind: Rules {
    fn read(&self, text: &str) -> Result<PositionOf<Self>, CodeError> {
        self.positions().read(text)
    }
    fn write(&self, at: &PositionOf<Self>) -> String {
        self.positions().write(at)
    }
    fn sizes(&self) -> Sizes {
        self.positions().sizes()
    }
    fn to_sizes(&self, at: &PositionOf<Self>) -> Vec<u64> {
        self.positions().to_sizes(at)
    }
    /// The start of these sizes, in a game that has sizes.
    fn with_sizes(&self, sizes: &[u64]) -> PositionOf<Self> {
        self.positions().with_sizes(sizes).expect("starts have sizes")
    }
    fn edit(&self, at: &PositionOf<Self>, place: u32, amount: u64) -> Option<PositionOf<Self>> {
        self.positions().edit(at, place, amount)
    }
    /// A random start, in a game that has some.
    fn deal(&self, roll: &mut dyn FnMut(u64) -> u64) -> PositionOf<Self> {
        self.positions().deal(roll).expect("there are random starts")
    }
    fn write_move(&self, at: &PositionOf<Self>, mv: &Move) -> String {
        self.positions().write_move(at, mv)
    }
    fn read_move(&self, at: &PositionOf<Self>, text: &str) -> Result<Move, CodeError> {
        self.positions().read_move(at, text, &rules::ranges(self, at))
    }
}

impl<R: Rules> ByKind for R {}
