//! Other languages: every sentence that a frame can show is said in each of them.
//!
//! In one way, with the same numbers, and no phrase of a book is left over.
//! The books are read by the script that reads them in a page, so Node has to be there.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod corpus;
mod fixed;
mod play;
mod rare;
#[path = "../laws/settings.rs"]
mod settings;

use corpus::Corpus;
use serde::Deserialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What `judge.mjs` tells.
#[derive(Deserialize)]
struct Told {
    missing: Vec<String>,
    ambiguous: Vec<String>,
    numbers: Vec<String>,
    unused: Vec<String>,
    slots: Vec<String>,
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

fn judged(book: &str, corpus: &Corpus) -> Told {
    let web = here().parent().unwrap().join("web");
    let mut node = Command::new("node")
        .arg(here().join("speech/judge.mjs"))
        .args([web.join("speech.js"), web.join(format!("speech/{book}.txt"))])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node reads the books, as a browser does");
    let asked = serde_json::to_string(&corpus.all()).unwrap();
    if let Some(path) = std::env::var_os("LAST_MOVE_CORPUS") {
        std::fs::write(path, &asked).unwrap();
    }
    node.stdin.take().unwrap().write_all(asked.as_bytes()).unwrap();
    let told = node.wait_with_output().unwrap();
    assert!(told.status.success());
    serde_json::from_slice(&told.stdout).unwrap()
}

#[test]
fn everything_is_said_in_french() {
    let mut corpus = Corpus::default();
    fixed::all(&mut corpus);
    rare::all(&mut corpus);
    play::all(&mut corpus);
    let told = judged("fr", &corpus);
    let mut wrong = Vec::new();
    for (what, list) in [
        ("no words for", &told.missing),
        ("more than one reading of", &told.ambiguous),
        ("other numbers in", &told.numbers),
        ("a slot lost or doubled, or said twice:", &told.slots),
        ("nothing is said by", &told.unused),
    ] {
        wrong.extend(list.iter().map(|each| format!("{what} {each}")));
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), corpus.len(), wrong.join("\n"));
}
