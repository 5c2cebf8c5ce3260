//! A frame’s side of the conversation: what it hears, what it does about it, and what it tells.

use crate::answer::{self, Reply};
use crate::line::Line;
use crate::news::{self, By, Post};
use crate::open::{Opened, restored, shown, state};
pub use crate::picture::Picture;
use crate::plain::Plain;
use crate::score::score;
use crate::wishes::{Goal, Wishes, part};
use crate::words::{self, Trouble};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use session::{Action, Session};

/// What should happen in the frame.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Something happens to the session.
    Act(Action),
    /// Another session takes its place.
    Open(Box<Session>),
    /// A new start is dealt.
    Deal(Option<u64>),
    /// Theme, motion and the like have changed.
    Look,
    /// The focus goes to the board.
    Focus,
    /// The page around is told something.
    Tell(Post),
    /// The board is drawn as a picture; see [`Picture`].
    Draw(Picture),
}

/// What a frame remembers of the conversation.
#[derive(Debug)]
pub struct Frame {
    line: Line,
    /// Requests that wait for a verdict.
    waiting: Vec<Plain>,
    /// Name of the request for the state that the host keeps, while it is out.
    asked: Option<String>,
    over: bool,
    score: Option<u16>,
    worth: String,
    reports: u32,
    deals: u64,
}

/// Most requests that wait.
const WAITING: usize = 8;

impl Frame {
    /// The conversation that begins with an address.
    pub fn new(opened: &Opened) -> Frame {
        Frame {
            line: Line::new(
                opened.wishes.clone(),
                opened.unknown.clone(),
                opened.wrong.clone(),
                opened.secret.clone(),
            ),
            waiting: Vec::new(),
            asked: None,
            over: ended(&opened.session),
            score: None,
            worth: String::new(),
            reports: 0,
            deals: 0,
        }
    }

    /// What is shown.
    pub fn wishes(&self) -> &Wishes {
        self.line.wishes()
    }

    /// What is wrong with the address, to be shown in one line.
    pub fn notice(&self) -> Option<&Message> {
        self.line.notice()
    }

    /// The score that was told last, in thousandths.
    pub fn score(&self) -> Option<u16> {
        self.score
    }

    /// What comes after `?secret=` in the address.
    pub fn secret(&self) -> Option<&str> {
        self.line.secret()
    }

    /// To whom messages go.
    pub fn target(&self) -> &str {
        self.line.target()
    }

    /// The seed of the next new start: from the parameters where they name one, else the clock’s.
    pub fn seed(&mut self, clock: u64) -> u64 {
        self.deals += 1;
        // The session halves a seed, so that neighbours would be the same.
        self.line.wishes.seed.map_or(clock, |seed| seed.wrapping_add(self.deals).wrapping_mul(2))
    }

    /// What is told once the board can be played.
    pub fn begin(&mut self, session: &Session) -> Vec<Post> {
        let mut posts = self.ready(session);
        posts.extend(self.line.begin());
        if self.line.wishes.splice {
            let name = self.name("state");
            posts.push(answer::splice("SPLICE.getState", &name, Vec::new()));
            self.asked = Some(name);
        }
        posts
    }

    fn ready(&self, session: &Session) -> Vec<Post> {
        let line = &self.line;
        let mut posts =
            alloc::vec![news::ready(&line.wishes, session, &line.unknown, &answer::REQUESTS)];
        posts.extend(line.troubles());
        posts
    }

    /// A name that no other message of this frame has.
    fn name(&mut self, kind: &str) -> String {
        self.reports += 1;
        alloc::format!(
            "{}{}{kind}{}",
            self.line.wishes.id,
            if self.line.wishes.id.is_empty() { "" } else { "-" },
            self.reports
        )
    }

    /// True if a message is read at all: `now` in ms, and the origin that it comes from.
    pub fn admits(&mut self, now: u64, origin: &str) -> bool {
        self.line.admits(now, origin)
    }

    /// A message from the page around, as JSON text; what is not understood does nothing.
    pub fn hear(&mut self, session: &Session, text: &str) -> Vec<Deed> {
        let Some(message) = Line::read(text) else { return Vec::new() };
        if let Some(deeds) = self.dialect(session, &message) {
            return deeds;
        }
        if self.line.request(&message).is_none() {
            return Vec::new();
        }
        self.request(session, message)
    }

    /// WordPress and SPLICE.
    fn dialect(&mut self, session: &Session, message: &Plain) -> Option<Vec<Deed>> {
        if let Some(posts) = self.line.wordpress(message) {
            return Some(posts.into_iter().map(Deed::Tell).collect());
        }
        if message.str("subject")? != "SPLICE.getState.response" {
            return Some(Vec::new());
        }
        if self.asked.is_none() || message.str("message_id") != self.asked.as_deref() {
            return Some(Vec::new());
        }
        self.asked = None;
        let kept = message.get("state");
        let kept = kept.and_then(|kept| match kept {
            Plain::Text(text) => Some(text.as_str()),
            kept => kept.str("state"),
        });
        let opened = kept.map(|kept| restored(session.game().card().id, kept));
        Some(match opened {
            Some(Ok(session)) => {
                alloc::vec![Deed::Open(Box::new(shown(session, &self.line.wishes)))]
            }
            Some(Err(trouble)) => {
                alloc::vec![Deed::Tell(news::trouble(&self.line.wishes.id, &trouble))]
            }
            None => Vec::new(),
        })
    }

    fn request(&mut self, session: &Session, message: Plain) -> Vec<Deed> {
        let kind = message.str("type").unwrap_or_default().to_string();
        if kind == "hello" {
            return self.ready(session).into_iter().map(Deed::Tell).collect();
        }
        if kind == "set-options" {
            return self.options(session, &message);
        }
        if kind == "picture" {
            return alloc::vec![match Picture::asked(&self.line, &message) {
                Ok(picture) => Deed::Draw(picture),
                Err(trouble) => self.refuse(&message, &trouble),
            }];
        }
        match answer::answer(&self.line.wishes, session, &message) {
            Reply::Later if self.waiting.len() < WAITING => {
                self.waiting.push(message);
                Vec::new()
            }
            Reply::Later => Vec::new(),
            Reply::Now(deeds, fields) => {
                let mut deeds = deeds;
                deeds.push(Deed::Tell(self.reply(&message, fields)));
                deeds
            }
            Reply::No(trouble) => alloc::vec![self.refuse(&message, &trouble)],
        }
    }

    fn reply(&self, message: &Plain, fields: Vec<(&'static str, Plain)>) -> Post {
        self.line.reply(message, fields)
    }

    fn refuse(&self, message: &Plain, trouble: &Trouble) -> Deed {
        Deed::Tell(self.line.refuse(message, trouble))
    }

    /// Takes all of the options or none.
    fn options(&mut self, session: &Session, message: &Plain) -> Vec<Deed> {
        let mut wishes = self.line.wishes.clone();
        let (actions, wrong) = answer::options(&mut wishes, message);
        if let Some(trouble) = wrong {
            return alloc::vec![self.refuse(message, &trouble)];
        }
        self.line.wishes = wishes;
        let values = self.line.wishes.shows(part::VALUES);
        let mut deeds: Vec<Deed> = actions.into_iter().map(Deed::Act).collect();
        if values != session.values() {
            deeds.push(Deed::Act(Action::Values(values)));
        }
        if session.refuting() && !self.line.wishes.shows(part::HINTS) {
            deeds.push(Deed::Act(Action::Refute(false)));
        }
        deeds.push(Deed::Look);
        deeds.push(Deed::Tell(self.reply(message, Vec::new())));
        deeds
    }

    /// What is told after the session has changed.
    pub fn changed(&mut self, before: &Session, after: &Session, by: By) -> Vec<Post> {
        let id = self.line.wishes.id.clone();
        let mut posts = Vec::new();
        let (old, new) = (state(before), state(after));
        let grown = after.cursor() == before.cursor() + 1
            && after.cursor() == after.line().len()
            && before.position(before.cursor()) == after.position(before.cursor());
        // A move that was taken back and comes again is no new one, nor is one of a state that does.
        let redone = before.line() == after.line() || before.replaced() != after.replaced();
        if old != new {
            self.waiting.clear();
            if grown && !redone && by != By::Set {
                posts.push(news::moved(&id, after, by));
            }
            posts.push(news::changed(&id, after, by == By::You));
        }
        let over = ended(after);
        if over && !self.over {
            posts.push(news::over(&id, after));
        }
        self.over = over;
        self.worth(after, &mut posts);
        self.scored(after, old != new, &mut posts);
        posts
    }

    fn worth(&mut self, session: &Session, posts: &mut Vec<Post>) {
        if !self.line.wishes.shows(part::VALUES) || self.worth == session.at() {
            return;
        }
        if let Some(fields) = news::worth(session) {
            self.worth = session.at().to_string();
            posts.push(news::message(&self.line.wishes.id, "value", fields));
        }
    }

    fn scored(&mut self, session: &Session, changed: bool, posts: &mut Vec<Post>) {
        let goal = self.line.wishes.goal.or(self.line.wishes.splice.then_some(Goal::Win));
        let Some(goal) = goal else { return };
        let now = score(session, goal);
        let news = now.filter(|_| now != self.score);
        self.score = now.or(self.score);
        if let Some(score) = news {
            let fields = alloc::vec![("score", Plain::share(score))];
            posts.push(news::message(&self.line.wishes.id, "score", fields));
        }
        if self.line.wishes.splice && (changed || news.is_some()) {
            let kept = alloc::vec![
                ("gizmo".to_string(), Plain::number(crate::VERSION)),
                ("state".to_string(), Plain::Text(state(session))),
            ];
            let fields = alloc::vec![
                ("score", Plain::share(self.score.unwrap_or(0))),
                ("state", Plain::Fields(kept)),
            ];
            let name = self.name("report");
            posts.push(answer::splice("SPLICE.reportScoreAndState", &name, fields));
        }
    }

    /// The address was changed from outside: the session that it names now, and what is told of what is
    /// wrong with it. That the session is another is told by [`Frame::changed`].
    pub fn turned(&mut self, opened: Opened) -> (Session, Vec<Post>) {
        let troubles = self.line.turned(opened.wrong);
        (shown(opened.session, &self.line.wishes), troubles)
    }

    /// Requests that waited for the verdict that is known now.
    pub fn judged(&mut self, session: &Session) -> Vec<Deed> {
        if self.waiting.is_empty() || session.verdict().is_none() {
            return Vec::new();
        }
        let waiting = core::mem::take(&mut self.waiting);
        waiting.into_iter().flat_map(|message| self.request(session, message)).collect()
    }

    /// Requests that wait for a verdict which does not come, since there is no solver.
    pub fn unjudged(&mut self) -> Vec<Deed> {
        let waiting = core::mem::take(&mut self.waiting);
        let trouble = Trouble::new("not-known", words::no_solver());
        waiting.iter().map(|message| self.refuse(message, &trouble)).collect()
    }

    /// What is told of another height, in CSS pixels.
    pub fn sized(&mut self, height: u32) -> Vec<Post> {
        self.line.sized(height)
    }

    /// That the focus has left the frame: `forward`, `backward` or `out`.
    pub fn left(&self, direction: &str) -> Post {
        self.line.left(direction)
    }
}

/// True if a game that was played has come to its end.
fn ended(session: &Session) -> bool {
    session.cursor() > 0 && !session.looking_back() && session.over()
}
