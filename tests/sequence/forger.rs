//! Forged certificates: false claims with right checksums, most of them consistent otherwise.
//!
//! A forger takes a rule, its values, and numbers that look right up to the claimed bound, and adds a right checksum.
//! Many more values than the claim needs decide whether it is true.

use crate::certificates::sealed;
use checker::{checksum, verify};
use fastrand::Rng;
use sequence::{EngineKind, Rule, Sequence};
use std::collections::BTreeSet;

/// Values that decide whether a claim is true: for rules that leave at most two heaps, and for others.
const FAR: (u64, u64) = (500, 110);
/// Forgeries of one rule, and attempts at them.
const EACH: (usize, usize) = (60, 2000);

/// A rule with its values, and the numbers that theorems need.
struct Forger {
    rule: String,
    values: Vec<u32>,
    /// Most heaps that a move leaves, at least 1.
    heaps: usize,
    /// Most tokens that a move takes, before a tail begins.
    taken: usize,
    tail: usize,
    unequal: bool,
}

/// The claim of a certificate.
struct Statement {
    theorem: String,
    bound: usize,
    preperiod: usize,
    period: usize,
    saltus: u32,
}

/// True if the values gain `saltus` in each `period` from `from` on, as far as they go.
fn repeats(values: &[u32], from: usize, period: usize, saltus: i64) -> bool {
    let pairs = values[from..].iter().zip(values.get(from + period..).unwrap_or_default());
    pairs.into_iter().all(|(now, then)| i64::from(*now) + saltus == i64::from(*then))
}

/// The gain of the values over the last `period`.
fn last_gain(values: &[u32], period: usize) -> i64 {
    let last = values.len() - 1;
    last.checked_sub(period).map_or(0, |at| i64::from(values[last]) - i64::from(values[at]))
}

impl Statement {
    /// True if the claim holds for all these values, and for no smaller numbers.
    fn holds(&self, values: &[u32]) -> bool {
        let before = |start: usize, period: usize, saltus: i64| {
            let pair = start.checked_sub(1).map(|at| (values[at], values[at + period]));
            pair.is_some_and(|(now, then)| i64::from(now) + saltus == i64::from(then))
        };
        let saltus = i64::from(self.saltus);
        let shorter =
            |period: &usize| repeats(values, self.preperiod, *period, last_gain(values, *period));
        repeats(values, self.preperiod, self.period, saltus)
            && !before(self.preperiod, self.period, saltus)
            && !(1..self.period).any(|period| shorter(&period))
    }

    /// True if the values below the bound do not contradict it.
    fn is_consistent(&self, values: &[u32]) -> bool {
        let (seen, saltus) = (&values[..self.bound], i64::from(self.saltus));
        self.preperiod + self.period <= self.bound
            && repeats(seen, self.preperiod, self.period, saltus)
    }

    /// The certificate, with one period and the exceptions of these values.
    fn certificate(&self, rule: &str, values: &[u32]) -> String {
        let (start, length) = (self.preperiod, self.period);
        let one: Vec<String> = (start..start + length).map(|n| format!(" {}", values[n])).collect();
        let odd = (0..start).filter(|n| {
            let turns = (start - n).div_ceil(length);
            let gained = u64::from(values[*n]) + turns as u64 * u64::from(self.saltus);
            gained != u64::from(values[n + turns * length])
        });
        let odd: Vec<String> = odd.map(|n| format!(" {n}:{}", values[n])).collect();
        sealed(&format!(
            "last-move certificate 1\nrule {rule}\ntheorem {}\nbound {}\nheaps 0 {}\n\
             preperiod {start}\nperiod {length}\nsaltus {}\nvalues{}\nexceptions{}\nchecksum\n",
            self.theorem,
            self.bound,
            self.bound.saturating_sub(1),
            self.saltus,
            one.concat(),
            odd.concat(),
        ))
    }
}

/// A random code or set, mostly of kinds for which there are theorems.
fn any_rule(dice: &mut Rng) -> String {
    let mut digits = |of: &str, count: std::ops::RangeInclusive<usize>| -> String {
        let of: Vec<char> = of.chars().collect();
        let count = dice.usize(count);
        (0..count).map(|_| of[dice.usize(0..of.len())]).collect()
    };
    let (plain, octal, hex) = ("01233", "01234567", "0123456789ABCDEF");
    let (few, tail) = (digits(plain, 0..=4), digits(plain, 1..=3));
    let (two, three) = (digits(octal, 1..=3), digits(hex, 1..=2));
    let (first, low) = (digits("04", 1..=1), digits("123456789", 1..=3));
    let set: Vec<String> = low.chars().map(|digit| digit.to_string()).collect();
    match dice.u32(0..20) {
        0..8 => format!("0.{few}~{tail}"),
        8..13 => format!("{first}.{two}"),
        13..15 => format!("{first}.{two}-unequal"),
        15 => format!("{first}.{three}"),
        16 => format!("{first}.{few}~{two}"),
        17 => format!("take-{}", set.join(".")),
        18 => format!("except-{}", set.join(".")),
        _ => ["grundy", "squares", "kayles-3", "kayles-2-4", "split-3", "split-2"]
            [dice.usize(0..6)]
        .to_string(),
    }
}

/// The number, or sometimes another one near it.
fn near(dice: &mut Rng, number: usize, often: u32) -> usize {
    if dice.u32(0..100) < often { (number + dice.usize(0..4)).saturating_sub(2) } else { number }
}

impl Forger {
    fn new(dice: &mut Rng) -> Option<Forger> {
        let rule: Rule = any_rule(dice).parse().ok()?;
        let semantics = rule.semantics();
        let heaps = semantics.most_parts() as usize;
        let far = if heaps > 2 { FAR.1 } else { FAR.0 };
        let mut values = Sequence::by(&rule, far, EngineKind::Plain)?;
        values.run();
        Some(Forger {
            rule: rule.to_string(),
            values: values.values().to_vec(),
            heaps: heaps.max(1),
            taken: semantics.reach(),
            tail: semantics.tail().len(),
            unequal: semantics.unequal(),
        })
    }

    /// Random numbers for a theorem, most of which meet its conditions.
    fn attempt(&self, dice: &mut Rng) -> Statement {
        let longest = if dice.bool() { 4 } else { 16 };
        let turn = if dice.u32(0..4) == 0 { self.tail.max(1) } else { 1 };
        let period = (1 + dice.usize(0..longest)) * turn;
        let state = (self.tail > 0) != (dice.u32(0..8) == 0);
        let (theorem, preperiod, bound) = if state {
            let tail = self.tail.max(1);
            let common = (1..=tail).find(|times| (period * times).is_multiple_of(tail));
            let common = common.unwrap_or(tail) * period;
            let from = dice.usize(0..2 * self.taken + 16);
            let apart = match dice.u32(0..16) {
                0 => tail,
                1 => period,
                _ => near(dice, common, 8),
            };
            (format!("state {from} {}", from + apart), from, near(dice, from + apart, 3))
        } else {
            let (heaps, taken) = (near(dice, self.heaps, 8), near(dice, self.taken, 8));
            let latest = if dice.bool() { 3 } else { 24 };
            let preperiod = dice.usize(0..latest);
            let unequal = self.unequal != (dice.u32(0..8) == 0);
            let name = if unequal { "window-unequal" } else { "window" };
            let more = if unequal && dice.u32(0..8) > 0 { period } else { 0 };
            let start = if dice.u32(0..8) > 0 { preperiod.max(1) } else { preperiod };
            let less = if dice.u32(0..16) > 0 { taken } else { 0 };
            let bound = heaps * (start + period) + less + more;
            (format!("{name} {heaps} {taken}"), preperiod, near(dice, bound, 6))
        };
        let bound = bound.min(self.values.len() / 2);
        let seen = &self.values[..bound];
        let gain = if bound == 0 { 0 } else { last_gain(seen, period) };
        let saltus = if dice.u32(0..20) == 0 { dice.i64(0..4) } else { gain };
        let saltus = u32::try_from(saltus).unwrap_or(0);
        let fits = |from: &usize| repeats(seen, *from, period, saltus.into());
        let least = (0..bound.saturating_sub(period)).find(fits);
        let preperiod = match (state, least) {
            (true, Some(least)) => near(dice, least, 10),
            (true, None) => bound.saturating_sub(period),
            (false, _) => preperiod,
        };
        Statement { theorem, bound, preperiod, period, saltus }
    }

    /// A claim that is false by many more values.
    fn forgery(&self, dice: &mut Rng) -> Option<Statement> {
        let statement = self.attempt(dice);
        // A claim that the values below the bound contradict is easy to refuse, so a few are enough.
        let worth = statement.is_consistent(&self.values) || dice.u32(0..100) == 0;
        let fits = statement.preperiod + statement.period <= self.values.len() / 2;
        (worth && fits && !statement.holds(&self.values)).then_some(statement)
    }
}

/// The number of forgeries, and the seed.
fn wanted() -> (usize, u64) {
    let number = |name: &str| std::env::var(name).ok()?.parse().ok();
    let count = number("LAST_MOVE_FORGERIES").map_or(100_000, |count| count as usize);
    (count, number("LAST_MOVE_FORGER_SEED").unwrap_or(1956))
}

/// The certificate with one of the numbers after a word changed.
fn altered(dice: &mut Rng, text: &str, word: &str) -> String {
    let line = text.lines().find(|line| line.starts_with(word)).unwrap();
    let mut numbers: Vec<String> = line.split([' ', ':']).skip(1).map(String::from).collect();
    if numbers.is_empty() {
        return sealed(&text.replacen("exceptions", "exceptions 0:1", 1));
    }
    let at = dice.usize(0..numbers.len());
    let number: u64 = numbers[at].parse().unwrap();
    numbers[at] = if number > 0 && dice.bool() { number - 1 } else { number + 1 }.to_string();
    let mut other = String::from(word);
    for (at, number) in numbers.iter().enumerate() {
        let pair = word == "exceptions" && at % 2 == 1;
        other += &format!("{}{number}", if pair { ':' } else { ' ' });
    }
    sealed(&text.replacen(line, &other, 1))
}

#[test]
fn no_forgery_is_accepted() {
    let (count, seed) = wanted();
    let mut dice = Rng::with_seed(seed);
    let (mut made, mut consistent, mut accepted) = (BTreeSet::new(), 0, Vec::new());
    while made.len() < count {
        let Some(forger) = Forger::new(&mut dice) else { continue };
        let tries = (0..EACH.1).filter_map(|_| forger.forgery(&mut dice));
        let forged: Vec<Statement> = tries.take(EACH.0).collect();
        for statement in forged {
            let text = statement.certificate(&forger.rule, &forger.values);
            if made.insert(checksum(&text)) {
                consistent += usize::from(statement.is_consistent(&forger.values));
                accepted.extend(verify(&text).is_ok().then_some(text));
            }
        }
    }
    accepted.sort_by_key(String::len);
    let made = made.len();
    println!("seed {seed}: {made} forgeries, {consistent} consistent, {} accepted", accepted.len());
    let shown = accepted.iter().take(5).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(accepted.is_empty(), "{} of {made} are accepted:\n{shown}", accepted.len());
    assert!(consistent * 2 > made, "{consistent} of {made}");
}

#[test]
fn a_true_claim_with_one_altered_number_is_refused() {
    let mut dice = Rng::with_seed(wanted().1);
    let (mut made, mut rules) = (0, 0);
    while made < 3000 {
        rules += 1;
        assert!(rules < 20_000, "few true statements are accepted: {made} of {rules} rules");
        let Some(forger) = Forger::new(&mut dice) else { continue };
        let bound = forger.values.len() / 2;
        let true_one = (0..200).find_map(|_| {
            let statement = forger.attempt(&mut dice);
            let fits = statement.preperiod + statement.period <= bound;
            let text = fits.then(|| statement.certificate(&forger.rule, &forger.values))?;
            verify(&text).is_ok().then_some(text)
        });
        let Some(text) = true_one else { continue };
        for word in ["heaps", "values", "exceptions"] {
            let other = altered(&mut dice, &text, word);
            assert!(verify(&other).is_err(), "{other}");
            made += 1;
        }
    }
}
