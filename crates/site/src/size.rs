//! Measures dist as a visitor would download it, and fails above the budget.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;

use messages::LANGUAGES;

use crate::frames::{FOLDER, GAME, TABLE};
use crate::simd::SIMD;
use crate::{ChoreResult, no_more, page, place, share};

/// Most bytes after brotli that a visitor waits for: with the first games, and for each further game.
///
/// A visitor downloads one of the two programs of the tables worker, so each is measured separately, with
/// the script that chooses.
const BUDGETS: [(Part, u64, u64); 9] = [
    // Twins need the nodes of all games: some 20 kB of the page, and less of a frame, which offers none.
    // Digests of files add 1.3 kB to the pages.
    (Part::Page, 398_000, 5_000),
    // Hex alone brings some 20 kB: its search is compiled for speed.
    (Part::Worker, 227_000, 3_000),
    (Part::Explorer, 205_000, 0),
    // Of each of these two, some 8 kB look for the rule of given values.
    (Part::Tables, 163_000, 0),
    (Part::Frame, 384_000, 5_000),
    (Part::Simd, 171_000, 0),
    (Part::Table, 231_000, 0),
    (Part::Share, 24_000, 0),
    (Part::Docs, 5_000, 0),
];
/// Games included in the first budget.
const FIRST_GAMES: u64 = 21;

/// What a visitor loads at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The files needed before the first board can be played.
    Page,
    /// The worker of the page, loaded later.
    Worker,
    /// The files that only the page of the tables loads; the common style counts for the first page.
    Explorer,
    /// The worker of the tables.
    Tables,
    /// The same for browsers with SIMD.
    Simd,
    /// The files needed before the board in a frame can be played.
    Frame,
    /// The files needed before a frame of tables shows something.
    Table,
    /// The window for sharing.
    Share,
    /// The files of the pages for authors beside the common style.
    Docs,
}

impl Part {
    /// True if a visitor who loads this part loads a file of this name.
    fn loads(self, name: &str) -> bool {
        if let Some((FOLDER, name)) = name.split_once('/') {
            let table = name.starts_with(TABLE.program) || name.starts_with("table-");
            return self == if table { Part::Table } else { Part::Frame };
        }
        if name.starts_with(share::FOLDER) {
            return self == Part::Share;
        }
        if ["docs-", "look-", "playground-"].iter().any(|begin| name.starts_with(begin)) {
            return self == Part::Docs;
        }
        let style = name.starts_with("tables-") && name.ends_with(".css");
        let own = ["last-move-explorer", "begin-tables-", "words-tables-"];
        let explorer = style || own.iter().any(|begin| name.starts_with(begin));
        let tables = name.contains("tables") && !explorer;
        let simd = name.starts_with(SIMD);
        match self {
            Part::Explorer => explorer,
            Part::Tables => tables && !simd,
            // The script that chooses is loaded with either program.
            Part::Simd => simd || tables && name.starts_with("tables-"),
            Part::Frame | Part::Table | Part::Share | Part::Docs => false,
            Part::Worker => name.contains("worker"),
            Part::Page => !explorer && !tables && !name.contains("worker"),
        }
    }
}

/// What a visitor loads until a first game has been played in a frame, and on a page of the site.
pub(crate) const FRAME: [Part; 2] = [Part::Frame, Part::Worker];
pub(crate) const PAGE: [Part; 2] = [Part::Page, Part::Worker];

/// What a first visit loads, in kB after gzip, rounded up to tens: programs, scripts and styles of these parts.
///
/// # Errors
/// One sentence that names a file that cannot be read.
pub(crate) fn visit(site: &Path, parts: [Part; 2]) -> Result<String, String> {
    let mut bytes = 0;
    for (name, path) in files(site)? {
        if parts.iter().any(|part| part.loads(&name)) {
            let failed = |error| format!("{}: {error}", path.display());
            bytes += gzip(&fs::read(&path).map_err(failed)?).map_err(failed)?;
        }
    }
    if parts.contains(&Part::Frame) {
        bytes += typeface(site)?;
    }
    // Compressors of servers differ from ours by half a percent.
    Ok(((bytes + bytes / 200).div_ceil(10_000) * 10).to_string())
}

/// The bytes after gzip of the typeface of a frame, a script that comes with the first board.
fn typeface(site: &Path) -> Result<u64, String> {
    let folder = site.join(FOLDER);
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(&folder).map_err(failed)?.flatten();
    let face = entries.map(|entry| entry.path()).find(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("face-"))
    });
    face.map_or(Ok(0), |path| fs::read(path).and_then(|bytes| gzip(&bytes)).map_err(failed))
}

struct Weight {
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// `cargo xtask size`
pub fn run(args: &mut lexopt::Parser) -> ChoreResult {
    no_more(args)?;
    let _page = page::as_built()?;
    for line in weigh()? {
        println!("{line}");
    }
    Ok(())
}

/// The table of sizes, or an error over budget.
pub fn weigh() -> Result<Vec<String>, String> {
    let weights = weights()?;
    let mut lines = vec![row("", "raw", "gzip", "brotli")];
    for weight in &weights {
        lines.push(row(&weight.name, &kb(weight.raw), &kb(weight.gzip), &kb(weight.brotli)));
    }
    let mut over = Vec::new();
    let more = (games::GAMES.len() as u64).saturating_sub(FIRST_GAMES);
    for (part, first, each) in BUDGETS {
        let budget = first + each * more;
        let of_part = || weights.iter().filter(|weight| part.loads(&weight.name));
        let brotli: u64 = of_part().map(|weight| weight.brotli).sum();
        let raw: u64 = of_part().map(|weight| weight.raw).sum();
        let gzip: u64 = of_part().map(|weight| weight.gzip).sum();
        let name = format!("{part:?} together, of {}", kb(budget));
        lines.push(row(&name, &kb(raw), &kb(gzip), &kb(brotli)));
        if brotli > budget {
            over.push(format!(
                "{part:?} is {} after brotli, above its budget of {}",
                kb(brotli),
                kb(budget)
            ));
        }
    }
    if over.is_empty() {
        Ok(lines)
    } else {
        Err(format!("{}\n{}", lines.join("\n"), over.join("; ")))
    }
}

fn weights() -> Result<Vec<Weight>, String> {
    let named = files(&place::dist())?;
    // All at once: brotli takes seconds for a program.
    let mut weights = thread::scope(|scope| {
        let weighed = named.into_iter().map(|(name, path)| {
            scope.spawn(move || {
                of(&path).map(|(raw, gzip, brotli)| Weight { name, raw, gzip, brotli })
            })
        });
        let threads: Vec<_> = weighed.collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| "a file could not be weighed".to_string())?);
        joined.collect::<Result<Vec<Weight>, String>>()
    })?;
    weights.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(weights)
}

/// The files of a site that are weighed, with their names below its folder.
fn files(dist: &Path) -> Result<Vec<(String, PathBuf)>, String> {
    let absent = |error| format!("{}: {error}; `cargo xtask build` makes it", dist.display());
    let mut named = Vec::new();
    let frames = dist.join(FOLDER);
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dist).map_err(absent)? {
        let path = entry.map_err(absent)?.path();
        if path == frames || is_share(&path) {
            let within = fs::read_dir(&path).map_err(absent)?;
            paths.extend(within.flatten().map(|entry| entry.path()));
        } else {
            paths.push(path);
        }
    }
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if ![".wasm", ".js", ".css"].iter().any(|end| name.ends_with(end)) {
            continue;
        }
        if is_late(&name) {
            continue;
        }
        let name = match path.parent() {
            Some(folder) if folder == frames => format!("{FOLDER}/{name}"),
            Some(folder) if is_share(folder) => format!("{}{name}", share::FOLDER),
            _ => name,
        };
        named.push((name, path));
    }
    if named.is_empty() {
        return Err(format!("{} holds no page; `cargo xtask build` makes it", dist.display()));
    }
    Ok(named)
}

/// True for files that are loaded on demand or after the program: by frames without an origin, for a picture
/// or another language, for letters, and by pages with inline boards or frames.
fn is_late(name: &str) -> bool {
    // A visitor loads one language; the first is weighed.
    let spoken = |(language, _): &(&str, &str)| {
        ["words", "words-tables", GAME.name, TABLE.name]
            .iter()
            .any(|begin| name.starts_with(&format!("{begin}-{language}-")))
    };
    ["_spare-", "-inline-worker-", "-kit-"].iter().any(|part| name.contains(part))
        || LANGUAGES[1..].iter().any(spoken)
        || ["picture-", "face-", "about-", "texts-", "last-move.js", "last-move.mjs"]
            .iter()
            .any(|begin| name.starts_with(begin))
}

/// True for the folder of the window for sharing.
fn is_share(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.is_dir() && name.starts_with(share::FOLDER)
}

/// Bytes of a file as it is, after gzip, and after brotli.
pub(crate) fn of(path: &Path) -> Result<(u64, u64, u64), String> {
    let failed = |error| format!("{}: {error}", path.display());
    let bytes = fs::read(path).map_err(failed)?;
    Ok((bytes.len() as u64, gzip(&bytes).map_err(failed)?, brotli(&bytes).map_err(failed)?))
}

fn gzip(bytes: &[u8]) -> std::io::Result<u64> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    out.write_all(bytes)?;
    Ok(out.finish()?.len() as u64)
}

fn brotli(bytes: &[u8]) -> std::io::Result<u64> {
    let mut out = Vec::new();
    let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &best)?;
    Ok(out.len() as u64)
}

pub(crate) fn row(name: &str, raw: &str, gzip: &str, brotli: &str) -> String {
    format!("{name:<48} {raw:>10} {gzip:>10} {brotli:>10}")
}

pub(crate) fn kb(bytes: u64) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}
