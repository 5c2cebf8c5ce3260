//! Draws the pieces of a scene as their games describe them; knows no rules and no games.

use games::piece::{Body, Hint, Layer, Piece};
use games::scene::Spot;
use messages::markup::classes;
use solver::play::Outcome;
use yew::prelude::{AttrValue, Html, html};

/// A number as an attribute.
fn number(n: i32) -> AttrValue {
    n.to_string().into()
}

/// One symbol in a box: left, top, width, height.
pub(crate) fn art(symbol: &'static str, at: [i32; 4], class: impl Into<AttrValue>) -> Html {
    let [x, y, width, height] = at.map(number);
    html! { <use href={symbol} {x} {y} {width} {height} class={class.into()} /> }
}

/// A rectangle in a box: left, top, width, height.
pub(crate) fn rect(at: [i32; 4], class: &'static str, round: i32) -> Html {
    let [x, y, width, height] = at.map(number);
    let rx = (round > 0).then(|| number(round));
    html! { <rect {class} {x} {y} {width} {height} {rx} /> }
}

/// A transform to a place.
pub(crate) fn to((x, y): (i32, i32)) -> AttrValue {
    format!("translate({x} {y})").into()
}

/// True if a touch of a spot does something.
pub(crate) fn open(spot: &Spot) -> bool {
    !spot.off && (spot.mv.is_some() || spot.pick.is_some() || spot.put.is_some())
}

/// The class of a spot with all its states.
pub(crate) fn class(spot: &Spot) -> AttrValue {
    let own = spot.piece.kind.class;
    classes(&[
        ("spot", true),
        ("is-legal", open(spot)),
        ("is-off", spot.off),
        ("is-pending", spot.pending),
        ("is-last", spot.last),
        (own, !own.is_empty()),
    ])
    .into()
}

/// What is drawn at a spot, from its foot; `ground` if it stands on the ground and not on others.
pub(crate) fn drawing(spot: &Spot, ground: bool) -> Html {
    let Piece { kind, marks, .. } = spot.piece;
    let marked = match (spot.mark, marks) {
        (Some(Outcome::N), Some([_, at])) => Some(("#mark-n", at)),
        (Some(Outcome::P), Some([at, _])) => Some(("#mark-p", at)),
        _ => None,
    };
    html! {
        <>
            for each in kind.base {
                { layer(each) }
            }
            if let Some(hint) = hint(spot) {
                { layer(hint) }
            }
            if let Some(at) = kind.shadow.filter(|_| ground) {
                { art("#shadow", at, "shadow") }
            }
            { body(&spot.piece, spot.pending) }
            if let Some((symbol, at)) = marked {
                { mark(symbol, at) }
            }
        </>
    }
}

/// What a spot without a mark shows beside its piece.
fn hint(spot: &Spot) -> Option<&'static Layer> {
    match spot.piece.kind.hint.as_ref().filter(|_| spot.mark.is_none())? {
        Hint::Always(part) => Some(part),
        Hint::IfLegal(part) => spot.mv.is_some().then_some(part),
    }
}

/// A mark; where a board is drawn small it is enlarged until it can be read.
pub(crate) fn mark(symbol: &'static str, at: [i32; 4]) -> Html {
    // From its middle; browsers do not agree on the box of a symbol that is used.
    let [left, top, wide, high] = at;
    let (x, y) = (left + wide / 2, top + high / 2);
    let style = format!("--size:{wide};transform-origin:{x}px {y}px");
    let [x, y, width, height] = at.map(number);
    html! { <use href={symbol} {x} {y} {width} {height} class="mark" ~style={style} /> }
}

fn layer(layer: &'static Layer) -> Html {
    match *layer {
        Layer::Symbol { href, at, class } => art(href, at, class),
        Layer::Circle { class, y, radius } => {
            let cy = (y != 0).then(|| number(y));
            html! { <circle {class} {cy} r={number(radius)} /> }
        }
        Layer::Path { class, data } => html! { <path {class} d={data} /> },
        Layer::Rect { class, at } => rect(at, class, 0),
    }
}

/// A piece that stands for itself, with its foot at the origin.
pub(crate) fn piece(piece: &Piece, pending: bool) -> Html {
    html! {
        <>
            for each in piece.kind.base {
                { layer(each) }
            }
            { body(piece, pending) }
        </>
    }
}

fn body(piece: &Piece, pending: bool) -> Html {
    match piece.body {
        Body::Nothing => Html::default(),
        Body::Symbol(href, class) => symbol(href, piece.at, class, pending),
        Body::Symbols(all) => {
            html! { { for all.iter().map(|(href, at, class)| symbol(href, *at, class, pending)) } }
        }
        Body::Squares(across, down) => squares((across, down), piece.at),
    }
}

fn symbol(href: &'static str, at: [i32; 4], class: &'static str, pending: bool) -> Html {
    let named = !class.is_empty();
    art(href, at, classes(&[("piece", named), (class, named), ("is-pending", pending)]))
}

/// A number as a rectangle of unit squares, drawn in units so that they come out alike.
fn squares((across, down): (u64, u64), at: [i32; 4]) -> Html {
    let [left, top, wide, high] = at;
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
    let [x, y, width, height] = at.map(number);
    html! {
        <>
            { rect([left + 4, top + 4, wide, high], "under-tile", 0) }
            <svg preserveAspectRatio="none" class="piece area"
                viewBox={format!("0 0 {across} {down}")} {x} {y} {width} {height}>
                <path class="ground" d={format!("M0 0h{across}v{down}h-{across}z")} />
                <path d={lines} />
            </svg>
        </>
    }
}

/// The ring that shows where the focus is.
pub(crate) fn halo(spot: &Spot) -> Html {
    let [x, y, width, height] = spot.hit;
    let (at, round) = spot.piece.kind.halo.unwrap_or(([x + 2, y, width - 4, height], 5));
    rect(at, "halo", round)
}
