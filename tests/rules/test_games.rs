//! Small games for tests, not in the catalogue: partizan games, games with a goal, and one of points.

use games::card::{Card, Cloth, Difficulty, Family, Start};
use games::game::{Catalogued, Entry};
use games::layout::Layout;
use games::scene::Scene;
use games::setup::Setup;
use games::stage::View;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::judge::{Progress, Task};
use solver::play::{Move, MoveRange};
use solver::points::{Goal, Points, Scored, Scores, Scoring};
use solver::position::PositionKind;
use solver::rules::{self, Kind, PositionOf, Reached, Rules};
use solver::theory::{Patience, Theory};
use solver::verdict::Known;

pub(crate) fn unnamed() -> Message {
    Message::verbatim("test")
}

pub(crate) const fn card(id: &'static str, starts: &'static [Start]) -> Card {
    Card {
        id,
        title: unnamed,
        summary: unnamed,
        rule: unnamed,
        search: unnamed,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Fir,
        naive: unnamed,
        fields: &[],
        starts,
        shelf: "",
        position: unnamed,
        moves: unnamed,
    }
}

/// The catalogue entry of a test game, whose rules are also its layout.
macro_rules! entry {
    ($rules:ty, $id:literal, $new:expr, $start:literal) => {
        impl Catalogued for $rules {
            type Rules = $rules;
            const CARD: Card = card($id, &[Start { name: unnamed, pairs: concat!("at=", $start) }]);
            fn rules(_: &Setup) -> $rules {
                $new
            }
        }

        impl Layout for $rules {
            fn scene(&self, _: &PositionOf<Self>, view: &View<'_, PositionOf<Self>>) -> Scene {
                view.stage.scene("test", 10, 10)
            }
        }

        impl $rules {
            pub(crate) const GAME: Entry<$rules> = Entry::new();
        }
    };
}

fn one(place: usize) -> MoveRange {
    MoveRange { place: place as u32, low: 1, high: 1 }
}

/// Domineering: Left covers two free squares one above the other, Right two side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Domineering {
    pub(crate) misere: bool,
}

/// A board, `true` for a covered square, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Board {
    pub(crate) turn: usize,
    pub(crate) rows: Vec<Vec<bool>>,
}

impl Board {
    pub(crate) fn empty(rows: usize, columns: usize, turn: usize) -> Board {
        Board { turn, rows: vec![vec![false; columns]; rows] }
    }

    /// The two squares that a domino at a place covers.
    fn covered(&self, place: usize) -> [(usize, usize); 2] {
        let (row, column) = (place / self.rows[0].len(), place % self.rows[0].len());
        [(row, column), if self.turn == 0 { (row + 1, column) } else { (row, column + 1) }]
    }
}

impl PositionKind for Domineering {
    type Position = Board;

    fn read(&self, text: &str) -> Result<Board, CodeError> {
        let turn = usize::from(text.starts_with('r'));
        let row = |row: &str| row.chars().map(|c| c == 'x').collect();
        let rows: Vec<Vec<bool>> = text[1..].split('_').map(row).collect();
        Ok(Board { turn, rows })
    }

    fn write(&self, at: &Board) -> String {
        let row = |row: &Vec<bool>| row.iter().map(|x| if *x { 'x' } else { '.' }).collect();
        let rows: Vec<String> = at.rows.iter().map(row).collect();
        format!("{}{}", ["l", "r"][at.turn], rows.join("_"))
    }
}

impl Rules for Domineering {
    type Positions = Domineering;
    const KIND: Kind<Domineering> = Kind::Partizan {
        turn: |_, at| at.turn,
        pass: |_, at| Board { turn: 1 - at.turn, rows: at.rows.clone() },
    };

    fn positions(&self) -> Domineering {
        *self
    }

    fn moves(&self, at: &Board, out: &mut Vec<MoveRange>) {
        let free = |(row, column): (usize, usize)| {
            at.rows.get(row).and_then(|row| row.get(column)) == Some(&false)
        };
        let places = 0..at.rows.len() * at.rows[0].len();
        out.extend(places.filter(|place| at.covered(*place).into_iter().all(free)).map(one));
    }

    fn play(&self, at: &Board, mv: &Move) -> Board {
        let mut next = Board { turn: 1 - at.turn, rows: at.rows.clone() };
        for (row, column) in at.covered(mv.first().place as usize) {
            next.rows[row][column] = true;
        }
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }
}

impl Theory for Domineering {}

entry!(Domineering, "domineering", Domineering { misere: false }, "l.._..");

/// Hackenbush strings: Left cuts a blue edge, Right a red one, and what is above it falls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hackenbush;

/// Strings from the ground up, `true` for a blue edge, and whose turn it is.
pub(crate) type Strings = (usize, Vec<Vec<bool>>);

impl PositionKind for Hackenbush {
    type Position = Strings;

    fn read(&self, text: &str) -> Result<Strings, CodeError> {
        let string = |string: &str| string.chars().map(|c| c == 'b').collect();
        Ok((usize::from(text.starts_with('R')), text[1..].split('.').map(string).collect()))
    }

    fn write(&self, (turn, strings): &Strings) -> String {
        let edge = |blue: &bool| if *blue { 'b' } else { 'r' };
        let strings: Vec<String> = strings.iter().map(|s| s.iter().map(edge).collect()).collect();
        format!("{}{}", ["L", "R"][*turn], strings.join("."))
    }
}

impl Rules for Hackenbush {
    type Positions = Hackenbush;
    const KIND: Kind<Hackenbush> = Kind::Partizan {
        turn: |_, (turn, _)| *turn,
        pass: |_, (turn, strings)| (1 - turn, strings.clone()),
    };

    fn positions(&self) -> Hackenbush {
        *self
    }

    fn moves(&self, (turn, strings): &Strings, out: &mut Vec<MoveRange>) {
        for (i, string) in strings.iter().enumerate() {
            let own = (0..string.len()).filter(|edge| string[*edge] == (*turn == 0));
            out.extend(own.map(|edge| one(10 * i + edge)));
        }
    }

    fn play(&self, (turn, strings): &Strings, mv: &Move) -> Strings {
        let (mut next, place) = (strings.clone(), mv.first().place as usize);
        next[place / 10].truncate(place % 10);
        (1 - turn, next)
    }
}

impl Theory for Hackenbush {}

entry!(Hackenbush, "hackenbush", Hackenbush, "Lbr.r");

/// Noughts and crosses: three in a row win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoughtsAndCrosses;

/// The lines of the board.
pub(crate) const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The player on each square, or nobody.
pub(crate) type Squares = [Option<usize>; 9];

fn turn(at: &Squares) -> usize {
    at.iter().flatten().count() % 2
}

fn in_a_row(at: &Squares) -> Reached {
    let line =
        |line: &[usize; 3]| at[line[0]].filter(|_| line.iter().all(|i| at[*i] == at[line[0]]));
    LINES.iter().find_map(line).map_or(Reached::Nobody, Reached::Player)
}

impl PositionKind for NoughtsAndCrosses {
    type Position = Squares;

    fn read(&self, text: &str) -> Result<Squares, CodeError> {
        let mut at = [None; 9];
        for (square, c) in at.iter_mut().zip(text.chars()) {
            *square = "xo".find(c);
        }
        Ok(at)
    }

    fn write(&self, at: &Squares) -> String {
        at.iter().map(|square| square.map_or('.', |player| ['x', 'o'][player])).collect()
    }
}

impl Rules for NoughtsAndCrosses {
    type Positions = NoughtsAndCrosses;
    const KIND: Kind<NoughtsAndCrosses> =
        Kind::PartizanGoal { turn: |_, at| turn(at), reached: |_, at| in_a_row(at), pass: None };

    fn positions(&self) -> NoughtsAndCrosses {
        *self
    }

    fn moves(&self, at: &Squares, out: &mut Vec<MoveRange>) {
        out.extend((0..9).filter(|square| at[*square].is_none()).map(one));
    }

    fn play(&self, at: &Squares, mv: &Move) -> Squares {
        let mut next = *at;
        next[mv.first().place as usize] = Some(turn(at));
        next
    }
}

impl Theory for NoughtsAndCrosses {}

entry!(NoughtsAndCrosses, "noughts-and-crosses", NoughtsAndCrosses, ".........");

/// A race: players add 1 to 3 in turn, and the player who reaches 21 wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race;

impl PositionKind for Race {
    type Position = u64;

    fn read(&self, text: &str) -> Result<u64, CodeError> {
        code::number(text, 1, 0, 21)
    }

    fn write(&self, at: &u64) -> String {
        at.to_string()
    }
}

impl Rules for Race {
    type Positions = Race;
    const KIND: Kind<Race> =
        Kind::Goal { reached: |_, at| if *at == 21 { Reached::Previous } else { Reached::Nobody } };

    fn positions(&self) -> Race {
        *self
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        out.push(MoveRange { place: 0, low: 1, high: 3.min(21 - at).max(1) });
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at + mv.first().amount
    }
}

impl Theory for Race {}

entry!(Race, "race", Race, "0");

/// Coins in a row: players take one from either end in turn, and the higher total wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coins;

/// The coins that are left, the totals of both players, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) coins: Vec<u64>,
    pub(crate) score: [u64; 2],
    pub(crate) turn: usize,
}

impl Row {
    fn points(&self) -> Points {
        let left = self.coins.iter().sum();
        Points { turn: self.turn, score: self.score, goal: Goal::Most, left }
    }
}

/// The scores of all moves, ready at the first step.
struct Scorer(Vec<Scored>);

impl Task for Scorer {
    type Output = Scores;
    fn step(&mut self, _: u32) -> Progress<Scores> {
        let known = Known::Search { positions: self.0.len() as u64 };
        Progress::Ready(Scores::Exact { moves: self.0.clone(), known, story: None })
    }
}

impl Coins {
    /// The moves with their scores, by plain recursion.
    fn scored(&self, at: &Row) -> Vec<Scored> {
        let score = |mv: Move| {
            let next = self.play(at, &mv);
            let replies = self.scored(&next).into_iter();
            match replies.max_by_key(|reply| reply.margin) {
                Some(Scored { mv: reply, margin, line }) => {
                    Scored { mv, margin: -margin, line: [vec![reply], line].concat() }
                }
                None => {
                    let margin = -next.points().lead();
                    Scored { mv, margin, line: Vec::new() }
                }
            }
        };
        rules::moves(self, at, usize::MAX).into_iter().map(score).collect()
    }
}

/// The noun for the elements of a list of coins.
fn numbers() -> messages::Message {
    messages::Message::new("test", "numbers")
}

impl PositionKind for Coins {
    type Position = Row;

    /// The turn, both totals, and the coins.
    fn read(&self, text: &str) -> Result<Row, CodeError> {
        let all = code::list(text, ListRange { of: numbers, count: (3, 20), each: (0, 99) })?;
        Ok(Row { turn: all[0] as usize, score: [all[1], all[2]], coins: all[3..].to_vec() })
    }

    fn write(&self, at: &Row) -> String {
        code::write_list(&[&[at.turn as u64], &at.score[..], &at.coins].concat())
    }
}

impl Rules for Coins {
    type Positions = Coins;
    const KIND: Kind<Coins> = Kind::Points { points: |_, at| at.points() };

    fn positions(&self) -> Coins {
        *self
    }

    fn moves(&self, at: &Row, out: &mut Vec<MoveRange>) {
        out.extend((0..at.coins.len().min(2)).map(one));
    }

    fn play(&self, at: &Row, mv: &Move) -> Row {
        let mut next = at.clone();
        let end = if mv.first().place == 0 { 0 } else { at.coins.len() - 1 };
        next.score[at.turn] += next.coins.remove(end);
        next.turn = 1 - at.turn;
        next
    }
}

impl Theory for Coins {
    fn scoring(&self, at: &Row, patience: Patience) -> Option<Scoring> {
        (patience == Patience::Usual).then(|| Box::new(Scorer(self.scored(at))) as Scoring)
    }
}

entry!(Coins, "coins", Coins, "0.0.0.5.9.2");
