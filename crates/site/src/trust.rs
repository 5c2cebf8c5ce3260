//! Supports pages that require Trusted Types: one policy, made by the scripts that start a program.

use std::path::Path;

use crate::frames::{read, write};
use crate::{ChoreResult, place, placeholder};

/// The requirement in all our policies.
pub(crate) const TRUSTED: &str = "require-trusted-types-for 'script'; trusted-types last-move";

/// The script in `web` that makes the policy, and its placeholder in others.
const SCRIPT: &str = "trust.js";
const PLACE: &str = "/* trust */";

/// The markup call in the glue of a page, and its replacement.
const MARKUP: &str = ".innerHTML = getStringFromWasm0(arg1, arg2)";
const TRUSTED_MARKUP: &str = ".innerHTML = ((text) => self.lastMoveTrust?.createHTML(text) ?? text)\
    (getStringFromWasm0(arg1, arg2))";

/// A script of `web` with the policy in its place.
pub(crate) fn script(text: &str) -> Result<String, String> {
    let trust = read(&place::root().join("web").join(SCRIPT))?;
    placeholder::fill(text, PLACE, &trust, "a script")
}

/// Lets the glue of a Yew program pass markup to the browser through the policy.
pub(crate) fn glue(path: &Path) -> ChoreResult {
    let text = trusted(&read(path)?)
        .ok_or_else(|| format!("{} does not say “{MARKUP}” once", path.display()))?;
    write(path, &text)
}

/// The glue with the policy; `None` if it makes markup in another way.
fn trusted(glue: &str) -> Option<String> {
    let once = glue.matches(".innerHTML").count() == 1 && glue.contains(MARKUP);
    once.then(|| glue.replace(MARKUP, TRUSTED_MARKUP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_goes_through_the_policy_or_the_build_stops() {
        let one = format!("arg0{MARKUP};");
        assert_eq!(trusted(&one), Some(format!("arg0{TRUSTED_MARKUP};")));
        assert_eq!(trusted(&one.repeat(2)), None);
        assert_eq!(trusted("arg0.innerHTML = v0;"), None);
        assert_eq!(trusted("arg0.outerHTML"), None);
    }

    #[test]
    fn every_script_that_starts_something_has_a_place_for_the_policy() {
        let web = place::root().join("web");
        for name in ["begin.js", "frame.js", "worker.js", "last-move.js"] {
            let made = script(&read(&web.join(name)).expect("it is there")).expect(name);
            assert!(made.contains("createPolicy(\"last-move\"") && !made.contains(PLACE), "{name}");
            // The element makes the policy with the first inline board: see web/element/program.js.
            let at_once = made.contains("trusting(() => at(");
            assert_eq!(at_once, name != "last-move.js", "{name}");
        }
        assert!(TRUSTED.ends_with("trusted-types last-move"));
    }
}
