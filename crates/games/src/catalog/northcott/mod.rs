//! Northcott’s game: two colours in lanes go forwards, or backwards a few times.

mod board;
mod kind;
pub mod theory;

crate::words::words!("northcott");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table, sign};
use crate::theory::balance::Balance;
use crate::theory::{claim, in_pairs, over, share};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::recipe::Recipe;
use solver::rules::{self, Kind, Rules};
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::{EvenGaps, Twins};

/// Most lanes, most cells of a lane, and the most retreats of each player.
const LANES: usize = 8;
const WIDTH: u64 = 12;
const RETREATS: u64 = 4;
/// Gaps of the table.
const SIDE: u64 = 9;

/// The game; without a limit on retreats positions could recur.
#[derive(Clone, Debug)]
pub struct Northcott {
    /// How often each player may retreat.
    pub retreats: u64,
}

/// Lanes of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// Cells of each lane.
    pub width: u64,
    /// The cells of the white and of the black checker in each, from 0.
    pub lanes: Vec<[u64; 2]>,
    /// Whose turn it is: 0 for White, 1 for Black.
    pub turn: usize,
    /// How often White, and Black, may still retreat.
    pub retreats: [u64; 2],
}

impl Lanes {
    /// The cells between the checkers of each lane.
    pub fn gaps(&self) -> Vec<u64> {
        self.lanes.iter().map(|[white, black]| white.abs_diff(*black) - 1).collect()
    }

    /// The cells behind a player’s checker in a lane.
    fn behind(&self, lane: usize, player: usize) -> u64 {
        let (own, other) = (self.lanes[lane][player], self.lanes[lane][1 - player]);
        if own < other { own } else { self.width - 1 - own }
    }

    /// Where a move of the player to move leads: its lane, and the cell there.
    pub fn target(&self, mv: &Move) -> (usize, u64) {
        let (step, lane) = (mv.first(), mv.first().place as usize / 2);
        let (own, other) = (self.lanes[lane][self.turn], self.lanes[lane][1 - self.turn]);
        let forwards = step.place.is_multiple_of(2);
        let to_the_right = (own < other) == forwards;
        let to = if to_the_right { own + step.amount } else { own.saturating_sub(step.amount) };
        (lane, to)
    }
}

fn xor(at: &Lanes) -> u64 {
    at.gaps().into_iter().fold(0, |sum, gap| sum ^ gap)
}

impl Rules for Northcott {
    type Positions = Northcott;
    const KIND: Kind<Northcott> = Kind::Partizan {
        turn: |_, at| at.turn,
        pass: |_, at| Lanes { turn: 1 - at.turn, ..at.clone() },
    };

    fn positions(&self) -> Northcott {
        self.clone()
    }

    /// Two places for each lane: forwards, and backwards.
    fn moves(&self, at: &Lanes, out: &mut Vec<MoveRange>) {
        for (lane, gap) in at.gaps().into_iter().enumerate() {
            let back = if at.retreats[at.turn] > 0 { at.behind(lane, at.turn) } else { 0 };
            let ways = [(2 * lane, gap), (2 * lane + 1, back)];
            let open = ways.into_iter().filter(|(_, high)| *high > 0);
            out.extend(open.map(|(place, high)| MoveRange { place: place as u32, low: 1, high }));
        }
    }

    fn play(&self, at: &Lanes, mv: &Move) -> Lanes {
        let ((lane, to), mut next) = (at.target(mv), at.clone());
        next.lanes[lane][at.turn] = to;
        next.retreats[at.turn] -= u64::from(mv.first().place % 2);
        next.turn = 1 - at.turn;
        next
    }

    fn state_bound(&self, at: &Lanes) -> Option<u64> {
        let turns = 2 * (at.retreats[0] + 1) * (at.retreats[1] + 1);
        // Without a retreat both checkers stay between where they are now.
        let lane = |gap: u64| match turns {
            2 => (gap + 1) * (gap + 2) / 2,
            _ => at.width * (at.width - 1) / 2,
        };
        Some(at.gaps().into_iter().fold(turns, |all, gap| all.saturating_mul(lane(gap))))
    }
}

impl Theory for Northcott {
    fn claim(&self, at: &Lanes) -> Option<Claim> {
        Some(claim(self, at, None, |at| xor(at) == 0))
    }

    fn explanation(&self, at: &Lanes) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        let numbers = at.gaps();
        Some(match in_pairs(&numbers) {
            true => share(Twins { met: numbers.iter().all(|gap| *gap == 0) }),
            false => share(Balance { numbers, what: "gaps", recipe: Recipe::own(EvenGaps) }),
        })
    }

    fn naive(&self, at: &Lanes) -> Option<Move> {
        let ranges = rules::ranges(self, at);
        let forwards = ranges.iter().find(|range| range.place.is_multiple_of(2));
        let range = forwards.or(ranges.first())?;
        Some(Move::one(range.place, range.high))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Northcott> = Entry::new();

impl Catalogued for Northcott {
    type Rules = Northcott;

    const CARD: Card = Card {
        id: "northcott",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Umber,
        naive: words::naive,
        fields: &[Field {
            key: "retreats",
            label: words::retreats_label,
            kind: FieldKind::Number { least: 0, most: RETREATS, default: 2 },
        }],
        starts: &[
            Start { name: words::start_three_lanes, pairs: "at=.W..B..._W....B.._.W.....B" },
            Start { name: words::start_two_lanes, pairs: "at=.W.B.._W...B." },
            Start {
                name: words::start_four_lanes,
                pairs: "at=...W.B...._..W...B..._.W.....B.._W.......B.",
            },
            Start { name: words::start_face_to_face, pairs: "at=..WB..._...WB.._.BW...." },
            Start { name: words::start_no_retreat, pairs: "at=W..B.._.W..B._W....B&retreats=0" },
        ],
        shelf: "at=.W.B.._..WB.._W....B",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Northcott {
        Northcott { retreats: setup.number(0) }
    }

    fn goal(rules: &Northcott) -> Message {
        words::goal(rules.retreats)
    }

    fn twins(_: &Northcott, at: &Lanes) -> Vec<Twin> {
        let nim = Twin::heaps("nim", Sameness::Reversible, &at.gaps(), false, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(_: &Northcott) -> Vec<Table> {
        let row = |x: u64| [x].into_iter().chain((0..SIDE).map(|y| x ^ y)).collect();
        let heads = vec![words::gap_head()].into_iter().chain((0..SIDE).map(sign)).collect();
        let shape = Shape::Columns { heads, rows: (0..SIDE).map(row).collect() };
        vec![Table { caption: words::third_caption(), note: words::third_note(), shape }]
    }
}

#[cfg(test)]
mod tests;
