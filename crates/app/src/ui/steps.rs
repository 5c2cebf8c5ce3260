//! The steps of a game and its practice, right under its board: dots with numbers, what is asked, and a few buttons.

use super::View;
use super::fields::{WORD, button};
use super::sizes::sizes;
use super::stating::{Next, State};
use super::verdict::explained;
use crate::about;
use crate::asking::{Asking, Source};
use crate::command::{Command, StepCommand};
use crate::done::Done;
use crate::notebook::{self, Notebook};
use crate::step_texts;
use crate::steps::Open;
use crate::table::Table;
use crate::words;
use messages::Message;
use session::Session;
use session::judgement::Rendered;
use session::practice::Practice;
use session::seat::Seat;
use session::step::{Kind, Standing, Step, Unfit};
use std::rc::Rc;
use web_common::hooks::use_event;
use yew::prelude::{AttrValue, Callback, Html, Properties, component, html, use_memo, use_state};

/// The steps of the game of a table, and what was done.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct StepsProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) done: Done,
}

/// The steps of a game; nothing if it has none.
#[component]
pub(crate) fn Steps(StepsProps { view, table, done }: &StepsProps) -> Html {
    let arrivals = use_state(|| 0_u32);
    let arrived = *arrivals;
    use_event(Some(about::TEXTS), Callback::from(move |()| arrivals.set(arrived + 1)));
    // A move reads no templates.
    let found = (table.game(), view.language().clone(), arrived);
    let texts = use_memo(found, |(game, language, _)| step_texts::texts(game, language));
    if texts.is_empty() {
        return Html::default();
    }
    let asking = table.asking.as_ref();
    let open = table.step.as_ref().filter(|_| asking.is_none());
    let next = || texts.iter().position(|text| !done.has(text)).filter(|_| asking.is_none());
    let shown = open.and_then(Open::number).or_else(next);
    html! {
        <section class="steps" aria-label={view.say(&words::steps())}>
            <ol class="dots">
                for (number, text) in texts.iter().enumerate() {
                    { dot(view, number, (done.has(text), open.is_some() && shown == Some(number))) }
                }
            </ol>
            if let Some(asking) = asking {
                { asked(view, table, asking) }
            } else if let Some((number, text)) = shown.and_then(|number| Some((number, texts.get(number)?))) {
                if open.is_none() {
                    // The board shows another position than the question.
                    <p class="streak">{ view.text(&words::step_waits(number as u64 + 1)) }</p>
                }
                <p class="ask" lang={language(view, table)} aria-live="polite">{ text.sentence.clone() }</p>
            } else {
                <p class="ask">{ view.text(&words::steps_done()) }</p>
            }
            { match (open, shown) {
                _ if asking.is_some() => Html::default(),
                (Some(open), Some(number)) => working(view, table, open, following(number, texts.len())),
                (_, number) => begin(view, number, &done.notebook),
            } }
        </section>
    }
}

/// The language of the sentences.
fn language(view: &View, table: &Table) -> AttrValue {
    about::language(table.game(), view.language())
}

fn dot(view: &View, number: usize, (done, current): (bool, bool)) -> Html {
    let name = match done {
        true => words::step_done(number as u64 + 1),
        false => words::step_number(number as u64 + 1),
    };
    html! {
        <li>
            <button type="button" class={if done { "dot is-done" } else { "dot" }} aria-label={view.say(&name)}
                aria-current={current.then_some("step")}
                onclick={view.on(Command::Steps(StepCommand::Open(number)))}>{ number + 1 }</button>
        </li>
    }
}

/// The buttons that begin a step, practice, or the notebook if some of it is due.
fn begin(view: &View, step: Option<usize>, notebook: &Notebook) -> Html {
    let due = notebook.due(notebook::today()).count() as u64;
    let all = [
        step.map(|number| (words::step_try(), StepCommand::Open(number))),
        (due > 0).then(|| (words::notebook(due), StepCommand::Notebook)),
        Some((words::practice(), StepCommand::Practise)),
    ];
    choices(view, all.into_iter().flatten())
}

/// Buttons, the first of which stands out.
fn choices(view: &View, all: impl Iterator<Item = (Message, StepCommand)>) -> Html {
    html! {
        <div class="choices" id="step-choices" tabindex="-1">
            for (i, (word, command)) in all.enumerate() {
                { button(view, if i == 0 { "act" } else { WORD }, &word, Command::Steps(command)) }
            }
        </div>
    }
}

/// The button to the next step, if there is one.
fn following(number: usize, all: usize) -> Option<(Message, StepCommand)> {
    (number + 1 < all).then(|| (words::step_next(), StepCommand::Open(number + 1)))
}

/// What asks: how far it is, and the question that is out.
fn asked(view: &View, table: &Table, asking: &Asking) -> Html {
    let (far, sentence, next) = match asking {
        Asking::Practice(practice) => practising(table, practice),
        Asking::Round(round, source) => {
            let counts = [round.number() + 1, round.len(), round.right()];
            let [number, of, right] = counts.map(|count| count as u64);
            let (far, sentence) = match source {
                Source::Game => (words::review_far(number, of, right), words::review_ask()),
                Source::Notebook => (words::notebook_far(number, of, right), words::notebook_ask()),
            };
            (far, sentence, (number < of).then(|| (words::practice_next(), StepCommand::Next)))
        }
    };
    html! {
        <>
            <p class="streak">{ view.text(&far) }</p>
            <p class="ask" aria-live="polite">{ view.text(&sentence) }</p>
            if let Some(open) = &table.step {
                { working(view, table, open, next) }
            } else {
                { choices(view, [(words::step_close(), StepCommand::Close)].into_iter()) }
            }
        </>
    }
}

/// Practice: the streak, the question, and the way to the next one.
fn practising(
    table: &Table,
    practice: &Practice,
) -> (Message, Message, Option<(Message, StepCommand)>) {
    let streak = words::practice_streak(practice.streak().into(), practice.best().into());
    let sentence = match table.step.as_ref().map(|open| open.step.kind()) {
        Some(Kind::Move) => words::practice_move(),
        Some(Kind::Blunder) => words::practice_blunder(),
        Some(_) => words::practice_who(),
        None if practice.stuck() || table.alone => words::practice_stuck(),
        None => words::practice_wait(),
    };
    (streak, sentence, Some((words::practice_next(), StepCommand::Practise)))
}

/// The step that is open: what can be answered, what is to be said of the answer, and the way on.
fn working(view: &View, table: &Table, open: &Open, next: Option<(Message, StepCommand)>) -> Html {
    let standing = open.step.standing();
    let kind = open.step.kind();
    // Practice goes on after a wrong answer as well.
    let next = next.filter(|_| {
        standing == Standing::Right || standing == Standing::Wrong && open.number().is_none()
    });
    html! {
        <>
            if kind == Kind::Mark {
                <p class="streak">{ view.text(&words::mark_each()) }</p>
                { row(view, open) }
            }
            if kind == Kind::Next {
                { listed(view, open) }
            }
            if standing == Standing::Open {
                { stating(view, open) }
            }
            if kind == Kind::Build && standing == Standing::Open {
                <div class="build">{ sizes(view, table) }</div>
            }
            <p class="reply" role="status">
                if let Some(counter) = counter(open) {
                    { view.text(&counter) }{ " " }
                }
                if let Some(reply) = reply(table, open) {
                    { view.text(&reply) }
                }
            </p>
            if let Some(why) = why(table, open) {
                <div class="because">{ explained(view, &why) }</div>
            }
            <div class="choices" id="step-choices" tabindex="-1">
                if standing == Standing::Open {
                    { answers(view, open) }
                }
                if standing == Standing::Wrong {
                    { button(view, "act", &words::step_again(), Command::Steps(StepCommand::Again)) }
                }
                if let Some((word, command)) = next {
                    { button(view, if standing == Standing::Right { "act" } else { WORD }, &word, Command::Steps(command)) }
                }
                if standing == Standing::Right && !kind.played() && !open.proving {
                    { button(view, WORD, &words::step_show(), Command::Steps(StepCommand::Show)) }
                }
                { button(view, WORD, &words::step_close(), Command::Steps(StepCommand::Close)) }
            </div>
        </>
    }
}

/// The two answers of a step that is not played.
fn answers(view: &View, open: &Open) -> Html {
    let both = match open.step.kind() {
        Kind::Who => [(words::begins_wins(), true), (words::begins_loses(), false)],
        Kind::Blunder => [(words::gave_away(), true), (words::still_wins(), false)],
        Kind::Build => {
            let word = words::build_lost();
            return button(view, "act", &word, Command::Steps(StepCommand::Build));
        }
        Kind::Mark | Kind::Move | Kind::Win | Kind::Next | Kind::Rule => return Html::default(),
    };
    html! {
        for (word, said) in both {
            { button(view, "act", &word, Command::Steps(StepCommand::Say(open.cell, said))) }
        }
    }
}

/// Positions to mark, in a row or a plane, with the two marks to choose from.
fn row(view: &View, open: &Open) -> Html {
    let brushes = [(words::mark_loses(), false), (words::mark_wins(), true)];
    let plane = open.step.plane();
    let some_left = (open.step.given()..open.step.len())
        .any(|index| open.step.cell(index).is_some_and(|(_, said)| said.is_none()));
    html! {
        <>
            <div class="brushes" role="radiogroup" aria-label={view.say(&words::mark_with())}>
                for (word, wins) in brushes {
                    <button type="button" role="radio" class={mark(Some(wins))} aria-label={view.say(&word)}
                        aria-checked={if open.brush == wins { "true" } else { "false" }}
                        onclick={view.on(Command::Steps(StepCommand::Brush(wins)))}>{ view.text(&word) }</button>
                }
            </div>
            if plane.is_empty() {
                <ol class="marks">
                    for index in open.step.given()..open.step.len() {
                        <li>{ marking(view, open, index, true) }</li>
                    }
                </ol>
            } else {
                { in_plane(view, open, &plane) }
            }
            if some_left {
                { button(view, WORD, &words::mark_rest(), Command::Steps(StepCommand::Rest)) }
            }
        </>
    }
}

/// Positions in a table, by their two sizes.
fn in_plane(view: &View, open: &Open, plane: &[(usize, [u64; 2])]) -> Html {
    let values = |place: usize| {
        let mut values: Vec<u64> = plane.iter().map(|(_, sizes)| sizes[place]).collect();
        values.sort_unstable();
        values.dedup();
        values
    };
    let [columns, rows] = [0, 1].map(values);
    let at = |x, y| plane.iter().find(|(_, sizes)| *sizes == [x, y]).map(|(index, _)| *index);
    html! {
        <table class="plane">
            // As on a board, the second size grows upwards: the style shows the head as the last row.
            <thead>
                <tr>
                    <td></td>
                    for x in &columns {
                        <th scope="col">{ x }</th>
                    }
                </tr>
            </thead>
            <tbody>
                for y in rows.into_iter().rev() {
                    <tr>
                        <th scope="row">{ y }</th>
                        for x in &columns {
                            <td>
                                if let Some(index) = at(*x, y) {
                                    { marking(view, open, index, false) }
                                }
                            </td>
                        }
                    </tr>
                }
            </tbody>
        </table>
    }
}

/// The button that marks a position; in a plane, its sizes stand at the edges.
fn marking(view: &View, open: &Open, index: usize, labelled: bool) -> Html {
    let Some((asked, said)) = open.step.cell(index) else { return Html::default() };
    let wrong = open.step.standing_of(index) == Standing::Wrong;
    let position = view.say(&asked.position(0).board().describe(None));
    html! {
        <button type="button" class={mark(said)} data-wrong={wrong.then_some("")}
            aria-label={format!("{position} {}", view.say(&marked(said)))}
            aria-current={(index == open.cell).then_some("true")}
            onclick={view.on(Command::Steps(StepCommand::Say(index, open.brush)))}>
            if labelled {
                { label(&open.step, asked) }
            }
        </button>
    }
}

fn mark(said: Option<bool>) -> &'static str {
    match said {
        None => "say-mark",
        Some(false) => "say-mark is-lost",
        Some(true) => "say-mark is-won",
    }
}

fn marked(said: Option<bool>) -> Message {
    match said {
        None => words::not_marked(),
        Some(false) => words::mark_loses(),
        Some(true) => words::mark_wins(),
    }
}

/// The sizes in which the positions of a row differ, or the code of a position without sizes.
fn label(step: &Step, asked: &Session) -> String {
    let sizes = |asked: &Session| asked.position(0).board().to_sizes();
    let all: Vec<Vec<u64>> =
        (0..step.len()).filter_map(|index| Some(sizes(step.cell(index)?.0))).collect();
    let here = sizes(asked);
    let same = |i: usize| all.iter().all(|other| other.len() == here.len() && other[i] == here[i]);
    let told = here.iter().enumerate().filter(|(i, _)| !same(*i));
    let told: Vec<String> = told.map(|(_, size)| size.to_string()).collect();
    if told.is_empty() { asked.position(0).code().to_string() } else { told.join("–") }
}

/// What is said of an answer.
fn reply(table: &Table, open: &Open) -> Option<Message> {
    let session = &table.session;
    let over = session.over() && !session.looking_back();
    let kind = open.step.kind();
    let standing = open.step.standing();
    // In a row it is about the position that was marked last.
    if standing == Standing::Wrong
        && kind == Kind::Mark
        && open.step.standing_of(open.cell) != standing
    {
        return None;
    }
    Some(match standing {
        Standing::Open => return open.unfit.map(unfit),
        Standing::Right => match kind {
            Kind::Move => words::step_move_right(),
            Kind::Win => words::step_won(),
            Kind::Rule => {
                let tried = open.step.len() - open.step.given();
                words::rule_holds(tried as u64)
            }
            _ => words::step_right(),
        },
        Standing::Wrong => match kind {
            Kind::Move => words::step_move_wrong(),
            Kind::Win => words::step_lost(),
            _ if over => words::step_refuted(),
            _ if open.proving
                && session.cursor() <= first(open)
                && session.seat() == Seat::Machine =>
            {
                words::step_machine_moves()
            }
            _ if open.proving && session.cursor() <= first(open) => words::step_you_move(),
            _ => words::step_goes_on(),
        },
    })
}

/// The lost positions that are given, by the size in which they differ.
fn listed(view: &View, open: &Open) -> Html {
    let given = (0..open.step.given()).filter_map(|index| open.step.cell(index));
    html! {
        <ol class="marks" aria-label={view.say(&words::lost_so_far())}>
            for (asked, _) in given {
                <li class="say-mark is-lost">{ label(&open.step, asked) }</li>
            }
        </ol>
    }
}

/// The form of a step whose answer is stated, and not pointed at.
fn stating(view: &View, open: &Open) -> Html {
    let step = &open.step;
    match step.kind() {
        Kind::Next => {
            let (least, most) = step.next_between();
            html! { <Next view={view.clone()} {least} {most} /> }
        }
        Kind::Rule => {
            let sizes = step.session().position(0).board().to_sizes().len();
            html! { <State view={view.clone()} {sizes} stated={open.stated} /> }
        }
        _ => Html::default(),
    }
}

/// The first position that speaks against a rule or a number, and what the learner said of it.
fn counter(open: &Open) -> Option<Message> {
    let index = open.step.wrong()?;
    let (asked, said) = open.step.cell(index)?;
    let position = asked.position(0).board().describe(None);
    let wins = if said? { "wins" } else { "loses" };
    match open.step.kind() {
        Kind::Rule => Some(words::rule_counter(position, wins)),
        Kind::Next => Some(words::next_counter(position, wins)),
        _ => None,
    }
}

/// Why a right answer is right: the reason of the winning move that was found, or why the position is lost.
fn why(table: &Table, open: &Open) -> Option<Rendered> {
    let (asked, said) =
        open.step.cell(open.cell).filter(|_| open.step.standing() == Standing::Right)?;
    match (open.step.kind(), said) {
        (Kind::Move, _) => table.session.reason(0, &table.session.line().first()?.mv),
        (Kind::Who | Kind::Build, Some(false)) => {
            asked.verdict().map(|verdict| verdict.seen.clone())
        }
        _ => None,
    }
}

/// Why what was set up is no answer.
fn unfit(unfit: Unfit) -> Message {
    match unfit {
        Unfit::Parts(parts) => words::unfit_parts(parts as u64),
        Unfit::Listed => words::unfit_listed(),
        Unfit::Over => words::unfit_over(),
        Unfit::Outside(least, most) => words::range(least, most),
    }
}

/// The number of moves in the position that is asked about.
fn first(open: &Open) -> usize {
    open.step.cell(open.cell).map_or(0, |(asked, _)| asked.cursor())
}
