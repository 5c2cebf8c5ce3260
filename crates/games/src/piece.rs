//! How a piece looks: symbols and plain shapes around its foot, and the marks beside it.

/// Left, top, width and height, from the foot of a piece, in board units.
pub type Rect = [i32; 4];

/// One thing that is drawn for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A symbol of an `art.svg`.
    Symbol {
        /// The reference to it, `#` and its id; an id of a folder begins with the id of its game.
        href: &'static str,
        /// Where it lies.
        at: Rect,
        /// Class of the style sheet; may be empty.
        class: &'static str,
    },
    /// A circle above the foot.
    Circle {
        /// Class of the style sheet.
        class: &'static str,
        /// Height of its middle, negative above the foot.
        y: i32,
        /// Its radius.
        radius: i32,
    },
    /// A path from the foot.
    Path {
        /// Class of the style sheet.
        class: &'static str,
        /// Its data, as in SVG.
        data: &'static str,
    },
    /// A rectangle.
    Rect {
        /// Class of the style sheet.
        class: &'static str,
        /// Where it lies.
        at: Rect,
    },
}

/// When the hint of a spot is drawn; a mark takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// If there is no mark.
    Always(Layer),
    /// If there is no mark and a touch is a move.
    IfLegal(Layer),
}

/// The order in which the spots of a line are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// On the floor, below all others.
    Floor,
    /// As the line has them.
    Level,
    /// Those with a higher foot are farther back.
    ByFoot,
    /// In front of the others.
    Front,
}

/// A kind of piece: a constant of the folder or the kit that draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceKind {
    /// Class of the style sheet for the spot, besides its states; may be empty.
    pub class: &'static str,
    /// What is drawn first.
    pub base: &'static [Layer],
    /// The frame of its shadow, if it stands on the ground and its symbol has none.
    pub shadow: Option<Rect>,
    /// The sign that the spot can be touched.
    pub hint: Option<Hint>,
    /// The piece itself, which moves.
    pub body: Body,
    /// The order of painting.
    pub depth: Depth,
    /// The frame of the focus ring, and the radius of its corners; the hit area if `None`.
    pub halo: Option<(Rect, i32)>,
    /// True for the piece that receives the focus first, and around which a small picture is cut.
    pub leads: bool,
    /// On a chequered board, the square below it: true if it is dark.
    pub shade: Option<bool>,
}

/// What is drawn of the piece itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// Nothing, or nothing that a move changes.
    Nothing,
    /// A symbol: its reference and its class, which may be empty.
    Symbol(&'static str, &'static str),
    /// Several symbols: the reference of each, where it lies, and its class.
    Symbols(&'static [(&'static str, Rect, &'static str)]),
    /// A rectangle of unit squares: how many in a row, and how many rows.
    Squares(u64, u64),
}

impl PieceKind {
    /// An empty kind, the base of constants that set only a few fields.
    pub const NOTHING: PieceKind = PieceKind {
        class: "",
        base: &[],
        shadow: None,
        hint: None,
        body: Body::Nothing,
        depth: Depth::Level,
        halo: None,
        leads: false,
        shade: None,
    };
}

/// The frames of the mark of a winning move and of the mark of another move.
pub type Marks = [Rect; 2];

/// The place of marks beside most pieces.
pub const BESIDE: Marks = [[-10, -28, 20, 20], [-7, -25, 14, 14]];

/// What is drawn at a spot or as a preview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its kind.
    pub kind: &'static PieceKind,
    /// Where its body lies.
    pub at: Rect,
    /// The place of its marks; `None` for no marks.
    pub marks: Option<Marks>,
    /// Replaces the body of its kind, for pieces drawn from numbers.
    pub body: Body,
}

impl Piece {
    /// A piece of a kind, with its body in a box and with marks beside it.
    pub const fn new(kind: &'static PieceKind, at: Rect, marks: Marks) -> Piece {
        Piece { kind, at, marks: Some(marks), body: kind.body }
    }

    /// A piece without marks beside it.
    pub const fn unmarked(kind: &'static PieceKind, at: Rect) -> Piece {
        Piece { kind, at, marks: None, body: kind.body }
    }

    /// A piece without a body, with marks beside it.
    pub(crate) const fn bare(kind: &'static PieceKind, marks: Marks) -> Piece {
        Piece::new(kind, [0; 4], marks)
    }
}
