//! `last-move which`: the rules that have given values.

use crate::Failure;
use crate::args::Which;
use crate::out::{answers, failed, unwritten};
use crate::words::{self, say};
use sequence::which::{self, Found, Near, Same, Unread};
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
    let question = |unread: Unread| Failure::Question((&unread).into(), Some("which".to_string()));
    let values = which::read(&text).map_err(question)?;
    let found = which::which(&values);
    write(asked, &values, &found).map_err(unwritten)?;
    if found.same.is_empty() { Err(Failure::No) } else { Ok(()) }
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
