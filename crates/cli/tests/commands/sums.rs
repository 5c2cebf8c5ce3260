//! Verdicts on positions, moves from a heap, and sums of heaps.

use crate::{asked, refused, stdout};

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

/// A proved period tells of heaps that are too large for the board.
#[test]
fn heaps_of_a_typed_rule_are_judged_beyond_the_board() {
    let rule = "rule=0.77";
    let far = stdout(&["judge", "heap-rule", "121", "1000000000000.7", "--set", rule, "--json"]);
    let lines: Vec<serde_json::Value> =
        far.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let value = |sum: &str| -> serde_json::Value {
        let text = stdout(&["value", sum, "--json"]);
        let sum: serde_json::Value = serde_json::from_str(&text).expect("an object");
        sum["value"].clone()
    };
    assert_eq!(lines[0]["grundy"], value("0.77:121"));
    assert_eq!(lines[1]["grundy"], value("0.77:1e12+0.77:7"));
    assert_eq!((&lines[1]["outcome"], &lines[1]["more"]), (&"N".into(), &true.into()));
    let (code, why) = refused(&["judge", "heap-rule", "121", "--set", rule, "--misere"]);
    assert!(code == 2 && why.contains("from 0 to 120"), "{why}");
    let (code, why) = refused(&["judge", "heap-rule", "121x", "--set", rule]);
    assert!(code == 2 && why.contains("in the position"), "{why}");
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
