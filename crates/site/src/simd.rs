//! Builds the worker of the tables once more, for browsers that compare sixteen bytes at once.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::steps::{self, Echo};
use crate::{Outcome, install, module, place};

/// The second program; its name begins with that of the first.
pub(crate) const SIMD: &str = "last-move-tables-lanes";
/// What both are built from.
const PLAIN: &str = "last-move-tables";
/// What the browser must know: values of 128 bits, in lanes.
const FEATURE: &str = "-C target-feature=+simd128";
/// How wasm-opt is to read the program.
const ENABLED: &str = "--enable-simd";
/// Where Trunk is told how to make the plain program.
const MANIFEST: &str = "index.html";
/// The smallest program of all that needs the feature: one function, which counts the bits of
/// sixteen zeros. Only where it is valid is the second program valid too.
const PROBE: [u8; 31] = [
    0, 97, 115, 109, 1, 0, 0, 0, // the sign and the version of every program
    1, 5, 1, 96, 0, 1, 123, // types: no value to one of 128 bits
    3, 2, 1, 0, // functions: one of that type
    10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11, // code: 0 in sixteen lanes, bits of each
];

/// Builds script and program into a folder, as Trunk does with the plain ones of a release.
pub(crate) fn build(folder: &Path) -> Outcome {
    // A folder of its own, or each of the two would have the other built anew.
    let target = place::target().join("lanes");
    let mut cargo = Command::new(place::cargo());
    cargo
        .args(["build", "--locked", "--package", PLAIN])
        .args(["--profile", install::PROFILE, "--target", install::WASM])
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", FEATURE)
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(place::root());
    steps::must("building the worker of the tables in lanes", &mut cargo, Echo::Pulse)?;
    let built = target.join(install::WASM).join(install::PROFILE).join(format!("{PLAIN}.wasm"));
    let mut bind = module::with_tools("wasm-bindgen")?;
    bind.args(["--target", "no-modules", "--no-typescript", "--out-name", SIMD, "--out-dir"])
        .arg(&target)
        .arg(built);
    steps::must("binding it", &mut bind, Echo::Pulse)?;
    let [glue, wasm] = [format!("{SIMD}.js"), format!("{SIMD}_bg.wasm")];
    module::optimise(&target.join(&wasm), &folder.join(&wasm), &options()?)?;
    fs::copy(target.join(&glue), folder.join(&glue))
        .map(drop)
        .map_err(|error| format!("{glue}: {error}"))
}

/// What wasm-opt is told about the plain program, and that this one has lanes.
fn options() -> Result<Vec<String>, String> {
    let path = place::root().join(MANIFEST);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let attribute = |name: &str| {
        let (_, tag) = text.split_once(&format!("data-bin=\"{PLAIN}\""))?;
        let (_, value) = tag.split('>').next()?.split_once(&format!("{name}=\""))?;
        value.split('"').next()
    };
    let (Some(level), Some(more)) = (attribute("data-wasm-opt"), attribute("data-wasm-opt-params"))
    else {
        return Err(format!("{MANIFEST}: it does not say how wasm-opt makes {PLAIN}"));
    };
    let options = std::iter::once(format!("-O{level}"));
    Ok(options.chain(more.split_whitespace().chain([ENABLED]).map(str::to_string)).collect())
}

/// An expression of JavaScript: the name that the browser is to load, given both. A program that a
/// frame has brought as a text is the plain one, and wants the script made for it.
pub(crate) fn choice(plain: &str, simd: &str) -> String {
    let probe: Vec<String> = PROBE.iter().map(u8::to_string).collect();
    let probe = probe.join(",");
    format!(
        "!self.lastMoveCrew && WebAssembly.validate(new Uint8Array([{probe}]))\n    ? {simd}\n    : {plain}"
    )
}
