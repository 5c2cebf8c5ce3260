//! Checks that the words of the pages and the code name the same things.

use std::collections::BTreeSet;

use embed::params::{Look, PRESETS, WORDS};
use embed::{Params, answer, outgoing, table};

use super::conversation::answered;
use super::notes::{self, of};
use super::reference::{parameter_names, wanted};
use crate::frames::read;
use crate::language::Language;
use crate::place;

fn said(kind: &str) -> BTreeSet<String> {
    let notes = notes::contract(&Language::english()).expect("it is there");
    notes.into_iter().filter(|note| note.kind == kind).map(|note| note.name).collect()
}

fn set<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(String::from).collect()
}

#[test]
fn words_and_code_know_the_same_names() {
    assert_eq!(said("parameter"), set(parameter_names()));
    assert_eq!(said("part"), set(WORDS.map(|(word, _)| word)));
    assert_eq!(said("preset"), set(PRESETS.map(|(word, _)| word)));
    assert_eq!(said("told"), set(outgoing::KINDS));
    assert_eq!(said("request"), set(answer::REQUESTS));
    assert_eq!(said("subject"), set(table::SUBJECT));
    assert_eq!(said("view"), set(table::VIEW));
    assert_eq!(said("table-part"), set(table::PARTS.map(|(word, _)| word)));
    // The messages of a table are a part of those of a game.
    assert!(said("request").is_superset(&set(table::REQUESTS)));
    assert!(said("parameter").is_superset(&set(table::PARAMETERS.map(|(name, ..)| name))));
}

#[test]
fn defaults_and_examples_are_taken() {
    let english = Language::english();
    let notes = notes::contract(&english).expect("it is there");
    for name in parameter_names() {
        let note = of(&notes, "parameter", name).expect("it is told");
        let default = note.field("default").expect("it has a default");
        let example = note.field("example").expect("it has an example");
        assert!(!wanted(&english, note).is_empty(), "{name} says what it may be");
        let choices = note.field("choices").unwrap_or(example).split_whitespace();
        for value in choices.chain([example, default]).filter(|value| *value != "–") {
            let opened = embed::open("nim", &format!("{name}={value}"), "").expect("nim");
            let fits = opened.wrong.is_empty() || ["do", "if", "ply"].contains(&name);
            assert!(fits && opened.unknown.is_empty(), "{name}={value}: {:?}", opened.wrong);
        }
        if default != "–" {
            let plain = embed::open("nim", "", "").expect("nim");
            let same = embed::open("nim", &format!("{name}={default}"), "").expect("nim");
            let look = Look { dir: None, ..same.params.look };
            assert_eq!(Params { look, ..same.params }, plain.params, "{name}={default}");
            assert_eq!(same.session.link(), plain.session.link(), "{name}={default}");
        }
    }
}

#[test]
fn every_request_in_the_book_is_done() {
    let english = Language::english();
    let notes = notes::contract(&english).expect("it is there");
    for name in answer::REQUESTS {
        let note = of(&notes, "request", name).expect("it is told");
        let answer =
            answered(&english, note).expect("its example is read").expect("it is answered");
        assert_eq!(answer.get("error"), None, "{name}: {answer}");
    }
}

fn between<'t>(text: &'t str, begin: &str, end: char) -> Vec<&'t str> {
    text.split(begin).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[test]
fn every_code_of_an_error_is_explained() {
    let mut codes = BTreeSet::new();
    let folder = place::root().join("crates/embed/src");
    for entry in std::fs::read_dir(folder).expect("it is there").flatten() {
        let text = read(&entry.path()).expect("it is text");
        for begin in ["Trouble::new(\"", "no(\"", "code: \""] {
            codes.extend(set(between(&text, begin, '"')));
        }
        if let Some((_, rest)) = text.split_once("fn address(") {
            let body = rest.split("};").next().unwrap_or_default();
            codes.extend(set(between(body, "=> \"", '"')));
        }
    }
    for script in ["frame.js", "last-move.js", "element/requests.js", "element/program.js"] {
        let text = read(&place::root().join("web").join(script)).expect("it is there");
        for begin in [" fail(\"", "_fail(\"", "refusal(\"", "end(one, \"", "{ code: \""] {
            codes.extend(set(between(&text, begin, '"')));
        }
    }
    assert_eq!(said("code"), codes);
}

#[test]
fn the_element_is_told_as_it_is() {
    let text = read(&place::root().join("web/last-move.js")).expect("it is there");
    let class = text.split("class LastMove extends HTMLElement {\n").nth(1).expect("it is there");
    let class = class.split("\n  }\n").next().expect("it ends");
    let mut methods = BTreeSet::new();
    for line in class.lines() {
        let Some(line) = line.strip_prefix("    ").filter(|line| line.ends_with(") {")) else {
            continue;
        };
        let name = line.split('(').next().unwrap_or_default();
        let plain = name.bytes().all(|byte| byte.is_ascii_alphabetic());
        if plain
            && !["if", "for", "switch", "constructor"].contains(&name)
            && !name.ends_with("Callback")
        {
            methods.insert(name.to_string());
        }
    }
    assert_eq!(said("method"), methods);
    let getters = class.lines().filter_map(|line| line.strip_prefix("    get "));
    assert_eq!(
        said("property"),
        set(getters.map(|line| line.split('(').next().unwrap_or_default()))
    );
    let body = text.split("_receive(data) {").nth(1).expect("it hears");
    let body = body.split("\n    }\n").next().expect("it ends");
    let mut heard = set(between(body, "case \"", '"'));
    heard.retain(|kind| !["resize", "answer"].contains(&kind.as_str()));
    assert_eq!(said("event"), heard);
}
