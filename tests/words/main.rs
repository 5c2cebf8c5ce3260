//! Messages: each language has all of them, and the renderer of a page agrees with the native one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use messages::generate::{self, ArgumentKind, Declared, File, compare, declarations};
use messages::native::Words;
use messages::{Argument, Message};
use serde_json::{Value, json};
use session::say::Names;
use session::seat::Players;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Every file of messages.
fn files() -> Vec<File> {
    let files = generate::files(&root().join("crates")).unwrap();
    assert!(!files.is_empty(), "there are messages");
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().into()
}

/// The text of a file in a language.
fn text(file: &File, language: &str) -> String {
    let path = file.path(language);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Each message with numbers for every plural form, and 0.
fn samples(file: &str, declared: &[Declared]) -> Vec<Message> {
    let mut all = Vec::new();
    for one in declared {
        for number in [0, 1, 2, 5, 21, 1_000_000, 1_234_567] {
            let mut message = Message::new(file.to_string(), one.id.clone());
            for (name, kind) in &one.arguments {
                let argument = match kind {
                    ArgumentKind::Number => Argument::Number(number),
                    ArgumentKind::Signed => Argument::Number(-number),
                    ArgumentKind::Word => {
                        Argument::Word(if number == 1 { "you" } else { "3-1" }.into())
                    }
                    ArgumentKind::Message => Message::verbatim("3-1 & “x”").into(),
                };
                message = message.with(name.clone(), argument);
            }
            all.push(message);
            if one.arguments.is_empty() {
                break;
            }
        }
    }
    all
}

/// A message as a page passes it to its renderer.
fn given(message: &Message, words: &Words) -> Value {
    let mut arguments = serde_json::Map::new();
    for (name, argument) in message.arguments() {
        let value = match argument {
            Argument::Number(number) => json!(number),
            Argument::Word(word) => json!(word),
            Argument::Message(message) => json!(words.text(message)),
        };
        arguments.insert(name.to_string(), value);
    }
    json!([message.file(), message.id(), arguments])
}

/// The texts of the renderer of a page, run in Node.
fn in_a_page(language: &str, texts: &Value, messages: &[Value]) -> Vec<String> {
    let web = root().join("web");
    let mut node = Command::new("node")
        .arg(root().join("tests/words/render.mjs"))
        .args([web.join("vendor/fluent-bundle.js"), web.join("words.js")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node renders messages, as a browser does");
    let asked = json!({ "language": language, "texts": texts, "messages": messages }).to_string();
    node.stdin.take().unwrap().write_all(asked.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// True if the text shows this argument, and does not only select a variant by it.
fn shows(message: &Message, name: &str, files: &[(String, String)]) -> bool {
    let (_, text) = files.iter().find(|(file, _)| file == message.file()).unwrap();
    let begins = format!("{} =", message.id());
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&begins));
    let first = lines.next().unwrap();
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    let said = format!("{{ ${name} }}");
    [first].into_iter().chain(rest).any(|line| line.contains(&said))
}

#[test]
fn a_page_and_a_native_program_say_the_same() {
    for (language, _) in messages::LANGUAGES {
        let files: Vec<(String, String)> =
            files().iter().map(|file| (file.name.clone(), text(file, language))).collect();
        let pairs: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let words = Words::new(language, &pairs).unwrap();
        let texts = pairs.iter().map(|(name, text)| (name.to_string(), json!(text))).collect();
        let mut all = Vec::new();
        for file in self::files() {
            let each = samples(&file.name, &declarations(&text(&file, "en")).unwrap());
            // An explanation addresses the player who moves, or is about the machine.
            let names = [Names::reader(), Names::of(Players::YouSecond, 0)];
            all.extend(
                names.iter().flat_map(|names| each.iter().map(|message| names.fill(message))),
            );
        }
        let asked: Vec<Value> = all.iter().map(|message| given(message, &words)).collect();
        let here = in_a_page(language, &Value::Object(texts), &asked);
        assert!(all.len() > 100, "{}", all.len());
        for (message, here) in all.iter().zip(&here) {
            assert_eq!(&words.text(message), here, "{language} {message:?}");
            let numbers =
                message.arguments().iter().filter_map(|(name, argument)| match argument {
                    Argument::Number(number)
                        if number.abs() > 21 && shows(message, name, &files) =>
                    {
                        Some(number.to_string())
                    }
                    _ => None,
                });
            for number in numbers {
                assert!(here.contains(&number), "{language} {message:?}: {here}");
            }
        }
    }
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    for file in files() {
        let declared = declarations(&text(&file, "en")).unwrap();
        for (language, _) in messages::LANGUAGES {
            let wrong = compare(&declared, &text(&file, language)).unwrap();
            assert!(wrong.is_empty(), "{} {language}: {wrong:?}", file.name);
        }
    }
}

/// French has a narrow no-break space before these signs and inside « ».
#[test]
fn french_punctuation_has_narrow_no_break_spaces() {
    for file in files() {
        for line in text(&file, "fr").lines().filter(|line| !line.starts_with('#')) {
            let plain =
                [" ;", " :", " !", " ?", " »", "« "].iter().find(|sign| line.contains(**sign));
            assert_eq!(plain, None, "{}: {line}", file.name);
        }
    }
}
