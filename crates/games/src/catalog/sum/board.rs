//! Several boards in one scene, one below the other or side by side if there is room.

use super::parts::PartGame;
use super::words;
use super::{Parts, Sum, within};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::{Decor, Line, Scene, Spot, write};
use crate::stage::{Mode, Stage, View, moved};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::board::PART;
use solver::play::{Move, MoveRange};

/// Width of a wide table.
const WIDE: i32 = 920;
/// Room above a board for its name.
const NAME: i32 = 44;
/// Least width of a board, so that its name and value are no wider.
const CAPTION: i32 = 360;
/// Space between neighbours.
const SPACE: i32 = 20;
/// Numbers of spots reserved for each board; a part never needs more.
const SPOTS: u32 = 1_000_000;

/// The name of one board of a table.
fn part_name(index: usize, kind: &PartGame) -> Message {
    words::board(index as u64 + 1, kind.title())
}

impl Layout for Sum {
    fn scene(&self, at: &Parts, view: &View<'_, Parts>) -> Scene {
        let stage = view.stage;
        let kinds = self.kinds.iter().enumerate();
        let parts: Vec<Scene> =
            kinds.map(|(index, kind)| part_scene(kind, index, at, view)).collect();
        let sizes: Vec<_> = parts.iter().map(|part| (part.width, part.height)).collect();
        let width = if stage.narrow() { narrowest(&sizes) } else { WIDE };
        let mut scene = stage.scene("table", width, 0);
        let mut parts = parts.into_iter();
        for count in rows(&sizes, width) {
            lay(&mut scene, parts.by_ref().take(count).collect());
        }
        scene
    }

    fn describe(&self, at: &Parts, _: Option<[Message; 2]>) -> Message {
        let parts = self.parts(at).enumerate();
        let words = parts.map(|(index, (kind, part))| {
            shared::place_says(part_name(index, kind), kind.shown(part).describe(None))
        });
        words.reduce(shared::then).unwrap_or_else(Message::nothing)
    }

    fn describe_move(&self, at: &Parts, context: &MoveContext<'_>) -> Message {
        // In a sum a move is described as in its own game.
        let (part, mv) = within(context.mv);
        let (Some(kind), Some(at)) = (self.kinds.get(part), at.get(part)) else {
            return Message::nothing();
        };
        words::on_board(kind.shown(at).describe_move(&mv, context.who), part as u64 + 1)
    }

    fn requirement(&self, at: &Parts, spot: u32) -> Option<Message> {
        let part = (spot / SPOTS) as usize;
        let (at, kind) = at.get(part).zip(self.kinds.get(part))?;
        kind.shown(at).requirement(spot % SPOTS)
    }

    fn touch_hints(&self, _: &Parts, touching: Touching) -> Vec<Message> {
        vec![match touching {
            Touching::Begin { .. } => words::tap_part(),
            Touching::Extend => shared::tap_another_heap(),
        }]
    }

    fn amounts(&self, at: &Parts, pending: Option<u32>) -> Amounts {
        // The touch chooses the part, and only then a number has a meaning.
        let part = pending.map(|place| (place / PART) as usize);
        let part = part.and_then(|part| at.get(part).zip(self.kinds.get(part)));
        match part.map(|(at, kind)| kind.shown(at).amounts(pending.map(|place| place % PART))) {
            Some(Amounts::Here | Amounts::Anywhere) => Amounts::Here,
            Some(Amounts::None) | None => Amounts::None,
        }
    }
}

/// The number of boards of these sizes in each row of a table of this width.
fn rows(sizes: &[(i32, i32)], width: i32) -> Vec<usize> {
    let (mut rows, mut room) = (Vec::new(), 0);
    for (wide, _) in sizes {
        match rows.last_mut() {
            Some(count) if room >= *wide => *count += 1,
            _ => {
                rows.push(1);
                room = width;
            }
        }
        room -= wide + SPACE;
    }
    rows
}

/// The width at which a narrow table is about as high as it is wide.
fn narrowest(sizes: &[(i32, i32)]) -> i32 {
    let high = |width: i32| {
        let mut sizes = sizes;
        let mut high = 0;
        for count in rows(sizes, width) {
            let (row, rest) = sizes.split_at(count);
            high += row.iter().map(|size| size.1).max().unwrap_or(0);
            sizes = rest;
        }
        high
    };
    (360..=WIDE).step_by(20).min_by_key(|width| high(*width).max(*width)).unwrap_or(360)
}

/// The picture of one board as if it were alone, with the names and numbers that it has in the sum.
fn part_scene(kind: &PartGame, index: usize, at: &Parts, view: &View<'_, Parts>) -> Scene {
    let stage = part_stage(kind, index, view.stage);
    let first = stage.first;
    let last = view.before.map(|(before, mv)| (kind.shown(&before[index]), within(mv)));
    let before = match &last {
        Some((before, (part, mv))) if *part == index => Some((&**before, mv)),
        _ => None,
    };
    let start = kind.shown(&view.start[index]);
    let mut scene = kind.shown(&at[index]).scene(&*start, before, &stage);
    for line in &mut scene.lines {
        line.label = stage.prefixed(line.label.clone());
        for spot in &mut line.spots {
            spot.id += SPOTS * index as u32;
            spot.mv = spot.mv.take().map(|mv| moved(&mv, 0, first));
            spot.pick = spot.pick.map(|place| place + first);
            spot.put = spot.put.map(|(place, amount)| (place + first, amount));
            shift(spot, 0, NAME);
        }
    }
    for decor in scene.under.iter_mut().chain(&mut scene.over) {
        if let Decor::Piece { id, .. } | Decor::Leaving { id, .. } = decor {
            *id += SPOTS * index as u32;
        }
        shift_decor(decor, 0, NAME);
    }
    let value = match view.stage.theory {
        Some(Annotation::Values(values)) => values.get(index).copied(),
        _ => None,
    };
    let aside = (CAPTION - scene.width).max(0) / 2;
    shift_all(&mut scene, aside, 0);
    scene.width += 2 * aside;
    let caption = caption(index, kind, value);
    write(&mut scene.under, scene.width / 2, NAME - 12, "num", caption);
    scene.height += NAME;
    scene
}

/// The caption above one board of a sum, with its Grundy value where that is shown.
fn caption(index: usize, kind: &PartGame, value: Option<u64>) -> Message {
    let (number, title) = (index as u64 + 1, kind.title());
    match value {
        Some(value) => words::caption_value(number, title, value),
        None => words::caption(number, title),
    }
}

/// The stage of one part of a table, which sees nothing of the others.
fn part_stage<'s>(kind: &PartGame, index: usize, whole: &Stage<'s>) -> Stage<'s> {
    let first = index as u32 * PART;
    let ours = |place: u32| place / PART == index as u32;
    let own = |mv: &Move| ours(mv.first().place).then(|| moved(mv, first, 0));
    let mut ranges = Vec::new();
    for range in whole.ranges.iter().filter(|range| ours(range.place)) {
        ranges.push(MoveRange { place: range.place - first, ..*range });
    }
    Stage {
        prefix: Some(part_name(index, kind)),
        moves: whole.moves,
        pending_move: whole.pending_move.as_ref().and_then(own),
        // No game of a sum has turns of several moves.
        earlier: Vec::new(),
        chosen: whole.chosen,
        first,
        ranges,
        // Boards on a table are as small as on a narrow page.
        mode: Mode { narrow: true, ..whole.mode },
        theory: None,
        score: None,
    }
}

/// Puts some boards side by side below the others.
fn lay(scene: &mut Scene, row: Vec<Scene>) {
    let wide = row.iter().map(|part| part.width).sum::<i32>() + SPACE * (row.len() as i32 - 1);
    // A board wider than the table widens the table; the boards above are centred again.
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
    spot.foot = (spot.foot.0 + x, spot.foot.1 + y);
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
