//! Builds the page with Trunk, and serves it during development.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use lexopt::prelude::*;

use crate::lock::{self, Guarded, Held};
use crate::steps::{self, Echo};
use crate::{ChoreResult, install, place, publish};

/// The profiles of the page with little optimisation, and none across crates, which takes most of the time of a build.
const QUICK: [(&str, &str); 8] = [
    ("CARGO_PROFILE_WEB_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_WEB_LTO", "off"),
    ("CARGO_PROFILE_WEB_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_WEB_INCREMENTAL", "true"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
];

/// `cargo xtask build [--quick]`
pub fn build_command(args: &mut lexopt::Parser) -> ChoreResult {
    let mut release = true;
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            Long("quick") => release = false,
            other => return Err(other.unexpected().to_string()),
        }
    }
    let _page = lock::take(Guarded::Page)?;
    build(release)?;
    steps::say(&format!("built {}", place::dist().display()));
    Ok(())
}

/// Builds the release into `dist`, unless the one there is newer than all that it is made from; nobody else changes it
/// while the result is held.
pub fn build_release() -> Result<Held, String> {
    let page = lock::take(Guarded::Page)?;
    let named = |error: io::Error| format!("{}: {error}", place::root().display());
    let is_release = fs::read_to_string(stamp()).is_ok_and(|kind| kind == kind_of(true));
    if finished().is_ok()
        && is_release
        && is_current(&stamp(), &place::root(), &no_sources()).map_err(named)?
    {
        steps::say("the page is newer than its sources");
    } else {
        build(true)?;
    }
    Ok(page)
}

/// The page in `dist` as it is; nobody else changes it while the result is held.
///
/// # Errors
/// One sentence if there is none, or if the build of it was interrupted.
pub fn as_built() -> Result<Held, String> {
    let page = lock::take(Guarded::Page)?;
    finished()?;
    Ok(page)
}

/// An error if there is no whole page in `dist`.
fn finished() -> ChoreResult {
    if stamp().is_file() && place::dist().join("index.html").is_file() {
        return Ok(());
    }
    let dist = place::dist();
    Err(format!("{} holds no finished page; `cargo xtask build` makes one", dist.display()))
}

fn build(release: bool) -> ChoreResult {
    let trunk = install::for_page(release)?;
    // A build that is interrupted leaves a part of a page, without a stamp.
    match fs::remove_file(stamp()) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            return Err(format!("{}: {error}", stamp().display()));
        }
        _ => {}
    }
    let mut build = trunk_command(&trunk, "build", release, &place::dist())?;
    // A source that changes during the build is newer than what comes of it.
    let began = SystemTime::now();
    steps::must("building the page", &mut build, Echo::Lines)?;
    let kept = File::create(stamp()).and_then(|mut stamp| {
        stamp.write_all(kind_of(release).as_bytes())?;
        stamp.set_modified(began)
    });
    kept.map_err(|error| format!("{}: {error}", stamp().display()))
}

/// The kind of a page, which its stamp contains: how it is optimised, and its future address.
fn kind_of(release: bool) -> String {
    let optimised = if release { "release" } else { "quick" };
    format!("{optimised} {}", future_address())
}

/// The address for which the pages are made; empty if they are made for no certain one.
fn future_address() -> String {
    publish::site().unwrap_or_default()
}

/// A file with the time and the kind of the page in `dist`; there is none while that is not whole.
fn stamp() -> PathBuf {
    place::target().join("page-built")
}

/// Folders whose files do not change the page.
fn no_sources() -> Vec<PathBuf> {
    let [tests, history] = ["tests", ".git"].map(|name| place::root().join(name));
    vec![place::dist(), place::target(), place::cache(), tests, history]
}

/// True if nothing below a folder, apart from these, is newer than the stamp. Folders count, since a file that
/// has gone leaves only its folder changed.
fn is_current(stamp: &Path, root: &Path, apart: &[PathBuf]) -> io::Result<bool> {
    let Ok(built) = fs::metadata(stamp).and_then(|stamp| stamp.modified()) else {
        return Ok(false);
    };
    let mut open: Vec<PathBuf> = fs::read_dir(root)?.flatten().map(|entry| entry.path()).collect();
    while let Some(path) = open.pop() {
        if apart.contains(&path) {
            continue;
        }
        let about = fs::symlink_metadata(&path)?;
        if about.modified()? > built {
            return Ok(false);
        }
        if about.is_dir() {
            open.extend(fs::read_dir(&path)?.flatten().map(|entry| entry.path()));
        }
    }
    Ok(true)
}

/// `cargo xtask serve`
pub fn serve(args: &mut lexopt::Parser) -> ChoreResult {
    let options = Options::read(args)?;
    let port = options.port;
    let _served = lock::take_now(Guarded::Served)
        .map_err(|other| format!("{other}; end it, or use that page"))?;
    free(port)?;
    let trunk = install::for_page(options.release)?;
    steps::say(&format!(
        "building the page; then it is at http://127.0.0.1:{port} until you press Ctrl-C"
    ));
    let mut serve = trunk_command(&trunk, "serve", options.release, &place::served().join("page"))?;
    serve.env("CARGO_TARGET_DIR", place::served()).arg("--port").arg(port.to_string());
    if options.release {
        // The script that reloads a page is not among what visitors get.
        serve.args(["--no-autoreload", "true"]);
    }
    // Another command may make it while this one serves, which is no change of a source.
    let dist = place::dist();
    fs::create_dir_all(&dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    // Trunk stops at a folder that is missing, such as the target of a cargo that writes elsewhere, or the
    // history of a downloaded checkout.
    for folder in no_sources().into_iter().filter(|folder| folder.exists()) {
        serve.arg("--ignore").arg(folder);
    }
    let status = steps::prepared(&mut serve).status();
    let status = status.map_err(|error| format!("trunk did not start: {error}"))?;
    if status.success() {
        return Ok(());
    }
    // Another program may have taken the port during the build.
    free(port)?;
    Err(format!("trunk serve on port {port} stopped: {status}"))
}

/// An error if another program uses a port, with one that is free.
fn free(port: u16) -> ChoreResult {
    let open = |port: u16| TcpListener::bind(("127.0.0.1", port)).map(drop);
    let Err(error) = open(port) else { return Ok(()) };
    if error.kind() != ErrorKind::AddrInUse {
        return Err(format!("port {port} cannot be opened: {error}"));
    }
    let near = port.checked_add(1).unwrap_or(8080)..=u16::MAX;
    let other = near.into_iter().find(|port| open(*port).is_ok());
    let other = other
        .map_or(String::new(), |other| format!("; `--port {other}` serves at one that is free"));
    Err(format!("port {port} is in use by another program{other}"))
}

/// An error if the page is not built.
pub fn there(built: bool) -> ChoreResult {
    if built { Ok(()) } else { Err("the page was not built".to_string()) }
}

struct Options {
    port: u16,
    /// Serve what visitors get: smaller and faster, but much slower to build.
    release: bool,
}

impl Options {
    fn read(args: &mut lexopt::Parser) -> Result<Self, String> {
        let mut options = Self { port: 8080, release: false };
        while let Some(arg) = args.next().map_err(|error| error.to_string())? {
            match arg {
                Long("port") => {
                    let text = args.value().map_err(|error| error.to_string())?;
                    options.port = text.parse().map_err(|error| error.to_string())?;
                }
                Long("release") => options.release = true,
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(options)
    }
}

fn trunk_command(trunk: &Path, verb: &str, release: bool, dist: &Path) -> Result<Command, String> {
    // Trunk watches the folder above this one, which must exist.
    fs::create_dir_all(dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    let mut command = Command::new(trunk);
    command
        .arg(verb)
        .arg("--dist")
        .arg(dist)
        .current_dir(place::root())
        .env("PATH", place::path_with_tools()?)
        // Trunk takes the usual NO_COLOR=1 for a mistake and stops.
        .env_remove("NO_COLOR")
        // A failed build has printed its reason by then; Trunk's backtrace would hide it.
        .env("RUST_BACKTRACE", "0")
        // It warns of each module that it cannot minify, which our own step does later.
        .env("RUST_LOG", "error,trunk=info,trunk::processing=error")
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    if !release {
        command.envs(QUICK);
        return Ok(command);
    }
    command.arg("--release");
    if let Some(script) = install::wasm_opt_script() {
        command.env("LAST_MOVE_WASM_OPT", script);
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_page_is_current_until_a_source_comes_changes_or_goes() {
        let root = place::target().join(format!("current-{}", std::process::id()));
        let (stamp, apart) = (root.join("out/stamp"), [root.join("out")]);
        let old = SystemTime::now() - Duration::from_secs(600);
        let at = |path: &Path, time| File::open(path).and_then(|file| file.set_modified(time));
        let current = || is_current(&stamp, &root, &apart).unwrap();
        for folder in ["out", "web/art"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        let source = root.join("web/art/pin.svg");
        fs::write(&source, "pin").unwrap();
        assert!(!current(), "there is no stamp");
        fs::write(&stamp, "").unwrap();
        assert!(current());
        at(&stamp, old).unwrap();
        assert!(!current(), "a source is newer");
        for path in ["web", "web/art", "web/art/pin.svg"] {
            at(&root.join(path), old).unwrap();
        }
        assert!(current(), "what is apart does not count");
        fs::remove_file(&source).unwrap();
        assert!(!current(), "a source has gone");
        fs::remove_dir_all(root).unwrap();
    }
}
