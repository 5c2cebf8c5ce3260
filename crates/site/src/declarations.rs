//! The types of the element for TypeScript, with the names of games and parameters in their places.

use std::path::Path;

use embed::params::{KEYS, SITE};

use crate::frames::read;
use crate::placeholder;

/// The file in `web/element`, and its name in the folder of frames.
pub(crate) const NAME: &str = "last-move.d.ts";
const GAMES: &str = "/* games */";
const PARAMETERS: &str = "/* parameters */";

/// The declarations of this release.
pub(crate) fn text(web: &Path) -> Result<String, String> {
    let text = read(&web.join("element").join(NAME))?;
    let games = union(games::GAMES.iter().map(|game| game.card().id));
    let text = placeholder::fill(&text, GAMES, &games, NAME)?;
    placeholder::fill(&text, PARAMETERS, &union(KEYS.into_iter().chain(SITE)), NAME)
}

fn union<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;
    use embed::{answer, outgoing};

    #[test]
    fn every_message_and_every_request_is_declared() {
        let text = text(&place::root().join("web")).expect("it has its places");
        for kind in outgoing::KINDS {
            assert!(text.contains(&format!("Told<\"{kind}\">")), "{kind}");
        }
        let begin = text.find("interface Requests").expect("they are listed");
        let requests = &text[begin..begin + text[begin..].find("\n}").expect("it ends")];
        for name in answer::REQUESTS {
            let named = [format!("\n  {name}:"), format!("\n  \"{name}\":")];
            assert!(named.iter().any(|one| requests.contains(one)), "{name}");
        }
        assert!(text.contains("\"kayles\" |") && text.contains("| \"level\""));
    }
}
