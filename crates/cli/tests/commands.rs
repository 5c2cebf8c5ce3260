//! The program from outside: what it prints, where, and with which exit code.
#![allow(missing_docs, reason = "a test has no callers")]

use std::fs;
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
fn values_in_every_format() {
    assert_eq!(stdout(&["grundy", "0.77", "--to", "4"]), "n,value\n0,0\n1,1\n2,2\n3,3\n4,1\n");
    let json = stdout(&["grundy", "take-1.2", "--to", "3", "--json"]);
    assert_eq!(json, stdout(&["grundy", "take-1.2", "--to", "3", "--format", "json"]));
    let values: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect();
    assert_eq!(values[2], serde_json::json!({ "n": 2, "value": 2 }));
    let file = stdout(&["grundy", "grundy", "--to", "50", "--format", "b-file"]);
    let rows = file.lines().filter(|line| !line.starts_with('#'));
    let rows: Vec<Vec<u64>> = rows
        .map(|line| line.split(' ').map(|word| word.parse().expect("a number")).collect())
        .collect();
    assert_eq!((rows.len(), &rows[18][..]), (51, &[18, 4][..]));
    let notes = asked(&["grundy", "0.77", "--to", "400"]).stderr;
    let notes = String::from_utf8(notes).expect("the notes are text");
    assert!(notes.contains("proved: period 12 from heap 71 on"), "{notes}");
    assert!(
        stdout(&["grundy", "grundy", "--to", "100000", "--plan"])
            .contains("rare and common values")
    );
}

#[test]
fn objects_end_with_what_is_known_about_the_period() {
    let last = |args: &[&str]| -> serde_json::Value {
        let text = stdout(args);
        serde_json::from_str(text.lines().last().expect("a line")).expect("an object")
    };
    let kayles = last(&["grundy", "0.77", "--to", "200", "--json"]);
    assert_eq!((&kayles["period"], &kayles["preperiod"]), (&12.into(), &71.into()));
    assert_eq!((&kayles["theorem"], &kayles["bound"]), (&"window".into(), &168.into()));
    assert_eq!((&kayles["proved"], &kayles["saltus"]), (&true.into(), &0.into()));
    let nim = last(&["grundy", "0.~3", "--to", "40", "--json"]);
    assert_eq!((&nim["theorem"], &nim["state"]), (&"state".into(), &serde_json::json!([1, 2])));
    let open = last(&["grundy", "0.6", "--to", "40", "--json"]);
    assert_eq!((&open["proved"], &open["period"]), (&false.into(), &serde_json::Value::Null));
    assert_eq!(open["heaps"], 41);
}

#[test]
fn values_are_set_as_a_table_with_a_caption() {
    let kayles = stdout(&["grundy", "0.77", "--to", "200", "--format", "latex"]);
    let caption = "\\caption{Grundy values G(n) of the rule 0.77: the 14 exceptions before the period, and one \
        period from n = 71 on. What is known: period 12 from n = 71 on, proved by the theorem of Guy and Smith (1956), \
        as a move takes at most 2 and leaves at most 2 heaps. Computed by Last Move ";
    assert!(kayles.contains(caption), "{kayles}");
    assert!(
        kayles.contains("\n$n$ & 71 & 72 & 73 & 74 & 75 & 76 & 77 & 78 & 79 & 80 & 81 & 82 \\\\\n")
    );
    assert!(kayles.contains("\n$G(n)$ & 7 & 4 & 1 & 2 & 8 & 1 & 4 & 7 & 2 & 1 & 8 & 2 \\\\\n"));
    let some = stdout(&["grundy", "0.~3", "--from=20", "--to=25", "--format=latex", "--lang=fr"]);
    assert!(some.contains("règle 0.\\textasciitilde{}3\\,: tas 20 à 25."), "{some}");
    assert!(some.contains("\n20 & 20 & 21 & 22 & 23 & 24 & 25 &  &  &  &  &  &  \\\\\n"), "{some}");
    // Every line of a table has as many cells, and every brace is shut.
    for rule in ["0.77", "0.6", "take-1.3.4", "grundy", "0.07-unequal", "except-2.5", "0.0"] {
        let text = stdout(&["grundy", rule, "--to", "300", "--format", "latex"]);
        let rows: Vec<usize> = text
            .lines()
            .filter(|line| line.ends_with("\\\\"))
            .map(|line| line.matches(" & ").count())
            .collect();
        assert!(rows.iter().all(|cells| *cells == rows[0]), "{text}");
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text}");
    }
    let cut = asked(&["grundy", "0.6", "--to", "10100", "--format", "latex"]);
    let notes = String::from_utf8(cut.stderr).expect("the notes are text");
    assert!(notes.contains("at most 10000 values: the others are left out"), "{notes}");
    assert_eq!(String::from_utf8_lossy(&cut.stdout).matches("heaps 0 to 9999.").count(), 1);
    let wide =
        ["grundy", "0.6", "--from", "0", "--to", "18446744073709551615", "--format", "latex"];
    assert_eq!(refused(&wide).0, 3);
}

#[test]
fn values_are_written_from_a_heap_on() {
    assert_eq!(stdout(&["grundy", "0.77", "--from", "3", "--to", "4"]), "n,value\n3,3\n4,1\n");
    let file = stdout(&["grundy", "0.77", "--from", "4", "--to", "4", "--format", "b-file"]);
    assert!(
        file.starts_with("# Grundy values of 0.77, heaps 4 to 4;") && file.ends_with("\n4 1\n")
    );
    for (args, why) in [
        (["--from", "5", "--to", "4"], "--from must be at most --to, and 5 is more than 4"),
        (["--from", "x", "--to", "4"], "--from must be a whole number"),
    ] {
        let (code, notes) = refused(&[&["grundy", "0.77"][..], &args].concat());
        assert!(code == 2 && notes.contains(why), "{notes}");
    }
    for more in [["--format", "rares"], ["--resume", "no-such-file"]] {
        let (code, notes) =
            refused(&[&["grundy", "0.77", "--from=1", "--to=4"][..], &more].concat());
        assert!(code == 2 && notes.contains("do not go together"), "{notes}");
    }
}

#[test]
fn values_are_counted_and_told_far_away() {
    let histogram = stdout(&["grundy", "kayles", "--to", "5", "--format", "histogram"]);
    let wanted =
        "to,value,count\n1,1,1\n2,1,1\n2,2,1\n4,1,2\n4,2,1\n4,3,1\n5,1,2\n5,2,1\n5,3,1\n5,4,1\n";
    assert_eq!(histogram, wanted);
    let records = stdout(&["grundy", "0.77", "--to", "1e2", "--format", "records"]);
    assert!(records.starts_with("n,value\n0,0\n1,1\n2,2\n3,3\n5,4\n11,6\n"), "{records}");
    let rares = stdout(&["grundy", "grundy", "--to", "20000", "--format", "rares"]);
    let grundy = asked(&["grundy", "grundy", "--to", "20000", "--at", "19999"]);
    let notes = String::from_utf8(grundy.stderr).expect("the notes are text");
    let told = format!(
        "{} heaps have a rare value (an even number of bits in the mask ",
        rares.lines().count() - 1
    );
    assert!(notes.contains(&told) && notes.contains("\nheap 19999 has the value "), "{notes}");
    let far = asked(&["grundy", "{1, 3, 4}", "--to", "50", "--at", "1000000000000000"]);
    let notes = String::from_utf8(far.stderr).expect("the notes are text");
    assert!(notes.contains("heap 1000000000000000 has the value 2"), "{notes}");
    let far = asked(&["grundy", "grundy", "--to", "50", "--at", "51"]);
    let notes = String::from_utf8(far.stderr).expect("the notes are text");
    assert!(notes.contains("the value of heap 51 is not known"), "{notes}");
}

#[test]
fn an_interrupted_table_goes_on() {
    let path = file("interrupted.csv");
    let name = path.to_str().expect("the path is text");
    let whole = stdout(&["grundy", "grundy", "--to", "9000"]);
    // Interrupted in the middle of a line.
    fs::write(&path, &whole[..whole.len() / 2]).expect("a file can be written");
    assert_eq!(stdout(&["grundy", "grundy", "--to", "9000", "--resume", name]), "");
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), whole);
    // What is complete is left alone, and a longer table goes on from it.
    stdout(&["grundy", "grundy", "--to", "9000", "--resume", name]);
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), whole);
    stdout(&["grundy", "grundy", "--to", "9100", "--resume", name]);
    let longer = stdout(&["grundy", "grundy", "--to", "9100"]);
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), longer);
    for (change, why) in [
        (whole.replace("\n8999,", "\n8999,1"), "has another value at heap 8999 than the rule"),
        (whole.replace("\n20,", "\n20;"), "line 22 is not"),
    ] {
        fs::write(&path, &change).expect("a file can be written");
        let (code, notes) = refused(&["grundy", "grundy", "--to", "9000", "--resume", name]);
        assert!(code == 2 && notes.contains(why), "{notes}");
        assert_eq!(fs::read_to_string(&path).expect("the file is there"), change);
    }
    fs::remove_file(&path).expect("the file is there");
    stdout(&["grundy", "0.6", "--to", "50", "--resume", name]);
    assert_eq!(
        fs::read_to_string(&path).expect("it was begun"),
        stdout(&["grundy", "0.6", "--to", "50"])
    );
}

#[test]
fn a_rule_is_found_by_its_values() {
    let values = stdout(&["grundy", "0.6", "--to", "60"]);
    let path = file("officers.csv");
    fs::write(&path, values).expect("a file can be written");
    let found = stdout(&["which", "--file", path.to_str().expect("the path is text")]);
    assert!(
        found.starts_with("0.6: place n has the value of heap n, in all 61 places\n"),
        "{found}"
    );
    let kayles = stdout(&["which", "1,2,3,1,4,3,2,1,4,2,6,4", "--json"]);
    let first: serde_json::Value =
        serde_json::from_str(kayles.lines().next().expect("a line")).expect("an object");
    assert_eq!(first, serde_json::json!({ "rule": "0.77", "shift": 1, "compared": 12 }));
    let wrong = asked(&["which", "0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,0"]);
    let said = String::from_utf8(wrong.stdout).expect("the answer is text");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(said.contains("\n0.77: place n has the value of heap n in 19 places, then place 19 differs: 2 by the rule, 0 here\n"), "{said}");
    let (code, notes) = refused(&["which", "0,1,2"]);
    assert!(
        code == 2 && notes.contains("3 values do not tell rules apart: at least 12 are needed"),
        "{notes}"
    );
    assert_eq!(refused(&["which", "0,1,x"]).0, 2);
}

#[test]
fn the_moves_from_a_heap_are_listed() {
    let moves = stdout(&["options", "kayles", "3"]);
    let wanted = "take 1, leave 2: value 2\ntake 1, leave 1 + 1: value 0\ntake 2, leave 1: value 1\n\
        heap 3 by 0.77 has the value 3, the least number that none of its 3 moves leaves\n";
    assert_eq!(moves, wanted);
    assert_eq!(
        stdout(&["options", "grundy", "2"]),
        "heap 2 by grundy has the value 0: there is no move\n"
    );
    assert!(stdout(&["options", "squares", "2"]).starts_with("take 1, leave 1 + *1: value 1\n"));
    let far = stdout(&["options", "take-1.3.4", "1e15", "--json"]);
    let lines: Vec<serde_json::Value> =
        far.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(lines[0]["left"], serde_json::json!([999_999_999_999_999_u64]));
    assert_eq!((&lines[3]["options"], &lines[3]["value"]), (&3.into(), &2.into()));
    for (args, code, why) in [
        (&["options", "0.77", "1e9"][..], 3, "too many moves"),
        (&["options", "grundy", "100001", "--to", "2000"], 1, "which end at heap 2000 "),
        (&["options", "grundy", "100001", "--to", "2000"], 1, "not proved here"),
        (&["options", "0.77", "1e16"], 2, "from 0 to 1000000000000000"),
        (&["options", "0.77", "-1"], 2, "-1"),
        (&["options", "0.77"], 2, "<N> is missing"),
        (&["options", "0.77", "5", "6"], 2, "“6” is not expected here"),
        (&["options", "0.7x", "5"], 2, "character 4"),
    ] {
        let (found, notes) = refused(args);
        assert!(found == code && notes.contains(why), "{args:?}: {found} {notes}");
    }
}

#[test]
fn sums_of_heaps_are_judged() {
    let sum = stdout(&["value", "0.77:5 + 0.07:9", "+", "*3"]);
    let wanted = "0.77:5 has the value 4\n0.07:9 has the value 0\n*3 has the value 3\n\
        the nim-sum is 7; N: the player to move wins\n\
        winning: in part 1, 0.77:5, take 2, leave 3\n\
        winning: in part 1, 0.77:5, take 2, leave 1 + 2\n";
    assert_eq!(sum, wanted);
    let lost = stdout(&["value", "*1000000000000+take-1.3.4:4+*1000000000002"]);
    assert!(lost.ends_with("the nim-sum is 0; P: the player to move loses\n"), "{lost}");
    let far: serde_json::Value =
        serde_json::from_str(&stdout(&["value", "kayles:1e12 + *1e6", "--json"])).expect("one");
    assert_eq!((&far["value"], &far["outcome"]), (&1_000_001.into(), &"N".into()));
    let nim = serde_json::json!({ "part": 2, "take": 999_999, "left": [1], "value": 1 });
    assert_eq!(far["winning"], serde_json::json!([nim]));
    assert!(stdout(&["value", "0.77:400"]).contains("\n18 other moves win\n"));
    for (sum, why) in [
        ("*1 + + *2", "part 2 of the sum is empty"),
        ("*1 + 0.7x:3", "in part 2, “0.7x:3”, character 4"),
        ("*1 + 0.77:x", "in part 2, “0.77:x”, the heap must be a whole number"),
        ("5", "in part 1, “5”, the heap is missing"),
    ] {
        let (code, notes) = refused(&["value", sum]);
        assert!(code == 2 && notes.contains(why), "{sum}: {notes}");
    }
    assert_eq!(refused(&["value"]).0, 2);
    let (code, notes) = refused(&["value", "0.6:100001", "--to", "3000"]);
    assert!(code == 1 && notes.contains("heap 100001 by 0.6 lies beyond"), "{notes}");
}

#[test]
fn certificates_are_written_and_verified() {
    let (path, other) = (file("dawson.txt"), file("changed.txt"));
    let name = path.to_str().expect("the path is text");
    stdout(&["grundy", "0.07", "--to", "400", "--certificate", name]);
    let verified = stdout(&["verify", name]);
    assert!(verified.starts_with("verified: 0.07 has period 34 from heap 53 on"), "{verified}");
    let changed =
        fs::read_to_string(&path).expect("it was written").replace("period 34", "period 35");
    fs::write(&other, changed).expect("the folder can be written");
    let output = asked(&["verify", other.to_str().expect("the path is text"), "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((&object["verified"], &object["line"]), (&false.into(), &11.into()));
    // With a new checksum the content is still checked.
    let resealed = fs::read_to_string(&other).expect("it was written");
    let above = &resealed[..resealed.find("checksum").expect("a checksum")];
    let sum = checker::checksum(above);
    fs::write(&other, format!("{above}checksum {sum:016x}\n")).expect("the folder can be written");
    let output = asked(&["verify", other.to_str().expect("the path is text")]);
    let answer = String::from_utf8(output.stdout).expect("the answer is text");
    assert_eq!(output.status.code(), Some(1));
    assert!(answer.starts_with("refused: line ") && answer.lines().count() == 1, "{answer}");
    assert_eq!(refused(&["verify", "no-such-file"]).0, 4);
    let none = asked(&["grundy", "grundy", "--to", "20", "--certificate", name]);
    assert_eq!(none.status.code(), Some(1));
    let why = String::from_utf8(none.stderr).expect("the notes are text");
    assert!(
        why.contains(
            "there is no certificate: not proved here: the first 21 values prove no period"
        ),
        "{why}"
    );
    let folder = asked(&["grundy", "0.07", "--to", "400", "--certificate", "no/such/folder"]);
    assert_eq!(folder.status.code(), Some(4));
}

#[test]
fn a_certificate_is_refused_in_the_language_of_the_run() {
    let path = file("cut-off.txt");
    fs::write(&path, "last-move certificate 1\n").expect("the folder can be written");
    let output = asked(&["verify", path.to_str().expect("the path is text"), "--lang", "fr"]);
    let says = "refusé\u{202f}: ligne 2\u{202f}: un certificat a 11 lignes\n";
    assert_eq!(
        (output.status.code(), String::from_utf8_lossy(&output.stdout)),
        (Some(1), says.into())
    );
}

#[test]
fn rows_of_a_plane_have_certificates() {
    let (path, other) = (file("rows.txt"), file("changed-rows.txt"));
    let name = path.to_str().expect("the path is text");
    stdout(&["plane", "wythoff", "--rows", "40", "--certificate", name]);
    let verified = stdout(&["verify", name]);
    let words =
        "verified: wythoff has period 768 from column 10333 on in rows 0 to 40, saltus 768; ";
    assert!(verified.starts_with(words), "{verified}");
    let object: serde_json::Value =
        serde_json::from_str(&stdout(&["verify", name, "--json"])).expect("an object");
    assert_eq!(
        object["rows"][26],
        serde_json::json!({ "preperiod": 2314, "period": 768, "saltus": 768 })
    );
    stdout(&["plane", "wythoff", "--rows", "26", "--certificate", name]);
    let text = fs::read_to_string(&path).expect("it was written");
    let changed = text.replace("row 26 preperiod 2314", "row 26 preperiod 2313");
    let above = &changed[..changed.find("checksum").expect("a checksum")];
    let sum = checker::checksum(above);
    fs::write(&other, format!("{above}checksum {sum:016x}\n")).expect("the folder can be written");
    let output = asked(&["verify", other.to_str().expect("the path is text")]);
    let refusal = String::from_utf8(output.stdout).expect("the answer is text");
    assert_eq!(output.status.code(), Some(1));
    assert!(refusal.starts_with("refused: line 32: column 2313 has value "), "{refusal}");
    // A board’s certificate has the rows of the board, as far as they are proved.
    for (size, rows) in [("1", "in row 0,"), ("3", "in rows 0 to 2,"), ("50", "in rows 0 to 40,")] {
        let board = stdout(&["plane", "wythoff", "--size", size, "--certificate", name]);
        assert_eq!(board, stdout(&["plane", "wythoff", "--size", size]));
        assert!(stdout(&["verify", name]).contains(rows), "{size}");
    }
    let folder = asked(&["plane", "wythoff", "--rows", "2", "--certificate", "no/such/folder"]);
    assert_eq!(folder.status.code(), Some(4));
    assert_eq!(refused(&["plane", "wythoff", "--cold", "2", "--certificate", name]).0, 2);
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
fn what_the_judge_does_not_know_has_its_exit_code() {
    let rule = "take=14.481.621.858.931";
    let output = asked(&["judge", "one-pile", "999999999999", "--set", rule, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(
        (&object["outcome"], &object["known"]),
        (&serde_json::Value::Null, &"gave up".into())
    );
    let output = asked(&["judge", "one-pile", "999999999999", "--set", rule]);
    let said = String::from_utf8(output.stdout).expect("the answer is text");
    assert_eq!(said, "999999999999  too large for a search\n");
}

#[test]
fn verdicts_on_positions() {
    let nim = stdout(&["judge", "nim", "1.3.5.7", "1.2.4"]);
    let lines: Vec<&str> = nim.lines().collect();
    assert!(lines[0].starts_with("1.3.5.7  P: ") && lines[1].starts_with("1.2.4  N: "), "{nim}");
    let misere = stdout(&["judge", "nim", "1", "--misere"]);
    assert!(misere.contains("P: the player to move loses"), "{misere}");
    let json = stdout(&["judge", "kayles", "i.iiiiiiiiiii", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(object["grundy"], 7);
    assert_eq!(object["winning"].as_array().expect("a list").len(), 2);
    assert_eq!(refused(&["judge", "no-such-game", "1"]).0, 2);
    assert!(refused(&["judge", "nim", "1.x"]).1.contains("character 3"));
    assert!(refused(&["judge", "wythoff", "1.2", "--misere"]).1.contains("no setting"));
    assert_eq!(refused(&["judge", "nim", "1", "--set", "misere"]).0, 2);
}

/// Every example is judged as it is printed, and the options around it still count.
#[test]
fn examples_of_the_list_are_judged_as_printed() {
    let mut dashes = Vec::new();
    for line in stdout(&["list"]).lines() {
        let id = line.split(' ').next().expect("a line begins with the id");
        let example = line.split("e.g. ").nth(1).expect("each game has an example");
        let example = example.split("  [").next().expect("a text has a beginning");
        let answer = stdout(&["judge", id, example]);
        assert!(answer.starts_with(&format!("{example}  ")), "{answer}");
        dashes.extend(example.starts_with('-').then(|| example.to_string()));
    }
    let [boxes] = dashes.as_slice() else { panic!("one example begins with a dash: {dashes:?}") };
    for args in [
        ["judge", "dots-and-boxes", boxes, "--json"],
        ["judge", "dots-and-boxes", "--json", boxes],
        ["judge", "--json", "dots-and-boxes", boxes],
    ] {
        assert!(stdout(&args).starts_with('{'), "{args:?}");
    }
    let two = stdout(&["judge", "dots-and-boxes", "--", boxes, boxes]);
    assert_eq!(two.lines().count(), 2, "{two}");
    // A word that the game cannot read is a mistyped option.
    let (code, why) = refused(&["judge", "dots-and-boxes", boxes, "--jsno"]);
    assert!(code == 2 && why.contains("--jsno"), "{why}");
    assert!(refused(&["judge", "nim", "-1"]).1.contains("-1"));
    // Lines that the game cannot read are a wrong position.
    let (code, why) = refused(&["judge", "dots-and-boxes", "---_-..."]);
    assert!(code == 2 && why.contains("character 9"), "{why}");
}

/// A list of winning moves that is cut says so, in words and as an object.
#[test]
fn a_cut_list_of_winning_moves_says_so() {
    let asked = [
        "judge",
        "moores-nim",
        "900.800.700.601.501.401.300.250.200.150.100.50",
        "--set=b=6",
        "--json",
    ];
    let object: serde_json::Value = serde_json::from_str(&stdout(&asked)).expect("an object");
    let listed = |object: &serde_json::Value| object["winning"].as_array().map(Vec::len);
    assert_eq!((listed(&object), &object["more"]), (Some(1000), &true.into()));
    assert!(stdout(&asked[..4]).contains("; at least 1000 moves win: "));
    let few: serde_json::Value =
        serde_json::from_str(&stdout(&["judge", "moores-nim", "1.3.5.7", "--json"])).expect("one");
    assert_eq!(few["more"], false);
    assert!(!stdout(&["judge", "moores-nim", "1.3.5.7"]).contains("more than"));
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
    for command in ["grundy", "verify", "judge", "plane", "options", "value"] {
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
