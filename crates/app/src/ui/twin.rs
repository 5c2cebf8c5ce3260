//! The same position as one of another game, beside the board: both move together.

use super::View;
use super::fields::WORD;
use super::{board, decor, mini, pieces};
use crate::command::{Command, Origin};
use crate::game_view::GameView;
use crate::words;
use games::scene::{Line, Scene, Spot};
use messages::markup::classes;
use session::twin::{self, Beside};
use session::{Action, Session};
use yew::prelude::{Html, html};

/// The board, with its twin beside it if one is shown; on the site a link leads to the twin’s own page.
pub(crate) fn pair(view: &View, game: &GameView, board: Html, link: bool) -> Html {
    let Some((beside, scene)) = &game.twin else { return board };
    html! {
        <div class="pair">
            { board }
            { picture(view, beside, scene) }
            { told(view, beside, link) }
        </div>
    }
}

/// A button for each game that the position is one of.
pub(crate) fn offers(view: &View, session: &Session) -> Html {
    let twins = twin::twins(session);
    if twins.is_empty() {
        return Html::default();
    }
    let offer = |(number, other): (usize, &games::twin::Twin)| {
        let shown = twin::shown(session) == number;
        let title = games::find(other.game).map(|game| (game.card().title)())?;
        let action = Action::Twin(if shown { 0 } else { number });
        Some(html! {
            <button type="button" class={WORD} aria-pressed={if shown { "true" } else { "false" }}
                onclick={view.on(Command::Do(Origin::Board, action))}>
                { view.text(&words::see_as(title)) }
            </button>
        })
    };
    html! {
        <div class="twins" role="group" aria-label={view.say(&words::disguises())}>
            { for (1..).zip(&twins).filter_map(offer) }
        </div>
    }
}

/// What the twin is, what corresponds to what, and how far both are the same.
fn told(view: &View, beside: &Beside, link: bool) -> Html {
    let Beside { twin, session } = beside;
    let title = || (session.game().card().title)();
    html! {
        <div class="twin-words">
            <p>
                <strong>{ view.text(&twin::heading(beside)) }{ "." }</strong>{ " " }
                { view.text(&twin.how) }{ " " }{ view.text(&twin::sameness(twin)) }
                if link {
                    { " " }
                    <a href={format!("#/play/{}?{}", twin.game, twin.link())}>{ view.text(&words::open_as(title())) }</a>
                }
            </p>
        </div>
    }
}

/// The board of the twin: who touches it plays on the other one.
fn picture(view: &View, beside: &Beside, scene: &Scene) -> Html {
    let session = &beside.session;
    let cloth = session.game().card().cloth.class();
    let first = scene.spots().find(|spot| spot.mv.is_some()).map(|spot| spot.id);
    html! {
        <figure id="twin" class={classes(&[("stage", true), ("twin", true), (cloth, true)])}>
            <svg role="group" class={format!("board board-{}{}", scene.kind, board::crowded(scene))}
                viewBox={format!("0 0 {} {}", scene.width, scene.height)}
                ~style={format!("--wide:{};--high:{}", scene.width, scene.height)}
                data-upright={if scene.upright { "true" } else { "false" }}
                aria-label={view.say(&scene.name)}>
                <g aria-hidden="true">
                    { decor::squares(scene) }
                    { board::behind(view, scene, session.cursor(), true) }
                </g>
                for row in 0..scene.lines.len() {
                    { line(view, scene, &scene.lines[row], row, first) }
                }
                <g aria-hidden="true" class="over">
                    { board::before(view, scene, session.cursor(), true) }
                </g>
            </svg>
        </figure>
    }
}

/// The spots of a line.
fn line(view: &View, scene: &Scene, line: &Line, row: usize, first: Option<u32>) -> Html {
    let class = (scene.kind == "table").then(|| format!("on-{}", scene.kind_of(row)));
    let ground = line.spots.iter().map(|spot| spot.foot.1).max();
    html! {
        <g {class}>
            for spot in mini::floor_first(line) {
                { cell(view, spot, ground, first == Some(spot.id)) }
            }
        </g>
    }
}

/// One spot; the arrow keys lead from one that can be touched to the next.
fn cell(view: &View, spot: &Spot, ground: Option<i32>, first: bool) -> Html {
    let drawn = html! {
        <>
            { pieces::rect(spot.hit, "hit", 0) }
            { pieces::drawing(spot, Some(spot.foot.1) == ground) }
        </>
    };
    let (class, transform) = (pieces::class(spot), pieces::to(spot.foot));
    if spot.mv.is_none() {
        return html! { <g {class} {transform} aria-hidden="true">{ drawn }</g> };
    }
    let touch = Command::Do(Origin::Touch, Action::TouchTwin(spot.id));
    html! {
        <g role="button" key={spot.id} {class} {transform} tabindex={if first { "0" } else { "-1" }}
            aria-label={view.say(&spot.label)} onclick={view.on(touch)}
            onkeydown={view.on(Command::TwinKey(spot.id))}>
            { drawn }
        </g>
    }
}
