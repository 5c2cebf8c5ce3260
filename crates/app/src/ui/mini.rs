//! A small board that is only looked at: on the shelf, in the prose.

use super::View;
use super::progress::Tick;
use super::{board, decor, pieces};
use crate::browser;
use crate::words;
use games::card::{Card, Difficulty};
use games::piece::Depth;
use games::scene::{Decor, Line, Scene, Spot};
use messages::markup::classes;
use session::Session;
use session::link::{self, Link};
use session::{say, shelf};
use yew::prelude::{AttrValue, Html, Properties, component, html, use_effect_with, use_state};

/// The session of a small board.
pub(crate) fn session(game: &str, pairs: &str) -> Option<Session> {
    let link = Link { game: game.to_string(), pairs: link::pairs(pairs) };
    Session::open(&link).map(|(session, _)| session)
}

/// Left, top, width and height of what matters, in the shape of 36 to 23.
fn shelf_view(scene: &Scene) -> [i32; 4] {
    let leading = scene.over.iter().find_map(|decor| match decor {
        Decor::Piece { piece, y, .. } if piece.kind.leads => Some(*y),
        _ => None,
    });
    let part = scene.width * 23 / 36;
    if leading.is_some_and(|y| y > scene.height - part + 30) {
        return [0, scene.height - part, scene.width, part];
    }
    let (mut left, mut top, mut right, mut foot) = (scene.width, scene.height, 0, 0);
    let mut cover = |x: i32, y: i32, w: i32, h: i32| {
        (left, top) = (left.min(x), top.min(y));
        (right, foot) = (right.max(x + w), foot.max(y + h));
    };
    for spot in scene.spots() {
        let [x, y, w, h] = spot.area();
        cover(x, y, w, h.max(6 - spot.hit[1]));
    }
    for decor in scene.under.iter().chain(&scene.over) {
        match decor {
            Decor::Piece { piece, .. } if piece.kind.leads => {}
            Decor::Piece { x, y, .. } => cover(x - 24, y - 48, 48, 48),
            Decor::Block { at: [x, y, w, h], .. } => cover(*x, *y, *w, *h),
            _ => {}
        }
    }
    let (wide, tall) = ((right - left).max(1) + 52, (foot - top).max(1) + 44);
    let wide = wide.max(tall * 36 / 23).max(320);
    let tall = wide * 23 / 36;
    [(left + right - wide) / 2, (top + foot - tall) / 2, wide, tall]
}

/// The place of a board on the shelf before it is drawn.
fn empty() -> Html {
    html! {
        <div class="stage"><svg class="board" viewBox="0 0 36 23" aria-hidden="true" /></div>
    }
}

/// A board that stands still: game, settings and position, and whether it is on the shelf.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct MiniProps {
    pub(crate) view: View,
    pub(crate) game: &'static str,
    pub(crate) pairs: AttrValue,
    #[prop_or_default]
    pub(crate) shelf: bool,
}

/// Time for the browser to show the words of a shelf before its boards, in ms.
const FRAME: u32 = 40;

/// A board that stands still; on the shelf all have one shape and no numerals.
#[component]
pub(crate) fn Mini(MiniProps { view, game, pairs, shelf }: &MiniProps) -> Html {
    let shown = use_state(|| !shelf);
    let show = shown.clone();
    use_effect_with((), move |()| {
        let wait = (!*show).then(|| browser::later(FRAME, Box::new(move || show.set(true))));
        move || drop(wait)
    });
    if *shown { board(view, game, pairs, *shelf) } else { empty() }
}

fn board(view: &View, game: &str, pairs: &str, shelf: bool) -> Html {
    let Some(session) = session(game, pairs) else { return Html::default() };
    let scene = &session.scene(false);
    let [x, y, wide, tall] =
        if shelf { shelf_view(scene) } else { [0, 0, scene.width, scene.height] };
    html! {
        <div class={format!("stage {}", session.game().card().cloth.class())}>
            <svg role="img" class={format!("board board-{}", scene.kind)}
                viewBox={format!("{x} {y} {wide} {tall}")} aria-label={view.say(&scene.name)}>
                { decor::squares(scene) }
                { board::behind(view, scene, 0, !shelf) }
                for line in &scene.lines {
                    { still(line) }
                }
                { board::before(view, scene, 0, !shelf) }
            </svg>
        </div>
    }
}

/// The spots of a line: first those on the floor.
pub(crate) fn floor_first(line: &Line) -> impl Iterator<Item = &Spot> {
    let lies = |spot: &&Spot| spot.piece.kind.depth == Depth::Floor;
    let floor = line.spots.iter().filter(lies);
    floor.chain(line.spots.iter().filter(move |spot| !lies(spot)))
}

/// A line of spots that stand still.
pub(crate) fn still(line: &Line) -> Html {
    let ground = line.spots.iter().map(|spot| spot.foot.1).max();
    html! {
        for spot in floor_first(line) {
            <g class={pieces::class(spot)} transform={pieces::to(spot.foot)}>
                { pieces::drawing(spot, Some(spot.foot.1) == ground) }
            </g>
        }
    }
}

/// The id of the link that leads from a shelf to a game.
pub(crate) fn link(game: &str) -> String {
    format!("to-{game}")
}

/// Games side by side, each with its board in mid-play; what was searched may mean one of their starts.
pub(crate) fn shelf(view: &View, cards: &[&'static Card], find: &str) -> Html {
    html! { <div class="shelf">{ for cards.iter().map(|card| game(view, card, find)) }</div> }
}

fn game(view: &View, card: &'static Card, find: &str) -> Html {
    let meant = shelf::meant(card, find);
    let pairs = AttrValue::Static(meant.map_or(card.shelf, |name| name.pairs));
    let begin = card.difficulty == Difficulty::Begin;
    html! {
        <article class="game" key={card.id}>
            <Mini view={view.clone()} game={card.id} {pairs} shelf={true} />
            <div class="text">
                <h3>
                    <a href={format!("#/play/{}", shelf::searched(card, meant))} id={link(card.id)}>
                        { view.text(&(card.title)()) }
                    </a>
                </h3>
                if let Some(name) = meant {
                    <p class="meant">{ name.said }</p>
                }
                <p>{ view.text(&(card.summary)()) }</p>
                <p class={classes(&[("level", true), ("is-begin", begin)])}>
                    { view.text(&say::difficulty(card.difficulty)) }
                </p>
                <Tick view={view.clone()} card={card.id} />
                { draft(view, card) }
            </div>
        </article>
    }
}

/// The mark of a game that is not finished.
pub(crate) fn draft(view: &View, card: &Card) -> Html {
    let marked = || html! { <p class="draft">{ view.text(&words::draft()) }</p> };
    games::prose::draft(card.id).then(marked).unwrap_or_default()
}
