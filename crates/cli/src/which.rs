//! `last-move which`: the rules that have given values.

use crate::Failure;
use crate::args::Which;
use crate::out::{answers, failed, unwritten};
use crate::words::{self, say};
use sequence::which::{self, FEWEST, Found, Near, Same};
use serde_json::json;
use std::fs;
use std::io::{self, Read, Write};

/// Most rules that are named.
const LISTED: usize = 20;

pub(crate) fn run(asked: &Which) -> Result<(), Failure> {
    let text = match &asked.file {
        None => asked.values.join(" "),
        Some(file) if file.as_os_str() == "-" => {
            let mut text = String::new();
            io::stdin().read_to_string(&mut text).map_err(failed(file))?;
            text
        }
        Some(file) => fs::read_to_string(file).map_err(failed(file))?,
    };
    let question = |error| Failure::Question(error, Some("which".to_string()));
    let values = read(&text).map_err(|word| question(words::no_whole_number(&word)))?;
    if values.len() < FEWEST {
        return Err(question(words::too_few(values.len() as u64, FEWEST as u64)));
    }
    let found = which::which(&values);
    write(asked, &values, &found).map_err(unwritten)?;
    if found.same.is_empty() { Err(Failure::No) } else { Ok(()) }
}

/// The values of a list, or the second column of a table with a heap and its value in each line.
fn read(text: &str) -> Result<Vec<u32>, String> {
    let number = |word: &str| word.parse::<u32>().map_err(|_| word.to_string());
    let separate = |c: char| c.is_whitespace() || ",;[](){}".contains(c);
    let rows = text.lines().filter(|line| !line.starts_with('#') && *line != "n,value");
    let rows: Vec<Vec<&str>> = rows
        .map(|line| line.split(separate).filter(|word| !word.is_empty()).collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let counted = |rows: &[Vec<&str>]| {
        rows.iter().map(|row| row[0].parse::<usize>()).zip(0..).all(|(n, row)| n == Ok(row))
    };
    let table = rows.len() > 1 && rows.iter().all(|row| row.len() == 2) && counted(&rows);
    if table {
        return rows.iter().map(|row| number(row[1])).collect();
    }
    rows.into_iter().flatten().map(number).collect()
}

fn write(asked: &Which, values: &[u32], found: &Found) -> io::Result<()> {
    let mut out = answers();
    for Same { rule, shift, compared } in found.same.iter().take(LISTED) {
        let line = if asked.json {
            json!({ "rule": rule.text(), "shift": shift, "compared": compared }).to_string()
        } else {
            say(words::same_values(rule.text(), &of_heap(*shift), *compared as u64))
        };
        writeln!(out, "{line}")?;
    }
    let left = found.same.len().saturating_sub(LISTED);
    if left > 0 && !asked.json {
        writeln!(out, "{}", say(words::more_rules(left as u64)))?;
    }
    if found.same.is_empty() {
        if !asked.json {
            writeln!(out, "{}", say(words::no_rule(found.tried as u64)))?;
        }
        for near in &found.near {
            writeln!(out, "{}", miss(asked, values, near))?;
        }
    }
    out.flush()
}

/// A rule that almost fits, and where it does not.
fn miss(asked: &Which, values: &[u32], near: &Near) -> String {
    let Near { rule, shift, agree, place, value } = near;
    let given = values[*place];
    if asked.json {
        return json!({
            "near": rule.text(), "shift": shift, "agree": agree, "n": place, "value": value, "given": given,
        })
        .to_string();
    }
    let (heap, agree, place) = (of_heap(*shift), *agree as u64, *place as u64);
    say(words::near_rule(rule.text(), &heap, agree, place, u64::from(*value), u64::from(given)))
}

/// The heap whose value stands in place n.
fn of_heap(shift: i64) -> String {
    match shift {
        0 => "n".to_string(),
        1.. => format!("n + {shift}"),
        _ => format!("n - {}", -shift),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn lists_and_tables_are_read() {
        let wanted = Ok(vec![0, 1, 2, 0]);
        for text in [
            "0,1,2,0",
            "0 1\n2 0",
            "[0, 1, 2, 0]",
            "n,value\n0,0\n1,1\n2,2\n3,0\n",
            "# b\n0 0\n1 1\n2 2\n3 0",
        ] {
            assert_eq!(read(text), wanted, "{text}");
        }
        assert_eq!(read("0,1,x"), Err("x".to_string()));
        assert_eq!(read("0,-1"), Err("-1".to_string()));
    }
}
