//! The messages of the page of the tables, a function each; see `words/en.ftl`.

use messages::Message;
use messages::markup::Html;
pub(crate) use web_common::words::SITE;
use web_common::words::Words;
use yew::AttrValue;

include!(concat!(env!("OUT_DIR"), "/explorer.rs"));

/// A name in the language of the page.
type Name = fn() -> Message;

/// The rule that people also call “squares”.
const SUBTRACT_SQUARES: &str = "take-squares";

/// Example rules and tables: notation, name, and the words of the address.
pub(crate) const EXAMPLES: [(&str, Name, &str); 19] = [
    ("0.77", kayles, "rule=0.77"),
    ("0.07", dawsons_kayles, "rule=0.07"),
    ("kayles-3", kayles_throws, "rule=kayles-3"),
    ("0.137", dawsons_chess, "rule=0.137"),
    ("0.007", treblecross, "rule=0.007"),
    ("0.15", guiles, "rule=0.15"),
    ("squares", remove_a_square, "rule=squares"),
    ("take-1.2.3", take_one_to_three, "rule=take-1.2.3"),
    (SUBTRACT_SQUARES, subtract_a_square, "rule=take-squares"),
    ("take-primes", subtract_a_prime, "rule=take-primes"),
    ("0.~3", nim, "rule=0.~3"),
    ("4.~3", laskers_nim, "rule=4.~3"),
    ("0.6", officers, "rule=0.6"),
    ("grundy", grundys_game, "rule=grundy"),
    ("", || beside("0.161", "0.36"), "rule=0.161&to=1000&with=0.36"),
    ("", wythoffs_queen, "plane=wythoff&side=1000"),
    ("", longer_throws, "table=kayles&most=12&to=100"),
    ("", take_away, "table=take-away&f=2x&most=12&to=100"),
    ("", h_numbers, "table=limits&f=2x&to=1000"),
];

/// The example of the other game that is meant if this rule is asked for by a word.
pub(crate) fn also_meant(rule: &str) -> Option<usize> {
    let example = |(notation, ..): &(&str, Name, &str)| *notation == SUBTRACT_SQUARES;
    EXAMPLES.iter().position(example).filter(|_| rule == "squares")
}

/// The groups of the examples: their names and sizes.
pub(crate) const GROUPS: [(Name, usize); 3] = [(rows, 7), (heaps, 7), (more_tables, 5)];

const _: () = assert!(GROUPS[0].1 + GROUPS[1].1 + GROUPS[2].1 == EXAMPLES.len());

/// HTML from the worker, with its words in a language.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Rendered {
    html: Html,
    shown: AttrValue,
}

impl Rendered {
    pub(crate) fn new(html: Html, language: &str) -> Rendered {
        let mut said = Rendered { html, shown: AttrValue::default() };
        said.speak(language);
        said
    }

    /// The HTML without the words.
    pub(crate) fn html(self) -> Html {
        self.html
    }

    pub(crate) fn show(&self) -> yew::Html {
        yew::Html::from_html_unchecked(self.shown.clone())
    }

    /// True if it shows this.
    pub(crate) fn is(&self, html: &Html) -> bool {
        self.html == *html
    }

    /// The same in another language.
    pub(crate) fn speak(&mut self, language: &str) {
        let words = |message: &Message| message.words(language).into_owned();
        self.shown = self.html.with_words(&words).into();
    }
}
