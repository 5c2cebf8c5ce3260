//! Whatever can be said about a position is said, from the smallest starts to the largest.

use crate::session::{answered, opened, touch};
use games::GAMES;
use games::setup::Setup;
use session::scene::Scene;
use session::{Action, Session, say};

/// Says and draws everything about the position shown, and gives a session with its verdict.
fn told(session: &Session) -> Session {
    let known = answered(session.clone());
    let known = known.reduce(Action::Values(true)).unwrap_or(known);
    let here = known.link().to_string();
    let verdict = known.verdict().unwrap_or_else(|| panic!("{here} is not judged")).clone();
    let judged = games::judged(known.game().card().id).expect("a game of the catalogue");
    let fact = judged.fact(known.setup(), known.position(0)).expect("a position that was read");
    let mut sentences =
        vec![say::board(&known.look().board), say::verdict(&known), say::turn(&known)];
    sentences.extend(fact.iter().map(say::fact));
    sentences.push(say::why_lost(fact.as_ref()));
    let explained = verdict.winning.iter().take(400);
    for mv in explained.step_by(1 + verdict.winning.len() / 30) {
        let reason = known.reason(0, mv).unwrap_or_else(|| panic!("{here} {mv:?} has no reason"));
        sentences.push(reason.words.clone());
        sentences.push(say::button(&known, 0, mv));
    }
    sentences.extend((!verdict.seen.words.is_empty()).then(|| verdict.seen.words.clone()));
    for sentence in sentences {
        assert!(sentence.len() > 3 && !sentence.contains("  "), "{here}: {sentence:?}");
    }
    for narrow in [false, true] {
        let scene = Scene::of(&known, narrow);
        assert!(scene.width > 0 && scene.height > 0, "{here}");
        for spot in scene.spots() {
            let [left, top, width, height] = spot.hit;
            let inside = spot.x + left >= -2
                && spot.x + left + width <= scene.width + 2
                && spot.y + top >= -2
                && spot.y + top + height <= scene.height + 2;
            assert!(inside && !spot.label.is_empty(), "{here} {spot:?}");
        }
    }
    known
}

#[test]
fn everything_is_said_about_small_starts() {
    for game in GAMES {
        let setup = Setup::of(game.card());
        let sizes = game.sizes(&setup);
        for size in sizes.each.0..sizes.each.1.min(40) {
            let Ok(at) = game.with_sizes(&setup, &vec![size; sizes.count.0]) else { continue };
            told(&opened(&format!("{}?at={at}", game.card().id)));
        }
    }
}

#[test]
fn everything_is_said_about_the_largest_starts() {
    for game in GAMES {
        let setup = Setup::of(game.card());
        let sizes = game.sizes(&setup);
        for less in 0..3 {
            let largest = vec![sizes.each.1 - less; sizes.count.0];
            let Ok(at) = game.with_sizes(&setup, &largest) else { continue };
            let known = told(&opened(&format!("{}?at={at}&players=two", game.card().id)));
            // A touch of anything that can be touched is said and drawn too.
            let spot =
                Scene::of(&known, false).spots().find(|spot| spot.mv.is_some()).map(|s| s.id);
            let Some(spot) = spot else { continue };
            let armed = known.reduce(touch(&known, spot)).expect("a legal move can be armed");
            Scene::of(&armed, true);
            assert!(armed.spoken().1.starts_with("Ready: "), "{}", armed.spoken().1);
        }
    }
}
