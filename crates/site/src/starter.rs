//! The glue of a frame’s program, with our way to start it, also a second time.

use crate::frames::{self, FrameKind, GAME, read};
use crate::{integrity, place, placeholder};

/// The script in `web` that does so; it is appended to the glue.
const STARTER: &str = "start.js";

/// Replaces the ways to start a program that frames do not use.
const START: &str = "return async (module) => {
    __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
    return exports;
};
});
";

/// The glue with one way to start, from the compiled program, and with the code that does so repeatedly; `sum` is the
/// digest of the program.
pub(crate) fn script(kind: &FrameKind, glue: &str, sum: &str) -> Result<String, String> {
    let (glue, _) = glue
        .split_once("async function __wbg_load(")
        .ok_or_else(|| format!("{} does not start as it did", kind.glue()))?;
    let starter = read(&place::root().join("web").join(STARTER))?;
    let sum = format!("const integrity = \"{sum}\"");
    let starter = placeholder::fill(&starter, integrity::PLACE, &sum, STARTER)?;
    // The solver’s script uses the same name, and both may be in one page.
    let own = format!("const {}_once", kind.variable());
    let starter = starter
        .replace(&GAME.variable(), &kind.variable())
        .replace(&frames::bundle_name(&GAME), &frames::bundle_name(kind));
    Ok(glue.replace("let wasm_bindgen", &own) + START + &starter)
}
