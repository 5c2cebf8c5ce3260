//! No-Factor: choose numbers that have no proper divisor left.

mod board;
pub mod pieces;
pub mod theory;

crate::words::words!("no-factor");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table, sign};
use crate::theory::{over, share};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use pieces::{LARGEST, Pieces, Values};
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::{Selective, Stealing};

/// Numbers left up to which the Grundy value is computed with every verdict.
const VALUED: u32 = 9;

/// The game.
#[derive(Clone, Debug)]
pub struct NoFactor;

/// Numbers that are left, out of those from 1 to `last`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Largest number at the start.
    pub last: u64,
    /// The numbers that are left; bit n stands for n.
    pub set: pieces::Set,
}

impl Left {
    /// All numbers from 1 on.
    fn whole(last: u64) -> Left {
        Left { last, set: pieces::all(last) }
    }
}

impl NoFactor {
    /// The Grundy value of a set of numbers; the work grows fast beyond twenty of them.
    pub fn value(at: &Left) -> u64 {
        Values::default().of(at.set)
    }
}

/// What a move takes.
fn taken(at: &Left, mv: &Move) -> pieces::Set {
    pieces::chosen(at.set, mv.first().amount)
}

impl PositionKind for NoFactor {
    type Position = Left;

    fn read(&self, text: &str) -> Result<Left, CodeError> {
        let (last, gone) = text.split_once('~').map_or((text, None), |(a, b)| (a, Some(b)));
        let top = code::number(last, 1, 1, LARGEST)?;
        let mut at = Left { last: top, set: pieces::all(top) };
        let (mut place, mut before) = (last.len() + 2, 0);
        for word in gone.into_iter().flat_map(|gone| gone.split('.')) {
            let number = code::number(word, place, 1, top)?;
            if number <= before {
                return Err(CodeError::rules(place, words::numbers_ascend));
            }
            if pieces::divisors(number) & at.set != 0 {
                return Err(CodeError::rules(place, words::after_divisors));
            }
            at.set &= !(1 << number);
            before = number;
            place += word.len() + 1;
        }
        Ok(at)
    }

    fn write(&self, at: &Left) -> String {
        let mut text = at.last.to_string();
        let mut mark = '~';
        for number in pieces::numbers(pieces::all(at.last) & !at.set) {
            text.push(mark);
            text += &number.to_string();
            mark = '.';
        }
        text
    }

    fn key(&self, at: &Left) -> Node {
        vec![at.set]
    }

    fn of_key(&self, node: &[u64]) -> Option<Left> {
        Some(Left { last: LARGEST, set: node[0] })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, LARGEST) }
    }

    fn to_sizes(&self, at: &Left) -> Vec<u64> {
        vec![at.last]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Left> {
        Some(Left::whole(sizes[0]))
    }

    /// Removes a number with its divisors, or restores it with its multiples.
    fn edit(&self, at: &Left, place: u32, _amount: u64) -> Option<Left> {
        let number = u64::from(place) + 1;
        if number > at.last {
            return None;
        }
        let own = 1 << number;
        let set = if at.set & own == 0 {
            let with = pieces::numbers(pieces::all(at.last)).filter(|n| n.is_multiple_of(number));
            with.fold(at.set, |set, n| set | 1 << n)
        } else {
            at.set & !own & !pieces::divisors(number)
        };
        Some(Left { last: at.last, set })
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Left> {
        let last = 6 + roll(20);
        let mut at = Left { last, set: pieces::all(last) & !2 };
        for number in pieces::numbers(pieces::free(at.set)) {
            if roll(4) == 0 {
                at.set &= !(1 << number);
            }
        }
        Some(at)
    }

    fn write_move(&self, at: &Left, mv: &Move) -> String {
        code::write_list(&pieces::numbers(taken(at, mv)).collect::<Vec<_>>())
    }

    fn read_move(&self, at: &Left, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let free = pieces::free(at.set);
        let (mut set, mut place) = (0, 1);
        for word in text.split('.') {
            let number = code::number(word, place, 1, at.last)?;
            if free >> number & 1 == 0 {
                return Err(CodeError::rules(place, words::not_now));
            }
            set |= 1 << number;
            place += word.len() + 1;
        }
        Ok(Move::one(0, pieces::bits(at.set, set)))
    }

    fn size_name(&self, _: &Left, _: usize) -> Message {
        words::numbers_label()
    }
}

impl Rules for NoFactor {
    type Positions = NoFactor;

    fn positions(&self) -> NoFactor {
        self.clone()
    }

    fn moves(&self, at: &Left, out: &mut Vec<MoveRange>) {
        let free = pieces::free(at.set).count_ones();
        if free > 0 {
            out.push(MoveRange { place: 0, low: 1, high: (1 << free) - 1 });
        }
    }

    fn play(&self, at: &Left, mv: &Move) -> Left {
        Left { last: at.last, set: at.set & !taken(at, mv) }
    }

    fn state_bound(&self, at: &Left) -> Option<u64> {
        Some(1 << at.set.count_ones())
    }
}

impl Theory for NoFactor {
    fn claim(&self, at: &Left) -> Option<Claim> {
        let mut winning: Vec<Move> = Vec::new();
        let mut pieces = Pieces::default();
        for part in pieces.winning(at.set) {
            let mv = Move::one(0, pieces::bits(at.set, part));
            let place = winning.partition_point(|known| *known < mv);
            winning.insert(place, mv);
        }
        let small = at.set.count_ones() <= VALUED;
        Some(Claim {
            outcome: Outcome::of_mover_winning(!winning.is_empty()),
            grundy: small.then(|| NoFactor::value(at)),
            winning,
            more: false,
            distance: None,
            // The start is lost by a proof; later positions are known by search alone.
            known: if at.set == 0 || at.set == pieces::all(at.last) {
                Known::Theory
            } else {
                Known::Search { positions: pieces.searched().max(1) }
            },
        })
    }

    fn explanation(&self, at: &Left) -> Option<SharedExplanation> {
        if at.set == 0 {
            return over();
        }
        if at.last > 1 && at.set == pieces::all(at.last) {
            return Some(share(Stealing { last: at.last }));
        }
        let mut known = Pieces::default();
        let (mut won, mut lost) = (Vec::new(), Vec::new());
        for piece in known.of(at.set) {
            let side = if known.won(piece) { &mut won } else { &mut lost };
            side.push(pieces::numbers(piece).collect());
        }
        Some(share(Selective { won, lost }))
    }

    fn naive(&self, at: &Left) -> Option<Move> {
        solver::rules::ranges(self, at).first().map(|range| Move::one(0, range.high))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<NoFactor> = Entry::new();

impl Catalogued for NoFactor {
    type Rules = NoFactor;

    const CARD: Card = Card {
        id: "no-factor",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_two_to_eight, pairs: "at=8~1" },
            Start { name: words::start_one_to_twelve, pairs: "at=12" },
            Start { name: words::start_two_to_fourteen, pairs: "at=14~1" },
            Start { name: words::start_two_to_thirty, pairs: "at=30~1" },
            Start { name: words::start_two_to_sixty, pairs: "at=60~1" },
        ],
        shelf: "at=12~1.3.5",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> NoFactor {
        NoFactor
    }

    fn start(_: &NoFactor) -> Left {
        Left::whole(12)
    }

    fn tables(_: &NoFactor) -> Vec<Table> {
        let row = |n: u64| {
            let winning = Pieces::default().winning(pieces::all(n) & !2);
            let sizes = winning.iter().map(|set| u64::from(set.count_ones()));
            vec![n, winning.len() as u64, sizes.min().unwrap_or(0)]
        };
        vec![Table {
            caption: words::answers_caption(),
            note: words::answers_note(),
            shape: Shape::Columns {
                heads: vec![sign("n"), words::ways_head(), words::shortest_head()],
                rows: (2..=32).map(row).collect(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
