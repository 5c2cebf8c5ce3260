//! The window in which values are taken away.

use super::{Ink, button};
use crate::app::App;
use crate::command::{Command, Form};
use crate::words;
use ink::On;
use messages::Message;
use study::wire::Format;

/// The button that opens the window.
pub(crate) fn export(ink: &mut Ink) {
    let form = Form::Text(Format::Csv);
    button(ink, "button|class=verb take-verb", &words::export_open(), Command::Export(form));
}

/// The window, which is in the page while it is open.
pub(crate) fn window(ink: &mut Ink, app: &App) {
    ink.list();
    if let Some(dialog) = app.export.as_ref().filter(|dialog| !dialog.at_once) {
        ink.open("dialog|id=take|class=take|aria-labelledby=take-title");
        ink.on(On::Close, Command::Leave);
        ink.say("h2|id=take-title", &words::export());
        ink.open("fieldset|class=forms");
        ink.say("legend|class=vh", &words::form_of_file());
        let proved = app.study_state.standing.iter().any(|standing| standing.proved);
        let values = app.study_state.count() > 0;
        let drawn = values || app.port.is_some();
        for (i, form) in Form::ALL.into_iter().enumerate() {
            let absent = match form {
                Form::Text(Format::Certificate) => !proved,
                Form::Text(Format::BFile) => !values,
                Form::Text(Format::Svg) | Form::Png => !drawn,
                Form::Text(_) => false,
            };
            if absent {
                continue;
            }
            ink.open("label");
            ink.key(&i.to_string());
            ink.open("input|type=radio|name=form");
            ink.set("data-value", if dialog.form == form { "1" } else { "0" });
            ink.on(On::Change, Command::Export(form));
            ink.shut();
            let (name, why) = named(form);
            ink.say("b", &name);
            ink.text(" ");
            ink.say("span|class=soft", &why);
            ink.shut();
        }
        ink.shut();
        text(ink, dialog);
        ink.open("div|class=row");
        button(ink, "button|class=act", &words::download(), Command::Download);
        ink.list();
        if dialog.form != Form::Png {
            button(ink, "button|class=word", &words::copy(), Command::Copy);
        }
        ink.shut();
        button(ink, "button|class=word leave", &words::close(), Command::Leave);
        ink.shut();
        ink.open("p|class=soft|role=status");
        dialog.said.iter().for_each(|said| ink.text(said));
        ink.shut();
        ink.shut();
    }
    ink.shut();
}

/// The name of a form, and what it is good for.
fn named(form: Form) -> (Message, Message) {
    let (name, why) = match form {
        Form::Text(Format::Csv) => ("CSV", words::csv()),
        Form::Text(Format::Json) => ("JSON", words::json()),
        Form::Text(Format::BFile) => ("b-file", words::b_file()),
        Form::Text(Format::Latex) => ("LaTeX", words::latex()),
        Form::Text(Format::Svg) => ("SVG", words::svg()),
        Form::Text(Format::Certificate) => {
            return (words::certificate_name(), words::certificate());
        }
        Form::Png => ("PNG", words::png()),
    };
    (Message::verbatim(name), why)
}

fn text(ink: &mut Ink, dialog: &crate::export_file::ExportDialog) {
    ink.list();
    if dialog.form != Form::Png {
        let (shown, rest) = dialog.glimpse();
        ink.open("textarea|id=take-text|readonly|rows=9|spellcheck=false|wrap=off");
        ink.key(if dialog.all { "all" } else { "some" });
        ink.set("aria-label", &words::the_text());
        ink.on(On::Focus, Command::Select);
        let written = dialog.file.is_some() || dialog.said.is_some();
        let shown = if written { shown } else { ink.words(&words::writing()) };
        ink.text(&shown);
        ink.shut();
        ink.list();
        if let Some(rest) = rest {
            ink.open("p|class=soft row");
            ink.text(&rest);
            ink.text(" ");
            button(ink, "button|class=word", &words::show_all(), Command::Reveal);
            ink.shut();
        }
        ink.shut();
    }
    ink.shut();
}
