//! Makes a Rust function of each message in a Fluent file, for build scripts; looks for what is wrong in it.

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// The file that says which messages there are; the others say the same in their languages.
const ENGLISH: &str = "en.ftl";

/// A message as its file declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its id.
    pub id: String,
    /// Names and kinds of its arguments, as they are declared.
    pub arguments: Vec<(String, Kind)>,
    /// Its words in one line, for the documentation.
    pub words: String,
}

/// What an argument may be, as the comment above a message says: `# $count (Number): ...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number that is not negative.
    Number,
    /// A whole number.
    Signed,
    /// Words that are the same in each language, or have no message yet.
    Text,
    /// Another message.
    Message,
}

impl Kind {
    const WORDS: [(&'static str, Kind); 4] = [
        ("Number", Kind::Number),
        ("Signed", Kind::Signed),
        ("Text", Kind::Text),
        ("Message", Kind::Message),
    ];

    fn rust(self) -> &'static str {
        match self {
            Kind::Number => "u64",
            Kind::Signed => "i64",
            Kind::Text => "&str",
            Kind::Message => "::messages::Message",
        }
    }
}

/// For a build script: reads `folder/*.ftl`, and writes `NAME.rs` into the output folder, with a function
/// for each message. Rust warns of a message that nothing says.
///
/// # Errors
///
/// What is wrong with a file, with its path in front: it cannot be read, is no Fluent, has a variable
/// without a declaration, or differs from English in ids or variables.
pub fn folder(name: &str, folder: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let path = folder.join(ENGLISH);
    let english = read(&path)?;
    let said = |error| format!("{}: {error}", path.display());
    let declared = declarations(&english).map_err(said)?;
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let entry = entry.map_err(|error| format!("{}: {error}", folder.display()))?;
        names.push(entry.path());
    }
    names.sort();
    for path in names.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
        let text = read(path)?;
        let problems =
            compare(&declared, &text).map_err(|error| format!("{}: {error}", path.display()))?;
        if let Some(problem) = problems.first() {
            return Err(format!("{}: {problem}", path.display()));
        }
    }
    let out = env::var_os("OUT_DIR").ok_or("cargo names no folder for the output")?;
    let to = Path::new(&out).join(format!("{name}.rs"));
    fs::write(&to, functions(name, &declared)).map_err(|error| format!("{}: {error}", to.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The messages of an English file, in its order.
///
/// # Errors
///
/// The first thing that is wrong, with the id of its message.
pub fn declarations(text: &str) -> Result<Vec<Declared>, String> {
    let mut all: Vec<Declared> = Vec::new();
    for message in messages(text)? {
        let id = message.id.name;
        if all.iter().any(|one| one.id == id) {
            return Err(format!("{id}: there are two of them"));
        }
        let arguments = kinds(&message).map_err(|error| format!("{id}: {error}"))?;
        let used = variables(&message);
        if let Some(name) = used.iter().find(|name| !has(&arguments, name)) {
            return Err(format!("{id}: no comment says what ${name} is"));
        }
        if let Some(name) =
            arguments.iter().map(|(name, _)| name).find(|name| !used.contains(&name.as_str()))
        {
            return Err(format!("{id}: ${name} is never used"));
        }
        let words = message.value.as_ref().map(in_a_line).unwrap_or_default();
        all.push(Declared { id: id.to_string(), arguments, words });
    }
    Ok(all)
}

/// What another language lacks, has besides, or says with other arguments.
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
        let used = variables(message);
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

fn has(arguments: &[(String, Kind)], name: &str) -> bool {
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
            ast::Entry::Message(message) => all.push(message),
            ast::Entry::Term(term) => return Err(format!("-{}: terms are not used", term.id.name)),
            _ => {}
        }
    }
    Ok(all)
}

/// The arguments that the comment above a message declares.
fn kinds(message: &ast::Message<&str>) -> Result<Vec<(String, Kind)>, String> {
    let mut found = Vec::new();
    for line in message.comment.iter().flat_map(|comment| &comment.content) {
        let Some(rest) = line.trim().strip_prefix('$') else { continue };
        let known = rest.split_once(" (").and_then(|(name, rest)| {
            let (word, _) = rest.split_once("):")?;
            let (_, kind) = Kind::WORDS.into_iter().find(|(known, _)| *known == word)?;
            Some((name.to_string(), kind))
        });
        let words = Kind::WORDS.map(|(word, _)| word).join(", ");
        let (name, kind) =
            known.ok_or(format!("“{line}” should be “$name (KIND): ...”, with one of {words}"))?;
        found.push((name, kind));
    }
    Ok(found)
}

/// The variables of a message, each once.
fn variables<'t>(message: &ast::Message<&'t str>) -> Vec<&'t str> {
    let mut found = Vec::new();
    if let Some(pattern) = &message.value {
        in_pattern(pattern, &mut found);
    }
    found
}

fn in_pattern<'t>(pattern: &ast::Pattern<&'t str>, found: &mut Vec<&'t str>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'t>(expression: &ast::Expression<&'t str>, found: &mut Vec<&'t str>) {
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
        ast::InlineExpression::VariableReference { id } if !found.contains(&id.name) => {
            found.push(id.name);
        }
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
    for Declared { id, arguments, words } in declared {
        let mut takes = Vec::new();
        let mut with = String::new();
        for (name, kind) in arguments {
            let rust = name.replace('-', "_");
            takes.push(format!("{rust}: {}", kind.rust()));
            let _ = write!(with, ".with({name:?}, {rust})");
        }
        let _ = write!(
            code,
            "/// {words}\npub(crate) fn {}({}) -> ::messages::Message {{\n    \
             ::messages::Message::new({file:?}, {id:?}){with}\n}}\n",
            id.replace('-', "_"),
            takes.join(", "),
        );
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# $count (Number): how many games were found.
games-found = { $count ->
    [one] One game.
   *[other] { $count } games.
}
share = Share
";

    #[test]
    fn each_message_becomes_a_function_with_its_arguments() {
        let declared = declarations(ENGLISH).expect("it is right");
        let code = functions("app", &declared);
        assert!(
            code.contains("pub(crate) fn games_found(count: u64) -> ::messages::Message {"),
            "{code}"
        );
        assert!(
            code.contains("Message::new(\"app\", \"games-found\").with(\"count\", count)"),
            "{code}"
        );
        assert!(code.contains("/// `$count` games.\n"), "{code}");
        assert!(code.contains("pub(crate) fn share() -> ::messages::Message {"), "{code}");
    }

    #[test]
    fn a_variable_is_declared_and_used() {
        for (text, wrong) in [
            ("a = { $n }\n", "a: no comment says what $n is"),
            ("# $n (Number): how many.\na = none\n", "a: $n is never used"),
            ("# $n (Thing): how many.\na = { $n }\n", "should be “$name (KIND): ...”"),
            ("a = one\na = two\n", "a: there are two of them"),
            ("-a = one\n", "terms are not used"),
            ("a = one\n    .b = two\n", "a message has a value and no attributes"),
            ("a = one\nb = { $n\n", "line 2:"),
        ] {
            let error = declarations(text).expect_err(text);
            assert!(error.contains(wrong), "{text}: {error}");
        }
    }

    #[test]
    fn another_language_has_the_same_messages_with_the_same_arguments() {
        let declared = declarations(ENGLISH).expect("it is right");
        let wrong = |text| compare(&declared, text).expect("it is Fluent");
        assert!(wrong("games-found = { $count } jeux.\nshare = Partager\n").is_empty());
        assert_eq!(wrong("games-found = { $count } jeux.\n"), ["share is missing"]);
        assert_eq!(
            wrong("games-found = Des jeux.\nshare = Partager { $what }\nmore = Plus\n"),
            [
                "games-found does not say $count",
                "share has no $what to say",
                "more is in no English file"
            ]
        );
    }
}
