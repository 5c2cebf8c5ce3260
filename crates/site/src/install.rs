//! Installs tools that a build needs, once; if one cannot be installed, says how to get it.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::lock::{self, Guarded};
use crate::steps::{self, Echo};
use crate::{ChoreResult, place};

/// The target of all that runs in a browser.
pub const WASM: &str = "wasm32-unknown-unknown";
/// The profile for speed.
pub const PROFILE: &str = "release";
/// The oldest supported Trunk, which also builds with every supported compiler.
const TRUNK: [u32; 3] = [0, 21, 14];
const NODE: u32 = 20;

/// Everything that Trunk needs; returns Trunk itself. Only a release is optimised and minified by npm packages.
pub(crate) fn for_page(release: bool) -> Result<PathBuf, String> {
    wasm_target()?;
    let trunk = trunk()?;
    wasm_bindgen()?;
    wasm_opt(release)?;
    // Trunk calls cargo for each program; fetching first gives one message about it.
    let mut fetch = Command::new(place::cargo());
    fetch.args(["fetch", "--locked", "--target", WASM]).current_dir(place::root());
    steps::must("fetching crates", &mut fetch, Echo::Pulse)?;
    Ok(trunk)
}

/// Everything that the JavaScript module needs.
pub(crate) fn for_module() -> ChoreResult {
    wasm_target()?;
    wasm_bindgen()?;
    wasm_opt(true)
}

/// The standard library for wasm.
pub fn wasm_target() -> Result<(), String> {
    let sysroot = Command::new("rustc")
        .args(["--print", "sysroot"])
        .current_dir(place::root())
        .output()
        .map_err(|error| format!("rustc did not start: {error}"))?;
    let sysroot = String::from_utf8_lossy(&sysroot.stdout).trim().to_string();
    let there = || Path::new(&sysroot).join("lib/rustlib").join(WASM).is_dir();
    if there() {
        return Ok(());
    }
    let _tools = lock::take(Guarded::Tools)?;
    if there() {
        return Ok(());
    }
    let absent = format!("the Rust standard library for {WASM} is absent");
    steps::online(&absent)?;
    if place::on_path(&["rustup"]).is_none() {
        return Err(format!(
            "{absent}, and so is rustup, which adds it by `rustup target add {WASM}`"
        ));
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", WASM]).current_dir(place::root());
    steps::must("adding the wasm target to Rust", &mut add, Echo::Pulse)?;
    Ok(())
}

fn trunk() -> Result<PathBuf, String> {
    let new = |trunk: &Path| version_of(trunk).is_some_and(|version| version >= TRUNK);
    if let Some(found) = place::on_path(&["trunk"])
        && new(&found)
    {
        return Ok(found);
    }
    let ours = place::tools().join(format!("trunk{EXE_SUFFIX}"));
    if new(&ours) {
        return Ok(ours);
    }
    let _tools = lock::take(Guarded::Tools)?;
    if new(&ours) {
        return Ok(ours);
    }
    let [major, minor, patch] = TRUNK;
    let home = place::target().join("tools");
    let scratch = home.join("build");
    let mut install = Command::new(place::cargo());
    install
        .args(["install", "--locked", "--no-default-features", "--debug"])
        .arg(format!("trunk@{major}.{minor}.{patch}"))
        .arg("--root")
        .arg(&home)
        // A permanent folder, so that an interrupted build resumes.
        .arg("--target-dir")
        .arg(&scratch)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .current_dir(place::root());
    steps::must("building trunk, once, about four minutes", &mut install, Echo::Pulse)?;
    // Half a gigabyte that is not needed again; it does no harm if it cannot be deleted.
    let _ = fs::remove_dir_all(scratch);
    Ok(ours)
}

/// The generator and the browser test runner, at the version of Cargo.lock, and what stands in for wasm-opt.
pub fn wasm_bindgen() -> Result<(), String> {
    let runner = place::tools().join(format!("wasm-bindgen-test-runner{EXE_SUFFIX}"));
    let there = || -> Result<bool, String> {
        let changed = newer(&place::root().join("crates/tools/src/wopt.rs"), &runner);
        Ok(locked_wasm_bindgen()? == version_of(&runner) && !changed)
    };
    if there()? {
        return Ok(());
    }
    let _tools = lock::take(Guarded::Tools)?;
    if there()? {
        return Ok(());
    }
    build_tools()?;
    put("wopt", "wasm-opt")?;
    put("wbg", "wasm-bindgen")?;
    // The last one, whose version says that all are there.
    put("wbg-test-runner", "wasm-bindgen-test-runner")
}

/// Compiles the programs of crates/tools.
fn build_tools() -> ChoreResult {
    let mut build = Command::new(place::cargo());
    build.args(["build", "--locked", "--package", "last-move-tools"]).current_dir(place::root());
    steps::must("building wasm-bindgen, once, about one minute", &mut build, Echo::Pulse)?;
    Ok(())
}

/// The version in Cargo.lock, which the generator must match to the digit.
fn locked_wasm_bindgen() -> Result<Option<[u32; 3]>, String> {
    let path = place::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let entry = lock.split_once("name = \"wasm-bindgen\"\n");
    Ok(entry.and_then(|(_, rest)| three_numbers(rest.lines().next()?)))
}

/// The program that Trunk calls wasm-opt; the real one comes from npm if it is used.
fn wasm_opt(used: bool) -> Result<(), String> {
    let ours = place::tools().join(format!("wasm-opt{EXE_SUFFIX}"));
    if place::on_path(&["wasm-opt"]).is_some() {
        // A tool from an earlier run would hide the real one.
        let _ = fs::remove_file(ours);
        return Ok(());
    }
    if used && let Err(absent) = npm() {
        steps::say(&format!(
            "the page will be larger than it could be, without wasm-opt: {absent}"
        ));
    }
    if ours.is_file() {
        return Ok(());
    }
    let _tools = lock::take(Guarded::Tools)?;
    build_tools()?;
    put("wopt", "wasm-opt")
}

/// Where npm put wasm-opt, if it did.
pub(crate) fn wasm_opt_script() -> Option<PathBuf> {
    npm_script("binaryen/bin/wasm-opt")
}

/// Where npm put a script of one of its packages, if it has put all of them.
pub(crate) fn npm_script(name: &str) -> Option<PathBuf> {
    place::on_path(&["node"])?;
    let folder = packages();
    let script = has_all(&folder).then(|| fs::canonicalize(folder.join(name)).ok());
    script.flatten()
}

/// The folder of the npm packages.
fn packages() -> PathBuf {
    place::e2e().join("node_modules")
}

/// The list of packages that npm was asked for, and the copy of it that says that npm has finished.
fn lists(packages: &Path) -> [PathBuf; 2] {
    [packages.with_file_name("package-lock.json"), packages.join(".installed-lock.json")]
}

/// True if npm has finished with the present list of packages. Their times say nothing: a checkout changes those.
fn has_all(packages: &Path) -> bool {
    let [wanted, installed] = lists(packages).map(fs::read);
    wanted.ok().is_some_and(|wanted| installed.is_ok_and(|installed| installed == wanted))
}

/// Node and the packages of tests/e2e; an error says what is missing and how to install it.
pub fn npm() -> Result<(), String> {
    let node = place::on_path(&["node"]).ok_or(
        "node is absent; version 20 or newer comes with `apt-get install nodejs npm`, `brew install node` \
         or your system's like",
    )?;
    if version_of(&node).is_none_or(|version| version[0] < NODE) {
        return Err(format!("{} is older than version {NODE}", node.display()));
    }
    let folder = packages();
    if has_all(&folder) {
        return Ok(());
    }
    let _tools = lock::take(Guarded::Tools)?;
    if has_all(&folder) {
        return Ok(());
    }
    steps::online("the npm packages of tests/e2e are absent")?;
    let npm = place::on_path(&["npm", "npm.cmd"])
        .ok_or("npm is absent, which comes with node or with `apt-get install npm`")?;
    let [wanted, installed] = lists(&folder);
    let failed = |error: io::Error| format!("{}: {error}", installed.display());
    match fs::remove_file(&installed) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    let mut install = Command::new(npm);
    install
        .args(["ci", "--no-audit", "--no-fund", "--cache"])
        .arg(place::cache().join("npm"))
        .current_dir(place::e2e());
    steps::must("installing the npm packages of tests/e2e", &mut install, Echo::Pulse)?;
    fs::copy(wanted, &installed).map(drop).map_err(failed)
}

/// True if `file` was written after `mark`, or `mark` is missing.
fn newer(file: &Path, mark: &Path) -> bool {
    let time = |path: &Path| fs::metadata(path).and_then(|meta| meta.modified()).ok();
    time(mark).is_none() || time(file) > time(mark)
}

/// Puts one program of crates/tools into the folder of tools under the name that its callers know.
fn put(built: &str, name: &str) -> Result<(), String> {
    let from = place::target().join("debug").join(format!("{built}{EXE_SUFFIX}"));
    let to = place::tools().join(format!("{name}{EXE_SUFFIX}"));
    // Copied beside its place, so that a copy that is interrupted is never taken for the program.
    let part = place::tools().join(format!("{name}.part"));
    fs::create_dir_all(place::tools())
        .and_then(|()| fs::copy(&from, &part))
        .and_then(|_| fs::rename(&part, &to))
        .map_err(|error| {
            format!("{} could not be put at {}: {error}", from.display(), to.display())
        })
}

/// The first three numbers in a program's version output.
fn version_of(program: &Path) -> Option<[u32; 3]> {
    let mut ask = Command::new(program);
    let out = ask.arg("--version").env_remove("NO_COLOR").output().ok()?;
    three_numbers(&String::from_utf8(out.stdout).ok()?)
}

fn three_numbers(text: &str) -> Option<[u32; 3]> {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map_while(|part| part.parse().ok());
    Some([numbers.next()?, numbers.next()?, numbers.next()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_there_once_npm_has_finished_with_the_present_list() {
        let top = place::target().join(format!("packages-{}", std::process::id()));
        let folder = top.join("node_modules");
        let [wanted, installed] = lists(&folder);
        fs::create_dir_all(folder.join("a-package")).expect("a folder in the output");
        fs::write(&wanted, "{ 1 }").expect("a list");
        assert!(!has_all(&folder), "npm was interrupted");
        fs::write(&installed, "{ 1").expect("a part of it");
        assert!(!has_all(&folder), "the copy was interrupted");
        fs::copy(&wanted, &installed).expect("a copy");
        assert!(has_all(&folder));
        // As after a change of branches and back.
        fs::write(&wanted, "{ 2 }").expect("another list");
        assert!(!has_all(&folder), "the list is another one");
        fs::write(&wanted, "{ 1 }").expect("the first list");
        assert!(has_all(&folder), "the list is newer than the packages, and the same");
        fs::remove_dir_all(top).expect("it goes");
    }
}
