//! What the worker says of a verdict: its reasons in words and pictures, and the tables of a game.
//!
//! The page shows what stands here and links neither theory nor the drawing of it.

mod drawing;
mod figures;
mod picture;
mod ring;
mod sheet;
mod tables;

use crate::judgement::{Judgement, Told};
use crate::markup::Markup;
use crate::say;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use games::judged::Judged;
use games::setup::Setup;
use solver::fact::{Fact, Reason};
use solver::sheet::Answers;
use solver::verdict::Verdict;

/// Pictures of reasons are drawn up to so many bytes in all; the rest have to do with words.
const DRAWN: usize = 200_000;

/// The verdict as the page shows it.
pub fn judgement(verdict: Verdict) -> Judgement {
    let terms = match &verdict.fact {
        Some(Fact::Terms { terms, .. }) => terms.clone(),
        Some(Fact::Band { root, .. }) => vec![*root],
        Some(Fact::Games { games, .. }) => games.iter().map(|(_, value)| *value).collect(),
        _ => verdict.margins.iter().map(|(_, margin)| *margin as u64).collect(),
    };
    let mut drawn = 0;
    let told = |reason: &Option<Reason>| {
        let told = reason.as_ref().map(|reason| reason_told(reason, drawn < DRAWN));
        drawn += told.as_ref().map_or(0, |told| told.picture.len());
        told.unwrap_or_default()
    };
    let mut strands = Vec::new();
    if let Some(Fact::Chains { strands: found, .. }) = &verdict.fact {
        for one in found {
            strands.extend([u64::from(one.first), 2 * one.length + u64::from(one.closed)]);
            strands.push(one.through);
        }
    }
    Judgement {
        outcome: verdict.outcome,
        grundy: verdict.grundy,
        distance: verdict.distance,
        known: verdict.known,
        terms,
        strands: strands.into(),
        seen: seen(verdict.fact.as_ref(), verdict.outcome.is_some()),
        reasons: verdict.reasons.iter().map(told).collect(),
        winning: verdict.winning,
        best: verdict.best,
        naive: verdict.naive,
    }
}

fn reason_told(reason: &Reason, drawn: bool) -> Told {
    let mut ink = Markup::default();
    if drawn {
        picture::of_reason(&mut ink, reason);
    }
    Told { words: say::reason(reason), picture: ink.done() }
}

/// Why a lost position is lost, or what is done where nothing is known.
fn seen(fact: Option<&Fact>, known: bool) -> Told {
    if !known {
        return Told { words: say::unsolved(fact), picture: String::new() };
    }
    let mut ink = Markup::default();
    if let Some(fact) = fact {
        picture::pair(&mut ink, None, fact);
    }
    Told { words: say::why_lost(fact), picture: ink.done() }
}

/// An answer to every move, as HTML.
pub fn sheet(answers: &Answers) -> String {
    let mut ink = Markup::default();
    sheet::sheet(&mut ink, answers);
    ink.done()
}

/// Tables of a game as HTML; a number may choose what the last ones show.
pub fn tables(game: &dyn Judged, setup: &Setup, number: Option<u64>) -> String {
    let mut ink = Markup::default();
    for each in &game.tables(setup) {
        tables::table(&mut ink, each);
    }
    if let Some(page) = game.page(setup) {
        let number = number.unwrap_or(page.usual).clamp(page.least, page.most);
        tables::page(&mut ink, page, number);
        for each in &game.paged(setup, number) {
            tables::table(&mut ink, each);
        }
    }
    ink.done()
}
