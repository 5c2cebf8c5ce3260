//! A small board that is only looked at: on the shelf, in the prose.

use super::ink::Ink;
use super::part::{self, Part};
use super::{board, decor, pieces};
use games::card::{Card, Difficulty};
use games::piece::Depth;
use games::scene::{Decor, Scene, Spot};
use ink::AttrValue;
use session::Session;
use session::link::{self, Link};
use session::say;

/// The session of a small board.
pub(crate) fn session(game: &str, pairs: &str) -> Option<Session> {
    let link = Link { game: game.to_string(), pairs: link::pairs(pairs) };
    Session::open(&link).map(|(session, _)| session)
}

/// Left, top, width and height of what matters, in the shape of 36 to 23.
fn shelf_view(scene: &Scene) -> [i32; 4] {
    let leading = scene.over.iter().find_map(|decor| match decor {
        Decor::Piece { piece, y, .. } if piece.kind.leads => Some(*y),
        _ => None,
    });
    let part = scene.width * 23 / 36;
    if leading.is_some_and(|y| y > scene.height - part + 30) {
        return [0, scene.height - part, scene.width, part];
    }
    let (mut left, mut top, mut right, mut foot) = (scene.width, scene.height, 0, 0);
    let mut cover = |x: i32, y: i32, w: i32, h: i32| {
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + w), foot.max(y + h));
    };
    for spot in scene.spots() {
        let [x, y, w, h] = spot.hit;
        cover(spot.x + x, spot.y + y, w, h.max(6 - y));
    }
    for decor in scene.under.iter().chain(&scene.over) {
        match decor {
            Decor::Piece { piece, .. } if piece.kind.leads => {}
            Decor::Piece { x, y, .. } => cover(x - 24, y - 48, 48, 48),
            Decor::Block { at: [x, y, w, h], .. } => cover(*x, *y, *w, *h),
            _ => {}
        }
    }
    let (wide, tall) = ((right - left).max(1) + 52, (foot - top).max(1) + 44);
    let wide = wide.max(tall * 36 / 23).max(320);
    let tall = wide * 23 / 36;
    [(left + right - wide) / 2, (top + foot - tall) / 2, wide, tall]
}

/// The place of a board on the shelf before it is drawn.
pub(crate) fn empty(ink: &mut Ink) {
    ink.open("div|class=stage");
    ink.open("svg|class=board|viewBox=0 0 36 23|aria-hidden=true");
    ink.shut();
    ink.shut();
}

/// A stage with a board that stands still; on the shelf all have one shape and no numerals.
pub(crate) fn board(ink: &mut Ink, game: &str, pairs: &str, shelf: bool) {
    let Some(session) = session(game, pairs) else { return };
    let scene = &session.scene(false);
    let [x, y, wide, tall] =
        if shelf { shelf_view(scene) } else { [0, 0, scene.width, scene.height] };
    ink.open("div");
    ink.set("class", &format!("stage {}", session.game().card().cloth.class()));
    ink.open("svg|role=img");
    ink.set("class", &format!("board board-{}", scene.kind));
    ink.set("viewBox", &format!("{x} {y} {wide} {tall}"));
    ink.set("aria-label", &scene.name);
    decor::squares(ink, scene);
    board::behind(ink, scene, 0, !shelf);
    for line in &scene.lines {
        let ground = line.spots.iter().map(|spot| spot.y).max();
        for floor in [true, false] {
            let lies = |spot: &&Spot| spot.piece.kind.depth == Depth::Floor;
            for spot in line.spots.iter().filter(|spot| lies(spot) == floor) {
                still(ink, spot, ground);
            }
        }
    }
    board::before(ink, scene, 0, !shelf);
    ink.shut();
    ink.shut();
}

fn still(ink: &mut Ink, spot: &Spot, ground: Option<i32>) {
    ink.open("g");
    pieces::class(ink, spot);
    pieces::to(ink, spot.x, spot.y);
    pieces::drawing(ink, spot, Some(spot.y) == ground);
    ink.shut();
}

/// The id of the link that leads from a shelf to a game.
pub(crate) fn link(game: &str) -> String {
    format!("to-{game}")
}

/// Games side by side, each with its board in mid-play.
pub(crate) fn shelf(ink: &mut Ink, cards: &[&'static Card]) {
    ink.open("div|class=shelf");
    for card in cards {
        ink.open("article|class=game");
        ink.key(card.id);
        let pairs = AttrValue::Static(card.shelf);
        part::put(ink, Part::Mini { game: card.id, pairs, shelf: true });
        ink.open("div|class=text");
        ink.open("h3");
        ink.open("a");
        ink.set("href", &format!("#/play/{}", session::shelf::first(card)));
        ink.set("id", &link(card.id));
        ink.text(&(card.title)());
        ink.shut();
        ink.shut();
        ink.say("p", &(card.summary)());
        ink.open("p");
        ink.class(&[("level", true), ("is-begin", card.difficulty == Difficulty::Begin)]);
        ink.text(&say::difficulty(card.difficulty));
        ink.shut();
        ink.shut();
        ink.shut();
    }
    ink.shut();
}
