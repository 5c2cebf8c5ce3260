//! Hex against plain recursion, the openings that are known, and its reasons.

use super::reasons::{Chained, Inside, Joined, Must, Stolen, Threatens};
use super::theory::openings;
use super::{Board, Hex};
use crate::testing::{each_explained, explained, limits, refused, verdict};
use solver::hex::{self, Search, must_play};
use solver::play::{Move, Outcome};
use solver::rules::PositionKind as _;
use solver::verdict::Known;
use std::collections::HashMap;

/// Plain recursion over all moves: true if the player to move wins.
#[derive(Default)]
struct Plain(HashMap<([u64; 2], usize), bool>);

impl Plain {
    fn wins(&mut self, board: &hex::Rhombus, stones: [u64; 2], turn: usize) -> bool {
        if let Some(wins) = self.0.get(&(stones, turn)) {
            return *wins;
        }
        let joined = |player: usize| joined(board.size(), stones[player], player);
        let wins = match (joined(turn), joined(1 - turn)) {
            (true, _) => true,
            (_, true) => false,
            _ => cells(board.all() & !stones[0] & !stones[1])
                .any(|cell| !self.wins(board, after(stones, turn, cell), 1 - turn)),
        };
        self.0.insert((stones, turn), wins);
        wins
    }
}

fn cells(set: u64) -> impl Iterator<Item = u32> {
    (0..49).filter(move |cell| set >> cell & 1 == 1)
}

fn after(mut stones: [u64; 2], turn: usize, cell: u32) -> [u64; 2] {
    stones[turn] |= 1 << cell;
    stones
}

/// Whether stones join the sides of a player, cell by cell as the rules name the neighbours.
fn joined(size: u32, own: u64, player: usize) -> bool {
    let size = size as i32;
    let holds = |(r, c): (i32, i32)| {
        (0..size).contains(&r) && (0..size).contains(&c) && own >> (r * size + c) & 1 == 1
    };
    let begin = |i| if player == 0 { (0, i) } else { (i, 0) };
    let mut left: Vec<(i32, i32)> = (0..size).map(begin).filter(|cell| holds(*cell)).collect();
    let mut seen = left.clone();
    while let Some((r, c)) = left.pop() {
        if [r, c][player] == size - 1 {
            return true;
        }
        for next in [(r - 1, c), (r - 1, c + 1), (r, c - 1), (r, c + 1), (r + 1, c - 1), (r + 1, c)]
        {
            if holds(next) && !seen.contains(&next) {
                seen.push(next);
                left.push(next);
            }
        }
    }
    false
}

/// All ways to put white and black stones on the cells of a small board.
fn all_stones(cells: u32) -> impl Iterator<Item = [u64; 2]> {
    (0..3_u64.pow(cells)).map(move |mut number| {
        let mut stones = [0; 2];
        for cell in 0..cells {
            match number % 3 {
                1 => stones[0] |= 1 << cell,
                2 => stones[1] |= 1 << cell,
                _ => {}
            }
            number /= 3;
        }
        stones
    })
}

/// The search tells the winner, and its carrier is enough: the winner is the same when the other player owns the rest.
fn agrees(plain: &mut Plain, search: &mut Search, stones: [u64; 2], turn: usize) {
    let board = *search.board();
    let wins = plain.wins(&board, stones, turn);
    let found = search.run(stones, turn, u32::MAX).expect("it is small");
    assert_eq!(found.wins, wins, "{stones:?} {turn}");
    let winner = if wins { turn } else { 1 - turn };
    let mut rest = stones;
    rest[1 - winner] |= board.all() & !stones[0] & !stones[1] & !found.carrier;
    assert_eq!(plain.wins(&board, rest, turn), wins, "{stones:?} {turn} {:b}", found.carrier);
    let (must, _) = must_play(&board, stones, turn);
    for cell in cells(board.all() & !stones[0] & !stones[1] & !must) {
        assert!(
            plain.wins(&board, after(stones, turn, cell), 1 - turn),
            "{stones:?} {turn} {cell}"
        );
    }
}

#[test]
fn the_search_agrees_with_plain_recursion_on_three_by_three() {
    let board = hex::Rhombus::new(3);
    let (mut plain, mut search) = (Plain::default(), Search::new(board, 14));
    for stones in all_stones(9).filter(|stones| !(0..2).all(|p| joined(3, stones[p], p))) {
        for turn in (0..2).filter(|turn| !joined(3, stones[*turn], *turn)) {
            agrees(&mut plain, &mut search, stones, turn);
        }
    }
}

#[test]
fn the_search_agrees_with_plain_recursion_on_four_by_four() {
    let board = hex::Rhombus::new(4);
    let (mut plain, mut search) = (Plain::default(), Search::new(board, 14));
    let mut dice = fastrand::Rng::with_seed(4);
    for _ in 0..1500 {
        let (mut stones, mut turn) = ([0; 2], dice.usize(0..2));
        for _ in 0..dice.usize(4..10) {
            let cell = dice.u32(0..16);
            if (stones[0] | stones[1]) >> cell & 1 == 0 {
                stones[turn] |= 1_u64 << cell;
                turn = 1 - turn;
            }
        }
        if (0..2).all(|player| !joined(4, stones[player], player)) {
            agrees(&mut plain, &mut search, stones, turn);
        }
    }
}

/// The openings that win, row by row, as other programs have found them.
#[test]
fn openings_that_win() {
    let drawn = |size: u32| -> String {
        let wins = openings(size);
        let sign = |cell: u32| if wins >> cell & 1 == 1 { 'W' } else { '.' };
        let row = |row| (row * size..(row + 1) * size).map(sign).collect::<String>();
        (0..size).map(row).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(2), ".W W.");
    assert_eq!(drawn(3), "..W WWW W..");
    assert_eq!(drawn(4), "...W ..W. .W.. W...");
    assert_eq!(drawn(5), "....W .WWWW .WWW. WWWW. W....");
    for size in [2, 3, 4] {
        let (board, mut plain) = (hex::Rhombus::new(size), Plain::default());
        let wins = cells(board.all()).filter(|cell| !plain.wins(&board, [1 << cell, 0], 1));
        assert_eq!(wins.fold(0, |all, cell| all | 1 << cell), openings(size));
    }
}

/// The judge finds the same on an empty board, and all winning moves of either player.
#[test]
fn the_judge_finds_all_openings() {
    for (size, code) in [(4, "4x4"), (5, "5x5")] {
        let found = verdict::<Hex>("", code);
        let moves: Vec<Move> = cells(openings(size)).map(|cell| Move::one(cell, 1)).collect();
        assert_eq!((found.outcome, found.winning, found.more), (Some(Outcome::N), moves, false));
        assert!(matches!(found.known, Known::Search { .. }));
        // For Black the board is reflected at its long diagonal.
        let found = verdict::<Hex>("", &format!("{code}~R"));
        let reflected = |cell: u32| cell % size * size + cell / size;
        let mut moves: Vec<u32> = cells(openings(size)).map(reflected).collect();
        moves.sort_unstable();
        assert_eq!(found.winning.iter().map(|mv| mv.first().place).collect::<Vec<_>>(), moves);
    }
    let barred = verdict::<Hex>("barred=1", "5x5");
    let middle = Move::one(12, 1);
    assert!(!barred.winning.contains(&middle) && barred.winning.len() == 12);
}

/// On the largest board a good move is found, and nothing is said that is not known.
#[test]
fn large_boards_are_played_well_and_not_judged() {
    let found = verdict::<Hex>("", "7x7");
    assert_eq!((found.outcome, found.winning.len()), (None, 0));
    assert!(matches!(found.known, Known::GaveUp { .. }));
    assert_eq!(found.practical.len(), 1, "{found:?}");
    // With a few stones the end is in reach.
    let late = "...W..._..W.B.._..B.W.._.BWB..._...W.B._.B....._...W...";
    let found = verdict::<Hex>("", late);
    assert!(found.outcome.is_some(), "{found:?}");
}

#[test]
fn chains_decide() {
    each_explained::<Hex, Chained>(|small, seen| {
        assert_eq!(small.known().wins, seen.mover, "{}", small.here());
    });
    each_explained::<Hex, Threatens>(|small, _| assert!(small.known().wins, "{}", small.here()));
    each_explained::<Hex, Joined>(|small, seen| {
        assert_eq!(small.at().winner(), Some(seen.winner));
        assert!(small.known().next.is_empty());
    });
}

#[test]
fn threats_leave_few_cells() {
    each_explained::<Hex, Must>(|small, seen| {
        assert!(!small.known().wins, "{}", small.here());
        assert!(seen.threats.len() > usize::from(seen.answers.is_empty()), "{}", small.here());
    });
}

#[test]
fn reasons_of_named_positions() {
    let chain = explained::<Hex, Chained>("", "..._.W._...~R").unwrap();
    assert_eq!(chain.bridges, [["b1", "c1"], ["a3", "b3"]]);
    assert!(explained::<Hex, Threatens>("", "3x3").is_some_and(|seen| seen.cell == "b2"));
    assert!(explained::<Hex, Threatens>("barred=1", "3x3").is_none_or(|seen| seen.cell != "b2"));
    assert_eq!(explained::<Hex, Stolen>("", "7x7"), Some(Stolen { white: true }));
    assert_eq!(explained::<Hex, Stolen>("barred=1", "7x7"), None);
    let found = verdict::<Hex>("", "5x5");
    assert_eq!(found.reasons.iter().filter(|reason| reason.is_none()).count(), 0);
    let inside = explained::<Hex, Inside>("", "..W.._....._....._....._.....");
    assert_eq!(inside, None, "the search has not looked at this");
}

#[test]
fn limits_of_boards() {
    limits::<Hex>("", ["6x6", "7x7"], "8x8");
    refused::<Hex>("", "1x1", "2 to 7");
    refused::<Hex>("", "3x4", "as many rows");
    refused::<Hex>("", "..._...", "as many rows");
    refused::<Hex>("", "..X_..._...", "W, B or a point");
    refused::<Hex>("", "3x3~L", "should be R");
    let at = Board { size: 2, stones: [0b0001, 0b0010], turn: 1 };
    let game = Hex { barred: false };
    assert_eq!((game.write(&at), game.read("WB_..~R")), ("WB_..~R".to_string(), Ok(at)));
}
