//! Sentences about what lies on a board.

use super::counted;
use crate::play::Session;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::board::Board;

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
        Board::Bars { bars } => format!("Bars of {}.", listed(bars)),
        Board::Numbers { there, free } => {
            let left: Vec<u64> =
                (1..).zip(there).filter(|(_, here)| **here).map(|(n, _)| n).collect();
            match left.len() {
                0 => "No number is left.".to_string(),
                _ => format!("Numbers left: {}. Free to take: {}.", listed(&left), listed(free)),
            }
        }
        Board::Graph { vertices, edges, .. } => {
            let left = edges.iter().filter(|edge| edge.2);
            let told: Vec<String> = left.map(|(u, v, _)| format!("{}-{}", u + 1, v + 1)).collect();
            let all = vertices.len();
            match told.as_slice() {
                [] => format!("No edge is left between {all} vertices."),
                told => format!("Edges left between {all} vertices: {}.", told.join(", ")),
            }
        }
    }
}

/// Numbers as words of a list: "1, 3 and 5".
pub(super) fn listed(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
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
pub fn heap(session: &Session, index: usize, size: u64) -> String {
    let card = session.game().card();
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
        _ => String::new(),
    }
}

/// A stone or coin: taking down to it.
pub fn take_from(session: &Session, index: usize, size: u64, taken: u64) -> String {
    let left = size - taken;
    let card = session.game().card();
    if card.place.is_empty() {
        return format!("take {taken} of {size}, leaves {left}");
    }
    format!("{} {}: take {taken} of {size}, leaves {left}", card.place, index + 1)
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
