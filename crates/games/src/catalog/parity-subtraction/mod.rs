//! Guy's parity subtraction game: both collect beans, and at the end an even number wins.

mod board;
mod columns;
mod figures;
pub mod theory;

crate::words::words!("parity-subtraction");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::setup::Setup;
use crate::subtraction::SubtractionSet;
use crate::table::Table;
use crate::theory::share;
use crate::words as shared;
use alloc::boxed::Box;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use columns::Columns;
use core::cell::OnceCell;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::judge::{Progress, Task};
use solver::play::{Move, MoveRange, Outcome};
use solver::points::{Goal, Points, Scored, Scores, Scoring};
use solver::rules::Kind;
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{self, Node, Rules, Sizes};
use solver::theory::Patience;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::Holdings;

/// Most beans, those in both collections included.
const LARGEST: u64 = 1_000_000_000_000_000;
/// Largest number in a rule.
const TAKEN: u64 = 100;
/// Longest period whose lost classes are listed.
const TOLD: u64 = 24;

/// Reads the numbers that may be taken, such as `1-3` or `1.3.4`.
fn read_taken(text: &str) -> Result<SubtractionSet, CodeError> {
    let taken = SubtractionSet::read(text)?;
    if taken.bounds().1 > TAKEN {
        return Err(CodeError::range(1, (1, TAKEN)));
    }
    Ok(taken)
}

/// The game: its takes, the winning parity, and how it is drawn.
#[derive(Clone, Debug)]
pub struct Beans {
    taken: SubtractionSet,
    odd: bool,
    strip: bool,
    columns: Rc<OnceCell<Columns>>,
}

/// Beans left, the holdings of both players, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Beans in the heap.
    pub beans: u64,
    /// Beans that each player holds.
    pub held: [u64; 2],
    /// The player to move: 0 or 1.
    pub turn: usize,
}

impl Heap {
    /// The start with this many beans.
    fn whole(beans: u64) -> Heap {
        Heap { beans, held: [0, 0], turn: 0 }
    }
}

impl Beans {
    /// The game in which an even number wins or, if `odd`, an odd one.
    pub fn new(taken: SubtractionSet, odd: bool) -> Beans {
        Beans { taken, odd, strip: false, columns: Rc::default() }
    }

    /// The numbers that may be taken, ascending.
    fn numbers(&self) -> Vec<u64> {
        self.taken.amounts().iter().flat_map(|(low, high)| *low..=*high).collect()
    }

    fn columns(&self) -> &Columns {
        self.columns.get_or_init(|| Columns::new(&self.numbers()))
    }

    /// The state of a position, as [`columns`] counts it.
    fn state(&self, held: [u64; 2]) -> usize {
        let wrong = |n: u64| (n % 2) as usize ^ usize::from(self.odd);
        2 * wrong(held[0]) + wrong(held[1])
    }

    /// Holdings of the player to move, then of the opponent.
    fn held(at: &Heap) -> [u64; 2] {
        [at.held[at.turn], at.held[1 - at.turn]]
    }

    /// The margin of every legal move for the player who makes it; `None` if the heap is too large.
    fn margins(&self, at: &Heap) -> Option<Vec<(Move, i64)>> {
        let state = self.state(Beans::held(at));
        let mut margins = Vec::new();
        for MoveRange { low, .. } in rules::ranges(self, at) {
            let there = self.columns().value(at.beans - low, columns::after(state, low))?;
            margins.push((Move::one(0, low), -there));
        }
        Some(margins)
    }

    /// The lost classes of the period, where it is short.
    fn lost(&self) -> Vec<(u64, [bool; 2])> {
        let mut lost = Vec::new();
        let Some((start, period)) = self.columns().period.filter(|known| known.1 <= TOLD) else {
            return lost;
        };
        for rest in 0..period {
            let heap = start.next_multiple_of(period) + rest;
            for held in [[0, 0], [1, 1], [0, 1], [1, 0]] {
                if self.columns().value(heap, self.state(held)) == Some(-1) {
                    lost.push((rest, held.map(|n| n == 1)));
                }
            }
        }
        lost
    }
}

/// Scores that are known at once.
struct Ready(Vec<Scored>);

impl Task for Ready {
    type Output = Scores;

    fn step(&mut self, _: u32) -> Progress<Scores> {
        Progress::Ready(Scores::Exact {
            moves: self.0.clone(),
            known: Known::Search { positions: 0 },
            story: None,
        })
    }
}

impl Beans {
    fn points(&self, at: &Heap) -> Points {
        let goal = if self.odd { Goal::Odd } else { Goal::Even };
        Points { turn: at.turn, score: at.held, left: at.beans, goal }
    }
}

impl PositionKind for Beans {
    type Position = Heap;

    fn read(&self, text: &str) -> Result<Heap, CodeError> {
        let (numbers, turn) = match text.split_once('~') {
            Some((numbers, "b")) => (numbers, 1),
            Some((numbers, _)) => {
                return Err(CodeError::wanted(numbers.len() + 2, words::letter_b));
            }
            None => (text, 0),
        };
        let range = ListRange { of: shared::numbers, count: (1, 3), each: (0, LARGEST) };
        let numbers = code::list(numbers, range)?;
        let held = match numbers[1..] {
            [] => [0, 0],
            [first, second] => [first, second],
            _ => return Err(CodeError::wanted(text.len() + 1, words::third_number)),
        };
        if numbers.iter().sum::<u64>() > LARGEST {
            let range = (0, LARGEST);
            return Err(CodeError::count(text.len(), words::beans_in_all, range));
        }
        Ok(Heap { beans: numbers[0], held, turn })
    }

    fn write(&self, at: &Heap) -> String {
        let turn = ["", "~b"][at.turn];
        match (at.held, at.turn) {
            ([0, 0], 0) => at.beans.to_string(),
            ([first, second], _) => format!("{}.{first}.{second}{turn}", at.beans),
        }
    }

    fn key(&self, at: &Heap) -> Node {
        vec![at.beans, self.state(Beans::held(at)) as u64]
    }

    fn of_key(&self, node: &[u64]) -> Option<Heap> {
        let held = [node[1] >> 1, node[1] & 1].map(|wrong| wrong ^ u64::from(self.odd));
        Some(Heap { beans: node[0], held, turn: 0 })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, LARGEST) }
    }

    fn to_sizes(&self, at: &Heap) -> Vec<u64> {
        vec![at.beans]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Heap> {
        Some(Heap::whole(sizes[0]))
    }

    fn edit(&self, at: &Heap, place: u32, amount: u64) -> Option<Heap> {
        (place == 0).then(|| Heap { beans: amount, ..at.clone() })
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Heap> {
        // An odd heap, so that there is a winner if every bean can be taken.
        let (least, most) = self.taken.bounds();
        Some(Heap::whole((least.max(9) + 2 * roll(most.max(16))) | 1))
    }

    fn size_name(&self, _: &Heap, _: usize) -> Message {
        if self.strip { words::steps_label() } else { words::beans_label() }
    }
}

impl Rules for Beans {
    type Positions = Beans;
    const KIND: Kind<Beans> = Kind::Points { points: Beans::points };

    fn positions(&self) -> Beans {
        self.clone()
    }

    fn moves(&self, at: &Heap, out: &mut Vec<MoveRange>) {
        for (low, high) in self.taken.amounts() {
            for amount in low..=high.min(at.beans) {
                out.push(MoveRange { place: 0, low: amount, high: amount });
            }
        }
    }

    fn play(&self, at: &Heap, mv: &Move) -> Heap {
        let amount = mv.first().amount;
        let mut held = at.held;
        held[at.turn] += amount;
        Heap { beans: at.beans - amount, held, turn: 1 - at.turn }
    }

    fn state_bound(&self, at: &Heap) -> Option<u64> {
        Some(at.beans.saturating_mul(4))
    }
}

impl Theory for Beans {
    fn scoring(&self, at: &Heap, _: Patience) -> Option<Scoring> {
        let scored = self.margins(at)?.into_iter();
        let scored = scored.map(|(mv, margin)| Scored { mv, margin, line: Vec::new() });
        Some(Box::new(Ready(scored.collect())))
    }

    fn claim(&self, at: &Heap) -> Option<Claim> {
        let value = self.columns().value(at.beans, self.state(Beans::held(at)))?;
        let mut margins = self.margins(at)?;
        margins.retain(|(_, margin)| *margin > 0);
        let known = match self.columns().period {
            Some(_) => Known::Theory,
            None => Known::Search { positions: self.columns().positions() },
        };
        Some(Claim {
            outcome: Outcome::of_margin(value),
            grundy: None,
            winning: margins.into_iter().map(|(mv, _)| mv).collect(),
            more: false,
            distance: None,
            known,
        })
    }

    fn explanation(&self, at: &Heap) -> Option<SharedExplanation> {
        let held = Beans::held(at);
        let value = |held| self.columns().value(at.beans, self.state(held));
        Some(share(Holdings {
            left: at.beans,
            held,
            odd: self.odd,
            over: at.beans < self.taken.bounds().0,
            value: value(held)?,
            turned: value([held[1], held[0]])?,
            period: self.columns().period,
            lost: self.lost(),
        }))
    }

    fn naive(&self, at: &Heap) -> Option<Move> {
        let spans = rules::ranges(self, at);
        let own = at.held[at.turn] + u64::from(self.odd);
        let good = spans.iter().rev().find(|span| (own + span.low).is_multiple_of(2));
        good.or(spans.last()).map(|span| Move::one(0, span.low))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Beans> = Entry::new();

impl Catalogued for Beans {
    type Rules = Beans;

    const CARD: Card = Card {
        id: "parity-subtraction",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Points,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[
            Field {
                key: "take",
                label: crate::words::may_take,
                kind: FieldKind::Text {
                    default: "1-3",
                    check: |text| read_taken(text).map(|taken| taken.write()),
                    hint: crate::words::taken_hint,
                    leads: false,
                },
            },
            Field { key: "odd", label: words::odd_label, kind: FieldKind::Switch },
            Field {
                key: "face",
                label: crate::words::drawn_as,
                kind: FieldKind::Choice {
                    words: &[("beans", words::choice_beans), ("strip", words::choice_strip)],
                },
            },
        ],
        starts: &[
            Start { name: words::start_twenty_seven_beans, pairs: "at=27" },
            Start { name: words::start_guys_25_beans, pairs: "at=25" },
            Start { name: words::start_odd_scoring_thirteen_steps, pairs: "at=13&face=strip" },
            Start { name: words::odd_label, pairs: "at=25&odd=1" },
            Start { name: words::start_one_or_two, pairs: "at=23&take=1-2" },
            Start { name: words::start_one_three_or_four, pairs: "at=27&take=1.3.4" },
            Start { name: words::start_two_or_three, pairs: "at=11&take=2-3" },
            Start { name: words::start_an_even_heap_which_nobody_wins, pairs: "at=24" },
            Start { name: words::start_a_million_million_and_three, pairs: "at=1000000000003" },
        ],
        shelf: "at=14.5.6~b",
        position: words::position_written,
        moves: shared::amount_written,
    };

    const NAMES: &'static [Name] = &[Name { said: "Odd Scoring", pairs: "at=13&face=strip" }];

    fn rules(setup: &Setup) -> Beans {
        let taken = read_taken(setup.text(0))
            .unwrap_or_else(|_| unreachable!("a setup holds rules that were read before"));
        Beans { strip: setup.text(2) == "strip", ..Beans::new(taken, setup.on(1)) }
    }

    fn goal(rules: &Beans) -> Message {
        let amounts = rules.taken.amounts();
        let wins = if rules.odd { "odd" } else { "even" };
        words::goal(goal::amounts(&amounts), goal::many(&amounts), wins)
    }

    fn start(rules: &Beans) -> Heap {
        Heap::whole(25.max(rules.taken.bounds().1 | 1))
    }

    fn tables(rules: &Beans) -> Vec<Table> {
        figures::tables(rules)
    }
}

#[cfg(test)]
mod tests;
