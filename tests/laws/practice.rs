//! Practice asks what can be answered, in every game, and becomes harder with each right answer.

use games::GAMES;
use session::practice::Practice;
use session::running::{all_answered, answered};
use session::step::{Kind, Standing, Step};
use session::{Action, Session};

use crate::session::opened;

/// Questions of one practice.
const QUESTIONS: usize = 8;

/// The next question.
fn asked(practice: &mut Practice, about: &str) -> Step {
    for _ in 0..100 {
        let job = practice.want().unwrap_or_else(|| panic!("{about}: it asks for nothing"));
        let answer = answered(&job).unwrap_or_else(|| panic!("{about}: {job:?}"));
        if let Some(step) = practice.learn(&answer) {
            return step;
        }
        assert!(!practice.stuck(), "{about}");
    }
    panic!("{about}: no question comes");
}

/// The step with a right answer, and the wrong one refused before.
fn solved(mut step: Step, about: &str) -> Step {
    while let Some(job) = step.want() {
        assert!(step.learn(&answered(&job).expect("it can be judged")), "{about}");
    }
    if step.kind() == Kind::Move {
        return won(step, about);
    }
    let found: Vec<Standing> = [true, false]
        .map(|said| {
            step.say(0, said);
            step.standing()
        })
        .to_vec();
    assert!(
        found.contains(&Standing::Right) && found.contains(&Standing::Wrong),
        "{about}: {found:?}"
    );
    step.say(0, found[0] == Standing::Right);
    step
}

/// The step after a winning move.
fn won(mut step: Step, about: &str) -> Step {
    let session = all_answered(step.session());
    let moves = solver::play::count(session.shown().moves());
    assert!(moves > 1, "{about}: {} has a single move", session.at());
    let mv =
        (*session.winning().first().unwrap_or_else(|| panic!("{about}: {}", session.at()))).clone();
    let made = session.reduce(Action::SetPending(mv)).and_then(|next| next.reduce(Action::Confirm));
    step.follow(&all_answered(made.expect("it is legal")));
    step
}

/// The moves that are left at most in the position of a question.
fn size(session: &Session) -> u64 {
    solver::play::count(session.shown().moves())
}

#[test]
fn each_question_has_an_answer_and_a_wrong_one() {
    let mut kinds = [0; 3];
    for (seed, card) in GAMES.iter().map(|game| game.card()).enumerate() {
        let session = opened(card.id);
        let mut practice = Practice::new(&session, seed as u64, 0);
        for number in 0..QUESTIONS {
            let about = format!("{}, question {number}", card.id);
            let step = solved(asked(&mut practice, &about), &about);
            assert_eq!(step.standing(), Standing::Right, "{about}");
            kinds[match step.kind() {
                Kind::Who => 0,
                Kind::Move => 1,
                _ => 2,
            }] += 1;
            assert!(practice.follow(step.standing(), false), "{about}");
            assert_eq!(practice.streak() as usize, number + 1, "{about}");
            practice.next();
        }
    }
    assert!(kinds.iter().all(|kind| *kind > GAMES.len()), "{kinds:?}");
}

#[test]
fn questions_become_harder() {
    for id in ["nim", "kayles", "wythoff", "chomp"] {
        let (mut early, mut late) = (0, 0);
        for seed in 0..12 {
            let mut practice = Practice::new(&opened(id), seed, 0);
            for number in 0..10 {
                let step = asked(&mut practice, id);
                let moves = size(&step.session());
                match number {
                    0..3 => early += moves,
                    7.. => late += moves,
                    _ => {}
                }
                practice.follow(Standing::Right, false);
                practice.next();
            }
        }
        assert!(late > early, "{id}: {early} moves early, {late} late");
    }
}

#[test]
fn a_seed_asks_the_same_again_and_settings_are_kept() {
    let session = opened("nim?misere=1");
    let both = [0, 1].map(|_| {
        let mut practice = Practice::new(&session, 5, 3);
        let step = asked(&mut practice, "nim");
        assert_eq!(practice.best(), 3);
        assert_eq!(step.session().setup(), session.setup());
        (step.kind(), step.session().at().to_string())
    });
    assert_eq!(both[0], both[1]);
}

#[test]
fn a_question_that_is_passed_over_breaks_the_streak() {
    let mut practice = Practice::new(&opened("kayles"), 1, 0);
    for _ in 0..2 {
        asked(&mut practice, "kayles");
        assert!(practice.follow(Standing::Right, false));
        practice.next();
    }
    asked(&mut practice, "kayles");
    practice.next();
    assert_eq!((practice.streak(), practice.best()), (0, 2));
}

#[test]
fn an_answer_about_the_game_before_changes_nothing() {
    let session = opened("kayles");
    let other = answered(&session.want().expect("it is not judged")).expect("it can be");
    let ask = |early: bool| {
        let mut practice = Practice::new(&session, 11, 0);
        if early {
            assert!(practice.learn(&other).is_none());
        }
        asked(&mut practice, "kayles").session().at().to_string()
    };
    assert_eq!(ask(true), ask(false));
}

#[test]
fn a_right_answer_with_help_leaves_the_streak_as_it_is() {
    let mut practice = Practice::new(&opened("nim"), 2, 0);
    for (standing, helped, streak) in
        [(Standing::Right, false, 1), (Standing::Right, true, 1), (Standing::Wrong, true, 0)]
    {
        asked(&mut practice, "nim");
        assert!(practice.follow(standing, helped));
        assert_eq!(practice.streak(), streak, "{standing:?}, {helped}");
        practice.next();
    }
}
