//! Play under a typed rule: on piles if no heap is broken, otherwise on rows of tiles.

use super::HeapRule;
use super::allowed::partitions;
use super::parted::parted;
use super::words;
use crate::heaps;
use crate::theory::class::Class;
use crate::theory::parts::{MisereHeaps, Part, Parts};
use crate::theory::{over, share};
use crate::words as shared;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::String;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::theory::{PartPositions, Theory, living};

use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError, ListRange};
use solver::play::{self, Move, MoveRange, Outcome, Step};
use solver::rules::{self, Node, Rules, Sizes};
use solver::sum;
use solver::verdict::{Claim, Known};

/// Most heaps if no heap is broken.
const HEAPS: usize = 12;
/// Most tiles on any board where heaps are broken.
const ROOM: u64 = 120;
/// Largest heap of such rules, and of those with no limit to a take.
const LARGEST: [u64; 2] = [1_000_000_000_000_000, 1000];

impl HeapRule {
    /// Appends moves that take from a place on some of the `right` tiles, beside `left` others.
    fn takes_from(&self, place: u32, (left, right): (u64, u64), out: &mut Vec<MoveRange>) {
        let begun = out.len();
        self.allowed.takes(right, &mut |count, digit| {
            if count == 0 || !self.allowed.leaves(digit, left, right - count) {
                return;
            }
            match out[begun..].last_mut() {
                Some(span) if span.high + 1 == count => span.high = count,
                _ => out.push(MoveRange { place, low: count, high: count }),
            }
        });
    }

    /// Appends the seams between these tiles, counted through all rows.
    fn seams(first: u64, end: u64, out: &mut Vec<MoveRange>) {
        let seam = |tile: u64| MoveRange { place: 2 * tile as u32 + 1, low: 1, high: 1 };
        out.extend((first..end).map(seam));
    }

    /// Most pieces in a heap and, if heaps are broken, on the whole board.
    fn most(&self) -> u64 {
        match (self.allowed.breaks(), self.allowed.endless()) {
            (true, _) => self.allowed.tiles(),
            (_, endless) => LARGEST[usize::from(endless)],
        }
    }

    fn node_of(&self, heaps: impl Iterator<Item = u64>) -> Node {
        heaps::ascending(heaps.filter(|heap| self.allowed.alive(*heap)))
    }

    /// Living heaps with their values; `None` where one is beyond the table.
    fn living(&self, at: &[u64]) -> Option<Vec<Part>> {
        let alive = at.iter().copied().filter(|heap| self.allowed.alive(*heap));
        let part = |size| Some(Part { size, ring: false, value: self.value(size)? });
        alive.map(part).collect()
    }

    /// True if a position is a single pile under a set of numbers.
    fn one_pile(&self, at: &[u64]) -> bool {
        at.len() == 1 && !self.allowed.repeats() && self.allowed.only_takes()
    }

    /// True if heaps with these values lose for the player to move, the last move losing.
    ///
    /// T. S. Ferguson, “On sums of graph games with last player losing” (International Journal of
    /// Game Theory 3, 1974): where moves only take numbers of a set from a heap, a heap is worth 1
    /// exactly if it is worth 0 with the least number fewer, and misère play follows misère Nim
    /// with the values in place of the heaps.
    fn misere_lost(values: &[u64]) -> bool {
        let xor = values.iter().fold(0, |xor, value| xor ^ value);
        if values.iter().any(|value| *value > 1) { xor == 0 } else { xor == 1 }
    }

    /// The claim of theory on misère play under rules whose moves only take.
    fn misere_claim(&self, at: &[u64]) -> Option<Claim> {
        let values: Vec<u64> = at.iter().map(|heap| self.value(*heap)).collect::<Option<_>>()?;
        let wins = !HeapRule::misere_lost(&values);
        let mut winning = Vec::new();
        let mut after = values.clone();
        for mv in rules::moves(self, &at.to_vec(), usize::MAX) {
            let heap = mv.first().place as usize;
            after[heap] = self.value(at[heap] - mv.first().amount)?;
            if HeapRule::misere_lost(&after) {
                winning.push(mv);
            }
            after[heap] = values[heap];
        }
        let outcome = Outcome::of_mover_winning(wins);
        Some(Claim {
            outcome,
            grundy: None,
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }
}

impl PositionKind for HeapRule {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        let most = self.most();
        let breaks = self.allowed.breaks();
        let count = if breaks { most as usize } else { HEAPS };
        let mut heaps =
            code::list(text, ListRange { of: shared::heaps, count: (1, count), each: (0, most) })?;
        if breaks {
            if heaps.iter().sum::<u64>() > most {
                let range = (1, most);
                return Err(CodeError::count(text.len(), words::pieces_in_all, range));
            }
            heaps.retain(|heap| *heap > 0);
            if heaps.is_empty() {
                heaps.push(0);
            }
        }
        Ok(heaps)
    }

    fn write(&self, at: &Vec<u64>) -> String {
        code::write_list(at)
    }

    fn sizes(&self) -> Sizes {
        let heaps = match self.allowed.parts {
            0 | 1 => return Sizes { count: (1, HEAPS), each: (1, self.most()) },
            2 => 6,
            _ => 3,
        };
        Sizes { count: (1, heaps), each: (1, self.most() / heaps as u64) }
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        at.clone()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        Some(sizes.to_vec())
    }

    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        heaps::edited(at, place, amount.max(1))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<u64>> {
        let opening = self.allowed.opening().unwrap_or(1);
        let least = (1..opening).find(|size| self.allowed.alive(*size)).unwrap_or(opening).max(4);
        let room = if self.allowed.breaks() { self.allowed.tiles() } else { u64::MAX };
        let many = if 3 * (least + 8) <= room { 1 + roll(3) } else { 1 };
        let mut heaps: Vec<u64> = (0..many).map(|_| (least + roll(9)).min(room / many)).collect();
        if heaps.iter().all(|heap| !self.allowed.alive(*heap)) {
            heaps[0] = opening;
        }
        Some(heaps)
    }

    /// On rows: the heap, the number of tiles taken, and the sizes of the heaps before the last.
    fn write_move(&self, at: &Vec<u64>, mv: &Move) -> String {
        let (true, Some((row, taken, left))) = (self.allowed.breaks(), parted(at, mv)) else {
            return rules::write_steps(mv);
        };
        let mut text = format!("{}-{taken}", row + 1);
        let first: u64 = at[..row].iter().sum();
        // A take from the left end leaves no tiles before it; only in that case the size is left out.
        if u64::from(mv.first().place) != 2 * first {
            for length in &left[..mv.steps().len()] {
                text += &format!("-{length}");
            }
        }
        text
    }

    fn read_move(&self, at: &Vec<u64>, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        if !self.allowed.breaks() {
            return rules::read_steps(text, at.len() as u64);
        }
        let (mut place, mut numbers) = (1, Vec::new());
        for piece in text.split('-') {
            numbers.push(code::number(piece, place, 0, ROOM)?);
            place += piece.chars().count() + 1;
        }
        let [heap, taken, left @ ..] = numbers.as_slice() else {
            return Err(CodeError::wanted(place - 1, words::hyphen_and_taken));
        };
        let row = heap.checked_sub(1).filter(|row| (*row as usize) < at.len());
        let row = row.ok_or(CodeError::range(1, (1, at.len() as u64)))? as usize;
        let first: u64 = at[..row].iter().sum();
        if *taken > 0 && left.is_empty() {
            return Ok(Move::one(2 * first as u32, *taken));
        }
        let (mut end, mut steps) = (0, Vec::new());
        for length in left {
            end += length;
            let amount = if steps.is_empty() { *taken } else { 0 };
            let tile = (2 * (first + end)).checked_sub(u64::from(amount == 0));
            let Some(tile) = tile.filter(|_| end < at[row]) else {
                return Err(CodeError::rules(1, words::no_room));
            };
            steps.push(Step { place: tile as u32, amount: amount.max(1) });
            end += amount;
        }
        Move::many(steps).ok_or(CodeError::wanted(place - 1, words::hyphen_and_size))
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> Message {
        if self.allowed.breaks() {
            crate::kits::heaps::heap_name(index)
        } else {
            crate::kits::heaps::size_name(at.len(), index)
        }
    }
}

impl Rules for HeapRule {
    type Positions = HeapRule;

    fn positions(&self) -> HeapRule {
        self.clone()
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let (breaks, cut) = (self.allowed.breaks(), self.allowed.digit(0));
        let mut first = 0;
        for (index, size) in at.iter().enumerate() {
            if !breaks {
                self.takes_from(index as u32, (0, *size), out);
                continue;
            }
            for tile in 0..*size {
                let place = first + tile;
                self.takes_from(2 * place as u32, (tile, size - tile), out);
                if tile + 1 < *size && self.allowed.leaves(cut, tile + 1, size - tile - 1) {
                    HeapRule::seams(place, place + 1, out);
                }
            }
            first += size;
        }
    }

    /// One more cut to the right of the last one, where another heap may be left.
    fn next_steps(&self, at: &Vec<u64>, steps: &[Step], out: &mut Vec<MoveRange>) {
        let mv = Move::many(steps.to_vec()).filter(|_| self.allowed.parts > 2);
        let Some((row, taken, left)) = mv.and_then(|mv| parted(at, &mv)) else { return };
        if left.len() > 1 && u32::from(self.allowed.digit(taken)) >> (left.len() + 1) & 1 == 1 {
            let end: u64 = at[..=row].iter().sum();
            HeapRule::seams(end - left[left.len() - 1], end - 1, out);
        }
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let mut next = at.clone();
        let step = mv.first();
        if !self.allowed.breaks() {
            next[step.place as usize] -= step.amount;
        } else if let Some((row, _, left)) = parted(at, mv) {
            next.truncate(row);
            next.extend(left);
            next.extend(&at[row + 1..]);
            if next.is_empty() {
                next.push(0);
            }
        }
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        self.node_of(at.iter().copied())
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        for i in heaps::distinct(node) {
            let beside = || node[..i].iter().chain(&node[i + 1..]).copied();
            self.allowed.takes(node[i], &mut |count, digit| {
                let rest = node[i] - count;
                if rest == 0 && digit & 1 == 1 {
                    out.push(beside().collect());
                }
                for many in (1..=self.allowed.parts.max(1)).filter(|many| digit >> many & 1 == 1) {
                    partitions(rest, many, 1, &mut Vec::new(), &mut |by| {
                        if !(self.allowed.rule.unequal() && many == 2 && by[0] == by[1]) {
                            out.push(self.node_of(beside().chain(by.iter().copied())));
                        }
                    });
                }
            });
        }
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        let node = self.node(at);
        if self.allowed.breaks() {
            return Some(sum::multisets(node.iter().sum()));
        }
        Some(node.iter().fold(1, |all, heap| u64::saturating_mul(all, heap.saturating_add(1))))
    }

    fn out_of_reach(&self, at: &Vec<u64>) -> bool {
        self.state_bound(at).is_some_and(|bound| bound > 1 << 23)
    }
}

impl Theory for HeapRule {
    fn parts(rules: &Rc<HeapRule>, at: &Vec<u64>) -> PartPositions {
        living(rules, at.iter().map(|heap| vec![*heap]))
    }

    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        if self.misere {
            let only_takes = self.allowed.only_takes();
            return if only_takes { self.misere_claim(at) } else { self.tame_claim(at) };
        }
        self.living(at)?;
        let value = |size: u64| self.value(size).expect("no move makes a heap larger");
        Some(sum::claim(self, at, |heaps| heaps.iter().fold(0, |xor, heap| xor ^ value(*heap))))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        if self.misere && !self.allowed.only_takes() {
            return self.tame_heaps_of(at).map(share);
        }
        let parts = self.living(at)?;
        if self.misere {
            let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
            return Some(share(MisereHeaps { parts, xor }));
        }
        if let ([part], true) = (parts.as_slice(), self.one_pile(at)) {
            let values = self.values();
            let period = values.period().map(|period| (period.start, period.length));
            let (pile, value, lost) = (part.size, part.value, heaps::lost(values));
            return Some(share(Class { pile, value, period, misere: false, lost }));
        }
        Some(share(Parts::new(parts)))
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}
