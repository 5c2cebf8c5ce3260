//! Values of heaps in every format, and the rules that have them.

use crate::{asked, file, refused, stdout};
use std::fs;

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
