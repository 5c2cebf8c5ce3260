//! Times the engine against plain programs as ratios, and the built page on a slowed processor.

use std::collections::HashMap;
use std::fs;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::goals::{self, GOALS, Line, Times};
use crate::kernels::{Built, Timer};
use crate::{flows, shipped};
use site::{ChoreResult, page, place, steps};

/// Rounds in which each kernel is timed, in turns; its least time counts.
const ROUNDS: usize = 3;
/// The page with the table of goals, and the marks around it.
const PAGE: &str = "crates/bench/README.md";
const MARKS: (&str, &str) = ("<!-- goals -->\n", "<!-- /goals -->");

/// `cargo xtask bench [--goals] [--write] [--check]`
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut only, mut write, mut check) = (false, false, false);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Long("goals") => only = true,
            lexopt::Arg::Long("write") => write = true,
            lexopt::Arg::Long("check") => check = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    if !only && !check {
        let mut bench = Command::new(place::cargo());
        bench.args(["run", "--quiet", "--package", "last-move-tests", "--example", "bench"]);
        took("cargo", bench.current_dir(place::root()))?;
    }
    let mut lines = measured()?;
    if write {
        goals::remember(&mut lines, &written()?);
    }
    let text = format!("{}\nMeasured on {} on {}.\n", goals::table(&lines), today(), machine());
    println!("{text}");
    if check {
        return check_goals(&lines);
    }
    if write {
        put(&text)?;
    }
    if only {
        return Ok(());
    }
    let _page = match page::as_built() {
        Ok(page) => page,
        Err(absent) => {
            println!("the page is not measured: {absent}");
            return Ok(());
        }
    };
    took("node", flows::on_the_page()?.arg(place::e2e().join("speed.mjs")))
}

/// An error if a goal that the table calls reached is missed by more than a tenth.
fn check_goals(lines: &[Line]) -> ChoreResult {
    let lost = goals::lost(lines, &written()?);
    if lost.is_empty() { Ok(()) } else { Err(lost.join("\n")) }
}

/// The lines of the table of goals.
fn measured() -> Result<Vec<Line>, String> {
    let built = Built::new()?;
    let (times, columns) = times(&built)?;
    let mut lines = Vec::new();
    for goal in GOALS {
        lines.push(goal.line(&times, columns)?);
    }
    for (what, kernel) in goals::COLD {
        let ratios = [cold(&built, 0, kernel)?, cold(&built, 1, kernel)?];
        lines.push(goals::cold_line(what, &ratios));
    }
    lines.extend(goals::against_native(&times, columns));
    for (what, ratio) in shipped::ratios(&mut built.native()?)? {
        lines.push(goals::shipped_line(what, ratio));
    }
    match picture() {
        Ok(ratio) => lines.push(goals::picture_line(ratio)),
        Err(absent) => println!("the picture of a plane is not measured: {absent}"),
    }
    lines.sort_by_key(Line::number);
    Ok(lines)
}

/// All kernels of all goals, in turns: natively, in Node, and in Node with simd128.
fn times(built: &Built) -> Result<(Times, usize), String> {
    let mut timers = built.timers()?;
    let columns = timers.len();
    let mut times: Times = HashMap::new();
    let goals = GOALS.iter().map(|goal| [0, 1].map(|column| goal.kernels(column).to_vec()));
    let timed: Vec<_> = GOALS.iter().flat_map(|goal| goal.kernels(0)).collect();
    let others = goals::NATIVE.iter().filter(|(_, kernel)| !timed.contains(kernel));
    // Kernels that are divided by each other are timed in turns.
    for group in goals.chain(others.map(|(_, kernel)| [vec![*kernel], vec![*kernel]])) {
        steps::say(&format!("timing {}", group[0].join(" and ")));
        for _ in 0..ROUNDS {
            for (column, timer) in timers.iter_mut().enumerate() {
                for kernel in &group[column.min(1)] {
                    keep(&mut times, (column, kernel), timer)?;
                }
            }
        }
    }
    Ok((times, columns))
}

/// Times a kernel once more and keeps the least time; an error if its result differs from before.
fn keep(
    times: &mut Times,
    (column, kernel): (usize, &'static str),
    timer: &mut Timer,
) -> ChoreResult {
    let timed = timer.time(kernel)?;
    for at in 0..=column {
        if times.get(&(at, kernel)).is_some_and(|other| other.sum != timed.sum) {
            return Err(format!("{kernel} has different results"));
        }
    }
    let best = times.get(&(column, kernel)).map_or(f64::MAX, |best| best.nanos);
    if timed.nanos < best {
        times.insert((column, kernel), timed);
    }
    Ok(())
}

/// The first run of a kernel in a new instance, divided by a later run.
fn cold(built: &Built, module: usize, kernel: &str) -> Result<f64, String> {
    steps::say(&format!("timing the first run of {kernel}"));
    let (mut first, mut later) = (f64::MAX, f64::MAX);
    for _ in 0..ROUNDS {
        let mut timer = built.cold(module)?;
        first = first.min(timer.time(kernel)?.nanos);
        for _ in 0..ROUNDS {
            later = later.min(timer.time(kernel)?.nanos);
        }
    }
    Ok(first / later)
}

/// Time for a square of a picture of values, divided by that for a square of SVG, in a browser.
fn picture() -> Result<f64, String> {
    let done = flows::in_a_browser()?
        .arg(place::e2e().join("picture.mjs"))
        .output()
        .map_err(|error| format!("node did not start: {error}"))?;
    let said = String::from_utf8_lossy(&done.stdout).trim().to_string();
    let last = said.lines().last().and_then(|line| line.split(' ').next_back()?.parse().ok());
    last.ok_or(format!("the browser said {said:?}"))
}

fn took(name: &str, command: &mut Command) -> ChoreResult {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} could not take the times")),
        Err(error) => Err(format!("{name} did not start: {error}")),
    }
}

fn written() -> Result<String, String> {
    fs::read_to_string(place::root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))
}

/// Puts the table into its page.
fn put(text: &str) -> ChoreResult {
    let old = written()?;
    let parts = old
        .split_once(MARKS.0)
        .and_then(|(before, rest)| Some((before, rest.split_once(MARKS.1)?.1)));
    let (before, after) = parts.ok_or(format!("{PAGE} has no place for the table of goals"))?;
    let new = format!("{before}{}{text}{}{after}", MARKS.0, MARKS.1);
    fs::write(place::root().join(PAGE), new).map_err(|error| format!("{PAGE}: {error}"))
}

/// The day in Greenwich.
fn today() -> String {
    let days =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |past| past.as_secs() / 86_400);
    let (mut day, mut year) = (days, 1970);
    let leap =
        |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    while day >= 365 + u64::from(leap(year)) {
        day -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while day >= months[month] {
        day -= months[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, day + 1)
}

/// The name of the processor, if the system has it.
fn machine() -> String {
    let cpu_info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = cpu_info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let name = name.map_or(std::env::consts::ARCH, |(_, name)| name);
    format!("{cores} cores ({name}), shared with other work")
}
