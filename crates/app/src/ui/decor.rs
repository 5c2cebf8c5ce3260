//! What a scene shows beside its spots: loose pieces, words, blocks, bands, strokes and squares.

use super::ink::Ink;
use super::pieces::{art, piece, rect, to};
use games::scene::{Decor, Line, Scene};
use messages::Message;

/// Something that is only looked at; words and numbers only if they are wanted.
pub(crate) fn decor(ink: &mut Ink, decor: &Decor, ply: usize, words: bool) {
    match decor {
        Decor::Piece { id, piece: kind, x, y, armed } => {
            ink.open("g|class=piece");
            ink.key(&format!("p{id}"));
            ink.style(&format!("transform:translate({x}px,{y}px)"));
            piece(ink, kind, *armed);
            ink.shut();
        }
        Decor::Leaving { id, piece: kind, x, y } => {
            ink.open("g");
            ink.key(&format!("l{ply}-{id}"));
            to(ink, *x, *y);
            ink.open("g|class=leaving");
            piece(ink, kind, false);
            ink.shut();
            ink.shut();
        }
        Decor::Text { x, y, class, text } => {
            // What is written on a piece is part of it.
            if words || class.starts_with("ink") {
                ink.open("text");
                ink.key(&format!("t{x}-{y}"));
                ink.fixed("class", class);
                ink.number("x", *x);
                ink.number("y", *y);
                ink.text(text);
                ink.shut();
            }
        }
        Decor::Block { at, text, lit } => block(ink, *at, text, *lit),
        Decor::Ring { x, y } => {
            ink.open("g");
            ink.key(&format!("r{x}-{y}"));
            to(ink, *x, *y);
            art(ink, "#ring-p", [-14, -14, 27, 27], "mark");
            ink.shut();
        }
        Decor::Band { at, text, lost } => band(ink, *at, text, *lost),
        Decor::Stroke { from, to, class } => {
            let d = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
            ink.open("g");
            ink.key(&format!("{class}{d}"));
            ink.fixed("class", class);
            // A stick has an outline: a wider line below it.
            if class.starts_with("edge") {
                ink.path("path|class=lo", &d);
            }
            ink.path("path", &d);
            ink.shut();
        }
    }
}

/// A block that stands for a number.
fn block(ink: &mut Ink, at: [i32; 4], text: &Message, lit: bool) {
    ink.open("g");
    ink.key(&format!("b{}-{}", at[0], at[1]));
    ink.class(&[("is-lit", lit)]);
    rect(ink, at, "term", 3);
    ink.open("text|class=num-big");
    ink.number("x", at[0] + at[2] / 2);
    ink.number("y", at[1] + at[3] / 2 + 7);
    ink.text(text);
    ink.shut();
    ink.shut();
}

/// A stretch of a number line with the mark of its numbers.
fn band(ink: &mut Ink, at: [i32; 4], text: &str, lost: bool) {
    let middle = at[0] + at[2] / 2;
    ink.open("g");
    ink.key(&format!("band{}", at[0]));
    ink.class(&[("band", true), ("is-lost", lost)]);
    rect(ink, at, "", 0);
    ink.open("text");
    ink.number("x", middle);
    ink.number("y", at[1] + at[3] / 2 + 2);
    ink.text(text);
    ink.shut();
    let symbol = if lost { "#mark-p" } else { "#mark-n" };
    art(ink, symbol, [middle - 9, at[1] + at[3] - 9, 18, 18], "mark");
    ink.shut();
}

/// The squares behind the spots of each chequered board: two paths, the special squares, the frame.
pub(crate) fn squares(ink: &mut Ink, scene: &Scene) {
    let mut begin = 0;
    while begin < scene.lines.len() {
        let next = scene.parts.iter().map(|part| part.0).find(|first| *first > begin);
        let end = next.unwrap_or(scene.lines.len());
        squares_of(ink, &scene.lines[begin..end]);
        begin = end;
    }
}

/// The same of one board.
fn squares_of(ink: &mut Ink, lines: &[Line]) {
    let (mut light, mut dark) = (String::new(), String::new());
    let (mut left, mut top, mut right, mut foot) = (i32::MAX, i32::MAX, 0, 0);
    for spot in lines.iter().flat_map(|line| &line.spots) {
        let Some(shade) = spot.piece.kind.shade else { continue };
        let [x, y, width, height] = spot.hit;
        let (x, y) = (spot.x + x, spot.y + y);
        let path = if shade { &mut dark } else { &mut light };
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}z"));
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + width), foot.max(y + height));
    }
    if left > right {
        return;
    }
    ink.path("path|class=sq sq-light", &light);
    ink.path("path|class=sq sq-dark", &dark);
    ink.list();
    let lit = lines.iter().flat_map(|line| &line.spots).filter(|spot| spot.armed || spot.last);
    for spot in lit {
        let [x, y, width, height] = spot.hit;
        let class = if spot.armed { "sq is-armed" } else { "sq is-last" };
        rect(ink, [spot.x + x, spot.y + y, width, height], class, 0);
    }
    ink.shut();
    rect(ink, [left, top, right - left, foot - top], "frame-line", 0);
}
