//! The board: draws any scene. What touches and keys do on it stands in `hand`.

use super::hand::EMPTY;
use super::ink::{Ink, On};
use super::part::{self, Part};
use super::{decor, pieces};
use crate::deed::Deed;
use crate::words;
use games::piece::Depth;
use games::scene::{Decor, Scene, Spot};
use std::rc::Rc;

/// A board that can be played on; `here` is the cell that takes the focus. With how many moves have been
/// made is told whether the last of them are only tried.
pub(crate) fn board(
    ink: &mut Ink,
    scene: &Rc<Scene>,
    (ply, tried): (usize, bool),
    here: Option<u32>,
) {
    ink.open("svg");
    ink.set("class", &format!("board board-{}", scene.kind));
    ink.set("viewBox", &format!("0 0 {} {}", scene.width, scene.height));
    // Numbers beside the pieces stay readable where a wide board is drawn small.
    ink.style(&format!("--wide:{};--high:{}", scene.width, scene.height));
    ink.flag("data-upright", scene.upright);
    ink.on(On::KeyDown, Deed::Key);
    ink.on(On::PointerDown, Deed::Down);
    ink.on(On::PointerUp, Deed::Up);
    ink.on(On::Click, Deed::Click);
    ink.on(On::FocusIn, Deed::Focus(true));
    ink.on(On::FocusOut, Deed::Focus(false));
    ink.open("g|aria-hidden=true");
    ink.list();
    decor::squares(ink, scene);
    ink.shut();
    ink.list();
    behind(ink, scene, ply, true);
    ink.shut();
    ink.shut();
    ink.open("g|role=grid|aria-describedby=goal");
    if tried {
        ink.set("aria-label", &words::preview_of(scene.name.clone()));
    } else {
        ink.set("aria-label", &scene.name);
    }
    for (row, line) in scene.lines.iter().enumerate() {
        let held = |id: &u32| *id == EMPTY + row as u32 || line.spots.iter().any(|s| s.id == *id);
        part::put(ink, Part::Row { scene: scene.clone(), row, here: here.filter(held) });
    }
    ink.shut();
    ink.open("g|aria-hidden=true|class=over");
    before(ink, scene, ply, true);
    ink.shut();
    ink.shut();
}

fn stroke(decor: &Decor) -> bool {
    matches!(decor, Decor::Stroke { .. })
}

/// What lies behind the spots, and all strokes; words only if they are wanted.
pub(crate) fn behind(ink: &mut Ink, scene: &Scene, ply: usize, words: bool) {
    for each in scene.under.iter().chain(scene.over.iter().filter(|decor| stroke(decor))) {
        decor::decor(ink, each, ply, words);
    }
}

/// What lies in front of the spots.
pub(crate) fn before(ink: &mut Ink, scene: &Scene, ply: usize, words: bool) {
    for each in scene.over.iter().filter(|decor| !stroke(decor)) {
        decor::decor(ink, each, ply, words);
    }
}

/// One line of spots; it is drawn again only if it has changed.
pub(crate) fn row(ink: &mut Ink, scene: &Scene, row: usize, here: Option<u32>) {
    let Some(line) = scene.lines.get(row) else { return };
    let tab = |on: bool| if on { "0" } else { "-1" };
    let kind = scene.kind_of(row);
    ink.open("g|role=row");
    if scene.kind == "table" {
        // A row is drawn as on a board of its own.
        ink.set("class", &format!("on-{kind}"));
    }
    ink.set("aria-label", &line.label);
    if line.spots.is_empty() {
        ink.open("g|role=gridcell|class=spot");
        ink.set("id", &format!("s{}", EMPTY + row as u32));
        ink.fixed("tabindex", tab(here.is_some()));
        ink.set("aria-label", &line.label);
        ink.shut();
    }
    let ground = line.spots.iter().map(|spot| spot.y).max();
    for spot in painted(&line.spots) {
        let here = here == Some(spot.id);
        ink.open("g|role=gridcell");
        ink.key(&spot.id.to_string());
        ink.set("id", &format!("s{}", spot.id));
        pieces::class(ink, spot);
        pieces::to(ink, spot.x, spot.y);
        ink.fixed("tabindex", tab(here));
        ink.set("aria-label", &spot.label);
        ink.only("aria-disabled", !pieces::open(spot));
        pieces::rect(ink, spot.hit, "hit", 0);
        ink.list();
        pieces::drawing(ink, spot, Some(spot.y) == ground);
        ink.shut();
        ink.list();
        if here {
            pieces::halo(ink, spot);
        }
        ink.shut();
        ink.shut();
    }
    ink.shut();
}

/// The spots in the order in which they are painted: gaps lie on the floor, and what stands
/// further back comes first.
fn painted(spots: &[Spot]) -> Vec<&Spot> {
    let depth = |spot: &Spot| match spot.piece.kind.depth {
        Depth::Floor => i32::MIN,
        Depth::ByFoot => spot.y,
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
