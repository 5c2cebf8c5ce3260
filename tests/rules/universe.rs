//! Small positions of every game under many settings, with their results by plain recursion.

use games::GAMES;
use games::card::{Card, Field, FieldKind};
use games::game::Catalogued;
use games::setup::Setup;
use solver::code::CodeError;
use solver::judge::EXACT;
use solver::play::{Move, MoveRange, Outcome, Step};
use solver::rules::{self, Kind, PositionKind, PositionOf, Rules, Sizes};
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
];

/// True if this game is tested; `LAWS_FOR=kayles cargo test` tests only one game.
pub(crate) fn wanted(card: &Card) -> bool {
    std::env::var("LAWS_FOR").map_or(true, |only| only == card.id)
}

/// How many positions to check for each setting: `usual`, or `soak` in `cargo xtask soak`.
pub(crate) fn positions(usual: usize, soak: usize) -> usize {
    if std::env::var_os("LAST_MOVE_SOAK").is_some() { soak } else { usual }
}

/// True for a game of points, where turns need not alternate, and the last move need not win.
pub(crate) fn scored<C: Catalogued>() -> bool {
    matches!(C::Rules::KIND, Kind::Points { .. })
}

/// Every combination of a few values of each setting.
pub(crate) fn setups(card: &Card) -> Vec<Setup> {
    if !wanted(card) {
        return Vec::new();
    }
    let mut all = vec![Setup::of(card)];
    for (index, field) in card.fields.iter().enumerate() {
        let texts = texts(card, field);
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

fn texts(card: &Card, field: &Field) -> Vec<String> {
    match &field.kind {
        FieldKind::Switch => vec!["0".to_string(), "1".to_string()],
        FieldKind::Number { least, most, default } => {
            let few = BTreeSet::from([*least, *default, (least + 2).min(*most), *most]);
            few.iter().map(u64::to_string).collect()
        }
        FieldKind::Choice { words } => words.iter().map(|(word, _)| word.to_string()).collect(),
        FieldKind::Text { default, check, .. } => {
            let pairs = card.starts.iter().flat_map(|start| start.pairs.split('&'));
            let pairs = pairs.filter_map(|pair| pair.split_once('='));
            let told = pairs.filter(|(key, _)| *key == field.key).map(|(_, text)| text);
            let texts = TEXTS.iter().copied().chain([*default]).chain(told);
            texts.map(str::to_string).chain(games_together(*check)).collect()
        }
    }
}

/// Where a text may name a game, all these games, some at a time.
fn games_together(check: fn(&str) -> Result<String, CodeError>) -> Vec<String> {
    let ids = GAMES.iter().map(|game| game.card().id);
    let ids: Vec<&str> = ids.filter(|id| check(id).is_ok()).collect();
    ids.chunks(3).map(|some| some.join(".")).collect()
}

/// The results of plain recursion for one position.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    /// 1 if the player to move wins, −1 if they lose, 0 for a draw.
    pub(crate) worth: i64,
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
    /// The smallest starts and all their followers, about `many` positions; where starts have no sizes, the ends of
    /// random play.
    pub(crate) fn new(rules: R, many: usize) -> Universe<R> {
        let (positions, known, index) = (Vec::new(), Vec::new(), HashMap::new());
        let mut all = Universe { rules, positions, known, index };
        let kind = all.rules.positions();
        let sizes = kind.sizes();
        for (seeds, upto) in [(single(sizes), many / 2), (several(sizes), many)] {
            for seed in seeds {
                if all.positions.len() >= upto {
                    break;
                }
                let start = kind.with_sizes(&seed).expect("it has sizes");
                // After few positions the next size may bring very many, which no verdict searches to the end.
                if all.rules.state_bound(&start).is_none_or(|bound| bound <= EXACT) {
                    all.place(&start);
                }
            }
        }
        if sizes == Sizes::NONE {
            all.play_at_random(&kind, many);
        }
        all
    }

    /// Adds the ends of some random games, as long as they have few followers.
    fn play_at_random(&mut self, kind: &R::Positions, many: usize) {
        let mut dice = fastrand::Rng::with_seed(7);
        for _ in 0..PLAYED {
            let mut line: Vec<PositionOf<R>> =
                kind.deal(&mut |below| dice.u64(0..below.max(1))).into_iter().collect();
            while let Some(at) = line.last() {
                let moves = rules::moves(&self.rules, at, usize::MAX);
                let Some(mv) = dice.choice(&moves) else { break };
                line.push(self.rules.play(at, mv));
            }
            let mut ends = line.iter().rev();
            while ends.next().is_some_and(|at| self.place_within(at, many).is_some()) {}
        }
    }

    /// The index of a position; it and its followers are added if they are new.
    pub(crate) fn place(&mut self, at: &PositionOf<R>) -> usize {
        self.place_within(at, usize::MAX).expect("there is no limit")
    }

    /// The same, or `None` if there would be more positions than this.
    pub(crate) fn place_within(&mut self, at: &PositionOf<R>, most: usize) -> Option<usize> {
        let code = self.rules.positions().write(at);
        if let Some(found) = self.index.get(&code) {
            return Some(found.unwrap_or_else(|| panic!("{code} can repeat")));
        }
        if self.index.len() >= most {
            return None;
        }
        self.index.insert(code.clone(), None);
        let mut next = Vec::new();
        for mv in legal_moves(&self.rules, at) {
            let Some(after) = self.place_within(&self.rules.play(at, &mv), most) else {
                self.index.remove(&code);
                return None;
            };
            next.push((mv, after));
        }
        self.known.push(self.known(at, next));
        self.positions.push(at.clone());
        let place = self.positions.len() - 1;
        self.index.insert(code, Some(place));
        Some(place)
    }

    /// The results of a position whose followers have theirs.
    fn known(&self, at: &PositionOf<R>, next: Vec<(Move, usize)>) -> Known {
        let turn = |at| rules::turn(&self.rules, at);
        let stays = |after: usize| {
            turn(at).is_some_and(|mover| turn(&self.positions[after]) == Some(mover))
        };
        let for_mover = |(_, after): &(Move, usize)| {
            let worth = self.known[*after].worth;
            if stays(*after) { worth } else { -worth }
        };
        let ended = || match rules::ended(&self.rules, at) {
            Some(Outcome::N) => 1,
            Some(Outcome::P) => -1,
            _ => 0,
        };
        let worth = next.iter().map(for_mover).max().unwrap_or_else(ended);
        let wins = worth > 0;
        let after = || next.iter().map(|(_, place)| &self.known[*place]);
        let distances = after().filter(|one| one.wins != wins).map(|one| one.distance + 1);
        let distance = if wins { distances.min() } else { distances.max() };
        let values: BTreeSet<u64> = after().map(|one| one.value).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("some number is missing");
        Known { worth, wins, distance: distance.unwrap_or(0), value, next }
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

/// Number of random games that make a universe where starts have no sizes.
const PLAYED: usize = 40;

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
    if !(sizes.count.0..=sizes.count.1).contains(&1) {
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
