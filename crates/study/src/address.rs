//! The address of the explorer as readable text: the subject and its view.
//!
//! The same words follow `tables.html#` and, in frames, `v1/table.html?`.

use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use messages::Message;
use sequence::Rule;
use session::link;
use solver::code::{self, CodeError};
use solver::take_away::Limit;

/// Longest address that is read, in bytes.
pub const LONGEST: usize = link::LONGEST;
/// Greatest number in an address; a study has lower limits and reports them itself.
pub const GREATEST: u64 = 1_000_000_000_000_000;
/// Greatest number of cells in a row of the grid and the heat map.
pub const WIDEST: u64 = 2_000;
/// Greatest number of pixels for a cell of a plane.
pub const CLOSEST: u64 = 128;

/// The subject and its view.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Address {
    /// What is studied.
    pub subject: Subject,
    /// How it is looked at.
    pub view: View,
}

/// What is studied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The values of one rule, or of two side by side.
    Values {
        /// The rule.
        rule: Rule,
        /// The greatest heap.
        to: u64,
        /// The rule that it is compared with.
        with: Option<Rule>,
    },
    /// Kayles with throws of up to 1, 2, 3, … pins, a row each.
    Kayles {
        /// The most pins of a throw in the last row.
        most: u64,
        /// The greatest heap.
        to: u64,
    },
    /// Take-away: every pile under every limit.
    TakeAway {
        /// The most that may be taken after a move.
        f: Limit,
        /// The greatest limit.
        most: u64,
        /// The greatest pile.
        to: u64,
    },
    /// The H-numbers of a limit, and of well-known limits beside it.
    Limits {
        /// The most that may be taken after a move.
        f: Limit,
        /// The greatest H-number.
        to: u64,
    },
    /// Wythoff's plane.
    Plane {
        /// Number of squares on each side.
        side: u64,
    },
}

/// The view of the subject; the page chooses absent fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct View {
    /// The picture in front.
    pub show: Option<Show>,
    /// True if the second of two rules is looked at.
    pub second: bool,
    /// Cells a row; without it the row is as long as the period.
    pub width: Option<u64>,
    /// The selected cell: a heap, or column and row of a plane or table.
    pub at: Option<At>,
    /// Pixels a cell.
    pub zoom: Option<u64>,
    /// The first visible column.
    pub x: Option<u64>,
    /// The lowest visible row.
    pub y: Option<u64>,
}

impl View {
    /// Column and row of the selected cell, if it belongs to a plane or table.
    pub fn square(&self) -> Option<(u64, u64)> {
        match self.at {
            Some(At::Square(column, row)) => Some((column, row)),
            _ => None,
        }
    }
}

/// A picture of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// One line of values.
    Strip,
    /// Lines of equal length.
    Grid,
    /// A dot for each value.
    Dots,
    /// A coloured cell for each value.
    Heat,
    /// Facts about the values.
    Facts,
}

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A heap.
    Heap(u64),
    /// Column and row of a plane or table.
    Square(u64, u64),
}

/// The greatest heap by default.
pub const TO: u64 = 1000;
/// By default, rows of the table of Kayles, and the greatest limit of take-away.
pub const MOST: u64 = 12;
/// Side of a plane by default.
pub const SIDE: u64 = 1000;
/// The greatest heap or pile of a table by default.
pub const TABLE_TO: u64 = 100;
/// The greatest H-number by default.
pub const LIMITS_TO: u64 = 1_000_000;

impl Default for Subject {
    fn default() -> Subject {
        let rule = "0.77".parse().expect("the notation of Kayles is a rule");
        Subject::Values { rule, to: TO, with: None }
    }
}

impl Show {
    /// All pictures, in their order.
    pub const ALL: [Show; 5] = [Show::Strip, Show::Grid, Show::Dots, Show::Heat, Show::Facts];

    /// The word in the address.
    pub fn word(self) -> &'static str {
        match self {
            Show::Strip => "strip",
            Show::Grid => "grid",
            Show::Dots => "dots",
            Show::Heat => "heat",
            Show::Facts => "facts",
        }
    }
}

/// Something in an address that is not followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// True if it cannot be read; false if it has no meaning here.
    pub wrong: bool,
    /// The problem, in one sentence.
    pub message: Message,
}

impl Note {
    fn wrong(message: Message) -> Note {
        Note { wrong: true, message }
    }
}

impl Address {
    /// Reads an address, with or without its `#`, and reports its problems.
    ///
    /// A wrong value keeps that of `before`; an unknown key is skipped. Each gets a sentence of its own.
    ///
    /// ```
    /// use study::address::{Address, Show};
    /// let (address, notes) = Address::read("#rule=0.07&to=50&view=dots&at=7", &Address::default());
    /// assert!(notes.is_empty());
    /// assert_eq!((address.view.show, Show::Dots.word()), (Some(Show::Dots), "dots"));
    /// assert_eq!(address.view.square(), None, "a heap is chosen");
    /// let (same, notes) = Address::read("to=many", &address);
    /// assert_eq!((same.subject, notes.len(), notes[0].wrong), (address.subject, 1, true));
    /// ```
    pub fn read(text: &str, before: &Address) -> (Address, Vec<Note>) {
        let text = text.strip_prefix(['#', '?']).unwrap_or(text);
        if text.len() > LONGEST {
            return (
                before.clone(),
                alloc::vec![Note::wrong(words::address_too_long(LONGEST as u64))],
            );
        }
        let mut reader = Reader { pairs: link::pairs(&link::decoded(text)), notes: Vec::new() };
        let subject = reader.subject(&before.subject);
        let view = reader.view(&before.view, &subject);
        for (key, _) in core::mem::take(&mut reader.pairs) {
            let short: String = key.chars().take(20).collect();
            reader.notes.push(Note { wrong: false, message: words::unknown_word(&short) });
        }
        (Address { subject, view }, reader.notes)
    }
}

/// Words that are still to be read, and complaints.
struct Reader {
    pairs: Vec<(String, String)>,
    notes: Vec<Note>,
}

impl Reader {
    /// The value of a key; of two, the first counts and the second is reported.
    fn word(&mut self, key: &str) -> Option<String> {
        let at = self.pairs.iter().position(|(name, _)| name == key)?;
        Some(self.pairs.remove(at).1)
    }

    fn complain(&mut self, key: &str, error: &CodeError) {
        self.notes.push(Note::wrong(words::wrong_word(key, error.into())));
    }

    /// Reports that the value is none of the words that the key may have.
    fn offer(&mut self, key: &str, wanted: &[&str]) {
        let wanted = wanted.iter().map(|word| Message::verbatim(*word)).collect();
        self.notes.push(Note::wrong(words::must_be(key, words::list(wanted, words::or))));
    }

    /// A number in a range; `usual` if it is absent or wrong.
    fn number(&mut self, key: &str, least: u64, most: u64, usual: Option<u64>) -> Option<u64> {
        let Some(word) = self.word(key) else { return usual };
        match code::number(&word, 1, least, most) {
            Ok(number) => Some(number),
            Err(error) => {
                self.complain(key, &error);
                usual
            }
        }
    }

    fn rule(&mut self, key: &str) -> Option<Rule> {
        let word = self.word(key)?;
        word.parse().map_err(|error: CodeError| self.complain(key, &error)).ok()
    }

    fn limit(&mut self, usual: Limit) -> Limit {
        let Some(word) = self.word("f") else { return usual };
        // Forms write a plus as a blank.
        Limit::read(&word.replace(' ', "+")).unwrap_or_else(|error| {
            self.complain("f", &error);
            usual
        })
    }

    fn subject(&mut self, before: &Subject) -> Subject {
        if let Some(table) = self.word("table") {
            return self.table(&table, before);
        }
        if let Some(plane) = self.word("plane") {
            if plane != "wythoff" {
                self.offer("plane", &["wythoff"]);
                return before.clone();
            }
            let usual = if let Subject::Plane { side } = before { *side } else { SIDE };
            let side = self.number("side", 1, GREATEST, Some(usual)).unwrap_or(usual);
            return Subject::Plane { side };
        }
        let rule = self.rule("rule");
        let with = self.rule("with");
        self.values(rule, with, before)
    }

    fn values(&mut self, rule: Option<Rule>, with: Option<Rule>, before: &Subject) -> Subject {
        let fallback;
        let (old, usual) = match before {
            Subject::Values { rule, to, .. } => (rule, *to),
            _ => {
                fallback = Address::default();
                let Subject::Values { rule, to, .. } = &fallback.subject else {
                    unreachable!("the usual subject are values")
                };
                (rule, *to)
            }
        };
        let to = self.number("to", 0, GREATEST, Some(usual)).unwrap_or(usual);
        let rule = rule.unwrap_or_else(|| old.clone());
        // Two equal rules are one rule.
        let with = with.filter(|with| *with != rule);
        Subject::Values { rule, to, with }
    }

    fn table(&mut self, table: &str, before: &Subject) -> Subject {
        let f = match before {
            Subject::TakeAway { f, .. } | Subject::Limits { f, .. } => f.clone(),
            _ => doubled(),
        };
        match table {
            "kayles" => {
                let (most, to) = match before {
                    Subject::Kayles { most, to } => (*most, *to),
                    _ => (MOST, TABLE_TO),
                };
                let (most, to) = self.bounds(most, to);
                Subject::Kayles { most, to }
            }
            "take-away" => {
                let (most, to) = match before {
                    Subject::TakeAway { most, to, .. } => (*most, *to),
                    _ => (MOST, TABLE_TO),
                };
                let f = self.limit(f);
                let (most, to) = self.bounds(most, to);
                Subject::TakeAway { f, most, to }
            }
            "limits" => {
                let usual = if let Subject::Limits { to, .. } = before { *to } else { LIMITS_TO };
                let f = self.limit(f);
                let to = self.number("to", 1, GREATEST, Some(usual)).unwrap_or(usual);
                Subject::Limits { f, to }
            }
            _ => {
                self.offer("table", &["kayles", "take-away", "limits"]);
                before.clone()
            }
        }
    }

    fn bounds(&mut self, most: u64, to: u64) -> (u64, u64) {
        let most = self.number("most", 1, GREATEST, Some(most)).unwrap_or(most);
        let to = self.number("to", 0, GREATEST, Some(to)).unwrap_or(to);
        (most, to)
    }

    fn view(&mut self, before: &View, subject: &Subject) -> View {
        let show = self.word("view");
        let two = matches!(subject, Subject::Values { with: Some(_), .. });
        let known =
            show.as_ref().map(|word| Show::ALL.into_iter().find(|show| show.word() == word));
        if known == Some(None) {
            self.offer("view", &Show::ALL.map(Show::word));
        }
        View {
            // An address is complete; only a wrong value keeps the one before.
            show: known.and_then(|known| known.or(before.show)),
            second: two && self.given("of", 1, 2, Some(1 + u64::from(before.second))) == Some(2),
            width: self.given("width", 1, WIDEST, before.width),
            at: self.at(before.at, subject),
            zoom: self.given("zoom", 1, CLOSEST, before.zoom),
            x: self.given("x", 0, GREATEST, before.x),
            y: self.given("y", 0, GREATEST, before.y),
        }
    }

    /// A number of the view; `None` if it is absent, the previous one if it is wrong.
    fn given(&mut self, key: &str, least: u64, most: u64, before: Option<u64>) -> Option<u64> {
        let here = self.pairs.iter().any(|(name, _)| name == key);
        if here { self.number(key, least, most, before) } else { None }
    }

    fn at(&mut self, before: Option<At>, subject: &Subject) -> Option<At> {
        let word = self.word("at")?;
        let heap = |text: &str, place| code::number(text, place, 0, GREATEST);
        let one = !matches!(subject, Subject::Plane { .. });
        let two = !matches!(subject, Subject::Values { .. });
        let read = match word.split_once('.') {
            None if one => heap(&word, 1).map(At::Heap),
            Some((x, y)) if two => {
                heap(x, 1).and_then(|x| Ok(At::Square(x, heap(y, word.len() - y.len() + 1)?)))
            }
            None => Err(CodeError::wanted(word.chars().count() + 1, words::point_and_row)),
            Some((heap, _)) => Err(CodeError::wanted(heap.chars().count() + 1, words::end)),
        };
        read.map_err(|error| self.complain("at", &error)).map_or(before, Some)
    }
}

/// The limit of Fibonacci Nim.
fn doubled() -> Limit {
    Limit::read("2x").expect("twice the last move is a limit")
}

impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.subject, self.view)
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Values { rule, to, with } => {
                write!(out, "rule={rule}&to={to}")?;
                with.iter().try_for_each(|with| write!(out, "&with={with}"))
            }
            Subject::Kayles { most, to } => write!(out, "table=kayles&most={most}&to={to}"),
            Subject::TakeAway { f, most, to } => {
                write!(out, "table=take-away&f={}&most={most}&to={to}", f.write())
            }
            Subject::Limits { f, to } => write!(out, "table=limits&f={}&to={to}", f.write()),
            Subject::Plane { side } => write!(out, "plane=wythoff&side={side}"),
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at.map(|at| match at {
            At::Heap(n) => n.to_string(),
            At::Square(x, y) => alloc::format!("{x}.{y}"),
        });
        let show = self.show.map(|show| show.word().to_string());
        let number = |number: Option<u64>| number.map(|number| number.to_string());
        let words = [
            ("view", show),
            ("of", self.second.then(|| String::from("2"))),
            ("width", number(self.width)),
            ("at", at),
            ("zoom", number(self.zoom)),
            ("x", number(self.x)),
            ("y", number(self.y)),
        ];
        for (key, word) in words {
            word.iter().try_for_each(|word| write!(out, "&{key}={word}"))?;
        }
        Ok(())
    }
}
