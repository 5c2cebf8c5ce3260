//! The folder `v1`: a page for each game, made to stand in frames on the pages of others.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use games::card::Card;

use crate::about::{escaped, template};
use crate::{Outcome, place, post, publish, shorten};

/// The folder; its addresses stay valid for ever.
pub(crate) const FOLDER: &str = "v1";
/// What a frame may load and do: its own files and WebAssembly, and nothing that is written in a page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'";

const GLUE: &str = "last-move-frame.js";
const WASM: &str = "last-move-frame_bg.wasm";
const SPARE: &str = "last-move-frame_spare.js";
const CREW: &str = "last-move-crew.js";
const BOOT: &str = "frame.js";
const ELEMENT: &str = "last-move.js";
/// What reads the books of other languages, and the books themselves.
const SPEECH: &str = "speech.js";
const BOOKS: &str = "speech";
const STYLE: &str = "frame.css";
/// The page’s own style, under the name that Trunk gave it in the front page.
const SITE_STYLE: &str = "style-";

/// Takes the frame’s program out of the way of the page’s own, before that is looked for.
pub(crate) fn take(staging: &Path) -> Outcome {
    let folder = staging.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for name in [GLUE, WASM] {
        let (from, to) = (staging.join(name), folder.join(name));
        fs::rename(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    shorten::names(&folder.join(WASM), &folder.join(GLUE))?;
    // The solver’s script has the same name for what it brings, and both may stand in one page.
    let text = read(&folder.join(GLUE))?.replace("let wasm_bindgen", "let last_move_frame");
    write(&folder.join(GLUE), &text)?;
    post::terse(&folder.join(GLUE), true)
}

/// Writes everything else, once the worker has its name.
pub(crate) fn pages(staging: &Path, worker: &post::Worker) -> Outcome {
    let folder = staging.join(FOLDER);
    let web = place::root().join("web");
    let front = read(&staging.join("index.html"))?;
    let style = without_fonts(&read(&staging.join(site_style(&front)?))?);
    write(&folder.join(STYLE), &(style + &read(&web.join(STYLE))?))?;
    write(&folder.join(BOOT), &read(&web.join(BOOT))?)?;
    write(&folder.join(ELEMENT), &read(&web.join(ELEMENT))?)?;
    post::terse(&folder.join(BOOT), true)?;
    post::terse(&folder.join(ELEMENT), true)?;
    for language in languages() {
        let file = folder.join(format!("{language}.js"));
        write(&file, &speech(&web, language)?)?;
        post::terse(&file, true)?;
    }
    let spare = bundle("lastMoveFrame", "", &folder.join(WASM))?;
    write(&folder.join(SPARE), &spare)?;
    let glue = serde_json::to_string(&read(&staging.join(&worker.glue))?)
        .map_err(|error| error.to_string())?;
    let crew = bundle("lastMoveCrew", &format!("glue:{glue},"), &staging.join(&worker.wasm))?;
    write(&folder.join(CREW), &crew)?;
    let names = named(&folder, worker)?;
    for game in games::GAMES {
        let card = game.card();
        let text = page(&front, card, &names)?;
        let text = text.replace("</head>", &format!("{}</head>", publish::discovery(card)));
        write(&folder.join(format!("{}.html", card.id)), &text)?;
    }
    Ok(())
}

/// Languages that have a book.
pub(crate) fn languages() -> impl Iterator<Item = &'static str> {
    embed::wishes::LANGUAGES.into_iter().skip(1)
}

/// The script of a language: the reader, and the book without its comments.
fn speech(web: &Path, language: &str) -> Result<String, String> {
    let book = read(&web.join(BOOKS).join(format!("{language}.txt")))?;
    let mut lines = Vec::new();
    for line in book.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        lines.push(line);
    }
    let book = serde_json::to_string(&lines.join("\n")).map_err(|error| error.to_string())?;
    Ok(format!("{}lastMoveSpeech.books.{language}={book};\n", read(&web.join(SPEECH))?))
}

/// Names by content of what a page loads.
struct Names {
    glue: String,
    boot: String,
    style: String,
}

/// A script with a program in it as text, for pages that may not fetch.
fn bundle(name: &str, more: &str, wasm: &Path) -> Result<String, String> {
    let bytes = fs::read(wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let text = base64(&bytes);
    Ok(format!(
        "self.{name}={{{more}text:\"{text}\",\
         bytes:text=>Uint8Array.from(atob(text),letter=>letter.charCodeAt(0))}};"
    ))
}

/// Bytes as letters, four for three (RFC 4648).
pub(crate) fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let three = part.iter().fold(0, |all, byte| all << 8 | u32::from(*byte));
        let three = three << (8 * (3 - part.len()));
        for i in 0..4 {
            let letter = LETTERS[(three >> (18 - 6 * i)) as usize & 63];
            text.push(if i > part.len() { '=' } else { char::from(letter) });
        }
    }
    text
}

/// Gives the files names that change with their content.
fn named(folder: &Path, worker: &post::Worker) -> Result<Names, String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(worker.start.as_bytes());
    let spoken = languages().map(|language| format!("{language}.js"));
    for name in [GLUE, WASM, BOOT, STYLE].map(String::from).into_iter().chain(spoken) {
        let path = folder.join(&name);
        hasher.write(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    let hash = format!("{:016x}", hasher.finish());
    let mut boot = read(&folder.join(BOOT))?;
    let mut give = |name: &str| {
        let (stem, end) = match name.strip_suffix("_bg.wasm") {
            Some(stem) => (stem, "_bg.wasm"),
            None => name.split_at(name.rfind('.').unwrap_or(name.len())),
        };
        let named = format!("{stem}-{hash}{end}");
        boot = boot.replace(&format!("./{name}"), &format!("./{named}"));
        rename(folder, name, &named)?;
        Ok::<String, String>(named)
    };
    for name in [WASM, SPARE, CREW] {
        give(name)?;
    }
    for language in languages() {
        give(&format!("{language}.js"))?;
    }
    let (glue, style) = (give(GLUE)?, give(STYLE)?);
    boot = boot.replace("../worker.js", &format!("../{}", worker.start));
    let named = format!("frame-{hash}.js");
    write(&folder.join(BOOT), &boot)?;
    rename(folder, BOOT, &named)?;
    Ok(Names { glue, boot: named, style })
}

fn rename(folder: &Path, old: &str, new: &str) -> Outcome {
    fs::rename(folder.join(old), folder.join(new)).map_err(|error| format!("{old}: {error}"))
}

/// The page of a game. What it says before its program starts is what it says where it never does.
fn page(front: &str, card: &Card, names: &Names) -> Result<String, String> {
    let art = art(front)?;
    let (title, summary) = (escaped(card.title), escaped(card.summary));
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<meta name=\"description\" content=\"{summary}\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"last-move-game\" content=\"{id}\">\n\
         <link rel=\"canonical\" href=\"../{id}.html\">\n\
         <link rel=\"stylesheet\" href=\"{style}\">\n\
         <script defer src=\"{glue}\"></script>\n<script defer src=\"{boot}\"></script>\n\
         </head>\n<body>\n{art}\n{about}<div id=\"app\" class=\"wrap framed\"><p>{summary}</p>\
         <p class=\"source\"><a href=\"../{id}.html\" target=\"_blank\" rel=\"noopener\">{title} · Last Move</a></p></div>\n\
         </body>\n</html>\n",
        id = card.id,
        style = names.style,
        glue = names.glue,
        boot = names.boot,
        about = template(card.id),
    ))
}

/// The style without fonts of its own, which would be fetched.
fn without_fonts(style: &str) -> String {
    let mut pieces = style.split("@font-face");
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        text += piece.split_once('}').map_or("", |(_, rest)| rest);
    }
    text
}

/// The name of the page’s style in the front page.
fn site_style(front: &str) -> Result<&str, String> {
    let begin = front.find(SITE_STYLE).ok_or("index.html: there is no style")?;
    let end = front[begin..].find(".css").ok_or("index.html: there is no style")?;
    Ok(&front[begin..begin + end + ".css".len()])
}

/// The drawings that boards are made of.
fn art(front: &str) -> Result<&str, String> {
    let begin = front.find("<svg").ok_or("index.html: there are no drawings")?;
    let end = front[begin..].find("</svg>").ok_or("index.html: there are no drawings")?;
    Ok(&front[begin..begin + end + "</svg>".len()])
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

pub(crate) fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
