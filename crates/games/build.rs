//! Turns the texts of the catalogue, in each language, into static pieces for `prose.rs`, and each message into a function.

#[path = "build/about.rs"]
#[allow(dead_code, reason = "claims are read by the tests alone; here only their form is checked")]
mod about;
#[path = "build/math.rs"]
mod math;
#[path = "build/steps.rs"]
mod steps;

use about::{Bad, ENGLISH, PARTS, Piece};
use messages::LANGUAGES;
use messages::generate::{self, File};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, error, fs, io};

const CATALOG: &str = "src/catalog";
/// What a folder has when its game is finished; without one of them the game is a draft.
const FINISHED: [&str; 5] = ["about.md", "about.fr.md", "fr.ftl", "steps.txt", "steps.fr.txt"];

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed={CATALOG}");
    println!("cargo::rerun-if-changed=build");
    let mut code = String::from("static ALL: &[(&str, &str, &[Section])] = &[\n");
    let (mut drafts, mut all_steps) = (String::new(), String::new());
    for folder in folders()? {
        let id = folder.file_name().unwrap_or_default().to_string_lossy();
        let lacks: Vec<&str> =
            FINISHED.into_iter().filter(|name| !folder.join(name).exists()).collect();
        if !lacks.is_empty() {
            write!(drafts, "({id:?}, {:?}), ", lacks.join(", "))?;
        }
        for (language, _) in LANGUAGES {
            match steps::code(&folder, language) {
                Ok(steps) => writeln!(all_steps, "({id:?}, {language:?}, &[{steps}]),")?,
                Err((file, Bad { line, what })) => {
                    println!("cargo::error=crates/games/{}:{line}: {what}", file.display());
                }
            }
            let file = folder.join(about::file(language));
            if !file.exists() {
                continue;
            }
            match text(&folder, language) {
                Ok(sections) => writeln!(code, "({id:?}, {language:?}, &[\n{sections}]),")?,
                Err(Bad { line, what }) => {
                    println!("cargo::error=crates/games/{}:{line}: {what}", file.display());
                }
            }
        }
    }
    writeln!(
        code,
        "];\n/// Games whose folder lacks a text, steps or a translation, and what each lacks.\n\
         pub static DRAFTS: &[(&str, &str)] = &[{drafts}];\n\
         static STEPS: &[(&str, &str, &[Step])] = &[\n{all_steps}];"
    )?;
    let out = env::var_os("OUT_DIR").ok_or("cargo names no folder for the output")?;
    fs::write(Path::new(&out).join("prose.rs"), code)?;
    Ok(words()?)
}

/// The messages of all games and of each of them.
fn words() -> Result<(), String> {
    File::of_crate("games", Path::new("words")).build()?;
    generate::games(Path::new(CATALOG))?.iter().try_for_each(File::build)
}

/// The folders of the catalogue, in the order of their names.
fn folders() -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(CATALOG)?.map(|entry| entry.map(|entry| entry.path()));
    let mut folders = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    folders.retain(|path| path.is_dir());
    folders.sort();
    Ok(folders)
}

/// The text of a folder in a language, as Rust code. A translation makes the same claims as the English text.
fn text(folder: &Path, language: &str) -> Result<String, Bad> {
    let missing = |_| Bad { line: 1, what: "this file is missing or is no text".into() };
    let read = |language| {
        let text = fs::read_to_string(folder.join(about::file(language))).map_err(missing)?;
        about::read(&text)
    };
    let parts = read(language)?;
    if language != ENGLISH {
        about::compare(&read(ENGLISH)?, &parts)?;
    }
    sections(&parts)
}

/// All sections of a text as Rust code.
fn sections(parts: &[Vec<Piece>]) -> Result<String, Bad> {
    let mut code = String::new();
    for (pieces, (kind, _)) in parts.iter().zip(PARTS) {
        let blocks = pieces.iter().map(block).collect::<Result<String, Bad>>()?;
        code += &format!("Section {{ kind: SectionKind::{kind}, blocks: &[\n{blocks}] }},\n");
    }
    Ok(code)
}

fn block(piece: &Piece) -> Result<String, Bad> {
    Ok(match piece {
        Piece::Prose(line, text) => format!("Block::Html({:?}),\n", fragment(*line, text)?),
        Piece::Formula(formula) => {
            let converted = math::displayed(&formula.tex, &formula.words);
            let html = converted.map_err(|what| Bad { line: formula.line, what })?;
            format!("Block::Html({html:?}),\n")
        }
        Piece::Play(play) => {
            format!("Block::Play {{ pairs: {:?}, caption: {:?} }},\n", play.pairs, play.caption)
        }
        Piece::Check(_) => String::new(),
    })
}

/// Markdown as HTML of a few kinds of elements.
fn fragment(first: usize, text: &str) -> Result<String, Bad> {
    let mut events = Vec::new();
    for (event, range) in Parser::new_ext(text, Options::ENABLE_MATH).into_offset_iter() {
        let bad = |what| {
            let line = first + text[..range.start].matches('\n').count();
            Bad { line, what }
        };
        if let Event::InlineMath(tex) = &event {
            events.push(Event::InlineHtml(math::inline(tex).map_err(bad)?.into()));
        } else if allowed(&event) {
            events.push(event);
        } else {
            let known = "paragraphs, lists, emphasis, formulas and ### headings";
            return Err(bad(format!("only {known} are known here")));
        }
    }
    let mut rendered = String::new();
    html::push_html(&mut rendered, events.into_iter());
    let marked = raised(&raised(rendered.trim(), "^{", "sup"), "~{", "sub");
    Ok(marked.replace(">\n<", "><"))
}

fn allowed(event: &Event) -> bool {
    match event {
        Event::Text(_) | Event::SoftBreak => true,
        Event::Start(tag) => match tag {
            Tag::Paragraph | Tag::List(_) | Tag::Item | Tag::Emphasis | Tag::Strong => true,
            Tag::Heading { level, .. } => *level == HeadingLevel::H3,
            _ => false,
        },
        Event::End(tag) => !matches!(tag, TagEnd::CodeBlock),
        _ => false,
    }
}

/// Turns `^{x}` or `~{x}` into an element around x.
fn raised(text: &str, open: &str, name: &str) -> String {
    let mut pieces = text.split(open);
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (inner, rest) = piece.split_once('}').unwrap_or((piece, ""));
        out += &format!("<{name}>{inner}</{name}>{rest}");
    }
    out
}
