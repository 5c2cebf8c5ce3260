//! From a won position the machine wins, whatever it is answered: at random, or as late as possible.

use crate::universe::{Universe, scored, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use solver::judge::{self, Judge};
use solver::play::Move;
use solver::rules::Rules;
use solver::verdict::Verdict;
use std::collections::HashMap;

/// Won positions from which each game is played, over all its settings.
const PLAYED: usize = 10_000;

/// One player's side of the table: a game with the verdicts found so far.
struct Table<C: Catalogued> {
    all: Universe<C::Rules>,
    again: fn(&C::Rules) -> C::Rules,
    verdicts: HashMap<usize, Verdict>,
}

impl<C: Catalogued> Table<C>
where
    C::Rules: Clone,
{
    fn verdict(&mut self, place: usize) -> &Verdict {
        let at = &self.all.positions[place];
        let rules = (self.again)(&self.all.rules);
        self.verdicts.entry(place).or_insert_with(|| judge::run(&mut Judge::new(rules, at.clone())))
    }

    fn after(&self, place: usize, mv: &Move) -> usize {
        let known = &self.all.known[place];
        known.next.iter().find(|(one, _)| one == mv).expect("a verdict names legal moves").1
    }
}

fn perfect<C: Catalogued>(_: &Entry<C>)
where
    C::Rules: Clone,
{
    if scored::<C>() {
        return;
    }
    let mut dice = fastrand::Rng::with_seed(11);
    let mut tables: Vec<(Table<C>, Vec<usize>)> = Vec::new();
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), 4000);
        let won = |i: &usize| all.known[*i].wins && !all.known[*i].next.is_empty();
        let won: Vec<usize> = (0..all.positions.len()).filter(won).collect();
        if !won.is_empty() {
            let clone = |rules: &C::Rules| rules.clone();
            tables.push((Table { all, again: clone, verdicts: HashMap::new() }, won));
        }
    }
    if tables.is_empty() {
        return;
    }
    for round in 0..PLAYED {
        let chosen = round % tables.len();
        let (table, won) = &mut tables[chosen];
        let start = *dice.choice(&*won).expect("some position is won");
        game(table, start, dice.bool(), &mut dice);
    }
}

/// One game from a won position; the opponent resists or moves at random.
fn game<C: Catalogued>(table: &mut Table<C>, start: usize, resists: bool, dice: &mut fastrand::Rng)
where
    C::Rules: Clone,
{
    let mut at = start;
    let mut moves = 0;
    loop {
        // The machine's turn, in a position that is won for it.
        if table.all.known[at].next.is_empty() {
            break assert!(table.all.rules.misere(), "{}: nothing to move", C::CARD.id);
        }
        let verdict = table.verdict(at);
        let choices = if resists { &verdict.best } else { &verdict.winning };
        let mv = dice.choice(choices).expect("a won position has a winning move").clone();
        at = table.after(at, &mv);
        moves += 1;
        // The opponent's turn.
        if table.all.known[at].next.is_empty() {
            break assert!(!table.all.rules.misere(), "{}: the end is lost", C::CARD.id);
        }
        let reply = if resists {
            dice.choice(&table.verdict(at).best).cloned()
        } else {
            dice.choice(&table.all.known[at].next).map(|(mv, _)| mv.clone())
        };
        at = table.after(at, &reply.expect("there is a move"));
        moves += 1;
    }
    if resists {
        assert_eq!(Some(moves), table.verdict(start).distance, "{}", C::CARD.id);
    }
}

#[test]
fn the_machine_wins_every_won_position() {
    every_entry!(perfect);
}
