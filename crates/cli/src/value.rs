//! `last-move value`: the value of a sum of heaps, each by a rule of its own, and the moves that win.

use crate::Failure;
use crate::args::{Value as Asked, number};
use crate::options::{does, object};
use crate::out::{answers, unwritten};
use crate::reach::{self, FARTHEST};
use crate::words::{self, say};
use messages::Message;
use sequence::options::{self, Left};
use sequence::{Rule, Sequence, typed};
use serde_json::json;
use std::collections::HashMap;
use std::io::{self, Write};

/// Most parts of a sum.
const PARTS: usize = 100;
/// Most winning moves that are searched for in each part.
const SEARCHED: usize = 1000;
/// Most winning moves that are told in sentences.
const LISTED: usize = 20;

/// A heap with its rule.
#[derive(Debug)]
pub(crate) struct Part {
    rule: Rule,
    heap: u64,
    /// True if it was written as a heap of Nim.
    star: bool,
}

/// The value of a sum, with those of its parts.
#[derive(Debug)]
pub(crate) struct Sum {
    parts: Vec<Part>,
    values: Vec<u64>,
    pub(crate) total: u64,
    /// Moves that leave the value 0, each with the place of its part.
    pub(crate) winning: Vec<(usize, Left)>,
    /// True if there may be other winning moves.
    pub(crate) more: bool,
}

pub(crate) fn run(asked: &Asked) -> Result<(), Failure> {
    let question = |error| Failure::Question(error, Some("value".to_string()));
    let parts = read(&asked.sum).map_err(question)?;
    let sum = Sum::of(parts, asked.to)?;
    let mut out = answers();
    let mut write = || -> io::Result<()> {
        match asked.json {
            true => writeln!(out, "{}", sum.object())?,
            false => sum.write(&mut out)?,
        }
        out.flush()
    };
    write().map_err(unwritten)
}

/// The parts between the signs +.
fn read(text: &str) -> Result<Vec<Part>, Message> {
    let parts: Vec<&str> = text.split('+').map(str::trim).collect();
    if parts.len() > PARTS {
        return Err(words::too_many_parts(parts.len() as u64, PARTS as u64));
    }
    let part = |(place, text): (u64, &&str)| {
        Part::read(text).map_err(|error| match text.is_empty() {
            true => words::empty_part(place),
            false => words::in_part(place, text, error),
        })
    };
    (1..).zip(&parts).map(part).collect()
}

impl Part {
    /// A heap of tokens under a rule.
    pub(crate) fn of(rule: Rule, heap: u64) -> Part {
        Part { rule, heap, star: false }
    }

    fn read(text: &str) -> Result<Part, Message> {
        let (rule, heap) = match (text.strip_prefix('*'), text.rsplit_once(':')) {
            (Some(heap), _) => ("nim", heap),
            (None, Some((rule, heap))) => (rule, heap),
            (None, None) => return Err(words::no_heap()),
        };
        let rule = typed::rule(rule).map_err(|error| Message::from(&error))?;
        let heap = number(heap.trim()).filter(|heap| *heap <= FARTHEST);
        let heap = heap.ok_or_else(|| words::wrong_heap(&FARTHEST.to_string()))?;
        Ok(Part { rule, heap, star: text.starts_with('*') })
    }

    /// As it may be typed.
    fn text(&self) -> String {
        match self.star {
            true => format!("*{}", self.heap),
            false => format!("{}:{}", self.rule, self.heap),
        }
    }
}

impl Sum {
    /// The values, and the winning moves; a table of each rule reaches its largest heap.
    pub(crate) fn of(parts: Vec<Part>, to: Option<u64>) -> Result<Sum, Failure> {
        let mut largest: HashMap<&str, (&Rule, u64)> = HashMap::new();
        for part in &parts {
            let (_, heap) = largest.entry(part.rule.text()).or_insert((&part.rule, 0));
            *heap = part.heap.max(*heap);
        }
        let tables = largest
            .into_iter()
            .map(|(name, (rule, heap))| Ok((name.to_string(), reach::table(rule, heap, to)?)));
        let tables: HashMap<String, Sequence> = tables.collect::<Result<_, Failure>>()?;
        let table = |part: &Part| &tables[part.rule.text()];
        let value = |part: &Part| table(part).at(part.heap).expect("the table reaches its heap");
        let values: Vec<u64> = parts.iter().map(value).collect();
        let total = values.iter().fold(0, |sum, value| sum ^ value);
        let (mut winning, mut more) = (Vec::new(), false);
        for (place, part) in parts.iter().enumerate().filter(|_| total > 0) {
            let wanted = total ^ values[place];
            let replies = options::replies(table(part), part.heap, wanted, SEARCHED);
            let replies = replies.expect("the table reaches its heap");
            more |= !replies.all;
            winning.extend(replies.moves.into_iter().map(|left| (place, left)));
        }
        Ok(Sum { parts, values, total, winning, more })
    }

    fn object(&self) -> serde_json::Value {
        let part = |(part, value): (&Part, &u64)| json!({ "rule": part.rule.text(), "heap": part.heap, "value": value });
        let parts = self.parts.iter().zip(&self.values).map(part);
        let winning = self.winning.iter().map(|(place, left)| {
            let mut object = object(left);
            object["part"] = (place + 1).into();
            object
        });
        json!({
            "parts": parts.collect::<Vec<_>>(),
            "value": self.total,
            "outcome": if self.total > 0 { "N" } else { "P" },
            "winning": winning.collect::<Vec<_>>(),
            "more": self.more,
        })
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for (part, value) in self.parts.iter().zip(&self.values) {
            writeln!(out, "{}", say(words::part_value(&part.text(), &value.to_string())))?;
        }
        let outcome = if self.total > 0 { "N" } else { "P" };
        writeln!(out, "{}", say(words::sum_is(&self.total.to_string(), outcome)))?;
        for (place, left) in self.winning.iter().take(LISTED) {
            let text = self.parts[*place].text();
            writeln!(out, "{}", say(words::wins_in_part(*place as u64 + 1, &text, does(left))))?;
        }
        let hidden = self.winning.len().saturating_sub(LISTED) as u64;
        match (hidden, self.more) {
            (0, false) => Ok(()),
            (0, true) => writeln!(out, "{}", say(words::others_may_win())),
            (_, false) => writeln!(out, "{}", say(words::others_win(hidden))),
            (_, true) => writeln!(out, "{}", say(words::at_least_others_win(hidden))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PARTS, read};

    #[test]
    fn parts_are_read_as_people_write_them() {
        let read = |text: &str| -> Vec<String> {
            read(text).expect("a sum").iter().map(super::Part::text).collect()
        };
        assert_eq!(read("0.77:5 + 0.07:9+*3"), ["0.77:5", "0.07:9", "*3"]);
        assert_eq!(
            read("Kayles : 5 + {1, 3, 4}:1e6 + * 2"),
            ["0.77:5", "take-1.3.4:1000000", "*2"]
        );
        assert_eq!(read("*0"), ["*0"]);
    }

    #[test]
    fn errors_name_the_part() {
        for (text, id) in [
            ("", "empty-part"),
            ("*1 + + *2", "empty-part"),
            ("*1 +", "empty-part"),
            ("*1 + 0.77", "in-part"),
            ("*1 + 0.7x:3", "in-part"),
            ("*1 + 0.77:", "in-part"),
            ("*1 + 0.77:-3", "in-part"),
            ("*1 + 0.77:1000000000000001", "in-part"),
            ("*x", "in-part"),
            ("3", "in-part"),
        ] {
            assert_eq!(read(text).expect_err(text).id(), id, "{text}");
        }
        assert_eq!(read(&"*1+".repeat(PARTS)).expect_err("too many").id(), "too-many-parts");
    }
}
