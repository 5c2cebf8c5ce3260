//! The sentence of each recipe is the one that the follower obeys.
//!
//! `recipes` follows the value of a recipe; a reader has its sentence alone. Each kind of recipe stands
//! here with its sentence as it was read against `follower.rs`, so that words and condition change together.

use crate::english::english;
use crate::facts;
use crate::universe::{Universe, scored, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use session::say::Names;
use solver::recipe::Recipe;
use solver::theory::Theory;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// About so many positions of each setup are asked for their recipe.
const POSITIONS: usize = 1200;

/// Each kind of recipe of the games with an alternating turn, and how it is told. Those of a game that has
/// its own laws bear its name.
const TOLD: [(&str, &str); 25] = [
    ("ColdPair", "You can always leave a cold pair again."),
    ("Columns", "You can always make every power of two occur in a multiple of # heaps again."),
    (
        "Cross",
        "You can sweep the rest as soon as it lies on one line. Before that you can leave a cross with an even number of lines again, by taking a single token.",
    ),
    ("EvenColumns { misere: false }", "You can always make every column even again."),
    (
        "EvenColumns { misere: true }",
        "You can make every column even again, as long as that leaves a heap larger than one. If not, you can leave an odd number of single heaps.",
    ),
    (
        "HalfTurn",
        "As soon as only two parallel lines are left, you can leave tokens on both, and an even number of lines in all. You can sweep the rest as soon as it lies on one line.",
    ),
    ("LostBand", "From there you can leave a lost band again."),
    (
        "LostPieces",
        "You can answer in each piece that the next move touches, so that again every piece loses on its own.",
    ),
    (
        "MisereNimSum",
        "After each move you can leave Grundy values with the nim-sum 0, as long as that leaves a heap worth more than 1. If not, you can leave an odd number of heaps worth 1, and none worth more.",
    ),
    (
        "NimSum",
        "After each move you can leave Grundy values with the nim-sum 0 again, by a move in the same part or in another.",
    ),
    ("Pairs", "You can copy every move in the twin."),
    (
        "Parallel",
        "You can sweep the rest as soon as it lies on one line. Before that you can leave tokens on both of the two lines, and an even number of lines again.",
    ),
    (
        "Piles",
        "Below # the piles of # and # lose. From # on piles with the remainder # on division by # lose. You can always leave such a pile again.",
    ),
    (
        "Piles",
        "Below # the piles of # and # lose. From # on the multiples of # lose. You can always leave such a pile again.",
    ),
    (
        "Piles",
        "Piles with a remainder of # on division by # lose. You can always leave such a pile again.",
    ),
    (
        "Rectangle",
        "You can sweep the rest as soon as it lies on one line. Before that you can leave two or more rows and two or more columns, and an even number of lines again.",
    ),
    (
        "SmallestTerm { family: Fibonacci }",
        "You can write what is then left as a sum of Fibonacci numbers, each time the largest that fits, and take the smallest one.",
    ),
    (
        "SmallestTerm { family: Own }",
        "You can write what is then left as a sum of H-numbers of this limit, each time the largest that fits, and take the smallest one.",
    ),
    (
        "SmallestTerm { family: PowersOfTwo }",
        "You can write what is then left as a sum of powers of two, each time the largest that fits, and take the smallest one.",
    ),
    ("Together", "After each take you can take as many as make # together with it."),
    ("chomp", "You can always bite the other arm to the same length."),
    ("chomp", "You can always leave the first column just one square more than the second."),
    ("chomp", "You can always leave the first row just one square more than the second."),
    ("treblecross", "Two X within two cells of each other let you make three in a row."),
    (
        "treblecross",
        "Two X within two cells of each other let you make three in a row. After any other X you can leave values with the nim-sum 0 again.",
    ),
];

thread_local! {
    /// Kinds of recipes with their sentences, without numbers.
    static SEEN: RefCell<BTreeSet<(String, String)>> = RefCell::default();
}

/// Kinds whose sentences have numbers of the position in them.
const NUMBERED: [&str; 3] = ["Columns", "Piles", "Together"];

/// A text in which each number, and each list of numbers, is one sign.
fn without_numbers(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        if !c.is_ascii_digit() {
            plain.push(c);
        } else if !plain.ends_with('#') {
            plain.push('#');
        }
    }
    for list in ["#, #", "# or #"] {
        while plain.contains(list) {
            plain = plain.replace(list, "#");
        }
    }
    plain
}

/// True if a game that is not in the list says what another one says, as a copied folder does.
fn copied(id: &str, sentence: &str) -> bool {
    let plain = without_numbers(sentence);
    TOLD.iter().all(|(kind, _)| *kind != id)
        && TOLD.iter().any(|(_, told)| *told == sentence || *told == plain)
}

/// The kind of a recipe: its name, and what chooses among its sentences.
fn kind(id: &str, recipe: &facts::Recipe) -> String {
    let told = format!("{recipe:?}");
    let words: Vec<&str> = told.split([' ', '{', '}']).filter(|word| !word.is_empty()).collect();
    match words[0] {
        "Other" => id.to_string(),
        "EvenColumns" | "SmallestTerm" => told,
        // A pattern of lines is named by the one field.
        "Sweeps" => words[2].to_string(),
        kind => kind.to_string(),
    }
}

fn collect<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), POSITIONS);
        for (at, _) in all.positions.iter().zip(&all.known).filter(|(_, known)| !known.wins) {
            let Some(fact) = all.rules.explanation(at) else { continue };
            let Recipe::Own(how) = fact.recipe() else { continue };
            let kind = kind(C::CARD.id, &facts::recipe(C::CARD.id, &fact.recipe()));
            let sentence = english(&Names::reader().fill(&how.sentence()));
            let numbered = NUMBERED.contains(&kind.as_str());
            let sentence = if numbered { without_numbers(&sentence) } else { sentence };
            if kind == C::CARD.id && copied(&kind, &sentence) {
                continue;
            }
            SEEN.with_borrow_mut(|seen| seen.insert((kind, sentence)));
        }
    }
}

#[test]
fn each_recipe_is_told_as_it_is_followed() {
    every_entry!(collect);
    let told = TOLD.map(|(kind, sentence)| (kind.to_string(), sentence.to_string()));
    assert_eq!(SEEN.take(), BTreeSet::from(told));
}
