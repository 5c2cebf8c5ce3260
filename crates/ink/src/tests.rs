//! What the pages rely on: neighbours that stay, and boards that can be taken away.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::{Ink, Mail};
use gloo::utils::document;
use js_sys::futures::JsFuture;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, HtmlInputElement, ShadowRootInit, ShadowRootMode};
use yew::html::Scope;
use yew::{Component, Context, Html, Renderer};

wasm_bindgen_test_configure!(run_in_browser);

type Draws = Rc<dyn Fn(&mut Ink<&'static str>)>;

thread_local! {
    static LINK: RefCell<Option<Scope<Album>>> = const { RefCell::new(None) };
    static HEARD: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Shows whatever it is told to.
struct Album(Draws);

impl Component for Album {
    type Message = Draws;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        LINK.set(Some(ctx.link().clone()));
        Album(Rc::new(|_| ()))
    }

    fn update(&mut self, _: &Context<Self>, draws: Draws) -> bool {
        self.0 = draws;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let mail = Mail::new("en".into(), |deed: &Rc<&'static str>, _: &_| {
            HEARD.with_borrow_mut(|heard| heard.push(deed));
        });
        let mut ink = Ink::new(&mail);
        (self.0)(&mut ink);
        ink.done()
    }
}

fn draws(draws: impl Fn(&mut Ink<&'static str>) + 'static) -> Draws {
    Rc::new(draws)
}

/// A moment in which everything is drawn.
async fn moment() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        let window = gloo::utils::window();
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 20);
    });
    let _ = JsFuture::from(soon).await;
}

fn place() -> Element {
    let root = document().create_element("main").unwrap();
    document().body().unwrap().append_child(&root).unwrap();
    root
}

struct Stand {
    root: Element,
    link: Scope<Album>,
}

impl Stand {
    async fn new() -> Stand {
        let root = place();
        Renderer::<Album>::with_root(root.clone()).render();
        moment().await;
        Stand { root, link: LINK.take().unwrap() }
    }

    async fn show(&self, draws: impl Fn(&mut Ink<&'static str>) + 'static) {
        self.link.send_message(self::draws(draws));
        moment().await;
    }

    fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).map(|i| found.get(i).unwrap().unchecked_into()).collect()
    }

    fn one(&self, selector: &str) -> Element {
        self.root.query_selector(selector).unwrap().unwrap()
    }
}

fn heard() -> Vec<&'static str> {
    HEARD.take()
}

fn click(element: &Element) {
    element.unchecked_ref::<HtmlElement>().click();
}

#[wasm_bindgen_test]
async fn what_comes_and_goes_in_a_list_leaves_its_neighbours_alone() {
    let stand = Stand::new().await;
    let show = async |more: bool| {
        let draws = move |ink: &mut Ink<_>| {
            ink.open("div|id=box|class=two words");
            ink.click("box");
            ink.set("data-said", "\"<&>\"");
            ink.list();
            if more {
                ink.say("u", "before");
            }
            ink.shut();
            ink.say("b", "kept <b>");
            ink.list();
            if more {
                ink.say("i", "more");
            }
            ink.shut();
            ink.void("input|id=field");
            ink.shut();
        };
        stand.show(draws).await;
    };
    show(false).await;
    let kept = stand.one("b");
    assert_eq!(kept.text_content().as_deref(), Some("kept <b>"));
    assert_eq!(stand.one("#box").get_attribute("data-said").as_deref(), Some("\"<&>\""));
    assert_eq!(stand.one("#box").class_name(), "two words");
    let field: HtmlInputElement = stand.one("input").unchecked_into();
    field.set_value("abc");
    field.focus().unwrap();
    field.set_selection_range(1, 2).unwrap();
    for there in [true, false, true] {
        show(there).await;
        assert_eq!(stand.all("i").len(), usize::from(there));
        assert_eq!(stand.one("#box").text_content().unwrap().starts_with("before"), there);
        assert!(kept.is_same_node(Some(&stand.one("b"))), "the neighbour was built anew");
        let active = document().active_element().unwrap();
        assert!(field.is_same_node(Some(&active)), "the focus was lost");
        assert_eq!(field.selection_start().unwrap(), Some(1), "the caret was lost");
        assert_eq!(field.value(), "abc");
    }
}

#[wasm_bindgen_test]
async fn a_board_in_a_shadow_root_leaves_nothing_behind() {
    let host = place();
    let shadow = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
    let inner = document().create_element("div").unwrap();
    shadow.append_child(&inner).unwrap();
    let inside = Renderer::<Album>::with_root(inner.clone()).render();
    moment().await;
    let link = LINK.take().unwrap();
    let beside = Stand::new().await;
    for link in [&link, &beside.link] {
        let draws = |ink: &mut Ink<_>| {
            ink.open("button");
            ink.click("told");
            ink.shut();
        };
        link.send_message(self::draws(draws));
    }
    moment().await;
    let button = inner.query_selector("button").unwrap().unwrap();
    click(&button);
    click(&beside.one("button"));
    assert_eq!(heard(), ["told", "told"]);
    link.send_message(self::draws(|ink| ink.say("p", "too late")));
    inside.destroy();
    link.send_message(self::draws(|ink| ink.say("p", "too late")));
    moment().await;
    assert_eq!(inner.inner_html(), "");
    inner.append_child(&button).unwrap();
    click(&button);
    assert!(heard().is_empty(), "what is gone does not listen");
    click(&beside.one("button"));
    assert_eq!(heard(), ["told"]);
}
