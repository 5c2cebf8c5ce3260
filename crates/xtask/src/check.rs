//! Runs every test there is, from the cheapest to the dearest, and closes with one line of numbers.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::flows::{self, chromium, in_project, test_files};
use crate::steps::{self, Echo};
use crate::tally::Tally;
use crate::{Outcome, bring, deny, find, module, no_more, page, place, size};

/// The crates that only exist in a browser.
const WASM_CRATES: [&str; 6] = [
    "last-move-app",
    "last-move-worker",
    "last-move-ink",
    "last-move-explorer",
    "last-move-tables",
    "last-move-module",
];

/// Those of them that frames are made of, which are built without Yew.
const FRAME_CRATES: [&str; 2] = ["last-move-ink", "last-move-app"];

/// `cargo xtask test`
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let mut tally = Tally::default();
    style(&mut tally);
    deny::check(&mut tally);
    native(&mut tally);
    oracles(&mut tally);
    in_browser(&mut tally);
    javascript(&mut tally);
    let built = page::build_release();
    let page_is_there = built.is_ok();
    tally.check("building the page", built);
    if page_is_there {
        steps::say("weighing the page");
        let weighed =
            size::weigh().map(|lines| lines.iter().for_each(|line| println!("        {line}")));
        tally.check("size budget", weighed);
        if let Err(absent) = flows::all(&mut tally) {
            skip(&mut tally, flows::WHAT, &absent);
        }
    }
    tally.close()
}

/// Formatting, lints and documentation.
fn style(tally: &mut Tally) {
    let check = |tally: &mut Tally, what: &str, command: &mut Command| {
        let done = steps::must(what, command, Echo::Pulse).map(drop);
        tally.check(what, done);
    };
    check(tally, "checking the format", &mut cargo(&["fmt", "--all", "--check"]));

    let mut lint = cargo(&["clippy", "--locked", "--workspace", "--all-targets"]);
    for left_out in WASM_CRATES.iter().chain(&["last-move-tools"]) {
        lint.args(["--exclude", left_out]);
    }
    check(tally, "linting the native crates", lint.args(["--", "-D", "warnings"]));

    match bring::wasm_target() {
        Ok(()) => {
            let mut lint = cargo(&["clippy", "--locked", "--all-targets"]);
            for_wasm(&mut lint).args(["--", "-D", "warnings"]);
            check(tally, "linting the page and the worker", &mut lint);
            let mut lint = cargo(&["clippy", "--locked", "--all-targets"]);
            for_frames(&mut lint).args(["--", "-D", "warnings"]);
            check(tally, "linting the frame", &mut lint);
        }
        Err(absent) => skip(tally, "linting the page and the worker", &absent),
    }

    let mut docs = cargo(&["doc", "--locked", "--no-deps"]);
    check(tally, "building the documentation", docs.env("RUSTDOCFLAGS", "-D warnings"));
}

/// The laws, the unit tests and the examples in the documentation.
fn native(tally: &mut Tally) {
    count(tally, "native tests", &mut native_tests(Which::Usual));
    count(tally, "examples in the documentation", &mut cargo(&["test", "--locked", "--doc"]));
}

/// Which native tests are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those of the test command.
    Usual,
    /// Those that are left out there, since they take long.
    Long,
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
    test.args(["--locked", "--workspace"]);
    for left_out in WASM_CRATES.iter().chain(&["last-move-tools"]) {
        test.args(["--exclude", left_out]);
    }
    match which {
        Which::Usual => &mut test,
        Which::Long if has_nextest => test.args(["--run-ignored", "only"]),
        Which::Long => test.args(["--", "--ignored"]),
        Which::Named(part) => test.arg(part),
    };
    test
}

/// Tables by other hands, where they lie beside the checkout.
fn oracles(tally: &mut Tally) {
    let Some(folder) =
        place::root().parent().map(|above| above.join("shared").join("oracles").join("given"))
    else {
        return;
    };
    if find("oracles").is_none() || !folder.is_dir() {
        return;
    }
    match env::current_exe() {
        Ok(me) => {
            let mut ask = Command::new(me);
            ask.arg("oracles").arg(folder).current_dir(place::root());
            let done = steps::must("tables by other hands", &mut ask, Echo::Lines).map(drop);
            tally.check("tables by other hands", done);
        }
        Err(error) => tally.check("tables by other hands", Err(error.to_string())),
    }
}

/// The tests of the page's and the worker's own code, which need a browser's objects.
fn in_browser(tally: &mut Tally) {
    let what = "wasm tests in a browser";
    let driver = match chromium().and_then(|_| chromedriver()) {
        Ok(driver) => driver,
        Err(absent) => return skip(tally, what, &absent),
    };
    if let Err(absent) = bring::wasm_target().and_then(|()| bring::wasm_bindgen()) {
        return tally.check(what, Err(absent));
    }
    let path = match place::path_with_tools() {
        Ok(path) => path,
        Err(error) => return tally.check(what, Err(error)),
    };
    let (mut pages, mut frames) = (cargo(&["test", "--locked"]), cargo(&["test", "--locked"]));
    for_wasm(&mut pages);
    for_frames(&mut frames);
    for (what, mut test) in [(what, pages), ("wasm tests of the frame in a browser", frames)] {
        in_project(&mut test)
            .env("PATH", &path)
            .env("CHROMEDRIVER", &driver)
            // The runner's own patience is too short for a loaded machine.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
            .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
        count(tally, what, &mut test);
    }
}

/// The JavaScript module, built and weighed, in Node and in a page.
fn javascript(tally: &mut Tally) {
    let what = "the JavaScript module";
    if let Err(absent) = bring::npm() {
        return skip(tally, what, &absent);
    }
    let folder = module::usual();
    let built = module::build(&folder).and_then(|()| module::weigh(&folder)).map(drop);
    let built_well = built.is_ok();
    tally.check("building and weighing the JavaScript module", built);
    if !built_well {
        return;
    }
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec"]).env("LAST_MOVE_MODULE", folder);
    in_project(&mut node).current_dir(place::root());
    let mut files = test_files(&place::e2e().join("module"));
    match chromium() {
        Ok(browser) => drop(node.env("LAST_MOVE_CHROMIUM", browser)),
        Err(absent) => {
            files.retain(|file| !file.ends_with("browser.test.mjs"));
            skip(tally, "the JavaScript module in a page", &absent);
        }
    }
    count(tally, what, node.args(files));
}

/// Runs a test runner and adds up what it reports.
pub(crate) fn count(tally: &mut Tally, what: &str, command: &mut Command) {
    match steps::run(what, command, Echo::Lines) {
        Ok(ended) => tally.runner(what, ended.ok, &ended.lines),
        Err(error) => tally.check(what, Err(error)),
    }
}

fn skip(tally: &mut Tally, what: &str, why: &str) {
    tally.skip(what, why, env::var_os("CI").is_some_and(|ci| ci == "true"));
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(place::cargo());
    command.args(args).current_dir(place::root());
    command
}

fn for_wasm(command: &mut Command) -> &mut Command {
    for name in WASM_CRATES {
        command.args(["--package", name]);
    }
    command.args(["--target", "wasm32-unknown-unknown"])
}

/// What frames are made of, drawn as it is drawn there.
fn for_frames(command: &mut Command) -> &mut Command {
    for name in FRAME_CRATES {
        command.args(["--package", name]);
    }
    command.args(["--no-default-features", "--target", "wasm32-unknown-unknown"])
}

fn chromedriver() -> Result<OsString, String> {
    env::var_os("CHROMEDRIVER")
        .or_else(|| place::on_path(&["chromedriver"]).map(PathBuf::into_os_string))
        .ok_or("chromedriver is absent; `apt-get install chromium-driver` brings it".to_string())
}
