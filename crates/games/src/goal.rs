//! The rule of a game in one line, as its settings make it: what a turn does, and who wins.

use alloc::format;
use alloc::string::String;

/// The sentence about the last throw, break or move: whoever makes it wins, or loses in misère play.
pub(crate) fn last(noun: &str, misere: bool) -> String {
    format!("The last {noun} {}.", if misere { "loses" } else { "wins" })
}

/// What making the last move does, as a word by which a message chooses.
pub(crate) fn end(misere: bool) -> &'static str {
    if misere { "loses" } else { "wins" }
}

/// How many may be taken in one turn, such as "1 to 3 stones", "2 or 3 stones" or "1 stone"; the
/// stretches are ascending and not empty.
pub(crate) fn amounts(stretches: &[(u64, u64)], noun: (&str, &str)) -> String {
    let mut told = String::new();
    for (index, (least, most)) in stretches.iter().enumerate() {
        if index > 0 {
            told.push_str(if index + 1 == stretches.len() { " or " } else { ", " });
        }
        told += &match most - least {
            0 => format!("{least}"),
            1 => format!("{least} or {most}"),
            _ => format!("{least} to {most}"),
        };
    }
    let one = matches!(stretches, [(1, 1)]);
    format!("{told} {}", if one { noun.0 } else { noun.1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_told_as_they_are_said() {
        let stones = ("stone", "stones");
        for (stretches, said) in [
            (&[(1, 3)][..], "1 to 3 stones"),
            (&[(2, 3)], "2 or 3 stones"),
            (&[(1, 1)], "1 stone"),
            (&[(4, 4)], "4 stones"),
            (&[(1, 1), (3, 3), (4, 4)], "1, 3 or 4 stones"),
        ] {
            assert_eq!(amounts(stretches, stones), said);
        }
    }
}
