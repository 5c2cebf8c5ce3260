//! From the pieces of a scene to the symbols of web/art.svg; knows no rules and no games.

use session::scene::{Decor, Piece, Scene, Spot};
use solver::play::Outcome;
use yew::prelude::*;

/// One symbol in a box: left, top, width, height.
pub(crate) fn art(symbol: &'static str, at: [i32; 4], class: &'static str) -> Html {
    let [x, y, width, height] = at.map(|n| AttrValue::from(n.to_string()));
    html! { <use href={symbol} {x} {y} {width} {height} {class}/> }
}

/// A rectangle in a box: left, top, width, height.
pub(crate) fn rect(at: [i32; 4], class: &'static str, round: i32) -> Html {
    let [x, y, width, height] = at.map(|n| AttrValue::from(n.to_string()));
    let rx = (round > 0).then(|| AttrValue::from(round.to_string()));
    html! { <rect {class} {x} {y} {width} {height} {rx}/> }
}

/// A transform to a place.
pub(crate) fn to(x: i32, y: i32) -> AttrValue {
    AttrValue::from(format!("translate({x} {y})"))
}

/// The class of a spot with all its states.
pub(crate) fn class(spot: &Spot) -> String {
    let mut class = String::from("spot");
    let mut put = |word: &str, on: bool| {
        if on {
            class.push(' ');
            class.push_str(word);
        }
    };
    let pin = matches!(spot.piece, Piece::Pin | Piece::PinRing);
    put("is-legal", spot.mv.is_some() || spot.put.is_some());
    put("is-armed", spot.armed);
    put("is-last", spot.last);
    put("is-gone", spot.piece == Piece::PinRing);
    put("falls-left", pin && spot.id % 2 == 1);
    put("gap", spot.piece == Piece::Gap);
    put("cut", spot.piece == Piece::Seam);
    put("pair", spot.piece == Piece::Link);
    class
}

/// What is drawn at a spot, from its foot; `base` if it stands on the ground and not on others.
pub(crate) fn drawing(scene: &Scene, spot: &Spot, base: bool) -> Html {
    let mark = mark(spot);
    let armed = spot.armed;
    match spot.piece {
        Piece::Pin | Piece::PinRing => {
            let at = [-32, -149, 64, 160];
            html! { <>
                { art("#pin-shadow", at, "shadow") }
                { art("#pin-ring", at, "ring") }
                { art("#pin", at, "piece pin") }
                { mark }
            </> }
        }
        Piece::Gap => {
            html! { <>{ art("#pair-ring", [-20, -3, 40, 16], "gap-ring") }{ mark }</> }
        }
        Piece::Seam => {
            let seam = [-5, -58, 10, 68];
            html! { <>
                { art("#seam", seam, "seam") }
                { art("#saw", [-5, -56, 10, 64], "saw") }
                { mark }
            </> }
        }
        Piece::Link => html! { <>
            <path class="tie" d="M0 -36V-16M0 4V22"/>
            <circle class="knot" cy="-6" r="9"/>
            { mark }
        </> },
        Piece::Square(_) | Piece::Queen(_) => match (spot.mark, spot.mv.is_some()) {
            (Some(_), _) => mark,
            (None, true) => html! { <circle class="dot" r="5"/> },
            (None, false) => Html::default(),
        },
        Piece::Sack if scene.kind == "bars" => sack_of_tiles(armed),
        Piece::Sack => sack(if scene.kind == "pile" { "#coin" } else { "" }, armed),
        Piece::Coin(_) => html! { <>
            if base { { art("#shadow", [-39, -13, 79, 22], "shadow") } }
            { piece(spot.piece, armed) }
            { mark }
        </> },
        _ => html! { <>
            if base { { art("#shadow", [-34, -14, 68, 20], "shadow") } }
            { piece(spot.piece, armed) }
            { mark }
        </> },
    }
}

/// A single piece with its foot at the origin.
fn piece(piece: Piece, armed: bool) -> Html {
    let (plain, lifted) = match piece {
        Piece::Coin(true) => ("piece stone is-fifth", "piece stone is-fifth is-armed"),
        Piece::Kitten | Piece::Puppy => ("piece animal", "piece animal is-armed"),
        Piece::Tile => ("piece tile", "piece tile is-armed"),
        Piece::Pin => ("piece pin", "piece pin is-armed"),
        _ => ("piece stone", "piece stone is-armed"),
    };
    let class = if armed { lifted } else { plain };
    match piece {
        Piece::Stone(shape) => art(stone(shape), [-36, -36, 72, 36], class),
        Piece::Coin(_) => art("#coin", [-42, -42, 84, 42], class),
        Piece::Kitten => art("#kitten", [-23, -43, 46, 46], class),
        Piece::Puppy => art("#puppy", [-23, -43, 46, 46], class),
        Piece::Tile => art("#tile", [-24, -48, 48, 48], class),
        Piece::Queen(_) => art("#queen", [-29, -36, 58, 58], ""),
        Piece::Pin | Piece::PinRing => art("#pin", [-32, -149, 64, 160], class),
        _ => Html::default(),
    }
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
fn sack(symbol: &'static str, armed: bool) -> Html {
    let class = if armed { "piece stone is-armed" } else { "piece stone" };
    let mound = [(-48, 0), (0, 0), (48, 0), (-25, 17), (23, 17), (-2, 34)];
    let stones = mound.iter().zip(1_u8..).map(|((x, rise), shape)| {
        let symbol = if symbol.is_empty() { stone(shape) } else { symbol };
        let top = *rise == 34;
        art(symbol, [x - 30, -30 - rise, 60, 30], if top { class } else { "piece stone" })
    });
    html! { <>{ art("#shadow", [-76, -12, 152, 24], "shadow") }{ for stones }</> }
}

/// A bar too long to be counted: two tiles at each end and a gap between.
fn sack_of_tiles(armed: bool) -> Html {
    let tiles = [-96, -48, 0, 48].map(|x| {
        let class = match (armed, x < 0) {
            (true, true) => "piece tile is-armed",
            (_, inner) if inner == (x == -48) || x == 0 => "piece tile far",
            _ => "piece tile",
        };
        art("#tile", [x, -48, 48, 48], class)
    });
    html! { { for tiles } }
}

/// The outcome that a move leads to, as a mark beside its piece.
fn mark(spot: &Spot) -> Html {
    let Some(outcome) = spot.mark else { return Html::default() };
    if outcome == Outcome::N {
        return art("#mark-n", other_mark(spot.piece), "mark");
    }
    let at = match spot.piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-10, 17, 20, 20],
        Piece::Square(_) | Piece::Queen(_) => [-14, -14, 27, 27],
        Piece::Seam => [-10, -34, 20, 20],
        Piece::Link => [-11, -17, 22, 22],
        Piece::Kitten | Piece::Puppy => [-10, -62, 20, 20],
        Piece::Coin(_) => [-64, -26, 19, 19],
        _ => [-10, -28, 20, 20],
    };
    art("#mark-p", at, "mark")
}

/// Where the smaller mark of a move that does not win stands.
fn other_mark(piece: Piece) -> [i32; 4] {
    match piece {
        Piece::Pin => [-11, -179, 22, 22],
        Piece::Gap => [-8, 19, 16, 16],
        Piece::Square(_) | Piece::Queen(_) => [-9, -9, 18, 18],
        Piece::Seam => [-7, -31, 14, 14],
        Piece::Link => [-8, -14, 16, 16],
        Piece::Kitten | Piece::Puppy => [-7, -59, 14, 14],
        Piece::Coin(_) => [-60, -22, 13, 13],
        _ => [-7, -25, 14, 14],
    }
}

/// The ring that shows where the focus is.
pub(crate) fn halo(spot: &Spot) -> Html {
    let [x, y, width, height] = spot.hit;
    let (at, round) = match spot.piece {
        Piece::Pin | Piece::PinRing => ([-23, -152, 46, 204], 5),
        Piece::Gap => ([-20, -8, 40, 25], 5),
        Piece::Seam => ([-9, -59, 18, 70], 4),
        Piece::Square(_) | Piece::Queen(_) => ([-23, -23, 46, 46], 3),
        _ => ([x + 2, y, width - 4, height], 5),
    };
    rect(at, "halo", round)
}

/// Something that is only looked at.
pub(crate) fn decor(decor: &Decor, ply: usize) -> Html {
    match decor {
        Decor::Piece { id, piece: kind, x, y, armed } => {
            let class = if *kind == Piece::Tile { "piece" } else { "piece queen" };
            let style = format!("transform:translate({x}px,{y}px)");
            html! {
                <g key={format!("p{id}")} {class} {style}>
                    if *kind == Piece::Tile {
                        <rect class="under-tile" x="-21" y="-43" width="48" height="48"/>
                    }
                    { piece(*kind, *armed) }
                </g>
            }
        }
        Decor::Leaving { id, piece: kind, x, y } => html! {
            <g key={format!("l{ply}-{id}")} transform={to(*x, *y)}>
                <g class="leaving">{ piece(*kind, false) }</g>
            </g>
        },
        Decor::Text { x, y, class, text } => html! {
            <text key={format!("t{x}-{y}")} class={*class} x={x.to_string()} y={y.to_string()}>
                { text }
            </text>
        },
        Decor::Block { at, text, lit } => {
            let (x, y) = (at[0] + at[2] / 2, at[1] + at[3] / 2 + 7);
            html! {
                <g key={format!("b{}", at[0])} class={lit.then_some("is-lit")}>
                    { rect(*at, "term", 3) }
                    <text class="num-big" x={x.to_string()} y={y.to_string()}>{ text }</text>
                </g>
            }
        }
        Decor::Band { at, .. } => rect(*at, "term", 0),
        Decor::Ring { x, y } => html! {
            <g key={format!("r{x}-{y}")} transform={to(*x, *y)}>
                { art("#ring-p", [-14, -14, 27, 27], "mark") }
            </g>
        },
        Decor::Stroke { from, to, class } => {
            let d = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
            html! { <path key={format!("{class}{d}")} class={*class} {d}/> }
        }
    }
}

/// The squares behind a queen's spots: two paths, the special squares, and the frame.
pub(crate) fn squares(scene: &Scene) -> Html {
    let (mut light, mut dark) = (String::new(), String::new());
    let mut special = Vec::new();
    let (mut left, mut top, mut right, mut foot) = (i32::MAX, i32::MAX, 0, 0);
    for spot in scene.spots() {
        let (Piece::Square(shade) | Piece::Queen(shade)) = spot.piece else { continue };
        let [x, y, width, height] = spot.hit;
        let (x, y) = (spot.x + x, spot.y + y);
        let path = if shade { &mut dark } else { &mut light };
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}z"));
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + width), foot.max(y + height));
        if spot.armed || spot.last {
            let class = if spot.armed { "sq is-armed" } else { "sq is-last" };
            special.push(rect([x, y, width, height], class, 0));
        }
    }
    html! { <>
        <path class="sq sq-light" d={light}/>
        <path class="sq sq-dark" d={dark}/>
        { for special }
        { rect([left, top, right - left, foot - top], "frame-line", 0) }
    </> }
}
