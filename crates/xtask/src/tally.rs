//! Adds up what the many test runners of this project report, each in its own words.

/// What has passed, failed and could not run so far.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
    /// Of those that passed, how many did so only when they were run again.
    unsteady: u64,
    failures: Vec<String>,
    skipped: Vec<String>,
}

impl Tally {
    /// A check that has one answer, or a runner that reports no numbers.
    pub(crate) fn check(&mut self, what: &str, done: Result<(), String>) {
        match done {
            Ok(()) => self.passed += 1,
            Err(error) => self.fail(what, 1, &error),
        }
    }

    /// A runner with its own counts; one that failed without a count is one failure.
    pub(crate) fn runner(&mut self, what: &str, ok: bool, lines: &[String]) {
        let (passed, failed) = report(lines);
        self.passed += passed;
        if !ok || failed > 0 {
            self.fail(what, failed.max(1), "see above");
        }
    }

    /// A runner whose failures were run once more: what failed both times is a failure, what passed then is
    /// named as unsteady.
    pub(crate) fn second_try(&mut self, what: &str, first: &[String], again: &[String]) {
        let ((passed, failed), (steady, still)) = (report(first), report(again));
        let mended = steady.min(failed);
        self.passed += passed + mended;
        self.unsteady += mended;
        if failed > mended || still > 0 {
            self.fail(what, (failed - mended).max(1), "see above");
        }
    }

    /// What this machine cannot run, and why.
    pub(crate) fn skip(&mut self, what: &str, why: &str, skipping_fails: bool) {
        println!("        skipped: {what}: {why}");
        self.skipped.push(format!("{what}: {why}"));
        if skipping_fails {
            self.fail(what, 1, "skipped, which counts as a failure where CI=true");
        }
    }

    fn fail(&mut self, what: &str, count: u64, why: &str) {
        self.failed += count;
        println!("        FAILED {what}: {why}");
        let first = why.lines().last().unwrap_or_default();
        self.failures.push(format!("{what}: {first}"));
    }

    /// Prints the closing lines; the last one alone says how it went.
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
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed == 0 { Ok(()) } else { Err("not everything passed".to_string()) }
    }
}

/// The numbers of a whole run. Nextest repeats the words of a test that failed, with a count of its own
/// among them, so its summary is believed alone.
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
    let node = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "))?;
    let (name, number) = node.split_once(' ')?;
    let number = number.parse().ok()?;
    match name {
        "pass" => Some((number, 0)),
        "fail" | "cancelled" => Some((0, number)),
        _ => None,
    }
}

/// The number that stands before a word.
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
