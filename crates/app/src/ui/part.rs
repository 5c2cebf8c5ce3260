//! The parts of a page that are drawn again only when they have changed.

use super::ink::{Ink, Mail};
use super::{board, mini, prose};
use ::ink::{self, AttrValue, Html};
use games::card::Card;
use games::scene::Scene;
use messages::markup;
use std::rc::Rc;

/// What a part shows.
#[derive(Clone)]
pub(crate) enum Part {
    /// One line of spots of a board, and the spot in it that the keys are at.
    Row { scene: Rc<Scene>, row: usize, here: Option<u32> },
    /// A board that is only looked at: game, settings and position, and whether it is on the shelf.
    Mini { game: &'static str, pairs: AttrValue, shelf: bool },
    /// The text of a game; `rule` if it tells the rule as well, `open` once a fold was opened, and
    /// the tables once they are there.
    Book { card: &'static Card, rule: bool, open: bool, tables: Option<Rc<markup::Html>> },
}

impl PartialEq for Part {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Part::Row { scene, row, here }, Part::Row { scene: s, row: r, here: h }) => {
                row == r
                    && here == h
                    && (Rc::ptr_eq(scene, s)
                        || scene.kind == s.kind && scene.lines.get(*row) == s.lines.get(*r))
            }
            (Part::Mini { game, pairs, shelf }, Part::Mini { game: g, pairs: p, shelf: s }) => {
                game == g && pairs == p && shelf == s
            }
            (
                Part::Book { card, rule, open, tables },
                Part::Book { card: c, rule: r, open: o, tables: t },
            ) => card.id == c.id && rule == r && open == o && tables == t,
            _ => false,
        }
    }
}

/// A part, and the way to the app.
#[derive(Clone, PartialEq)]
struct Drawn {
    part: Part,
    mail: Mail,
}

/// Puts a part on the page.
pub(crate) fn put(ink: &mut Ink, part: Part) {
    let mail = ink.mail().clone();
    ink.part(Drawn { part, mail });
}

impl ink::Part for Drawn {
    fn draw(&self) -> Html {
        let mut ink = Ink::new(&self.mail);
        match &self.part {
            Part::Row { scene, row, here } => board::row(&mut ink, scene, *row, *here),
            Part::Mini { game, pairs, shelf } => mini::board(&mut ink, game, pairs, *shelf),
            Part::Book { card, rule, open, tables } => {
                prose::book(&mut ink, (card, *rule), *open, tables.as_deref());
            }
        }
        ink.done()
    }

    /// The boards of a shelf come a frame after its words.
    fn place(&self) -> Option<Html> {
        let waits = matches!(self.part, Part::Mini { shelf: true, .. });
        waits.then(|| {
            let mut ink = Ink::new(&self.mail);
            mini::empty(&mut ink);
            ink.done()
        })
    }
}
