//! The step that is open on the page of a game.

use session::Session;
use session::rule::Rule;
use session::step::{Kind, Standing, Step, Unfit};
use yew::AttrValue;

/// One step as its game's folder has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Text {
    pub(crate) kind: Kind,
    /// Settings and positions as parts of addresses, with spaces between.
    pub(crate) positions: String,
    /// What is asked.
    pub(crate) sentence: AttrValue,
}

impl Text {
    /// The name by which it is known that it was done: it stays the same when its sentence changes.
    pub(crate) fn key(&self) -> &str {
        &self.positions
    }

    fn open(&self, game: &str) -> Option<Step> {
        let positions: Vec<&str> = self.positions.split(' ').collect();
        Step::open(game, self.kind, &positions)
    }
}

/// The step that is open.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// Its place among the steps of the game and its name; none if practice asks it.
    listed: Option<(usize, String)>,
    pub(crate) step: Step,
    /// The position of which something was said last.
    pub(crate) cell: usize,
    /// What a tap says of a position in a row.
    pub(crate) brush: bool,
    /// True while it is played out what was said.
    pub(crate) proving: bool,
    /// The rule that was stated last.
    pub(crate) stated: Option<Rule>,
    /// Why a position that was set up, or a number, is no answer.
    pub(crate) unfit: Option<Unfit>,
}

impl Open {
    /// Opens a step of a game, which has this number.
    pub(crate) fn of(game: &str, number: usize, text: &Text) -> Option<Open> {
        let listed = Some((number, text.positions.clone()));
        Some(Open { listed, ..Open::about(text.open(game)?) })
    }

    /// Opens a question of practice.
    pub(crate) fn about(step: Step) -> Open {
        let (brush, proving) = (false, false);
        Open { listed: None, step, cell: 0, brush, proving, stated: None, unfit: None }
    }

    /// The place of the step, from 0; a question of practice has none.
    pub(crate) fn number(&self) -> Option<usize> {
        self.listed.as_ref().map(|(number, _)| *number)
    }

    /// The name of the step; a question of practice has none.
    pub(crate) fn key(&self) -> Option<&str> {
        self.listed.as_ref().map(|(_, key)| key.as_str())
    }

    /// The learner says something of a position; the session to show now.
    pub(crate) fn say(&mut self, cell: usize, said: bool) -> Option<Session> {
        self.step.say(cell, said);
        (self.cell, self.proving) = (cell, false);
        self.settle().or_else(|| self.step.look(cell))
    }

    /// The learner says that what was set up is lost.
    pub(crate) fn build(&mut self, session: &Session) -> Option<Session> {
        self.proving = false;
        self.unfit = self.step.build(session).err();
        if self.unfit.is_some() {
            // It stays on the board, to be changed.
            return None;
        }
        self.settle().or_else(|| self.step.look(0))
    }

    /// The learner says of all other positions of a row that the player to move wins.
    pub(crate) fn rest(&mut self) -> Option<Session> {
        self.step.say_others_win();
        self.proving = false;
        self.cell = self.step.wrong().unwrap_or(self.cell);
        self.settle()
    }

    /// The learner says which number comes next.
    pub(crate) fn guess(&mut self, size: u64) -> Option<Session> {
        self.unfit = self.step.guess(size).err();
        self.settle()
    }

    /// The learner states a rule.
    pub(crate) fn state(&mut self, rule: Rule) -> Option<Session> {
        self.stated = Some(rule);
        self.step.state(&rule);
        self.settle()
    }

    /// Plays out a wrong answer; the session to show, if there is a new one.
    pub(crate) fn settle(&mut self) -> Option<Session> {
        // Of many positions it is the first one of which something wrong was said.
        if !self.proving && matches!(self.step.kind(), Kind::Next | Kind::Rule) {
            self.cell = self.step.wrong().unwrap_or(self.cell);
        }
        let wrong = self.step.standing_of(self.cell) == Standing::Wrong;
        if !wrong || self.proving { None } else { self.prove() }
    }

    /// Plays out what was said last.
    pub(crate) fn prove(&mut self) -> Option<Session> {
        let proof = self.step.proof(self.cell)?;
        self.proving = true;
        Some(proof)
    }

    /// Asks again; the session to show.
    pub(crate) fn again(&mut self) -> Session {
        self.step.again();
        (self.proving, self.unfit) = (false, None);
        if matches!(self.step.kind(), Kind::Next | Kind::Rule) {
            self.cell = 0;
            return self.step.session();
        }
        let looked = self.step.look(self.cell).filter(|_| !self.step.kind().played());
        looked.unwrap_or_else(|| self.step.session())
    }
}
