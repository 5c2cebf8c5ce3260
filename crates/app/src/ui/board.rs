//! The board: draws any scene. What touches and keys do on it stands in `hand`.

use super::View;
use super::board_input::EMPTY;
#[cfg(not(target_arch = "wasm32"))]
use super::mini;
use super::{decor, pieces};
use crate::command::Command;
use crate::words;
use games::piece::Depth;
use games::scene::{Decor, Line, Scene, Spot};
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

/// A board that can be played on; `here` is the cell that takes the focus, and `lit` are the lines to which a hint
/// points. With how many moves have been made is told whether the last of them are only tried.
pub(crate) fn board(
    view: &View,
    scene: &Rc<Scene>,
    (ply, tried): (usize, bool),
    here: Option<u32>,
    lit: &[usize],
) -> Html {
    let name = if tried { words::preview_of(scene.name.clone()) } else { scene.name.clone() };
    let held = |row: usize, id: &u32| {
        *id == EMPTY + row as u32 || scene.lines[row].spots.iter().any(|spot| spot.id == *id)
    };
    html! {
        // The grid says what is on the board; without a role the drawing would be announced as an image around it.
        <svg role="presentation" class={format!("board board-{}{}", scene.kind, crowded(scene))}
            viewBox={format!("0 0 {} {}", scene.width, scene.height)}
            // Numbers beside the pieces stay readable where a wide board is drawn small.
            ~style={format!("--wide:{};--high:{}", scene.width, scene.height)}
            data-upright={if scene.upright { "true" } else { "false" }}
            onkeydown={view.on(Command::Key)}
            onpointerdown={view.on(Command::Down)}
            onpointerup={view.on(Command::Up)}
            onclick={view.on(Command::Click)}
            onfocusin={view.on(Command::Focus(true))}
            onfocusout={view.on(Command::Focus(false))}>
            <g aria-hidden="true">
                { decor::squares(scene) }
                { behind(view, scene, ply, true) }
                { for lit.iter().filter_map(|row| around(&scene.lines[*row])) }
            </g>
            <g role="grid" aria-describedby="goal" aria-label={view.say(&name)}>
                // A grid has a cell, even where nothing is left.
                if scene.lines.is_empty() {
                    <g role="row"><g role="gridcell" aria-label={view.say(&name)} /></g>
                }
                for row in 0..scene.lines.len() {
                    <Row {view} {scene} {row} here={here.filter(|id| held(row, id))} />
                }
            </g>
            <g aria-hidden="true" class="over">{ before(view, scene, ply, true) }</g>
        </svg>
    }
}

/// A frame around the spots of a line.
fn around(line: &Line) -> Option<Html> {
    let areas = line.spots.iter().map(Spot::area).map(|[x, y, w, h]| [x, y, x + w, y + h]);
    let whole =
        |a: [i32; 4], b: [i32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
    let [left, top, right, foot] = areas.reduce(whole)?;
    Some(pieces::rect([left, top, right - left, foot - top], "lit", 8))
}

/// Least size of a mark in the style sheet, as shares of the width and of the height of a wide board and of
/// a narrow one, and how far a narrow board lowers the marks of gaps.
const LEAST: [([f32; 2], f32); 2] = [([0.0288, 0.034], 0.0), ([0.0535, 0.0625], 0.05)];

/// Pairs of marks that may lie on each other.
const FEW: usize = 2;

/// Classes of a board on which marks would lie on each other: there the style sheet shows those of winning moves alone.
pub(crate) fn crowded(scene: &Scene) -> &'static str {
    let dense = |([across, down], lower): ([f32; 2], f32)| {
        let (wide, high) = (scene.width as f32, scene.height as f32);
        let least = (wide * across).max(high * down);
        let place = |spot: &Spot| {
            let [_, [left, top, width, height]] = spot.mark.and(spot.piece.marks)?;
            let gap = if spot.piece.kind.class == "gap" { wide * lower } else { 0.0 };
            let (x, y) = (spot.foot.0 + left + width / 2, spot.foot.1 + top + height / 2);
            Some((x as f32, y as f32 + gap, least.max(width as f32)))
        };
        let places: Vec<_> = scene.spots().filter_map(place).collect();
        let near = |one: &(f32, f32, f32), other: &(f32, f32, f32)| {
            (one.0 - other.0).abs().max((one.1 - other.1).abs()) < 0.85 * one.2
        };
        let pairs = places
            .iter()
            .enumerate()
            .flat_map(|(i, one)| places[..i].iter().filter(move |other| near(one, other)));
        pairs.take(FEW + 1).count() > FEW
    };
    match LEAST.map(dense) {
        [true, _] => " is-crowded is-crowded-narrow",
        [false, true] => " is-crowded-narrow",
        [false, false] => "",
    }
}

/// A board that stands still, as large as one that can be played on.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn still(view: &View, scene: &Scene, class: &str) -> Html {
    html! {
        <svg role="img" class={format!("board board-{} {class}", scene.kind)}
            viewBox={format!("0 0 {} {}", scene.width, scene.height)}
            data-upright={if scene.upright { "true" } else { "false" }}
            aria-label={view.say(&scene.name)}>
            { decor::squares(scene) }
            { behind(view, scene, 0, true) }
            for line in &scene.lines {
                { mini::still(line) }
            }
            { before(view, scene, 0, true) }
        </svg>
    }
}

fn stroke(decor: &Decor) -> bool {
    matches!(decor, Decor::Stroke { .. })
}

/// What lies behind the spots, and all strokes; words only if they are wanted.
pub(crate) fn behind(view: &View, scene: &Scene, ply: usize, words: bool) -> Html {
    let all = scene.under.iter().chain(scene.over.iter().filter(|decor| stroke(decor)));
    all.map(|each| decor::decor(view, each, ply, words)).collect()
}

/// What lies in front of the spots.
pub(crate) fn before(view: &View, scene: &Scene, ply: usize, words: bool) -> Html {
    let all = scene.over.iter().filter(|decor| !stroke(decor));
    all.map(|each| decor::decor(view, each, ply, words)).collect()
}

/// One line of spots, and the spot in it that the keys are at.
#[derive(Clone, Debug, Properties)]
pub(crate) struct RowProps {
    view: View,
    scene: Rc<Scene>,
    row: usize,
    here: Option<u32>,
}

impl PartialEq for RowProps {
    fn eq(&self, other: &Self) -> bool {
        let (one, two) = (&self.scene, &other.scene);
        let same = Rc::ptr_eq(one, two)
            || one.kind == two.kind && one.lines.get(self.row) == two.lines.get(self.row);
        same && self.row == other.row && self.here == other.here && self.view == other.view
    }
}

/// One line of spots; it is drawn again only if it has changed.
#[component]
fn Row(RowProps { view, scene, row, here }: &RowProps) -> Html {
    let Some(line) = scene.lines.get(*row) else { return Html::default() };
    // A row is drawn as on a board of its own.
    let class = (scene.kind == "table").then(|| format!("on-{}", scene.kind_of(*row)));
    let ground = line.spots.iter().map(|spot| spot.foot.1).max();
    let painted = painted(&line.spots);
    html! {
        <g role="row" {class} aria-label={view.say(&line.label)}
            aria-owns={reading_order(&line.spots, &painted)}>
            if line.spots.is_empty() {
                { empty(view, line, *row, here.is_some()) }
            }
            for spot in painted {
                { cell(view, spot, ground, *here == Some(spot.id)) }
            }
        </g>
    }
}

fn tab(here: bool) -> &'static str {
    if here { "0" } else { "-1" }
}

/// What stands for a line without spots.
fn empty(view: &View, line: &Line, row: usize, here: bool) -> Html {
    let id = format!("s{}", EMPTY + row as u32);
    let name = view.say(&line.label);
    html! { <g role="gridcell" class="spot" {id} tabindex={tab(here)} aria-label={name} /> }
}

/// One spot, with a ring if the keys are at it.
fn cell(view: &View, spot: &Spot, ground: Option<i32>, here: bool) -> Html {
    html! {
        <g role="gridcell" key={spot.id} id={format!("s{}", spot.id)} class={pieces::class(spot)}
            transform={pieces::to(spot.foot)} tabindex={tab(here)}
            aria-label={view.say(&spot.label)}
            aria-disabled={(!pieces::open(spot)).then_some("true")}>
            { pieces::rect(spot.hit, "hit", 0) }
            { pieces::drawing(spot, Some(spot.foot.1) == ground) }
            if here {
                { pieces::halo(spot) }
            }
        </g>
    }
}

/// The ids of the spots as they are read, from left to right, if they are painted in another order.
fn reading_order(spots: &[Spot], painted: &[&Spot]) -> Option<String> {
    let same = spots.iter().zip(painted).all(|(read, painted)| read.id == painted.id);
    let ids = || spots.iter().map(|spot| format!("s{}", spot.id)).collect::<Vec<_>>();
    (!same).then(|| ids().join(" "))
}

/// The spots in the order in which they are painted: gaps lie on the floor, and what stands
/// further back comes first.
fn painted(spots: &[Spot]) -> Vec<&Spot> {
    let depth = |spot: &Spot| match spot.piece.kind.depth {
        Depth::Floor => i32::MIN,
        Depth::ByFoot => spot.foot.1,
        Depth::Front => 1,
        Depth::Level => 0,
    };
    let mut painted: Vec<&Spot> = Vec::with_capacity(spots.len());
    for spot in spots {
        let before = painted.iter().rposition(|other| depth(other) <= depth(spot));
        painted.insert(before.map_or(0, |i| i + 1), spot);
    }
    painted
}
