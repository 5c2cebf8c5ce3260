//! Each step of each game asks what it says, takes a right answer, and refutes a wrong one by play.

use games::GAMES;
use games::game::Game;
use games::prose::{self, steps};
use messages::LANGUAGES;
use session::rule::{Rule, Shape};
use session::running::{all_answered, answered};
use session::seat::Level;
use session::step::{Kind, Standing, Step};
use session::{Action, Session};
use solver::play::{self, Move, Outcome};

/// The longest sentence, in characters: two lines on a telephone.
const LONGEST: usize = 150;

/// The largest part that is set up.
const MOST: u64 = 16;

/// The steps of all games, with the texts that they come from.
fn all() -> impl Iterator<Item = (&'static Game, &'static prose::Step)> {
    GAMES.iter().flat_map(|game| steps(game.card().id, "en").iter().map(|step| (*game, step)))
}

fn about((game, step): (&Game, &prose::Step)) -> String {
    format!("{} {} {:?}", game.card().id, step.kind, step.positions)
}

/// The step with everything known that it asks the judge.
fn opened((game, step): (&Game, &prose::Step)) -> Step {
    let kind = Kind::of(step.kind).expect("the build knows the kinds");
    let opened = Step::open(game.card().id, kind, step.positions);
    let mut opened = opened.unwrap_or_else(|| panic!("{}: it cannot be read", about((game, step))));
    while let Some(job) = opened.want() {
        let answer = answered(&job).expect("it can be judged");
        assert!(opened.learn(&answer), "{}", about((game, step)));
    }
    opened
}

fn asked(step: &Step, index: usize) -> &Session {
    step.cell(index).expect("there is this position").0
}

#[test]
fn kinds_have_the_words_of_the_texts() {
    for (game, step) in all() {
        assert!(Kind::of(step.kind).is_some(), "{}", about((game, step)));
    }
}

#[test]
fn each_game_has_steps_in_each_language() {
    for game in GAMES.iter().filter(|game| !prose::draft(game.card().id)) {
        let id = game.card().id;
        assert!(steps(id, "en").len() >= 3, "{id}");
        for (language, _) in LANGUAGES {
            let own = steps(id, language);
            assert_eq!(own.len(), steps(id, "en").len(), "{id} in {language}");
            for step in own {
                assert!(step.sentence.chars().count() <= LONGEST, "{id}: {}", step.sentence);
            }
        }
    }
}

#[test]
fn each_step_asks_what_can_be_answered() {
    for found in all() {
        let (step, name) = (opened(found), about(found));
        match step.kind() {
            Kind::Move | Kind::Win => {
                let session = all_answered(step.session());
                assert_eq!(session.wins_at(0), Some(true), "{name}: the player to move has no win");
                if step.kind() == Kind::Move {
                    assert!(wrong_move(&session).is_some(), "{name}: every move wins");
                }
            }
            Kind::Who | Kind::Mark => {
                for index in step.given()..step.len() {
                    let outcome = asked(&step, index).outcome_at(0);
                    let known = matches!(outcome, Some(Outcome::N | Outcome::P));
                    assert!(known && !asked(&step, index).over(), "{name}, {index}: {outcome:?}");
                }
            }
            Kind::Build => {
                let standings: Vec<Standing> =
                    built(&step).into_iter().map(|(_, standing)| standing).collect();
                assert!(standings.contains(&Standing::Right), "{name}: none can be set up");
                assert!(standings.contains(&Standing::Wrong), "{name}: all are right");
                assert_eq!(asked(&step, 0).wins_at(0), Some(true), "{name}: it is right already");
            }
            Kind::Next => {
                let given: Vec<&Session> =
                    (0..step.given()).map(|index| asked(&step, index)).collect();
                for session in given {
                    let outcome = all_answered(session.clone()).wins_at(0);
                    assert_eq!(outcome, Some(false), "{name}: {} is not lost", session.at());
                }
                assert!(right_guess(&step).is_some(), "{name}: none comes next");
            }
            Kind::Rule => {
                let right = statable(&step).into_iter().filter(|rule| holds(&step, rule));
                assert!(right.count() > 0, "{name}: no rule that can be stated is right");
            }
            Kind::Blunder => {
                let before = asked(&step, 0).cursor() - 1;
                assert_eq!(
                    asked(&step, 0).wins_at(before),
                    Some(true),
                    "{name}: it was lost before"
                );
            }
        }
    }
}

/// Positions that can be set up for a step, the smallest first, and how the step stands with each.
fn built(step: &Step) -> Vec<(Step, Standing)> {
    let start = step.session();
    let sizes = start.position(0).board().to_sizes();
    let all = (0..MOST.pow(sizes.len() as u32)).filter_map(|mut number| {
        let digit = |_: &u64| {
            let digit = number % MOST;
            number /= MOST;
            digit + 1
        };
        let sizes: Vec<u64> = sizes.iter().map(digit).collect();
        let made = start.reduce(Action::Sizes(sizes))?;
        let mut step = step.clone();
        assert!(step.concerns(&made));
        step.build(&made).ok()?;
        while let Some(job) = step.want() {
            step.learn(&answered(&job).expect("it can be judged"));
        }
        Some((step.clone(), step.standing()))
    });
    all.collect()
}

#[test]
fn what_is_set_up_is_judged_and_a_wrong_one_is_played_out() {
    let mut found = 0;
    for each in all() {
        let step = opened(each);
        if step.kind() != Kind::Build {
            continue;
        }
        for (step, standing) in built(&step).into_iter().step_by(7) {
            let right = standing == Standing::Right;
            let truth = asked(&step, 0).wins_at(0).expect("it is judged");
            assert_eq!(right, !truth, "{}", about(each));
            let proof = step.proof(0).expect("something was said");
            assert_eq!(
                played_out(proof, right),
                right,
                "{}: {}",
                about(each),
                asked(&step, 0).at()
            );
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

/// The step after a number was named or a rule was stated, with everything known that it asks the judge.
fn settled(mut step: Step) -> Step {
    while let Some(job) = step.want() {
        assert!(step.learn(&answered(&job).expect("it can be judged")));
    }
    step
}

/// The number that comes next.
fn right_guess(step: &Step) -> Option<u64> {
    let (least, most) = step.next_between();
    (least..=most).find(|size| {
        let mut step = step.clone();
        step.guess(*size).is_ok() && settled(step).standing() == Standing::Right
    })
}

/// The sizes of the positions that a step asks about, and whether the player to move loses there, in their order.
fn truth(step: &Step) -> Vec<(Vec<u64>, bool)> {
    let judged = |index| {
        let session = all_answered(asked(step, index).clone());
        let lost = session.wins_at(0).map(|wins| !wins);
        (session.position(0).board().to_sizes(), lost.expect("it can be judged"))
    };
    (step.given()..step.len()).map(judged).collect()
}

/// Rules that can be stated for a step, those of remainders with the remainders of its lost positions.
fn statable(step: &Step) -> Vec<Rule> {
    let truth = truth(step);
    let rules = Shape::of(truth[0].0.len()).flat_map(|(_, shape)| {
        let rule = Rule::new(shape);
        let range = match shape {
            Shape::Remainder => 2..=Rule::MOST,
            Shape::Apart => 0..=Rule::MOST,
            _ => 0..=0,
        };
        range.map(move |number| match shape {
            Shape::Remainder => Rule { modulus: number, remainders: 0, ..rule },
            _ => Rule { difference: number, ..rule },
        })
    });
    let lost = |modulus: u64| {
        let of = |sizes: &Vec<u64>| 1_u64 << (sizes.iter().sum::<u64>() % modulus);
        truth.iter().filter(|(_, lost)| *lost).fold(0, |all, (sizes, _)| all | of(sizes))
    };
    let with_remainders = |rule: Rule| match rule.shape {
        Shape::Remainder => Rule { remainders: lost(rule.modulus), ..rule },
        _ => rule,
    };
    rules.map(with_remainders).collect()
}

/// True if a rule says what is so of every position of a step.
fn holds(step: &Step, rule: &Rule) -> bool {
    truth(step).iter().all(|(sizes, lost)| rule.loses(sizes) == *lost)
}

#[test]
fn a_wrong_rule_meets_its_smallest_counter_example_and_a_right_one_holds() {
    let mut dice = fastrand::Rng::with_seed(37);
    let (mut wrong, mut right) = (0, 0);
    for found in all().filter(|(_, step)| step.kind == "rule") {
        let (step, name) = (opened(found), about(found));
        let truth = truth(&step);
        let sums: Vec<u64> = truth.iter().map(|(sizes, _)| sizes.iter().sum()).collect();
        assert!(sums.is_sorted(), "{name}: small sums do not come first");
        let mut rules = statable(&step);
        for rule in rules.clone().iter().cycle().take(40) {
            rules.push(Rule { remainders: dice.u64(0..1 << rule.modulus), ..*rule });
        }
        for rule in rules {
            let counter = truth.iter().position(|(sizes, lost)| rule.loses(sizes) != *lost);
            let mut stated = step.clone();
            stated.state(&rule);
            let stated = settled(stated);
            assert_eq!(
                stated.wrong(),
                counter.map(|index| index + step.given()),
                "{name}: {rule:?}"
            );
            match stated.wrong() {
                Some(index) => {
                    let proof = stated.proof(index).expect("something was said");
                    assert!(!played_out(proof, false), "{name}: {rule:?} is not refuted");
                    wrong += 1;
                }
                None => {
                    assert_eq!(stated.standing(), Standing::Right, "{name}: {rule:?}");
                    right += 1;
                }
            }
        }
    }
    assert!(wrong >= 200 && right >= 8, "{wrong} wrong rules, {right} right ones");
}

#[test]
fn a_rule_that_holds_where_it_is_tried_holds_beyond() {
    for found in all().filter(|(_, step)| step.kind == "rule") {
        let (step, name) = (opened(found), about(found));
        let (game, least) = (asked(&step, 0), asked(&step, 1));
        let doubled: Vec<u64> =
            game.position(0).board().to_sizes().iter().map(|size| size * 3 / 2).collect();
        // A calendar or a board may have no room for more.
        let Some(larger) = game.reduce(Action::Sizes(doubled)) else { continue };
        let pairs = |session: &Session| {
            session.address().split_once('?').map_or(String::new(), |(_, pairs)| pairs.to_string())
        };
        let pairs = [pairs(&larger), pairs(least)];
        let wider = Step::open(found.0.card().id, Kind::Rule, &[&pairs[0], &pairs[1]]);
        let wider = wider.unwrap_or_else(|| panic!("{name}: {pairs:?}"));
        for rule in statable(&step).iter().filter(|rule| holds(&step, rule)) {
            assert!(holds(&wider, rule), "{name}: {rule:?} does not hold beyond");
        }
    }
}

#[test]
fn a_wrong_number_is_refuted_and_only_one_comes_next() {
    for found in all().filter(|(_, step)| step.kind == "next") {
        let (step, name) = (opened(found), about(found));
        let next = right_guess(&step).expect("one comes next");
        let (least, most) = step.next_between();
        for size in (least..=most).filter(|size| *size != next) {
            let mut step = step.clone();
            assert_eq!(step.guess(size), Ok(()), "{name}: {size}");
            let step = settled(step);
            let index = step.wrong().unwrap_or_else(|| panic!("{name}: {size} is right as well"));
            let proof = step.proof(index).expect("something was said");
            assert!(!played_out(proof, false), "{name}: {size} is not refuted");
        }
    }
}

/// A legal move that does not win.
fn wrong_move(session: &Session) -> Option<Move> {
    play::moves(session.shown().moves(), usize::MAX)
        .into_iter()
        .find(|mv| session.mark(mv).is_some_and(|outcome| outcome != Outcome::P))
}

/// The learner says something of a position, and plays it out at random; true if the learner wins.
fn played_out(mut session: Session, mut best: bool) -> bool {
    assert_eq!(session.level(), Level::Perfect);
    let person = session.players().seat(0) == session::seat::Seat::Person;
    let own = usize::from(!person);
    let mut dice = fastrand::Rng::with_seed(1);
    for _ in 0..500 {
        if session.over() {
            return session.winner() == Some(own);
        }
        session = all_answered(session);
        let next = if session.machine_to_move() {
            session.reduce(Action::MachineMoves)
        } else {
            let verdict = session.verdict().expect("it is judged");
            let winning =
                verdict.winning.first().or(verdict.best.first()).filter(|_| best).cloned();
            let range = dice.choice(session.shown().moves()).expect("the game is not over");
            let amount = dice.u64(range.low..=range.high);
            let mv = winning.unwrap_or(Move::one(range.place, amount));
            let pending = session.reduce(Action::SetPending(mv));
            pending.and_then(|pending| pending.reduce(Action::Confirm))
        };
        match next {
            Some(next) => session = next,
            // A step of several parts is not a move by itself.
            None => best = true,
        }
    }
    panic!("{}: the game does not end", session.address())
}

#[test]
fn a_wrong_answer_is_refuted_and_a_right_one_can_be_shown() {
    for found in all() {
        let step = opened(found);
        if step.kind().played() || matches!(step.kind(), Kind::Build | Kind::Next | Kind::Rule) {
            continue;
        }
        for index in step.given()..step.len() {
            for said in [false, true] {
                let mut step = step.clone();
                step.say(index, said);
                let right = match step.standing_of(index) {
                    Standing::Open => panic!("{}: it is not known", about(found)),
                    standing => standing == Standing::Right,
                };
                let proof = step.proof(index).expect("something was said");
                let name = format!("{}, {index}, {said}", about(found));
                // Played at random a right answer proves nothing, and so does a wrong one played at its best.
                assert_eq!(played_out(proof, right), right, "{name}");
            }
        }
    }
}

#[test]
fn a_step_that_is_played_tells_winning_moves_from_others() {
    for found in all() {
        let mut step = opened(found);
        if step.kind() != Kind::Move {
            continue;
        }
        let session = all_answered(step.session());
        let after = |mv: Move| {
            let pending = session.reduce(Action::SetPending(mv)).expect("it is legal");
            all_answered(pending.reduce(Action::Confirm).expect("it is pending"))
        };
        let winning = session.verdict().and_then(|verdict| verdict.winning.first().cloned());
        step.follow(&after(winning.expect("it is won")));
        assert_eq!(step.standing(), Standing::Right, "{}", about(found));
        step.follow(&after(wrong_move(&session).expect("not every move wins")));
        assert_eq!(step.standing(), Standing::Wrong, "{}", about(found));
        step.again();
        assert_eq!(step.standing(), Standing::Open);
    }
}
