//! One game: on the site, in a frame, or on a board in somebody else’s page.

use crate::address::Address;
use crate::hooks::{use_event, use_title};
use crate::mount::Mount;
use crate::play::{Msg, Play};
use crate::solver::Solver;
use crate::table::Table;
use crate::ui::{framed, play};
use crate::use_session::{use_session, use_view};
use ink::words::Words;
use std::rc::Rc;
use yew::prelude::{Callback, Html, Properties, component, use_effect_with};

/// A game of the site: the table that the address opens, and what all pages of the site share.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct GameProps {
    pub(crate) opened: Rc<Table>,
    pub(crate) address: Address,
    pub(crate) solver: Solver,
}

/// A game on the site.
#[component]
pub(crate) fn Game(GameProps { opened, address, solver }: &GameProps) -> Html {
    let session = use_session::<false>(&Mount::default());
    let mut held = session.held.borrow_mut();
    let ways = || (address.clone(), solver.clone());
    held.get_or_insert_with(|| Play::on_site(opened, ways(), &session)).lay(opened);
    drop(held);
    let view = use_view(&session);
    let held = session.held.borrow();
    held.as_ref()
        .map_or_else(Html::default, |game| play::play(&view, &game.game, game.narrow, game.here()))
}

/// A game in a frame, or on a board in somebody else’s page.
#[component]
pub(crate) fn Frame(mount: &Mount) -> Html {
    let session = use_session::<true>(mount);
    let mut held = session.held.borrow_mut();
    if held.is_none() {
        *held = Play::in_frame(mount, &session);
    }
    drop(held);
    let moved = session.send.clone();
    use_event(mount, "hashchange", Callback::from(move |()| moved.emit(Msg::Moved)));
    let begun = session.held.clone();
    use_effect_with((), move |()| {
        if let Some(play) = &mut *begun.borrow_mut() {
            play.begin();
        }
    });
    let view = use_view(&session);
    let held = session.held.borrow();
    let game = held.as_ref().map(|play| &play.game);
    let title = game.map(|game| (game.table.session.game().card().title)());
    // A page that has boards among its own words keeps the title that its author gave it.
    let title = title.filter(|_| mount.around.is_none());
    use_title(title.map(|title| title.words(view.language()).into_owned()));
    let shown = held.as_ref().and_then(|play| Some((play, play.host.get()?)));
    shown.map_or_else(Html::default, |(play, host)| {
        framed::framed(&view, &play.game, host, play.here())
    })
}
