//! What a new game still lacks: a list that `cargo xtask check` ticks off.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::folders;
use site::{ChoreResult, no_more, place};

/// One thing that a finished game has.
pub(crate) struct Item {
    pub(crate) what: &'static str,
    pub(crate) done: bool,
}

/// The rule of the game that a new one begins as.
fn smallest_rule(root: &Path) -> Option<String> {
    let text = fs::read_to_string(root.join(folders::SMALLEST.0).join("messages.ftl")).ok()?;
    text.lines().find_map(|line| line.strip_prefix("rule = ")).map(String::from)
}

/// What a finished game has, in the order in which it is usually made.
pub(crate) fn items(root: &Path, folder: &Path) -> Vec<Item> {
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let english = text("messages.ftl");
    let message = |id: &str| {
        let line = english.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
        line.unwrap_or_default()
    };
    let rule = message("rule");
    let rust: String = sources(folder);
    let item = |what, done| Item { what, done };
    let model = smallest_rule(root);
    vec![
        item("rules: moves and play, in mod.rs", rust.contains("impl Rules for")),
        item("a board, in board.rs", rust.contains("impl Layout for")),
        item(
            "a rule of its own, in messages.ftl",
            !rule.is_empty() && Some(rule) != model.as_deref(),
        ),
        item("the rule in exactly three sentences", sentences(rule) == 3),
        item("other words by which people look for it: search", message("search").contains(' ')),
        item(
            "three named starts or more, the first one to be won",
            rust.matches("Start {").count() >= 3,
        ),
        item("reasons: a theory with a recipe", rust.contains("fn recipe(")),
        item("a table: fn tables", rust.contains("fn tables(")),
        item("tests of its own theory: mod tests", rust.contains("#[cfg(test)]")),
        item("starts that the flows play: flows.txt", !text("flows.txt").is_empty()),
        item("about.md: three questions, theory, proof, sources", !text("about.md").is_empty()),
        item("French sentences: fr.ftl", !text("fr.ftl").is_empty()),
        item("the text in French: about.fr.md", !text("about.fr.md").is_empty()),
        item("at least three steps: steps.txt", text("steps.txt").split("\n\n").count() >= 3),
        item("the steps in French: steps.fr.txt", !text("steps.fr.txt").is_empty()),
    ]
}

/// All Rust of a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let rust = paths.filter(|path| path.extension().is_some_and(|kind| kind == "rs"));
    rust.map(|path| fs::read_to_string(path).unwrap_or_default()).collect()
}

/// Sentences of a message in one line.
fn sentences(text: &str) -> usize {
    let ends = |word: &&str| word.ends_with(['.', '!', '?']);
    text.split_whitespace().filter(ends).count()
}

/// The list of a game, with ticks.
pub(crate) fn list(root: &Path, folder: &Path) -> String {
    let line = |Item { what, done }: Item| format!("  {} {what}\n", if done { '✓' } else { '·' });
    items(root, folder).into_iter().map(line).collect()
}

/// `cargo xtask check ID [--laws]`
pub(crate) fn check(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut id, mut laws) = (None, false);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Value(word) if id.is_none() => {
                id = Some(word.to_string_lossy().into_owned())
            }
            lexopt::Arg::Long("laws") => laws = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    no_more(args)?;
    let id = id.ok_or("name the game, by the name of its folder")?;
    let root = place::root();
    if !folders::ids(&root)?.contains(&id) {
        return Err(format!("there is no game named {id}"));
    }
    let folder = folders::catalog(&root).join(&id);
    print!("{}", list(&root, &folder));
    let missing = items(&root, &folder).iter().filter(|item| !item.done).count();
    match (missing, games::prose::draft(&id)) {
        (0, _) => println!("{id} has all that a finished game has"),
        (_, true) => println!(
            "{id} is a draft: the page plays it and marks it as one, and only `cargo xtask test --all` fails"
        ),
        (_, false) => println!("{id} has its texts; what has no tick is still missing"),
    }
    if laws { hold(&id) } else { Ok(()) }
}

/// Its own tests, and the laws of all games for this one.
fn hold(id: &str) -> ChoreResult {
    let mut command = Command::new(place::cargo());
    command.args(["test", "--package", "last-move-games", "--lib", &id.replace('-', "_")]);
    run(command.current_dir(place::root()))?;
    let mut command = Command::new(place::cargo());
    command.args(["test", "--package", "last-move-tests", "--test", "rules"]);
    run(command.current_dir(place::root()).env("LAWS_FOR", id))
}

fn run(command: &mut Command) -> ChoreResult {
    let status = command.status().map_err(|error| format!("cargo did not start: {error}"))?;
    if status.success() { Ok(()) } else { Err("not every law holds".to_string()) }
}
