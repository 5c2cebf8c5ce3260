//! What is known of the values so far, as pieces of HTML: proof, records, zeros, shares, rare values, known sequences.

use crate::known;
use crate::series::{Checking, Series};
use crate::words::{self, facts as say};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::markup::Markup;
use sequence::{Mask, Standing, certificate};

/// Lines of a table of facts: a longer one holds a slow page up.
const LINES: usize = 20;
/// Heaps in a table of two lines, for the same reason.
const COLUMNS: usize = 40;
/// Heaps that are listed one by one.
const LISTED: usize = 60;
/// Values from which rare and common ones are told.
const FROM: usize = 128;
/// Values whose masks are compared: more would not change the best one.
const MASKED: usize = 20_000;
/// Heaps that two proved periods are compared on beyond the tables, at most.
const BEYOND: u64 = 2_000_000;

/// What is told of each rule, in this order.
const FACTS: [fn(&mut Markup, &Series); 6] = [proof, sequences, records, zeros, shares, rare];

/// All facts of one rule or two, piece by piece.
pub(crate) fn pieces(series: &[Series]) -> Vec<String> {
    let mut pieces = Vec::new();
    if let [one, other] = series {
        pieces.push(piece(|ink| compared(ink, one, other)));
    }
    for one in series {
        for (i, fact) in FACTS.iter().enumerate() {
            pieces.push(piece(|ink| {
                if i == 0 && series.len() > 1 {
                    ink.say("h2", one.sequence.rule().to_string());
                }
                fact(ink, one);
            }));
        }
    }
    // Not every rule has rare values.
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// What is written, as HTML of its own.
pub(crate) fn piece(write: impl FnOnce(&mut Markup)) -> String {
    let mut ink = Markup::default();
    write(&mut ink);
    ink.done().plain()
}

fn section(ink: &mut Markup, spec: &'static str, head: &str) {
    ink.open(spec);
    ink.say("h3", head);
}

/// What is proven, by which theorem, and what the checker says.
fn proof(ink: &mut Markup, one: &Series) {
    section(ink, "section|data-fact=period", say::PERIOD);
    let standing = one.sequence.standing();
    ink.say("p|class=standing", words::standing(one.sequence.rule(), &standing));
    if let Standing::Proved(proof) = standing {
        ink.say("p", say::theorem(&one.sequence.rule().law(), &proof));
        exceptions(ink, one);
        checked(ink, &one.check, say::FROM_RULE, certificate::write(&one.sequence));
    }
    ink.shut();
}

/// What the checker says of a certificate, and the certificate itself where it is short.
pub(crate) fn checked(ink: &mut Markup, check: &Checking, from: &str, certificate: Option<String>) {
    ink.say(
        "p",
        &match check {
            Checking::Nothing => say::UNCHECKED.to_string(),
            Checking::Working(check, _) => say::checking(check.values()),
            Checking::Holds { computed } => say::holds(*computed, from),
            Checking::TooLarge(because) => say::too_large(because),
            Checking::Refused(because) => say::refused(because),
        },
    );
    if let Some(text) = certificate.filter(|text| text.len() < 20_000) {
        ink.open("details");
        ink.say("summary", say::CERTIFICATE);
        ink.say("pre|tabindex=0", &text);
        ink.shut();
    }
}

fn exceptions(ink: &mut Markup, one: &Series) {
    let all = one.exceptions();
    ink.say("p", say::exceptions(all.len()));
    if all.is_empty() {
        return;
    }
    let short = all.iter().take(COLUMNS);
    let pairs: Vec<(String, String)> =
        short.map(|(n, value)| (n.to_string(), value.to_string())).collect();
    across(ink, (words::HEAP, words::VALUE), &pairs);
    if all.len() > COLUMNS {
        ink.say("p|class=soft", words::left_out(all.len() - COLUMNS));
    }
}

/// A table of two lines that scrolls sideways.
fn across(ink: &mut Markup, heads: (&str, &str), pairs: &[(String, String)]) {
    ink.open("div|class=wide|role=group|tabindex=0");
    ink.set("aria-label", &say::pair_of(heads.0, heads.1));
    ink.open("table|class=numbers");
    for (line, head) in [(0, heads.0), (1, heads.1)] {
        ink.open("tr");
        ink.say("th|scope=row", head);
        for pair in pairs {
            ink.say("td", if line == 0 { &pair.0 } else { &pair.1 });
        }
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// Known sequences among the values and among the lost heaps.
fn sequences(ink: &mut Markup, one: &Series) {
    section(ink, "section|data-fact=known", say::KNOWN);
    let values: Vec<u64> = one.sequence.values()[..one.tally.seen()]
        .iter()
        .take(10_000)
        .map(|value| u64::from(*value))
        .collect();
    let zeros: Vec<u64> = one.tally.zeros().0.iter().map(|n| u64::from(*n)).collect();
    let (values, zeros) = (known::recognise(&values), known::recognise(&zeros));
    if values.is_empty() && zeros.is_empty() {
        ink.say("p", say::UNKNOWN);
    }
    values.iter().for_each(|found| known::write(ink, found, "G"));
    zeros.iter().for_each(|found| known::write(ink, found, "z"));
    ink.shut();
}

fn records(ink: &mut Markup, one: &Series) {
    section(ink, "section|data-fact=records", say::RECORDS);
    let (records, count) = one.tally.records();
    let shown = &records[records.len().saturating_sub(COLUMNS)..];
    ink.say("p", say::records(one.tally.greatest(), count, shown.len()));
    let pairs: Vec<(String, String)> =
        shown.iter().map(|(n, value)| (n.to_string(), value.to_string())).collect();
    across(ink, (words::HEAP, words::VALUE), &pairs);
    ink.shut();
}

fn zeros(ink: &mut Markup, one: &Series) {
    section(ink, "section|data-fact=zeros", say::ZEROS);
    let (zeros, count) = one.tally.zeros();
    ink.say("p", say::zeros(count, one.tally.seen()));
    let shown: Vec<String> = zeros.iter().take(LISTED).map(u32::to_string).collect();
    let mut text = shown.join(" ");
    if count > LISTED as u64 {
        text.push_str(words::AND_SO_ON);
    }
    ink.say("p|class=list", &text);
    ink.shut();
}

/// Where each value first appears and how often it occurs.
fn shares(ink: &mut Markup, one: &Series) {
    section(ink, "section|data-fact=shares", say::SHARES);
    let (seen, different) = (one.tally.seen(), one.tally.different());
    ink.open("table|class=numbers");
    ink.say("caption", say::shares(seen, different));
    ink.open("thead");
    ink.open("tr");
    say::SHARE_HEADS.iter().for_each(|head| ink.say("th|scope=col", *head));
    ink.shut();
    ink.shut();
    ink.open("tbody");
    for (value, first, count) in one.tally.values().take(LINES) {
        ink.open("tr");
        ink.say("th|scope=row", value.to_string());
        ink.say("td", first.to_string());
        ink.say("td", count.to_string());
        ink.say("td", say::share(count, seen));
        ink.shut();
    }
    ink.shut();
    ink.shut();
    if different > LINES {
        ink.say("p|class=soft", words::left_out(different - LINES));
    }
    ink.shut();
}

/// Rare and common values, where a mask parts them.
fn rare(ink: &mut Markup, one: &Series) {
    let law = one.sequence.rule().law();
    let values = &one.sequence.values()[..one.tally.seen().min(MASKED)];
    let parted = law.tail().is_empty() && law.most_parts() == 2 && values.len() >= FROM;
    let Some((mask, rares)) = parted.then(|| Mask::best(&law, values)).flatten() else { return };
    section(ink, "section|data-fact=rare", say::RARE);
    ink.say("p", say::mask(mask, rares, values.len()));
    if mask.parity.is_none() {
        let list = |common: bool| -> String {
            let of = one.tally.values().map(|(value, ..)| value).take(4 * LINES);
            let kind = of.filter(|value| mask.common(0, *value) == common).take(LINES);
            kind.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
        };
        ink.say("p", say::rare_values(&list(false), &list(true)));
    }
    ink.shut();
}

fn compared(ink: &mut Markup, one: &Series, other: &Series) {
    section(ink, "section|data-fact=difference", say::DIFFERENCE);
    ink.say("p", difference(one, other));
    ink.shut();
}

/// Where two rules first differ.
fn difference(one: &Series, other: &Series) -> String {
    let (a, b) = (one.sequence.rule().to_string(), other.sequence.rule().to_string());
    let both = one.tally.seen().min(other.tally.seen());
    let (left, right) = (&one.sequence.values()[..both], &other.sequence.values()[..both]);
    if let Some(n) = (0..both).find(|n| left[*n] != right[*n]) {
        return say::first_difference(&a, &b, n as u64, left[n].into(), right[n].into());
    }
    match beyond(one, other, both as u64) {
        Beyond::Differ(n, left, right) => say::first_difference(&a, &b, n, left, right),
        Beyond::Never => say::never_differ(&a, &b),
        Beyond::Open => say::no_difference(&a, &b, both),
    }
}

/// What two proofs say of the heaps beyond the tables.
enum Beyond {
    Differ(u64, u64, u64),
    Never,
    Open,
}

fn beyond(one: &Series, other: &Series, from: u64) -> Beyond {
    let (Some(a), Some(b)) = (one.sequence.proof(), other.sequence.proof()) else {
        return Beyond::Open;
    };
    let (a, b) = (a.period, b.period);
    let turn = least_common(a.length as u64, b.length as u64);
    let to = a.start.max(b.start) as u64 + turn;
    if to > BEYOND {
        return Beyond::Open;
    }
    for n in from..=to {
        if let (Some(left), Some(right)) = (one.sequence.at(n), other.sequence.at(n))
            && left != right
        {
            return Beyond::Differ(n, left, right);
        }
    }
    // Equal for a common period, and then gaining the same in each, they are equal for ever.
    let gain = |period: sequence::Period| u64::from(period.saltus) * (turn / period.length as u64);
    if gain(a) == gain(b) { Beyond::Never } else { Beyond::Open }
}

fn least_common(one: u64, other: u64) -> u64 {
    let (mut a, mut b) = (one, other);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    one / a * other
}
