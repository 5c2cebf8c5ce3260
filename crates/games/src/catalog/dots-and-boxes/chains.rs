//! The structure of a grid: chains and loops of boxes, and lines that give nothing away.

use super::grid::Grid;
use super::scoring;
use super::theory::Chains;
use crate::theory::share;
use alloc::vec::Vec;
use solver::annotation::Chain;
use solver::explanation::SharedExplanation;

/// Chains and loops of the boxes that lack two lines.
pub(super) fn explanation(at: &Grid) -> SharedExplanation {
    let (strings, open) = (at.strings(), at.open());
    let reach = scoring::reach(at.lines(), false).into();
    if open == 0 {
        return share(Chains { chains: Vec::new(), ready: 0, safe: 0, open: 0, reach });
    }
    let mut chains = Vec::new();
    for run in strings.runs(open) {
        let twice = |line: &u32| {
            let beside = (0..at.rows * at.columns).filter(|cell| at.sides(*cell) >> line & 1 == 1);
            beside.filter(|cell| run.cells >> cell & 1 == 1).count() == 2
        };
        let inner = (0..at.lines()).filter(|line| run.lines >> line & 1 == 1).filter(twice);
        chains.push(Chain {
            first: run.cells.trailing_zeros(),
            length: run.length().into(),
            closed: run.is_loop(),
            through: inner.fold(0, |through, line| through | 1 << line),
        });
    }
    // The shortest first; among equals, the one found first.
    let mut order: Vec<(u64, usize)> = chains.iter().map(|one| one.length).zip(0..).collect();
    order.sort_unstable();
    let chains = order.into_iter().map(|(_, i)| chains[i]).collect();
    let ready = (0..at.rows * at.columns).filter(|cell| at.open_sides(*cell) == 1).count() as u64;
    let safe = (0..at.lines()).filter(|line| open >> line & 1 == 1 && strings.safe(open, *line));
    let (safe, open) = (safe.count() as u64, open.count_ones().into());
    share(Chains { chains, ready, safe, open, reach })
}
