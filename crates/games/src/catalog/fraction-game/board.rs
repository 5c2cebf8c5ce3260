//! Numbers on cards, a number line, and a key for every number that the chosen card may become.

use super::fraction::{Fraction, told};
use super::{FractionGame, Numbers, words};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write, write_within};
use crate::stage::{Stage, View};
use crate::table::sign;
use crate::theory::partizan::side;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// The width of the board, cards in a line, and keys in a line, on a wide board and on a narrow one.
const WIDTH: [i32; 2] = [660, 340];
const CARDS: [usize; 2] = [8, 4];
const KEYS: [usize; 2] = [14, 7];
/// From one card to the next, and from one line of cards to the next.
const CARD_ACROSS: i32 = 80;
const CARD_LINE: i32 = 138;
/// The foot of a card below the top of its line.
const CARD_FOOT: i32 = 112;
/// The number line below the cards, and the first line of keys below it.
const LINE: i32 = 22;
const KEYS_BELOW: i32 = 112;
/// From one key to the next.
const KEY_ACROSS: i32 = 46;
const KEY_LINE: i32 = 48;

const fn plate(href: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(href, "plate"), ..PieceKind::NOTHING }
}
const CARD: Piece = Piece::unmarked(&plate("#fraction-game-card"), [-34, -80, 68, 80]);
const KEY: Piece = Piece::new(
    &plate("#fraction-game-key"),
    [-21, -40, 42, 40],
    [[10, -48, 18, 18], [12, -46, 14, 14]],
);

/// The bar of a fraction, and its minus sign.
const BAR: Piece = Piece::unmarked(&plate("#fraction-game-bar"), [-14, -2, 28, 2]);
const MINUS: Piece = Piece::unmarked(&plate("#fraction-game-bar"), [-4, -2, 8, 2]);
/// From here on bars and minus signs are numbered among the pieces.
const BARS: u32 = 100;
const MINUSES: u32 = 200;
/// A number on the line.
const DOT: Piece = Piece::unmarked(&plate("#fraction-game-dot"), [-7, -7, 14, 14]);
const DOTS: u32 = 300;

/// Where everything lies.
struct Desk {
    narrow: usize,
    lines: i32,
    /// Lines of keys for which there is room.
    keys: usize,
}

impl Desk {
    /// Room for the start and all that may come of it.
    fn new(game: &FractionGame, start: &Numbers, narrow: bool) -> Desk {
        let narrow = usize::from(narrow);
        let bottom = start.all.iter().map(|number| number.bottom).max().unwrap_or(1);
        let whole = start.all.iter().map(|number| number.top.abs()).max().unwrap_or(0);
        let later = game.up_to(bottom).into_iter();
        let later = later.filter(|number| bottom > 1 || number.top.abs() <= whole);
        let most = later.map(|number| game.simpler(number, 0).len()).max().unwrap_or(0);
        let lines = start.all.len().div_ceil(CARDS[narrow]) as i32;
        Desk { narrow, lines, keys: most.div_ceil(KEYS[narrow]).max(1) }
    }

    fn width(&self) -> i32 {
        WIDTH[self.narrow]
    }

    fn height(&self) -> i32 {
        self.line() + KEYS_BELOW + (self.keys as i32 - 1) * KEY_LINE + 16
    }

    /// The foot of a card.
    fn card(&self, index: usize, count: usize) -> (i32, i32) {
        let per = count.div_ceil(self.lines as usize);
        let row = index / per;
        let here = per.min(count - row * per) as i32;
        let left = (self.width() - here * CARD_ACROSS) / 2;
        let x = left + (index % per) as i32 * CARD_ACROSS + CARD_ACROSS / 2;
        (x, row as i32 * CARD_LINE + CARD_FOOT)
    }

    /// The height of the number line.
    fn line(&self) -> i32 {
        self.lines * CARD_LINE + LINE
    }

    /// The foot of a key.
    fn key(&self, index: usize, count: usize) -> (i32, i32) {
        let per = KEYS[self.narrow];
        let here = per.min(count - index / per * per) as i32;
        let left = (self.width() - here * KEY_ACROSS) / 2;
        let x = left + (index % per) as i32 * KEY_ACROSS + KEY_ACROSS / 2;
        (x, self.line() + KEYS_BELOW + (index / per) as i32 * KEY_LINE)
    }

    /// Where a number lies on the line, whose ends are this far from zero; farther numbers lie at the end.
    fn place(&self, number: Fraction, reach: i64) -> i32 {
        let half = i64::from(self.width() / 2 - 24);
        let x = (number.top * half / (number.bottom * reach)).clamp(-half, half);
        self.width() / 2 + x as i32
    }
}

/// The card whose keys are shown: the pending one, the chosen one, or the first that can be changed.
fn open_card(stage: &Stage<'_>) -> Option<usize> {
    let pending = stage.pending_step().map(|step| step.place);
    let first = || stage.ranges.first().map(|range| range.place);
    pending.or_else(|| stage.chosen()).or_else(first).map(|place| place as usize)
}

impl Layout for FractionGame {
    fn scene(&self, at: &Numbers, view: &View<'_, Numbers>) -> Scene {
        let stage = view.stage;
        let desk = Desk::new(self, view.start, stage.narrow());
        let mut scene = stage.scene("cards", desk.width(), desk.height());
        let open = open_card(stage).filter(|place| *place < at.all.len());
        let pending = stage.pending_move().map(|mv| self.target(at, mv));
        let count = at.all.len();
        let cards = at.all.iter().enumerate().map(|(place, number)| {
            let shown = pending.filter(|(there, _)| *there == place).map(|(_, to)| to);
            card_texts(view, (place, *number), shown, desk.card(place, count), &mut scene.over);
            card(stage, (place, *number), desk.card(place, count), open == Some(place))
        });
        let cards = cards.collect();
        scene.line(words::cards(), cards);
        if let Some((before, mv)) = view.before {
            let (place, to) = self.target(before, mv);
            let (x, y) = desk.card(place, count);
            let change = sign(alloc::format!("{} → {}", before.all[place].sign(), to.sign()));
            write_within(&mut scene.over, (x, y - 90), CARD_ACROSS, "num is-last", change);
        }
        number_line(&desk, at, view, pending, &mut scene);
        if let Some(place) = open.filter(|_| stage.mode.touchable) {
            keys(self, &desk, stage, at, place, &mut scene);
        }
        scene
    }

    fn describe(&self, at: &Numbers, _: Option<[Message; 2]>) -> Message {
        words::numbers_are(Numbers::told_of(&at.all), side(at.turn))
    }

    fn describe_move(&self, at: &Numbers, context: &MoveContext<'_>) -> Message {
        let (place, to) = self.target(at, context.mv);
        let from = at.all.get(place).copied().unwrap_or(to);
        words::change(context.who, sign(from.sign()), sign(to.sign()))
    }

    fn requirement(&self, at: &Numbers, _: u32) -> Option<Message> {
        Some(words::must_be_simpler(side(at.turn)))
    }

    fn touch_hints(&self, _: &Numbers, _: Touching) -> Vec<Message> {
        vec![words::tap_card()]
    }
}

/// A card; a touch shows what it may become.
fn card(
    stage: &Stage<'_>,
    (place, number): (usize, Fraction),
    foot: (i32, i32),
    open: bool,
) -> Spot {
    let id = place as u32;
    let content = words::card_holds(u64::from(id) + 1, sign(number.sign()));
    let mut spot = stage.spot(id, CARD, foot, content, None);
    spot.hit = [-CARD_ACROSS / 2, -96, CARD_ACROSS, 100];
    spot.pick = stage.legal(id, 1).map(|_| id);
    spot.pending = open && stage.mode.touchable;
    spot
}

/// The number of a card, and its value where values are shown.
fn card_texts(
    view: &View<'_, Numbers>,
    (place, number): (usize, Fraction),
    pending: Option<Fraction>,
    (x, y): (i32, i32),
    out: &mut Vec<Decor>,
) {
    let shown = pending.unwrap_or(number);
    let digits = shown.top.abs().to_string();
    let minus = if shown.top < 0 { "−" } else { "" };
    if shown.is_whole() {
        write(out, x, y - 32, "ink num-big", alloc::format!("{minus}{digits}"));
    } else {
        write(out, x, y - 46, "ink num-big", digits);
        let bar = |id, piece, x| Decor::Piece { id, piece, x, y: y - 38, pending: false };
        out.push(bar(BARS + place as u32, BAR, x));
        if shown.top < 0 {
            out.push(bar(MINUSES + place as u32, MINUS, x - 23));
        }
        write(out, x, y - 17, "ink num-big", shown.bottom.to_string());
    }
    if view.stage.theory.is_some() {
        write(out, x, y + 18, "num num-big", told(shown.value()));
    }
}

/// The numbers on a line, the move as an arrow, and whose turn it is.
fn number_line(
    desk: &Desk,
    at: &Numbers,
    view: &View<'_, Numbers>,
    pending: Option<(usize, Fraction)>,
    scene: &mut Scene,
) {
    let reach = |numbers: &Numbers| {
        numbers.all.iter().map(|number| number.top.abs() / number.bottom + 1).max().unwrap_or(1)
    };
    let reach = reach(view.start).max(reach(at));
    let (y, out) = (desk.line(), &mut scene.under);
    let place = |number| desk.place(number, reach);
    let ends = [-reach, reach].map(|top| place(Fraction { top, bottom: 1 }));
    out.push(Decor::Stroke { from: (ends[0], y), to: (ends[1], y), class: "join" });
    // Labels of whole numbers need some twenty units.
    let step = (reach / 8 + 1) as usize;
    for top in (0..=reach).step_by(step).flat_map(|top| [top, -top]) {
        let number = Fraction { top, bottom: 1 };
        let x = place(number);
        out.push(Decor::Stroke { from: (x, y - 5), to: (x, y + 5), class: "join" });
        write(out, x, y + 20, "num", number.sign());
    }
    for (id, number) in (DOTS..).zip(&at.all) {
        out.push(Decor::Piece { id, piece: DOT, x: place(*number), y, pending: false });
    }
    if let Some((index, to)) = pending.filter(|(index, _)| *index < at.all.len()) {
        let (from, to) = (place(at.all[index]), place(to));
        out.push(Decor::Stroke { from: (from, y - 10), to: (to, y - 10), class: "ray" });
    }
    let sum = at.all.iter().map(|number| number.value()).sum();
    let status = match view.stage.theory {
        Some(_) => words::status_with_sum(side(at.turn), sign(told(sum))),
        None => words::status(side(at.turn)),
    };
    write(&mut scene.over, desk.width() / 2, y + 46, "num reach", status);
}

/// A key for each number that a card may become, the nearest first.
fn keys(
    game: &FractionGame,
    desk: &Desk,
    stage: &Stage<'_>,
    at: &Numbers,
    place: usize,
    scene: &mut Scene,
) {
    let number = at.all[place];
    let options = game.simpler(number, at.turn);
    let key = |(index, to): (usize, &Fraction)| {
        let amount = index as u64 + 1;
        let mv = stage.legal(place as u32, amount);
        let content = words::key(sign(number.sign()), sign(to.sign()));
        let id = 1000 * (place as u32 + 1) + index as u32;
        let mut spot = stage.spot(id, KEY, desk.key(index, options.len()), content, mv);
        spot.hit = [-KEY_ACROSS / 2, -44, KEY_ACROSS, KEY_LINE];
        spot.pending = stage.pending_at(place as u32) == Some(amount);
        spot
    };
    let spots: Vec<Spot> = options.iter().enumerate().map(key).collect();
    for (spot, to) in spots.iter().zip(&options) {
        let (x, y) = spot.foot;
        write_within(&mut scene.over, (x, y - 14), 32, "ink", to.sign());
    }
    for line in spots.chunks(KEYS[desk.narrow]) {
        scene.line(words::keys_of(sign(number.sign())), line.to_vec());
    }
}
