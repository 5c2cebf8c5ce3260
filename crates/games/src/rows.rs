//! Skittles in rows or in a ring: the rules that Kayles and its relatives share.

#[cfg(test)]
pub(crate) mod checks;
pub mod misere;
pub mod misere_exception;
mod twin;

use crate::goal;
use crate::table::{Shape, Table};
use crate::theory::count::Count;
use crate::theory::parts::{Part, Parts};
use crate::theory::{over, share};
use crate::words;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{self, Node, Rules, Sizes};
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::values::Values;
use solver::verdict::Claim;

pub(crate) use twin::{Change, pin_row, signs};

/// Most places in all rows.
pub const PLACES: usize = 120;
/// Most rows.
pub const ROWS: usize = 8;

/// Throws of `least` to `most` neighbouring pins, or of one pin with its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throws {
    /// Fewest pins at a throw.
    pub least: u64,
    /// Most pins at a throw.
    pub most: u64,
    /// True if the pins stand in a ring.
    pub ring: bool,
    /// True if the last throw loses.
    pub misere: bool,
    /// True if a throw is aimed at one pin, which falls with its standing neighbours; then `least` is 1
    /// and `most` is 3.
    pub aimed: bool,
}

/// Pins: one flag a place in each row, left to right, `true` where one stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pins {
    rows: Vec<Vec<bool>>,
}

/// A run of standing pins: its first place through all rows, and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    place: u32,
    length: u64,
}

impl Pins {
    /// The rows, `true` where a pin stands.
    pub fn rows(&self) -> &[Vec<bool>] {
        &self.rows
    }
}

impl Throws {
    /// Grundy values of rows, far enough for every board that has a code.
    pub fn values(&self) -> Values {
        self.values_to(2 * PLACES)
    }

    /// The rule in one line; `throw` describes what one throw knocks down.
    pub(crate) fn goal(&self, throw: Message) -> Message {
        let goal = words::throw_goal(throw, goal::end(self.misere));
        if self.ring { words::ring_goal(goal) } else { goal }
    }

    /// The table of values as for the games of Dawson, which share it.
    pub(crate) fn table(&self, note: Message) -> Table {
        Table {
            caption: words::row_values(),
            note,
            shape: Shape::sequence(&self.values(), 34, 0..34 * 5),
        }
    }

    fn values_to(&self, upto: usize) -> Values {
        if self.aimed {
            return Values::neighbours(upto);
        }
        Values::pins(self.least, self.most, upto)
    }

    /// The same, far enough for this board.
    fn values_for(&self, at: &Pins) -> Values {
        self.values_to(at.places().max(2 * PLACES))
    }

    /// True if theory covers misère play with these throws.
    fn solved_misere(&self) -> bool {
        (self.least, self.most) == (1, 2)
    }

    fn whole_ring(&self, at: &Pins) -> Option<u64> {
        let row = at.rows.first()?;
        (self.ring && !row.is_empty() && row.iter().all(|up| *up)).then_some(row.len() as u64)
    }

    /// Runs of standing pins; in a ring, the run across the seam is one run.
    fn runs(&self, at: &Pins) -> Vec<Run> {
        let mut runs = Vec::new();
        let mut start = 0;
        for row in &at.rows {
            let mut length = 0;
            for (i, up) in row.iter().chain([&false]).enumerate() {
                if *up {
                    length += 1;
                } else if length > 0 {
                    runs.push(Run { place: start + (i - length as usize) as u32, length });
                    length = 0;
                }
            }
            start += row.len() as u32;
        }
        if self.ring && self.whole_ring(at).is_none() && runs.len() > 1 {
            let last = runs[runs.len() - 1];
            if runs[0].place == 0 && last.place as u64 + last.length == u64::from(start) {
                runs[0] = Run { place: last.place, length: last.length + runs[0].length };
                runs.pop();
            }
        }
        runs
    }

    /// Numbers of pins that may fall in a whole ring.
    fn in_ring(&self, length: u64) -> RangeInclusive<u64> {
        let high = self.most.min(length);
        if self.aimed { high..=high } else { self.least..=high }
    }

    /// Numbers of pins that may fall from this offset of a run on; empty if no throw begins there.
    fn in_run(&self, length: u64, offset: u64) -> RangeInclusive<u64> {
        let left = length - offset;
        if !self.aimed {
            return self.least..=self.most.min(left);
        }
        // A pin at the end of a run falls with its one neighbour, and a lonely pin alone.
        let low = if offset == 0 || left == 2 { length.min(2) } else { 3 };
        low..=left.min(3)
    }

    /// The throw aimed at the pin at this place; `None` if it does not stand.
    fn at_pin(&self, at: &Pins, place: u64) -> Option<Move> {
        let total = at.places() as u64;
        if let Some(ring) = self.whole_ring(at) {
            let first = if ring > 3 { (place + ring - 1) % ring } else { 0 };
            return (place < ring).then(|| Move::one(first as u32, ring.min(3)));
        }
        self.runs(at).iter().find_map(|run| {
            let offset = (place + total - u64::from(run.place)) % total;
            (offset < run.length).then(|| {
                let first = offset.saturating_sub(1);
                let end = run.length.min(offset + 2);
                Move::one(((u64::from(run.place) + first) % total) as u32, end - first)
            })
        })
    }

    fn ring_value(&self, values: &Values, length: u64) -> u64 {
        let taken = self.in_ring(length);
        solver::mex::mex(taken.filter_map(|taken| values.at(length - taken)))
    }

    fn parts(&self, at: &Pins) -> Vec<Part> {
        let values = self.values_for(at);
        if let Some(length) = self.whole_ring(at) {
            let value = self.ring_value(&values, length);
            return vec![Part { size: length, ring: true, value }];
        }
        let value = |size| values.at(size).expect("the table reaches over every board");
        let runs = self.runs(at);
        runs.iter()
            .map(|run| Part { size: run.length, ring: false, value: value(run.length) })
            .collect()
    }

    fn value(&self, values: &Values, at: &Pins) -> u64 {
        if let Some(length) = self.whole_ring(at) {
            return self.ring_value(values, length);
        }
        let value = |run: &Run| values.at(run.length).expect("the table reaches over every board");
        self.runs(at).iter().fold(0, |xor, run| xor ^ value(run))
    }

    /// A row of standing pins for each length.
    ///
    /// ```
    /// use games::rows::Throws;
    /// assert_eq!(Throws::standing(&[2, 1]).rows(), [vec![true, true], vec![true]]);
    /// ```
    pub fn standing(lengths: &[u64]) -> Pins {
        Pins { rows: lengths.iter().map(|n| vec![true; *n as usize]).collect() }
    }

    /// The pins that fall, as places through all rows.
    fn fallen(&self, at: &Pins, mv: &Move) -> Vec<u64> {
        let step = mv.first();
        let total = at.places() as u64;
        let falls = (0..step.amount).map(|i| u64::from(step.place) + i);
        falls.map(|place| if self.ring { place % total } else { place }).collect()
    }
}

impl Pins {
    fn places(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// The place counted within its row: row and column, from 0.
    fn locate(&self, place: u64) -> Option<(usize, usize)> {
        let mut left = place as usize;
        for (i, row) in self.rows.iter().enumerate() {
            if left < row.len() {
                return Some((i, left));
            }
            left -= row.len();
        }
        None
    }

    fn put(&mut self, place: u64, up: impl Fn(bool) -> bool) {
        if let Some((row, column)) = self.locate(place) {
            self.rows[row][column] = up(self.rows[row][column]);
        }
    }
}

/// Reads one row: `i` and `.`, or a length in digits.
fn read_row(text: &str, first: usize) -> Result<Vec<bool>, CodeError> {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        let length = code::number(text, first, 1, PLACES as u64)?;
        return Ok(vec![true; length as usize]);
    }
    let mut row = Vec::new();
    for (i, c) in text.chars().enumerate() {
        match c {
            'i' => row.push(true),
            '.' => row.push(false),
            _ => {
                return Err(CodeError::wanted(first + i, words::pin_sign));
            }
        }
    }
    if row.is_empty() { Err(CodeError::wanted(first, words::row_of_pins)) } else { Ok(row) }
}

impl PositionKind for Throws {
    type Position = Pins;

    fn read(&self, text: &str) -> Result<Pins, CodeError> {
        let most_rows = if self.ring { 1 } else { ROWS };
        let mut pins = Pins { rows: Vec::new() };
        let mut place = 1;
        for piece in text.split('_') {
            if pins.rows.len() == most_rows {
                return Err(CodeError::count(place, words::rows, (1, most_rows as u64)));
            }
            pins.rows.push(read_row(piece, place)?);
            if pins.places() > PLACES {
                return Err(CodeError::count(place, words::pin_places, (1, PLACES as u64)));
            }
            place += piece.chars().count() + 1;
        }
        Ok(pins)
    }

    fn write(&self, at: &Pins) -> String {
        let rows = at.rows.iter().map(|row| signs(row.iter().copied()));
        rows.collect::<Vec<_>>().join("_")
    }

    fn sizes(&self) -> Sizes {
        let rows = if self.ring { 1 } else { ROWS };
        Sizes { count: (1, rows), each: (1, (PLACES / rows.max(2)) as u64) }
    }

    fn to_sizes(&self, at: &Pins) -> Vec<u64> {
        at.rows.iter().map(|row| row.len() as u64).collect()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Pins> {
        Some(Throws::standing(sizes))
    }

    fn edit(&self, at: &Pins, place: u32, _amount: u64) -> Option<Pins> {
        let mut next = at.clone();
        at.locate(u64::from(place))?;
        next.put(u64::from(place), |up| !up);
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Pins> {
        let rows = if self.ring { 1 } else { 1 + roll(3) };
        let mut pins = Pins { rows: Vec::new() };
        for _ in 0..rows {
            pins.rows.push(vec![true; (4 + roll(8)) as usize]);
        }
        let places = pins.places() as u64;
        for _ in 0..roll(3) {
            // A gap that would end the game at once is skipped.
            let mut next = pins.clone();
            next.put(roll(places), |_| false);
            if !rules::ranges(self, &next).is_empty() {
                pins = next;
            }
        }
        Some(pins)
    }

    fn write_move(&self, at: &Pins, mv: &Move) -> String {
        let fallen = self.fallen(at, mv);
        if self.aimed {
            let aim = fallen.iter().find(|place| self.at_pin(at, **place).as_ref() == Some(mv));
            return (aim.unwrap_or(&fallen[0]) + 1).to_string();
        }
        let first = fallen[0] + 1;
        match fallen.last() {
            Some(last) if fallen.len() > 1 => format!("{first}-{}", last + 1),
            _ => first.to_string(),
        }
    }

    fn read_move(&self, at: &Pins, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let total = at.places() as u64;
        if self.aimed {
            let place = code::number(text, 1, 1, total)?;
            let standing = self.at_pin(at, place - 1);
            return standing.ok_or(CodeError::wanted(1, words::standing_pin));
        }
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let from = code::number(first, 1, 1, total)?;
        let second = if first.len() == text.len() { 1 } else { first.len() + 2 };
        let to = code::number(last, second, 1, total)?;
        if to >= from {
            return Ok(Move::one(from as u32 - 1, to - from + 1));
        }
        if !self.ring {
            return Err(CodeError::rules(second, words::pins_in_order));
        }
        Ok(Move::one(from as u32 - 1, to + total - from + 1))
    }

    fn size_name(&self, _: &Pins, index: usize) -> Message {
        words::row_label(index as u64 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_row(), words::take_row_away())
    }
}

impl Rules for Throws {
    type Positions = Throws;

    fn positions(&self) -> Throws {
        self.clone()
    }

    fn moves(&self, at: &Pins, out: &mut Vec<MoveRange>) {
        if let Some(length) = self.whole_ring(at) {
            let (low, most) = self.in_ring(length).into_inner();
            for place in 0..length as u32 {
                // The throw that fells the whole ring is the same from every pin, so only one counts.
                let high = if most == length && place > 0 { most - 1 } else { most };
                if low <= high {
                    out.push(MoveRange { place, low, high });
                }
            }
            return;
        }
        let total = at.places() as u32;
        let before = out.len();
        for run in self.runs(at) {
            for offset in 0..run.length {
                let (low, high) = self.in_run(run.length, offset).into_inner();
                if low <= high {
                    let place = (run.place + offset as u32) % total;
                    // The run across a ring's seam comes first, with places from both ends.
                    let after = out[before..].partition_point(|span| span.place < place);
                    out.insert(before + after, MoveRange { place, low, high });
                }
            }
        }
    }

    fn play(&self, at: &Pins, mv: &Move) -> Pins {
        let mut next = at.clone();
        for place in self.fallen(at, mv) {
            next.put(place, |_| false);
        }
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    /// Rows that can still be hit, ascending; a whole ring is 0 and its length.
    fn node(&self, at: &Pins) -> Node {
        if let Some(length) = self.whole_ring(at)
            && length >= self.least
        {
            return vec![0, length];
        }
        let lengths: Vec<u64> = self.runs(at).iter().map(|run| run.length).collect();
        crate::heaps::node(&lengths, self.least)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        if let [0, ring] = *node {
            let left = self.in_ring(ring).map(|taken| ring - taken);
            out.extend(left.map(|n| crate::heaps::node(&[n], self.least)));
            return;
        }
        for index in crate::heaps::distinct(node) {
            let length = node[index];
            for offset in 0..length {
                for taken in self.in_run(length, offset) {
                    let by = [offset, length - offset - taken];
                    if by[0] <= by[1] {
                        out.push(crate::heaps::replaced(node, index, by, self.least));
                    }
                }
            }
        }
    }

    fn state_bound(&self, at: &Pins) -> Option<u64> {
        Some(sum::multisets(self.runs(at).iter().map(|run| run.length).sum()))
    }
}

impl Theory for Throws {
    fn parts(rules: &Rc<Throws>, at: &Pins) -> PartPositions {
        // In a ring that has been broken, a row lies beside a gap.
        let alone = |run: Run| {
            let gap = usize::from(rules.ring);
            let pins = (0..gap + run.length as usize).map(|place| place >= gap).collect();
            Pins { rows: vec![pins] }
        };
        match rules.whole_ring(at) {
            Some(_) => living(rules, [at.clone()]),
            None => living(rules, rules.runs(at).into_iter().map(alone)),
        }
    }

    fn claim(&self, at: &Pins) -> Option<Claim> {
        if self.misere {
            return match self.solved_misere() {
                true => misere::claim(self, at),
                false => misere::counted(self, at),
            };
        }
        let values = self.values_for(at);
        Some(sum::claim(self, at, |pins| self.value(&values, pins)))
    }

    fn explanation(&self, at: &Pins) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        if self.misere && !self.solved_misere() {
            let moves = misere::throws_left(self, at)?;
            return Some(share(Count { moves, rows: None, misere: true }));
        }
        let parts: Vec<Part> =
            self.parts(at).into_iter().filter(|part| part.size >= self.least).collect();
        if self.misere {
            return Some(misere::explanation(parts));
        }
        Some(share(Parts::new(parts)))
    }

    fn naive(&self, at: &Pins) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}
