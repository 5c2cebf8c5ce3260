//! A played game can be reviewed after its end, and restored after a change of settings.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{answered, opened};
use games::GAMES;
use games::card::FieldKind;
use session::{Action, Session, say};
use solver::play::{Move, Outcome};

fn known(address: &str) -> Session {
    let mut session = opened(address);
    while session.want().is_some() {
        session = answered(session);
    }
    session
}

#[test]
fn after_a_loss_the_better_move_is_named() {
    // From 3 and 1 the first player could have left equal heaps, but took a whole heap.
    let session = known("nim?at=3.1&do=1-3,2-1");
    assert_eq!(
        english(&say::ending(&session)),
        "The machine wins. Move 1 decided it: just before, you could still have won."
    );
    let better = "A winning move was to take 2 stones from heap 1.";
    assert_eq!(english(&say::better(&session).unwrap()), better);
    let back = session.reduce(Action::Undo).unwrap();
    assert!(!back.over() && back.finished() && back.slip(0));
    assert_eq!(
        english(&say::missed(&back).unwrap()),
        format!("Move 1 gives the win away. You take 3 stones from heap 1. {better}")
    );
    assert_eq!(say::missed(&session), None);
    // Undo restores the lost game after playing on from there.
    let again = back.reduce(Action::GoOn).unwrap();
    assert!(!again.finished() && again.line().is_empty());
    let lost = again.reduce(Action::Undo).unwrap();
    assert_eq!(lost.link().to_string(), back.link().to_string());
}

#[test]
fn the_ending_says_who_could_have_won() {
    for (address, said) in [
        (
            "nim?at=3.1&do=1-2,1-1,2-1",
            "You win. You could win from the start, and you made no mistake.",
        ),
        (
            "nim?at=1.1&do=1-1,2-1",
            "The machine wins. The machine could win from the start, and made no mistake.",
        ),
        (
            "nim?at=1.1&players=two&do=1-1,2-1",
            "The second player wins. The second player could win from the start, and made no mistake.",
        ),
        (
            "nim?at=1.1.2&do=1-1,2-1,3-2",
            "You win. Move 2 decided it: just before, the machine could still have won.",
        ),
    ] {
        assert_eq!(english(&say::ending(&known(address))), said, "{address}");
    }
}

/// The session with the verdict of the current position.
fn judged(mut session: Session) -> Session {
    while session.verdict().is_none() {
        session = answered(session);
    }
    session
}

/// The session after this move, with its verdict.
fn after(session: &Session, mv: Move) -> Session {
    let armed = session.reduce(Action::SetPending(mv)).unwrap();
    judged(armed.reduce(Action::Confirm).unwrap())
}

#[test]
fn a_missed_draw_is_not_called_a_missed_win() {
    let mut given = 0;
    let boards = [".._....._..", "..._......._...", "...._........._....", ".._....._.._....._.."];
    let boards = boards.map(|at| format!("dots-and-boxes?at={at}&players=two"));
    let beans = (4..16).map(|n| format!("parity-subtraction?at={n}&take=2-3&players=two"));
    for address in boards.into_iter().chain(beans) {
        let start = judged(opened(&address));
        if start.verdict().unwrap().outcome != Some(Outcome::D) {
            continue;
        }
        for mv in solver::play::moves(start.shown().moves(), 40) {
            let mut session = after(&start, mv);
            while !session.over() {
                let verdict = session.verdict().unwrap();
                let best = verdict.winning.first().or(verdict.best.first());
                let any = || solver::play::moves(session.shown().moves(), 1).remove(0);
                session = after(&session, best.cloned().unwrap_or_else(any));
            }
            while session.want().is_some() {
                session = answered(session);
            }
            if session.winner().is_none() {
                continue;
            }
            given += 1;
            let ending = english(&say::ending(&session));
            assert!(ending.ends_with("could still have had a draw."), "{address}: {ending}");
            let better = english(&say::better(&session).unwrap());
            assert!(better.starts_with("A drawing move was to "), "{address}: {better}");
        }
    }
    assert!(given > 3, "{given}");
}

/// All actions that replace the current game by another one.
fn renewals(session: &Session) -> Vec<Action> {
    let card = session.game().card();
    let mut all = vec![Action::Restart, Action::Edit(true), Action::Start(card.starts.len() - 1)];
    all.push(Action::Position(session.position(0).code().to_string()));
    let sizes = session.position(0).board().to_sizes();
    all.extend((!sizes.is_empty()).then_some(Action::Sizes(sizes)));
    for (index, field) in card.fields.iter().enumerate() {
        let text = match field.kind {
            FieldKind::Switch if session.setup().on(index) => "0".to_string(),
            FieldKind::Switch => "1".to_string(),
            FieldKind::Number { least, most, .. } => {
                let now = session.setup().number(index);
                (if now == most { least } else { now + 1 }).to_string()
            }
            FieldKind::Choice { words } => {
                let other = words.iter().find(|(word, _)| *word != session.setup().text(index));
                other.unwrap().0.to_string()
            }
            FieldKind::Text { .. } => continue,
        };
        all.push(Action::Field { index, text });
    }
    all
}

#[test]
fn undo_restores_a_replaced_game() {
    for game in GAMES {
        let card = game.card();
        let mut session = opened(&format!("{}?{}&players=two", card.id, card.starts[0].pairs));
        let mv = solver::play::moves(session.shown().moves(), 1).remove(0);
        session = session.reduce(Action::SetPending(mv)).unwrap().reduce(Action::Confirm).unwrap();
        let played = session.link().to_string();
        for action in renewals(&session) {
            let label = format!("{} {action:?}", card.id);
            let next = session.reduce(action).unwrap_or_else(|| panic!("{label} changes nothing"));
            assert!(next.line().is_empty(), "{label}");
            assert!(next.can_undo(), "{label}: the record is lost");
            let back = next.reduce(Action::Undo).unwrap();
            assert_eq!(back.link().to_string(), played, "{label}");
            let forth = back.reduce(Action::Redo).unwrap();
            assert_eq!(forth.link().to_string(), next.link().to_string(), "{label}");
        }
        let dealt = answered(session.reduce(Action::New { seed: 5 }).unwrap());
        assert!(dealt.line().is_empty(), "{}: no start was dealt", card.id);
        let back = dealt.reduce(Action::Undo).unwrap();
        assert_eq!(back.position(1).code(), session.at(), "{}", card.id);
    }
}
