//! What was said about the last move, and with values shown what wins now and why.

use super::fields::{WORD, button, note};
use super::prose;
use super::{View, board};
use crate::browser;
use crate::command::{Command, Origin};
use crate::table::Table;
use crate::words;
use games::scene::Scene;
use messages::markup;
use session::judgement::Rendered;
use session::seat::{Level, Seat};
use session::{Action, Session, say};
use solver::play::{self, Move, Outcome};
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

/// Most winning moves that are listed.
const LISTED: usize = 8;

/// The position that the words are about; `preview` is the one after a previewed move.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct VerdictProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) preview: Option<Rc<Session>>,
    pub(crate) scene: Rc<Scene>,
    /// The answers to all moves, once they are there.
    pub(crate) refutations: Option<Rc<markup::Html>>,
}

/// What there is to say about the last move and the position.
#[component]
pub(crate) fn Verdict(props: &VerdictProps) -> Html {
    let VerdictProps { view, table, preview, .. } = props;
    let session = &table.session;
    let last = match preview {
        Some(preview) => answer(view, session, preview),
        None => last(view, table),
    };
    html! {
        <>
            <div class="say">
                { last }
            </div>
            <div class="facts">{ facts(props) }</div>
        </>
    }
}

fn facts(props: &VerdictProps) -> Html {
    let VerdictProps { view, table, scene, refutations: html, .. } = props;
    let session = &table.session;
    let quiet = session.tried().is_some() || session.over();
    let Some(verdict) = session.verdict().filter(|_| !quiet) else { return Html::default() };
    // Where nothing is proved the page says so, also to those who want to see no values.
    let unknown = match verdict.known.longer() {
        true => Some(words::searching(table.solved)),
        false => Some(verdict.seen.words.clone()).filter(|_| verdict.outcome.is_none()),
    };
    let answers = session.lost() && (session.values() || session.refuting());
    html! {
        <>
            if let Some(unknown) = unknown.filter(|words| !words.is_nothing()) {
                <p class="soft" data-unknown="">{ view.text(&unknown) }</p>
            }
            if session.values() {
                { known(view, session, scene) }
            }
            if answers {
                { refutations(view, table.refutation_table, html.as_deref()) }
            }
        </>
    }
}

/// The answer to a move that was only tried, and why.
fn answer(view: &View, session: &Session, preview: &Session) -> Html {
    html! {
        <>
            <p>{ view.text(&say::line(session, preview)) }</p>
            <p>{ view.text(&say::fate(session, preview)) }</p>
            if let Some(why) = session.because(preview) {
                <div class="because">
                    <p class="soft">{ view.text(&say::reason_heading(session, preview)) }</p>
                    { explained(view, &why) }
                </div>
            }
        </>
    }
}

/// Every move of a lost position with an answer, to read or to print.
fn refutations(view: &View, open: bool, html: Option<&markup::Html>) -> Html {
    let switch = if open { words::refutations_hide() } else { words::refutations() };
    let answers = match html {
        Some(html) => html! {
            <>
                if !browser::sandboxed() {
                    { button(view, WORD, &words::print(), Command::Print) }
                }
                <div>{ prose::written(view, html) }</div>
            </>
        },
        None => html! { <p class="soft">{ view.text(&words::refutations_wait()) }</p> },
    };
    html! {
        <section class={open.then_some("sheet")} aria-label={view.say(&words::refutations())}>
            { button(view, WORD, &switch, Command::RefutationTable) }
            if open {
                { answers }
            }
        </section>
    }
}

/// The last turn in a sentence; after the machine's, why its last move was made.
fn last(view: &View, table: &Table) -> Html {
    let session = &table.session;
    let Some(ply) = session.cursor().checked_sub(1) else { return Html::default() };
    let machine = session.seat_at(ply) == Seat::Machine;
    let expanded = if table.why { "true" } else { "false" };
    html! {
        <>
            <p>
                { view.text(&say::turn_made(session, ply)) }
                if machine && session.verdict_at(ply).is_some() {
                    { " " }
                    <button type="button" class="word why" aria-expanded={expanded}
                        onclick={view.on(Command::Why)}>
                        { view.text(&words::why()) }
                    </button>
                }
            </p>
            if machine && table.why {
                <div class="because">{ because(view, session, ply) }</div>
            }
        </>
    }
}

/// Why a machine made its move.
fn because(view: &View, session: &Session, ply: usize) -> Html {
    if let Some(why) = session.reason(ply, &session.line()[ply].mv) {
        return explained(view, &why);
    }
    let sentence = match session.outcome_at(ply) {
        Some(_) if play::count(session.position(ply).moves()) == 1 => words::only_move(),
        // At its best the machine never chose it: it was there before.
        Some(Outcome::N) if session.missed(ply) && session.level() == Level::Perfect => {
            words::missed_here()
        }
        Some(Outcome::N) if session.missed(ply) => words::missed(),
        Some(Outcome::N) => words::untold(),
        Some(Outcome::D) => words::had_draw(),
        Some(_) => words::had_none(if say::most(session) { "points" } else { "moves" }),
        None => words::not_known(),
    };
    html! { <p>{ view.text(&sentence) }</p> }
}

/// All that is known about the position shown.
fn known(view: &View, session: &Session, scene: &Scene) -> Html {
    let Some(verdict) = session.verdict() else { return Html::default() };
    let lost = verdict.winning.is_empty() && verdict.outcome.is_some();
    html! {
        <section class="known" aria-label={view.say(&words::winning())}>
            if !verdict.winning.is_empty() {
                <h2>{ view.text(&words::winning()) }</h2>
                { winning(view, session) }
            }
            if lost {
                <h2>{ view.text(&words::none_win()) }</h2>
                { explained(view, &verdict.seen) }
            }
            if !verdict.known.longer() {
                <p class="soft">{ view.text(&say::known(verdict.known)) }</p>
            }
            { legend(view, session, scene) }
        </section>
    }
}

/// What the marks on the board mean; those that it does not show are left out.
fn legend(view: &View, session: &Session, scene: &Scene) -> Html {
    let marks = [("#mark-p", Outcome::P), ("#mark-n", Outcome::N)].into_iter().zip(say::legend());
    let shown = marks.filter(|((_, mark), _)| scene.spots().any(|spot| spot.mark == Some(*mark)));
    html! {
        <p class="key">
            for ((symbol, mark), words) in shown {
                // The style sheet hides these marks on the same boards.
                <span key={symbol} class={(mark == Outcome::N).then(|| board::crowded(scene))}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><use href={symbol} /></svg>
                    { view.text(&words) }
                </span>
            }
            if let Some(margins) = say::margin_key(session) {
                <span key="margin"><b>{ "+1 −1" }</b>{ view.text(&margins) }</span>
            }
        </p>
    }
}

/// The winning moves, each with its reason; the picture is that of the pending one, or the first.
fn winning(view: &View, session: &Session) -> Html {
    let (ply, moves) = (session.cursor(), session.winning());
    let pending = session.pending_move().and_then(|mv| session.reason(ply, mv));
    let shown = pending.or_else(|| session.reason(ply, moves.first()?));
    let open = session.verdict().is_some_and(|verdict| verdict.more);
    let more = words::more(moves.len().saturating_sub(LISTED), open);
    html! {
        <>
            <ul class="wins">{ for moves.iter().take(LISTED).map(|mv| wins(view, session, mv)) }</ul>
            { note(view, "soft", more.as_ref()) }
            if let Some(shown) = shown {
                { picture(view, &shown) }
            }
        </>
    }
}

/// One winning move, with a button that makes it pending where a person may play.
fn wins(view: &View, session: &Session, mv: &Move) -> Html {
    let ply = session.cursor();
    let notation = session.notation(ply, mv);
    let name = view.text(&say::button(session, ply, mv));
    let pending = session.pending_move() == Some(mv);
    let act = if pending { Action::Cancel } else { Action::SetPending(mv.clone()) };
    html! {
        <li key={notation.clone()} data-winning={notation}>
            if session.open_to_touch() {
                <button type="button" class="word" aria-pressed={pending.then_some("true")}
                    onclick={view.on(Command::Do(Origin::Board, act))}>
                    { name }
                </button>
            } else {
                <b>{ name }</b>
            }
            <p>{ view.text(&session.reason(ply, mv).unwrap_or_default().words) }</p>
        </li>
    }
}

/// Words and picture.
pub(crate) fn explained(view: &View, rendered: &Rendered) -> Html {
    html! { <><p>{ view.text(&rendered.words) }</p>{ picture(view, rendered) }</> }
}

fn picture(view: &View, rendered: &Rendered) -> Html {
    match rendered.picture.is_empty() {
        true => Html::default(),
        false => prose::written(view, &rendered.picture),
    }
}
