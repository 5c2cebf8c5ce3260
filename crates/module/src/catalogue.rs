//! The games, their starts, their moves, and the positions after them.

use crate::given::{self, error, text};
use crate::made::{count, list, object, strings};
use crate::words::{self, english};
use alloc::string::String;
use games::asked::Asked;
use games::card::{Field, FieldKind};
use wasm_bindgen::prelude::*;

/// Moves that are listed by default, and at most.
const LISTED: (u64, u64) = (1000, 100_000);

/// All games, in the order of their ids.
#[wasm_bindgen(unchecked_return_type = "Game[]")]
pub fn games() -> JsValue {
    let all = games::GAMES.iter().map(|game| game.card().id);
    list(all.filter_map(|id| Asked::of(id).ok()).map(|game| described(&game)))
}

fn described(game: &Asked) -> JsValue {
    let card = game.card();
    object([
        ("id", card.id.into()),
        ("title", english(&(card.title)()).into()),
        ("rule", english(&(card.summary)()).into()),
        ("start", game.start().into()),
        ("settings", list(card.fields.iter().map(field))),
    ])
}

fn field(field: &Field) -> JsValue {
    let (key, label) = (("key", field.key.into()), ("label", english(&(field.label)()).into()));
    let kind = |name: &str| ("kind", name.into());
    match field.kind {
        FieldKind::Switch => object([key, label, kind("switch"), ("default", false.into())]),
        FieldKind::Number { least, most, default } => object([
            key,
            label,
            kind("number"),
            ("least", count(least)),
            ("most", count(most)),
            ("default", count(default)),
        ]),
        FieldKind::Choice { words } => object([
            key,
            label,
            kind("choice"),
            ("words", list(words.iter().map(|(word, _)| (*word).into()))),
            ("default", words[0].0.into()),
        ]),
        FieldKind::Text { default, hint, .. } => {
            let hint = english(&hint()).into();
            object([key, label, kind("text"), ("hint", hint), ("default", default.into())])
        }
    }
}

/// The position in which a game begins if nothing else is said.
///
/// @throws {Error} if there is no such game or setting.
#[wasm_bindgen]
pub fn start(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the game’s id")]
    game: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "Settings",
        param_description = "what is not as usual"
    )]
    settings: &JsValue,
) -> Result<String, JsValue> {
    Ok(given::game(game, settings)?.start())
}

/// The legal moves of a position in the game’s notation, ascending: the first `most` of them, as a
/// pile of 10^15 has as many moves. An empty list says that the game is over.
///
/// @throws {Error} if the game, a setting or the position cannot be read.
#[wasm_bindgen(unchecked_return_type = "string[]")]
pub fn moves(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the game’s id")]
    game: &JsValue,
    #[wasm_bindgen(
        unchecked_param_type = "string",
        param_description = "the position, written as in the addresses of the page"
    )]
    position: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "Settings",
        param_description = "what is not as usual"
    )]
    settings: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "number",
        param_description = "how many moves at most, from 0 to 100,000; 1000 if nothing is said"
    )]
    most: &JsValue,
) -> Result<JsValue, JsValue> {
    let most = given::whole_or(most, words::the_most_moves, LISTED.0)?;
    if most > LISTED.1 {
        return Err(error(words::too_many_moves(most, LISTED.1)));
    }
    let game = given::game(game, settings)?;
    Ok(strings(
        game.moves(&text(position, words::the_position)?, most as usize)
            .map_err(|refused| error(&refused))?,
    ))
}

/// The position after a move.
///
/// @throws {Error} if something cannot be read, or the rules do not allow the move.
#[wasm_bindgen]
pub fn play(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the game’s id")]
    game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the position")]
    position: &JsValue,
    #[wasm_bindgen(
        js_name = "move",
        unchecked_param_type = "string",
        param_description = "the move, in the game’s notation"
    )]
    played: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "Settings",
        param_description = "what is not as usual"
    )]
    settings: &JsValue,
) -> Result<String, JsValue> {
    let game = given::game(game, settings)?;
    let (position, played) = (text(position, words::the_position)?, text(played, words::the_move)?);
    game.play(&position, &played).map_err(|refused| error(&refused))
}
