//! Pieces that two or more games share, and constants for most pieces.

use crate::piece::{BESIDE, Body, Depth, Hint, Layer, Marks, Piece, PieceKind, Rect};

/// The dot of a place to which a piece can move.
pub(crate) const WAY: Hint = Hint::IfLegal(Layer::Circle { class: "dot", y: 0, radius: 5 });
/// A knot in the middle, where a line can be touched.
pub(crate) const KNOT: Hint = Hint::Always(Layer::Circle { class: "knot", y: 0, radius: 9 });
/// Marks in the middle of a square.
pub(crate) const INSIDE: Marks = [[-14, -14, 27, 27], [-9, -9, 18, 18]];
/// Smaller marks in the middle.
pub(crate) const MIDDLE: Marks = [[-11, -11, 22, 22], [-8, -8, 16, 16]];
/// The shadow of a low round piece.
pub(crate) const LOW_SHADOW: Rect = [-34, -14, 68, 20];

/// A mound for uncountably many: five symbols of this height on the ground, and one on top that a move lifts.
macro_rules! mound {
    ($high:literal, $one:literal, $two:literal, $three:literal, $four:literal, $five:literal, $top:literal) => {
        $crate::piece::Piece::unmarked(
            &$crate::piece::PieceKind {
                base: &[
                    $crate::piece::Layer::Symbol {
                        href: "#shadow",
                        at: [-76, -12, 152, 24],
                        class: "shadow",
                    },
                    $crate::kits::pieces::heaped($one, -48, 0, $high),
                    $crate::kits::pieces::heaped($two, 0, 0, $high),
                    $crate::kits::pieces::heaped($three, 48, 0, $high),
                    $crate::kits::pieces::heaped($four, -25, 17, $high),
                    $crate::kits::pieces::heaped($five, 23, 17, $high),
                ],
                body: $crate::piece::Body::Symbol($top, "stone"),
                ..$crate::piece::PieceKind::NOTHING
            },
            [-32, -34 - $high, 60, $high],
        )
    };
}
pub(crate) use mound;

/// One symbol of a mound, with its offset from the middle and its height above the ground.
pub(crate) const fn heaped(href: &'static str, x: i32, rise: i32, high: i32) -> Layer {
    Layer::Symbol { href, at: [x - 30, -high - rise, 60, high], class: "piece stone" }
}

const fn coin(class: &'static str) -> PieceKind {
    PieceKind {
        shadow: Some([-39, -13, 79, 22]),
        body: Body::Symbol("#coin", class),
        ..PieceKind::NOTHING
    }
}
const COIN: PieceKind = coin("stone");
const FIFTH_COIN: PieceKind = coin("stone is-fifth");
/// Coin number `n` of a pile, counted from 1; every fifth is another metal.
pub(crate) const fn nth_coin(n: u64) -> Piece {
    let kind = if n.is_multiple_of(5) { &FIFTH_COIN } else { &COIN };
    // Coins are closer together than marks are high, so every other mark is placed farther out.
    let aside = if n.is_multiple_of(2) { 0 } else { 24 };
    Piece::new(kind, [-42, -42, 84, 42], [[-64 - aside, -26, 19, 19], [-60 - aside, -22, 13, 13]])
}
/// More coins than can be counted.
pub(crate) const COINS: Piece = mound!(30, "#coin", "#coin", "#coin", "#coin", "#coin", "#coin");

/// One unit of a bar.
pub(crate) const TILE: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#tile", "tile"), ..PieceKind::NOTHING },
    [-24, -48, 48, 48],
    BESIDE,
);
/// The same as decor behind the spots, with the ground under it.
pub(crate) const LOOSE_TILE: Piece = Piece::new(
    &PieceKind {
        base: &[Layer::Rect { class: "under-tile", at: [-21, -43, 48, 48] }],
        body: Body::Symbol("#tile", "tile"),
        ..PieceKind::NOTHING
    },
    [-24, -48, 48, 48],
    BESIDE,
);
/// A tile of a bar that is taken whole: it is lifted.
pub(crate) const TAKEN_TILE: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#tile", "stone"), ..PieceKind::NOTHING },
    [-24, -48, 48, 48],
    BESIDE,
);
/// A bar too long to be counted.
pub(crate) const LONG_BAR: Piece = Piece::unmarked(
    &PieceKind {
        base: &[
            Layer::Symbol { href: "#tile", at: [0, -48, 48, 48], class: "piece tile far" },
            Layer::Symbol { href: "#tile", at: [48, -48, 48, 48], class: "piece tile far" },
        ],
        body: Body::Symbols(&[
            ("#tile", [-96, -48, 48, 48], "tile"),
            ("#tile", [-48, -48, 48, 48], "tile far"),
        ]),
        ..PieceKind::NOTHING
    },
    [0; 4],
);
/// The place between two tiles where a bar can break.
pub(crate) const SEAM: Piece = Piece::bare(
    &PieceKind {
        class: "cut",
        base: &[
            Layer::Symbol { href: "#seam", at: [-5, -58, 10, 68], class: "seam" },
            Layer::Symbol { href: "#saw", at: [-5, -56, 10, 64], class: "saw" },
        ],
        depth: Depth::Front,
        halo: Some(([-9, -59, 18, 70], 4)),
        ..PieceKind::NOTHING
    },
    [[-10, -34, 20, 20], [-7, -31, 14, 14]],
);

/// A turned button on a dot or a vertex.
pub(crate) const BUTTON: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#vertex", "bead"), ..PieceKind::NOTHING },
    [-20, -20, 40, 40],
    BESIDE,
);

/// A unit square of a board of cells.
pub(crate) const UNIT: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#unit", "stone"), ..PieceKind::NOTHING },
    [-25, -25, 50, 50],
    INSIDE,
);
/// A marble on a cell or a point.
pub(crate) const MARBLE: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#marble", "stone"), ..PieceKind::NOTHING },
    [-22, -22, 44, 44],
    MIDDLE,
);
/// An empty cell.
pub(crate) const BED: Piece = Piece::bare(
    &PieceKind {
        base: &[Layer::Symbol { href: "#bed", at: [-25, -25, 50, 50], class: "hole" }],
        hint: Some(WAY),
        ..PieceKind::NOTHING
    },
    MIDDLE,
);
/// A point without a marble.
pub(crate) const PIT: Piece = Piece::bare(
    &PieceKind {
        base: &[Layer::Symbol { href: "#pit", at: [-25, -25, 50, 50], class: "hole" }],
        hint: Some(WAY),
        ..PieceKind::NOTHING
    },
    MIDDLE,
);
