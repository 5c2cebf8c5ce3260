//! A grid of dots: which lines are drawn, who owns which box, and whose turn it is.

use super::words;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solver::code::CodeError;
use solver::play::MoveRange;
use solver::play::Outcome;
use solver::points::{Goal, Points};
use solver::strings_and_coins::StringsAndCoins;

/// Most rows or columns of boxes.
const SIDE: u32 = 12;
/// Most dots: each has a letter or, after those, a digit. They have at most 60 lines.
const DOTS: u32 = 36;
/// How owners of boxes are written: open, the first player, the second, nobody.
const OWNERS: [char; 4] = ['.', 'a', 'b', 'n'];

/// The name of a dot: A to Z, then 0 to 9.
pub(super) fn dot_name(dot: u32) -> char {
    char::from(if dot < 26 { b'A' + dot as u8 } else { b'0' - 26 + dot as u8 })
}

/// A position.
///
/// ```
/// use games::catalog::dots_and_boxes::Grid;
/// let grid = Grid::empty(1, 2);
/// assert_eq!((grid.lines(), grid.open().count_ones()), (7, 7));
/// // The dots of the upper row are A, B and C.
/// let line = grid.read_line("ba")?;
/// assert_eq!(grid.write_line(line), "AB");
/// let grid = grid.draw(line);
/// assert!(grid.has(line) && grid.turn == 1);
/// assert_eq!((grid.points().score, grid.points().left), ([0, 0], 2));
/// let mut spans = Vec::new();
/// grid.spans(&mut spans);
/// assert_eq!(spans.len(), 6);
/// assert_eq!(grid.strings().unclosed(grid.open()), 2);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Rows of boxes.
    pub rows: u32,
    /// Boxes in a row.
    pub columns: u32,
    /// Bit i is line i: first those to the right, row by row, then those downwards.
    pub drawn: u64,
    /// Of each box, row by row: 0 open, 1 or 2 its owner, 3 closed by nobody.
    pub owners: Vec<u8>,
    /// The player to move, 0 or 1.
    pub turn: usize,
}

impl Grid {
    /// A grid without lines.
    pub fn empty(rows: u32, columns: u32) -> Grid {
        Grid { rows, columns, drawn: 0, owners: vec![0; (rows * columns) as usize], turn: 0 }
    }

    /// Number of lines.
    pub fn lines(&self) -> u32 {
        (self.rows + 1) * self.columns + self.rows * (self.columns + 1)
    }

    /// True if the line is drawn.
    pub fn has(&self, line: u32) -> bool {
        self.drawn >> line & 1 == 1
    }

    /// All lines that are not drawn, as bits.
    pub fn open(&self) -> u64 {
        !self.drawn & ((1 << self.lines()) - 1)
    }

    /// The lines around a box, as bits.
    pub(crate) fn sides(&self, cell: u32) -> u64 {
        let (row, column) = (cell / self.columns, cell % self.columns);
        let down = (self.rows + 1) * self.columns + row * (self.columns + 1) + column;
        1_u64 << cell | 1 << (cell + self.columns) | 3 << down
    }

    /// How many lines a box still lacks.
    pub fn open_sides(&self, cell: u32) -> u32 {
        (self.sides(cell) & !self.drawn).count_ones()
    }

    /// The two ends of a line; dots are numbered row by row.
    pub(super) fn ends(&self, line: u32) -> (u32, u32) {
        let across = (self.rows + 1) * self.columns;
        let wide = self.columns + 1;
        match line.checked_sub(across) {
            None => {
                let from = line / self.columns * wide + line % self.columns;
                (from, from + 1)
            }
            Some(down) => (down, down + wide),
        }
    }

    /// Gives every newly closed box to an owner, and clears the owner of open boxes; true if a box was closed.
    fn settle(&mut self, owner: u8) -> bool {
        let mut closed = false;
        for cell in 0..self.rows * self.columns {
            let full = self.open_sides(cell) == 0;
            let current = &mut self.owners[cell as usize];
            if full && *current == 0 {
                *current = owner;
                closed = true;
            } else if !full {
                *current = 0;
            }
        }
        closed
    }

    /// The grid after a line is drawn that was open.
    pub fn draw(&self, line: u32) -> Grid {
        let mut next = self.clone();
        next.drawn |= 1 << line;
        if !next.settle(self.turn as u8 + 1) {
            next.turn = 1 - self.turn;
        }
        next
    }

    /// The grid with a line drawn or wiped out; boxes closed that way are nobody's.
    pub fn toggled(&self, line: u32) -> Grid {
        let mut next = self.clone();
        next.drawn ^= 1 << line;
        next.settle(3);
        next
    }

    /// Appends the lines that may be drawn.
    pub fn spans(&self, out: &mut Vec<MoveRange>) {
        for place in 0..self.lines() {
            if !self.has(place) {
                out.push(MoveRange { place, low: 1, high: 1 });
            }
        }
    }

    /// Turn and boxes of both.
    pub fn points(&self) -> Points {
        let mut score = [0; 2];
        for owner in &self.owners {
            if let 1 | 2 = *owner {
                score[*owner as usize - 1] += 1;
            }
        }
        let left = self.owners.iter().filter(|owner| **owner == 0).count() as u64;
        Points { turn: self.turn, score, left, goal: Goal::Most }
    }

    /// The outcome that the literature gives where no search here reaches it: a draw on 4 × 5 boxes
    /// (J. Barker and R. Korf, 2012).
    pub(super) fn published(&self) -> Option<Outcome> {
        let solved = self.drawn == 0 && [(4, 5), (5, 4)].contains(&(self.rows, self.columns));
        solved.then_some(Outcome::D)
    }

    /// The boxes with their lines, and how the grid can be turned over.
    pub fn strings(&self) -> StringsAndCoins {
        let cells = (0..self.rows * self.columns).map(|cell| self.sides(cell)).collect();
        let ways = if self.rows == self.columns { 8 } else { 4 };
        let image = |way: u32| (0..self.lines()).map(|line| self.turned(line, way)).collect();
        let maps: Vec<Vec<u32>> = (1..ways).map(image).collect();
        StringsAndCoins::new(cells, self.lines(), &maps)
    }

    /// The line that this line becomes if the grid is turned upside down (1), left to right (2), over its
    /// diagonal (4), or by several of these.
    fn turned(&self, line: u32, way: u32) -> u32 {
        let (rows, columns) = (self.rows, self.columns);
        let across = (rows + 1) * columns;
        let flip = |at: u32, most: u32, flipped: bool| if flipped { most - at } else { at };
        let (upside, mirror, over) = (way & 1 > 0, way & 2 > 0, way & 4 > 0);
        let down = line >= across;
        let (wide, line) = if down { (columns + 1, line - across) } else { (columns, line) };
        let row = flip(line / wide, rows - u32::from(down), upside);
        let column = flip(line % wide, columns - u32::from(!down), mirror);
        let (row, column) = if over { (column, row) } else { (row, column) };
        if down == over { row * columns + column } else { across + row * (columns + 1) + column }
    }

    /// Writes a line by its two dots, such as `GH`.
    pub fn write_line(&self, line: u32) -> String {
        let (from, to) = self.ends(line);
        String::from_iter([dot_name(from), dot_name(to)])
    }

    /// Reads a line from its two dots in any order and case.
    pub fn read_line(&self, text: &str) -> Result<u32, CodeError> {
        let mut line = 0;
        while line < self.lines() {
            let name = self.write_line(line);
            let back: String = name.chars().rev().collect();
            if text.eq_ignore_ascii_case(&name) || text.eq_ignore_ascii_case(&back) {
                return Ok(line);
            }
            line += 1;
        }
        Err(CodeError::wanted(1, words::two_dots))
    }

    /// Writes rows of lines and rows of boxes from top to bottom, then `~b` on the second
    /// player's turn.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut down = (self.rows + 1) * self.columns;
        let mark = |line: u32| if self.has(line) { '-' } else { '.' };
        for row in 0..=self.rows {
            let first = row * self.columns;
            text.extend((first..first + self.columns).map(mark));
            if row == self.rows {
                break;
            }
            text.push('_');
            for column in 0..=self.columns {
                text.push(mark(down));
                down += 1;
                if column < self.columns {
                    text.push(OWNERS[self.owners[(first + column) as usize] as usize & 3]);
                }
            }
            text.push('_');
        }
        if self.turn == 1 {
            text.push_str("~b");
        }
        text
    }

    /// Reads a grid; a closed box without an owner belongs to nobody.
    pub fn read(text: &str) -> Result<Grid, CodeError> {
        let body = text.strip_suffix("~b").unwrap_or(text);
        let rows = body.split('_').count() as u32 / 2;
        let columns = body.bytes().take_while(|byte| *byte != b'_').count() as u32;
        let fits = (1..=SIDE).contains(&rows) && (1..=SIDE).contains(&columns);
        if !fits || (rows + 1) * (columns + 1) > DOTS {
            return Err(CodeError::rules(1, words::grid_size));
        }
        let mut grid = Grid::empty(rows, columns);
        grid.turn = usize::from(body.len() < text.len());
        let mut letters = body.chars();
        let mut place = 0;
        let (mut line, mut down) = (0, (rows + 1) * columns);
        for row in 0..=2 * rows {
            let wide = if row % 2 == 0 { columns } else { 2 * columns + 1 };
            for i in 0..wide {
                place += 1;
                let letter = letters.next().unwrap_or(' ');
                if row % 2 == 1 && i % 2 == 1 {
                    let owner = OWNERS.iter().position(|known| *known == letter);
                    let owner = owner.ok_or(CodeError::wanted(place, words::owner_sign))?;
                    grid.owners[(row / 2 * columns + i / 2) as usize] = owner as u8;
                    continue;
                }
                let at = if row % 2 == 0 { &mut line } else { &mut down };
                match letter {
                    '-' => grid.drawn |= 1 << *at,
                    '.' => {}
                    _ => return Err(CodeError::wanted(place, words::line_sign)),
                }
                *at += 1;
            }
            place += 1;
            let joint = letters.next();
            if joint != (row < 2 * rows).then_some('_') {
                return Err(CodeError::wanted(place, words::end_of_row));
            }
        }
        let given = grid.owners.clone();
        grid.settle(3);
        if (0..given.len()).any(|cell| given[cell] != 0 && grid.owners[cell] == 0) {
            return Err(CodeError::rules(1, words::open_has_no_owner));
        }
        Ok(grid)
    }
}
