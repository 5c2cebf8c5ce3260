//! Heaps of a typed rule that no board holds, judged by their values alone.
//!
//! The game puts each token of a heap that may be broken on its board, so its positions end at 120 tokens. Values go
//! on as far as a table or a proved period reaches.

use crate::args::Judge;
use crate::judge::Answer;
use crate::reach::FARTHEST;
use crate::value::{Part, Sum};
use sequence::Rule;
use sequence::options::Left;
use solver::play::Outcome;
use solver::verdict::Known;

/// The game by its id.
const GAME: &str = "heap-rule";
/// How far values are found: a second's work, in which nearly every known period of a short code is proved.
const TO: u64 = 30_000;
/// Most winning moves that are listed, as for other positions.
const LISTED: usize = 1000;

/// The answer for a position; `None` if it has no such heaps, if the last move loses, or if a value is not known.
pub(crate) fn judge(asked: &Judge, position: &str) -> Option<Answer> {
    let setting = |key: &str| {
        let pairs = asked.set.iter().rev().filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(one, _)| *one == key).map(|(_, value)| value)
    };
    let plays = asked.game == GAME && setting("misere").is_none_or(|value| value == "0");
    let rule: Rule = setting("rule").filter(|_| plays)?.parse().ok()?;
    let parts = rule.semantics().most_parts();
    let heaps: Option<Vec<u64>> = position.split('.').map(|heap| heap.parse().ok()).collect();
    let heaps = heaps.filter(|heaps| heaps.iter().all(|heap| *heap <= FARTHEST))?;
    // Where a heap becomes three, a move has more ways to be written than this file knows.
    let sum = (parts <= 2).then(|| heaps.iter().map(|heap| Part::of(rule.clone(), *heap)))?;
    let sum = Sum::of(sum.collect(), Some(TO)).ok()?;
    let moves = written(&sum.winning, parts == 2);
    Some(Answer {
        outcome: Some(Outcome::of_mover_winning(sum.total > 0)),
        grundy: Some(sum.total),
        more: sum.more || moves.len() > LISTED,
        winning: moves.into_iter().take(LISTED).collect(),
        distance: None,
        known: Known::Sum,
    })
}

/// Each move once for every place of its heaps: the number of the heap, the tokens taken and, where they do not come
/// from the left end of a row, how many stay before them.
fn written(winning: &[(usize, Left)], rows: bool) -> Vec<String> {
    let mut moves: Vec<(usize, u64, u64)> = Vec::new();
    for (heap, left) in winning {
        // A seam has a heap on either side.
        moves.extend((left.heaps.len() < 2).then_some((*heap, 0, left.taken)));
        if rows {
            moves.extend(left.heaps.iter().map(|before| (*heap, *before, left.taken)));
        }
    }
    moves.sort_unstable();
    moves.dedup();
    let text = |(heap, before, taken): (usize, u64, u64)| match before {
        0 => format!("{}-{taken}", heap + 1),
        _ => format!("{}-{taken}-{before}", heap + 1),
    };
    moves.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::judge;
    use crate::args::Judge;
    use games::asked::Asked;
    use std::collections::BTreeSet;

    /// Positions that the board holds are judged as the game judges them.
    #[test]
    fn verdicts_are_those_of_the_game() {
        let rules = [
            "0.77",
            "0.07",
            "0.6",
            "0.137",
            "4.7",
            "grundy",
            "0.07-unequal",
            "take-1.3.4",
            "except-2.5",
            "0.~3",
            "4.~3",
            "0.156",
            "kayles-3",
        ];
        let mut moves = 0;
        for rule in rules {
            let mut game = Asked::of("heap-rule").expect("there is such a game");
            game.set("rule", rule).expect("it can be played");
            for position in ["1", "2.2", "5.7.8", "9.4", "17", "3.3.5", "12.20", "31", "40"] {
                let asked = Judge {
                    game: "heap-rule".to_string(),
                    positions: Vec::new(),
                    set: vec![format!("rule={rule}")],
                    json: false,
                };
                let found = judge(&asked, position).expect("all values are known");
                let task = &mut *game.judge(position).expect("the board holds it");
                let wanted = solver::judge::run(task);
                assert_eq!((found.outcome, found.grundy), (wanted.outcome, wanted.grundy));
                let wanted = game.written(position, &wanted.winning).expect("they can be written");
                moves += wanted.len();
                let each: BTreeSet<&String> = found.winning.iter().collect();
                assert_eq!(each, wanted.iter().collect(), "{rule} {position}");
                assert_eq!(each.len(), found.winning.len(), "{rule} {position}");
            }
        }
        assert!(moves > 400, "{moves}");
    }
}
