//! All texts and drawings of a position can be made, from the smallest starts to the largest.

use crate::english::english;
use crate::session::{answered, inside, opened, spoken, touch};
use games::GAMES;
use games::setup::Setup;
use session::{Action, Session, say};

/// Checks all texts and drawings of the current position, and returns the session with its verdict.
fn check(session: &Session) -> Session {
    let known = answered(session.clone());
    let known = known.reduce(Action::Values(true)).unwrap_or(known);
    let here = known.link().to_string();
    let verdict = known.verdict().unwrap_or_else(|| panic!("{here} is not judged")).clone();
    let judged = games::judged(known.game().card().id).expect("a game of the catalogue");
    let explanation = judged
        .explanation(known.setup(), known.position(0).code())
        .expect("a position that was read");
    let mut sentences = vec![
        english(&known.shown().board().describe(None)),
        english(&say::verdict(&known)),
        english(&say::turn(&known)),
    ];
    sentences.extend(explanation.iter().map(|explanation| english(&explanation.summary())));
    sentences.push(english(&say::why_lost(explanation.as_deref())));
    let explained = verdict.winning.iter().take(400);
    for mv in explained.step_by(1 + verdict.winning.len() / 30) {
        let reason = known.reason(0, mv).unwrap_or_else(|| panic!("{here} {mv:?} has no reason"));
        sentences.push(english(&reason.words));
        sentences.push(english(&say::button(&known, 0, mv)));
    }
    let seen = &verdict.seen.words;
    sentences.extend((!seen.is_nothing()).then(|| english(seen)));
    for picture in reasons_of(&known).chain([verdict.seen.picture.clone()]) {
        assert_drawn(&here, &crate::english::html(&picture));
    }
    for sentence in sentences {
        assert!(sentence.len() > 3 && !sentence.contains("  "), "{here}: {sentence:?}");
    }
    for narrow in [false, true] {
        let scene = known.scene(narrow);
        assert!(scene.width > 0 && scene.height > 0, "{here}");
        for spot in scene.spots() {
            assert!(inside(&scene, spot) && !english(&spot.label).is_empty(), "{here} {spot:?}");
        }
    }
    known
}

/// The figures of the first reasons.
fn reasons_of(session: &Session) -> impl Iterator<Item = messages::markup::Html> {
    let winning = session.verdict().map(|verdict| verdict.winning.clone()).unwrap_or_default();
    let reasons = winning.into_iter().take(5).filter_map(|mv| session.reason(0, &mv));
    reasons.map(|reason| reason.picture).collect::<Vec<_>>().into_iter()
}

/// Asserts that each drawing in some HTML has a positive size, and no number that is none.
fn assert_drawn(here: &str, html: &str) {
    assert!(!html.contains("NaN") && !html.contains("inf"), "{here}: {html}");
    for part in html.split("viewBox=\"").skip(1) {
        let size = part.split('"').next().unwrap_or_default();
        let numbers: Vec<f64> = size.split(' ').filter_map(|n| n.parse().ok()).collect();
        assert!(
            matches!(numbers[..], [_, _, wide, high] if wide > 0.0 && high > 0.0),
            "{here}: {size}"
        );
    }
}

#[test]
fn all_texts_and_drawings_can_be_made_for_small_starts() {
    let largest = if std::env::var_os("LAST_MOVE_SOAK").is_some() { 40 } else { 14 };
    for game in GAMES {
        let setup = Setup::of(game.card());
        let sizes = game.first(&setup).board().sizes();
        for size in sizes.each.0..sizes.each.1.min(largest) {
            let Some(at) = game.with_sizes(&setup, &vec![size; sizes.count.0]) else { continue };
            check(&opened(&format!("{}?at={}", game.card().id, at.code())));
        }
    }
}

#[test]
fn all_texts_and_drawings_can_be_made_for_the_largest_starts() {
    for game in GAMES {
        let setup = Setup::of(game.card());
        let sizes = game.first(&setup).board().sizes();
        for less in 0..3 {
            let largest = vec![sizes.each.1.saturating_sub(less); sizes.count.0];
            let Some(at) = game.with_sizes(&setup, &largest) else { continue };
            let known = check(&opened(&format!("{}?at={}&players=two", game.card().id, at.code())));
            // So are those of a selected move.
            let spot = known.scene(false).spots().find(|spot| spot.mv.is_some()).map(|s| s.id);
            let Some(spot) = spot else { continue };
            let armed = known.reduce(touch(&known, spot)).expect("a legal move can be armed");
            armed.scene(true);
            assert!(spoken(&armed).starts_with("Ready: "), "{}", spoken(&armed));
        }
    }
}

#[test]
fn all_texts_and_drawings_can_be_made_for_every_game_in_a_sum() {
    for game in GAMES {
        let id = game.card().id;
        // A sum has parts in which both players have the same moves, and in which no points count.
        let judged = games::judged(id).expect("it is in the catalogue");
        let setup = Setup::of(game.card());
        let start = judged.position(&setup, game.first(&setup).code()).expect("it is a start");
        if id != "sum" && start.impartial() {
            check(&opened(&format!("sum?games={id}.nim.{id}&players=two")));
        }
    }
}

/// Results that others have computed are named; else the text says only that the search does not reach.
#[test]
fn a_position_beyond_the_search_is_not_called_unknown() {
    let unknown = |at: &str| {
        let known = answered(opened(&format!("dots-and-boxes?at={at}&players=two")));
        let verdict = known.verdict().unwrap_or_else(|| panic!("{at} ignores the answer"));
        assert_eq!(verdict.outcome, None, "{at} is known");
        english(&say::verdict(&known))
    };
    let empty = |rows: usize, columns: usize| {
        let row = [".".repeat(columns), ".".repeat(2 * columns + 1)].join("_");
        vec![row; rows].join("_") + "_" + &".".repeat(columns)
    };
    for (rows, columns) in [(4, 5), (5, 4)] {
        let text = unknown(&empty(rows, columns));
        assert!(text.starts_with("Best play ends in a draw, as others have computed."), "{text}");
    }
    let begun = empty(4, 5).replacen('.', "-", 1);
    for at in [begun, empty(5, 5)] {
        assert_eq!(unknown(&at), "The search does not reach far enough to tell who wins here.");
    }
}
