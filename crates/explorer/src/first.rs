//! The first picture of the usual table, drawn when the site is built, so that it needs no program.

use crate::address::AddressState;
use crate::command::View;
use crate::form::FormState;
use crate::grid::{LEAD, Reel, SMALL, Viewport};
use crate::study_state::StudyState;
use crate::ui::strip::{self, Bracket};
use crate::ui::{ask, examples, standing, which};
use crate::words;
use std::fmt::Write;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use study::Study;
use study::address::Subject;
use study::wire::Ask;
use web_common::address::Address as Bar;
use yew::LocalServerRenderer;
use yew::prelude::{Html, Properties, classes, component, html};

/// What belongs to the program: how it finds elements, and how the keyboard does.
const OF_PROGRAM: [&str; 5] = ["id", "for", "tabindex", "data-n", "data-version"];

/// Values in the first picture: as many as the widest page shows, and some more.
const VALUES: u64 = 40;

/// The first picture of a page or of a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// What the main part of the page has, in English.
    pub html: String,
    /// Its sizes and places.
    pub style: String,
    /// The address of what it shows.
    pub address: String,
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct Props {
    framed: bool,
}

/// The first picture of the page of tables, or of their frame.
///
/// ```
/// let [page, frame] = [false, true].map(explorer::first);
/// assert_eq!(page.address, frame.address);
/// assert!(page.html.contains("href=") && !frame.html.contains("href="));
/// assert!(!page.html.contains(" id="), "ids belong to the program");
/// ```
pub fn first(framed: bool) -> First {
    let props = Props { framed };
    let drawing = LocalServerRenderer::<Opening>::with_props(props).hydratable(false).render();
    // A picture awaits nothing.
    let Poll::Ready(html) = pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) else {
        unreachable!("a table that is complete is drawn at once")
    };
    // From the folder of frames the links of a page lead nowhere.
    let foreign = OF_PROGRAM.into_iter().chain(framed.then_some("href"));
    let (html, style) = (plain(&html, foreign), style(framed));
    First { html, style, address: Subject::default().to_string() }
}

fn view() -> View {
    View::new("en".into(), |_, _| ())
}

/// All values of the usual table, as the program gets them from its worker.
fn usual() -> StudyState {
    let (mut study, mut state) = (Study::default(), StudyState::new(1, study::address::TO));
    let mut tells = study.ask(Ask::Begin { id: 1, address: Subject::default().to_string() });
    while study.busy() {
        tells.extend(study.slice());
    }
    for tell in tells {
        state.take(tell, "en");
    }
    state
}

/// The head, the fields, which wait for the program, and the values with what is known of them, which the program
/// shows until it has them itself.
#[component]
fn Opening(Props { framed }: &Props) -> Html {
    let (view, state) = (view(), usual());
    let (address, form) = (AddressState::new(Bar::nowhere()), FormState::default());
    html! {
        <>
            <div data-first="head" class="bundle">
                if *framed {
                    <header class="tables-head">{ ask::title(&view, &address) }</header>
                } else {
                    { ask::head(&view, &address) }
                }
            </div>
            <div data-first="fields" class="bundle" inert=true>
                { ask::form(&view, &form) }
                if !framed {
                    { folds(&view, &form, "if-wide", false) }
                    { folds(&view, &form, "if-narrow", true) }
                }
            </div>
            <div data-first="values" class="bundle">{ known(&view, &state, *framed) }</div>
            if *framed {
                // Where the program shows the values in rows.
                <div data-first="late" class="bundle">{ line(&view, &state) }</div>
            }
        </>
    }
}

fn folds(view: &View, form: &FormState, class: &'static str, folded: bool) -> Html {
    html! {
        <div class={format!("folds {class}")}>
            { ask::digits(view, form, folded) }
            { examples::examples(view, form, folded) }
            { which::fold(view, false, Html::default()) }
        </div>
    }
}

fn known(view: &View, state: &StudyState, framed: bool) -> Html {
    let Subject::Values { rule, .. } = Subject::default() else { return Html::default() };
    html! {
        <>
            { standing::rules_allow(view, &rule, None) }
            if !framed {
                { line(view, state) }
            }
            { standing::value_means(view) }
            <section class="proof">
                for (which, standing) in state.standing.iter().enumerate() {
                    { standing::theorem(view, standing, false, which) }
                }
            </section>
        </>
    }
}

fn line(view: &View, state: &StudyState) -> Html {
    Start::new(view, state).still(view, state)
}

/// What of the strip is in the first picture: the start of the period, at the left edge as in the program.
struct Start {
    values: (u64, u64),
    line: Reel,
    brackets: Vec<Bracket>,
}

impl Start {
    fn new(view: &View, study_state: &StudyState) -> Start {
        let start = study_state.period().map_or(0, |(start, ..)| start);
        let from = start.saturating_sub(LEAD);
        let line = Viewport::default().line(study_state);
        let line = Reel { at: line.lead(start), ..line };
        let values = (from, (from + VALUES).min(study_state.count()));
        Start { values, line, brackets: strip::brackets(view, study_state, &line, values) }
    }

    /// The strip, without places and sizes.
    fn still(&self, view: &View, study_state: &StudyState) -> Html {
        html! {
            <section class="strip-box">
                <div class="score" role="group" aria-label={view.say(&words::line())}>
                    <div class="score-line first-line">
                        for (i, bracket) in self.brackets.iter().enumerate() {
                            <div class={classes!("bracket", bracket.class, format!("b{i}"))}>
                                if bracket.labelled(&self.line, self.line.at) {
                                    <span>{ bracket.label.clone() }</span>
                                }
                            </div>
                        }
                        <div class="notes">
                            { Html::from_html_unchecked(strip::notes(study_state, self.values).into()) }
                        </div>
                    </div>
                </div>
            </section>
        }
    }

    /// The style that gives them to it, relative to the letters of the page; a program scrolls by whole pixels.
    fn style(&self) -> String {
        let rem = |px: f64| px / Viewport::default().rem;
        let (from, to) = self.values;
        let each = rem(self.line.each);
        let mut out = format!(
            ".first-line{{width:{}rem;margin-left:mod({:.2}rem,1px)}}\
             .first-line .notes{{left:0;grid-auto-columns:{each}rem}}",
            each * (to - from) as f64,
            rem(self.line.at)
        );
        for (i, Bracket { values, .. }) in self.brackets.iter().enumerate() {
            let (left, right) = (self.line.place(values.0), self.line.place(values.1));
            let (left, width) = (rem(left - self.line.at), rem(right - left));
            // Writing to a text does not fail.
            let _ = write!(out, ".first-line .b{i}{{left:{left:.2}rem;width:{width:.2}rem}}");
        }
        out
    }
}

/// Buttons stand where they will be, but are seen once they do something. Time in which a program usually comes is
/// given to a frame before it shows values that it will show otherwise.
fn style(framed: bool) -> String {
    let sizes = Start::new(&view(), &usual()).style();
    let small = SMALL[usize::from(framed)];
    let late = if framed {
        "[data-first=values] .play{visibility:hidden}\n\
         [data-first=late]{visibility:hidden;animation:first-late 0s 3s forwards}\n\
         @keyframes first-late{to{visibility:visible}}\n[data-other] [data-first]{animation:none}\n"
    } else {
        ""
    };
    format!(
        "{sizes}\n[data-first=values] button{{visibility:hidden}}\n{late}\
         [data-other] [data-first]{{visibility:hidden}}\n.if-narrow{{display:none}}\n\
         @media {small}{{.if-narrow{{display:flex}}.if-wide{{display:none}}}}\n"
    )
}

/// Markup without some attributes, and with the texts of fields, which the program writes into them itself.
fn plain(html: &str, foreign: impl Iterator<Item = &'static str>) -> String {
    let mut text = html.replace(" data-value=", " value=");
    for name in foreign {
        let begin = format!(" {name}=\"");
        let mut parts = text.split(&begin);
        let mut rest = parts.next().unwrap_or_default().to_string();
        for part in parts {
            rest += part.split_once('"').map_or("", |(_, rest)| rest);
        }
        text = rest;
    }
    text
}
