//! A frame without a browser: it performs effects as the program does, and keeps the messages.
//!
//! For tests, and for the examples of the contract. No program links it.

use crate::frame::Picture;
use crate::outgoing::{By, Post};
use crate::{Effect, Frame};
use alloc::vec::Vec;
use session::running::answered;
use session::{Action, Session};

/// The seed of dice that the page around has not set.
const DICE: u64 = 7;

/// A frame with its board.
///
/// ```
/// use embed::test_host::TestHost;
/// let mut host = TestHost::open("nim", "id=lesson", "at=3.4.5").expect("there is Nim");
/// assert_eq!(host.take_posts().len(), 1, "it is ready");
/// assert!(host.think() && host.play("1-2") && host.machine());
/// host.say(r#"{"gizmo":1,"type":"get-state","message_id":"1"}"#);
/// host.turn("id=lesson", "at=1.2");
/// assert_eq!(host.session.at(), "1.2");
/// assert!(!host.touch(session::Action::Values(true)), "its address does not show values");
/// ```
#[derive(Debug)]
pub struct TestHost {
    /// The game.
    pub session: Session,
    /// The conversation.
    pub frame: Frame,
    posts: Vec<Post>,
    /// How often the appearance has changed.
    pub looks: u32,
    /// How often the board was given the focus.
    pub focused: u32,
    /// Requested pictures, which only a browser can draw.
    pub pictures: Vec<Picture>,
}

impl TestHost {
    /// Opens a frame as [`crate::open()`] does, and lets it begin; `None` if there is no such game.
    pub fn open(game: &str, query: &str, fragment: &str) -> Option<TestHost> {
        let opened = crate::open(game, query, fragment)?;
        let mut frame = Frame::new(&opened);
        let posts = frame.begin(&opened.session);
        let (session, pictures) = (opened.session, Vec::new());
        Some(TestHost { session, frame, posts, looks: 0, focused: 0, pictures })
    }

    /// The messages since the last call.
    pub fn take_posts(&mut self) -> Vec<Post> {
        core::mem::take(&mut self.posts)
    }

    /// The page around sends a message, as JSON text.
    pub fn say(&mut self, text: &str) {
        let effects = self.frame.receive(&self.session, text);
        self.perform(effects);
    }

    /// The address is changed from outside, by a page around the frame or by a link.
    pub fn turn(&mut self, query: &str, fragment: &str) {
        let game = self.session.game().card().id;
        let Some(opened) = crate::open(game, query, fragment) else { return };
        let (session, troubles) = self.frame.turned(opened);
        let before = core::mem::replace(&mut self.session, session);
        self.posts.extend(self.frame.changed(&before, &self.session, By::Set));
        self.posts.extend(troubles);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Tell(post) => self.posts.push(post),
                Effect::Focus => self.focused += 1,
                Effect::Look => self.looks += 1,
                Effect::Draw(picture) => self.pictures.push(picture),
                Effect::Act(action) => {
                    // A request that is not possible is ignored.
                    let _ = self.change(action, By::Api);
                }
                Effect::Deal(seed) => {
                    let seed = seed.unwrap_or_else(|| self.frame.seed(DICE));
                    let _ = self.change(Action::New { seed }, By::Api);
                }
                Effect::Open(session) => {
                    let before = core::mem::replace(&mut self.session, *session);
                    self.posts.extend(self.frame.changed(&before, &self.session, By::Set));
                }
            }
        }
    }

    fn change(&mut self, action: Action, by: By) -> bool {
        if by == By::You {
            self.frame.asked(&action);
        }
        let Some(after) = self.session.reduce(action) else { return false };
        let before = core::mem::replace(&mut self.session, after);
        self.posts.extend(self.frame.changed(&before, &self.session, by));
        let waiting = self.frame.judged(&self.session);
        self.perform(waiting);
        true
    }

    /// A person does something; false if the parameters or the rules forbid it.
    pub fn touch(&mut self, action: Action) -> bool {
        self.frame.params().allows(&self.session, &action) && self.change(action, By::You)
    }

    /// A person plays a move as it is written; false if it is none.
    pub fn play(&mut self, text: &str) -> bool {
        let mv = self.session.shown().read_move(text);
        mv.is_ok_and(|mv| self.touch(Action::SetPending(mv)) && self.touch(Action::Confirm))
    }

    /// The machine moves; false if it is not its turn, or its move is unknown.
    pub fn machine(&mut self) -> bool {
        self.think() && self.change(Action::MachineMoves, By::Machine)
    }

    /// Answers all questions to the solver; false if an answer is missing, or changes nothing.
    #[must_use = "what is still asked of the solver would never be told"]
    pub fn think(&mut self) -> bool {
        while let Some(job) = self.session.want() {
            if !answered(&job).is_some_and(|action| self.change(action, By::You)) {
                return false;
            }
        }
        true
    }
}
