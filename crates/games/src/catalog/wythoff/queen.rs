//! A queen on a quadrant; her goal is the corner at the lower left.

use super::{Pair, SIDE, cold};
use crate::kits::quadrant::{self, QUEEN, Quadrant, way};
use crate::scene::{Decor, Scene, Spot};
use crate::stage::{Stage, View};
use alloc::vec::Vec;

/// The board with `side` squares on a side.
pub(super) fn scene(side: u64, queen: Pair, view: &View<'_, Pair>) -> Scene {
    let stage = view.stage;
    let board = Quadrant::new(stage, side);
    let before = view.before.map(|(before, _)| *before);
    let spot = |here| square(stage, &board, queen, before, here);
    let mut scene = board.scene(stage, "queen", &spot);
    if stage.theory.is_some() {
        rings(&board, queen, &mut scene.over);
    }
    if let Some(before) = before {
        scene.over.push(board.stroke(before, queen, "trail"));
    }
    if let Some(step) = stage.pending_step()
        && let Some(to) = quadrant::target(queen, step.place, step.amount)
    {
        scene.over.push(board.stroke(queen, to, "ray"));
    }
    let chosen = stage.chosen().is_some();
    if chosen && stage.pending_move().is_none() {
        board.rays(queen, &mut scene.over);
    }
    let (x, y) = board.centre(queen);
    let pending = stage.pending_move().is_some() || chosen;
    scene.over.push(Decor::Piece { id: 0, piece: QUEEN, x, y, pending });
    scene
}

/// Rings on the lost squares that the queen cannot reach in one move.
fn rings(board: &Quadrant, queen: Pair, out: &mut Vec<Decor>) {
    let cold = cold(SIDE).into_iter().filter(|(x, y)| *x < board.side && *y < board.side);
    for square in cold.filter(|square| way(queen, *square).is_none()) {
        let (x, y) = board.centre(square);
        out.push(Decor::Ring { x, y });
    }
}

fn square(
    stage: &Stage<'_>,
    board: &Quadrant,
    queen: Pair,
    before: Option<Pair>,
    here: Pair,
) -> Spot {
    let mv = way(queen, here).and_then(|(line, amount)| stage.legal(line, amount));
    let there = here == queen;
    let content = quadrant::square(here, there);
    let mut spot = board.spot(stage, here, there, content, mv);
    let moves = stage.mode.touchable && !stage.ranges.is_empty();
    spot.pick = (there && moves).then_some(0);
    spot.pending = spot.mv.is_some() && spot.mv.as_ref() == stage.pending_move();
    spot.last = before == Some(here);
    spot.put = Some((2, quadrant::number(here)));
    spot
}
