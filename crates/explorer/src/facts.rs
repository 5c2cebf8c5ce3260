//! Facts about the values, in pieces that are shown one by one as time allows.

use crate::words::Rendered;
use messages::markup::Html;

/// The facts of a study.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) shown: Vec<Rendered>,
    /// True if they are about the values of one rule.
    pub(crate) one: bool,
    /// True if they belong to the previous table and only keep the space.
    pub(crate) old: bool,
    /// Newer ones, until all of them are shown.
    fresh: Option<Vec<Html>>,
}

impl Facts {
    pub(crate) fn take(&mut self, pieces: Vec<Html>) {
        self.fresh = Some(pieces);
    }

    /// Facts of the previous table keep the space until there is time for new ones.
    pub(crate) fn stand_in(&mut self, before: Facts) {
        self.fresh.get_or_insert_default();
        (self.shown, self.one, self.old) = (before.shown, before.one, true);
    }

    /// Shows none until there is time for them.
    pub(crate) fn put_off(&mut self) {
        let shown = std::mem::take(&mut self.shown);
        self.fresh.get_or_insert_with(|| shown.into_iter().map(Rendered::html).collect());
    }

    /// Shows the next new piece; true if there was one. All are laid out again, as facts of `one` rule or of two.
    pub(crate) fn refresh(&mut self, language: &str, one: bool) -> bool {
        let Some(fresh) = &self.fresh else { return false };
        if std::mem::take(&mut self.old) {
            self.shown.clear();
        }
        let there = self.shown.iter().zip(fresh);
        let same = there.take_while(|(fact, fresh)| fact.is(fresh)).count();
        if let Some(next) = fresh.get(same) {
            self.one = one;
            let next = Rendered::new(next.clone(), language);
            self.shown.splice(same..self.shown.len().min(same + 1), [next]);
            return true;
        }
        let more = self.shown.len() > fresh.len();
        self.shown.truncate(fresh.len());
        self.fresh = None;
        more
    }

    /// Switches to another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.shown.iter_mut().for_each(|fact| fact.speak(language));
    }
}
