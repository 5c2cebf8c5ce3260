//! How lanes are written, set up and dealt: `W` and `B` in each lane, then what is not as at a start.

use super::{LANES, Lanes, Northcott, RETREATS, WIDTH, words};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// Cells that one lane may have in the numbers of spots.
pub(super) const ROW: u32 = 16;

/// Reads one lane, which begins at this character.
fn read_lane(text: &str, place: usize) -> Result<[u64; 2], CodeError> {
    let mut found = [None, None];
    for (column, letter) in text.chars().enumerate() {
        let player = match letter {
            '.' => continue,
            'W' => 0,
            'B' => 1,
            _ => return Err(CodeError::wanted(place + column, words::lane_sign)),
        };
        if found[player].replace(column as u64).is_some() {
            return Err(CodeError::rules(place + column, words::one_of_each));
        }
    }
    match found {
        [Some(white), Some(black)] => Ok([white, black]),
        _ => Err(CodeError::rules(place, words::one_of_each)),
    }
}

impl Northcott {
    /// A start with these lanes.
    fn start(&self, width: u64, lanes: Vec<[u64; 2]>) -> Lanes {
        Lanes { width, lanes, turn: 0, retreats: [self.retreats; 2] }
    }
}

impl PositionKind for Northcott {
    type Position = Lanes;

    fn read(&self, text: &str) -> Result<Lanes, CodeError> {
        let mut parts = text.split('~');
        let (mut lanes, mut place, mut width) = (Vec::new(), 1, None);
        for lane in parts.next().unwrap_or_default().split('_') {
            let length = lane.chars().count();
            if lanes.len() == LANES {
                return Err(CodeError::count(place, words::lanes, (1, LANES as u64)));
            }
            if !(2..=WIDTH).contains(&(length as u64)) {
                return Err(CodeError::count(place, words::cells, (2, WIDTH)));
            }
            if *width.get_or_insert(length) != length {
                return Err(CodeError::rules(place, words::same_length));
            }
            lanes.push(read_lane(lane, place)?);
            place += length + 1;
        }
        let mut at = self.start(width.unwrap_or(2) as u64, lanes);
        for part in parts {
            if part == "B" {
                at.turn = 1;
            } else {
                let (white, black) =
                    part.split_once('.').ok_or(CodeError::wanted(place, words::retreats_or_b))?;
                let second = place + white.chars().count() + 1;
                at.retreats = [
                    code::number(white, place, 0, RETREATS)?,
                    code::number(black, second, 0, RETREATS)?,
                ];
            }
            place += part.chars().count() + 1;
        }
        Ok(at)
    }

    fn write(&self, at: &Lanes) -> String {
        let sign = |lane: &[u64; 2], column| match lane.iter().position(|cell| *cell == column) {
            Some(0) => 'W',
            Some(_) => 'B',
            None => '.',
        };
        let lane = |lane: &[u64; 2]| (0..at.width).map(|column| sign(lane, column)).collect();
        let mut text = at.lanes.iter().map(lane).collect::<Vec<String>>().join("_");
        if at.retreats != [self.retreats; 2] {
            text += &format!("~{}.{}", at.retreats[0], at.retreats[1]);
        }
        if at.turn == 1 {
            text += "~B";
        }
        text
    }

    /// Width, turn and retreats, then the lanes in ascending order.
    fn key(&self, at: &Lanes) -> Node {
        let mut lanes: Vec<u64> =
            at.lanes.iter().map(|[white, black]| white * WIDTH + black).collect();
        lanes.sort_unstable();
        let mut key = vec![at.width, at.turn as u64, at.retreats[0], at.retreats[1]];
        key.append(&mut lanes);
        key
    }

    fn of_key(&self, key: &[u64]) -> Option<Lanes> {
        let (head, lanes) = key.split_at_checked(4)?;
        let lanes = lanes.iter().map(|lane| [lane / WIDTH, lane % WIDTH]).collect();
        let retreats = [head[2], head[3]];
        Some(Lanes { width: head[0], lanes, turn: head[1] as usize, retreats })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, LANES), each: (0, WIDTH - 4) }
    }

    fn to_sizes(&self, at: &Lanes) -> Vec<u64> {
        at.gaps()
    }

    /// Lanes with these gaps, and a cell behind each checker at least.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Lanes> {
        let width = sizes.iter().copied().max()? + 4;
        let lane = |gap: &u64| {
            let white = (width - gap - 2) / 2;
            [white, white + gap + 1]
        };
        Some(self.start(width, sizes.iter().map(lane).collect()))
    }

    fn size_name(&self, _: &Lanes, index: usize) -> Message {
        words::gap_in(index as u64 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_lane(), words::take_lane_away())
    }

    /// The nearer checker of a lane goes to the cell; a touch of a checker exchanges both.
    fn edit(&self, at: &Lanes, place: u32, _: u64) -> Option<Lanes> {
        let column = u64::from(place % ROW);
        let (width, mut lanes) = (at.width, at.lanes.clone());
        let lane = lanes.get_mut((place / ROW) as usize).filter(|_| column < width)?;
        let [white, black] = *lane;
        if lane.contains(&column) {
            *lane = [black, white];
        } else {
            let nearer = usize::from(black.abs_diff(column) < white.abs_diff(column));
            lane[nearer] = column;
        }
        Some(Lanes { turn: at.turn, ..self.start(width, lanes) })
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Lanes> {
        let lane = |_| {
            let white = roll(3);
            [white, white + 2 + roll(4)]
        };
        let count = 3;
        Some(self.start(8, (0..count).map(lane).collect()))
    }

    /// The lane and the column afterwards, from 1.
    fn write_move(&self, at: &Lanes, mv: &Move) -> String {
        let (lane, to) = at.target(mv);
        format!("{}-{}", lane + 1, to + 1)
    }

    fn read_move(&self, at: &Lanes, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let end = text.chars().count() + 1;
        let (lane, to) = text.split_once('-').ok_or(CodeError::wanted(end, words::hyphen_cell))?;
        let second = lane.chars().count() + 2;
        let lane = code::number(lane, 1, 1, at.lanes.len() as u64)? as usize - 1;
        let to = code::number(to, second, 1, at.width)? - 1;
        let (own, other) = (at.lanes[lane][at.turn], at.lanes[lane][1 - at.turn]);
        if own == to {
            return Err(CodeError::rules(second, words::already_there));
        }
        let back = (to < own) == (own < other);
        Ok(Move::one(2 * lane as u32 + u32::from(back), own.abs_diff(to)))
    }
}

/// The name of a cell with what stands there.
pub(super) fn cell_name(at: &Lanes, lane: usize, column: u64) -> Message {
    let held = match at.lanes[lane].iter().position(|cell| *cell == column) {
        Some(0) => "white",
        Some(_) => "black",
        None => "empty",
    };
    words::cell(lane as u64 + 1, column + 1, held)
}
