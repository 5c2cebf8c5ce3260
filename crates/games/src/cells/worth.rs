//! Values of positions of cells: nodes for search, and Grundy values of their parts.

use super::{Cells, large};
use crate::theory::board_parts::{BoardPart, BoardParts};
use crate::theory::{over, share};
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::play::Outcome;
use solver::rules::Node;
use solver::small_polyomino::{self, Removal, SmallPolyominoes};
use solver::values::Values;
use solver::verdict::{Claim, Known};

/// Greatest total weight of the parts that is searched.
const SEARCHED: u32 = 26;
/// Greatest sum of two to the weights of all parts whose values are found within a frame: the weight of
/// four by seven squares, and of a diamond with nine tokens in its longest row.
const REACH: u64 = 1 << 18;

/// Masks of all parts; `None` if one is too large.
fn masks(removal: Removal, at: &Cells) -> Option<Vec<u64>> {
    at.parts(removal).iter().map(|part| at.mask(removal, part)).collect()
}

/// The node of a position: its parts in canonical form, or all rows if a part is too large.
pub(crate) fn node(removal: Removal, at: &Cells) -> Node {
    match masks(removal, at) {
        Some(masks) => {
            let mut node: Node = masks.iter().map(|part| removal.canonical(*part)).collect();
            node.sort_unstable();
            node
        }
        // No part is empty, so a leading 0 marks this form.
        None => {
            // Lines ignore empty rows and columns.
            let closed = if removal == Removal::Lines { at.closed_up() } else { at.clone() };
            let at = &closed;
            let size = [0, u64::from(at.columns)];
            size.into_iter().chain(at.rows.iter().map(|row| u64::from(*row))).collect()
        }
    }
}

/// Appends the nodes that one move leads to.
pub(crate) fn options(removal: Removal, node: &[u64], out: &mut Vec<Node>) {
    if let [0, columns, rows @ ..] = node {
        let rows = rows.iter().map(|row| *row as u32).collect();
        let at = Cells { columns: *columns as u32, rows };
        let mut spans = Vec::new();
        at.spans(removal, &mut spans);
        for mv in solver::play::moves(&spans, usize::MAX) {
            out.push(self::node(removal, &at.play(removal, &mv)));
        }
        return;
    }
    let (mut taken, mut parts) = (Vec::new(), Vec::new());
    for i in 0..node.len() {
        if i > 0 && node[i] == node[i - 1] {
            continue;
        }
        taken.clear();
        removal.taken(node[i], &mut taken);
        for one in &taken {
            parts.clear();
            removal.parts(node[i] & !one, &mut parts);
            let mut next = node.to_vec();
            next.remove(i);
            next.extend(parts.iter().map(|part| removal.canonical(*part)));
            next.sort_unstable();
            out.push(next);
        }
    }
}

/// The weight of all parts together; `None` if one is too large.
fn weight(removal: Removal, at: &Cells) -> Option<u32> {
    Some(masks(removal, at)?.iter().map(|part| removal.weight(*part)).sum())
}

/// True if the parts are too large for a search.
pub(crate) fn out_of_reach(removal: Removal, at: &Cells) -> bool {
    weight(removal, at).is_none_or(|weight| weight > SEARCHED)
}

/// An upper estimate of the number of nodes below a position.
pub(crate) fn state_bound(removal: Removal, at: &Cells) -> u64 {
    if removal == Removal::Lines {
        let (rows, columns) = at.closed_up().size();
        if rows.min(columns) == 1 {
            return at.count() + 1;
        }
    }
    // A detached square stays for a while, so the number of such squares counts as well.
    let loose = if removal == Removal::Squares { at.count() + 1 } else { 1 };
    let boards = weight(removal, at).and_then(|weight| 1_u64.checked_shl(weight));
    boards.map_or(u64::MAX, |boards| boards.saturating_mul(loose))
}

/// A part with its value, and for lines with the values after each of its moves.
struct Worth {
    part: BoardPart,
    lines: Vec<(u32, u8)>,
}

/// Values of parts, as far as they are found at once.
struct Worths {
    removal: Removal,
    boards: SmallPolyominoes,
    strips: Option<Values>,
    /// What is left of [`REACH`].
    left: u64,
    /// Polyominoes that a search had to solve for this.
    searched: u64,
}

impl Worths {
    fn new(removal: Removal) -> Worths {
        Worths {
            removal,
            boards: SmallPolyominoes::new(removal),
            strips: None,
            left: 0,
            searched: 0,
        }
    }

    fn pay(&mut self, weight: u32) -> Option<()> {
        self.left = self.left.checked_sub(1 << weight.min(40))?;
        Some(())
    }

    /// The parts; detached single squares are grouped.
    fn of(&mut self, at: &Cells) -> Option<Vec<Worth>> {
        self.left = REACH;
        let mut found: Vec<Worth> = Vec::new();
        let mut loose: Option<usize> = None;
        for part in at.parts(self.removal) {
            if part.len() == 1 && self.removal == Removal::Squares {
                if let Some(known) = loose {
                    found[known].part.places.extend(part);
                    found[known].part.value ^= 1;
                    continue;
                }
                loose = Some(found.len());
                let part = BoardPart { places: part, value: 1, loose: true };
                found.push(Worth { part, lines: Vec::new() });
                continue;
            }
            found.push(match self.removal {
                Removal::Squares => self.squares(at, part)?,
                Removal::Lines => self.lines(at, part)?,
            });
        }
        Some(found)
    }

    /// The mask of a part whose value is found at once.
    fn affordable(&mut self, at: &Cells, part: &[u32]) -> Option<u64> {
        let mask = at.mask(self.removal, part)?;
        self.pay(self.removal.weight(mask)).map(|()| mask)
    }

    fn squares(&mut self, at: &Cells, part: Vec<u32>) -> Option<Worth> {
        let value = match at.strip(&part) {
            Some(long) => {
                self.strips.get_or_insert_with(|| Values::squares(200)).at(u64::from(long))?
            }
            None => match self.affordable(at, &part) {
                Some(mask) => self.boards.value(mask),
                None => {
                    let (value, searched) = large::known(at, &part)?;
                    self.searched = searched;
                    value
                }
            },
        };
        let part = BoardPart { places: part, value, loose: false };
        Some(Worth { part, lines: Vec::new() })
    }

    fn lines(&mut self, at: &Cells, part: Vec<u32>) -> Option<Worth> {
        let (high, _) = at.size();
        let (mut rows, mut used) = (Vec::new(), 0_u32);
        for row in 0..high {
            let within = |place: &&u32| **place / at.columns == row;
            let mask = part.iter().filter(within).fold(0, |all, p| all | 1 << (p % at.columns));
            used |= mask;
            if mask != 0 {
                rows.push((row, mask));
            }
        }
        if rows.len() == 1 || used.count_ones() == 1 {
            return Some(single(at, part));
        }
        self.pay(rows.len() as u32 + used.count_ones())?;
        let columns: Vec<u32> = (0..at.columns).filter(|c| used >> c & 1 == 1).collect();
        let masks: Vec<u32> = rows.iter().map(|(_, mask)| *mask).collect();
        let table = small_polyomino::lines(&masks, &columns);
        let all = table.len() - 1;
        let lines = rows.iter().map(|(row, _)| *row).chain(columns.iter().map(|c| high + c));
        let lines = (0..).zip(lines).map(|(bit, line)| (line, table[all ^ 1 << bit])).collect();
        let part = BoardPart { places: part, value: u64::from(table[all]), loose: false };
        Some(Worth { part, lines })
    }

    fn value(&mut self, at: &Cells) -> Option<u64> {
        Some(self.of(at)?.iter().fold(0, |xor, worth| xor ^ worth.part.value))
    }
}

/// Tokens on one line: value 1 if their number is odd, otherwise 2.
fn single(at: &Cells, part: Vec<u32>) -> Worth {
    let (high, _) = at.size();
    let tokens = part.len() as u64;
    let worth = |tokens: u64| if tokens == 0 { 0 } else { 2 - tokens % 2 };
    let mut lines = Vec::new();
    for place in &part {
        for line in [place / at.columns, high + place % at.columns] {
            if !lines.iter().any(|(known, _)| *known == line) {
                let left = tokens - at.line(line).len() as u64;
                lines.push((line, worth(left) as u8));
            }
        }
    }
    Worth { part: BoardPart { places: part, value: worth(tokens), loose: false }, lines }
}

/// The claim that follows from the values of the parts; `None` if a part is too large.
pub fn claim(removal: Removal, at: &Cells) -> Option<Claim> {
    let mut worths = Worths::new(removal);
    let parts = worths.of(at)?;
    let value = parts.iter().fold(0, |xor, worth| xor ^ worth.part.value);
    let (mut spans, mut winning) = (Vec::new(), Vec::new());
    if value > 0 {
        at.spans(removal, &mut spans);
    }
    for mv in solver::play::moves(&spans, usize::MAX) {
        let after = match removal {
            Removal::Squares => worths.value(&at.play(removal, &mv))?,
            Removal::Lines => {
                let line = mv.first().place;
                parts.iter().fold(0, |xor, worth| {
                    let moved = worth.lines.iter().find(|(one, _)| *one == line);
                    xor ^ moved.map_or(worth.part.value, |(_, value)| u64::from(*value))
                })
            }
        };
        if after == 0 {
            winning.push(mv);
        }
    }
    Some(Claim {
        outcome: Outcome::of_mover_winning(value > 0),
        grundy: Some(value),
        winning,
        more: false,
        distance: None,
        known: match worths.searched {
            0 => Known::Sum,
            positions => Known::Search { positions },
        },
    })
}

/// The parts of a position as an explanation; `None` if one is too large.
pub fn explanation(removal: Removal, at: &Cells) -> Option<SharedExplanation> {
    if at.count() == 0 {
        return over();
    }
    let parts = Worths::new(removal).of(at)?;
    let parts: Vec<BoardPart> = parts.into_iter().map(|worth| worth.part).collect();
    Some(share(BoardParts::new(parts)))
}

/// The Grundy value of any position whose parts fit into eight by eight, without a limit of time.
pub fn value(removal: Removal, at: &Cells) -> Option<u64> {
    let mut boards = SmallPolyominoes::new(removal);
    let masks = masks(removal, at)?;
    Some(masks.into_iter().fold(0, |xor, part| xor ^ boards.value(part)))
}
