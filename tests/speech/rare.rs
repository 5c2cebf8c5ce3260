//! What is seldom said in play: every kind of fact that a plain start does not show.

use crate::corpus::Corpus;
use games::game::PlayError;
use session::judgement::Judgement;
use session::say::{self, figure};
use session::{Action, Session, link};
use solver::code::CodeError;
use solver::fact::{Count, Fact, Fragment, Group, Part, Reason, Strand};
use solver::graph::Shape;
use solver::play::Outcome;
use solver::points::{Holdings, Told};
use solver::verdict::{Known, LISTED, Verdict};
use std::rc::Rc;

pub(crate) fn all(corpus: &mut Corpus) {
    for misere in [false, true] {
        corpus.say(&say::reason(&Reason::Ends { misere }));
    }
    let over = Reason::Theory { before: Fact::Over, after: Fact::Over };
    corpus.say(&say::reason(&over));
    corpus.say(&say::bad_move(&PlayError::Position(CodeError::wanted(1, "a number"))));
    for (count, more) in [(0, 0), (1, 0), (7, 0), (500, 20)] {
        corpus.say(&figure::sheet(count, more));
    }
    for strand in [6, 9] {
        corpus.say(&say::strand(strand));
    }
    corpus.say(&say::part_caption(0, "Nim", None));
    corpus.say("1, Nim");
    chains(corpus);
    holdings(corpus);
    let mut fragments = Vec::new();
    for shape in [Shape::Path, Shape::Cycle, Shape::Star, Shape::Complete, Shape::Other] {
        fragments.push(Fragment { shape, vertices: 4, value: 2 });
        told(corpus, Fact::Fragments { fragments: fragments.clone(), xor: 0 });
    }
    turned(corpus);
    story(corpus);
    many(corpus);
    told(corpus, Fact::Opened { ring: 3, left: vec![(0, true), (2, false), (3, true)] });
}

/// A fact by itself, and as what a move leaves.
fn told(corpus: &mut Corpus, fact: Fact) {
    corpus.say(&say::fact(&fact));
    corpus.say(&say::why_lost(Some(&fact)));
    corpus.say(&say::unsolved(Some(&fact)));
    corpus.say(&say::reason(&Reason::Theory { before: Fact::Over, after: fact }));
}

/// Rows that misère play turns around, or does not.
fn turned(corpus: &mut Corpus) {
    const ROWS: &[u64] = &[9, 12, 17];
    const FAMILIES: [&[Group]; 3] = [
        &[Group { count: Count::Odd, rows: ROWS }],
        &[Group { count: Count::Even, rows: ROWS }, Group { count: Count::One, rows: &[25] }],
        &[Group { count: Count::Even, rows: &[1, 4] }, Group { count: Count::Odd, rows: &[9] }],
    ];
    let mut parts = Vec::new();
    for size in [9, 4, 25] {
        parts.push(Part { size, ring: false, value: 4 });
    }
    for family in FAMILIES.map(Some).into_iter().chain([None]) {
        for xor in [0, 3] {
            told(corpus, Fact::Turned { parts: parts.clone(), xor, family });
        }
    }
}

/// Best play in a game of boxes.
fn story(corpus: &mut Corpus) {
    let step = |own, gain, offered| Told { notation: "AB".to_string(), own, gain, offered };
    for own in [false, true] {
        for (before, last) in [(0, 0), (0, 3), (3, 2)] {
            for gains in 0..3 {
                let mut line = vec![step(!own, 0, before)];
                line.extend((0..gains).map(|_| step(own, 1, before)));
                line.push(step(own, 0, last));
                line.push(step(!own, 2, 0));
                let after = Fact::Chains { strands: Vec::new(), ready: 0, safe: 1, open: 3 };
                let reason = Reason::Points { ends: [5, 4], line, after: Some(after) };
                let verdict = Verdict {
                    outcome: Some(Outcome::N),
                    grundy: None,
                    winning: Vec::new(),
                    distance: None,
                    best: Vec::new(),
                    fact: None,
                    reasons: vec![Some(reason)],
                    naive: None,
                    margins: Vec::new(),
                    known: Known::Theory,
                };
                for told in session::told::judgement(verdict).reasons {
                    corpus.say(&told.words);
                    corpus.markup(&told.picture);
                }
            }
        }
    }
}

/// More winning moves than are listed.
fn many(corpus: &mut Corpus) {
    let session = Session::open(&link::link("nim?at=3.4.5")).unwrap().0;
    let mv = solver::play::moves(&session.look().spans, 1).remove(0);
    let winning = vec![mv; LISTED];
    let verdict = Rc::new(Judgement { outcome: Some(Outcome::N), winning, ..Judgement::unknown() });
    let action = Action::Answered { job: session.want().unwrap(), verdict };
    corpus.say(&say::verdict(&session.reduce(action).unwrap()));
}

fn chains(corpus: &mut Corpus) {
    let strand = |length, closed| Strand { first: 0, length, closed, through: 0 };
    let some = [strand(3, false), strand(4, true), strand(5, false), strand(6, true)];
    for (from, to) in [(0, 0), (0, 1), (1, 2), (0, 2), (0, 4), (1, 4)] {
        for (ready, safe, open) in [(0, 0, 20), (1, 1, 50), (2, 3, 12)] {
            let strands = some[from..to].to_vec();
            told(corpus, Fact::Chains { strands, ready, safe, open });
        }
    }
}

fn holdings(corpus: &mut Corpus) {
    for (value, turned) in [(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 0), (1, 0), (-1, 0)] {
        for held in [[2, 4], [3, 4], [3, 5], [0, 1]] {
            for (over, left) in [(false, 14), (false, 15), (true, 0)] {
                let (period, lost) = (Some((0, 8)), Vec::new());
                let seen = Holdings { left, held, odd: false, over, value, turned, period, lost };
                told(corpus, Fact::Holdings(seen));
            }
        }
    }
}
