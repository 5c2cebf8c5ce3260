//! Wythoff's plane: a picture to move in, its tools, and the squares around as a table.

use super::plot::legend;
use super::{Field, Ink, button, export_dialog, field, why};
use crate::app::App;
use crate::command::{Command, Entry, Pane};
use crate::grid::px;
use crate::plane::{TWIN, Window};
use crate::rows::Stage;
use crate::words;
use embed::table::part;
use ink::On;
use messages::Message;
use std::fmt::Write;
use yew::AttrValue;

/// The plane with everything around it.
pub(crate) fn plane(ink: &mut Ink, app: &App) {
    ink.open("section|class=views");
    ink.list();
    if app.shows(part::VIEWS) || app.shows(part::EXPORT) {
        tools(ink, app);
    }
    ink.shut();
    ink.open("div|class=desk");
    ink.open("div|id=view|class=view");
    ink.list();
    if app.rows.shows(Stage::Strip) {
        picture(ink, app);
    }
    ink.shut();
    ink.shut();
    ink.list();
    if app.shows(part::WHY) {
        why::why(ink, app, &words::why_square_hint());
    }
    ink.shut();
    ink.shut();
    ink.list();
    if app.rows.shows(Stage::Why) {
        twin(ink, app);
    }
    ink.shut();
    ink.shut();
}

fn tools(ink: &mut Ink, app: &App) {
    ink.open("div|class=controls tabs|role=group");
    ink.set("aria-label", &words::plane());
    let verbs = [
        (words::nearer(), Command::Zoom(true)),
        (words::farther(), Command::Zoom(false)),
        (words::all_of_it(), Command::Whole),
    ];
    ink.list();
    for (word, command) in verbs.into_iter().filter(|_| app.shows(part::VIEWS)) {
        button(ink, "button|class=verb", &word, command);
    }
    ink.shut();
    ink.list();
    if app.shows(part::EXPORT) {
        export_dialog::export(ink);
    }
    ink.shut();
    ink.shut();
    ink.list();
    if app.shows(part::VIEWS) {
        square(ink, app);
    }
    ink.shut();
}

/// The field that goes to a square.
fn square(ink: &mut Ink, app: &App) {
    ink.open("div|class=tools panel");
    field(
        ink,
        &Field::plain("square", words::go_to_square(), Message::verbatim("3.5"), Entry::Square),
    );
    ink.open("p|class=error|role=status");
    app.said.iter().for_each(|said| ink.text(said));
    ink.shut();
    ink.shut();
}

fn picture(ink: &mut Ink, app: &App) {
    let Some(port) = &app.port else { return };
    let [(x, across), (y, up)] = port.sight();
    let told = |(x, y)| match app.square_value(x, y) {
        Some(value) => words::square_value(x, y, value.into()),
        None => Message::verbatim(format!("({x}, {y})")),
    };
    let readout = app.shown.view.square().map_or_else(Message::nothing, told);
    let [wide, tall] = port.size;
    let size = format!("width:{};height:{}", px(wide), px(tall));
    ink.open("figure|class=sight is-plane");
    ink.open("div|class=plane-box");
    ruler(ink, app, 1);
    ink.open("div|id=plane|class=plane-pane|role=application|tabindex=0");
    ink.style(&size);
    ink.set("aria-label", &words::plane());
    ink.fixed("aria-describedby", "plane-help");
    for (on, command) in [
        (On::PointerDown, Command::Down(Pane::Plane)),
        (On::PointerMove, Command::Move(Pane::Plane)),
        (On::PointerUp, Command::Up(Pane::Plane)),
        (On::PointerCancel, Command::Up(Pane::Plane)),
        (On::Wheel, Command::Wheel(Pane::Plane)),
        (On::KeyDown, Command::Key(Pane::Plane)),
    ] {
        ink.on(on, command);
    }
    ink.open("canvas|id=plane-canvas|aria-hidden=true");
    ink.style(&size);
    ink.shut();
    ink.shut();
    ruler(ink, app, 0);
    ink.shut();
    ink.open("figcaption");
    ink.open("p|class=readout|role=status");
    ink.text(&readout);
    ink.shut();
    let sight = words::in_sight(x, x + across.max(1) - 1, y, y + up.max(1) - 1);
    ink.say("p|class=soft|data-sight=true", &sight);
    legend(ink, app);
    ink.say("p|class=soft|id=plane-help", &words::plane_help());
    ink.shut();
    ink.shut();
}

/// Numbers of columns (0) or rows (1) beside the picture.
fn ruler(ink: &mut Ink, app: &App, way: usize) {
    let Some(port) = &app.port else { return };
    ink.open("div|aria-hidden=true");
    ink.class(&[("ruler", true), ("is-up", way == 1)]);
    let edge = ["left:", "top:"][way];
    for (at, place) in port.ticks(way) {
        ink.open("span");
        ink.style(&format!("{edge}{}", px(place)));
        ink.text(&at.to_string());
        ink.shut();
    }
    ink.shut();
}

/// A real table of some squares around the one that is looked at.
fn twin(ink: &mut Ink, app: &App) {
    let Some(window) = &app.window else { return };
    let at = app.shown.view.square().unwrap_or((window.x, window.y));
    let part = |from: u64, length: u64, at: u64| {
        let shown = TWIN.min(length);
        let first = at.saturating_sub(TWIN / 2).clamp(from, from + length - shown);
        (first, first + shown)
    };
    let (left, right) = part(window.x, window.width, at.0);
    let (low, high) = part(window.y, window.height, at.1);
    ink.open("details|class=fold");
    ink.say("summary", &words::squares_around());
    ink.open("div|class=wide|role=region|tabindex=0");
    ink.set("aria-label", &words::squares_around());
    let caption = ink.words(&words::in_sight(left, right - 1, low, high - 1));
    ink.raw(AttrValue::from(squares(window, (left, right), (low, high), at, &caption)));
    ink.shut();
    ink.shut();
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
