//! Processor time of sequences and planes against plain kernels, as ratios of one run, beside the goals.

mod naive;

use sequence::plane::{Plane, Rows};
use sequence::{EngineKind, Rule, Sequence, certificate};
use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Each pair is timed so often, one after the other; the least time of each counts.
const ROUNDS: usize = 5;

/// One goal: two programs whose times are divided, and what the quotient should be.
struct Goal {
    name: &'static str,
    what: &'static str,
    over: fn() -> u64,
    under: fn() -> u64,
    /// The quotient should be at most (or at least) this.
    goal: f64,
    most: bool,
}

const KAYLES: &[(usize, u8)] = &[(1, 7), (2, 7)];
const GRUNDY: &[(usize, u8)] = &[(0, 4)];

fn sum(values: &[u32]) -> u64 {
    values.iter().map(|value| u64::from(*value)).sum()
}

fn rule(text: &str) -> Rule {
    text.parse().expect("this is a rule")
}

fn table(text: &str, to: u64) -> Sequence {
    let mut values = Sequence::new(&rule(text), to).expect("this is allowed");
    while values.step(5_000_000).values <= to as usize {}
    values
}

/// Without a look at periods.
fn raw(text: &str, to: u64, kind: EngineKind) -> u64 {
    let mut values = Sequence::by(&rule(text), to, kind).expect("the engine is made for this");
    values.run();
    sum(values.values())
}

fn plane(side: u64) -> u64 {
    let mut plane = Plane::new(side).expect("this is allowed");
    while plane.step(1 << 16).share < 1000 {}
    let side = side as usize;
    let value = |at: usize| u64::from(plane.at(at % side, at / side).expect("it is complete"));
    // Enough to see that two planes are the same, and little beside their making.
    (0..side).map(|n| value(n * side + n) + value(n)).sum()
}

fn codes(values: fn(&str, usize) -> u64) -> u64 {
    (0..512).map(|number| values(&format!("0.{number:03o}"), number)).sum()
}

const GOALS: &[Goal] = &[
    Goal {
        name: "G1",
        what: "Grundy’s game to 2^20 / naive to 2^16",
        over: || sum(table("grundy", 1 << 20).values()),
        under: || sum(&naive::stamped(1 << 16, GRUNDY, true)),
        goal: 0.5,
        most: true,
    },
    Goal {
        name: "G2",
        what: "naive Kayles to 20 000 / rare values, no period",
        over: || sum(&naive::stamped(20_000, KAYLES, false)),
        under: || raw("0.77", 20_000, EngineKind::Sparse),
        goal: 40.0,
        most: false,
    },
    Goal {
        name: "G2",
        what: "naive Kayles to 20 000 / guess and witness, no period",
        over: || sum(&naive::stamped(20_000, KAYLES, false)),
        under: || raw("0.77", 20_000, EngineKind::Scan),
        goal: 40.0,
        most: false,
    },
    Goal {
        name: "G3",
        what: "512 codes, 1000 values with proofs / naive without",
        over: || codes(|code, _| sum(table(code, 999).values())),
        under: || {
            codes(|_, number| {
                let takes: Vec<(usize, u8)> =
                    (1..=3).map(|place| (place, (number >> (9 - 3 * place) & 7) as u8)).collect();
                sum(&naive::stamped(999, &takes, false))
            })
        },
        goal: 0.2,
        most: true,
    },
    Goal {
        name: "G4",
        what: "naive Kayles to 20 000 / its proof from nothing",
        over: || sum(&naive::stamped(20_000, KAYLES, false)),
        under: || {
            let proof = table("0.77", 167).proof().expect("Kayles is periodic");
            (proof.period.start * proof.period.length) as u64
        },
        goal: 10_000.0,
        most: false,
    },
    Goal {
        name: "G6",
        what: "naive plane of 300 / the plane of 300",
        over: || sum(&naive::three_lines(300)),
        under: || plane(300),
        goal: 0.0,
        most: false,
    },
    Goal {
        name: "G7",
        what: "plane of 4000 / whole square by sets of bits",
        over: || plane(4000),
        under: || naive::full_square(4000),
        goal: 0.4,
        most: true,
    },
    Goal {
        name: "G8",
        what: "rows 0 to 40 with proofs / the plane of 1000",
        over: || {
            let mut rows = Rows::default();
            while rows.advance() {}
            rows.found().iter().map(|row| (row.start + row.length) as u64).sum()
        },
        under: || plane(1000),
        goal: 2.0,
        most: true,
    },
    Goal {
        name: "",
        what: "a certificate checked / made, 0.156",
        over: || {
            let text = certificate::write(&table("0.156", 8000)).expect("its period is proved");
            checker::verify(&text).expect("it holds").period
        },
        under: || sum(table("0.156", 8000).values()),
        goal: 0.0,
        most: true,
    },
];

/// What takes a minute: once, with `--all`.
const LONG: &[Goal] = &[
    Goal {
        name: "G6",
        what: "naive plane of 1000 / the plane of 1000",
        over: || sum(&naive::three_lines(1000)),
        under: || plane(1000),
        goal: 700.0,
        most: false,
    },
    Goal {
        name: "G2",
        what: "naive Kayles to 65 536 / rare values, no period",
        over: || sum(&naive::stamped(65_536, KAYLES, false)),
        under: || raw("0.77", 65_536, EngineKind::Sparse),
        goal: 50.0,
        most: false,
    },
    Goal {
        name: "G7",
        what: "plane of 10 000 / triangle without tiles",
        over: || plane(10_000),
        under: || naive::triangle(10_000),
        goal: 0.25,
        most: true,
    },
];

/// Time that this thread has spent on a processor; by the clock where the system does not tell.
fn spent(started: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let first = told.and_then(|text| text.split(' ').next()?.parse().ok());
    first.map_or_else(|| started.elapsed(), Duration::from_nanos)
}

/// Time of one run, from as many runs as make the clock believable.
fn timed(work: fn() -> u64, started: Instant) -> Duration {
    let mut runs = 1;
    loop {
        let before = spent(started);
        for _ in 0..runs {
            black_box(work());
        }
        let time = spent(started) - before;
        if time >= Duration::from_millis(20) {
            break time / runs;
        }
        runs *= 4;
    }
}

fn main() {
    let started = Instant::now();
    agree();
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let long = if asked.iter().any(|word| word == "--all") { LONG } else { &[] };
    let named = |goal: &&Goal| {
        let mut names = asked.iter().filter(|word| !word.starts_with('-')).peekable();
        names.peek().is_none() || names.any(|name| name == goal.name)
    };
    println!("{:<3} {:<54} {:>10} {:>10} {:>9}  goal", "", "", "over", "under", "ratio");
    for goal in GOALS.iter().chain(long).filter(named) {
        let (mut over, mut under) = (Duration::MAX, Duration::MAX);
        for _ in 0..if long.is_empty() { ROUNDS } else { 3 } {
            over = over.min(timed(goal.over, started));
            under = under.min(timed(goal.under, started));
        }
        let ratio = over.as_secs_f64() / under.as_secs_f64().max(1e-9);
        let sign = if goal.most { "<=" } else { ">=" };
        let met = if goal.most { ratio <= goal.goal } else { ratio >= goal.goal };
        let verdict = match goal.goal {
            0.0 => String::new(),
            wanted => format!("{sign} {wanted} {}", if met { "met" } else { "not met" }),
        };
        println!(
            "{:<3} {:<54} {over:>10.2?} {under:>10.2?} {ratio:>9.3}  {verdict}",
            goal.name, goal.what
        );
    }
}

/// Whatever is compared finds the same values.
fn agree() {
    let naive = naive::stamped(1 << 16, GRUNDY, true);
    assert_eq!(table("grundy", 1 << 16).values(), naive);
    let naive = sum(&naive::stamped(20_000, KAYLES, false));
    for kind in [EngineKind::Plain, EngineKind::Scan, EngineKind::Sparse] {
        assert_eq!(raw("0.77", 20_000, kind), naive);
    }
    assert_eq!(
        table("0.77", 20_000).values().iter().map(|value| u64::from(*value)).sum::<u64>(),
        naive
    );
    assert_eq!(sum(&naive::three_lines(200)), naive::full_square(200));
    assert_eq!(naive::triangle(700), naive::full_square(700));
    let mut plane = Plane::new(700).expect("this is allowed");
    plane.run();
    let values =
        (0..490_000).map(|at| u64::from(plane.at(at % 700, at / 700).expect("it is complete")));
    assert_eq!(values.sum::<u64>(), naive::full_square(700));
}
