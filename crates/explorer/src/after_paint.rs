//! What is done once the browser has shown what was drawn before, so that one frame never has to lay out both.

use crate::browser;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// Time after which nobody waits any longer for a frame, in ms: a page that is not seen shows none.
const LATE: u32 = 250;

/// Waits for the next frame to be shown; who drops it no longer wants what was to be done.
#[derive(Debug)]
pub(crate) struct AfterPaint {
    _frame: AnimationFrame,
    _late: Timeout,
    _behind: Rc<RefCell<Option<Timeout>>>,
}

/// Does this once, when the next frame has been shown.
pub(crate) fn then(does: impl FnOnce() + 'static) -> AfterPaint {
    let does = Rc::new(RefCell::new(Some(does)));
    let once = || {
        let does = does.clone();
        Box::new(move || {
            let does = does.borrow_mut().take();
            does.into_iter().for_each(|does| does());
        })
    };
    let behind = Rc::new(RefCell::new(None));
    let (into, soon, late) = (behind.clone(), once(), once());
    // Frames call before they lay out and paint; a task that is asked for then comes behind that.
    let frame = request_animation_frame(move |_| {
        into.replace(Some(browser::later(0, soon)));
    });
    AfterPaint { _frame: frame, _late: browser::later(LATE, late), _behind: behind }
}
