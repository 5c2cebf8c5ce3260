//! Every code 0.abc: the proofs, their certificates, and copies with one number changed.

use crate::certificates::sealed;
use checker::verify;
use sequence::{Proof, Sequence, Standing, certificate};

/// Heaps that are enough for most of the known periods.
const NEAR: u64 = 1500;
/// Heaps, preperiod and period of the codes 0.abc that need more than [`NEAR`] heaps and fewer than a
/// million, as Winning Ways and Flammenkamp’s tables have them; 0.644 stands for sixteen codes with
/// its values. One more is known to be periodic, 0.106, from 465 384 263 797 on.
const LATE: [(&str, u64, usize, usize); 7] = [
    ("0.156", 15_000, 3479, 349),
    ("0.165", 15_000, 5181, 1550),
    ("0.356", 15_000, 7315, 142),
    ("0.644", 15_000, 3256, 442),
    ("0.127", 100_000, 46_578, 4),
    ("0.16", 510_000, 105_351, 149_459),
    ("0.56", 655_000, 326_640, 144),
];

/// Codes with the values of 0.644.
const LIKE_644: [&str; 16] = [
    "0.644", "0.645", "0.646", "0.647", "0.654", "0.655", "0.656", "0.657", "0.664", "0.665",
    "0.666", "0.667", "0.674", "0.675", "0.676", "0.677",
];

/// The proof of a code with its verified certificate, if there is one.
fn certified(code: &str, to: u64) -> Option<(Proof, String)> {
    let mut values = Sequence::new(&code.parse().unwrap(), to).unwrap();
    values.run();
    let Some(proof) = values.proof() else {
        assert!(matches!(values.standing(), Standing::Unmet { .. }), "{code}");
        assert_eq!(certificate::write(&values), None, "{code}");
        return None;
    };
    let text = certificate::write(&values).unwrap();
    let verified = verify(&text).unwrap_or_else(|refusal| panic!("{code}: {refusal:?}"));
    let Proof { period, bound, .. } = proof;
    assert_eq!(
        (verified.preperiod, verified.period, verified.saltus, verified.computed),
        (period.start as u64, period.length as u64, u64::from(period.saltus), bound as u64),
        "{code}"
    );
    Some((proof, text))
}

/// The text with this number, in the line with this name, increased by one, and with a right checksum.
fn changed(text: &str, name: &str, number: usize) -> Option<String> {
    let lines = text.lines().map(|line| {
        let mut words: Vec<String> = line.split(' ').map(str::to_string).collect();
        if words[0] == name {
            let word = words.get_mut(number + 1)?;
            let (heap, last) = word.rsplit_once(':').map_or(("", &word[..]), |(a, b)| (a, b));
            let other = last.parse::<u64>().unwrap() + 1;
            *word = if heap.is_empty() { other.to_string() } else { format!("{heap}:{other}") };
        }
        Some(words.join(" "))
    });
    let lines: Vec<String> = lines.collect::<Option<_>>()?;
    Some(sealed(&(lines.join("\n") + "\n")))
}

/// Asserts that a change of one number in each line is refused at a line, with a new checksum.
fn tampered(text: &str) -> usize {
    let mut refused = 0;
    for (name, number) in [
        ("theorem", 1),
        ("bound", 0),
        ("heaps", 1),
        ("preperiod", 0),
        ("period", 0),
        ("saltus", 0),
        ("values", 0),
        ("exceptions", 0),
    ] {
        // Some have no exceptions.
        let Some(other) = changed(text, name, number) else { continue };
        assert_ne!(other, text);
        let refusal = verify(&other).expect_err(&other);
        assert!((3..=10).contains(&refusal.line), "{refusal:?}");
        refused += 1;
    }
    let unsealed = text.replacen("\nperiod ", "\nperiod 1", 1);
    assert_eq!(verify(&unsealed).unwrap_err().line, 11);
    refused + 1
}

#[test]
fn known_codes_of_three_digits_have_certificates_and_changed_certificates_are_refused() {
    let (mut proved, mut refused) = (0, 0);
    for number in 0..512 {
        let code = format!("0.{number:03o}");
        if let Some((_, text)) = certified(&code, NEAR) {
            proved += 1;
            refused += tampered(&text);
        }
    }
    assert_eq!(proved, 292);
    assert!(refused > 7 * proved, "{refused}");
}

#[test]
fn late_codes_of_three_digits_have_certificates_and_changed_ones_are_refused() {
    late_codes(LATE.iter().filter(|late| late.1 <= 100_000));
}

#[test]
#[ignore = "soak: half a million heaps, verified nine times each"]
fn the_latest_codes_of_three_digits_have_certificates_and_changed_ones_are_refused() {
    late_codes(LATE.iter().filter(|late| late.1 > 100_000));
}

fn late_codes<'l>(codes: impl Iterator<Item = &'l (&'static str, u64, usize, usize)>) {
    for &(code, to, start, length) in codes {
        let alike = if code == "0.644" { &LIKE_644[..] } else { &[code] };
        for code in alike {
            let (proof, text) = certified(code, to).unwrap_or_else(|| panic!("{code}"));
            assert_eq!((proof.period.start, proof.period.length), (start, length), "{code}");
            assert!(tampered(&text) >= 8, "{code}");
        }
    }
}

/// Code, period, last exceptional heap, and values from 1 on, from the OEIS.
#[test]
fn periods_are_those_of_the_oeis() {
    for (code, length, last, first) in [
        // A071435.
        ("0.177", 20, 496, "1 1 2 2 3 1 1 4 4 3 2 2 1 1 4 2 2 6 4 4 1 1 2 2 7"),
        ("0.45", 20, 497, "0 1 1 2 2 3 1 1 4 4 3 2 2 1 1 4 2 2 6 4 4 1 1 2 2"),
        // A071452, two heaps later.
        ("0.045", 32, 188, "0 0 1 1 1 2 2 2 3 3 1 1 1 4 4 4 3 3 2 2 2 1 1 1 4 4 2 2 2 6 6"),
        // A071434, of 0.1377: two heaps and one heap later.
        ("0.44", 24, 142, "0 0 1 1 2 2 3 3 1 1 4 4 3 3 2 2 1 1 4 4 2 2 6 6"),
        ("0.074", 24, 141, "0 1 1 2 2 3 3 1 1 4 4 3 3 2 2 1 1 4 4 2 2 6 6"),
    ] {
        let mut values = Sequence::new(&code.parse().unwrap(), NEAR).unwrap();
        values.run();
        let listed: Vec<u32> = first.split(' ').map(|word| word.parse().unwrap()).collect();
        assert_eq!(values.values()[1..=listed.len()], listed, "{code}");
        let period = values.proof().unwrap_or_else(|| panic!("{code}")).period;
        assert_eq!((period.length, period.start), (length, last + 1), "{code}");
    }
}
