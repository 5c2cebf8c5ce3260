//! What can happen to the page.

use crate::command::{Command, Entry};
use crate::events::EventData;
use crate::study_worker::Word;
use ink::around::Spoke;
use std::rc::Rc;
use study::wire::Tell;

/// What can happen to the page.
#[derive(Debug)]
pub(crate) enum Msg {
    /// Something was done; with it comes what the event told.
    Done(Rc<Command>, EventData),
    /// A field was typed in, and then no more for a while.
    Typed(Entry, String),
    /// The worker tells something, or has broken.
    Word(Word),
    /// Something was said between a frame and the page around it.
    Spoke(Spoke),
    /// The address has changed.
    Moved,
    /// The page may have another size, or look.
    Resized,
    /// The words of another language have come.
    Language,
    /// The page looks otherwise.
    Look,
    /// More rows of the grid are to be made.
    Unroll,
    /// More cells of a table may come into the page.
    More,
    /// The address is to be written.
    Write,
    /// Something was copied (true) or could not be.
    Copied(bool),
    /// A picture was saved (true) or could not be made.
    Saved(bool),
    /// What was changed some moments ago is to be drawn.
    Draw,
    /// Canvases are to be painted.
    Paint,
}

impl Msg {
    /// True if what it changes is drawn in a task of its own: it comes within a frame of the browser, many
    /// times in a blink, or brings so much that to take it in is a task already.
    pub(crate) fn waits(&self) -> bool {
        match self {
            Msg::Done(command, _) => matches!(
                **command,
                Command::Move(_)
                    | Command::Wheel(_)
                    | Command::Scroll(_)
                    | Command::Show(_)
                    | Command::Look(_)
                    | Command::Step(..)
                    | Command::Snap
            ),
            Msg::Word(Word::Answer(tell)) => {
                matches!(tell, Tell::Picture { .. } | Tell::Window { .. })
            }
            _ => false,
        }
    }
}
