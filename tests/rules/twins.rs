//! A position and its twin in another game are as much the same as the game says, on every small position.

use crate::positions::ByKind as _;
use crate::universe::{Known, Universe, each_universe, positions, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use games::twin::{Sameness, Twin};
use session::Session;
use session::link::{Link, pairs};
use solver::erased::ErasedTheory;
use solver::judge;
use solver::plain_values::PlainValues;
use solver::play::Outcome;
use solver::rules::{self, Node, Rules};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Positions of each setting, and most positions below a named start.
const MANY: (usize, usize) = (400, 3000);

thread_local! {
    /// How many pairs of games there are of each kind of sameness, with the positions that were compared.
    static SEEN: RefCell<BTreeMap<(String, String), usize>> = const { RefCell::new(BTreeMap::new()) };
}

/// Game and settings of a twin, opened by its address as the page does it.
fn session(twin: &Twin) -> Session {
    let link = Link { game: twin.game.to_string(), pairs: pairs(&twin.link()) };
    let (session, wrong) = Session::open(&link).expect("the twin is in the catalogue");
    assert!(wrong.is_none(), "{link}: {wrong:?}");
    session
}

fn opened(twin: &Twin) -> Box<dyn ErasedTheory> {
    let session = session(twin);
    let judged = games::judged(twin.game).expect("it is in the catalogue");
    judged.position(session.setup(), session.at()).expect("it was read before")
}

/// One of the twins of all positions of a universe.
struct Pair<'u, C: Catalogued> {
    all: &'u Universe<C::Rules>,
    nth: usize,
    values: PlainValues,
}

impl<C: Catalogued> Pair<'_, C> {
    fn twin(&self, place: usize) -> Option<Twin> {
        C::twins(&self.all.rules, &self.all.positions[place]).into_iter().nth(self.nth)
    }

    /// The nodes of the twins after each move, with the position that the move leads to.
    fn after(&self, known: &Known) -> Vec<(Node, usize)> {
        let after = known.next.iter().map(|(_, after)| *after);
        let twin = |place| self.twin(place).expect("a move leads to a position with a twin");
        after.map(|place| (opened(&twin(place)).node(), place)).collect()
    }

    /// Who wins the twin, and its value as far as theory tells it; other tests hold theory against search.
    fn judged(&self, twin: &Twin, there: &dyn ErasedTheory) -> (Outcome, Option<u64>) {
        if let Some(claim) = there.claim() {
            return (claim.outcome, claim.grundy);
        }
        let task = games::judge(twin.game, session(twin).setup(), &twin.at);
        let verdict =
            judge::run(&mut *task.expect("it is in the catalogue").expect("it was read before"));
        (verdict.outcome.expect("it is small"), verdict.grundy)
    }

    fn check(&self, place: usize, setup: &Setup) -> bool {
        let Some(twin) = self.twin(place) else { return false };
        let (at, known) = (&self.all.positions[place], &self.all.known[place]);
        let there = opened(&twin);
        let here =
            format!("{} {setup:?} {} and {}", C::CARD.id, self.all.rules.write(at), twin.link());
        let (outcome, grundy) = self.judged(&twin, &*there);
        assert_eq!(outcome, Outcome::of_mover_winning(known.wins), "{here}");
        let options: BTreeSet<Node> =
            there.moves(usize::MAX).iter().map(|mv| there.after(mv).node()).collect();
        match twin.sameness {
            Sameness::Moves => {
                let after: BTreeSet<Node> =
                    self.after(known).into_iter().map(|(node, _)| node).collect();
                assert_eq!(after, options, "{here}: the moves differ");
                let own = known
                    .next
                    .iter()
                    .map(|(_, after)| self.all.rules.node(&self.all.positions[*after]));
                assert_eq!(own.collect::<BTreeSet<_>>().len(), options.len(), "{here}: one to one");
            }
            Sameness::Reversible => {
                let after = self.after(known);
                let reached: BTreeSet<&Node> = after.iter().map(|(node, _)| node).collect();
                assert!(
                    options.iter().all(|node| reached.contains(node)),
                    "{here}: a move is missing"
                );
                for (_, place) in after.iter().filter(|(node, _)| !options.contains(node)) {
                    let replies = self.after(&self.all.known[*place]);
                    assert!(
                        replies.iter().any(|(node, _)| *node == there.node()),
                        "{here}: not taken back"
                    );
                }
            }
            Sameness::Values | Sameness::Zeros => {}
        }
        let valued = rules::impartial::<C::Rules>() && !self.all.rules.misere();
        if twin.sameness != Sameness::Zeros && valued {
            assert_eq!(grundy.unwrap_or_else(|| self.values.of(&*there)), known.value, "{here}");
        }
        SEEN.with_borrow_mut(|seen| {
            *seen
                .entry((C::CARD.id.to_string(), format!("{} {:?}", twin.game, twin.sameness)))
                .or_default() += 1;
        });
        true
    }
}

fn twins<C: Catalogued>(_: &Entry<C>) {
    let check = |setup: &Setup, all: &Universe<C::Rules>| {
        for nth in 0.. {
            let pair = Pair::<C> { all, nth, values: PlainValues::default() };
            let found = (0..all.positions.len()).filter(|place| pair.check(*place, setup));
            if found.count() == 0 {
                break;
            }
        }
    };
    each_universe::<C>(positions(MANY.0, 10 * MANY.0), check);
    for setup in setups(&C::CARD) {
        let mut all = Universe::new(C::rules(&setup), 0);
        for start in C::CARD.starts {
            let link = Link { game: C::CARD.id.to_string(), pairs: pairs(start.pairs) };
            let (session, _) = Session::open(&link).expect("it is in the catalogue");
            if *session.setup() == setup {
                let at = all.rules.read(session.at()).expect("it was read before");
                // Without a twin, a start may be as large as numbers are.
                if !C::twins(&all.rules, &at).is_empty() {
                    let _ = all.place_within(&at, MANY.1);
                }
            }
        }
        check(&setup, &all);
    }
}

#[test]
fn twins_are_the_same_as_far_as_they_say() {
    every_entry!(twins);
    SEEN.with_borrow(|seen| {
        for (pair, count) in seen {
            println!("{pair:?}: {count} positions");
        }
        assert!(seen.len() >= 12 || std::env::var_os("LAWS_FOR").is_some(), "{seen:?}");
    });
}
