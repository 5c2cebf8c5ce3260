//! The script of the element `last-move`, which brings boards to pages of other sites.

use std::collections::BTreeMap;
use std::path::Path;

use embed::params::{KEYS, PRESETS, SITE, WORDS};
use embed::table;
use messages::Message;
use serde_json::{Value, json};

use crate::frames::{FOLDER, GAME, TABLE, quoted, read};
use crate::{dist, heights, language, placeholder, publish, trust, words};

/// The script, in `web` and in the folder of frames.
pub(crate) const ELEMENT: &str = "last-move.js";
/// The same as a module.
pub(crate) const MODULE: &str = "last-move.mjs";
/// Where the script starts itself, and the end of the module in its place.
const START: &str = "/* start */";
const MODULE_END: &str = "module.js";
const SITE_ADDRESS: &str = "const site = \"\";";
/// Files that are inserted into it, and the place for them.
const PARTS: [&str; 7] = [
    "attributes.js",
    "colours.js",
    "keys.js",
    "nearness.js",
    "program.js",
    "requests.js",
    "room.js",
];
const PLACE_OF_PARTS: &str = "/* parts */";
const VERSION: &str = "const version = \"\";";
const PARAMETERS: &str = "const parameters = {};";
const HEIGHTS: &str = "const heights = { widths: [], games: {} };";
const PRESET_PARTS: &str = "const presets = {};";

/// The element as a script and as a module, with its parts, its sentences, the parameters of all games, and its languages.
pub(crate) fn scripts(web: &Path) -> Result<[String; 2], String> {
    let text = language::sentences(&read(&web.join(ELEMENT))?, &said())?;
    let mut text = trust::script(&GAME.languages(&text)?)?;
    let mut parts = String::new();
    for part in PARTS {
        parts += &read(&web.join("element").join(part))?;
    }
    let filled = [
        (PLACE_OF_PARTS, parts),
        (VERSION, format!("const version = {};", quoted(&version())?)),
        (PARAMETERS, parameters()?),
        (HEIGHTS, rooms(web)?),
        (PRESET_PARTS, presets()?),
    ];
    for (place, filling) in filled {
        text = placeholder::fill(&text, place, &filling, ELEMENT)?;
    }
    let absent = || format!("{ELEMENT} has no “{START}”");
    let (element, _) = text.split_once(START).ok_or_else(absent)?;
    let end = read(&web.join("element").join(MODULE_END))?;
    let site = publish::site().map_or_else(String::new, |site| format!("{site}{FOLDER}/{MODULE}"));
    let site = format!("const site = {};", quoted(&site)?);
    let module = element.to_string() + &placeholder::fill(&end, SITE_ADDRESS, &site, MODULE_END)?;
    // A second script of this name must not find its names taken.
    Ok([format!("(()=>{{{text}}})();"), module])
}

/// The version of this release, as in the name of the folder that keeps it.
fn version() -> String {
    dist::pinned().trim_start_matches('v').to_string()
}

/// What the element says, by the names that it has for it.
fn said() -> [(&'static str, Message); 10] {
    let (game, name, nearest) = ("{game}", "{name}", "{nearest}");
    [
        ("no-game", words::no_game(game)),
        ("no-game-nearest", words::no_game_nearest(game, nearest)),
        ("no-attribute", words::no_attribute(name)),
        ("no-attribute-nearest", words::no_attribute_nearest(name, nearest)),
        ("no-answer", words::no_answer()),
        ("no-base", words::no_base()),
        ("forbidden", words::page_forbids()),
        ("stopped", words::stopped("board")),
        ("inline-forbidden", words::inline_forbidden("{site}")),
        ("two-versions", words::two_versions("{first}", "{second}")),
    ]
}

/// The names of all parameters: those of every game, those of its own, and those of tables.
fn parameters() -> Result<String, String> {
    let list = |names: Vec<&str>| serde_json::to_string(&names).map_err(|error| error.to_string());
    let common = list(KEYS.into_iter().chain(SITE).collect())?;
    let mut text = format!("const common = {common};\n  const parameters = {{");
    for card in games::GAMES.iter().map(|game| game.card()) {
        let own = list(card.fields.iter().map(|field| field.key).collect())?;
        text += &format!("{}: common.concat({own}), ", quoted(card.id)?);
    }
    let tables = table::SUBJECT.into_iter().chain(table::VIEW);
    let tables = list(tables.chain(table::PARAMETERS.map(|(name, ..)| name)).collect())?;
    Ok(format!("{text}{}: {tables} }};", quoted(TABLE.name)?))
}

/// From this width on, the buttons of a board are beside it: `54em` in web/board-base.css, and the padding.
const BESIDE: u32 = 896;

/// Heights of the usual start of each game at some widths, and how much each part adds.
fn rooms(web: &Path) -> Result<String, String> {
    let measured = heights::measured()?;
    let parts = read(&web.join("element/parts.json"))?;
    let parts: Value =
        serde_json::from_str(&parts).map_err(|error| format!("parts.json: {error}"))?;
    let games = games::GAMES.iter().map(|game| game.card().id).chain([TABLE.name]);
    let mut all = serde_json::Map::new();
    for name in games {
        // A new game has no line yet.
        let Ok(play) = measured.of(&format!("{name}.html")) else { continue };
        // Tables have other parts.
        let mut of = parts.get(name).cloned().unwrap_or_else(|| json!({ "parts": {} }));
        of["play"] = json!(play);
        all.insert(name.to_string(), of);
    }
    let all = json!({ "widths": measured.widths, "beside": BESIDE, "games": all });
    Ok(format!("const heights = {all};"))
}

/// The parts of each preset.
fn presets() -> Result<String, String> {
    let parts = |shown: u16| {
        let words = WORDS.into_iter().filter(move |(_, part)| shown & part != 0);
        words.map(|(word, _)| word).collect::<Vec<_>>()
    };
    let all: BTreeMap<_, _> =
        PRESETS.into_iter().map(|(word, shown)| (word, parts(shown))).collect();
    let all = serde_json::to_string(&all).map_err(|error| error.to_string())?;
    Ok(format!("const presets = {all};"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;
    use embed::rate_limit::{LONGEST, RATE};

    fn made() -> String {
        let [script, module] = scripts(&place::root().join("web")).expect("it has all places");
        assert!(script.contains("document.currentScript") && !script.contains("import.meta"));
        assert!(module.contains("import.meta") && !module.contains("document.currentScript"));
        script
    }

    #[test]
    fn the_element_knows_the_limits_of_a_frame() {
        let text = made();
        assert!(text.contains(&format!("const rate = {RATE};")));
        assert!(text.contains(&format!("const longest = {LONGEST};")));
        assert!(text.contains(&format!("const version = \"{}\";", version())));
    }

    #[test]
    fn the_element_knows_all_parameters() {
        let text = made();
        assert!(text.contains("\"nim\": common.concat([") && text.contains("\"table\": [\"rule\""));
        for card in games::GAMES.iter().map(|game| game.card()) {
            // Other names of attributes belong to other libraries: see `attributes.plain`.
            let names = card.fields.iter().map(|field| field.key).chain(KEYS).chain(SITE);
            for name in names.chain(table::SUBJECT).chain(table::VIEW) {
                assert!(name.bytes().all(|byte| byte.is_ascii_lowercase()), "{name}");
            }
        }
    }
}
