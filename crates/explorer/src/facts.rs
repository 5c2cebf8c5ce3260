//! What is known of the values, in pieces that are shown one by one when there is time for them.

use crate::words::Rendered;
use messages::markup::Html;

/// The facts of a study.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) shown: Vec<Rendered>,
    /// True if they are about the values of one rule.
    pub(crate) one: bool,
    /// True if they are those of the table before, which only keep the place.
    pub(crate) old: bool,
    /// Newer ones, until all of them are shown.
    fresh: Option<Vec<Html>>,
}

impl Facts {
    /// Newer ones have come.
    pub(crate) fn take(&mut self, pieces: Vec<Html>) {
        self.fresh = Some(pieces);
    }

    /// Those of the table before keep the place until there is time for its own.
    pub(crate) fn stand_in(&mut self, before: Facts) {
        self.fresh.get_or_insert_default();
        (self.shown, self.one, self.old) = (before.shown, before.one, true);
    }

    /// Shows none until there is time for them.
    pub(crate) fn put_off(&mut self) {
        let shown = std::mem::take(&mut self.shown);
        self.fresh.get_or_insert_with(|| shown.into_iter().map(Rendered::html).collect());
    }

    /// Shows a piece of the newest that is not shown yet; true if there was one. All are placed anew for it, as
    /// those of `one` rule or not.
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

    /// Everything is said in another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.shown.iter_mut().for_each(|fact| fact.speak(language));
    }
}
