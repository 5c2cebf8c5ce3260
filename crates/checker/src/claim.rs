//! The claims of a certificate, line by line.

use crate::moves::Moves;
use crate::{BYTES, Refusal, checksum, words};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub(crate) const RULE: usize = 2;
pub(crate) const THEOREM: usize = 3;
pub(crate) const BOUND: usize = 4;
pub(crate) const HEAPS: usize = 5;
pub(crate) const PREPERIOD: usize = 6;
pub(crate) const PERIOD: usize = 7;
pub(crate) const SALTUS: usize = 8;
pub(crate) const VALUES: usize = 9;
pub(crate) const EXCEPTIONS: usize = 10;
const CHECKSUM: usize = 11;

/// The theorem and its numbers.
#[derive(Debug)]
pub(crate) enum Theorem {
    Window { heaps: u64, taken: u64 },
    WindowUnequal { heaps: u64, taken: u64 },
    State { from: u64, to: u64 },
}

/// All lines of a certificate as numbers.
#[derive(Debug)]
pub(crate) struct Claim {
    pub(crate) rule: String,
    pub(crate) moves: Moves,
    pub(crate) theorem: Theorem,
    pub(crate) bound: u64,
    pub(crate) heaps: (u64, u64),
    pub(crate) preperiod: u64,
    pub(crate) period: u64,
    pub(crate) saltus: u64,
    pub(crate) values: Vec<u64>,
    pub(crate) exceptions: Vec<(u64, u64)>,
}

/// The fields of a line after its name.
pub(crate) fn fields<'t>(
    lines: &[&'t str],
    number: usize,
    name: &str,
) -> Result<Vec<&'t str>, Refusal> {
    let line = lines.get(number - 1).copied().unwrap_or_default();
    let mut fields = line.split(' ');
    if fields.next() != Some(name) {
        return Err(Refusal::new(number, words::begin_with(name)));
    }
    Ok(fields.collect())
}

/// A number without sign and leading zeros, below 10^15.
pub(crate) fn number(word: &str, line: usize) -> Result<u64, Refusal> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    let short = (1..=15).contains(&word.len()) && (word == "0" || !word.starts_with('0'));
    let value = if plain && short { word.parse().ok() } else { None };
    value.ok_or_else(|| Refusal::new(line, words::plain_digits()))
}

fn only(lines: &[&str], line: usize, name: &str) -> Result<u64, Refusal> {
    match fields(lines, line, name)?[..] {
        [word] => number(word, line),
        _ => Err(Refusal::new(line, words::one_number())),
    }
}

/// The first line of a certificate of heaps.
pub(crate) const KIND: &str = "last-move certificate 1";

/// The text as it was written, if a copy has only come to begin with a byte order mark, to end all lines with a
/// carriage return as well, or to lack its last line end; any other text as it is.
pub(crate) fn restored(text: &str) -> Result<Cow<'_, str>, Refusal> {
    let too_long = || Refusal::new(1, words::too_many_bytes(BYTES as u64));
    // Without line ends it is too long all the same, and need not be looked at.
    if text.len() > 2 * BYTES {
        return Err(too_long());
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let breaks = text.matches('\n').count();
    // Where only some lines end so, it is no copy by another editor but a change.
    let both = breaks > 0 && text.matches("\r\n").count() == breaks;
    let text = if both { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) };
    if text.len() > BYTES {
        return Err(too_long());
    }
    Ok(if text.ends_with('\n') { text } else { Cow::Owned(text.into_owned() + "\n") })
}

/// All lines of a text; the text after the last line end counts as one.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.split('\n').collect()
}

/// Checks that the last line, which has this number, is the checksum of those above.
pub(crate) fn seal(text: &str, lines: &[&str], last: usize) -> Result<(), Refusal> {
    let above = text.rfind("checksum").unwrap_or(0);
    if lines.get(last - 1) != Some(&format!("checksum {:016x}", checksum(&text[..above])).as_str())
    {
        return Err(Refusal::new(last, words::wrong_checksum()));
    }
    Ok(())
}

impl Claim {
    pub(crate) fn read(text: &str) -> Result<Claim, Refusal> {
        let lines = lines(text);
        if lines[0] != KIND {
            return Err(Refusal::new(1, words::first_line(KIND, crate::rows::KIND)));
        }
        if lines.len() != CHECKSUM + 1 || !lines[CHECKSUM].is_empty() {
            let last = lines.len().min(CHECKSUM + 1);
            return Err(Refusal::new(last, words::lines_of_heaps(CHECKSUM as u64)));
        }
        seal(text, &lines, CHECKSUM)?;
        let rule = match fields(&lines, RULE, "rule")?[..] {
            [rule] => rule.to_string(),
            _ => return Err(Refusal::new(RULE, words::one_rule())),
        };
        let moves = Moves::read(&rule).ok_or_else(|| Refusal::new(RULE, words::unknown_rule()))?;
        let theorem = read_theorem(&fields(&lines, THEOREM, "theorem")?)?;
        let heaps = match fields(&lines, HEAPS, "heaps")?[..] {
            [from, to] => (number(from, HEAPS)?, number(to, HEAPS)?),
            _ => return Err(Refusal::new(HEAPS, words::two_numbers())),
        };
        let values = fields(&lines, VALUES, "values")?;
        let values = values.iter().map(|word| number(word, VALUES)).collect::<Result<_, _>>()?;
        let exceptions = fields(&lines, EXCEPTIONS, "exceptions")?;
        let exceptions = exceptions.iter().map(|word| exception(word)).collect::<Result<_, _>>()?;
        Ok(Claim {
            rule,
            moves,
            theorem,
            bound: only(&lines, BOUND, "bound")?,
            heaps,
            preperiod: only(&lines, PREPERIOD, "preperiod")?,
            period: only(&lines, PERIOD, "period")?,
            saltus: only(&lines, SALTUS, "saltus")?,
            values,
            exceptions,
        })
    }
}

fn read_theorem(fields: &[&str]) -> Result<Theorem, Refusal> {
    let [name, one, other] = fields else {
        return Err(Refusal::new(THEOREM, words::a_theorem()));
    };
    let (one, other) = (number(one, THEOREM)?, number(other, THEOREM)?);
    match *name {
        "window" => Ok(Theorem::Window { heaps: one, taken: other }),
        "window-unequal" => Ok(Theorem::WindowUnequal { heaps: one, taken: other }),
        "state" => Ok(Theorem::State { from: one, to: other }),
        _ => Err(Refusal::new(THEOREM, words::theorems())),
    }
}

fn exception(word: &str) -> Result<(u64, u64), Refusal> {
    let wrong = || Refusal::new(EXCEPTIONS, words::an_exception());
    let (heap, value) = word.split_once(':').ok_or_else(wrong)?;
    Ok((number(heap, EXCEPTIONS)?, number(value, EXCEPTIONS)?))
}
