//! Scores every line of a grid: by a table, by a search, or, where that is too much, by random playouts.

use super::first_lines;
use super::grid::Grid;
use super::theory;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use solver::judge::{Progress, Task};
use solver::play::Move;
use solver::points::{Scored, Scores};
use solver::strings_and_coins::{LineValues, Playout, Run, Search, StringsAndCoins, WorthTable};
use solver::verdict::Known;
use spin::Mutex;

/// Most lines that the table may have.
const TABLE: u32 = 24;
/// Few lines: not worth a table of the whole grid.
const FEW: u32 = 12;
/// Grids with at most this many lines are searched to the end from the first line on.
const WHOLE: u32 = 31;
/// Positions that a search may visit before it gives up: some ten seconds, or some minutes for a patient caller.
const PATIENCE: [u64; 2] = [12_000_000, 400_000_000];
/// Cost in elementary steps of a position of a search, a block of the table, and a playout.
const COSTS: [u32; 3] = [12, 12, 400];

/// The last result, so that the next move of the same game is answered at once. At most 16 MiB, and 32
/// MiB or after a long search 128 MiB.
static TABLES: Mutex<Option<WorthTable>> = Mutex::new(None);
static SEARCHES: Mutex<Option<Search>> = Mutex::new(None);

/// Most open lines from which a search is tried: 32 of four by four boxes, 38 of five by five, where more
/// chains exist by then. For a patient caller, 34 and 42. The first lines of four by four boxes are known without.
pub(super) fn reach(lines: u32, patient: bool) -> u32 {
    match (lines <= WHOLE, patient) {
        (true, _) => WHOLE,
        (_, false) => 20 + 3 * lines / 10,
        (_, true) => 18 + 2 * lines / 5,
    }
}

/// True if the lines are searched: few enough are open, or what is known of the first lines ends the search.
fn searched(at: &Grid, patient: bool) -> bool {
    let known = match first_lines::known(at) {
        Some(first_lines::Of::Moves) => true,
        Some(first_lines::Of::Position) => patient,
        None => false,
    };
    known || at.open().count_ones() <= reach(at.lines(), patient)
}

/// How the lines are scored.
enum Way {
    Table(WorthTable),
    Search(Search, LineValues),
    Playout(Playout),
    /// No work is left.
    Done,
}

/// The task that scores every line of a grid.
pub(super) struct Lines {
    at: Grid,
    strings: StringsAndCoins,
    open: u64,
    patient: bool,
    way: Way,
    /// Positions already known at the start.
    before: u64,
    visited: u64,
}

impl Lines {
    /// Scores the lines, reusing the result of the last question.
    pub(super) fn new(at: &Grid) -> Lines {
        Lines::of(at, false)
    }

    /// The same for a patient caller, who waits some minutes; `None` if that finds no more.
    pub(super) fn long(at: &Grid) -> Option<Lines> {
        Lines::waits(at).then(|| Lines::of(at, true))
    }

    /// True if a long search finds results that the usual one may miss.
    fn waits(at: &Grid) -> bool {
        at.lines() > WHOLE && searched(at, true)
    }

    fn of(at: &Grid, patient: bool) -> Lines {
        let (strings, open) = (at.strings(), at.open());
        let known = TABLES.lock().take_if(|table| table.holds(&strings, open));
        let way = match known {
            Some(table) => Way::Table(table),
            None => Lines::way(at, &strings, patient),
        };
        let mut lines =
            Lines { at: at.clone(), strings, open, patient, way, before: 0, visited: 0 };
        if let Way::Search(search, _) = &lines.way {
            lines.before = search.nodes();
        }
        lines
    }

    /// How to begin if no earlier result helps.
    fn way(at: &Grid, strings: &StringsAndCoins, patient: bool) -> Way {
        let (lines, open) = (at.lines(), at.open());
        let count = open.count_ones();
        let whole = lines <= TABLE && count > FEW;
        if let Some(table) = WorthTable::new(strings, if whole { strings.all() } else { open }) {
            return Way::Table(table);
        }
        if !searched(at, patient) {
            return Way::Playout(Playout::new(strings, open));
        }
        let fits =
            |search: &mut Search| search.strings() == strings && (search.is_long() || !patient);
        let known = SEARCHES.lock().take_if(fits);
        let mut search = known
            .unwrap_or_else(|| if patient { Search::long(strings) } else { Search::new(strings) });
        if first_lines::known(at).is_some() && !search.has_book() {
            search = search.with(first_lines::book(strings));
        }
        let values = LineValues::new(&search, open);
        Way::Search(search, values)
    }

    /// Keeps a result that may help the next question.
    fn keep(&mut self) {
        match core::mem::replace(&mut self.way, Way::Done) {
            Way::Table(table) => {
                // A small table is made again quickly.
                let mut kept = TABLES.lock();
                if kept.as_ref().is_none_or(|had| had.positions() <= table.positions()) {
                    *kept = Some(table);
                }
            }
            Way::Search(search, _) => *SEARCHES.lock() = Some(search),
            _ => {}
        }
    }

    fn open_lines(&self) -> impl Iterator<Item = u32> {
        let open = self.open;
        (0..u64::BITS).filter(move |line| open >> line & 1 == 1)
    }

    /// Every line with its margin, and with best play after it if a table has that.
    fn exact(
        &self,
        known: Known,
        value: &dyn Fn(usize, u32) -> i8,
        table: Option<&WorthTable>,
    ) -> Scores {
        let lead = self.at.points().lead();
        let score = |(i, line): (usize, u32)| Scored {
            mv: Move::one(line, 1),
            margin: lead + i64::from(value(i, line)),
            line: table.map(|table| self.play(table, line)).unwrap_or_default(),
        };
        let moves = self.open_lines().enumerate().map(score).collect();
        Scores::Exact { moves, known, story: Some(theory::story) }
    }

    /// Best play after a line: among equals, first a line that closes a box, then one that opens the fewest.
    fn play(&self, table: &WorthTable, first: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut open = self.open & !(1 << first);
        while open != 0 {
            let runs = self.strings.runs(open);
            let key = |next: &u32| {
                let run = runs.iter().find(|run| run.lines >> next & 1 == 1).map(Run::length);
                let (worth, gain) = (table.value(open, *next), self.strings.gain(open, *next));
                (worth, gain, Reverse(run), Reverse(*next))
            };
            let Some(next) = (0..u64::BITS).filter(|i| open >> i & 1 == 1).max_by_key(key) else {
                break;
            };
            line.push(Move::one(next, 1));
            open &= !(1 << next);
        }
        line
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.keep();
    }
}

impl Task for Lines {
    type Output = Scores;

    fn step(&mut self, fuel: u32) -> Progress<Scores> {
        let share = |cost: u32| (fuel / cost).max(1);
        match &mut self.way {
            Way::Table(table) => {
                let (solved, done) = table.step(&mut share(COSTS[1]));
                if !done {
                    return Progress::Working { solved };
                }
            }
            Way::Search(search, values) => {
                let found = values.step(search, &mut share(COSTS[0]));
                self.visited = search.nodes() - self.before;
                let visited = self.visited;
                if let Some(found) = found {
                    let known = match first_lines::known(&self.at) {
                        Some(_) => Known::Prepared { positions: first_lines::POSITIONS },
                        None => Known::Search { positions: visited },
                    };
                    let scores = self.exact(known, &|i, _| found[i], None);
                    self.keep();
                    return Progress::Ready(scores);
                }
                let patience = PATIENCE[usize::from(self.patient)];
                if visited > patience && self.strings.all().count_ones() > WHOLE {
                    self.keep();
                    self.way = Way::Playout(Playout::new(&self.strings, self.open));
                }
                return Progress::Working { solved: visited };
            }
            Way::Playout(playout) => {
                let found = playout.step(&mut share(COSTS[2]));
                let positions = self.visited;
                let Some(best) = found else { return Progress::Working { solved: positions } };
                let best = best.into_iter().map(|line| Move::one(line, 1)).collect();
                let longer = !self.patient && Lines::waits(&self.at);
                let published = self.at.published();
                let known = Known::GaveUp { positions, longer, published };
                self.way = Way::Done;
                return Progress::Ready(Scores::Playout { best, known });
            }
            Way::Done => {
                let known = Known::Search { positions: 0 };
                return Progress::Ready(Scores::Exact { moves: vec![], known, story: None });
            }
        }
        let Way::Table(table) = &self.way else { unreachable!("only a table comes this far") };
        let value = |_, line| table.value(self.open, line);
        let known = Known::Search { positions: 1 << self.open.count_ones() };
        let scores = self.exact(known, &value, Some(table));
        self.keep();
        Progress::Ready(scores)
    }
}
