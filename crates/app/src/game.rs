//! One game: on the site, in a frame, or inline on another site.

use crate::address::{self, Address};
use crate::mount::Mount;
use crate::play::{Msg, Play};
use crate::solver::Solver;
use crate::table::Table;
use crate::ui::{framed, play};
use crate::use_session::{use_session, use_view};
use std::rc::Rc;
use web_common::hooks::{use_event, use_title, use_worker};
use web_common::parent_page;
use web_common::words::Words;
use yew::prelude::{Html, Properties, component, html, use_effect_with};

/// A game of the site: the table that the address opens, and the state that all pages of the site share.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct GameProps {
    pub(crate) opened: Rc<Table>,
    pub(crate) address: Address,
    pub(crate) solver: Solver,
}

/// A game on the site.
#[component]
pub(crate) fn Game(GameProps { opened, address, solver }: &GameProps) -> Html {
    let shared = (address.clone(), solver.clone());
    let begin = |ways| Some(Play::on_site(opened, shared, ways));
    let (session, ways) = use_session::<false>(&Mount::default(), begin);
    if let Some(play) = &mut *session.borrow_mut() {
        play.lay(opened);
    }
    let view = use_view(&session, ways);
    let game = session.borrow();
    game.as_ref()
        .map_or_else(Html::default, |game| play::play(&view, &game.game, game.narrow, game.here()))
}

/// What a frame says, also on the console, whose page names no game of the catalogue.
fn no_game(mount: &Mount) -> Html {
    let sentence = embed::words::unknown_game(&address::game().unwrap_or_default());
    let language = mount.language();
    let language = if language.is_empty() { "en" } else { language.as_str() };
    parent_page::warn(&sentence, language);
    html! { <p class="notice" role="alert">{ sentence.words(language).into_owned() }</p> }
}

/// A game in a frame, or inline on another site.
#[component]
pub(crate) fn Frame(mount: &Mount) -> Html {
    let ours = mount.inline.is_none();
    // Inline boards share a worker; in a frame it starts with the first question.
    let solver = use_worker(|| if ours { Solver::new(false) } else { Solver::shared() });
    let begin = |ways| Play::in_frame(mount, solver, ways);
    let (session, ways) = use_session::<true>(mount, begin);
    use_event(ours.then_some("hashchange"), ways.1.reform(|()| Msg::Moved));
    let begun = session.clone();
    use_effect_with((), move |()| {
        if let Some(play) = &mut *begun.borrow_mut() {
            play.begin();
        }
    });
    let view = use_view(&session, ways);
    let game = session.borrow();
    // A page with inline boards keeps the title of its author.
    let title =
        game.as_ref().filter(|_| ours).map(|play| (play.game.table.session.game().card().title)());
    use_title(title.map(|title| title.words(view.language()).into_owned()));
    match game.as_ref().and_then(|play| Some((play, play.host.get()?))) {
        Some((play, host)) => framed::framed(&view, &play.game, host, play.here()),
        None => no_game(mount),
    }
}
