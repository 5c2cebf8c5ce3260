//! The board: draws any scene, and turns pointer, touch and keys into touched spots.

use super::pieces;
use crate::browser;
use gloo::timers::callback::Timeout;
use session::scene::{Decor, Line, Scene};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Numbers of the places that stand for lines without spots begin here.
const EMPTY: u32 = 1_000_000;
/// Steps of PageUp and PageDown.
const PAGE: i32 = 5;

/// What was done on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gesture {
    /// A spot was touched.
    Touch(u32),
    /// A sweep from one spot to another.
    Sweep(u32, u32),
    /// A half-made move is dropped.
    Cancel,
    /// A letter was typed.
    Letter(char),
}

#[derive(Properties, Clone, PartialEq)]
pub(crate) struct BoardProps {
    pub(crate) scene: Rc<Scene>,
    /// Number of moves made, so that the pieces of each move leave once.
    pub(crate) ply: usize,
    pub(crate) on: Callback<Gesture>,
}

/// A place that the arrow keys reach.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cell {
    id: u32,
    x: i32,
    y: i32,
}

/// Lines of cells; a line without spots is one cell of its own.
fn cells(scene: &Scene) -> Vec<Vec<Cell>> {
    let line = |(row, line): (usize, &Line)| {
        if line.spots.is_empty() {
            return vec![Cell { id: EMPTY + row as u32, x: 0, y: scene.height / 2 }];
        }
        line.spots.iter().map(|spot| Cell { id: spot.id, x: spot.x, y: spot.y }).collect()
    };
    scene.lines.iter().enumerate().map(line).collect()
}

/// The cell that takes the focus: the one of this place, or else the nearest.
fn current(cells: &[Vec<Cell>], scene: &Scene, place: Option<Cell>) -> Option<Cell> {
    let all = || cells.iter().flatten().copied();
    let Some(place) = place else {
        let queen =
            |spot: &&session::scene::Spot| matches!(spot.piece, session::scene::Piece::Queen(_));
        let queen = scene.spots().find(queen).map(|spot| spot.id);
        return all().find(|cell| Some(cell.id) == queen).or(all().next());
    };
    let far = |cell: &Cell| (cell.x - place.x).pow(2) + (cell.y - place.y).pow(2);
    all().find(|cell| cell.id == place.id).or(all().min_by_key(far))
}

/// Where a key leads from a cell.
fn step(cells: &[Vec<Cell>], from: Cell, key: &str, upright: bool, ctrl: bool) -> Option<Cell> {
    let line = cells.iter().position(|line| line.iter().any(|cell| cell.id == from.id))?;
    let place = cells[line].iter().position(|cell| cell.id == from.id)?;
    let within = |by: i32| {
        let last = cells[line].len() as i32 - 1;
        cells[line].get((place as i32 + by).clamp(0, last) as usize).copied()
    };
    let across = |by: i32| {
        let other = (line as i32 + by).clamp(0, cells.len() as i32 - 1) as usize;
        let aside = |cell: &&Cell| {
            if upright { (cell.y - from.y).abs() } else { (cell.x - from.x).abs() }
        };
        cells[other].iter().min_by_key(aside).copied()
    };
    match (key, upright) {
        ("ArrowRight", false) | ("ArrowUp", true) => within(1),
        ("ArrowLeft", false) | ("ArrowDown", true) => within(-1),
        ("ArrowDown", false) | ("ArrowRight", true) => across(1),
        ("ArrowUp", false) | ("ArrowLeft", true) => across(-1),
        ("PageDown", _) => within(if upright { -PAGE } else { PAGE }),
        ("PageUp", _) => within(if upright { PAGE } else { -PAGE }),
        ("Home", _) if ctrl => cells.first()?.first().copied(),
        ("End", _) if ctrl => cells.last()?.last().copied(),
        ("Home", _) => cells[line].first().copied(),
        ("End", _) => cells[line].last().copied(),
        _ => None,
    }
}

/// The spot that an element belongs to.
fn spot_of(element: Option<Element>) -> Option<u32> {
    let cell = element?.closest("[role=gridcell]").ok()??;
    cell.id().strip_prefix('s')?.parse().ok()
}

fn target(event: &web_sys::Event) -> Option<u32> {
    spot_of(event.target().and_then(|target| target.dyn_into().ok()))
}

#[component]
pub(crate) fn Board(props: &BoardProps) -> Html {
    let place = use_state(|| None::<Cell>);
    let scene = &props.scene;
    let cells = Rc::new(cells(scene));
    let here = current(&cells, scene, *place);
    let held = use_mut_ref(|| false);
    use_focus(&held, here);
    let onkeydown = keys(props, &cells, here);
    let (onpointerdown, onpointerup, onclick) = use_pointer(&props.on);
    let (known, kept) = (cells.clone(), held.clone());
    let onfocusin = Callback::from(move |event: FocusEvent| {
        *kept.borrow_mut() = true;
        let id = target(&event);
        place.set(known.iter().flatten().find(|cell| Some(cell.id) == id).copied());
    });
    let onfocusout = Callback::from(move |event: FocusEvent| {
        let left = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let held = held.clone();
        // A cell that is being taken away keeps the focus in the board; one that was left does
        // not. Browsers tell of both alike, so what is still there a moment later was left.
        Timeout::new(0, move || {
            let stays = left.is_some_and(|element| element.is_connected());
            let within = browser::focused().is_some_and(|now| spot_of(Some(now)).is_some());
            *held.borrow_mut() &= within || !stays;
        })
        .forget();
    });
    let rows = (0..scene.lines.len()).map(|row| {
        let here = here.filter(|cell| cells[row].contains(cell)).map(|cell| cell.id);
        html! { <Row key={row} scene={scene.clone()} {row} {here}/> }
    });
    let (strokes, over): (Vec<&Decor>, Vec<&Decor>) =
        scene.over.iter().partition(|decor| matches!(decor, Decor::Stroke { .. }));
    let under = scene.under.iter().chain(strokes);
    html! {
        <svg class={format!("board board-{}", scene.kind)}
            viewBox={format!("0 0 {} {}", scene.width, scene.height)}
            data-upright={if scene.upright { "true" } else { "false" }}
            {onkeydown} {onpointerdown} {onpointerup} {onclick} {onfocusin} {onfocusout}>
            <g aria-hidden="true">
                if scene.kind == "queen" { { pieces::squares(scene) } }
                { for under.map(|decor| pieces::decor(decor, props.ply)) }
            </g>
            <g role="grid" aria-label={scene.name.clone()}>{ for rows }</g>
            <g aria-hidden="true" class="over">
                { for over.iter().map(|decor| pieces::decor(decor, props.ply)) }
            </g>
        </svg>
    }
}

/// Keeps the focus in the board when the cell that had it is gone.
#[hook]
fn use_focus(held: &Rc<std::cell::RefCell<bool>>, here: Option<Cell>) {
    let held = held.clone();
    use_effect(move || {
        if let Some(cell) = here
            && *held.borrow()
            && browser::focused().is_none()
        {
            browser::focus(&format!("s{}", cell.id));
        }
    });
}

/// What the keys do.
fn keys(
    props: &BoardProps,
    cells: &Rc<Vec<Vec<Cell>>>,
    here: Option<Cell>,
) -> Callback<KeyboardEvent> {
    let (cells, on, upright) = (cells.clone(), props.on.clone(), props.scene.upright);
    Callback::from(move |event: KeyboardEvent| {
        let (key, ctrl) = (event.key(), event.ctrl_key() || event.meta_key());
        let Some(here) = here else { return };
        if let Some(next) = step(&cells, here, &key, upright, ctrl) {
            event.prevent_default();
            browser::focus(&format!("s{}", next.id));
            return;
        }
        let mut letters = key.chars();
        let gesture = match (key.as_str(), letters.next(), letters.next()) {
            ("Enter" | " ", ..) if !event.repeat() => Gesture::Touch(here.id),
            ("Escape", ..) => Gesture::Cancel,
            (_, Some(letter), None) if !ctrl && !event.alt_key() => Gesture::Letter(letter),
            _ => return,
        };
        if matches!(gesture, Gesture::Touch(_)) {
            event.prevent_default();
        }
        on.emit(gesture);
    })
}

type Pointer = (Callback<PointerEvent>, Callback<PointerEvent>, Callback<MouseEvent>);

/// Clicks act on release; a sweep from one spot to another is told as such, and has no click.
#[hook]
fn use_pointer(on: &Callback<Gesture>) -> Pointer {
    let down = use_mut_ref(|| None::<u32>);
    let swept = use_mut_ref(|| false);
    let (from, begun) = (down.clone(), swept.clone());
    let onpointerdown = Callback::from(move |event: PointerEvent| {
        *from.borrow_mut() = target(&event);
        *begun.borrow_mut() = false;
    });
    let (ends, sweeps) = (swept.clone(), on.clone());
    let onpointerup = Callback::from(move |event: PointerEvent| {
        let document = gloo::utils::document();
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        // A finger keeps the element it went down on, so the place decides.
        let up = spot_of(document.element_from_point(x, y));
        if let (Some(from), Some(to)) = (down.borrow_mut().take(), up)
            && from != to
        {
            *ends.borrow_mut() = true;
            sweeps.emit(Gesture::Sweep(from, to));
        }
    });
    let clicks = on.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if !std::mem::replace(&mut *swept.borrow_mut(), false) {
            clicks.emit(target(&event).map_or(Gesture::Cancel, Gesture::Touch));
        }
    });
    (onpointerdown, onpointerup, onclick)
}

#[derive(Properties, Clone)]
struct RowProps {
    scene: Rc<Scene>,
    row: usize,
    here: Option<u32>,
}

impl PartialEq for RowProps {
    fn eq(&self, other: &Self) -> bool {
        self.row == other.row
            && self.here == other.here
            && (Rc::ptr_eq(&self.scene, &other.scene)
                || (self.scene.lines[self.row] == other.scene.lines[other.row]
                    && self.scene.kind == other.scene.kind))
    }
}

/// One line of spots; it is drawn again only if it has changed.
#[component]
fn Row(props: &RowProps) -> Html {
    let line = &props.scene.lines[props.row];
    let ground = line.spots.iter().map(|spot| spot.y).max();
    let spots = line.spots.iter().map(|spot| {
        let here = props.here == Some(spot.id);
        let [x, y, width, height] = spot.hit;
        html! {
            <g key={spot.id} id={format!("s{}", spot.id)} role="gridcell"
                class={pieces::class(spot)} transform={pieces::to(spot.x, spot.y)}
                tabindex={if here { "0" } else { "-1" }} aria-label={spot.label.clone()}>
                { pieces::rect([x, y, width, height], "hit", 0) }
                { pieces::drawing(&props.scene, spot, Some(spot.y) == ground) }
                if here { { pieces::halo(spot) } }
            </g>
        }
    });
    // Gaps lie on the floor, and what stands further back is drawn first.
    let depth = |spot: &session::scene::Spot| {
        if props.scene.kind != "pins" {
            0
        } else if spot.piece == session::scene::Piece::Gap {
            i32::MIN
        } else {
            spot.y
        }
    };
    let mut painted: Vec<(i32, Html)> = Vec::with_capacity(line.spots.len());
    for (depth, spot) in line.spots.iter().map(depth).zip(spots) {
        let place = painted.iter().rposition(|(other, _)| *other <= depth).map_or(0, |i| i + 1);
        painted.insert(place, (depth, spot));
    }
    html! {
        <g role="row" aria-label={line.label.clone()}>
            if line.spots.is_empty() {
                <g id={format!("s{}", EMPTY + props.row as u32)} role="gridcell" class="spot"
                    tabindex={if props.here.is_some() { "0" } else { "-1" }}
                    aria-label={line.label.clone()}/>
            }
            { for painted.into_iter().map(|(_, spot)| spot) }
        </g>
    }
}
