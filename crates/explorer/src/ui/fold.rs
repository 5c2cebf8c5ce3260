//! A part of the page that is folded where the window is small.

use yew::prelude::{AttrValue, Children, Html, Properties, classes, component, html};

/// What is folded, under which words; `folded` where the window is small.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct FoldProps {
    pub(crate) class: &'static str,
    pub(crate) words: AttrValue,
    pub(crate) folded: bool,
    /// True while it is open even in a small window.
    #[prop_or_default]
    pub(crate) open: bool,
    pub(crate) children: Children,
}

/// The part; the words that open it are shown only where it may be folded.
#[component]
pub(crate) fn Fold(FoldProps { class, words, folded, open, children }: &FoldProps) -> Html {
    html! {
        <details class={classes!(*class, folded.then_some("is-foldable"))} open={*open || !*folded}>
            <summary>{ words.clone() }</summary>
            { children.clone() }
        </details>
    }
}
