//! The channel between a frame and the page around it: the messages of every frame, whatever it shows.

use crate::json::Json;
use crate::outgoing::{self, Post};
use crate::params::Params;
use crate::rate_limit::{LONGEST, RateLimit};
use crate::words::{Trouble, Unknown};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;

/// The state of a frame's channel to the page around it.
///
/// ```
/// use embed::{Params, channel::Channel};
/// let params = Params { id: "lesson".into(), ..Params::default() };
/// let mut channel = Channel::new(params, Vec::new(), Vec::new(), Some("abc".into()));
/// assert!(channel.wrong().next().is_none() && channel.begin().is_empty());
/// assert_eq!((channel.target(), channel.secret(), channel.params().id.as_str()), ("*", Some("abc"), "lesson"));
/// assert!(channel.admits(0, "https://example.org"));
/// assert_eq!(channel.sized(300).len(), 4, "for our contract, twice for LTI, and for WordPress");
/// assert!(channel.sized(300).is_empty() && channel.turned(Vec::new()).is_empty());
/// assert_ne!(channel.left("forward"), channel.left("out"));
/// ```
#[derive(Debug)]
pub struct Channel {
    pub(crate) params: Params,
    pub(crate) unknown: Vec<Unknown>,
    pub(crate) wrong: Vec<Trouble>,
    secret: Option<String>,
    rate_limit: RateLimit,
    height: u32,
    /// True once the frame has sent that it is ready.
    begun: bool,
}

impl Channel {
    /// The channel of a frame that was opened with these parameters; the secret is WordPress’s.
    pub fn new(
        params: Params,
        unknown: Vec<Unknown>,
        wrong: Vec<Trouble>,
        secret: Option<String>,
    ) -> Channel {
        Channel {
            params,
            unknown,
            wrong,
            secret,
            rate_limit: RateLimit::default(),
            height: 0,
            begun: false,
        }
    }

    /// The present parameters.
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// The errors in the address, to be shown above everything.
    pub fn wrong(&self) -> impl Iterator<Item = &Message> {
        self.wrong.iter().map(|trouble| &trouble.message)
    }

    /// What the author of the address should know: parameters that there are not.
    pub fn notes(&self) -> impl Iterator<Item = Message> {
        self.unknown.iter().map(Unknown::message)
    }

    /// What comes after `?secret=` in the address.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// The target origin of messages; no browser sends any to an empty one.
    pub fn target(&self) -> &str {
        self.params.origin.as_deref().unwrap_or("*")
    }

    /// True if a message is read at all: `now` in ms, and the origin of its sender.
    pub fn admits(&mut self, now: u64, origin: &str) -> bool {
        let known = self.params.origin.as_deref().is_none_or(|wanted| wanted == origin);
        known && self.rate_limit.pass(now)
    }

    /// A message as JSON, if it is short enough and valid.
    pub(crate) fn read(text: &str) -> Option<Json> {
        (text.encode_utf16().count() <= LONGEST).then(|| Json::read(text))?
    }

    /// The kind of a request of our own contract that is meant for this frame.
    pub(crate) fn request<'m>(&self, message: &'m Json) -> Option<&'m str> {
        let ours = message.get("gizmo") == Some(&Json::number(crate::VERSION));
        let meant = message.str("id").is_none_or(|id| id == self.params.id);
        message.str("type").filter(|_| ours && meant)
    }

    /// The answer to WordPress when it reports that it is ready; `None` for any other message.
    pub(crate) fn wordpress(&self, message: &Json) -> Option<Option<Post>> {
        (message.str("message") == Some("ready")).then(|| {
            let known = self.secret.is_some() && message.str("secret") == self.secret();
            if known { self.height_in_wordpress() } else { None }
        })
    }

    /// The errors in the address, as messages.
    pub(crate) fn troubles(&self) -> impl Iterator<Item = Post> {
        self.wrong.iter().map(|trouble| outgoing::trouble(&self.params.id, trouble))
    }

    /// The answer to a request.
    pub(crate) fn reply(&self, message: &Json, mut fields: Vec<(&'static str, Json)>) -> Post {
        let mut all = alloc::vec![("to", Json::text(message.str("type").unwrap_or_default()))];
        if let Some(name @ (Json::Text(_) | Json::Number(_))) = message.get("message_id") {
            all.push(("message_id", name.clone()));
        }
        all.append(&mut fields);
        outgoing::message(&self.params.id, "answer", all)
    }

    /// The answer to a request that changes nothing.
    pub(crate) fn refuse(&self, message: &Json, trouble: &Trouble) -> Post {
        let error = alloc::vec![
            ("code".to_string(), Json::text(trouble.code)),
            ("message".to_string(), Json::Message(trouble.message.clone())),
        ];
        self.reply(message, alloc::vec![("error", Json::Fields(error))])
    }

    /// The messages after the frame has sent that it is ready: the height, if it is known.
    pub fn begin(&mut self) -> Vec<Post> {
        self.begun = true;
        let height = core::mem::take(&mut self.height);
        self.sized(height)
    }

    /// The messages about errors in an address that was changed from outside.
    pub fn turned(&mut self, wrong: Vec<Trouble>) -> Vec<Post> {
        self.wrong = wrong;
        if self.begun { self.troubles().collect() } else { Vec::new() }
    }

    /// The messages about a new height, in CSS pixels; none before the frame is ready.
    pub fn sized(&mut self, height: u32) -> Vec<Post> {
        if self.height == height || height == 0 {
            return Vec::new();
        }
        self.height = height;
        // What fits its box has the height of the box, and would follow each change of it.
        if !self.begun || self.params.look.fit {
            return Vec::new();
        }
        let number = || Json::number(u64::from(height));
        let frame = || {
            Post::object(alloc::vec![
                ("subject", Json::text("lti.frameResize")),
                ("height", number()),
            ])
        };
        let ours = outgoing::message(&self.params.id, "resize", alloc::vec![("height", number())]);
        let mut posts = alloc::vec![ours, frame(), Post { text: true, ..frame() }];
        posts.extend(self.height_in_wordpress());
        posts
    }

    /// The height in the format of WordPress.
    fn height_in_wordpress(&self) -> Option<Post> {
        let secret = self
            .secret
            .as_deref()
            .filter(|_| self.height > 0 && self.begun && !self.params.look.fit)?;
        Some(Post::object(alloc::vec![
            ("message", Json::text("height")),
            ("value", Json::number(u64::from(self.height))),
            ("secret", Json::text(secret)),
        ]))
    }

    /// The message that the focus has left the frame: `forward`, `backward` or `out`.
    pub fn left(&self, direction: &str) -> Post {
        let fields = alloc::vec![("direction", Json::text(direction))];
        outgoing::message(&self.params.id, "focus-exit", fields)
    }
}
