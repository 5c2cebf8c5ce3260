//! Writes a page element by element: much smaller than the code that `html!` makes of the same tree.

use indexmap::IndexMap;
use session::markup::held;
use std::fmt;
use std::rc::Rc;
use web_sys::Event;
use yew::AttrValue;
use yew::prelude::*;
use yew::virtual_dom::{
    AttributeOrProperty, Attributes, Key, Listener, ListenerKind, Listeners, VList, VTag,
};

type Carry<D> = dyn Fn(&Rc<D>, &Event);

/// Takes what was done on an element, and the event that told it, to the app.
pub struct Mail<D>(Rc<Carry<D>>);

impl<D> Mail<D> {
    /// A way to the app.
    pub fn new(to: impl Fn(&Rc<D>, &Event) + 'static) -> Mail<D> {
        Mail(Rc::new(to))
    }
}

impl<D> Clone for Mail<D> {
    fn clone(&self) -> Self {
        Mail(self.0.clone())
    }
}

impl<D> fmt::Debug for Mail<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Mail")
    }
}

impl<D> PartialEq for Mail<D> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The events that this page listens to; the browser's own list is ten times as long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named like the browser's event")]
pub enum On {
    Click,
    Change,
    Input,
    Submit,
    Toggle,
    Focus,
    FocusIn,
    FocusOut,
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    PointerCancel,
    Scroll,
    Wheel,
    Close,
}

/// The one listener of this page: it takes a deed to the app.
struct Hears<D> {
    on: On,
    deed: Rc<D>,
    mail: Mail<D>,
}

impl<D: 'static> Listener for Hears<D> {
    fn kind(&self) -> ListenerKind {
        match self.on {
            On::Click => ListenerKind::onclick,
            On::Change => ListenerKind::onchange,
            On::Input => ListenerKind::oninput,
            On::Submit => ListenerKind::onsubmit,
            On::Toggle => ListenerKind::ontoggle,
            On::Focus => ListenerKind::onfocus,
            On::FocusIn => ListenerKind::onfocusin,
            On::FocusOut => ListenerKind::onfocusout,
            On::KeyDown => ListenerKind::onkeydown,
            On::PointerDown => ListenerKind::onpointerdown,
            On::PointerMove => ListenerKind::onpointermove,
            On::PointerUp => ListenerKind::onpointerup,
            On::PointerCancel => ListenerKind::onpointercancel,
            On::Scroll => ListenerKind::onscroll,
            On::Wheel => ListenerKind::onwheel,
            On::Close => ListenerKind::onclose,
        }
    }

    fn handle(&self, event: Event) {
        (self.mail.0)(&self.deed, &event);
    }

    fn passive(&self) -> bool {
        false
    }
}

/// An element, or a fragment without a tag, that is still being written.
#[derive(Default)]
struct Sheet {
    tag: &'static str,
    key: Option<Key>,
    attributes: IndexMap<AttrValue, AttributeOrProperty>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
    children: Vec<Html>,
}

/// A page that is being written.
pub struct Ink<D> {
    open: Vec<Sheet>,
    mail: Mail<D>,
}

impl<D> fmt::Debug for Ink<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Ink")
    }
}

impl<D: 'static> Ink<D> {
    /// An empty page.
    pub fn new(mail: &Mail<D>) -> Ink<D> {
        Ink { open: vec![Sheet::default()], mail: mail.clone() }
    }

    /// What was written.
    pub fn done(mut self) -> Html {
        let children = std::mem::take(&mut self.top().children);
        VList::with_children(children, None).into()
    }

    fn top(&mut self) -> &mut Sheet {
        self.open.last_mut().expect("the outermost sheet is never shut")
    }

    /// Opens an element: its tag, then fixed attributes as `name=value`, parted by bars.
    pub fn open(&mut self, spec: &'static str) {
        let mut words = spec.split('|');
        let tag = words.next().unwrap_or_default();
        self.open.push(Sheet { tag, ..Sheet::default() });
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            self.fixed(name, value);
        }
    }

    /// Opens a fragment, so that what may be absent keeps its place among its neighbours.
    ///
    /// Neighbours without keys are told apart by their place: one more of them, even at the end,
    /// makes the browser build the others anew, and the focus or a click that is on its way is lost.
    pub fn list(&mut self) {
        self.open.push(Sheet::default());
    }

    /// Ends the element or fragment that was opened last.
    pub fn shut(&mut self) {
        let sheet = self.open.pop().expect("what is shut was opened");
        let children = VList::with_children(sheet.children, None);
        let node = if sheet.tag.is_empty() {
            children.into()
        } else {
            let listeners = match sheet.listeners.is_empty() {
                true => Listeners::None,
                false => Listeners::Pending(sheet.listeners.into()),
            };
            let tag = AttrValue::Static(sheet.tag);
            let attributes = Attributes::IndexMap(Rc::new(sheet.attributes));
            let place = NodeRef::default();
            VTag::__new_other(tag, place, sheet.key, attributes, listeners, children.into()).into()
        };
        self.put(node);
    }

    /// An element without children.
    pub fn void(&mut self, spec: &'static str) {
        self.open(spec);
        self.shut();
    }

    /// An element with a text in it.
    pub fn say(&mut self, spec: &'static str, text: &str) {
        self.open(spec);
        self.text(text);
        self.shut();
    }

    /// Text inside the open element.
    pub fn text(&mut self, text: &str) {
        self.put(Html::from(text));
    }

    /// A node that was made elsewhere.
    pub fn put(&mut self, node: Html) {
        self.top().children.push(node);
    }

    /// Markup that the build has made.
    pub fn raw(&mut self, markup: AttrValue) {
        self.put(Html::from_html_unchecked(markup));
    }

    /// The way to the app, for parts that are drawn by themselves.
    pub fn mail(&self) -> &Mail<D> {
        &self.mail
    }

    /// Tells the open element from its neighbours, wherever it stands among them.
    pub fn key(&mut self, key: &str) {
        self.top().key = Some(Key::from(key));
    }

    /// An attribute whose value never changes.
    pub fn fixed(&mut self, name: &'static str, value: &'static str) {
        self.attribute(name, AttrValue::Static(value));
    }

    /// An attribute.
    pub fn set(&mut self, name: &'static str, value: &str) {
        self.attribute(name, AttrValue::Rc(value.into()));
    }

    /// Declarations of style. As a property, since a strict policy refuses the attribute.
    pub fn style(&mut self, declarations: &str) {
        let value = AttributeOrProperty::Property(declarations.into());
        self.top().attributes.insert(AttrValue::Static("style"), value);
    }

    fn attribute(&mut self, name: &'static str, value: AttrValue) {
        let value = AttributeOrProperty::Attribute(value);
        self.top().attributes.insert(AttrValue::Static(name), value);
    }

    /// An attribute that is a number.
    pub fn number(&mut self, name: &'static str, value: i32) {
        self.set(name, &value.to_string());
    }

    /// A path, or another element with a way to draw.
    pub fn path(&mut self, spec: &'static str, way: &str) {
        self.open(spec);
        self.set("d", way);
        self.shut();
    }

    /// Left, top, width and height.
    pub fn at(&mut self, at: [i32; 4]) {
        for (name, value) in ["x", "y", "width", "height"].into_iter().zip(at) {
            self.number(name, value);
        }
    }

    /// An attribute that says `true` or `false`.
    pub fn flag(&mut self, name: &'static str, on: bool) {
        self.fixed(name, if on { "true" } else { "false" });
    }

    /// An attribute that says `true`, or is not there.
    pub fn only(&mut self, name: &'static str, on: bool) {
        if on {
            self.fixed(name, "true");
        }
    }

    /// The classes that hold.
    pub fn class(&mut self, words: &[(&'static str, bool)]) {
        let held = held(words);
        if !held.is_empty() {
            self.set("class", &held);
        }
    }

    /// What the open element does when it is clicked.
    pub fn click(&mut self, deed: D) {
        self.on(On::Click, deed);
    }

    /// What the open element does at an event.
    pub fn on(&mut self, on: On, deed: D) {
        let hears = Hears { on, deed: Rc::new(deed), mail: self.mail.clone() };
        self.top().listeners.push(Some(Rc::new(hears)));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]
mod tests {
    use super::*;
    use js_sys::futures::JsFuture;
    use wasm_bindgen::JsCast;
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    /// A box whose last child comes and goes, told by a click on it.
    struct Toggled {
        more: bool,
    }

    impl Component for Toggled {
        type Message = ();
        type Properties = ();

        fn create(_: &Context<Self>) -> Self {
            Toggled { more: false }
        }

        fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
            self.more = !self.more;
            true
        }

        fn view(&self, ctx: &Context<Self>) -> Html {
            let link = ctx.link().clone();
            let mut ink = Ink::new(&Mail::new(move |_, _| link.send_message(())));
            ink.open("div|id=box|class=two words");
            ink.click(());
            ink.set("data-said", "\"<&>\"");
            ink.say("b", "kept <b>");
            ink.list();
            if self.more {
                ink.say("i", "more");
            }
            ink.shut();
            ink.shut();
            ink.done()
        }
    }

    /// A moment in which Yew draws.
    async fn moment() {
        let soon = js_sys::Promise::new(&mut |done, _| {
            let window = gloo::utils::window();
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 20);
        });
        let _ = JsFuture::from(soon).await;
    }

    #[wasm_bindgen_test]
    async fn what_comes_and_goes_in_a_list_leaves_its_neighbours_alone() {
        let document = gloo::utils::document();
        let root = document.create_element("main").unwrap();
        document.body().unwrap().append_child(&root).unwrap();
        yew::Renderer::<Toggled>::with_root(root.clone()).render();
        moment().await;
        let found = |selector: &str| root.query_selector(selector).unwrap();
        let kept = found("b").unwrap();
        assert_eq!(kept.text_content().as_deref(), Some("kept <b>"));
        assert_eq!(found("#box").unwrap().get_attribute("data-said").as_deref(), Some("\"<&>\""));
        assert_eq!(found("#box").unwrap().class_name(), "two words");
        for there in [true, false, true] {
            found("#box").unwrap().unchecked_into::<web_sys::HtmlElement>().click();
            moment().await;
            assert_eq!(found("i").is_some(), there);
            assert!(kept.is_same_node(found("b").as_deref()), "the neighbour was built anew");
        }
    }
}
