//! Behaviour that the pages rely on: controls that keep typed text, and boards that can be removed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::controls::Stepper;
use crate::root::Root;
use crate::view::View;
use gloo::utils::document;
use js_sys::futures::JsFuture;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, HtmlInputElement, Node, ShadowRootInit, ShadowRootMode};
use yew::prelude::{AppHandle, Callback, Html, Properties, component, html};

wasm_bindgen_test_configure!(run_in_browser);

thread_local! {
    static HEARD: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

#[derive(Clone, PartialEq, Properties)]
struct BoardProps {
    shown: u64,
    version: u32,
}

/// A number, with a button before it for odd versions only.
#[component]
fn Board(BoardProps { shown, version }: &BoardProps) -> Html {
    let view = View::new("en".into(), |command: &Rc<&'static str>, _: &_| {
        HEARD.with_borrow_mut(|heard| heard.push(**command));
    });
    html! {
        <>
            if version % 2 == 1 {
                <button id="told" onclick={view.on("told")} />
            }
            <Stepper language="en" label="Heap" shown={shown.to_string()} less={view.on("less")}
                more={None} {version} onchange={Callback::noop()} />
        </>
    }
}

/// Waits until everything is drawn.
async fn moment() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        let window = gloo::utils::window();
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 20);
    });
    let _ = JsFuture::from(soon).await;
}

async fn shown(parent: &Node, root: &Element) -> AppHandle<Board> {
    // Here each message renders as its name.
    js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
    parent.append_child(root).unwrap();
    let props = BoardProps { shown: 7, version: 1 };
    let app = yew::Renderer::<Board>::with_root_and_props(root.clone(), props).render();
    moment().await;
    app
}

fn one(root: &Element, selector: &str) -> Element {
    root.query_selector(selector).unwrap().unwrap()
}

fn click(element: &Element) {
    element.unchecked_ref::<HtmlElement>().click();
}

#[wasm_bindgen_test]
async fn what_is_typed_stays_until_the_version_changes() {
    let root = document().create_element("main").unwrap();
    let mut app = shown(&document().body().unwrap(), &root).await;
    let page = Root::of(&root);
    page.show_values();
    let field: HtmlInputElement = one(&root, "input").unchecked_into();
    assert_eq!(field.value(), "7");
    field.set_value("12");
    for (version, value) in [(1, "12"), (2, "7")] {
        app.update(BoardProps { shown: 7, version });
        moment().await;
        page.show_values();
        assert_eq!(field.value(), value);
        assert!(field.is_same_node(Some(&one(&root, "input"))), "the field was built anew");
    }
    click(&one(&root, "[aria-disabled]"));
    click(&one(&root, "[aria-label=fewer]"));
    assert_eq!(HEARD.take(), ["less"]);
    app.destroy();
    root.remove();
}

#[wasm_bindgen_test]
async fn a_board_in_a_shadow_root_leaves_nothing_behind() {
    let [host, beside, inner] =
        ["main", "main", "div"].map(|tag| document().create_element(tag).unwrap());
    let body = document().body().unwrap();
    body.append_child(&host).unwrap();
    let shadow = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
    let (inside, outside) = (shown(&shadow, &inner).await, shown(&body, &beside).await);
    let button = one(&inner, "#told");
    click(&button);
    click(&one(&beside, "#told"));
    assert_eq!(HEARD.take(), ["told", "told"]);
    inside.destroy();
    moment().await;
    assert_eq!(inner.inner_html(), "");
    inner.append_child(&button).unwrap();
    click(&button);
    assert!(HEARD.take().is_empty(), "what is gone does not listen");
    click(&one(&beside, "#told"));
    assert_eq!(HEARD.take(), ["told"]);
    outside.destroy();
    host.remove();
    beside.remove();
}

#[wasm_bindgen_test]
fn without_a_name_in_the_page_there_is_no_worker() {
    assert!(crate::worker_client::Sources::of_page().is_none());
}
