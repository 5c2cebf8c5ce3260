//! What the digits of a code say, one by one.

use crate::words::allowed as say;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sequence::Rule;

/// One digit of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The digit, and what it adds up: `7 = 4 + 2 + 1`.
    pub digit: String,
    /// What it allows.
    pub words: String,
}

/// The digits of a code that allow something, in their order; `None` for other notations.
///
/// ```
/// let told = study::digits::told(&"0.37".parse()?).unwrap();
/// assert_eq!(told[0].digit, "3 = 2 + 1");
/// assert_eq!(told[1].words, "take 2 tokens, leaving nothing, one heap or two");
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn told(rule: &Rule) -> Option<Vec<Told>> {
    let code = rule.text().as_bytes().get(1) == Some(&b'.');
    if !code {
        return None;
    }
    let (unequal, tail) = (rule.unequal(), rule.tail());
    let mut told = Vec::new();
    for (count, digit) in rule.digits().iter().enumerate().filter(|(_, digit)| **digit > 0) {
        let words = match count as u64 {
            0 => say::cut(*digit, unequal),
            count => say::take(&[count], None, &say::left(*digit, unequal)),
        };
        told.push(Told { digit: sum(*digit), words });
    }
    let reach = rule.digits().len() as u64 - 1;
    match tail {
        [] => {}
        [digit] => {
            let words = say::take(&[], Some(reach), &say::left(*digit, unequal));
            told.push(Told { digit: sum(*digit), words });
        }
        _ => {
            let digits = tail.iter().map(|digit| hex(*digit)).collect();
            told.push(Told { digit: digits, words: say::pattern(reach, tail.len() as u64) });
        }
    }
    Some(told)
}

fn hex(digit: u8) -> char {
    char::from(b"0123456789ABCDEF"[usize::from(digit % 16)])
}

/// A digit, and the powers of two that it adds up.
fn sum(digit: u8) -> String {
    let parts: Vec<String> =
        [8, 4, 2, 1].iter().filter(|part| digit & **part > 0).map(ToString::to_string).collect();
    let mut text = String::from(hex(digit));
    if parts.len() > 1 {
        text.push_str(" = ");
        text.push_str(&parts.join(" + "));
    }
    text
}
