//! Sentences about facts: proofs, records, zeros, shares, rare values and differences.

use super::{count, number};
use alloc::format;
use alloc::string::String;
use sequence::law::Law;
use sequence::{Mask, Proof, Theorem};

/// Headings.
pub(crate) const DIFFERENCE: &str = "First difference";
pub(crate) const PERIOD: &str = "What is proven";
pub(crate) const CERTIFICATE: &str = "The certificate";
pub(crate) const KNOWN: &str = "What sequence is this?";
pub(crate) const RECORDS: &str = "Records";
pub(crate) const ZEROS: &str = "Zeros";
pub(crate) const SHARES: &str = "First appearances and shares";
pub(crate) const RARE: &str = "Rare and common";
/// Columns of the table of shares.
pub(crate) const SHARE_HEADS: [&str; 4] = ["Value", "First at n =", "Times", "Share"];
/// Nothing was recognised.
pub(crate) const UNKNOWN: &str =
    "None of the sequences that are built in, or too few values to tell one.";
/// A proof whose certificate is not written yet.
pub(crate) const UNCHECKED: &str = "The certificate follows as soon as all that it needs is there.";

/// The theorem behind a proof, and what it asks for.
pub(crate) fn theorem(law: &Law, proof: &Proof) -> String {
    let bound = count(proof.bound as u64, "value", "values");
    match proof.theorem {
        Theorem::Window => {
            let (most, parts) = (law.reach(), u64::from(law.most_parts().max(1)));
            let by =
                if parts == 2 { "by Guy and Smith (1956)" } else { "as in Guy and Smith (1956)" };
            format!(
                "The theorem, {by}, for moves that take at most {most} and leave at most {}: \
                 if the values repeat through heap {}, they do for ever. So it asks for {bound}.",
                count(parts, "heap", "heaps"),
                number(proof.bound as u64 - 1),
            )
        }
        Theorem::WindowUnequal => format!(
            "The theorem, as in Guy and Smith (1956) with one period more, for moves that take at most {} \
             and leave two heaps that must differ: if the values repeat through heap {}, they do for ever. \
             So it asks for {bound}.",
            law.reach(),
            number(proof.bound as u64 - 1),
        ),
        Theorem::State { from, to } => format!(
            "What all later heaps depend on is the same at heap {} and at heap {}, up to the gain; \
             so everything after it comes again. It asks for {bound}.",
            number(from as u64),
            number(to as u64),
        ),
    }
}

/// How many heaps do not follow the period.
pub(crate) fn exceptions(heaps: usize) -> String {
    match heaps {
        0 => "No heap is an exception: the values repeat from the start.".into(),
        1 => "One heap before the period is an exception:".into(),
        _ => format!("{} heaps before the period are exceptions:", number(heaps as u64)),
    }
}

/// The checker is at work.
pub(crate) fn checking(heaps: u64) -> String {
    format!("The independent checker is finding {} anew.", count(heaps, "value", "values"))
}

/// Where the checker takes the values of heaps from.
pub(crate) const FROM_RULE: &str = "from the rule";

/// The checker agrees; it found the values anew from something.
pub(crate) fn holds(computed: u64, from: &str) -> String {
    format!(
        "The certificate was checked: the independent checker found {} anew {from}, and each number in it is right.",
        count(computed, "value", "values")
    )
}

/// The checker cannot look at so much here.
pub(crate) fn too_large(because: &str) -> String {
    format!("The certificate was not checked here: {because}.")
}

/// The checker does not agree.
pub(crate) fn refused(because: &str) -> String {
    format!("The independent checker refused the certificate: {because}.")
}

/// What a table of two lines is.
pub(crate) fn pair_of(one: &str, other: &str) -> String {
    format!("{one} and {other}")
}

/// How many records there are, and how many of them are shown.
pub(crate) fn records(greatest: u32, records: u64, shown: usize) -> String {
    let last = if records > shown as u64 { "; the last of them" } else { "" };
    format!(
        "The greatest value is {greatest}. {}{last}:",
        count(records, "value exceeds all before it", "values exceed all before them")
    )
}

/// How many heaps are lost.
pub(crate) fn zeros(zeros: u64, seen: usize) -> String {
    let heaps = count(seen as u64, "heap", "heaps");
    match zeros {
        1 => format!("1 of {heaps} has the value 0: the player to move loses it."),
        _ => {
            format!("{} of {heaps} have the value 0: the player to move loses them.", number(zeros))
        }
    }
}

/// The caption of the table of shares.
pub(crate) fn shares(seen: usize, different: usize) -> String {
    format!(
        "{} among {}",
        count(different as u64, "different value", "different values"),
        count(seen as u64, "heap", "heaps")
    )
}

/// A share in per cent with two places, rounded half up.
pub(crate) fn share(times: u32, seen: usize) -> String {
    let seen = seen.max(1) as u64;
    let permyriad = (u64::from(times) * 20_000 + seen) / (2 * seen);
    if permyriad == 0 {
        return "below 0.01 %".into();
    }
    format!("{}.{:02} %", permyriad / 100, permyriad % 100)
}

/// The mask of rare values.
pub(crate) fn mask(mask: Mask, rares: usize, seen: usize) -> String {
    let parity = match mask.parity {
        None => "",
        Some(0) => ", and an odd heap counts one more",
        Some(_) => ", and an even heap counts one more",
    };
    format!(
        "A value is rare if an even number of its bits lies in the mask {:b} (binary){parity}. \
         Of {}, {} {} rare.",
        mask.bits,
        count(seen as u64, "heap", "heaps"),
        number(rares as u64),
        if rares == 1 { "is" } else { "are" },
    )
}

/// Rare and common values that occur.
pub(crate) fn rare_values(rare: &str, common: &str) -> String {
    format!("Rare: {rare}. Common: {common}.")
}

/// Where two rules first differ.
pub(crate) fn first_difference(one: &str, other: &str, n: u64, left: u64, right: u64) -> String {
    format!("{one} and {other} first differ at n = {n}: {one} has {left}, {other} has {right}.")
}

/// Two rules that are equal for ever.
pub(crate) fn never_differ(one: &str, other: &str) -> String {
    format!(
        "{one} and {other} never differ: both periods are proved, and they agree on a common one."
    )
}

/// Two rules that are equal so far.
pub(crate) fn no_difference(one: &str, other: &str, seen: usize) -> String {
    format!("{one} and {other} agree on all {} so far.", count(seen as u64, "value", "values"))
}
