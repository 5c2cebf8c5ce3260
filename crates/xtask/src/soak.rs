//! `cargo xtask soak`: long tests that rarely find something, with a budget of minutes and a seed.

use std::ops::RangeInclusive;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::check::{self, Which};
use crate::flows;
use crate::packages;
use crate::tally::Tally;
use site::steps;
use site::{ChoreResult, page, place};

/// Flows with a longer version: those that use `soak` of browser.mjs.
const FLOWS: [&str; 17] = [
    "win",
    "fuzz",
    "hostile",
    "axe",
    "inline-many",
    "fits",
    "answers",
    "reach",
    "failed",
    "quick",
    "refute",
    "links",
    "table-frame",
    "lang",
    "first-picture",
    "first-table",
    "tables-look",
];

/// Their coverage in that version.
const DONE: &str = "every hand, axe, window, room for text and refutation on every start, answered taps and long tasks of every game, \
    axe on every alert and cell, first pictures at each size, damaged and hostile addresses, fuzzed frames, hostile rules, \
    every game in each part of a French frame, 200 rounds there and away again";

/// The request.
#[derive(Debug)]
struct Wish {
    /// No new part begins after this time.
    budget: Duration,
    /// The first seed; each round has the next one.
    seed: u64,
}

impl Wish {
    fn read(args: &mut lexopt::Parser) -> Result<Wish, String> {
        use lexopt::Arg::Long;
        let mut wish = Wish { budget: Duration::from_secs(60 * 60), seed: 1 };
        loop {
            let long = match args.next().map_err(|error| error.to_string())? {
                None => return Ok(wish),
                Some(Long(name)) => name.to_string(),
                Some(other) => return Err(other.unexpected().to_string()),
            };
            match long.as_str() {
                "minutes" => {
                    let minutes = number(args, "--minutes", 1..=10_000)?;
                    wish.budget = Duration::from_secs(60 * minutes);
                }
                "seed" => wish.seed = number(args, "--seed", 0..=1_000_000_000)?,
                _ => return Err(format!("--{long} is no option: --minutes or --seed")),
            }
        }
    }
}

/// The whole number behind an option, within its range.
fn number(
    args: &mut lexopt::Parser,
    option: &str,
    range: RangeInclusive<u64>,
) -> Result<u64, String> {
    let value = args.value().map_err(|error| error.to_string())?;
    let text = value.to_string_lossy();
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or(format!("{option} {text}: from {} to {}", range.start(), range.end()))
}

/// Runs each long test once, then random rounds with a new seed each, until the time is over.
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let wish = Wish::read(args)?;
    let started = Instant::now();
    let left = || started.elapsed() < wish.budget;
    packages::prepare();
    let mut tally = Tally::default();
    let mut done = Vec::new();
    check::count(&mut tally, "native tests that take long", &mut check::native_tests(Which::Long));
    let mut larger = check::native_tests(Which::Named("theory::"));
    check::count(&mut tally, "theory on more positions", larger.env("LAST_MOVE_SOAK", "1"));
    done.push("native tests that take long, and theory on more positions".to_string());
    if left() && there(&mut tally) {
        play(&mut tally, wish.seed, &FLOWS);
        done.push(DONE.to_string());
        // The flows have used the first seed.
        for seed in wish.seed + 1.. {
            if !left() {
                break;
            }
            check::count(&mut tally, "forged certificates", &mut forged(seed));
            play(&mut tally, seed, &["fuzz", "hostile"]);
            done.push(format!(
                "forged certificates, fuzzed frames and hostile rules of seed {seed}"
            ));
        }
    }
    done.iter().for_each(|line| println!("done: {line}"));
    tally.close()
}

/// Certificates of false statements, by chance.
fn forged(seed: u64) -> Command {
    let mut test = check::native_tests(Which::Named("forge"));
    test.env("LAST_MOVE_FORGERIES", "400000").env("LAST_MOVE_FORGER_SEED", seed.to_string());
    test
}

/// True if there is a page to play on; an existing build is used as it is.
fn there(tally: &mut Tally) -> bool {
    if place::dist().join("index.html").is_file() {
        steps::say("the existing build of the page is used");
        return true;
    }
    let built = page::build_release();
    let there = built.is_ok();
    tally.check("building the page", built);
    there
}

/// Flows with all that they can do.
fn play(tally: &mut Tally, seed: u64, names: &[&str]) {
    let what = format!("flows of {} with seed {seed}", names.join(", "));
    match flows::tests(1) {
        Ok(mut test) => {
            test.env("LAST_MOVE_SOAK", "1").env("LAST_MOVE_SEED", seed.to_string());
            test.args(names.iter().map(|name| place::e2e().join(format!("{name}.test.mjs"))));
            check::count(tally, &what, &mut test);
        }
        Err(absent) => tally.check(&what, Err(absent)),
    }
}

#[cfg(test)]
mod tests {
    use super::FLOWS;
    use crate::flows::test_files;
    use site::place;
    use std::fs;

    #[test]
    fn every_flow_that_leaves_something_to_a_long_run_is_in_it() {
        let asks = |text: &str| {
            let named = text.lines().find(|line| line.ends_with("from \"./browser.mjs\";"));
            named.is_some_and(|line| line.contains("soak"))
        };
        for file in test_files(&place::e2e()) {
            let text = fs::read_to_string(&file).unwrap();
            let name = file.file_name().unwrap().to_string_lossy().replace(".test.mjs", "");
            assert_eq!(asks(&text), FLOWS.contains(&name.as_str()), "{name}");
        }
    }
}
