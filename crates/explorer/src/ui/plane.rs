//! Wythoff's plane: a picture to move in, its tools, and the squares around as a table.

use super::field::Field;
use super::plot::legend;
use super::{export_dialog, views, why};
use crate::app::App;
use crate::command::{Command, Entry, Pane, View};
use crate::grid::px;
use crate::plane::{Port, TWIN, Window};
use crate::rows::Stage;
use crate::words;
use embed::table::part;
use messages::Message;
use std::fmt::Write;
use web_common::controls::button;
use yew::prelude::{Html, classes, html};

/// The plane with everything around it.
pub(crate) fn plane(view: &View, app: &App) -> Html {
    html! {
        <section class="views">
            if app.shows(part::VIEWS) || app.shows(part::EXPORT) {
                { tools(view, app) }
            }
            <div class="desk">
                <div id="view" class="view">
                    if let Some(port) = app.pictures.plane.port.as_ref().filter(|_| app.screen.rows.shows(Stage::Strip)) {
                        { picture(view, app, port) }
                    }
                </div>
                if app.shows(part::WHY) {
                    { why::why(view, app, &words::why_square_hint()) }
                }
            </div>
            if let Some(window) = app.pictures.plane.window.as_ref().filter(|_| app.screen.rows.shows(Stage::Why)) {
                { twin(view, app, window) }
            }
        </section>
    }
}

fn tools(view: &View, app: &App) -> Html {
    let verb = |word: &Message, command| button(view, "verb", word, command);
    html! {
        <>
            <div class="controls tabs" role="group" aria-label={view.say(&words::plane())}>
                if app.shows(part::VIEWS) {
                    { verb(&words::nearer(), Command::Zoom(true)) }
                    { verb(&words::farther(), Command::Zoom(false)) }
                    { verb(&words::all_of_it(), Command::Whole) }
                }
                if app.shows(part::EXPORT) {
                    { export_dialog::export(view) }
                }
            </div>
            if app.shows(part::VIEWS) {
                <div class="tools panel">
                    <Field {view} entry={Entry::Square} label={view.say(&words::go_to_square())} hint="3.5" />
                    { views::said(view, app) }
                </div>
            }
        </>
    }
}

fn picture(view: &View, app: &App, port: &Port) -> Html {
    let [(x, across), (y, up)] = port.visible();
    let sight = words::in_sight(x, x + across.max(1) - 1, y, y + up.max(1) - 1);
    let words_of = |(x, y)| match app.square_value(x, y) {
        Some(value) => words::square_value(x, y, value.into()),
        None => Message::verbatim(format!("({x}, {y})")),
    };
    let readout = app.address.shown.view.square().map_or_else(Message::nothing, words_of);
    html! {
        <figure class="sight is-plane">
            <div class="plane-box">
                { ruler(port, 1) }
                { pane(view, port) }
                { ruler(port, 0) }
            </div>
            <figcaption>
                <p class="readout" role="status">{ view.text(&readout) }</p>
                <p class="soft" data-sight="true">{ view.text(&sight) }</p>
                { legend(view, app) }
                <p class="soft" id="plane-help">{ view.text(&words::plane_help()) }</p>
            </figcaption>
        </figure>
    }
}

/// What is moved in, with the canvas.
fn pane(view: &View, port: &Port) -> Html {
    let [wide, tall] = port.size;
    let size = format!("width:{};height:{}", px(wide), px(tall));
    html! {
        <div id="plane" class="plane-pane" role="application" tabindex="0" ~style={size.clone()}
            aria-label={view.say(&words::plane())} aria-describedby="plane-help"
            onpointerdown={view.on(Command::Down(Pane::Plane))}
            onpointermove={view.on(Command::Move(Pane::Plane))}
            onpointerup={view.on(Command::Up(Pane::Plane))}
            onpointercancel={view.on(Command::Up(Pane::Plane))}
            onwheel={view.on(Command::Wheel(Pane::Plane))}
            onkeydown={view.on(Command::Key(Pane::Plane))}>
            <canvas id="plane-canvas" aria-hidden="true" ~style={size} />
        </div>
    }
}

/// Numbers of columns (0) or rows (1) beside the picture.
fn ruler(port: &Port, way: usize) -> Html {
    let edge = ["left:", "top:"][way];
    html! {
        <div class={classes!("ruler", (way == 1).then_some("is-up"))} aria-hidden="true">
            for (at, place) in port.ticks(way) {
                <span ~style={[edge, &px(place)].concat()}>{ at }</span>
            }
        </div>
    }
}

/// A real table of some squares around the one that is looked at.
fn twin(view: &View, app: &App, window: &Window) -> Html {
    let at = app.address.shown.view.square().unwrap_or((window.x, window.y));
    let part = |from: u64, length: u64, at: u64| {
        let shown = TWIN.min(length);
        let first = at.saturating_sub(TWIN / 2).clamp(from, from + length - shown);
        (first, first + shown)
    };
    let (left, right) = part(window.x, window.width, at.0);
    let (low, high) = part(window.y, window.height, at.1);
    let name = words::squares_around();
    let caption = view.say(&words::in_sight(left, right - 1, low, high - 1));
    let table = squares(window, (left, right), (low, high), at, &caption);
    html! {
        <details class="fold">
            <summary>{ view.text(&name) }</summary>
            <div class="wide" role="region" tabindex="0" aria-label={view.say(&name)}>
                { Html::from_html_unchecked(table.into()) }
            </div>
        </details>
    }
}

/// The table as markup, which the browser reads faster than we could build its elements.
fn squares(
    window: &Window,
    (left, right): (u64, u64),
    (low, high): (u64, u64),
    at: (u64, u64),
    caption: &str,
) -> String {
    let mut out =
        format!("<table class=\"numbers twin\"><caption>{caption}</caption><thead><tr><td></td>");
    // Writing to a text does not fail.
    for x in left..right {
        let _ = write!(out, "<th scope=\"col\">{x}</th>");
    }
    out.push_str("</tr></thead><tbody>");
    for y in (low..high).rev() {
        let _ = write!(out, "<tr><th scope=\"row\">{y}</th>");
        for x in left..right {
            let value = window.value(x, y);
            let class = match (value == Some(0), (x, y) == at) {
                (true, true) => " class=\"z at\"",
                (true, false) => " class=\"z\"",
                (false, true) => " class=\"at\"",
                (false, false) => "",
            };
            let value = value.map(|value| value.to_string()).unwrap_or_default();
            let _ = write!(out, "<td{class}>{value}</td>");
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    out
}
