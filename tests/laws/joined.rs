//! Moves of several steps: selected one place after the other, typed, linked and played by machines.

use crate::english::english;
use crate::session::{answered, notice, opened, spoken, touch};
use session::seat::Level;
use session::{Action, Session};

fn acted(session: &Session, action: Action) -> Session {
    session.reduce(action.clone()).unwrap_or_else(|| panic!("{action:?} changed nothing"))
}

/// The spot that takes this many from a heap, by its name.
fn spot(session: &Session, heap: usize, taken: u64) -> u32 {
    let wanted = format!("heap {heap}: take {taken} of ");
    let scene = session.scene(false);
    let found =
        scene.spots().find(|spot| english(&spot.label).starts_with(&wanted)).map(|spot| spot.id);
    found.unwrap_or_else(|| panic!("no spot for {wanted}"))
}

fn touched(session: &Session, heap: usize, taken: u64) -> Session {
    acted(session, touch(session, spot(session, heap, taken)))
}

fn pending(session: &Session) -> String {
    session.pending_move().map(|mv| session.notation(session.cursor(), mv)).unwrap_or_default()
}

#[test]
fn heaps_are_selected_one_after_the_other_and_then_played() {
    let start = opened("moores-nim?at=1.3.5.7&players=two");
    let one = touched(&start, 4, 4);
    assert_eq!(pending(&one), "4-4");
    assert!(spoken(&one).contains("Choose another heap to add it"));
    // A heap to the left may come later; the steps are put in order.
    let two = touched(&one, 3, 3);
    assert_eq!((pending(&two).as_str(), two.at()), ("3-3.4-4", "1.3.5.7"));
    assert!(spoken(&two).contains("3 stones from heap 3 and 4 from heap 4"));
    assert!(!spoken(&two).contains("another heap"), "a third heap is one too many");
    // Another amount at a selected heap replaces the one before.
    let other = touched(&two, 3, 2);
    assert_eq!(pending(&other), "3-2.4-4");
    // A tap on a selected heap plays the whole move.
    for heap in [(3, 3), (4, 4)] {
        let played = touched(&two, heap.0, heap.1);
        assert_eq!((played.at(), pending(&played).as_str()), ("1.3.2.3", ""));
        assert_eq!(played.line()[0].text, "3-3.4-4");
        assert!(spoken(&played).contains("takes 3 stones from heap 3 and 4 from heap 4"));
        assert_eq!(opened(&played.link().to_string()).at(), "1.3.2.3");
    }
    assert_eq!(acted(&two, Action::Confirm).at(), "1.3.2.3");
    assert_eq!(pending(&acted(&two, Action::Cancel)), "");
    // A third heap is one too many: it is selected alone.
    assert_eq!(pending(&touched(&two, 2, 1)), "2-1");
    let wide = opened("moores-nim?at=1.3.5.7&b=4&players=two");
    let three = touched(&touched(&touched(&wide, 4, 4), 3, 3), 2, 1);
    assert_eq!(pending(&three), "2-1.3-3.4-4");
    // With one heap a move, a second heap replaces the first.
    let nim = opened("moores-nim?at=1.3.5.7&b=2&players=two");
    assert_eq!(pending(&touched(&touched(&nim, 4, 4), 3, 3)), "3-3");
}

#[test]
fn number_fields_add_a_heap_and_marks_follow_the_selected_move() {
    use solver::play::{Move, Outcome};
    let start = answered(opened("moores-nim?at=1.3.5.7&players=two&show=values"));
    let one = acted(&start, Action::Join(Move::one(2, 3)));
    let two = acted(&one, Action::Join(Move::one(3, 4)));
    assert_eq!(pending(&two), "3-3.4-4");
    // A move that is chosen from a list replaces the selected move.
    assert_eq!(pending(&acted(&one, Action::SetPending(Move::one(3, 4)))), "4-4");
    let scene = one.scene(false);
    let marked = |heap: usize, taken: u64| {
        let id = spot(&one, heap, taken);
        scene.spots().find(|known| known.id == id).and_then(|known| known.mark)
    };
    assert_eq!((marked(4, 4), marked(4, 3)), (Some(Outcome::P), Some(Outcome::N)));
    let reason = two.reason(0, two.pending_move().unwrap()).expect("a winning move has a reason");
    assert!(english(&reason.words).contains("a multiple of 3"));
}

#[test]
fn several_steps_can_be_typed() {
    let session = opened("moores-nim?at=1.3.5.7&players=two");
    for typed in [
        "3-3.4-4",
        "4-4.3-3",
        "3-3 4-4",
        "3-3, 4-4",
        "take 3 from heap 3 and 4 from heap 4",
        " 3-3.4-4 ",
    ] {
        assert_eq!(acted(&session, Action::Typed(typed.to_string())).at(), "1.3.2.3", "{typed}");
    }
    assert_eq!(acted(&session, Action::Typed("2-1".to_string())).at(), "1.2.5.7");
    for typed in
        ["1-1.2-1.3-1", "3-3.3-2", "3-3.", ".3-3", "3-3..4-4", "5-1.1-1", "3-6.4-1", "3-3.4"]
    {
        let next = acted(&session, Action::Typed(typed.to_string()));
        assert_eq!(next.at(), session.at(), "{typed}");
        assert!(next.notice().is_some(), "{typed}");
    }
    let listed = acted(&session, Action::Typed("moves".to_string()));
    assert!(notice(&listed).unwrap().contains("Join moves"), "{:?}", listed.notice());
}

#[test]
fn the_level_beginner_clears_two_heaps_at_once_to_win() {
    let start = opened("moores-nim?at=0.4.0.9&players=watch&level=beginner");
    let ended = acted(&answered(start), Action::MachineMoves);
    assert!(ended.over(), "{}", ended.at());
    // Levels that play at random use moves of one step and of two.
    let mut joined = [0, 0];
    for seed in 1..60 {
        let address = format!("moores-nim?at=5.6.7.8&players=watch&seed={seed}");
        let session = acted(&opened(&address), Action::Level(Level::Beginner));
        let moved = acted(&answered(session), Action::MachineMoves);
        joined[moved.line()[0].mv.steps().len() - 1] += 1;
    }
    assert!(joined[0] > 5 && joined[1] > 5, "{joined:?}");
}
