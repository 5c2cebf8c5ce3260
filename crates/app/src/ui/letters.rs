//! The letter of an outcome in a sentence, as in “(N)”, which a preference takes away together with those of the marks.

use super::View;
use messages::Message;
use yew::prelude::{Html, html};

/// All outcomes by their letters.
const LETTERS: [&str; 5] = [" (P)", " (N)", " (D)", " (L)", " (R)"];

/// A sentence with its letter in an element of its own.
pub(crate) fn lettered(view: &View, sentence: &Message) -> Html {
    let words = view.say(sentence);
    let found = LETTERS.iter().find_map(|letter| Some((letter, words.split_once(letter)?)));
    match found {
        Some((letter, (before, after))) => html! {
            <>{ before.to_string() }<span class="letter">{ *letter }</span>{ after.to_string() }</>
        },
        None => view.text(sentence),
    }
}
