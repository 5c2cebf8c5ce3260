//! Hooks for the page of a component: events of its window, its language, its title.

use crate::browser;
use gloo::utils::{document, window};
use yew::prelude::{AttrValue, Callback, hook, use_effect_with, use_memo, use_state};

/// The event that the words of the page’s language have arrived.
pub const LANGUAGE: &str = "last-move:language";

/// Listens to an event of the window, if one is given, while the component exists.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_event() {
/// use web_common::{browser, hooks};
/// use yew::prelude::{Callback, Html, component, use_state};
///
/// #[component]
/// fn Page() -> Html {
///     let often = use_state(|| 0);
///     let now = often.clone();
///     hooks::use_event(Some("resize"), Callback::from(move |()| now.set(*now + 1)));
///     Html::from(format!("{} times", *often))
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// gloo::utils::window().dispatch_event(&web_sys::Event::new("resize").unwrap()).unwrap();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.inner_html(), "1 times");
/// # }
/// ```
#[hook]
pub fn use_event(name: Option<&'static str>, heard: Callback<()>) {
    // From the first rendering on: an effect could miss the event.
    use_memo(name, |name| {
        name.map(|name| browser::listen(&window(), name, Box::new(move |_| heard.emit(()))))
    });
}

/// The language of the page, once its words are there.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_language() {
/// use web_common::{browser, hooks};
/// use yew::prelude::{Html, component};
///
/// #[component]
/// fn Page() -> Html {
///     Html::from(hooks::use_language())
/// }
///
/// browser::set_root("lang", Some("en"));
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// // The words of another language have come.
/// browser::set_root("lang", Some("fr"));
/// gloo::utils::window().dispatch_event(&web_sys::Event::new(hooks::LANGUAGE).unwrap()).unwrap();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.inner_html(), "fr");
/// # browser::set_root("lang", None);
/// # }
/// ```
#[hook]
pub fn use_language() -> AttrValue {
    let language = use_state(|| AttrValue::from(browser::language()));
    let now = language.setter();
    let speak = Callback::from(move |()| now.set(browser::language().into()));
    use_event(Some(LANGUAGE), speak);
    (*language).clone()
}

/// The worker of a component, which `open` gives access to once, as the component is first drawn. A
/// [`WorkerClient`](crate::worker_client::WorkerClient) is within; it lasts as long as the component.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_worker() {
/// use std::cell::Cell;
/// use web_common::hooks::{use_event, use_worker};
/// use yew::prelude::{Callback, Html, component, use_force_update};
///
/// thread_local!(static OPENED: Cell<u32> = const { Cell::new(0) });
///
/// #[component]
/// fn Page() -> Html {
///     let draw = use_force_update();
///     use_event(Some("resize"), Callback::from(move |()| draw.force_update()));
///     let worker = use_worker(|| {
///         OPENED.set(OPENED.get() + 1);
///         "a client"
///     });
///     Html::from(format!("{worker}, opened {} times", OPENED.get()))
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// gloo::utils::window().dispatch_event(&web_sys::Event::new("resize").unwrap()).unwrap();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.inner_html(), "a client, opened 1 times");
/// # }
/// ```
#[hook]
pub fn use_worker<W: Clone + 'static>(open: impl FnOnce() -> W) -> W {
    let worker = use_memo((), |()| open());
    (*worker).clone()
}

/// Sets the title of the document, if one is given: the title of a tab, which is also read aloud before a frame.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_title() {
/// use web_common::hooks::use_title;
/// use yew::prelude::{Html, component};
///
/// #[component]
/// fn Page() -> Html {
///     use_title(Some("Nim".to_string()));
///     Html::default()
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(gloo::utils::document().title(), "Nim");
/// # }
/// ```
#[hook]
pub fn use_title(title: Option<String>) {
    use_effect_with(title, |title| {
        if let Some(title) = title {
            document().set_title(title);
        }
    });
}
