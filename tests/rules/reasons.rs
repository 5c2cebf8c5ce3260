//! Every winning move has a reason, and every number in a reason is right.

use crate::boards::{Board, Boards as _};
use crate::facts::{self, Fact};
use crate::graph;
use crate::grids;
use crate::numbers;
use crate::positions::ByKind as _;
use crate::universe::{Known, Universe, scored, setups, wanted};
use games::catalog::take_away::theory::TermFamily;
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::rows::misere_exception::{Group, GroupCount};
use games::setup::Setup;
use games::theory::board_parts::BoardPart;
use games::theory::parts::Part;
use solver::explanation::{Reason, Reply};
use solver::judge::{self, Judge};
use solver::play::Move;
use solver::rules::{self, Rules};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::collections::HashMap;

/// A universe, and data that the checks of its facts reuse.
struct Witness<'u, C: Catalogued> {
    setup: &'u Setup,
    all: &'u Universe<C::Rules>,
    /// Universes of single parts: in rows and in a ring.
    parts: HashMap<bool, Universe<C::Rules>>,
    /// Periods that have been compared with a long table.
    periods: Vec<(u64, u64)>,
}

fn reasons<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let (mut checked, mut seen) = (0, 0);
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), 2500);
        let (parts, periods) = (HashMap::new(), Vec::new());
        let mut witness: Witness<C> = Witness { setup: &setup, all: &all, parts, periods };
        seen += all.positions.len();
        for place in 0..all.positions.len() {
            if let Some(fact) = all.rules.explanation(&all.positions[place]) {
                witness.numbers(place, &*fact);
            }
            checked += witness.winning_moves(place);
        }
    }
    // A single pile without settings has few positions here.
    assert!(checked > (seen / 3).min(1000) || !wanted(&C::CARD), "{}: {checked}", C::CARD.id);
}

impl<C: Catalogued> Witness<'_, C> {
    fn here(&self, place: usize) -> String {
        let code = self.all.rules.write(&self.all.positions[place]);
        format!("{} {:?} {code}", C::CARD.id, self.setup)
    }

    /// Checks the reason of each winning move, and returns the number of winning moves.
    fn winning_moves(&self, place: usize) -> usize {
        let all = self.all;
        let after = |mv: &Move| {
            all.known[place].next.iter().find(|(one, _)| one == mv).expect("it is legal").1
        };
        let winning = all.winning(place);
        let mut verdict: Option<Verdict> = None;
        for mv in &winning {
            let next = after(mv);
            match all.rules.explanation(&all.positions[next]) {
                Some(fact) if facts::fact(C::CARD.id, &*fact) == (Fact::Over {}) => {
                    assert!(all.known[next].next.is_empty() && !all.rules.misere());
                }
                Some(fact) => assert_eq!(fact.mover_wins(), Some(false), "{}", self.here(next)),
                None => {
                    let verdict = verdict.get_or_insert_with(|| {
                        let rules = C::rules(self.setup);
                        judge::run(&mut Judge::new(rules, all.positions[place].clone()))
                    });
                    let listed = verdict.winning.iter().position(|known| known == mv);
                    let reason = listed.and_then(|listed| verdict.reasons.get(listed)?.as_ref());
                    match reason {
                        Some(Reason::Refutation { replies, of }) => {
                            self.refuted(next, replies, *of)
                        }
                        Some(Reason::Ends { .. }) => assert!(all.known[next].next.is_empty()),
                        other => panic!("{}: {other:?}", self.here(place)),
                    }
                }
            }
        }
        winning.len()
    }

    /// Asserts that each reply is legal, and that its answer leaves a lost position again.
    fn refuted(&self, after: usize, replies: &[Reply], of: u64) {
        let here = self.here(after);
        assert_eq!(of, self.all.known[after].next.len() as u64, "{here}");
        assert!(replies.len() as u64 >= of.min(6), "{here}");
        for Reply { mv: reply, notation, answer } in replies {
            let at = &self.all.positions[after];
            assert_eq!(*notation, self.all.rules.write_move(at, reply), "{here}");
            let step = |from: usize, mv: &Move| {
                let next = &self.all.known[from].next;
                next.iter().find(|(one, _)| one == mv).unwrap_or_else(|| panic!("{here}")).1
            };
            let place = step(after, reply);
            match answer {
                Some((mv, _)) => assert!(!self.all.known[step(place, mv)].wins, "{here}"),
                None => assert!(self.all.known[place].next.is_empty(), "{here}"),
            }
        }
    }

    /// Recomputes everything in a fact.
    fn numbers(&mut self, place: usize, seen: &dyn solver::explanation::Explanation) {
        let fact = &facts::fact(C::CARD.id, seen);
        let (all, here) = (self.all, self.here(place));
        let (at, known) = (&all.positions[place], &all.known[place]);
        let sizes = all.rules.to_sizes(at);
        assert_eq!(*fact == Fact::Over {}, known.next.is_empty(), "{here}");
        if *fact == (Fact::Over {}) {
            assert_eq!(seen.mover_wins(), None);
            return;
        }
        assert_eq!(seen.mover_wins(), Some(known.wins), "{here}");
        match fact {
            Fact::Over {} => {}
            // A fact of a game that these tests do not read; tests in its folder check it.
            Fact::Other => {}
            Fact::Columns { heaps, xor, .. } => {
                assert_eq!(*heaps, sizes, "{here}");
                assert_eq!(*xor, columns(heaps), "{here}");
            }
            Fact::Singles { singles, large } => {
                let ones = sizes.iter().filter(|n| **n == 1).count() as u64;
                let others: Vec<u64> = sizes.iter().copied().filter(|n| *n > 1).collect();
                assert_eq!((*singles, large.as_slice()), (ones, &others[..]), "{here}");
            }
            Fact::Residue { pile, modulus, residue, least, misere } => {
                let open = rules::ranges(&all.rules, &all.rules.with_sizes(&[100_000]));
                assert_eq!((open.len(), open[0].low), (1, *least), "{here}");
                assert_eq!(*modulus, open[0].low + open[0].high, "{here}");
                assert_eq!((*pile, *misere), (sizes[0], all.rules.misere()), "{here}");
                assert_eq!(pile / modulus * modulus + residue, *pile, "{here}");
                assert!(residue < modulus);
            }
            Fact::Class { pile, value, period, misere, .. } => {
                let value_here = if *misere { u64::from(known.wins) } else { known.value };
                assert_eq!((*pile, *value), (sizes[0], value_here), "{here}");
                assert_eq!(*misere, all.rules.misere(), "{here}");
                if let Some(period) = period {
                    self.period(*period);
                }
            }
            Fact::Terms { .. } | Fact::Golden { .. } => self.closed_forms(place, fact),
            Fact::Digits { .. } | Fact::Band { .. } => self.counted(place, fact),
            Fact::Patches { .. } | Fact::Lines { .. } => self.grids(place, fact),
            Fact::Parts { parts, xor } => self.sum(place, parts, *xor),
            Fact::Games { games, xor } => crate::seed_sums::check(all, place, games, *xor),
            Fact::Count { .. }
            | Fact::Fragments { .. }
            | Fact::Stealing { .. }
            | Fact::Selective { .. }
            | Fact::MisereException { .. }
            | Fact::MisereHeaps { .. }
            | Fact::Opened { .. } => self.pieces(place, fact),
        }
    }

    /// Recomputes facts about boards in pieces.
    fn pieces(&mut self, place: usize, fact: &Fact) {
        let (all, here) = (self.all, self.here(place));
        let (at, known) = (&all.positions[place], &all.known[place]);
        let sizes = all.rules.to_sizes(at);
        match fact {
            Fact::Count { moves, rows, misere } => {
                assert_eq!(*moves, known.distance, "{here}");
                assert_eq!(*misere, all.rules.misere(), "{here}");
                if let Some((pile, row)) = rows {
                    let start = all.rules.with_sizes(&[1_000_000]);
                    let most = rules::ranges(&all.rules, &start)[0].high;
                    assert_eq!((*pile, *row), (sizes[0], most), "{here}");
                    assert!((moves - 1) * row < *pile && *pile <= moves * row, "{here}");
                }
            }
            Fact::Fragments { fragments, xor } => {
                assert_eq!(*xor, known.value, "{here}");
                assert_eq!(
                    graph::fragments(fragments),
                    graph::pieces(&all.rules.board(at)),
                    "{here}"
                );
            }
            Fact::Stealing { last } => assert_eq!((sizes[0], *last > 1), (*last, true), "{here}"),
            Fact::Selective { won, lost } => {
                numbers::split(&all.rules.board(at), won, lost, &here);
            }
            Fact::MisereException { parts, xor, family } => {
                self.sum(place, parts, *xor);
                let groups = family.iter().copied().flatten();
                groups.for_each(|group| counted(parts, group, &here));
            }
            Fact::MisereHeaps { parts, xor } => self.sum(place, parts, *xor),
            Fact::Opened { ring, left } => {
                assert_eq!(sizes, [*ring], "{here}");
                let rows: Vec<u64> = left.iter().map(|(row, _)| *row).collect();
                let thrown: Vec<u64> = (1..=2).filter_map(|n| ring.checked_sub(n)).collect();
                assert_eq!(rows, thrown, "{here}");
                for (row, lost) in left {
                    let wins = *row == 0 || self.alone(*row, false).wins;
                    assert_eq!(*lost, !wins, "{here}: row {row}");
                }
            }
            _ => {}
        }
    }

    /// Recomputes the values of parts and their nim-sum.
    fn sum(&mut self, place: usize, parts: &[Part], xor: u64) {
        let here = self.here(place);
        assert_eq!(xor, self.all.known[place].value, "{here}");
        let values: Vec<u64> = parts.iter().map(|part| part.value).collect();
        assert_eq!(xor, columns(&values), "{here}");
        assert_eq!(sorted_sizes(parts), self.alive(place), "{here}");
        for part in parts {
            let (value, moves) = self.part(part.size, part.ring);
            assert_eq!((part.value, true), (value, moves), "{here} {part:?}");
        }
    }

    /// Recomputes H-numbers and cold pairs.
    fn closed_forms(&self, place: usize, fact: &Fact) {
        let (rules, here) = (&self.all.rules, self.here(place));
        let at = &self.all.positions[place];
        let sizes = rules.to_sizes(at);
        match fact {
            Fact::Terms { pile, limit, terms, family } => {
                assert_eq!(*pile, sizes[0], "{here}");
                let board = rules.board(at);
                let shown = Some(*limit);
                assert!(matches!(board, Board::Heaps { limit, .. } if limit == shown), "{here}");
                check_terms(rules, *pile, terms, *family, &here);
            }
            Fact::Golden { low, high, cold } => {
                let pair = (sizes[0].min(sizes[1]), sizes[0].max(sizes[1]));
                assert_eq!((*low, *high), pair, "{here}");
                assert!(is_lower_wythoff(*cold, high - low), "{here}");
            }
            _ => {}
        }
    }

    /// Recomputes columns and places in a band.
    fn counted(&self, place: usize, fact: &Fact) {
        let (rules, here) = (&self.all.rules, self.here(place));
        let (known, sizes) = (&self.all.known[place], rules.to_sizes(&self.all.positions[place]));
        match fact {
            Fact::Digits { heaps, base, sums } => {
                assert_eq!(*heaps, sizes, "{here}");
                let top = 1_u64 << (sums.len() - 1);
                assert!(heaps.iter().any(|heap| heap / top == 1), "{here}");
                assert!(heaps.iter().all(|heap| heap / top < 2), "{here}");
                for (i, sum) in sums.iter().rev().enumerate() {
                    let used = heaps.iter().filter(|heap| **heap / (1 << i) % 2 == 1).count();
                    assert_eq!(used as u64 % base, *sum, "{here}");
                }
                let touched = |(mv, _): &(Move, usize)| mv.steps().len() as u64;
                let alive = heaps.iter().filter(|heap| **heap > 0).count() as u64;
                let most = known.next.iter().map(touched).max();
                assert_eq!(most, Some((base - 1).min(alive)), "{here}");
            }
            Fact::Band { pile, root } => {
                assert_eq!(*pile, sizes[0], "{here}");
                let next = root + 1;
                assert!((root * root..next * next).contains(&(pile + 1)), "{here}");
            }
            _ => {}
        }
    }

    /// Value of one part on its own, and whether there is a move in it.
    fn part(&mut self, size: u64, ring: bool) -> (u64, bool) {
        let known = self.alone(size, ring);
        (known.value, !known.next.is_empty())
    }

    /// The results of one part on its own.
    fn alone(&mut self, size: u64, ring: bool) -> Known {
        let setup = self.setup;
        let all = self.parts.entry(ring).or_insert_with(|| {
            let mut setup = setup.clone();
            if let Some(index) = C::CARD.fields.iter().position(|field| field.key == "ring") {
                let text = if ring { "1" } else { "0" };
                setup.set(&C::CARD, index, text).expect("a switch takes 0 and 1");
            }
            Universe::new(C::rules(&setup), 0)
        });
        let place = all.place(&all.rules.with_sizes(&[size]));
        all.known[place].clone()
    }

    /// Recomputes the parts of a board of cells, and patterns of lines.
    fn grids(&mut self, place: usize, fact: &Fact) {
        let (all, here) = (self.all, self.here(place));
        match fact {
            Fact::Patches { parts, xor } => {
                assert_eq!(*xor, all.known[place].value, "{here}");
                let values: Vec<u64> = parts.iter().map(|part| part.value).collect();
                assert_eq!(*xor, columns(&values), "{here}");
                for part in parts {
                    self.board_part(place, part);
                }
            }
            Fact::Lines { pattern, rows, columns, .. } => {
                let Board::Cells { rows: cells, tokens: true } =
                    all.rules.board(&all.positions[place])
                else {
                    panic!("{here}")
                };
                let cells = grids::closed_up(&cells);
                assert_eq!(
                    (cells.len() as u64, cells[0].len() as u64),
                    (*rows, *columns),
                    "{here}"
                );
                assert!(grids::has(&cells, *pattern), "{here} {pattern:?}");
            }
            _ => {}
        }
    }

    /// Compares the value of a part with plain recursion on the board without the other parts.
    fn board_part(&mut self, place: usize, part: &BoardPart) {
        let (all, here) = (self.all, self.here(place));
        assert!(part.places.is_sorted() && !part.places.is_empty(), "{here}");
        let alone = grids::alone(&all.rules, &all.positions[place], &part.places);
        if part.loose {
            assert_eq!(part.value, part.places.len() as u64 % 2, "{here}");
            let moves = rules::ranges(&all.rules, &alone);
            assert!(moves.iter().all(|span| span.high == 1), "{here}");
        }
        let setup = self.setup;
        let parts = self.parts.entry(false).or_insert_with(|| Universe::new(C::rules(setup), 0));
        let place = parts.place(&alone);
        assert_eq!(part.value, parts.known[place].value, "{here} {part:?}");
    }

    /// Sizes of the parts of a board in which there is a move, ascending.
    fn alive(&mut self, place: usize) -> Vec<u64> {
        let board = self.all.rules.heap_board(&self.all.positions[place]);
        let (mut sizes, whole_ring) = match board {
            Board::Tiles { rows: sizes } | Board::Heaps { heaps: sizes, .. } => (sizes, false),
            Board::Pins { rows, ring, .. } => {
                (runs(&rows, ring), ring && rows[0].iter().all(|up| *up))
            }
            board => panic!("{}: {board:?} has no sizes", self.here(place)),
        };
        sizes.retain(|size| self.part(*size, whole_ring).1);
        sizes.sort_unstable();
        sizes
    }

    /// Compares a period with a table of several periods.
    fn period(&mut self, (start, length): (u64, u64)) {
        if self.periods.contains(&(start, length)) {
            return;
        }
        self.periods.push((start, length));
        let top = (start + 6 * length + 300) as usize;
        let values = long_table(&self.all.rules, top);
        let repeats =
            |from: usize, by: usize| (from..top - by).all(|n| values[n] == values[n + by]);
        let (start, length) = (start as usize, length as usize);
        assert!(repeats(start, length), "{:?}", self.setup);
        assert!(start == 0 || values[start - 1] != values[start - 1 + length], "{:?}", self.setup);
        assert!((1..length).all(|shorter| !repeats(start, shorter)), "{:?}", self.setup);
    }
}

/// Values of single piles below `top` under a rule that never changes, win or loss if misère.
fn long_table<R: Rules>(rules: &R, top: usize) -> Vec<u64> {
    let open = rules::ranges(rules, &rules.with_sizes(&[1_000_000]));
    let mut values: Vec<u64> = Vec::new();
    for n in 0..top {
        let taken = open.iter().flat_map(|span| span.low..=span.high);
        let options: Vec<u64> =
            taken.filter(|t| *t <= n as u64).map(|t| values[n - t as usize]).collect();
        values.push(if rules.misere() {
            u64::from(options.is_empty() || options.contains(&0))
        } else {
            (0..).find(|value| !options.contains(value)).expect("some number is missing")
        });
    }
    values
}

/// The nim-sum by counting digits in columns, without the operator for it.
pub(crate) fn columns(numbers: &[u64]) -> u64 {
    let odd = |bit: u32| numbers.iter().filter(|n| *n / (1 << bit) % 2 == 1).count() % 2 == 1;
    (0..63).filter(|bit| odd(*bit)).map(|bit| 1 << bit).sum()
}

/// Lengths of the runs of standing pins.
fn runs(rows: &[Vec<bool>], ring: bool) -> Vec<u64> {
    let gap = rows[0].iter().position(|up| !up);
    let rows = match (ring, gap) {
        // Cut open at a gap, a ring is a row.
        (true, Some(gap)) => vec![[&rows[0][gap..], &rows[0][..gap]].concat()],
        _ => rows.to_vec(),
    };
    let pieces = rows.iter().flat_map(|row| row.split(|up| !up)).map(|run| run.len() as u64);
    pieces.filter(|length| *length > 0).collect()
}

/// Asserts that the number of parts in a group is as the group says.
fn counted(parts: &[Part], group: &Group, here: &str) {
    let count = parts.iter().filter(|part| group.rows.contains(&part.size)).count();
    let fits = match group.count {
        GroupCount::Even => count % 2 == 0,
        GroupCount::Odd => count % 2 == 1,
        GroupCount::One => count == 1,
    };
    assert!(fits, "{here} {group:?}");
}

fn sorted_sizes(parts: &[Part]) -> Vec<u64> {
    let mut sizes: Vec<u64> = parts.iter().map(|part| part.size).collect();
    sizes.sort_unstable();
    sizes
}

/// Exactly: m = ⌊nφ⌋ if and only if m² - mn - n² < 0 < (m+1)² - (m+1)n - n², or n = m = 0.
pub(crate) fn is_lower_wythoff(m: u64, n: u64) -> bool {
    let (m, n) = (i128::from(m), i128::from(n));
    let below = |m: i128| m * m - m * n - n * n;
    (m, n) == (0, 0) || (below(m) < 0 && below(m + 1) > 0)
}

/// The limit after `taken`, found by playing it from the largest pile.
fn limit_after<R: Rules>(rules: &R, taken: u64) -> u64 {
    let most = rules.sizes().each.1;
    let after = rules.play(&rules.with_sizes(&[most]), &Move::one(0, taken));
    match rules.board(&after) {
        Board::Heaps { limit: Some(limit), .. } => limit,
        board => panic!("{board:?} has no limit"),
    }
}

/// Asserts that the terms add up to the pile, are H-numbers, and exceed the limit after the next term.
pub(crate) fn check_terms<R: Rules>(
    rules: &R,
    pile: u64,
    terms: &[u64],
    family: TermFamily,
    here: &str,
) {
    assert_eq!(terms.iter().sum::<u64>(), pile, "{here}");
    for pair in terms.windows(2) {
        assert!(limit_after(rules, pair[1]) < pair[0], "{here}");
    }
    let mut h = vec![1];
    while h.last() < terms.first() {
        let last = h[h.len() - 1];
        let smallest = h.iter().find(|one| limit_after(rules, **one) >= last);
        h.push(last + smallest.expect("the theorem holds, so there is one"));
    }
    assert!(terms.iter().all(|term| h.contains(term)), "{here}");
    let all = |follows: &dyn Fn(&[u64]) -> bool| h.windows(3).all(follows);
    match family {
        TermFamily::PowersOfTwo => assert!(all(&|w| w[2] == 2 * w[1] && w[1] == 2 * w[0])),
        TermFamily::Fibonacci => assert!(all(&|w| w[2] == w[1] + w[0])),
        TermFamily::Own => {}
    }
}

#[test]
fn every_winning_move_has_a_right_reason() {
    every_entry!(reasons);
}
