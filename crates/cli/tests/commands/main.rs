//! The program from outside: what it prints, where, and with which exit code.
#![allow(missing_docs, reason = "a test has no callers")]

mod certificates;
mod sums;
mod surveys;
mod tables;

use std::path::PathBuf;
use std::process::{Command, Output};

fn asked(args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_last-move"));
    program.args(args).output().expect("the program starts")
}

/// Standard output of a command that succeeds.
fn stdout(args: &[&str]) -> String {
    let output = asked(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Exit code and standard error of a command that says nothing else.
fn refused(args: &[&str]) -> (i32, String) {
    let output = asked(args);
    let notes = String::from_utf8(output.stderr).expect("the notes are text");
    assert_eq!(output.stdout, b"", "{args:?}");
    (output.status.code().expect("the program ends by itself"), notes)
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn with_json_each_answer_is_an_object_on_its_line() {
    let path = file("kayles.txt");
    let name = path.to_str().expect("the path is text");
    stdout(&["grundy", "0.77", "--to", "400", "--certificate", name]);
    for (args, lines) in [
        (&["grundy", "0.77", "--to", "9", "--json"][..], 11),
        (&["grundy", "0.77", "--to", "9", "--plan", "--json"], 1),
        (&["verify", name, "--json"], 1),
        (&["judge", "nim", "1.2", "3.4", "5", "--json"], 3),
        (&["options", "0.77", "5", "--json"], 6),
        (&["value", "0.77:5+*3", "--json"], 1),
        (&["plane", "wythoff", "--size", "5", "--json"], 5),
        (&["plane", "wythoff", "--rows", "7", "--json"], 8),
        (&["plane", "wythoff", "--cold", "6", "--json"], 6),
        (&["list", "--json"], games::GAMES.len()),
    ] {
        let answer = stdout(args);
        let objects = answer.lines().map(|line| serde_json::from_str(line).expect("an object"));
        let objects: Vec<serde_json::Map<String, serde_json::Value>> = objects.collect();
        assert_eq!(objects.len(), lines, "{args:?}");
        assert!(objects.iter().all(|object| !object.is_empty()), "{args:?}");
        let notes = String::from_utf8(asked(args).stderr).expect("the notes are text");
        assert!(!notes.contains(['\r', '[']), "no bar where there is no terminal: {notes}");
    }
}

#[test]
fn planes_and_their_rows() {
    assert_eq!(stdout(&["plane", "wythoff", "--size", "3"]), "0,1,2\n1,2,0\n2,0,1\n");
    let large = stdout(&["plane", "wythoff", "--size", "25"]);
    assert!(
        large.ends_with(
            "24,25,26,27,23,22,21,29,13,20,19,28,30,32,5,6,34,33,35,36,14,37,17,38,31\n"
        )
    );
    let rows = stdout(&["plane", "wythoff", "--rows", "26", "--json"]);
    let last: serde_json::Value =
        serde_json::from_str(rows.lines().last().expect("a row")).expect("an object");
    assert_eq!((&last["period"], &last["preperiod"]), (&768.into(), &2314.into()));
    assert_eq!(stdout(&["plane", "wythoff", "--cold", "3"]), "0,0,0\n1,1,2\n2,3,5\n");
}

#[test]
fn what_is_too_large_is_refused_at_once() {
    for args in [
        &["grundy", "0.77", "--to", "1000000000000"][..],
        &["plane", "wythoff", "--size", "1000000"],
        &["plane", "wythoff", "--rows", "41"],
    ] {
        let (code, answer) = refused(args);
        assert_eq!((code, answer.lines().count()), (3, 1), "{answer}");
    }
}

#[test]
fn wrong_words_are_explained() {
    let (code, why) = refused(&["grundy", "0.7x", "--to", "5"]);
    assert!(code == 2 && why.contains("character 4"), "{why}");
    assert_eq!(refused(&["grundy", "0.77"]).0, 2);
    assert_eq!(refused(&["grundi"]).0, 2);
    assert!(stdout(&["-h"]).starts_with("Combinatorial games for two players"));
    let help = stdout(&["--help"]);
    for line in ["Exit codes", "  0  done", "  4  a file", "Grundy value is", "Try these", "verify"]
    {
        assert!(help.contains(line), "{line}");
    }
    // Every command is explained by itself, with an example or the meaning of its answer.
    for command in ["grundy", "verify", "judge", "plane", "options", "value", "survey", "which"] {
        assert!(stdout(&[command, "--help"]).contains("Examples:"), "{command}");
    }
    assert!(stdout(&["grundy", "--help"]).contains("take-1.3.4"));
    let games = stdout(&["list"]);
    assert!(games.lines().count() >= 18 && games.contains("kayles"));
    for line in stdout(&["list", "--json"]).lines() {
        let game: serde_json::Value = serde_json::from_str(line).expect("an object");
        let (id, start) =
            (game["id"].as_str().expect("text"), game["start"].as_str().expect("text"));
        assert!(stdout(&["list"]).contains(id) && !start.is_empty());
    }
}
