//! The folder of the sharing window, which a page loads when it is first opened.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use crate::frames::{PICTURE, TABLE, read, write};
use crate::{
    ChoreResult, heights, install, integrity, language, place, placeholder, postprocess, steps,
};
use messages::{LANGUAGES, Message};

/// The folder of the files, and the script that a page runs, before hashing.
pub(crate) const START: &str = "share/open.js";
/// The beginning of the folder's name.
pub(crate) const FOLDER: &str = "share-";
/// The width of a frame in most pages, in CSS pixels, and the placeholder of the heights at it.
const WIDE: u32 = 720;
const HEIGHTS: &str = "const heights = {};";
/// The placeholder of the digests of the other files in the script that a page runs.
const SUMS: &str = "const sums = {};";
/// The messages shown if the window does not load.
const OPENS: [&str; 3] = ["absent-window", "close", "share"];
/// The library that makes QR codes, and its name beside the files that use it.
const CODE: [&str; 2] = ["uqr/dist/index.mjs", "qr.js"];
/// Its licence, which ships with it.
const LICENCE: [&str; 2] = ["uqr/LICENSE", "qr.LICENSE.txt"];

/// Writes the folder and returns the script that a page runs.
pub(crate) fn folder(staging: &Path) -> Result<String, String> {
    let web = place::root().join("web");
    let mut files = Vec::new();
    let own = web.join("share");
    let entries = fs::read_dir(&own).map_err(|error| format!("{}: {error}", own.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(text) = filled(&name, read(&path)?)? {
            files.push((name, text));
        }
    }
    files.push((PICTURE.to_string(), read(&web.join(PICTURE))?));
    files.extend(code()?);
    files.sort();
    let mut hasher = DefaultHasher::new();
    for (name, text) in &files {
        hasher.write(name.as_bytes());
        hasher.write(text.as_bytes());
    }
    let name = format!("{FOLDER}{:016x}", hasher.finish());
    let folder = staging.join(&name);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (file, text) in &files {
        write(&folder.join(file), text)?;
    }
    let (mut others, start) = (Vec::new(), START.replace("share", &name));
    for (file, _) in files.iter().filter(|(file, _)| !file.ends_with(".txt")) {
        let opens = START.ends_with(file);
        if file.ends_with(".js") && !opens {
            small(&folder, file)?;
        }
        others.extend((!opens).then(|| file.clone()));
    }
    let open = staging.join(&start);
    let sums = format!("const sums = {};", integrity::list(&folder, &others)?);
    write(&open, &placeholder::fill(&read(&open)?, SUMS, &sums, START)?)?;
    postprocess::terse(&open, true)?;
    Ok(start)
}

/// A file of the folder with its sentences and heights; `None` for the file of sentences itself.
fn filled(name: &str, text: String) -> Result<Option<String>, String> {
    match name {
        "words.js" => {
            let names: serde_json::Map<String, serde_json::Value> =
                LANGUAGES.map(|(word, name)| (word.into(), name.into())).into_iter().collect();
            let names = format!("const languages = {};", serde_json::Value::Object(names));
            let text = language::sentences(&text, &language::all("share")?)?;
            Ok(Some(text.replace("const languages = {};", &names)))
        }
        "open.js" => {
            let own = OPENS.map(|id| (id, Message::new("share", id)));
            language::sentences(&text, &own).map(Some)
        }
        "dialog.js" => {
            let heights = heights::measured()?;
            let mut all = serde_json::Map::new();
            for id in games::GAMES.iter().map(|game| game.card().id).chain([TABLE.name]) {
                // A new game has no line yet: the page must be built before it can be measured.
                if let Ok(height) = heights.at(&format!("{id}.html"), WIDE) {
                    all.insert(id.into(), height.into());
                }
            }
            let all = format!("const heights = {};", serde_json::Value::Object(all));
            placeholder::fill(&text, HEIGHTS, &all, "dialog.js").map(Some)
        }
        _ => Ok((!name.ends_with(".ftl")).then_some(text)),
    }
}

/// Minifies a script as a module, since others may import it.
fn small(folder: &Path, file: &str) -> ChoreResult {
    postprocess::terse(&folder.join(file), file == PICTURE)
}

/// The library that makes QR codes. A build without npm has none, and pictures then show the link alone.
fn code() -> Result<Vec<(String, String)>, String> {
    if install::npm_script(CODE[0]).is_none()
        && let Err(absent) = install::npm()
    {
        steps::say(&format!("pictures to share will have no code: {absent}"));
    }
    let mut files = Vec::new();
    for [from, to] in [CODE, LICENCE] {
        if let Some(path) = install::npm_script(from) {
            files.push((to.to_string(), read(&path)?));
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// True if a message is used by its id, or as one of several with the same beginning.
    fn is_said(id: &str, scripts: &str) -> bool {
        let quoted = |text: &str| scripts.contains(&format!("\"{text}\""));
        let parts = id.match_indices('-').map(|(at, _)| id.split_at(at));
        quoted(id)
            || OPENS.contains(&id)
            || parts.into_iter().any(|(begin, rest)| {
                scripts.contains(&format!("each(\"{begin}\"")) && quoted(&rest[1..])
                    || scripts.contains(&format!("`{begin}-${{")) && quoted(&rest[1..])
            })
    }

    #[test]
    fn every_message_is_said() {
        let folder = place::root().join("web/share");
        let scripts =
            ["words.js", "open.js"].map(|name| read(&folder.join(name)).expect("it is there"));
        let scripts = scripts.concat();
        for (id, _) in language::all("share").expect("there are messages") {
            assert!(is_said(&id, &scripts), "nobody says {id}");
        }
        assert!(!is_said("lead-nowhere", &scripts));
    }
}
