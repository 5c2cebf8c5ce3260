//! A frame’s side of the conversation: messages it receives, their effects, and messages it sends.

use crate::answer::{self, Reply};
use crate::channel::Channel;
use crate::doubt::doubt;
use crate::json::Json;
use crate::open::{self, Opened, restored, shown, state};
use crate::outgoing::{self, By, Post};
use crate::params::{Goal, Params, part};
pub use crate::picture::Picture;
use crate::score::{ended, score};
use crate::tally::Tally;
use crate::words::{self, Trouble};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::game::Position;
use messages::Message;
use session::{Action, Session, command};

/// An effect in the frame.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Something happens to the session.
    Act(Action),
    /// Another session takes its place.
    Open(Box<Session>),
    /// A new start is dealt.
    Deal(Option<u64>),
    /// Theme, motion and the like have changed.
    Look,
    /// Moves the focus to the board.
    Focus,
    /// Sends a message to the page around.
    Tell(Post),
    /// The board is drawn as a picture; see [`Picture`].
    Draw(Picture),
}

/// The state of a frame's conversation.
///
/// ```
/// use embed::{Effect, Frame, outgoing::By};
/// let opened = embed::open("nim", "id=lesson&seed=4", "at=3.4.5").expect("there is Nim");
/// let mut frame = Frame::new(&opened);
/// let session = opened.session.clone();
/// assert_eq!(frame.begin(&session).len(), 1, "it is ready");
/// assert!(frame.wrong().next().is_none() && frame.secret().is_none() && frame.target() == "*");
/// assert!(frame.admits(0, "https://example.org") && frame.params().id == "lesson" && frame.notes().count() == 0);
/// assert_ne!(frame.seed(0), frame.seed(0), "the seed of the address gives a row of starts");
/// // A request for a hint waits for the solver.
/// let hint = r#"{"gizmo":1,"id":"lesson","type":"hint"}"#;
/// assert!(frame.receive(&session, hint).is_empty() && frame.judged(&session).is_empty());
/// assert_eq!(frame.unjudged().len(), 1, "there is no solver");
/// let played = session.reduce(session::Action::Typed("1-2".into())).expect("it is legal");
/// assert!(!frame.changed(&session, &played, By::You).is_empty());
/// assert!(!frame.sized(300).is_empty());
/// assert_ne!(frame.left("forward"), frame.left("out"));
/// let (again, troubles) = frame.turned(opened);
/// assert_eq!((again.at(), troubles.len()), ("3.4.5", 0));
/// assert!(matches!(frame.receive(&session, r#"{"gizmo":1,"type":"focus"}"#)[..], [Effect::Focus, ..]));
/// ```
#[derive(Debug)]
pub struct Frame {
    channel: Channel,
    /// Requests that wait for a verdict.
    waiting: Vec<Json>,
    /// Id of the request for the state that the host keeps, while it is pending.
    asked: Option<String>,
    over: bool,
    tally: Tally,
    /// The score that was told last.
    told: Option<u16>,
    begins: Begins,
    worth: String,
    reports: u32,
    deals: u64,
}

/// Where an exercise begins, and whether its goal has been looked at.
#[derive(Debug)]
struct Begins {
    start: Position,
    ply: usize,
    looked: bool,
}

impl Begins {
    /// With a session that was set, the position shown; else the start.
    fn of(session: &Session, set: bool) -> Begins {
        let ply = if set { session.cursor() } else { 0 };
        Begins { start: session.position(0).clone(), ply, looked: false }
    }
}

/// Most requests that wait.
const WAITING: usize = 8;

impl Frame {
    /// The conversation that begins with an address.
    pub fn new(opened: &Opened) -> Frame {
        Frame {
            channel: Channel::new(
                opened.params.clone(),
                opened.unknown.clone(),
                opened.wrong.clone(),
                opened.secret.clone(),
            ),
            waiting: Vec::new(),
            asked: None,
            over: ended(&opened.session),
            tally: Tally::default(),
            told: None,
            begins: Begins::of(&opened.session, true),
            worth: String::new(),
            reports: 0,
            deals: 0,
        }
    }

    /// The present parameters.
    pub fn params(&self) -> &Params {
        self.channel.params()
    }

    /// The errors in the address, to be shown above everything.
    pub fn wrong(&self) -> impl Iterator<Item = &Message> {
        self.channel.wrong()
    }

    /// The score that counts, in thousandths; before the end of the first try, the one so far.
    pub fn score(&self) -> Option<u16> {
        self.tally.score(self.channel.params.keep).or(self.told)
    }

    /// Notes what an action of a person asks for, before it is performed.
    pub fn asked(&mut self, action: &Action) {
        let help = match action {
            Action::Refute(on) | Action::Values(on) => *on,
            Action::ShowMissed(_) | Action::Hint => true,
            Action::Typed(text) => {
                matches!(command::of(text), Some("hint" | "value" | "refute"))
            }
            _ => false,
        };
        if help {
            self.tally.help();
        }
    }

    /// What the author of the address should know.
    pub fn notes(&self) -> impl Iterator<Item = Message> {
        self.channel.notes()
    }

    /// What comes after `?secret=` in the address.
    pub fn secret(&self) -> Option<&str> {
        self.channel.secret()
    }

    /// The target origin of messages.
    pub fn target(&self) -> &str {
        self.channel.target()
    }

    /// The seed of the next new start: from the parameters if they have one, otherwise from the clock.
    pub fn seed(&mut self, clock: u64) -> u64 {
        self.deals += 1;
        // The session halves a seed, so neighbours would be the same.
        self.channel.params.seed.map_or(clock, |seed| seed.wrapping_add(self.deals).wrapping_mul(2))
    }

    /// The messages once the board can be played.
    pub fn begin(&mut self, session: &Session) -> Vec<Post> {
        let mut posts = self.ready(session);
        posts.extend(self.channel.begin());
        if self.channel.params.splice {
            let name = self.name("state");
            posts.push(answer::splice("SPLICE.getState", &name, Vec::new()));
            self.asked = Some(name);
        }
        posts
    }

    fn ready(&self, session: &Session) -> Vec<Post> {
        let channel = &self.channel;
        let mut posts = alloc::vec![outgoing::ready(
            &channel.params,
            session,
            self.state(session),
            &channel.unknown,
            &answer::REQUESTS
        )];
        posts.extend(channel.troubles());
        posts
    }

    /// A name that no other message of this frame has.
    fn name(&mut self, kind: &str) -> String {
        self.reports += 1;
        alloc::format!(
            "{}{}{kind}{}",
            self.channel.params.id,
            if self.channel.params.id.is_empty() { "" } else { "-" },
            self.reports
        )
    }

    /// True if a message is read at all: `now` in ms, and the origin of its sender.
    pub fn admits(&mut self, now: u64, origin: &str) -> bool {
        self.channel.admits(now, origin)
    }

    /// Receives a message from the page around, as JSON text; an unknown message has no effect.
    pub fn receive(&mut self, session: &Session, text: &str) -> Vec<Effect> {
        let Some(message) = Channel::read(text) else { return Vec::new() };
        if let Some(effects) = self.dialect(session, &message) {
            return effects;
        }
        if self.channel.request(&message).is_none() {
            return Vec::new();
        }
        self.request(session, message)
    }

    /// WordPress and SPLICE.
    fn dialect(&mut self, session: &Session, message: &Json) -> Option<Vec<Effect>> {
        if let Some(posts) = self.channel.wordpress(message) {
            return Some(posts.into_iter().map(Effect::Tell).collect());
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
            Json::Text(text) => Some(text.as_str()),
            kept => kept.str("state"),
        });
        let opened = kept.map(|kept| restored(session.game().card().id, kept));
        Some(match opened {
            Some(Ok(session)) => {
                self.resume(kept.unwrap_or_default(), &session);
                alloc::vec![Effect::Open(Box::new(shown(session, &self.channel.params)))]
            }
            Some(Err(trouble)) => {
                alloc::vec![Effect::Tell(outgoing::trouble(&self.channel.params.id, &trouble))]
            }
            None => Vec::new(),
        })
    }

    fn request(&mut self, session: &Session, message: Json) -> Vec<Effect> {
        let kind = message.str("type").unwrap_or_default().to_string();
        if kind == "hello" {
            return self.ready(session).into_iter().map(Effect::Tell).collect();
        }
        if kind == "get-state" {
            let fields = alloc::vec![("state", Json::Text(self.state(session)))];
            return alloc::vec![Effect::Tell(self.reply(&message, fields))];
        }
        if kind == "set-options" {
            return self.options(session, &message);
        }
        if kind == "picture" {
            return alloc::vec![match Picture::asked(&self.channel, &message) {
                Ok(picture) => Effect::Draw(picture),
                Err(trouble) => self.refuse(&message, &trouble),
            }];
        }
        match answer::answer(&self.channel.params, session, &message) {
            Reply::Later if self.waiting.len() < WAITING => {
                self.waiting.push(message);
                Vec::new()
            }
            Reply::Later => {
                alloc::vec![self.refuse(&message, &Trouble::new("busy", words::too_many()))]
            }
            Reply::Now(mut effects, fields) => {
                if ["hint", "solve"].contains(&kind.as_str()) {
                    self.tally.help();
                }
                if ["new-game", "set-state"].contains(&kind.as_str()) {
                    self.set(session, &effects, message.str("state"));
                }
                effects.push(Effect::Tell(self.reply(&message, fields)));
                effects
            }
            Reply::No(trouble) => alloc::vec![self.refuse(&message, &trouble)],
        }
    }

    fn reply(&self, message: &Json, fields: Vec<(&'static str, Json)>) -> Post {
        self.channel.reply(message, fields)
    }

    fn refuse(&self, message: &Json, trouble: &Trouble) -> Effect {
        Effect::Tell(self.channel.refuse(message, trouble))
    }

    /// Applies all of the options or none.
    fn options(&mut self, session: &Session, message: &Json) -> Vec<Effect> {
        let mut params = self.channel.params.clone();
        let (actions, wrong) = answer::options(&mut params, message);
        if let Some(trouble) = wrong {
            return alloc::vec![self.refuse(message, &trouble)];
        }
        self.channel.params = params;
        let values = self.channel.params.shows(part::VALUES);
        let mut effects: Vec<Effect> = actions.into_iter().map(Effect::Act).collect();
        if values != session.values() {
            effects.push(Effect::Act(Action::Values(values)));
        }
        if session.refuting() && !self.channel.params.shows(part::HINTS) {
            effects.push(Effect::Act(Action::Refute(false)));
        }
        effects.push(Effect::Look);
        effects.push(Effect::Tell(self.reply(message, Vec::new())));
        effects
    }

    /// The messages after a change of the session.
    pub fn changed(&mut self, before: &Session, after: &Session, by: By) -> Vec<Post> {
        let id = self.channel.params.id.clone();
        let mut posts = Vec::new();
        let other = state(before) != state(after);
        // A move that is redone, or that belongs to a restored state, is not played.
        let played = other && before.made() != after.made() && by != By::Set;
        if by == By::Set || self.begins.start != *after.position(0) {
            self.begins = Begins::of(after, by == By::Set);
        }
        if by != By::Set {
            self.tally.follow(before, after);
        }
        let finished = self.finished(after);
        let forgotten = if other { core::mem::take(&mut self.waiting) } else { Vec::new() };
        if played {
            posts.push(outgoing::moved(&id, after, by));
        }
        // The tries of an exercise are a part of its state.
        if other || finished {
            posts.push(outgoing::changed(&id, after, self.state(after), other && by == By::You));
        }
        let over = ended(after);
        if over && !self.over {
            posts.push(outgoing::over(&id, after));
        }
        self.over = over;
        self.worth(after, &mut posts);
        self.doubt(after, &mut posts);
        self.scored(after, (other, finished), &mut posts);
        let other = Trouble::new("changed", words::changed());
        posts.extend(forgotten.iter().map(|message| self.channel.refuse(message, &other)));
        posts
    }

    /// Warns, once the start is judged, of a goal that cannot be reached from it.
    fn doubt(&mut self, session: &Session, posts: &mut Vec<Post>) {
        let Params { goal: Some(goal), ref id, .. } = self.channel.params else { return };
        let Begins { ply, looked, .. } = self.begins;
        if looked || ply > session.line().len() || session.verdict_at(ply).is_none() {
            return;
        }
        self.begins.looked = true;
        posts.extend(doubt(session, ply, goal).map(|words| outgoing::warning(id, "goal", words)));
    }

    fn worth(&mut self, session: &Session, posts: &mut Vec<Post>) {
        if !self.channel.params.shows(part::VALUES) || self.worth == session.at() {
            return;
        }
        if let Some(fields) = outgoing::worth(session) {
            self.worth = session.at().to_string();
            posts.push(outgoing::message(&self.channel.params.id, "value", fields));
        }
    }

    /// A game that the page around sets: with its tries, if it is a state that has some. Otherwise another start is
    /// another exercise, and begins another count.
    fn set(&mut self, before: &Session, effects: &[Effect], state: Option<&str>) {
        for effect in effects {
            let Effect::Open(next) = effect else { continue };
            let kept = self.resume(state.unwrap_or_default(), next);
            let same = next.position(0) == before.position(0) && next.setup() == before.setup();
            if !kept && !same {
                (self.tally, self.told) = (Tally::default(), None);
            }
        }
    }

    /// Counts on from a state that was kept, if it has tries.
    pub fn resume(&mut self, state: &str, session: &Session) -> bool {
        let kept = open::tries(state, session);
        let has = kept.is_some();
        self.tally = kept.unwrap_or_else(|| core::mem::take(&mut self.tally));
        has
    }

    /// The state of a session in this frame, with the tries of its exercise.
    ///
    /// ```
    /// use embed::test_host::TestHost;
    /// let mut host = TestHost::open("nim", "goal=win&players=two", "at=1").expect("there is Nim");
    /// assert_eq!(host.frame.state(&host.session), "v1.nim!at*1!players*two");
    /// host.play("1-1");
    /// let state = host.frame.state(&host.session);
    /// assert_eq!(state, "v1.nim!at*1!do*1-1!players*two!tries*1.1000.1000.1000.0.0");
    /// assert!(host.frame.resume(&state, &host.session));
    /// ```
    pub fn state(&self, session: &Session) -> String {
        match self.goal() {
            Some(_) => open::state_with(session, &self.tally),
            None => state(session),
        }
    }

    /// What the score is of.
    fn goal(&self) -> Option<Goal> {
        let Params { goal, splice, .. } = self.channel.params;
        goal.or(splice.then_some(Goal::Win))
    }

    /// Counts a try whose game has ended; false if none has.
    fn finished(&mut self, session: &Session) -> bool {
        let goal = self.goal();
        goal.is_some_and(|goal| self.tally.judge(session, goal))
    }

    fn scored(
        &mut self,
        session: &Session,
        (other, finished): (bool, bool),
        posts: &mut Vec<Post>,
    ) {
        let Some(goal) = self.goal() else { return };
        let counts = self.tally.score(self.channel.params.keep);
        let now = score(session, goal);
        // Before the end of the first try, the score so far is told as it changes.
        let progress = counts.is_none() && now.is_some() && now != self.told;
        self.told = now.or(self.told);
        if let Some(score) = counts.or(now).filter(|_| finished || progress) {
            let mut fields = alloc::vec![("score", Json::share(score))];
            fields.extend(self.tally.fields());
            posts.push(outgoing::message(&self.channel.params.id, "score", fields));
        }
        if self.channel.params.splice && (other || finished) {
            posts.push(self.splice(session));
        }
    }

    /// State and score as in SPLICE. Only finished tries count, so that what counts never falls but for `last`.
    fn splice(&mut self, session: &Session) -> Post {
        let kept = alloc::vec![
            ("gizmo".to_string(), Json::number(crate::VERSION)),
            ("state".to_string(), Json::Text(self.state(session))),
        ];
        let score = self.tally.score(self.channel.params.keep).unwrap_or(0);
        let fields = alloc::vec![("score", Json::share(score)), ("state", Json::Fields(kept))];
        let name = self.name("report");
        answer::splice("SPLICE.reportScoreAndState", &name, fields)
    }

    /// The address was changed from outside: the session that it names now, and messages about its
    /// errors. [`Frame::changed`] reports the other session.
    pub fn turned(&mut self, opened: Opened) -> (Session, Vec<Post>) {
        let troubles = self.channel.turned(opened.wrong);
        (shown(opened.session, &self.channel.params), troubles)
    }

    /// Answers the requests that waited for the verdict.
    pub fn judged(&mut self, session: &Session) -> Vec<Effect> {
        if self.waiting.is_empty() || session.verdict().is_none() {
            return Vec::new();
        }
        let waiting = core::mem::take(&mut self.waiting);
        waiting.into_iter().flat_map(|message| self.request(session, message)).collect()
    }

    /// Refuses the requests that wait for a verdict, since there is no solver.
    pub fn unjudged(&mut self) -> Vec<Effect> {
        let waiting = core::mem::take(&mut self.waiting);
        let trouble = Trouble::new("not-known", words::no_solver());
        waiting.iter().map(|message| self.refuse(message, &trouble)).collect()
    }

    /// The messages about a new height, in CSS pixels.
    pub fn sized(&mut self, height: u32) -> Vec<Post> {
        self.channel.sized(height)
    }

    /// The message that the focus has left the frame: `forward`, `backward` or `out`.
    pub fn left(&self, direction: &str) -> Post {
        self.channel.left(direction)
    }
}
