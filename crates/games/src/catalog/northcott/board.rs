//! Lanes with a white and a black checker in each.

use super::kind::{ROW, cell_name};
use super::{Lanes, Northcott, words};
use crate::kits::pieces::BED;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Side of a cell, and from one lane to the next.
const CELL: i32 = 50;
const LANE: i32 = 62;
/// Room at the left for the numbers of lanes, at the right for gaps, above and below.
const LEFT: i32 = 40;
const RIGHT: i32 = 40;
const ABOVE: i32 = 20;
const BELOW: i32 = 62;
/// The width of a board of few cells.
const LEAST: i32 = 420;

const fn disc(href: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(href, "stone"), ..PieceKind::NOTHING }
}
const WHITE: Piece = Piece::unmarked(&disc("#northcott-white"), [-21, -21, 42, 42]);
const BLACK: Piece = Piece::unmarked(&disc("#northcott-black"), [-21, -21, 42, 42]);

impl Layout for Northcott {
    fn scene(&self, at: &Lanes, view: &View<'_, Lanes>) -> Scene {
        let (stage, board) = (view.stage, Board::of(at));
        let height = ABOVE + at.lanes.len() as i32 * LANE + BELOW;
        let mut scene = stage.scene("lanes", board.width, height);
        let last = view.before.map(|(before, mv)| {
            let (lane, to) = before.target(mv);
            (lane, [before.lanes[lane][before.turn], to])
        });
        for (lane, gap) in at.gaps().into_iter().enumerate() {
            let spot = |column| {
                let mut spot = board.spot(stage, at, lane, column);
                spot.last =
                    last.is_some_and(|(there, ends)| there == lane && ends.contains(&column));
                spot
            };
            scene.line(words::lane(lane as u64 + 1), (0..at.width).map(spot).collect());
            let (x, y) = board.middle(lane, 0);
            write(&mut scene.under, x - CELL / 2 - 18, y + 5, "num", (lane + 1).to_string());
            if stage.theory.is_some() {
                let (x, y) = board.middle(lane, at.width);
                write(&mut scene.over, x - 4, y + 6, "num num-big", gap.to_string());
            }
            board.checkers(stage, at, lane, &mut scene.over);
        }
        let foot = board.middle(at.lanes.len(), 0).1 - 12;
        for column in 0..at.width {
            let x = board.middle(0, column).0;
            write(&mut scene.under, x, foot, "num", (column + 1).to_string());
        }
        write(&mut scene.under, board.width / 2, height - 12, "num reach", status(at));
        scene
    }

    fn describe(&self, at: &Lanes, _: Option<[Message; 2]>) -> Message {
        let lane = |(lane, [white, black]): (usize, &[u64; 2])| {
            words::lane_holds(lane as u64 + 1, white + 1, black + 1)
        };
        let lanes = at.lanes.iter().enumerate().map(lane);
        lanes.chain([status(at)]).reduce(shared::then).unwrap_or_else(Message::nothing)
    }

    fn describe_move(&self, at: &Lanes, context: &MoveContext<'_>) -> Message {
        let (lane, to) = at.target(context.mv);
        let back = context.mv.first().place % 2 == 1;
        let tell = if back { words::retreat } else { words::advance };
        tell(context.who, lane as u64 + 1, to + 1)
    }

    fn requirement(&self, at: &Lanes, spot: u32) -> Option<Message> {
        let (lane, column) = ((spot / ROW) as usize, u64::from(spot % ROW));
        let [own, other] =
            [at.turn, 1 - at.turn].map(|player| at.lanes.get(lane).map(|l| l[player]));
        let behind = own
            .zip(other)
            .is_some_and(|(own, other)| column != own && (column < own) == (own < other));
        let spent = behind && at.retreats[at.turn] == 0;
        Some(if spent { words::no_retreat() } else { words::own_checker(colour(at.turn)) })
    }

    fn touch_hints(&self, start: &Lanes, _: Touching) -> Vec<Message> {
        vec![words::tap_cell(colour(start.turn))]
    }
}

/// The word by which messages choose.
fn colour(player: usize) -> &'static str {
    if player == 0 { "white" } else { "black" }
}

/// Whose turn it is, and the retreats that are left.
fn status(at: &Lanes) -> Message {
    words::status(colour(at.turn), at.retreats[0], at.retreats[1])
}

/// Where the lanes lie.
struct Board {
    width: i32,
    left: i32,
}

impl Board {
    fn of(at: &Lanes) -> Board {
        let cells = at.width as i32 * CELL;
        let width = (LEFT + cells + RIGHT).max(LEAST);
        Board { width, left: (width - cells + LEFT - RIGHT) / 2 }
    }

    fn middle(&self, lane: usize, column: u64) -> (i32, i32) {
        let (column, lane) = (column as i32 * CELL, lane as i32 * LANE);
        (self.left + column + CELL / 2, ABOVE + lane + LANE / 2)
    }

    /// The two checkers of a lane.
    fn checkers(&self, stage: &Stage<'_>, at: &Lanes, lane: usize, out: &mut Vec<Decor>) {
        let going = going(stage) == Some(lane);
        for (player, column) in at.lanes[lane].iter().enumerate() {
            let (x, y) = self.middle(lane, *column);
            let piece = if player == 0 { WHITE } else { BLACK };
            let id = (2 * lane + player) as u32;
            out.push(Decor::Piece { id, piece, x, y, pending: going && player == at.turn });
        }
    }

    fn spot(&self, stage: &Stage<'_>, at: &Lanes, lane: usize, column: u64) -> Spot {
        let (own, other) = (at.lanes[lane][at.turn], at.lanes[lane][1 - at.turn]);
        let back = column != own && (column < own) == (own < other);
        let place = 2 * lane as u32 + u32::from(back);
        // With a chosen checker, only its lane is open.
        let open = stage.chosen().is_none_or(|chosen| chosen as usize / 2 == lane);
        let mv = stage.legal(place, own.abs_diff(column)).filter(|_| open);
        let name = cell_name(at, lane, column);
        let id = lane as u32 * ROW + column as u32;
        let mut spot = stage.spot(id, BED, self.middle(lane, column), name, mv);
        spot.hit = [-CELL / 2, -LANE / 2, CELL, LANE];
        let ways = [2 * lane as u32, 2 * lane as u32 + 1];
        let goes = || ways.into_iter().find(|place| stage.legal(*place, 1).is_some());
        spot.pick = if column == own { goes() } else { None };
        spot.pending = pending(stage, at) == Some((lane, column));
        spot.put = Some((id, 1));
        spot
    }
}

/// The lane of the checker that was chosen, or that is about to move.
fn going(stage: &Stage<'_>) -> Option<usize> {
    let pending = stage.pending_step().map(|step| step.place);
    pending.or_else(|| stage.chosen()).map(|place| place as usize / 2)
}

fn pending(stage: &Stage<'_>, at: &Lanes) -> Option<(usize, u64)> {
    stage.pending_move().map(|mv: &Move| at.target(mv))
}
