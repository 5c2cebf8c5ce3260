//! Builds the worker of the tables a second time, for browsers with 128-bit SIMD.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{self, Echo};
use crate::{ChoreResult, install, module, place};

/// The second program; its name begins with that of the first.
pub(crate) const SIMD: &str = "last-move-tables-lanes";
/// The package of both programs.
const PLAIN: &str = "last-move-tables";
/// The required feature: values of 128 bits, in lanes.
const FEATURE: &str = "-C target-feature=+simd128";
/// The smallest program that needs the feature: one function, which counts the bits of sixteen zeros. A
/// browser that accepts it accepts the second program too.
const PROBE: [u8; 31] = [
    0, 97, 115, 109, 1, 0, 0, 0, // the sign and the version of every program
    1, 5, 1, 96, 0, 1, 123, // types: no value to one of 128 bits
    3, 2, 1, 0, // functions: one of that type
    10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11, // code: 0 in sixteen lanes, bits of each
];

/// Builds script and program into a folder, with the same steps as Trunk takes for the plain ones of a release.
pub(crate) fn build(folder: &Path) -> ChoreResult {
    compile()?;
    let target = target();
    let built = target.join(install::WASM).join(install::PROFILE).join(format!("{PLAIN}.wasm"));
    let mut bind = module::with_tools("wasm-bindgen")?;
    bind.args(["--target", "no-modules", "--no-typescript", "--out-name", SIMD, "--out-dir"])
        .arg(&target)
        .arg(built);
    steps::must("binding it", &mut bind, Echo::Pulse)?;
    let [glue, wasm] = [format!("{SIMD}.js"), format!("{SIMD}_bg.wasm")];
    module::optimise(&target.join(&wasm), &folder.join(&wasm))?;
    fs::copy(target.join(&glue), folder.join(&glue))
        .map(drop)
        .map_err(|error| format!("{glue}: {error}"))
}

/// A separate folder; in a shared one each build would discard the other.
fn target() -> PathBuf {
    place::target().join("lanes")
}

/// Compiles the program.
pub(crate) fn compile() -> ChoreResult {
    let mut cargo = Command::new(place::cargo());
    cargo
        .args(["build", "--locked", "--package", PLAIN])
        .args(["--profile", install::PROFILE, "--target", install::WASM])
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", FEATURE)
        .env("CARGO_TARGET_DIR", target())
        .current_dir(place::root());
    steps::must("building the SIMD worker of the tables", &mut cargo, Echo::Pulse)?;
    Ok(())
}

/// A JavaScript expression for the name to load, given both. A program that a frame carries as text is
/// the plain one, and needs the script made for it.
pub(crate) fn choice(plain: &str, simd: &str) -> String {
    let probe: Vec<String> = PROBE.iter().map(u8::to_string).collect();
    let probe = probe.join(",");
    format!(
        "!self.lastMoveInlineWorker && WebAssembly.validate(new Uint8Array([{probe}]))\n    ? {simd}\n    : {plain}"
    )
}
