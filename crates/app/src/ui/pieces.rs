//! From the pieces of a scene to the symbols of web/art.svg; knows no rules and no games.

use super::ink::Ink;
use session::scene::{Decor, Piece, Scene, Spot};
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

/// The class of a spot with all its states.
pub(crate) fn class(ink: &mut Ink, spot: &Spot) {
    let pin = matches!(spot.piece, Piece::Pin | Piece::PinRing);
    ink.class(&[
        ("spot", true),
        ("is-legal", spot.mv.is_some() || spot.put.is_some()),
        ("is-armed", spot.armed),
        ("is-last", spot.last),
        ("is-gone", spot.piece == Piece::PinRing),
        ("falls-left", pin && spot.id % 2 == 1),
        ("gap", spot.piece == Piece::Gap),
        ("cut", spot.piece == Piece::Seam),
        ("pair", spot.piece == Piece::Link),
    ]);
}

/// What is drawn at a spot, from its foot; `base` if it stands on the ground and not on others.
pub(crate) fn drawing(ink: &mut Ink, scene: &Scene, spot: &Spot, base: bool) {
    match spot.piece {
        Piece::Pin | Piece::PinRing => {
            for (symbol, class) in
                [("#pin-shadow", "shadow"), ("#pin-ring", "ring"), ("#pin", "piece pin")]
            {
                art(ink, symbol, [-32, -149, 64, 160], class);
            }
        }
        Piece::Gap => art(ink, "#pair-ring", [-20, -3, 40, 16], "gap-ring"),
        Piece::Seam => {
            art(ink, "#seam", [-5, -58, 10, 68], "seam");
            art(ink, "#saw", [-5, -56, 10, 64], "saw");
        }
        Piece::Link => {
            ink.void("path|class=tie|d=M0 -36V-16M0 4V22");
            ink.void("circle|class=knot|cy=-6|r=9");
        }
        Piece::Square(_) | Piece::Queen(_) => {
            ink.list();
            if spot.mark.is_none() && spot.mv.is_some() {
                ink.void("circle|class=dot|r=5");
            }
            ink.shut();
        }
        Piece::Sack if scene.kind == "bars" => return sack_of_tiles(ink, spot.armed),
        Piece::Sack => return sack(ink, scene.kind == "pile", spot.armed),
        Piece::Unit | Piece::Chunk | Piece::Area { .. } => tile(ink, spot),
        Piece::Token
        | Piece::Hole
        | Piece::Handle
        | Piece::Vertex
        | Piece::Edge
        | Piece::Number(_)
        | Piece::Plate
        | Piece::Demon => {
            ink.list();
            piece(ink, spot.piece, spot.armed);
            ink.shut();
        }
        _ => {
            ink.list();
            if base {
                let coin = matches!(spot.piece, Piece::Coin(_));
                let at = if coin { [-39, -13, 79, 22] } else { [-34, -14, 68, 20] };
                art(ink, "#shadow", at, "shadow");
            }
            ink.shut();
            piece(ink, spot.piece, spot.armed);
        }
    }
    ink.list();
    mark(ink, spot);
    ink.shut();
}

/// A tile or a rectangle that fills the room of its spot.
fn tile(ink: &mut Ink, spot: &Spot) {
    let [x, y, width, height] = spot.hit;
    ink.list();
    match spot.piece {
        Piece::Area { wide, high, .. } => rect(ink, [-wide / 2, -high, wide, high], "term", 0),
        _ => {
            let class = if spot.armed { "piece tile is-armed" } else { "piece tile" };
            art(ink, "#tile", [x + 1, y + 1, width - 2, height - 2], class);
        }
    }
    ink.shut();
}

/// A piece that is a disc.
fn disc(ink: &mut Ink, radius: i32, class: &'static str, armed: bool) {
    ink.open("circle");
    ink.class(&[("knot", true), (class, !class.is_empty()), ("is-armed", armed)]);
    ink.number("r", radius);
    ink.shut();
}

/// A single piece with its foot at the origin.
fn piece(ink: &mut Ink, piece: Piece, armed: bool) {
    match piece {
        Piece::Hole => return disc(ink, 3, "far", false),
        Piece::Handle => return disc(ink, 9, "", armed),
        Piece::Vertex => return disc(ink, 15, "solid", armed),
        Piece::Edge => return disc(ink, 7, "solid", armed),
        Piece::Number(free) => return disc(ink, 24, if free { "solid" } else { "far" }, armed),
        Piece::Plate => return ink.void("ellipse|class=knot|rx=72|ry=22|cy=-28"),
        Piece::Demon => {
            let horned = "M-34 0V-44L-28 -76L-12 -56H12L28 -76L34 -44V0Z";
            return ink.path("path|class=knot solid", horned);
        }
        _ => {}
    }
    let (symbol, at, class) = match piece {
        Piece::Stone(shape) => (stone(shape), [-36, -36, 72, 36], "stone"),
        Piece::Coin(_) => ("#coin", [-42, -42, 84, 42], "stone"),
        Piece::Kitten => ("#kitten", [-23, -43, 46, 46], "animal"),
        Piece::Puppy => ("#puppy", [-23, -43, 46, 46], "animal"),
        Piece::Tile | Piece::Chunk => ("#tile", [-24, -48, 48, 48], "tile"),
        Piece::Unit => ("#tile", [-24, -24, 48, 48], "tile"),
        Piece::Token => ("#stone-1", [-22, -11, 44, 22], "stone"),
        Piece::Queen(_) => ("#queen", [-29, -36, 58, 58], ""),
        Piece::Pin | Piece::PinRing => ("#pin", [-32, -149, 64, 160], "pin"),
        _ => return,
    };
    ink.open("use");
    ink.fixed("href", symbol);
    ink.at(at);
    ink.class(&[
        ("piece", !class.is_empty()),
        (class, !class.is_empty()),
        ("is-fifth", piece == Piece::Coin(true)),
        ("is-armed", armed),
    ]);
    ink.shut();
}

fn stone(shape: u8) -> &'static str {
    match shape {
        1 => "#stone-1",
        2 => "#stone-2",
        3 => "#stone-3",
        4 => "#stone-4",
        5 => "#stone-5",
        _ => "#stone-6",
    }
}

/// A heap too large to be counted: a mound of what lies there.
fn sack(ink: &mut Ink, coins: bool, armed: bool) {
    art(ink, "#shadow", [-76, -12, 152, 24], "shadow");
    let mound = [(-48, 0), (0, 0), (48, 0), (-25, 17), (23, 17), (-2, 34)];
    for ((x, rise), shape) in mound.into_iter().zip(1_u8..) {
        let symbol = if coins { "#coin" } else { stone(shape) };
        let class = if armed && rise == 34 { "piece stone is-armed" } else { "piece stone" };
        art(ink, symbol, [x - 30, -30 - rise, 60, 30], class);
    }
}

/// A bar too long to be counted: two tiles at each end and a gap between.
fn sack_of_tiles(ink: &mut Ink, armed: bool) {
    for x in [-96, -48, 0, 48] {
        let class = match (armed, x < 0) {
            (true, true) => "piece tile is-armed",
            (_, inner) if inner == (x == -48) || x == 0 => "piece tile far",
            _ => "piece tile",
        };
        art(ink, "#tile", [x, -48, 48, 48], class);
    }
}

/// The outcome that a move leads to, as a mark beside its piece.
fn mark(ink: &mut Ink, spot: &Spot) {
    match spot.mark {
        Some(Outcome::N) => art(ink, "#mark-n", other_mark(spot.piece), "mark"),
        Some(Outcome::P) => art(ink, "#mark-p", good_mark(spot.piece), "mark"),
        None => {}
    }
}

/// Where the mark of a winning move stands.
fn good_mark(piece: Piece) -> [i32; 4] {
    match piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-10, 17, 20, 20],
        Piece::Square(_) | Piece::Queen(_) => [-14, -14, 27, 27],
        Piece::Unit | Piece::Token | Piece::Handle | Piece::Edge => [-10, -10, 20, 20],
        Piece::Number(_) => [8, -28, 20, 20],
        Piece::Seam => [-10, -34, 20, 20],
        Piece::Link => [-11, -17, 22, 22],
        Piece::Kitten | Piece::Puppy => [-10, -62, 20, 20],
        Piece::Coin(_) => [-64, -26, 19, 19],
        _ => [-10, -28, 20, 20],
    }
}

/// Where the smaller mark of a move that does not win stands.
fn other_mark(piece: Piece) -> [i32; 4] {
    match piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-8, 19, 16, 16],
        Piece::Square(_) | Piece::Queen(_) => [-9, -9, 18, 18],
        Piece::Unit | Piece::Token | Piece::Handle | Piece::Edge => [-7, -7, 14, 14],
        Piece::Number(_) => [11, -25, 14, 14],
        Piece::Seam => [-7, -31, 14, 14],
        Piece::Link => [-8, -14, 16, 16],
        Piece::Kitten | Piece::Puppy => [-7, -59, 14, 14],
        Piece::Coin(_) => [-60, -22, 13, 13],
        _ => [-7, -25, 14, 14],
    }
}

/// The ring that shows where the focus is.
pub(crate) fn halo(ink: &mut Ink, spot: &Spot) {
    let [x, y, width, height] = spot.hit;
    let (at, round) = match spot.piece {
        Piece::Pin | Piece::PinRing => ([-23, -152, 46, 204], 5),
        Piece::Gap => ([-20, -8, 40, 25], 5),
        Piece::Seam => ([-9, -59, 18, 70], 4),
        Piece::Square(_) | Piece::Queen(_) => ([-23, -23, 46, 46], 3),
        _ => ([x + 2, y, width - 4, height], 5),
    };
    rect(ink, at, "halo", round);
}

/// Something that is only looked at; words and numbers only if they are wanted.
pub(crate) fn decor(ink: &mut Ink, decor: &Decor, ply: usize, words: bool) {
    match decor {
        Decor::Piece { id, piece: kind, x, y, armed } => {
            let tile = *kind == Piece::Tile;
            ink.open("g");
            ink.key(&format!("p{id}"));
            ink.class(&[("piece", true), ("queen", !tile)]);
            ink.set("style", &format!("transform:translate({x}px,{y}px)"));
            if tile {
                ink.void("rect|class=under-tile|x=-21|y=-43|width=48|height=48");
            }
            piece(ink, *kind, *armed);
            ink.shut();
        }
        Decor::Leaving { id, piece: kind, x, y } => {
            ink.open("g");
            ink.key(&format!("l{ply}-{id}"));
            to(ink, *x, *y);
            ink.open("g|class=leaving");
            piece(ink, *kind, false);
            ink.shut();
            ink.shut();
        }
        Decor::Text { x, y, class, text } => {
            if words {
                ink.open("text");
                ink.key(&format!("t{x}-{y}"));
                ink.fixed("class", class);
                ink.number("x", *x);
                ink.number("y", *y);
                ink.text(text);
                ink.shut();
            }
        }
        Decor::Block { at, text, lit } => block(ink, *at, text, *lit, "num-big"),
        Decor::Band { at, text, lost } => block(ink, *at, text, *lost, "num"),
        Decor::Ring { x, y } => {
            ink.open("g");
            ink.key(&format!("r{x}-{y}"));
            to(ink, *x, *y);
            art(ink, "#ring-p", [-14, -14, 27, 27], "mark");
            ink.shut();
        }
        Decor::Stroke { from, to, class } => {
            let d = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
            ink.open("path");
            ink.key(&format!("{class}{d}"));
            ink.fixed("class", class);
            ink.set("d", &d);
            ink.shut();
        }
    }
}

/// A block that stands for a number.
fn block(ink: &mut Ink, at: [i32; 4], text: &str, lit: bool, class: &'static str) {
    ink.open("g");
    ink.key(&format!("b{}-{}", at[0], at[1]));
    ink.class(&[("is-lit", lit)]);
    rect(ink, at, "term", 3);
    ink.open("text");
    ink.fixed("class", class);
    ink.number("x", at[0] + at[2] / 2);
    ink.number("y", at[1] + at[3] / 2 + 7);
    ink.text(text);
    ink.shut();
    ink.shut();
}

/// The squares behind a queen's spots: two paths, the special squares, and the frame.
pub(crate) fn squares(ink: &mut Ink, scene: &Scene) {
    let (mut light, mut dark) = (String::new(), String::new());
    let (mut left, mut top, mut right, mut foot) = (i32::MAX, i32::MAX, 0, 0);
    for spot in scene.spots() {
        let (Piece::Square(shade) | Piece::Queen(shade)) = spot.piece else { continue };
        let [x, y, width, height] = spot.hit;
        let (x, y) = (spot.x + x, spot.y + y);
        let path = if shade { &mut dark } else { &mut light };
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}z"));
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + width), foot.max(y + height));
    }
    ink.path("path|class=sq sq-light", &light);
    ink.path("path|class=sq sq-dark", &dark);
    ink.list();
    for spot in scene.spots().filter(|spot| spot.armed || spot.last) {
        let [x, y, width, height] = spot.hit;
        let class = if spot.armed { "sq is-armed" } else { "sq is-last" };
        rect(ink, [spot.x + x, spot.y + y, width, height], class, 0);
    }
    ink.shut();
    rect(ink, [left, top, right - left, foot - top], "frame-line", 0);
}
