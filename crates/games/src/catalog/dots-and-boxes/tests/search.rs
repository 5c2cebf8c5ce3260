//! Chains, search, table and playout of Dots and Boxes against plain recursion and against each other.

use super::super::{DotsAndBoxes, Grid};
use super::verdict;
use solver::erased::Typed;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::Rules;
use solver::strings_and_coins::{Ending, LineValues, Playout, Search, StringsAndCoins, WorthTable};
use solver::verdict::{Known, Verdict};
use std::collections::HashMap;

/// Boxes of the mover minus those of the other player, by plain recursion.
fn plain(strings: &StringsAndCoins, open: u64, known: &mut HashMap<u64, i8>) -> i8 {
    if let Some(found) = known.get(&open) {
        return *found;
    }
    let worth = lines(open).into_iter().map(|line| {
        let after = plain(strings, open & !(1 << line), known);
        match strings.gain(open, line) {
            0 => -after,
            gain => gain + after,
        }
    });
    let worth = worth.max().unwrap_or(0);
    known.insert(open, worth);
    worth
}

fn lines(open: u64) -> Vec<u32> {
    (0..64).filter(|line| open >> line & 1 == 1).collect()
}

fn searched(search: &mut Search, open: u64) -> Vec<i8> {
    let mut values = LineValues::new(search, open);
    values.step(search, &mut u32::MAX.clone()).unwrap()
}

fn filled(strings: &StringsAndCoins, open: u64) -> WorthTable {
    let mut table = WorthTable::new(strings, open).unwrap();
    assert!(table.step(&mut u32::MAX.clone()).1);
    table
}

/// Draws random lines, most of them safe while there are safe ones, until `left` lines are open.
fn random_lines(strings: &StringsAndCoins, dice: &mut fastrand::Rng, left: u32) -> u64 {
    let mut open = strings.all();
    while open.count_ones() > left {
        let all = lines(open);
        let safe: Vec<u32> = all.iter().copied().filter(|line| strings.safe(open, *line)).collect();
        let wild = safe.is_empty() || dice.u8(0..8) == 0;
        open &= !(1 << dice.choice(if wild { &all } else { &safe }).unwrap());
    }
    open
}

#[test]
fn search_and_table_agree_with_plain_recursion() {
    let mut dice = fastrand::Rng::with_seed(11);
    for (rows, columns) in [(1, 5), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5), (2, 7)] {
        let strings = Grid::empty(rows, columns).strings();
        let mut search = Search::new(&strings);
        for round in 0..24 {
            let left = 12 + round % 5;
            let open = random_lines(&strings, &mut dice, left.min(strings.all().count_ones()));
            let mut known = HashMap::new();
            let table = filled(&strings, open);
            for (line, worth) in lines(open).into_iter().zip(searched(&mut search, open)) {
                let after = plain(&strings, open & !(1 << line), &mut known);
                let gain = strings.gain(open, line);
                assert_eq!(worth, if gain == 0 { -after } else { gain + after }, "{open:b} {line}");
                assert_eq!(worth, table.value(open, line), "{open:b} {line}");
            }
        }
    }
}

#[test]
fn search_agrees_with_the_whole_table_of_three_by_three() {
    let strings = Grid::empty(3, 3).strings();
    let (table, mut search) = (filled(&strings, strings.all()), Search::new(&strings));
    assert_eq!((table.positions(), table.worth(strings.all())), (1 << 24, -3));
    let mut dice = fastrand::Rng::with_seed(12);
    for _ in 0..3_000 {
        let open = strings.all() & dice.u64(..) & (dice.u64(..) | dice.u64(..));
        for (line, worth) in lines(open).into_iter().zip(searched(&mut search, open)) {
            assert_eq!(worth, table.value(open, line), "{open:b} {line}");
        }
    }
}

/// Opened chains that meet are rare, so this test has many positions with them, on boards of every shape.
#[test]
fn search_agrees_with_tables_of_larger_boards() {
    let mut dice = fastrand::Rng::with_seed(15);
    for (rows, columns) in [(1, 9), (2, 7), (2, 11), (3, 4), (3, 8), (4, 4), (4, 5), (4, 6), (5, 5)]
    {
        let strings = Grid::empty(rows, columns).strings();
        let mut search = Search::new(&strings);
        for _ in 0..2 {
            let above = random_lines(&strings, &mut dice, 19);
            let table = filled(&strings, above);
            for round in 0..2_000 {
                let open = above
                    & (dice.u64(..) | dice.u64(..) | if round % 2 == 0 { 0 } else { dice.u64(..) });
                for (line, worth) in lines(open).into_iter().zip(searched(&mut search, open)) {
                    assert_eq!(
                        worth,
                        table.value(open, line),
                        "{rows} x {columns}: {open:b} {line}"
                    );
                }
            }
        }
    }
}

/// The results are the same in the smallest slices.
#[test]
fn slices_of_search_and_table_change_nothing() {
    let strings = Grid::empty(2, 3).strings();
    let (whole, mut table) =
        (filled(&strings, strings.all()), WorthTable::new(&strings, strings.all()).unwrap());
    while !table.step(&mut 1).1 {}
    let mut search = Search::new(&strings);
    let mut values = LineValues::new(&search, strings.all());
    let found = loop {
        if let Some(found) = values.step(&mut search, &mut 1) {
            break found;
        }
    };
    for (line, worth) in lines(strings.all()).into_iter().zip(found) {
        assert_eq!(worth, whole.value(strings.all(), line));
        assert_eq!(worth, table.value(strings.all(), line));
    }
}

/// Lengths of chains and of loops.
type Lengths = (Vec<u32>, Vec<u32>);

/// Net boxes for the player who is not forced to open a chain, if chains can be opened in any order.
fn any_order(ending: &Lengths, known: &mut HashMap<Lengths, i32>) -> i32 {
    if let Some(found) = known.get(ending) {
        return *found;
    }
    let mut least = None;
    for closed in [false, true] {
        let count = if closed { ending.1.len() } else { ending.0.len() };
        for i in 0..count {
            let mut rest = ending.clone();
            let length = if closed { rest.1.remove(i) } else { rest.0.remove(i) } as i32;
            let rest = any_order(&rest, known);
            let handed = if closed { 4 } else { 2 };
            let all = length - rest;
            let kept = length - 2 * handed + rest;
            let given = if length > 2 { all.max(kept) } else { all };
            least = Some(least.unwrap_or(given).min(given));
        }
    }
    let worth = least.unwrap_or(0);
    known.insert(ending.clone(), worth);
    worth
}

/// Every ascending list of lengths with at most this many boxes in all.
fn lists(boxes: u32, from: u32, step: u32) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    let mut length = from;
    while length <= boxes {
        for mut rest in lists(boxes - length, length, step) {
            rest.insert(0, length);
            all.push(rest);
        }
        length += step;
    }
    all
}

/// The closed form opens the shortest chain or the shortest loop. No other order is better, for every set of chains
/// and loops of at most 25 boxes, which is the largest board.
#[test]
fn the_closed_form_of_chains_and_loops_is_best_play() {
    let mut known = HashMap::new();
    let mut seen = 0;
    for loops in lists(25, 4, 2) {
        let rest = 25 - loops.iter().sum::<u32>();
        for chains in lists(rest, 1, 1) {
            let mut ending = Ending::default();
            chains.iter().for_each(|length| ending.add(*length, false));
            loops.iter().for_each(|length| ending.add(*length, true));
            let lengths = (chains.clone(), loops.clone());
            assert_eq!(i32::from(ending.worth()), any_order(&lengths, &mut known), "{lengths:?}");
            seen += 1;
        }
    }
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn an_empty_board_of_five_by_five_is_not_claimed_to_be_solved() {
    for (rows, columns, published) in [(4, 5, Some(Outcome::D)), (5, 5, None), (3, 5, None)] {
        let found = verdict(&Grid::empty(rows, columns));
        assert_eq!(
            (found.outcome, found.known),
            (None, Known::GaveUp { positions: 0, longer: false, published })
        );
        assert!(found.margins.is_empty() && found.winning.is_empty() && found.reasons.is_empty());
        assert!(!found.best.is_empty(), "a playout suggests a move");
    }
}

/// Five by five boxes with forty open lines, two more than the limit of the first search.
const FORTY: &str = "....._..........-_.-..-_......-.-.._.--.._-.-.....-.-_...-._-...-...-.-_-...._..-.....-.._....-";

/// The verdict of the longer search.
fn long_verdict(at: &Grid) -> Verdict {
    let at = Typed { rules: DotsAndBoxes.into(), at: at.clone() };
    judge::run(&mut Judge::patient(Box::new(at)))
}

#[test]
fn the_longer_search_solves_what_the_first_search_leaves_open() {
    let at = Grid::read(FORTY).unwrap();
    assert_eq!(at.open().count_ones(), 40);
    let usual = verdict(&at);
    assert_eq!((usual.outcome, usual.known.longer()), (None, true));
    assert!(!usual.best.is_empty(), "a playout suggests a move");
    let found = long_verdict(&at);
    assert!(found.outcome.is_some() && !found.known.longer(), "{:?}", found.known);
    assert_eq!(found.margins.len(), 40);
    // The margin of a line is the margin after its best answer.
    let (least, most) = (0..40).fold((0, 0), |(least, most), i| {
        let margin = |i: usize| found.margins[i].1;
        (
            if margin(i) < margin(least) { i } else { least },
            if margin(i) > margin(most) { i } else { most },
        )
    });
    assert!(found.margins[least].1 < found.margins[most].1);
    for (mv, margin) in [&found.margins[least], &found.margins[most]] {
        let after = long_verdict(&DotsAndBoxes.play(&at, mv));
        assert_eq!(after.margins.iter().map(|(_, margin)| -margin).min(), Some(*margin));
    }
    // With more open lines the longer search is not offered, since it would not end.
    assert!(
        !verdict(&Grid::empty(5, 5)).known.longer() && !verdict(&Grid::empty(3, 3)).known.longer()
    );
}

#[test]
#[ignore = "soak: ten seconds, and the checks of the text cover the draw as well"]
fn three_by_four_is_a_draw_that_needs_the_right_line() {
    let found = verdict(&Grid::empty(3, 4));
    assert_eq!(found.outcome, Some(Outcome::D));
    let drawn: Vec<u32> = found
        .margins
        .iter()
        .filter(|(_, margin)| *margin == 0)
        .map(|(mv, _)| mv.first().place)
        .collect();
    assert_eq!(drawn, [18, 23, 28]);
    assert!(found.margins.iter().all(|(_, margin)| [0, -2].contains(margin)));
}

/// The machine wins every position that it calls won, against any play.
#[test]
fn a_position_called_won_is_won() {
    let mut dice = fastrand::Rng::with_seed(13);
    let mut won = 0;
    while won < 120 {
        let (rows, columns) = *dice.choice(&[(3, 4), (4, 4), (3, 5)]).unwrap();
        let mut at = Grid::empty(rows, columns);
        at.drawn = at.strings().all() & !random_lines(&at.strings(), &mut dice, 17);
        let mut at = Grid::read(&at.write()).unwrap();
        let machine = at.turn;
        if verdict(&at).outcome != Some(Outcome::N) {
            continue;
        }
        won += 1;
        while at.open() != 0 {
            // The machine always plays best, its opponent in half of the moves.
            let mv = if at.turn == machine || dice.bool() {
                dice.choice(&verdict(&at).best).unwrap().clone()
            } else {
                Move::one(*dice.choice(&lines(at.open())).unwrap(), 1)
            };
            at = DotsAndBoxes.play(&at, &mv);
        }
        let lead = at.points().lead();
        assert!(if at.turn == machine { lead > 0 } else { lead < 0 }, "{}", at.write());
    }
}

/// Closes a box if it can, else draws a safe line, else any line.
fn greedy(strings: &StringsAndCoins, open: u64, dice: &mut fastrand::Rng) -> u32 {
    let all = lines(open);
    let gains = all.iter().copied().filter(|line| strings.gain(open, *line) > 0);
    let gains: Vec<u32> = gains.collect();
    let safe: Vec<u32> = all.iter().copied().filter(|line| strings.safe(open, *line)).collect();
    let from = [gains, safe, all].into_iter().find(|lines| !lines.is_empty()).unwrap();
    *dice.choice(&from).unwrap()
}

/// The machine's line: exact if few are open, else by playout.
fn strong(strings: &StringsAndCoins, search: &mut Search, open: u64) -> u32 {
    if open.count_ones() <= 18 {
        let worth = searched(search, open);
        let best = worth.iter().max().unwrap();
        return lines(open)[worth.iter().position(|one| one == best).unwrap()];
    }
    Playout::of(strings, open, 6).step(&mut u32::MAX.clone()).unwrap()[0]
}

/// The numbers of games that the machine wins and loses; it begins every other one.
fn games(side: u32, count: u32, random: bool) -> (u32, u32) {
    let strings = Grid::empty(side, side).strings();
    let mut search = Search::new(&strings);
    let mut dice = fastrand::Rng::with_seed(14);
    let (mut won, mut lost) = (0, 0);
    for game in 0..count {
        let (mut open, mut lead, mut own) = (strings.all(), 0, game % 2 == 0);
        while open != 0 {
            let line = match (own, random) {
                (true, _) => strong(&strings, &mut search, open),
                (_, true) => *dice.choice(&lines(open)).unwrap(),
                _ => greedy(&strings, open, &mut dice),
            };
            let gain = strings.gain(open, line);
            open &= !(1 << line);
            lead += if own { gain } else { -gain };
            own = (gain > 0) == own;
        }
        won += u32::from(lead > 0);
        lost += u32::from(lead < 0);
    }
    (won, lost)
}

#[test]
fn the_playout_beats_random_and_greedy_play() {
    let (won, lost) = games(4, 60, true);
    assert!(won > 57 && lost < 2, "{won} won, {lost} lost against random play");
    let (won, lost) = games(4, 100, false);
    assert!(won > 80 && lost < 15, "{won} won, {lost} lost against greedy play");
}

#[test]
#[ignore = "soak: minutes, for thousands of games"]
fn the_playout_beats_random_and_greedy_play_in_thousands_of_games() {
    for (side, count) in [(4, 4_000), (5, 1_000)] {
        for random in [true, false] {
            let (won, lost) = games(side, count, random);
            println!("{side} by {side}, random {random}: of {count} {won} won, {lost} lost");
            assert!(won > count * 9 / 10, "{won} won, {lost} lost");
        }
    }
}
