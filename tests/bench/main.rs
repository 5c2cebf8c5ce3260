//! CPU time of the engine against a plain program for the same numbers, as ratios within one run.

mod plain;

use games::rows::Throws;
use solver::erased::{ErasedPosition, Typed};
use solver::play::{Move, Outcome};
use solver::rules::{self, Rules};
use solver::search::{Advance, Search};
use solver::take_away::Limit;
use solver::values::Values;
use std::fs;
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// How often each pair is timed, one after the other; the least time of each counts.
const ROUNDS: usize = 3;
/// Shortest time that counts as measured.
const ENOUGH: Duration = Duration::from_millis(100);

/// One line of the table.
struct Pair {
    what: &'static str,
    plain: fn() -> u64,
    engine: fn() -> u64,
}

const PAIRS: &[Pair] = &[
    Pair {
        what: "Kayles, values of rows to 20 000: period proved",
        plain: || plain::pins(1, 2, 20_000),
        engine: || {
            let values = Values::pins(1, 2, 20_000);
            (0..=20_000).filter_map(|n| values.at(n)).sum()
        },
    },
    Pair {
        what: "Grundy’s game, values of bars to 4 000",
        plain: || plain::unequal_splits(4000),
        engine: || {
            let values = Values::unequal_splits(4000);
            (0..=4000).filter_map(|n| values.at(n)).sum()
        },
    },
    Pair {
        what: "Wythoff, values of 400 × 400 squares: sets of bits",
        plain: || plain::wythoff(400),
        engine: || solver::plane::wythoff(400, 400).into_iter().map(u64::from).sum(),
    },
    Pair {
        what: "Misère Kayles, outcomes of rows to 28: search",
        plain: || plain::misere_kayles(28),
        engine: || misere_kayles(28),
    },
    Pair {
        what: "Fibonacci Nim, winning takes from piles to 6 000",
        plain: || plain::fibonacci(6000),
        engine: || {
            let limit = Limit::read("2x").expect("this is a limit");
            (1..=6000).map(|pile| limit.winning(pile, pile - 1).into_iter().sum::<u64>()).sum()
        },
    },
];

fn misere_kayles(top: u64) -> u64 {
    let throws = Throws { least: 1, most: 2, ring: false, misere: true, aimed: false };
    let throws = Rc::new(throws);
    let mut search = Search::new(false, 1_000_000);
    let mut lost = 0;
    for length in 0..=top {
        let row = Throws::standing(&[length]);
        let typed = Typed { rules: Rc::clone(&throws), at: row.clone() };
        let root = typed.node();
        let worth = loop {
            if let Advance::Done(worth) = search.step(&typed, &root, &mut u32::MAX.clone()) {
                break worth;
            }
        };
        // A winning move can be found, as a game needs it.
        let wins = |mv: &Move| {
            search
                .worth(&throws.node(&throws.play(&row, mv)))
                .is_some_and(|after| after.outcome == Outcome::P)
        };
        let moves = solver::play::moves(&rules::ranges(&*throws, &row), usize::MAX);
        let found = moves.iter().any(&wins);
        assert!(found || length == 0 || worth.outcome == Outcome::P);
        lost += u64::from(worth.outcome == Outcome::P) << (length % 60);
    }
    lost
}

/// CPU time of this thread; wall-clock time if the system does not report it.
fn spent(started: Instant) -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let first = stat.and_then(|text| text.split(' ').next()?.parse().ok());
    first.map_or_else(|| started.elapsed(), Duration::from_nanos)
}

/// Time of one run, averaged over as many runs as a coarse clock needs, and the answer.
fn timed(work: impl Fn() -> u64, started: Instant) -> (Duration, u64) {
    let mut runs = 1;
    loop {
        let before = spent(started);
        let answer = (0..runs).map(|_| black_box(work())).last().expect("it runs at least once");
        let time = spent(started) - before;
        if time >= ENOUGH {
            break (time / runs, answer);
        }
        runs *= 4;
    }
}

fn main() {
    let started = Instant::now();
    println!("{:<52} {:>10} {:>10} {:>8}", "", "plain", "engine", "ratio");
    for pair in PAIRS {
        let (mut plain, mut engine) = (Duration::MAX, Duration::MAX);
        for _ in 0..ROUNDS {
            let (first, expected) = timed(pair.plain, started);
            let (second, found) = timed(pair.engine, started);
            assert_eq!(found, expected, "{}: the two do not agree", pair.what);
            (plain, engine) = (plain.min(first), engine.min(second));
        }
        let ratio = plain.as_secs_f64() / engine.as_secs_f64().max(1e-9);
        println!("{:<52} {:>10.2?} {:>10.2?} {ratio:>8.1}", pair.what, plain, engine);
    }
    largest(started);
}

/// A row without a plain program: the closed form far beyond every table.
fn largest(started: Instant) {
    let limit = Limit::read("2x").expect("this is a limit");
    let work = || limit.winning(1_000_000_000_000_000, 1_000_000).into_iter().sum();
    let (each, _) = timed(work, started);
    println!(
        "{:<52} {:>10} {each:>10.2?}",
        "Fibonacci Nim, winning takes from a pile of 10^15", ""
    );
}
