//! Queens against their definition, their limits and their rows.

use super::Queens;
use crate::table::Mark;
use crate::testing::english::english;
use crate::testing::tables::{grid, paged, words};
use crate::testing::universe::Universe;
use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
use crate::theory::board_parts::BoardParts;

#[test]
fn theory_knows_every_winner_and_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<Queens>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn each_queen_has_her_value() {
    let mut alone = Universe::new(Queens { vanish: false }, 0);
    each_explained::<Queens, BoardParts>(|small, seen| {
        let here = small.here();
        for part in &seen.parts {
            let [queen] = part.places[..] else { panic!("{here}: a part is one queen") };
            let place = alone.place(&vec![small.at()[queen as usize]]);
            assert_eq!(part.value, alone.known[place].value, "{here} {part:?}");
            assert!(!part.loose, "{here}");
        }
        let values: Vec<u64> = seen.parts.iter().map(|part| part.value).collect();
        assert_eq!((seen.xor, by_columns(&values)), (small.known().value, seen.xor), "{here}");
    });
}

#[test]
fn limits_of_the_board() {
    limits::<Queens>("", ["23.24_0.1", "24.24_24.24"], "24.25");
    limits::<Queens>("vanish=1", ["23.24", "24.24"], "25.24");
    refused::<Queens>("", "1.1_1.1_1.1_1.1_1.1_1.1_1.1_1.1_1.1", "1 to 8 queens");
}

#[test]
fn rows_with_their_periods() {
    let known = [(0, 1, 0), (3, 6, 8), (4, 12, 9), (5, 24, 27), (11, 48, 277), (26, 768, 2314)];
    for (row, length, start) in known {
        let table = paged::<Queens>(row);
        let (_, rows) = grid(&table);
        let cells: Vec<_> = rows.iter().flat_map(|(_, cells)| cells).collect();
        let boxed = |cell: &&(String, Mark)| cell.1 == Mark::Boxed;
        assert_eq!(cells.iter().copied().filter(|cell| boxed(cell)).count(), length, "row {row}");
        assert_eq!(cells.iter().position(boxed), Some(start), "row {row}");
        let note = english(&table.note);
        assert!(note.contains(&length.to_string()) && note.contains(&start.to_string()));
    }
    let (_, rows) = grid(&paged::<Queens>(1));
    assert_eq!(words(&rows[0].1)[..6], ["1", "1", "−2", "1", "1", "−2"]);
}
