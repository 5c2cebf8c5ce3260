//! Coins in rows and columns, and the rectangle whose corners turn.

use super::rules::{Coin, far_corners, heads, rectangle, turning, turns};
use super::theory::{Heads, named, product};
use super::{TurningCorners, words};
use crate::cells::Cells;
use crate::kits::ground::Ground;
use crate::kits::pieces::MIDDLE;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, Outcome, Step};

/// From one coin to the next, and room for the numbers at the left and above.
const APART: i32 = 54;
const NUMBERS: i32 = 32;
/// Most columns of a narrow board on which values can be read.
const NUMBERED: u32 = 8;

const fn coin(symbol: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(symbol, "stone"), ..PieceKind::NOTHING }
}
const HEADS: Piece = Piece::new(&coin("#turning-corners-heads"), [-21, -21, 42, 42], MIDDLE);
const TAILS: Piece = Piece::new(&coin("#turning-corners-tails"), [-21, -21, 42, 42], MIDDLE);

/// The coins with their places on the board.
struct Grid<'g> {
    at: &'g Cells,
    columns: u32,
    left: i32,
    /// The far corners of which a rectangle wins, if values are shown and the board is the whole game.
    winners: Option<Vec<Coin>>,
}

impl Grid<'_> {
    fn centre(&self, (x, y): Coin) -> (i32, i32) {
        let along = |n: u32| n as i32 * APART + APART / 2;
        (self.left + along(x), NUMBERS + along(y))
    }

    /// The sides of the rectangle of a step.
    fn outline(&self, step: Step, class: &'static str, out: &mut Vec<Decor>) {
        let ((x, y), (a, b)) = rectangle(step, self.columns);
        let corners = [(x, y), (a, y), (a, b), (x, b), (x, y)];
        for side in corners.windows(2) {
            let (from, to) = (self.centre(side[0]), self.centre(side[1]));
            out.push(Decor::Stroke { from, to, class });
        }
    }
}

impl Layout for TurningCorners {
    fn scene(&self, at: &Cells, view: &View<'_, Cells>) -> Scene {
        let (stage, (rows, columns)) = (view.stage, at.size());
        let size = (columns as i32 * APART, rows as i32 * APART);
        let Ground { width, height, left } = Ground::of(stage, size, NUMBERS);
        let winners = stage.theory.map(|_| Heads::of(at).winners());
        let grid = Grid { at, columns, left, winners };
        let mut scene = stage.scene("coins", width, height);
        let last = view.before.map(|(_, mv)| mv.first());
        for (step, class) in [(last, "trail"), (stage.pending_step(), "ray")] {
            if let Some(step) = step {
                grid.outline(step, class, &mut scene.under);
            }
        }
        for y in 0..rows {
            let spots = (0..columns).map(|x| spot(&grid, view, (x, y))).collect();
            scene.line(shared::row(y.into()), spots);
            let middle = grid.centre((0, y)).1;
            write(&mut scene.under, grid.left - NUMBERS / 2, middle + 5, "num", y.to_string());
        }
        for x in 0..columns {
            let middle = grid.centre((x, 0)).0;
            write(&mut scene.under, middle, NUMBERS / 2 + 5, "num", x.to_string());
        }
        if stage.theory.is_some() && (columns <= NUMBERED || !stage.narrow()) {
            for (x, y) in far_corners(at) {
                let (middle, foot) = grid.centre((x, y));
                let value = product(x.into(), y.into()).to_string();
                write(&mut scene.over, middle + 24, foot + 29, "num", value);
            }
        }
        scene
    }

    fn describe(&self, at: &Cells, _: Option<[Message; 2]>) -> Message {
        let (rows, columns) = at.size();
        let coins: Vec<String> = heads(at).map(named).collect();
        words::heads_on(rows.into(), columns.into(), coins.len() as u64, &coins.join(", "))
    }

    fn describe_move(&self, at: &Cells, context: &MoveContext<'_>) -> Message {
        let (far, near) = rectangle(context.mv.first(), at.size().1);
        words::turn(context.who, &named(far), &named(near))
    }

    fn requirement(&self, at: &Cells, spot: u32) -> Option<Message> {
        let columns = at.size().1;
        let (x, y) = (spot % columns, spot / columns);
        Some(match at.holds(y, x) {
            true if x == 0 || y == 0 => words::on_the_edge(),
            _ => words::must_turn(),
        })
    }

    fn touch_hints(&self, _: &Cells, _: Touching) -> Vec<Message> {
        vec![words::tap_corners()]
    }
}

fn spot(grid: &Grid<'_>, view: &View<'_, Cells>, (x, y): Coin) -> Spot {
    let (stage, place, shown) = (view.stage, y * grid.columns + x, grid.at.holds(y, x));
    let content = words::coin(x.into(), y.into(), if shown { "heads" } else { "tails" });
    let piece = if shown { HEADS } else { TAILS };
    let mv = candidate(grid, stage, (x, y));
    let chooses = mv.is_none() && stage.legal(place, 1).is_some();
    let drawn = |content, mv| stage.spot(place, piece, grid.centre((x, y)), content, mv);
    // A far corner is marked by the best of its rectangles.
    let mark = |mv| drawn(Message::nothing(), Some(mv)).mark;
    let wins = if chooses { wins(grid, stage, (x, y), &mark) } else { None };
    let content = match wins {
        Some(true) => shared::in_a_win(content),
        Some(false) => shared::in_no_win(content),
        None => content,
    };
    let mut spot = drawn(content, mv);
    let turned = |step: Step| turns(step, (x, y), grid.columns);
    spot.hit = [-APART / 2, -APART / 2, APART, APART];
    spot.pick = chooses.then_some(place);
    spot.mark = spot.mark.or(wins.map(|wins| Outcome::of_mover_winning(!wins)));
    let chosen = stage.pending_step().is_none() && stage.chosen() == Some(place);
    spot.pending = chosen || stage.pending_step().is_some_and(turned);
    spot.last = view.before.is_some_and(|(_, mv)| turned(mv.first()));
    spot.put = Some((place, u64::from(!shown)));
    spot
}

/// Whether a rectangle with this far corner wins the whole game; `None` if values are hidden.
fn wins(
    grid: &Grid<'_>,
    stage: &Stage<'_>,
    far: Coin,
    mark: &dyn Fn(Move) -> Option<Outcome>,
) -> Option<bool> {
    if let Some(winners) = &grid.winners {
        return Some(winners.contains(&far));
    }
    // In a sum the other boards count as well.
    let (x, y) = far;
    let legal = |amount| stage.legal(y * grid.columns + x, amount);
    let mut marks = (1..=u64::from(x * y)).filter_map(legal).map(mark);
    let first = marks.next().flatten()?;
    Some(first == Outcome::P || marks.any(|mark| mark == Some(Outcome::P)))
}

/// The pending move after a touch of this coin: the rectangle from it to the far corner that is chosen or pending, or
/// else to the only head that can be its far corner.
fn candidate(grid: &Grid<'_>, stage: &Stage<'_>, coin: Coin) -> Option<Move> {
    let from = |far: Coin| {
        let step = turning(far, coin, grid.columns)?;
        stage.legal(step.place, step.amount)
    };
    if let Some((far, near)) = stage.pending_step().map(|step| rectangle(step, grid.columns)) {
        // A touch of a corner that is chosen plays the move.
        let again = [far, near].contains(&coin);
        return if again { stage.pending_move().cloned() } else { from(far) };
    }
    if let Some(place) = stage.chosen() {
        return from((place % grid.columns, place / grid.columns));
    }
    let mut far = far_corners(grid.at).filter(|far| far.0 > coin.0 && far.1 > coin.1);
    let only = far.next().filter(|_| far.next().is_none());
    only.filter(|_| !far_corners(grid.at).any(|head| head == coin)).and_then(from)
}
