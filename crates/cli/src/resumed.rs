//! A file of values that a table goes on with: lines “n,value”, as `last-move grundy` writes them.

use crate::Failure;
use crate::out::{self, failed};
use crate::words;
use sequence::Sequence;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

/// The first line.
const HEAD: &str = "n,value";

/// Gives the values of a file to a table; returns the file, ready for the next line, and how many values it has.
///
/// A file that is not there is begun. A last line without its end, left by an interruption, is dropped.
pub(crate) fn open(path: &Path, table: &mut Sequence) -> Result<(BufWriter<File>, usize), Failure> {
    let file = out::open(path)?;
    let (values, length) = read(&file).map_err(failed(path))?.map_err(|line| {
        Failure::Question(words::bad_line(&path.display().to_string(), line), Some("grundy".into()))
    })?;
    table.resume(&values).map_err(|n| {
        let name = path.display().to_string();
        Failure::Question(words::other_value(&name, &n.to_string()), Some("grundy".into()))
    })?;
    file.set_len(length).map_err(failed(path))?;
    let mut out = BufWriter::with_capacity(1 << 16, file);
    out.seek(SeekFrom::Start(length)).map_err(failed(path))?;
    if length == 0 {
        writeln!(out, "{HEAD}").map_err(failed(path))?;
    }
    Ok((out, values.len()))
}

/// The values, and the length of their lines in bytes; or the number of a line that is no such line.
fn read(file: &File) -> io::Result<Result<(Vec<u32>, u64), u64>> {
    let (mut values, mut length, mut line) = (Vec::new(), 0, String::new());
    let mut lines = BufReader::new(file);
    for number in 1.. {
        line.clear();
        let bytes = lines.read_line(&mut line)?;
        let Some(text) = line.strip_suffix('\n') else { break };
        let text = text.trim_end_matches('\r');
        if !(number == 1 && text == HEAD) {
            let pair =
                text.split_once(',').map(|(n, value)| (n.parse::<usize>(), value.parse::<u32>()));
            match pair {
                Some((Ok(n), Ok(value))) if values.len() == n => values.push(value),
                _ => return Ok(Err(number)),
            }
        }
        length += bytes as u64;
    }
    Ok(Ok((values, length)))
}
