//! Draws the pieces of a scene as their games describe them; knows no rules and no games.

use super::ink::Ink;
use games::piece::{Body, Hint, Layer, Piece};
use games::scene::Spot;
use solver::play::Outcome;

/// One symbol in a box: left, top, width, height.
pub(crate) fn art(ink: &mut Ink, symbol: &'static str, at: [i32; 4], class: &'static str) {
    ink.open("use");
    ink.fixed("href", symbol);
    ink.at(at);
    ink.fixed("class", class);
    ink.shut();
}

/// A rectangle in a box: left, top, width, height.
pub(crate) fn rect(ink: &mut Ink, at: [i32; 4], class: &'static str, round: i32) {
    ink.open("rect");
    ink.fixed("class", class);
    ink.at(at);
    if round > 0 {
        ink.number("rx", round);
    }
    ink.shut();
}

/// A transform to a place.
pub(crate) fn to(ink: &mut Ink, x: i32, y: i32) {
    ink.set("transform", &format!("translate({x} {y})"));
}

/// True if a touch of a spot does something.
pub(crate) fn open(spot: &Spot) -> bool {
    !spot.off && (spot.mv.is_some() || spot.pick.is_some() || spot.put.is_some())
}

/// The class of a spot with all its states.
pub(crate) fn class(ink: &mut Ink, spot: &Spot) {
    let own = spot.piece.kind.class;
    ink.class(&[
        ("spot", true),
        ("is-legal", open(spot)),
        ("is-off", spot.off),
        ("is-armed", spot.armed),
        ("is-last", spot.last),
        (own, !own.is_empty()),
    ]);
}

/// What is drawn at a spot, from its foot; `ground` if it stands on the ground and not on others.
pub(crate) fn drawing(ink: &mut Ink, spot: &Spot, ground: bool) {
    let Piece { kind, marks, .. } = spot.piece;
    kind.base.iter().for_each(|part| layer(ink, part));
    if let Some(hint) = &kind.hint {
        ink.list();
        match hint {
            Hint::Always(part) if spot.mark.is_none() => layer(ink, part),
            Hint::IfLegal(part) if spot.mark.is_none() && spot.mv.is_some() => layer(ink, part),
            _ => {}
        }
        ink.shut();
    }
    if let Some(at) = kind.shadow {
        ink.list();
        if ground {
            art(ink, "#shadow", at, "shadow");
        }
        ink.shut();
    }
    body(ink, &spot.piece, spot.armed);
    ink.list();
    match (spot.mark, marks) {
        (Some(Outcome::N), Some([_, at])) => mark(ink, "#mark-n", at),
        (Some(Outcome::P), Some([at, _])) => mark(ink, "#mark-p", at),
        _ => {}
    }
    ink.shut();
}

/// A mark; where a board is drawn small it is enlarged until it can be read.
fn mark(ink: &mut Ink, symbol: &'static str, at: [i32; 4]) {
    ink.open("use");
    ink.fixed("href", symbol);
    ink.at(at);
    ink.fixed("class", "mark");
    // From its middle; browsers do not agree on the box of a symbol that is used.
    let [left, top, wide, high] = at;
    let (x, y) = (left + wide / 2, top + high / 2);
    ink.style(&format!("--size:{wide};transform-origin:{x}px {y}px"));
    ink.shut();
}

fn layer(ink: &mut Ink, layer: &'static Layer) {
    match *layer {
        Layer::Symbol { href, at, class } => art(ink, href, at, class),
        Layer::Circle { class, y, radius } => {
            ink.open("circle");
            ink.fixed("class", class);
            if y != 0 {
                ink.number("cy", y);
            }
            ink.number("r", radius);
            ink.shut();
        }
        Layer::Path { class, data } => {
            ink.open("path");
            ink.fixed("class", class);
            ink.fixed("d", data);
            ink.shut();
        }
        Layer::Rect { class, at } => rect(ink, at, class, 0),
    }
}

/// A piece that stands for itself, with its foot at the origin.
pub(crate) fn piece(ink: &mut Ink, piece: &Piece, armed: bool) {
    piece.kind.base.iter().for_each(|part| layer(ink, part));
    body(ink, piece, armed);
}

fn body(ink: &mut Ink, piece: &Piece, armed: bool) {
    match piece.body {
        Body::Nothing => {}
        Body::Symbol(href, class) => symbol(ink, href, piece.at, class, armed),
        Body::Symbols(all) => {
            for (href, at, class) in all {
                symbol(ink, href, *at, class, armed);
            }
        }
        Body::Squares(across, down) => squares(ink, (across, down), piece.at),
    }
}

fn symbol(ink: &mut Ink, href: &'static str, at: [i32; 4], class: &'static str, armed: bool) {
    ink.open("use");
    ink.fixed("href", href);
    ink.at(at);
    ink.class(&[("piece", !class.is_empty()), (class, !class.is_empty()), ("is-armed", armed)]);
    ink.shut();
}

/// A number as a rectangle of unit squares, drawn in units so that they come out alike.
fn squares(ink: &mut Ink, (across, down): (u64, u64), at: [i32; 4]) {
    let [left, top, wide, high] = at;
    rect(ink, [left + 4, top + 4, wide, high], "under-tile", 0);
    ink.open("svg|preserveAspectRatio=none|class=piece area");
    ink.set("viewBox", &format!("0 0 {across} {down}"));
    ink.at(at);
    ink.path("path|class=ground", &format!("M0 0h{across}v{down}h-{across}z"));
    let mut lines = String::new();
    // Squares of less than three units would be nothing but lines.
    if across * 3 <= wide as u64 {
        for i in 1..across {
            lines.push_str(&format!("M{i} 0v{down}"));
        }
        for i in 1..down {
            lines.push_str(&format!("M0 {i}h{across}"));
        }
    }
    ink.path("path", &lines);
    ink.shut();
}

/// The ring that shows where the focus is.
pub(crate) fn halo(ink: &mut Ink, spot: &Spot) {
    let [x, y, width, height] = spot.hit;
    let (at, round) = spot.piece.kind.halo.unwrap_or(([x + 2, y, width - 4, height], 5));
    rect(ink, at, "halo", round);
}
