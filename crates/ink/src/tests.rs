//! What is drawn stays what it is: the same tests for Yew and for the press.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::{Component, Context, Html, Ink, Mail, On, Part, Scope, stay};
use gloo::utils::document;
use js_sys::futures::JsFuture;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, HtmlInputElement};

wasm_bindgen_test_configure!(run_in_browser);

type Draws = Rc<dyn Fn(&mut Ink<&'static str>)>;

thread_local! {
    static LINK: RefCell<Option<Scope<Album>>> = const { RefCell::new(None) };
    static HEARD: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    static DRAWN: Cell<u32> = const { Cell::new(0) };
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
        DRAWN.set(DRAWN.get() + 1);
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
        stay::<Album>(root.clone());
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
async fn what_has_a_key_is_moved_and_not_built_anew() {
    let stand = Stand::new().await;
    let show = async |keys: &'static str| {
        let draws = move |ink: &mut Ink<_>| {
            ink.open("ul");
            for i in 0..keys.len() {
                ink.open("li");
                ink.key(&keys[i..=i]);
                ink.text(&keys[i..=i]);
                ink.shut();
            }
            ink.shut();
        };
        stand.show(draws).await;
        stand.all("li")
    };
    let mut before = show("abcdef").await;
    for keys in ["fabcde", "abcdef", "fedcba", "bd", "abcd", "", "xyz", "zx", "abzcdx"] {
        let after = show(keys).await;
        let texts: String = after.iter().filter_map(|element| element.text_content()).collect();
        assert_eq!(texts, keys);
        for old in &before {
            let text = old.text_content();
            if let Some(new) = after.iter().find(|new| new.text_content() == text) {
                assert!(new.is_same_node(Some(old)), "{text:?} was built anew for {keys}");
            }
        }
        before = after;
    }
}

#[wasm_bindgen_test]
async fn attributes_texts_and_styles_follow() {
    let stand = Stand::new().await;
    for (name, text, width) in [("title", "one", "3px"), ("lang", "two", "4px"), ("lang", "", "")] {
        let draws = move |ink: &mut Ink<_>| {
            ink.open("p|class=first");
            ink.fixed("class", "last");
            ink.set(name, text);
            if !width.is_empty() {
                ink.style(&format!("width:{width}"));
            }
            ink.text(text);
            ink.shut();
        };
        stand.show(draws).await;
        let shown: HtmlElement = stand.one("p").unchecked_into();
        assert_eq!(shown.class_name(), "last");
        assert_eq!(shown.text_content().as_deref(), Some(text));
        assert_eq!(shown.get_attribute(name).as_deref(), Some(text));
        assert_eq!(shown.has_attribute("title"), name == "title");
        let style = shown.get_attribute("style").unwrap_or_default();
        assert_eq!(style.contains("px"), !width.is_empty(), "{style}");
        assert!(style.contains(width), "{style}");
    }
}

#[wasm_bindgen_test]
async fn drawings_and_markup_are_what_they_say() {
    let stand = Stand::new().await;
    for markup in ["one <b>two</b> <i>three</i>", "<b>two</b>", ""] {
        for text in ["a", "b"] {
            let draws = move |ink: &mut Ink<_>| {
                ink.open("p");
                ink.text(text);
                ink.raw(markup.into());
                ink.text(text);
                ink.open("svg");
                ink.open("g");
                ink.raw("<path d='M0 0'/>".into());
                ink.void("use|href=#glyph");
                ink.shut();
                ink.shut();
                ink.shut();
            };
            let before = stand.all("b").first().cloned();
            stand.show(draws).await;
            let shown = stand.one("p").inner_html();
            assert!(shown.starts_with(&format!("{text}{markup}{text}<svg><g><path ")), "{shown}");
            let after = stand.all("b").first().cloned();
            // The same markup is not read again.
            assert!(text == "a" || before == after);
        }
        for drawn in ["svg", "g", "path", "use"] {
            let space = stand.one(drawn).namespace_uri();
            assert_eq!(space.as_deref(), Some("http://www.w3.org/2000/svg"), "{drawn}");
        }
    }
}

#[wasm_bindgen_test]
async fn events_rise_from_the_inside_out() {
    let stand = Stand::new().await;
    let draws = |ink: &mut Ink<_>| {
        ink.open("div");
        ink.click("outer");
        ink.on(On::Focus, "never");
        ink.on(On::FocusIn, "in");
        ink.open("button|id=inner");
        ink.click("inner");
        ink.on(On::Focus, "focus");
        ink.say("b", "text");
        ink.shut();
        ink.say("u", "beside");
        ink.shut();
    };
    stand.show(draws).await;
    heard();
    click(&stand.one("b"));
    assert_eq!(heard(), ["inner", "outer"]);
    click(&stand.one("u"));
    assert_eq!(heard(), ["outer"]);
    stand.one("button").unchecked_ref::<HtmlElement>().focus().unwrap();
    assert_eq!(heard(), ["focus", "in"]);
    stand.show(|ink| ink.void("button|id=inner")).await;
    heard();
    click(&stand.one("button"));
    assert!(heard().is_empty(), "what is gone does not listen");
}

#[derive(Clone, PartialEq)]
struct Counted {
    text: &'static str,
    mail: Mail<&'static str>,
}

thread_local! {
    static PARTS: Cell<u32> = const { Cell::new(0) };
}

impl Part for Counted {
    fn draw(&self) -> Html {
        PARTS.set(PARTS.get() + 1);
        let mut ink = Ink::new(&self.mail);
        ink.say("i", self.text);
        ink.text(self.text);
        ink.done()
    }
}

#[wasm_bindgen_test]
async fn a_part_is_drawn_again_only_when_it_has_changed() {
    let stand = Stand::new().await;
    let mail = Mail::new("en".into(), |_, _: &_| ());
    for (text, beside, times) in [("a", 0, 1), ("a", 1, 1), ("b", 1, 2), ("b", 0, 2)] {
        let mail = mail.clone();
        let draws = move |ink: &mut Ink<&'static str>| {
            ink.list();
            for _ in 0..beside {
                ink.void("hr");
            }
            ink.shut();
            ink.part(Counted { text, mail: mail.clone() });
            ink.say("p", "end");
        };
        stand.show(draws).await;
        assert_eq!(PARTS.get(), times);
        let rule = if beside == 1 { "<hr>" } else { "" };
        let wanted = format!("{rule}<i>{text}</i>{text}<p>end</p>");
        assert_eq!(stand.root.inner_html(), wanted);
    }
}

/// Draws one of many trees, whose pieces have keys, are absent, or change their kind.
fn tree(ink: &mut Ink<&'static str>, dice: &mut u32, depth: u32) {
    let mut roll = |sides: u32| {
        *dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (*dice >> 16) % sides
    };
    let (many, keyed) = (roll(4), roll(2) == 0);
    let mut keys: Vec<u32> = (0..6).collect();
    for i in 0..5 {
        keys.swap(i, i + roll(6 - i as u32) as usize);
    }
    for key in keys.into_iter().take(many as usize) {
        let kind = if keyed { 0 } else { roll(4) };
        match kind {
            0 | 1 => ink.open(if keyed || roll(2) == 0 { "b" } else { "i" }),
            2 => ink.list(),
            _ => {
                ink.text(&key.to_string());
                continue;
            }
        }
        if keyed {
            ink.key(&key.to_string());
        }
        if kind < 2 && roll(2) == 0 {
            ink.set("title", &key.to_string());
        }
        let inner = roll(1000);
        if depth > 0 {
            tree(ink, &mut { inner }, depth - 1);
        }
        ink.shut();
    }
}

#[wasm_bindgen_test]
async fn whatever_was_there_before_it_looks_as_if_it_were_new() {
    let stand = Stand::new().await;
    for seed in 0..60 {
        let draws = move |ink: &mut Ink<_>| {
            ink.open("div");
            tree(ink, &mut { seed }, 3);
            ink.shut();
        };
        stand.link.send_message(self::draws(draws));
        moment().await;
        let shown = stand.root.inner_html();
        stand.show(|_| ()).await;
        assert_eq!(stand.root.inner_html(), "");
        stand.show(draws).await;
        assert_eq!(shown, stand.root.inner_html(), "seed {seed}");
        if seed % 2 == 0 {
            // What follows is drawn over this tree, and over another one the next time.
            stand.show(move |ink| tree(ink, &mut { seed * 7 }, 2)).await;
        }
    }
}

#[wasm_bindgen_test]
async fn what_is_told_together_is_drawn_once() {
    let stand = Stand::new().await;
    let before = DRAWN.get();
    for text in ["a", "b", "c"] {
        stand.link.send_message(draws(move |ink| ink.say("p", text)));
    }
    assert_eq!(DRAWN.get(), before, "nothing happens in the midst of something else");
    moment().await;
    assert_eq!(DRAWN.get(), before + 1);
    assert_eq!(stand.root.inner_html(), "<p>c</p>");
}

/// Roots of which the page knows many.
#[cfg(not(feature = "yew"))]
mod standing {
    use super::*;
    use crate::press::mount;
    use web_sys::{ShadowRootInit, ShadowRootMode};

    #[wasm_bindgen_test]
    async fn what_is_taken_down_leaves_nothing_behind() {
        let host = place();
        let shadow = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
        let other = place();
        other.set_inner_html("<p>not ours</p>");
        let inside = mount::<Album>(shadow.clone(), ());
        let link = LINK.take().unwrap();
        let beside = mount::<Album>(other.clone(), ());
        for link in [&link, &LINK.take().unwrap()] {
            let draws = |ink: &mut Ink<_>| {
                ink.open("button");
                ink.click("told");
                ink.shut();
            };
            link.send_message(super::draws(draws));
        }
        moment().await;
        heard();
        let button = shadow.query_selector("button").unwrap().unwrap();
        click(&button);
        click(&other.query_selector("button").unwrap().unwrap());
        assert_eq!(heard(), ["told", "told"]);
        link.send_message(super::draws(|ink| ink.say("p", "too late")));
        drop(inside);
        link.send_message(super::draws(|ink| ink.say("p", "too late")));
        moment().await;
        assert_eq!(shadow.inner_html(), "");
        shadow.append_child(&button).unwrap();
        click(&button);
        assert!(heard().is_empty());
        click(&other.query_selector("button").unwrap().unwrap());
        assert_eq!(heard(), ["told"]);
        drop(beside);
        assert_eq!(other.inner_html(), "<p>not ours</p>");
    }

    #[wasm_bindgen_test]
    async fn the_focus_stays_while_others_move_around_it() {
        let stand = Stand::new().await;
        let show = async |keys: &'static str| {
            let draws = move |ink: &mut Ink<_>| {
                for i in 0..keys.len() {
                    ink.open("button");
                    ink.key(&keys[i..=i]);
                    ink.set("id", &keys[i..=i]);
                    ink.shut();
                }
            };
            stand.show(draws).await;
        };
        show("abcde").await;
        stand.one("#b").unchecked_ref::<HtmlElement>().focus().unwrap();
        for keys in ["eabcd", "abcde", "bcdea", "aecbd", "zbx", "xyb"] {
            show(keys).await;
            let active = document().active_element().unwrap();
            assert_eq!(active.id(), "b", "for {keys}");
        }
    }
}
