//! Rules and tables that are ready, in groups.

use super::fold::Fold;
use crate::command::{Command, View};
use crate::form::FormState;
use crate::{form, words};
use yew::prelude::{AttrValue, Html, Properties, component, html};

/// The subject that is asked for, and the notation of its rule if it has one and no other beside it.
#[derive(Clone, Debug, PartialEq, Properties)]
struct ExamplesProps {
    view: View,
    asked: AttrValue,
    rule: Option<AttrValue>,
    folded: bool,
}

/// The examples, with the one that is asked for; `folded` where the window is small.
pub(crate) fn examples(view: &View, form: &FormState, folded: bool) -> Html {
    let asked = form.asked.to_string();
    let alone = !asked.split('&').any(|word| word.starts_with("with="));
    let rule = form::rule(&form.asked).filter(|_| alone).map(AttrValue::from);
    html! { <Examples {view} {asked} {rule} {folded} /> }
}

#[component]
fn Examples(props: &ExamplesProps) -> Html {
    let mut from = 0;
    let groups = words::GROUPS.map(|(name, count)| {
        from += count;
        (props.view.say(&name()), from - count..from)
    });
    html! {
        <Fold class="examples" words={props.view.say(&words::examples())} folded={props.folded}>
            for (name, places) in groups {
                <div>
                    <p aria-hidden="true">{ name.clone() }</p>
                    <ul aria-label={name}>
                        for place in places {
                            { example(props, place) }
                        }
                    </ul>
                </div>
            }
        </Fold>
    }
}

fn example(ExamplesProps { view, asked, rule, .. }: &ExamplesProps, place: usize) -> Html {
    let (notation, name, address) = words::EXAMPLES[place];
    let here = rule.as_ref().map_or(asked.as_str() == address, |rule| rule.as_str() == notation);
    html! {
        <li>
            <button type="button" aria-current={here.then_some("true")}
                onclick={view.on(Command::Example(place))}>
                { view.text(&name()) }
                if !notation.is_empty() && notation != "grundy" {
                    { " " }<code>{ notation }</code>
                }
            </button>
        </li>
    }
}
