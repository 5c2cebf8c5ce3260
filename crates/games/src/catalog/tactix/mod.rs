//! TacTix: take tokens side by side in one row or column of a board; normal and misère.

mod board;
pub mod theory;

crate::words::words!("tactix");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Start};
use crate::cells::Cells;
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::kinds::{Runs, run};
use crate::setup::Setup;
use crate::table::{Shape, Table, sign};
use crate::theory::runs;
use crate::theory::{even_or_odd_ones, over, share};
use crate::twin::{Sameness, Twin};
use crate::words as shared;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::judge::{self, Judge};
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::{self, Node, Rules};
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};
use theory::Rows;

/// A move takes any number of tokens side by side.
const LENGTH: (u64, u64) = (1, 15);
/// The most tokens left for which a search is tried: those of a board of four by five.
const SEARCHED: u32 = 20;
/// Rows and columns of the table.
const TABLE: u64 = 4;

/// The game with its convention.
#[derive(Clone, Debug)]
pub struct Tactix {
    /// True if the player who takes the last token loses.
    pub misere: bool,
}

impl Rules for Tactix {
    type Positions = Runs;

    fn positions(&self) -> Runs {
        Runs { length: LENGTH, deal: [(2, 3), (3, 2)], filled: (4, 5) }
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        self.positions().moves(at, out);
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        self.positions().play(at, mv)
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Cells) -> Node {
        runs::node(at, LENGTH)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        runs::options(node, LENGTH, out);
    }

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        Some(runs::state_bound(at, LENGTH))
    }

    fn out_of_reach(&self, at: &Cells) -> bool {
        runs::beyond(at, LENGTH, SEARCHED)
    }
}

impl Theory for Tactix {
    fn parts(rules: &Rc<Tactix>, at: &Cells) -> PartPositions {
        living(rules, runs::boards(at, LENGTH))
    }

    fn claim(&self, at: &Cells) -> Option<Claim> {
        if !self.misere {
            return runs::claim(self, at);
        }
        // After a move straight rows are straight rows again.
        let lost = |at: &Cells| Some(even_or_odd_ones(&runs::straight(at, LENGTH)?, true));
        let outcome = Outcome::of_mover_winning(!lost(at)?);
        let mut winning = rules::moves(self, at, usize::MAX);
        winning.retain(|mv| lost(&self.play(at, mv)) == Some(true));
        let known = Known::Theory;
        Some(Claim { outcome, grundy: None, winning, more: false, distance: None, known })
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        if !self.misere {
            return runs::explanation(at, LENGTH);
        }
        let rows = runs::straight(at, LENGTH)?;
        if rows.is_empty() { over() } else { Some(share(Rows { rows })) }
    }

    fn naive(&self, at: &Cells) -> Option<Move> {
        let columns = at.size().1;
        let moves = rules::moves(self, at, usize::MAX).into_iter();
        moves.max_by_key(|mv| run(mv.first(), columns).count())
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Tactix> = Entry::new();

impl Catalogued for Tactix {
    type Rules = Tactix;

    const CARD: Card = Card {
        id: "tactix",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[MISERE],
        starts: &[
            Start { name: words::start_three_misere, pairs: "at=xxx_xxx_xxx&misere=1" },
            Start { name: words::start_four_misere, pairs: "at=xxxx_xxxx_xxxx_xxxx&misere=1" },
            Start { name: words::start_after_a_corner, pairs: "at=.xxx_xxxx_xxxx_xxxx&misere=1" },
            Start { name: words::start_rows_misere, pairs: "at=xxx._...x_xx.x_...x&misere=1" },
            Start { name: words::start_three_by_four, pairs: "at=xxxx_xxxx_xxxx" },
            Start { name: words::start_four_by_four, pairs: "at=xxxx_xxxx_xxxx_xxxx" },
            Start { name: words::start_five_by_five, pairs: "at=xxxxx_xxxxx_xxxxx_xxxxx_xxxxx" },
        ],
        shelf: "at=xx.x_xxxx_.xxx_xx..",
        position: shared::cells_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Tactix {
        Tactix { misere: setup.on(0) }
    }

    fn start(rules: &Tactix) -> Cells {
        let sizes = if rules.misere { [3, 3] } else { [3, 4] };
        Cells::new(sizes[0], sizes[1], |_, _| true)
    }

    fn goal(rules: &Tactix) -> Message {
        words::goal(goal::end(rules.misere))
    }

    fn twins(rules: &Tactix, at: &Cells) -> Vec<Twin> {
        let (rows, columns) = at.size();
        if rules.misere || rows > 1 && columns > 1 {
            return Vec::new();
        }
        let heaps = runs::straight(at, LENGTH).unwrap_or_default();
        let nim = Twin::heaps("nim", Sameness::Values, &heaps, false, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(rules: &Tactix) -> Vec<Table> {
        let full = |rows: u64, columns: u64| Cells::new(rows as u32, columns as u32, |_, _| true);
        let number = |rows: u64, columns: u64| match rules.misere {
            true => u64::from(wins(rules, &full(rows, columns))),
            false => runs::value(&full(rows, columns), LENGTH).unwrap_or(0),
        };
        let row = |rows: u64| {
            let numbers = (1..=TABLE).map(|columns| number(rows, columns));
            [rows].into_iter().chain(numbers).collect()
        };
        let heads = [words::rows_head()].into_iter().chain((1..=TABLE).map(sign)).collect();
        let (caption, note) = match rules.misere {
            true => (words::misere_caption(), words::misere_note()),
            false => (words::values_caption(), words::values_note()),
        };
        let shape = Shape::Columns { heads, rows: (1..=TABLE).map(row).collect() };
        vec![Table { caption, note, shape }]
    }
}

/// True if the player to move wins, by search.
fn wins(rules: &Tactix, at: &Cells) -> bool {
    let verdict = judge::run(&mut Judge::new(rules.clone(), at.clone()));
    verdict.outcome == Some(Outcome::N)
}

#[cfg(test)]
mod tests;
