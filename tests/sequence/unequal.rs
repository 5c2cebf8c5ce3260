//! Codes whose two heaps must differ: certified periods hold for far more values.

use checker::verify;
use sequence::{EngineKind, Proof, Rule, Sequence, Theorem, certificate};
use std::collections::BTreeMap;

/// Values in which a period is searched, and values on which a proved one is tested.
const SEEN: u64 = 1500;
const FAR: u64 = 6000;

/// All codes of one and two digits whose two heaps must differ, and Grundy’s game.
fn codes() -> Vec<Rule> {
    let digits = (0..64).map(|code| format!("{}{}", code / 8, code % 8));
    let codes =
        digits.flat_map(|digits| ["0", "4"].map(|first| format!("{first}.{digits}-unequal")));
    let mut rules: Vec<Rule> = codes.filter_map(|code| code.parse().ok()).collect();
    rules.sort_by_key(Rule::to_string);
    rules.dedup();
    rules
}

/// The proof of a rule by its first values, with its certificate.
fn proved(rule: &Rule) -> Option<(Proof, String)> {
    let mut values = Sequence::new(rule, SEEN).unwrap();
    values.run();
    Some((values.proof()?, certificate::write(&values).unwrap()))
}

#[test]
fn certified_periods_hold_for_far_more_values() {
    let rules = codes();
    assert_eq!(rules.len(), 112);
    let mut periods = BTreeMap::new();
    for rule in rules {
        let Some((proof, text)) = proved(&rule) else { continue };
        assert_eq!(proof.theorem, Theorem::WindowUnequal);
        let verified = verify(&text).unwrap_or_else(|refusal| panic!("{refusal:?}\n{text}"));
        let (start, length) = (proof.period.start, proof.period.length);
        assert_eq!(
            (verified.preperiod, verified.period, verified.saltus),
            (start as u64, length as u64, 0)
        );
        let reach = rule.semantics().reach();
        assert_eq!(proof.bound, 2 * (start.max(1) + length) + reach + length);
        // By another engine, which proves nothing.
        let mut far = Sequence::by(&rule, FAR, EngineKind::Plain).unwrap();
        far.run();
        let (values, later) = (&far.values()[start..], &far.values()[start + length..]);
        assert!(values[..later.len()] == *later, "{rule}");
        periods.insert(rule.to_string(), (length, start));
    }
    assert_eq!(periods.get("0.05-unequal"), Some(&(20, 13)));
    assert_eq!(periods.get("4.52-unequal"), Some(&(8, 22)));
    assert_eq!(periods.get("grundy"), None);
    assert_eq!(periods.len(), 22, "{periods:?}");
}

#[test]
fn one_period_less_would_prove_what_is_false() {
    // As far as the theorem for any sizes asks, that is for 12 values, those of Grundy’s game repeat
    // with period 3 from heap 3 on. Heap 13 is the first that does not follow.
    let values: Vec<u32> = Sequence::new(&"grundy".parse().unwrap(), 13).unwrap().collect();
    let breaks = (3..=10).find(|n| values[*n] != values[n + 3]);
    assert_eq!(breaks, Some(10));
    assert!(proved(&"grundy".parse().unwrap()).is_none());
}
