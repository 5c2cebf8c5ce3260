//! Boards from which runs are taken: their parts as masks, nodes of search, and values in normal play.

use super::board_parts::{BoardPart, BoardParts};
use super::half_turn::HalfTurn;
use super::{over, share};
use crate::cells::Cells;
use crate::cells::mask::{self, ROW, cells, frame, least_reflection, mask};
use crate::kinds::Runs;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::mex::mex;
use solver::play::Outcome;
use solver::rules::{self, Node, Rules};
use solver::small_polyomino::Removal;
use solver::sum;
use solver::verdict::{Claim, Known};
use spin::Mutex;

/// The most cells of a part whose value is found within a frame.
const QUICK: u32 = 16;
/// Marks the canonical form of a part that is wider than eight cells.
const WIDE: u128 = 1 << 127;

/// Grundy values of canonical parts by the least length of a run; the longest run of a game follows from it.
type Values = BTreeMap<(u64, u128), u64>;

/// The values found so far, so that the next position of the same game is answered at once.
static KNOWN: Mutex<Values> = Mutex::new(BTreeMap::new());

/// A part in the same form for all its places, turns and reflections; a wide one is not turned on its side.
fn canonical(part: u128) -> u128 {
    let [(top, _), (left, right)] = frame(part);
    if right - left < 8 {
        let small = cells(part).fold(0_u64, |all, (r, c)| all | 1 << (8 * (r - top) + c - left));
        return Removal::Squares.canonical(small).into();
    }
    WIDE | least_reflection(part)
}

/// The mask of a canonical form.
fn unfolded(form: u128) -> u128 {
    if form & WIDE != 0 {
        return form & !WIDE;
    }
    (0..8).fold(0, |all, row| all | (form >> (8 * row) & 0xff) << (ROW * row))
}

/// The parts that no side of a cell joins and in which there is a move, by their first cells.
fn parts(left: u128, length: (u64, u64)) -> Vec<u128> {
    let mut found = mask::parts(left);
    // Two cells that are joined are a run, and so is each single one where it may be taken.
    found.retain(|part| u64::from(part.count_ones()) >= length.0.min(2));
    found
}

/// Appends the masks of all runs of a part.
fn runs(part: u128, (least, most): (u64, u64), out: &mut Vec<u128>) {
    for (row, column) in cells(part) {
        for step in [1, ROW] {
            let mut last = 1_u128 << (ROW * row + column);
            let (mut run, mut length) = (0, 0);
            while last != 0 && length < most {
                (run, length) = (run | last, length + 1);
                // A single cell is a run across.
                if length >= least && (length > 1 || step == 1) {
                    out.push(run);
                }
                last = last << step & part;
            }
        }
    }
}

/// The parts that a run leaves of a part, each in its canonical form.
fn left(part: u128, run: u128, length: (u64, u64)) -> impl Iterator<Item = u128> {
    parts(part & !run, length).into_iter().map(canonical)
}

/// Canonical forms as a node, two words each.
fn written(mut forms: Vec<u128>) -> Node {
    forms.sort_unstable();
    forms.into_iter().flat_map(|form| [(form >> 64) as u64, form as u64]).collect()
}

/// The parts in canonical form, ascending.
pub(crate) fn node(at: &Cells, length: (u64, u64)) -> Node {
    written(left(mask(at), 0, length).collect())
}

/// Appends the nodes after one move.
pub(crate) fn options(node: &[u64], length: (u64, u64), out: &mut Vec<Node>) {
    let form = |pair: &[u64]| u128::from(pair[0]) << 64 | u128::from(pair[1]);
    let forms: Vec<u128> = node.chunks_exact(2).map(form).collect();
    let mut taken = Vec::new();
    for i in (0..forms.len()).filter(|i| *i == 0 || forms[*i] != forms[*i - 1]) {
        let part = unfolded(forms[i]);
        taken.clear();
        runs(part, length, &mut taken);
        for run in &taken {
            let mut next = forms.clone();
            next.remove(i);
            next.extend(left(part, *run, length));
            out.push(written(next));
        }
    }
}

/// The filled cells of parts in which there is a move.
fn alive(at: &Cells, length: (u64, u64)) -> u32 {
    parts(mask(at), length).iter().map(|part| part.count_ones()).sum()
}

/// An upper estimate of the number of nodes below a position.
pub(crate) fn state_bound(at: &Cells, length: (u64, u64)) -> u64 {
    1_u64.checked_shl(alive(at, length)).unwrap_or(u64::MAX)
}

/// True if more cells than these are left to search.
pub(crate) fn beyond(at: &Cells, length: (u64, u64), cells: u32) -> bool {
    alive(at, length) > cells
}

/// The parts in which there is a move, each as a board of its own without empty lines at its edges.
pub(crate) fn boards(at: &Cells, length: (u64, u64)) -> Vec<Cells> {
    parts(mask(at), length).into_iter().map(trimmed).collect()
}

/// A mask as a board without empty lines at its edges.
fn trimmed(part: u128) -> Cells {
    let [(top, bottom), (left, right)] = frame(part);
    let holds = |row: u32, column: u32| part >> (ROW * (top + row) + left + column) & 1 == 1;
    Cells::new(bottom - top + 1, right - left + 1, holds)
}

/// The value of a part in canonical form, by all its moves.
fn worth(form: u128, length: (u64, u64), known: &mut Values) -> u64 {
    if let Some(value) = known.get(&(length.0, form)) {
        return *value;
    }
    let (part, mut taken, mut options) = (unfolded(form), Vec::new(), Vec::new());
    runs(part, length, &mut taken);
    for run in taken {
        let after = left(part, run, length);
        options.push(after.fold(0, |xor, form| xor ^ worth(form, length, known)));
    }
    let value = mex(options);
    known.insert((length.0, form), value);
    value
}

/// The parts with their values in normal play; `None` if one is too large for that.
fn valued(cells: u128, length: (u64, u64)) -> Option<Vec<(u128, u64)>> {
    let parts = parts(cells, length);
    if parts.iter().any(|part| part.count_ones() > QUICK) {
        return None;
    }
    let known = &mut *KNOWN.lock();
    let value = |part: u128| (part, worth(canonical(part), length, known));
    Some(parts.into_iter().map(value).collect())
}

/// The Grundy value in normal play; `None` if a part is too large.
pub(crate) fn value(at: &Cells, length: (u64, u64)) -> Option<u64> {
    Some(valued(mask(at), length)?.iter().fold(0, |xor, (_, value)| xor ^ value))
}

/// The half-turn that maps the living cells of a board onto themselves, if it decides the game.
pub(crate) fn half_turn(at: &Cells, length: (u64, u64)) -> Option<HalfTurn> {
    let living = parts(mask(at), length).iter().fold(0, |all, part| all | part);
    if living == 0 {
        return None;
    }
    let cells: Vec<(u32, u32)> = cells(living).collect();
    let [rows, columns] = frame(living).map(|(first, last)| first + last);
    if !cells.iter().all(|(row, column)| cells.contains(&(rows - row, columns - column))) {
        return None;
    }
    // The middle is a cell, a seam between two cells, or a corner of four, which no run covers.
    let near =
        |(row, column): &&(u32, u32)| rows.abs_diff(2 * row) + columns.abs_diff(2 * column) <= 1;
    let middle = cells.iter().filter(near).count() as u64;
    let decides = middle == 0 || (length.0..=length.1).contains(&middle);
    let whole = at.size().1;
    decides.then_some(HalfTurn { rows, columns, across: whole, middle })
}

/// The claim in normal play, by values or by a half-turn; `None` if only search can decide.
pub(crate) fn claim<R: Rules<Positions = Runs>>(rules: &R, at: &Cells) -> Option<Claim> {
    let length = rules.positions().length;
    let small = |at: &Cells| value(at, length);
    if small(at).is_some() {
        return Some(sum::claim(rules, at, |at| small(at).unwrap_or(0)));
    }
    let lost = half_turn(at, length)?.middle == 0;
    let loses = |at: &Cells| {
        let turned = || half_turn(at, length).is_some_and(|turn| turn.middle == 0);
        small(at).map_or_else(turned, |value| value == 0)
    };
    let mut winning = Vec::new();
    if !lost {
        winning = rules::moves(rules, at, usize::MAX);
        winning.retain(|mv| loses(&rules.play(at, mv)));
    }
    Some(Claim {
        outcome: Outcome::of_mover_winning(!lost),
        grundy: lost.then_some(0),
        winning,
        more: !lost,
        distance: None,
        known: Known::Theory,
    })
}

/// The explanation in normal play: a half-turn, or the values of the parts.
pub(crate) fn explanation(at: &Cells, length: (u64, u64)) -> Option<SharedExplanation> {
    let left = mask(at);
    if parts(left, length).is_empty() {
        return over();
    }
    if let Some(turn) = half_turn(at, length) {
        return Some(share(turn));
    }
    let columns = at.size().1;
    let places = |part: u128| cells(part).map(|(row, column)| row * columns + column).collect();
    let part = |(part, value)| BoardPart { places: places(part), value, loose: false };
    Some(share(BoardParts::new(valued(left, length)?.into_iter().map(part).collect())))
}

/// The lengths of the parts, if each is a straight row; misère play of them is misère play of Nim.
pub(crate) fn straight(at: &Cells, length: (u64, u64)) -> Option<Vec<u64>> {
    let of = |board: &Cells| {
        let (rows, columns) = board.size();
        (rows.min(columns) == 1).then_some(u64::from(rows.max(columns)))
    };
    boards(at, length).iter().map(of).collect()
}
