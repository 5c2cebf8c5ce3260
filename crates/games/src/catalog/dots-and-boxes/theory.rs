//! The theory of boxes: chains and loops, who has control, and the story of best play.

use super::words;
use crate::table::sign;
use crate::words::{and, list, series};
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::{Annotation, Chain};
use solver::explanation::{self, Explanation};
use solver::figure::{Cell, Figure};
use solver::points::ScoredMove;
use solver::recipe::Recipe;

/// Least length of a chain from which two boxes are given away to keep control.
const LONG: u64 = 3;

/// A grid as its open chains and loops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    /// The chains and loops, short ones first.
    pub chains: Vec<Chain>,
    /// Boxes with one line left.
    pub ready: u64,
    /// Lines that neither complete a box nor leave one with a single line.
    pub safe: u64,
    /// Lines that are not drawn; 0 at the end.
    pub open: u64,
    /// Most open lines with which a search usually comes to an end.
    pub reach: u64,
}

impl Chains {
    /// What is left, as the end of a sentence that begins with "It leaves".
    fn words(&self) -> Message {
        let Chains { chains, ready, safe, open, .. } = self;
        if *open == 0 {
            return words::all_drawn();
        }
        let lengths = |closed: bool| -> Vec<u64> {
            let these = chains.iter().filter(|one| one.closed == closed);
            these.map(|one: &Chain| one.length).collect()
        };
        let (open_ended, loops) = (lengths(false), lengths(true));
        let named = |lengths: &[u64], name: fn(u64, Message) -> Message| {
            (!lengths.is_empty()).then(|| name(lengths.len() as u64, list(lengths)))
        };
        let ready_boxes = (*ready > 0).then(|| words::ready_boxes(words::boxes(*ready)));
        let safe_lines = Some(words::safe_lines(*safe));
        let parts = [
            named(&open_ended, words::chains),
            named(&loops, words::loops),
            ready_boxes,
            safe_lines,
        ];
        let parts = series(parts.into_iter().flatten().collect(), and);
        // The last chain is taken whole: no other has to be opened after it.
        let control =
            chains.len() > 1 && chains.iter().any(|chain| chain.closed || chain.length >= LONG);
        match (safe, ready) {
            (0, 0) if control => words::left_control(parts),
            (0, 0) => words::left_opens(parts),
            _ => words::left(parts),
        }
    }
}

impl Explanation for Chains {
    fn mover_wins(&self) -> Option<bool> {
        None
    }

    fn summary(&self) -> Message {
        if self.open == 0 {
            return crate::words::over();
        }
        words::on_the_board(self.words())
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.words()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.chains.is_empty() {
            return Figure::None;
        }
        let cell = |one: &Chain| Cell { text: sign(one.length), boxed: one.closed, marked: false };
        let cells = self.chains.iter().map(cell).collect();
        Figure::Strip { cells, caption: words::chains_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }

    fn annotation(&self) -> Annotation {
        Annotation::Chains(self.chains.clone())
    }

    fn why_lost(&self, known: bool) -> Message {
        match self.open {
            _ if known => self.summary(),
            0 => Message::nothing(),
            open if open > self.reach => words::too_many(open, self.reach),
            open => words::still_too_many(open),
        }
    }
}

/// A sentence for each turn.
pub(super) fn story(line: &[ScoredMove]) -> Vec<Message> {
    let mut story = Vec::new();
    // A search tells only the first move; what follows a box that it closes is not known.
    let open = line.first().and_then(left).map(|chains| chains.open);
    let whole = open.is_some_and(|open| open + 1 == line.len() as u64);
    if !whole && line.last().is_none_or(|last| last.gain > 0) {
        return story;
    }
    let mut begun = 0;
    let mut offered = 0;
    while begun < line.len() {
        let own = line[begun].own;
        let run = line[begun..].iter().take_while(|step| step.own == own).count();
        story.push(turn(&line[begun..begun + run], offered));
        offered = offers(&line[begun + run - 1]);
        begun += run;
    }
    story
}

/// The chains that a line leaves.
fn left(step: &ScoredMove) -> Option<&Chains> {
    step.after.as_deref().and_then(explanation::of::<Chains>)
}

/// Boxes that the next player can close at once.
fn offers(step: &ScoredMove) -> u64 {
    left(step).map_or(0, |chains| chains.ready)
}

/// All lines of one turn; `offered` boxes could be closed when it began.
fn turn(steps: &[ScoredMove], mut offered: u64) -> Message {
    let said = if steps[0].own { words::turn_own } else { words::turn_other };
    let closed = words::boxes(steps.iter().map(|step| step.gain).sum());
    let last = match steps.last() {
        Some(last) if last.gain == 0 => last,
        _ => return said(words::closes_all(closed, lines(steps))),
    };
    let before = &steps[..steps.len() - 1];
    if let Some(before) = before.last() {
        offered = offers(before);
    }
    let next = match (offered, offers(last)) {
        (0, 0) => words::draws_safe(&last.notation),
        (0, _) => words::draws_open(&last.notation),
        (_, left) => {
            let waits =
                if last.own { words::draws_waiting_own } else { words::draws_waiting_other };
            waits(&last.notation, words::boxes(left))
        }
    };
    match before {
        [] => said(next),
        before => said(words::closes(closed, lines(before), next)),
    }
}

/// The lines of some moves: "AB, BC and CD".
fn lines(steps: &[ScoredMove]) -> Message {
    series(steps.iter().map(|step| sign(&step.notation)).collect(), and)
}
