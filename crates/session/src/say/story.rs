//! Best play to the end of a game of boxes, told as a story: what is opened, taken, and left.

use super::board::joined;
use super::counted;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use solver::points::Told;

const BOXES: (&str, &str) = ("box", "boxes");

/// A sentence for each turn.
pub(crate) fn told(line: &[Told]) -> Vec<String> {
    let mut story = Vec::new();
    let mut begun = 0;
    let mut offered = 0;
    while begun < line.len() {
        let own = line[begun].own;
        let run = line[begun..].iter().take_while(|step| step.own == own).count();
        story.push(turn(&line[begun..begun + run], offered));
        offered = line[begun + run - 1].offered;
        begun += run;
    }
    story
}

/// All lines of one turn; so many boxes could be closed when it began.
fn turn(steps: &[Told], mut offered: u64) -> String {
    let who = if steps[0].own { "You" } else { "They" };
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
            let others = if last.own { "they" } else { "you" };
            let gift = counted(left, BOXES);
            format!("wait with {quiet}: {others} get {gift} and have to move again")
        }
    };
    if names.is_empty() {
        return format!("{who} {then}.");
    }
    format!("{who} close {} with {}, and {then}.", counted(gain, BOXES), joined(&names))
}
