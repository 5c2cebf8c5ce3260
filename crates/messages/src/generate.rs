//! Makes a Rust function of each message in a Fluent file, for build scripts; reports errors in the file.

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The language that defines the messages; the others must have the same.
const ENGLISH: &str = "en";

/// The English messages of a game.
const GAME: &str = "messages.ftl";

/// A message as its file declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its id.
    pub id: String,
    /// Names and kinds of its arguments, as they are declared.
    pub arguments: Vec<(String, ArgumentKind)>,
    /// Its words in one line, for the documentation.
    pub words: String,
    /// True if another message has it within.
    pub within: bool,
}

/// Variables that need no declaration: the names of the players, within a sentence, at its beginning, and
/// as a word by which a verb is chosen. Code that knows the players fills them in.
const PLAYERS: [&str; 6] = ["winner", "opponent", "Winner", "Opponent", "winner-is", "opponent-is"];

/// The kind of an argument, from the comment above a message: `# $count (Number): ...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentKind {
    /// A whole number that is not negative.
    Number,
    /// A whole number.
    Signed,
    /// A word that is the same in each language, or by which the message chooses.
    Word,
    /// Another message.
    Message,
}

impl ArgumentKind {
    const WORDS: [(&'static str, ArgumentKind); 4] = [
        ("Number", ArgumentKind::Number),
        ("Signed", ArgumentKind::Signed),
        ("Word", ArgumentKind::Word),
        ("Message", ArgumentKind::Message),
    ];

    fn rust(self) -> &'static str {
        match self {
            ArgumentKind::Number => "u64",
            ArgumentKind::Signed => "i64",
            ArgumentKind::Word => "&str",
            ArgumentKind::Message => "::messages::Message",
        }
    }
}

/// A file of messages in all its languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct File {
    /// The name by which messages know it.
    pub name: String,
    /// The folder of its texts, one for each language.
    folder: PathBuf,
    /// The name of the English text.
    english: &'static str,
}

impl File {
    /// The messages of a crate, in a folder of their own.
    pub fn of_crate(name: &str, folder: &Path) -> File {
        File { name: name.into(), folder: folder.into(), english: "en.ftl" }
    }

    /// The messages of a game, in its folder of the catalogue.
    pub fn of_game(id: &str, folder: &Path) -> File {
        File { name: id.into(), folder: folder.into(), english: GAME }
    }

    /// The path of the text in a language; for a game that has not been translated, that of its English text.
    pub fn path(&self, language: &str) -> PathBuf {
        let english = self.folder.join(self.english);
        let own = self.folder.join(format!("{language}.ftl"));
        let untranslated = self.english == GAME && !own.exists();
        if language == ENGLISH || untranslated { english } else { own }
    }

    /// True if there is such a file.
    pub fn exists(&self) -> bool {
        self.path(ENGLISH).exists()
    }

    /// For a build script: reads the texts and writes `NAME.rs` into the output folder, with a function
    /// for each message. Rust warns of an unused message.
    ///
    /// # Errors
    ///
    /// The error in a text, after its path: it cannot be read, is no Fluent, has a variable without a
    /// declaration, or differs from English in ids or variables.
    ///
    /// ```no_run
    /// use last_move_messages::generate::File;
    /// use std::path::Path;
    ///
    /// // The whole of the build script of a crate with messages in `words/en.ftl`, `words/fr.ftl`.
    /// fn main() -> Result<(), String> {
    ///     File::of_crate("session", Path::new("words")).build()
    /// }
    /// ```
    pub fn build(&self) -> Result<(), String> {
        println!("cargo::rerun-if-changed={}", self.folder.display());
        let path = self.path(ENGLISH);
        let declared = declarations(&read(&path)?).map_err(|error| within(&path, &error))?;
        let entries = fs::read_dir(&self.folder).map_err(|error| within(&self.folder, &error))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            let problems =
                compare(&declared, &read(path)?).map_err(|error| within(path, &error))?;
            if let Some(problem) = problems.first() {
                return Err(within(path, problem));
            }
        }
        let out = env::var_os("OUT_DIR").ok_or("cargo names no folder for the output")?;
        let to = Path::new(&out).join(format!("{}.rs", self.name));
        fs::write(&to, functions(&self.name, &declared)).map_err(|error| within(&to, &error))
    }
}

/// The messages of each game, by the folders of the catalogue.
///
/// # Errors
///
/// If the catalogue cannot be read.
pub fn games(catalog: &Path) -> Result<Vec<File>, String> {
    let entries = fs::read_dir(catalog).map_err(|error| within(catalog, &error))?;
    let folders = entries.flatten().map(|entry| entry.path());
    let named = |folder: PathBuf| {
        File::of_game(&folder.file_name().unwrap_or_default().to_string_lossy(), &folder)
    };
    let mut found: Vec<File> = folders.map(named).filter(File::exists).collect();
    found.sort();
    Ok(found)
}

/// Every file of messages: one for each crate that has some, under its name, one for each game, and that
/// of the sharing window.
///
/// # Errors
///
/// If a folder cannot be read.
///
/// ```
/// use last_move_messages::generate::{files, games, texts};
/// use std::path::Path;
/// let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
/// let all = files(&crates).expect("they can be read");
/// let of_games = games(&crates.join("games/src/catalog")).expect("they can be read");
/// assert!(of_games.iter().all(|file| all.contains(file) && file.exists()));
/// assert_eq!(texts("fr", &crates).expect("they can be read").len(), all.len());
/// ```
pub fn files(crates: &Path) -> Result<Vec<File>, String> {
    let entries = fs::read_dir(crates).map_err(|error| within(crates, &error))?;
    let named = |entry: fs::DirEntry| {
        File::of_crate(&entry.file_name().to_string_lossy(), &entry.path().join("words"))
    };
    let mut found: Vec<File> = entries.flatten().map(named).filter(File::exists).collect();
    found.extend(games(&crates.join("games/src/catalog"))?);
    // The sharing window is a folder of scripts, and no crate.
    found.extend(Some(File::of_crate("share", &crates.join("../web/share"))).filter(File::exists));
    found.sort();
    Ok(found)
}

/// The text of every file in a language, with the name of the file.
///
/// # Errors
///
/// If a file cannot be read.
pub fn texts(language: &str, crates: &Path) -> Result<Vec<(String, String)>, String> {
    let text = |file: &File| Ok((file.name.clone(), read(&file.path(language))?));
    files(crates)?.iter().map(text).collect()
}

/// For the build script of a native program: writes `texts.rs` into its output folder `out`, with the texts of
/// every file in every language.
///
/// # Errors
///
/// If a file cannot be read or written.
///
/// ```
/// use last_move_messages::generate::embed;
/// # fn main() -> Result<(), String> {
/// let out = std::env::temp_dir();
/// embed(std::path::Path::new(".."), &out)?;
/// let texts = std::fs::read_to_string(out.join("texts.rs")).map_err(|error| error.to_string())?;
/// assert!(texts.starts_with("[\n(\"en\"") && texts.contains("\n(\"fr\""));
/// # Ok(())
/// # }
/// ```
pub fn embed(crates: &Path, out: &Path) -> Result<(), String> {
    for file in files(crates)? {
        println!("cargo::rerun-if-changed={}", file.folder.display());
    }
    let mut code = String::from("[\n");
    for (language, _) in crate::LANGUAGES {
        let _ = writeln!(code, "({language:?}, &{:?}),", texts(language, crates)?);
    }
    let to = out.join("texts.rs");
    fs::write(&to, code + "]\n").map_err(|error| within(&to, &error))
}

fn within(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| within(path, &error))
}

/// The messages of an English file, in its order.
///
/// # Errors
///
/// The first error, with the id of its message.
///
/// ```
/// use last_move_messages::generate::{compare, declarations};
/// let english = "# $count (Number): stones\nleft = { $count } left\n";
/// let declared = declarations(english).expect("it is Fluent");
/// assert_eq!((declared[0].id.as_str(), declared.len()), ("left", 1));
/// assert_eq!(compare(&declared, "left = il en reste { $count }\n"), Ok(Vec::new()));
/// assert_eq!(compare(&declared, ""), Ok(vec!["left is missing".to_string()]));
/// assert!(declarations("left = { $count } left\n").is_err(), "nothing says what it counts");
/// ```
pub fn declarations(text: &str) -> Result<Vec<Declared>, String> {
    let mut all: Vec<Declared> = Vec::new();
    let there = messages(text)?;
    for message in &there {
        let id = message.id.name;
        if all.iter().any(|one| one.id == id) {
            return Err(format!("{id}: there are two of them"));
        }
        let arguments = kinds(message).map_err(|error| format!("{id}: {error}"))?;
        let used = variables(message, &there);
        if let Some(name) = used.iter().find(|name| !has(&arguments, name)) {
            return Err(format!("{id}: no comment says what ${name} is"));
        }
        if let Some(name) =
            arguments.iter().map(|(name, _)| name).find(|name| !used.contains(&name.as_str()))
        {
            return Err(format!("{id}: ${name} is never used"));
        }
        let words = message.value.as_ref().map(in_a_line).unwrap_or_default();
        let within = there.iter().any(|other| uses(other).messages.contains(&id));
        all.push(Declared { id: id.to_string(), arguments, words, within });
    }
    Ok(all)
}

/// Messages that another language lacks, has in addition, or has with other arguments.
///
/// # Errors
///
/// If the text is no Fluent.
pub fn compare(declared: &[Declared], text: &str) -> Result<Vec<String>, String> {
    let there = messages(text)?;
    let mut wrong = Vec::new();
    for one in declared {
        let Some(message) = there.iter().find(|message| message.id.name == one.id) else {
            wrong.push(format!("{} is missing", one.id));
            continue;
        };
        let used = variables(message, &there);
        for name in
            one.arguments.iter().map(|(name, _)| name).filter(|name| !used.contains(&name.as_str()))
        {
            wrong.push(format!("{} does not say ${name}", one.id));
        }
        for name in used.iter().filter(|name| !has(&one.arguments, name)) {
            wrong.push(format!("{} has no ${name} to say", one.id));
        }
    }
    for message in &there {
        if !declared.iter().any(|one| one.id == message.id.name) {
            wrong.push(format!("{} is in no English file", message.id.name));
        }
    }
    Ok(wrong)
}

fn has(arguments: &[(String, ArgumentKind)], name: &str) -> bool {
    arguments.iter().any(|(one, _)| one == name)
}

/// All messages with a value; anything else in the file is refused.
fn messages(text: &str) -> Result<Vec<ast::Message<&str>>, String> {
    let resource = parse(text).map_err(|(_, errors)| {
        let error = errors.first().map(ToString::to_string).unwrap_or_default();
        let line = errors.first().map_or(0, |one| text[..one.pos.start].lines().count());
        format!("line {line}: {error}")
    })?;
    let mut all = Vec::new();
    for entry in resource.body {
        match entry {
            ast::Entry::Message(message)
                if message.value.is_none() || !message.attributes.is_empty() =>
            {
                return Err(format!(
                    "{}: a message has a value and no attributes",
                    message.id.name
                ));
            }
            ast::Entry::Message(message) => {
                let known = |id: &&str| all.iter().any(|one: &ast::Message<_>| one.id.name == *id);
                if let Some(id) = uses(&message).messages.into_iter().find(|id| !known(id)) {
                    return Err(format!("{}: there is no {id} above it", message.id.name));
                }
                all.push(message);
            }
            ast::Entry::Term(term) => return Err(format!("-{}: terms are not used", term.id.name)),
            _ => {}
        }
    }
    Ok(all)
}

/// The arguments that the comment above a message declares.
fn kinds(message: &ast::Message<&str>) -> Result<Vec<(String, ArgumentKind)>, String> {
    let mut found = Vec::new();
    for line in message.comment.iter().flat_map(|comment| &comment.content) {
        let Some(rest) = line.trim().strip_prefix('$') else { continue };
        let known = rest.split_once(" (").and_then(|(name, rest)| {
            let (word, _) = rest.split_once("):")?;
            let (_, kind) = ArgumentKind::WORDS.into_iter().find(|(known, _)| *known == word)?;
            Some((name.to_string(), kind))
        });
        let words = ArgumentKind::WORDS.map(|(word, _)| word).join(", ");
        let (name, kind) =
            known.ok_or(format!("“{line}” should be “$name (KIND): ...”, with one of {words}"))?;
        found.push((name, kind));
    }
    Ok(found)
}

/// The variables of a message and of those within it, each once.
fn variables<'t>(message: &ast::Message<&'t str>, all: &[ast::Message<&'t str>]) -> Vec<&'t str> {
    let Uses { mut variables, messages } = uses(message);
    for inner in all.iter().filter(|one| messages.contains(&one.id.name)) {
        for name in self::variables(inner, all) {
            if !variables.contains(&name) {
                variables.push(name);
            }
        }
    }
    variables.retain(|name| !PLAYERS.contains(name));
    variables
}

/// The names in a pattern, each once.
#[derive(Default)]
struct Uses<'t> {
    variables: Vec<&'t str>,
    messages: Vec<&'t str>,
}

fn uses<'t>(message: &ast::Message<&'t str>) -> Uses<'t> {
    let mut uses = Uses::default();
    if let Some(pattern) = &message.value {
        in_pattern(pattern, &mut uses);
    }
    uses
}

fn in_pattern<'t>(pattern: &ast::Pattern<&'t str>, found: &mut Uses<'t>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'t>(expression: &ast::Expression<&'t str>, found: &mut Uses<'t>) {
    let inline = match expression {
        ast::Expression::Select { selector, variants } => {
            for variant in variants {
                in_pattern(&variant.value, found);
            }
            selector
        }
        ast::Expression::Inline(inline) => inline,
    };
    match inline {
        ast::InlineExpression::VariableReference { id } if !found.variables.contains(&id.name) => {
            found.variables.push(id.name);
        }
        ast::InlineExpression::MessageReference { id, .. } => found.messages.push(id.name),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// The words of a pattern, with the names of variables, and the last variant of each choice.
fn in_a_line(pattern: &ast::Pattern<&str>) -> String {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => words += value,
            ast::PatternElement::Placeable { expression } => match expression {
                ast::Expression::Select { variants, .. } => {
                    words += &variants.last().map(|one| in_a_line(&one.value)).unwrap_or_default();
                }
                ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
                    let _ = write!(words, "`${}`", id.name);
                }
                ast::Expression::Inline(_) => words += "…",
            },
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A function for each message.
fn functions(file: &str, declared: &[Declared]) -> String {
    let mut code = String::new();
    for Declared { id, arguments, words, within } in declared {
        let mut takes = Vec::new();
        let mut with = String::new();
        for (name, kind) in arguments {
            let rust = name.replace('-', "_");
            takes.push(format!("{rust}: {}", kind.rust()));
            let _ = write!(with, ".with({name:?}, {rust})");
        }
        // Characters of Markdown and HTML are meant literally.
        let words = words.replace('<', "\\<").replace('[', "\\[");
        let unsaid =
            if *within { "#[allow(dead_code, reason = \"another message has it\")]\n" } else { "" };
        let _ = write!(
            code,
            "/// {words}\n{unsaid}pub(crate) fn {}({}) -> ::messages::Message {{\n    \
             ::messages::Message::new({file:?}, {id:?}){with}\n}}\n",
            id.replace('-', "_"),
            takes.join(", "),
        );
    }
    code
}

#[cfg(test)]
mod tests;
