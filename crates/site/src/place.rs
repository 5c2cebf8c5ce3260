//! Paths: the checkout, its build output, and the programs on this machine.
//!
//! ```
//! use site::place;
//! let root = place::root();
//! assert!(root.join("Trunk.toml").is_file());
//! assert!(place::e2e().join("package.json").is_file());
//! assert!(place::dist().starts_with(&root) && place::cache().starts_with(&root));
//! assert!([place::tools(), place::served()].iter().all(|folder| folder.starts_with(place::target())));
//! // The first of some programs, as a shell finds it; our tools come first.
//! assert!(place::on_path(&["no-such-program", "cargo"]).is_some());
//! assert_eq!(place::program_in(&[root], &["cargo"]), None);
//! let path = place::path_with_tools().expect("no folder has a colon in its name");
//! assert_eq!(std::env::split_paths(&path).next(), Some(place::tools()));
//! assert!(!place::cargo().is_empty());
//! ```

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The top of the checkout.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("crates/site lies two folders below the top").to_path_buf()
}

/// Cargo's output folder.
pub fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The programs installed by xtask, under the names that Trunk and cargo look for.
pub fn tools() -> PathBuf {
    target().join("tools").join("bin")
}

/// The built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The output folder of `cargo xtask serve`, with the page and all that is compiled for it.
///
/// It has its own so that it may rebuild at any time: other commands neither read nor write what it makes.
pub fn served() -> PathBuf {
    target().join("serve")
}

/// The page tests, and the only folder with npm packages.
pub fn e2e() -> PathBuf {
    root().join("tests").join("e2e")
}

/// The cache between runs apart from cargo's; it is inside the project.
pub fn cache() -> PathBuf {
    root().join(".cache")
}

/// PATH with our tools first.
pub fn path_with_tools() -> Result<OsString, String> {
    let old = env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(tools()).chain(env::split_paths(&old));
    env::join_paths(all).map_err(|error| format!("PATH cannot hold {}: {error}", tools().display()))
}

/// The first of these programs that is on PATH.
pub fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    program_in(&env::split_paths(&path).collect::<Vec<_>>(), names)
}

/// The first of these programs that is in one of the folders.
pub fn program_in(folders: &[PathBuf], names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(|folder| folder.join(&file)).find(|full| full.is_file())
    })
}

/// The cargo that runs us.
pub fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
