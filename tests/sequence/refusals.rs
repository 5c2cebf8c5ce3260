//! What the checker says: each of its sentences is provoked here, and said in each language.

use crate::certificates::sealed;
use crate::english::english;
use crate::hypotheses::{forgeries, text};
use checker::{BYTES, verify};
use messages::generate::declarations;
use messages::{LANGUAGES, native::Words};
use sequence::{certificate, plane::Rows};
use std::path::Path;

/// The line and the reason of a refusal.
pub(crate) fn refused(text: &str) -> (usize, String) {
    let refusal = verify(text).expect_err(text);
    let because = english(&refusal.because);
    assert!(!because.contains('\n') && !because.ends_with('.'), "{because}");
    (refusal.line, because)
}

/// Changes of a certificate of heaps, each refused for another reason.
const OF_HEAPS: &str = "rule 0.3 > role 0.3; saltus 0 > saltus 00; saltus 0 > saltus 0 0; \
    heaps 0 3 > heaps 0; heaps 0 3 > heaps 0 4; rule 0.3 > rule 0.3 0.3; rule 0.3 > rule 0.30; \
    window 1 1 > window 1; window > door; exceptions > exceptions 0; bound 4 > bound 2000000; \
    checksum > checksum\nchecksum";
/// The same of rows.
const OF_ROWS: &str = "wythoff > queen; landman > smith; row 0 preperiod > row 0 start; \
    row 1 p > row 7 p; period 1 s > period 0 s; preperiod 0 > preperiod 5000001; saltus 1 > saltus 2; \
    state 0 1 > state 0 2; rows 0 2 > rows 0 3; columns 0 > columns 9; \
    preperiod 0 period 1 saltus 1 state 0 1 > preperiod 5000000 period 1 saltus 1 state 5000000 5000001";
/// The first lines of a certificate of rows.
const ROWS: &str = "last-move certificate 1 of rows\nplane wythoff\ntheorem state landman-2002\n";

/// Refused certificates, one at least for each sentence.
fn refusals() -> Vec<String> {
    let heaps = text("0.3; window 1 1; 4; 0 2 0; 0 1;", None);
    let rows = certificate::rows(Rows::up_to(3).found(), 2).unwrap();
    let unlike = "rows 0 1\ncolumns 0 1\nrow 0 preperiod 0 period 1 saltus 1 state 0 1\n\
                  row 1 preperiod 0 period 1 saltus 1 state 1 2\nchecksum\n";
    let many = "row\n".repeat(103) + "checksum\n";
    let mut all = forgeries();
    all.extend(["".into(), "x".repeat(BYTES + 1), heaps.replacen("bound 4", "bound 5", 1)]);
    all.extend([ROWS.into(), sealed(&format!("{ROWS}{unlike}")), sealed(&format!("{ROWS}{many}"))]);
    for (text, changes) in [(heaps, OF_HEAPS), (rows, OF_ROWS)] {
        let changes = changes.split("; ").map(|change| change.split_once(" > ").unwrap());
        all.extend(changes.map(|(from, to)| sealed(&text.replacen(from, to, 1))));
    }
    all
}

#[test]
fn every_sentence_of_the_checker_is_provoked_and_said_in_each_language() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let refusals: Vec<_> = refusals().iter().map(|text| verify(text).expect_err(text)).collect();
    for (language, _) in LANGUAGES {
        let words = Words::of(language, &crates).unwrap();
        for refusal in &refusals {
            let said = words.text(&refusal.into());
            assert!(said.contains(&format!(" {}", refusal.line)), "{language}: {said}");
        }
    }
    let file = std::fs::read_to_string(crates.join("checker/words/en.ftl")).unwrap();
    for id in declarations(&file).unwrap().into_iter().map(|declared| declared.id) {
        let provoked = refusals.iter().any(|refusal| refusal.because.id() == id);
        assert!(provoked || id == "at-line", "{id} is never said");
    }
}

/// A message counts in floating point, in which these numbers would be others.
#[test]
fn numbers_above_those_of_a_message_are_exact() {
    let bound = "split-7; window 7 0; 9; 999999999999999 999999999999998 0; 0;";
    let apart = "0.~30000000000; state 1 2; 2; 0 999999999999999 0; 0;";
    for (claim, says) in [(bound, "13999999999999979"), (apart, "10999999999999989")] {
        let (_, because) = refused(&text(claim, None));
        assert!(because.contains(says), "{because}");
    }
}
