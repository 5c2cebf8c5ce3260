//! What the tests of games on cells share.

use super::Cells;
use crate::game::Catalogued;
use crate::kinds::Squares;
use crate::setup::Setup;
use crate::testing::universe::Universe;
use crate::testing::{by_columns, each_explained};
use crate::theory::board_parts::BoardParts;
use solver::rules::{self, Rules};

/// Asserts that each part of a board has the value that plain recursion finds on the board without the others.
pub(crate) fn each_part<C: Catalogued<Rules: Rules<Positions = Squares>>>() {
    let mut boards = Universe::new(C::rules(&Setup::of(&C::CARD)), 0);
    each_explained::<C, BoardParts>(|small, seen| {
        let (here, at) = (small.here(), small.at());
        let (rows, columns) = at.size();
        for part in &seen.parts {
            assert!(part.places.is_sorted() && !part.places.is_empty(), "{here}");
            let holds = |row, column| part.places.contains(&(row * columns + column));
            let alone = Cells::new(rows, columns, holds);
            assert_eq!(alone.count(), part.places.len() as u64, "{here}");
            if part.loose {
                assert_eq!(part.value, alone.count() % 2, "{here}");
                let moves = rules::ranges(&small.all.rules, &alone);
                assert!(moves.iter().all(|range| range.high == 1), "{here}");
            }
            let place = boards.place(&alone);
            assert_eq!(part.value, boards.known[place].value, "{here} {part:?}");
        }
        let values: Vec<u64> = seen.parts.iter().map(|part| part.value).collect();
        assert_eq!((seen.xor, seen.xor), (small.known().value, by_columns(&values)), "{here}");
    });
}
