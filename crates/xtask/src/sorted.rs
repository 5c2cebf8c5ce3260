//! Sorts a wasm program for its way: instructions in one row, and the numbers behind them in rows by kind.
//!
//! A compressor guesses what comes next by what came before. In a program, what an instruction does,
//! which local it takes and how far off it looks come in turns and say little about each other; each
//! alone repeats itself. Sorted, a program is a tenth smaller after brotli and an eighth after gzip.
//! `web/whole.js` puts it together again, and knows no instruction: which rows each one takes its
//! numbers from stands in the file.
//!
//! What is written is the program as it was, but for the section of its code. That holds how many
//! functions there are, for each of 256 instructions the row of its first number and then for each
//! that of its second, the lengths of all rows, and the rows.

use crate::shorten::{Reader, number, rewritten};

/// The section of the code.
const CODE: u8 = 10;
/// Stands for the end of a function, and is no instruction.
const LAST: u8 = 255;
const END: u8 = 0x0b;
const WAYS_OUT: u8 = 0x0e;
const SELECT: u8 = 0x1c;
const FLOAT: u8 = 0x43;
const DOUBLE: u8 = 0x44;
/// What begins an instruction of two bytes.
const MORE: u8 = 0xfc;

/// A row, by its number in the file. Their order is the one of those tried that compresses best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Instruction = 1,
    /// How many locals a function has of which type, behind the count of types.
    Locals,
    /// Bytes that are copied as they are, behind their count: what seldom comes.
    Bytes,
    /// Ways out of a block by a number, behind their count.
    Ways,
    Block,
    Branch,
    Type,
    Table,
    Global,
    Alignment,
    Long,
    Function,
    Number,
    /// How far off lies what is loaded.
    Loaded,
    Stored,
    Set,
    Get,
}

/// How many there are.
const ROWS: usize = Row::Get as usize;

/// The rows that an instruction takes numbers from; `None` for one that no program of ours has.
fn rows(instruction: u8) -> Option<&'static [Row]> {
    Some(match instruction {
        0x02..=0x04 => &[Row::Block],
        0x0c | 0x0d => &[Row::Branch],
        WAYS_OUT => &[Row::Ways],
        0x10 | 0xd2 => &[Row::Function],
        0x11 => &[Row::Type, Row::Table],
        0x20 => &[Row::Get],
        0x21 | 0x22 => &[Row::Set],
        0x23 | 0x24 => &[Row::Global],
        0x25 | 0x26 | 0x3f | 0x40 | 0xd0 => &[Row::Table],
        0x28..=0x35 => &[Row::Alignment, Row::Loaded],
        0x36..=0x3e => &[Row::Alignment, Row::Stored],
        0x41 => &[Row::Number],
        0x42 => &[Row::Long],
        SELECT | FLOAT | DOUBLE | MORE => &[Row::Bytes],
        0x00 | 0x01 | 0x05 | END | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => &[],
        _ => return None,
    })
}

/// What has been sorted so far.
#[derive(Default)]
struct Sorted([Vec<u8>; ROWS]);

impl Sorted {
    fn row(&mut self, row: Row) -> &mut Vec<u8> {
        &mut self.0[row as usize - 1]
    }

    /// Takes a number of any length and sign; returns its low 32 bits.
    fn take(&mut self, from: &mut Reader<'_>, row: Row) -> Option<u32> {
        let mut value = 0;
        for shift in (0..70).step_by(7) {
            let byte = from.byte()?;
            self.row(row).push(byte);
            value |= u32::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    fn function(&mut self, from: &mut Reader<'_>) -> Option<()> {
        let types = self.take(from, Row::Locals)?;
        for _ in 0..2 * types {
            self.take(from, Row::Locals)?;
        }
        loop {
            let instruction = from.byte()?;
            if from.at == from.bytes.len() {
                self.row(Row::Instruction).push(LAST);
                return (instruction == END).then_some(());
            }
            self.row(Row::Instruction).push(instruction);
            match rows(instruction)? {
                [Row::Bytes] => {
                    let bytes = seldom(instruction, from)?;
                    number(bytes.len(), self.row(Row::Bytes));
                    self.row(Row::Bytes).extend(bytes);
                }
                [Row::Ways] => {
                    let ways = self.take(from, Row::Ways)?;
                    for _ in 0..=ways {
                        self.take(from, Row::Ways)?;
                    }
                }
                rows => {
                    for row in rows {
                        self.take(from, *row)?;
                    }
                }
            }
        }
    }
}

/// What stands behind an instruction that seldom comes.
fn seldom<'b>(instruction: u8, from: &mut Reader<'b>) -> Option<&'b [u8]> {
    let length = match instruction {
        FLOAT => 4,
        DOUBLE => 8,
        // Of numbers there are so few, and they are so small, that each is a byte.
        SELECT => 1 + from.bytes.get(from.at)?,
        _ => match from.bytes.get(from.at)? {
            0..=7 => 1,
            9 | 11 | 13 | 15..=17 => 2,
            8 | 10 | 12 | 14 => 3,
            _ => return None,
        },
    };
    from.take(usize::from(length))
}

/// The program with its code sorted; `None` if it has instructions that are not known here.
pub(crate) fn sorted(wasm: &[u8]) -> Option<Vec<u8>> {
    rewritten(wasm, |id, body| if id == CODE { code(body) } else { Some(body.to_vec()) })
}

fn code(section: &[u8]) -> Option<Vec<u8>> {
    let mut from = Reader { bytes: section, at: 0 };
    let functions = from.number()?;
    let mut sorted = Sorted::default();
    for _ in 0..functions {
        let length = from.number()?;
        sorted.function(&mut Reader { bytes: from.take(length)?, at: 0 })?;
    }
    let mut out = Vec::new();
    number(functions, &mut out);
    for place in 0..2 {
        let row = |instruction| rows(instruction).and_then(|rows| rows.get(place));
        out.extend((0..=u8::MAX).map(|instruction| row(instruction).map_or(0, |row| *row as u8)));
    }
    sorted.0.iter().for_each(|row| number(row.len(), &mut out));
    sorted.0.iter().for_each(|row| out.extend(row));
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;
    use std::io::Write;
    use std::process::{Command, Stdio};

    /// What `web/whole.js` makes of it; nothing where it refuses that.
    fn whole(sorted: &[u8]) -> Vec<u8> {
        let script = "const fs = require('fs');\
            require('vm').runInThisContext(fs.readFileSync(process.argv[1], 'utf8'));\
            last_move_frame.whole(fs.readFileSync(0)).then((whole) => {\
                if (!WebAssembly.validate(whole)) throw new Error('this is no program');\
                fs.writeSync(1, whole);\
            });";
        let path = place::root().join("web").join(crate::frames::WHOLE);
        let mut node = Command::new("node")
            .args(["-e", script])
            .arg(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("tests have Node");
        node.stdin.take().expect("it is piped").write_all(sorted).expect("Node reads all of it");
        node.wait_with_output().expect("Node ends").stdout
    }

    /// A number in four bytes, as the script writes lengths.
    fn long(value: usize) -> [u8; 4] {
        [0, 7, 14, 21].map(|by| (value >> by) as u8 & 0x7f | if by < 21 { 0x80 } else { 0 })
    }

    fn section(id: u8, body: &[u8]) -> Vec<u8> {
        [&[id, body.len() as u8], body].concat()
    }

    /// A program with these functions, each without its length.
    fn program(functions: &[&[u8]]) -> Vec<u8> {
        let mut code = vec![functions.len() as u8];
        for body in functions {
            code.extend(long(body.len()));
            code.extend(*body);
        }
        let types = vec![0; functions.len()];
        [
            b"\0asm\x01\0\0\0".to_vec(),
            section(1, &[1, 0x60, 1, 0x7f, 0]),
            section(3, &[&[functions.len() as u8], &types[..]].concat()),
            section(4, &[1, 0x70, 0, 1]),
            section(5, &[1, 0, 1]),
            section(6, &[1, 0x7f, 1, 0x41, 0, 0x0b]),
            [&[CODE][..], &long(code.len()), &code].concat(),
            section(11, &[1, 0, 0x41, 8, 0x0b, 3, 1, 2, 3]),
        ]
        .concat()
    }

    #[test]
    fn a_sorted_program_is_put_together_as_it_was() {
        let plain: &[u8] = &[0, 0x0b];
        let many: &[u8] = &[
            2, 1, 0x7f, 2, 0x7e, // one local of 32 bits, two of 64
            0x02, 0x40, 0x20, 0, 0x0e, 1, 0, 1,
            0x0b, // a block, and a table of ways out of it
            0x20, 0, 0x28, 2, 0x80, 0x08, 0x21, 1, // a load from far off
            0x42, 0x80, 0x7f, 0x22, 2, 0x21, 3, // a long number below zero
            0x43, 0, 0, 0x80, 0x3f, 0xfc, 0x00, 0x1a, // a float that is made a number
            0x44, 255, 255, 255, 255, 255, 255, 255, 127,
            0x1a, // bytes that are none of instructions
            0x20, 0, 0x20, 1, 0x41, 3, 0xfc, 0x0a, 0, 0, // memory is copied
            0x20, 0, 0x20, 1, 0x11, 0, 0, // a call through the table
            0x23, 0, 0x24, 0, 0x3f, 0, 0x10, 0, 0x0b,
        ];
        let wasm = program(&[plain, many, plain]);
        let sorted = sorted(&wasm).expect("all instructions are known");
        assert_ne!(sorted, wasm);
        assert_eq!(whole(&sorted), wasm);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        let whole_one =
            sorted(&program(&[&[0, 0x0b], &[0, 0x01, 0x01, 0x0b]])).expect("it is known");
        assert!(!whole(&whole_one).is_empty());
        for broken in
            [b"<!doctype html>\n", &whole_one[..whole_one.len() - 30], &whole_one[..20], &[]]
        {
            assert!(whole(broken).is_empty());
        }
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert!(sorted(&program(&[&[0, 0xfd, 0x0c, 0x0b]])).is_none());
    }
}
