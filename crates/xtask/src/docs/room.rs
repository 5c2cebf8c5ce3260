//! A frame without a browser, so that the examples of messages are those of real games.

use std::rc::Rc;

use embed::news::{By, Post};
use embed::{Deed, Frame, Plain};
use session::running::{Begun, Running};
use session::wire::{Ask, Tell};
use session::{Action, Session};

/// A frame with its board.
pub(super) struct Room {
    session: Session,
    frame: Frame,
    told: Vec<Post>,
}

impl Room {
    pub(super) fn open(game: &str, query: &str, fragment: &str) -> Option<Room> {
        let opened = embed::open(game, query, fragment)?;
        let mut frame = Frame::new(&opened);
        let told = frame.begin(&opened.session);
        Some(Room { session: opened.session, frame, told })
    }

    /// What was told since it was last asked.
    pub(super) fn told(&mut self) -> Vec<Plain> {
        std::mem::take(&mut self.told).into_iter().map(|post| post.body).collect()
    }

    /// The page around says something.
    pub(super) fn say(&mut self, text: &str) {
        let deeds = self.frame.hear(&self.session, text);
        self.perform(deeds);
    }

    fn perform(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Tell(post) => self.told.push(post),
                Deed::Act(action) => self.change(action, By::Api),
                Deed::Deal(seed) => {
                    let seed = seed.unwrap_or_else(|| self.frame.seed(7));
                    self.change(Action::New { seed }, By::Api);
                }
                Deed::Open(session) => {
                    let before = std::mem::replace(&mut self.session, session);
                    self.told.extend(self.frame.changed(&before, &self.session, By::Set));
                }
                Deed::Draw(picture) => {
                    let mut body = picture.answer;
                    if let Plain::Fields(fields) = &mut body {
                        // What only a browser can draw.
                        fields.push(("data".to_string(), Plain::text("…")));
                    }
                    self.told.push(Post { body, text: false });
                }
                // What is seen, and is not told.
                _ => {}
            }
        }
    }

    fn change(&mut self, action: Action, by: By) {
        let Some(after) = self.session.reduce(action) else { return };
        let before = std::mem::replace(&mut self.session, after);
        self.told.extend(self.frame.changed(&before, &self.session, by));
        let waiting = self.frame.judged(&self.session);
        self.perform(waiting);
    }

    /// A person plays a move.
    pub(super) fn play(&mut self, text: &str) {
        if let Ok(mv) = self.session.game().read_move(self.session.setup(), self.session.at(), text)
        {
            self.change(Action::Arm(mv), By::You);
            self.change(Action::Confirm, By::You);
        }
    }

    /// The frame has got a height, and the keyboard has left it.
    pub(super) fn seen(&mut self) {
        let mut posts = self.frame.sized(540);
        posts.push(self.frame.left("forward"));
        self.told.extend(posts);
    }

    /// What is asked of the solver is answered.
    pub(super) fn think(&mut self) {
        while let Some(job) = self.session.want() {
            let tell = match Running::begin(Ask::Judge { id: 1, job: job.clone() }) {
                Begun::Told(tell) => *tell,
                Begun::Work(mut running) => loop {
                    let (tell, done) = running.slice();
                    if done {
                        break tell;
                    }
                },
                Begun::Nothing => return,
            };
            let action = match tell {
                Tell::Verdict { verdict, .. } => {
                    Action::Answered { job, verdict: Rc::new(verdict) }
                }
                Tell::Text { text, .. } => Action::Dealt { job, start: text },
                _ => return,
            };
            self.change(action, By::You);
        }
    }
}
