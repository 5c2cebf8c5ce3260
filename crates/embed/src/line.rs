//! The line between a frame and the page around it: what every frame hears and tells, whatever it shows.

use crate::gate::{Gate, LONGEST};
use crate::news::{self, Post};
use crate::plain::Plain;
use crate::wishes::Wishes;
use crate::words::Trouble;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;

/// What a frame knows of the page around it.
#[derive(Debug)]
pub struct Line {
    pub(crate) wishes: Wishes,
    pub(crate) unknown: Vec<String>,
    pub(crate) wrong: Vec<Trouble>,
    secret: Option<String>,
    gate: Gate,
    height: u32,
    /// True once the frame has said that it is ready.
    begun: bool,
}

impl Line {
    /// The line of a frame that was opened with these parameters; the secret is WordPress’s.
    pub fn new(
        wishes: Wishes,
        unknown: Vec<String>,
        wrong: Vec<Trouble>,
        secret: Option<String>,
    ) -> Line {
        Line { wishes, unknown, wrong, secret, gate: Gate::default(), height: 0, begun: false }
    }

    /// What is shown, and how.
    pub fn wishes(&self) -> &Wishes {
        &self.wishes
    }

    /// What is wrong with the address, to be shown in one line.
    pub fn notice(&self) -> Option<&Message> {
        self.wrong.first().map(|trouble| &trouble.message)
    }

    /// What comes after `?secret=` in the address.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// To whom messages go; no browser sends any to an empty name.
    pub fn target(&self) -> &str {
        self.wishes.origin.as_deref().unwrap_or("*")
    }

    /// True if a message is read at all: `now` in ms, and the origin that it comes from.
    pub fn admits(&mut self, now: u64, origin: &str) -> bool {
        let known = self.wishes.origin.as_deref().is_none_or(|wanted| wanted == origin);
        known && self.gate.pass(now)
    }

    /// A message as plain data, if it is short enough and nothing but that.
    pub(crate) fn read(text: &str) -> Option<Plain> {
        (text.encode_utf16().count() <= LONGEST).then(|| Plain::read(text))?
    }

    /// The kind of a request of our own contract that is meant for this frame.
    pub(crate) fn request<'m>(&self, message: &'m Plain) -> Option<&'m str> {
        let ours = message.get("gizmo") == Some(&Plain::number(crate::VERSION));
        let meant = message.str("id").is_none_or(|id| id == self.wishes.id);
        message.str("type").filter(|_| ours && meant)
    }

    /// What is told to WordPress when it says that it listens; `None` if this is something else.
    pub(crate) fn wordpress(&self, message: &Plain) -> Option<Option<Post>> {
        (message.str("message") == Some("ready")).then(|| {
            let known = self.secret.is_some() && message.str("secret") == self.secret();
            if known { self.height_in_wordpress() } else { None }
        })
    }

    /// What is wrong with the address, as messages.
    pub(crate) fn troubles(&self) -> impl Iterator<Item = Post> {
        self.wrong.iter().map(|trouble| news::trouble(&self.wishes.id, trouble))
    }

    /// The answer to a request.
    pub(crate) fn reply(&self, message: &Plain, mut fields: Vec<(&'static str, Plain)>) -> Post {
        let mut all = alloc::vec![("to", Plain::text(message.str("type").unwrap_or_default()))];
        if let Some(name @ (Plain::Text(_) | Plain::Number(_))) = message.get("message_id") {
            all.push(("message_id", name.clone()));
        }
        all.append(&mut fields);
        news::message(&self.wishes.id, "answer", all)
    }

    /// The answer to a request that changes nothing.
    pub(crate) fn refuse(&self, message: &Plain, trouble: &Trouble) -> Post {
        let error = alloc::vec![
            ("code".to_string(), Plain::text(trouble.code)),
            ("message".to_string(), Plain::Message(trouble.message.clone())),
        ];
        self.reply(message, alloc::vec![("error", Plain::Fields(error))])
    }

    /// What is told besides once the frame has said that it is ready: the height, if it is known.
    pub fn begin(&mut self) -> Vec<Post> {
        self.begun = true;
        let height = core::mem::take(&mut self.height);
        self.sized(height)
    }

    /// The address has been changed from outside, and this is wrong with it: what is told of that.
    pub fn turned(&mut self, wrong: Vec<Trouble>) -> Vec<Post> {
        self.wrong = wrong;
        if self.begun { self.troubles().collect() } else { Vec::new() }
    }

    /// What is told of another height, in CSS pixels; nothing before the frame is ready.
    pub fn sized(&mut self, height: u32) -> Vec<Post> {
        if self.height == height || height == 0 {
            return Vec::new();
        }
        self.height = height;
        if !self.begun {
            return Vec::new();
        }
        let number = || Plain::number(u64::from(height));
        let frame = || {
            Post::object(alloc::vec![
                ("subject", Plain::text("lti.frameResize")),
                ("height", number()),
            ])
        };
        let ours = news::message(&self.wishes.id, "resize", alloc::vec![("height", number())]);
        let mut posts = alloc::vec![ours, frame(), Post { text: true, ..frame() }];
        posts.extend(self.height_in_wordpress());
        posts
    }

    /// The height as WordPress wants to hear it.
    fn height_in_wordpress(&self) -> Option<Post> {
        let secret = self.secret.as_deref().filter(|_| self.height > 0 && self.begun)?;
        Some(Post::object(alloc::vec![
            ("message", Plain::text("height")),
            ("value", Plain::number(u64::from(self.height))),
            ("secret", Plain::text(secret)),
        ]))
    }

    /// That the focus has left the frame: `forward`, `backward` or `out`.
    pub fn left(&self, direction: &str) -> Post {
        let fields = alloc::vec![("direction", Plain::text(direction))];
        news::message(&self.wishes.id, "focus-exit", fields)
    }
}
