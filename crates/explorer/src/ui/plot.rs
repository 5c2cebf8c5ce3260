//! Dots and heat map: a canvas that can be read by pointer and keys.

use crate::app::App;
use crate::command::{Command, Pane, View};
use crate::grid::px;
use crate::words;
use study::address::Show;
use yew::prelude::{Html, classes, html};

/// The picture with its axes, its legend and what is looked at.
pub(crate) fn plot(view: &View, app: &App, show: Show) -> Html {
    let study_state = &app.studies.shown;
    let last = study_state.count().saturating_sub(1);
    let here = study_state.value(0, app.cursor.here).unwrap_or_default().into();
    let readout = match study_state.value(1, app.cursor.here).filter(|_| study_state.two()) {
        Some(other) => words::readout_two(app.cursor.here, here, other.into()),
        None => words::readout(app.cursor.here, here),
    };
    let [wide, tall] = app.sight_size();
    html! {
        <figure class={classes!("sight", (show == Show::Heat).then_some("is-heat"))}>
            <div id="sight" class="sight-pane" role="slider" tabindex="0"
                ~style={format!("height:{}", px(tall))}
                aria-label={view.say(&words::heap_looked_at())}
                aria-valuemin="0" aria-valuemax={last.to_string()}
                aria-valuenow={app.cursor.here.to_string()} aria-valuetext={view.say(&readout)}
                onpointermove={view.on(Command::Move(Pane::Plot))}
                onclick={view.on(Command::Click(Pane::Plot))}
                onkeydown={view.on(Command::Key(Pane::Plot))}>
                <canvas id="sight-canvas" aria-hidden="true"
                    ~style={format!("width:{};height:{}", px(wide), px(tall))} />
            </div>
            if show == Show::Dots {
                <div class="axis-n" aria-hidden="true">
                    for n in [0, last / 2, last] {
                        <span>{ n }</span>
                    }
                </div>
                <div class="axis-g" aria-hidden="true">
                    <span>{ study_state.greatest }</span>
                    <span>{ "0" }</span>
                </div>
            }
            <figcaption>
                <p class="readout">{ view.text(&readout) }</p>
                { legend(view, app) }
            </figcaption>
        </figure>
    }
}

/// The picture in words, and what its colours mean; nothing before it is there.
pub(crate) fn legend(view: &View, app: &App) -> Html {
    html! {
        if let Some(plot) = &app.pictures.plots.plot {
            <p class="soft">{ view.text(&plot.words) }</p>
            <div class="legend">{ plot.legend.show() }</div>
        }
    }
}
