//! `cargo xtask soak`: what takes long and finds little, with a budget of minutes and a seed.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::check::{self, Which};
use crate::flows;
use crate::steps::{self, Echo};
use crate::tally::Tally;
use crate::{Outcome, page, place};

/// What was asked for.
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
                    let minutes = number(args)?;
                    if !(1..=10_000).contains(&minutes) {
                        return Err(format!("--minutes {minutes}: from 1 to 10000"));
                    }
                    wish.budget = Duration::from_secs(60 * minutes);
                }
                "seed" => wish.seed = number(args)?,
                _ => return Err(format!("--{long} is no option: --minutes or --seed")),
            }
        }
    }
}

/// The whole number behind an option.
fn number(args: &mut lexopt::Parser) -> Result<u64, String> {
    let value = args.value().map_err(|error| error.to_string())?;
    let text = value.to_string_lossy();
    text.parse().map_err(|_| format!("{text}: a whole number is wanted"))
}

/// Runs each long test once, then rounds of chance with a new seed each, until the time is over.
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    let wish = Wish::read(args)?;
    let started = Instant::now();
    let left = || started.elapsed() < wish.budget;
    let mut tally = Tally::default();
    let mut done = Vec::new();
    check::count(&mut tally, "native tests that take long", &mut check::native_tests(Which::Long));
    done.push("native tests that take long".to_string());
    if left() {
        if place::dist().join("index.html").is_file() {
            steps::say("the page is taken as it was built");
        } else {
            page::build_release()?;
        }
        play(&mut tally, wish.seed, &["win", "fuzz", "axe", "inline"])?;
        done.push(
            "every hand and axe on every start, fuzzed frames, a thousand boards".to_string(),
        );
    }
    for seed in wish.seed.. {
        if !left() {
            break;
        }
        check::count(&mut tally, "forged certificates", &mut forged(seed));
        play(&mut tally, seed + 1, &["fuzz"])?;
        done.push(format!(
            "forged certificates of seed {seed}, fuzzed frames of seed {}",
            seed + 1
        ));
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

/// Flows with all that they can do.
fn play(tally: &mut Tally, seed: u64, names: &[&str]) -> Outcome {
    let mut test = flows::on_the_page()?;
    test.env("LAST_MOVE_SOAK", "1").env("LAST_MOVE_SEED", seed.to_string());
    let files = names.iter().map(|name| place::e2e().join(format!("{name}.test.mjs")));
    test.args(["--test", "--test-concurrency=1", "--test-reporter=spec"]).args(files);
    let ended = steps::run(
        &format!("flows of {} with seed {seed}", names.join(", ")),
        &mut test,
        Echo::Lines,
    )?;
    tally.runner("flows", ended.ok, &ended.lines);
    Ok(())
}
