//! Parses the positions to judge, which may begin with dashes.

use super::{Command, Rest, message, text, unexpected};
use crate::words;
use games::asked::Asked;
use lexopt::prelude::*;
use messages::Message;

#[derive(Debug)]
pub(crate) struct Judge {
    pub(crate) game: String,
    pub(crate) positions: Vec<String>,
    /// Settings as `key=value`.
    pub(crate) set: Vec<String>,
    pub(crate) json: bool,
}

pub(super) fn read(mut rest: Rest) -> Result<Command, Message> {
    let mut set = Vec::new();
    // Words that begin with dashes and are no options: positions such as `---_-...`, if the game can read them.
    let mut dashed = Vec::new();
    loop {
        if let Some(mut raw) = rest.parser.try_raw_args() {
            match raw.peek().and_then(|word| word.to_str()) {
                Some("--") => {
                    raw.next();
                    for word in raw {
                        rest.free.push(text(word)?);
                    }
                    break;
                }
                Some(word) if word.starts_with('-') && !is_option(word) => {
                    dashed.push(word.to_string());
                    rest.free.push(word.to_string());
                    raw.next();
                    continue;
                }
                _ => {}
            }
        }
        match rest.parser.next().map_err(message)? {
            Some(Long("json")) => rest.json = true,
            Some(Long("misere")) => set.push("misere=1".to_string()),
            Some(Long("set")) => set.push(rest.text("--set")?),
            Some(Value(word)) => rest.free.push(text(word)?),
            Some(other) => return Err(unexpected(other)),
            None => break,
        }
    }
    let mut free = rest.free.into_iter();
    let game = free.next().ok_or_else(|| words::missing("<GAME>"))?;
    let positions: Vec<String> = free.collect();
    // If no letter or digit follows the dashes, the word is no mistyped option but lines of a board.
    let lines = |word: &str| !word.trim_start_matches('-').starts_with(char::is_alphanumeric);
    let mistyped = |word: &String| !lines(word) && !can_read(&game, &set, word);
    if let Some(word) = dashed.into_iter().find(mistyped) {
        return Err(words::unexpected(&word));
    }
    if positions.is_empty() {
        return Err(words::missing("<POSITIONS>"));
    }
    Ok(Command::Judge(Judge { game, positions, set, json: rest.json }))
}

/// True for options of `judge`, with or without a value.
fn is_option(word: &str) -> bool {
    let name = word.split('=').next().unwrap_or(word);
    ["--misere", "--set", "--json"].contains(&name)
}

/// True if a game can read a position under these settings, or under the defaults.
fn can_read(game: &str, set: &[String], position: &str) -> bool {
    let (Ok(mut asked), Ok(usual)) = (Asked::of(game), Asked::of(game)) else { return false };
    for (key, value) in set.iter().filter_map(|pair| pair.split_once('=')) {
        // `judge` itself reports a setting that cannot be read.
        let _ = asked.set(key, value);
    }
    asked.judge(position).is_ok() || usual.judge(position).is_ok()
}
