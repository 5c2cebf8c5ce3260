//! Settings of a game for other tests: every value of every field, alone and two at a time.

use games::card::{Card, Field, FieldKind};
use games::setup::Setup;

/// Sample texts for typed fields, by the key of the field.
const TYPED: [(&str, &[&str]); 6] = [
    ("take", &["1-3", "1-2", "1-1", "2-3", "3-5", "1.3.4", "2.5.7.9", "4-4"]),
    (
        "rule",
        &[
            "0.6",
            "0.77",
            "0.7",
            "0.07",
            "0.007",
            "0.15",
            "take-1.3.4",
            "except-2.5",
            "grundy",
            "4.~3",
            "split-3",
            "split-7",
            "kayles-2-3",
        ],
    ),
    ("subtract", &["2.5", "1.3.4", "1", "3.5.8", "2.4.7", "99"]),
    ("f", &["2x", "x", "3x", "4x", "2x-1", "3x/2", "x+3", "xx", "2xx", "3", "1"]),
    (
        "games",
        &[
            "nim.kayles.wythoff",
            "nim",
            "one-pile.nim",
            "kayles.dawsons-kayles.remove-a-square",
            "grundys-game.chocolate-stones",
        ],
    ),
    ("step", &["1.2", "1.3", "2.3", "1.2.3", "3", "2.5.7"]),
];

/// Values of a field to test.
pub(crate) fn values(field: &Field) -> Vec<String> {
    match field.kind {
        FieldKind::Switch => vec!["0".to_string(), "1".to_string()],
        FieldKind::Number { least, most, .. } => {
            (least..=most.min(least + 12)).chain([most]).map(|n| n.to_string()).collect()
        }
        FieldKind::Choice { words } => words.iter().map(|(word, _)| word.to_string()).collect(),
        FieldKind::Text { .. } => {
            let typed = TYPED.iter().find(|(key, _)| *key == field.key);
            let (_, texts) = typed.unwrap_or_else(|| panic!("no sample texts for {}", field.key));
            texts.iter().map(|text| text.to_string()).collect()
        }
    }
}

/// All settings in which at most two fields differ from the default, without duplicates.
pub(crate) fn pairs(card: &Card) -> Vec<Setup> {
    let usual = Setup::of(card);
    let mut all = vec![usual.clone()];
    let with = |setup: &Setup, index: usize, value: &str| {
        let mut next = setup.clone();
        next.set(card, index, value)
            .unwrap_or_else(|error| panic!("{} {value}: {error:?}", card.id));
        next
    };
    for (i, first) in card.fields.iter().enumerate() {
        for one in values(first) {
            let one = with(&usual, i, &one);
            for (j, second) in card.fields.iter().enumerate().skip(i) {
                for other in values(second).iter().filter(|_| j > i) {
                    all.push(with(&one, j, other));
                }
            }
            all.push(one);
        }
    }
    let mut fresh: Vec<Setup> = Vec::new();
    for setup in all {
        if !fresh.contains(&setup) {
            fresh.push(setup);
        }
    }
    fresh
}
