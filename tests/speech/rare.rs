//! What is seldom said in play: every kind of explanation that a plain start does not show.

use crate::corpus::Corpus;
use games::catalog::diamond::theory::{Line, Lines, Pattern};
use games::catalog::dots_and_boxes::theory::{Chains, Strand};
use games::catalog::nim::theory::Singles;
use games::catalog::no_factor::theory::Selective;
use games::catalog::one_pile::theory::Residue;
use games::catalog::parity_subtraction::theory::Holdings;
use games::catalog::remove_an_edge::theory::{Fragment, Fragments};
use games::game::PlayError;
use games::rows::turned::{Group, GroupCount, Opened, Turned};
use games::theory::class::Class;
use games::theory::parts::{MisereHeaps, Part, Parts};
use games::theory::patches::{Patch, PatchSum};
use games::theory::{Over, share};
use session::say::{self, Names};
use session::seat::Players;
use solver::code::CodeError;
use solver::explanation::{Explanation, Reason};
use solver::graph::Shape;
use solver::play::Outcome;
use solver::points::ScoredMove;
use solver::verdict::{Known, Verdict};

pub(crate) fn all(corpus: &mut Corpus) {
    for misere in [false, true] {
        reason(corpus, &Reason::Ends { misere });
    }
    reason(corpus, &Reason::Theory { before: share(Over), after: share(Over) });
    corpus.say(&PlayError::Position(CodeError::wanted(1, "a number")).to_string());
    chains(corpus);
    holdings(corpus);
    let mut fragments = Vec::new();
    for shape in [Shape::Path, Shape::Cycle, Shape::Star, Shape::Complete, Shape::Other] {
        fragments.push(Fragment { shape, vertices: 4, value: 2 });
        told(corpus, Fragments { fragments: fragments.clone(), xor: 0 });
    }
    turned(corpus);
    piles(corpus);
    alone(corpus);
    lines(corpus);
    story(corpus);
    misere_heaps(corpus);
    corpus.message(&Opened { ring: 3, left: vec![(0, true), (2, false), (3, true)] }.summary());
}

/// An explanation by itself, and as what a move leaves.
fn told(corpus: &mut Corpus, explanation: impl Explanation) {
    corpus.message(&explanation.summary());
    corpus.message(&say::why_lost(Some(&explanation)));
    explanation.unsolved().iter().for_each(|words| corpus.message(words));
    reason(corpus, &Reason::Theory { before: share(Over), after: share(explanation) });
}

/// A reason as each reader is told it.
fn reason(corpus: &mut Corpus, reason: &Reason) {
    for (players, winner) in
        [(Players::YouFirst, 0), (Players::YouFirst, 1), (Players::Two, 1), (Players::Watch, 0)]
    {
        corpus.message(&Names::of(players, winner).fill(&say::reason(reason)));
    }
}

/// Positions of one part, and ends of misère play.
fn alone(corpus: &mut Corpus) {
    let part = |size, ring, value| Part { size, ring, value };
    for parts in [
        vec![part(5, false, 0)],
        vec![part(5, false, 3)],
        vec![part(11, true, 0)],
        vec![part(4, false, 1); 2],
        vec![part(4, false, 1), part(6, false, 2), part(4, false, 1), part(6, false, 2)],
        vec![part(3, false, 3), part(2, false, 2), part(1, false, 1)],
    ] {
        let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
        told(corpus, Parts { parts, xor });
    }
    for count in [1, 3] {
        told(corpus, Singles { singles: count, large: None });
        let parts = vec![part(1, false, 1); count as usize];
        told(corpus, Turned { parts, xor: 1, family: None });
    }
    told(corpus, Turned { parts: vec![part(33, false, 0)], xor: 0, family: None });
    for ring in [1, 7] {
        told(corpus, Opened { ring, left: vec![(ring - 1, false), (ring.max(2) - 2, false)] });
    }
    for (value, loose) in [(0, false), (2, false), (0, true)] {
        let patches = vec![Patch { places: vec![0, 3], value, loose }];
        told(corpus, PatchSum { patches, xor: value });
    }
    let patches = vec![Patch { places: vec![0], value: 1, loose: true }];
    told(corpus, PatchSum { patches, xor: 1 });
    for lost in [vec![vec![2, 4]], vec![vec![2, 4], vec![5]]] {
        told(corpus, Selective { won: Vec::new(), lost });
    }
    for (pile, misere) in [(1, true), (5, true), (8, false)] {
        let (modulus, residue) = (4, pile % 4);
        told(corpus, Residue { pile, modulus, residue, least: 1, misere });
    }
}

/// Tokens in each pattern.
fn lines(corpus: &mut Corpus) {
    let partners = vec![(Line::Row(1), Line::Row(3)), (Line::Row(2), Line::Column(2))];
    for pattern in
        [Pattern::Single, Pattern::Cross, Pattern::Parallel, Pattern::Rectangle, Pattern::HalfTurn]
    {
        let partners = partners.clone();
        told(corpus, Lines { pattern, rows: 3, columns: 3, partners });
    }
}

/// Recipes with numbers that few rules have.
fn piles(corpus: &mut Corpus) {
    let lost =
        [vec![0, 3, 7], vec![0, 3, 4, 7, 8], vec![1, 8], vec![0, 7], vec![0, 2, 7, 9], vec![3, 7]];
    for (start, length) in [(0, 7), (4, 4), (1, 7), (5, 3)] {
        for lost in &lost {
            let (period, lost) = (Some((start, length)), lost.clone());
            told(corpus, Class { pile: 7, value: 0, period, misere: false, lost });
        }
    }
}

/// Rows that misère play turns around, or does not.
fn turned(corpus: &mut Corpus) {
    const ROWS: &[u64] = &[9, 12, 17];
    const FAMILIES: [&[Group]; 3] = [
        &[Group { count: GroupCount::Odd, rows: ROWS }],
        &[
            Group { count: GroupCount::Even, rows: ROWS },
            Group { count: GroupCount::One, rows: &[25] },
        ],
        &[
            Group { count: GroupCount::Even, rows: &[1, 4] },
            Group { count: GroupCount::Odd, rows: &[9] },
        ],
    ];
    let mut parts = Vec::new();
    for size in [9, 4, 25] {
        parts.push(Part { size, ring: false, value: 4 });
    }
    for family in FAMILIES.map(Some).into_iter().chain([None]) {
        for xor in [0, 3] {
            told(corpus, Turned { parts: parts.clone(), xor, family });
        }
    }
}

/// Best play in a game of boxes.
fn story(corpus: &mut Corpus) {
    let step = |own, gain, offered| ScoredMove { notation: "AB".to_string(), own, gain, offered };
    for own in [false, true] {
        for (before, last) in [(0, 0), (0, 3), (3, 2)] {
            for gains in 0..3 {
                let mut line = vec![step(!own, 0, before)];
                line.extend((0..gains).map(|_| step(own, 1, before)));
                line.push(step(own, 0, last));
                line.push(step(!own, 2, 0));
                let after = Chains { strands: Vec::new(), ready: 0, safe: 1, open: 3 };
                let reason = Reason::Points { ends: [5, 4], line, after: Some(share(after)) };
                let verdict = Verdict {
                    outcome: Some(Outcome::N),
                    grundy: None,
                    winning: Vec::new(),
                    more: false,
                    distance: None,
                    best: Vec::new(),
                    explanation: None,
                    reasons: vec![Some(reason)],
                    naive: None,
                    margins: Vec::new(),
                    known: Known::Theory,
                };
                for told in session::render::judgement(verdict).reasons {
                    for winner in [0, 1] {
                        let told = told.named(&Names::of(Players::YouFirst, winner));
                        corpus.message(&told.words);
                        corpus.markup(&told.picture);
                    }
                }
            }
        }
    }
}

/// Heaps of misère play, with values above 1 and without.
fn misere_heaps(corpus: &mut Corpus) {
    let part = |value| Part { size: 3 * value + 1, ring: false, value };
    for values in
        [vec![1], vec![1, 1], vec![1, 1, 1, 0], vec![3], vec![2, 2], vec![3, 2, 1], vec![0]]
    {
        let xor = values.iter().fold(0, |xor, value| xor ^ value);
        told(corpus, MisereHeaps { parts: values.into_iter().map(part).collect(), xor });
    }
}

fn chains(corpus: &mut Corpus) {
    let strand = |length, closed| Strand { first: 0, length, closed, through: 0 };
    let some = [strand(3, false), strand(4, true), strand(5, false), strand(6, true)];
    for (from, to) in [(0, 0), (0, 1), (1, 2), (0, 2), (0, 4), (1, 4)] {
        for (ready, safe, open) in [(0, 0, 20), (1, 1, 50), (2, 3, 12)] {
            let strands = some[from..to].to_vec();
            told(corpus, Chains { strands, ready, safe, open });
        }
    }
}

fn holdings(corpus: &mut Corpus) {
    for (value, turned) in [(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 0), (1, 0), (-1, 0)] {
        for held in [[2, 4], [3, 4], [3, 5], [0, 1]] {
            for (over, left) in [(false, 14), (false, 15), (true, 0)] {
                let (period, lost) = (Some((0, 8)), Vec::new());
                let seen = Holdings { left, held, odd: false, over, value, turned, period, lost };
                told(corpus, seen);
            }
        }
    }
    // One and several remainders for each of the four ways to hold.
    for rests in [vec![0], vec![0, 4], vec![0, 2, 4]] {
        for held in [[0, 0], [1, 1], [0, 1], [1, 0]] {
            let odd = (held[0] + held[1]) % 2;
            let class = |rest: &u64| (rest + odd, held.map(|n| n == 1));
            let (lost, period) = (rests.iter().map(class).collect(), Some((0, 8)));
            let (left, over, value, turned) = (8 + odd, false, -1, -1);
            let seen = Holdings { left, held, odd: false, over, value, turned, period, lost };
            told(corpus, seen);
        }
    }
}
