//! The shelf with all games, and a search that narrows as one types.

use super::View;
use super::mini;
use super::progress::{Due, Progress, use_all_done};
use crate::command::{Command, Entry};
use crate::words;
use games::card::{Card, FAMILIES, Family};
use messages::Message;
use messages::markup::classes;
use session::{say, shelf};
use yew::prelude::{AttrValue, Html, Properties, component, html};

/// The shelf; `find` is what was typed into the search.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) view: View,
    pub(crate) find: AttrValue,
}

/// The front page.
#[component]
pub(crate) fn Home(HomeProps { view, find }: &HomeProps) -> Html {
    let all = use_all_done();
    let found = shelf::found(find, &|message| view.say(message).to_string());
    let class = classes(&[("notice", found.is_empty()), ("vh", !found.is_empty())]);
    html! {
        <>
            <header class="home-head">
                <h1 id="title" tabindex="-1">{ view.text(&words::home_title()) }</h1>
                <p>{ view.text(&words::home_lead()) }</p>
                <search>
                    <label class="find">
                        { view.text(&words::find()) }
                        <input type="search" autocomplete="off" spellcheck="false"
                            placeholder={view.say(&words::find_hint())} value={find}
                            oninput={view.on(Command::Enter(Entry::Find))} />
                    </label>
                </search>
            </header>
            <p role="status" {class}>
                if !find.trim().is_empty() {
                    { view.text(&words::games_found(found.len() as u64)) }
                }
            </p>
            <Due {view} all={all.clone()} />
            { families(view, &found, find) }
            <Progress {view} {all} />
        </>
    }
}

/// The games of each family under its name.
fn families(view: &View, games: &[&'static Card], find: &str) -> Html {
    FAMILIES.into_iter().filter_map(|each| family(view, each, games, find)).collect()
}

fn family(view: &View, family: Family, games: &[&'static Card], find: &str) -> Option<Html> {
    let members: Vec<&'static Card> =
        games.iter().filter(|card| card.family == family).copied().collect();
    let (name, sentence) = say::family(family);
    (!members.is_empty()).then(|| {
        html! {
            <section class="family" key={name.id()}>
                <header class="family-head">
                    <h2>{ view.text(&name) }</h2>
                    <p>{ view.text(&sentence) }</p>
                </header>
                { mini::shelf(view, &members, find) }
            </section>
        }
    })
}

/// The page for an address that leads nowhere; `because` says what is wrong, if more is known.
pub(crate) fn lost(view: &View, because: Option<&Message>) -> Html {
    html! {
        <>
            <header class="home-head">
                <h1 id="title" tabindex="-1">{ view.text(&words::no_page()) }</h1>
                <p>
                    if let Some(because) = because {
                        { view.text(because) }{ " " }
                    }
                    { view.text(&words::no_page_lead()) }
                </p>
            </header>
            { families(view, &shelf::found("", &|message| view.say(message).to_string()), "") }
        </>
    }
}
