//! The engine agrees with the tables of the project, and the runner reports every disagreement.

use crate::total::Total;
use crate::{Options, compare, histograms};
use std::path::Path;

/// The least number of comparisons in the tables of the project.
const COMPARED: u64 = 48_973;

#[test]
fn the_tables_of_the_project_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracles");
    let total = compare(&folder).expect("the tables are there");
    println!("{total}");
    assert_eq!(total.verdict(false), Ok(()));
    assert!(total.checked >= COMPARED, "only {total}");
}

/// A table of one suite: the values of Kayles with this game, form and last value.
fn table(game: &str, form: &str, last: u64) -> String {
    format!(
        r#"{{"schema":1,"suites":[{{"game":"{game}","rule":{{"min":1,"max":2}},"convention":"normal",
        "form":"{form}","from":0,"grundy":[0,1,2,3,1,{last}]}}]}}"#
    )
}

fn read(text: &str) -> Total {
    let mut total = Total::default();
    total.add(text).expect("a table");
    total
}

#[test]
fn a_right_value_passes_and_a_wrong_one_fails() {
    let right = read(&table("kayles", "sequence", 4));
    assert!(right.checked >= 6, "{right}");
    assert_eq!(right.verdict(false), Ok(()));
    let wrong = read(&table("kayles", "sequence", 5));
    assert_eq!((wrong.checked, wrong.failed > 0), (right.checked, true));
    assert!(wrong.verdict(true).is_err());
}

#[test]
fn an_unknown_game_or_form_fails_unless_it_is_allowed() {
    let right = table("kayles", "sequence", 4);
    for (game, form) in [("hackenbush", "sequence"), ("kayles", "thermograph")] {
        let mut total = read(&table(game, form, 4));
        assert_eq!((total.unknown, total.checked), (1, 0));
        assert!(total.verdict(false).is_err(), "{game} {form}");
        // Nothing at all was compared.
        assert!(total.verdict(true).is_err(), "{game} {form}");
        total.add(&right).expect("a table");
        assert!(total.verdict(false).is_err(), "{game} {form}");
        assert_eq!(total.verdict(true), Ok(()), "{game} {form}");
    }
}

#[test]
fn an_optional_suite_may_be_skipped_and_an_unknown_form_of_it_may_not() {
    let optional = |text: String| text.replace(r#""from""#, r#""optional":true,"from""#);
    let misere = |text: String| text.replace("normal", "of points");
    assert_eq!(read(&misere(table("kayles", "sequence", 4))).skipped, 1);
    assert_eq!(read(&optional(misere(table("kayles", "sequence", 4)))).skipped, 0);
    assert_eq!(read(&optional(table("kayles", "thermograph", 4))).unknown, 1);
}

#[test]
fn a_file_that_is_no_table_is_refused() {
    for text in ["", "[]", r#"{"schema":2,"suites":[]}"#, r#"{"schema":1}"#] {
        assert!(Total::default().add(text).is_err(), "{text}");
    }
}

#[test]
fn the_command_line_is_read() {
    let read = |args: &[&str]| Options::read(args.iter().map(|arg| arg.to_string()));
    let options = read(&["--allow-unknown", "tables"]).expect("options");
    assert!(options.allow_unknown && options.folder == Path::new("tables"));
    assert!(!read(&["tables"]).expect("options").allow_unknown);
    for wrong in [&[][..], &["--allow-all", "tables"], &["one", "two"]] {
        assert!(read(wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_right_histogram_passes_and_a_wrong_one_fails() {
    // Kayles: 1, 2, 3, 1, 4, 3, 2, 1, 4, 2.
    let add = |name: &str, text: &str| {
        let mut total = Total::default();
        histograms::add(name, text, &mut total).map(|()| total)
    };
    let right = add("0.77-10", "1 3\n2 3\n3 2\n4 2\n").expect("a histogram");
    assert_eq!((right.checked, right.failed), (4, 0));
    let wrong = add("0.77-10", "1 3\n2 2\n3 2\n4 2\n5 1\n").expect("a histogram");
    assert_eq!((wrong.checked, wrong.failed), (5, 2));
    for (name, text) in [
        ("0.77-10", "1 3\n2 3\n"),
        ("0.77-3", "1 1\n1 1\n2 1\n"),
        ("0.77", "1 3\n"),
        ("0.x-2", "1 2\n"),
        ("0.77-1", "one 1\n"),
    ] {
        assert!(add(name, text).is_err(), "{name} {text}");
    }
}
