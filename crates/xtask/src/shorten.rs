//! Shortens the names by which a wasm program and its JavaScript know each other.
//!
//! wasm-bindgen gives each import a name with a hash in it, which no compressor can shrink, and
//! writes all of them twice. They matter to nobody else.

use std::fs;
use std::path::Path;

use crate::Outcome;

const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// Export names that are shorter stay as they are: `memory` and its like.
const LONG: usize = 24;

/// Gives both files short names; each must know all names of the other.
pub(crate) fn names(wasm: &Path, glue: &Path) -> Outcome {
    let told = |path: &Path, error| format!("{}: {error}", path.display());
    let bytes = fs::read(wasm).map_err(|error| told(wasm, error))?;
    let script = fs::read_to_string(glue).map_err(|error| told(glue, error))?;
    let (bytes, script) = shortened(&bytes, script)
        .ok_or_else(|| format!("{} and its script name different things", wasm.display()))?;
    fs::write(wasm, bytes).map_err(|error| told(wasm, error))?;
    fs::write(glue, script).map_err(|error| told(glue, error))
}

/// Program and script with short names; `None` if they do not belong together.
fn shortened(wasm: &[u8], mut script: String) -> Option<(Vec<u8>, String)> {
    let out = rewritten(wasm, |id, body| match id {
        IMPORTS => imports(body, &mut script),
        EXPORTS => exports(body, &mut script),
        _ => Some(body.to_vec()),
    })?;
    Some((out, script))
}

/// The program with other sections, each made of its number and what was in it; `None` if one is not understood.
pub(crate) fn rewritten(
    wasm: &[u8],
    mut section: impl FnMut(u8, &[u8]) -> Option<Vec<u8>>,
) -> Option<Vec<u8>> {
    let mut out = wasm.get(..8)?.to_vec();
    let mut from = Reader { bytes: wasm, at: 8 };
    while from.at < wasm.len() {
        let id = from.byte()?;
        let length = from.number()?;
        let body = section(id, from.take(length)?)?;
        out.push(id);
        number(body.len(), &mut out);
        out.extend(body);
    }
    Some(out)
}

/// Imports of functions and of nothing else, as wasm-bindgen makes them.
fn imports(body: &[u8], script: &mut String) -> Option<Vec<u8>> {
    let mut from = Reader { bytes: body, at: 0 };
    let count = from.number()?;
    let mut out = Vec::new();
    number(count, &mut out);
    for i in 0..count {
        text(from.text()?, &mut out);
        let name = from.text()?;
        let short = format!("i{i}");
        *script = replaced(script, &format!("{name}:"), &format!("{short}:"))?;
        text(&short, &mut out);
        let kind = from.byte()?;
        if kind != 0 {
            return None;
        }
        out.push(kind);
        number(from.number()?, &mut out);
    }
    Some(out)
}

fn exports(body: &[u8], script: &mut String) -> Option<Vec<u8>> {
    let mut from = Reader { bytes: body, at: 0 };
    let count = from.number()?;
    let mut out = Vec::new();
    number(count, &mut out);
    for i in 0..count {
        let name = from.text()?;
        let short = format!("e{i}");
        if name.len() > LONG {
            *script = replaced(script, &format!(".{name}("), &format!(".{short}("))?;
            text(&short, &mut out);
        } else {
            text(name, &mut out);
        }
        out.push(from.byte()?);
        number(from.number()?, &mut out);
    }
    Some(out)
}

/// The text with another name; `None` if the name does not occur.
fn replaced(text: &str, old: &str, new: &str) -> Option<String> {
    text.contains(old).then(|| text.replace(old, new))
}

pub(crate) struct Reader<'b> {
    pub(crate) bytes: &'b [u8],
    pub(crate) at: usize,
}

impl<'b> Reader<'b> {
    pub(crate) fn byte(&mut self) -> Option<u8> {
        self.at += 1;
        self.bytes.get(self.at - 1).copied()
    }

    /// An unsigned number in groups of seven bits, the least first.
    pub(crate) fn number(&mut self) -> Option<usize> {
        let mut value = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    pub(crate) fn take(&mut self, length: usize) -> Option<&'b [u8]> {
        let part = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(part)
    }

    fn text(&mut self) -> Option<&'b str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).ok()
    }
}

pub(crate) fn number(mut value: usize, out: &mut Vec<u8>) {
    loop {
        let low = (value & 0x7f) as u8;
        value >>= 7;
        if value == 0 {
            out.push(low);
            return;
        }
        out.push(low | 0x80);
    }
}

fn text(text: &str, out: &mut Vec<u8>) {
    number(text.len(), out);
    out.extend(text.as_bytes());
}
