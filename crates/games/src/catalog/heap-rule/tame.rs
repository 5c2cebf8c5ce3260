//! Misère play where heaps are broken: by values, as long as every heap is tame.
//!
//! J. H. Conway, On Numbers and Games (1976), chapter 12; about.md has the proof.

use super::HeapRule;
use super::allowed::partitions;
use super::words;
use crate::table::{Cell, Shape, Table, sign};
use crate::theory::parts::{self, Part};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::mex::Mex;
use solver::play::Outcome;
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::{self, Rules as _};
use solver::verdict::{Claim, Known};

/// Heaps that the table lists.
const TOLD: usize = 24;

/// What a tame heap, or a position of tame heaps, is worth in misère play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tame {
    /// The Grundy value of normal play.
    value: u64,
    /// True if the player to move loses the position exactly if the value is 0, as in normal play; otherwise it is
    /// fickle, its value is 0 or 1, and the player to move loses exactly if it is 1.
    firm: bool,
}

impl Tame {
    /// The value in misère play: 0 exactly if the player to move loses.
    fn misere(self) -> u64 {
        if self.firm { self.value } else { 1 ^ self.value }
    }

    fn beside(self, other: Tame) -> Tame {
        Tame { value: self.value ^ other.value, firm: self.firm || other.firm }
    }
}

impl HeapRule {
    /// The heaps from 0 on, up to the first that is not tame or the end of the table.
    fn tame_heaps(&self) -> &[Tame] {
        self.tame.get_or_init(|| {
            let upto = if self.allowed.breaks() { self.allowed.tiles() } else { self.reach() };
            let takes = self.takes();
            let (mut heaps, mut normal, mut misere) = (Vec::new(), Mex::default(), Mex::default());
            for size in 0..=upto {
                normal.clear();
                misere.clear();
                let mut moves = false;
                for (count, digit) in takes.iter().take_while(|(count, _)| *count as u64 <= size) {
                    self.each_left(size - *count as u64, *digit, &heaps, &mut |left| {
                        moves = true;
                        normal.insert(left.value);
                        misere.insert(left.misere());
                    });
                }
                // Without a move the player to move wins.
                let values =
                    (normal.least_missing(), if moves { misere.least_missing() } else { 1 });
                match values {
                    (0, 1) | (1, 0) => heaps.push(Tame { value: values.0, firm: false }),
                    (value, other) if value == other => heaps.push(Tame { value, firm: true }),
                    _ => break,
                }
            }
            heaps
        })
    }

    /// Calls `each` with what every way to leave `rest` pieces is worth.
    fn each_left(&self, rest: u64, digit: u8, heaps: &[Tame], each: &mut dyn FnMut(Tame)) {
        if rest == 0 {
            if digit & 1 == 1 {
                each(Tame::default());
            }
            return;
        }
        for many in (1..=self.allowed.parts.max(1)).filter(|many| digit >> many & 1 == 1) {
            partitions(rest, many, 1, &mut Vec::new(), &mut |by| {
                if !(self.allowed.rule.unequal() && many == 2 && by[0] == by[1]) {
                    let all = by.iter().map(|size| heaps[*size as usize]);
                    each(all.fold(Tame::default(), Tame::beside));
                }
            });
        }
    }

    /// What a position is worth; `None` if one of its heaps is not tame, or beyond the table.
    fn tame(&self, at: &[u64]) -> Option<Tame> {
        let heaps = self.tame_heaps();
        let mut each = at.iter().map(|size| heaps.get(usize::try_from(*size).ok()?).copied());
        each.try_fold(Tame::default(), |all, one| Some(all.beside(one?)))
    }

    /// The claim of theory on misère play where all heaps are tame.
    pub(super) fn tame_claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let here = self.tame(at)?;
        let mut winning = rules::moves(self, at, usize::MAX);
        // Moves make heaps smaller, and those below a tame one are tame.
        winning.retain(|mv| self.tame(&self.play(at, mv)).is_some_and(|left| left.misere() == 0));
        Some(Claim {
            outcome: Outcome::of_mover_winning(here.misere() != 0),
            grundy: None,
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    /// Why, for heaps that have a move.
    pub(super) fn tame_heaps_of(&self, at: &[u64]) -> Option<TameHeaps> {
        let all = self.tame(at)?;
        let (mut parts, mut firm) = (Vec::new(), Vec::new());
        for size in at.iter().copied().filter(|size| self.allowed.alive(*size)) {
            let one = self.tame(&[size])?;
            parts.push(Part { size, ring: false, value: one.value });
            firm.extend(one.firm.then_some(size));
        }
        firm.sort_unstable();
        firm.dedup();
        Some(TameHeaps { parts, firm, all })
    }

    /// The tame heaps as a table; `None` if the rule only takes, where the values say the same.
    pub(super) fn tame_table(&self) -> Option<Table> {
        if !self.misere || self.allowed.only_takes() {
            return None;
        }
        let heaps = self.tame_heaps();
        let row = |(size, tame): (usize, &Tame)| {
            let kind = if tame.firm { words::firm() } else { words::fickle() };
            let cell = |words| Cell { words, outcome: None };
            vec![cell(sign(size)), cell(sign(tame.value)), cell(kind)]
        };
        Some(Table {
            caption: words::tame_caption(),
            note: words::tame_note(heaps.len() as u64 - 1),
            shape: Shape::Words {
                heads: vec![words::size_head(), words::value_head(), words::kind_head()],
                rows: heaps.iter().enumerate().take(TOLD).map(row).collect(),
            },
        })
    }
}

/// Tame heaps in misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TameHeaps {
    /// The heaps that have a move, with their values in normal play.
    parts: Vec<Part>,
    /// The sizes of those that are firm, ascending, each once.
    firm: Vec<u64>,
    /// All of them together.
    all: Tame,
}

impl TameHeaps {
    fn ones(&self) -> u64 {
        self.parts.iter().filter(|part| part.value == 1).count() as u64
    }
}

impl Explanation for TameHeaps {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.all.misere() != 0)
    }

    fn summary(&self) -> Message {
        if !self.all.firm {
            return words::no_firm(self.ones());
        }
        let sizes = shared::list(&self.firm);
        let summed = parts::summed(&self.parts);
        words::some_firm(&summed, self.all.value, self.firm.len() as u64, sizes)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if self.all.firm {
            words::leaves_firm(&parts::summed(&self.parts))
        } else {
            words::leaves_ones(self.ones())
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        parts::figure(&self.parts)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(StayTame)
    }
}

/// Leave the nim-sum 0 and a firm heap, or no firm heap and an odd number of heaps worth 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct StayTame;

impl How for StayTame {
    fn sentence(&self) -> Message {
        words::tame_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = typed::<HeapRule>(exchange.after);
        after.rules.tame(&after.at).is_some_and(|left| left.misere() == 0)
    }
}
