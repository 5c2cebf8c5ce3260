//! Adds up the results of the project's test runners, each in its own format.

use crate::census::{self, Count};

/// Passed, failed and skipped tests so far.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
    /// Those that passed only when they were run again.
    unsteady: u64,
    failures: Vec<String>,
    skipped: Vec<String>,
    /// Number of skipped tests.
    not_run: u64,
    /// True if some of them are counted from below.
    at_least: bool,
    /// True if a skip is a failure.
    all: bool,
}

impl Tally {
    /// An empty tally; with `all`, nothing may be skipped.
    pub(crate) fn wanting(all: bool) -> Tally {
        Tally { all, ..Tally::default() }
    }

    /// A check with one answer, or a runner that reports no numbers.
    pub(crate) fn check(&mut self, what: &str, done: Result<(), String>) {
        match done {
            Ok(()) => self.passed += 1,
            Err(error) => self.fail(what, 1, &error),
        }
    }

    /// A runner with its own counts; one that failed without a count is one failure. Returns how many tests ran.
    pub(crate) fn runner(&mut self, what: &str, ok: bool, lines: &[String]) -> u64 {
        let (passed, failed) = report(lines);
        self.passed += passed;
        self.own_skips(what, lines);
        if !ok || failed > 0 {
            self.fail(what, failed.max(1), "see above");
        }
        passed + failed
    }

    /// All tests that there are must have run: a runner may not know each kind.
    pub(crate) fn all_ran(&mut self, what: &str, there: u64, ran: u64) {
        let left = there.saturating_sub(ran);
        if left > 0 {
            self.fail(what, left, &format!("{left} of {there} tests did not run"));
        }
    }

    /// A runner whose failures were run again: a test that failed twice is a failure, one that passed
    /// then is reported as unsteady.
    pub(crate) fn second_try(&mut self, what: &str, first: &[String], again: &[String]) {
        let ((passed, failed), (steady, still)) = (report(first), report(again));
        let mended = steady.min(failed);
        // The second run leaves out all that passed, so only the first run has the skips.
        self.own_skips(what, first);
        self.passed += passed + mended;
        self.unsteady += mended;
        if failed > mended || still > 0 {
            self.fail(what, (failed - mended).max(1), "see above");
        }
    }

    /// Tests that this machine cannot run, their number, and the reason.
    pub(crate) fn skip(&mut self, what: &str, count: Count, why: &str) {
        self.name(format!("{what}, {count}: {why}"));
        self.not_run += count.tests;
        self.at_least |= !count.exact;
        if self.all {
            self.fail(what, count.tests.max(1), "skipped, which --all does not allow");
        }
    }

    /// A check that may be skipped everywhere, even with `--all`, but is reported.
    pub(crate) fn excuse(&mut self, what: &str, why: &str) {
        self.name(format!("{what}, which --all allows: {why}"));
    }

    /// Tests of Node that were skipped by their own choice, or that are marked as to do.
    fn own_skips(&mut self, what: &str, lines: &[String]) {
        let mut unnamed: u64 = lines.iter().filter_map(|line| own_skip_count(line)).sum();
        for name in lines.iter().filter_map(|line| line.trim().strip_prefix(NODE_SKIPPED)) {
            let (name, why) = name.split_once(" # ").unwrap_or((name, "by itself"));
            let name = name.rsplit_once(" (").map_or(name, |(name, _)| name);
            self.skip(&format!("{what}: {name}"), census::checks(1), why);
            unnamed = unnamed.saturating_sub(1);
        }
        if unnamed > 0 {
            self.skip(what, census::checks(unnamed), "skipped or to do by themselves, see above");
        }
    }

    fn name(&mut self, skip: String) {
        println!("        skipped: {skip}");
        self.skipped.push(skip);
    }

    fn fail(&mut self, what: &str, count: u64, why: &str) {
        self.failed += count;
        println!("        FAILED {what}: {why}");
        let first = why.lines().last().unwrap_or_default();
        self.failures.push(format!("{what}: {first}"));
    }

    fn sum(&self) -> String {
        let least = if self.at_least { "at least " } else { "" };
        format!("{} passed, {} failed, {least}{} not run", self.passed, self.failed, self.not_run)
    }

    /// Prints the closing lines; the last line is the result.
    pub(crate) fn close(&self) -> Result<(), String> {
        for line in &self.skipped {
            println!("skipped: {line}");
        }
        for line in &self.failures {
            println!("failed: {line}");
        }
        if self.unsteady > 0 {
            println!("unsteady: {} passed only when run again, see above", self.unsteady);
        }
        println!("{}", self.sum());
        if self.failed == 0 { Ok(()) } else { Err("not everything passed".to_string()) }
    }
}

/// How Node's reporter marks a test that was skipped.
const NODE_SKIPPED: &str = "\u{fe63} ";

/// The numbers of a whole run. Nextest repeats the output of a failed test, which may contain a count, so
/// only its summary is used.
fn report(lines: &[String]) -> (u64, u64) {
    let summary = lines.iter().rfind(|line| line.trim().starts_with("Summary ["));
    let counted = match summary {
        Some(line) => vec![line],
        None => lines.iter().collect(),
    };
    counted
        .into_iter()
        .filter_map(|line| counts(line))
        .fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1))
}

/// The numbers in one line of a runner's report: (passed, failed).
fn counts(line: &str) -> Option<(u64, u64)> {
    let line = line.trim();
    if line.starts_with("Summary [") || line.starts_with("test result:") {
        return Some((before(line, "passed"), before(line, "failed") + before(line, "timed")));
    }
    match node_count(line)? {
        ("pass", number) => Some((number, 0)),
        ("fail" | "cancelled", number) => Some((0, number)),
        _ => None,
    }
}

/// How many tests of Node a line of its summary reports as skipped or to do.
fn own_skip_count(line: &str) -> Option<u64> {
    let (name, number) = node_count(line.trim())?;
    ["skipped", "todo"].contains(&name).then_some(number)
}

/// A line of Node's summary: a word and its number.
fn node_count(line: &str) -> Option<(&str, u64)> {
    let node = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "))?;
    let (name, number) = node.split_once(' ')?;
    Some((name, number.parse().ok()?))
}

fn before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> =
        line.split([' ', ',', ';', '(', ')']).filter(|part| !part.is_empty()).collect();
    words
        .windows(2)
        .find(|pair| pair[1].trim_end_matches('.') == word)
        .and_then(|pair| pair[0].parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Tally, counts, report};
    use crate::census::Count;

    #[test]
    fn a_failure_that_nextest_repeats_counts_once() {
        let lines = [
            "test result: FAILED. 0 passed; 1 failed; 0 ignored",
            "     Summary [   0.1s] 11 tests run: 10 passed, 1 failed, 0 skipped",
        ];
        assert_eq!(report(&lines.map(String::from)), (10, 1));
    }

    #[test]
    fn what_passes_the_second_time_is_unsteady_and_what_does_not_has_failed() {
        let (first, again) = (["# pass 7", "# fail 2"], ["# pass 1", "# fail 1"]);
        let mut tally = Tally::default();
        tally.second_try("flows", &first.map(String::from), &again.map(String::from));
        assert_eq!((tally.passed, tally.unsteady, tally.failed), (8, 1, 1));
        assert!(tally.close().is_err());
        let mut none = Tally::default();
        none.second_try("flows", &first.map(String::from), &["# pass 0".to_string()]);
        assert_eq!((none.passed, none.failed), (7, 2));
    }

    #[test]
    fn skips_are_named_and_counted_and_fail_where_all_is_wanted() {
        for (all, failed) in [(false, 0), (true, 7)] {
            let mut tally = Tally::wanting(all);
            tally.skip("flows", Count { tests: 7, exact: false }, "no browser");
            assert_eq!((tally.not_run, tally.failed), (7, failed));
            assert_eq!(tally.sum(), format!("0 passed, {failed} failed, at least 7 not run"));
            assert_eq!(tally.close().is_err(), all);
            tally.excuse("flaws", "no network");
            assert_eq!((tally.not_run, tally.failed), (7, failed));
        }
        let mut tally = Tally::wanting(true);
        tally.runner("tests", true, &["# pass 2".to_string()]);
        assert_eq!((tally.sum(), tally.close()), ("2 passed, 0 failed, 0 not run".into(), Ok(())));
    }

    #[test]
    fn tests_of_node_that_skip_themselves_are_skips() {
        let report = [
            "\u{fe63} E2: plays (from disk) (0.1ms) # no file was made",
            "\u{2714} another (2ms)",
            "\u{2139} pass 1",
            "\u{2139} skipped 1",
            "\u{2139} todo 2",
        ];
        let report = report.map(String::from);
        let mut tally = Tally::wanting(true);
        tally.runner("flows", true, &report);
        assert_eq!((tally.passed, tally.failed, tally.not_run), (1, 3, 3));
        assert_eq!(tally.skipped[0], "flows: E2: plays (from disk), 1 test: no file was made");
        assert_eq!(tally.skipped.len(), 2);
        // The second run skips all that passed; that is no skip.
        let mut tally = Tally::wanting(true);
        tally.second_try("flows", &["# pass 1", "# fail 1"].map(String::from), &report);
        assert_eq!((tally.failed, tally.not_run), (0, 0));
    }

    #[test]
    fn a_runner_that_leaves_tests_out_has_failed() {
        let lines = ["test result: ok. 36 passed; 0 failed".to_string()];
        let mut tally = Tally::default();
        let ran = tally.runner("examples", true, &lines);
        tally.all_ran("examples", 36, ran);
        assert_eq!(tally.sum(), "36 passed, 0 failed, 0 not run");
        let ran = tally.runner("examples", true, &lines);
        tally.all_ran("examples", 38, ran);
        assert_eq!(tally.sum(), "72 passed, 2 failed, 0 not run");
    }

    #[test]
    fn each_runner_is_understood() {
        let nextest = "     Summary [   1.2s] 14 tests run: 12 passed (1 slow), 1 failed, 1 timed out, 2 skipped";
        assert_eq!(counts(nextest), Some((12, 2)));
        let cargo =
            "test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(counts(cargo), Some((3, 1)));
        assert_eq!(counts("# pass 4"), Some((4, 0)));
        assert_eq!(counts("ℹ fail 2"), Some((0, 2)));
        assert_eq!(counts("# tests 6"), None);
        assert_eq!(counts("a test passed"), None);
    }
}
