//! A wasm program as far as a smaller one needs it: its functions, their names and their order.

use std::collections::HashMap;

use crate::blank::{self, Telling};

const CUSTOM: u8 = 0;
const TYPES: u8 = 1;
const IMPORTS: u8 = 2;
const FUNCTIONS: u8 = 3;
pub(crate) const CODE: u8 = 10;
pub(crate) const DATA: u8 = 11;
/// The type of a number of 32 bits.
const NUMBER: u8 = 0x7f;
/// What begins the type of a function.
const FUNCTION: u8 = 0x60;
/// What the name section calls the names of functions.
const OF_FUNCTIONS: u8 = 1;
/// A body without locals that stops the program.
const STOP: &[u8] = &[0, 0x00, 0x0b];
/// A body without locals that returns 0: something has been written, and it was nothing.
const NOTHING: &[u8] = &[0, 0x41, 0, 0x0b];
/// How the name of a function ends that writes a value for whoever looks for a fault.
const OF_A_FAULT: &str = "fmt::Debug>::fmt";
/// How the name of one begins that only those call.
const FOR_A_FAULT: &str = "<core::fmt::builders::";

/// Functions that never return and only tell what went wrong, as their names begin.
const TELLING: &[&str] = &[
    "core::panicking::panic",
    "core::panicking::assert_failed",
    "core::option::unwrap_failed",
    "core::option::expect_failed",
    "core::result::unwrap_failed",
    "core::slice::index::slice_index_fail",
    "core::slice::copy_from_slice_impl::len_mismatch_fail",
    "core::str::slice_error_fail",
    "core::cell::panic_already",
    "alloc::raw_vec::handle_error",
    "alloc::raw_vec::capacity_overflow",
    "alloc::alloc::handle_alloc_error",
    "console_error_panic_hook::hook",
];
/// The telling function whose sentence may have parts to fill in; of one without, it sees the
/// length doubled and one more.
const FILLING: &str = "core::panicking::panic_fmt";

/// The program in which a panic stops at once and says nothing; `None` if it is not understood.
///
/// A page that has stopped cannot be helped by a sentence in the browser's log, and the sentences
/// with the code that writes them are a fortieth of the page. What is said to people is never
/// written by `Debug`, so that its functions can write nothing.
pub(crate) fn silent(wasm: &[u8]) -> Option<Vec<u8>> {
    let (mut names, mut numeric, mut types) = (Vec::new(), Vec::new(), Vec::new());
    let mut imported = 0;
    for (id, body) in sections(wasm)? {
        match id {
            TYPES => numeric = returns_number(body)?,
            IMPORTS => imported = imports(body)?,
            FUNCTIONS => types = numbers(body)?,
            CUSTOM => names.extend(function_names(body)),
            _ => {}
        }
    }
    let names: HashMap<usize, &str> = names.into_iter().collect();
    let tells = |bare: &str| TELLING.iter().any(|begin| bare.starts_with(begin));
    let telling: Vec<Telling> = names
        .iter()
        .map(|(index, name)| (*index, bare(name)))
        .filter(|(_, bare)| tells(bare))
        .map(|(index, bare)| Telling { index, doubled: bare.starts_with(FILLING) })
        .collect();
    let wasm = &blank::cleared(wasm, &telling)?[..];
    let silent = |at: usize, body| {
        let bare = bare(names.get(&(at + imported)).copied().unwrap_or_default());
        let writes = bare.ends_with(OF_A_FAULT) || bare.starts_with(FOR_A_FAULT);
        if tells(&bare) {
            STOP
        } else if writes && types.get(at).is_some_and(|of| numeric.get(*of) == Some(&true)) {
            NOTHING
        } else {
            body
        }
    };
    rewritten(wasm, silent)
}

/// A name without the hashes that the compiler puts in brackets behind those of crates, or at its end.
fn bare(name: &str) -> String {
    let hash = |end: &str| end.len() == 16 && end.bytes().all(|byte| byte.is_ascii_hexdigit());
    let name = name.rsplit_once("::h").filter(|(_, end)| hash(end)).map_or(name, |(name, _)| name);
    let mut bare = String::new();
    let mut depth = 0;
    for letter in name.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    bare
}

/// The program with names that ascend with the bodies of the functions; `None` if not understood.
///
/// Where functions stand in the order of their names then, those that begin alike are neighbours,
/// which a compressor likes.
pub(crate) fn named_by_body(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for (id, body) in sections(wasm)? {
        match id {
            IMPORTS => imported = imports(body)?,
            CODE => bodies = functions(body)?,
            _ => {}
        }
    }
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    order.sort_by_key(|at| bodies[*at]);
    let mut rank = vec![0; order.len()];
    for (place, at) in order.into_iter().enumerate() {
        rank[at] = place;
    }
    let mut list = Vec::new();
    number(rank.len(), &mut list);
    for (at, place) in rank.iter().enumerate() {
        number(at + imported, &mut list);
        text(&format!("{place:06}"), &mut list);
    }
    let mut section = Vec::new();
    text("name", &mut section);
    section.push(OF_FUNCTIONS);
    number(list.len(), &mut section);
    section.extend(list);
    let mut out = wasm.to_vec();
    out.push(CUSTOM);
    number(section.len(), &mut out);
    out.extend(section);
    Some(out)
}

/// The program with other bodies.
fn rewritten<'w>(wasm: &'w [u8], body: impl Fn(usize, &'w [u8]) -> &'w [u8]) -> Option<Vec<u8>> {
    let mut out = wasm.get(..8)?.to_vec();
    for (id, section) in sections(wasm)? {
        let mut fresh = section.to_vec();
        if id == CODE {
            let bodies = functions(section)?;
            fresh.clear();
            number(bodies.len(), &mut fresh);
            for (at, old) in bodies.into_iter().enumerate() {
                let new = body(at, old);
                number(new.len(), &mut fresh);
                fresh.extend(new);
            }
        }
        out.push(id);
        number(fresh.len(), &mut out);
        out.extend(fresh);
    }
    Some(out)
}

pub(crate) fn sections(wasm: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut from = Reader { bytes: wasm, at: 8 };
    let mut sections = Vec::new();
    while from.at < wasm.len() {
        sections.push((from.byte()?, from.part()?));
    }
    Some(sections)
}

/// For each type of a function, true if it returns one number of 32 bits.
fn returns_number(section: &[u8]) -> Option<Vec<bool>> {
    let mut from = Reader { bytes: section, at: 0 };
    let count = from.number()?;
    let mut types = Vec::new();
    for _ in 0..count {
        if from.byte()? != FUNCTION {
            return None;
        }
        from.part()?;
        types.push(from.part()? == [NUMBER]);
    }
    Some(types)
}

/// A list of numbers.
fn numbers(section: &[u8]) -> Option<Vec<usize>> {
    let mut from = Reader { bytes: section, at: 0 };
    let count = from.number()?;
    (0..count).map(|_| from.number()).collect()
}

/// The number of imports, where all of them are functions.
fn imports(section: &[u8]) -> Option<usize> {
    let mut from = Reader { bytes: section, at: 0 };
    let count = from.number()?;
    for _ in 0..count {
        from.part()?;
        from.part()?;
        if from.byte()? != 0 {
            return None;
        }
        from.number()?;
    }
    Some(count)
}

fn functions(section: &[u8]) -> Option<Vec<&[u8]>> {
    let mut from = Reader { bytes: section, at: 0 };
    let count = from.number()?;
    (0..count).map(|_| from.part()).collect()
}

/// The functions that a section of names tells; none if it is another section.
fn function_names(section: &[u8]) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    let mut from = Reader { bytes: section, at: 0 };
    if from.part() != Some(b"name") {
        return names;
    }
    while let (Some(of), Some(list)) = (from.byte(), from.part()) {
        let mut list = Reader { bytes: list, at: 0 };
        let count = if of == OF_FUNCTIONS { list.number().unwrap_or(0) } else { 0 };
        for _ in 0..count {
            let (Some(index), Some(name)) = (list.number(), list.part()) else { break };
            names.extend(std::str::from_utf8(name).map(|name| (index, name)));
        }
    }
    names
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

    /// Bytes behind their number.
    pub(crate) fn part(&mut self) -> Option<&'b [u8]> {
        let length = self.number()?;
        let part = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(part)
    }
}

fn number(mut value: usize, out: &mut Vec<u8>) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_the_hashes_of_crates() {
        assert_eq!(
            bare("core[c5930c85a12de822]::panicking::panic_fmt"),
            "core::panicking::panic_fmt"
        );
        assert_eq!(bare("<char as core[1]::fmt::Debug>::fmt"), "<char as core::fmt::Debug>::fmt");
    }

    /// Three functions: one that tells, one that calls it and one that writes.
    #[test]
    fn bodies_are_silenced_and_ordered() {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend([TYPES, 8, 2, FUNCTION, 0, 0, FUNCTION, 0, 1, NUMBER]);
        wasm.extend([FUNCTIONS, 4, 3, 0, 0, 1]);
        wasm.extend([CODE, 16, 3, 3, 0, 1, 0x0b, 4, 0, 0x10, 0, 0x0b, 5, 0, 0x01, 0x41, 1, 0x0b]);
        let mut list = vec![2, 0];
        text("core[1]::panicking::panic", &mut list);
        list.push(2);
        text("<char as core::fmt::Debug>::fmt", &mut list);
        let mut names = vec![4];
        names.extend(b"name");
        names.push(OF_FUNCTIONS);
        number(list.len(), &mut names);
        names.extend(list);
        wasm.push(CUSTOM);
        number(names.len(), &mut wasm);
        wasm.extend(names);

        let silent = silent(&wasm).unwrap();
        let code = sections(&silent).unwrap().into_iter().find(|(id, _)| *id == CODE).unwrap();
        assert_eq!(functions(code.1).unwrap(), [STOP, &[0, 0x10, 0, 0x0b], NOTHING]);
        let named = named_by_body(&silent).unwrap();
        let last = sections(&named).unwrap().pop().unwrap();
        assert_eq!(function_names(last.1), [(0, "000000"), (1, "000001"), (2, "000002")]);
    }
}
