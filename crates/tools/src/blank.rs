//! Clears what a silent program no longer reads: where a panic happened, and its sentence.

use std::collections::HashSet;

use crate::program::{CODE, DATA, Reader, sections};

const CONSTANT: u8 = 0x41;
const CALL: u8 = 0x10;
const END: u8 = 0x0b;
/// Address and length of a file's name, line and column.
const PLACE: usize = 16;
/// No file of ours or of a library has a longer name, as far as it is written into a program.
const LONGEST: usize = 250;

/// A function that only tells what went wrong, with the number by which it is called.
pub(crate) struct Telling {
    /// Its number.
    pub(crate) index: usize,
    /// True if the length of its sentence is doubled, and one more.
    pub(crate) doubled: bool,
}

/// The program without places and sentences of panics; `None` if it is not understood.
///
/// Zeros cost nothing: wasm-opt leaves them out of the program.
pub(crate) fn cleared(wasm: &[u8], telling: &[Telling]) -> Option<Vec<u8>> {
    let mut memory = Memory { bytes: wasm.to_vec(), segments: Vec::new() };
    let mut code: &[u8] = &[];
    for (id, body) in sections(wasm)? {
        match id {
            CODE => code = body,
            DATA => memory.segments = segments(wasm, body)?,
            _ => {}
        }
    }
    let places = places(&memory);
    let mut gone = sentences(&memory, code, telling, &places);
    gone.extend(places.iter().map(|place| (*place, PLACE)));
    gone.extend(places.iter().filter_map(|place| memory.file(*place)));
    for (address, length) in gone {
        let at = memory.at(address, length)?;
        memory.bytes[at..at + length].fill(0);
    }
    Some(memory.bytes)
}

/// A program and where in it the bytes of its memory stand.
struct Memory {
    bytes: Vec<u8>,
    segments: Vec<Segment>,
}

struct Segment {
    address: usize,
    at: usize,
    length: usize,
}

impl Memory {
    /// Where in the file so many bytes from an address stand.
    fn at(&self, address: usize, length: usize) -> Option<usize> {
        let end = address.checked_add(length)?;
        let holds = |part: &&Segment| part.address <= address && end <= part.address + part.length;
        self.segments.iter().find(holds).map(|part| part.at + address - part.address)
    }

    fn bytes(&self, address: usize, length: usize) -> Option<&[u8]> {
        let at = self.at(address, length)?;
        self.bytes.get(at..at + length)
    }

    fn word(&self, address: usize) -> Option<usize> {
        let bytes = self.bytes(address, 4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes) as usize)
    }

    /// The name of a file that a place begins with, as address and length, if this is a place.
    fn file(&self, place: usize) -> Option<(usize, usize)> {
        let (name, length) = (self.word(place)?, self.word(place + 4)?);
        let (line, column) = (self.word(place + 8)?, self.word(place + 12)?);
        if length > LONGEST || line == 0 || line > 1 << 16 || column == 0 || column > 1 << 10 {
            return None;
        }
        let text = self.bytes(name, length)?;
        let plain = text.iter().all(u8::is_ascii_graphic);
        (plain && text.ends_with(b".rs")).then_some((name, length))
    }
}

/// The segments of a data section, each with a fixed address.
fn segments(wasm: &[u8], section: &[u8]) -> Option<Vec<Segment>> {
    let begin = section.as_ptr() as usize - wasm.as_ptr() as usize;
    let mut from = Reader { bytes: section, at: 0 };
    let mut segments = Vec::new();
    for _ in 0..from.number()? {
        if from.number()? != 0 || from.byte()? != CONSTANT {
            return None;
        }
        let address = from.number()?;
        if from.byte()? != END {
            return None;
        }
        let length = from.part()?.len();
        segments.push(Segment { address, at: begin + from.at - length, length });
    }
    Some(segments)
}

/// The addresses of all places.
fn places(memory: &Memory) -> HashSet<usize> {
    let words = memory.segments.iter().flat_map(|part| {
        let first = part.address.next_multiple_of(4);
        (first..part.address + part.length).step_by(4)
    });
    words.filter(|word| memory.file(*word).is_some()).collect()
}

/// Sentences that nobody but a telling function is handed, as addresses and lengths.
fn sentences(
    memory: &Memory,
    code: &[u8],
    telling: &[Telling],
    places: &HashSet<usize>,
) -> Vec<(usize, usize)> {
    let mut told = Vec::new();
    let mut used = Vec::new();
    let mut words = HashSet::new();
    for part in &memory.segments {
        words.extend((part.address..part.address + part.length).filter_map(|at| memory.word(at)));
    }
    for at in 0..code.len() {
        let mut from = Reader { bytes: code, at };
        let call = handed(&mut from).filter(|call| places.contains(&call.place));
        let to = call.as_ref().and_then(|call| telling.iter().find(|to| to.index == call.to));
        if let (Some(call), Some(to)) = (call, to) {
            let length = if to.doubled { call.length / 2 } else { call.length };
            told.push((call.sentence, length));
        }
        used.extend(Reader { bytes: code, at }.number());
    }
    used.sort_unstable();
    let uses =
        |of: usize| used.partition_point(|at| *at <= of) - used.partition_point(|at| *at < of);
    // Whatever the code or the memory knows by other ways may be said to people as well.
    let alone = |(address, length): &(usize, usize)| {
        let calls = told.iter().filter(|(other, _)| other == address).count();
        uses(*address) == calls
            && !words.contains(address)
            && memory.bytes(*address, *length).is_some_and(|text| std::str::from_utf8(text).is_ok())
    };
    told.iter().filter(|sentence| alone(sentence)).copied().collect()
}

/// A call with three constants.
struct Call {
    sentence: usize,
    length: usize,
    place: usize,
    to: usize,
}

fn handed(from: &mut Reader<'_>) -> Option<Call> {
    let mut constant = || if from.byte()? == CONSTANT { from.number() } else { None };
    let (sentence, length, place) = (constant()?, constant()?, constant()?);
    let to = if from.byte()? == CALL { from.number() } else { None }?;
    Some(Call { sentence, length, place, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A memory with a file's name, two sentences and a place, and code that tells both sentences
    /// and uses the second once more.
    fn program() -> Vec<u8> {
        let mut memory = b"crates/a.rsXno coinno heap!!".to_vec();
        for word in [64_u32, 11, 7, 9] {
            memory.extend(word.to_le_bytes());
        }
        // Addresses from 64 on take a second byte in a signed number.
        let mut code = vec![1, 0, 0];
        for (sentence, length) in [(76, 7), (83, 15)] {
            code.extend([CONSTANT, sentence | 0x80, 0, CONSTANT, length]);
            code.extend([CONSTANT, 92 | 0x80, 0, CALL, length]);
        }
        code.extend([CONSTANT, 83 | 0x80, 0, 0x1a, END]);
        code[1] = (code.len() - 2) as u8;
        let mut section = vec![1, 0, CONSTANT, 64 | 0x80, 0, END, memory.len() as u8];
        section.extend(memory);
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        for (id, body) in [(CODE, code), (DATA, section)] {
            wasm.extend([id, body.len() as u8]);
            wasm.extend(body);
        }
        wasm
    }

    #[test]
    fn places_and_sentences_of_panics_are_cleared_and_shared_ones_stay() {
        let wasm = program();
        let telling = [Telling { index: 7, doubled: false }, Telling { index: 15, doubled: true }];
        let cleared = cleared(&wasm, &telling).unwrap();
        assert_eq!(cleared.len(), wasm.len());
        let (kept, gone) = cleared.split_at(wasm.len() - 44);
        assert_eq!(kept, &wasm[..wasm.len() - 44]);
        let mut left = vec![0; 44];
        left[11] = b'X';
        left[19..28].copy_from_slice(b"no heap!!");
        assert_eq!(gone, left);
    }

    #[test]
    fn what_nobody_is_handed_stays() {
        let wasm = program();
        let cleared = cleared(&wasm, &[]).unwrap();
        assert!(cleared.windows(16).any(|part| part == b"no coinno heap!!"));
    }
}
