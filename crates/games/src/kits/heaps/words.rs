//! Heaps in words: all of them, one of them, and what a move takes.

use crate::layout::MoveContext;
use crate::words;
use alloc::string::ToString;
use messages::Message;

/// The names of the objects in heaps.
#[derive(Clone, Copy, Debug)]
pub struct Things {
    /// A number of them, such as "3 stones".
    pub counted: fn(u64) -> Message,
    /// A place with its number, such as "heap 2"; `None` where there is only one.
    pub place: Option<fn(u64) -> Message>,
}

impl Things {
    pub(crate) const PILE: Things = Things { counted: words::stones, place: None };
    pub(crate) const HEAPS: Things = Things { counted: words::stones, place: Some(words::heap) };
    /// Coins in one pile.
    pub(crate) const COINS: Things = Things { counted: words::coins, place: None };
}

/// All heaps in a sentence.
pub(crate) fn describe(heaps: &[u64]) -> Message {
    match heaps {
        [only] => words::pile_holds(*only),
        heaps => describe_all(heaps),
    }
}

/// The same, if a single heap is called a heap too.
pub fn describe_all(heaps: &[u64]) -> Message {
    words::heaps_of(heaps.len() as u64, words::list(heaps))
}

/// What a move takes, after the subject; `single` if there is one pile.
pub(crate) fn describe_move(context: &MoveContext<'_>, things: Things, single: bool) -> Message {
    let taken = context.mv.steps().iter().enumerate().map(|(i, step)| {
        // What is counted is named once.
        let taken = match i {
            0 => (things.counted)(step.amount),
            _ => step.amount.to_string().into(),
        };
        if single { taken } else { words::from_heap(taken, u64::from(step.place) + 1) }
    });
    words::take(context.who, words::series(taken.collect(), words::and))
}

/// The name of a size of a start with this many heaps; a single heap is called a pile.
pub(crate) fn size_name(heaps: usize, index: usize) -> Message {
    if heaps == 1 { words::pile_label() } else { heap_name(index) }
}

/// The name of a heap, counted from 0, in the form.
pub fn heap_name(index: usize) -> Message {
    words::heap_label(index as u64 + 1)
}

/// A heap with its number and size.
pub(crate) fn named(things: Things, index: usize, size: u64) -> Message {
    let counted = (things.counted)(size);
    match things.place {
        Some(place) => words::place_of(place(index as u64 + 1), counted),
        None => words::pile_of(counted),
    }
}

/// A stone or coin: taking down to it, or that the rules forbid that (`off`).
pub(super) fn take_from(things: Things, index: usize, size: u64, taken: u64, off: bool) -> Message {
    let words = may_take(size, taken, off);
    match things.place {
        Some(place) => words::place_says(place(index as u64 + 1), words),
        None => words,
    }
}

/// Taking this many of a pile, or that the rules forbid that (`off`).
pub(crate) fn may_take(size: u64, taken: u64, off: bool) -> Message {
    if off { words::take_not(taken, size) } else { words::take_of(taken, size, size - taken) }
}
