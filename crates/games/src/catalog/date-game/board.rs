//! A calendar of a year with its holes, from the start on: months one way, days the other.

use super::dates::{number, told};
use super::{Date, DateGame, after, days, words};
use crate::kits::pieces::WAY;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{BESIDE, Body, Marks, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Width and height of a day.
const CELL: (i32, i32) = (40, 34);
/// Room for the names of months and for the numbers of days, and at the other edges.
const NAMES: i32 = 64;
const NUMBERS: i32 = 38;
const FRAME: i32 = 12;
/// Fewest columns and rows for which there is room.
const LEAST: (i32, i32) = (6, 4);

/// Marks in the middle of a day.
const INSIDE: Marks = [[-11, -11, 22, 22], [-8, -8, 16, 16]];
const LIGHT: Piece = Piece::bare(&day_kind(false), INSIDE);
const DARK: Piece = Piece::bare(&day_kind(true), INSIDE);
/// The button that marks the date.
const BUTTON: Piece = Piece::new(
    &PieceKind { body: Body::Symbol("#date-game-button", "bead"), ..PieceKind::NOTHING },
    [-15, -15, 30, 30],
    BESIDE,
);

const fn day_kind(dark: bool) -> PieceKind {
    PieceKind {
        hint: Some(WAY),
        halo: Some(([-18, -15, 36, 30], 3)),
        shade: Some(dark),
        ..PieceKind::NOTHING
    }
}

/// Where the calendar begins, and whether the months lie beside each other.
#[derive(Clone, Copy)]
struct Calendar {
    first: Date,
    months_across: bool,
}

impl Calendar {
    /// Earlier dates than the start are never reached; the editor needs them all.
    fn new(stage: &Stage<'_>, start: Date) -> Calendar {
        let first = if stage.mode.editing { Date { month: 1, day: 1 } } else { start };
        Calendar { first, months_across: stage.narrow() }
    }

    /// Columns and rows.
    fn size(self) -> (i32, i32) {
        let (months, days) = ((13 - self.first.month) as i32, (32 - self.first.day) as i32);
        if self.months_across { (months, days) } else { (days, months) }
    }

    /// Room at the left and at the top.
    fn edges(self) -> (i32, i32) {
        if self.months_across { (NUMBERS, NUMBERS) } else { (NAMES, NUMBERS) }
    }

    /// The middle of a day.
    fn centre(self, date: Date) -> (i32, i32) {
        let (month, day) = ((date.month - self.first.month) as i32, date.day as i32);
        let day = day - self.first.day as i32;
        let (column, row) = if self.months_across { (month, day) } else { (day, month) };
        let (left, top) = self.edges();
        (left + column * CELL.0 + CELL.0 / 2, top + row * CELL.1 + CELL.1 / 2)
    }

    fn stroke(self, from: Date, to: Date, class: &'static str) -> Decor {
        Decor::Stroke { from: self.centre(from), to: self.centre(to), class }
    }

    /// The names of months and the numbers of days at the edges.
    fn names(self, out: &mut Vec<Decor>) {
        let (left, top) = self.edges();
        for month in self.first.month..=12 {
            let (x, y) = self.centre(Date { month, ..self.first });
            // Beside each other the names would overlap.
            match self.months_across {
                true => write(out, x, top - 12, "num", month.to_string()),
                false => write(out, left / 2, y + 5, "num", words::short_month(month)),
            }
        }
        for day in self.first.day..=31 {
            let (x, y) = self.centre(Date { day, ..self.first });
            let at = if self.months_across { (left / 2, y + 5) } else { (x, top - 12) };
            write(out, at.0, at.1, "num", day.to_string());
        }
    }
}

impl Layout for DateGame {
    fn scene(&self, at: &Date, view: &View<'_, Date>) -> Scene {
        let stage = view.stage;
        let calendar = Calendar::new(stage, *view.start);
        let ((columns, rows), (left, top)) = (calendar.size(), calendar.edges());
        let width = left + columns.max(LEAST.0) * CELL.0 + FRAME;
        let height = top + rows.max(LEAST.1) * CELL.1 + FRAME;
        let mut scene = stage.scene("calendar", width, height);
        calendar.names(&mut scene.under);
        let before = view.before.map(|(before, _)| *before);
        for month in calendar.first.month..=12 {
            let dates = calendar.first.day..=days(month, self.leap);
            let spots: Vec<Spot> = dates
                .map(|day| square(stage, calendar, *at, before, Date { month, day }))
                .collect();
            if !spots.is_empty() {
                scene.line(words::month(month), spots);
            }
        }
        if let Some(before) = before {
            scene.over.push(calendar.stroke(before, *at, "trail"));
        }
        if let Some(mv) = stage.pending_move() {
            scene.over.push(calendar.stroke(*at, after(*at, mv), "ray"));
        }
        let ((x, y), pending) = (calendar.centre(*at), stage.pending_move().is_some());
        scene.over.push(Decor::Piece { id: 0, piece: BUTTON, x, y, pending });
        scene.upright = calendar.months_across;
        scene
    }

    fn describe(&self, at: &Date, _: Option<[Message; 2]>) -> Message {
        words::date_is(told(*at))
    }

    fn describe_move(&self, at: &Date, context: &MoveContext<'_>) -> Message {
        let to = after(*at, context.mv);
        words::go_to(context.who, told(to))
    }

    fn requirement(&self, _: &Date, _: u32) -> Option<Message> {
        Some(words::month_or_day())
    }

    fn touch_hints(&self, _: &Date, _: Touching) -> Vec<Message> {
        vec![words::tap_date()]
    }
}

/// A day of the calendar; a touch goes there.
fn square(
    stage: &Stage<'_>,
    calendar: Calendar,
    at: Date,
    before: Option<Date>,
    here: Date,
) -> Spot {
    let mv = match (here.month.checked_sub(at.month), here.day.checked_sub(at.day)) {
        (Some(months), Some(0)) => stage.legal(0, months),
        (Some(0), Some(days)) => stage.legal(1, days),
        _ => None,
    };
    let dark = (here.month + here.day).is_multiple_of(2);
    let piece = if dark || here == at { DARK } else { LIGHT };
    let id = number(here) as u32;
    let name = told(here);
    let mut spot = stage.spot(id, piece, calendar.centre(here), name, mv);
    spot.hit = [-CELL.0 / 2, -CELL.1 / 2, CELL.0, CELL.1];
    spot.pending = spot.mv.is_some() && spot.mv.as_ref() == stage.pending_move();
    spot.last = before == Some(here);
    spot.put = Some((0, number(here)));
    spot
}
