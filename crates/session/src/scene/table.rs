//! Several boards on one table, one below the other or side by side where there is room.

use super::{Decor, Line, Maker, Scene, Spot, write};
use crate::say;
use alloc::format;
use alloc::vec::Vec;
use games::game::Look;
use solver::board::{Board, PART, Part};
use solver::play::{Move, Span, Step};

/// Width of a wide table.
const WIDE: i32 = 920;
/// Room above a board for its name.
const NAME: i32 = 44;
/// Space between neighbours.
const SPACE: i32 = 20;
/// Numbers of spots that each board has for itself; a part never needs more.
const SPOTS: u32 = 1_000_000;

/// A move whose places counted from `from` and shall count from `to`.
pub(crate) fn moved(mv: &Move, from: u32, to: u32) -> Move {
    let place = |step: &Step| Step { place: step.place - from + to, amount: step.amount };
    let steps = mv.steps().iter().map(place).collect();
    Move::many(steps).unwrap_or_else(|| mv.clone())
}

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let least = if maker.narrow { 360 } else { WIDE };
    let mut scene = maker.scene("table", least, 0);
    let mut row: Vec<Scene> = Vec::new();
    for (index, part) in parts(&maker.look.board).iter().enumerate() {
        let made = part_scene(maker, index, part);
        let wide: i32 = row.iter().map(|other| other.width + SPACE).sum();
        if !row.is_empty() && (maker.narrow || wide + made.width > WIDE) {
            lay(&mut scene, core::mem::take(&mut row));
        }
        row.push(made);
    }
    lay(&mut scene, row);
    scene
}

fn parts(board: &Board) -> &[Part] {
    match board {
        Board::Sum { parts } => parts,
        _ => &[],
    }
}

/// The picture of one board as if it were alone, with the names and numbers it has on the table.
fn part_scene(maker: &Maker<'_>, index: usize, part: &Part) -> Scene {
    let made = maker.part(index, part);
    let mut scene = Scene::made(&made);
    let name = say::part_name(index, part.title);
    for line in &mut scene.lines {
        line.label = format!("{name}: {}", line.label);
        for spot in &mut line.spots {
            spot.id += SPOTS * index as u32;
            spot.label = format!("{name}: {}", spot.label);
            spot.mv = spot.mv.take().map(|mv| moved(&mv, 0, made.first));
            spot.put = spot.put.map(|(place, amount)| (place + made.first, amount));
        }
    }
    for decor in scene.under.iter_mut().chain(&mut scene.over) {
        if let Decor::Piece { id, .. } | Decor::Leaving { id, .. } = decor {
            *id += SPOTS * index as u32;
        }
    }
    for line in &mut scene.lines {
        line.spots.iter_mut().for_each(|spot| shift(spot, 0, NAME));
    }
    for decor in scene.under.iter_mut().chain(&mut scene.over) {
        shift_decor(decor, 0, NAME);
    }
    let caption = say::part_caption(index, part.title, maker.terms().get(index).copied());
    write(&mut scene.under, scene.width / 2, NAME - 12, "num", caption);
    scene.height += NAME;
    scene
}

/// Puts some boards side by side below what is there.
fn lay(scene: &mut Scene, row: Vec<Scene>) {
    let wide = row.iter().map(|part| part.width).sum::<i32>() + SPACE * (row.len() as i32 - 1);
    // A board wider than the table makes the table wider; what lies above moves to the middle.
    if wide > scene.width {
        let aside = (wide - scene.width) / 2;
        scene.width = wide;
        shift_all(scene, aside, 0);
    }
    let (mut x, top) = ((scene.width - wide) / 2, scene.height);
    for mut part in row {
        shift_all(&mut part, x, top);
        x += part.width + SPACE;
        scene.height = scene.height.max(top + part.height);
        scene.parts.push((scene.lines.len(), part.kind));
        scene.lines.append(&mut part.lines);
        scene.under.append(&mut part.under);
        scene.over.append(&mut part.over);
    }
}

fn shift_all(scene: &mut Scene, x: i32, y: i32) {
    let spots = scene.lines.iter_mut().flat_map(|line: &mut Line| &mut line.spots);
    spots.for_each(|spot| shift(spot, x, y));
    let decor = scene.under.iter_mut().chain(&mut scene.over);
    decor.for_each(|decor| shift_decor(decor, x, y));
}

fn shift(spot: &mut Spot, x: i32, y: i32) {
    spot.x += x;
    spot.y += y;
}

fn shift_decor(decor: &mut Decor, by_x: i32, by_y: i32) {
    match decor {
        Decor::Piece { x, y, .. }
        | Decor::Leaving { x, y, .. }
        | Decor::Text { x, y, .. }
        | Decor::Ring { x, y } => (*x, *y) = (*x + by_x, *y + by_y),
        Decor::Block { at, .. } | Decor::Band { at, .. } => {
            at[0] += by_x;
            at[1] += by_y;
        }
        Decor::Stroke { from, to, .. } => {
            (from.0, from.1) = (from.0 + by_x, from.1 + by_y);
            (to.0, to.1) = (to.0 + by_x, to.1 + by_y);
        }
    }
}

impl<'s> Maker<'s> {
    /// The maker of one part of a table; it sees nothing of the others.
    fn part(&self, index: usize, part: &Part) -> Maker<'s> {
        let first = index as u32 * PART;
        let ours = |place: u32| place / PART == index as u32;
        let own = |mv: &Move| ours(mv.first().place).then(|| moved(mv, first, 0));
        let mut spans = Vec::new();
        for span in self.look.spans.iter().filter(|span| ours(span.place)) {
            spans.push(Span { place: span.place - first, ..*span });
        }
        let board = |whole: &Board| parts(whole).get(index).map(|part| part.board.clone());
        let before = self.before.as_ref().and_then(|(whole, mv)| Some((board(whole)?, own(mv)?)));
        Maker {
            session: self.session,
            card: games::find(part.game).map_or(self.card, |game| game.card()),
            armed: self.armed.as_ref().and_then(own),
            first,
            look: Look {
                code: self.look.code.clone(),
                board: part.board.clone(),
                spans,
                longer: self.look.longer,
                points: None,
            },
            start: board(&self.start).unwrap_or_else(|| part.board.clone()),
            before,
            // Boards on a table are as small as on a narrow page.
            narrow: true,
            touchable: self.touchable,
        }
    }
}
