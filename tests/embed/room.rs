//! A frame without a browser: it does what the program does, and keeps what it told.

use embed::frame::Picture;
use embed::news::{By, Post};
use embed::{Deed, Frame};
use serde_json::{Value, json};
use session::running::{Begun, Running};
use session::wire::{Ask, Tell};
use session::{Action, Session};
use std::rc::Rc;

/// A frame with its board.
pub(crate) struct Room {
    pub(crate) session: Session,
    pub(crate) frame: Frame,
    told: Vec<Post>,
    /// How often the look changed and the board was given the focus.
    pub(crate) looks: u32,
    pub(crate) focused: u32,
    /// Pictures that were asked for.
    pub(crate) pictures: Vec<Picture>,
}

impl Room {
    /// Opens a frame and lets it begin.
    pub(crate) fn open(game: &str, query: &str, fragment: &str) -> Room {
        let opened = embed::open(game, query, fragment).unwrap();
        let mut frame = Frame::new(&opened);
        let told = frame.begin(&opened.session);
        Room { session: opened.session, frame, told, looks: 0, focused: 0, pictures: Vec::new() }
    }

    /// What was told since it was last asked, as JSON.
    pub(crate) fn told(&mut self) -> Vec<Value> {
        let posts = std::mem::take(&mut self.told);
        posts.iter().map(|post| serde_json::from_str(&post.body.to_string()).unwrap()).collect()
    }

    /// The same as messages.
    pub(crate) fn posts(&mut self) -> Vec<Post> {
        std::mem::take(&mut self.told)
    }

    /// The page around says something.
    pub(crate) fn say(&mut self, message: &Value) -> Vec<Value> {
        self.say_text(&message.to_string());
        self.told()
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        let deeds = self.frame.hear(&self.session, text);
        self.perform(deeds);
    }

    fn perform(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Tell(post) => self.told.push(post),
                Deed::Focus => self.focused += 1,
                Deed::Look => self.looks += 1,
                Deed::Draw(picture) => self.pictures.push(picture),
                Deed::Act(action) => {
                    self.change(action, By::Api);
                }
                Deed::Deal(seed) => {
                    let seed = seed.unwrap_or_else(|| self.frame.seed(7));
                    self.change(Action::New { seed }, By::Api);
                }
                Deed::Open(session) => {
                    let before = std::mem::replace(&mut self.session, session);
                    self.told.extend(self.frame.changed(&before, &self.session, By::Set));
                }
            }
        }
    }

    fn change(&mut self, action: Action, by: By) -> bool {
        let Some(after) = self.session.reduce(action) else { return false };
        let before = std::mem::replace(&mut self.session, after);
        self.told.extend(self.frame.changed(&before, &self.session, by));
        let waiting = self.frame.judged(&self.session);
        self.perform(waiting);
        true
    }

    /// A person does something, if the parameters allow it.
    pub(crate) fn touch(&mut self, action: Action) -> bool {
        self.frame.wishes().allows(&self.session, &action) && self.change(action, By::You)
    }

    /// A person plays a move.
    pub(crate) fn play(&mut self, text: &str) -> bool {
        let mv = self.session.game().read_move(self.session.setup(), self.session.at(), text);
        self.touch(Action::Arm(mv.unwrap())) && self.touch(Action::Confirm)
    }

    /// The machine moves.
    pub(crate) fn machine(&mut self) -> bool {
        self.think();
        self.change(Action::MachineMoves, By::Machine)
    }

    /// Everything that is asked of the solver is answered.
    pub(crate) fn think(&mut self) {
        while let Some(job) = self.session.want() {
            let mut tell = match Running::begin(Ask::Judge { id: 1, job: job.clone() }) {
                Begun::Told(tell) => *tell,
                Begun::Work(mut running) => loop {
                    let (tell, done) = running.slice();
                    if done {
                        break tell;
                    }
                },
                Begun::Nothing => return,
            };
            let action = match &mut tell {
                Tell::Verdict { verdict, .. } => {
                    Action::Answered { job, verdict: Rc::new(verdict.clone()) }
                }
                Tell::Text { text, .. } => Action::Dealt { job, start: text.clone() },
                _ => panic!("{tell:?}"),
            };
            assert!(self.change(action, By::You), "an answer changes what is wanted");
        }
    }
}

/// The kinds of messages, in order.
pub(crate) fn kinds(told: &[Value]) -> Vec<String> {
    let kind = |message: &Value| {
        let kind = message.get("type").or(message.get("subject")).or(message.get("message"));
        kind.and_then(Value::as_str).unwrap_or("?").to_string()
    };
    told.iter().map(kind).collect()
}

/// A request of the page around, with these fields as well.
pub(crate) fn request(kind: &str, more: Value) -> Value {
    let mut message = json!({ "gizmo": 1, "type": kind, "message_id": "m" });
    for (name, value) in more.as_object().unwrap() {
        message[name] = value.clone();
    }
    message
}
