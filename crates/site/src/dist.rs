//! Makes a release: the site with a copy that never changes, its zip, one file a game, the module, checksums.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use lexopt::prelude::*;
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::frames::{FOLDER, read, write};
use crate::lock::{self, Guarded};
use crate::{ChoreResult, hosting, licences, module, one_file, page, place, steps};

/// Parts of a release.
const SITE: &str = "site";
const ONE_FILE: &str = "one-file";
const MODULE: &str = "module";
const SUMS: &str = "SHA256SUMS";

/// `cargo xtask dist -o FOLDER`
pub fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut folder, mut as_built) = (None, false);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            Short('o') | Long("output") => {
                folder = Some(PathBuf::from(args.value().map_err(|error| error.to_string())?));
            }
            Long("as-built") => as_built = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    let folder = folder.ok_or("where to? Name an empty or new folder by -o FOLDER")?;
    empty(&folder)?;
    let _page = if as_built { page::as_built()? } else { page::build_release()? };
    steps::say("one file a game");
    for game in games::GAMES {
        let id = game.card().id;
        put(&folder.join(ONE_FILE).join(format!("{id}.html")), one_file::one_file(id)?.as_bytes())?;
    }
    // An existing build is taken as it is.
    let _module = lock::take(Guarded::Module)?;
    if as_built && module::is_built(&module::usual()) {
        copy_all(&module::usual(), &folder.join(MODULE))?;
    } else {
        module::build(&folder.join(MODULE))?;
    }
    assemble(&place::dist(), &folder)?.iter().for_each(|line| println!("{line}"));
    steps::say(&format!("the release is in {}", folder.display()));
    Ok(())
}

/// The folder of the copy that never changes: the version of the contract, then the minor and patch
/// version of the release.
pub(crate) fn pinned() -> String {
    let mut parts = env!("CARGO_PKG_VERSION").split('.').skip(1);
    let mut part = || parts.next().unwrap_or("0");
    let (minor, patch) = (part(), part());
    format!("v{}.{minor}.{patch}", embed::VERSION)
}

/// Checks that the folder of a release is empty.
fn empty(folder: &Path) -> ChoreResult {
    match fs::read_dir(folder).map(|mut entries| entries.next().is_none()) {
        Ok(false) => {
            Err(format!("{} is not empty, but a release needs an empty folder", folder.display()))
        }
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(named(folder, &error)),
        Ok(true) | Err(_) => fs::create_dir_all(folder).map_err(|error| named(folder, &error)),
    }
}

/// Puts the built site into the folder, with its zip and checksums of all files; returns the parts and their sizes.
fn assemble(built: &Path, folder: &Path) -> Result<Vec<String>, String> {
    let site = folder.join(SITE);
    copy_all(built, &site)?;
    // A file of one game may be published alone.
    copy_all(&built.join(licences::FOLDER), &folder.join(ONE_FILE).join(licences::FOLDER))?;
    pin(&site)?;
    let zip = folder.join(format!("last-move-{}.zip", env!("CARGO_PKG_VERSION")));
    pack(&site, &zip)?;
    let mut sums = String::new();
    let mut sizes: Vec<(String, u64, usize)> = Vec::new();
    for path in files(folder)? {
        let bytes = load(&folder.join(&path))?;
        sums += &format!("{}  {path}\n", hex(&Sha256::digest(&bytes)));
        let part = path.split_once('/').map_or(path.as_str(), |(part, _)| part).to_string();
        match sizes.iter_mut().find(|(known, ..)| *known == part) {
            Some((_, size, count)) => (*size, *count) = (*size + bytes.len() as u64, *count + 1),
            None => sizes.push((part, bytes.len() as u64, 1)),
        }
    }
    write(&folder.join(SUMS), &sums)?;
    let line = |(part, size, count): &(String, u64, usize)| {
        format!("{part:<24} {:>8} kB {count:>5} files", size / 1000)
    };
    Ok(sizes.iter().map(line).collect())
}

/// Copies `v1` to a folder that needs nothing outside of itself except the pages that it links to.
fn pin(site: &Path) -> ChoreResult {
    let (from, to) = (site.join(FOLDER), site.join(pinned()));
    let mut wanted = Vec::new();
    for path in files(&from)? {
        let target = to.join(&path);
        if !path.ends_with(".js") && !path.ends_with(".html") {
            copy(&from.join(&path), &target)?;
            continue;
        }
        let mut text = read(&from.join(&path))?;
        for name in beside(&text) {
            text = text.replace(&format!("../{name}"), &format!("./{name}"));
            wanted.push(name);
        }
        put(&target, text.as_bytes())?;
    }
    // Files outside of v1 name further files beside them.
    while let Some(name) = wanted.pop() {
        let target = to.join(&name);
        if target.exists() {
            continue;
        }
        copy(&site.join(&name), &target)?;
        if name.ends_with(".js") {
            wanted.extend(companions(site, &read(&target)?)?);
        }
    }
    let headers = site.join("_headers");
    if headers.exists() {
        let text = read(&headers)? + &hosting::forever(&format!("{}/*", pinned()));
        write(&headers, &text)?;
    }
    Ok(())
}

/// Files with hashed names that a text loads from the folder above.
fn beside(text: &str) -> Vec<String> {
    let mut names: Vec<String> = text
        .split("../")
        .skip(1)
        .map(|rest| rest.split(['"', '\'', '`', ')', '?', '#']).next().unwrap_or_default())
        .filter(|name| hosting::hashed(name) && !name.contains('/'))
        .map(str::to_string)
        .collect();
    names.sort();
    names.dedup();
    names
}

/// Files of the site whose name without its ending occurs in a script.
fn companions(site: &Path, script: &str) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(site).map_err(|error| named(site, &error))?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let stem = |name: &str| {
        let end = name.find("_bg.").or(name.rfind('.')).unwrap_or(name.len());
        name[..end].to_string()
    };
    Ok(names.filter(|name| hosting::hashed(name) && script.contains(&stem(name))).collect())
}

/// Packs a folder; the same files always make the same zip.
fn pack(folder: &Path, zip: &Path) -> ChoreResult {
    let file = File::create(zip).map_err(|error| named(zip, &error))?;
    let mut writer = ZipWriter::new(file);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for path in files(folder)? {
        let bytes = load(&folder.join(&path))?;
        let failed = |error: String| format!("{}: {path}: {error}", zip.display());
        writer.start_file(&path, options).map_err(|error| failed(error.to_string()))?;
        writer.write_all(&bytes).map_err(|error| failed(error.to_string()))?;
    }
    writer.finish().map_err(|error| format!("{}: {error}", zip.display()))?;
    Ok(())
}

/// The files below a folder, as paths with slashes, in order.
fn files(folder: &Path) -> Result<Vec<String>, String> {
    let mut all = Vec::new();
    let mut open = vec![String::new()];
    while let Some(below) = open.pop() {
        let here = folder.join(&below);
        for entry in fs::read_dir(&here).map_err(|error| named(&here, &error))? {
            let entry = entry.map_err(|error| named(&here, &error))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if below.is_empty() { name } else { format!("{below}/{name}") };
            if entry.path().is_dir() { open.push(path) } else { all.push(path) }
        }
    }
    all.sort();
    Ok(all)
}

/// Copies a folder with everything in it.
pub fn copy_all(from: &Path, to: &Path) -> ChoreResult {
    for path in files(from)? {
        copy(&from.join(&path), &to.join(&path))?;
    }
    Ok(())
}

/// Copies a file, with the folders that it needs.
///
/// ```
/// use site::{dist::{copy, copy_all}, frames::{read, write}, place};
/// let folder = place::target().join("example-of-copies");
/// std::fs::create_dir_all(folder.join("one")).expect("the target can be written to");
/// write(&folder.join("one/page.html"), "a page").expect("so can its folders");
/// copy(&folder.join("one/page.html"), &folder.join("one/deeper/page.html")).expect("and copied");
/// copy_all(&folder.join("one"), &folder.join("other")).expect("as a whole, too");
/// assert_eq!(read(&folder.join("other/deeper/page.html")).as_deref(), Ok("a page"));
/// assert!(read(&folder.join("none")).is_err_and(|error| error.contains("none")));
/// std::fs::remove_dir_all(folder).expect("and removed");
/// ```
pub fn copy(from: &Path, to: &Path) -> ChoreResult {
    put(to, &load(from)?)
}

fn load(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| named(path, &error))
}

fn put(path: &Path, bytes: &[u8]) -> ChoreResult {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| named(folder, &error))?;
    }
    fs::write(path, bytes).map_err(|error| named(path, &error))
}

fn named(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use zip::ZipArchive;

    const HASH: &str = "0123456789abcdef";

    /// A folder of its own for a test, and a small site in it.
    fn tree(name: &str) -> (PathBuf, PathBuf) {
        let top = place::target().join(format!("dist-{name}-{}", std::process::id()));
        let built = top.join("built");
        for (path, text) in [
            ("index.html", "<title>Last Move</title>".to_string()),
            ("kayles.html", "Kayles".to_string()),
            ("_headers", "/*\n  A: b\n".to_string()),
            ("licences/THIRD-PARTY.txt", "who wrote what".to_string()),
            (".nojekyll", String::new()),
            (
                &format!("worker-{HASH}.js"),
                format!("at('./solver-{HASH}.js');at('./solver-{HASH}_bg.wasm')"),
            ),
            (&format!("solver-{HASH}.js"), "let wasm".to_string()),
            (&format!("solver-{HASH}_bg.wasm"), "wasm".to_string()),
            (&format!("page-{HASH}.js"), "no frame needs it".to_string()),
            ("v1/kayles.html", "<a href=\"../kayles.html\">Kayles</a>".to_string()),
            (&format!("v1/frame-{HASH}.js"), format!("start(\"../worker-{HASH}.js\")")),
        ] {
            put(&built.join(path), text.as_bytes()).expect("it is written");
        }
        (top.clone(), built)
    }

    fn zipped(path: &Path) -> Vec<(String, Vec<u8>)> {
        let mut zip = ZipArchive::new(File::open(path).expect("it is there")).expect("it is a zip");
        let mut all = Vec::new();
        for i in 0..zip.len() {
            let mut file = zip.by_index(i).expect("it is whole");
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).expect("it is read");
            all.push((file.name().expect("it is text").into_owned(), bytes));
        }
        all
    }

    #[test]
    fn a_release_is_whole_and_the_same_each_time() {
        let (top, built) = tree("whole");
        let mut zips = Vec::new();
        for name in ["one", "two"] {
            let folder = top.join(name);
            empty(&folder).expect("it is new");
            put(&folder.join(ONE_FILE).join("kayles.html"), b"one").expect("it is written");
            let lines = assemble(&built, &folder).expect("it is made");
            assert!(lines.iter().any(|line| line.starts_with("site ")), "{lines:?}");
            let zip = folder.join(format!("last-move-{}.zip", env!("CARGO_PKG_VERSION")));
            let inside = zipped(&zip);
            let site = files(&folder.join(SITE)).expect("it is there");
            assert_eq!(inside.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(), site);
            for (name, bytes) in inside {
                assert_eq!(
                    bytes,
                    load(&folder.join(SITE).join(&name)).expect("it is there"),
                    "{name}"
                );
            }
            for part in [SITE, ONE_FILE] {
                let licences = folder.join(part).join("licences/THIRD-PARTY.txt");
                assert_eq!(read(&licences).expect("it is there"), "who wrote what", "{part}");
            }
            let sums = read(&folder.join(SUMS)).expect("they are there");
            let mut summed: Vec<String> = Vec::new();
            for line in sums.lines() {
                let (sum, path) = line.split_once("  ").expect("a sum and a path");
                let bytes = load(&folder.join(path)).expect("it is there");
                assert_eq!(sum, hex(&Sha256::digest(bytes)), "{path}");
                summed.push(path.to_string());
            }
            let mut all = files(&folder).expect("it is there");
            all.retain(|path| path != SUMS);
            assert_eq!(summed, all);
            zips.push((load(&zip).expect("it is there"), sums));
        }
        assert_eq!(zips[0], zips[1], "nothing of the day or the machine is in a release");
        assert!(empty(&top.join("one")).is_err_and(|error| error.contains("not empty")));
        fs::remove_dir_all(top).expect("it goes");
    }

    #[test]
    fn the_copy_that_stays_has_all_it_needs() {
        let (top, built) = tree("pinned");
        let folder = top.join("out");
        assemble(&built, &folder).expect("it is made");
        let copy = folder.join(SITE).join(pinned());
        let names = files(&copy).expect("it is there");
        let wanted = [
            format!("frame-{HASH}.js"),
            "kayles.html".to_string(),
            format!("solver-{HASH}.js"),
            format!("solver-{HASH}_bg.wasm"),
            format!("worker-{HASH}.js"),
        ];
        assert_eq!(names, wanted);
        let boot = read(&copy.join(&wanted[0])).expect("it is there");
        assert_eq!(boot, format!("start(\"./worker-{HASH}.js\")"));
        let page = read(&copy.join("kayles.html")).expect("it is there");
        assert!(page.contains("../kayles.html"), "links lead to the site");
        let headers = read(&folder.join(SITE).join("_headers")).expect("they are there");
        assert!(headers.ends_with("immutable\n") && headers.contains(&format!("/{}/*", pinned())));
        fs::remove_dir_all(top).expect("it goes");
    }

    #[test]
    fn the_copy_is_named_by_contract_and_release() {
        let name = pinned();
        assert!(name.starts_with("v1.") && name.matches('.').count() == 2, "{name}");
    }
}
