//! JSON values: the content of messages.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use messages::Message;

/// Deepest nesting that is read.
const DEEP: u8 = 8;

/// A value without behaviour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Flag(bool),
    /// A number, as written.
    Number(String),
    /// A text.
    Text(String),
    /// A message, which becomes a text once it is rendered; see [`Json::said`].
    Message(Message),
    /// Values in order.
    List(Vec<Json>),
    /// Values by name, in the order of the text; of equal names the last one counts.
    Fields(Vec<(String, Json)>),
}

impl Json {
    /// Reads exactly one value.
    ///
    /// ```
    /// use embed::Json;
    /// let json = Json::read(r#"{"type":"change","score":[1,0.500]}"#).expect("it is JSON");
    /// assert_eq!(json.str("type"), Some("change"));
    /// assert_eq!(json.get("type").and_then(Json::word).as_deref(), Some("change"));
    /// assert_eq!(json.get("score"), Some(&Json::List(vec![Json::number(1), Json::share(500)])));
    /// assert_eq!(Json::List(vec![Json::text("a"), Json::number(2)]).to_string(), r#"["a",2]"#);
    /// ```
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEEP)?;
        reader.skip();
        reader.rest.is_empty().then_some(value)
    }

    /// A text.
    pub fn text(text: &str) -> Json {
        Json::Text(text.to_string())
    }

    /// A whole number.
    pub fn number(number: u64) -> Json {
        Json::Number(number.to_string())
    }

    /// A share from 0 to 1, given in thousandths; more than 1000 counts as 1.
    pub fn share(thousandths: u16) -> Json {
        Json::Number(match thousandths {
            0 => "0".to_string(),
            1..1000 => alloc::format!("0.{thousandths:03}"),
            _ => "1".to_string(),
        })
    }

    /// The same with all messages in words.
    ///
    /// ```
    /// use embed::Json;
    /// let json = Json::List(vec![Json::Message(messages::Message::new("session", "over"))]);
    /// assert_eq!(json.said(&|message| message.id().to_uppercase()).to_string(), r#"["OVER"]"#);
    /// ```
    #[must_use]
    pub fn said(self, words: &dyn Fn(&Message) -> String) -> Json {
        match self {
            Json::Message(message) => Json::Text(words(&message)),
            Json::List(values) => {
                Json::List(values.into_iter().map(|value| value.said(words)).collect())
            }
            Json::Fields(fields) => {
                let fields = fields.into_iter().map(|(name, value)| (name, value.said(words)));
                Json::Fields(fields.collect())
            }
            plain => plain,
        }
    }

    /// The field of this name.
    pub fn get(&self, name: &str) -> Option<&Json> {
        let Json::Fields(fields) = self else { return None };
        fields.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The text of the field of this name.
    pub fn str(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value as a parameter: a text, a number, `1` or `0`, or words joined by commas.
    pub fn word(&self) -> Option<String> {
        match self {
            Json::Flag(on) => Some(u8::from(*on).to_string()),
            Json::Number(text) | Json::Text(text) => Some(text.clone()),
            Json::List(values) => {
                let mut words = String::new();
                for value in values {
                    let (Json::Number(word) | Json::Text(word)) = value else { return None };
                    if !words.is_empty() {
                        words.push(',');
                    }
                    words.push_str(word);
                }
                Some(words)
            }
            Json::Null | Json::Message(_) | Json::Fields(_) => None,
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Flag(on) => out.write_str(if *on { "true" } else { "false" }),
            Json::Number(text) => out.write_str(text),
            Json::Text(text) => quoted(out, text),
            // Messages should be rendered before.
            Json::Message(message) => quoted(out, message.id()),
            Json::List(values) => {
                out.write_char('[')?;
                for (i, value) in values.iter().enumerate() {
                    out.write_str(if i == 0 { "" } else { "," })?;
                    value.fmt(out)?;
                }
                out.write_char(']')
            }
            Json::Fields(fields) => {
                out.write_char('{')?;
                for (i, (name, value)) in fields.iter().enumerate() {
                    out.write_str(if i == 0 { "" } else { "," })?;
                    quoted(out, name)?;
                    out.write_char(':')?;
                    value.fmt(out)?;
                }
                out.write_char('}')
            }
        }
    }
}

fn quoted(out: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    out.write_char('"')?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                out.write_char('\\')?;
                out.write_char(letter)?;
            }
            // Two signs end lines in old scripts, though not in JSON.
            '\0'..=' ' | '\u{2028}' | '\u{2029}' if letter != ' ' => {
                write!(out, "\\u{:04x}", u32::from(letter))?;
            }
            _ => out.write_char(letter)?,
        }
    }
    out.write_char('"')
}

/// The text not read yet.
struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    fn eat(&mut self, word: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(word)?;
        Some(())
    }

    fn letter(&mut self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(letter)
    }

    fn value(&mut self, deep: u8) -> Option<Json> {
        let deep = deep.checked_sub(1)?;
        self.skip();
        match self.rest.bytes().next()? {
            b'n' => self.eat("null").map(|()| Json::Null),
            b't' => self.eat("true").map(|()| Json::Flag(true)),
            b'f' => self.eat("false").map(|()| Json::Flag(false)),
            b'"' => self.string().map(Json::Text),
            b'[' => {
                let mut values = Vec::new();
                self.each(']', &mut |reader| {
                    values.push(reader.value(deep)?);
                    Some(())
                })?;
                Some(Json::List(values))
            }
            b'{' => {
                let mut fields = Vec::new();
                self.each('}', &mut |reader| {
                    let name = reader.string()?;
                    reader.skip();
                    reader.eat(":")?;
                    fields.push((name, reader.value(deep)?));
                    Some(())
                })?;
                Some(Json::Fields(fields))
            }
            _ => self.number(),
        }
    }

    /// The content of brackets, separated by commas.
    fn each(&mut self, end: char, take: &mut dyn FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.letter()?;
        self.skip();
        if self.rest.starts_with(end) {
            return self.letter().map(|_| ());
        }
        loop {
            self.skip();
            take(self)?;
            self.skip();
            match self.letter()? {
                ',' => {}
                last => return (last == end).then_some(()),
            }
        }
    }

    /// A number by the grammar of JSON.
    fn number(&mut self) -> Option<Json> {
        let text = self.rest;
        let digits = |from: usize| {
            let count = text[from..].bytes().take_while(u8::is_ascii_digit).count();
            (count > 0).then_some(from + count)
        };
        let begin = usize::from(text.starts_with('-'));
        let mut end = digits(begin)?;
        if text[begin..].starts_with('0') && end > begin + 1 {
            return None;
        }
        if text[end..].starts_with('.') {
            end = digits(end + 1)?;
        }
        if text[end..].starts_with(['e', 'E']) {
            let sign = usize::from(text[end + 1..].starts_with(['+', '-']));
            end = digits(end + 1 + sign)?;
        }
        let (number, rest) = text.split_at(end);
        self.rest = rest;
        Some(Json::Number(number.to_string()))
    }

    fn string(&mut self) -> Option<String> {
        self.eat("\"")?;
        let mut out = String::new();
        loop {
            match self.letter()? {
                '"' => return Some(out),
                '\\' => out.push(self.escaped()?),
                '\0'..='\u{1f}' => return None,
                letter => out.push(letter),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        Some(match self.letter()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let first = self.unit()?;
                if !(0xd800..0xdc00).contains(&first) {
                    // Half a surrogate pair is no character.
                    return Some(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER));
                }
                let before = self.rest;
                let second = self.eat("\\u").and_then(|()| self.unit());
                match second.filter(|low| (0xdc00..0xe000).contains(low)) {
                    Some(low) => {
                        let code = 0x10000 + ((first - 0xd800) << 10) + (low - 0xdc00);
                        char::from_u32(code)?
                    }
                    None => {
                        self.rest = before;
                        char::REPLACEMENT_CHARACTER
                    }
                }
            }
            sign @ ('"' | '\\' | '/') => sign,
            _ => return None,
        })
    }

    fn unit(&mut self) -> Option<u32> {
        let digits = self.rest.get(..4)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        self.rest = &self.rest[4..];
        u32::from_str_radix(digits, 16).ok()
    }
}
