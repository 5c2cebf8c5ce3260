//! Positions that begin with a dash, such as `---_-...` in Dots and Boxes, among the options of `judge`.

use clap::CommandFactory;
use games::asked::Asked;
use std::ffi::OsString;

/// The words of the command line, with the positions of `judge` behind `--` where one begins with a dash.
///
/// A word with a dash in front is a position if `judge` has no such option and the game can read
/// it, under the settings given or under the usual ones. All other words stay where they are, so a
/// mistyped option is reported as one.
pub(crate) fn sorted(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let words: Vec<OsString> = words.collect();
    let texts: Option<Vec<&str>> = words.iter().map(|word| word.to_str()).collect();
    match texts.as_deref() {
        Some([program, "judge", rest @ ..]) if !rest.contains(&"--") => match moved(rest) {
            Some(rest) => [*program, "judge"].into_iter().chain(rest).map(OsString::from).collect(),
            None => words,
        },
        _ => words,
    }
}

/// The words behind `judge` with its positions last; `None` where no position begins with a dash.
fn moved<'w>(words: &[&'w str]) -> Option<Vec<&'w str>> {
    let (mut options, mut free, mut settings) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = words.iter().copied();
    while let Some(word) = rest.next() {
        match takes_value(word) {
            Some(true) => {
                let value = rest.next();
                settings.extend(value);
                options.extend([word].into_iter().chain(value));
            }
            Some(false) => {
                settings.extend(word.strip_prefix("--set="));
                settings.extend((word == "--misere").then_some("misere=1"));
                options.push(word);
            }
            None => free.push(word),
        }
    }
    let (game, positions) = free.split_first()?;
    let mut asked = Asked::of(game).ok()?;
    let usual = Asked::of(game).ok()?;
    for (key, value) in settings.iter().filter_map(|pair| pair.split_once('=')) {
        // A setting that cannot be read is reported by `judge` itself.
        let _ = asked.set(key, value);
    }
    let read = |word: &str| asked.judge(word).is_ok() || usual.judge(word).is_ok();
    let mut behind = Vec::new();
    let mut found = false;
    for word in positions {
        if !word.starts_with('-') {
            behind.push(*word);
        } else if read(word) {
            found = true;
            behind.push(*word);
        } else {
            options.push(*word);
        }
    }
    options.extend([*game, "--"]);
    options.append(&mut behind);
    found.then_some(options)
}

/// True if a word is an option of `judge` whose value is the next word, false if it is one without;
/// `None` if it is no option.
fn takes_value(word: &str) -> Option<bool> {
    let command = crate::args::Args::command();
    let judge = command.find_subcommand("judge")?;
    let name = word.split('=').next().unwrap_or(word);
    let named =
        |arg: &&clap::Arg| arg.get_long().is_some_and(|long| name.strip_prefix("--") == Some(long));
    match judge.get_arguments().find(named) {
        Some(arg) => Some(arg.get_action().takes_values() && name == word),
        None if ["-h", "--help", "-V", "--version"].contains(&word) => Some(false),
        None => None,
    }
}
