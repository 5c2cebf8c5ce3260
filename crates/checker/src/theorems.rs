//! The theorems about heaps: what each one needs, why it holds, and the checks of what it needs.
//!
//! G(n) is the Grundy value of a heap of n tokens. A certificate claims that G(n + p) = G(n) + s for
//! all n ≥ n0. `Turn::repeats` checks this as far as the bound B, that is for n0 ≤ n < B - p; a
//! theorem adds the rest. Each hypothesis below is a check of its own, and a forged certificate in
//! `tests/sequence/hypotheses.rs` passes every other one.

use crate::claim::{self, Claim};
use crate::judge::{Checked, must};
use crate::words;
use alloc::collections::BTreeSet;
use alloc::string::ToString;
use alloc::vec::Vec;

/// Guy and Smith (1956) for h = 2, here for any h: takes are limited, and heaps may have any sizes.
///
/// Hypotheses, where N is the larger of n0 and 1:
/// 1. No move takes more than t tokens: there is no tail, and t is the greatest number with a digit.
/// 2. No move leaves more than h heaps; h is at least 1.
/// 3. The heaps that a move leaves may have any sizes.
/// 4. s = 0.
/// 5. B = h·(N + p) + t.
///
/// Then G(n + p) = G(n) for all n ≥ n0.
///
/// Proof, by induction on n, where n + p ≥ B. Let a move of heap n + p take k ≤ t tokens. At least
/// h·(N + p) > 0 tokens stay, in at most h heaps, so the largest heap a is at least N + p. The heap
/// a - p ≥ N has the same value by induction, since a < n + p. So heap n has a move of the same
/// value: take k, and leave a - p in place of a. Conversely, a move of heap n leaves at least
/// h·N + (h - 1)·p tokens, so its largest heap a is at least N. Heap a + p has the same value, and
/// leaving it in place of a is a move of heap n + p. Both heaps have the same options by value. What
/// a move of `squares` leaves beside its heaps depends on k alone, and so is the same in both.
pub(crate) fn window(claim: &Claim, heaps: u64, taken: u64) -> Checked {
    must(!claim.moves.unequal, claim::THEOREM, words::any_sizes)?;
    limited(claim, heaps, taken)?;
    bound(claim, heaps * (claim.preperiod.max(1) + claim.period) + taken)
}

/// The same where two heaps that a move leaves must differ in size.
///
/// Hypotheses, where N is the larger of n0 and 1:
/// 1. No move takes more than t tokens: there is no tail, and t is the greatest number with a digit.
/// 2. No move leaves more than two heaps.
/// 3. Two heaps that a move leaves must differ in size.
/// 4. s = 0.
/// 5. B = 2·(N + p) + t + p.
///
/// Then G(n + p) = G(n) for all n ≥ n0.
///
/// Proof. As for [`window`], by induction on n, where n + p ≥ B. A move of heap n becomes one of heap
/// n + p when its largest heap grows by p, since it stays the largest. A move of heap n + p becomes
/// one of heap n when its largest heap shrinks by p, unless that makes two heaps equal. That is so
/// only for the heaps a and a + p, where the move takes k = n - 2a tokens. Because k ≤ t and
/// n ≥ 2·(N + p) + t, a is at least N + p. The option {a, a + p} has the value
/// G(a) xor G(a + p) = 0 by induction. Heap n has an option of the value 0 as well: it takes k and
/// leaves a - p and a + p. These differ, a - p ≥ N is not empty, and
/// G(a - p) = G(a) = G(a + p). So both heaps have the same options by value.
pub(crate) fn window_unequal(claim: &Claim, heaps: u64, taken: u64) -> Checked {
    must(claim.moves.unequal, claim::THEOREM, words::different_sizes)?;
    limited(claim, heaps, taken)?;
    bound(claim, heaps * (claim.preperiod.max(1) + claim.period) + taken + claim.period)
}

/// The common hypotheses of both theorems for limited takes: no tail, the two numbers of the rule, and no gain.
fn limited(claim: &Claim, heaps: u64, taken: u64) -> Checked {
    let moves = &claim.moves;
    must(moves.tail().is_empty(), claim::THEOREM, words::limited_takes)?;
    let most_heaps = u64::from(moves.most_heaps()).max(1);
    must(heaps == most_heaps, claim::THEOREM, || words::first_number(most_heaps))?;
    let most_taken = moves.most_taken();
    must(taken == most_taken, claim::THEOREM, || words::second_number(most_taken))?;
    must(claim.saltus == 0, claim::SALTUS, words::no_gain)
}

fn bound(claim: &Claim, bound: u64) -> Checked {
    must(claim.bound == bound, claim::BOUND, || words::bound_of_numbers(&bound.to_string()))
}

/// Takes without end that leave at most one heap: what later heaps depend on comes again, raised.
///
/// The takes 1 to w have digits of their own, and those of the takes above w repeat after T. The
/// state at n is: n modulo T; the window G(n - w), ..., G(n - 1); and for each remainder r the set S(r)
/// of the older values G(m), where 1 ≤ m < n - w and m leaves r modulo T. If no digit of the tail
/// lets a heap stay, no older value is ever an option, and each S(r) counts as empty. Let L be the
/// least number above 0 that some S(r) lacks.
///
/// Hypotheses:
/// 1. There is a tail.
/// 2. No move leaves more than one heap.
/// 3. The bound is `to`, so that all values before it are known.
/// 4. `from` > w: the window begins after heap 0, and the tail reaches heap 0 from every later heap.
/// 5. `to` - `from` is the least common multiple of p and T.
/// 6. n0 ≤ `from`.
/// 7. Both states have the same windows, where a value counts as zero, as below L, or as its
///    distance above L; each state has an L of its own.
/// 8. Both states have the same sets S(r), of which only 0 and the values from L on are compared.
/// 9. The second L exceeds the first by s·(`to` - `from`)/p.
/// 10. s = 0, or no value from heap `from` to below `to` is 0.
///
/// Then G(n + p) = G(n) + s for all n ≥ n0.
///
/// Proof. Let d = `to` - `from`, and let D be what L gains. First, by induction on n ≥ `from`: G(n) and
/// G(n + d) are both 0, or G(n + d) = G(n) + D. The options of heap n are the window's values whose
/// digits let a heap stay, the sets S(r) whose digits do, and 0 where n itself may be taken; which
/// ones, only n modulo T and w decide, so they are the same for n + d (1, 2, 4, 5). If the tail lets a heap
/// stay, some S(r) is reached from every n, and it contains all numbers from 1 to L - 1. So
/// G(n) is 0 or at least L, and of the options only 0 and those from L on matter. These are the
/// same for n + d, but for D (7, 8). The next states agree as well: they gain these two values, and
/// an old value moves from the window to a set.
///
/// With 9 and 10, G(n + d) = G(n) + s·d/p for all n ≥ `from`. Now G(n + p) = G(n) + s is known for
/// n0 ≤ n < `to` - p, which is all n from n0 on to `from` and beyond (3, 5, 6). For `to` - p ≤ n < `to`
/// let m = n + p - d ≥ `from`; steps of p lead from m to n below `to`, so G(n) = G(m) + s·(d/p - 1),
/// and G(n + p) = G(m + d) = G(m) + s·d/p = G(n) + s. Steps of d carry this to all n.
pub(crate) fn state(claim: &Claim, from: u64, to: u64) -> Checked {
    let moves = &claim.moves;
    let tail = moves.tail().len() as u64;
    must(tail > 0, claim::THEOREM, words::endless_takes)?;
    must(moves.most_heaps() <= 1, claim::THEOREM, words::one_heap)?;
    must(claim.bound == to, claim::BOUND, || words::bound_of_theorem(to))?;
    let width = moves.fixed() as u64 - 1;
    must(from > width, claim::THEOREM, || words::first_size(width))?;
    let turns = (1..tail).find(|turns| (claim.period * turns).is_multiple_of(tail)).unwrap_or(tail);
    let apart = claim.period * turns;
    must(from.checked_add(apart) == Some(to), claim::THEOREM, || {
        words::second_size(&apart.to_string())
    })?;
    must(claim.preperiod <= from, claim::PREPERIOD, || words::preperiod_of_state(from))
}

/// The hypotheses of [`state`] about values, which are known up to `to`.
pub(crate) fn same_states(claim: &Claim, values: &[u32], from: u64, to: u64) -> Checked {
    let (first, second) = (State::at(claim, values, from), State::at(claim, values, to));
    must(first.window == second.window, claim::THEOREM, words::last_values_differ)?;
    must(first.older == second.older, claim::THEOREM, words::older_values_differ)?;
    let gain = second.low - first.low;
    // At most as many periods as the tail has digits, so that the product is small enough.
    must(claim.saltus * ((to - from) / claim.period) == gain, claim::SALTUS, || {
        words::gain_between(gain)
    })?;
    let lost = values[from as usize..to as usize].contains(&0);
    must(gain == 0 || !lost, claim::SALTUS, words::zero_gains)
}

/// The state on which the heaps from some size on depend.
struct State {
    /// The least number above 0 that some set of older values lacks.
    low: u64,
    window: Vec<Seen>,
    /// For each remainder the older values that matter.
    older: Vec<Vec<Seen>>,
}

/// The relevant part of a value.
#[derive(PartialEq, Eq)]
enum Seen {
    Zero,
    /// Below `low`, but not 0: every heap has an option of this value.
    Low,
    /// So much above `low`.
    Above(u64),
}

impl State {
    fn at(claim: &Claim, values: &[u32], n: u64) -> State {
        let moves = &claim.moves;
        let (width, tail) = (moves.fixed() as u64 - 1, moves.tail().len() as u64);
        let reached = moves.tail().iter().any(|digit| digit & 2 == 2);
        let value = |heap: u64| u64::from(values[heap as usize]);
        let mut sets: Vec<BTreeSet<u64>> = (0..tail).map(|_| BTreeSet::new()).collect();
        for heap in (1..n - width).filter(|_| reached) {
            sets[(heap % tail) as usize].insert(value(heap));
        }
        let missing = |set: &BTreeSet<u64>| (1..).find(|value| !set.contains(value)).unwrap_or(1);
        let low = sets.iter().map(missing).min().unwrap_or(1);
        let seen = |value: u64| match value.checked_sub(low) {
            Some(above) => Seen::Above(above),
            None if value == 0 => Seen::Zero,
            None => Seen::Low,
        };
        let window = (n - width..n).map(|heap| seen(value(heap))).collect();
        let matters = |set: &BTreeSet<u64>| {
            set.iter().map(|value| seen(*value)).filter(|seen| *seen != Seen::Low).collect()
        };
        State { low, window, older: sets.iter().map(matters).collect() }
    }
}
