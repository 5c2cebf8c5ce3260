//! Reasons in words where a position falls into pieces, or misère play turns it around.

use super::board::{joined, listed};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::fact::{Count, Fact, Fragment, Group, Part};
use solver::graph::Shape;

/// Why a winning move wins, by what it leaves.
pub(super) fn left(after: &Fact) -> String {
    match after {
        Fact::Turned { parts, family, .. } => rows_left(parts, *family),
        Fact::Opened { .. } => seen(after),
        Fact::Count { moves: rows, rows: Some((pile, row)) } => format!(
            "It leaves ⌈{pile} / {row}⌉ = {rows} rows. Each move takes away exactly one row, so {rows} \
             moves are left, an even number, and the last is yours. Every other move would win as well."
        ),
        Fact::Count { moves, .. } => format!(
            "It leaves {} to be made, however anyone plays, and you make the last of them.",
            if *moves == 2 { "two moves".to_string() } else { format!("{moves} moves") }
        ),
        Fact::Fragments { fragments, .. } => fragments_left(fragments),
        Fact::Stealing { .. } => seen(after),
        Fact::Selective { lost, .. } => format!(
            "It leaves {}, each of which loses on its own. Answer in every piece that the opponent touches.",
            sets(lost)
        ),
        _ => String::new(),
    }
}

/// What theory sees.
pub(super) fn seen(fact: &Fact) -> String {
    match fact {
        Fact::Turned { parts, xor, family } => turned(parts, *xor, *family),
        Fact::Opened { left, .. } => opened(left),
        Fact::Stealing { last } => format!(
            "Only 1 can be taken. Then let p be a prime above {last}/2: either taking p alone wins, or some \
             answer to it does, and that can be stolen by taking it together with p."
        ),
        Fact::Selective { won, lost } if won.is_empty() => {
            format!("Every piece loses on its own: {}.", sets(lost))
        }
        Fact::Selective { won, lost } => {
            let rest =
                if lost.is_empty() { String::new() } else { format!(", not in {}", sets(lost)) };
            format!("Move in each piece that wins on its own, {}{rest}.", sets(won))
        }
        Fact::Count { moves: rows, rows: Some((pile, row)) } => format!(
            "⌈{pile} / {row}⌉ = {rows}: {rows} moves are left whatever anybody does, and {} makes the last.",
            if rows % 2 == 1 { "whoever is to move" } else { "the other player" }
        ),
        Fact::Count { moves, .. } => {
            let who = if moves % 2 == 1 { "the player to move" } else { "the other player" };
            format!("Moves left, however anyone plays: {moves}. So {who} makes the last one.")
        }
        Fact::Fragments { fragments, xor } => {
            format!("Pieces and their Grundy values: {}. Their nim-sum is {xor}.", told(fragments))
        }
        Fact::Games { games, xor } => {
            format!("Grundy values: {}. Their nim-sum is {xor}.", valued(games))
        }
        _ => String::new(),
    }
}

/// Games with their values: "Nim 5, Kayles 3 and Kayles 3".
fn valued(games: &[(&str, u64)]) -> String {
    let told: Vec<String> = games.iter().map(|(game, value)| format!("{game} {value}")).collect();
    joined(&told)
}

/// Why games whose values have the nim-sum 0 lose, and which value the move has changed.
pub(super) fn games_left(before: &Fact, games: &[(&str, u64)]) -> String {
    let had: &[(&str, u64)] = match before {
        Fact::Games { games: had, .. } => had,
        _ => &[],
    };
    let changed = games.iter().zip(had).find(|((_, is), (_, was))| is != was);
    let change = changed.map(|((game, is), (_, was))| format!("{game} goes from {was} to {is}. "));
    format!(
        "{}Now the Grundy values are {}, with nim-sum 0. Any move changes just one of them, and you can \
         restore the balance, perhaps on another board.",
        change.unwrap_or_default(),
        valued(games)
    )
}

/// Pieces of numbers, long ones shortened: "{2, 4, 8} and {5}".
fn sets(pieces: &[Vec<u64>]) -> String {
    let mut told = Vec::new();
    for piece in pieces {
        let shown: Vec<String> = piece.iter().take(8).map(u64::to_string).collect();
        let more = if piece.len() > 8 { ", …" } else { "" };
        told.push(format!("{{{}{more}}}", shown.join(", ")));
    }
    told.join(" and ")
}

/// Pieces of a graph with their values.
fn told(fragments: &[Fragment]) -> String {
    let named = fragments.iter().map(|Fragment { shape, vertices, value }| {
        let shape = match shape {
            Shape::Path => "a path",
            Shape::Cycle => "a ring",
            Shape::Star => "a star",
            Shape::Complete => "a complete graph",
            Shape::Other => "a piece",
        };
        format!("{shape} of {vertices} ({value})")
    });
    named.collect::<Vec<_>>().join(", ")
}

fn fragments_left(fragments: &[Fragment]) -> String {
    match fragments {
        [one, other] if one == other && one.shape == Shape::Path => format!(
            "It leaves two paths of {}: equal halves. Copy every move in the twin, and you move last.",
            one.vertices
        ),
        _ => format!(
            "It leaves {}, each with its Grundy value. Their nim-sum is 0, so every move can be answered.",
            told(fragments)
        ),
    }
}

/// The rows of a family, such as "an odd number of rows of 1 or 4"; groups without rows are left out.
fn groups(family: &[Group], parts: &[Part]) -> String {
    let mut told = Vec::new();
    for group in family {
        let count = match group.count {
            Count::Even => "an even number of rows",
            Count::Odd => "an odd number of rows",
            Count::One => "one row",
        };
        if parts.iter().any(|part| group.rows.contains(&part.size)) {
            told.push(format!("{count} of {}", listed(group.rows).replace(" and ", " or ")));
        }
    }
    told.join(" and ")
}

fn rows_left(parts: &[Part], family: Option<&[Group]>) -> String {
    match family {
        Some(family) => format!(
            "It leaves nothing but {}. In normal play that would be won; misère play turns it around.",
            groups(family, parts)
        ),
        None => {
            let values: Vec<String> = parts.iter().map(|part| part.value.to_string()).collect();
            format!(
                "It leaves Grundy values {} with nim-sum 0, and none of the few families that misère play \
                 turns around. So it is lost as in normal play.",
                values.join(" ⊕ ")
            )
        }
    }
}

fn turned(parts: &[Part], xor: u64, family: Option<&[Group]>) -> String {
    let normal = if xor == 0 { "lost" } else { "won" };
    match family {
        Some(family) => format!(
            "Nothing but {}: in normal play this would be {normal}, and misère play turns it around.",
            groups(family, parts)
        ),
        None => format!(
            "The nim-sum is {xor}, and this is none of the few families that misère play turns around. So \
             it is {normal} as in normal play."
        ),
    }
}

fn opened(left: &[(u64, bool)]) -> String {
    let told = left.iter().map(|(row, lost)| match (row, lost) {
        (0, _) => "nothing at all, which loses".to_string(),
        (_, true) => format!("a row of {row}, in which the opponent loses"),
        (_, false) => format!("a row of {row}, in which the opponent wins"),
    });
    format!("The first throw leaves {}.", told.collect::<Vec<_>>().join(", or "))
}
