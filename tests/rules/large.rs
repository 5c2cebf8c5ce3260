//! Sizes far beyond search: exact integer invariants, and the limits of each game.

use crate::english::{english, wrong};
use crate::facts::{self, Fact};
use crate::reasons::{check_terms, columns, is_lower_wythoff};
use games::find;
use games::game::Game;
use games::kinds::Number;
use games::setup::Setup;
use solver::code::CodeError;
use solver::erased::{ErasedTheory, Typed};
use solver::golden;
use solver::judge;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::Rules;
use solver::search::{Advance, Search};
use solver::theory::Theory;
use solver::verdict::{Known, Verdict};
use std::rc::Rc;

const MILLION_MILLION: u64 = 1_000_000_000_000;
const LARGEST: u64 = 1000 * MILLION_MILLION;

fn game(id: &str) -> &'static Game {
    find(id).expect("it is in the catalogue")
}

fn setup(game: &Game, pairs: &[(&str, &str)]) -> Setup {
    let card = game.card();
    let mut setup = Setup::of(card);
    for (key, text) in pairs {
        let index = card.fields.iter().position(|field| field.key == *key).expect("a field");
        setup.set(card, index, text).expect("a value of this field");
    }
    setup
}

fn verdict(game: &Game, setup: &Setup, at: &str) -> Verdict {
    let task = games::judge(game.card().id, setup, at).expect("a game of the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{at}: {error:?}")))
}

fn fact(game: &Game, setup: &Setup, at: &str) -> Result<Option<Fact>, CodeError> {
    let seen =
        games::judged(game.card().id).expect("a game of the catalogue").explanation(setup, at)?;
    Ok(seen.map(|fact| facts::fact(game.card().id, &*fact)))
}

fn numbers(code: &str) -> Vec<u64> {
    code.split('.').map(|n| n.parse().unwrap()).collect()
}

fn code(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}

/// Calls `check` with each winning move and the sizes after it, and returns the number of winning moves.
fn after_each(game: &Game, setup: &Setup, at: &str, check: impl Fn(&Move, &[u64])) -> usize {
    let verdict = verdict(game, setup, at);
    assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(!verdict.winning.is_empty())));
    let at = game.read(setup, at).unwrap();
    for mv in &verdict.winning {
        check(mv, &numbers(at.play(mv).unwrap().code()));
    }
    verdict.winning.len()
}

#[test]
fn nim_at_its_largest() {
    let nim = game("nim");
    let mut dice = fastrand::Rng::with_seed(3);
    for misere in ["0", "1"] {
        let setup = setup(nim, &[("misere", misere)]);
        for round in 0..2000 {
            let mut heaps: Vec<u64> = (0..2 + round % 10)
                .map(|_| {
                    let bits = dice.u32(0..54);
                    (1 << 53) - dice.u64(0..1 << bits)
                })
                .collect();
            let sum = columns(&heaps);
            let won = after_each(nim, &setup, &code(&heaps), |_, after| {
                assert_eq!(columns(after), 0);
            });
            // A heap can be reduced to one right size, if that is smaller than the heap.
            let lowered = |heap: &&u64| columns(&[**heap, sum]) < **heap;
            assert_eq!(won, if sum == 0 { 0 } else { heaps.iter().filter(lowered).count() });
            if sum <= 1 << 53 {
                heaps.push(sum);
                assert_eq!(after_each(nim, &setup, &code(&heaps), |_, _| {}), 0);
            }
        }
    }
}

#[test]
fn wythoff_at_its_largest() {
    let queen = game("wythoff");
    let setup = Setup::of(queen.card());
    let cold = |pair: &[u64]| {
        let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        is_lower_wythoff(low, high - low)
    };
    let mut dice = fastrand::Rng::with_seed(4);
    for round in 0..4000_u64 {
        let pair = match round % 4 {
            0 => [dice.u64(0..=LARGEST), dice.u64(0..=LARGEST)],
            1 => [LARGEST - dice.u64(0..50), dice.u64(0..=LARGEST)],
            2 => [dice.u64(0..=LARGEST / 2); 2],
            // A cold pair and its neighbours.
            _ => {
                let n = dice.u64(1..LARGEST / 3);
                [golden::lower(n) + dice.u64(0..2), golden::lower(n) + n]
            }
        };
        let won = after_each(queen, &setup, &code(&pair), |_, after| assert!(cold(after)));
        // Each line from the queen meets one cold square, which may be ahead of the queen or behind it.
        let reached = |line: usize| {
            let other = |own: u64| (golden::cold_partner(own), own);
            match line {
                0 => other(pair[1]).0 < pair[0],
                1 => other(pair[0]).0 < pair[1],
                _ => golden::lower(pair[0].abs_diff(pair[1])) < pair[0].min(pair[1]),
            }
        };
        let expected = (0..3).filter(|line| reached(*line)).count();
        assert_eq!(won, if cold(&pair) { 0 } else { expected }, "{pair:?}");
        for own in pair {
            assert!(cold(&[own, golden::cold_partner(own)]), "{own}");
        }
    }
}

#[test]
fn cold_pairs_by_their_definition() {
    let top = 1_000_000;
    let mut used = vec![false; 3 * top];
    let mut low = 0;
    for n in 0..top as u64 {
        while used[low] {
            low += 1;
        }
        let high = low + n as usize;
        (used[low], used[high]) = (true, true);
        assert_eq!((golden::lower(n), golden::cold_partner(low as u64)), (low as u64, high as u64));
    }
}

#[test]
fn take_away_at_its_largest() {
    let taking = game("take-away");
    let mut dice = fastrand::Rng::with_seed(5);
    for (limit, largest) in [
        ("2x", LARGEST),
        ("x", LARGEST),
        ("2x-1", LARGEST),
        ("3x", LARGEST),
        ("x+1", LARGEST),
        ("9x/2+3", LARGEST),
        ("xx", 1_000_000),
    ] {
        let setup = setup(taking, &[("f", limit)]);
        let terms = |code: &str| match fact(taking, &setup, code) {
            Ok(Some(Fact::Terms { terms, limit, .. })) => Some((terms, limit)),
            _ => None,
        };
        for _ in 0..300 {
            let pile = largest - dice.u64(0..largest);
            let bits = dice.u32(1..50);
            let most = dice.u64(0..pile.min(1 << bits));
            let at = code(&[pile, most]);
            let Some((parts, most)) = terms(&at) else { continue };
            assert_eq!(parts.iter().sum::<u64>(), pile);
            let smallest = parts[parts.len() - 1];
            let won = after_each(taking, &setup, &at, |mv, after| {
                if let Some((left, next)) = terms(&code(after)) {
                    assert!(next < left[left.len() - 1], "{limit} {at} {mv:?}");
                }
            });
            assert_eq!(won > 0, most >= smallest, "{limit} {at}");
        }
    }
}

#[test]
fn reasons_of_large_piles() {
    use games::catalog::take_away::TakeAway;
    use games::game::Catalogued;
    for (limit, pile) in
        [("2x", LARGEST), ("x", LARGEST - 1), ("809x/500+1", LARGEST), ("xx", 99_999)]
    {
        let setup = setup(game("take-away"), &[("f", limit)]);
        let at = pile.to_string();
        let Ok(Some(Fact::Terms { terms, family, .. })) = fact(game("take-away"), &setup, &at)
        else {
            panic!("{limit}")
        };
        check_terms(&TakeAway::rules(&setup), pile, &terms, family, limit);
    }
}

#[test]
fn one_pile_at_its_largest() {
    let one = game("one-pile");
    let mut dice = fastrand::Rng::with_seed(6);
    for (take, misere) in
        [("1-3", "0"), ("3-5", "1"), ("1.3.4", "0"), ("2.4.7", "1"), ("7-1000", "0")]
    {
        let setup = setup(one, &[("take", take), ("misere", misere)]);
        for _ in 0..100 {
            let at = dice.u64(LARGEST / 2..=LARGEST).to_string();
            let found = verdict(one, &setup, &at);
            let lost = |code: &str| verdict(one, &setup, code).outcome == Some(Outcome::P);
            let read = one.read(&setup, &at).unwrap();
            let moves = read.moves().iter().flat_map(|range| range.low..=range.high);
            let winning: Vec<Move> = moves
                .map(|amount| Move::one(0, amount))
                .filter(|mv| lost(read.play(mv).unwrap().code()))
                .take(2000)
                .collect();
            assert_eq!(found.winning, winning, "{take} {misere} {at}");
            assert_eq!(found.outcome == Some(Outcome::N), !winning.is_empty());
        }
    }
}

/// A game, its settings, a code below the largest, the largest code, and one that is too large.
type Edge = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    &'static str,
    &'static str,
);

/// The largest code of each game can be played and judged; a larger one is refused with the range.
#[test]
fn limits_of_every_size() {
    let table: &[Edge] = &[
        ("nim", &[], "9007199254740991", "9007199254740992", "9007199254740993"),
        ("nim", &[("misere", "1")], "1.1", "0.9007199254740992", "0.9007199254740993"),
        ("moores-nim", &[("b", "6")], "1.1.1", "9007199254740992", "9007199254740993"),
        ("moores-nim", &[("b", "2")], "3.5", "0.9007199254740992", "0.9007199254740993"),
        ("wythoff", &[], "999999999999999.3", "1000000000000000.0", "0.1000000000000001"),
        ("take-away", &[], "999999999999999", "1000000000000000", "1000000000000001"),
        ("take-away", &[("f", "xx")], "999999", "1000000", "1000001"),
        ("take-away", &[("f", "1000xx+1000")], "999999", "1000000", "1000001"),
        ("take-away", &[("f", "1000x")], "999999999999999", "1000000000000000", "1000000000000001"),
        ("take-away", &[("f", "3")], "299", "300", "301"),
        ("take-away", &[], "20.19", "20.20", "20.21"),
        ("one-pile", &[], "999999999999999", "1000000000000000", "1000000000000001"),
        ("one-pile", &[("take", "2.4.7")], "2", "1000000000000000", "1000000000000001"),
        ("chocolate-stones", &[("m", "7")], "7", "1000000000000000", "1000000000000001"),
        ("chocolate-stones", &[("m", "1000")], "1", "1000000000000000", "1000000000000001"),
        ("sum-from-product", &[], "999999", "1000000", "1000001"),
        ("demon-money", &[], "999999999999999", "1000000000000000", "1000000000000001"),
        ("grundys-game", &[], "599", "600", "601"),
        ("grundys-game", &[("misere", "1")], "599.1", "600", "601"),
        ("heap-rule", &[("rule", "0.77")], "119", "120", "121"),
        ("heap-rule", &[("rule", "C.F")], "59", "60", "61"),
        ("heap-rule", &[("rule", "split-7")], "17", "18", "19"),
        ("heap-rule", &[("rule", "except-2.5")], "999", "1000", "1001"),
        ("heap-rule", &[("rule", "take-1.3.4")], "2", "1000000000000000", "1000000000000001"),
        ("kayles", &[], "119", "120", "121"),
        ("kayles", &[("ring", "1"), ("most", "12")], "119", "120", "121"),
        ("kayles", &[("misere", "1")], "15_1", "12_2_1", "121"),
        ("dawsons-kayles", &[("ring", "1")], "119", "120", "121"),
        ("remove-a-square", &[], "26x25", "26x26", "26x27"),
        ("remove-a-square", &[], "2x25", "2x26", "2x27"),
        ("diamond", &[], "26x25", "26x26", "26x27"),
        ("queens", &[], "23.24_0.1", "24.24_24.24", "24.25"),
        ("queens", &[("vanish", "1")], "23.24", "24.24", "25.24"),
        ("no-factor", &[], "59", "60", "61"),
        ("parity-subtraction", &[], "999999999999999", "1000000000000000", "1000000000000001"),
        ("remove-an-edge", &[], "119", "120", "121"),
        ("remove-an-edge", &[("graph", "complete")], "15", "16", "17"),
        ("remove-an-edge", &[("graph", "delete-cycle")], "119", "120", "121"),
    ];
    for (id, pairs, below, largest, above) in table {
        let game = game(id);
        let setup = setup(game, pairs);
        for code in [below, largest] {
            let at =
                game.read(&setup, code).unwrap_or_else(|error| panic!("{id} {code}: {error:?}"));
            let verdict = verdict(game, &setup, code);
            let first = verdict.winning.first().cloned();
            let mv = first.or(at.moves().first().map(|range| Move::one(range.place, range.high)));
            at.play(&mv.expect("there is a move")).unwrap();
            let place = games::judged(id).unwrap().position(&setup, code).unwrap();
            place.explanation();
            place.naive();
        }
        let error = wrong(&game.read(&setup, above).expect_err(above));
        let parts = numbers(&largest.replace(['_', 'x'], "."));
        let named = parts.iter().any(|part| error.contains(&format!("to {part}")));
        assert!(named || error.contains("to 120"), "{id} {above}: {error}");
    }
}

#[test]
fn too_many_heaps_are_refused_with_the_allowed_number() {
    let cases = [
        ("nim", "1.1.1.1.1.1.1.1.1.1.1.1.1", "1 to 12 heaps"),
        ("moores-nim", "1.1.1.1.1.1.1.1.1.1.1.1.1", "1 to 12 heaps"),
        ("wythoff", "1.2.3", "2 to 2 piles"),
        ("grundys-game", "300.301", "1 to 600 tiles in all"),
        ("queens", "1.1_1.1_1.1_1.1_1.1_1.1_1.1_1.1_1.1", "1 to 8 queens"),
        ("heap-rule", "60.61", "1 to 120 pieces in all"),
        ("kayles", "60_61", "1 to 120 places for pins"),
        ("kayles", "1_1_1_1_1_1_1_1_1", "1 to 8 rows"),
    ];
    for (id, code, words) in cases {
        let setup = Setup::of(game(id).card());
        let error = wrong(&game(id).read(&setup, code).expect_err(code));
        assert!(error.contains(words), "{id} {code}: {error}");
    }
}

/// For subtraction sets without a proved period, theory claims nothing beyond its table.
#[test]
fn sets_without_a_proved_period_are_known_as_far_as_the_table_reaches() {
    let one = game("one-pile");
    let mut open = 0;
    for take in ["1.3.4", "1.999.1000", "3.500.731.998", "17.318.777.991.1000", "2.4.7"] {
        for misere in ["0", "1"] {
            let setup = setup(one, &[("take", take), ("misere", misere)]);
            assert!(verdict(one, &setup, "20000").outcome.is_some());
            let place = games::judged("one-pile").unwrap().position(&setup, "1000000000000000");
            let place = place.unwrap();
            assert_eq!(place.claim().is_some(), place.explanation().is_some(), "{take}");
            open += u32::from(place.claim().is_none());
        }
    }
    println!("{open} sets without a period");
}

/// A set without a proved period: search decides the piles within its reach, and does not start on larger ones.
#[test]
fn piles_without_a_proved_period_are_searched_or_given_up_at_once() {
    let one = game("one-pile");
    let set = [14, 481, 621, 858, 931];
    let setup = setup(one, &[("take", "14.481.621.858.931")]);
    let mut wins = vec![false; 300_001];
    for pile in 0..wins.len() {
        wins[pile] = set.iter().any(|taken| *taken <= pile && !wins[pile - taken]);
    }
    for pile in [20_001, 50_000, 299_999, 300_000] {
        let found = verdict(one, &setup, &pile.to_string());
        assert!(matches!(found.known, Known::Search { .. }), "{pile}: {:?}", found.known);
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins[pile])), "{pile}");
    }
    for pile in [MILLION_MILLION, LARGEST] {
        let found = verdict(one, &setup, &pile.to_string());
        assert_eq!(
            (found.outcome, found.known),
            (None, Known::GaveUp { positions: 0, longer: false, published: None })
        );
    }
}

/// A game with as many moves as its pile has stones, of which a move takes one to five.
struct Endless;

impl Rules for Endless {
    type Positions = Number;

    fn positions(&self) -> Number {
        let name = || messages::Message::verbatim("Stones");
        Number { least: 0, most: LARGEST, deal: (1, 1), name, editable: false }
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        if *at > 0 {
            out.push(MoveRange { place: 0, low: 1, high: 5.min(*at) });
        }
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }
}

impl Theory for Endless {}

#[test]
fn a_search_that_only_goes_deeper_stops_before_memory_is_full() {
    let mut search = Search::new(false, usize::MAX);
    let endless = Typed { rules: Rc::new(Endless), at: MILLION_MILLION };
    let full = search.step(&endless, &endless.node(), &mut 100_000_000);
    assert_eq!((full, search.solved()), (Advance::Full, 0));
    // A smaller position can still be solved after that.
    let smaller = endless.with(100_000);
    let found = search.step(&smaller, &smaller.node(), &mut 100_000_000);
    assert!(matches!(found, Advance::Done(worth) if worth.outcome == Outcome::N), "{found:?}");
}

#[test]
fn a_pile_too_large_to_draw_is_still_described() {
    let queen = game("wythoff");
    let setup = Setup::of(queen.card());
    let shown = queen.read(&setup, "1000000000000000.999999999999999").unwrap();
    let text = english(&shown.board().describe(None));
    assert_eq!(text, "1000000000000000 kittens and 999999999999999 puppies.");
}
