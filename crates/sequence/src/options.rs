//! The moves from one heap: what each of them leaves, and what that is worth.

use crate::semantics::{Semantics, Take};
use crate::sequence::Sequence;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Most moves of each take that are looked at for a reply. Where a period is proved, the first ones have every value
/// that the others have, unless the period begins later.
const SEARCHED: u64 = 5_000_000;

/// What a move leaves of a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// How many tokens go.
    pub taken: u64,
    /// The sizes of the heaps that stay, in ascending order.
    pub heaps: Vec<u64>,
    /// The value of what stays besides these heaps: 0 but for a few moves of `squares`.
    pub plus: u32,
    /// The value of all that stays.
    pub value: u64,
}

/// Calls `each` with the moves from the heap of `n` tokens, those that take least first, until it breaks; with `most`
/// moves of each take at most.
///
/// True if these are all moves; `None` if the table does not know the value of the heap.
///
/// ```
/// use core::ops::ControlFlow;
/// use sequence::{Sequence, options};
/// let mut kayles = Sequence::new(&"0.77".parse()?, 100).expect("so few are allowed");
/// kayles.run();
/// let mut left = Vec::new();
/// let all = options::each(&kayles, 3, 1_000, &mut |option| {
///     left.push((option.taken, option.heaps, option.value));
///     ControlFlow::Continue(())
/// });
/// assert_eq!(all, Some(true));
/// assert_eq!(left, [(1, vec![2], 2), (1, vec![1, 1], 0), (2, vec![1], 1)]);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn each(
    table: &Sequence,
    n: u64,
    most: u64,
    each: &mut dyn FnMut(Left) -> ControlFlow<()>,
) -> Option<bool> {
    table.at(n)?;
    let semantics = table.rule().semantics();
    let unequal = semantics.unequal();
    let mut walk = Walk { table, unequal, most, count: 0, all: true, each };
    let whole = takes(&semantics, n).try_for_each(|take| walk.take(&take, n - take.count as u64));
    Some(walk.all && whole.is_continue())
}

/// What a heap of `n` tokens allows to take, ascending.
fn takes(semantics: &Semantics, n: u64) -> impl Iterator<Item = Take> {
    let fixed = semantics.takes().iter().copied().take_while(move |take| take.count as u64 <= n);
    let reach = semantics.reach();
    let last = if semantics.tail().is_empty() { reach } else { n as usize };
    let endless = (reach + 1..=last).map(move |count| take(semantics, count));
    fixed.chain(endless)
}

/// What taking this many tokens allows.
fn take(semantics: &Semantics, count: usize) -> Take {
    let fixed = semantics.takes().iter().find(|take| take.count == count);
    let parts = match count.checked_sub(semantics.reach() + 1) {
        Some(past) if !semantics.tail().is_empty() => {
            semantics.tail()[past % semantics.tail().len()]
        }
        _ => 0,
    };
    fixed.copied().unwrap_or(Take { count, parts, plus: 0 })
}

/// A walk through all moves.
struct Walk<'w> {
    table: &'w Sequence,
    unequal: bool,
    most: u64,
    /// How many moves of the take at hand were told.
    count: u64,
    /// False once a move was left out.
    all: bool,
    each: &'w mut dyn FnMut(Left) -> ControlFlow<()>,
}

impl Walk<'_> {
    fn value(&self, heap: u64) -> u64 {
        self.table.at(heap).expect("the value of a larger heap is known")
    }

    /// All ways to leave `left` tokens.
    fn take(&mut self, take: &Take, left: u64) -> ControlFlow<()> {
        self.count = 0;
        if left == 0 {
            return match take.leaves(0) {
                true => self.tell(take, &[], u64::from(take.plus)),
                false => ControlFlow::Continue(()),
            };
        }
        let most = u32::from(take.parts).checked_ilog2().unwrap_or(0);
        (1..=most)
            .filter(|parts| take.leaves(*parts))
            .try_for_each(|parts| self.split(take, left, parts, &mut Vec::new(), take.plus.into()))
    }

    /// All ways to arrange tokens in `parts` more heaps, none smaller than the last one.
    fn split(
        &mut self,
        take: &Take,
        left: u64,
        parts: u32,
        heaps: &mut Vec<u64>,
        sum: u64,
    ) -> ControlFlow<()> {
        let least = heaps.last().copied().unwrap_or(1);
        if parts == 1 {
            if left < least || self.unequal && heaps.last() == Some(&left) {
                return ControlFlow::Continue(());
            }
            heaps.push(left);
            let told = self.tell(take, heaps, sum ^ self.value(left));
            heaps.pop();
            return told;
        }
        for heap in least..=left / u64::from(parts) {
            if self.count >= self.most {
                self.all = false;
                break;
            }
            heaps.push(heap);
            let told = self.split(take, left - heap, parts - 1, heaps, sum ^ self.value(heap));
            heaps.pop();
            told?;
        }
        ControlFlow::Continue(())
    }

    fn tell(&mut self, take: &Take, heaps: &[u64], value: u64) -> ControlFlow<()> {
        self.count += 1;
        let (taken, heaps) = (take.count as u64, heaps.to_vec());
        (self.each)(Left { taken, heaps, plus: take.plus, value })
    }
}

/// Moves that leave a given value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replies {
    /// The moves.
    pub moves: Vec<Left>,
    /// True if there are no others.
    pub all: bool,
}

/// The moves from the heap of `n` tokens that leave the value `wanted`, at most `most` of them.
///
/// `None` if the table does not know the value of the heap. Of a far heap not all moves are looked at; those that
/// leave a small heap come first.
///
/// ```
/// use sequence::{Sequence, options};
/// let mut nim = Sequence::new(&"0.~3".parse()?, 100).expect("so few are allowed");
/// nim.run();
/// let replies = options::replies(&nim, 1_000_000_000, 7, 10).expect("the period is proved");
/// assert_eq!((replies.moves[0].taken, &replies.moves[0].heaps[..]), (999_999_993, &[7][..]));
/// assert!(replies.all && replies.moves.len() == 1);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn replies(table: &Sequence, n: u64, wanted: u64, most: usize) -> Option<Replies> {
    table.at(n)?;
    let semantics = table.rule().semantics();
    if !semantics.tail().is_empty() && semantics.most_parts() <= 1 {
        return Some(endless(table, &semantics, n, wanted, most));
    }
    let mut moves = Vec::new();
    let all = each(table, n, SEARCHED, &mut |option| {
        if option.value == wanted && moves.len() == most {
            return ControlFlow::Break(());
        }
        moves.extend((option.value == wanted).then_some(option));
        ControlFlow::Continue(())
    })?;
    Some(Replies { moves, all })
}

/// The same where any number may be taken and one heap stays: by the heaps that have the value.
fn endless(table: &Sequence, semantics: &Semantics, n: u64, wanted: u64, most: usize) -> Replies {
    let known = table.values().len() as u64;
    let mut heaps: Vec<u64> = Vec::new();
    let mut all = true;
    // Beyond the table a value comes once for each place in the period if values gain, and ever again if not.
    let mut near = known.min(n);
    match table.proof().map(|proof| proof.period) {
        Some(period) if period.saltus > 0 => {
            let (length, saltus) = (period.length as u64, u64::from(period.saltus));
            let places = period.start as u64..(period.start + period.length) as u64;
            let far = places.filter_map(|place| {
                let gain = wanted.checked_sub(u64::from(table.values()[place as usize]))?;
                let turns = gain.is_multiple_of(saltus).then_some(gain / saltus)?;
                turns.checked_mul(length)?.checked_add(place)
            });
            heaps.extend(far.filter(|heap| (known..n).contains(heap)));
            heaps.sort_unstable();
        }
        Some(period) => {
            near = n.min(known + (period.length * semantics.tail().len()) as u64);
            all = near == n;
        }
        None => {}
    }
    let has = |heap: &u64| table.at(*heap) == Some(wanted);
    let mut moves = Vec::new();
    for heap in (0..near).filter(has).chain(heaps) {
        let take = take(semantics, usize::try_from(n - heap).unwrap_or(usize::MAX));
        if !take.leaves(u32::from(heap > 0)) {
            continue;
        }
        if moves.len() == most {
            return Replies { moves, all: false };
        }
        let heaps = (heap > 0).then_some(heap).into_iter().collect();
        moves.push(Left { taken: n - heap, heaps, plus: 0, value: wanted });
    }
    Replies { moves, all }
}

#[cfg(test)]
mod tests {
    use super::{Left, each, replies};
    use crate::cost::EngineKind;
    use crate::sequence::Sequence;
    use alloc::vec::Vec;
    use core::ops::ControlFlow;

    const RULES: [&str; 16] = [
        "0.77",
        "0.07",
        "0.6",
        "grundy",
        "squares",
        "split-3",
        "split-4",
        "take-1.3.4",
        "4.~3",
        "except-2.5",
        "0.~3",
        "0.1~30",
        "0.07-unequal",
        "0.3~13",
        "0.A",
        "0.F~5",
    ];

    fn options(table: &Sequence, n: u64) -> Vec<Left> {
        let mut all = Vec::new();
        let whole = each(table, n, u64::MAX, &mut |option| {
            all.push(option);
            ControlFlow::Continue(())
        });
        assert_eq!(whole, Some(true));
        all
    }

    #[test]
    fn the_least_value_that_no_move_leaves_is_that_of_the_heap() {
        for rule in RULES {
            let rule = rule.parse().expect("a rule");
            let mut table = Sequence::by(&rule, 60, EngineKind::Plain).expect("for every rule");
            table.run();
            for n in 0..=60 {
                let values: Vec<u64> = options(&table, n).iter().map(|one| one.value).collect();
                let mex = (0..).find(|value| !values.contains(value));
                assert_eq!(mex, table.at(n), "{rule} {n}");
            }
            assert_eq!(each(&table, 61, 1, &mut |_| ControlFlow::Continue(())), None);
        }
    }

    /// Also from a table that is so short that the period has to tell of most heaps.
    #[test]
    fn replies_are_the_moves_that_leave_a_value() {
        for rule in RULES {
            let rule = rule.parse().expect("a rule");
            let mut long = Sequence::by(&rule, 400, EngineKind::Plain).expect("for every rule");
            long.run();
            let mut short = Sequence::bare(&rule, 170);
            short.run();
            for n in [0, 1, 9, 25, 40, 397].into_iter().filter(|n| short.at(*n).is_some()) {
                let all = options(&long, n);
                for wanted in 0..=12 {
                    let found = replies(&short, n, wanted, usize::MAX).expect("it is known");
                    let some = all.iter().filter(|one| one.value == wanted);
                    let mut some: Vec<&Left> = some.collect();
                    let mut moves: Vec<&Left> = found.moves.iter().collect();
                    some.sort_by_key(|one| (one.taken, one.heaps.clone()));
                    moves.sort_by_key(|one| (one.taken, one.heaps.clone()));
                    if found.all {
                        assert_eq!(moves, some, "{rule} {n} {wanted}");
                    } else {
                        assert!(moves.iter().all(|one| some.contains(one)), "{rule} {n} {wanted}");
                        assert_eq!(moves.is_empty(), some.is_empty(), "{rule} {n} {wanted}");
                    }
                }
            }
        }
    }
}
