//! Work after the browser has painted the last change, so that one frame never lays out both.

use crate::browser;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// Time in ms after which a frame is no longer awaited: a hidden page paints none.
const LATE: u32 = 250;

/// Waits for the next frame to be painted; dropping it cancels the work.
#[derive(Debug)]
pub(crate) struct AfterPaint {
    _frame: AnimationFrame,
    _late: Timeout,
    _behind: Rc<RefCell<Option<Timeout>>>,
}

/// Runs a function once, after the next frame has been painted.
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
    // Frame callbacks run before layout and paint; a task requested there runs after both.
    let frame = request_animation_frame(move |_| {
        into.replace(Some(browser::later(0, soon)));
    });
    AfterPaint { _frame: frame, _late: browser::later(LATE, late), _behind: behind }
}
