//! One forged certificate for each hypothesis of a theorem: it passes every check but that one.
//!
//! If a check is removed from the checker, the case of its name is accepted, or refused at another line.

use crate::certificates::sealed;
use crate::refusals::refused;
use checker::verify;

/// A forgery: the hypothesis that fails, the certificate (rule; theorem; bound; preperiod, period and saltus; values;
/// exceptions), and the line and some words of the refusal.
#[derive(Clone, Copy)]
struct Case(&'static str, &'static str, usize, &'static str);

const THEOREM: usize = 3;
const BOUND: usize = 4;
const PREPERIOD: usize = 6;
const PERIOD: usize = 7;
const SALTUS: usize = 8;
const VALUES: usize = 9;
const EXCEPTIONS: usize = 10;

/// Guy and Smith’s theorem.
const WINDOW: [Case; 8] = [
    Case("the takes are limited", "0.~20; window 1 0; 2; 0 1 0; 0;", THEOREM, "limited takes"),
    Case(
        "heaps may have any sizes",
        "grundy; window 2 0; 12; 3 3 0; 1 0 2; 0:0 2:0",
        THEOREM,
        "heaps of any sizes",
    ),
    Case(
        "a move leaves at most so many heaps",
        "0.6; window 1 1; 5; 1 3 0; 0 1 2; 0:0",
        THEOREM,
        "first number must be 2",
    ),
    Case(
        "where no heap stays, one is counted",
        "0.1; window 0 1; 1; 0 1 0; 0;",
        THEOREM,
        "first number must be 1",
    ),
    Case(
        "a move takes at most so many tokens",
        "take-9; window 1 7; 9; 0 1 0; 0;",
        THEOREM,
        "second number must be 9",
    ),
    Case("there is no gain", "0.2; window 1 1; 3; 1 1 1; 0; 0:0", SALTUS, "no gain"),
    Case(
        "the bound is that of the numbers",
        "0.2; window 1 1; 4; 0 3 0; 0 0 1;",
        BOUND,
        "must be 5",
    ),
    Case("a preperiod of 0 counts as 1", "0.4; window 2 1; 3; 0 1 0; 0;", BOUND, "must be 5"),
];

/// The theorem for heaps that must differ.
const UNEQUAL: [Case; 6] = [
    Case(
        "two heaps must differ",
        "0.3; window-unequal 1 1; 6; 0 2 0; 0 1;",
        THEOREM,
        "heaps that must differ",
    ),
    Case(
        "a move leaves at most two heaps",
        "0.6-unequal; window-unequal 1 1; 4; 0 1 0; 0;",
        THEOREM,
        "first number must be 2",
    ),
    Case(
        "a move takes at most so many tokens",
        "0.0004-unequal; window-unequal 2 1; 6; 0 1 0; 0;",
        THEOREM,
        "second number must be 4",
    ),
    Case(
        "the bound counts what is taken",
        "0.0004-unequal; window-unequal 2 4; 5; 0 1 0; 0;",
        BOUND,
        "must be 9",
    ),
    Case(
        "the bound counts one period more",
        "grundy; window-unequal 2 0; 12; 3 3 0; 1 0 2; 0:0 2:0",
        BOUND,
        "must be 15",
    ),
    Case(
        "a preperiod of 0 counts as 1",
        "grundy; window-unequal 2 0; 3; 0 1 0; 0;",
        BOUND,
        "must be 5",
    ),
];

/// The theorem for endless takes that leave one heap.
const STATE: [Case; 12] = [
    Case("the takes have no end", "0.3; state 5 5; 5; 4 1 0; 0; 1:1 3:1", THEOREM, "endless takes"),
    Case(
        "a move leaves at most one heap",
        "4.3~7; state 6 7; 7; 5 1 1; 5; 3:4 4:3",
        THEOREM,
        "leave one heap",
    ),
    Case("the bound is the second size", "0.~3; state 1 2; 3; 0 1 1; 0;", BOUND, "must be 2"),
    Case(
        "the first size is above the takes with digits of their own",
        "0.~2; state 0 1; 1; 0 1 0; 0;",
        THEOREM,
        "must be above 0",
    ),
    Case(
        "the second size is above the first",
        "0.~2; state 2 2; 2; 0 1 0; 0;",
        THEOREM,
        "the first and 1 more",
    ),
    Case(
        "the tail has come to the same place",
        "0.~20; state 3 4; 4; 3 1 0; 0; 2:1",
        THEOREM,
        "the first and 2 more",
    ),
    Case(
        "the sizes are whole periods apart",
        "0.~10; state 3 5; 5; 2 3 0; 0 1 0; 0:0 1:1",
        THEOREM,
        "the first and 6 more",
    ),
    Case(
        "the preperiod is at most the first size",
        "0.~30; state 3 5; 5; 4 1 0; 0; 1:1 3:1",
        PREPERIOD,
        "must be at most 3",
    ),
    Case(
        "the last values are the same",
        "0.11~3; state 3 5; 5; 2 2 1; 1 1; 1:1",
        THEOREM,
        "last values",
    ),
    Case("the older values are the same", "0.~2; state 1 2; 2; 0 1 0; 0;", THEOREM, "older values"),
    Case(
        "the gain is that of the states",
        "0.~1; state 1 2; 2; 0 1 1; 0;",
        SALTUS,
        "the gain is 0",
    ),
    Case(
        "a value of 0 gains nothing",
        "0.030~12; state 6 14; 14; 6 8 2; 1 2 2 0 3 3 4 0; 1:0 5:0",
        SALTUS,
        "cannot gain",
    ),
];

/// Conditions of every certificate of heaps.
const ALL: [Case; 6] = [
    Case("a period is at least 1", "0.1; window 1 1; 2; 0 0 0; ;", PERIOD, "at least 1"),
    Case(
        "the values repeat",
        "0.1; window 1 1; 4; 0 2 0; 0 1;",
        PERIOD,
        "heap 1 has value 1, and heap 3 has 0",
    ),
    Case(
        "the period is the least",
        "0.0; window 1 0; 3; 0 2 0; 0 0;",
        PERIOD,
        "repeat after 1 already",
    ),
    Case(
        "the preperiod is the least",
        "0.0; window 1 0; 7; 6 1 0; 0;",
        PREPERIOD,
        "repeat from 5 on already",
    ),
    Case("the values are right", "0.3; window 1 1; 4; 0 2 0; 0 2;", VALUES, "not the values"),
    Case(
        "the exceptions are right",
        "0.3; window 1 1; 4; 0 2 0; 0 1; 0:1",
        EXCEPTIONS,
        "not the exceptions",
    ),
];

/// The certificate of a case, with heaps up to `last`, or else up to the one before the bound.
pub(crate) fn text(case: &str, last: Option<u64>) -> String {
    let parts: Vec<&str> = case.split(';').map(str::trim).collect();
    let [rule, theorem, bound, numbers, values, exceptions] = parts[..] else { panic!("{case}") };
    let [preperiod, period, saltus] = numbers.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{case}")
    };
    let last = last.unwrap_or_else(|| bound.parse::<u64>().unwrap() - 1);
    let (values, exceptions) = (format!("values {values}"), format!("exceptions {exceptions}"));
    let lines = [
        "last-move certificate 1",
        &format!("rule {rule}"),
        &format!("theorem {theorem}"),
        &format!("bound {bound}"),
        &format!("heaps 0 {last}"),
        &format!("preperiod {preperiod}"),
        &format!("period {period}"),
        &format!("saltus {saltus}"),
        values.trim_end(),
        exceptions.trim_end(),
        "checksum",
    ];
    sealed(&lines.join("\n"))
}

fn cases() -> Vec<Case> {
    [&WINDOW[..], &UNEQUAL, &STATE, &ALL].concat()
}

/// The certificates of all cases.
pub(crate) fn forgeries() -> Vec<String> {
    cases().iter().map(|Case(_, says, ..)| text(says, None)).collect()
}

#[test]
fn each_hypothesis_is_checked() {
    for Case(hypothesis, says, line, because) in cases() {
        assert!(verify(&text(says, None)).is_err(), "“{hypothesis}” is not checked: {says}");
        let (at, reason) = refused(&text(says, None));
        assert_eq!(at, line, "{hypothesis}: {reason}");
        assert!(reason.contains(because), "{hypothesis}: {reason}");
    }
}

#[test]
fn the_heaps_are_those_of_the_bound() {
    let right = "0.3; window 1 1; 4; 0 2 0; 0 1;";
    assert!(verify(&text(right, None)).is_ok());
    for last in [0, 2, 4, 999_999_999_999_999] {
        assert_eq!(verify(&text(right, Some(last))).unwrap_err().line, 5);
    }
    let none = "0.3; window 1 1; 0; 0 2 0; 0 1;";
    assert_eq!(verify(&text(none, Some(0))).unwrap_err().line, BOUND);
}

#[test]
fn period_1_is_refused_for_values_that_alternate_for_ever() {
    let rules =
        "0.~30 0.~10 0.~120 0.~1200 0.~3000 0.~31 0.~230 0.~21 0.~130 0.~300 0.~1020 0.~30030";
    for rule in rules.split(' ') {
        let mut values: Vec<u32> =
            sequence::Sequence::new(&rule.parse().unwrap(), 400).unwrap().collect();
        values.truncate(40);
        let tail = rule.len() - 3;
        for (from, preperiod) in (1..16).flat_map(|from| (0..24).map(move |at| (from, at))) {
            let bound = from + tail;
            if preperiod + 1 > bound {
                continue;
            }
            let value = values[preperiod];
            let odd = (0..preperiod).filter(|n| values[*n] != value);
            let odd: Vec<String> = odd.map(|n| format!(" {n}:{}", values[n])).collect();
            let text = sealed(&format!(
                "last-move certificate 1\nrule {rule}\ntheorem state {from} {bound}\nbound {bound}\n\
                 heaps 0 {}\npreperiod {preperiod}\nperiod 1\nsaltus 0\nvalues {value}\n\
                 exceptions{}\nchecksum\n",
                bound - 1,
                odd.concat()
            ));
            assert!(verify(&text).is_err(), "{text}");
        }
    }
}
