//! A frame without a browser, whose messages are read and written as JSON.

use crate::english::english;
use embed::outgoing::Post;
use embed::test_host;
use serde_json::Value;
use std::ops::{Deref, DerefMut};

/// A frame with its board.
pub(crate) struct TestHost(test_host::TestHost);

impl TestHost {
    /// Opens a frame and starts it.
    pub(crate) fn open(game: &str, query: &str, fragment: &str) -> TestHost {
        TestHost(test_host::TestHost::open(game, query, fragment).unwrap())
    }

    /// The messages since the last call, as JSON.
    pub(crate) fn take_posts(&mut self) -> Vec<Value> {
        let posts = self.posts();
        posts.iter().map(json).collect()
    }

    /// The messages since the last call.
    pub(crate) fn posts(&mut self) -> Vec<Post> {
        self.0.take_posts()
    }

    /// Sends a message of the host page, and returns the messages of the frame.
    pub(crate) fn say(&mut self, message: &Value) -> Vec<Value> {
        self.say_text(&message.to_string());
        self.take_posts()
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        self.0.say(text);
    }

    /// Answers all questions to the solver.
    pub(crate) fn think(&mut self) {
        assert!(self.0.think(), "the frame repeats an answered question");
    }
}

impl Deref for TestHost {
    type Target = test_host::TestHost;

    fn deref(&self) -> &test_host::TestHost {
        &self.0
    }
}

impl DerefMut for TestHost {
    fn deref_mut(&mut self) -> &mut test_host::TestHost {
        &mut self.0
    }
}

/// A message as a page receives it, in English.
pub(crate) fn json(post: &Post) -> Value {
    serde_json::from_str(&post.body.clone().said(&english).to_string()).unwrap()
}

/// The kinds of messages, in order.
pub(crate) fn kinds(sent: &[Value]) -> Vec<String> {
    let kind = |message: &Value| {
        let kind = message.get("type").or(message.get("subject")).or(message.get("message"));
        kind.and_then(Value::as_str).unwrap_or("?").to_string()
    };
    sent.iter().map(kind).collect()
}

/// A request of the host page with these additional fields.
pub(crate) fn request(kind: &str, more: Value) -> Value {
    let mut message = serde_json::json!({ "gizmo": 1, "type": kind, "message_id": "m" });
    for (name, value) in more.as_object().unwrap() {
        message[name] = value.clone();
    }
    message
}
