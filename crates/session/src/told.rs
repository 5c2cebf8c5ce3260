//! What the worker says of a verdict: its reasons in words and pictures, and the tables of a game.
//!
//! The page shows what stands here and links neither theory nor the drawing of it.

mod figures;
mod picture;
mod tables;

use crate::judgement::{Judgement, Told};
use crate::markup::Markup;
use crate::say;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use games::table::Table;
use solver::fact::{Fact, Reason};
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

/// Tables as HTML.
pub fn tables(all: &[Table]) -> String {
    let mut ink = Markup::default();
    for each in all {
        tables::table(&mut ink, each);
    }
    ink.done()
}
