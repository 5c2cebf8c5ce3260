//! The Silver Dollar game: coins slide to the left; two ways to win the dollar, and the game without one.

mod board;
mod kind;
pub mod theory;

crate::words::words!("silver-dollar");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::{gaps, moved};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::balance::Balance;
use crate::theory::{claim, over, share};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::recipe::Recipe;
use solver::rules::{self, Node, PositionKind as _, Rules};
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::{Closed, EvenGaps, Offered};

/// Most coins, and most empty cells before each in the form.
const COINS: usize = 8;
const GAP: u64 = 9;
/// The last cell.
const LAST: u64 = COINS as u64 * (GAP + 1);
/// Cells of the strip in the table.
const COUNTED: u64 = 10;

/// What becomes of the dollar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player who puts it into the bag wins.
    Bag,
    /// The next player takes it out of the bag and wins.
    Next,
    /// There is none: the last move wins.
    None,
}

/// The game with one of its ends.
#[derive(Clone, Debug)]
pub struct SilverDollar {
    /// What becomes of the dollar.
    pub end: End,
}

/// Coins from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coins {
    /// The cell of each, from 1; the bag is cell 0.
    pub cells: Vec<u64>,
    /// Which of them is the dollar.
    pub dollar: Option<usize>,
    /// True once the dollar has been taken out of the bag.
    pub taken: bool,
}

impl SilverDollar {
    /// The first cell on which a coin can lie: the bag, if there is one.
    pub(crate) fn first(&self) -> u64 {
        u64::from(self.end == End::None)
    }

    /// The move that wins the dollar at once, if there is one.
    fn capture(&self, at: &Coins) -> Option<Move> {
        let (dollar, cell) = at.dollar.map(|dollar| (dollar, at.cells[dollar]))?;
        let free = || at.cells[..dollar].iter().all(|other| *other == 0);
        match self.end {
            End::Bag if cell > 0 && free() => Some(Move::one(cell as u32, cell)),
            End::Next if cell == 0 && !at.taken => Some(Move::one(0, 1)),
            _ => None,
        }
    }

    /// The coins in pairs from the right, with the gap of each. The leftmost of an odd number has the bag, or the end of
    /// the strip, for its partner; where it must not enter, it has one cell less.
    pub fn pairs(&self, at: &Coins) -> Vec<((u64, u64), u64)> {
        let out = at.cells.iter().filter(|cell| **cell == 0).count();
        let coins = &at.cells[out..];
        let dollar = at.dollar.and_then(|dollar| dollar.checked_sub(out));
        let mut pairs = Vec::new();
        if coins.len() % 2 == 1 {
            let barred = match self.end {
                End::Bag => dollar == Some(1),
                End::Next => dollar == Some(0),
                End::None => true,
            };
            pairs.push(((self.first(), coins[0]), coins[0] - u64::from(barred)));
        }
        let rest = coins[coins.len() % 2..].chunks(2);
        pairs.extend(rest.map(|pair| ((pair[0], pair[1]), pair[1] - pair[0] - 1)));
        pairs
    }

    fn gaps(&self, at: &Coins) -> Vec<u64> {
        self.pairs(at).into_iter().map(|(_, gap)| gap).collect()
    }

    /// True if the player to move loses.
    fn lost(&self, at: &Coins) -> bool {
        self.over(at)
            || self.capture(at).is_none() && self.gaps(at).iter().fold(0, |sum, gap| sum ^ gap) == 0
    }

    /// True if the dollar is won.
    fn over(&self, at: &Coins) -> bool {
        let in_bag = at.dollar.is_some_and(|dollar| at.cells[dollar] == 0);
        at.taken || self.end == End::Bag && in_bag
    }
}

/// The empty cells before each coin, from the right.
fn steps(at: &Coins) -> Vec<u64> {
    let mut steps = gaps(&at.cells, 1);
    steps.reverse();
    steps
}

impl Rules for SilverDollar {
    type Positions = SilverDollar;

    fn positions(&self) -> SilverDollar {
        self.clone()
    }

    fn moves(&self, at: &Coins, out: &mut Vec<MoveRange>) {
        if self.over(at) {
            return;
        }
        if self.end == End::Next && self.capture(at).is_some() {
            out.push(MoveRange { place: 0, low: 1, high: 1 });
            return;
        }
        let mut free = self.first();
        for cell in at.cells.iter().filter(|cell| **cell > 0) {
            if *cell > free {
                out.push(MoveRange { place: *cell as u32, low: 1, high: cell - free });
            }
            free = cell + 1;
        }
    }

    fn play(&self, at: &Coins, mv: &Move) -> Coins {
        let taken = mv.first().place == 0;
        Coins { cells: moved(&at.cells, mv), dollar: at.dollar, taken }
    }

    fn node(&self, at: &Coins) -> Node {
        self.positions().key(at)
    }

    fn state_bound(&self, at: &Coins) -> Option<u64> {
        Some(at.cells.iter().fold(2, |all, cell| u64::saturating_mul(all, cell + 1)))
    }
}

impl Theory for SilverDollar {
    fn claim(&self, at: &Coins) -> Option<Claim> {
        let xor = || self.gaps(at).iter().fold(0, |sum, gap| sum ^ gap);
        let grundy = (self.end == End::None).then(xor);
        Some(claim(self, at, grundy, |at| self.lost(at)))
    }

    fn explanation(&self, at: &Coins) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        if self.capture(at).is_some() {
            return Some(share(Offered { end: self.end }));
        }
        let numbers = self.gaps(at);
        Some(if numbers.iter().all(|gap| *gap == 0) {
            share(Closed { end: self.end })
        } else {
            let recipe = Recipe::own(EvenGaps { end: self.end });
            share(Balance { numbers, what: "gaps", recipe })
        })
    }

    fn naive(&self, at: &Coins) -> Option<Move> {
        let far = |range: &MoveRange| Move::one(range.place, range.high);
        self.capture(at).or_else(|| rules::ranges(self, at).first().map(far))
    }
}

/// All ways to lay so many coins on the first cells, and how many of them are lost; with a dollar among the coins, each
/// of them in turn is the dollar.
pub(crate) fn placings(rules: &SilverDollar, cells: u64, coins: usize) -> [u64; 2] {
    let mut count = [0, 0];
    for set in (0..1_u64 << cells).filter(|set| set.count_ones() as usize == coins) {
        let cells: Vec<u64> = (0..cells).filter(|bit| set >> bit & 1 == 1).map(|n| n + 1).collect();
        let dollars = if rules.end == End::None { 1 } else { coins };
        for dollar in 0..dollars {
            let dollar = (rules.end != End::None).then_some(dollar);
            let at = Coins { cells: cells.clone(), dollar, taken: false };
            count[0] += 1;
            count[1] += u64::from(rules.lost(&at));
        }
    }
    count
}

/// The entry of the catalogue.
pub static GAME: Entry<SilverDollar> = Entry::new();

impl Catalogued for SilverDollar {
    type Rules = SilverDollar;

    const CARD: Card = Card {
        id: "silver-dollar",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[Field {
            key: "end",
            label: words::end_label,
            kind: FieldKind::Choice {
                words: &[
                    ("bag", words::choice_bag),
                    ("next", words::choice_next),
                    ("none", words::choice_none),
                ],
            },
        }],
        starts: &[
            Start { name: words::start_four_coins, pairs: "at=2.4.D9.12" },
            Start { name: words::start_three_coins, pairs: "at=3.D5.9" },
            Start { name: words::start_next_takes_it, pairs: "at=3.6.D8.13&end=next" },
            Start { name: words::start_no_dollar, pairs: "at=3.5.9.10.14&end=none" },
            Start { name: words::start_three_pairs, pairs: "at=2.7.9.D12.15.20" },
        ],
        shelf: "at=1.3.D5.7",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] = &[
        Name { said: "Silver Dollar Game With No Silver Dollar", pairs: "at=3.5.9.10.14&end=none" },
        Name { said: "Bogus Nim", pairs: "at=3.5.9.10.14&end=none" },
    ];

    fn rules(setup: &Setup) -> SilverDollar {
        let end = match setup.text(0) {
            "next" => End::Next,
            "none" => End::None,
            _ => End::Bag,
        };
        SilverDollar { end }
    }

    fn goal(rules: &SilverDollar) -> Message {
        match rules.end {
            End::Bag => words::summary(),
            End::Next => words::goal_next(),
            End::None => words::goal_none(),
        }
    }

    fn rule(rules: &SilverDollar) -> Message {
        match rules.end {
            End::Bag => words::rule(),
            End::Next => words::rule_next(),
            End::None => words::rule_none(),
        }
    }

    fn twins(rules: &SilverDollar, at: &Coins) -> Vec<Twin> {
        if rules.end != End::None {
            return Vec::new();
        }
        let how = words::twin_how_stairs();
        let steps = steps(at);
        let stairs = Twin::same("staircase-nim", false, code::write_list(&steps), how);
        let nim =
            Twin::heaps("nim", Sameness::Reversible, &rules.gaps(at), false, words::twin_how());
        // A staircase has room for 64 coins.
        let high = steps.iter().sum::<u64>() > 64;
        let stairs = (!high).then_some(stairs);
        stairs.into_iter().chain(nim).collect()
    }

    fn tables(rules: &SilverDollar) -> Vec<Table> {
        let row = |coins: usize| {
            let [all, lost] = placings(rules, COUNTED, coins);
            vec![coins as u64, all, lost]
        };
        let heads = vec![words::coins_head(), words::placings_head(), words::lost_head()];
        let shape = Shape::Columns { heads, rows: (1..=6).map(row).collect() };
        let note = match rules.end {
            End::None => words::lost_note_none(),
            _ => words::lost_note(),
        };
        vec![Table { caption: words::lost_caption(COUNTED), note, shape }]
    }
}

#[cfg(test)]
mod tests;
