//! Parameters of a frame: what the embedding page wants to show.

use crate::origin::is_origin;
use crate::tally::Keep;
use crate::words::{self, Trouble};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::{LANGUAGES, Said};
use session::hint::RUNGS;
use session::{Action, Session, command};

/// Parts of a frame that may be shown or hidden, as bits.
pub mod part {
    /// The rule.
    pub const RULES: u16 = 1;
    /// Reasons, and moves that are only tried.
    pub const HINTS: u16 = 2;
    /// Who wins, and the winning moves.
    pub const VALUES: u16 = 4;
    /// Tables of the game.
    pub const TABLE: u16 = 8;
    /// The moves made, and the field for typed ones.
    pub const HISTORY: u16 = 16;
    /// Other positions: new ones, named ones, sizes.
    pub const NEW: u16 = 32;
    /// Who plays and how well.
    pub const SETTINGS: u16 = 64;
    /// Theory, proof and sources.
    pub const THEORY: u16 = 128;
}

/// Parts and presets by their words. A word in both lists is a preset if it is the only one.
pub const WORDS: [(&str, u16); 8] = [
    ("rules", part::RULES),
    ("hints", part::HINTS),
    ("values", part::VALUES),
    ("table", part::TABLE),
    ("history", part::HISTORY),
    ("new", part::NEW),
    ("settings", part::SETTINGS),
    ("theory", part::THEORY),
];

/// The parts of a preset.
pub const PRESETS: [(&str, u16); 4] = [
    ("play", PLAY),
    ("teach", 0xff),
    ("table", part::TABLE | part::VALUES),
    ("puzzle", part::RULES),
];

const PLAY: u16 = part::RULES | part::HINTS | part::HISTORY | part::NEW;

/// When an exercise is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The person wins.
    Win,
    /// The person’s moves from won positions all leave lost ones.
    FindP,
    /// The person wins within this many moves of their own.
    Moves(u16),
}

impl Goal {
    /// A number from 1 on that no other goal has.
    pub(crate) fn number(self) -> u16 {
        match self {
            Goal::Win => 1,
            Goal::FindP => 2,
            Goal::Moves(moves) => moves.saturating_add(2),
        }
    }
}

/// How everything in a frame looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// `auto`, `light`, `dark` or `contrast`.
    pub theme: &'static str,
    /// False for no motion.
    pub motion: bool,
    /// Size of everything, in hundredths, from 75 to 200.
    pub scale: u16,
    /// The language, if named: one of [`LANGUAGES`].
    pub lang: Option<&'static str>,
    /// Direction of the writing, if it was named.
    pub dir: Option<&'static str>,
    /// True if everything fits the box of the frame, whatever its size; then no height is sent.
    pub fit: bool,
}

/// Parameters that every game has, in addition to those of the site's addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    /// Parts that are shown; see [`part`].
    pub show: u16,
    /// True if settings and positions are fixed.
    pub lock: bool,
    /// The criterion of success.
    pub goal: Option<Goal>,
    /// The try whose score counts.
    pub keep: Keep,
    /// True if moves can be taken back.
    pub undo: bool,
    /// How many hints a player may ask for in a position, from 0 to [`RUNGS`].
    pub hints: usize,
    /// The look of everything.
    pub look: Look,
    /// The id of this frame among others on the same page; may be empty.
    pub id: String,
    /// The only origin for messages, in both directions; empty, which no origin is, if it was invalid.
    pub origin: Option<String>,
    /// True if score and state are reported as in SPLICE.
    pub splice: bool,
    /// True if the state may be kept in the browser’s storage.
    pub remember: bool,
    /// The seed of new starts, so that all pupils of a class get the same ones.
    pub seed: Option<u64>,
}

impl Default for Params {
    fn default() -> Params {
        Params {
            show: PLAY,
            lock: false,
            goal: None,
            keep: Keep::Best,
            undo: true,
            hints: RUNGS,
            look: Look {
                theme: "auto",
                motion: true,
                scale: 100,
                lang: None,
                dir: None,
                fit: false,
            },
            id: String::new(),
            origin: None,
            splice: false,
            remember: false,
            seed: None,
        }
    }
}

impl Params {
    /// True if all of these parts are shown; a lock hides parts that change the position or the rules.
    pub fn shows(&self, parts: u16) -> bool {
        let locked = if self.lock { part::NEW | part::SETTINGS | part::HINTS } else { 0 };
        self.show & !locked & parts == parts
    }

    /// True if a player in this frame may do this. Requests of the page around are not limited by it.
    ///
    /// ```
    /// use embed::params::part;
    /// let opened = embed::open("nim", "lock=1", "at=3.4.5").expect("there is Nim");
    /// assert!(!opened.params.shows(part::NEW));
    /// assert!(!opened.params.allows(&opened.session, &session::Action::Start(0)));
    /// let mut params = opened.params.clone();
    /// assert_eq!(params.take("lock", "0"), Some(Ok(())));
    /// assert!(params.allows(&opened.session, &session::Action::Start(0)));
    /// assert!(params.take("unknown", "1").is_none());
    /// ```
    pub fn allows(&self, session: &Session, action: &Action) -> bool {
        match action {
            Action::Values(on) => !*on || self.shows(part::VALUES),
            Action::Refute(on) => !*on || self.shows(part::HINTS),
            Action::Hint => self.may_hint(session),
            Action::Players(_) | Action::Level(_) => self.shows(part::SETTINGS),
            Action::New { .. }
            | Action::Start(_)
            | Action::Position(_)
            | Action::Sizes(_)
            | Action::Edit(_)
            | Action::Put { .. }
            | Action::Field { .. } => self.shows(part::NEW),
            Action::Typed(text) => match command::of(text) {
                Some("value") => self.shows(part::VALUES),
                Some("refute") => self.shows(part::HINTS),
                Some("hint") => self.may_hint(session),
                Some("undo" | "redo") => self.undo,
                _ => true,
            },
            // A jump to the position shown only leaves a move that was tried.
            Action::Jump(ply) => self.undo || *ply == session.cursor(),
            Action::Undo | Action::Redo | Action::ShowMissed(_) | Action::GoOn => self.undo,
            Action::Touch(_) => !session.editing() || self.shows(part::NEW),
            _ => true,
        }
    }

    /// True if a player may ask for one more hint.
    ///
    /// ```
    /// use session::Action;
    /// let opened = embed::open("nim", "hints=1", "at=3.4.5").expect("there is Nim");
    /// assert!(opened.params.may_hint(&opened.session));
    /// let asked = opened.session.reduce(Action::Hint).expect("there is a hint");
    /// assert!(!opened.params.may_hint(&asked));
    /// ```
    pub fn may_hint(&self, session: &Session) -> bool {
        self.shows(part::HINTS) && session.climbed() < self.hints
    }

    /// True if a position is fixed, if there is a goal, or if moves cannot be taken back.
    pub fn is_exercise(&self) -> bool {
        self.lock || self.goal.is_some() || !self.undo
    }

    /// The exercise as pairs of an address, joined by `&`; empty if it is none.
    ///
    /// ```
    /// use embed::Params;
    /// let mut params = Params::default();
    /// assert_eq!((params.exercise().as_str(), params.is_exercise()), ("", false));
    /// for (key, value) in [("goal", "moves=3"), ("lock", "1"), ("undo", "0"), ("score", "first")] {
    ///     assert_eq!(params.take(key, value), Some(Ok(())));
    /// }
    /// assert_eq!(params.exercise(), "goal=moves-3&score=first&undo=0&lock=1");
    /// assert_eq!(params.take("hints", "2"), Some(Ok(())));
    /// assert!(params.exercise().ends_with("&hints=2"));
    /// ```
    pub fn exercise(&self) -> String {
        let mut pairs = Vec::new();
        if let Some(goal) = self.goal {
            pairs.push(match goal {
                Goal::Win => "goal=win".to_string(),
                Goal::FindP => "goal=best-moves".to_string(),
                Goal::Moves(most) => alloc::format!("goal=moves-{most}"),
            });
            let keep = Keep::ALL.iter().find(|(_, keep)| *keep == self.keep);
            let keep = keep.filter(|_| self.keep != Keep::default());
            pairs.extend(keep.map(|(word, _)| alloc::format!("score={word}")));
        }
        pairs.extend((!self.undo).then(|| "undo=0".to_string()));
        pairs.extend(self.lock.then(|| "lock=1".to_string()));
        let bound = self.is_exercise() && self.hints < RUNGS;
        pairs.extend(bound.then(|| alloc::format!("hints={}", self.hints)));
        pairs.join("&")
    }

    /// Sets one parameter; `None` if there is none of this name.
    ///
    /// A wrong value keeps the previous one, but a wrong origin disables all messages.
    pub fn take(&mut self, key: &str, value: &str) -> Option<Result<(), Trouble>> {
        let taken: Result<(), Said> = match key {
            "show" => parts(value).map(|parts| self.show = parts).ok_or(words::game_parts),
            "hide" => hidden(value).map(|parts| self.show &= !parts).ok_or(words::game_parts),
            "lock" => switch(value).map(|on| self.lock = on),
            "remember" => switch(value).map(|on| self.remember = on),
            "fit" => switch(value).map(|on| self.look.fit = on),
            "undo" => switch(value).map(|on| self.undo = on),
            "hints" => {
                let known = value.parse().ok().filter(|hints| *hints <= RUNGS);
                known.map(|hints| self.hints = hints).ok_or(words::rungs)
            }
            "score" => {
                let known = Keep::ALL.iter().find(|(word, _)| *word == value);
                known.map(|(_, keep)| self.keep = *keep).ok_or(words::keeps)
            }
            "goal" => goal(value).map(|goal| self.goal = Some(goal)).ok_or(words::goals),
            "theme" => {
                one(value, &words::THEMES).map(|theme| self.look.theme = theme).ok_or(words::themes)
            }
            "motion" => one(value, &words::MOTIONS)
                .map(|motion| self.look.motion = motion == "auto")
                .ok_or(words::motions),
            "scale" => scale(value).map(|scale| self.look.scale = scale).ok_or(words::scale),
            "lang" => language(value)
                .map(|language| self.look.lang = Some(language))
                .ok_or(words::languages),
            "dir" => one(value, &words::DIRECTIONS)
                .map(|dir| self.look.dir = Some(dir))
                .ok_or(words::directions),
            "id" => token(value).then(|| self.id = value.to_string()).ok_or(words::token),
            "origin" => {
                // No messages are exchanged if it is unclear with whom.
                let right = is_origin(value);
                self.origin = Some(if right { value.to_string() } else { String::new() });
                right.then_some(()).ok_or(words::origin)
            }
            "report" => one(value, &words::REPORTS)
                .map(|report| self.splice = report == "splice")
                .ok_or(words::reports),
            _ => return None,
        };
        Some(taken.map_err(|wanted| words::parameter(key, wanted)))
    }
}

/// The parts of a list; a preset stands for its parts.
fn parts(list: &str) -> Option<u16> {
    if let Some((_, preset)) = PRESETS.iter().find(|(word, _)| *word == list) {
        return Some(*preset);
    }
    let mut parts = 0;
    for word in list.split(',').filter(|word| !word.is_empty()) {
        let known = WORDS.iter().chain(&PRESETS).find(|(known, _)| *known == word);
        parts |= known?.1;
    }
    Some(parts)
}

/// The parts of a list to hide: a word that is both a part and a preset means the part.
fn hidden(list: &str) -> Option<u16> {
    match WORDS.iter().find(|(word, _)| *word == list) {
        Some((_, part)) => Some(*part),
        None => parts(list),
    }
}

fn one(value: &str, all: &[&'static str]) -> Option<&'static str> {
    all.iter().find(|known| **known == value).copied()
}

fn switch(value: &str) -> Result<bool, Said> {
    match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(words::switch),
    }
}

fn goal(value: &str) -> Option<Goal> {
    match value {
        "win" => Some(Goal::Win),
        // The second word is the plain one; the first was published earlier.
        "find-p" | "best-moves" => Some(Goal::FindP),
        _ => {
            let moves = value.strip_prefix("moves=").or(value.strip_prefix("moves-"))?;
            let moves: u16 = whole(moves, 3)?;
            (moves > 0).then_some(Goal::Moves(moves))
        }
    }
}

/// A number of at most this many digits and nothing else.
fn whole(text: &str, digits: usize) -> Option<u16> {
    let plain = text.len() <= digits && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// Hundredths of a number such as `1`, `1.5` or `0.75`.
fn scale(value: &str) -> Option<u16> {
    let (ones, parts) = value.split_once('.').unwrap_or((value, "0"));
    let tens = if parts.len() == 1 { 10 } else { 1 };
    let hundredths = whole(ones, 1)? * 100 + whole(parts, 2)? * tens;
    (75..=200).contains(&hundredths).then_some(hundredths)
}

/// The language of a tag such as `fr` or `fr-CA`, if it is supported (BCP 47: the first part names it).
fn language(value: &str) -> Option<&'static str> {
    let named = value.split('-').next().unwrap_or_default();
    LANGUAGES.into_iter().map(|(word, _)| word).find(|word| named.eq_ignore_ascii_case(word))
}

fn token(value: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=32).contains(&value.len()) && value.bytes().all(known)
}

/// All keys, for tests and for the documentation.
pub const KEYS: [&str; 17] = [
    "show", "hide", "lock", "goal", "score", "undo", "hints", "fit", "theme", "motion", "scale",
    "lang", "dir", "id", "origin", "report", "remember",
];

/// Parameters that an address of the site has as well; the frame passes them on.
pub const SITE: [&str; 8] = ["players", "level", "seed", "twin", "at", "do", "ply", "if"];

/// Sets a list of parameters in order by a function; `hide` always comes after `show`.
pub(crate) fn all(
    pairs: &[(String, String)],
    wrong: &mut Vec<Trouble>,
    take: &mut dyn FnMut(&str, &str) -> Result<(), Trouble>,
) {
    for late in [false, true] {
        for (key, value) in pairs.iter().filter(|(key, _)| (key == "hide") == late) {
            wrong.extend(take(key, value).err());
        }
    }
}
