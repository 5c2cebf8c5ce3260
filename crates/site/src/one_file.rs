//! A game, or the tables, as one HTML file that contains everything, so it works from a disk.

use std::fs;
use std::path::{Path, PathBuf};

use lexopt::prelude::*;

use messages::LANGUAGES;

use crate::frames::{self, FOLDER, GAME, TABLE};
use crate::{ChoreResult, about, integrity, page, place, steps, trust};

/// `cargo xtask one-file GAME -o FILE`
pub fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut game, mut file) = (None, None);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            Short('o') | Long("output") => {
                file = Some(PathBuf::from(args.value().map_err(|error| error.to_string())?));
            }
            Value(name) if game.is_none() => game = Some(name.to_string_lossy().into_owned()),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let game = game.ok_or("which game? The ids are in README.md; `table` is the tables")?;
    let file = file.ok_or("where to? Name the file by -o FILE")?;
    let _page = page::as_built()?;
    let text = one_file(&game)?;
    frames::write(&file, &text)?;
    steps::say(&format!("{} is {} kB", file.display(), text.len() / 1000));
    Ok(())
}

/// The game’s file, made from the frame in `dist`.
pub fn one_file(game: &str) -> Result<String, String> {
    let kind = if game == frames::TABLE.name { TABLE } else { GAME };
    if kind.games() && games::find(game).is_none() {
        return Err(format!("there is no game called “{game}”"));
    }
    let folder = place::dist().join(FOLDER);
    let page = frames::read(&folder.join(format!("{game}.html")))
        .map_err(|error| format!("{error}; `cargo xtask build` makes it"))?;
    let (mut styles, mut scripts) = (String::new(), Vec::new());
    for path in linked(&page, "<link rel=\"stylesheet\" href=\"") {
        styles += &frames::read(&folder.join(path))?;
    }
    for part in [
        format!("{}_spare-", kind.program),
        format!("{}-", kind.inline_worker),
        "picture-".into(),
        "face-".into(),
    ] {
        scripts.push(found(&folder, &part)?);
    }
    for (language, _) in LANGUAGES {
        scripts.push(found(&folder, &kind.words(language).replace(".js", "-"))?);
    }
    // The page itself has the English text.
    for language in about::other_languages().filter(|_| kind.games()) {
        scripts.push(text(&folder, &about::name(game, language))?);
    }
    scripts.push("self.lastMoveParts=true;".to_string());
    let early = linked(&page, "<script src=\"");
    for path in early.into_iter().chain(linked(&page, "<script defer src=\"")) {
        scripts.push(frames::read(&folder.join(path))?);
    }
    let script = scripts.join("\n");
    if script.contains("</script") || styles.contains("</style") {
        return Err("a script or style of the frame ends where it should not".to_string());
    }
    let policy = format!(
        "default-src 'none'; script-src '{}' blob: 'wasm-unsafe-eval'; style-src '{}'; img-src data:; \
         worker-src blob:; base-uri 'none'; form-action 'none'; {}",
        named(&script),
        named(&styles),
        trust::TRUSTED
    );
    Ok(joined(&page, &policy, &styles, &script))
}

/// The page with everything in it; the script comes last, since inline scripts are not deferred.
fn joined(page: &str, policy: &str, styles: &str, script: &str) -> String {
    let mut text = String::new();
    for line in page.lines() {
        let gone =
            ["<link rel=", "<script async", "<script defer", "<script src=", "<meta http-equiv"];
        if gone.iter().any(|begin| line.starts_with(begin)) {
            continue;
        }
        match line {
            "</head>" => {
                text += &format!(
                    "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
                     <meta name=\"last-move-site\" content=\"\">\n<style>{styles}</style>\n</head>\n"
                );
            }
            "</body>" => text += &format!("<script>{script}</script>\n</body>\n"),
            _ => {
                text += line;
                text.push('\n');
            }
        }
    }
    // From a disk there is no other page to link to.
    let (begin, end) = ("<p class=\"source\">", "</p></div>");
    match (text.find(begin), text.find(end)) {
        (Some(from), Some(to)) if from < to => {
            text.replace_range(from..to + "</p>".len(), "");
            text
        }
        _ => text,
    }
}

/// Addresses that the page links to with this relation.
fn linked<'p>(page: &'p str, way: &str) -> Vec<&'p str> {
    page.split(way).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The one file whose name begins so.
fn found(folder: &Path, begin: &str) -> Result<String, String> {
    let name = names(folder)?.into_iter().find(|name| name.starts_with(begin));
    frames::read(&folder.join(name.ok_or(format!("{FOLDER}: there is no {begin}…"))?))
}

/// The script of a text, which has a hash between the two parts of its name.
fn text(folder: &Path, name: &str) -> Result<String, String> {
    let is_it = |file: &String| {
        let file = file.strip_prefix("about-").and_then(|file| file.strip_suffix(".js"));
        file.and_then(|file| file.split_once('-')).is_some_and(|(_, rest)| rest == name)
    };
    let file = names(folder)?.into_iter().find(is_it);
    frames::read(&folder.join(file.ok_or(format!("{FOLDER}: there is no text {name}"))?))
}

fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// The hash of an inline text in a policy.
pub(crate) fn named(text: &str) -> String {
    integrity::digest(text.as_bytes())
}
