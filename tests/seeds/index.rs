//! Lists of all rows of the claims and of all errata, and tests that each of them has a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rows of each source; the part after a space distinguishes rows with the same number: the limit, the size of a
/// diamond, the base, the most pins of a throw.
const ROWS: [(&str, &str); 5] = [
    ("000", "a, a', b, c, c', d, e, f, g, h, i, j, k, l, m"),
    (
        "001",
        "a x, b x, b' x, b'' x, d x, e x, f x, g x, g' x, h x, i x, i' x, i2 x, j x, a \
         2x_1, b 2x_1, b' 2x_1, b'' 2x_1, d 2x_1, e 2x_1, f 2x_1, g 2x_1, g' 2x_1, h \
         2x_1, i 2x_1, i' 2x_1, i2 2x_1, j 2x_1, a 2x, c 2x, d 2x, e 2x, f 2x, g 2x, g' \
         2x, h 2x, i 2x, i' 2x, i2 2x, j 2x, k, l, m 3x, m x_1, m 4x, m 3x_2, m x_3, m \
         xx, n, o 1, o 2, o 3, o half, o less",
    ),
    (
        "002",
        "1, 1b, 1c, 2, 3 c1, 3 c2, 3 c3, 3 c4, 4, 5, 6, 7, 8 c1, 9 c1, 8 c2, 9 c2, 8 c3, \
         9 c3, 10, 11, 12, 13, 13b, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23b, 24, 24b, \
         25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 35b, 36, 37, 38, 38b, 39, 40, 41, \
         42, 43, 44, 45, 46, 47, 48, 49, 50, 51",
    ),
    ("003", "1, 2, 3, 4, 5, 6, 7, 8, 9"),
    (
        "004",
        "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 b2, 16 b3, 16 b4, 17, 18, \
         19, 20, 20b, 21, 21b, 22, 23, 23b, 24, 24b, 25, 26, 27, 28, 29, 30, 31, 32, 33, \
         34, 34 k2, 34 k3, 34 k4, 34 k5, 34 k6, 34 k7, 34 k8, 34 k9, 34 k10, 34 k11, 34 \
         k12, 36, 37, 38, 39, 40, 41, 42, 42b, 43, 44, 45, 46, 47, 47b, 48, 49, 50, 51, \
         52, 53",
    ),
];

/// The parts of the sources: each game or system, with some of its rows. If there are no rows, or if a part claims
/// more, tests are named after the part.
const PARTS: [(u32, &[&str]); 30] = [
    (1, &["000.a", "000.h"]),
    (2, &["001.a x", "001.b'' x"]),
    (3, &["001.a 2x_1", "001.l"]),
    (4, &["001.a 2x", "001.c 2x"]),
    (5, &["001.m 3x", "001.o 3"]),
    (6, &["002.1"]),
    (7, &["002.3 c1", "002.6"]),
    (8, &["002.10"]),
    (9, &["002.15"]),
    (10, &["002.19", "002.25"]),
    (11, &["002.31", "002.34"]),
    (12, &["002.46"]),
    (13, &["002.39"]),
    (14, &["002.48"]),
    (15, &[]),
    (16, &["003.3"]),
    (17, &["004.2"]),
    (18, &["004.11"]),
    (19, &["004.14"]),
    (20, &["004.15"]),
    (21, &["004.17"]),
    (22, &["004.26"]),
    (23, &["004.32"]),
    (24, &[]),
    (25, &["002.40"]),
    (26, &["004.34"]),
    (27, &["004.37"]),
    (28, &["004.43"]),
    (29, &["004.50"]),
    (30, &["004.44"]),
];

/// An error of a source: its number, the games whose pages mention it, and the row that tests it. An erratum without a
/// row has a test that is named after its number.
pub(crate) const ERRATA: [(u32, &[&str], &str); 34] = [
    (1, &["wythoff"], "000.a"),
    (2, &["wythoff"], "000.c"),
    (3, &["wythoff"], "000.d"),
    (4, &["wythoff"], "000.f"),
    (5, &["wythoff"], "000.k"),
    (6, &["wythoff"], "000.m"),
    (7, &["take-away"], "001.b x"),
    (8, &["take-away"], "001.n"),
    (9, &["take-away"], "001.g 2x"),
    (10, &["take-away"], "001.i x"),
    (11, &["take-away"], "001.o 3"),
    (13, &["chocolate-stones"], "002.1c"),
    (14, &["diamond"], "002.7"),
    (15, &["diamond"], "002.9 c1"),
    (16, &["sum-from-product"], "002.18"),
    (17, &["dawsons-kayles", "remove-a-square", "remove-an-edge"], ""),
    (18, &["remove-a-square"], "002.24"),
    (19, &["remove-a-square"], "002.27"),
    (20, &["remove-a-square"], ""),
    (21, &["remove-an-edge"], "002.38"),
    (22, &["dawsons-kayles", "remove-an-edge"], "002.36"),
    (23, &["dawsons-kayles", "remove-an-edge"], "002.44"),
    (24, &["remove-an-edge"], "002.47"),
    (25, &["no-factor"], "002.51"),
    (27, &["parity-subtraction"], "003.6"),
    (28, &["parity-subtraction"], "003.9"),
    (29, &["dots-and-boxes"], "004.9"),
    (30, &["dots-and-boxes"], "004.2"),
    (31, &["nim"], "004.13"),
    (32, &["moores-nim"], "004.19"),
    (33, &["moores-nim"], "004.23"),
    (34, &["kayles"], "004.28"),
    (35, &["kayles", "queens"], "004.34"),
    (36, &["wythoff"], "004.43"),
];

/// The names of all tests in this folder, which must be unique.
fn tests() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for (line, next) in text.lines().zip(text.lines().skip(1)) {
            if line == "#[test]" {
                let name = next.trim_start_matches("fn ").trim_end_matches("() {");
                assert!(names.insert(name.to_string()), "two tests are named {name}");
            }
        }
    }
    names
}

/// The beginning of the name of a row's test.
fn beginning(row: &str) -> String {
    let spelled = row.replace("''", "_second").replace('\'', "_prime").replace(['.', ' '], "_");
    format!("row_{spelled}_")
}

fn rows() -> Vec<String> {
    let all = ROWS
        .iter()
        .flat_map(|(source, rows)| rows.split(", ").map(move |row| format!("{source}.{row}")));
    all.collect()
}

#[test]
fn every_row_has_one_test_and_every_test_its_row() {
    let rows = rows();
    let mut found: BTreeMap<&String, Vec<String>> = BTreeMap::new();
    for name in tests().into_iter().filter(|name| name.starts_with("row_")) {
        let fits = rows.iter().filter(|row| name.starts_with(&beginning(row)));
        let row = fits.max_by_key(|row| beginning(row).len());
        found.entry(row.unwrap_or_else(|| panic!("{name} names no row"))).or_default().push(name);
    }
    let left_out: Vec<&String> = rows.iter().filter(|row| !found.contains_key(row)).collect();
    assert!(left_out.is_empty(), "no test is named after {left_out:?}");
    let doubled: Vec<_> = found.iter().filter(|(_, names)| names.len() > 1).collect();
    assert!(doubled.is_empty(), "{doubled:?}");
    assert_eq!(rows.len(), 214);
}

#[test]
fn every_part_has_tests() {
    let (tests, rows) = (tests(), rows());
    for (number, named) in PARTS {
        assert!(named.iter().all(|row| rows.iter().any(|known| known == row)), "part {number}");
        let own = format!("part_a{number}_");
        let own = tests.iter().any(|name| name.starts_with(&own));
        assert!(own || !named.is_empty(), "part {number} has no test");
    }
}

#[test]
fn every_erratum_has_a_test() {
    let (tests, rows) = (tests(), rows());
    for (number, pages, row) in ERRATA {
        let own = format!("erratum_e{number}_");
        let own = tests.iter().any(|name| name.starts_with(&own));
        assert!(own || rows.iter().any(|known| known == row), "erratum {number} has no test");
        assert!(!pages.is_empty(), "erratum {number} has no page");
    }
}
