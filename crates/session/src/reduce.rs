//! The actions on a session, and the session after each.

use crate::choose::Choice;
use crate::command;
use crate::judgement::Judgement;
use crate::link;
use crate::play::Session;
use crate::say;
use crate::scene;
use crate::seat::{Level, Players};
use crate::state::{Attempt, Verdicts};
use crate::twin;
use crate::wire::{Job, Request};
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::game::Position;
use games::scene::Spot;
use games::setup::Setup;
use messages::Message;
use solver::play::Move;

/// Everything that can happen to a session.
#[derive(Clone, Debug)]
pub enum Action {
    /// The spot with this id was touched: the first touch makes a move pending, the second plays it.
    Touch(u32),
    /// The spot with this id was touched on the board of the twin: it means here what it means there.
    TouchTwin(u32),
    /// The twin with this number, counted from 1, is shown beside the board; none with 0.
    Twin(usize),
    /// A move was chosen outside of the board, as from a list; it becomes pending.
    SetPending(Move),
    /// A step was set outside of the board, as by a number field; it becomes pending together with the
    /// steps at other places, if the rules allow that.
    Join(Move),
    /// The pending move is played.
    Confirm,
    /// The pending move is dropped.
    Cancel,
    /// Something was typed: a move or a command.
    Typed(String),
    /// The next rung of the ladder of hints.
    Hint,
    /// Back to the last position in which a person was to move.
    Undo,
    /// Forward again by the same step.
    Redo,
    /// To the position after this many moves.
    Jump(usize),
    /// The same, and the board marks what would have won there.
    ShowMissed(usize),
    /// Removes the later moves; play continues from the position shown.
    GoOn,
    /// Back to the start, without any knowledge.
    Restart,
    /// A random start that is worth playing.
    New {
        /// Where the dice begin.
        seed: u64,
    },
    /// A named start, by its place on the card.
    Start(usize),
    /// A start in the game's notation.
    Position(String),
    /// A start of these sizes.
    Sizes(Vec<u64>),
    /// Editing by touch is switched on or off.
    Edit(bool),
    /// A part of the start is set to a size, or a pin is put up or down.
    Put {
        /// Where.
        place: u32,
        /// The new size.
        amount: u64,
    },
    /// A setting, by its place on the card; the game begins again.
    Field {
        /// Place on the card.
        index: usize,
        /// The chosen or written value.
        text: String,
    },
    /// Another seating; play continues.
    Players(Players),
    /// Another level; play continues.
    Level(Level),
    /// Verdicts are shown or hidden.
    Values(bool),
    /// From now on moves are only tried, or the game continues.
    Refute(bool),
    /// A question of [`Session::want`] was answered.
    Answered {
        /// The question.
        job: Job,
        /// The answer.
        verdict: Rc<Judgement>,
    },
    /// A question for a start was answered.
    Dealt {
        /// The question.
        job: Job,
        /// The start.
        start: String,
    },
    /// The machine's pause is over: it moves now.
    MachineMoves,
    /// A sentence to show, for instance about a damaged address.
    Notice(Option<Message>),
}

impl Session {
    /// The session after an action; `None` if nothing changed.
    pub fn reduce(&self, action: Action) -> Option<Session> {
        let mut next = self.clone();
        // A notice stays until a person does something.
        let quiet = matches!(
            action,
            Action::Answered { .. }
                | Action::Dealt { .. }
                | Action::Notice(_)
                | Action::MachineMoves
        );
        if !quiet {
            next.announcements.notice = None;
            // An action of a person cancels the start that was requested.
            next.dice.dealing = false;
        }
        let tells = !quiet || matches!(action, Action::Notice(_));
        let changed = next.apply(action);
        // A repeated error is announced again.
        let (now, before) = (&mut next.announcements, &self.announcements);
        let wrong = tells && now.notice.is_some() && now.spoken.0 == before.spoken.0;
        if wrong {
            now.speak(None);
        }
        (changed || wrong || now.notice != before.notice).then_some(next)
    }

    fn apply(&mut self, action: Action) -> bool {
        match action {
            Action::Touch(id) => self.touch(id),
            Action::TouchTwin(id) => twin::touch(self, id),
            Action::Twin(number) => twin::show(self, number),
            Action::SetPending(mv) => self.set_pending(mv),
            Action::Join(mv) => self.set_pending(self.with_pending(mv)),
            Action::Confirm => self.confirm(),
            Action::Cancel => {
                let pending = self.attempt.pending_move.take().is_some();
                self.attempt.chosen.take().is_some() | pending || self.refute(false)
            }
            Action::Typed(text) => command::typed(self, &text),
            Action::Hint => self.climb(),
            Action::Undo => self.step_back(),
            Action::Redo => self.step_forward(),
            Action::Jump(ply) => self.jump(ply),
            Action::ShowMissed(ply) => {
                self.attempt.missed = Some(ply);
                self.jump(ply)
            }
            Action::GoOn => self.go_on(),
            Action::Restart => self.begin(self.start.clone()),
            Action::New { seed } => self.renew(seed),
            Action::Start(index) => self.named(index),
            Action::Position(text) => self.typed_position(&text),
            Action::Sizes(sizes) => self.sized(&sizes),
            Action::Edit(on) => self.edit(on),
            Action::Put { place, amount } => self.put(place, amount),
            Action::Field { index, text } => self.field(index, &text),
            Action::Players(players) => self.seated(players),
            Action::Level(level) => core::mem::replace(&mut self.seating.level, level) != level,
            Action::Values(on) => self.show_values(on),
            Action::Refute(on) => self.refute(on),
            Action::Answered { job, verdict } => self.answered(&job, verdict),
            Action::Dealt { job, start } => self.dealt(&job, start),
            Action::MachineMoves => self.machine_moves(),
            Action::Notice(sentence) => {
                self.announcements.notice = sentence;
                false
            }
        }
    }

    fn touch(&mut self, id: u32) -> bool {
        let Some(spot) = scene::spot(self, id) else { return false };
        if self.switches.editing {
            return match spot.put {
                Some((place, amount)) => self.put(place, amount),
                None => false,
            };
        }
        match spot.mv.clone() {
            Some(mv) if self.attempt.pending_move.as_ref() == Some(&mv) => self.confirm(),
            Some(mv) => self.set_pending(mv),
            None => self.choose(&spot) || self.refuse(&spot),
        }
    }

    /// A touch chose a piece; the next one gives its target.
    fn choose(&mut self, spot: &Spot) -> bool {
        let Some(piece) = spot.pick.filter(|_| self.open_to_touch()) else { return false };
        self.attempt.pending_move = None;
        self.attempt.chosen = Some((self.at().to_string(), piece));
        // Only here is the name of the spot read.
        let scene = self.scene(false);
        if let Some(named) = scene.spots().find(|named| named.id == spot.id) {
            self.speak(say::chosen(named));
        }
        true
    }

    /// Announces why a touch has no effect.
    fn refuse(&mut self, spot: &Spot) -> bool {
        self.announcements.notice = say::why_not(self, spot);
        false
    }

    pub(crate) fn set_pending(&mut self, mv: Move) -> bool {
        let legal = self.shown().allows(&mv);
        if !legal || !self.open_to_touch() || self.attempt.pending_move.as_ref() == Some(&mv) {
            return false;
        }
        self.attempt.pending_move = Some(mv.clone());
        self.speak(say::pending(self, &mv));
        true
    }

    pub(crate) fn confirm(&mut self) -> bool {
        match self.attempt.pending_move.take() {
            Some(mv) => self.play(mv),
            None => false,
        }
    }

    /// Plays a legal move in the position shown and removes the later moves.
    pub(crate) fn play(&mut self, mv: Move) -> bool {
        if self.switches.refuting {
            return self.try_move(mv);
        }
        let Some(ply) = self.ply(mv) else { return false };
        self.forget_later();
        self.push(ply);
        self.attempt.pending_move = None;
        if let Some(sentence) = say::made(self, self.cursor - 1) {
            self.speak(sentence);
        }
        true
    }

    pub(crate) fn jump(&mut self, ply: usize) -> bool {
        if ply > self.line.len() || ply == self.cursor && self.attempt.tried.is_none() {
            return false;
        }
        self.cursor = ply;
        self.attempt.pending_move = None;
        self.attempt.tried = None;
        self.switches.editing = false;
        self.speak(say::jumped(self));
        true
    }

    fn go_on(&mut self) -> bool {
        if !self.looking_back() {
            return false;
        }
        let played = self.finished().then(|| self.clone());
        self.tally.helped |= played.is_some();
        self.forget_later();
        if let Some(played) = played {
            // A finished game can be viewed again: undo leads back to it.
            self.push_history(played);
        }
        true
    }

    /// Removes the target of redo.
    fn forget_later(&mut self) {
        self.line.truncate(self.cursor);
        self.history.later.clear();
    }

    /// Begins at a position.
    fn begin(&mut self, start: Position) -> bool {
        self.begin_under(self.setup.clone(), start)
    }

    /// Begins again under other settings; undo leads back to a game in which someone has moved.
    fn begin_under(&mut self, setup: Setup, start: Position) -> bool {
        let other = self.setup != setup;
        let same = !other && self.start == start && self.line.is_empty() && !self.switches.refuting;
        let before = (!self.line.is_empty()).then(|| self.clone());
        if other {
            self.verdicts = Verdicts::default();
            self.usual = self.game.first(&setup);
        }
        self.verdicts.trim();
        self.setup = setup;
        self.start = start;
        self.cursor = 0;
        self.forget_later();
        self.switches.refuting = false;
        self.attempt = Attempt::default();
        self.tally.helped = false;
        if let Some(before) = before {
            self.push_history(before);
        }
        if !same {
            self.speak(say::begun(self));
        }
        !same
    }

    fn renew(&mut self, seed: u64) -> bool {
        self.dice.seed = (seed >> 1).max(1) % 1_000_000_000;
        self.dice.dealing = true;
        true
    }

    /// The requested start has been dealt.
    fn dealt(&mut self, job: &Job, start: String) -> bool {
        if !self.dice.dealing || self.want().as_ref() != Some(job) {
            return false;
        }
        self.dice.dealing = false;
        self.switches.editing = false;
        if let Ok(start) = self.game.read(&self.setup, &start) {
            self.begin(start);
        }
        true
    }

    fn named(&mut self, index: usize) -> bool {
        let card = self.game.card();
        let Some(start) = card.starts.get(index) else { return false };
        let link = link::Link { game: card.id.to_string(), pairs: link::pairs(start.pairs) };
        let Some((opened, _)) = Session::open(&link) else { return false };
        self.switches.editing = false;
        self.begin_under(opened.setup, opened.start);
        true
    }

    pub(crate) fn typed_position(&mut self, text: &str) -> bool {
        match self.game.read(&self.setup, text.trim()) {
            Ok(start) => {
                self.begin(start);
                true
            }
            Err(error) => {
                self.announcements.notice = Some(say::bad_position(&error));
                false
            }
        }
    }

    fn sized(&mut self, sizes: &[u64]) -> bool {
        match self.game.with_sizes(&self.setup, sizes) {
            Some(start) => self.begin(start),
            None => false,
        }
    }

    fn put(&mut self, place: u32, amount: u64) -> bool {
        match self.game.edit(&self.setup, self.shown(), place, amount) {
            Ok(start) => self.begin(start),
            Err(error) => {
                self.announcements.notice = Some(say::bad_position(&error));
                false
            }
        }
    }

    fn edit(&mut self, on: bool) -> bool {
        if self.switches.editing == on {
            return false;
        }
        if on {
            // After the end no move is left to change, so the start is edited again.
            let ply = if self.over() { 0 } else { self.cursor };
            let here = self.position(ply).clone();
            self.begin(here);
        }
        self.switches.editing = on;
        self.speak(say::edits(self));
        true
    }

    fn field(&mut self, index: usize, text: &str) -> bool {
        let card = self.game.card();
        let mut setup = self.setup.clone();
        if let Err(error) = setup.set(card, index, text.trim()) {
            self.announcements.notice =
                card.fields.get(index).map(|field| say::bad_field(field, &error));
            return false;
        }
        if setup == self.setup {
            return false;
        }
        // The start is kept if the new rules can read it.
        let usual = self.start == self.usual;
        let start = match self.game.read(&setup, self.start.code()) {
            Ok(kept) if !usual => kept,
            _ => self.game.first(&setup),
        };
        self.begin_under(setup, start)
    }

    fn seated(&mut self, players: Players) -> bool {
        if self.seating.players == players {
            return false;
        }
        self.seating.players = players;
        self.attempt.pending_move = None;
        self.forget_later();
        self.speak(say::turn(self));
        true
    }

    pub(crate) fn show_values(&mut self, on: bool) -> bool {
        if self.switches.values == on {
            return false;
        }
        self.switches.values = on;
        self.tally.helped = true;
        self.speak(say::values(self));
        true
    }

    fn answered(&mut self, job: &Job, verdict: Rc<Judgement>) -> bool {
        if self.dice.dealing && self.want().as_ref() == Some(job) {
            // No start could be dealt: the present one stays.
            self.dice.dealing = false;
            return true;
        }
        let (Request::Verdict { at } | Request::LongVerdict { at }) = &job.request else {
            return false;
        };
        if !self.concerns(job) {
            return false;
        }
        let verdict = match self.verdicts.on(at) {
            Some(known) if !known.known.longer() => return false,
            // Keep the best guess if the longer search had to stop as well.
            Some(known) if verdict.outcome.is_none() => {
                Rc::new(Judgement { known: verdict.known, ..known.clone() })
            }
            _ => verdict,
        };
        let (doubt, owed) = (self.doubtful().is_some(), self.owes_hint());
        self.verdicts.add(at, verdict);
        self.tell_hint(owed);
        if doubt {
            self.tell_answer();
        }
        true
    }

    fn machine_moves(&mut self) -> bool {
        if !self.machine_to_move() {
            return false;
        }
        let Some(verdict) = self.verdict() else { return false };
        let choice = Choice {
            at: self.shown(),
            verdict,
            level: self.seating.level,
            seed: self.dice.seed,
            ply: self.cursor,
        };
        match choice.pick() {
            Some(mv) => self.play(mv),
            None => false,
        }
    }
}
