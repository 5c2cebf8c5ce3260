//! Small positions of every game under many settings, with their results by plain recursion.

use crate::positions::ByKind as _;
use games::card::{Card, FieldKind};
use games::game::Catalogued;
use games::setup::Setup;
use solver::play::{Move, MoveRange, Step};
use solver::rules::{self, PositionOf, Rules, Sizes};
use std::collections::{BTreeSet, HashMap};

/// Texts for settings; each game uses those that it accepts.
const TEXTS: &[&str] = &[
    "1-3",
    "3-5",
    "2-2",
    "1-1",
    "4-40",
    "1.3.4",
    "2.4.7",
    "3.4.9.10",
    "x",
    "2x-1",
    "2x",
    "3x",
    "xx",
    "x+1",
    "3x/2",
    "x/2+1",
    "3",
    "1000",
    "0.77",
    "0.07-unequal",
    "4.~3",
    "0.05",
    "0.1",
    "C.F",
    "take-1.3.4",
    "take-2.5",
    "take-2.3.7",
    "0.~3",
    "0.~303",
    "except-2.5",
    "kayles-2-3",
    "grundy",
    "split-4",
    "kayles.nim",
    "grundys-game.remove-a-square",
    "chocolate-stones.one-pile.dawsons-kayles",
    "demon-money.take-away.no-factor",
    "diamond.moores-nim",
];

/// True if this game is tested; `LAWS_FOR=kayles cargo test` tests only one game.
pub(crate) fn wanted(card: &Card) -> bool {
    std::env::var("LAWS_FOR").map_or(true, |only| only == card.id)
}

/// How many positions to check for each setting: `usual`, or `soak` in `cargo xtask soak`.
pub(crate) fn positions(usual: usize, soak: usize) -> usize {
    if std::env::var_os("LAST_MOVE_SOAK").is_some() { soak } else { usual }
}

/// True for a game of points, which has its own tests, since turns need not alternate.
pub(crate) fn scored<C: Catalogued>() -> bool {
    let rules = C::rules(&Setup::of(&C::CARD));
    rules::points(&rules, &C::start(&rules)).is_some()
}

/// Every combination of a few values of each setting.
pub(crate) fn setups(card: &Card) -> Vec<Setup> {
    if !wanted(card) {
        return Vec::new();
    }
    let mut all = vec![Setup::of(card)];
    for (index, field) in card.fields.iter().enumerate() {
        let texts = texts(&field.kind);
        let with = |setup: &Setup| {
            let set = |text: &String| {
                let mut next = setup.clone();
                next.set(card, index, text).ok().map(|()| next)
            };
            texts.iter().filter_map(set).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    let mut different: Vec<Setup> = Vec::new();
    for setup in all {
        if !different.contains(&setup) {
            different.push(setup);
        }
    }
    different
}

fn texts(kind: &FieldKind) -> Vec<String> {
    match kind {
        FieldKind::Switch => vec!["0".to_string(), "1".to_string()],
        FieldKind::Number { least, most, default } => {
            let few = BTreeSet::from([*least, *default, (least + 2).min(*most), *most]);
            few.iter().map(u64::to_string).collect()
        }
        FieldKind::Choice { words } => words.iter().map(|(word, _)| word.to_string()).collect(),
        FieldKind::Text { default, .. } => {
            TEXTS.iter().chain([default]).map(|text| text.to_string()).collect()
        }
    }
}

/// The results of plain recursion for one position.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// True if the player to move wins.
    pub(crate) wins: bool,
    /// Moves until the end, if the winner hurries and the loser delays.
    pub(crate) distance: u64,
    /// The mex of the values of the options; the Grundy value in normal play.
    pub(crate) value: u64,
    /// Every move with the index of the position after it.
    pub(crate) next: Vec<(Move, usize)>,
}

/// A set of positions that contains all their followers, each with its results.
pub(crate) struct Universe<R: Rules> {
    pub(crate) rules: R,
    pub(crate) positions: Vec<PositionOf<R>>,
    pub(crate) known: Vec<Known>,
    index: HashMap<String, Option<usize>>,
}

impl<R: Rules> Universe<R> {
    /// The smallest starts and all their followers, about `many` positions.
    pub(crate) fn new(rules: R, many: usize) -> Universe<R> {
        let (sizes, index) = (rules.sizes(), HashMap::new());
        let mut all = Universe { rules, positions: Vec::new(), known: Vec::new(), index };
        for (seeds, upto) in [(single(sizes), many / 2), (several(sizes), many)] {
            for seed in seeds {
                if all.positions.len() >= upto {
                    break;
                }
                all.place(&all.rules.with_sizes(&seed));
            }
        }
        all
    }

    /// The index of a position; it and its followers are added if they are new.
    pub(crate) fn place(&mut self, at: &PositionOf<R>) -> usize {
        let code = self.rules.write(at);
        if let Some(found) = self.index.get(&code) {
            return found.unwrap_or_else(|| panic!("{code} can repeat"));
        }
        self.index.insert(code.clone(), None);
        let next: Vec<(Move, usize)> = legal_moves(&self.rules, at)
            .into_iter()
            .map(|mv| {
                let after = self.rules.play(at, &mv);
                (mv, self.place(&after))
            })
            .collect();
        self.known.push(known(next, self.rules.misere(), &self.known));
        self.positions.push(at.clone());
        let place = self.positions.len() - 1;
        self.index.insert(code, Some(place));
        place
    }

    /// The winning moves of a position, ascending.
    pub(crate) fn winning(&self, place: usize) -> Vec<Move> {
        let won = |(_, after): &&(Move, usize)| !self.known[*after].wins;
        let mut winning: Vec<Move> =
            self.known[place].next.iter().filter(won).map(|(mv, _)| mv.clone()).collect();
        winning.sort();
        winning
    }

    /// Moves that keep the distance of a position, ascending.
    pub(crate) fn best(&self, place: usize) -> Vec<Move> {
        let here = &self.known[place];
        let keeps = |(_, after): &&(Move, usize)| {
            let there = &self.known[*after];
            there.wins != here.wins && there.distance + 1 == here.distance
        };
        let mut best: Vec<Move> =
            here.next.iter().filter(keeps).map(|(mv, _)| mv.clone()).collect();
        best.sort();
        best
    }
}

fn known(next: Vec<(Move, usize)>, misere: bool, so_far: &[Known]) -> Known {
    let after: Vec<&Known> = next.iter().map(|(_, place)| &so_far[*place]).collect();
    let wins = if after.is_empty() { misere } else { after.iter().any(|one| !one.wins) };
    let distances = after.iter().filter(|one| one.wins != wins).map(|one| one.distance + 1);
    let distance = if wins { distances.min() } else { distances.max() };
    let values: BTreeSet<u64> = after.iter().map(|one| one.value).collect();
    let value = (0..).find(|value| !values.contains(value)).expect("some number is missing");
    Known { wins, distance: distance.unwrap_or(0), value, next }
}

/// All legal moves, one by one: those of one step, and whatever may follow them.
pub(crate) fn legal_moves<R: Rules>(rules: &R, at: &PositionOf<R>) -> Vec<Move> {
    let mut moves: Vec<Move> = rules::ranges(rules, at)
        .iter()
        .flat_map(|range| steps(range).map(|one| vec![one]))
        .map(many)
        .collect();
    let mut begun = 0;
    while begun < moves.len() {
        let before = moves[begun].steps().to_vec();
        let mut ranges = Vec::new();
        rules.next_steps(at, &before, &mut ranges);
        let longer =
            ranges.iter().flat_map(steps).map(|step| many([&before[..], &[step]].concat()));
        moves.extend(longer.collect::<Vec<_>>());
        begun += 1;
    }
    moves
}

fn steps(range: &MoveRange) -> impl Iterator<Item = Step> + use<> {
    let place = range.place;
    (range.low..=range.high).map(move |amount| Step { place, amount })
}

fn many(steps: Vec<Step>) -> Move {
    Move::many(steps).expect("steps are in ascending order of place")
}

/// Starts of one size, ascending.
fn single(sizes: Sizes) -> Vec<Vec<u64>> {
    if sizes.count.0 > 1 {
        return Vec::new();
    }
    (sizes.each.0..=sizes.each.1.min(200)).map(|size| vec![size]).collect()
}

/// Starts of two to four sizes, ascending by their total.
fn several(sizes: Sizes) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (count, largest) in [(2, 60), (3, 14), (4, 8)] {
        if (sizes.count.0..=sizes.count.1).contains(&count) {
            let range = sizes.each.0..=sizes.each.1.min(largest);
            let mut tuples: Vec<Vec<u64>> = vec![Vec::new()];
            for _ in 0..count {
                let longer = |tuple: &Vec<u64>| {
                    let tuple = tuple.clone();
                    range.clone().map(move |size| [&tuple[..], &[size]].concat())
                };
                tuples = tuples.iter().flat_map(longer).collect();
            }
            all.extend(tuples);
        }
    }
    all.sort_by_key(|sizes| sizes.iter().sum::<u64>());
    all
}

/// Calls `check` with a universe for every setup of a game.
pub(crate) fn each_universe<C: Catalogued>(
    many: usize,
    mut check: impl FnMut(&Setup, &Universe<C::Rules>),
) {
    for setup in setups(&C::CARD) {
        check(&setup, &Universe::new(C::rules(&setup), many));
    }
}
