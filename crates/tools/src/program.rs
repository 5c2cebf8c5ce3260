//! A wasm program as far as a smaller one needs it: its functions, their names and their order.

const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const CODE: u8 = 10;
/// What the name section calls the names of functions.
const OF_FUNCTIONS: u8 = 1;
/// A body without locals that stops the program.
const STOP: &[u8] = &[0, 0x00, 0x0b];

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
];

/// The program in which a panic stops at once and says nothing; `None` if it is not understood.
///
/// A page that has stopped cannot be helped by a sentence in the browser's log, and the sentences
/// with the code that writes them are a fortieth of the page.
pub(crate) fn silent(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut names = Vec::new();
    let mut imported = 0;
    for (id, body) in sections(wasm)? {
        match id {
            IMPORTS => imported = imports(body)?,
            CUSTOM => names.extend(function_names(body)),
            _ => {}
        }
    }
    let telling = |at: usize| {
        let known = names.iter().find(|(index, _)| *index == at + imported);
        known.is_some_and(|(_, name)| tells(name))
    };
    rewritten(wasm, |at, body| if telling(at) { STOP } else { body })
}

/// True if this is the name of a function that only tells what went wrong.
fn tells(name: &str) -> bool {
    let mut bare = String::new();
    let mut depth = 0;
    // The compiler puts the hash of a crate in brackets behind its name.
    for letter in name.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    TELLING.iter().any(|begin| bare.starts_with(begin))
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

fn sections(wasm: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut from = Reader { bytes: wasm, at: 8 };
    let mut sections = Vec::new();
    while from.at < wasm.len() {
        sections.push((from.byte()?, from.part()?));
    }
    Some(sections)
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

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Reader<'b> {
    fn byte(&mut self) -> Option<u8> {
        self.at += 1;
        self.bytes.get(self.at - 1).copied()
    }

    /// An unsigned number in groups of seven bits, the least first.
    fn number(&mut self) -> Option<usize> {
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
    fn part(&mut self) -> Option<&'b [u8]> {
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
    fn names_with_and_without_hashes_of_crates() {
        assert!(tells("core::panicking::panic_fmt"));
        assert!(tells("core[c5930c85a12de822]::panicking::panic_bounds_check"));
        assert!(!tells("std[a543996e6e7dbf1e]::panicking::set_hook"));
        assert!(!tells("solver[0]::judge::run::<core[1]::panicking::panic>"));
    }

    /// Two functions, the first named as one that tells and called by the second.
    #[test]
    fn bodies_are_silenced_and_ordered() {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend([1, 4, 1, 0x60, 0, 0]);
        wasm.extend([3, 3, 2, 0, 0]);
        wasm.extend([10, 10, 2, 3, 0, 1, 0x0b, 4, 0, 0x10, 0, 0x0b]);
        let mut names = vec![4];
        names.extend(b"name");
        let mut list = vec![1, 0];
        text("core::panicking::panic", &mut list);
        names.push(OF_FUNCTIONS);
        number(list.len(), &mut names);
        names.extend(list);
        wasm.push(CUSTOM);
        number(names.len(), &mut wasm);
        wasm.extend(names);

        let silent = silent(&wasm).unwrap();
        let code = sections(&silent).unwrap().into_iter().find(|(id, _)| *id == CODE).unwrap();
        assert_eq!(functions(code.1).unwrap(), [STOP, &[0, 0x10, 0, 0x0b]]);
        let named = named_by_body(&silent).unwrap();
        let last = sections(&named).unwrap().pop().unwrap();
        assert_eq!(function_names(last.1), [(0, "000000"), (1, "000001")]);
    }
}
