//! Checks certificates of periods, and shares no code with the engines that make them.
//!
//! It reads the rule, finds all values up to the theorem's bound from the definition, and then checks
//! every number of the certificate. Rows of Wythoff's plane have a certificate format of their own, which
//! the first line identifies. See [`verify`].
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod claim;
mod judge;
mod moves;
mod pairs;
mod rows;
mod squares;
mod theorems;
mod values;
mod words;

use alloc::string::String;
use alloc::vec::Vec;
use claim::Claim;
use messages::Message;
use values::Values;

/// Most heaps that are recomputed for a certificate.
pub const HEAPS: u64 = 1_000_000;
/// The same if a move may leave more than two heaps.
pub const HEAPS_OF_MANY: u64 = 2_000;
/// Most squares of a plane that are recomputed for a certificate.
pub const SQUARES: u64 = 5_000_000;
/// Most rows of a plane in one certificate: the work for a square grows with the number of squares below it.
pub const ROWS: usize = 100;
/// Most bytes of a certificate.
pub const BYTES: usize = 20_000_000;

/// The content of a certificate that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The rule in its notation, or the name of the plane.
    pub rule: String,
    /// Least n from which the values repeat; of a plane, from which all rows of the certificate do.
    pub preperiod: u64,
    /// Least period; of a plane, the least common period of its rows.
    pub period: u64,
    /// The gain of the values in one period.
    pub saltus: u64,
    /// How many values were recomputed.
    pub computed: u64,
    /// The rows of a plane from row 0 on; empty for a certificate of heaps.
    pub rows: Vec<RowPeriod>,
}

/// The period of a row of a plane: W(row, n + `period`) = W(row, n) + `saltus` for n ≥ `preperiod`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowPeriod {
    /// Least such n.
    pub preperiod: u64,
    /// Least period.
    pub period: u64,
    /// The gain of the values in one period, which is that of n.
    pub saltus: u64,
}

/// Why a certificate is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line, from 1.
    pub line: usize,
    /// The reason, as the end of a sentence.
    pub because: Message,
    /// True if the claim is only too large to be checked.
    pub too_large: bool,
}

/// The line and the reason, as the end of a sentence.
impl From<&Refusal> for Message {
    fn from(refusal: &Refusal) -> Message {
        words::at_line(refusal.line as u64, refusal.because.clone())
    }
}

impl Refusal {
    pub(crate) fn new(line: usize, because: Message) -> Refusal {
        Refusal { line, because, too_large: false }
    }
}

/// A certificate that is being checked, in slices.
#[derive(Debug)]
pub struct Check {
    work: Work,
}

#[derive(Debug)]
enum Work {
    Heaps { claim: Claim, values: Values },
    Rows(rows::Check),
}

/// The result of a slice of checking.
#[derive(Debug)]
pub enum Slice {
    /// This many of the values are computed.
    Working(u64),
    /// The end.
    Done(Result<Verified, Refusal>),
}

impl Check {
    /// Reads a certificate; checks its form, its checksum and whether its numbers fit together. Claims
    /// about values are checked later.
    ///
    /// Editors and mail programs change what no reader sees, so a byte order mark, the line ends of Windows in all
    /// lines, and a last line without its end are no reason to refuse. The checksum is that of the text without them.
    ///
    /// ```
    /// use checker::Check;
    /// assert_eq!(Check::new("no certificate").unwrap_err().line, 1);
    /// ```
    pub fn new(text: &str) -> Result<Check, Refusal> {
        let text = &*claim::restored(text)?;
        if rows::is_meant(text) {
            return Ok(Check { work: Work::Rows(rows::Check::new(text)?) });
        }
        let claim = Claim::read(text)?;
        let many = claim.moves.most_heaps() > 2;
        let most = if many { HEAPS_OF_MANY } else { HEAPS };
        if claim.bound > most {
            let because = words::bound_up_to(most);
            return Err(Refusal { too_large: true, ..Refusal::new(claim::BOUND, because) });
        }
        judge::form(&claim)?;
        let values = Values::new(claim.bound as usize);
        Ok(Check { work: Work::Heaps { claim, values } })
    }

    /// Number of values to compute: of heaps, or of squares.
    pub fn values(&self) -> u64 {
        match &self.work {
            Work::Heaps { claim, .. } => claim.bound,
            Work::Rows(rows) => rows.values(),
        }
    }

    /// Continues for at least this many elementary steps, each about a nanosecond.
    ///
    /// ```
    /// use checker::{Check, Slice};
    /// let body = "last-move certificate 1\nrule take-1.2\ntheorem window 1 2\nbound 6\nheaps 0 5\n\
    ///     preperiod 0\nperiod 3\nsaltus 0\nvalues 0 1 2\nexceptions\n";
    /// let text = format!("{body}checksum {:016x}\n", checker::checksum(body));
    /// let mut check = Check::new(&text).expect("its form is right");
    /// let verified = loop {
    ///     if let Slice::Done(verified) = check.step(1_000) {
    ///         break verified.expect("it is true");
    ///     }
    /// };
    /// assert_eq!((verified.period, verified.computed), (3, check.values()));
    /// ```
    pub fn step(&mut self, steps: u64) -> Slice {
        let (claim, values) = match &mut self.work {
            Work::Heaps { claim, values } => (claim, values),
            Work::Rows(rows) => return rows.step(steps),
        };
        let mut spent = 0;
        while spent < steps {
            if values.found().len() as u64 == claim.bound {
                return Slice::Done(judge::judge(claim, values.found()));
            }
            spent += values.advance(&claim.moves);
        }
        Slice::Working(values.found().len() as u64)
    }
}

/// Checks a certificate from the first line to the last.
///
/// The values are computed from the definition, so the time grows with the square of the bound: some
/// seconds for half a million heaps that are broken in two, and a moment for the rows of a plane. An
/// error names the line and the fault.
///
/// ```
/// let refusal = checker::verify("last-move certificate 1\nrule 0.77\n").unwrap_err();
/// assert!(!refusal.too_large);
/// ```
pub fn verify(text: &str) -> Result<Verified, Refusal> {
    let mut check = Check::new(text)?;
    loop {
        if let Slice::Done(result) = check.step(u64::MAX) {
            return result;
        }
    }
}

/// The checksum of a text: FNV-1a with 64 bits.
///
/// ```
/// // The test vector of FNV-1a.
/// assert_eq!(checker::checksum("a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn checksum(text: &str) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        sum ^= u64::from(byte);
        sum = sum.wrapping_mul(0x0100_0000_01b3);
    }
    sum
}
