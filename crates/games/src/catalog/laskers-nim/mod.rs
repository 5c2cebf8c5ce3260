//! Lasker’s Nim: take any number from one heap, or split one heap in two without taking.

mod board;
pub mod theory;

crate::words::words!("laskers-nim");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::heaps;
use crate::kinds::{Deal, Heaps, Names};
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::theory::{in_pairs, over, share};
use crate::words as shared;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes};
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::Claim;
use theory::{Sizes as HeapValues, TwinHeaps, value};

/// Most tiles in all, and most heaps at the start.
const TILES: u64 = 60;
const HEAPS: usize = 5;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct LaskersNim;

/// What a move does to its heap of this size: an amount up to the size takes so many tiles, and a larger one splits off
/// as many as it is larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// So many tiles go.
    Take(u64),
    /// The heap becomes two of these sizes, the smaller one first.
    Split(u64, u64),
}

impl Deed {
    /// The deed of a move.
    pub fn of(at: &[u64], mv: &Move) -> Deed {
        let (size, amount) = (at[mv.first().place as usize], mv.first().amount);
        match amount.checked_sub(size) {
            None | Some(0) => Deed::Take(amount),
            Some(small) => Deed::Split(small, size - small),
        }
    }
}

impl PositionKind for LaskersNim {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        self.heaps().read(text)
    }

    fn write(&self, at: &Vec<u64>) -> String {
        self.heaps().write(at)
    }

    fn key(&self, at: &Vec<u64>) -> Node {
        at.clone()
    }

    fn of_key(&self, key: &[u64]) -> Option<Vec<u64>> {
        Some(key.to_vec())
    }

    fn sizes(&self) -> Sizes {
        self.heaps().sizes
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        at.clone()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        Some(sizes.to_vec())
    }

    fn size_name(&self, at: &Vec<u64>, index: usize) -> Message {
        self.heaps().size_name(at, index)
    }

    fn add_remove(&self) -> (Message, Message) {
        self.heaps().add_remove()
    }

    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        self.heaps().edit(at, place, amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<u64>> {
        self.heaps().deal(roll)
    }

    /// `2-3` takes three from the second heap, `2-3.4` splits it into three and four.
    fn write_move(&self, at: &Vec<u64>, mv: &Move) -> String {
        let heap = mv.first().place + 1;
        match Deed::of(at, mv) {
            Deed::Take(amount) => format!("{heap}-{amount}"),
            Deed::Split(small, large) => format!("{heap}-{small}.{large}"),
        }
    }

    fn read_move(&self, at: &Vec<u64>, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let Some((heap, deed)) = text.split_once('-') else {
            return Err(CodeError::wanted(text.chars().count() + 1, words::hyphen_and_deed));
        };
        let place = code::number(heap, 1, 1, at.len() as u64)? as usize - 1;
        let begin = heap.len() + 2;
        let number = |text: &str, begin: usize| code::number(text, begin, 1, TILES);
        let amount = match deed.split_once('.') {
            None => number(deed, begin)?,
            Some((small, large)) => {
                let second = begin + small.len() + 1;
                let (small, large) = (number(small, begin)?, number(large, second)?);
                // Parts that do not make up the heap become a move that is not legal.
                let whole = small + large == at[place];
                if whole { at[place] + small.min(large) } else { u64::MAX }
            }
        };
        let take = !deed.contains('.');
        Ok(Move::one(place as u32, if take && amount > at[place] { u64::MAX } else { amount }))
    }
}

impl LaskersNim {
    fn heaps(&self) -> Heaps {
        Heaps {
            count: (1, TILES as usize),
            each: (0, TILES),
            total: Some((TILES, words::tiles_in_all)),
            sizes: Sizes { count: (1, HEAPS), each: (1, TILES / HEAPS as u64) },
            deal: Deal { count: (2, 2), each: (2, 7) },
            names: Names::HEAPS,
        }
    }
}

impl Rules for LaskersNim {
    type Positions = LaskersNim;

    fn positions(&self) -> LaskersNim {
        self.clone()
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let alive = (0..).zip(at).filter(|(_, size)| **size > 0);
        out.extend(alive.map(|(place, size)| MoveRange { place, low: 1, high: size + size / 2 }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let (mut next, place) = (at.clone(), mv.first().place as usize);
        match Deed::of(at, mv) {
            Deed::Take(amount) => next[place] -= amount,
            Deed::Split(small, large) => {
                next[place] = small;
                next.insert(place + 1, large);
            }
        }
        next
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, 1)
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(sum::multisets(at.iter().sum()))
    }
}

impl Theory for LaskersNim {
    fn parts(rules: &Rc<LaskersNim>, at: &Vec<u64>) -> PartPositions {
        living(rules, at.iter().map(|heap| vec![*heap]))
    }

    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        Some(sum::claim(self, at, |at| at.iter().fold(0, |xor, size| xor ^ value(*size))))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|heap| *heap == 0) {
            return over();
        }
        Some(if in_pairs(at) { share(TwinHeaps) } else { share(HeapValues::new(at)) })
    }

    /// It clears away the largest heap.
    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let largest = at.iter().copied().max().filter(|size| *size > 0)?;
        let place = at.iter().position(|size| *size == largest)?;
        Some(Move::one(place as u32, largest))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<LaskersNim> = Entry::new();

impl Catalogued for LaskersNim {
    type Rules = LaskersNim;

    const CARD: Card = Card {
        id: "laskers-nim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Umber,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_two_five_seven, pairs: "at=2.5.7" },
            Start { name: words::start_one_heap, pairs: "at=7" },
            Start { name: words::start_three_and_four, pairs: "at=3.4" },
            Start { name: words::start_lost, pairs: "at=1.6.8" },
            Start { name: words::start_four_heaps, pairs: "at=3.6.8.11" },
        ],
        shelf: "at=3.4.5",
        position: shared::heaps_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> LaskersNim {
        LaskersNim
    }

    fn tables(_: &LaskersNim) -> Vec<Table> {
        let values = (0..48).map(value).collect();
        let (repeats, exceptions) = (Repeats::Told, Vec::new());
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Sequence { from: 0, width: 12, values, repeats, exceptions },
        }]
    }
}
