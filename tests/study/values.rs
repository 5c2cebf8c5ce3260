//! Values, facts and reasons of rules, compared with the claims of the sources and with definitions.

use crate::ask::{refused, study};
use crate::english::english;
use sequence::{Rule, Sequence};
use study::Study;
use study::allowed::Digit;
use study::known::numbers;
use study::wire::{Ask, State, Tell};

#[test]
fn kayles_is_proved_and_checked() {
    let study = study("rule=0.77&to=1000");
    let (standing, html) = study.facts();
    let one = &standing[0];
    let period = one.period.unwrap();
    assert_eq!((period.start, period.length, period.saltus), (71, 12, 0));
    assert_eq!((one.proved, one.verified), (true, Some(true)));
    assert_eq!(one.exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    assert_eq!(english(&one.seal), "Proved");
    assert_eq!(english(&one.words), "From heap 71 on the values repeat with period 12.");
    assert!(html.contains("<b>Proved</b> From heap 71 on"), "{html}");
    assert!(
        html.contains("The certificate was checked: the independent checker found 168 values anew")
    );
    assert!(
        html.contains(
            "<b>A002186</b>, values of Kayles: G(n) = a(n) for n = 0 to 1000. \
             The terms a(n) were computed here, not taken from the OEIS."
        ),
        "{html}"
    );
    // 1 of 1001 is 0.0999 %: shares are rounded, not cut off.
    assert!(html.contains("<td>1</td><td>0.10 %</td>"), "{html}");
    assert_eq!(study.values(0).len(), 1001);
    assert_eq!(study.values(0)[..12], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    assert_eq!(study.state(), Some(State::Done));
}

#[test]
fn values_of_no_known_sequence_are_compared_with_all_that_are_built_in() {
    let (_, html) = study("rule=0.6&to=400").facts();
    assert!(html.contains("<p>Not one of the 15 built-in sequences. <a "), "{html}");
    let terms = "0,1,2,0,1,2,3,1,2,3,4,0,3,4,2,1,3,2,1,0,2,1,4,5";
    assert!(html.contains(&format!("\"https://oeis.org/search?q={terms}\"")), "{html}");
}

#[test]
fn values_agree_with_the_engines() {
    for rule in [
        "grundy",
        "0.137",
        "take-1.3.4",
        "except-2.5",
        "4.3",
        "squares",
        "split-3",
        "0.12~34",
        "0.7F",
    ] {
        let study = study(&format!("rule={rule}&to=700"));
        let mut values = Sequence::new(&rule.parse::<Rule>().unwrap(), 700).unwrap();
        values.run();
        assert_eq!(study.values(0), values.values(), "{rule}");
    }
}

#[test]
fn facts_without_a_proof_say_so() {
    let standing = |address: &str| study(address).facts().0[0].clone();
    let grundy = standing("rule=grundy&to=500");
    assert_eq!(
        (english(&grundy.seal).as_str(), grundy.proved, grundy.period),
        ("Not proved here", false, None)
    );
    let apparent = standing("rule=0.8F&to=3000");
    assert!(apparent.verified.is_none());
    let short = standing("rule=0.77&to=20");
    assert_eq!(english(&short.words), "21 values prove no period.");
}

#[test]
fn rules_have_a_sentence_and_a_board() {
    let sentence = |rule: &str| {
        let rule: Rule = rule.parse().unwrap();
        study::allowed::sentence(&rule).as_ref().map(english).unwrap_or_default()
    };
    for (rule, words) in [
        ("0.77", "A move: take 1 or 2 tokens, leaving nothing, one heap or two."),
        ("0.6", "A move: take 1 token, leaving one heap or two."),
        ("grundy", "A move: cut a heap in two of different sizes."),
        (
            "4.~3",
            "A move: take any number of tokens, leaving nothing or one heap; or cut a heap in two.",
        ),
        ("take-1.2.3.7", "A move: take 1 to 3 or 7 tokens, leaving nothing or one heap."),
        ("except-2.5", "A move: take 1, 3, 4 or more than 5 tokens, leaving nothing or one heap."),
        ("squares", "A move: take a full square, of one small square or of four, from two rows."),
        (
            "take-squares",
            "A move: take 1, 4, 9, 16, 25, 36, … tokens (the square numbers), leaving nothing or one heap.",
        ),
        (
            "take-1.primes",
            "A move: take 1, 2, 3, 5, 7, 11, … tokens (the prime numbers and 1), leaving nothing or one heap.",
        ),
    ] {
        assert_eq!(sentence(rule), words, "{rule}");
    }
    let board = |rule: &str| study::allowed::board(&rule.parse().unwrap());
    assert_eq!(board("0.77").unwrap(), "index.html#/play/heap-rule?rule=0.77");
    assert_eq!(board("squares"), None);
}

#[test]
fn the_digits_of_a_code_are_explained_one_by_one() {
    let lines_of = |rule: &str| {
        let digits = study::allowed::digits(&rule.parse().unwrap())?;
        let line = |one: &Digit| format!("{}: {}", one.digit, english(&one.allows));
        Some(digits.iter().map(line).collect::<Vec<_>>())
    };
    for (rule, lines) in [
        (
            "0.137",
            &[
                "1: take 1 token, leaving nothing",
                "3 = 2 + 1: take 2 tokens, leaving nothing or one heap",
                "7 = 4 + 2 + 1: take 3 tokens, leaving nothing, one heap or two",
            ][..],
        ),
        ("0.007", &["7 = 4 + 2 + 1: take 3 tokens, leaving nothing, one heap or two"]),
        (
            "4.~3",
            &[
                "4: cut a heap in two",
                "3 = 2 + 1: take any number of tokens, leaving nothing or one heap",
            ],
        ),
        ("0.~3", &["3 = 2 + 1: take any number of tokens, leaving nothing or one heap"]),
        (
            "0.1~30",
            &[
                "1: take 1 token, leaving nothing",
                "30: take more than 1, where what is allowed repeats every 2 tokens",
            ],
        ),
        ("0.4-unequal", &["4: take 1 token, leaving two heaps of different sizes"]),
        ("0.0", &[]),
        ("C.8", &["C = 8 + 4: cut a heap in two or three", "8: take 1 token, leaving three heaps"]),
    ] {
        assert_eq!(lines_of(rule).unwrap(), lines, "{rule}");
    }
    for rule in ["take-1.3.4", "grundy", "kayles-2-4", "squares", "split-3", "except-2.5"] {
        assert_eq!(lines_of(rule), None, "{rule}");
    }
}

#[test]
fn two_rules_side_by_side() {
    let both = study("rule=0.161&to=1000&with=0.36");
    let (standing, html) = both.facts();
    assert_eq!(standing.len(), 2);
    assert!(html.contains("0.161 and 0.36 first differ at n = 519"), "{html}");
    let (one, other) = (both.values(0), both.values(1));
    assert_eq!((0..=1000).find(|n| one[*n] != other[*n]), Some(519));
    let (_, html) = study("rule=0.27&to=389&with=0.26").facts();
    assert!(html.contains("0.27 and 0.26 "), "{html}");
    assert!(!html.contains("first differ"), "{html}");
    let (_, html) = study("rule=0.07&to=300&with=0.4").facts();
    assert!(html.contains("first differ at n = 2"), "{html}");
    let (_, html) = study("rule=0.77&to=300&with=0.771").facts();
    assert!(html.contains("differ"), "{html}");
}

#[test]
fn sequences_are_recognised_by_their_terms() {
    let html = |address: &str| study(address).facts().1;
    let dawson = html("rule=0.07&to=2000");
    assert!(
        dawson.contains("<b>A002187</b>, values of Dawson’s Chess: G(n) = a(n − 1) for n = 1 to"),
        "{dawson}"
    );
    assert!(dawson.contains("<b>A215721</b>, lost rows of Dawson’s Kayles: the n-th heap of value 0 is a(n) for n = 1 to"), "{dawson}");
    let chess = html("rule=0.137&to=2000");
    assert!(
        chess.contains("<b>A002187</b>, values of Dawson’s Chess: G(n) = a(n) for n = 0 to"),
        "{chess}"
    );
    assert!(html("rule=grundy&to=1000").contains("<b>A002188</b>"));
    assert!(
        html("rule=squares&to=300").contains(
            "<b>A286332</b>, values of Remove-a-Square on two rows: G(n) = a(n) for n = 1"
        )
    );
    // Another name of the same rule is recognised, but not a table with few values.
    assert!(html("rule=kayles-2&to=100").contains("A002186"));
    assert!(!html("rule=0.77&to=20").contains("A002186"));
    assert!(!html("rule=0.75&to=300").contains("<b>A"));
}

#[test]
fn lists_of_numbers_are_recognised() {
    let lost = [1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29];
    assert!(numbers(&lost).contains(&"A285304"));
    let won = [6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 26, 28, 30];
    assert!(numbers(&won).contains(&"A285847"));
    let lower = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27];
    assert!(numbers(&lower).contains(&"A000201"));
    let rings = [2, 3, 7, 11, 17, 23, 27, 31, 37, 41, 45, 57];
    assert!(numbers(&rings).contains(&"A274161"));
    for none in [&[1, 2, 3, 5, 8][..], &[1; 40], &[u64::MAX; 60]] {
        assert!(numbers(none).is_empty(), "{none:?}");
    }
}

#[test]
fn explanations_name_every_smaller_value() {
    let mut study = study("rule=0.77&to=200");
    let (html, words) = study.why((57, 0)).unwrap();
    assert_eq!(
        words,
        "G(57) = 4: among its 57 options each value from 0 to 3 occurs, and 4 does not."
    );
    assert!(html.contains("href=\"index.html#/play/kayles?at=57\""), "{html}");
    assert!(html.contains(" – this move wins"));
    let (_, words) = study.why((0, 0)).unwrap();
    assert_eq!(words, "G(0) = 0, as there is no move; the player to move loses.");
    // With a proved period, heaps beyond the table have values and explanations.
    assert!(study.why((1205, 0)).unwrap().1.starts_with("G(1205) = 4: "));
    assert!(study.why((1 << 40, 0)).unwrap_err().contains("has no value yet"));
    assert!(study.why((3, 1)).unwrap_err().contains("no such rule"));
}

/// A heap with more options than are listed: the sentence does not claim that others are missing.
#[test]
fn options_beyond_the_list_are_not_counted() {
    let mut study = study("rule=0.77&to=1000");
    // Taking one pin, which comes first, leaves no heaps of the same value; taking two can leave equal ones.
    let (_, words) = study.why((800_008, 0)).unwrap();
    assert_eq!(
        words,
        "G(800008) = 1: among its options (the first 400000 are listed), \
         the value 0 occurs, and 1 does not."
    );
}

/// The number of options of a heap by the definition: every take, and every division of the rest.
fn options(rule: &str, n: usize, values: &[u32]) -> usize {
    let semantics = rule.parse::<Rule>().unwrap().semantics();
    let mut count = 0;
    let mut seen = std::collections::BTreeSet::new();
    for take in semantics.takes().iter().filter(|take| take.count <= n) {
        let left = n - take.count;
        for a in 0..=left {
            for b in a..=left - a {
                let c = left - a - b;
                let parts = [a, b, c].iter().filter(|part| **part > 0).count() as u32;
                if c >= b && take.leaves(parts) && !(semantics.unequal() && parts == 2 && b == c) {
                    count += 1;
                    seen.insert(values[a] ^ values[b] ^ values[c] ^ take.plus);
                }
            }
        }
    }
    assert_eq!((0..).find(|value| !seen.contains(value)), Some(values[n]), "{rule} {n}");
    count
}

#[test]
fn explanations_have_the_number_of_options_by_the_definition() {
    for rule in ["0.77", "grundy", "4.7", "split-3", "0.F", "squares", "take-2.5", "0.137"] {
        let mut study = study(&format!("rule={rule}&to=60"));
        let values = study.values(0);
        for n in 0..=40 {
            let count = options(rule, n, &values);
            let (_, words) = study.why((n as u64, 0)).unwrap();
            let says = match count {
                0 => format!("G({n}) = 0, as there is no move"),
                1 => format!("G({n}) = {}: its only option ", values[n]),
                _ => format!("G({n}) = {}: among its {count} options", values[n]),
            };
            assert!(words.starts_with(&says), "{rule}: {words} is not {says}");
        }
    }
}

#[test]
fn links_open_positions_of_the_catalogue() {
    let rules =
        ["0.77", "0.7", "kayles-5", "0.07", "0.137", "grundy", "take-1.3.4", "0.~3", "squares"];
    for rule in rules {
        let mut study = study(&format!("rule={rule}&to=30"));
        let mut links = 0;
        for n in 1..=30 {
            let (html, _) = study.why((n, 0)).unwrap();
            for link in html.split("href=\"").skip(1) {
                let link = link.split('"').next().unwrap().replace("&amp;", "&");
                opens(&link);
                links += 1;
            }
        }
        assert!(links > 30, "{rule} has {links} links");
    }
}

/// Opens a link as the play page does, and fails if anything in it is wrong.
fn opens(link: &str) {
    let fragment = link.strip_prefix("index.html").unwrap();
    let route = session::link::route(fragment).unwrap();
    let session::link::Route::Play(link) = route else { panic!("{fragment} opens no game") };
    let (_, wrong) =
        session::play::Session::open(&link).unwrap_or_else(|| panic!("no game for {fragment}"));
    assert!(wrong.is_none(), "{fragment}: {wrong:?}");
}

#[test]
fn oversized_tables_are_refused_before_they_begin() {
    let because = refused("rule=0.77&to=1000000000000");
    assert!(
        because.contains("a table ends at 10000000") && because.contains("memory"),
        "{because}"
    );
    assert!(refused("rule=split-4&to=1000000").contains("at most"));
    assert!(refused("rule=0.7x&to=5").contains("In “rule”: character 4"));
}

#[test]
fn facts_agree_with_an_independent_count() {
    for address in ["rule=grundy&to=3000", "rule=0.~3&to=30000", "rule=0.07&to=900"] {
        let study = study(address);
        let (values, html) = (study.values(0), study.facts().1);
        let mut records: Vec<(usize, u32)> = Vec::new();
        for (n, value) in values.iter().enumerate() {
            if records.last().is_none_or(|(_, most)| value > most) {
                records.push((n, *value));
            }
        }
        let last = &records[records.len().saturating_sub(40)..];
        let heaps: String = last.iter().map(|(n, _)| format!("<td>{n}</td>")).collect();
        let greatest: String = last.iter().map(|(_, value)| format!("<td>{value}</td>")).collect();
        assert!(
            html.contains(&format!("{heaps}</tr><tr><th scope=\"row\">G(n)</th>{greatest}</tr>")),
            "{html}"
        );
        let zeros: Vec<String> =
            (0..values.len()).filter(|n| values[*n] == 0).map(|n| n.to_string()).collect();
        let list = format!("<p class=\"list\">{}", zeros[..zeros.len().min(60)].join(" "));
        assert!(html.contains(&list), "{html}");
        for value in 0..=3 {
            let times = values.iter().filter(|one| **one == value).count();
            let first = values.iter().position(|one| *one == value).unwrap();
            let line = format!("<th scope=\"row\">{value}</th><td>{first}</td><td>{times}</td>");
            assert!(html.contains(&line), "{line} in {html}");
        }
    }
}

#[test]
fn a_long_check_waits_for_confirmation() {
    let mut study = Study::default();
    let mut tells = study.ask(Ask::Begin { id: 1, address: "rule=0.16&to=600000".into() });
    if !study.busy() {
        study.ask(Ask::GoOn);
    }
    while study.busy() {
        tells.extend(study.slice());
    }
    let Some(Tell::Progress { state, words, values: 600_001, .. }) = tells.last() else { panic!() };
    assert_eq!(*state, State::Waiting);
    let words = english(words);
    assert!(words.starts_with("the checker has yet to find"), "{words}");
    let facts = tells.iter().rev().find_map(|tell| match tell {
        Tell::Facts { standing, .. } => Some(standing[0].clone()),
        _ => None,
    });
    let facts = facts.unwrap();
    let period = facts.period.unwrap();
    assert_eq!((period.length, period.start), (149_459, 105_351));
    assert_eq!((facts.proved, facts.verified), (true, None));
    study.ask(Ask::GoOn);
    assert!(study.busy());
    study.slice();
    assert!(matches!(study.ask(Ask::Stop)[0], Tell::Progress { state: State::Stopped, .. }));
}

#[test]
fn work_can_be_stopped_and_continued() {
    let mut study = Study::default();
    let tells = study.ask(Ask::Begin { id: 1, address: "rule=grundy&to=100000".into() });
    let Tell::Planned { waits, ref words, .. } = tells[0] else { panic!("{tells:?}") };
    let words = english(words);
    assert!(
        words.starts_with("By rare and common values: ") || words.starts_with("By guess"),
        "{words}"
    );
    if waits {
        study.ask(Ask::GoOn);
    }
    let mut found = 0;
    let mut shares = vec![];
    let mut take = |study: &mut Study, slices: usize| {
        let mut found = 0;
        for _ in 0..slices {
            for tell in study.slice() {
                match tell {
                    Tell::Values { values, .. } => found += values.len(),
                    Tell::Progress { share, .. } => shares.push(share),
                    _ => {}
                }
            }
        }
        found
    };
    found += take(&mut study, 5);
    let tells = study.ask(Ask::Stop);
    assert!(matches!(tells[0], Tell::Progress { state: State::Stopped, .. }), "{tells:?}");
    let (mut late, mut facts) = (0, 0);
    for tell in &tells {
        match tell {
            Tell::Values { values, .. } => late += values.len(),
            Tell::Facts { .. } => facts += 1,
            _ => {}
        }
    }
    assert_eq!(facts, 1, "a stopped study sends its facts");
    found += late;
    assert!(!study.busy());
    assert_eq!(take(&mut study, 3), 0);
    assert!(found > 1000 && found < 100_000);
    assert!(matches!(study.ask(Ask::GoOn)[0], Tell::Progress { state: State::Working, .. }));
    while study.busy() {
        found += take(&mut study, 1);
    }
    assert_eq!(found, 100_001);
    assert!(shares.len() > 1, "{shares:?}");
    assert!(shares.windows(2).all(|two| two[1] + 50 >= two[0]), "{shares:?}");
}
