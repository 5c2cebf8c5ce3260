//! Small games for tests, not in the catalogue: partizan games, games with a goal, and one of points.

use games::card::{Card, Cloth, Difficulty, Family};
use games::game::{Catalogued, Entry};
use games::layout::{Layout, MoveContext};
use games::scene::Scene;
use games::setup::Setup;
use games::stage::View;
use games::table::Table;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::judge::{Progress, Task};
use solver::play::{Move, MoveRange};
use solver::points::{Goal, Points, Scored, Scores, Scoring};
use solver::rules::{self, Reached, Rules, Sizes};
use solver::verdict::{Claim, Known};

fn unnamed() -> Message {
    Message::verbatim("test")
}

const fn card(id: &'static str) -> Card {
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
        starts: &[],
        shelf: "",
        position: unnamed,
        moves: unnamed,
    }
}

/// Stubs for a game without theory, editor and picture.
macro_rules! no_more {
    () => {
        fn state_bound(&self, _: &Self::Position) -> u64 {
            10_000
        }
        fn claim(&self, _: &Self::Position) -> Option<Claim> {
            None
        }
        fn explanation(&self, _: &Self::Position) -> Option<SharedExplanation> {
            None
        }
        fn naive(&self, at: &Self::Position) -> Option<Move> {
            rules::moves(self, at, 1).pop()
        }
        fn sizes(&self) -> Sizes {
            Sizes { count: (2, 9), each: (0, 99) }
        }
        fn to_sizes(&self, _: &Self::Position) -> Vec<u64> {
            Vec::new()
        }
        fn with_sizes(&self, _: &[u64]) -> Self::Position {
            unreachable!("test games are not made by sizes")
        }
        fn edit(&self, _: &Self::Position, _: u32, _: u64) -> Option<Self::Position> {
            None
        }
        fn random(&self, _: &mut dyn FnMut(u64) -> u64) -> Self::Position {
            unreachable!("test games have no random starts")
        }
    };
}

/// The catalogue entry of a test game, whose rules are also its layout.
macro_rules! entry {
    ($rules:ty, $id:literal, $new:expr, $start:literal) => {
        impl Catalogued for $rules {
            type Rules = $rules;
            const CARD: Card = card($id);
            fn rules(_: &Setup) -> $rules {
                $new
            }
            fn start(rules: &$rules) -> <$rules as Rules>::Position {
                rules.read($start).unwrap()
            }
            fn tables(_: &$rules) -> Vec<Table> {
                Vec::new()
            }
        }

        impl Layout for $rules {
            fn scene(&self, _: &Self::Position, view: &View<'_, Self::Position>) -> Scene {
                view.stage.scene("test", 10, 10)
            }
            fn describe(&self, _: &Self::Position) -> Message {
                unnamed()
            }
            fn describe_move(&self, _: &Self::Position, context: &MoveContext<'_>) -> Message {
                Message::verbatim(context.notation.to_string())
            }
            fn size_name(&self, _: &Self::Position, _: usize) -> Message {
                unnamed()
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
#[derive(Clone, Debug)]
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

impl Rules for Domineering {
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

    fn spans(&self, at: &Board, out: &mut Vec<MoveRange>) {
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

    fn turn(&self, at: &Board) -> Option<usize> {
        Some(at.turn)
    }

    fn other_turn(&self, at: &Board) -> Option<Board> {
        Some(Board { turn: 1 - at.turn, rows: at.rows.clone() })
    }

    no_more!();
}

entry!(Domineering, "domineering", Domineering { misere: false }, "l.._..");

/// Hackenbush strings: Left cuts a blue edge, Right a red one, and what is above it falls.
#[derive(Clone, Debug)]
pub(crate) struct Hackenbush;

/// Strings from the ground up, `true` for a blue edge, and whose turn it is.
pub(crate) type Strings = (usize, Vec<Vec<bool>>);

impl Rules for Hackenbush {
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

    fn spans(&self, (turn, strings): &Strings, out: &mut Vec<MoveRange>) {
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

    fn turn(&self, at: &Strings) -> Option<usize> {
        Some(at.0)
    }

    fn other_turn(&self, (turn, strings): &Strings) -> Option<Strings> {
        Some((1 - turn, strings.clone()))
    }

    no_more!();
}

entry!(Hackenbush, "hackenbush", Hackenbush, "Lbr.r");

/// Noughts and crosses: three in a row win.
#[derive(Clone, Debug)]
pub(crate) struct NoughtsAndCrosses;

/// The lines of the board.
pub(crate) const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Rules for NoughtsAndCrosses {
    /// The player on each square, or nobody.
    type Position = [Option<usize>; 9];

    fn read(&self, text: &str) -> Result<Self::Position, CodeError> {
        let mut at = [None; 9];
        for (square, c) in at.iter_mut().zip(text.chars()) {
            *square = "xo".find(c);
        }
        Ok(at)
    }

    fn write(&self, at: &Self::Position) -> String {
        at.iter().map(|square| square.map_or('.', |player| ['x', 'o'][player])).collect()
    }

    fn spans(&self, at: &Self::Position, out: &mut Vec<MoveRange>) {
        out.extend((0..9).filter(|square| at[*square].is_none()).map(one));
    }

    fn play(&self, at: &Self::Position, mv: &Move) -> Self::Position {
        let mut next = *at;
        next[mv.first().place as usize] = self.turn(at);
        next
    }

    fn turn(&self, at: &Self::Position) -> Option<usize> {
        Some(at.iter().flatten().count() % 2)
    }

    fn reached(&self, at: &Self::Position) -> Option<Reached> {
        let line =
            |line: &[usize; 3]| at[line[0]].filter(|_| line.iter().all(|i| at[*i] == at[line[0]]));
        Some(LINES.iter().find_map(line).map_or(Reached::Nobody, Reached::Player))
    }

    no_more!();
}

entry!(NoughtsAndCrosses, "noughts-and-crosses", NoughtsAndCrosses, ".........");

/// A race: players add 1 to 3 in turn, and the player who reaches 21 wins.
#[derive(Clone, Debug)]
pub(crate) struct Race;

impl Rules for Race {
    type Position = u64;

    fn read(&self, text: &str) -> Result<u64, CodeError> {
        code::number(text, 1, 0, 21)
    }

    fn write(&self, at: &u64) -> String {
        at.to_string()
    }

    fn spans(&self, at: &u64, out: &mut Vec<MoveRange>) {
        out.push(MoveRange { place: 0, low: 1, high: 3.min(21 - at).max(1) });
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at + mv.first().amount
    }

    fn reached(&self, at: &u64) -> Option<Reached> {
        Some(if *at == 21 { Reached::Previous } else { Reached::Nobody })
    }

    no_more!();
}

entry!(Race, "race", Race, "0");

/// Coins in a row: players take one from either end in turn, and the higher total wins.
#[derive(Clone, Debug)]
pub(crate) struct Coins;

/// The coins that are left, the totals of both players, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) coins: Vec<u64>,
    pub(crate) score: [u64; 2],
    pub(crate) turn: usize,
}

/// The scores of all moves, ready at the first step.
struct Scorer(Vec<Scored>);

impl Task for Scorer {
    type Output = Scores;
    fn step(&mut self, _: u32) -> Progress<Scores> {
        let known = Known::Search { positions: self.0.len() as u64 };
        Progress::Ready(Scores::Exact { moves: self.0.clone(), known })
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
                    let margin = -self.points(&next).unwrap().lead();
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

impl Rules for Coins {
    type Position = Row;

    /// The turn, both totals, and the coins.
    fn read(&self, text: &str) -> Result<Row, CodeError> {
        let all = code::list(text, ListRange { of: numbers, count: (3, 20), each: (0, 99) })?;
        Ok(Row { turn: all[0] as usize, score: [all[1], all[2]], coins: all[3..].to_vec() })
    }

    fn write(&self, at: &Row) -> String {
        code::write_list(&[&[at.turn as u64], &at.score[..], &at.coins].concat())
    }

    fn spans(&self, at: &Row, out: &mut Vec<MoveRange>) {
        out.extend((0..at.coins.len().min(2)).map(one));
    }

    fn play(&self, at: &Row, mv: &Move) -> Row {
        let mut next = at.clone();
        let end = if mv.first().place == 0 { 0 } else { at.coins.len() - 1 };
        next.score[at.turn] += next.coins.remove(end);
        next.turn = 1 - at.turn;
        next
    }

    fn points(&self, at: &Row) -> Option<Points> {
        let left = at.coins.iter().sum();
        Some(Points { turn: at.turn, score: at.score, goal: Goal::Most, left })
    }

    fn scoring(&self, at: &Row) -> Option<Scoring> {
        Some(Box::new(Scorer(self.scored(at))))
    }

    no_more!();
}

entry!(Coins, "coins", Coins, "0.0.0.5.9.2");
