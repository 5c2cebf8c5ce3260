//! A review asks about exactly those turns in which a win was given away, and each can be won.

use crate::session::opened;
use games::GAMES;
use games::game::Position;
use session::round::{self, Round};
use session::running::all_answered;
use session::step::{Standing, Step};
use session::{Action, Session};
use solver::play::{Move, Outcome};
use std::collections::HashMap;

/// Random games of each game.
const GAMES_EACH: u64 = 50;
/// Most positions that plain recursion visits in a game, and most moves of a random game.
const VISITED: usize = 4_000;
const LONGEST: usize = 60;
/// Most moves of a position.
const MOVES: usize = 5000;

/// All moves of a position of this game.
fn all(game: &Session, at: &Position) -> Vec<Move> {
    let judged = games::judged(game.game().card().id).expect("it is in the catalogue");
    judged.position(game.setup(), at.code()).expect("it is a position").moves(MOVES)
}

/// Whether the player to move wins, by trying all moves; `None` if too many positions are reached.
fn wins(game: &Session, at: &Position, known: &mut HashMap<String, bool>) -> Option<bool> {
    if let Some(ended) = at.ended() {
        return Some(ended == Outcome::N);
    }
    if let Some(wins) = known.get(at.code()) {
        return Some(*wins);
    }
    if known.len() > VISITED {
        return None;
    }
    let mut found = false;
    for mv in all(game, at) {
        let next = at.play(&mv).expect("it is legal");
        let same = at.turn().is_some() && at.turn() == next.turn();
        if wins(game, &next, known)? == same {
            found = true;
            break;
        }
    }
    known.insert(at.code().to_string(), found);
    Some(found)
}

/// A random game of two persons, played to its end.
fn played(start: &Session, dice: &mut fastrand::Rng) -> Session {
    let mut session = start.clone();
    for _ in 0..LONGEST {
        let Some(mv) = dice.choice(all(&session, session.shown())) else { break };
        let made =
            session.reduce(Action::SetPending(mv)).and_then(|next| next.reduce(Action::Confirm));
        session = made.expect("it is legal");
    }
    session
}

/// The small start of a game that is dealt for its shelf.
fn small(id: &str) -> Session {
    let card = games::find(id).expect("it is in the catalogue").card();
    opened(&format!("{id}?{}&players=two", card.shelf))
}

#[test]
fn exactly_the_turns_that_search_finds_are_reviewed() {
    let (mut compared, mut marked) = (0, 0);
    for (seed, card) in GAMES.iter().map(|game| game.card()).enumerate() {
        let start = small(card.id);
        // Points decide elsewhere, and a half-made turn is nobody's.
        if start.position(0).points().is_some() {
            continue;
        }
        let mut dice = fastrand::Rng::with_seed(seed as u64);
        let mut known = HashMap::new();
        for _ in 0..GAMES_EACH {
            let game = all_answered(played(&start, &mut dice));
            if !game.finished() {
                continue;
            }
            let all = 0..=game.line().len();
            let Some(outcomes) = all
                .map(|ply| wins(&game, game.position(ply), &mut known))
                .collect::<Option<Vec<bool>>>()
            else {
                continue;
            };
            let gave = |ply: &usize| {
                let same = game.player(*ply) == game.player(ply + 1);
                outcomes[*ply] && outcomes[ply + 1] != same
            };
            let wanted: Vec<usize> = (0..game.line().len()).filter(gave).collect();
            assert_eq!(game.slips(), wanted, "{}", game.address());
            compared += 1;
            marked += wanted.len();
        }
    }
    println!("{compared} games, {marked} turns");
    assert!(compared > 200 && marked > 200, "{compared} games, {marked} turns");
}

/// How a question stands after this move.
fn after(step: &Step, mv: Move) -> Standing {
    let mut step = step.clone();
    let session = all_answered(step.session());
    let made = session.reduce(Action::SetPending(mv)).and_then(|next| next.reduce(Action::Confirm));
    step.follow(&all_answered(made.expect("it is legal")));
    step.standing()
}

#[test]
fn each_question_is_answered_by_a_winning_move_and_by_no_other() {
    let mut asked = 0;
    for (seed, card) in GAMES.iter().map(|game| game.card()).enumerate() {
        let mut dice = fastrand::Rng::with_seed(seed as u64);
        let games = (0..4).map(|_| all_answered(played(&small(card.id), &mut dice)));
        for game in games {
            let Some(mut round) = Round::of_game(&game) else { continue };
            for pairs in round::spoiled(&game) {
                let step = round.question();
                let kept = Round::of_pairs(card.id, [pairs.as_str()]).expect("it is an address");
                assert_eq!(kept.question().session().at(), step.session().at(), "{pairs}");
                let session = all_answered(step.session());
                let verdict = session.verdict().expect("it is judged");
                let best = verdict.winning.first().expect("there was a win").clone();
                assert_eq!(after(&step, best), Standing::Right, "{} {pairs}", card.id);
                let other = all(&session, session.shown())
                    .into_iter()
                    .find(|mv| !verdict.winning.contains(mv));
                // The list of winning moves may be cut off.
                if let Some(mv) = other.filter(|_| !verdict.more) {
                    assert_eq!(after(&step, mv), Standing::Wrong, "{} {pairs}", card.id);
                }
                asked += 1;
                round.go_on();
            }
        }
    }
    assert!(asked > 100, "{asked}");
}
