//! What is seen in boxes: chains and loops, who has control, and best play told as a story.

use crate::words::{counted, joined, listed};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::points::ScoredMove;
use solver::recipe::Recipe;

/// Least length of a chain from which two boxes are given away to keep control.
const LONG: u64 = 3;
/// About so many lines may be open for a search to come to an end on a large board.
const REACH: u64 = 30;

/// A chain of boxes that lack two lines each, or a loop of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strand {
    /// The first of its boxes, row by row.
    pub first: u32,
    /// Number of its boxes.
    pub length: u64,
    /// True for a loop.
    pub closed: bool,
    /// Its lines between two of its boxes, as bits.
    pub through: u64,
}

/// Boxes to be completed, of which those with two lines left hang together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    /// The chains and loops, short ones first.
    pub strands: Vec<Strand>,
    /// Boxes with one line left.
    pub ready: u64,
    /// Lines that neither complete a box nor leave one with a single line.
    pub safe: u64,
    /// Lines that are not drawn; 0 at the end.
    pub open: u64,
}

impl Chains {
    /// What is left, behind "It leaves".
    fn told(&self) -> String {
        let Chains { strands, ready, safe, open } = self;
        if *open == 0 {
            return "every line is drawn.".to_string();
        }
        let lengths = |closed: bool| -> Vec<u64> {
            let these = strands.iter().filter(|one| one.closed == closed);
            these.map(|one: &Strand| one.length).collect()
        };
        let (chains, loops) = (lengths(false), lengths(true));
        let mut parts = Vec::new();
        if !chains.is_empty() {
            let name = if chains.len() == 1 { "a chain of" } else { "chains of" };
            parts.push(format!("{name} {}", listed(&chains)));
        }
        if !loops.is_empty() {
            let name = if loops.len() == 1 { "a loop of" } else { "loops of" };
            parts.push(format!("{name} {}", listed(&loops)));
        }
        if *ready > 0 {
            parts.push(format!("{} to be taken at once", counted(*ready, BOXES)));
        }
        parts.push(match safe {
            0 => "no safe line".to_string(),
            n => counted(*n, ("safe line", "safe lines")),
        });
        let long = chains.iter().any(|n| *n >= LONG) || !loops.is_empty();
        let control = match (safe, ready) {
            (0, 0) if long => {
                ". The player who must move opens one. The other takes all of it but the last two boxes, four in a \
                 loop, and with the waiting line hands the next opening back: that is control."
            }
            (0, 0) => ". The player who must move opens one for the other.",
            _ => ".",
        };
        format!("{}{control}", joined(&parts))
    }
}

impl Explanation for Chains {
    fn mover_wins(&self) -> Option<bool> {
        None
    }

    fn summary(&self) -> Message {
        if self.open == 0 {
            return "Nobody can move.".into();
        }
        format!("On the board: {}", self.told()).into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.told().into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.strands.is_empty() {
            return Figure::None;
        }
        let cell = |one: &Strand| Cell {
            text: Message::verbatim(one.length.to_string()),
            boxed: one.closed,
            marked: false,
        };
        let caption = "Chains and, boxed, loops of boxes".to_string();
        Figure::Strip { cells: self.strands.iter().map(cell).collect(), caption: caption.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }

    fn strands(&self) -> Vec<u64> {
        let mut told = Vec::new();
        for one in &self.strands {
            told.extend([u64::from(one.first), 2 * one.length + u64::from(one.closed)]);
            told.push(one.through);
        }
        told
    }

    fn unsolved(&self) -> Option<Message> {
        let open = self.open;
        if open == 0 {
            return None;
        }
        let when = if open > REACH {
            format!("from about {REACH} open lines on it knows")
        } else {
            "a few lines later it knows".to_string()
        };
        Some(
            format!(
                "{open} lines are open, too many to be searched here, so nothing is proved. The machine \
                 draws lines that give nothing away, counts chains and loops, and may be wrong; {when}."
            )
            .into(),
        )
    }

    fn offered(&self) -> u64 {
        self.ready
    }

    fn story(&self, line: &[ScoredMove]) -> Vec<Message> {
        story(line)
    }
}

const BOXES: (&str, &str) = ("box", "boxes");

/// A sentence for each turn.
fn story(line: &[ScoredMove]) -> Vec<Message> {
    let mut story = Vec::new();
    let mut begun = 0;
    let mut offered = 0;
    while begun < line.len() {
        let own = line[begun].own;
        let run = line[begun..].iter().take_while(|step| step.own == own).count();
        story.push(turn(&line[begun..begun + run], offered).into());
        offered = line[begun + run - 1].offered;
        begun += run;
    }
    story
}

/// All lines of one turn; so many boxes could be closed when it began.
fn turn(steps: &[ScoredMove], mut offered: u64) -> String {
    let who = if steps[0].own { "@winner can" } else { "@other can" };
    let gain: u64 = steps.iter().map(|step| step.gain).sum();
    let mut names: Vec<String> = steps.iter().map(|step| step.notation.clone()).collect();
    let last = match steps.last() {
        Some(last) if last.gain == 0 => last,
        _ => {
            let boxes = counted(gain, BOXES);
            return format!("{who} close {boxes} with {}: nothing is left.", joined(&names));
        }
    };
    names.pop();
    if let Some(before) = steps.len().checked_sub(2) {
        offered = steps[before].offered;
    }
    let quiet = &last.notation;
    let then = match (offered, last.offered) {
        (0, 0) => format!("draw {quiet}, which gives nothing away"),
        (0, _) => format!("open the next boxes with {quiet}"),
        (_, left) => {
            let others = if last.own { "@other" } else { "@winner" };
            let gift = counted(left, BOXES);
            format!("wait with {quiet}: that gives {gift} to {others}, with the next move")
        }
    };
    if names.is_empty() {
        return format!("{who} {then}.");
    }
    format!("{who} close {} with {}, and {then}.", counted(gain, BOXES), joined(&names))
}
