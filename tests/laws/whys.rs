//! A reason names what it rests on: a row that comes of a ring, the mirror of a half-turn, a search.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{answered, opened};
use session::say;

/// What is told about the position of an address, by theory.
fn seen(address: &str) -> String {
    english(&answered(opened(address)).verdict().unwrap().seen.words)
}

/// The reason of the first winning move of an address.
fn reason(address: &str) -> String {
    let session = answered(opened(address));
    let mv = session.verdict().unwrap().winning[0].clone();
    english(&session.reason(0, &mv).unwrap().words)
}

/// How the verdict on an address is known.
fn known(address: &str) -> String {
    english(&say::known(answered(opened(address)).verdict().unwrap().known))
}

#[test]
fn a_ring_says_that_it_becomes_a_row() {
    for (address, told) in [
        ("kayles?at=iiiiiiiiiii&ring=1", "Every move opens the ring of 11 into a row that wins."),
        ("dawsons-kayles?at=iiiiii&ring=1", "Every move opens the ring of 6 into a row that wins."),
        (
            "remove-an-edge?at=6&graph=cycle",
            "Every move opens the ring of 6 into a path that wins.",
        ),
    ] {
        assert_eq!(seen(address), told, "{address}");
    }
    // Two vertices beside a ring of six, which is left when they are taken.
    let left = reason("remove-an-edge?at=8.1-2.1-6.2-3.3-4.4-5.5-6.7-8&graph=own");
    assert!(
        left.starts_with("It leaves a ring of 6. The next move opens it into a path."),
        "{left}"
    );
}

#[test]
fn a_half_turn_names_its_mirror() {
    let told = reason("diamond?at=....._.xxx._xxxxx_.xxx._..x..");
    let partners = "These lines are partners: r2–r4, c1–c5, c2–c4 and r3–c3.";
    assert!(told.contains(partners), "{told}");
}

/// Only the start of No-Factor is lost by an argument; what follows it is searched.
#[test]
fn a_search_is_called_a_search() {
    assert_eq!(known("no-factor?at=12"), "Known by theory.");
    for at in ["12~1", "12~1.5", "30~1"] {
        let told = known(&format!("no-factor?at={at}"));
        assert!(told.starts_with("Found by searching "), "{at}: {told}");
    }
}
