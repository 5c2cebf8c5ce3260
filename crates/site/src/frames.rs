//! The folder `v1`: a page for each game and one for tables, made for frames on other sites.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD as STANDARD;
use messages::{LANGUAGES, Message};

use crate::about::{escaped, template};
use crate::element::{self, ELEMENT, MODULE};
use crate::first::{On, Pictures};
use crate::language::{self, About, ENGLISH, said};
use crate::tables::{DESCRIPTION, PAGE};
use crate::trust::{self, TRUSTED};
use crate::{
    ChoreResult, begin, declarations, inline, integrity, place, placeholder, postprocess, starter,
    words,
};

/// The folder; its addresses stay valid for ever.
pub(crate) const FOLDER: &str = "v1";
/// The policy of a frame: its own files and WebAssembly, and no inline code.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'";

/// A kind of frame: the names of its program and of what goes with it.
#[derive(Debug)]
pub struct FrameKind {
    pub(crate) program: &'static str,
    /// The script that carries the worker for pages that must not fetch.
    pub(crate) inline_worker: &'static str,
    /// The name of the script that starts it, of its style, and of its page if it has one page only.
    pub name: &'static str,
    /// How its messages name it.
    thing: &'static str,
}

pub(crate) const GAME: FrameKind = FrameKind {
    program: "last-move-frame",
    inline_worker: "last-move-inline-worker",
    name: "frame",
    thing: "board",
};
/// Tables.
pub const TABLE: FrameKind = FrameKind {
    program: "last-move-table",
    inline_worker: "last-move-table-inline-worker",
    name: "table",
    thing: "table",
};

impl FrameKind {
    pub(crate) fn glue(&self) -> String {
        format!("{}.js", self.program)
    }

    fn wasm(&self) -> String {
        format!("{}_bg.wasm", self.program)
    }

    /// The variable of its program in its script.
    pub(crate) fn variable(&self) -> String {
        self.program.replace('-', "_")
    }

    /// True for boards.
    pub(crate) fn games(&self) -> bool {
        self.name == GAME.name
    }

    /// The sheets of its style.
    fn styles(&self) -> &'static [&'static str] {
        match self.games() {
            true => &["board.css", "fit.css"],
            false => &["board.css", "fit.css", "tables.css", "frame-table.css"],
        }
    }

    /// Its subject.
    fn about(&self) -> About {
        if self.games() { About::Games } else { About::Tables }
    }

    /// The script of a language.
    pub(crate) fn words(&self, language: &str) -> String {
        format!("{}-{language}.js", self.name)
    }

    /// A script of `web` with the list of languages, and of the script of each.
    pub(crate) fn languages(&self, text: &str) -> Result<String, String> {
        let scripts = LANGUAGES.map(|(language, _)| (language, self.words(language)));
        languages(text, scripts.into_iter())
    }

    /// The messages of that script, by the names that it has for them.
    fn said(&self) -> [(&'static str, Message); 8] {
        [
            ("stopped", words::stopped(self.thing)),
            ("slow", words::slow(self.thing)),
            ("no-memory", words::no_memory(self.thing)),
            ("frame-missing", words::frame_missing(self.thing, "{file}", "{status}")),
            ("frame-absent", words::frame_absent(self.thing, "{file}")),
            ("frame-damaged", words::frame_damaged(self.thing)),
            ("frame-forbidden", words::frame_forbidden(self.thing)),
            ("needs-wasm", words::needs_wasm(self.thing)),
        ]
    }

    /// The script of `web` that starts a frame, for this kind.
    fn boot(&self, text: &str) -> Result<String, String> {
        let bundle = bundle_name(self);
        let names = [
            (GAME.inline_worker, self.inline_worker),
            (GAME.program, self.program),
            (&GAME.variable(), &self.variable()),
            (&bundle_name(&GAME), &bundle),
        ];
        let text = language::sentences(&self.languages(text)?, &self.said())?;
        let text = trust::script(&text)?;
        Ok(names.into_iter().fold(text, |text, (old, new)| text.replace(old, new)))
    }
}

/// A script with the list of languages, each with the name of its script.
pub(crate) fn languages(
    text: &str,
    languages: impl Iterator<Item = (&'static str, String)>,
) -> Result<String, String> {
    let named = format!("const languages = {};", scripts(languages));
    placeholder::fill(text, LANGUAGE_SCRIPTS, &named, "a script")
}

/// Languages with the names of their scripts, as an object of a script.
pub(crate) fn scripts(languages: impl Iterator<Item = (&'static str, String)>) -> String {
    let scripts: Vec<String> =
        languages.map(|(language, script)| format!("{language}: \"./{script}\"")).collect();
    format!("{{ {} }}", scripts.join(", "))
}

/// The variable of a script with the program in it.
pub(crate) fn bundle_name(kind: &FrameKind) -> String {
    let mut words = kind.program.split('-');
    let first = words.next().unwrap_or_default().to_string();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

/// The sandbox of our frames on other pages. Their links open in tabs without a sandbox, since a
/// sandboxed page has no origin and cannot load files that only its own origin may load.
pub(crate) const SANDBOX: &str =
    "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";

const BOOT: &str = "frame.js";
/// Makes a picture of the frame, on request.
pub(crate) const PICTURE: &str = "picture.js";
/// The placeholder of the scripts of languages.
const LANGUAGE_SCRIPTS: &str = "const languages = {};";
/// The scripts of the element, and whether each is a classic one.
const ELEMENTS: [(&str, bool); 2] = [(ELEMENT, true), (MODULE, false)];
/// The folder of pictures of starts.
const STARTS: &str = "starts";
/// The beginnings of the names of the site’s style sheets in the front page, in their order.
const SITE_STYLES: [&str; 2] = ["board-", "site-"];

/// Moves the frame’s program away, so that it is not taken for that of the page.
pub(crate) fn take(staging: &Path) -> ChoreResult {
    let folder = staging.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let profile = env::var_os("TRUNK_PROFILE").ok_or("trunk names the profile in TRUNK_PROFILE")?;
    let bound = place::target().join("wasm-bindgen").join(profile);
    for kind in [GAME, TABLE] {
        let [glue, wasm] = [kind.glue(), kind.wasm()].map(|name| folder.join(name));
        move_file(&staging.join(kind.wasm()), &wasm)?;
        // Trunk has shortened the names in its copy, by which the ways to start are recognised.
        fs::remove_file(staging.join(kind.glue()))
            .map_err(|error| format!("{}: {error}", kind.glue()))?;
        let sum = integrity::of(&folder, &kind.wasm())?;
        write(&glue, &starter::script(&kind, &read(&bound.join(kind.glue()))?, &sum)?)?;
        trust::glue(&glue)?;
        postprocess::terse(&glue, true)?;
    }
    Ok(())
}

/// Writes everything else, once the workers of games and of tables have their names.
pub(crate) fn pages(
    staging: &Path,
    (worker, tables): (&postprocess::Worker, &postprocess::Worker),
    pictures: &Pictures,
) -> ChoreResult {
    let folder = staging.join(FOLDER);
    let scripts = element::scripts(&place::root().join("web"))?;
    for ((name, classic), script) in ELEMENTS.into_iter().zip(scripts) {
        write(&folder.join(name), &script)?;
        postprocess::terse(&folder.join(name), classic)?;
    }
    let front = read(&staging.join("index.html"))?;
    let types = declarations::text(&place::root().join("web"))?;
    write(&folder.join(declarations::NAME), &types)?;
    let names = load(staging, &GAME, &front, worker)?;
    let first = pictures.head(&folder, On::Frame)?;
    for game in games::GAMES {
        let card = game.card();
        let (title, summary) = (escaped(&said(card.title)), escaped(&said(card.summary)));
        let (said, about) = (pictures.opening(game, On::Frame)?, template(card.id, ENGLISH));
        let head = first.as_str();
        let shown = Shown { id: card.id, title, summary, said, head, home: card.id, about };
        frame(&folder, &front, &shown, &names)?;
        start(&folder, card.id)?;
    }
    let front = read(&staging.join(PAGE))?;
    let names = load(staging, &TABLE, &front, tables)?;
    let (title, summary) = ("Tables".to_string(), escaped(DESCRIPTION));
    let said = pictures.tables_main(On::Frame)?;
    let head = &pictures.tables_head(&folder, On::Frame)?;
    let (home, about) = ("tables", String::new());
    let shown = Shown { id: TABLE.name, title, summary, said, head, home, about };
    frame(&folder, &front, &shown, &names)
}

/// Writes the files that the pages of a kind load; drawings come from the front page.
fn load(
    staging: &Path,
    kind: &FrameKind,
    front: &str,
    worker: &postprocess::Worker,
) -> Result<Names, String> {
    let folder = staging.join(FOLDER);
    let web = place::root().join("web");
    let mut style = String::new();
    for name in kind.styles() {
        style += &plain(&read(&web.join(name))?);
    }
    write(&folder.join(format!("{}.css", kind.name)), &style)?;
    let boot = folder.join(format!("{}.js", kind.name));
    write(&boot, &kind.boot(&read(&web.join(BOOT))?)?)?;
    postprocess::terse(&boot, true)?;
    for (language, _) in LANGUAGES {
        let file = folder.join(kind.words(language));
        write(&file, &language::script(language, kind.about())?)?;
        postprocess::terse(&file, true)?;
    }
    let draws = folder.join(PICTURE);
    write(&draws, &read(&web.join(PICTURE))?)?;
    postprocess::terse(&draws, true)?;
    inline::write_face(&folder, &web)?;
    let spare = bundle(&bundle_name(kind), "", &folder.join(kind.wasm()))?;
    write(&folder.join(format!("{}_spare.js", kind.program)), &spare)?;
    let glue = quoted(&read(&staging.join(&worker.glue))?)?;
    let inline_worker =
        bundle("lastMoveInlineWorker", &format!("glue:{glue},"), &staging.join(&worker.wasm))?;
    write(&folder.join(format!("{}.js", kind.inline_worker)), &inline_worker)?;
    // Inline boards exist for games alone, and start with the style of frames.
    if kind.games() {
        inline::write_kit(&folder, &style, art(front)?)?;
    }
    named(&folder, kind, worker)
}

/// The picture of a game’s start, for pages without frames: `node tests/e2e/starts.mjs` draws it in a
/// browser, so a new game may have none yet.
fn start(folder: &Path, id: &str) -> ChoreResult {
    let name = format!("{id}.svg");
    let path = place::root().join("web").join(STARTS).join(&name);
    if path.exists() { write(&folder.join(name), &read(&path)?) } else { Ok(()) }
}

/// Hashed names of the files that a page loads.
struct Names {
    glue: String,
    boot: String,
    style: String,
    face: String,
}

/// A script with a program in it as text, for pages that must not fetch.
fn bundle(name: &str, more: &str, wasm: &Path) -> Result<String, String> {
    let bytes = fs::read(wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let text = STANDARD.encode(&bytes);
    // A loop takes a tenth of the time of `Uint8Array.from` with a function, during which the page is blocked.
    Ok(format!(
        "self.{name}={{{more}text:\"{text}\",\
         bytes:text=>{{const letters=atob(text),bytes=new Uint8Array(letters.length);\
         for(let i=0;i<bytes.length;i+=1)bytes[i]=letters.charCodeAt(i);return bytes}}}};"
    ))
}

/// Gives the files names that change with their content.
fn named(folder: &Path, kind: &FrameKind, worker: &postprocess::Worker) -> Result<Names, String> {
    let [script, style] = [".js", ".css"].map(|end| format!("{}{end}", kind.name));
    let mut hasher = DefaultHasher::new();
    hasher.write(worker.start.as_bytes());
    let games = kind.games();
    let texts = if games { inline::texts()? } else { Vec::new() };
    let extra = [PICTURE].into_iter().chain(games.then_some(inline::KIT));
    let spoken = LANGUAGES.map(|(language, _)| kind.words(language));
    let extra: Vec<&str> = extra.chain(spoken.iter().map(String::as_str)).collect();
    let files = [kind.glue(), kind.wasm(), script.clone(), style.clone(), inline::FACE.to_string()];
    for name in files.iter().map(String::as_str).chain(extra.iter().copied()) {
        let path = folder.join(name);
        hasher.write(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    for (_, text) in &texts {
        hasher.write(text.as_bytes());
    }
    let hash = format!("{:016x}", hasher.finish());
    let [(element, _), (module, _)] = ELEMENTS;
    let mut starts = Vec::new();
    for name in [&script, element, module] {
        starts.push((folder.join(name), read(&folder.join(name))?));
    }
    let mut give = |name: &str| {
        let (stem, end) = match name.strip_suffix("_bg.wasm") {
            Some(stem) => (stem, "_bg.wasm"),
            None => name.split_at(name.rfind('.').unwrap_or(name.len())),
        };
        let named = format!("{stem}-{hash}{end}");
        for (_, start) in &mut starts {
            *start = start.replace(&format!("./{name}"), &format!("./{named}"));
        }
        named
    };
    for (id, text) in &texts {
        write(&folder.join(give(inline::ABOUT).replace(".js", &format!("-{id}.js"))), text)?;
    }
    let mut moved = |name: &str| {
        let named = give(name);
        rename(folder, name, &named)?;
        Ok::<String, String>(named)
    };
    let program =
        [kind.wasm(), format!("{}_spare.js", kind.program), format!("{}.js", kind.inline_worker)];
    for name in program.iter().map(String::as_str).chain(extra) {
        moved(name)?;
    }
    let (glue, style, face) = (moved(&kind.glue())?, moved(&style)?, moved(inline::FACE)?);
    let named = format!("{}-{hash}.js", kind.name);
    for (path, start) in starts {
        write(&path, &start.replace("../worker.js", &format!("../{}", worker.start)))?;
    }
    rename(folder, &script, &named)?;
    Ok(Names { glue, boot: named, style, face })
}

fn rename(folder: &Path, old: &str, new: &str) -> ChoreResult {
    move_file(&folder.join(old), &folder.join(new))
}

fn move_file(from: &Path, to: &Path) -> ChoreResult {
    fs::rename(from, to).map_err(|error| format!("{}: {error}", from.display()))
}

/// The subject of a frame's page.
struct Shown<'s> {
    /// Its name in the folder.
    id: &'s str,
    /// Title and summary, as markup.
    title: String,
    summary: String,
    /// The content before its program starts, as markup.
    said: String,
    /// More for its head, as markup.
    head: &'s str,
    /// The page of the site that has the whole of it.
    home: &'s str,
    /// Its text, as markup.
    about: String,
}

/// Writes the page of a frame. The static content is also the fallback if its program does not start.
fn frame(folder: &Path, front: &str, shown: &Shown<'_>, names: &Names) -> ChoreResult {
    let art = art(front)?;
    let Shown { id, title, summary, said, head, home, about } = shown;
    let still = begin::content(folder, "still", "css", STILL)?;
    let scriptless = scriptless(shown)?;
    let text = format!(
        "<!doctype html>\n<html lang=\"en\" class=\"whole\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}; {TRUSTED}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<meta name=\"description\" content=\"{summary}\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"last-move-game\" content=\"{id}\">\n\
         <link rel=\"canonical\" href=\"../{home}.html\">\n\
         <link rel=\"stylesheet\" href=\"{style}\">\n<script async src=\"{face}\"></script>\n\
         <script defer src=\"{boot}\"></script>\n<script defer src=\"{glue}\"></script>\n{head}\n\
         <noscript><link rel=\"stylesheet\" href=\"{still}\"></noscript>\n\
         </head>\n<body class=\"paper\">\n{art}\n{about}<div id=\"app\" class=\"wrap framed\">{scriptless}{said}\
         <p class=\"source\"><a href=\"../{home}.html\" target=\"_blank\" rel=\"noopener\">{title} · Last Move</a></p></div>\n\
         </body>\n</html>\n",
        style = names.style,
        face = names.face,
        glue = names.glue,
        boot = names.boot,
    );
    write(&folder.join(format!("{id}.html")), &text)
}

/// Where no scripts run, nothing has looked at the address, so the picture may be of another position; and where a
/// sandbox forbids scripts, it forbids new windows as well.
const STILL: &str = "figure[data-first], [data-first]:not([data-settings]), .framed > .source, .framed .turn { display: none }";

/// What a frame says where no scripts run, in each language since nobody can choose one.
fn scriptless(shown: &Shown<'_>) -> Result<String, String> {
    let Shown { id, title, home, .. } = shown;
    let thing = if *id == TABLE.name { TABLE.thing } else { GAME.thing };
    let mut said = String::new();
    for (language, text) in language::each(&words::no_scripts(thing))? {
        said += &format!("<p lang=\"{language}\">{}</p>", escaped(&text));
    }
    Ok(format!(
        "<noscript><div class=\"notice\">{said}\
         <p><a href=\"../{home}.html\" target=\"_self\">{title} · Last Move</a></p></div></noscript>"
    ))
}

/// The names of the site’s sheets in the front page.
pub(crate) fn site_styles(front: &str) -> Result<[&str; 2], String> {
    let [board, site] = SITE_STYLES;
    Ok([style(front, board)?, style(front, site)?])
}

/// A style sheet without its comments and indents.
pub(crate) fn plain(style: &str) -> String {
    let mut pieces = style.split("/*");
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        text += piece.split_once("*/").map_or("", |(_, rest)| rest);
    }
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The name of a style that a page loads.
fn style<'p>(page: &'p str, begin: &str) -> Result<&'p str, String> {
    let absent = || format!("there is no style {begin}…");
    let mut pieces =
        page.split("href=").skip(1).map(|piece| piece.trim_start_matches(['"', '\'', '.', '/']));
    let piece = pieces
        .find(|piece| {
            piece.starts_with(begin)
                && piece.split(['>', ' ']).next().is_some_and(|name| name.contains(".css"))
        })
        .ok_or_else(absent)?;
    let end = piece.find(".css").ok_or_else(absent)?;
    Ok(&piece[..end + ".css".len()])
}

/// The drawings of which boards consist.
fn art(front: &str) -> Result<&str, String> {
    let begin = front.find("<svg").ok_or("index.html: there are no drawings")?;
    let end = front[begin..].find("</svg>").ok_or("index.html: there are no drawings")?;
    Ok(&front[begin..begin + end + "</svg>".len()])
}

/// A text as a script has it.
pub(crate) fn quoted(text: &str) -> Result<String, String> {
    serde_json::to_string(text).map_err(|error| error.to_string())
}

/// The text of a file.
///
/// # Errors
/// One sentence that names the file.
pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a text into a file, in place of what was there.
///
/// # Errors
/// One sentence that names the file.
pub fn write(path: &Path, text: &str) -> ChoreResult {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
