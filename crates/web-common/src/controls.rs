//! The controls of both pages; `Root::show_values` sets their values.

use crate::view::View;
use crate::words::{Words, steps};
use messages::Message;
use yew::prelude::{AttrValue, Callback, Event, Html, MouseEvent, Properties, component, html};

/// A button with a word on it.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn button() {
/// use web_common::{controls::button, view::View, words::steps};
/// use yew::prelude::{Html, component};
///
/// enum Command {
///     Down,
/// }
///
/// #[component]
/// fn Page() -> Html {
///     let view = View::new("en".into(), |_, _| ());
///     let [down, _] = steps("Heap 1");
///     button(&view, "quiet", &down, Command::Down)
/// }
///
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
///
/// let button = root.query_selector("button.quiet").unwrap().unwrap();
/// assert_eq!(button.text_content().as_deref(), Some("fewer"));
/// # }
/// ```
pub fn button<C: 'static>(view: &View<C>, class: &'static str, word: &Message, command: C) -> Html {
    html! { <button {class} type="button" onclick={view.on(command)}>{ view.text(word) }</button> }
}

/// Words and names of the options of a choice.
pub type Options = Vec<(AttrValue, AttrValue)>;

/// A choice, with the id for a label or with a name of its own.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn select() {
/// # use wasm_bindgen::JsCast;
/// use web_common::controls::Select;
/// use yew::prelude::{Callback, Html, component, html};
///
/// #[component]
/// fn Page() -> Html {
///     let options = vec![("en".into(), "English".into()), ("fr".into(), "français".into())];
///     html! { <Select id="tongue" {options} value="en" onchange={Callback::noop()} /> }
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// let select = root.first_element_child().unwrap();
/// assert_eq!(select.text_content().as_deref(), Some("Englishfrançais"));
/// assert_eq!(select.unchecked_into::<web_sys::HtmlSelectElement>().value(), "en");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Properties)]
#[allow(missing_docs, reason = "each is named like the attribute")]
pub struct SelectProps {
    #[prop_or_default]
    pub id: Option<&'static str>,
    #[prop_or_default]
    pub label: Option<AttrValue>,
    pub options: Options,
    pub value: AttrValue,
    pub onchange: Callback<Event>,
}

/// A choice.
#[component]
pub fn Select(SelectProps { id, label, options, value, onchange }: &SelectProps) -> Html {
    html! {
        <select id={*id} aria-label={label} data-value={value} {onchange}>
            for (word, name) in options {
                // Yew inserts options from the last one on, and a browser chooses the first one inserted, which
                // would be seen until `Root::show_values`.
                <option key={word.as_str()} value={word} selected={word == value}>{ name }</option>
            }
        </select>
    }
}

/// A number between − and +.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn stepper() {
/// use web_common::controls::Stepper;
/// use yew::prelude::{Callback, Html, component, html};
///
/// #[component]
/// fn Page() -> Html {
///     html! {
///         <Stepper language="en" label="Heap 1" shown="0" less={None} more={Callback::noop()}
///             version=1 onchange={Callback::noop()} />
///     }
/// }
///
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// // At 0 there is no way down.
/// let down = root.query_selector("[aria-disabled]").unwrap().unwrap();
/// assert_eq!(down.get_attribute("aria-label").as_deref(), Some("fewer"));
/// assert_eq!(root.text_content().as_deref(), Some("−+"));
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct StepperProps {
    /// The language of the page.
    pub language: AttrValue,
    /// The label of the number.
    pub label: AttrValue,
    /// The number as it is shown.
    pub shown: AttrValue,
    /// The action of −, if any.
    pub less: Option<Callback<MouseEvent>>,
    /// The action of +, if any.
    pub more: Option<Callback<MouseEvent>>,
    /// Changes when the field must be rewritten, even with the same value.
    pub version: u32,
    /// Called with a typed number.
    pub onchange: Callback<Event>,
}

/// A number between − and +; what is typed or chosen is entered.
#[component]
pub fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { language, label, shown, less, more, version, onchange } = props;
    let [fewer, further] = steps(label);
    let one = |name: Message, sign: &'static str, onclick: Option<Callback<MouseEvent>>| {
        html! {
            <button type="button" aria-label={name.words(language).into_owned()}
                aria-disabled={onclick.is_none().then_some("true")} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <span class="step">
            { one(fewer, "−", less.clone()) }
            <input class="text-in" inputmode="numeric" autocomplete="off"
                ~style={format!("width:{}ch", shown.len().max(2) + 2)}
                aria-label={label} data-value={shown} data-version={version.to_string()} {onchange} />
            { one(further, "+", more.clone()) }
        </span>
    }
}
