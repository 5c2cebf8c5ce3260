//! The forms in which a learner names the next lost position, or states a rule for all of them.

use super::View;
use super::fields::button;
use crate::browser;
use crate::command::{Command, StepCommand};
use crate::words;
use session::rule::{Rule, Shape};
use web_common::controls::{Options, Select, Stepper};
use yew::prelude::{
    AttrValue, Callback, Event, Html, Properties, UseStateHandle, component, html, use_state,
};

/// The range from which the next number is chosen, beginning with its least one.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct NextProps {
    pub(crate) view: View,
    pub(crate) least: u64,
    pub(crate) most: u64,
}

/// A number, and a button that says that it comes next.
#[component]
pub(crate) fn Next(NextProps { view, least, most }: &NextProps) -> Html {
    let number = use_state(|| *least);
    let command = Command::Steps(StepCommand::Guess(*number));
    html! {
        <div class="build">
            { stepper(view, view.say(&words::next_number()), (*least, *most), *number, {
                let number = number.clone();
                Callback::from(move |typed| number.set(typed))
            }) }
            { button(view, "act", &words::next_this(), command) }
        </div>
    }
}

/// How many numbers a rule speaks of, and the rule that was stated before, if any.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct StateProps {
    pub(crate) view: View,
    pub(crate) sizes: usize,
    pub(crate) stated: Option<Rule>,
}

/// A sentence to complete, and a button that states it.
#[component]
pub(crate) fn State(StateProps { view, sizes, stated }: &StateProps) -> Html {
    let rule = use_state(|| stated.unwrap_or_else(|| Rule::new(Shape::Remainder)));
    let options: Options = Shape::of(*sizes)
        .map(|(word, shape)| (AttrValue::Static(word), view.say(&said(shape, *sizes))))
        .collect();
    let chosen = Shape::of(*sizes).find(|(_, shape)| *shape == rule.shape);
    let value = AttrValue::Static(chosen.map_or("", |(word, _)| word));
    let onchange = {
        let rule = rule.clone();
        Callback::from(move |event: Event| {
            let word = browser::value(&event);
            let found = Shape::ALL.into_iter().find(|(known, _)| *known == word);
            rule.set(found.map_or(*rule, |(_, shape)| Rule { shape, ..*rule }));
        })
    };
    html! {
        <div class="stating" role="group" aria-label={view.say(&words::state_rule())}>
            <p class="streak" aria-hidden="true">{ view.text(&words::state_rule()) }</p>
            <Select id="rule-shape" label={view.say(&words::state_rule())} {options} {value} {onchange} />
            { numbers(view, &rule) }
            { button(view, "act", &words::state_this(), Command::Steps(StepCommand::State(*rule))) }
        </div>
    }
}

/// What a rule says of so many numbers, as the end of its sentence.
fn said(shape: Shape, sizes: usize) -> messages::Message {
    let sizes = sizes as u64;
    match shape {
        Shape::Remainder => words::rule_remainder(sizes),
        Shape::Power => words::rule_power(),
        Shape::Fibonacci => words::rule_fibonacci(),
        Shape::Equal => words::rule_equal(sizes),
        Shape::Apart => words::rule_apart(),
        Shape::Odd => words::rule_odd(sizes),
        Shape::Close => words::rule_close(),
        Shape::Golden => words::rule_golden(),
        Shape::Paired => words::rule_paired(),
    }
}

/// The numbers of a rule, where its shape has some.
fn numbers(view: &View, rule: &UseStateHandle<Rule>) -> Html {
    let set = |change: fn(Rule, u64) -> Rule| {
        let rule = rule.clone();
        Callback::from(move |number| rule.set(change(*rule, number)))
    };
    match rule.shape {
        Shape::Remainder => {
            let divided = set(|rule, modulus| {
                // A remainder that is left over would never be reached, and is not shown.
                let remainders = rule.remainders & ((1 << modulus) - 1);
                Rule { modulus, remainders, ..rule }
            });
            let flipped = set(|rule, r| Rule { remainders: rule.remainders ^ 1 << r, ..rule });
            html! {
                <>
                    <span class="line">
                        <span class="label" aria-hidden="true">{ view.text(&words::divided_by()) }</span>
                        { stepper(view, view.say(&words::divided_by()), (2, Rule::MOST), rule.modulus, divided) }
                    </span>
                    <div class="brushes" role="group" aria-label={view.say(&words::remainders())}>
                        <span class="label" aria-hidden="true">{ view.text(&words::remainders()) }</span>
                        for r in 0..rule.modulus {
                            <button type="button" class="say-mark"
                                aria-pressed={if rule.remainders >> r & 1 == 1 { "true" } else { "false" }}
                                onclick={flipped.reform(move |_| r)}>{ r }</button>
                        }
                    </div>
                </>
            }
        }
        Shape::Apart => {
            let differ = set(|rule, difference| Rule { difference, ..rule });
            stepper(view, view.say(&words::apart_by()), (0, Rule::MOST), rule.difference, differ)
        }
        _ => Html::default(),
    }
}

/// A number in a range, which tells each new value.
fn stepper(
    view: &View,
    label: AttrValue,
    (least, most): (u64, u64),
    value: u64,
    tell: Callback<u64>,
) -> Html {
    let to = |next: Option<u64>| {
        let next = next.filter(|next| (least..=most).contains(next))?;
        Some(tell.reform(move |_| next))
    };
    let typed = tell.reform(move |event: Event| {
        let number = browser::value(&event).trim().parse().ok();
        number.map_or(value, |number: u64| number.clamp(least, most))
    });
    html! {
        <Stepper {label} language={view.language()} shown={value.to_string()} version=0
            less={to(value.checked_sub(1))} more={to(value.checked_add(1))} onchange={typed} />
    }
}
