//! What is said whatever anybody does: words of the page and of frames, and errors.

use crate::corpus::Corpus;
use crate::here;
use games::GAMES;
use std::fs;
use std::path::Path;

pub(crate) fn all(corpus: &mut Corpus) {
    for game in GAMES {
        goals(corpus, *game);
    }
    let crates = here().parent().unwrap().join("crates");
    for (_, said) in constants(&read(&crates.join("app/src/words.rs"))) {
        corpus.say(&said);
    }
    corpus.say("Last Move");
    // Languages have their own names in each of them.
    for name in ["English", "Français"] {
        corpus.say(name);
    }
    for (name, said) in constants(&read(&crates.join("embed/src/words.rs"))) {
        // Tables speak English alone.
        if !name.contains("TABLE") {
            corpus.one_of(vec![format!("“scale” must be {said}"), said]);
        }
    }
    for said in
        [embed::words::long(), embed::words::unknown_type("dance"), embed::words::missing("state")]
    {
        corpus.message(&said.message);
    }
    let script = read(&here().parent().unwrap().join("web/frame.js"));
    for part in script.split("fail(\"").skip(1) {
        corpus.say(part.split('"').nth(2).unwrap());
    }
    for said in sentences(&read(&crates.join("app/src/words.rs"))) {
        corpus.say(&said);
    }
    for folder in ["games", "solver", "notation", "session"] {
        faults(corpus, &crates.join(folder).join("src"));
    }
}

/// The rule in one line, with every setting and with pairs of them.
fn goals(corpus: &mut Corpus, game: &dyn games::game::Game) {
    for setup in crate::settings::pairs(game.card()) {
        corpus.message(&game.goal(&setup));
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Sentences and names that functions make, with a number for whatever stands in them.
fn sentences(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (name, body) in source.split("fn ").skip(1).filter_map(|part| part.split_once('(')) {
        if ["lost", "plays", "what_if", "touch"].contains(&name) {
            continue;
        }
        let body = body.split("\n}").next().unwrap();
        let alone = |text: &&str| !["{}, {title}", "column", "row"].contains(text);
        for text in body.split('"').skip(1).step_by(2).filter(alone) {
            let mut said = String::new();
            for piece in text.split('{') {
                said += &piece
                    .split_once('}')
                    .map_or(piece.to_string(), |(_, rest)| format!("5{rest}"));
            }
            for line in ["row", "column"] {
                found.push(said.replace("Queen 5, 5", &format!("Queen 5, {line}")));
            }
        }
    }
    found
}

/// Names and texts of constants.
fn constants(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in source.split("const ").skip(1) {
        let (name, rest) = part.split_once(':').unwrap();
        if let Some(rest) = rest.strip_prefix(" &str =") {
            found.push((name.to_string(), literal(rest).unwrap()));
        }
    }
    found
}

/// The first text in quotes, with the breaks between its lines taken out.
fn literal(source: &str) -> Option<String> {
    let text = source.split_once('"')?.1.split_once('"')?.0;
    let mut said = String::new();
    for line in text.split("\\\n") {
        said.push_str(if said.is_empty() { line } else { line.trim_start() });
    }
    Some(said)
}

/// What stands in the sources before the words of an error.
const FAULTS: [&str; 8] = [
    "::wanted(",
    "::rules(",
    "of: ",
    "count_error(",
    " count(",
    "because = ",
    "wanted = ",
    "long(",
];

/// What can be wrong with a code, as it stands in the sources.
fn faults(corpus: &mut Corpus, folder: &Path) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            faults(corpus, &path);
            continue;
        }
        let source = read(&path);
        let source = source.split("#[cfg(test)]").next().unwrap();
        for begin in FAULTS {
            for (at, _) in source.match_indices(begin) {
                for said in words_of(&source[at + begin.len()..], begin) {
                    corpus.one_of(wrong(&said));
                }
            }
        }
    }
}

/// The texts of one error; a choice between several has them all before the line ends.
fn words_of(source: &str, begin: &str) -> Vec<String> {
    let all = begin.ends_with("= ");
    if begin == "of: " && !source.starts_with('"') {
        return Vec::new();
    }
    let ends: &[char] = if all { &[';'] } else { &[';', '}'] };
    let source = &source[..source.find(ends).unwrap_or(source.len())];
    let texts = source.split('"').skip(1).step_by(2).map(|text| format!("\"{text}\""));
    let texts = texts.take(if all { usize::MAX } else { 1 }).filter_map(|text| literal(&text));
    // What is put together from pieces is said in play.
    texts.filter(|said| !said.contains('{') && !said.is_empty() && !said.ends_with(' ')).collect()
}

/// The sentences in which the words of an error may stand.
fn wrong(said: &str) -> Vec<String> {
    let begin = "in the move,";
    vec![
        format!("{begin} at character 5: {said}"),
        format!("{begin} character 5 should be {said}"),
        format!("{begin} there must be 2 to 7 {said}, counted up to character 5"),
        format!("“x” must be {said}"),
    ]
}
