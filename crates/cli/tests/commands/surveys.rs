//! Surveys of families of rules: their lines, their parts, and what is left of one that was interrupted.

use crate::{asked, file, refused, stdout};
use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The lines without the time of each, in order.
fn timeless(text: &str) -> BTreeSet<&str> {
    text.lines().map(|line| line.rsplit_once(',').expect("a line has cells").0).collect()
}

#[test]
fn each_rule_is_a_line() {
    let survey = stdout(&["survey", "0.ab", "--to", "3000"]);
    let head = "rule,to,period,preperiod,saltus,exceptions,mask,parity,rares,greatest,at,seconds\n";
    assert!(survey.starts_with(head) && survey.lines().count() == 65, "{survey}");
    let lines = timeless(&survey);
    for line in ["0.77,3000,12,71,0,14,,,,8,27", "0.07,3000,34,53,0,8,,,,9,86"] {
        assert!(lines.contains(line), "{line}: {survey}");
    }
    let open = lines.iter().find(|line| line.starts_with("0.6,")).expect("Officers is one of them");
    let cells: Vec<&str> = open.split(',').collect();
    let rares = stdout(&["grundy", "0.6", "--to", "3000", "--format", "rares"]);
    assert_eq!(cells[8], (rares.lines().count() - 1).to_string(), "{open}");
    let records = stdout(&["grundy", "0.6", "--to", "3000", "--format", "records"]);
    let last = records.lines().last().expect("a record");
    assert_eq!(last, format!("{},{}", cells[10], cells[9]));
    assert!(stdout(&["survey", "take-1..3", "--to", "50"]).contains("\ntake-1.3,50,2,0,0,0,"));
    assert!(stdout(&["survey", "Lasker's Nim", "--to", "50"]).contains("\n4.~3,50,,,,,,,,"));
    // One value gains in each period, so the period has no greatest value; the table has.
    assert!(stdout(&["survey", "0.~3", "--to", "50"]).contains("\n0.~3,50,1,0,1,0,,,,50,50,"));
}

#[test]
fn parts_make_the_whole_and_a_survey_is_gone_on_with() {
    let whole = stdout(&["survey", "0.ab", "--to", "500"]);
    let (path, name) = (file("survey.csv"), file("survey.csv").display().to_string());
    let _ = fs::remove_file(&path);
    let mut both = String::new();
    for part in ["1/2", "2/2"] {
        both += &stdout(&["survey", "0.ab", "--to", "500", "--part", part, "--jobs", "1"]);
    }
    assert_eq!(timeless(&both), timeless(&whole));
    // Interrupted in the middle of a line, and files of parts behind each other.
    fs::write(&path, &both[..both.len() * 2 / 3]).expect("a file can be written");
    let asked = asked(&["survey", "0.ab", "--to", "500", "--resume", &name]);
    assert!(asked.status.success() && asked.stdout.is_empty());
    let notes = String::from_utf8(asked.stderr).expect("the notes are text");
    assert!(notes.starts_with("64 rules, 4") && notes.contains(" of them done before"), "{notes}");
    let resumed = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(timeless(&resumed), timeless(&whole));
    assert_eq!(resumed.lines().filter(|line| !line.starts_with("rule,")).count(), 64);
    // What is complete is left alone.
    stdout(&["survey", "0.ab", "--to", "500", "--resume", &name]);
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), resumed);
    for (change, to, why) in [
        (resumed.clone(), "600", "line 2 is not of a survey to heap 600"),
        (resumed.replacen(",500,", ";500;", 1), "500", "line 2 is not of"),
        ("n,value\n0,0\n".to_string(), "500", "line 1 is not of"),
    ] {
        fs::write(&path, &change).expect("a file can be written");
        let (code, notes) = refused(&["survey", "0.ab", "--to", to, "--resume", &name]);
        assert!(code == 2 && notes.contains(why), "{notes}");
        assert_eq!(fs::read_to_string(&path).expect("the file is there"), change);
    }
}

/// The lines that are there when the program is killed are whole, but for the last one.
#[test]
fn an_interrupted_survey_keeps_its_lines() {
    let (path, name) = (file("killed.csv"), file("killed.csv").display().to_string());
    let _ = fs::remove_file(&path);
    let mut survey = Command::new(env!("CARGO_BIN_EXE_last-move"))
        .args(["survey", "4.abc", "--to", "30000", "--resume", &name])
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let lines = || fs::read_to_string(&path).unwrap_or_default().lines().count();
    while lines() < 20 {
        thread::sleep(Duration::from_millis(5));
    }
    survey.kill().expect("it runs");
    survey.wait().expect("it ended");
    let kept = fs::read_to_string(&path).expect("the file is there");
    assert!((20..500).contains(&kept.lines().count()), "{kept}");
    let again = stdout(&["survey", "4.0ab", "--to", "30000", "--resume", &name]);
    assert_eq!(again, "");
    let text = fs::read_to_string(&path).expect("the file is there");
    let rules: Vec<&str> = text.lines().filter_map(|line| line.split(',').next()).collect();
    let each: BTreeSet<&str> = rules.iter().copied().collect();
    assert!(text.starts_with(&kept) && rules.len() == each.len(), "no rule is there twice");
    assert!(text.lines().all(|line| line.split(',').count() == 12), "{text}");
}

#[test]
fn a_reader_that_goes_ends_a_survey() {
    let mut survey = Command::new(env!("CARGO_BIN_EXE_last-move"))
        .args(["survey", "0.abc", "--to", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    drop(survey.stdout.take());
    assert!(survey.wait().expect("it ends").success());
}

#[test]
fn families_that_cannot_be_read_are_explained() {
    for (args, why) in [
        (&["a.bc"][..], "no letter may stand before the point"),
        (&["0.abcdefg"], "has 7 letters: at most 6"),
        (&["0.a?"], "in the family, character 4"),
        (&["take-1..30"], "at most 20 numbers"),
        (&["0.ab", "--part", "3/2"], "--part must be a part"),
        (&["0.ab", "--part", "0/2"], "unlike “0/2”"),
        (&["0.ab", "--part", "x"], "unlike “x”"),
        (&["0.ab", "--jobs", "0"], "--jobs must be from 1 to 1024"),
        (&["0.ab", "--json"], "“--json” is not expected here"),
        (&["0.ab", "0.cd"], "“0.cd” is not expected here"),
        (&[], "<FAMILY> is missing"),
    ] {
        let (code, notes) = refused(&[&["survey", "--to", "50"][..], args].concat());
        assert!(code == 2 && notes.contains(why), "{args:?}: {notes}");
    }
    assert!(refused(&["survey", "0.ab"]).1.contains("--to is missing"));
    assert_eq!(refused(&["survey", "0.ab", "--to", "1e12"]).0, 3);
    // A folder is no file, and a device may have lines without end.
    for name in ["no/such/folder", ".", "/dev/zero"] {
        assert_eq!(refused(&["survey", "0.ab", "--to", "9", "--resume", name]).0, 4, "{name}");
        assert_eq!(refused(&["grundy", "0.77", "--to", "9", "--resume", name]).0, 4, "{name}");
    }
}
