//! Runs the tests, from the cheapest to the dearest, and ends with one line of numbers.

use std::process::Command;

use crate::census::{self, Count, checks};
use crate::flows::{self, chromedriver, chromium, in_project, test_files};
use crate::tally::Tally;
use crate::{deny, packages};
use site::steps::{self, Echo};
use site::{ChoreResult, install, module, page, place, size};

/// The crates that only exist in a browser.
const WASM_CRATES: [&str; 7] = [
    "last-move-app",
    "last-move-worker",
    "last-move-web-common",
    "last-move-worker-loop",
    "last-move-explorer",
    "last-move-tables",
    "last-move-module",
];

/// Those of them that draw first pictures where the site is built: their examples are of that, and run natively.
const DRAWS_NATIVELY: [&str; 2] = ["last-move-app", "last-move-explorer"];

/// The native test that runs scripts of the page in Node.
const SPOKEN: (&str, &str) = ("tests/words/main.rs", "a_page_and_a_native_program_say_the_same");

/// `cargo xtask test [--all]`
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let mut tally = Tally::wanting(all(args)?);
    packages::prepare();
    style(&mut tally);
    deny::check(&mut tally);
    finished(&mut tally);
    native(&mut tally);
    in_browser(&mut tally);
    javascript(&mut tally);
    let page = page::build_release();
    let there = page.is_ok();
    tally.check("building the page", page.as_ref().map(drop).map_err(Clone::clone));
    weigh(&mut tally, there);
    flows::all(&mut tally, there);
    drop(page);
    tally.close()
}

/// True if nothing may be skipped.
fn all(args: &mut lexopt::Parser) -> Result<bool, String> {
    let mut all = false;
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Long("all") => all = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    Ok(all)
}

/// That no game is a draft.
fn finished(tally: &mut Tally) {
    let what = "finished games";
    let drafts = games::prose::DRAFTS.iter().map(|(id, lacks)| format!("{id} lacks {lacks}"));
    let drafts: Vec<String> = drafts.collect();
    match drafts.len() as u64 {
        0 => tally.check(what, Ok(())),
        count => tally.skip(what, checks(count), &drafts.join("; ")),
    }
}

/// The size of the page, which is larger without the tools from npm.
fn weigh(tally: &mut Tally, page_is_there: bool) {
    let what = "size budget";
    if let Err(absent) = page::there(page_is_there).and_then(|()| install::npm()) {
        return tally.skip(what, checks(1), &absent);
    }
    steps::say("weighing the page");
    let weighed =
        size::weigh().map(|lines| lines.iter().for_each(|line| println!("        {line}")));
    tally.check(what, weighed);
}

/// Formatting, lints and documentation.
fn style(tally: &mut Tally) {
    let check = |tally: &mut Tally, what: &str, command: &mut Command| {
        let done = steps::must(what, command, Echo::Pulse).map(drop);
        tally.check(what, done);
    };
    check(tally, "checking the format", &mut cargo(&["fmt", "--all", "--check"]));

    let mut lint = cargo(&["clippy", "--locked", "--all-targets"]);
    for_native(&mut lint).args(["--", "-D", "warnings"]);
    check(tally, "linting the native crates", &mut lint);

    match install::wasm_target() {
        Ok(()) => {
            let mut lint = cargo(&["clippy", "--locked", "--all-targets"]);
            for_wasm(&mut lint).args(["--", "-D", "warnings"]);
            check(tally, "linting the page and the worker", &mut lint);
        }
        Err(absent) => tally.skip("linting the page and the worker", checks(1), &absent),
    }

    let mut docs = cargo(&["doc", "--locked", "--no-deps"]);
    for_native(&mut docs).env("RUSTDOCFLAGS", "-D warnings");
    check(tally, "building the documentation", &mut docs);
}

/// The laws, the unit tests and the examples in the documentation.
fn native(tally: &mut Tally) {
    let mut which = Which::Usual;
    if let Err(absent) = install::npm() {
        tally.skip(SPOKEN.1, checks(1), &absent);
        which = Which::Silent;
    }
    count(tally, "native tests", &mut native_tests(which));
    let mut examples = cargo(&["test", "--locked", "--doc", "--workspace"]);
    leave_out(&mut examples, |name| !DRAWS_NATIVELY.contains(name));
    count(tally, "examples in the documentation", &mut examples);
}

/// Which native tests run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// The ones of the test command.
    Usual,
    /// The same without the one that needs Node.
    Silent,
    /// A long one, which the test command leaves out.
    Ignored(&'static str),
    /// Those with this in their name.
    Named(&'static str),
}

/// The native tests, by nextest where it is installed.
pub(crate) fn native_tests(which: Which) -> Command {
    let has_nextest = place::on_path(&["cargo-nextest"]).is_some();
    let runner: &[&str] = if has_nextest {
        &["nextest", "run", "--no-tests=pass", "--no-fail-fast"]
    } else {
        &["test", "--lib", "--bins", "--tests", "--no-fail-fast"]
    };
    let mut test = cargo(runner);
    for_native(test.arg("--locked"));
    match which {
        Which::Usual => &mut test,
        Which::Silent if has_nextest => test.args(["-E", &format!("not test(={})", SPOKEN.1)]),
        Which::Silent => test.args(["--", "--skip", SPOKEN.1]),
        Which::Ignored(name) if has_nextest => test.args([name, "--run-ignored", "only"]),
        Which::Ignored(name) => test.args([name, "--", "--ignored"]),
        Which::Named(part) => test.arg(part),
    };
    test
}

/// The tests of code that needs a browser's objects.
fn in_browser(tally: &mut Tally) {
    let what = "wasm tests in a browser";
    let driver = match chromium().and_then(|_| chromedriver()) {
        Ok(driver) => driver,
        Err(absent) => return tally.skip(what, in_wasm(&WASM_CRATES), &absent),
    };
    if let Err(absent) = install::wasm_target().and_then(|()| install::wasm_bindgen()) {
        return tally.check(what, Err(absent));
    }
    let path = match place::path_with_tools() {
        Ok(path) => path,
        Err(error) => return tally.check(what, Err(error)),
    };
    let mut test = cargo(&["test", "--locked"]);
    in_project(for_wasm(&mut test))
        .env("PATH", &path)
        .env("CHROMEDRIVER", &driver)
        // The runner's own timeout is too short for a busy machine.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    let ran = count(tally, what, &mut test);
    tally.all_ran(what, in_wasm(&WASM_CRATES).tests, ran);
}

/// The JavaScript module, built and weighed, in Node and in a page.
fn javascript(tally: &mut Tally) {
    let what = "the JavaScript module";
    let mut files = test_files(&place::e2e().join("module"));
    if let Err(absent) = install::npm() {
        return tally.skip(what, census::in_scripts(&files), &absent);
    }
    let folder = module::usual();
    let built = module::build(&folder);
    let weighed = built.as_ref().map_err(Clone::clone).and_then(|_| module::weigh(&folder));
    let is_good = weighed.is_ok();
    tally.check("building and weighing the JavaScript module", weighed.map(drop));
    if !is_good {
        return tally.skip(what, census::in_scripts(&files), "it was not built");
    }
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec"]).env("LAST_MOVE_MODULE", folder);
    in_project(&mut node).current_dir(place::root());
    match chromium() {
        Ok(browser) => drop(node.env("LAST_MOVE_CHROMIUM", browser)),
        Err(absent) => {
            let in_page;
            (in_page, files) =
                files.into_iter().partition(|file| file.ends_with("browser.test.mjs"));
            let count = census::in_scripts(&in_page);
            tally.skip("the JavaScript module in a page", count, &absent);
        }
    }
    count(tally, what, node.args(files));
}

/// Runs a test runner and adds up its results; returns how many tests ran.
pub(crate) fn count(tally: &mut Tally, what: &str, command: &mut Command) -> u64 {
    match steps::run(what, command, Echo::Lines) {
        Ok(ended) => tally.runner(what, ended.ok, &ended.lines),
        Err(error) => {
            tally.check(what, Err(error));
            0
        }
    }
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(place::cargo());
    command.args(args).current_dir(place::root());
    command
}

/// All crates except those of the browser and the tools: always the same choice, since another one would
/// enable other features and rebuild everything.
fn for_native(command: &mut Command) -> &mut Command {
    command.arg("--workspace");
    leave_out(command, |_| true)
}

/// Leaves out the tools, and those crates of the browser for which this holds.
fn leave_out(command: &mut Command, holds: impl Fn(&&str) -> bool) -> &mut Command {
    let of_browser = WASM_CRATES.iter().filter(|name| holds(name));
    for left_out in of_browser.chain(&["last-move-tools"]) {
        command.args(["--exclude", left_out]);
    }
    command
}

fn for_wasm(command: &mut Command) -> &mut Command {
    for name in WASM_CRATES {
        command.args(["--package", name]);
    }
    command.args(["--target", "wasm32-unknown-unknown"])
}

/// The tests of some of the crates that only exist in a browser, with the examples of their documentation.
fn in_wasm(names: &[&str]) -> Count {
    let folder = |name: &&str| name.trim_start_matches("last-move-").to_string();
    let tests = names.iter().map(folder).map(|name| {
        let folder = place::root().join("crates").join(name);
        census::in_rust(&folder, "#[wasm_bindgen_test").tests
    });
    checks(tests.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_test_that_needs_node_has_its_name() {
        let (file, name) = SPOKEN;
        let text = fs::read_to_string(place::root().join(file)).unwrap();
        assert!(text.contains(&format!("#[test]\nfn {name}()")), "{name}");
        assert_eq!(text.matches("Command::new(\"node\")").count(), 1, "{file}");
    }

    #[test]
    fn tests_of_wasm_are_counted() {
        let (all, some) = (in_wasm(&WASM_CRATES), in_wasm(&["last-move-web-common"]));
        assert!(some.tests > 0 && all.tests > some.tests, "{all}, {some}");
    }
}
