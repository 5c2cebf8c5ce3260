//! Claims of the sources about sequences, and results of the literature about octal codes.

use checker::verify;
use sequence::{Refused, Rule, Sequence, Standing, certificate, records};

fn table(rule: &str, to: u64) -> Sequence {
    let mut values = Sequence::new(&rule.parse().unwrap(), to).unwrap();
    values.run();
    values
}

/// Numbers as in a table of the sources.
fn numbers(text: &str) -> Vec<u32> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// Preperiod and period of a rule, by a certificate that was verified.
fn certified(rule: &str, to: u64) -> (u64, u64) {
    let text =
        certificate::write(&table(rule, to)).unwrap_or_else(|| panic!("{rule} is not proved"));
    let verified = verify(&text).unwrap_or_else(|refusal| panic!("{rule}: {refusal:?}"));
    (verified.preperiod, verified.period)
}

#[test]
fn grundys_game() {
    let values = table("grundy", 40_000);
    assert_eq!(values.values()[..=20], numbers("0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0"));
    let most = |below: usize| {
        let values = &values.values()[..below];
        let most = *values.iter().max().unwrap();
        let heaps = (0..values.len()).filter(|n| values[*n] == most);
        (most, heaps.collect::<Vec<_>>())
    };
    assert_eq!(most(10_000), (101, vec![8337, 8511]));
    assert_eq!(most(32_768), (195, vec![28_304, 28_435]));
    assert_eq!(most(40_001), (199, vec![33_195]));
    assert_eq!(values.proof(), None);
    assert_eq!(values.standing(), Standing::Unmet { values: 40_001 });
    let (mask, rares) = values.rares().unwrap();
    assert_eq!(mask.bits, 0b1111_1110);
    assert!(rares.iter().all(|n| !mask.common(*n as usize, values.values()[*n as usize])));
}

#[test]
fn records_of_grundys_game() {
    let values = table("grundy", 32_767);
    assert!(values.values() == crate::definition::two_unequal_marked(32_767));
    let late: Vec<(usize, u32)> =
        records(values.values()).into_iter().filter(|(n, _)| *n >= 5000).collect();
    let listed = [
        (5006, 68),
        (5441, 69),
        (5744, 75),
        (7091, 82),
        (7384, 85),
        (8337, 101),
        (11_261, 113),
        (11_621, 118),
        (11_885, 119),
        (12_037, 127),
        (13_133, 128),
        (13_146, 129),
        (13_679, 133),
        (16_118, 135),
        (16_375, 139),
        (17_095, 142),
        (17_751, 147),
        (21_831, 148),
        (21_918, 149),
        (22_133, 152),
        (24_090, 153),
        (24_565, 159),
        (26_444, 161),
        (27_344, 174),
        (27_492, 175),
        (27_649, 176),
        (27_875, 186),
        (28_232, 187),
        (28_304, 195),
    ];
    assert_eq!(late, listed);
    let large = (0..11_621).filter(|n| values.values()[*n] > 101).map(|n| (n, values.values()[n]));
    let listed = [
        (11_261, 113),
        (11_287, 112),
        (11_290, 112),
        (11_432, 113),
        (11_551, 113),
        (11_577, 112),
        (11_583, 112),
        (11_586, 112),
        (11_589, 112),
        (11_592, 107),
        (11_612, 109),
    ];
    assert!(large.eq(listed));
}

#[test]
fn a_thousand_values_of_grundys_game() {
    // By the definition alone; these are the thousand values of row 004.37.
    let expected = crate::definition::two_unequal(1000);
    assert_eq!(table("grundy", 1000).values(), expected);
    assert_eq!(crate::definition::two_unequal_marked(1000), expected);
}

#[test]
fn kayles_and_its_exceptions() {
    let values = table("0.77", 2000);
    let proof = values.proof().unwrap();
    assert_eq!((proof.period.start, proof.period.length, proof.bound), (71, 12, 168));
    let exceptions = certificate::exceptions(values.values(), &proof);
    let listed = [
        (0, 0),
        (3, 3),
        (6, 3),
        (9, 4),
        (11, 6),
        (15, 7),
        (18, 3),
        (21, 4),
        (22, 6),
        (28, 5),
        (34, 6),
        (39, 3),
        (57, 4),
        (70, 6),
    ];
    assert_eq!(exceptions, listed);
    assert_eq!(values.values()[1200..1212], numbers("4 1 2 8 1 4 7 2 1 8 2 7"));
    assert_eq!(values.at(1_000_000_000_000), values.at(1_000_000_000_000 % 12 + 72));
}

#[test]
fn rows_of_up_to_k_pins() {
    let listed = [
        "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1",
        "0 1 2 3 4 1 6 3 2 1 6 7 4 5 8 1 10 5 4 7 6",
        "0 1 2 3 4 5 6 7 3 2 8 9 7 6 5 4 3 2 8 9 4",
        "0 1 2 3 4 5 6 7 8 3 2 11 12 7 6 5 4 3 2 1 16",
        "0 1 2 3 4 5 6 7 8 9 3 11 12 13 7 6 5 4 3 2 16",
        "0 1 2 3 4 5 6 7 8 9 10 3 12 13 14 7 6 5 4 3 16",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 7 6 5 4 16",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 7 6 5 4",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 7 6 5",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 7 6",
        "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 7",
    ];
    for (most, row) in (2..).zip(listed) {
        assert_eq!(table(&format!("kayles-{most}"), 20).values(), numbers(row), "k = {most}");
    }
    assert_eq!(*table("kayles-1", 20).values(), numbers(&"0 1 ".repeat(11))[..21]);
}

#[test]
fn squares_and_dominoes() {
    let squares = table("squares", 1000);
    assert_eq!(squares.values()[1..13], numbers("0 2 2 1 4 3 3 1 4 2 6 5"));
    assert_eq!(certified("squares", 1000), (71, 12));
    assert_eq!((squares.values()[70], squares.values()[82]), (7, 2));
    assert_eq!(squares.values()[73..85], numbers("0 2 8 1 4 6 3 1 8 2 7 5"));
    for (n, value) in squares.values().iter().enumerate() {
        assert_eq!(*value == 0, n == 0 || n % 12 == 1, "{n}");
    }
    let dominoes = table("0.07", 2000);
    assert_eq!(certified("0.07", 2000), (53, 34));
    assert_eq!(dominoes.values()[..22], numbers("0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0"));
    for (n, value) in dominoes.values().iter().enumerate() {
        let lost = [0, 1, 15, 35].contains(&n) || [5, 9, 21, 25, 29].contains(&(n % 34));
        assert_eq!(*value == 0, lost, "{n}");
    }
}

#[test]
fn known_periods_are_certified() {
    // Code, preperiod (least), period.
    let known = [
        ("0.137", 52, 34),
        ("4.4", 72, 12),
        ("0.7777", 142, 24),
        ("0.45", 498, 20),
        ("0.055", 259, 148),
        ("0.644", 3256, 442),
        ("0.156", 3479, 349),
        ("0.356", 7315, 142),
        ("0.54", 3, 7),
        ("0.15", 1, 10),
        ("0.123", 5, 5),
        ("0.17", 33, 34),
    ];
    for (code, preperiod, period) in known {
        let to = if preperiod > 1000 { 20_000 } else { 2500 };
        assert_eq!(certified(code, to), (preperiod, period), "{code}");
    }
}

#[test]
fn two_codes_differ_late_or_never() {
    let first_difference = |one: &str, other: &str, to: u64| {
        let (one, other) = (table(one, to), table(other, to));
        (0..=to as usize).find(|n| one.values()[*n] != other.values()[*n])
    };
    assert_eq!(first_difference("0.161", "0.36", 2000), Some(519));
    // The source says that these two agree to 389. They agree for ever: both have the same proved period.
    assert_eq!(first_difference("0.27", "0.26", 2000), None);
    assert_eq!(certified("0.27", 2000), certified("0.26", 2000));
}

#[test]
fn a_period_with_a_saltus_is_proved_only_if_a_theorem_applies() {
    let saltus = |rule: &str| {
        table(rule, 2000).proof().map(|proof| (proof.period.length, proof.period.saltus))
    };
    assert_eq!(saltus("0.~3"), Some((1, 1)));
    assert_eq!(saltus("except-1"), Some((2, 1)));
    for (rule, length, gain) in [("0.3F", 6, 3), ("0.8", 3, 1)] {
        match table(rule, 400).standing() {
            Standing::Apparent(seen) => assert_eq!((seen.length, seen.saltus), (length, gain)),
            other => panic!("{rule}: {other:?}"),
        }
    }
    // This one has no regular gain either.
    assert!(matches!(table("0.2048", 400).standing(), Standing::Unmet { .. }));
}

#[test]
fn huge_requests_are_refused_before_work_begins() {
    let rule = |text: &str| text.parse::<Rule>().unwrap();
    let refused = |text: &str, to: u64| Sequence::new(&rule(text), to).err().unwrap();
    let asked = 1_000_000_000_000;
    assert_eq!(refused("0.77", asked), Refused::Values { asked, most: 10_000_000 });
    assert!(matches!(refused("kayles-500", 10_000_000), Refused::Steps { .. }));
    assert!(matches!(refused("0.1F", 1_000_000), Refused::Bytes { .. } | Refused::Steps { .. }));
    assert!(Sequence::new(&rule("0.77"), 10_000_000).is_ok());
    let plan = Sequence::new(&rule("grundy"), 100_000).unwrap().plan();
    assert!(plan.steps > 1_000_000 && plan.bytes > 400_000 && plan.proof.is_none());
}
