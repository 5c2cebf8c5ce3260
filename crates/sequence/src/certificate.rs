//! Certificates: the proof of a period as text that another program can check.
//!
//! A certificate is lines of words and numbers, in this order:
//!
//! | line | meaning |
//! |---|---|
//! | `last-move certificate 1` | the kind of text |
//! | `rule 0.77` | the rule in canonical notation |
//! | `theorem window 2 2` | [`Theorem::Window`] with most heaps left and most tokens taken |
//! | `theorem window-unequal 2 2` | [`Theorem::WindowUnequal`] with the same two numbers |
//! | `theorem state 13 20` | [`Theorem::State`] with the two sizes at which the state is the same |
//! | `bound 168` | how many values the theorem has to see |
//! | `heaps 0 167` | the heaps whose values were found |
//! | `preperiod 71`, `period 12`, `saltus 0` | G(n + 12) = G(n) + 0 for n ≥ 71; both numbers are least |
//! | `values 4 1 2 …` | one period from the preperiod on |
//! | `exceptions 0:0 3:3 …` | heaps before it whose value is not what the period would make it |
//! | `checksum 0123456789abcdef` | FNV-1a (64 bits) of all bytes above |
//!
//! A line ends with a line feed. A reader passes over a byte order mark, carriage returns if all lines have them, and
//! a last line end that is missing; the checksum is that of the text without marks and returns.
//!
//! A certificate of [`rows`] of Wythoff's plane is a kind of its own, known by its first line:
//!
//! | line | meaning |
//! |---|---|
//! | `last-move certificate 1 of rows` | the kind of text |
//! | `plane wythoff` | the board |
//! | `theorem state landman-2002` | what a row depends on comes again, as in Landman (2002) |
//! | `rows 0 40` | the rows that are certified; each rests on all rows below it, so none is left out |
//! | `columns 0 11140` | the columns whose values were found |
//! | `row 3 preperiod 8 period 6 saltus 6 state 9 15` | for each row: W(3, n + 6) = W(3, n) + 6 for n ≥ 8, both numbers least, and the two columns at which the state is the same |
//! | `checksum 0123456789abcdef` | as above |

use crate::period::{Proof, Theorem};
use crate::plane::RowPeriod;
use crate::sequence::Sequence;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// The heaps before the period whose value differs from the periodic one, with their values.
///
/// ```
/// use sequence::{Sequence, certificate::exceptions};
/// let mut kayles = Sequence::new(&"0.77".parse()?, 1_000).expect("so many are allowed");
/// kayles.run();
/// let found = exceptions(kayles.values(), &kayles.proof().expect("Kayles is periodic"));
/// assert_eq!(found.last(), Some(&(70, 6)), "the last irregular value");
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn exceptions(values: &[u32], proof: &Proof) -> Vec<(usize, u32)> {
    let (start, length) = (proof.period.start, proof.period.length);
    let periodic = |n: usize| {
        let turns = (start - n).div_ceil(length);
        i64::from(values[n + turns * length]) - turns as i64 * i64::from(proof.period.saltus)
    };
    let odd_one = |n: &usize| i64::from(values[*n]) != periodic(*n);
    (0..start).filter(odd_one).map(|n| (n, values[n])).collect()
}

/// The certificate of a proved period; `None` if none is proved, or not enough values are found yet.
///
/// ```
/// use sequence::{Sequence, certificate};
/// let mut values = Sequence::new(&"take-1.2".parse()?, 100).expect("so few are allowed");
/// values.run();
/// let text = certificate::write(&values).expect("the period is proved");
/// assert!(text.contains("\nperiod 3\nsaltus 0\nvalues 0 1 2\n"));
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn write(sequence: &Sequence) -> Option<String> {
    let proof = sequence.proof()?;
    let period = proof.period;
    let values = sequence.values();
    if values.len() < period.start + period.length {
        return None;
    }
    let mut text = Text::of("last-move certificate 1");
    let semantics = sequence.rule().semantics();
    text.line("rule", &format!("{}", sequence.rule()));
    let limits = || format!("{} {}", semantics.most_parts().max(1), semantics.reach());
    text.line(
        "theorem",
        &match proof.theorem {
            Theorem::Window => format!("window {}", limits()),
            Theorem::WindowUnequal => format!("window-unequal {}", limits()),
            Theorem::State { from, to } => format!("state {from} {to}"),
        },
    );
    text.line("bound", &format!("{}", proof.bound));
    text.line("heaps", &format!("0 {}", proof.bound - 1));
    text.line("preperiod", &format!("{}", period.start));
    text.line("period", &format!("{}", period.length));
    text.line("saltus", &format!("{}", period.saltus));
    let mut words = String::new();
    for value in &values[period.start..period.start + period.length] {
        let _ = write!(words, " {value}");
    }
    text.line("values", &words);
    words.clear();
    for (n, value) in exceptions(values, &proof) {
        let _ = write!(words, " {n}:{value}");
    }
    text.line("exceptions", &words);
    Some(text.sealed())
}

/// The certificate of rows 0 to `last` of Wythoff's plane, or of all found rows if there are fewer;
/// `None` without any.
///
/// ```
/// use sequence::{certificate, plane::Rows};
/// let rows = Rows::up_to(4);
/// let text = certificate::rows(rows.found(), 3).expect("four rows are found");
/// assert!(text.contains("\nrow 3 preperiod 8 period 6 saltus 6 state "));
/// assert!(certificate::rows(&[], 3).is_none());
/// ```
pub fn rows(found: &[RowPeriod], last: usize) -> Option<String> {
    let rows = &found[..found.len().min(last.saturating_add(1))];
    let columns = rows.iter().map(|row| row.seen.1).max()?;
    let mut text = Text::of("last-move certificate 1 of rows");
    text.line("plane", "wythoff");
    text.line("theorem", "state landman-2002");
    text.line("rows", &format!("0 {}", rows.len() - 1));
    text.line("columns", &format!("0 {}", columns - 1));
    for (row, RowPeriod { start, length, seen: (first, again), .. }) in rows.iter().enumerate() {
        // The differences to n repeat, so the values gain as much as n.
        let words = format!(
            "{row} preperiod {start} period {length} saltus {length} state {first} {again}"
        );
        text.line("row", &words);
    }
    Some(text.sealed())
}

/// A certificate line by line.
struct Text(String);

impl Text {
    fn of(kind: &str) -> Text {
        Text(format!("{kind}\n"))
    }

    fn line(&mut self, name: &str, words: &str) {
        self.0.push_str(name);
        for word in words.split_ascii_whitespace() {
            self.0.push(' ');
            self.0.push_str(word);
        }
        self.0.push('\n');
    }

    /// The text with the checksum of its lines.
    fn sealed(mut self) -> String {
        let sum = self.0.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let _ = writeln!(self.0, "checksum {sum:016x}");
        self.0
    }
}
