//! What a scene shows beside its spots: loose pieces, words, blocks, bands, strokes and squares.

use super::View;
use super::pieces::{mark, piece, rect, to};
use games::scene::{Decor, Line, Scene};
use messages::Message;
use messages::markup::classes;
use yew::prelude::{AttrValue, Html, html};

/// Something that is only looked at; words and numbers only if they are wanted.
pub(crate) fn decor(view: &View, decor: &Decor, ply: usize, words: bool) -> Html {
    match decor {
        Decor::Piece { id, piece: kind, x, y, pending } => {
            loose(format!("p{id}"), (*x, *y), piece(kind, *pending))
        }
        Decor::Leaving { id, piece: kind, x, y } => html! {
            <g key={format!("l{ply}-{id}")} transform={to((*x, *y))}>
                <g class="leaving">{ piece(kind, false) }</g>
            </g>
        },
        // What is written on a piece is part of it.
        Decor::Text { class, .. } if !words && !class.starts_with("ink") => Html::default(),
        Decor::Text { x, y, class, text, most } => {
            let words = view.say(text);
            let style = most.map(|most| fit(most, &words));
            written((*x, *y), class, words, style)
        }
        Decor::Block { at, text, lit } => block(view, *at, text, *lit),
        Decor::Ring { x, y } => html! {
            <g key={format!("r{x}-{y}")} transform={to((*x, *y))}>
                { mark("#ring-p", [-14, -14, 27, 27]) }
            </g>
        },
        Decor::Band { at, text, lost } => band(*at, text, *lost),
        Decor::Stroke { from, to, class } => {
            let d = AttrValue::from(format!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
            html! {
                <g key={format!("{class}{d}")} class={*class}>
                    // A stick has an outline: a wider line below it.
                    if class.starts_with("edge") {
                        <path class="lo" d={&d} />
                    }
                    <path d={&d} />
                </g>
            }
        }
    }
}

/// The size at which a number of this many digits has this width, for the style sheet: a digit is about 0.6 of the
/// size wide.
fn fit(most: i32, words: &str) -> String {
    let digits = words.chars().count().max(1) as f32;
    format!("--fit:{:.1}px", most as f32 / (0.6 * digits))
}

/// Something written, with a style if it has to fit.
#[cfg(target_arch = "wasm32")]
fn written(
    (x, y): (i32, i32),
    class: &'static str,
    words: AttrValue,
    style: Option<String>,
) -> Html {
    html! {
        <text key={format!("t{x}-{y}")} {class} x={x.to_string()} y={y.to_string()} ~style={style}>
            { words }
        </text>
    }
}

/// Something written; without a program it has no style of its own.
#[cfg(not(target_arch = "wasm32"))]
fn written((x, y): (i32, i32), class: &'static str, words: AttrValue, _: Option<String>) -> Html {
    html! {
        <text key={format!("t{x}-{y}")} {class} x={x.to_string()} y={y.to_string()}>{ words }</text>
    }
}

/// A loose piece; by its style it glides to where it is next.
#[cfg(target_arch = "wasm32")]
fn loose(key: String, (x, y): (i32, i32), piece: Html) -> Html {
    html! { <g class="piece" {key} ~style={format!("transform:translate({x}px,{y}px)")}>{ piece }</g> }
}

/// A loose piece; without a program it stays where it is.
#[cfg(not(target_arch = "wasm32"))]
fn loose(key: String, foot: (i32, i32), piece: Html) -> Html {
    html! { <g class="piece" {key} transform={to(foot)}>{ piece }</g> }
}

/// A block that stands for a number.
fn block(view: &View, at: [i32; 4], text: &Message, lit: bool) -> Html {
    let (x, y) = (at[0] + at[2] / 2, at[1] + at[3] / 2 + 7);
    html! {
        <g key={format!("b{}-{}", at[0], at[1])} class={lit.then_some("is-lit")}>
            { rect(at, "term", 3) }
            <text class="num-big" x={x.to_string()} y={y.to_string()}>{ view.text(text) }</text>
        </g>
    }
}

/// A stretch of a number line with the mark of its numbers.
fn band(at: [i32; 4], text: &str, lost: bool) -> Html {
    let (middle, foot) = (at[0] + at[2] / 2, at[1] + at[3]);
    let y = at[1] + at[3] / 2 + 2;
    let symbol = if lost { "#mark-p" } else { "#mark-n" };
    html! {
        <g key={format!("band{}", at[0])} class={classes(&[("band", true), ("is-lost", lost)])}>
            { rect(at, "", 0) }
            <text x={middle.to_string()} y={y.to_string()}>{ text }</text>
            { mark(symbol, [middle - 9, foot - 9, 18, 18]) }
        </g>
    }
}

/// The squares behind the spots of each chequered board: two paths, the special squares, the frame.
pub(crate) fn squares(scene: &Scene) -> Html {
    let mut boards = Vec::new();
    let mut begin = 0;
    while begin < scene.lines.len() {
        let next = scene.parts.iter().map(|part| part.0).find(|first| *first > begin);
        let end = next.unwrap_or(scene.lines.len());
        boards.extend(squares_of(&scene.lines[begin..end]));
        begin = end;
    }
    boards.into_iter().collect()
}

/// The same of one board.
fn squares_of(lines: &[Line]) -> Option<Html> {
    let (mut light, mut dark) = (String::new(), String::new());
    let (mut left, mut top, mut right, mut foot) = (i32::MAX, i32::MAX, 0, 0);
    let spots = || lines.iter().flat_map(|line| &line.spots);
    for spot in spots() {
        let Some(shade) = spot.piece.kind.shade else { continue };
        let [x, y, width, height] = spot.area();
        let path = if shade { &mut dark } else { &mut light };
        path.push_str(&format!("M{x} {y}h{width}v{height}h-{width}z"));
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + width), foot.max(y + height));
    }
    let lit = spots().filter(|spot| spot.pending || spot.last).map(|spot| {
        let class = if spot.pending { "sq is-pending" } else { "sq is-last" };
        rect(spot.area(), class, 0)
    });
    (left <= right).then(|| {
        html! {
            <>
                <path class="sq sq-light" d={light} />
                <path class="sq sq-dark" d={dark} />
                <>{ for lit }</>
                { rect([left, top, right - left, foot - top], "frame-line", 0) }
            </>
        }
    })
}
