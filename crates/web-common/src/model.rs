//! A state that changes by messages, owned by a function component.
//!
//! Messages are processed one after the other, with all their consequences, before anything is drawn. A
//! reducer of `use_reducer` would nest them: moving the focus, sending a message to the page around a
//! frame or asking a worker may send the next one.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use yew::functional::UseForceUpdateHandle;
use yew::prelude::{Callback, hook, use_effect, use_force_update, use_memo, use_mut_ref};
use yew::scheduler::{self, Runnable};

/// A state that messages change.
pub trait Model: 'static {
    /// The type of its messages.
    type Msg: 'static;

    /// Something happens; true if it can be seen.
    fn update(&mut self, msg: Self::Msg) -> bool;

    /// Called after the state has been drawn.
    fn drawn(&mut self);
}

/// A model, once there is one.
pub type ModelRef<M> = Rc<RefCell<Option<M>>>;

/// A message in the queue in which Yew delivers messages to components.
struct Sent<M: Model> {
    /// Weak, since Yew leaves listeners on the element of an app for ever, with everything they hold.
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

/// The model of a component, and the callback for messages to it. It is created when the component is
/// first drawn, if possible, and lasts as long.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_model() {
/// use web_common::model::{Model, use_model};
/// use yew::prelude::{Html, MouseEvent, component, html};
///
/// /// A heap from which each message takes some.
/// struct Heap(u32);
///
/// impl Model for Heap {
///     type Msg = u32;
///
///     fn update(&mut self, takes: u32) -> bool {
///         let before = self.0;
///         self.0 = before.saturating_sub(takes);
///         self.0 != before
///     }
///
///     fn drawn(&mut self) {}
/// }
///
/// #[component]
/// fn Page() -> Html {
///     let (model, send) = use_model(|_| Some(Heap(5)));
///     let left = model.borrow().as_ref().map_or(0, |heap| heap.0);
///     html! { <button onclick={send.reform(|_: MouseEvent| 2)}>{ left }</button> }
/// }
///
/// # use wasm_bindgen::JsCast;
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// gloo::utils::body().append_child(&root).unwrap();
/// root.first_element_child().unwrap().unchecked_into::<web_sys::HtmlElement>().click();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.text_content().as_deref(), Some("3"));
/// # root.remove();
/// # }
/// ```
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
