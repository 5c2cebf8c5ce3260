//! A small board that is only looked at: on the shelf, in the prose.

use super::pieces;
use session::Session;
use session::link::{self, Link};
use session::scene::{Decor, Piece, Scene, Spot};
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub(crate) struct MiniProps {
    /// The game.
    pub(crate) game: &'static str,
    /// Settings and position as a part of an address.
    pub(crate) pairs: AttrValue,
    /// True on the shelf: no numerals, and every picture of the same shape.
    #[prop_or_default]
    pub(crate) shelf: bool,
}

/// Colour of the cloth under a kind of board.
pub(crate) fn cloth(kind: &str) -> &'static str {
    match kind {
        "pins" => "cloth-fir",
        "queen" | "piles" => "cloth-plum",
        "pile" => "cloth-umber",
        "bars" => "cloth-olive",
        _ => "cloth-slate",
    }
}

/// The session of a small board.
pub(crate) fn session(game: &str, pairs: &str) -> Option<Session> {
    let link = Link { game: game.to_string(), pairs: link::pairs(pairs) };
    Session::open(&link).map(|(session, _)| session)
}

/// The picture that a game shows where it is only named.
fn scene(game: &str, pairs: &str, narrow: bool) -> Option<Scene> {
    session(game, pairs).map(|session| Scene::of(&session, narrow))
}

/// Left, top, width and height of what matters, in the shape of 36 to 23.
fn shelf_view(scene: &Scene) -> [i32; 4] {
    let queen = scene.over.iter().find_map(|decor| match decor {
        Decor::Piece { piece: Piece::Queen(_), y, .. } => Some(*y),
        _ => None,
    });
    let part = scene.width * 23 / 36;
    if queen.is_some_and(|y| y > scene.height - part + 30) {
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
    for decor in &scene.under {
        if let Decor::Piece { x, y, .. } = decor {
            cover(x - 24, y - 48, 48, 48);
        }
    }
    let (wide, tall) = ((right - left).max(1) + 52, (foot - top).max(1) + 44);
    let wide = wide.max(tall * 36 / 23).max(320);
    let tall = wide * 23 / 36;
    [(left + right - wide) / 2, (top + foot - tall) / 2, wide, tall]
}

/// A stage with a board that stands still.
#[component]
pub(crate) fn Mini(props: &MiniProps) -> Html {
    let (game, pairs, shelf) = (props.game, props.pairs.clone(), props.shelf);
    let scene = use_memo((game, pairs, shelf), |(game, pairs, shelf)| scene(game, pairs, *shelf));
    let Some(scene) = &*scene else { return Html::default() };
    let view = if shelf { shelf_view(scene) } else { [0, 0, scene.width, scene.height] };
    let view = view.map(|n| n.to_string()).join(" ");
    let shown = |decor: &&Decor| !shelf || !matches!(decor, Decor::Text { .. });
    let (strokes, over): (Vec<&Decor>, Vec<&Decor>) =
        scene.over.iter().partition(|decor| matches!(decor, Decor::Stroke { .. }));
    let under = scene.under.iter().chain(strokes).filter(shown);
    html! {
        <div class={classes!("stage", cloth(scene.kind))}>
            <svg class={format!("board board-{}", scene.kind)} viewBox={view} role="img"
                aria-label={scene.name.clone()}>
                if scene.kind == "queen" { { pieces::squares(scene) } }
                { for under.map(|decor| pieces::decor(decor, 0)) }
                { for scene.lines.iter().map(|each| line(scene, each)) }
                { for over.into_iter().filter(shown).map(|decor| pieces::decor(decor, 0)) }
            </svg>
        </div>
    }
}

/// One line of a small board; gaps lie on the floor.
fn line(scene: &Scene, line: &session::scene::Line) -> Html {
    let ground = line.spots.iter().map(|spot| spot.y).max();
    let (gaps, rest): (Vec<&Spot>, Vec<&Spot>) =
        line.spots.iter().partition(|spot| spot.piece == Piece::Gap);
    let spot = |spot: &Spot| {
        html! {
            <g class={pieces::class(spot)} transform={pieces::to(spot.x, spot.y)}>
                { pieces::drawing(scene, spot, Some(spot.y) == ground) }
            </g>
        }
    };
    gaps.into_iter().chain(rest).map(spot).collect()
}

/// Games side by side, each with its board in mid-play.
pub(crate) fn shelf(ids: &[&'static str]) -> Html {
    let cards = ids.iter().filter_map(|id| games::find(id)).map(|game| game.card());
    html! {
        <div class="shelf">
            { for cards.map(|card| html! {
                <article key={card.id} class="game">
                    <Mini game={card.id} pairs={AttrValue::Static(card.shelf)} shelf={true}/>
                    <div class="text">
                        <h3><a href={format!("#/play/{}", card.id)}>{ card.title }</a></h3>
                        <p>{ card.summary }</p>
                    </div>
                </article>
            }) }
        </div>
    }
}
