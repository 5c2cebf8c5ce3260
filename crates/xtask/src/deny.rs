//! Checks the licences, sources and known vulnerabilities of dependencies against `deny.toml`.

use std::process::Command;

use serde_json::Value;

use crate::tally::Tally;
use site::frames::read;
use site::steps::{self, Echo};
use site::{ChoreResult, licences, place};

const RULES: &str = "deny.toml";
/// The allowed source of packages, besides this folder.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// The message of cargo-deny if it cannot fetch the list of vulnerabilities.
const OUT_OF_REACH: &str = "failed to fetch";
const FLAWS: &str = "known vulnerabilities of dependencies (advisories)";

/// All checks, by cargo-deny if it is installed. It takes many minutes to build, so it is not installed here.
pub(crate) fn check(tally: &mut Tally) {
    let what = "licences and sources of dependencies";
    if place::on_path(&["cargo-deny"]).is_none() {
        tally.check(what, ours());
        return skip(tally, "they need cargo-deny and its database, which no registry has");
    }
    let done = steps::must(what, &mut deny(&["licenses", "bans", "sources"]), Echo::Pulse);
    tally.check(what, done.map(drop));
    match steps::run(FLAWS, &mut deny(&["advisories"]), Echo::Pulse) {
        Ok(ended) if !ended.ok && ended.lines.iter().any(|line| line.contains(OUT_OF_REACH)) => {
            skip(tally, "their database is out of reach");
        }
        Ok(ended) if !ended.ok => tally.check(FLAWS, Err("see above".to_string())),
        Ok(_) => tally.check(FLAWS, Ok(())),
        Err(error) => tally.check(FLAWS, Err(error)),
    }
}

/// The one check that may be skipped everywhere, even with `--all`: the database is a repository, which a
/// machine with registries alone cannot reach. The skip is still reported.
fn skip(tally: &mut Tally, why: &str) {
    tally.excuse(FLAWS, why);
}

fn deny(checks: &[&str]) -> Command {
    let mut deny = Command::new(place::cargo());
    deny.args(["deny", "--locked", "check"]).args(checks).current_dir(place::root());
    deny
}

/// Licences and sources, as [`RULES`] has them.
fn ours() -> ChoreResult {
    let allowed = allowed(&read(&place::root().join(RULES))?)?;
    let metadata = licences::metadata(None)?;
    let wrong = faults(&metadata, &allowed);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn allowed(rules: &str) -> Result<Vec<String>, String> {
    let section = rules.split("\n[licenses]\n").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    let list = section.split("\nallow = [").nth(1).and_then(|rest| rest.split(']').next());
    let list = list.ok_or(format!("{RULES}: [licenses] has no list “allow”"))?;
    Ok(list.split('"').skip(1).step_by(2).map(str::to_string).collect())
}

/// The faults of the packages in cargo's metadata, one sentence each.
fn faults(metadata: &Value, allowed: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for package in licences::list(metadata, "packages") {
        let part = |name| licences::text(package, name);
        let (name, licence, source) = (part("name"), part("license"), part("source"));
        if !source.is_empty() && source != REGISTRY {
            wrong.push(format!("{name} comes from {source}"));
        }
        if !permits(licence, allowed) {
            wrong.push(format!("{name} is licensed as “{licence}”, which {RULES} does not allow"));
        }
    }
    wrong
}

/// True if an SPDX expression permits a choice of licences that are all allowed. `/` is an old `OR`; an
/// exception `WITH` a licence only adds permissions.
fn permits(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let permitted = any(&words, &mut at, allowed);
    at == words.len() && permitted == Some(true)
}

fn any(words: &[&str], at: &mut usize, allowed: &[String]) -> Option<bool> {
    let mut permitted = all(words, at, allowed)?;
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        permitted |= all(words, at, allowed)?;
    }
    Some(permitted)
}

fn all(words: &[&str], at: &mut usize, allowed: &[String]) -> Option<bool> {
    let mut permitted = one(words, at, allowed)?;
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        permitted &= one(words, at, allowed)?;
    }
    Some(permitted)
}

/// One licence, or an expression between brackets; `None` if it is neither.
fn one(words: &[&str], at: &mut usize, allowed: &[String]) -> Option<bool> {
    let word = *words.get(*at)?;
    *at += 1;
    if word == "(" {
        let permitted = any(words, at, allowed)?;
        let shut = words.get(*at) == Some(&")");
        *at += 1;
        return shut.then_some(permitted);
    }
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
    }
    Some(allowed.iter().any(|known| known == word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_dependency_keeps_the_rules() {
        assert_eq!(ours(), Ok(()));
    }

    #[test]
    fn expressions_are_read_as_they_are_meant() {
        let allowed = ["MIT", "Zlib"].map(str::to_string);
        for good in [
            "MIT",
            "GPL-3.0/MIT",
            "(MIT OR GPL-3.0) AND Zlib",
            "GPL-3.0 OR MIT AND Zlib",
            "MIT WITH LLVM-exception",
        ] {
            assert!(permits(good, &allowed), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT)", "MIT Zlib", "OR MIT"] {
            assert!(!permits(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn a_foreign_licence_or_source_is_noticed() {
        let allowed =
            allowed("[bans]\nallow = [\"GPL-3.0\"]\n[licenses]\nversion = 2\nallow = [\"MIT\"]\n");
        let allowed = allowed.expect("there is a list");
        assert_eq!(allowed, ["MIT"]);
        let metadata = json!({ "packages": [
            { "name": "ours", "license": "MIT", "source": null },
            { "name": "good", "license": "MIT", "source": REGISTRY },
            { "name": "copied", "license": "GPL-3.0", "source": REGISTRY },
            { "name": "forked", "license": "MIT", "source": "git+https://example.org/forked" },
        ] });
        let wrong = faults(&metadata, &allowed);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].starts_with("copied is licensed") && wrong[1].starts_with("forked comes"));
        assert!(super::allowed("[licenses]\nversion = 2\n").is_err());
    }
}
