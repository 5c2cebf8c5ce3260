//! The moves before and after the pending one, for fingers that are wider than a piece.

use crate::Session;
use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;
use games::scene::{Scene, Spot};
use solver::play::Move;

/// The moves that the spots before and after the touched one would make pending in its place, in reading
/// order and around its ends; where a touch first chooses a piece, those of one piece after the other.
///
/// `None` if no move is pending, if there is no other, or if each spot is at least `finger` wide and high on
/// a narrow board that fits a `window` of this width and height.
///
/// ```
/// use session::{Action, Session, link::link, neighbours::neighbours};
/// let (session, _) = Session::open(&link("kayles?players=two")).expect("there is Kayles");
/// let second = session.scene(true).spots().nth(2).expect("the second of thirteen pins").id;
/// let touched = session.reduce(Action::Touch(second)).expect("it may be knocked down");
/// let moves = neighbours(&touched, 44.0, [360.0, 300.0]).expect("a pin is narrower than a finger");
/// assert_eq!(moves.map(|mv| touched.notation(0, &mv)), ["1-2", "2-3"]);
/// assert_eq!(neighbours(&touched, 44.0, [1000.0, 1000.0]), None);
/// ```
pub fn neighbours(session: &Session, finger: f32, window: [f32; 2]) -> Option<[Move; 2]> {
    let pending = session.pending_move()?;
    let (_, earlier) = pending.steps().split_last()?;
    let mut before = session.clone();
    before.attempt.pending_move = Move::many(earlier.to_vec());
    let scene = before.scene(true);
    if !has_small(&scene, finger, window) {
        return None;
    }
    let moves = touched(&mut before, scene);
    let (at, count) = (moves.iter().position(|mv| mv == pending)?, moves.len());
    let other = |by: usize| moves[(at + by) % count].clone();
    (count > 1).then(|| [other(count - 1), other(1)])
}

/// The moves that touches make pending: without a chosen piece, then with each. Choosing one shows others that can be
/// chosen instead.
fn touched(session: &mut Session, scene: Scene) -> Vec<Move> {
    let picks = |scene: &Scene| scene.spots().filter_map(|spot| spot.pick).collect::<Vec<u32>>();
    let (mut moves, mut open, mut seen) = (Vec::new(), picks(&scene), BTreeMap::new());
    if open.is_empty() {
        add(&scene, &mut moves);
        return moves;
    }
    while let Some(piece) = open.pop() {
        if seen.contains_key(&piece) {
            continue;
        }
        session.attempt.chosen = Some((session.at().to_string(), piece));
        let scene = session.scene(true);
        open.extend(picks(&scene));
        seen.insert(piece, scene);
    }
    session.attempt.chosen = None;
    add(&session.scene(true), &mut moves);
    seen.values().for_each(|scene| add(scene, &mut moves));
    moves
}

/// Adds the moves that a touch makes pending and that are not there yet.
fn add(scene: &Scene, moves: &mut Vec<Move>) {
    for mv in scene.spots().filter_map(|spot| spot.mv.as_ref()) {
        if !moves.contains(mv) {
            moves.push(mv.clone());
        }
    }
}

/// True if a spot that can be touched is narrower or lower than a finger.
fn has_small(scene: &Scene, finger: f32, [width, height]: [f32; 2]) -> bool {
    let scale = (width / scene.width as f32).min(height / scene.height as f32);
    let small = |[_, _, wide, high]: [i32; 4]| wide.min(high) as f32 * scale < finger;
    let touched = |spot: &Spot| spot.mv.is_some() || spot.pick.is_some();
    scene.spots().any(|spot| touched(spot) && small(spot.hit))
}
