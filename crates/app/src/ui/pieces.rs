//! From the pieces of a scene to the symbols of web/art.svg; knows no rules and no games.

use super::ink::Ink;
use games::scene::{Piece, Spot};
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
        ("is-legal", !spot.off && (spot.mv.is_some() || spot.pick.is_some() || spot.put.is_some())),
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
pub(crate) fn drawing(ink: &mut Ink, kind: &str, spot: &Spot, base: bool) {
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
        Piece::Square(_) | Piece::Queen(_) => way(ink, spot),
        Piece::Edge => {
            ink.list();
            if spot.mark.is_none() {
                ink.void("circle|class=knot|r=9");
            }
            ink.shut();
        }
        Piece::Gate => ink.void("circle|class=dot|r=6"),
        Piece::Vertex => ink.void("circle|class=pen|r=25"),
        Piece::Hole => {
            let symbol = if kind == "tokens" { "#pit" } else { "#bed" };
            art(ink, symbol, [-25, -25, 50, 50], "hole");
            way(ink, spot);
        }
        Piece::Handle(down) => {
            ink.list();
            if spot.mark.is_none() {
                art(ink, "#sweep", [-11, -11, 22, 22], if down { "sweep down" } else { "sweep" });
            }
            ink.shut();
        }
        Piece::Area { across, down, wide, high } => area(ink, (across, down), (wide, high)),
        Piece::Sack if kind == "bars" => return sack_of_tiles(ink, spot.armed),
        Piece::Sack => return sack(ink, kind, spot.armed),
        _ => {
            ink.list();
            if base {
                shadow(ink, spot.piece);
            }
            ink.shut();
            piece(ink, spot.piece, spot.armed);
        }
    }
    ink.list();
    mark(ink, spot);
    ink.shut();
}

/// The dot of a cell to which something can go.
fn way(ink: &mut Ink, spot: &Spot) {
    ink.list();
    if spot.mark.is_none() && spot.mv.is_some() {
        ink.void("circle|class=dot|r=5");
    }
    ink.shut();
}

/// What a piece casts on the cloth, unless its symbol holds that already.
fn shadow(ink: &mut Ink, piece: Piece) {
    let at = match piece {
        Piece::Coin(_) => [-39, -13, 79, 22],
        Piece::Stone(_) | Piece::Kitten | Piece::Puppy => [-34, -14, 68, 20],
        _ => return,
    };
    art(ink, "#shadow", at, "shadow");
}

/// A single piece with its foot at the origin.
pub(crate) fn piece(ink: &mut Ink, piece: Piece, armed: bool) {
    let (symbol, at, class) = match piece {
        Piece::Stone(shape) => (stone(shape), [-36, -36, 72, 36], "stone"),
        Piece::Coin(_) => ("#coin", [-42, -42, 84, 42], "stone"),
        Piece::Kitten => ("#kitten", [-23, -43, 46, 46], "animal"),
        Piece::Puppy => ("#puppy", [-23, -43, 46, 46], "animal"),
        Piece::Tile => ("#tile", [-24, -48, 48, 48], "tile"),
        Piece::Queen(_) => ("#queen", [-29, -36, 58, 58], ""),
        Piece::Pin | Piece::PinRing => ("#pin", [-32, -149, 64, 160], "pin"),
        Piece::Bean(wide) => ("#bean", [-wide / 2, -wide * 2 / 3, wide, wide * 2 / 3], "stone"),
        Piece::Chunk(side) => ("#chunk", [-side / 2, -side, side, side], "stone"),
        Piece::Vertex => ("#vertex", [-20, -20, 40, 40], "bead"),
        Piece::Number(true) => ("#ball", [-23, -23, 46, 46], "bead"),
        Piece::Number(false) => ("#held", [-23, -23, 46, 46], "bead"),
        Piece::Unit => ("#unit", [-25, -25, 50, 50], "stone"),
        Piece::Token => ("#marble", [-22, -22, 44, 44], "stone"),
        Piece::Plate => ("#plate", [-60, -56, 120, 52], "plate"),
        Piece::Demon => ("#demon", [-32, -86, 64, 84], "demon"),
        Piece::Sack => return sack(ink, "pile", armed),
        Piece::Own(symbol) => (symbol.href, symbol.at, "stone"),
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

/// A number as a rectangle of unit squares, drawn in units so that they come out alike.
fn area(ink: &mut Ink, (across, down): (u64, u64), (wide, high): (i32, i32)) {
    rect(ink, [4 - wide / 2, 4 - high, wide, high], "under-tile", 0);
    ink.open("svg|preserveAspectRatio=none|class=piece area");
    ink.set("viewBox", &format!("0 0 {across} {down}"));
    ink.at([-wide / 2, -high, wide, high]);
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

/// A heap too large to be counted: a mound of what lies there.
fn sack(ink: &mut Ink, kind: &str, armed: bool) {
    art(ink, "#shadow", [-76, -12, 152, 24], "shadow");
    let mound = [(-48, 0), (0, 0), (48, 0), (-25, 17), (23, 17), (-2, 34)];
    for ((x, rise), shape) in mound.into_iter().zip(1_u8..) {
        let (symbol, high) = match kind {
            "beans" => ("#bean", 38),
            "slab" => ("#chunk", 46),
            "pile" => ("#coin", 30),
            _ => (stone(shape), 30),
        };
        let class = if armed && rise == 34 { "piece stone is-armed" } else { "piece stone" };
        art(ink, symbol, [x - 30, -high - rise, 60, high], class);
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
        Some(Outcome::D) | None => {}
    }
}

/// Where the mark of a winning move stands.
fn good_mark(piece: Piece) -> [i32; 4] {
    match piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-10, 17, 20, 20],
        Piece::Square(_) | Piece::Queen(_) | Piece::Unit => [-14, -14, 27, 27],
        Piece::Token | Piece::Handle(_) | Piece::Edge | Piece::Hole => [-11, -11, 22, 22],
        Piece::Number(_) => [10, -28, 20, 20],
        Piece::Seam => [-10, -34, 20, 20],
        Piece::Link => [-11, -17, 22, 22],
        Piece::Kitten | Piece::Puppy => [-10, -62, 20, 20],
        Piece::Coin(_) => [-64, -26, 19, 19],
        Piece::Area { high, .. } => [-10, -10 - high / 2, 20, 20],
        Piece::Plate => [36, -66, 24, 24],
        Piece::Chunk(side) => [-side / 4, -side * 3 / 4, side / 2, side / 2],
        Piece::Own(symbol) => symbol.mark,
        _ => [-10, -28, 20, 20],
    }
}

/// Where the smaller mark of a move that does not win stands.
fn other_mark(piece: Piece) -> [i32; 4] {
    match piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-8, 19, 16, 16],
        Piece::Square(_) | Piece::Queen(_) | Piece::Unit => [-9, -9, 18, 18],
        Piece::Token | Piece::Handle(_) | Piece::Edge | Piece::Hole => [-8, -8, 16, 16],
        Piece::Number(_) => [12, -27, 16, 16],
        Piece::Seam => [-7, -31, 14, 14],
        Piece::Link => [-8, -14, 16, 16],
        Piece::Kitten | Piece::Puppy => [-7, -59, 14, 14],
        Piece::Coin(_) => [-60, -22, 13, 13],
        Piece::Area { high, .. } => [-8, -8 - high / 2, 16, 16],
        Piece::Plate => [40, -62, 16, 16],
        Piece::Chunk(side) => [-side / 6, -side * 2 / 3, side / 3, side / 3],
        Piece::Own(symbol) => symbol.mark,
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
