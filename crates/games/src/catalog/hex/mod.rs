//! Hex: White joins top and bottom of a rhombus of hexagons, Black joins left and right.

mod board;
mod kind;
mod look;
mod reasons;
mod recipes;
pub mod theory;

crate::words::words!("hex");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec::Vec;
use messages::Message;
use solver::hex::{self, cells};
use solver::judge::EXACT;
use solver::play::{Move, MoveRange};
use solver::rules::{Kind, Reached, Rules};

/// Sizes of which the table shows the openings that win.
const OPENINGS: core::ops::RangeInclusive<u32> = 2..=5;

/// The game, with its setting.
#[derive(Clone, Copy, Debug)]
pub struct Hex {
    /// True if the first stone of the game may not stand in the middle of an odd board.
    pub barred: bool,
}

/// A board with its stones, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Rows, and cells in each.
    pub size: u32,
    /// The stones of White and of Black; bit r · size + c is the cell in row r and column c.
    pub stones: [u64; 2],
    /// 0 for White, who is Left, and 1 for Black.
    pub turn: usize,
}

impl Board {
    /// A board without stones; White is to move.
    fn empty(size: u32) -> Board {
        Board { size, stones: [0; 2], turn: 0 }
    }

    /// The board without stones, as the search sees it.
    fn board(&self) -> hex::Rhombus {
        hex::Rhombus::new(self.size)
    }

    /// Number of all cells.
    fn cells(&self) -> u32 {
        self.size * self.size
    }

    /// The free cells.
    fn free(&self) -> u64 {
        self.board().all() & !self.stones[0] & !self.stones[1]
    }

    /// Whose stone stands on a cell.
    fn player(&self, cell: u32) -> Option<usize> {
        self.stones.iter().position(|stones| stones >> cell & 1 == 1)
    }

    /// The player who has joined both sides.
    fn winner(&self) -> Option<usize> {
        let board = self.board();
        (0..2).find(|player| board.joined(self.stones[*player], *player))
    }

    /// After a stone of the player to move.
    fn with(&self, cell: u32) -> Board {
        let mut next = Board { turn: 1 - self.turn, ..*self };
        next.stones[self.turn] |= 1 << cell;
        next
    }

    /// With the other player to move.
    fn passed(&self) -> Board {
        Board { turn: 1 - self.turn, ..*self }
    }

    /// How many ways there are to fill some of the free cells in turns.
    fn ways(&self) -> u64 {
        let free = u64::from(self.free().count_ones());
        let choose = |n: u64, k: u64| {
            (0..k).fold(1_u128, |all, i| all * u128::from(n - i) / u128::from(i + 1))
        };
        let ways = (0..=free).map(|stones| choose(free, stones) * choose(stones, stones / 2));
        u64::try_from(ways.sum::<u128>()).unwrap_or(u64::MAX)
    }
}

impl Hex {
    /// The cells where a stone may be put.
    fn open(&self, at: &Board) -> u64 {
        let barred = self.barred && at.stones == [0; 2] && at.size % 2 == 1;
        at.free() & !if barred { 1 << (at.cells() / 2) } else { 0 }
    }
}

impl Rules for Hex {
    type Positions = Hex;
    const KIND: Kind<Hex> = Kind::PartizanGoal {
        turn: |_, at| at.turn,
        reached: |_, at| at.winner().map_or(Reached::Nobody, Reached::Player),
        pass: Some(|_, at| at.passed()),
    };

    fn positions(&self) -> Hex {
        *self
    }

    fn moves(&self, at: &Board, out: &mut Vec<MoveRange>) {
        out.extend(cells(self.open(at)).map(|place| MoveRange { place, low: 1, high: 1 }));
    }

    fn play(&self, at: &Board, mv: &Move) -> Board {
        at.with(mv.first().place)
    }

    fn state_bound(&self, at: &Board) -> Option<u64> {
        Some(at.ways())
    }

    /// The usual search plays all moves; for larger boards there is one that knows threats.
    fn out_of_reach(&self, at: &Board) -> bool {
        at.ways() > EXACT
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Hex> = Entry::new();

impl Catalogued for Hex {
    type Rules = Hex;

    const CARD: Card = Card {
        id: "hex",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[Field { key: "barred", label: words::barred_label, kind: FieldKind::Switch }],
        starts: &[
            Start { name: words::start_three, pairs: "at=..._..._..." },
            Start { name: words::start_four, pairs: "at=...._...._...._...." },
            Start { name: words::start_five, pairs: "at=....._....._....._....._....." },
            Start {
                name: words::start_barred_five,
                pairs: "at=....._....._....._....._.....&barred=1",
            },
            Start { name: words::start_six, pairs: "at=......_......_......_......_......_......" },
            Start {
                name: words::start_barred_seven,
                pairs: "at=......._......._......._......._......._......._.......&barred=1",
            },
        ],
        shelf: "at=....W_..W.B_.B..._.WB.._.....",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Hex {
        Hex { barred: setup.on(0) }
    }

    fn goal(rules: &Hex) -> Message {
        if rules.barred { words::goal_barred() } else { words::summary() }
    }

    fn tables(_: &Hex) -> Vec<Table> {
        OPENINGS.map(openings).collect()
    }
}

/// Where White may begin and win, on an empty board of this size.
fn openings(size: u32) -> Table {
    let wins = theory::openings(size);
    let cell = |cell: u32| match wins >> cell & 1 {
        1 => (words::opening_wins(), Mark::Boxed),
        _ => (words::opening_loses(), Mark::Plain),
    };
    let columns = (0..size).map(|column| sign(char::from(b'a' + column as u8)));
    let heads = [words::rows_head()].into_iter().chain(columns).collect();
    let row = |row| (sign(row + 1), (row * size..(row + 1) * size).map(cell).collect());
    Table {
        caption: words::openings_caption(u64::from(size)),
        note: words::openings_note(),
        shape: Shape::Grid { heads, rows: (0..size).map(row).collect() },
    }
}

#[cfg(test)]
mod tests;
