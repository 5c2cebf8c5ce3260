//! A table that knows the value of a heap, perhaps a far one by a proved period.

use crate::Failure;
use crate::out::Bar;
use crate::words;
use sequence::{Limits, Progress, Refused, Rule, Sequence};

/// Greatest heap whose number is read: 10^15, as in the games that are played on heaps.
pub(crate) const FARTHEST: u64 = 1_000_000_000_000_000;
/// How far values are found where no more is asked for: about a minute.
const USUAL: Limits = Limits { values: 1 << 22, steps: 60_000_000_000, bytes: 1_000_000_000 };
/// Values that are found whatever they cost.
const FEW: u64 = 1_000;
/// Steps between two updates of the bar.
const SLICE: u64 = 50_000_000;

/// The values of a rule as far as the heap of `n` tokens, or until a period is proved that tells its value.
///
/// No more values than to the heap `to` are found; where it is not given, as many as take a minute.
pub(crate) fn table(rule: &Rule, n: u64, to: Option<u64>) -> Result<Sequence, Failure> {
    let mut table = planned(rule, n, to)?;
    let mut bar = Bar::new();
    while table.at(n).is_none() {
        let Progress { values, of, share } = table.step(SLICE);
        if values == of {
            break;
        }
        bar.show(share, || words::values_found(values as u64, of as u64));
    }
    bar.close();
    if table.at(n).is_none() {
        let last = table.values().len() as u64 - 1;
        let (heap, last) = (n.to_string(), last.to_string());
        let because = words::unknown_heap(rule.text(), &heap, &last, (&table.standing()).into());
        return Err(Failure::Unproved(because));
    }
    Ok(table)
}

/// The longest table that is not too large, of those that are long enough and of their halves.
fn planned(rule: &Rule, n: u64, to: Option<u64>) -> Result<Sequence, Failure> {
    let limits = if to.is_some() { Limits::NATIVE } else { USUAL };
    let mut last = n.min(to.unwrap_or(limits.values));
    loop {
        match Sequence::within(rule, last, limits) {
            Ok(table) => return Ok(table),
            Err(_) if to.is_none() && last > FEW => last /= 2,
            Err(refused) => return Err(too_large(&refused)),
        }
    }
}

fn too_large(refused: &Refused) -> Failure {
    Failure::TooLarge(refused.into())
}
