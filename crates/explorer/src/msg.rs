//! The messages of the page.

use crate::command::{Command, Entry};
use crate::events::EventData;
use crate::study_worker::StudyEvent;
use std::rc::Rc;
use study::wire::Tell;
use web_common::parent_page::ParentEvent;

#[derive(Debug)]
pub(crate) enum Msg {
    /// A command, with the data of its event.
    Done(Rc<Command>, EventData),
    /// A field was typed in, and then no more for a while.
    Typed(Entry, String),
    /// An answer from the worker, or its failure.
    Worker(StudyEvent),
    /// A message between a frame and the page around it.
    Parent(ParentEvent),
    /// The address has changed.
    Moved,
    /// The page may have another size, or appearance.
    Resized,
    /// The words of another language have arrived.
    Language,
    /// The appearance has changed.
    Look,
    /// More rows of the grid can be made.
    Unroll,
    /// More cells of a table can be added.
    More,
    /// The address is to be written.
    Write,
    /// Something was copied (true) or could not be.
    Copied(bool),
    /// A picture was saved (true) or could not be made.
    Saved(bool),
    /// Deferred changes are drawn.
    Draw,
    /// Canvases are to be painted.
    Paint,
}

impl Msg {
    /// Large or frequent: redraw deferred.
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
            Msg::Worker(StudyEvent::Answer(tell)) => {
                matches!(tell, Tell::Picture { .. } | Tell::Window { .. })
            }
            _ => false,
        }
    }
}
