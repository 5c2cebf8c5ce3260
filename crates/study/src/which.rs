//! Which rules have given values: the answer to a question that needs no study.

use crate::address::Subject;
use crate::known;
use crate::wire::{Fit, Rules, Tell};
use crate::words;
use alloc::string::ToString;
use messages::Message;
use sequence::rule::Rule;
use sequence::which::{self, Found, Near, Same};

/// Most values that are compared, so that an answer comes within a second.
const COMPARED: usize = 2000;
/// Most rules that are named.
const LISTED: usize = 12;
/// The greatest heap of the table that a link leads to.
const TO: u64 = 200;

/// The rules that have the values of a text.
pub(crate) fn answer(id: u32, text: &str) -> Tell {
    let values = match which::read(text) {
        Ok(values) => values,
        Err(unread) => return Tell::Refused { id, because: words::unread(&unread) },
    };
    let Found { same, near, tried } = which::which(&values[..values.len().min(COMPARED)]);
    let more = same.len().saturating_sub(LISTED) as u64;
    let none_of = same.is_empty().then_some(tried as u64);
    let fits = match none_of {
        Some(_) => near.iter().map(|near| nearly(near, &values)).collect(),
        None => same.iter().take(LISTED).map(fits).collect(),
    };
    Tell::Which { id, rules: Rules { fits, more, none_of } }
}

fn fit(rule: &Rule, words: Message) -> Fit {
    let subject = Subject::Values { rule: rule.clone(), to: TO, with: None };
    let (rule, address) = (rule.to_string(), subject.to_string());
    let oeis = known::of_rule(&rule).map(ToString::to_string);
    Fit { rule, address, oeis, words }
}

fn fits(Same { rule, shift, compared }: &Same) -> Fit {
    let (of, compared) = (from(*shift), *compared as u64);
    fit(rule, words::all_agree(compared, of, shift.unsigned_abs()))
}

fn nearly(near: &Near, values: &[u32]) -> Fit {
    let Near { rule, shift, agree, place, value } = near;
    let (heap, given) = (place.saturating_add_signed(*shift as isize), values[*place]);
    let (agree, heap) = (*agree as u64, heap as u64);
    fit(rule, words::nearly_agree(agree, heap, u64::from(*value), u64::from(given)))
}

/// How the sizes differ, as a word by which messages choose.
fn from(shift: i64) -> &'static str {
    match shift {
        0 => "same",
        1.. => "larger",
        _ => "smaller",
    }
}

#[cfg(test)]
mod tests {
    use super::answer;
    use crate::wire::{Rules, Tell};

    fn found(text: &str) -> Rules {
        match answer(7, text) {
            Tell::Which { id: 7, rules } => rules,
            told => panic!("{told:?}"),
        }
    }

    #[test]
    fn values_lead_to_the_table_of_their_rule() {
        let Rules { fits, none_of, .. } = found("0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7");
        assert_eq!((fits[0].rule.as_str(), fits[0].address.as_str()), ("0.77", "rule=0.77&to=200"));
        assert_eq!(fits[0].oeis.as_deref(), Some("A002186"));
        assert!(none_of.is_none() && fits.len() <= 12);
        // One value is wrong: the rule is the nearest.
        let near = found("0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,8");
        assert_eq!(near.fits[0].rule, "0.77");
        assert!(near.none_of.is_some_and(|tried| tried > 5000));
        assert!(matches!(answer(7, "0, 1, one"), Tell::Refused { id: 7, .. }));
        assert!(matches!(answer(7, ""), Tell::Refused { id: 7, .. }));
    }
}
