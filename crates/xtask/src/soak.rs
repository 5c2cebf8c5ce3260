//! `cargo xtask soak`: long tests that rarely find something, with a budget of minutes and a seed.

use std::fmt;
use std::ops::RangeInclusive;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::check::{self, Which};
use crate::flows;
use crate::tally::Tally;
use crate::{packages, terminals};
use site::{ChoreResult, page, place};

/// Flows with a longer version: those that use `soak` of browser.mjs, or `third` of table.mjs.
const FLOWS: [&str; 30] = [
    "win",
    "fuzz",
    "hostile",
    "axe",
    "inline-many",
    "fits",
    "focus",
    "fits-french",
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
    "shelf",
    "drawn",
    "outside",
    "grows",
    "fit",
    "firefox",
    "room",
    "sheet",
    "memory",
    "site-language",
    "mangled",
];

/// The native tests that the test command leaves out, the quickest first.
const NATIVE: [&str; 6] = [
    "three_by_four_is_a_draw_that_needs_the_right_line",
    "the_playout_beats_random_and_greedy_play_in_thousands_of_games",
    "every_engine_agrees_with_the_plain_one_on_all_codes_of_three_digits_and_on_longer_ones",
    "the_latest_codes_of_three_digits_have_certificates_and_changed_ones_are_refused",
    "a_new_folder_is_a_game",
    "the_list_of_the_first_lines_is_made_anew",
];

/// The laws that try more positions with `LAST_MOVE_SOAK`, by the name of their module.
const LAWS: [&str; 7] = ["theory", "perfect", "practical", "reasons", "said", "twins", "within"];

/// Commands beside each other, and one that is interrupted.
const TERMINALS: [Part; 2] = [
    Part::Terminals("serve, build, module and test side by side", terminals::side_by_side),
    Part::Terminals("a first build that is interrupted, and no network", terminals::interrupted),
];

/// A part of a run, which is not begun once the time is over.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The laws of a module, on more positions.
    Laws(&'static str),
    /// A native test that takes long.
    Native(&'static str),
    /// A file of flows in its longer version.
    Flow(&'static str),
    /// Commands in several terminals: what is tried, and how.
    Terminals(&'static str, fn() -> ChoreResult),
    /// Forged certificates, fuzzed frames and hostile rules of this seed.
    Random(u64),
}

impl fmt::Display for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Laws(name) => write!(out, "laws of {name} on more positions"),
            Part::Native(name) => write!(out, "native test {name}"),
            Part::Flow(name) => write!(out, "flows of {name}"),
            Part::Terminals(what, _) => write!(out, "{what}"),
            Part::Random(seed) => {
                write!(out, "forged certificates, fuzzed frames and hostile rules of seed {seed}")
            }
        }
    }
}

/// All parts: what is quick first, then flows, long native tests, and at last random rounds without end.
fn parts(seed: u64) -> impl Iterator<Item = Part> {
    let (quick, long) = NATIVE.split_at(2);
    let first = LAWS.into_iter().map(Part::Laws).chain(quick.iter().copied().map(Part::Native));
    let flows = FLOWS.into_iter().map(Part::Flow);
    let last = long.iter().copied().map(Part::Native);
    // The flows have used the first seed.
    first.chain(flows).chain(last).chain(TERMINALS).chain((seed + 1..).map(Part::Random))
}

/// The request.
#[derive(Debug)]
struct Request {
    /// No new part begins after this time.
    budget: Duration,
    /// The first seed; each round has the next one.
    seed: u64,
}

impl Request {
    fn read(args: &mut lexopt::Parser) -> Result<Request, String> {
        use lexopt::Arg::Long;
        let mut request = Request { budget: Duration::from_secs(60 * 60), seed: 1 };
        loop {
            let long = match args.next().map_err(|error| error.to_string())? {
                None => return Ok(request),
                Some(Long(name)) => name.to_string(),
                Some(other) => return Err(other.unexpected().to_string()),
            };
            match long.as_str() {
                "minutes" => {
                    let minutes = number(args, "--minutes", 1..=10_000)?;
                    request.budget = Duration::from_secs(60 * minutes);
                }
                "seed" => request.seed = number(args, "--seed", 0..=1_000_000_000)?,
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

/// Runs each part once, then random rounds with a new seed each, until the time is over.
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let request = Request::read(args)?;
    let started = Instant::now();
    packages::prepare();
    let mut tally = Tally::default();
    let page_is_there = there(&mut tally);
    let mut done = Vec::new();
    for part in parts(request.seed) {
        if started.elapsed() >= request.budget {
            break;
        }
        let began = Instant::now();
        if part.run(&mut tally, request.seed, page_is_there) {
            done.push(format!("{part}, {} s", began.elapsed().as_secs()));
        } else if matches!(part, Part::Random(_)) {
            break;
        }
    }
    done.iter().for_each(|line| println!("done: {line}"));
    tally.close()
}

impl Part {
    /// Runs the part; returns false if it needs a page and there is none.
    fn run(self, tally: &mut Tally, seed: u64, page_is_there: bool) -> bool {
        let what = self.to_string();
        let plays = matches!(self, Part::Flow(_) | Part::Random(_));
        // Commands in other terminals may have built another page in the meantime; none may do so now.
        let _page = (plays && page_is_there).then(page::build_release);
        match self {
            Part::Laws(name) => {
                let mut laws = check::native_tests(Which::Named(name));
                check::count(tally, &what, laws.env("LAST_MOVE_SOAK", "1"));
            }
            Part::Native(name) => {
                check::count(tally, &what, &mut check::native_tests(Which::Ignored(name)));
            }
            Part::Flow(_) | Part::Random(_) if !page_is_there => return false,
            Part::Terminals(_, run) => tally.check(&what, run()),
            Part::Flow(name) => play(tally, seed, &[name]),
            Part::Random(seed) => {
                check::count(tally, "forged certificates", &mut forged(seed));
                play(tally, seed, &["fuzz", "hostile"]);
            }
        }
        true
    }
}

/// Certificates of false statements, by chance.
fn forged(seed: u64) -> Command {
    let mut test = check::native_tests(Which::Named("forge"));
    test.env("LAST_MOVE_FORGERIES", "400000").env("LAST_MOVE_FORGER_SEED", seed.to_string());
    test
}

/// True if there is a page to play on, which is built if its sources are newer.
fn there(tally: &mut Tally) -> bool {
    let built = page::build_release().map(drop);
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
    use super::{FLOWS, LAWS, NATIVE};
    use crate::census;
    use crate::flows::test_files;
    use site::place;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_ignored_test_is_in_a_long_run() {
        let ignored: u64 = ["tests", "crates"]
            .map(|folder| census::in_rust(&place::root().join(folder), "#[ignore = \"soak").tests)
            .iter()
            .sum();
        assert_eq!(ignored, NATIVE.len() as u64);
        let text =
            ["tests", "crates"].map(|folder| ignored_in(&place::root().join(folder))).concat();
        for name in NATIVE {
            let test = text.split("#[ignore").skip(1).any(|test| {
                test.lines().nth(1).is_some_and(|line| line.starts_with(&format!("fn {name}(")))
            });
            assert!(test, "{name} is not ignored");
        }
    }

    /// The files with ignored tests, in a folder and those below.
    fn ignored_in(folder: &Path) -> String {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let texts = entries.map(|entry| entry.path()).map(|path| match path.is_dir() {
            true => ignored_in(&path),
            false => fs::read_to_string(&path).unwrap_or_default(),
        });
        texts.filter(|text| text.contains("#[ignore")).collect()
    }

    #[test]
    fn every_law_that_leaves_something_to_a_long_run_is_in_it() {
        let mut asking = Vec::new();
        for folder in ["rules", "laws"] {
            for file in fs::read_dir(place::root().join("tests").join(folder)).unwrap().flatten() {
                let text = fs::read_to_string(file.path()).unwrap_or_default();
                let imports =
                    |line: &str| line.contains("universe::") && line.contains("positions");
                let asks = text.contains("LAST_MOVE_SOAK") || text.lines().any(imports);
                let name = file.file_name().to_string_lossy().replace(".rs", "");
                asking.extend((asks && name != "universe").then_some(name));
            }
        }
        asking.sort();
        let mut laws = LAWS;
        laws.sort_unstable();
        assert_eq!(asking, laws);
    }

    #[test]
    fn every_flow_that_leaves_something_to_a_long_run_is_in_it() {
        let asks = |text: &str| {
            let imports = text.lines().filter(|line| line.starts_with("import "));
            let names = imports.flat_map(|line| line.split([' ', ',']));
            names.into_iter().any(|name| name == "soak" || name == "third")
        };
        for file in test_files(&place::e2e()) {
            let text = fs::read_to_string(&file).unwrap();
            let name = file.file_name().unwrap().to_string_lossy().replace(".test.mjs", "");
            assert_eq!(asks(&text), FLOWS.contains(&name.as_str()), "{name}");
        }
    }
}
