//! When values repeat for ever: three theorems, and how a table is searched for their conditions.

use crate::bits::Bits;
use crate::semantics::Semantics;
use alloc::vec;
use alloc::vec::Vec;
use solver::values::agreement;

/// Why a period holds for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// For a rule that takes at most t tokens and leaves at most h heaps, in any sizes: if G(n+p) = G(n)
    /// for n0 ≤ n < h·n0 + (h-1)·p + t and n0 ≥ 1, then for all n ≥ n0.
    ///
    /// Guy and Smith (1956) for h = 2. For any h: of the heaps that n+p leaves, the largest is at least
    /// n0+p, and shortening it by p gives a move from n; and the other way round.
    Window,
    /// The same for a rule that leaves at most two heaps, which must differ in size: if G(n+p) = G(n) for
    /// n0 ≤ n < 2·n0 + 2·p + t and n0 ≥ 1, then for all n ≥ n0. This needs p values more.
    ///
    /// Let n+p be the next heap. If the largest heap that a move of n leaves grows by p, it stays the
    /// largest. If the largest heap that a move of n+p leaves shrinks by p, the two may become equal, but
    /// only from heaps a and a+p. That option of n+p has the value 0, since G(a) = G(a+p). With the same
    /// number taken, n can leave a-p and a+p, which differ and also have the value 0 together: as n ≥
    /// 2·n0 + 2·p + t, a-p is at least n0. So both heaps have the same options by value.
    WindowUnequal,
    /// For a rule that takes more than t tokens in a repeating pattern and leaves one heap: later heaps
    /// depend on n modulo the pattern, the last t values, and for each remainder the set of older values.
    /// If all of that recurs, raised by s, everything after it does.
    State {
        /// The size at which the state first occurred.
        from: usize,
        /// The size at which it recurred.
        to: usize,
    },
}

/// A proved period: G(n + `length`) = G(n) + `saltus` for n ≥ `start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// Least such n.
    pub start: usize,
    /// Least length.
    pub length: usize,
    /// The gain of the values in one period.
    pub saltus: u32,
}

/// A proved period with its proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The proved period.
    pub period: Period,
    /// Why.
    pub theorem: Theorem,
    /// Number of values, from that of the empty heap on, that the theorem needs.
    pub bound: usize,
}

/// Why no built-in theorem can prove a period for a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// Any number may be taken and heaps may be broken.
    EndlessBreaking,
}

/// The reason why no period can be proved for this rule, if there is one.
pub fn unproved(semantics: &Semantics) -> Option<Unproved> {
    if !semantics.tail().is_empty() && semantics.most_parts() > 1 {
        Some(Unproved::EndlessBreaking)
    } else {
        None
    }
}

/// Number of values that [`Theorem::Window`] needs, or [`Theorem::WindowUnequal`] if heaps must differ.
pub(crate) fn window(semantics: &Semantics, start: usize, length: usize) -> usize {
    let parts = semantics.most_parts().max(1) as usize;
    let more = if semantics.unequal() { length } else { 0 };
    parts * (start.max(1) + length) + semantics.reach() + more
}

/// The least period that the values prove, by the theorem for this rule.
pub(crate) fn prove(semantics: &Semantics, values: &[u32]) -> Option<Proof> {
    // No theorem here is about a set without an end, of which only a part is listed.
    if unproved(semantics).is_some() || semantics.last_heap().is_some() {
        None
    } else if semantics.tail().is_empty() {
        by_window(semantics, values)
    } else {
        by_state(semantics, values)
    }
}

fn by_window(semantics: &Semantics, values: &[u32]) -> Option<Proof> {
    let total = values.len();
    let agree = agreement(values);
    let (start, length) = (1..total).find_map(|length| {
        let start = (total - length - agree[length]).max(1);
        (window(semantics, start, length) <= total).then_some((start, length))
    })?;
    let period = Period { start: first(values, start, length, 0), length, saltus: 0 };
    let theorem = if semantics.unequal() { Theorem::WindowUnequal } else { Theorem::Window };
    Some(Proof { period, theorem, bound: window(semantics, period.start, length) })
}

/// The least start, given that the values repeat from `start` on.
fn first(values: &[u32], mut start: usize, length: usize, saltus: u32) -> usize {
    while start > 0 && values[start - 1].checked_add(saltus) == Some(values[start - 1 + length]) {
        start -= 1;
    }
    start
}

/// The apparent period of values that seem to gain the same in each period, without a proof.
///
/// ```
/// let values: Vec<u32> = (0..40).map(|n| n / 4).collect();
/// let period = sequence::period::apparent(&values).expect("each is one more than four before");
/// assert_eq!((period.length, period.saltus), (4, 1));
/// ```
pub fn apparent(values: &[u32]) -> Option<Period> {
    let total = values.len();
    let steps: Vec<i64> =
        values.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0])).collect();
    let agree = agreement(&steps);
    // A period is apparent from three periods and half of the table on.
    let looks = |length: &usize| agree[*length] >= (2 * length).max(total / 2);
    let length = (1..steps.len()).find(looks)?;
    let saltus = values[total - 1].checked_sub(values[total - 1 - length])?;
    let start = first(values, total - length - agree[length] - 1, length, saltus);
    Some(Period { start, length, saltus })
}

fn by_state(semantics: &Semantics, values: &[u32]) -> Option<Proof> {
    let seen = apparent(values)?;
    let turn = least_common(seen.length, semantics.tail().len());
    let last = values.len().checked_sub(turn)?;
    // Try as soon as the window is in the periodic part; later, for sets that fill slowly.
    let early = seen.start + semantics.reach() + 1;
    let mut tries = [early, early.saturating_mul(2), last].into_iter().filter(|from| *from <= last);
    let (from, gain) =
        tries.find_map(|from| Some((from, gain(semantics, values, from, from + turn)?)))?;
    let theorem = Theorem::State { from, to: from + turn };
    Some(Proof { period: least(values, from, turn, gain), theorem, bound: from + turn })
}

/// The least period, if the values from `from` on gain `gain` in each `turn`, for ever.
fn least(values: &[u32], from: usize, turn: usize, gain: u32) -> Period {
    let at = |n: usize| match n.checked_sub(from) {
        Some(past) => values[from + past % turn] + (past / turn) as u32 * gain,
        None => values[n],
    };
    let share = |length: usize| {
        (gain as usize * length).is_multiple_of(turn).then(|| gain as usize * length / turn)
    };
    let fits = |length: &usize| {
        let saltus = share(*length).filter(|_| turn.is_multiple_of(*length));
        saltus.is_some_and(|saltus| {
            (from..from + turn).all(|n| at(n + length) == at(n) + saltus as u32)
        })
    };
    let length = (1..turn).find(fits).unwrap_or(turn);
    let saltus = (gain as usize * length / turn) as u32;
    let mut start = from;
    while start > 0 && at(start - 1) + saltus == at(start - 1 + length) {
        start -= 1;
    }
    Period { start, length, saltus }
}

fn least_common(one: usize, other: usize) -> usize {
    let (mut a, mut b) = (one, other);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    one / a * other
}

/// The gain of the values, if the heaps from `one` on depend on the same state as those from `other` on.
fn gain(semantics: &Semantics, values: &[u32], one: usize, other: usize) -> Option<u32> {
    if one <= semantics.reach() || !(other - one).is_multiple_of(semantics.tail().len()) {
        return None;
    }
    let (first, second) = (State::at(semantics, values, one), State::at(semantics, values, other));
    let gain = second.low - first.low;
    // A lost heap stays lost in each period, so it gains nothing.
    let gains = gain == 0 || !values[one..other].contains(&0);
    (first.window == second.window && first.older == second.older && gains).then_some(gain)
}

/// The state on which the heaps from some size on depend.
///
/// Every value from 1 to below `low` can be reached from all of them. So only 0 and the values from `low`
/// on matter, and of the latter their distance above it.
struct State {
    low: u32,
    /// The last values, where they matter.
    window: Vec<Option<Above>>,
    /// Older values by the remainder of the heap's size.
    older: Vec<Vec<Above>>,
}

/// A value that matters.
#[derive(PartialEq, Eq)]
enum Above {
    /// The value 0.
    Zero,
    /// The distance above the number below which other values do not matter.
    By(u32),
}

impl State {
    fn at(semantics: &Semantics, values: &[u32], n: usize) -> State {
        let length = semantics.tail().len();
        let mut sets = vec![Bits::default(); length];
        // A tail that leaves no heap lets no old value be reached.
        if semantics.tail().iter().any(|digit| digit & 2 == 2) {
            (1..n - semantics.reach()).for_each(|heap| sets[heap % length].insert(values[heap]));
        }
        let low = sets.iter().map(Bits::least_missing_above_zero).min().unwrap_or(1);
        let above = |value: u32| match value {
            0 => Some(Above::Zero),
            _ => value.checked_sub(low).map(Above::By),
        };
        let window = values[n - semantics.reach()..n].iter().map(|value| above(*value)).collect();
        let older = sets.iter().map(|set| set.iter().filter_map(above).collect()).collect();
        State { low, window, older }
    }
}
