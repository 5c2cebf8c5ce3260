//! Diamond: from tokens on the points of a grid take a whole row or column.

mod board;
pub mod theory;

crate::words::words!("diamond");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::cells::{self, Cells};
use crate::game::{Catalogued, Entry};
use crate::kinds::{Figure, Squares};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::share;
use crate::words as shared;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange, Outcome};
use solver::rules::{self, Node, Rules};
use solver::small_polyomino::Removal;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};
use theory::{Line, Lines, Pattern};

/// The game, with the shape of a new start.
#[derive(Clone, Debug)]
pub struct Diamond {
    figure: Figure,
}

/// The lines that a half-turn exchanges, and the two in the middle.
fn partners(at: &Cells) -> Vec<(Line, Line)> {
    let (rows, columns) = at.size();
    let alive = |lines: Range<u32>| lines.filter(|line| !at.line(*line).is_empty()).collect();
    let [rows, columns]: [Vec<u32>; 2] = [alive(0..rows), alive(rows..rows + columns)];
    let half = |lines: &[u32]| {
        let opposite = lines.iter().copied().zip(lines.iter().rev().copied());
        opposite.take(lines.len() / 2).collect::<Vec<_>>()
    };
    let middle = (rows.len() % 2 == 1).then(|| (rows[rows.len() / 2], columns[columns.len() / 2]));
    let name = |line: u32| match line.checked_sub(at.size().0) {
        None => Line::Row(line + 1),
        Some(column) => Line::Column(column + 1),
    };
    let pairs = half(&rows).into_iter().chain(half(&columns)).chain(middle);
    pairs.map(|(one, other)| (name(one), name(other))).collect()
}

/// The pattern that the tokens form, where it is solved at every size.
fn pattern(board: &Cells) -> Option<SharedExplanation> {
    if board.count() == 0 {
        return None;
    }
    let at = &board.closed_up();
    let (high, wide) = at.size();
    let row = |row: u32| (0..wide).all(|column| at.holds(row, column));
    let column = |column: u32| (0..high).all(|row| at.holds(row, column));
    let (full_rows, full_columns) =
        ((0..high).filter(|r| row(*r)).count(), (0..wide).filter(|c| column(*c)).count());
    let cross = at.count() == u64::from(high + wide - 1) && full_rows > 0 && full_columns > 0;
    let joined = (high == 2 && full_columns > 0) || (wide == 2 && full_rows > 0);
    let turned = (0..high)
        .all(|r| (0..wide).all(|c| at.holds(r, c) == at.holds(high - 1 - r, wide - 1 - c)));
    let axes = high % 2 == 1 && wide % 2 == 1 && row(high / 2) && column(wide / 2);
    let no_axes = high.is_multiple_of(2) && wide.is_multiple_of(2);
    let pattern = if high == 1 || wide == 1 {
        Pattern::Single
    } else if full_rows == high as usize {
        Pattern::Rectangle
    } else if cross {
        Pattern::Cross
    } else if joined {
        Pattern::Parallel
    } else if turned && (axes || no_axes) {
        Pattern::HalfTurn
    } else {
        return None;
    };
    let partners = if pattern == Pattern::HalfTurn { partners(board) } else { Vec::new() };
    Some(share(Lines { pattern, rows: u64::from(high), columns: u64::from(wide), partners }))
}

impl Diamond {
    /// Who wins, by a pattern or by the values of the parts.
    fn wins(&self, at: &Cells) -> Option<bool> {
        if at.count() == 0 { Some(false) } else { self.explanation(at)?.mover_wins() }
    }

    /// The claim of the position's pattern, or of the patterns that its moves lead to.
    ///
    /// One winning move is enough to know the winner, even if other moves are undecided.
    ///
    /// ```
    /// use games::{catalog::diamond::Diamond, cells::Cells, game::Catalogued, setup::Setup};
    /// use solver::play::Outcome;
    /// let game = Diamond::rules(&Setup::of(&Diamond::CARD));
    /// let diamond = Cells::new(9, 9, |row, column| row.abs_diff(4) + column.abs_diff(4) <= 4);
    /// let claim = game.by_pattern(&diamond).expect("a full diamond is a pattern");
    /// assert_eq!(claim.outcome, Outcome::P);
    /// ```
    pub fn by_pattern(&self, at: &Cells) -> Option<Claim> {
        let mover_wins = pattern(at).and_then(|explanation| explanation.mover_wins());
        let (mut winning, mut more) = (Vec::new(), false);
        if mover_wins != Some(false) {
            for mv in play::moves(&rules::ranges(self, at), usize::MAX) {
                match self.wins(&self.play(at, &mv)) {
                    Some(false) => winning.push(mv),
                    Some(true) => {}
                    None => more = true,
                }
            }
            if winning.is_empty() && (more || mover_wins.is_some()) {
                return None;
            }
        }
        let wins = !winning.is_empty();
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: (!wins).then_some(0),
            winning,
            more,
            distance: None,
            known: Known::Theory,
        })
    }
}

impl Rules for Diamond {
    type Positions = Squares;

    fn positions(&self) -> Squares {
        let (deal, filled) = ([(3, 3), (3, 3)], (1, 2));
        Squares { removal: Removal::Lines, figure: self.figure, deal, filled }
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        at.spans(Removal::Lines, out);
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        at.play(Removal::Lines, mv)
    }

    fn node(&self, at: &Cells) -> Node {
        cells::node(Removal::Lines, at)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        cells::options(Removal::Lines, node, out);
    }

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        Some(cells::state_bound(Removal::Lines, at))
    }

    fn out_of_reach(&self, at: &Cells) -> bool {
        cells::out_of_reach(Removal::Lines, at)
    }
}

impl Theory for Diamond {
    fn parts(rules: &Rc<Diamond>, at: &Cells) -> PartPositions {
        living(rules, at.boards(Removal::Lines))
    }

    fn claim(&self, at: &Cells) -> Option<Claim> {
        cells::claim(Removal::Lines, at).or_else(|| self.by_pattern(at))
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        pattern(at).or_else(|| cells::explanation(Removal::Lines, at))
    }

    fn naive(&self, at: &Cells) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Diamond> = Entry::new();

impl Catalogued for Diamond {
    type Rules = Diamond;

    const CARD: Card = Card {
        id: "diamond",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Umber,
        naive: words::naive,
        fields: &[Field {
            key: "shape",
            label: words::shape_label,
            kind: FieldKind::Choice {
                words: &[
                    ("diamond", words::title),
                    ("cross", words::choice_cross),
                    ("rectangle", words::choice_rectangle),
                ],
            },
        }],
        starts: &[
            Start {
                name: words::start_a_diamond_without_its_tip,
                pairs: "at=....._.xxx._xxxxx_.xxx._..x..",
            },
            Start { name: words::start_five_across, pairs: "at=..x.._.xxx._xxxxx_.xxx._..x.." },
            Start { name: words::start_three_across, pairs: "at=.x._xxx_.x." },
            Start {
                name: words::start_seven_across,
                pairs: "at=...x..._..xxx.._.xxxxx._xxxxxxx_.xxxxx._..xxx.._...x...",
            },
            Start {
                name: words::start_a_cross_off_its_middle,
                pairs: "at=..x._xxxx_..x.&shape=cross",
            },
            Start {
                name: words::start_four_by_five,
                pairs: "at=xxxxx_xxxxx_xxxxx_xxxxx&shape=rectangle",
            },
            Start { name: words::start_where_the_mirror_fails, pairs: "at=x.x_.x._x.x" },
        ],
        shelf: "at=.x._xxx_.x.",
        position: shared::cells_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Diamond {
        let figure = match setup.text(0) {
            "cross" => Figure::Cross,
            "rectangle" => Figure::Rectangle,
            _ => Figure::Diamond,
        };
        Diamond { figure }
    }

    fn start(rules: &Diamond) -> Cells {
        let sizes = if rules.figure == Figure::Rectangle { [4, 5] } else { [5, 5] };
        rules.positions().board(sizes)
    }

    fn tables(_: &Diamond) -> Vec<Table> {
        let side = 13;
        let squares = (0..side).flat_map(|x| (0..side).map(move |y| (x, y)));
        let rules = Diamond { figure: Figure::Rectangle };
        let lost = |(x, y): &(u64, u64)| {
            *x == 0 || *y == 0 || rules.wins(&rules.positions().board([*y, *x])) == Some(false)
        };
        vec![Table {
            caption: words::winners_caption(),
            note: words::winners_note(),
            shape: Shape::Dots { side, cold: squares.filter(lost).collect() },
        }]
    }
}

#[cfg(test)]
mod tests;
