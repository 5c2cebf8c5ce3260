//! Plays the flows of tests/e2e in a browser, and once again, alone, those that failed.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tally::Tally;
use crate::{census, packages, server};
use site::steps::{self, Echo};
use site::{ChoreResult, frames, install, one_file, page, place};

/// Its name in the log.
pub(crate) const WHAT: &str = "page flows in a browser";
/// Chromium without windows, which spends less on each page.
pub(crate) const HEADLESS: &str = "chromium-headless-shell";
/// The names that a browser has.
pub(crate) const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
pub(crate) const DRIVER: &str = "chromedriver";
/// The names that Firefox has.
pub(crate) const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];
/// Flows are tried again if at most this many files failed: more mean that something is broken. A file fails with all
/// its tests where its beginning fails.
const RETRIED: usize = 8;

/// The flows of a visitor, on the page that was just built.
pub(crate) fn all(tally: &mut Tally, page_is_there: bool) {
    let files = test_files(&place::e2e());
    let absent = page::there(page_is_there).and_then(|()| chromium());
    if let Err(absent) = absent.and_then(|_| install::npm()) {
        return tally.skip(WHAT, census::in_scripts(&files), &absent);
    }
    // Any other obstacle to the flows is a failure.
    if let Err(error) = twice(tally, &files) {
        tally.check(WHAT, Err(error));
    }
}

/// `cargo xtask flows [NAME…]`: those whose files begin with one of the names, on dist/ as it is.
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let mut names = Vec::new();
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Value(name) => names.push(name.to_string_lossy().into_owned()),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let mut files = test_files(&place::e2e());
    files.retain(|path| {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        names.is_empty() || names.iter().any(|name| file.starts_with(name.as_str()))
    });
    if files.is_empty() {
        return Err(format!("no flow in tests/e2e begins with {}", names.join(" or ")));
    }
    packages::prepare();
    let _page = page::as_built()?;
    let mut tally = Tally::default();
    twice(&mut tally, &files)?;
    tally.close()
}

/// How many files are played at once. A flow waits for the page much of the time, mostly for the pause
/// before the machine’s move, so there are more of them than cores.
const AT_ONCE: u32 = 4;

/// Runs these files some at a time, and then the failed tests one at a time. On a busy machine a browser misses
/// a deadline now and then; a broken test fails both times.
fn twice(tally: &mut Tally, files: &[PathBuf]) -> ChoreResult {
    let first = steps::run(WHAT, tests(AT_ONCE)?.args(files), Echo::Lines)?;
    let failed = Failed::of(&first.lines);
    if first.ok || failed.names.is_empty() || failed.files.len() > RETRIED {
        tally.runner(WHAT, first.ok, &first.lines);
        return Ok(());
    }
    let mut test = tests(1)?;
    test.args(failed.names.iter().map(|name| format!("--only={}", exactly(name))));
    test.args(&failed.files);
    let again = steps::run("the flows that failed, once again", &mut test, Echo::Lines)?;
    tally.second_try(WHAT, &first.lines, &again.lines);
    Ok(())
}

/// Node's test runner on the page, with this many files at a time; by a script, since Node itself orders
/// files by name and so ends with a long one.
pub(crate) fn tests(files_at_once: u32) -> Result<Command, String> {
    let mut test = on_the_page()?;
    test.arg(place::e2e().join("run.mjs")).arg(format!("--at-once={files_at_once}"));
    Ok(test)
}

/// The failed tests, and their files.
#[derive(Debug, Default)]
struct Failed {
    names: BTreeSet<String>,
    files: BTreeSet<PathBuf>,
}

impl Failed {
    /// Reads the list at the end of a report: the file of a test, and in the next line its name and time.
    fn of(lines: &[String]) -> Failed {
        let mut failed = Failed::default();
        for pair in lines.windows(2) {
            let place = pair[0].trim().strip_prefix("test at ");
            let name = pair[1].trim().strip_prefix("✖ ").and_then(|name| name.rsplit_once(" ("));
            if let (Some(place), Some((name, _))) = (place, name) {
                failed.names.insert(name.to_string());
                failed.files.extend(place.split(':').next().map(PathBuf::from));
            }
        }
        failed
    }
}

/// A pattern of Node's test runner that matches this name alone.
fn exactly(name: &str) -> String {
    let mut pattern = String::from("/^");
    for letter in name.chars() {
        if !letter.is_alphanumeric() && letter != ' ' {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern + "$/"
}

/// Node with everything that a script of tests/e2e needs: a browser, and the built page being served.
pub(crate) fn on_the_page() -> Result<Command, String> {
    let mut node = in_a_browser()?;
    let address = server::start()?;
    node.env("LAST_MOVE_SITED", server::sited(&address)?).env("LAST_MOVE_URL", address);
    let table = frames::TABLE.name;
    for (name, variable) in [("kayles", "LAST_MOVE_ONE_FILE"), (table, "LAST_MOVE_TABLE_FILE")] {
        let file = place::target().join(format!("{name}-one-file.html"));
        frames::write(&file, &one_file::one_file(name)?)?;
        node.env(variable, file);
    }
    Ok(node)
}

/// The same without the page.
pub(crate) fn in_a_browser() -> Result<Command, String> {
    let browser = chromium()?;
    install::npm()?;
    let mut node = Command::new("node");
    node.env("LAST_MOVE_CHROMIUM", browser);
    if let Some(firefox) = place::on_path(&FIREFOX) {
        node.env("LAST_MOVE_FIREFOX", firefox);
    }
    in_project(&mut node);
    node.current_dir(place::root());
    Ok(node)
}

/// The tests of one folder, in the order of their names.
pub(crate) fn test_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    files
}

/// Lets a browser keep its user folders inside the project.
pub(crate) fn in_project(command: &mut Command) -> &mut Command {
    let folder = place::cache().join("tmp");
    // Without the folder the browser falls back to the system's own.
    if fs::create_dir_all(&folder).is_ok() {
        command.env("TMPDIR", &folder);
        command.env("XDG_CACHE_HOME", &folder).env("XDG_CONFIG_HOME", &folder);
    }
    command
}

/// The browser of the flows, by its variable or on the path.
pub(crate) fn chromium() -> Result<OsString, String> {
    env::var_os("LAST_MOVE_CHROMIUM")
        .or_else(|| {
            let found = place::on_path(&[HEADLESS]).or_else(|| place::on_path(&BROWSERS));
            found.map(PathBuf::into_os_string)
        })
        .ok_or(
            "chromium is absent; `apt-get install chromium chromium-driver` installs it"
                .to_string(),
        )
}

/// The driver of the browser for tests of wasm, from its variable or the path.
pub(crate) fn chromedriver() -> Result<OsString, String> {
    env::var_os("CHROMEDRIVER")
        .or_else(|| place::on_path(&[DRIVER]).map(PathBuf::into_os_string))
        .ok_or("chromedriver is absent; `apt-get install chromium-driver` installs it".to_string())
}

#[cfg(test)]
mod of_reports {
    use super::{Failed, exactly};

    #[test]
    fn what_failed_is_read_from_the_report() {
        let report = "✖ one (2ms)\n\u{2139} fail 1\n\ntest at tests/e2e/a.test.mjs:42:1\n✖ one (or two): 3? (30012.5ms)\n  Error";
        let lines: Vec<String> = report.lines().map(str::to_string).collect();
        let failed = Failed::of(&lines);
        assert_eq!(failed.names.iter().collect::<Vec<_>>(), ["one (or two): 3?"]);
        assert_eq!(
            failed.files.iter().collect::<Vec<_>>(),
            [std::path::Path::new("tests/e2e/a.test.mjs")]
        );
    }

    #[test]
    fn a_name_is_met_by_itself_alone() {
        assert_eq!(exactly("a (b) at x/y?"), r"/^a \(b\) at x\/y\?$/");
    }
}
