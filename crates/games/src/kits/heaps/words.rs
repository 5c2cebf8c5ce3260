//! Heaps in words: all of them, one of them, and what a move takes.

use crate::card::Card;
use crate::goal;
use crate::layout::MoveContext;
use crate::words::{counted, joined, listed};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// All heaps in a sentence.
pub fn describe(heaps: &[u64]) -> String {
    match heaps {
        [only] => format!("The pile holds {only}."),
        heaps => describe_all(heaps),
    }
}

/// The same where one heap alone is a heap too.
pub fn describe_all(heaps: &[u64]) -> String {
    format!("Heaps of {}.", listed(heaps))
}

/// What a move takes, after the subject; `single` if there is one pile.
pub fn describe_move(context: &MoveContext<'_>, single: bool) -> String {
    let taken = context.mv.steps().iter().map(|step| {
        let taken = counted(step.amount, context.card.objects);
        if single { taken } else { format!("{taken} from heap {}", step.place + 1) }
    });
    format!("{} {}", (context.verb)("take", "takes"), joined(&taken.collect::<Vec<_>>()))
}

/// The name of a size of a start with so many heaps, of which one alone is a pile.
pub fn size_name(heaps: usize, index: usize) -> String {
    if heaps == 1 { "Pile".to_string() } else { heap_name(index) }
}

/// The name of a heap, counted from 0, in the form.
pub fn heap_name(index: usize) -> String {
    format!("Heap {}", index + 1)
}

/// A heap with its number and size.
pub fn named(card: &Card, index: usize, size: u64) -> String {
    if card.place.is_empty() {
        return format!("the pile, {}", counted(size, card.objects));
    }
    format!("{} {}, {}", card.place, index + 1, counted(size, card.objects))
}

/// A stone or coin: taking down to it, or that the rules do not allow that (`off`).
pub(super) fn take_from(card: &Card, index: usize, size: u64, taken: u64, off: bool) -> String {
    let mut told = String::new();
    if !card.place.is_empty() {
        told = format!("{} {}: ", card.place, index + 1);
    }
    told + &may_take(size, taken, off)
}

/// How many may go in one turn, as a sentence behind another one; the stretches are ascending.
pub(crate) fn at_a_time(stretches: &[(u64, u64)], objects: (&str, &str)) -> String {
    format!(" You may take {} at a time.", goal::amounts(stretches, objects))
}

/// Taking so many of a pile, or that the rules do not allow that (`off`).
pub(crate) fn may_take(size: u64, taken: u64, off: bool) -> String {
    if off {
        return format!("{taken} of {size} may not be taken");
    }
    format!("take {taken} of {size}, leaves {}", size - taken)
}
