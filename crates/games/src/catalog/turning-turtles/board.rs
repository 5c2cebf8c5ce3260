//! Coins in lines, which are touched one after another to say which of them turn.

use super::rules::name;
use super::{Row, Turning, TurningTurtles, words};
use crate::kits::pieces::MIDDLE;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// From one coin to the next, and from one line of coins to the next.
const APART: i32 = 62;
const LINE: i32 = 104;
/// Coins in a line, wide and narrow.
const ACROSS: [usize; 2] = [12, 6];
/// Room at the left and right, and above the first line.
const ASIDE: i32 = 14;
const ABOVE: i32 = 30;

const fn coin(symbol: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(symbol, "stone"), ..PieceKind::NOTHING }
}
const HEADS: Piece = Piece::new(&coin("#turning-turtles-heads"), [-26, -26, 52, 52], MIDDLE);
const TAILS: Piece = Piece::new(&coin("#turning-turtles-tails"), [-26, -26, 52, 52], MIDDLE);

impl Layout for TurningTurtles {
    fn scene(&self, at: &Row, view: &View<'_, Row>) -> Scene {
        let stage = view.stage;
        let across = at.len().div_ceil(at.len().div_ceil(ACROSS[usize::from(stage.narrow())]));
        let lines = at.len().div_ceil(across) as i32;
        let width = (across as i32 * APART + 2 * ASIDE).max(5 * APART);
        let mut scene = stage.scene("coins", width, ABOVE + lines * LINE);
        let left = (width - across as i32 * APART) / 2;
        for begin in (0..at.len()).step_by(across) {
            let mut spots = Vec::new();
            for coin in begin..at.len().min(begin + across) {
                let (column, line) = ((coin % across) as i32, (coin / across) as i32);
                let (x, y) = (left + column * APART + APART / 2, ABOVE + line * LINE + APART / 2);
                let mut spot = self.spot(stage, at, coin, (x, y));
                spot.last = view
                    .before
                    .is_some_and(|(_, mv)| self.turning.coins(mv.first()).contains(&coin));
                let class = if spot.last { "num is-last" } else { "num" };
                write(&mut scene.under, x, y + 46, class, name(self.turning, coin));
                if stage.theory.is_some() && at[coin] && !self.plain() {
                    let value = self.turning.value(coin).to_string();
                    write(&mut scene.over, x, y - 33, "num num-big", value);
                }
                spots.push(spot);
            }
            scene.line(words::line((begin / across) as u64 + 1), spots);
        }
        scene
    }

    fn describe(&self, at: &Row, _: Option<[Message; 2]>) -> Message {
        let first = self.turning.first();
        let numbers = (first..).zip(at).filter(|(_, heads)| **heads).map(|(number, _)| number);
        let heads: Vec<u64> = numbers.collect();
        let last = first + at.len() as u64 - 1;
        match heads.len() {
            0 => words::all_tails(first, last),
            count => words::heads_on(first, last, count as u64, shared::list(&heads)),
        }
    }

    fn describe_move(&self, _: &Row, context: &MoveContext<'_>) -> Message {
        let coins = self.turning.coins(context.mv.first()).into_iter();
        let numbers: Vec<u64> = coins.map(|coin| coin as u64 + self.turning.first()).collect();
        let many = if numbers.len() == 1 { "one" } else { "several" };
        words::turn(context.who, many, shared::list(&numbers))
    }

    fn requirement(&self, _: &Row, _: u32) -> Option<Message> {
        Some(words::must_turn(self.word()))
    }

    fn touch_hints(&self, _: &Row, _: Touching) -> Vec<Message> {
        vec![words::tap_coins(self.word())]
    }
}

impl TurningTurtles {
    /// True if the number of a coin is its value.
    fn plain(&self) -> bool {
        matches!(self.turning, Turning::Turtles | Turning::Twins)
    }

    fn spot(&self, stage: &Stage<'_>, at: &Row, coin: usize, foot: (i32, i32)) -> Spot {
        let selected = self.selected(stage);
        let mv = self.touched(stage, at, coin);
        let content = if at[coin] { words::coin_heads } else { words::coin_tails };
        let content = content(&name(self.turning, coin));
        let piece = if at[coin] { HEADS } else { TAILS };
        let picks = mv.is_none() && self.may_begin(stage, at, coin);
        let mut spot = stage.spot(coin as u32, piece, foot, content, mv);
        spot.hit = [-APART / 2, -APART / 2, APART, LINE - 20];
        spot.pending = selected.contains(&coin);
        spot.pick = picks.then_some(coin as u32);
        spot.put = Some((coin as u32, 1));
        spot
    }

    /// The coins that are selected: those of the pending move, or one that was touched before.
    fn selected(&self, stage: &Stage<'_>) -> Vec<usize> {
        match (stage.pending_step(), stage.chosen()) {
            (Some(step), _) => self.turning.coins(step),
            (None, Some(coin)) => vec![coin as usize],
            (None, None) => Vec::new(),
        }
    }

    /// The move that a touch of a coin prepares: the selection with this coin, or without it, or the coin alone.
    fn touched(&self, stage: &Stage<'_>, at: &Row, coin: usize) -> Option<Move> {
        let selected = self.selected(stage);
        let mut next = selected.clone();
        match selected.iter().position(|known| *known == coin) {
            // A second touch of the rightmost coin plays the move.
            Some(_) if selected.last() == Some(&coin) => {}
            Some(index) => drop(next.remove(index)),
            None => next.push(coin),
        }
        next.sort_unstable();
        if let (Turning::Ruler, [left, .., right]) = (self.turning, next.as_slice())
            && !selected.contains(&coin)
        {
            // All coins between two of them turn as well.
            next = (*left..=*right).collect();
        }
        let kept = if selected.contains(&coin) { selected } else { vec![coin] };
        [next, kept].iter().find_map(|coins| {
            let step = self.turning.turning(coins).filter(|_| at[coins[coins.len() - 1]])?.first();
            stage.legal(step.place, step.amount)
        })
    }

    /// True if a touch selects a coin that cannot turn alone, for a move with a head to its right or left.
    fn may_begin(&self, stage: &Stage<'_>, at: &Row, coin: usize) -> bool {
        let twins = self.turning == Turning::Twins;
        let free = stage.pending_step().is_none() || twins;
        let partner = at[coin + 1..].contains(&true) || twins && at[coin] && coin > 0;
        free && partner && stage.mode.touchable && stage.chosen() != Some(coin as u32)
    }
}
