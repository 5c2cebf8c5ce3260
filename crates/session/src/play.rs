//! The session value and its queries.

use crate::judgement::{Judgement, Rendered};
use crate::link::Link;
use crate::say::Names;
use crate::scene;
use crate::seat::{Level, Players, Seat};
use crate::state::{Announcements, Attempt, Dice, History, Seating, Switches, Tally, Verdicts};
use crate::wire::{Job, Request};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::game::{Game, Position};
use games::scene::Scene;
use games::setup::Setup;
use messages::Message;
use solver::play::{Move, Outcome};

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Its notation.
    pub text: String,
    /// The position after it.
    pub after: Position,
}

/// A play-through of one game.
///
/// To compare two of them is cheap: they share verdicts and history, and shared parts count as equal unread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(crate) game: &'static Game,
    pub(crate) setup: Setup,
    pub(crate) start: Position,
    /// The usual start of these settings, which an address leaves out.
    pub(crate) usual: Position,
    /// All moves, including those that were undone.
    pub(crate) line: Vec<Ply>,
    /// The number of moves made in the position shown.
    pub(crate) cursor: usize,
    pub(crate) seating: Seating,
    pub(crate) dice: Dice,
    pub(crate) switches: Switches,
    pub(crate) attempt: Attempt,
    pub(crate) announcements: Announcements,
    /// What is known about positions of this game.
    pub(crate) verdicts: Verdicts,
    pub(crate) history: History,
    pub(crate) tally: Tally,
}

impl Session {
    /// The game.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// Its settings.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rule in one line under these settings: what a turn does, and who wins.
    ///
    /// ```
    /// use messages::native::Words;
    /// use session::{Session, link::link};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5&misere=1")).expect("there is Nim");
    /// assert!(Words::english(&session.goal()).contains("loses"));
    /// assert_ne!(session.rule(), session.goal());
    /// ```
    pub fn goal(&self) -> Message {
        self.game.goal(&self.setup)
    }

    /// The rule in full under these settings.
    pub fn rule(&self) -> Message {
        self.game.rule(&self.setup)
    }

    /// The position shown.
    pub fn shown(&self) -> &Position {
        self.position(self.cursor)
    }

    /// The code of the position shown.
    pub fn at(&self) -> &str {
        self.shown().code()
    }

    /// The position after `ply` moves.
    pub fn position(&self, ply: usize) -> &Position {
        match ply.checked_sub(1).and_then(|last| self.line.get(last)) {
            Some(made) => &made.after,
            None => &self.start,
        }
    }

    /// The picture of the position shown; a narrow one wraps earlier, with the same spots.
    pub fn scene(&self, narrow: bool) -> Scene {
        scene::scene(self, narrow)
    }

    /// All moves of the line; those from [`Session::cursor`] on were undone.
    pub fn line(&self) -> &[Ply] {
        &self.line
    }

    /// The number of moves made in the position shown.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// True if no setting differs from its default.
    ///
    /// ```
    /// use session::{Session, link::link};
    /// let usual = |text| Session::open(&link(text)).map(|(session, _)| session.usual());
    /// assert_eq!(usual("kayles?at=iii"), Some(true));
    /// assert_eq!(usual("kayles?at=iii&misere=1"), Some(false));
    /// ```
    pub fn usual(&self) -> bool {
        self.setup == Setup::of(self.game.card())
    }

    /// The seating.
    pub fn players(&self) -> Players {
        self.seating.players
    }

    /// The machine's level.
    pub fn level(&self) -> Level {
        self.seating.level
    }

    /// True if verdicts are shown.
    pub fn values(&self) -> bool {
        self.switches.values
    }

    /// True if touches change the starting position.
    pub fn editing(&self) -> bool {
        self.switches.editing
    }

    /// The pending move.
    pub fn pending_move(&self) -> Option<&Move> {
        self.attempt.pending_move.as_ref()
    }

    /// True if there is a pending move or a chosen piece.
    pub fn begun(&self) -> bool {
        self.attempt.pending_move.is_some() || self.chosen().is_some()
    }

    /// The place of the chosen piece, until it has moved.
    pub(crate) fn chosen(&self) -> Option<u32> {
        self.attempt.chosen.as_ref().filter(|(at, _)| at == self.at()).map(|(_, place)| *place)
    }

    /// The sentence to read aloud; the number distinguishes a repeated sentence from an old one.
    pub fn spoken(&self) -> &(u32, Option<Message>) {
        &self.announcements.spoken
    }

    /// A sentence about something that went wrong.
    pub fn notice(&self) -> Option<&Message> {
        self.announcements.notice.as_ref()
    }

    /// True if no move is left in the position shown.
    pub fn over(&self) -> bool {
        self.shown().over()
    }

    /// The player to move after `ply` moves: 0 for the player who makes the first move.
    pub fn player(&self, ply: usize) -> usize {
        let turn = |ply| self.position(ply).turn();
        match turn(0) {
            Some(first) => first ^ turn(ply).unwrap_or(first),
            None => ply % 2,
        }
    }

    /// The number of the first move in the turn that the move with this number belongs to.
    pub(crate) fn turn_begins(&self, ply: usize) -> usize {
        let player = self.player(ply);
        (0..ply).rev().take_while(|before| self.player(*before) == player).last().unwrap_or(ply)
    }

    /// The player whose turn it is at the start, as the game counts them.
    pub(crate) fn start_turn(&self) -> usize {
        self.start.turn().unwrap_or(0)
    }

    /// True if the game is partizan and has no points.
    pub(crate) fn sided(&self) -> bool {
        self.shown().turn().is_some() && self.shown().points().is_none()
    }

    /// Points of the player who makes the first move, and of the other, in a game of points.
    pub fn score(&self) -> Option<[u64; 2]> {
        let score = self.shown().points()?.score;
        let [one, other] = score;
        Some(if self.start_turn() == 0 { score } else { [other, one] })
    }

    /// Who is to move after `ply` moves.
    pub fn seat_at(&self, ply: usize) -> Seat {
        self.seating.players.seat(self.player(ply))
    }

    /// Who is to move in the position shown.
    pub fn seat(&self) -> Seat {
        self.seat_at(self.cursor)
    }

    /// True if later moves were undone and are still known.
    pub fn looking_back(&self) -> bool {
        self.cursor < self.line.len()
    }

    /// True if a touch of the board plays a person's move.
    pub fn open_to_touch(&self) -> bool {
        let turn = self.switches.refuting || self.seat() == Seat::Person;
        turn && self.attempt.tried.is_none() && !self.switches.editing && !self.over()
    }

    /// True if the machine should move now; it can once [`Session::verdict`] is known.
    pub fn machine_to_move(&self) -> bool {
        let turn = self.seat() == Seat::Machine && !self.over();
        let waits = self.switches.editing || self.switches.refuting || self.dice.dealing;
        turn && !waits && !self.looking_back()
    }

    /// What is known about the position shown.
    pub fn verdict(&self) -> Option<&Judgement> {
        self.verdict_at(self.cursor)
    }

    /// The verdict on the position after `ply` moves.
    pub fn verdict_at(&self, ply: usize) -> Option<&Judgement> {
        self.verdicts.on(self.position(ply).code())
    }

    /// The question that should be answered now: for a verdict, or for a start.
    ///
    /// First the position shown, then the answer to a tried move, then the position before, for the
    /// reason of the last move; then, for the values or the review at the end, all others.
    ///
    /// ```
    /// use session::{Session, link::link, running::all_answered};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    /// assert!(session.verdict().is_none());
    /// let session = all_answered(session);
    /// let verdict = session.verdict().expect("it is judged");
    /// assert_eq!(verdict.grundy, Some(2));
    /// assert_eq!(session.verdict_at(0), Some(verdict));
    /// let [best] = session.winning()[..] else { panic!("one move wins") };
    /// assert_eq!(session.notation(0, best), "1-2");
    /// assert!(session.reason(0, best).is_some());
    /// assert_eq!(session.mark(best), Some(solver::play::Outcome::P));
    /// assert_eq!((session.margin(best), session.long_want()), (None, None));
    /// ```
    pub fn want(&self) -> Option<Job> {
        if self.dice.dealing {
            // One that the person can win, or the first player if no single person plays.
            let first_wins = self.seating.players != Players::YouSecond;
            return Some(self.job(Request::Start { seed: self.dice.seed, first_wins }));
        }
        let unknown = |ply: usize| self.verdicts.on(self.position(ply).code()).is_none();
        if unknown(self.cursor) {
            return Some(self.judge(self.shown()));
        }
        if let Some(preview) = self.doubtful() {
            return Some(self.judge(preview.shown()));
        }
        let all = self.switches.values || self.finished();
        let others = if all { 0..self.line.len() + 1 } else { 0..0 };
        let mut plies = self.cursor.checked_sub(1).into_iter().chain(others.rev());
        plies.find(|ply| unknown(*ply)).map(|ply| self.judge(self.position(ply)))
    }

    /// The question that may take minutes, to be asked if no other is wanted: who wins the position
    /// shown, if the usual search has not found it.
    pub fn long_want(&self) -> Option<Job> {
        let longer = self.verdict().is_some_and(|verdict| verdict.known.longer());
        (longer && !self.machine_to_move())
            .then(|| self.job(Request::LongVerdict { at: self.at().to_string() }))
    }

    fn job(&self, request: Request) -> Job {
        Job { game: self.game.card().id.to_string(), settings: self.changed_fields(), request }
    }

    /// The question for the verdict on a position.
    fn judge(&self, at: &Position) -> Job {
        self.job(Request::Verdict { at: at.code().to_string() })
    }

    /// The question for the tables of this game; a number chooses the content of the last ones.
    pub fn tables(&self, number: Option<u64>) -> Job {
        self.job(Request::Tables { number })
    }

    /// The question for an answer to every move of the position shown.
    pub fn refutation_table(&self) -> Job {
        self.job(Request::Refutations { at: self.at().to_string() })
    }

    /// True if a question is about this game under these settings.
    ///
    /// ```
    /// use session::{Session, link::link};
    /// let open = |text| Session::open(&link(text)).expect("there is this game").0;
    /// let (kayles, nim) = (open("kayles?at=iii"), open("nim?at=1.2"));
    /// assert!(kayles.concerns(&kayles.tables(None)) && kayles.concerns(&kayles.refutation_table()));
    /// assert!(!nim.concerns(&kayles.tables(None)));
    /// ```
    pub fn concerns(&self, job: &Job) -> bool {
        job.game == self.game.card().id && job.settings == self.changed_fields()
    }

    fn changed_fields(&self) -> Vec<(String, String)> {
        self.setup.changed(self.game.card())
    }

    /// The whole state as an address; defaults are left out.
    pub fn link(&self) -> Link {
        let mut pairs = self.changed_fields();
        let mut put = |key: &str, value: String| pairs.push((key.to_string(), value));
        if self.start != self.usual {
            put("at", self.start.code().to_string());
        }
        if !self.line.is_empty() {
            let moves: Vec<&str> = self.line.iter().map(|ply| ply.text.as_str()).collect();
            put("do", moves.join(","));
        }
        if self.looking_back() {
            put("ply", self.cursor.to_string());
        }
        let Seating { players, level } = self.seating;
        if players != Players::default() {
            put("players", word(&Players::ALL, players));
        }
        if level != Level::default() {
            put("level", word(&Level::ALL, level));
        }
        if self.dice.seed != 1 {
            put("seed", self.dice.seed.to_string());
        }
        if self.switches.values {
            put("show", "values".to_string());
        }
        if self.switches.twin > 0 {
            put("twin", self.switches.twin.to_string());
        }
        if self.switches.refuting {
            put("if", self.tried().map(|mv| self.notation(self.cursor, mv)).unwrap_or_default());
        }
        Link { game: self.game.card().id.to_string(), pairs }
    }

    /// The address after `#`.
    pub fn address(&self) -> String {
        format!("/play/{}", self.link())
    }

    /// The position after a move from the position after `ply` moves.
    pub fn after(&self, ply: usize, mv: &Move) -> Option<Position> {
        self.position(ply).play(mv)
    }

    /// A legal move of the position shown, as it would be made.
    pub(crate) fn ply(&self, mv: Move) -> Option<Ply> {
        let after = self.after(self.cursor, &mv)?;
        Some(Ply { text: self.notation(self.cursor, &mv), mv, after })
    }

    /// Makes a move silently, where no later ones are left.
    pub(crate) fn push(&mut self, ply: Ply) {
        self.line.push(ply);
        self.cursor += 1;
        self.tally.made = self.tally.made.wrapping_add(1);
    }

    /// How many moves have been played, by persons or by the machine, also those that were taken back since. Moves that
    /// are redone, or that an address or a state brings, are not played.
    ///
    /// ```
    /// use session::{Action, Session, link::link};
    /// let (session, _) = Session::open(&link("nim?at=1.2&do=1-1&players=two")).expect("there is Nim");
    /// let after = |session: &Session, action| session.reduce(action).expect("it changes something");
    /// let undone = after(&session, Action::Undo);
    /// assert_eq!((session.made(), undone.made(), after(&undone, Action::Redo).made()), (0, 0, 0));
    /// assert_eq!(after(&undone, Action::Typed("1-1".into())).made(), 1);
    /// ```
    pub fn made(&self) -> u32 {
        self.tally.made
    }

    /// True if the player was helped in this game: values were shown, a hint was asked for, moves were only tried, or the
    /// game went on from an earlier position after its end.
    ///
    /// ```
    /// use session::{Action, Session, link::link};
    /// let (session, _) = Session::open(&link("nim?at=1.2")).expect("there is Nim");
    /// let after = |session: &Session, action| session.reduce(action).expect("it changes something");
    /// assert!(!session.helped());
    /// let seen = after(&session, Action::Values(true));
    /// assert!(seen.helped() && after(&seen, Action::Values(false)).helped());
    /// assert!(after(&session, Action::Hint).helped() && after(&session, Action::Refute(true)).helped());
    /// let played = after(&after(&session, Action::Hint), Action::Typed("2-1".into()));
    /// assert!(played.helped() && !after(&played, Action::Restart).helped());
    /// ```
    pub fn helped(&self) -> bool {
        self.tally.helped || self.values()
    }

    /// Why a winning move wins, with the names of the players; `None` for other moves, or while it is unknown.
    pub fn reason(&self, ply: usize, mv: &Move) -> Option<Rendered> {
        let verdict = self.verdict_at(ply)?;
        let place = verdict.winning.iter().position(|known| known == mv)?;
        let reason = verdict.reasons.get(place).filter(|reason| !reason.words.is_nothing())?;
        Some(reason.named(&Names::of(self.seating.players, self.player(ply))))
    }

    /// The winning moves of the position shown; of moves that do the same in another order, only the first.
    pub fn winning(&self) -> Vec<&Move> {
        let verdict = self.verdict();
        let mut moves: Vec<&Move> = verdict.iter().flat_map(|known| &known.winning).collect();
        let (board, mut told) = (self.shown().board(), BTreeSet::new());
        moves.retain(|mv| told.insert(board.describe_move(mv, "press")));
        moves
    }

    /// The final margin of the player who makes this move, in a game of points.
    pub fn margin(&self, mv: &Move) -> Option<i64> {
        // Asked for each spot of a board, and known in few games.
        let margins = &self.verdict().filter(|verdict| !verdict.margins.is_empty())?.margins;
        let shown = self.shown();
        shown.points()?;
        let place = shown.moves().iter().position(|range| range.holds(mv))?;
        margins.get(place).copied()
    }

    /// The outcome of the position after a move, if the verdict implies it.
    pub fn mark(&self, mv: &Move) -> Option<Outcome> {
        let verdict = self.verdict()?;
        verdict.outcome?;
        if let Some(margin) = self.margin(mv) {
            // A lead for the player to move is a deficit for the other.
            return Some(Outcome::of_margin(-margin));
        }
        if verdict.winning.contains(mv) {
            return Some(Outcome::P);
        }
        if verdict.outcome == Some(Outcome::D) && verdict.best.contains(mv) {
            return Some(Outcome::D);
        }
        // If the list is cut, a move that is not on it may win as well.
        (!verdict.more).then_some(Outcome::N)
    }

    /// The pending move with these steps added, each in place of the one at its place; if the rules
    /// forbid that, the move alone.
    pub(crate) fn with_pending(&self, mv: Move) -> Move {
        let Some(pending) = &self.attempt.pending_move else { return mv };
        let mut steps = mv.steps().to_vec();
        for step in pending.steps() {
            let at = steps.partition_point(|known| known.place < step.place);
            if steps.get(at).is_none_or(|known| known.place != step.place) {
                steps.insert(at, *step);
            }
        }
        let joined = Move::many(steps).filter(|joined| self.shown().allows(joined));
        joined.unwrap_or(mv)
    }

    /// The notation of a move in the position after `ply` moves.
    pub fn notation(&self, ply: usize, mv: &Move) -> String {
        self.position(ply).board().write_move(mv)
    }

    pub(crate) fn speak(&mut self, sentence: Message) {
        self.announcements.speak(Some(sentence));
    }
}

/// The word of a value in addresses.
fn word<T: PartialEq>(all: &[(&str, T)], value: T) -> String {
    all.iter()
        .find(|(_, known)| *known == value)
        .map_or_else(String::new, |(word, _)| word.to_string())
}
