//! The bands of lost and won piles on a line of numbers.

use super::{last_lost, words};
use crate::table::{Shape, Stroke, Table, sign};
use crate::words as shared;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;

/// Bands shown at once.
const BANDS: u64 = 4;
/// Length of the line in pixels.
const LENGTH: u64 = 880;
/// The last first band: its piles stay below 10^15.
pub(super) const MOST: u64 = 31_622_000;

/// Bands from band k on: bold where the player to move loses.
pub(super) fn line(k: u64) -> Table {
    let (low, high) = (k * k - 1, (k + BANDS) * (k + BANDS) - 1);
    let place = |pile: u64| 20 + ((pile - low) * LENGTH / (high - low)) as i32;
    let mut strokes = Vec::new();
    let mut stretches: Vec<Message> = Vec::new();
    for band in k..k + BANDS {
        let (first, last, end) = (band * band - 1, last_lost(band), (band + 1) * (band + 1) - 2);
        let y = 50;
        strokes.push(Stroke::Bold((place(first), y), (place(last + 1) - 3, y)));
        strokes.push(Stroke::Thin((place(last + 1), y), (place(end + 1), y)));
        let lines = [(first, last, words::lost(), y - 14), (last + 1, end, words::won(), y + 26)];
        for (from, to, word, at) in lines {
            let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
            let middle = (place(from) + place(to + 1)) / 2;
            stretches.push(words::stretch(&range, word.clone()));
            strokes.push(Stroke::Word((middle, at), sign(range)));
            strokes.push(Stroke::Word((middle, if at < y { at - 14 } else { at + 14 }), word));
        }
        // Single piles, if there is room to draw them apart.
        if high - low <= LENGTH / 10 {
            strokes.extend((first..=last).map(|n| Stroke::Hollow((place(n) + 4, y))));
            strokes.extend((last + 1..=end).map(|n| Stroke::Full((place(n) + 4, y))));
        }
    }
    Table {
        caption: words::line_caption(k, k + BANDS - 1),
        note: words::line_note(),
        shape: Shape::Drawing {
            size: (LENGTH as i32 + 40, 110),
            strokes,
            words: words::stretches(shared::series(stretches, shared::comma)),
        },
    }
}
