//! Sentences about what lies on a board.

use super::{counted, parity};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::card::Card;
use solver::board::{Board, Part};
use solver::play::Step;

const KITTENS: (&str, &str) = ("kitten", "kittens");
const PUPPIES: (&str, &str) = ("puppy", "puppies");

/// The whole board in a sentence.
pub fn board(board: &Board) -> String {
    match board {
        Board::Piles { piles, limit, .. } if piles.len() == 1 => match limit {
            Some(limit) => {
                format!("The pile holds {}; at most {limit} may be taken now.", piles[0])
            }
            None => format!("The pile holds {}.", piles[0]),
        },
        Board::Piles { piles, .. } => format!("Heaps of {}.", listed(piles)),
        Board::Pair { kittens, puppies } => {
            format!("{} and {}.", counted(*kittens, KITTENS), counted(*puppies, PUPPIES))
        }
        Board::Pins { rows, ring, .. } => {
            let place = if *ring { "in a ring of" } else { "on" };
            let total: usize = rows.iter().map(Vec::len).sum();
            let standing = numbered(rows.iter().flatten().enumerate().filter(|(_, up)| **up));
            match standing.as_str() {
                "" => format!("No pin stands {place} {total} places."),
                pins => format!("Pins standing {place} {total} places: {pins}."),
            }
        }
        Board::Queen { x, y, .. } => format!("The queen stands on column {x}, row {y}."),
        Board::Product { number, pairs } => product(*number, pairs),
        Board::Slab { pieces, row } => {
            let rows = counted(pieces.div_ceil(*row), ("row", "rows"));
            format!("The pile holds {pieces} in rows of {row}: {rows}.")
        }
        Board::Demon { coins: 0, .. } => {
            "No coin is left: whoever is to move cannot pay, and goes to the demon.".to_string()
        }
        Board::Demon { coins, fee: (low, high) } => {
            let due = if low == high { low.to_string() } else { format!("{low} or {high}") };
            format!("The pile holds {coins}; the demon wants {due}.")
        }
        Board::Queens { queens, .. } => {
            let told: Vec<String> = queens.iter().map(|(x, y)| format!("({x}, {y})")).collect();
            match told.as_slice() {
                [] => "No queen is left.".to_string(),
                _ => format!("Queens on {}.", told.join(", ")),
            }
        }
        Board::Bars { bars } => format!("Bars of {}.", listed(bars)),
        Board::Rows { rows, .. } => format!("Heaps of {}.", listed(rows)),
        Board::Cells { rows, tokens } => cells(rows, *tokens),
        Board::Numbers { there, free } => numbers(there, free),
        Board::Dots { rows, columns, drawn, owners } => {
            let lines = drawn.iter().filter(|line| **line).count();
            let closed = owners.iter().filter(|owner| **owner != 0).count() as u64;
            format!(
                "{rows} by {columns} boxes; {lines} of {} lines drawn, {} closed.",
                drawn.len(),
                counted(closed, ("box", "boxes"))
            )
        }
        Board::Beans { beans, held, turn, strip } => {
            parity::board(*beans, [held[*turn], held[1 - turn]], *strip)
        }
        Board::Graph { vertices, edges, .. } => graph(vertices.len(), edges),
        Board::Sum { parts } => table(parts),
    }
}

/// Every board of a table.
fn table(parts: &[Part]) -> String {
    let mut told = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        told.push(format!("{}: {}", part_name(index, part.title), board(&part.board)));
    }
    told.join(" ")
}

/// The name of one board of a table.
pub fn part_name(index: usize, title: &str) -> String {
    format!("Board {}, {title}", index + 1)
}

/// What stands above one board of a table; with its Grundy value where that is shown.
pub fn part_caption(index: usize, title: &str, value: Option<u64>) -> String {
    match value {
        Some(value) => format!("{} · {title}: value {value}", index + 1),
        None => format!("{} · {title}", index + 1),
    }
}

/// A number with its splits.
fn product(number: u64, pairs: &[(u64, u64)]) -> String {
    if pairs.is_empty() {
        return format!("The card shows {number}. {}.", no_split(number));
    }
    let told = pairs.iter().take(12).map(|(small, large)| format!("{small} × {large}"));
    let told: Vec<String> = told.collect();
    let more = pairs.len() - told.len();
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("The card shows {number} = {}{rest}.", told.join(" = "))
}

/// A split and what it leaves, as the end of "You choose …".
pub(super) fn product_of(number: u64, small: u64) -> String {
    let large = number / small;
    format!("{small} × {large}, which leaves {}", number - small - large)
}

/// The numbers that are left, and those of them that are free.
fn numbers(there: &[bool], free: &[u64]) -> String {
    let left: Vec<u64> = (1..).zip(there).filter(|(_, here)| **here).map(|(n, _)| n).collect();
    match left.len() {
        0 => "No number is left.".to_string(),
        _ => format!("Numbers left: {}. Free to take: {}.", listed(&left), listed(free)),
    }
}

/// The edges that are left between so many vertices.
fn graph(vertices: usize, edges: &[(u32, u32, bool)]) -> String {
    let left = edges.iter().filter(|edge| edge.2);
    let told: Vec<String> = left.map(|(u, v, _)| format!("{}-{}", u + 1, v + 1)).collect();
    match told.as_slice() {
        [] => format!("No edge is left between {vertices} vertices."),
        told => format!("Edges left between {vertices} vertices: {}.", told.join(", ")),
    }
}

/// What stands in each row of a board of cells.
fn cells(rows: &[Vec<bool>], tokens: bool) -> String {
    let what = if tokens { ("token", "tokens") } else { ("unit square", "unit squares") };
    let all = rows.iter().flatten().filter(|filled| **filled).count() as u64;
    let mut told = format!("{} in {} rows.", counted(all, what), rows.len());
    for (i, row) in rows.iter().enumerate() {
        let columns = numbered(row.iter().enumerate().filter(|(_, filled)| **filled));
        if !columns.is_empty() {
            told += &format!(" Row {}: {columns}.", i + 1);
        }
    }
    told
}

/// Numbers as words of a list: "1, 3 and 5".
pub(super) fn listed(numbers: &[u64]) -> String {
    joined(&numbers.iter().map(u64::to_string).collect::<Vec<_>>())
}

/// Words as a list: "this, that and more".
pub(super) fn joined(words: &[String]) -> String {
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => "nothing".to_string(),
    }
}

fn numbered<'b>(places: impl Iterator<Item = (usize, &'b bool)>) -> String {
    places.map(|(i, _)| (i + 1).to_string()).collect::<Vec<_>>().join(", ")
}

/// A heap or bar with its number and size.
pub fn heap(card: &Card, index: usize, size: u64) -> String {
    if card.place.is_empty() {
        return format!("the pile, {}", counted(size, card.objects));
    }
    format!("{} {}, {}", card.place, index + 1, counted(size, card.objects))
}

/// The number under a single pile, with the limit where there is one.
pub fn pile_caption(board: &Board) -> String {
    match board {
        Board::Piles { piles, limit: Some(limit), .. } => {
            format!("{} left, take at most {limit}", piles.first().unwrap_or(&0))
        }
        Board::Piles { piles, .. } => format!("{} left", piles.first().unwrap_or(&0)),
        Board::Beans { beans, .. } => format!("{beans} left"),
        _ => String::new(),
    }
}

/// A line of splits.
pub fn splits(count: usize) -> String {
    counted(count as u64, ("split", "splits"))
}

/// A split and what it leaves.
pub fn split(number: u64, small: u64, large: u64) -> String {
    format!("{small} times {large}, leaves {}", number - small - large)
}

/// Why a number leaves no move.
pub fn no_split(number: u64) -> String {
    match number {
        1 => "1 is no product of larger numbers".to_string(),
        4 => "4 = 2 × 2, and 2 + 2 would take it all".to_string(),
        prime => format!("{prime} is a prime: no move is left"),
    }
}

/// One row of a slab, counted from 0.
pub fn slab_row(index: u64, pieces: u64) -> String {
    format!("row {}, {}", index + 1, counted(pieces, ("stone", "stones")))
}

/// The number under a slab, with its rows.
pub fn slab_caption(pieces: u64, row: u64, taken: Option<u64>) -> String {
    match taken {
        Some(taken) => format!("{pieces} − {taken}"),
        None => format!("{pieces} left, {}", counted(pieces.div_ceil(row), ("row", "rows"))),
    }
}

/// The line of plates before the demon.
pub fn demons(coins: u64) -> String {
    format!("the demon, before {}", counted(coins, ("coin", "coins")))
}

/// A plate: what is paid there, and what it leaves.
pub fn pay(fee: u64, coins: u64) -> String {
    format!("pay {fee} of {coins}, leaves {}", coins - fee)
}

/// The words under the demon's coins.
pub fn demon_caption(coins: u64, paid: Option<u64>) -> String {
    match (coins, paid) {
        (0, _) => "Nothing to pay with: to the demon".to_string(),
        (_, Some(fee)) => format!("{coins} − {fee}"),
        _ => format!("{coins} left"),
    }
}

/// A stone or coin: taking down to it, or that the rules do not allow that (`off`).
pub fn take_from(card: &Card, index: usize, size: u64, taken: u64, off: bool) -> String {
    let mut told = String::new();
    if !card.place.is_empty() {
        told = format!("{} {}: ", card.place, index + 1);
    }
    if off {
        return told + &format!("{taken} of {size} may not be taken");
    }
    told + &format!("take {taken} of {size}, leaves {}", size - taken)
}

/// A pile of animals: 0 kittens, 1 puppies.
pub fn animals(pile: usize, size: u64) -> String {
    counted(size, [KITTENS, PUPPIES][pile])
}

/// An animal: taking down to it.
pub fn take_animals(pile: usize, size: u64, taken: u64) -> String {
    format!("adopt {}, leaves {}", animals(pile, taken), size - taken)
}

/// The line of handles for both piles.
pub fn both() -> String {
    "the same number of both".to_string()
}

/// A handle: taking alike from both piles.
pub fn take_both(taken: u64, now: [u64; 2]) -> String {
    let (kittens, puppies) = (now[0] - taken, now[1] - taken);
    format!("adopt {taken} of each, leaves {} and {}", animals(0, kittens), animals(1, puppies))
}

/// What is adopted by a move along one of the three lines.
pub(super) fn adopted(line: u32, amount: u64) -> String {
    match line {
        0 => counted(amount, KITTENS),
        1 => counted(amount, PUPPIES),
        _ => format!("{amount} of each"),
    }
}

/// A line of pins.
pub fn row(index: usize) -> String {
    format!("row {}", index + 1)
}

/// A pin's place.
pub fn pin(place: u32, up: bool) -> String {
    format!("pin {}, {}", place + 1, if up { "standing" } else { "down" })
}

/// The place between two pins.
pub fn gap(place: u32) -> String {
    format!("pins {} and {} together", place + 1, place + 2)
}

/// The pins of a throw, from its notation.
pub(super) fn throw(notation: &str) -> String {
    match notation.split_once('-') {
        Some((first, last)) => format!("pins {first} to {last}"),
        None => format!("pin {notation}"),
    }
}

/// A row of the queen's board.
pub fn board_row(y: u64) -> String {
    format!("row {y}")
}

/// A square of the queen's board.
pub fn square(x: u64, y: u64, queen: bool) -> String {
    let here = if queen { ", the queen" } else { "" };
    format!("column {x}, row {y}{here}")
}

/// A square with so many queens.
pub fn queens_square(x: u64, y: u64, queens: u64) -> String {
    match queens {
        0 | 1 => square(x, y, queens == 1),
        more => format!("{} in a stack of {more}", square(x, y, true)),
    }
}

/// Which queen goes from where to where, as the end of "You move …".
pub(super) fn walk(queens: &[(u64, u64)], step: Step) -> String {
    let queen = step.place as usize / 3;
    let (x, y) = queens.get(queen).copied().unwrap_or_default();
    let lowered = |from: u64, line: u32| {
        let moves = [line, 2].contains(&(step.place % 3));
        from.saturating_sub(if moves { step.amount } else { 0 })
    };
    format!("queen {} from ({x}, {y}) to ({}, {})", queen + 1, lowered(x, 0), lowered(y, 1))
}

/// A cell of a board.
pub fn cell(row: u32, column: u32, filled: bool, tokens: bool) -> String {
    let content = match (filled, tokens) {
        (false, _) => "empty",
        (true, true) => "a token",
        (true, false) => "a unit square",
    };
    format!("row {}, column {}, {content}", row + 1, column + 1)
}

/// The line of handles above the columns.
pub fn columns() -> String {
    "columns".to_string()
}

/// A row or column of a board with so many rows: rows come first, then columns.
fn line(line: u32, rows: u32) -> String {
    match line.checked_sub(rows) {
        None => format!("row {}", line + 1),
        Some(column) => format!("column {}", column + 1),
    }
}

/// A row or column with its tokens.
pub fn line_of_tokens(place: u32, rows: u32, tokens: u64) -> String {
    format!("sweep {}, {}", line(place, rows), counted(tokens, ("token", "tokens")))
}

/// What a move takes from a board of cells, as the end of "You take …".
pub(super) fn from_cells(rows: &[Vec<bool>], tokens: bool, step: Step) -> String {
    if tokens {
        return line(step.place, rows.len() as u32);
    }
    let columns = rows.first().map_or(1, Vec::len) as u32;
    let (row, column) = (step.place / columns + 1, step.place % columns + 1);
    match step.amount {
        1 => format!("the unit at row {row}, column {column}"),
        side => format!(
            "the {side} × {side} square from row {row}, column {column} to row {}, column {}",
            u64::from(row) + side - 1,
            u64::from(column) + side - 1
        ),
    }
}

/// A seam of a bar.
pub fn cut(bar: usize, left: u64, right: u64) -> String {
    if left == right {
        return format!(
            "bar {}: {left} and {right} would be equal, which the rule forbids",
            bar + 1
        );
    }
    format!("bar {}: break into {left} and {right}", bar + 1)
}

/// A bar and its parts, as the end of "You break …".
pub(super) fn halves(bars: &[u64], step: Step) -> String {
    let length = bars.get(step.place as usize).copied().unwrap_or(0);
    let rest = length.saturating_sub(step.amount);
    format!("bar {} into {} and {rest}", step.place + 1, step.amount)
}

/// The edges from a vertex to later ones.
pub fn edges_from(vertex: u32) -> String {
    format!("edges from vertex {}", vertex + 1)
}

/// An edge by its ends.
pub fn edge(u: u32, v: u32) -> String {
    format!("edge {}-{}", u + 1, v + 1)
}

/// A vertex where edges are drawn by hand; the pen may rest on one.
pub fn vertex(vertex: u32, pen: Option<u32>) -> String {
    let number = vertex + 1;
    match pen {
        None => format!("vertex {number}: begin an edge here"),
        Some(from) if from == vertex => format!("vertex {number}: lift the pen"),
        Some(from) => format!("vertex {number}: draw the edge to {}, or rub it out", from + 1),
    }
}

/// The free numbers that the bits of an amount name, as the end of "You take …".
pub(super) fn chosen(free: &[u64], amount: u64) -> String {
    let taken = free.iter().enumerate().filter(|(i, _)| amount >> i & 1 == 1);
    listed(&taken.map(|(_, number)| *number).collect::<Vec<_>>())
}

/// A number on the table.
pub fn number(number: u64, free: bool) -> String {
    let why = if free { "free to take" } else { "a factor of it is still there" };
    format!("{number}, {why}")
}

/// Numbers with as many prime factors, counted with repetition.
pub fn rank(factors: usize) -> String {
    match factors {
        0 => "the number 1".to_string(),
        1 => "primes".to_string(),
        n => format!("products of {n} primes"),
    }
}

/// A row of lines to the right, by the row of dots from 0.
pub fn dots_row(row: u32) -> String {
    format!("lines along row {} of dots", row + 1)
}

/// A row of lines downwards, by the row of boxes from 0.
pub fn boxes_row(row: u32) -> String {
    format!("lines down row {} of boxes", row + 1)
}

/// A line between two dots, by their letters.
pub fn dots_line(board: &Board, place: u32) -> String {
    let Board::Dots { rows, columns, drawn, .. } = board else { return String::new() };
    let wide = columns + 1;
    let (from, to) = match place.checked_sub((rows + 1) * columns) {
        None => {
            let from = place / columns * wide + place % columns;
            (from, from + 1)
        }
        Some(down) => (down, down + wide),
    };
    let state = if drawn.get(place as usize) == Some(&true) { ", drawn" } else { "" };
    format!("line {}{}{state}", dot_name(from), dot_name(to))
}

/// The name of a dot, as notation has it.
pub fn dot_name(dot: u32) -> char {
    char::from(if dot < 26 { b'A' + dot as u8 } else { b'0' - 26 + dot as u8 })
}
