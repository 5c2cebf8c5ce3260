//! Writes HTML, for pictures that the worker draws and the page only shows.

use crate::{Argument, Message};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// HTML whose messages are not rendered yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Html {
    pieces: Vec<Piece>,
}

/// A piece of HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
enum Piece {
    /// Markup, unchanged.
    Markup(String),
    /// A message, whose words must be escaped.
    Words(Message),
}

impl Html {
    /// The HTML with words of the messages.
    pub fn with_words(&self, words: &dyn Fn(&Message) -> String) -> String {
        let mut html = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Markup(text) => html.push_str(text),
                Piece::Words(message) => escape(&words(message), &mut html),
            }
        }
        html
    }

    /// The same with arguments for all messages; see [`Message::filled`].
    #[must_use]
    pub fn filled(&self, arguments: &[(&'static str, Argument)]) -> Html {
        let fill = |piece: &Piece| match piece {
            Piece::Markup(text) => Piece::Markup(text.clone()),
            Piece::Words(message) => Piece::Words(message.clone().filled(arguments)),
        };
        Html { pieces: self.pieces.iter().map(fill).collect() }
    }

    /// The messages in it.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Markup(_) => None,
            Piece::Words(message) => Some(message),
        })
    }

    /// True if it is empty.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Bytes of it, without the words.
    pub fn size(&self) -> usize {
        let size = |piece: &Piece| if let Piece::Markup(text) = piece { text.len() } else { 0 };
        self.pieces.iter().map(size).sum()
    }
}

fn escape(text: &str, html: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(letter),
        }
    }
}

/// HTML that is being written; every text and value is escaped.
///
/// ```
/// use last_move_messages::{Message, markup::Markup};
///
/// let mut row = Markup::default();
/// row.open("tr|class=heads");
/// row.say("th|scope=row", Message::new("session", "move"));
/// row.write("td", "3 < 4");
/// row.open("td");
/// row.class(&[("is-lost", true), ("is-won", false)]);
/// row.number("colspan", 2);
/// row.set("lang", "en");
/// row.name("aria-label", Message::new("session", "lost"));
/// row.text("P");
/// row.message("");
/// row.shut();
/// row.shut();
/// let html = row.done();
/// assert_eq!(html.messages().count(), 2);
/// assert!(!html.is_empty() && html.size() > 60);
/// assert_eq!(
///     html.with_words(&|message| message.id().to_string()),
///     "<tr class=\"heads\"><th scope=\"row\">move</th><td>3 &lt; 4</td>\
///      <td class=\"is-lost\" colspan=\"2\" lang=\"en\" aria-label=\"lost\">P</td></tr>"
/// );
/// ```
///
/// A drawing:
///
/// ```
/// use last_move_messages::markup::Markup;
///
/// let mut svg = Markup::default();
/// svg.open("svg|viewBox=0 0 24 24");
/// svg.path("path|class=axis", "M0 12H24");
/// svg.label((12, 20), "7");
/// svg.shut();
/// let drawing = svg.done().with_words(&|_| String::new());
/// assert!(drawing.contains("<path class=\"axis\" d=\"M0 12H24\">"));
/// assert!(drawing.contains("<text x=\"12\" y=\"20\">7</text>"));
/// ```
#[derive(Debug, Default)]
pub struct Markup {
    done: Vec<Piece>,
    /// The markup after the last message.
    html: String,
    open: Vec<&'static str>,
    /// True while the start tag of the last element may still take attributes.
    head: bool,
}

impl Markup {
    /// The finished HTML.
    pub fn done(mut self) -> Html {
        self.body();
        self.part();
        Html { pieces: self.done }
    }

    /// Starts a new piece.
    fn part(&mut self) {
        if !self.html.is_empty() {
            self.done.push(Piece::Markup(core::mem::take(&mut self.html)));
        }
    }

    /// Ends the start tag.
    fn body(&mut self) {
        if core::mem::take(&mut self.head) {
            self.html.push('>');
        }
    }

    fn escaped(&mut self, text: &str) {
        escape(text, &mut self.html);
    }

    /// Verbatim text joins the markup; any other message is rendered later.
    fn words(&mut self, message: Message) {
        if let Some(text) = message.as_verbatim() {
            return self.escaped(text);
        }
        self.part();
        self.done.push(Piece::Words(message));
    }

    /// Opens an element: its tag, then fixed attributes as `name=value`, parted by bars.
    pub fn open(&mut self, spec: &'static str) {
        self.body();
        let mut words = spec.split('|');
        let tag = words.next().unwrap_or_default();
        self.html.push('<');
        self.html.push_str(tag);
        self.open.push(tag);
        self.head = true;
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            self.set(name, value);
        }
    }

    /// Ends the element that was opened last.
    pub fn shut(&mut self) {
        self.body();
        let tag = self.open.pop().expect("what is shut was opened");
        self.html.push_str("</");
        self.html.push_str(tag);
        self.html.push('>');
    }

    /// Text inside the open element, the same in each language.
    pub fn text(&mut self, text: &str) {
        self.body();
        self.escaped(text);
    }

    /// A message inside the open element.
    pub fn message(&mut self, message: impl Into<Message>) {
        self.body();
        self.words(message.into());
    }

    /// An element with a message in it.
    pub fn say(&mut self, spec: &'static str, message: impl Into<Message>) {
        self.open(spec);
        self.message(message);
        self.shut();
    }

    /// An element with a text that is the same in each language.
    pub fn write(&mut self, spec: &'static str, text: &str) {
        self.open(spec);
        self.text(text);
        self.shut();
    }

    /// An attribute of the element just opened.
    pub fn set(&mut self, name: &str, value: &str) {
        self.html.push(' ');
        self.html.push_str(name);
        self.html.push_str("=\"");
        self.escaped(value);
        self.html.push('"');
    }

    /// An attribute that is a message.
    pub fn name(&mut self, name: &str, message: impl Into<Message>) {
        self.html.push(' ');
        self.html.push_str(name);
        self.html.push_str("=\"");
        self.words(message.into());
        self.html.push('"');
    }

    /// An attribute that is a number.
    pub fn number(&mut self, name: &str, value: i32) {
        self.set(name, &value.to_string());
    }

    /// The classes that hold.
    pub fn class(&mut self, words: &[(&'static str, bool)]) {
        let classes = classes(words);
        if !classes.is_empty() {
            self.set("class", &classes);
        }
    }

    /// A path, or another element with a way to draw.
    pub fn path(&mut self, spec: &'static str, way: &str) {
        self.open(spec);
        self.set("d", way);
        self.shut();
    }

    /// A number or a name in a drawing: the middle of its base line, and the text.
    pub fn label(&mut self, (x, y): (i32, i32), text: &str) {
        self.open("text");
        self.number("x", x);
        self.number("y", y);
        self.text(text);
        self.shut();
    }
}

/// The words that hold, parted by blanks.
///
/// ```
/// let classes = last_move_messages::markup::classes(&[("spot", true), ("is-last", false), ("is-legal", true)]);
/// assert_eq!(classes, "spot is-legal");
/// ```
#[must_use]
pub fn classes(words: &[(&'static str, bool)]) -> String {
    let mut classes = String::new();
    for (word, _) in words.iter().filter(|(_, on)| *on) {
        if !classes.is_empty() {
            classes.push(' ');
        }
        classes.push_str(word);
    }
    classes
}
