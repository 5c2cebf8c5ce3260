//! Subtraction sets without an end: squares, primes and powers, against the definition and the literature.

use checker::verify;
use sequence::{Endless, Refused, Rule, Sequence, Standing, certificate};

fn table(rule: &str, to: u64) -> Sequence {
    let mut values = Sequence::new(&rule.parse().unwrap(), to).unwrap();
    values.run();
    values
}

fn prime(n: usize) -> bool {
    n > 1 && (2..=n.isqrt()).all(|d| !n.is_multiple_of(d))
}

fn power(n: usize, base: usize) -> bool {
    n == 1 || n > 1 && n.is_multiple_of(base) && power(n / base, base)
}

/// Values of the heaps below 1,500 by the definition.
fn defined(may: &dyn Fn(usize) -> bool) -> Vec<u32> {
    let takes: Vec<usize> = (1..1500).filter(|n| may(*n)).collect();
    let mut values: Vec<u32> = Vec::new();
    for n in 0..1500 {
        let left = takes.iter().filter(|take| **take <= n).map(|take| values[n - take]);
        let left: Vec<u32> = left.collect();
        values.push((0..).find(|value| !left.contains(value)).unwrap());
    }
    values
}

#[test]
fn values_are_those_of_the_definition() {
    let square = |n: usize| n.isqrt().pow(2) == n;
    let rules: [(&str, &dyn Fn(usize) -> bool); 6] = [
        ("take-squares", &square),
        ("take-primes", &prime),
        ("take-1.primes", &|n| n == 1 || prime(n)),
        ("take-7.800.squares", &|n| n == 7 || n == 800 || square(n)),
        ("take-powers-2", &|n| power(n, 2)),
        ("take-powers-10", &|n| power(n, 10)),
    ];
    for (rule, may) in rules {
        assert_eq!(table(rule, 1499).values(), defined(may), "{rule}");
    }
}

/// OEIS A030193 begins so.
#[test]
fn lost_heaps_of_subtract_a_square_are_those_of_the_literature() {
    let values = table("take-squares", 210);
    let lost: Vec<usize> = (0..=210).filter(|n| values.values()[*n] == 0).collect();
    let first = [
        0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95, 109, 119,
        124, 127, 130, 132, 137, 142, 147, 150, 170, 177, 180, 182, 187, 192, 197, 204, 210,
    ];
    assert_eq!(lost, first);
}

/// No prime is a multiple of 4; a power of an odd number is odd, and one of b leaves 1 or b on division by b + 1.
#[test]
fn some_values_follow_from_remainders() {
    let primes = table("take-1.primes", 100_000);
    assert!((0..=100_000).all(|n| (primes.values()[n] == 0) == (n % 4 == 0)));
    for (rule, length) in
        [("take-powers-2", 3), ("take-powers-3", 2), ("take-powers-9", 2), ("take-powers-4", 5)]
    {
        let values = table(rule, 200_000);
        let repeats = (length..=200_000).all(|n| values.values()[n] == values.values()[n - length]);
        assert!(repeats, "{rule}");
    }
}

#[test]
fn no_period_is_claimed_and_no_heap_beyond_the_set_is_computed() {
    for (rule, most) in
        [("take-primes", 131_072), ("take-1.primes", 131_072), ("take-squares", 10_000_000)]
    {
        let rule: Rule = rule.parse().unwrap();
        assert!(Sequence::new(&rule, most).is_ok());
        let asked = most + 1;
        assert_eq!(Sequence::new(&rule, asked).err(), Some(Refused::Values { asked, most }));
    }
    // These values repeat from the first on, and still no theorem is about them.
    let powers = table("take-powers-2", 5_000);
    assert_eq!((powers.proof(), powers.at(5_001)), (None, None));
    assert_eq!(powers.standing(), Standing::Unmet { values: 5_001 });
    assert!(certificate::write(&powers).is_none());
}

#[test]
fn the_proof_of_a_finite_set_is_refused_for_one_without_an_end() {
    let text = certificate::write(&table("take-1.2.4.8", 200)).unwrap();
    assert!(verify(&text).is_ok());
    for rule in ["take-powers-2", "take-1.2.4.powers-2", "take-squares", "take-primes"] {
        assert!(verify(&text.replace("take-1.2.4.8", rule)).is_err(), "{rule}");
    }
}

#[test]
fn every_set_lists_the_numbers_up_to_its_last_heap() {
    for set in [Endless::Squares, Endless::Primes, Endless::Powers(2), Endless::Powers(1000)] {
        let rule: Rule = format!("take-{set}").parse().unwrap();
        let takes = rule.semantics();
        let counts: Vec<u64> = takes.takes().iter().map(|take| take.count as u64).collect();
        assert_eq!(counts, set.up_to(set.last_heap()), "{set}");
    }
}
