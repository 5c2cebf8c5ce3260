//! Certificates from the command that writes them to the one that checks them.

use crate::{asked, file, refused, stdout};
use std::fs;

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
