//! Why a sum of different games is won: the Grundy values of its parts.

use crate::theory::{NimSum, VALUES_OF_PARTS, change};
use crate::words::joined;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::{Figure, Line};
use solver::recipe::Recipe;

/// Different games side by side (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// The name of each game, with the Grundy value of its part.
    pub games: Vec<(&'static str, u64)>,
    /// Nim-sum of the values.
    pub xor: u64,
}

impl Games {
    /// The games of the position before, if there were as many, else those of this one.
    fn before<'f>(&'f self, before: Option<&'f dyn Explanation>) -> &'f [(&'static str, u64)] {
        let had = before
            .and_then(explanation::of::<Games>)
            .filter(|had| had.games.len() == self.games.len());
        &had.unwrap_or(self).games
    }

    /// Games with their values: "Nim 5, Kayles 3 and Kayles 3".
    fn valued(&self) -> String {
        let told = self.games.iter().map(|(game, value)| format!("{game} {value}"));
        joined(&told.collect::<Vec<_>>())
    }
}

impl Explanation for Games {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        format!("Grundy values: {}. Their nim-sum is {}.", self.valued(), self.xor).into()
    }

    fn why_it_wins(&self, before: &dyn Explanation) -> Message {
        let had = self.before(Some(before));
        let changed = self.games.iter().zip(had).find(|((_, is), (_, was))| is != was);
        let told = |((game, is), (_, was)): (&(&str, u64), &(&str, u64))| {
            format!("{game} goes from {was} to {is}. ")
        };
        format!(
            "{}Now the Grundy values are {}, with nim-sum 0. The next move changes just one of them.",
            changed.map(told).unwrap_or_default(),
            self.valued()
        ).into()
    }

    /// The value of each game before and after, and the columns of all.
    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let mut lines = Vec::new();
        for ((title, is), (_, was)) in self.games.iter().zip(self.before(before)) {
            let name = format!("{title}: {}", change(*was, *is));
            lines.push(Line { name: name.into(), before: *was, after: *is });
        }
        Figure::Columns { lines, base: 2, caption: VALUES_OF_PARTS.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(NimSum)
    }

    fn terms(&self) -> Vec<u64> {
        self.games.iter().map(|(_, value)| *value).collect()
    }
}
