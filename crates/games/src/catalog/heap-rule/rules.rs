//! Play under a typed rule: on piles where nothing is broken, else on rows of tiles.

use super::HeapRule;
use super::allowed::partitions;
use crate::heaps;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use solver::board::{self, Board, Piece};
use solver::code::{self, CodeError, Fault, ListRange};
use solver::fact::{Fact, Part};
use solver::play::{Move, Span, Step};
use solver::rules::{self, Node, Rules, Sizes};
use solver::sum;
use solver::verdict::Claim;

/// Most heaps where nothing is broken.
const HEAPS: usize = 12;
/// Largest heap there, and where the numbers that may be taken never end.
const LARGEST: [u64; 2] = [1_000_000_000_000_000, 1000];

impl HeapRule {
    /// Tiles through all rows, with the row that each belongs to and its place there.
    fn tiles<'a>(&self, at: &'a [u64]) -> impl Iterator<Item = (u32, u64, u64)> + 'a {
        let row = |length: &u64| (0..*length).map(|tile| (tile, *length)).collect::<Vec<_>>();
        let all = at.iter().flat_map(row);
        all.enumerate().map(|(place, (tile, length))| (place as u32, tile, length))
    }

    /// Moves of one step on rows of tiles.
    fn row_spans(&self, at: &[u64], out: &mut Vec<Span>) {
        for (place, tile, length) in self.tiles(at) {
            let mut last = 0;
            let right = length - tile;
            for (count, _) in self.allowed.takes(right).filter(|(count, _)| *count > 0) {
                if !self.allowed.leaves(count, tile, right - count) {
                    continue;
                }
                match out.last_mut() {
                    Some(span) if last + 1 == count && span.place == 2 * place => span.high = count,
                    _ => out.push(Span { place: 2 * place, low: count, high: count }),
                }
                last = count;
            }
            if right > 1 && self.allowed.leaves(0, tile + 1, right - 1) {
                out.push(Span { place: 2 * place + 1, low: 1, high: 1 });
            }
        }
    }

    /// Moves of one step on piles.
    fn pile_spans(&self, at: &[u64], out: &mut Vec<Span>) {
        for (place, size) in (0..).zip(at) {
            let mut last = 0;
            for (count, _) in self.allowed.takes(*size) {
                if !self.allowed.leaves(count, size - count, 0) {
                    continue;
                }
                match out.last_mut() {
                    Some(span) if last + 1 == count && span.place == place => span.high = count,
                    _ => out.push(Span { place, low: count, high: count }),
                }
                last = count;
            }
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
        let plain = self.allowed.law().takes().iter().all(|take| take.parts == 3);
        plain && !self.allowed.endless() && at.len() == 1
    }
}

impl Rules for HeapRule {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        if !self.allowed.breaks() {
            let largest = LARGEST[usize::from(self.allowed.endless())];
            let range = ListRange { of: "heaps", count: (1, HEAPS), each: (0, largest) };
            return code::list(text, range);
        }
        let tiles = self.allowed.tiles();
        let range = ListRange { of: "heaps", count: (1, tiles as usize), each: (0, tiles) };
        let mut heaps = code::list(text, range)?;
        if heaps.iter().sum::<u64>() > tiles {
            let fault = Fault::Count { of: "pieces in all", least: 1, most: tiles };
            return Err(CodeError::new(text.len(), fault));
        }
        heaps.retain(|heap| *heap > 0);
        Ok(if heaps.is_empty() { vec![0] } else { heaps })
    }

    fn write(&self, at: &Vec<u64>) -> String {
        code::write_list(at)
    }

    fn board(&self, at: &Vec<u64>) -> Board {
        if !self.allowed.breaks() {
            return Board::Piles { piles: at.clone(), piece: Piece::Stone, limit: None };
        }
        let seams = self.allowed.law().parts(0) > 0;
        let tiles = self.allowed.law().takes().len() > usize::from(seams) || self.allowed.endless();
        Board::Rows { rows: at.clone(), tiles, seams }
    }

    fn spans(&self, at: &Vec<u64>, out: &mut Vec<Span>) {
        if self.allowed.breaks() { self.row_spans(at, out) } else { self.pile_spans(at, out) }
    }

    /// One more cut of what lies to the right of the last, where one more heap may be left.
    fn further(&self, at: &Vec<u64>, steps: &[Step], out: &mut Vec<Span>) {
        if self.allowed.parts() < 3 {
            return;
        }
        let Some(mv) = Move::many(steps.to_vec()) else { return };
        let Some((row, taken, left)) = board::parted(at, &mv) else { return };
        let more = left.len() as u32 + 1;
        if left.len() < 2 || self.allowed.law().parts(taken) >> more & 1 == 0 {
            return;
        }
        let after: u64 = at[..=row].iter().sum();
        let last = left[left.len() - 1];
        let cuts = (after - last..after).take(last as usize - 1);
        out.extend(cuts.map(|tile| Span { place: 2 * tile as u32 + 1, low: 1, high: 1 }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let mut next = at.clone();
        if !self.allowed.breaks() {
            next[mv.first().place as usize] -= mv.first().amount;
            return next;
        }
        if let Some((row, _, left)) = board::parted(at, mv) {
            next.splice(row..=row, left);
        }
        if next.is_empty() { vec![0] } else { next }
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        self.node_of(at.iter().copied())
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let strict = self.allowed.law().unequal();
        for i in heaps::distinct(node) {
            let beside = || node[..i].iter().chain(&node[i + 1..]).copied();
            for (count, parts) in self.allowed.takes(node[i]) {
                let rest = node[i] - count;
                if rest == 0 && parts & 1 == 1 {
                    out.push(beside().collect());
                }
                for many in (1..=self.allowed.parts()).filter(|many| parts >> many & 1 == 1) {
                    partitions(rest, many, 1, &mut Vec::new(), &mut |by| {
                        if !(strict && many == 2 && by[0] == by[1]) {
                            out.push(self.node_of(beside().chain(by.iter().copied())));
                        }
                    });
                }
            }
        }
    }

    fn extent(&self, at: &Vec<u64>) -> u64 {
        let node = self.node(at);
        if self.allowed.breaks() {
            return sum::multisets(node.iter().sum());
        }
        node.iter().fold(1, |all, heap| u64::saturating_mul(all, heap.saturating_add(1)))
    }

    fn out_of_reach(&self, at: &Vec<u64>) -> bool {
        self.extent(at) > 1 << 40
    }

    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        if self.misere {
            return None;
        }
        self.living(at)?;
        let value = |size: u64| self.value(size).expect("no move makes a heap larger");
        Some(sum::claim(self, at, |heaps| heaps.iter().fold(0, |xor, heap| xor ^ value(*heap))))
    }

    fn fact(&self, at: &Vec<u64>) -> Option<Fact> {
        if rules::spans(self, at).is_empty() {
            return Some(Fact::Over);
        }
        if self.misere {
            return None;
        }
        let parts = self.living(at)?;
        if let ([part], true) = (parts.as_slice(), self.one_pile(at)) {
            let period = self.values().period().map(|period| (period.start, period.length));
            return Some(Fact::Class { pile: part.size, value: part.value, period, misere: false });
        }
        let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
        Some(Fact::Parts { parts, xor })
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let spans = rules::spans(self, at);
        let most = spans.iter().map(|span| span.high).max()?;
        let first = spans.iter().find(|span| span.high == most)?;
        Some(Move::one(first.place, most))
    }

    fn sizes(&self) -> Sizes {
        if !self.allowed.breaks() {
            let largest = LARGEST[usize::from(self.allowed.endless())];
            return Sizes { count: (1, HEAPS), each: (1, largest) };
        }
        let heaps = if self.allowed.parts() > 2 { 3 } else { 6 };
        Sizes { count: (1, heaps), each: (1, self.allowed.tiles() / heaps as u64) }
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        at.clone()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Vec<u64> {
        sizes.to_vec()
    }

    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        heaps::edited(at, place, amount.max(1))
    }

    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> Vec<u64> {
        let opening = self.allowed.opening().unwrap_or(1);
        let least = self.allowed.least().max(4);
        let room = if self.allowed.breaks() { self.allowed.tiles() } else { u64::MAX };
        let many = if 3 * (least + 8) <= room { 1 + roll(3) } else { 1 };
        let mut heaps: Vec<u64> = (0..many).map(|_| (least + roll(9)).min(room / many)).collect();
        if heaps.iter().all(|heap| !self.allowed.alive(*heap)) {
            heaps[0] = opening;
        }
        heaps
    }

    /// On rows: the heap, how many are taken, and the sizes of the heaps before the last.
    fn write_move(&self, at: &Vec<u64>, mv: &Move) -> String {
        if !self.allowed.breaks() {
            return rules::write_steps(mv);
        }
        let Some((row, taken, left)) = board::parted(at, mv) else { return String::new() };
        let mut numbers = vec![row as u64 + 1, taken];
        let first: u64 = at[..row].iter().sum();
        // What is taken from the left end leaves nothing before it, and only that is not said.
        let from_left = taken > 0 && u64::from(mv.first().place / 2) == first;
        let named = if from_left { 0 } else { mv.steps().len() };
        numbers.extend(&left[..named]);
        numbers.iter().map(u64::to_string).collect::<Vec<_>>().join("-")
    }

    fn read_move(&self, at: &Vec<u64>, text: &str) -> Result<Move, CodeError> {
        if !self.allowed.breaks() {
            return rules::read_steps(text, at.len() as u64);
        }
        let mut numbers = Vec::new();
        let mut place = 1;
        for piece in text.split('-') {
            let range = if numbers.is_empty() { (1, at.len() as u64) } else { (0, 120) };
            numbers.push((place, code::number(piece, place, range.0, range.1)?));
            place += piece.chars().count() + 1;
        }
        let [(_, heap), (_, taken), left @ ..] = numbers.as_slice() else {
            return Err(CodeError::wanted(place - 1, "a hyphen and how many are taken"));
        };
        let first: u64 = at[..*heap as usize - 1].iter().sum();
        let size = at[*heap as usize - 1];
        let (mut begin, mut steps) = (0, Vec::new());
        if left.is_empty() {
            if *taken == 0 {
                return Err(CodeError::wanted(
                    place - 1,
                    "a hyphen and the size of a heap to leave",
                ));
            }
            steps.push(Step { place: 2 * first as u32, amount: *taken });
        }
        for (at, length) in left {
            let end = begin + length;
            let few = *length == 0 && (*taken == 0 || !steps.is_empty());
            let takes = if steps.is_empty() { *taken } else { 0 };
            if few || end + takes >= size + u64::from(takes > 0) {
                return Err(CodeError::rules(*at, "the heap has no room for these numbers"));
            }
            steps.push(match takes {
                0 => Step { place: 2 * (first + end) as u32 - 1, amount: 1 },
                _ => Step { place: 2 * (first + end) as u32, amount: takes },
            });
            begin = end + takes;
        }
        Move::many(steps).ok_or(CodeError::wanted(1, "a heap"))
    }
}
