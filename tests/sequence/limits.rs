//! The checker at its limits: the longest text, the smallest slices, moves that leave many heaps.

use crate::hypotheses::text;
use crate::refusals::refused;
use checker::{BYTES, Check, Slice, Verified, verify};
use sequence::plane::Rows;
use sequence::{EngineKind, Sequence, certificate};

#[test]
fn a_text_of_the_largest_size_is_still_read() {
    let because = |bytes: usize| refused(&"x".repeat(bytes)).1;
    assert!(because(BYTES).contains("this must be"));
    for more in [1, 2] {
        assert!(because(BYTES + more).contains(&BYTES.to_string()));
    }
}

#[test]
fn a_wrong_number_of_lines_is_refused_at_the_last_relevant_line() {
    let head = "last-move certificate 1\n";
    for (lines, line) in [(0, 2), (1, 3), (9, 11), (10, 12), (11, 12), (12, 12), (40, 12)] {
        let (at, because) = refused(&format!("{head}{}", "x\n".repeat(lines)));
        assert!(because.contains("11 lines") || lines == 10, "{because}");
        assert_eq!(at, if lines == 10 { 11 } else { line }, "{lines}: {because}");
    }
}

/// The result of a check, and the number of known values after each slice.
fn sliced(text: &str, steps: u64) -> (Verified, Vec<u64>) {
    let mut check = Check::new(text).unwrap();
    let mut known = Vec::new();
    loop {
        match check.step(steps) {
            Slice::Working(found) => known.push(found),
            Slice::Done(result) => return (result.unwrap(), known),
        }
        assert!(known.len() < 1_000_000, "the check does not end");
    }
}

#[test]
fn the_smallest_slice_finds_one_value() {
    let mut texts = vec![certificate::rows(Rows::up_to(3).found(), 2).unwrap()];
    for rule in ["0.77", "4.4", "0.~3", "take-1.2", "0.A"] {
        let mut values = Sequence::new(&rule.parse().unwrap(), 600).unwrap();
        values.run();
        texts.extend(certificate::write(&values));
    }
    assert_eq!(texts.len(), 6, "each rule has a certificate");
    for text in texts {
        let (verified, known) = sliced(&text, 1);
        assert_eq!(verified, verify(&text).unwrap());
        // A row of the plane takes a slice of its own, and no value is found twice.
        let mut found = known.clone();
        found.dedup();
        let whole: Vec<u64> = (1..=verified.computed).collect();
        assert_eq!(found, whole, "{text}");
        let (same, larger) = sliced(&text, 50);
        assert!(same == verified && larger.len() < known.len(), "{larger:?}");
    }
}

/// The refusal of the claim that all values are equal names two values that the checker has found.
#[test]
fn checker_and_engine_agree_if_moves_leave_many_heaps() {
    for heaps in 3..=7 {
        let rule = format!("split-{heaps}");
        let mut values = Sequence::by(&rule.parse().unwrap(), 400, EngineKind::Plain).unwrap();
        values.run();
        for n in 1..30 {
            let bound = heaps * (n + 1);
            let claim = format!("{rule}; window {heaps} 0; {bound}; {n} 1 0; 0;");
            let (_, because) = refused(&text(&claim, None));
            let named: Vec<usize> =
                because.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
            let [heap, value, next, other] = named[..] else { panic!("{because}") };
            let found = |heap: usize| values.values()[heap] as usize;
            assert_eq!((found(heap), found(next)), (value, other), "{rule} {because}");
            assert_eq!((heap, next), (n, n + 1), "{rule}: each value differs from the next");
        }
    }
}
