//! A position together with its rules, their types hidden, as a sum and a page need it.

use crate::card::Card;
use crate::drawn::{Amounts, Drawn, Told, Verb};
use crate::scene::Scene;
use crate::stage::{Stage, View};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::CodeError;
use solver::play::{Move, Span, Step};
use solver::points::Points;
use solver::rules::{self, Rules};

/// A position with its rules, their types hidden; the methods are those of [`Rules`].
pub trait Held {
    /// The position's canonical code.
    fn write(&self) -> String;
    /// Appends the steps with which a move may begin, or go on after the ones it has.
    fn open(&self, steps: &[Step], out: &mut Vec<Span>);
    /// The position after a legal move.
    fn play(&self, mv: &Move) -> Box<dyn Held>;
    /// The notation of a move.
    fn write_move(&self, mv: &Move) -> String;
    /// The sizes of the position.
    fn to_sizes(&self) -> Vec<u64>;
}

/// The same with what a page needs besides.
pub trait Shown: Held {
    /// The picture, with its name; the start and the position before the last move are codes that
    /// were read before.
    fn scene(&self, start: &str, before: Option<(&str, &Move)>, stage: &Stage<'_>) -> Scene;
    /// The whole board in a sentence.
    fn told(&self) -> String;
    /// What a move does, after the subject, in words for a game with this card.
    fn deed(&self, card: &'static Card, mv: &Move, verb: &Verb<'_>) -> String;
    /// What [`Drawn::asked`] says.
    fn asked(&self, spot: u32) -> String;
    /// What [`Drawn::size_name`] says.
    fn size_name(&self, index: usize) -> String;
    /// What [`Drawn::add_remove`] says.
    fn add_remove(&self) -> (&'static str, &'static str);
    /// What [`Drawn::by_hand`] says.
    fn by_hand(&self) -> bool;
    /// What [`Drawn::more`] says.
    fn more(&self) -> &'static str;
    /// What [`Drawn::touch`] says of this start.
    fn touch(&self, longer: bool) -> &'static [&'static str];
    /// What [`Drawn::amounts`] says.
    fn amounts(&self, armed: Option<u32>) -> Amounts;
    /// What [`Drawn::alike`] says.
    fn alike(&self, mv: &Move) -> Option<Vec<u64>>;
    /// What [`Drawn::drawn_elsewhere`] says.
    fn drawn_elsewhere(&self) -> bool;
    /// Turn and points in a game of points.
    fn points(&self) -> Option<Points>;
    /// Reads a move; it need not be legal.
    fn read_move(&self, text: &str) -> Result<Move, CodeError>;
    /// The position after a touch of the editor; `None` where that means nothing.
    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn Held>>;
}

/// A position with its rules.
pub(crate) struct Typed<R: Rules> {
    rules: Rc<R>,
    at: R::Position,
}

pub(crate) fn hold<R: Rules + 'static>(rules: &Rc<R>, at: R::Position) -> Box<dyn Held> {
    Box::new(typed(rules, at))
}

pub(crate) fn typed<R: Rules>(rules: &Rc<R>, at: R::Position) -> Typed<R> {
    Typed { rules: rules.clone(), at }
}

impl<R: Rules + 'static> Held for Typed<R> {
    fn write(&self) -> String {
        self.rules.write(&self.at)
    }

    fn open(&self, steps: &[Step], out: &mut Vec<Span>) {
        rules::open(&*self.rules, &self.at, steps, out);
    }

    fn play(&self, mv: &Move) -> Box<dyn Held> {
        hold(&self.rules, self.rules.play(&self.at, mv))
    }

    fn write_move(&self, mv: &Move) -> String {
        self.rules.write_move(&self.at, mv)
    }

    fn to_sizes(&self) -> Vec<u64> {
        self.rules.to_sizes(&self.at)
    }
}

impl<R: Drawn + 'static> Shown for Typed<R> {
    fn scene(&self, start: &str, before: Option<(&str, &Move)>, stage: &Stage<'_>) -> Scene {
        let read = |code: &str| self.rules.read(code).ok();
        let start = read(start).unwrap_or_else(|| self.at.clone());
        let last = before.and_then(|(code, mv)| Some((read(code)?, mv)));
        let before = last.as_ref().map(|(before, mv)| (before, *mv));
        let mut scene = self.rules.scene(&self.at, &View { start: &start, before, stage });
        scene.name = self.told();
        scene
    }

    fn told(&self) -> String {
        self.rules.told(&self.at)
    }

    fn deed(&self, card: &'static Card, mv: &Move, verb: &Verb<'_>) -> String {
        let notation = &self.rules.write_move(&self.at, mv);
        self.rules.deed(&self.at, &Told { card, mv, notation, verb })
    }

    fn asked(&self, spot: u32) -> String {
        self.rules.asked(&self.at, spot)
    }

    fn size_name(&self, index: usize) -> String {
        self.rules.size_name(&self.at, index)
    }

    fn add_remove(&self) -> (&'static str, &'static str) {
        self.rules.add_remove()
    }

    fn by_hand(&self) -> bool {
        self.rules.by_hand()
    }

    fn more(&self) -> &'static str {
        self.rules.more()
    }

    fn touch(&self, longer: bool) -> &'static [&'static str] {
        self.rules.touch(&self.at, longer)
    }

    fn amounts(&self, armed: Option<u32>) -> Amounts {
        self.rules.amounts(&self.at, armed)
    }

    fn alike(&self, mv: &Move) -> Option<Vec<u64>> {
        self.rules.alike(&self.at, mv)
    }

    fn drawn_elsewhere(&self) -> bool {
        self.rules.drawn_elsewhere(&self.at)
    }

    fn points(&self) -> Option<Points> {
        self.rules.points(&self.at)
    }

    fn read_move(&self, text: &str) -> Result<Move, CodeError> {
        self.rules.read_move(&self.at, text)
    }

    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn Held>> {
        let edited = self.rules.edit(&self.at, place, amount)?;
        Some(hold(&self.rules, edited))
    }
}
