//! A file of surveyed rules that a survey goes on with, and how far it is written.

use crate::Failure;
use crate::out::{self, failed};
use crate::words;
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

/// The names of the columns.
pub(crate) const HEAD: &str =
    "rule,to,period,preperiod,saltus,exceptions,mask,parity,rares,greatest,at,seconds";

/// The rules of a file, and the file, ready for the next line.
///
/// A file that is not there is begun. A last line without its end, left by an interruption, is dropped.
pub(crate) fn open(path: &Path, to: u64) -> Result<(File, HashSet<String>), Failure> {
    let mut file = out::open(path)?;
    let (rules, length) = read(&file, to).map_err(failed(path))?.map_err(|line| {
        let because = words::bad_survey_line(&path.display().to_string(), line, &to.to_string());
        Failure::Question(because, Some("survey".into()))
    })?;
    file.set_len(length).map_err(failed(path))?;
    file.seek(SeekFrom::Start(length)).map_err(failed(path))?;
    if length == 0 {
        writeln!(file, "{HEAD}").map_err(failed(path))?;
    }
    Ok((file, rules))
}

/// The rules, and the length of their lines in bytes; or the number of a line that is of no such survey.
fn read(file: &File, to: u64) -> io::Result<Result<(HashSet<String>, u64), u64>> {
    let (mut rules, mut length, mut line) = (HashSet::new(), 0, String::new());
    let mut lines = BufReader::new(file);
    for number in 1.. {
        line.clear();
        let bytes = lines.read_line(&mut line)?;
        let Some(text) = line.strip_suffix('\n') else { break };
        let cells: Vec<&str> = text.trim_end_matches('\r').split(',').collect();
        match number {
            // Files of several parts, one behind the other, have it more than once.
            _ if cells.join(",") == HEAD => {}
            1 => return Ok(Err(1)),
            _ => {
                let whole = cells.len() == HEAD.split(',').count();
                if !whole || cells[1].parse() != Ok(to) {
                    return Ok(Err(number));
                }
                rules.insert(cells[0].to_string());
            }
        }
        length += bytes as u64;
    }
    Ok(Ok((rules, length)))
}
