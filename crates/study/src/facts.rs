//! Facts about the values so far, in pieces: proof, records, zeros, shares, rare values, known sequences.

use crate::known::{self, List};
use crate::series::{Checking, Series};
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use messages::markup::{Html, Markup};
use sequence::semantics::Semantics;
use sequence::{Mask, Proof, Standing, Theorem, certificate};

/// Lines of a table of facts; a longer one slows the page down.
const LINES: usize = 20;
/// Heaps in a table of two lines, for the same reason.
const COLUMNS: usize = 40;
/// Heaps that are listed one by one.
const LISTED: usize = 60;
/// Most heaps beyond the tables on which two proved periods are compared.
const BEYOND: u64 = 2_000_000;

/// The facts about each rule, in this order.
const FACTS: [fn(&mut Markup, &Series); 6] = [proof, sequences, records, zeros, shares, rare];

/// All facts of one rule or two, piece by piece.
pub(crate) fn pieces(series: &[Series]) -> Vec<Html> {
    let mut pieces = Vec::new();
    if let [one, other] = series {
        pieces.push(piece(|markup| compared(markup, one, other)));
    }
    for one in series {
        for (i, fact) in FACTS.iter().enumerate() {
            pieces.push(piece(|markup| {
                if i == 0 && series.len() > 1 {
                    markup.write("h2", one.sequence.rule().text());
                }
                fact(markup, one);
            }));
        }
    }
    // Not every rule has rare values.
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// Written content as HTML of its own.
pub(crate) fn piece(write: impl FnOnce(&mut Markup)) -> Html {
    let mut markup = Markup::default();
    write(&mut markup);
    markup.done()
}

/// Opens a section with its heading.
pub(crate) fn section(markup: &mut Markup, spec: &'static str, head: Message) {
    markup.open(spec);
    markup.say("h3", head);
}

/// The highlighted word, and the statement after it.
pub(crate) fn sealed(markup: &mut Markup, (seal, words): (Message, Message)) {
    markup.open("p|class=standing");
    markup.say("b", seal);
    markup.text(" ");
    markup.message(words);
    markup.shut();
}

/// The proved period, its theorem, and the checker's verdict.
fn proof(markup: &mut Markup, one: &Series) {
    section(markup, "section|data-fact=period", words::period_head());
    let standing = one.sequence.standing();
    sealed(markup, words::standing(&standing));
    if let Standing::Proved(proof) = standing {
        markup.say("p", theorem(&one.sequence.rule().semantics(), &proof));
        exceptions(markup, one);
        checked(markup, &one.check, "rule", certificate::write(&one.sequence));
    }
    markup.shut();
}

/// The theorem behind a proof, and its hypotheses.
fn theorem(semantics: &Semantics, proof: &Proof) -> Message {
    let (bound, reach) = (proof.bound as u64, semantics.reach() as u64);
    match proof.theorem {
        Theorem::Window => {
            let parts = u64::from(semantics.most_parts().max(1));
            words::theorem_window(parts, reach, bound - 1, bound)
        }
        Theorem::WindowUnequal => words::theorem_unequal(reach, bound - 1, bound),
        Theorem::State { from, to } => words::theorem_state(from as u64, to as u64, bound),
    }
}

/// The checker's verdict on a certificate, and the certificate itself if it is short; `from` says where
/// the checker takes its values from.
pub(crate) fn checked(
    markup: &mut Markup,
    check: &Checking,
    from: &str,
    certificate: Option<String>,
) {
    markup.say(
        "p",
        match check {
            Checking::Nothing => words::check_follows(),
            Checking::Working(check, _) => words::check_goes_on(check.values()),
            Checking::Holds { computed } => words::check_holds(*computed, from),
            Checking::TooLarge => words::check_too_large(),
            Checking::Refused(because) => words::check_refused(because.clone()),
        },
    );
    if let Some(text) = certificate.filter(|text| text.len() < 20_000) {
        markup.open("details");
        markup.say("summary", words::certificate());
        markup.write("pre|tabindex=0", &text);
        markup.shut();
    }
}

fn exceptions(markup: &mut Markup, one: &Series) {
    let all = one.exceptions();
    markup.say("p", words::exceptions(all.len() as u64));
    if all.is_empty() {
        return;
    }
    across(markup, all.iter().take(COLUMNS).map(|(n, value)| [n.to_string(), value.to_string()]));
    left_out(markup, all.len(), COLUMNS);
}

/// The number of lines not shown, if there are any.
fn left_out(markup: &mut Markup, all: usize, shown: usize) {
    if all > shown {
        markup.say("p|class=soft", words::left_out((all - shown) as u64));
    }
}

/// Heaps and their values as a table of two lines that scrolls sideways.
fn across(markup: &mut Markup, pairs: impl Iterator<Item = [String; 2]>) {
    let (heads, pairs) = (["n", "G(n)"], pairs.collect::<Vec<_>>());
    markup.open("div|class=wide|role=group|tabindex=0");
    let [heap, value] = heads.map(Message::verbatim);
    markup.name("aria-label", words::and(heap, value));
    markup.open("table|class=numbers");
    for (line, head) in heads.into_iter().enumerate() {
        markup.open("tr");
        markup.write("th|scope=row", head);
        pairs.iter().for_each(|pair| markup.write("td", &pair[line]));
        markup.shut();
    }
    markup.shut();
    markup.shut();
}

/// Known sequences among the values and among the lost heaps.
fn sequences(markup: &mut Markup, one: &Series) {
    section(markup, "section|data-fact=known", words::known_head());
    let seen = one.sequence.values()[..one.statistics.seen()].iter().take(10_000);
    let values: Vec<u64> = seen.map(|value| u64::from(*value)).collect();
    let zeros: Vec<u64> = one.statistics.zeros().0.iter().map(|n| u64::from(*n)).collect();
    let (values, zeros) = (known::recognise(&values), known::recognise(&zeros));
    if values.is_empty() && zeros.is_empty() {
        markup.open("p");
        markup.message(words::no_known_sequence(known::COUNT));
        markup.text(" ");
        markup.open("a|target=_blank|rel=noopener");
        markup.set("href", &known::search(one.sequence.values()));
        markup.message(words::search_oeis());
        markup.shut();
        markup.shut();
    }
    values.iter().for_each(|found| known::write(markup, found, List::Values));
    zeros.iter().for_each(|found| known::write(markup, found, List::Zeros));
    markup.shut();
}

fn records(markup: &mut Markup, one: &Series) {
    section(markup, "section|data-fact=records", words::records_head());
    let (records, count) = one.statistics.records();
    let shown = &records[records.len().saturating_sub(COLUMNS)..];
    let all = count == shown.len() as u64;
    let records = if all { words::records_all } else { words::records_last };
    markup.say("p", records(one.statistics.greatest().into(), count));
    across(markup, shown.iter().map(|(n, value)| [n.to_string(), value.to_string()]));
    markup.shut();
}

fn zeros(markup: &mut Markup, one: &Series) {
    section(markup, "section|data-fact=zeros", words::zeros_head());
    let (zeros, count) = one.statistics.zeros();
    markup.say("p", words::zeros(count, one.statistics.seen() as u64));
    let mut text = joined(zeros.iter().take(LISTED));
    if count > LISTED as u64 {
        text.push_str(" …");
    }
    markup.write("p|class=list", &text);
    markup.shut();
}

/// Where each value first appears and how often it occurs.
fn shares(markup: &mut Markup, one: &Series) {
    section(markup, "section|data-fact=shares", words::shares_head());
    let (seen, different) = (one.statistics.seen(), one.statistics.different());
    markup.open("table|class=numbers");
    markup.say("caption", words::shares_caption(different as u64, seen as u64));
    heads(markup, [words::value(), words::first_at(), words::times(), words::share()]);
    for (value, first, count) in one.statistics.values().take(LINES) {
        markup.open("tr");
        markup.write("th|scope=row", &value.to_string());
        markup.write("td", &first.to_string());
        markup.write("td", &count.to_string());
        markup.say("td", share(count, seen));
        markup.shut();
    }
    markup.shut();
    markup.shut();
    left_out(markup, different, LINES);
    markup.shut();
}

/// The heads of a table's columns; leaves its body open.
pub(crate) fn heads(markup: &mut Markup, heads: impl IntoIterator<Item = Message>) {
    markup.open("thead");
    markup.open("tr");
    heads.into_iter().for_each(|head| markup.say("th|scope=col", head));
    markup.shut();
    markup.shut();
    markup.open("tbody");
}

/// A share in per cent with two places, rounded half up.
fn share(times: u32, seen: usize) -> Message {
    let seen = seen.max(1) as u64;
    match (u64::from(times) * 20_000 + seen) / (2 * seen) {
        0 => words::percent_least(),
        n => words::percent(&(n / 100).to_string(), &format!("{:02}", n % 100)),
    }
}

/// Numbers in a row.
pub(crate) fn joined(numbers: impl Iterator<Item = impl ToString>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// Rare and common values, where a mask parts them.
fn rare(markup: &mut Markup, one: &Series) {
    let semantics = one.sequence.rule().semantics();
    let values = &one.sequence.values()[..one.statistics.seen().min(Mask::COMPARED)];
    let best = (values.len() >= Mask::FEWEST).then(|| Mask::best(&semantics, values)).flatten();
    let Some((mask, rares)) = best else { return };
    section(markup, "section|data-fact=rare", words::rare_head());
    let bits = format!("{:b}", mask.bits);
    markup.open("p");
    markup.message(match mask.parity {
        None => words::mask(&bits),
        Some(0) => words::mask_by_parity(&bits, "odd"),
        Some(_) => words::mask_by_parity(&bits, "even"),
    });
    markup.text(" ");
    // Heap 0 is one of the values that are counted beside this.
    let rares = rares + usize::from(!mask.common(0, 0));
    markup.message(words::rares(values.len() as u64, rares as u64));
    markup.shut();
    if mask.parity.is_none() {
        let list = |common: bool| {
            let of = one.statistics.values().map(|(value, ..)| value).take(4 * LINES);
            joined(of.filter(|value| mask.common(0, *value) == common).take(LINES))
        };
        markup.say("p", words::rare_values(&list(false), &list(true)));
    }
    markup.shut();
}

fn compared(markup: &mut Markup, one: &Series, other: &Series) {
    section(markup, "section|data-fact=difference", words::difference_head());
    markup.say("p", difference(one, other));
    markup.shut();
}

/// Where two rules first differ.
fn difference(one: &Series, other: &Series) -> Message {
    let (a, b) = (one.sequence.rule().text(), other.sequence.rule().text());
    let both = one.statistics.seen().min(other.statistics.seen());
    let (left, right) = (&one.sequence.values()[..both], &other.sequence.values()[..both]);
    if let Some(n) = (0..both).find(|n| left[*n] != right[*n]) {
        return words::first_difference(a, b, n as u64, left[n].into(), right[n].into());
    }
    match beyond(one, other, both as u64) {
        Beyond::Differ(n, left, right) => words::first_difference(a, b, n, left, right),
        Beyond::Never => words::never_differ(a, b),
        Beyond::Open => words::no_difference(a, b, both as u64),
    }
}

/// What two proofs imply for the heaps beyond the tables.
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
    // If they are equal for a common period and gain the same in it, they are equal for ever.
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
