//! Nothing that is drawn lies outside of the board: at every start, after any two moves, and where nothing is left.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{answered_within, opened};
use games::GAMES;
use games::card::FieldKind;
use games::game::Game;
use games::piece::{Body, Hint, Layer, Piece};
use games::scene::{Decor, Scene};
use games::setup::Setup;
use session::seat::Players;
use session::{Action, Session};
use solver::play::{self, Move, Outcome};

/// Left, top, right and bottom.
type Extent = [f32; 4];

/// What may reach over the edge, in board units or four pixels of a telephone: an outline, or the end of a shadow.
const EDGE: f32 = 6.0;
/// Most slices of work in which a verdict is waited for.
const SOON: usize = 4;

fn boxed([x, y, wide, high]: [i32; 4], (dx, dy): (i32, i32)) -> Extent {
    [x + dx, y + dy, x + dx + wide, y + dy + high].map(|n| n as f32)
}

fn layer(layer: &Layer, foot: (i32, i32)) -> Option<Extent> {
    match *layer {
        Layer::Symbol { at, .. } | Layer::Rect { at, .. } => Some(boxed(at, foot)),
        Layer::Circle { y, radius, .. } => {
            Some(boxed([-radius, y - radius, 2 * radius, 2 * radius], foot))
        }
        // Paths are short strokes inside of the area of a spot.
        Layer::Path { .. } => None,
    }
}

/// The parts of a piece with its foot here.
fn piece(piece: &Piece, foot: (i32, i32), mark: Option<Outcome>) -> Vec<Extent> {
    let mut all: Vec<Extent> = piece.kind.base.iter().filter_map(|one| layer(one, foot)).collect();
    if let Some(Hint::Always(part) | Hint::IfLegal(part)) = &piece.kind.hint {
        all.extend(layer(part, foot));
    }
    match piece.body {
        Body::Nothing => {}
        Body::Symbol(..) | Body::Squares(..) => all.push(boxed(piece.at, foot)),
        Body::Symbols(symbols) => all.extend(symbols.iter().map(|one| boxed(one.1, foot))),
    }
    let mark = mark.zip(piece.marks).map(|(mark, [won, other])| match mark {
        Outcome::P => won,
        _ => other,
    });
    all.extend(mark.map(|at| boxed(at, foot)));
    all
}

/// A text, about as wide as it is drawn.
fn text(scene: &Scene, (x, y): (i32, i32), class: &str, words: &str, narrow: bool) -> Extent {
    let (least, share) = match class {
        _ if class.contains("num-big") => (20.0, 0.045),
        _ if class.contains("num") => (14.0, 0.032),
        _ => (14.0, 0.0),
    };
    let size = f32::max(least, if narrow { scene.width as f32 * share } else { 0.0 });
    let half = words.chars().count() as f32 * size * 0.27;
    let (x, y) = (x as f32, y as f32);
    [x - half, y - 0.72 * size, x + half, y + 0.1 * size]
}

fn decor(scene: &Scene, decor: &Decor, narrow: bool) -> Vec<Extent> {
    match decor {
        Decor::Piece { piece: kind, x, y, .. } | Decor::Leaving { piece: kind, x, y, .. } => {
            piece(kind, (*x, *y), None)
        }
        Decor::Text { x, y, class, text: words, most } => {
            let [left, top, right, foot] = text(scene, (*x, *y), class, &english(words), narrow);
            // The style sheet gives such a number the size that fits.
            let more = most.map_or(0.0, |most| (right - left - most as f32).max(0.0) / 2.0);
            vec![[left + more, top, right - more, foot]]
        }
        Decor::Block { at, .. } | Decor::Band { at, .. } => vec![boxed(*at, (0, 0))],
        Decor::Ring { x, y } => vec![boxed([-14, -14, 27, 27], (*x, *y))],
        Decor::Stroke { from, to, .. } => {
            let (left, right) = (from.0.min(to.0), from.0.max(to.0));
            let (top, foot) = (from.1.min(to.1), from.1.max(to.1));
            vec![boxed([left, top, right - left, foot - top], (0, 0))]
        }
    }
}

/// All that is drawn, each with its name.
fn drawn(scene: &Scene, narrow: bool) -> Vec<(String, Extent)> {
    let mut all = Vec::new();
    for spot in scene.spots() {
        let name = english(&spot.label);
        all.extend(
            piece(&spot.piece, spot.foot, spot.mark).into_iter().map(|at| (name.clone(), at)),
        );
        all.push((format!("{name}: its area"), boxed(spot.hit, spot.foot)));
    }
    for each in scene.under.iter().chain(&scene.over) {
        all.extend(decor(scene, each, narrow).into_iter().map(|at| (format!("{each:?}"), at)));
    }
    all
}

/// What is wrong with the picture of a session, wide and narrow.
fn wrong(session: &Session) -> Option<String> {
    for narrow in [false, true] {
        let scene = session.scene(narrow);
        let edge = EDGE.max(scene.width as f32 / 90.0);
        let (wide, high) = (scene.width as f32, scene.height as f32);
        let here = format!("{} (narrow: {narrow}, {wide} x {high})", session.address());
        if scene.width < 80 || scene.height < 60 {
            return Some(format!("{here} is too small"));
        }
        let outside = |(_, at): &&(String, Extent)| {
            let [left, top, right, foot] = *at;
            left < -edge || top < -edge || right > wide + edge || foot > high + edge
        };
        if let Some((name, at)) = drawn(&scene, narrow).iter().find(outside) {
            return Some(format!("{here}: {name} lies at {at:?}"));
        }
    }
    None
}

/// Most first moves that are tried from a start, and most answers to each; more in `cargo xtask soak`.
fn tried() -> usize {
    if std::env::var_os("LAST_MOVE_SOAK").is_some() { 30 } else { 4 }
}

/// Some moves, spread over all of one step: the least, the largest and those between.
fn some_moves(session: &Session, most: usize) -> Vec<Move> {
    let ranges = session.shown().moves();
    let least = ranges.iter().map(|range| Move::one(range.place, range.low));
    let largest = ranges.iter().map(|range| Move::one(range.place, range.high));
    let middle = ranges.iter().map(|range| Move::one(range.place, range.low.midpoint(range.high)));
    let mut all: Vec<Move> = least.chain(largest).chain(middle).collect();
    all.extend(play::moves(ranges, 4 * most));
    all.sort();
    all.dedup();
    let step = all.len().div_ceil(most).max(1);
    // The last one is the largest at the last place.
    let last = all.last().cloned();
    let mut some: Vec<Move> = all.into_iter().step_by(step).chain(last).collect();
    some.dedup();
    some
}

fn played(session: &Session, mv: &Move) -> Session {
    let ready = session.reduce(Action::SetPending(mv.clone())).unwrap();
    ready.reduce(Action::Confirm).unwrap()
}

/// The same position with its values, if they are found soon.
fn valued(session: &Session) -> Option<Session> {
    answered_within(session.reduce(Action::Values(true))?, SOON)
}

fn for_two(address: &str) -> Session {
    let session = opened(address);
    session.reduce(Action::Players(Players::Two)).unwrap_or(session)
}

/// The starts of a game: those with a name, the smallest and the largest, under each value of a switch.
fn starts(game: &Game) -> Vec<String> {
    let card = game.card();
    let mut all: Vec<String> =
        card.starts.iter().map(|start| format!("{}?{}", card.id, start.pairs)).collect();
    let mut settings = vec![(Setup::of(card), String::new())];
    for (index, field) in card.fields.iter().enumerate() {
        let words: Vec<String> = match field.kind {
            FieldKind::Switch => vec!["1".to_string()],
            FieldKind::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
            FieldKind::Choice { words } => words.iter().map(|(word, _)| word.to_string()).collect(),
            FieldKind::Text { .. } => Vec::new(),
        };
        for word in words {
            let mut setup = Setup::of(card);
            setup.set(card, index, &word).unwrap();
            settings.push((setup, format!("&{}={word}", field.key)));
        }
    }
    for (setup, pairs) in settings {
        let sizes = game.first(&setup).board().sizes();
        let (few, many) = (sizes.count.0, sizes.count.1);
        let middle = sizes.each.0.midpoint(sizes.each.1.min(40));
        for (count, size) in [
            (few, sizes.each.0),
            (few, (sizes.each.0 + 1).min(sizes.each.1)),
            (few, middle),
            (few, sizes.each.1),
            (many, sizes.each.0),
            (many, middle),
            (many, sizes.each.1),
        ] {
            if let Some(at) = game.with_sizes(&setup, &vec![size; count]) {
                all.push(format!("{}?at={}{pairs}", card.id, at.code()));
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

#[test]
fn nothing_drawn_lies_outside_of_the_board_after_any_two_moves() {
    let mut found = Vec::new();
    for game in GAMES {
        for address in starts(game) {
            let start = for_two(&address);
            found.extend(wrong(&start));
            found.extend(valued(&start).as_ref().and_then(wrong));
            for (i, first) in some_moves(&start, tried()).iter().enumerate() {
                let once = played(&start, first);
                found.extend(wrong(&once));
                if i % 3 == 0 {
                    found.extend(valued(&once).as_ref().and_then(wrong));
                }
                for second in some_moves(&once, tried()) {
                    let pending = once.reduce(Action::SetPending(second.clone())).unwrap();
                    found.extend(wrong(&pending));
                    found.extend(wrong(&played(&once, &second)));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} pictures, such as\n{}", found.len(), few(found));
}

/// The first of each game.
fn few(mut found: Vec<String>) -> String {
    let game = |text: &String| text.split('?').next().unwrap_or_default().to_string();
    found.dedup_by_key(|text| game(text));
    found.join("\n")
}

/// A position in which nothing is left is a start as well: an address can name it.
#[test]
fn the_end_of_each_game_can_be_drawn_as_a_start() {
    let mut found = Vec::new();
    for game in GAMES {
        for address in starts(game) {
            let mut session = for_two(&address);
            for turn in 0..400 {
                let Some(mv) = (match turn % 2 {
                    0 => some_moves(&session, 3).pop(),
                    _ => some_moves(&session, 3).into_iter().next(),
                }) else {
                    break;
                };
                session = played(&session, &mv);
            }
            let mut link = session.link();
            link.pairs.retain(|(key, _)| key != "do" && key != "at");
            link.pairs.push(("at".to_string(), session.at().to_string()));
            let end = link.to_string();
            found.extend(wrong(&for_two(&end)));
        }
    }
    assert!(found.is_empty(), "{} pictures, such as\n{}", found.len(), few(found));
}
