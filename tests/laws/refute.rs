//! Refutations: every losing move gets an answer that wins against it, and a refutation table lists each move once.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::session::{answered, opened, spoken, touched};
use games::GAMES;
use games::game::{Game, Position};
use games::judged::Judged;
use games::setup::Setup;
use session::{Action, Session};
use solver::erased::ErasedTheory;
use solver::judge;
use solver::play::{Move, Outcome};
use solver::refutation_table::{Answers, RefutationTable};
use std::collections::{HashMap, HashSet};

/// Number of positions of each game to check.
const TRIED: usize = 12;
/// Largest state bound of a position, for plain recursion.
const SMALL: u64 = 400;
/// Most moves of a position.
const FEW: usize = 16;

/// The final lead of the player to move in points, or 1 and −1 if the last move decides.
///
/// Plain recursion over all moves, without theory or search.
fn worth(place: &dyn ErasedTheory, known: &mut HashMap<Vec<u64>, i64>) -> i64 {
    let points = place.points();
    let mut key = place.node();
    key.extend(
        points.iter().flat_map(|points| [points.turn as u64, points.score[0], points.score[1]]),
    );
    if let Some(worth) = known.get(&key) {
        return *worth;
    }
    let mut best: Option<i64> = None;
    for mv in place.moves(usize::MAX) {
        let next = place.after(&mv);
        let same = points.is_some_and(|now| next.points().unwrap().turn == now.turn);
        let worth = worth(&*next, known);
        best = best.max(Some(if same { worth } else { -worth }));
    }
    let end = points.map_or(if place.misere() { 1 } else { -1 }, |points| points.lead());
    let worth = best.unwrap_or(end);
    known.insert(key, worth);
    worth
}

fn outcome(place: &dyn ErasedTheory, known: &mut HashMap<Vec<u64>, i64>) -> Outcome {
    Outcome::of_margin(worth(place, known))
}

/// Small positions of a game under its settings, by random play from small and random starts.
fn positions(judged: &Judged, game: usize) -> Vec<(Session, Box<dyn ErasedTheory>)> {
    let game = GAMES[game];
    let card = game.card();
    let mut dice = fastrand::Rng::with_seed(5);
    let mut found: Vec<(Session, Box<dyn ErasedTheory>)> = Vec::new();
    for attempt in 0..600 {
        let start = dice.choice(card.starts).unwrap();
        let (named, _) =
            Session::open(&session::link::link(&format!("{}?{}", card.id, start.pairs))).unwrap();
        let setup = named.setup().clone();
        let mut at = match attempt % 3 {
            0 => named.position(0).clone(),
            _ => small(game, &setup, &mut dice),
        };
        let Ok(mut place) = judged.position(&setup, at.code()) else { continue };
        while large(&*place) || dice.u8(0..3) == 0 {
            let moves = place.moves(500);
            let Some(mv) = dice.choice(&moves) else { break };
            at = at.play(mv).unwrap();
            place = place.after(mv);
        }
        if place.ranges().is_empty() || large(&*place) {
            continue;
        }
        let link = named.link().to_string().replace("&at=", "&was=");
        let address = format!("{link}&at={}", at.code());
        let address = if address.contains('?') { address } else { address.replacen('&', "?", 1) };
        found.push((opened(&address), place));
        if found.len() == TRIED {
            break;
        }
    }
    assert!(found.len() >= 5, "{} has few small positions: {}", card.id, found.len());
    found
}

/// True if a position has too many moves or followers for plain recursion.
fn large(place: &dyn ErasedTheory) -> bool {
    place.state_bound().is_none_or(|bound| bound > SMALL) || place.moves(FEW + 1).len() > FEW
}

/// A start of small sizes.
fn small(game: &Game, setup: &Setup, dice: &mut fastrand::Rng) -> Position {
    let sizes = game.first(setup).board().sizes();
    let count = dice.usize(sizes.count.0..=sizes.count.1.min(sizes.count.0 + 2));
    let each: Vec<u64> =
        (0..count).map(|_| dice.u64(sizes.each.0..=sizes.each.1.min(sizes.each.0 + 9))).collect();
    game.with_sizes(setup, &each).unwrap_or_else(|| game.first(setup))
}

/// Tries a move in the preview, and waits for the worker's answer.
fn refuted(session: &Session, mv: &Move) -> Session {
    let session = session.reduce(Action::Refute(true)).unwrap_or_else(|| session.clone());
    let text = session.notation(session.cursor(), mv);
    let mut session = session.reduce(Action::Typed(text)).expect("a legal move can be tried");
    assert_eq!(session.tried(), Some(mv));
    for _ in 0..80 {
        if session.want().is_none() {
            break;
        }
        session = answered(session);
    }
    session
}

#[test]
fn every_losing_move_is_refuted_and_the_game_stays_as_it_was() {
    for (index, game) in GAMES.iter().enumerate() {
        let judged = games::judged(game.card().id).unwrap();
        for (session, place) in positions(judged, index) {
            let (own, mut known) = (place.points().map(|points| points.turn), HashMap::new());
            for mv in place.moves(usize::MAX) {
                let here = format!("{} after {mv:?}", session.link());
                let tried = refuted(&session, &mv);
                assert_eq!((tried.at(), tried.line()), (session.at(), session.line()), "{here}");
                let after = place.after(&mv);
                let same = own.is_some() && after.points().map(|points| points.turn) == own;
                let truth = match (outcome(&*after, &mut known), same) {
                    (Outcome::P, false) => Outcome::N,
                    (Outcome::N, false) => Outcome::P,
                    (known, _) => known,
                };
                let preview = tried.preview().unwrap();
                assert_eq!(tried.fate(&preview), Some(truth), "{here}");
                let end = judged.position(preview.setup(), preview.at()).unwrap();
                let mine = preview.player(preview.cursor()) == tried.player(tried.cursor());
                if truth == Outcome::P {
                    let lost = if mine { Outcome::P } else { Outcome::N };
                    assert_eq!(outcome(&*end, &mut known), lost, "{here}: {}", preview.link());
                    assert!(mine || end.ranges().is_empty(), "{here} has no answer");
                }
                let over = after.ranges().is_empty();
                let why = tried.because(&preview).is_some_and(|reason| !reason.words.is_nothing());
                assert!(why || over || truth == Outcome::D, "{here}: no reason");
                assert!(spoken(&tried).starts_with("What if "), "{here}: {}", spoken(&tried));
                // The address restores the preview, and Cancel restores the game.
                let again = opened(&tried.link().to_string());
                assert_eq!((again.tried(), again.link()), (tried.tried(), tried.link()));
                let back = tried.reduce(Action::Cancel).unwrap();
                assert_eq!(back.link(), session.link(), "{here}");
            }
        }
    }
}

/// The rows of a refutation table.
fn refutations(place: Box<dyn ErasedTheory>) -> Answers {
    judge::run(&mut RefutationTable::of(place))
}

#[test]
fn a_refutation_table_answers_each_move_of_a_lost_position_once() {
    for (index, game) in GAMES.iter().enumerate() {
        let judged = games::judged(game.card().id).unwrap();
        let mut lost = 0;
        for (session, place) in positions(judged, index) {
            let mut known = HashMap::new();
            let setup = session.setup();
            let found = refutations(judged.position(setup, session.at()).unwrap());
            if outcome(&*place, &mut known) == Outcome::P {
                lost += 1;
                assert_complete(&*place, &found, &mut known);
                continue;
            }
            assert!(found.rows.is_empty() && found.more == 0, "{}", session.link());
            // A winning move leads to a lost position.
            for mv in place.moves(usize::MAX) {
                let after = place.after(&mv);
                if !after.ranges().is_empty() && outcome(&*after, &mut known) == Outcome::P {
                    let at = session.shown().play(&mv).unwrap();
                    let found = refutations(judged.position(setup, at.code()).unwrap());
                    assert_complete(&*after, &found, &mut known);
                    lost += 1;
                    break;
                }
            }
        }
        // If lost positions are rare, all sizes are searched.
        let setup = Setup::of(game.card());
        let sizes = game.first(&setup).board().sizes();
        for size in sizes.each.0..=sizes.each.1.min(400) {
            if lost > 0 {
                break;
            }
            let at = game.with_sizes(&setup, &vec![size; sizes.count.0]).unwrap();
            let (place, mut known) = (judged.position(&setup, at.code()).unwrap(), HashMap::new());
            if !place.ranges().is_empty() && outcome(&*place, &mut known) == Outcome::P {
                let found = refutations(judged.position(&setup, at.code()).unwrap());
                assert_complete(&*place, &found, &mut known);
                lost += 1;
            }
        }
        assert!(lost > 0, "{} has no lost position to check", game.card().id);
    }
}

/// Asserts that a refutation table has each move once, with a winning answer.
fn assert_complete(place: &dyn ErasedTheory, found: &Answers, known: &mut HashMap<Vec<u64>, i64>) {
    let turn = |place: &dyn ErasedTheory| place.points().map(|points| points.turn);
    assert_eq!(found.more, 0);
    let moves: Vec<Move> = found.rows.iter().map(|row| row.moves.ends[0].clone()).collect();
    assert_eq!(moves, place.moves(usize::MAX));
    let scored = place.points().is_some();
    for row in &found.rows {
        let after = place.after(&row.moves.ends[0]);
        if scored && turn(&*after) == turn(place) {
            continue;
        }
        let Some(answers) = &row.answers else {
            assert!(after.ranges().is_empty(), "no answer to {:?}", row.moves);
            continue;
        };
        let left = after.after(&answers.ends[0]);
        let mine = turn(&*left) == turn(place);
        let lost = if mine { Outcome::P } else { Outcome::N };
        assert_eq!(outcome(&*left, known), lost, "{row:?}");
    }
}

#[test]
fn long_refutation_tables_join_moves_in_ranges_or_count_those_left_out() {
    let nim = games::judged("nim").unwrap();
    let setup = Setup::usual(nim.fields());
    // Both heaps of 1000: 2000 moves, and each answer copies the move in the other heap.
    let found = refutations(nim.position(&setup, "1000.1000").unwrap());
    assert_eq!((found.more, found.rows.len()), (0, 2));
    assert_eq!(found.rows.iter().map(|row| row.count).sum::<u64>(), 2000);
    // The n-th move of a range has the n-th answer of the range of answers.
    for (at, rows) in [("1000.1000", 2), ("300.301.57.56", 400)] {
        let place = nim.position(&setup, at).unwrap();
        let found = refutations(nim.position(&setup, at).unwrap());
        assert!(found.rows.len() <= rows, "{at}: {}", found.rows.len());
        let mut named = HashSet::new();
        for row in &found.rows {
            let (moves, answers) = (&row.moves.ends, &row.answers.as_ref().unwrap().ends);
            let slope =
                (answers[1].first().amount as i64 - answers[0].first().amount as i64).signum();
            for i in 0..row.count {
                let mv = Move::one(moves[0].first().place, moves[0].first().amount + i);
                let step = answers[0].first();
                let amount = (step.amount as i64 + slope * i as i64) as u64;
                let answer =
                    if row.count == 1 { answers[0].clone() } else { Move::one(step.place, amount) };
                let left = place.after(&mv).after(&answer);
                assert_eq!(left.claim().unwrap().outcome, Outcome::P, "{at} {mv:?} {answer:?}");
                assert!(named.insert(mv), "{at} names a move twice");
            }
        }
        assert_eq!(
            named.len() as u64 + found.more,
            place.ranges().iter().map(|span| span.count()).sum::<u64>()
        );
    }
}

#[test]
fn the_html_of_a_refutation_table_names_every_move() {
    let session = opened("nim?at=1.2.3");
    let ask = session::wire::Ask::Judge { id: 1, job: session.refutation_table() };
    let session::running::Begun::Work(mut running) = session::running::Running::begin(ask) else {
        panic!("a refutation table needs work")
    };
    let text = loop {
        if let (session::wire::Tell::Html { html, .. }, true) = running.slice() {
            break crate::english::html(&html);
        }
    };
    for notation in ["1-1", "2-1", "2-2", "3-1", "3-2", "3-3"] {
        let head = format!("<th scope=\"row\">{notation}</th>");
        assert_eq!(text.matches(&head).count(), 1, "{notation}: {text}");
    }
    assert!(text.contains("All 6 moves"), "{text}");
}

#[test]
fn moves_can_be_tried_by_taps() {
    for address in
        ["nim?at=3.4.5", "nim?at=3.4.5&players=two&do=2-1", "kayles?at=iiii&players=you-second"]
    {
        let doubting = opened(address).reduce(Action::Refute(true)).unwrap();
        let scene = doubting.scene(false);
        let spot = scene.spots().find(|spot| spot.mv.is_some()).unwrap().id;
        let armed = touched(&doubting, spot);
        assert!(armed.pending_move().is_some(), "{address}");
        assert!(spoken(&armed).starts_with("Ready: what if you "), "{}", spoken(&armed));
        let tried = touched(&armed, spot);
        assert!(tried.tried().is_some() && tried.pending_move().is_none(), "{address}");
        assert_eq!(tried.at(), doubting.at());
        let again = opened(&tried.link().to_string());
        assert_eq!(again.tried(), tried.tried());
    }
}
