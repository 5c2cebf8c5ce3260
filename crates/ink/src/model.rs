//! A state that changes by messages, held by a function component.
//!
//! Messages are heard one after the other, with everything that follows from each, before anything is drawn.
//! A reducer of `use_reducer` would hear them in the midst of each other: to move the focus, to tell the page
//! around a frame or to ask a worker may send the next one.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use yew::functional::UseForceUpdateHandle;
use yew::prelude::{Callback, hook, use_effect, use_force_update, use_memo, use_mut_ref};
use yew::scheduler::{self, Runnable};

/// A state that messages change.
pub trait Model: 'static {
    /// What can happen.
    type Msg: 'static;

    /// Something happens; true if it can be seen.
    fn update(&mut self, msg: Self::Msg) -> bool;

    /// What is seen has been drawn.
    fn drawn(&mut self);
}

/// A model, once there is one.
pub type ModelRef<M> = Rc<RefCell<Option<M>>>;

/// A message on its way to its turn, in the queue in which Yew hears those to components.
struct Sent<M: Model> {
    /// Weak, since Yew leaves listeners on the element of an app for ever, with all that they hold.
    to: Weak<RefCell<Option<M>>>,
    msg: M::Msg,
    draw: UseForceUpdateHandle,
}

impl<M: Model> Runnable for Sent<M> {
    fn run(self: Box<Self>) {
        let Sent { to, msg, draw } = *self;
        let Some(cell) = to.upgrade() else { return };
        let changed = cell.borrow_mut().as_mut().is_some_and(|model| model.update(msg));
        if changed {
            draw.force_update();
        }
    }
}

/// The model of a component, and where messages to it go. It begins when the component is first drawn, if it
/// can, and lasts as long.
#[hook]
pub fn use_model<M: Model>(
    begin: impl FnOnce(&Callback<M::Msg>) -> Option<M>,
) -> (ModelRef<M>, Callback<M::Msg>) {
    let cell: ModelRef<M> = use_mut_ref(|| None);
    let (to, draw) = (Rc::downgrade(&cell), use_force_update());
    let send = use_memo((), |()| {
        Callback::from(move |msg| {
            let (to, draw) = (to.clone(), draw.clone());
            scheduler::push(Box::new(Sent { to, msg, draw }));
        })
    });
    if cell.borrow().is_none() {
        let model = begin(&send);
        cell.replace(model);
    }
    let drawn = cell.clone();
    use_effect(move || {
        if let Some(model) = &mut *drawn.borrow_mut() {
            model.drawn();
        }
    });
    (cell, (*send).clone())
}
