//! One game: its board, whose turn it is, what can be done, and what there is to know.

use crate::address::Address;
use crate::browser;
use crate::solver::Solver;
use crate::store::{Act, Origin, Same, Table, use_table};
use crate::ui::armed::armed;
use crate::ui::board::{Board, Gesture};
use crate::ui::moves::record;
use crate::ui::prose::{Book, rule};
use crate::ui::settings::settings;
use crate::ui::sizes::under;
use crate::ui::{controls, mini, verdict};
use crate::words;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use session::Action;
use session::link::Link;
use session::scene::Scene;
use std::rc::Rc;
use yew::prelude::*;

/// Where a stage is narrower than 30rem: the page's margins come on top.
const NARROW: &str = "(max-width: 32.5rem)";

#[derive(Properties, Clone, PartialEq)]
pub(crate) struct PlayProps {
    /// Each opening of an address is one of its own, even if it says the same as before.
    pub(crate) link: Same<Link>,
    pub(crate) address: Address,
    pub(crate) solver: Solver,
}

#[component]
pub(crate) fn Play(props: &PlayProps) -> Html {
    let (handle, act) = use_table(&props.link, &props.address, &props.solver);
    // A shared copy that changes place exactly when the reducer gives a new value.
    let table = use_memo((*handle).clone(), Table::clone);
    let narrow = use_narrow();
    let scene = use_memo((Same(table.clone()), narrow), |(table, narrow)| {
        Rc::new(Scene::of(&table.0.session, *narrow))
    });
    let session = &table.session;
    let card = session.game().card();
    let on = gestures(&table, &scene, &act);
    use_effect(browser::show_values);
    let all = games::GAMES.iter().map(|game| game.card());
    let sisters: Vec<&'static str> = all
        .filter(|other| other.family == card.family && other.id != card.id)
        .map(|other| other.id)
        .collect();
    html! { <>
        <article class={classes!("play", mini::cloth(scene.kind))}>
            <header class="play-head">
                <h1 id="title" tabindex="-1">{ card.title }</h1>
                if narrow { <p class="rule">{ card.summary }</p> } else { { rule(card.id) } }
            </header>
            <figure class="stage" id="board">
                <Board scene={(*scene).clone()} ply={session.cursor()} {on}/>
            </figure>
            <div class="side">
                { controls::turn(&table) }
                { controls::controls(&table, &act) }
                { settings(&table, &act) }
                { record(&table, &act) }
            </div>
            { armed(&table, &act, scene.kind) }
            { verdict::say(&table, &act) }
            { under(&table, &act) }
            <Book game={card.id} rule={narrow} setup={session.setup().clone()}/>
        </article>
        { live(&table) }
        if !sisters.is_empty() {
            <section class="family sisters">
                <header class="family-head"><h2>{ words::SISTERS }</h2></header>
                { mini::shelf(&sisters) }
            </section>
        }
    </> }
}

/// What is read aloud: moves politely, the end and errors at once, never both for one event.
fn live(table: &Table) -> Html {
    let session = &table.session;
    let (number, sentence) = session.spoken();
    let notice = session.notice().filter(|notice| notice != sentence).or(table.wrong.as_deref());
    let over = session.over() && !session.looking_back() && session.cursor() > 0;
    let polite = if over { "" } else { sentence.as_str() };
    let urgent = notice.unwrap_or(if over { sentence.as_str() } else { "" });
    html! { <>
        <div class="vh" role="status" aria-atomic="true"><p key={*number}>{ polite }</p></div>
        <div class="vh" role="alert"><p key={format!("{number}{urgent}")}>{ urgent }</p></div>
    </> }
}

/// True while the stage is narrow.
#[hook]
fn use_narrow() -> bool {
    let narrow = use_state_eq(|| browser::media(NARROW));
    let set = narrow.setter();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&gloo::utils::window(), "resize", move |_| {
            set.set(browser::media(NARROW));
        });
        move || drop(listener)
    });
    *narrow
}

/// What gestures on the board mean.
fn gestures(table: &Rc<Table>, scene: &Rc<Scene>, act: &Act) -> Callback<Gesture> {
    let (table, scene, act) = (table.clone(), scene.clone(), act.clone());
    Callback::from(move |gesture: Gesture| {
        // In a task of its own: together with the frame that the touch belongs to it would be long.
        let send = |action| {
            let act = act.clone();
            Timeout::new(0, move || act.emit(Origin::Board, action)).forget();
        };
        match gesture {
            Gesture::Touch(spot) => send(Action::Touch(spot)),
            Gesture::Cancel => send(Action::Cancel),
            Gesture::Sweep(from, to) => {
                // Neither end may play an armed move: a sweep only arms.
                let arms = |id: u32| {
                    scene.spots().any(|spot| spot.id == id && spot.mv.is_some() && !spot.armed)
                };
                for end in [from, to].into_iter().filter(|end| arms(*end)) {
                    send(Action::Touch(end));
                }
            }
            Gesture::Letter(letter) => match letter {
                'u' => send(Action::Undo),
                'r' => send(Action::Redo),
                'v' => send(Action::Values(!table.session.values())),
                'n' => send(Action::New { seed: browser::seed() }),
                '?' => browser::open("keys"),
                _ => {}
            },
        }
    })
}
