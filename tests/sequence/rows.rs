//! Certificates of rows of Wythoff's plane: all can be verified, and a change of any number is refused.

use crate::certificates::{broken, numbers, sealed};
use crate::refusals::refused;
use checker::{Check, RowPeriod, SQUARES, Slice, verify};
use sequence::certificate;
use sequence::plane::{MOST_ROW, Rows};

/// Rows 0 to this one, and their certificate.
fn certified(last: usize) -> (Rows, String) {
    let rows = Rows::up_to(last + 1);
    let text = certificate::rows(rows.found(), last).unwrap();
    (rows, text)
}

#[test]
fn the_checker_finds_the_same_periods() {
    let (rows, text) = certified(MOST_ROW);
    let verified = verify(&text).unwrap_or_else(|refusal| panic!("{refusal:?}\n{text}"));
    let found = rows.found().iter().map(|row| {
        let period = row.length as u64;
        RowPeriod { preperiod: row.start as u64, period, saltus: period }
    });
    assert!(verified.rows.iter().copied().eq(found));
    assert_eq!((verified.rule.as_str(), verified.rows.len()), ("wythoff", 41));
    assert_eq!((verified.preperiod, verified.period, verified.saltus), (10_333, 768, 768));
    let columns = rows.found().iter().map(|row| row.seen.1 as u64).max().unwrap();
    assert_eq!(verified.computed, 41 * columns);
    // The result is the same in small steps, and progress only grows.
    let mut check = Check::new(&text).unwrap();
    assert_eq!(check.values(), verified.computed);
    let mut last = 0;
    let result = loop {
        match check.step(100_000) {
            Slice::Working(found) => assert!(found >= last && found <= check.values()),
            Slice::Done(result) => break result,
        }
        last += 1;
    };
    assert_eq!(result.unwrap(), verified);
}

#[test]
fn the_first_rows_alone_are_a_certificate_as_well() {
    let (rows, all) = certified(MOST_ROW);
    for last in [0, 1, 2, 3, 11, 26] {
        let text = certificate::rows(rows.found(), last).unwrap();
        assert_eq!(text, certified(last).1);
        assert_eq!(verify(&text).unwrap().rows, verify(&all).unwrap().rows[..=last]);
    }
    assert_eq!(certificate::rows(rows.found(), usize::MAX).unwrap(), all);
    assert!(certificate::rows(&[], 7).is_none());
}

/// Changes every number; each change must be refused with the old checksum and with a new one.
fn tampered(text: &str) -> usize {
    let mut changes = 0;
    let until = text.rfind("checksum").unwrap();
    for (from, to) in numbers(&text[..until]) {
        let number: u64 = text[from..to].parse().unwrap();
        let others = [number + 1, number.saturating_sub(1), number * 2, number + 12, number + 768];
        for other in others.into_iter().filter(|other| *other != number) {
            let changed = format!("{}{other}{}", &text[..from], &text[to..]);
            assert!(verify(&changed).is_err(), "{changed}");
            let (line, because) = refused(&sealed(&changed));
            assert!((1..=text.lines().count()).contains(&line), "{line}: {because}");
            changes += 1;
        }
    }
    changes
}

#[test]
fn a_change_of_any_number_of_a_certificate_of_rows_is_refused() {
    let changes: usize = [0, 5, 24].into_iter().map(|last| tampered(&certified(last).1)).sum();
    assert!(changes > 900, "{changes}");
}

#[test]
fn a_change_of_any_row_of_the_longest_certificate_is_refused() {
    let (_, text) = certified(MOST_ROW);
    // Most changes contradict other lines; a changed preperiod contradicts only the values.
    assert!(tampered(&text) > 1000);
}

#[test]
fn consistent_claims_with_wrong_numbers_are_refused() {
    let (_, text) = certified(12);
    let line_11 = text.lines().find(|line| line.starts_with("row 11 ")).unwrap();
    let at: Vec<u64> = line_11.split(' ').filter_map(|word| word.parse().ok()).collect();
    let [11, start, 48, 48, first, again] = at[..] else { panic!("{line_11}") };
    let row = |start: u64, period: u64, seen: (u64, u64)| {
        let (from, to) = seen;
        format!("row 11 preperiod {start} period {period} saltus {period} state {from} {to}")
    };
    // Twice the period: row 12 depends on it, and would need other numbers.
    let doubled = text.replacen(line_11, &row(start, 96, (first, first + 96)), 1);
    let (line, because) = refused(&sealed(&doubled));
    assert_eq!((line, because.contains("state must be")), (18, true), "{because}");
    // The same in the last row.
    let (_, last) = certified(11);
    let columns = last.lines().nth(4).unwrap();
    let columns_of_24 = format!("state must be {first} and {}", first + 24);
    for (to, again, reason) in [
        (row(start, 96, (first, first + 96)), first + 96, "repeat after 48 already"),
        (row(start + 1, 48, (first, again)), again, "repeat from 277 on already"),
        (row(start - 1, 48, (first, again)), again, "column 276 has value"),
        (row(start, 24, (first, first + 24)), first + 24, "the states at columns"),
        (row(start, 24, (first, again)), again, columns_of_24.as_str()),
    ] {
        let changed = last.replacen(line_11, &to, 1);
        let changed = changed.replacen(columns, &format!("columns 0 {}", again - 1), 1);
        let (line, because) = refused(&sealed(&changed));
        assert_eq!((line, because.contains(reason)), (17, true), "{because}");
    }
    // No row is proved without the rows below it.
    let less = text.replacen(&format!("{line_11}\n"), "", 1).replacen("rows 0 12", "rows 0 11", 1);
    assert_eq!(refused(&sealed(&less)), (17, "this must be row 11".into()));
}

#[test]
fn oversized_certificates_are_refused_before_any_work() {
    let (_, text) = certified(0);
    let row = |line: &str| {
        sealed(&text.replacen("row 0 preperiod 0 period 1 saltus 1 state 0 1", line, 1))
    };
    for (line, reason) in [
        ("row 0 preperiod 0 period 999999999999999 saltus 999999999999999 state 0 1", "from 1 to"),
        ("row 0 preperiod 0 period 0 saltus 0 state 0 0", "from 1 to"),
        ("row 0 preperiod 999999999999999 period 1 saltus 1 state 0 1", "at most"),
        ("row 0 preperiod 5000000 period 1 saltus 1 state 5000000 5000001", "too many"),
        ("row 0 preperiod -1 period 1 saltus 1 state 0 1", "plain digits"),
        ("row 0 preperiod 00 period 1 saltus 1 state 0 1", "plain digits"),
        ("row 0 preperiod 0 period 1 saltus 1 state 0", "this must be"),
        ("row", "this must be"),
        ("column 0 preperiod 0 period 1 saltus 1 state 0 1", "begin with"),
    ] {
        let (line, because) = refused(&row(line));
        assert_eq!((line, because.contains(reason)), (6, true), "{because}");
    }
    let (_, text) = certified(2);
    // Three rows with too many squares in all, but not in each.
    let far = "row 2 preperiod 2500000 period 3 saltus 3 state 2500001 2500004";
    let old = text.lines().find(|line| line.starts_with("row 2 ")).unwrap();
    let columns = text.lines().nth(4).unwrap();
    let grown = text.replacen(old, far, 1).replacen(columns, "columns 0 2500003", 1);
    let (line, because) = refused(&sealed(&grown));
    assert_eq!((line, because.contains(&SQUARES.to_string())), (5, true), "{because}");
    let many = format!("{}{}", text.split("row 0").next().unwrap(), "row 0\n".repeat(101));
    let (line, because) = refused(&sealed(&format!("{many}checksum\n")));
    assert_eq!((line, because.contains("at most 100 rows")), (4, true), "{because}");
}

#[test]
fn broken_text_of_rows_is_refused_with_its_line() {
    let (_, text) = certified(4);
    broken(&text);
    // Only the first line distinguishes the two kinds, and each refuses lines of the other.
    let heaps = text.replacen("certificate 1 of rows", "certificate 1", 1);
    assert_eq!(refused(&sealed(&heaps)).0, 2, "the number of lines fits, but there is no rule");
    let (line, because) = refused(&text.replacen("of rows", "of planes", 1));
    assert_eq!((line, because.contains("1 of rows”")), (1, true), "{because}");
    assert_eq!(refused(&sealed(&text.replacen("wythoff", "wythof", 1))).0, 2);
    assert_eq!(refused(&sealed(&text.replacen("landman", "smith", 1))).0, 3);
}
