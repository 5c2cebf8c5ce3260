//! Dots and heat map: a canvas that can be read by pointer and keys.

use super::Ink;
use crate::app::App;
use crate::command::{Command, Pane};
use crate::grid::px;
use crate::words;
use ink::On;
use study::address::Show;

/// The picture with its axes, its legend and what is looked at.
pub(crate) fn plot(ink: &mut Ink, app: &App, show: Show) {
    let study_state = &app.study_state;
    let last = study_state.count().saturating_sub(1);
    let here = study_state.value(0, app.here).unwrap_or_default().into();
    let readout = match study_state.value(1, app.here).filter(|_| study_state.two()) {
        Some(other) => words::readout_two(app.here, here, other.into()),
        None => words::readout(app.here, here),
    };
    let [wide, tall] = app.sight_size();
    let size = format!("width:{};height:{}", px(wide), px(tall));
    ink.open("figure");
    ink.class(&[("sight", true), ("is-heat", show == Show::Heat)]);
    ink.open("div|id=sight|class=sight-pane|role=slider|tabindex=0");
    ink.style(&format!("height:{}", px(tall)));
    ink.set("aria-label", &words::heap_looked_at());
    ink.set("aria-valuemin", "0");
    ink.set("aria-valuemax", &last.to_string());
    ink.set("aria-valuenow", &app.here.to_string());
    ink.set("aria-valuetext", &readout);
    ink.on(On::PointerMove, Command::Move(Pane::Sight));
    ink.on(On::Click, Command::Click(Pane::Sight));
    ink.on(On::KeyDown, Command::Key(Pane::Sight));
    ink.open("canvas|id=sight-canvas|aria-hidden=true");
    ink.style(&size);
    ink.shut();
    ink.shut();
    ink.list();
    if show == Show::Dots {
        ink.open("div|class=axis-n|aria-hidden=true");
        for n in [0, last / 2, last] {
            ink.say("span", &n.to_string());
        }
        ink.shut();
        ink.open("div|class=axis-g|aria-hidden=true");
        ink.say("span", &study_state.greatest.to_string());
        ink.say("span", "0");
        ink.shut();
    }
    ink.shut();
    ink.open("figcaption");
    ink.say("p|class=readout", &readout);
    legend(ink, app);
    ink.shut();
    ink.shut();
}

/// The picture in words, and what its colours mean; nothing before it is there.
pub(crate) fn legend(ink: &mut Ink, app: &App) {
    ink.list();
    if let Some(plot) = &app.plots.plot {
        ink.say("p|class=soft", &plot.words);
        ink.open("div|class=legend");
        ink.raw(plot.legend.shown.clone());
        ink.shut();
    }
    ink.shut();
}
