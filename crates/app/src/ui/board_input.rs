//! What pointer, touch and keys do on a board.

use super::pieces;
use games::scene::{Line, Scene, Spot};
use wasm_bindgen::JsCast;
use web_common::keys::{self, Key};
use web_common::root::Root;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

/// Numbers of the places that stand for lines without spots begin here.
pub(crate) const EMPTY: u32 = 100_000_000;
/// Steps of PageUp and PageDown.
const PAGE: i32 = 5;
/// Letters that are commands on a board.
const LETTERS: &str = "urwvn?";

/// What was done on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gesture {
    /// A spot was touched.
    Touch(u32),
    /// A sweep from one spot to another.
    Sweep(u32, u32),
    /// A tap on no spot: a half-made move is dropped.
    Beside {
        /// True on the print of something that the last move took.
        gone: bool,
    },
    /// A half-made move is dropped, or where there is none what is only tried is left.
    Leave,
    /// One of the [`LETTERS`] was typed.
    Letter(char),
    /// The focus goes to a cell.
    Look(Cell),
}

/// A place that the arrow keys reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) id: u32,
    x: i32,
    y: i32,
}

/// The board as pointer and keys see it, and what they have begun on it.
#[derive(Debug)]
pub(crate) struct BoardInput {
    /// Where the board is.
    pub(crate) root: Root,
    cells: Vec<Vec<Cell>>,
    upright: bool,
    /// The cell that takes the focus.
    pub(crate) here: Option<Cell>,
    /// True while the focus is in the board.
    held: bool,
    /// True from when a cell with the focus is taken away until another one has it.
    moving: bool,
    /// See [`BoardInput::leads`].
    led: bool,
    /// True if Escape has something to cancel.
    pub(crate) cancels: bool,
    down: Option<u32>,
    swept: bool,
}

/// The cells of a line; a line without spots is one cell of its own.
fn line(scene: &Scene, row: usize, line: &Line) -> Vec<Cell> {
    if line.spots.is_empty() {
        return vec![Cell { id: EMPTY + row as u32, x: 0, y: scene.height / 2 }];
    }
    let cell = |spot: &Spot| Cell { id: spot.id, x: spot.foot.0, y: spot.foot.1 };
    line.spots.iter().map(cell).collect()
}

/// The spot that an element belongs to.
fn spot_of(element: Option<Element>) -> Option<u32> {
    let cell = element?.closest("[role=gridcell]").ok()??;
    cell.id().strip_prefix('s')?.parse().ok()
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

impl Cell {
    /// Puts the focus on the cell; the browser tells of that at once, so nothing may have borrowed the input.
    pub(crate) fn focus(self, root: &Root) {
        root.focus(&format!("s{}", self.id));
    }
}

impl BoardInput {
    /// A hand over no board yet.
    pub(crate) fn new(root: Root) -> BoardInput {
        let (cells, upright, here) = (Vec::new(), false, None);
        let (held, moving, led, cancels) = (false, false, false, false);
        let (down, swept) = (None, false);
        BoardInput { root, cells, upright, here, held, moving, led, cancels, down, swept }
    }

    /// Another picture has come; the focus stays at this cell, or goes to the nearest. On a new turn it
    /// goes to the nearest that can be touched.
    pub(crate) fn over(&mut self, scene: &Scene, place: Option<Cell>, turn: bool) {
        let lines = scene.lines.iter().enumerate();
        self.cells = lines.map(|(row, each)| line(scene, row, each)).collect();
        self.upright = scene.upright;
        self.here = self.nearest(scene, place, turn);
        let within = self.root.focused().is_none_or(|focused| spot_of(Some(focused)).is_some());
        let other = self.here.map(|here| here.id) != place.map(|at| at.id);
        self.led |= turn && self.held && within && other;
    }

    fn nearest(&self, scene: &Scene, place: Option<Cell>, turn: bool) -> Option<Cell> {
        let mut all = self.cells.iter().flatten().copied();
        let open: Vec<u32> =
            scene.spots().filter(|spot| pieces::open(spot)).map(|s| s.id).collect();
        let Some(place) = place else {
            let leads = scene.spots().find(|spot| spot.piece.kind.leads).map(|spot| spot.id);
            let first = leads.or(open.first().copied());
            return all.clone().find(|cell| Some(cell.id) == first).or(all.next());
        };
        let far = |cell: &Cell| match cell.id == place.id {
            true => -1,
            false => (cell.x - place.x).pow(2) + (cell.y - place.y).pow(2),
        };
        let touched = all.clone().filter(|cell| turn && open.contains(&cell.id)).min_by_key(far);
        touched.or_else(|| all.min_by_key(far))
    }

    /// The cell of this number.
    pub(crate) fn cell(&self, id: u32) -> Option<Cell> {
        self.cells.iter().flatten().find(|cell| cell.id == id).copied()
    }

    /// The cell to which the focus goes back when the one that had it is gone.
    pub(crate) fn lost(&self) -> Option<Cell> {
        let gone = (self.held || self.moving) && self.root.focused().is_none();
        self.here.filter(|_| gone || self.led)
    }

    /// True from when the cell that has the focus cannot be touched any more until another one has it.
    pub(crate) fn leads(&self) -> bool {
        self.led
    }

    /// The focus is in the board, or on a button below it that is about to go: it stays in the board.
    pub(crate) fn hold(&mut self) {
        let button =
            self.root.focused().and_then(|focused| focused.closest(".pending").ok().flatten());
        // The board may still be told that its cell was left for the button, which changes nothing now.
        self.held |= button.is_some();
        self.moving |= button.is_some();
    }

    /// Leaves the board, if the focus is in it; true if it was.
    pub(crate) fn release(&mut self) -> bool {
        let held = self.held || self.moving;
        (self.held, self.moving, self.led) = (false, false, false);
        held
    }

    /// True if the cell that has the focus is about to go; another one takes the focus then.
    pub(crate) fn leaves(&mut self) -> bool {
        let gone = |id| self.cell(id).is_none();
        let leaves = self.held && spot_of(self.root.focused()).is_some_and(gone);
        self.moving |= leaves;
        leaves
    }

    /// Where a key leads from a cell.
    fn step(&self, from: Cell, key: &Key) -> Option<Cell> {
        let cells = &self.cells;
        let line = cells.iter().position(|line| line.contains(&from))?;
        let place = cells[line].iter().position(|cell| *cell == from)?;
        let upright = self.upright;
        let within = |by: i32| {
            let last = cells[line].len() as i32 - 1;
            cells[line].get((place as i32 + by).clamp(0, last) as usize).copied()
        };
        let across = |by: i32| {
            let other = (line as i32 + by).clamp(0, cells.len() as i32 - 1) as usize;
            let aside = |cell: &&Cell| match upright {
                true => (cell.y - from.y).abs(),
                false => (cell.x - from.x).abs(),
            };
            cells[other].iter().min_by_key(aside).copied()
        };
        match (key.name.as_str(), upright) {
            ("ArrowRight", false) | ("ArrowUp", true) => within(1),
            ("ArrowLeft", false) | ("ArrowDown", true) => within(-1),
            ("ArrowDown", false) | ("ArrowRight", true) => across(1),
            ("ArrowUp", false) | ("ArrowLeft", true) => across(-1),
            ("PageDown", _) => within(if upright { -PAGE } else { PAGE }),
            ("PageUp", _) => within(if upright { PAGE } else { -PAGE }),
            ("Home", _) if key.whole => cells.first()?.first().copied(),
            ("End", _) if key.whole => cells.last()?.last().copied(),
            ("Home", _) => cells[line].first().copied(),
            ("End", _) => cells[line].last().copied(),
            _ => None,
        }
    }

    /// What a key does. The browser is told which keys the board uses, and leaves them to it; the page around an inline
    /// board then does not hear of them.
    pub(crate) fn key(&self, event: &KeyboardEvent) -> Option<Gesture> {
        let key = keys::used(event)?;
        let gesture = self.gesture(&key)?;
        if gesture != Gesture::Leave || self.cancels {
            event.prevent_default();
        }
        // A key that is held plays one move.
        Some(gesture).filter(|gesture| !(event.repeat() && matches!(gesture, Gesture::Touch(_))))
    }

    fn gesture(&self, key: &Key) -> Option<Gesture> {
        let here = self.here?;
        if let Some(next) = self.step(here, key) {
            return Some(Gesture::Look(next));
        }
        let mut letters = key.name.chars();
        match (key.name.as_str(), letters.next(), letters.next()) {
            ("Enter" | " ", ..) => Some(Gesture::Touch(here.id)),
            ("Escape", ..) => Some(Gesture::Leave),
            (_, Some(letter), None) if LETTERS.contains(letter) && self.root.letters() => {
                Some(Gesture::Letter(letter))
            }
            _ => None,
        }
    }

    /// A pointer goes down.
    pub(crate) fn down(&mut self, event: &Event) {
        self.down = spot_of(target(event));
        self.swept = false;
    }

    /// A pointer comes up; a sweep from one spot to another is told as such, and has no click.
    pub(crate) fn up(&mut self, event: &PointerEvent) -> Option<Gesture> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        // A finger keeps the element it went down on, so the place decides.
        let to = spot_of(self.root.at(x, y))?;
        let from = self.down.take().filter(|from| *from != to)?;
        self.swept = true;
        Some(Gesture::Sweep(from, to))
    }

    /// A click, unless it ends a sweep.
    pub(crate) fn click(&mut self, event: &MouseEvent) -> Option<Gesture> {
        if std::mem::take(&mut self.swept) {
            return None;
        }
        let beside = || Gesture::Beside { gone: self.print_at(event).is_some() };
        Some(self.open_at(event).or(spot_of(target(event))).map_or_else(beside, Gesture::Touch))
    }

    /// The spot here that can be touched, if another one that cannot lies over it.
    fn open_at(&self, event: &MouseEvent) -> Option<u32> {
        let open = |element: &Element| element.closest(".is-legal").ok().flatten();
        if open(&target(event)?).is_some() {
            return None;
        }
        let here = self.root.all_at(event.client_x() as f32, event.client_y() as f32);
        here.iter().find_map(|element| spot_of(open(element)))
    }

    /// The print of a piece that the last move took, if there is one here; it lets every touch through to a spot below it.
    fn print_at(&self, event: &MouseEvent) -> Option<Element> {
        let prints = self.root.by_id("board")?.query_selector_all(".leaving").ok()?;
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let prints = (0..prints.length()).filter_map(|i| prints.get(i)?.dyn_into::<Element>().ok());
        prints.into_iter().find(|print| {
            let at = print.get_bounding_client_rect();
            (at.left()..=at.right()).contains(&x) && (at.top()..=at.bottom()).contains(&y)
        })
    }

    /// The focus comes to a cell.
    pub(crate) fn focus(&mut self, event: &Event) -> Option<u32> {
        (self.held, self.moving, self.led) = (true, false, false);
        spot_of(target(event))
    }

    /// A moment after the focus has left an element.
    ///
    /// A cell that is being taken away keeps the focus in the board; one that was left does not.
    /// Browsers tell of both alike, so what is still there a moment later was left.
    pub(crate) fn left(&mut self, left: Option<&Element>) {
        let stays = left.is_some_and(|element| element.is_connected());
        let within = self.root.focused().is_some_and(|now| spot_of(Some(now)).is_some());
        self.held &= within || !stays || self.moving;
    }
}
