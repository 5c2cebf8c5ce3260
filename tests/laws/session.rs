//! A game from start to end: taps, typed moves, undo, stale answers and levels.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use games::GAMES;
use games::scene::{Scene, Spot};
use session::judgement::Judgement;
use session::link;
use session::running::{Begun, Running};
use session::seat::{Level, Players, Seat};
use session::wire::{Ask, Job, Request, Tell, Wire};
use session::{Action, Session};
use std::collections::HashSet;
use std::rc::Rc;

/// The session with the worker's answer to its question, if it has one.
pub(crate) fn answered(session: Session) -> Session {
    answered_within(session, usize::MAX).expect("there is no limit")
}

/// The same; `None` if the answer needs more slices of work.
pub(crate) fn answered_within(session: Session, slices: usize) -> Option<Session> {
    match session.want() {
        Some(job) => session.reduce(answer(job, slices)?),
        None => Some(session),
    }
}

/// The worker's answer to a question; `None` if it needs more slices of work.
fn answer(job: Job, slices: usize) -> Option<Action> {
    let ask = Ask::Judge { id: 7, job: job.clone() };
    let begun = Running::begin(Ask::read(&ask.bytes()).unwrap());
    let tell = match begun {
        Begun::Answered(tell) => *tell,
        Begun::Work(mut running) => {
            let finished = |(tell, done)| if done { Some(tell) } else { None };
            (0..slices).find_map(|_| finished(running.slice()))?
        }
        Begun::Nothing => panic!("nothing begun for {job:?}"),
    };
    Some(match Tell::read(&tell.bytes()) {
        Some(Tell::Verdict { verdict, .. }) => Action::Answered { job, verdict: Rc::new(verdict) },
        Some(Tell::Start { start, .. }) => Action::Dealt { job, start },
        other => panic!("{other:?} on {job:?}"),
    })
}

/// The session at an address such as `kayles?at=iii`.
pub(crate) fn opened(address: &str) -> Session {
    let (session, wrong) = Session::open(&link::link(address)).unwrap();
    assert_eq!(wrong, None, "{address}");
    session
}

fn acted(session: &Session, action: Action) -> Session {
    session.reduce(action.clone()).unwrap_or_else(|| panic!("{action:?} changed nothing"))
}

/// True if a spot is touched within the scene, give or take two units.
pub(crate) fn inside(scene: &Scene, spot: &Spot) -> bool {
    let [left, top, width, height] = spot.area();
    let fits = |from: i32, size: i32, most: i32| from >= -2 && from + size <= most + 2;
    fits(left, width, scene.width) && fits(top, height, scene.height)
}

/// A tap on the spot with this id.
pub(crate) fn touch(session: &Session, id: u32) -> Action {
    assert!(session.scene(false).spots().any(|spot| spot.id == id), "there is no spot {id}");
    Action::Touch(id)
}

pub(crate) fn touched(session: &Session, id: u32) -> Session {
    acted(session, touch(session, id))
}

fn machine(session: &Session) -> Session {
    let mut session = session.clone();
    while session.verdict().is_none() {
        session = answered(session);
    }
    acted(&session, Action::MachineMoves)
}

#[test]
fn kayles_by_touch_with_an_answer_from_the_machine() {
    let session = opened("kayles?at=i.iiiiiiiiiii");
    let armed = touched(&session, 5);
    assert_eq!(armed.line().len(), 0);
    let played = touched(&armed, 5);
    assert_eq!(played.at(), "i.iii.iiiiiii");
    assert!(played.machine_to_move());
    assert!(played.reduce(touch(&played, 0)).is_none_or(|next| next.line() == played.line()));
    let replied = machine(&played);
    assert_eq!(replied.line().len(), 2);
    assert_eq!(replied.seat(), Seat::Person);
    let back = acted(&replied, Action::Undo);
    assert_eq!((back.cursor(), back.at()), (0, "i.iiiiiiiiiii"));
    let again = acted(&back, Action::Redo);
    assert_eq!(again.at(), replied.at());
    assert_eq!(again.line().len(), 2);
}

#[test]
fn a_tap_on_a_gap_takes_both_pins_and_a_second_tap_extends_the_throw() {
    let session = opened("kayles?at=iiii&most=3");
    let pair = touched(&touched(&session, 1001), 1001);
    assert_eq!(pair.at(), "i..i");
    let three = touched(&touched(&session, 0), 2);
    assert_eq!(acted(&three, Action::Confirm).at(), "...i");
    let dawson = touched(&opened("dawsons-kayles?at=iii"), 2);
    assert_eq!(touched(&dawson, 2).at(), "i..");
}

#[test]
fn typed_moves_and_commands() {
    let session = opened("nim?at=1.3.5.7");
    let cases = [("4-2", "1.3.5.5"), ("take 2 from heap 4", "1.3.5.5"), (" 1-1 ", "0.3.5.7")];
    for (typed, after) in cases {
        assert_eq!(acted(&session, Action::Typed(typed.to_string())).at(), after);
    }
    for typed in ["9-1", "1-2", "x", "4-", "-", "4-99999999999999999999", "\u{0}", "take from heap"]
    {
        let next = acted(&session, Action::Typed(typed.to_string()));
        assert_eq!(next.at(), session.at());
        assert!(next.notice().is_some(), "{typed}");
    }
    for (word, _) in session::command::COMMANDS {
        let next = acted(&session, Action::Typed(word.to_string()));
        assert_eq!(next.line(), session.line(), "{word}");
    }
}

#[test]
fn stale_and_foreign_answers_change_nothing() {
    let session = opened("kayles?at=iiii");
    let known = answered(session.clone());
    let verdict = Rc::new(known.verdict().unwrap().clone());
    let asked = session.want().unwrap();
    let most = vec![("most".to_string(), "3".to_string())];
    let jobs = [
        Job { request: Request::Verdict { at: "ii".to_string() }, ..asked.clone() },
        Job { game: "nim".to_string(), ..asked.clone() },
        Job { settings: most, ..asked },
        session.refutation_table(),
    ];
    for job in jobs {
        let action = Action::Answered { job: job.clone(), verdict: verdict.clone() };
        let next = session.reduce(action);
        assert!(next.is_none_or(|next| next.verdict().is_none()), "{job:?}");
    }
}

#[test]
fn sessions_are_compared_by_value() {
    let session = opened("kayles?at=iiii&players=two");
    assert_eq!(session, opened("kayles?at=iiii&players=two"));
    let known = answered(session.clone());
    let other = Rc::new(Judgement { grundy: Some(9), ..known.verdict().unwrap().clone() });
    let job = session.want().unwrap();
    assert_ne!(known, acted(&session, Action::Answered { job, verdict: other }));
    // The address does not tell what undo leads to.
    let played = acted(&session, Action::Typed("2-3".to_string()));
    assert_ne!(session.clone().following(&played), session);
    assert_ne!(session.clone().following(&played), session.following(&known));
}

#[test]
fn the_review_never_blames_a_move_from_a_lost_position() {
    // Two heaps of one are lost: no move of the first player is a mistake.
    let mut session = opened("nim?at=1.1&players=two&do=1-1,2-1");
    while session.want().is_some() {
        session = answered(session);
    }
    let review = session.review().unwrap();
    assert_eq!((review.winner, review.decided, review.certain), (1, None, true));
    // From 3 and 1 the first player could have won by leaving equal heaps, but took a whole heap.
    let mut session = opened("nim?at=3.1&players=two&do=1-3,2-1");
    while session.want().is_some() {
        session = answered(session);
    }
    assert_eq!(session.review().unwrap().decided, Some(0));
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for game in GAMES {
        for start in game.card().starts.iter().take(2) {
            for (_, level) in Level::ALL {
                let address = format!("{}?{}", game.card().id, start.pairs);
                let mut session = acted(&opened(&address), Action::Players(Players::Watch));
                session = session.reduce(Action::Level(level)).unwrap_or(session);
                for _ in 0..400 {
                    if session.over() {
                        break;
                    }
                    session = machine(&session);
                }
                assert!(session.over(), "{address} at level {level:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_moves() {
    let play = |seed: u64| {
        let mut session = opened(&format!("nim?at=3.5.7.9&players=watch&level=slips&seed={seed}"));
        while !session.over() {
            session = machine(&session);
        }
        session.link().to_string().replace(&format!("&seed={seed}"), "")
    };
    assert_eq!(play(5), play(5));
    let different: HashSet<String> = (2..30).map(play).collect();
    assert!(different.len() > 5);
}

#[test]
fn spots_have_unique_ids_that_are_the_same_in_wide_and_narrow_scenes() {
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}", game.card().id, start.pairs));
            let wide = session.scene(false);
            let ids: Vec<u32> = wide.spots().map(|spot| spot.id).collect();
            let unique: HashSet<u32> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{}", session.link());
            let narrow = session.scene(true);
            let again: HashSet<u32> = narrow.spots().map(|spot| spot.id).collect();
            assert_eq!(unique, again);
            for scene in [&wide, &narrow] {
                for spot in scene.spots() {
                    let [_, _, width, height] = spot.hit;
                    assert!(width > 0 && height > 0);
                    assert!(
                        inside(scene, spot),
                        "{} {spot:?} in {}x{}",
                        session.link(),
                        scene.width,
                        scene.height
                    );
                }
            }
            // A touch prepares a move, or chooses the first of two pieces.
            let begins = |spot: &Spot| spot.mv.is_some() || spot.pick.is_some();
            let touched = wide.spots().filter(|spot| begins(spot)).count();
            assert!(touched > 0, "{} offers no move on its board", session.link());
        }
    }
}

/// The announcement of a session.
pub(crate) fn spoken(session: &Session) -> String {
    session.spoken().1.as_ref().map(english).unwrap_or_default()
}

/// The error message of a session.
pub(crate) fn notice(session: &Session) -> Option<String> {
    session.notice().map(english)
}

/// The last move of a game of points may lose it, and a beginner does not always play it.
#[test]
fn a_beginner_takes_a_win_in_one_and_not_a_loss() {
    let ended = |at: &str| {
        let session = |seed| {
            let address = format!("parity-subtraction?at={at}&players=watch&level=beginner");
            machine(&opened(&format!("{address}&seed={seed}")))
        };
        (1..=20).filter(|seed| session(*seed).over()).count()
    };
    // With one bean, three more make an even number, which wins; with none, three are odd, which loses.
    assert_eq!(ended("3.1.1"), 20);
    assert!((1..20).contains(&ended("3")), "{}", ended("3"));
}

/// From two heaps of two, whoever takes a whole heap loses at once; a careful machine does not, and takes its own win.
#[test]
fn a_careful_machine_leaves_no_win_in_one_and_takes_its_own() {
    let after = |level: &str, at: &str, seed: u64| {
        let address = format!("nim?at={at}&players=watch&level={level}&seed={seed}");
        machine(&opened(&address)).at().to_string()
    };
    let wholes =
        |level: &str| (1..=20).filter(|seed| after(level, "2.2", *seed).contains('0')).count();
    assert_eq!(wholes("careful"), 0);
    assert!((1..20).contains(&wholes("beginner")), "{}", wholes("beginner"));
    for seed in 1..=20 {
        assert_eq!(after("careful", "0.5", seed), "0.0");
    }
    // Where each move loses, one is made all the same.
    assert!(["0.1", "1.0"].contains(&after("careful", "1.1", 3).as_str()));
}

/// Only some of a thousand winning moves have an explanation, and none of the others is called a mistake.
#[test]
fn a_winning_move_without_an_explanation_is_not_a_mistake() {
    let heaps = "900.800.700.601.501.401.300.250.200.150.100.50";
    let mut unexplained = 0;
    for seed in 1..=6 {
        let address = format!("moores-nim?at={heaps}&b=6&players=watch&seed={seed}");
        let moved = machine(&opened(&address));
        assert!(!moved.missed(0), "{seed}");
        unexplained += usize::from(moved.reason(0, &moved.line()[0].mv).is_none());
    }
    assert!(unexplained > 0, "all have an explanation");
    let slip = machine(&opened("nim?at=3.4.5&players=watch&level=naive"));
    assert!(slip.missed(0));
}

/// If the normal search finds no result, a longer one is requested after everything else, but never for the machine’s
/// own move.
#[test]
fn a_longer_search_is_requested_last() {
    let board = "dots-and-boxes?at=....._..........-_.-..-_......-.-.._.--.._-.-.....-.-_...-._-...-...-.-_-...._..-.....-.._....-";
    let mut session = opened(&format!("{board}&players=two"));
    assert_eq!(session.long_want(), None, "the normal search comes first");
    while session.want().is_some() {
        session = answered(session);
    }
    let usual = session.verdict().unwrap().clone();
    assert!(usual.known.longer() && usual.outcome.is_none() && !usual.best.is_empty());
    let job = session.long_want().unwrap();
    let vain = Action::Answered { job: job.clone(), verdict: Rc::new(Judgement::unknown()) };
    let stopped = acted(&session, vain);
    assert_eq!((stopped.long_want(), &stopped.verdict().unwrap().best), (None, &usual.best));
    let known = acted(&session, answer(job, usize::MAX).unwrap());
    assert!(known.verdict().unwrap().outcome.is_some());
    assert_eq!((known.long_want(), known == session), (None, false));
    let watched = answered(opened(&format!("{board}&players=watch")));
    assert_eq!((watched.verdict().unwrap().known.longer(), watched.long_want()), (true, None));
    assert_eq!(machine(&watched).line().len(), 1);
}
