//! The parts of a page that are drawn again only when they have changed.

use super::ink::{Ink, Mail};
use super::{board, mini, prose};
use crate::browser::later;
use gloo::timers::callback::Timeout;
use session::scene::Scene;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VComp;

/// What a part shows.
#[derive(Clone)]
pub(crate) enum Part {
    /// One line of spots of a board, and the spot in it that the keys are at.
    Row { scene: Rc<Scene>, row: usize, here: Option<u32> },
    /// A board that is only looked at: game, settings and position, and whether it is on the shelf.
    Mini { game: &'static str, pairs: AttrValue, shelf: bool },
    /// The text of a game; `rule` if it tells the rule as well, `open` once a fold was opened, and
    /// the tables once they are there.
    Book { game: &'static str, rule: bool, open: bool, tables: Option<AttrValue> },
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
                Part::Book { game, rule, open, tables },
                Part::Book { game: g, rule: r, open: o, tables: t },
            ) => game == g && rule == r && open == o && tables == t,
            _ => false,
        }
    }
}

/// A part, and the way to the app.
#[derive(Properties, Clone, PartialEq)]
pub(crate) struct DrawnProps {
    pub(crate) part: Part,
    pub(crate) mail: Mail,
}

/// Puts a part on the page.
pub(crate) fn put(ink: &mut Ink, part: Part) {
    let mail = ink.mail().clone();
    ink.put(VComp::new::<Drawn>(Rc::new(DrawnProps { part, mail }), None).into());
}

/// Time for the browser to show a frame, in ms.
const FRAME: u32 = 40;

/// A part on the page; the boards of a shelf come a frame after its words.
pub(crate) struct Drawn {
    shown: bool,
    wait: Option<Timeout>,
}

impl Component for Drawn {
    type Message = ();
    type Properties = DrawnProps;

    fn create(ctx: &Context<Self>) -> Self {
        let shown = !matches!(ctx.props().part, Part::Mini { shelf: true, .. });
        Drawn { shown, wait: None }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if !self.shown && self.wait.is_none() {
            let link = ctx.link().clone();
            self.wait = Some(later(FRAME, Box::new(move || link.send_message(()))));
        }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        (self.shown, self.wait) = (true, None);
        true
    }

    fn changed(&mut self, _: &Context<Self>, _: &DrawnProps) -> bool {
        // Yew asks only if the properties differ.
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let DrawnProps { part, mail } = ctx.props();
        let mut ink = Ink::new(mail);
        match part {
            _ if !self.shown => mini::empty(&mut ink),
            Part::Row { scene, row, here } => board::row(&mut ink, scene, *row, *here),
            Part::Mini { game, pairs, shelf } => mini::board(&mut ink, game, pairs, *shelf),
            Part::Book { game, rule, open, tables } => {
                prose::book(&mut ink, game, *rule, *open, tables.as_ref());
            }
        }
        ink.done()
    }
}
