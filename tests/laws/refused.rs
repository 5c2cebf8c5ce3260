//! A tap on a spot without a move selects nothing, and is answered with the reason.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{answered, opened, spoken, touch};
use games::GAMES;
use games::scene::{Decor, Spot};
use session::{Action, Session};

fn spots(session: &Session) -> Vec<Spot> {
    session.scene(false).spots().cloned().collect()
}

fn notice(session: &Session, spot: &Spot) -> Option<String> {
    let next = session.reduce(Action::Touch(spot.id))?;
    assert!(next.pending_move().is_none() || spot.mv.is_some(), "{spot:?}");
    crate::session::notice(&next)
}

#[test]
fn spots_of_the_editor_are_not_in_a_game() {
    let set_by_editor = |session: &Session| spots(session).iter().any(|spot| spot.put.is_some());
    let mut edited = 0;
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            assert!(!set_by_editor(&session), "{}", session.link());
            let editor = session.reduce(Action::Edit(true)).unwrap();
            edited += usize::from(set_by_editor(&editor));
            let played = editor.reduce(Action::Edit(false)).unwrap();
            assert!(!set_by_editor(&played), "{} after editing", session.link());
        }
    }
    assert!(edited > GAMES.len() / 2, "{edited} boards have spots of the editor");
}

#[test]
fn chocolate_that_cannot_be_taken_is_named_so() {
    // Rows of three, the last one of two: two or three can be taken.
    let session = opened("chocolate-stones?at=20");
    let all = spots(&session);
    let free: Vec<u32> = all.iter().filter(|spot| spot.mv.is_some()).map(|spot| spot.id).collect();
    assert_eq!(free, [18, 19, 20]);
    let names = all.iter().map(|spot| english(&spot.label));
    let names: std::collections::BTreeSet<String> = names.collect();
    assert_eq!(names.len(), all.len(), "two stones share a name");
    for spot in &all {
        let label = english(&spot.label);
        assert_eq!(spot.off, spot.mv.is_none(), "{label}");
        assert_eq!(label.ends_with("may not be taken"), spot.off, "{label}");
    }
    let text = notice(&session, &all[0]).unwrap();
    assert!(text.ends_with("The last row goes as a whole, and at most 3 in all."), "{text}");
}

#[test]
fn the_answer_to_a_tap_without_a_move_names_the_rule() {
    let queen = "A queen goes left, down, or diagonally down and left.";
    for (address, spot, rule) in [
        ("wythoff?at=7.10", 4, queen),
        ("queens?at=5.5_5.2", 7007, queen),
        ("queens?at=5.5_5.2", 5, "2 queens can go there. First choose the one you mean."),
        ("sum?games=nim.wythoff&at=2~4.1", 1_004_004, queen),
        ("sum?games=nim.chocolate-stones&at=2~8", 1_000_001, "at most 3 in all."),
        ("grundys-game?at=4", 2, "The two parts must differ."),
        // What is gone is named.
        ("kayles?at=iiii.ii", 4, "Pin 5 has already fallen."),
        ("sum?games=nim.kayles&at=2~iiii.ii", 1_000_004, "Pin 5 has already fallen."),
        ("dawsons-kayles?at=ii.i", 3, "This pin has no neighbour left to fall with it."),
        ("dots-and-boxes?at=-._....._..", 0, "Line AB is already drawn."),
        ("remove-an-edge?at=8&do=3-4", 2, "Edge 3-4 is already gone."),
        ("remove-an-edge?at=8&do=3-4", 1, "Edge 2-3 is already gone."),
        ("diamond?at=x.x_xxx_x.x", 1, "No token is left there."),
        ("remove-a-square?at=x.x_xxx", 1, "No unit is left there."),
        ("treblecross?at=..X....", 2, "There is an X in this cell already."),
    ] {
        let session = opened(&format!("{address}&players=two"));
        let all = spots(&session);
        let touched = all.iter().find(|one| one.id == spot);
        let touched = touched.unwrap_or_else(|| {
            panic!("{address}: {:?}", all.iter().map(|s| s.id).collect::<Vec<_>>())
        });
        let text = notice(&session, touched).unwrap();
        assert!(text.ends_with(rule), "{address}: {text}");
    }
}

#[test]
fn a_chosen_queen_stays_chosen_until_she_moves() {
    let session = opened("queens?at=5.5_5.2&players=two");
    let chosen = session.reduce(touch(&session, 5005)).unwrap();
    assert!(chosen.pending_move().is_none() && chosen.begun());
    assert!(spoken(&chosen).starts_with("Chosen: "), "{}", spoken(&chosen));
    let armed = chosen.reduce(touch(&chosen, 5)).unwrap();
    let played = armed.reduce(Action::Confirm).unwrap();
    assert!(!played.begun());
    // Cancel clears the choice.
    let free = chosen.reduce(Action::Cancel).unwrap();
    assert!(!free.begun());
    assert!(answered(chosen).verdict().is_some());
}

/// The session after the first legal move, between two people.
fn moved(session: &Session) -> Session {
    let mv = solver::play::moves(session.shown().moves(), 1).pop().unwrap();
    session.reduce(Action::SetPending(mv)).and_then(|armed| armed.reduce(Action::Confirm)).unwrap()
}

#[test]
fn every_tap_selects_something_or_is_answered_with_the_rule() {
    for game in GAMES {
        for start in game.card().starts {
            let first = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            for session in [moved(&first), first] {
                for spot in spots(&session).iter().filter(|_| !session.over()) {
                    if spot.mv.is_some() || spot.pick.is_some() {
                        continue;
                    }
                    let text = notice(&session, spot).unwrap_or_default();
                    let here = format!("{} {}: {text}", session.link(), english(&spot.label));
                    assert!(text.len() > 12 && text.ends_with('.'), "{here}");
                    assert!(!text.starts_with("The rules do not"), "no reason: {here}");
                }
            }
        }
    }
}

#[test]
fn a_tapped_queen_shows_where_she_can_go() {
    for (address, queen, squares) in [
        ("wythoff?at=3.2&players=two", 2003, 7),
        ("queens?at=3.2_5.5&players=two", 2003, 7),
        ("sum?games=nim.wythoff&at=2~3.2&players=two", 1_002_003, 7),
    ] {
        let session = opened(address);
        let chosen = session.reduce(touch(&session, queen)).unwrap();
        assert!(chosen.pending_move().is_none() && chosen.begun(), "{address}");
        let scene = chosen.scene(false);
        let part = |spot: &&Spot| spot.id / 1_000_000 == queen / 1_000_000;
        let open = scene.spots().filter(part).filter(|spot| spot.mv.is_some()).count();
        assert_eq!(open, squares, "{address}");
        let rays =
            scene.over.iter().filter(|decor| matches!(decor, Decor::Stroke { class: "ray", .. }));
        assert_eq!(rays.count(), 3, "{address}");
    }
}

/// True if the board shows the last move.
fn marked(scene: &games::scene::Scene) -> bool {
    let decor = scene.under.iter().chain(&scene.over).any(|decor| match decor {
        Decor::Leaving { .. } => true,
        Decor::Text { class, .. } | Decor::Stroke { class, .. } => {
            class.contains("is-last") || *class == "trail"
        }
        _ => false,
    });
    decor || scene.spots().any(|spot| spot.last)
}

#[test]
fn the_last_move_is_marked_on_every_board() {
    for game in GAMES {
        for start in game.card().starts {
            let first = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            let played = moved(&first);
            assert!(!marked(&first.scene(false)), "{} before any move", first.link());
            // A pile that is too large to draw is a number, and only the text shows the last move.
            let number = first.at().chars().all(|c| c == '.' || c.is_ascii_digit());
            if number && first.at().len() > 9 {
                continue;
            }
            for narrow in [false, true] {
                assert!(marked(&played.scene(narrow)), "{} {narrow}", played.link());
            }
        }
    }
}

/// Where some pieces of a pile may be taken and others not, grey alone does not tell: the board writes it down.
#[test]
fn a_board_with_pieces_out_of_reach_says_how_many_may_be_taken() {
    let mut marked = 0;
    for game in GAMES {
        for start in game.card().starts {
            let first = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            for session in [moved(&first), first] {
                for narrow in [false, true] {
                    let scene = session.scene(narrow);
                    let lines = scene.lines.iter();
                    let near = |spot: &Spot| !spot.off && spot.mv.is_some();
                    let some = lines.filter(|line| line.spots.iter().any(near));
                    let off =
                        some.filter(|line| line.spots.iter().filter(|spot| spot.off).count() > 1);
                    let reach = scene.over.iter().any(|decor| {
                        matches!(decor, Decor::Text { class, .. } if class.contains("reach"))
                    });
                    if off.count() > 0 {
                        assert!(reach, "{} says nothing of reach", session.address());
                        marked += 1;
                    }
                }
            }
        }
    }
    assert!(marked > 20, "{marked} boards");
}

/// What is drawn at the pieces in reach, as the words beside it.
fn reach(address: &str) -> Vec<String> {
    let scene = opened(address).scene(false);
    let words = scene.over.iter().filter_map(|decor| match decor {
        Decor::Text { class, text, .. } if class.contains("reach") => Some(english(text)),
        _ => None,
    });
    words.collect()
}

#[test]
fn the_bracket_at_a_pile_names_how_many_may_be_taken() {
    assert_eq!(reach("one-pile?at=21"), ["up to 3"]);
    assert_eq!(reach("one-pile?at=3"), Vec::<String>::new());
    assert_eq!(reach("one-pile?take=1.3.4&at=24"), ["1, 3 or 4"]);
    assert_eq!(reach("one-pile?take=3-5&at=29"), ["3 to 5"]);
    assert_eq!(reach("parity-subtraction?at=27"), ["up to 3"]);
    assert_eq!(reach("heap-rule?rule=take-1.2&at=6.1.9"), ["up to 2", "up to 2"]);
    assert_eq!(reach("chocolate-stones?at=20"), ["take 2 or 3"]);
    assert_eq!(reach("no-factor?at=8~1&do=2"), ["red: may be taken now"]);
}
