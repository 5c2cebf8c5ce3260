//! Why a sum of different games is won: the Grundy values of its parts.

use super::words;
use crate::theory::{NimSum, change};
use crate::words as shared;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::explanation::{self, Explanation};
use solver::figure::{Figure, Line};
use solver::recipe::Recipe;

/// Different games side by side (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// The name of each game, with the Grundy value of its part.
    pub games: Vec<(Message, u64)>,
    /// Nim-sum of the values.
    pub xor: u64,
}

impl Games {
    /// The games of the previous position if there were as many, otherwise those of this one.
    fn before<'f>(&'f self, before: Option<&'f dyn Explanation>) -> &'f [(Message, u64)] {
        let had = before
            .and_then(explanation::of::<Games>)
            .filter(|had| had.games.len() == self.games.len());
        &had.unwrap_or(self).games
    }

    /// Games with their values: "Nim 5, Kayles 3 and Kayles 3".
    fn valued(&self) -> Message {
        let words = self.games.iter().map(|(game, value)| words::valued(game.clone(), *value));
        shared::series(words.collect(), shared::and)
    }
}

impl Explanation for Games {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        words::values(self.valued(), self.xor)
    }

    fn why_it_wins(&self, before: &dyn Explanation) -> Message {
        let now = words::why_it_wins(self.valued());
        let mut pairs = self.games.iter().zip(self.before(Some(before)));
        match pairs.find(|((_, is), (_, was))| is != was) {
            Some(((game, is), (_, was))) => words::value_goes(game.clone(), *was, *is, now),
            None => now,
        }
    }

    /// The value of each game before and after, and the columns of all.
    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let mut lines = Vec::new();
        for ((title, is), (_, was)) in self.games.iter().zip(self.before(before)) {
            let name = words::named_value(title.clone(), &change(*was, *is));
            lines.push(Line { name, before: *was, after: *is });
        }
        Figure::Columns { lines, base: 2, caption: shared::values_of_parts() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(NimSum)
    }

    fn annotation(&self) -> Annotation {
        Annotation::Values(self.games.iter().map(|(_, value)| *value).collect())
    }
}
