//! Reads the steps of a game: blocks of two lines, a kind with its positions and a sentence, with an empty line between.

use crate::about::{Bad, ENGLISH};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The words of the kinds, which `session::step` explains.
const KINDS: [&str; 8] = ["who", "move", "win", "blunder", "mark", "build", "next", "rule"];

/// One step: its line, kind and positions, and its sentence.
struct Block {
    line: usize,
    head: String,
    sentence: String,
}

/// The steps of a folder in a language as Rust code; nothing if the game has none.
pub(crate) fn code(folder: &Path, language: &str) -> Result<String, (PathBuf, Bad)> {
    let english = read(folder, ENGLISH)?;
    let blocks =
        if language == ENGLISH { english } else { translated(folder, language, &english)? };
    let mut code = String::new();
    for Block { head, sentence, .. } in blocks {
        let mut words = head.split(' ');
        let kind = words.next().unwrap_or_default();
        let positions: Vec<&str> = words.collect();
        // Writing to a text cannot fail.
        let _ = writeln!(
            code,
            "Step {{ kind: {kind:?}, positions: &{positions:?}, sentence: {sentence:?} }},"
        );
    }
    Ok(code)
}

/// The steps in another language, which ask the same.
fn translated(
    folder: &Path,
    language: &str,
    english: &[Block],
) -> Result<Vec<Block>, (PathBuf, Bad)> {
    let blocks = read(folder, language)?;
    if blocks.is_empty() {
        // A draft has no translation yet.
        return Ok(blocks);
    }
    let last = blocks.last().map_or(1, |block| block.line);
    let other = blocks.iter().zip(english).find(|(block, asked)| block.head != asked.head);
    let wrong =
        other.map(|(block, asked)| (block.line, format!("the English step is: {}", asked.head)));
    let length = (blocks.len() != english.len())
        .then(|| (last, format!("there are {} steps, in English {}", blocks.len(), english.len())));
    match wrong.or(length) {
        Some((line, what)) => Err((file(folder, language), Bad { line, what })),
        None => Ok(blocks),
    }
}

fn file(folder: &Path, language: &str) -> PathBuf {
    folder.join(match language {
        ENGLISH => "steps.txt".to_string(),
        _ => format!("steps.{language}.txt"),
    })
}

fn read(folder: &Path, language: &str) -> Result<Vec<Block>, (PathBuf, Bad)> {
    let path = file(folder, language);
    let Ok(text) = fs::read_to_string(&path) else { return Ok(Vec::new()) };
    let mut blocks = Vec::new();
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    while let Some((line, head)) = lines.next() {
        let bad = |what: String| Err((path.clone(), Bad { line, what }));
        let mut words = head.split(' ');
        if !words.next().is_some_and(|kind| KINDS.contains(&kind)) {
            return bad(format!("a step begins with one of {}", KINDS.join(", ")));
        }
        if words.next().is_none() || head.contains("  ") {
            return bad("after the kind stand positions, each behind one space".to_string());
        }
        match lines.next() {
            Some((below, sentence)) if below == line + 1 => {
                blocks.push(Block { line, head: head.to_string(), sentence: sentence.to_string() });
            }
            _ => return bad("a step has its sentence on the next line".to_string()),
        }
    }
    Ok(blocks)
}
