//! Values as a table for LaTeX, with a caption that says what is proved and by which theorem.

use crate::Failure;
use crate::out::{answers, note, unwritten};
use crate::words::{self, say};
use messages::Message;
use sequence::{Proof, Sequence, Standing, Theorem, certificate};
use std::io::{self, Write};

/// Most values of a table: more would fill a book.
pub(crate) const PRINTED: usize = 10_000;
/// Values in a line, where the period is no better number.
const COLUMNS: usize = 12;
/// Most values in a line: more do not fit on paper.
const WIDEST: usize = 24;

/// Writes the exceptions and one period; or the values from a heap on, if one is given or no period is proved.
pub(crate) fn write(values: &Sequence, from: Option<u64>) -> Result<(), Failure> {
    let all = values.values();
    match (from, values.proof()) {
        (None, Some(proof)) if all.len() >= proof.period.start + proof.period.length => {
            let exceptions = certificate::exceptions(all, &proof);
            let count = exceptions.len() + proof.period.length;
            if count > PRINTED {
                return Err(too_many(count as u64));
            }
            period(values, &proof, &exceptions).map_err(unwritten)
        }
        _ => {
            let from = from.map_or(0, |from| from as usize).min(all.len() - 1);
            let end = all.len().min(from + PRINTED);
            if end < all.len() {
                note(words::first_printed(PRINTED as u64));
            }
            range(values, from, end).map_err(unwritten)
        }
    }
}

/// So many values are more than a table may have.
pub(crate) fn too_many(count: u64) -> Failure {
    Failure::TooLarge(words::too_many_printed(&count.to_string(), PRINTED as u64))
}

/// As many columns as the period is long, if that fits on paper.
fn columns(values: &Sequence) -> usize {
    let period = values.proof().map(|proof| proof.period.length);
    period.filter(|length| (4..=WIDEST).contains(length)).unwrap_or(COLUMNS)
}

fn period(values: &Sequence, proof: &Proof, exceptions: &[(usize, u32)]) -> io::Result<()> {
    let start = proof.period.start;
    let what = words::caption_period(exceptions.len() as u64, start as u64);
    let one: Vec<(usize, u32)> =
        (start..start + proof.period.length).map(|n| (n, values.values()[n])).collect();
    let width = columns(values).min(one.len().max(exceptions.len()));
    let mut out = answers();
    begin(&mut out, values, what, width)?;
    for (block, pairs) in [exceptions, &one].into_iter().enumerate() {
        if block == 1 && !exceptions.is_empty() {
            writeln!(out, "\\hline")?;
        }
        for pairs in pairs.chunks(width) {
            line(&mut out, "$n$", width, pairs.iter().map(|(n, _)| n.to_string()))?;
            line(&mut out, "$G(n)$", width, pairs.iter().map(|(_, value)| value.to_string()))?;
            writeln!(out, "\\hline")?;
        }
    }
    end(&mut out)
}

fn range(values: &Sequence, from: usize, end_at: usize) -> io::Result<()> {
    let what = words::caption_range(&from.to_string(), &(end_at - 1).to_string());
    let width = columns(values);
    let mut out = answers();
    begin(&mut out, values, what, width)?;
    line(&mut out, "$n$", width, (0..width).map(|column| format!("$+{column}$")))?;
    writeln!(out, "\\hline")?;
    for (row, some) in values.values()[from..end_at].chunks(width).enumerate() {
        let first = (from + row * width).to_string();
        line(&mut out, &first, width, some.iter().map(u32::to_string))?;
    }
    end(&mut out)
}

fn begin(out: &mut impl Write, values: &Sequence, what: Message, width: usize) -> io::Result<()> {
    let rule = values.rule().text();
    let caption = words::caption(rule, what, proved(values), env!("CARGO_PKG_VERSION"));
    writeln!(out, "\\begin{{table}}\n\\centering\n\\caption{{{}}}", tex(&say(caption)))?;
    writeln!(out, "\\begin{{tabular}}{{r|{}}}", "r".repeat(width))
}

fn end(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\\end{{tabular}}\n\\end{{table}}")?;
    out.flush()
}

/// A line of the table; missing cells are empty.
fn line(
    out: &mut impl Write,
    head: &str,
    width: usize,
    cells: impl Iterator<Item = String>,
) -> io::Result<()> {
    let cells = cells.chain(std::iter::repeat(String::new())).take(width);
    write!(out, "{head}")?;
    cells.into_iter().try_for_each(|cell| write!(out, " & {cell}"))?;
    writeln!(out, " \\\\")
}

/// The period with its theorem, or what is known instead.
fn proved(values: &Sequence) -> Message {
    let standing = values.standing();
    let Standing::Proved(proof) = standing else { return (&standing).into() };
    let semantics = values.rule().semantics();
    let (parts, most) = (u64::from(semantics.most_parts().max(1)), semantics.reach() as u64);
    let theorem = match proof.theorem {
        Theorem::Window => words::by_window(parts, most),
        Theorem::WindowUnequal => words::by_window_unequal(most),
        Theorem::State { from, to } => words::by_state(from as u64, to as u64),
    };
    let period = proof.period;
    let (length, start) = (period.length as u64, period.start as u64);
    words::caption_proof(length, start, period.saltus.into(), theorem)
}

/// A text with the special characters of TeX escaped.
fn tex(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', c]),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '\\' => out.push_str("\\textbackslash{}"),
            '’' => out.push('\''),
            '–' => out.push_str("--"),
            '\u{a0}' => out.push('~'),
            '\u{202f}' => out.push_str("\\,"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::tex;

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(tex("0.~3 & {1} ’"), "0.\\textasciitilde{}3 \\& \\{1\\} '");
    }
}
