//! Claims about boards of cells, checked cell by cell.

use crate::boards::{Board, Boards as _};
use crate::positions::ByKind as _;
use games::catalog::diamond::theory::Pattern;
use solver::rules::{PositionOf, Rules};

/// The position with only the cells at these places, or only the queens with these numbers.
pub(crate) fn alone<R: Rules>(rules: &R, at: &PositionOf<R>, places: &[u32]) -> PositionOf<R> {
    let rows = match rules.board(at) {
        Board::Cells { rows, .. } => rows,
        Board::Queens { queens } => {
            let kept = places.iter().map(|place| queens[*place as usize]);
            return rules.with_sizes(&kept.flat_map(|(x, y)| [x, y]).collect::<Vec<_>>());
        }
        board => panic!("{board:?} has no parts that can be isolated"),
    };
    let filled = rows.iter().flatten().zip(0..).filter(|(filled, _)| **filled);
    let others = filled.map(|(_, place)| place).filter(|place| !places.contains(place));
    let emptied = others.fold(at.clone(), |at, place| rules.edit(&at, place, 0).unwrap());
    assert!(places.iter().all(|place| rows.concat()[*place as usize]));
    emptied
}

/// The cells without empty rows and columns.
pub(crate) fn closed_up(rows: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let used = |column: &usize| rows.iter().any(|row| row[*column]);
    let columns: Vec<usize> = (0..rows[0].len()).filter(used).collect();
    let kept = rows.iter().filter(|row| row.contains(&true));
    kept.map(|row| columns.iter().map(|column| row[*column]).collect()).collect()
}

/// True if the cells, closed up, form the pattern.
pub(crate) fn has(cells: &[Vec<bool>], pattern: Pattern) -> bool {
    let (high, wide) = (cells.len(), cells[0].len());
    let column = |c: usize| cells.iter().map(|row| row[c]).collect::<Vec<_>>();
    let full = |line: &[bool]| line.iter().all(|cell| *cell);
    let count = cells.iter().flatten().filter(|cell| **cell).count();
    match pattern {
        Pattern::Single => high == 1 || wide == 1,
        Pattern::Rectangle => high > 1 && wide > 1 && count == high * wide,
        Pattern::Cross => {
            let row = cells.iter().any(|row| full(row));
            let column = (0..wide).any(|c| full(&column(c)));
            high > 1 && wide > 1 && row && column && count == high + wide - 1
        }
        Pattern::Parallel => {
            let rows = high == 2 && (0..wide).any(|c| full(&column(c)));
            rows || (wide == 2 && cells.iter().any(|row| full(row)))
        }
        Pattern::HalfTurn => {
            let turned: Vec<bool> = cells.iter().flatten().rev().copied().collect();
            let odd = high % 2 == 1 && wide % 2 == 1 && high > 1 && wide > 1;
            let axes = odd && full(&cells[high / 2]) && full(&column(wide / 2));
            turned == cells.concat() && (axes || (high % 2 == 0 && wide % 2 == 0))
        }
    }
}
