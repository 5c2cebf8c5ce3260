//! What theory sees in a grid: chains and loops of boxes, and lines that give nothing away.

use super::grid::Grid;
use alloc::vec::Vec;
use solver::fact::Fact;

/// Chains and loops of the boxes that lack two lines.
pub(super) fn fact(at: &Grid) -> Fact {
    let count = at.rows * at.columns;
    if at.open() == 0 {
        return Fact::Over;
    }
    let pairs: Vec<u32> = (0..count).filter(|cell| at.open_sides(*cell) == 2).collect();
    let open = |cell: u32| at.sides(cell) & !at.drawn;
    let (mut chains, mut loops) = (Vec::new(), Vec::new());
    let mut left = pairs.clone();
    while let Some(first) = left.pop() {
        let mut piece = alloc::vec![first];
        let mut next = 0;
        while next < piece.len() {
            let here = open(piece[next]);
            let (joined, rest) = left.into_iter().partition(|cell| open(*cell) & here != 0);
            left = rest;
            piece.extend::<Vec<u32>>(joined);
            next += 1;
        }
        // A loop has as many lines as boxes, a chain one more.
        let lines = piece.iter().fold(0, |lines, cell| lines | open(*cell)).count_ones();
        let kind = if lines == piece.len() as u32 { &mut loops } else { &mut chains };
        kind.push(piece.len() as u64);
    }
    solver::order::ascending(&mut chains);
    solver::order::ascending(&mut loops);
    let ready = (0..count).filter(|cell| at.open_sides(*cell) == 1).count() as u64;
    let risky =
        |line: u32| (0..count).any(|cell| open(cell) >> line & 1 == 1 && at.open_sides(cell) <= 2);
    let safe = (0..at.lines()).filter(|line| !at.has(*line) && !risky(*line)).count() as u64;
    Fact::Chains { chains, loops, ready, safe }
}
