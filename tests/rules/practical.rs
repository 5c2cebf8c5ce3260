//! Where distances are unknown the perfect machine takes a win in one, gives away none, and leaves few good replies.

use crate::perfect::Machine;
use crate::positions::ByKind as _;
use crate::universe::{Universe, positions, scored, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use session::render;
use solver::judge::{self, Judge, Memory};
use solver::play::{Move, Outcome};
use solver::theory::Theory;
use solver::verdict::Verdict;

/// No search for distances, and as much of the other search as it wants.
const FAR: Memory = Memory { exact: 0, outcome: 1_000_000 };

/// What a move of a lost position allows: whether it loses at once, whether some reply wins at once, the number of
/// winning replies, and the tokens moved.
fn risk<R: Theory>(all: &Universe<R>, mv: &Move, after: usize) -> (bool, bool, usize, u64) {
    let over = all.known[after].next.is_empty();
    let at_once = all.known[after].next.iter().any(|(_, place)| {
        let known = &all.known[*place];
        known.next.is_empty() && !known.wins
    });
    let amount = mv.steps().iter().map(|step| step.amount).sum();
    (over, at_once, all.winning(after).len(), amount)
}

fn practical<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let id = C::CARD.id;
    let (mut lost, mut at_once) = (0, 0);
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), positions(100, 800));
        for (place, at) in all.positions.iter().enumerate() {
            let known = &all.known[place];
            let mut judge = Judge::within(C::rules(&setup), at.clone(), FAR);
            let verdict = judge::run(&mut judge);
            let here = format!("{id} {setup:?} {}", all.rules.write(at));
            if known.wins {
                assert!(verdict.practical.is_empty(), "{here}");
            }
            if known.wins && known.distance == 1 {
                assert_eq!(verdict.distance, Some(1), "{here}");
                assert_eq!(verdict.best, all.best(place), "{here}");
                at_once += 1;
            }
            if known.wins || known.next.is_empty() || !verdict.best.is_empty() {
                continue;
            }
            let least = known.next.iter().map(|(mv, after)| risk(&all, mv, *after)).min();
            let best = known.next.iter().filter(|(mv, to)| Some(risk(&all, mv, *to)) == least);
            let mut best: Vec<Move> = best.map(|(mv, _)| mv.clone()).collect();
            best.sort();
            assert_eq!(verdict.practical, best, "{here}");
            lost += 1;
        }
    }
    println!("{id}: {lost} lost positions, {at_once} wins at once");
}

#[test]
fn the_machine_resists_and_takes_what_it_can() {
    every_entry!(practical);
}

/// A position of a game of the catalogue.
struct Case {
    setup: Setup,
    machine: Machine,
    id: &'static str,
}

impl Case {
    fn of<C: Catalogued>(_: &Entry<C>) -> Case {
        let setup = Setup::of(&C::CARD);
        Case { machine: Machine::of::<C>(setup.clone()), setup, id: C::CARD.id }
    }

    fn verdict(&self, at: &str) -> Verdict {
        let task = games::judge(self.id, &self.setup, at).expect("a game of the catalogue");
        judge::run(&mut *task.expect("a position of the game"))
    }

    /// The moves that the machine may choose in a position.
    fn picks(&self, at: &str) -> Vec<Move> {
        let judgement = render::judgement(self.verdict(at));
        let mut picked: Vec<Move> =
            (0..60).map(|seed| self.machine.pick(at, &judgement, seed, 1)).collect();
        picked.sort();
        picked.dedup();
        picked
    }

    fn after(&self, at: &str, mv: &Move) -> String {
        self.machine.at(at).play(mv).expect("a legal move").code().into()
    }

    /// True if some move from this position ends the game with a win.
    fn wins_at_once(&self, at: &str) -> bool {
        let at = self.machine.at(at);
        let moves = solver::play::moves(at.moves(), usize::MAX);
        let ends = |mv: &Move| at.play(mv).and_then(|after| after.ended()) == Some(Outcome::P);
        moves.iter().any(ends)
    }

    /// Every pick in a lost position leaves no win at once.
    fn holds(&self, at: &str) {
        let verdict = self.verdict(at);
        assert_eq!((verdict.outcome, verdict.distance), (Some(Outcome::P), None), "{at}");
        for mv in self.picks(at) {
            assert!(!self.wins_at_once(&self.after(at, &mv)), "{at} {mv:?}");
        }
    }
}

#[test]
fn treblecross_is_not_thrown_away() {
    let case = Case::of(&games::catalog::treblecross::GAME);
    // The empty strip is lost; the machine begins, and its opponent answers well.
    case.holds("22");
    for first in case.picks("22") {
        let at = case.after("22", &first);
        for reply in case.verdict(&at).winning.iter().step_by(3) {
            case.holds(&case.after(&at, reply));
        }
    }
}

#[test]
fn chomp_is_not_thrown_away() {
    let case = Case::of(&games::catalog::chomp::GAME);
    let bar = "12.12.12.12.12.12.12.12";
    let winning = case.verdict(bar).winning;
    assert_eq!(winning.len(), 1, "its only good bite");
    let at = case.after(bar, &winning[0]);
    case.holds(&at);
    // Its best bites leave as few good replies as any.
    let replies = |mv: &Move| case.verdict(&case.after(&at, mv)).winning.len();
    let picks = case.picks(&at);
    let least =
        solver::play::moves(case.machine.at(&at).moves(), usize::MAX).iter().map(replies).min();
    assert!(picks.iter().all(|mv| Some(replies(mv)) == least), "{picks:?}");
}

#[test]
fn wythoff_is_won_at_once() {
    let case = Case::of(&games::catalog::wythoff::GAME);
    let picks = case.picks("500.500");
    assert_eq!(picks.len(), 1, "{picks:?}");
    assert_eq!(case.after("500.500", &picks[0]), "0.0");
    assert!(case.verdict("500.500").winning.len() > 1, "there are other winning moves");
}
