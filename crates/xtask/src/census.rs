//! Counts the tests in files, so that a skip says how many were not run.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// How many tests there are, counted in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) tests: u64,
    /// False if a loop may make more of them.
    pub(crate) exact: bool,
}

impl fmt::Display for Count {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let least = if self.exact { "" } else { "at least " };
        let tests = if self.tests == 1 { "test" } else { "tests" };
        write!(out, "{least}{} {tests}", self.tests)
    }
}

/// A number of checks with one answer each.
pub(crate) fn checks(tests: u64) -> Count {
    Count { tests, exact: true }
}

/// Tests of Node in these files.
pub(crate) fn in_scripts(files: &[PathBuf]) -> Count {
    let begins = |line: &&str| line.trim_start().starts_with("test(");
    let tests = files.iter().map(|file| lines(file, begins)).sum();
    Count { tests, exact: false }
}

/// Tests of Rust whose attribute begins so, in a folder and those below; in an example it is hidden.
pub(crate) fn in_rust(folder: &Path, attribute: &str) -> Count {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let tests = entries.map(|entry| entry.path()).map(|path| {
        if path.is_dir() {
            in_rust(&path, attribute).tests
        } else {
            lines(&path, |line| line.trim().trim_start_matches("/// # ").starts_with(attribute))
        }
    });
    Count { tests: tests.sum(), exact: true }
}

fn lines(file: &Path, counts: impl Fn(&&str) -> bool) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().filter(counts).count() as u64
}

#[cfg(test)]
mod tests {
    use super::{checks, in_rust, in_scripts};
    use crate::flows;
    use site::place;

    #[test]
    fn what_is_not_run_is_counted() {
        let scripts = in_scripts(&flows::test_files(&place::e2e()));
        assert!(scripts.tests > 150 && !scripts.exact, "{scripts}");
        let rust = in_rust(&place::root().join("tests/rules"), "#[test]");
        assert!(rust.tests > 50 && rust.exact, "{rust}");
        assert_eq!(in_scripts(&[place::root().join("Cargo.toml")]).to_string(), "at least 0 tests");
        assert_eq!(checks(1).to_string(), "1 test");
    }
}
