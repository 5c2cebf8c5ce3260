//! Certificates: the proof of a period as text that another program can check.
//!
//! A certificate is lines of words and numbers, in this order:
//!
//! | line | meaning |
//! |---|---|
//! | `last-move certificate 1` | the kind of text |
//! | `rule 0.77` | the rule in canonical notation |
//! | `theorem window 2 2` | [`Theorem::Window`] with most heaps left and most tokens taken |
//! | `theorem state 13 20` | [`Theorem::State`] with the two sizes at which the state is the same |
//! | `bound 168` | how many values the theorem has to see |
//! | `heaps 0 167` | the heaps whose values were found |
//! | `preperiod 71`, `period 12`, `saltus 0` | G(n + 12) = G(n) + 0 for n ≥ 71; both numbers are least |
//! | `values 4 1 2 …` | one period from the preperiod on |
//! | `exceptions 0:0 3:3 …` | heaps before it whose value is not what the period would make it |
//! | `checksum 0123456789abcdef` | FNV-1a (64 bits) of all bytes above |

use crate::period::{Proof, Theorem};
use crate::sequence::Sequence;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// The heaps before the period whose value is not what the period would make it, with their values.
pub fn exceptions(values: &[u32], proof: &Proof) -> Vec<(usize, u32)> {
    let (start, length) = (proof.period.start, proof.period.length);
    let periodic = |n: usize| {
        let turns = (start - n).div_ceil(length);
        i64::from(values[n + turns * length]) - turns as i64 * i64::from(proof.period.saltus)
    };
    let odd_one = |n: &usize| i64::from(values[*n]) != periodic(*n);
    (0..start).filter(odd_one).map(|n| (n, values[n])).collect()
}

/// The certificate of a proved period; `None` if none is proved, or not enough values are there yet.
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
    let mut text = String::from("last-move certificate 1\n");
    let mut line = |name: &str, words: &str| {
        text.push_str(name);
        for word in words.split_ascii_whitespace() {
            text.push(' ');
            text.push_str(word);
        }
        text.push('\n');
    };
    let law = sequence.rule().law();
    line("rule", &alloc::format!("{}", sequence.rule()));
    line(
        "theorem",
        &match proof.theorem {
            Theorem::Window => {
                alloc::format!("window {} {}", law.most_parts().max(1), law.reach())
            }
            Theorem::State { from, to } => alloc::format!("state {from} {to}"),
        },
    );
    line("bound", &alloc::format!("{}", proof.bound));
    line("heaps", &alloc::format!("0 {}", proof.bound - 1));
    line("preperiod", &alloc::format!("{}", period.start));
    line("period", &alloc::format!("{}", period.length));
    line("saltus", &alloc::format!("{}", period.saltus));
    let mut words = String::new();
    for value in &values[period.start..period.start + period.length] {
        let _ = write!(words, " {value}");
    }
    line("values", &words);
    words.clear();
    for (n, value) in exceptions(values, &proof) {
        let _ = write!(words, " {n}:{value}");
    }
    line("exceptions", &words);
    let sum = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let _ = writeln!(text, "checksum {sum:016x}");
    Some(text)
}
