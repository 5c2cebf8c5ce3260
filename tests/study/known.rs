//! Known sequences, compared with terms from other sources.

use study::known::numbers;

/// First terms, none of which our engines have computed.
///
/// Those of A215721 and A274161 are printed in a paper on Remove-an-Edge, and those of A046874 and the first 23
/// of A046875 in the source of Wythoff’s plane, whose last four are recomputed. All others come from brute force over the
/// moves, by programs that know the rules and nothing else and are no part of this project.
const TERMS: [(&str, &str); 13] = [
    (
        "A002186",
        "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 \
         7 2 1 8 2 7 4 1 2 8 1 4 7 2 1 4 2 7",
    ),
    (
        "A002187",
        "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 \
         0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2",
    ),
    (
        "A002188",
        "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 \
         4 1 5 4 1 5 4 1 0 2 1 0 2 1 5 2 1 3",
    ),
    (
        "A286332",
        "0 2 2 1 4 3 3 1 4 2 6 5 0 2 7 1 4 3 3 1 4 7 7 5 0 2 8 4 4 6 3 1 8 7 7 5 0 2 2 1 4 6 \
         3 1 8 2 7 5 0 2 8 1 4 6 3 1 4 2 7 5",
    ),
    ("A215721", "0 1 5 9 15 21 25 29 35 39 43 55 59 63 73 77"),
    ("A274161", "2 3 7 11 17 23 27 31 37 41 45 57"),
    (
        "A285304",
        "1 2 3 4 5 7 11 13 16 17 19 22 23 25 27 29 31 32 34 37 41 43 46 47 49 52 53 55 57 59",
    ),
    (
        "A285847",
        "6 8 9 10 12 14 15 18 20 21 24 26 28 30 33 35 36 38 39 40 42 44 45 48 50 51 54 56 58 \
         60",
    ),
    ("A000201", "1 3 4 6 8 9 11 12 14 16 17 19 21 22 24 25 27 29 30 32 33 35 37 38 40 42 43 45 46"),
    (
        "A001950",
        "2 5 7 10 13 15 18 20 23 26 28 31 34 36 39 41 44 47 49 52 54 57 60 62 65 68 70 73 75",
    ),
    (
        "A047708",
        "0 2 1 6 7 8 3 5 4 16 14 15 10 9 11 20 13 21 12 25 17 18 19 30 31 38 35 36 22 23 43 \
         45 48 49 24 26 27 28 29 33 60 32 61 57 66 37 63 34 64 67 40 39 41 42 82 44 74 79 47 \
         46",
    ),
    (
        "A046875",
        "1 3 3 6 12 24 12 24 24 24 24 48 48 96 96 96 192 192 384 384 384 768 768 768 768 768 \
         768",
    ),
    (
        "A046874",
        "0 0 0 8 9 27 37 92 102 127 224 277 347 382 613 693 771 865 919 1032 1165 1252 1293 \
         1373 1732 2208 2314",
    ),
];

#[test]
fn known_sequences_agree_with_other_sources() {
    for (number, terms) in TERMS {
        let terms: Vec<u64> = terms.split_whitespace().map(|term| term.parse().unwrap()).collect();
        let count = terms.len();
        assert!(numbers(&terms).contains(&number), "{number}: {:?}", numbers(&terms));
        // With one number changed they are not recognised.
        let mut changed = terms;
        changed[count - 2] += 1;
        assert!(!numbers(&changed).contains(&number), "{number}: {:?}", numbers(&changed));
    }
}
