//! How positions and moves are written, game by game, with an example of each from the game itself.

use games::game::Game;
use session::Session;
use session::link::{Link, pairs};

use super::reference::Reference;
use crate::about::escaped;
use crate::words;

/// The table of all games.
pub(super) fn table(all: &Reference<'_>) -> Result<String, String> {
    let mut body = String::new();
    for game in games::GAMES {
        body += &row(all, game)?;
    }
    Ok(all.table(&[words::head_game, words::head_position, words::head_move], &body))
}

/// An example of a position with its settings, and one of a move in it.
pub(super) fn examples(game: &Game) -> Result<[String; 2], String> {
    let card = game.card();
    let link = Link { game: card.id.to_string(), pairs: pairs(card.shelf) };
    let (session, _) = Session::open(&link).ok_or_else(|| format!("{} is gone", card.id))?;
    let moves = solver::play::moves(session.shown().moves(), 1);
    let first = moves.first().ok_or_else(|| format!("{}: no move is left", card.id))?;
    Ok([card.shelf.to_string(), session.notation(session.cursor(), first)])
}

fn row(all: &Reference<'_>, game: &Game) -> Result<String, String> {
    let card = game.card();
    let [position, mv] = examples(game)?.map(|text| format!(" <code>{}</code>", escaped(&text)));
    Ok(format!(
        "<tr><th scope=\"row\">{}<br><code>{}</code></th><td>{}{position}</td><td data-name=\"{}\">{}{mv}</td></tr>\n",
        all.say(card.title),
        card.id,
        all.say(card.position),
        all.say(words::head_move),
        all.say(card.moves),
    ))
}
