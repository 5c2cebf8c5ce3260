//! The window in which values are taken away.

use crate::app::App;
use crate::command::{Command, Form, View};
use crate::export_file::ExportDialog;
use crate::words;
use messages::Message;
use study::wire::Format;
use web_common::controls::button;
use yew::prelude::{Html, html};

/// The button that opens the window.
pub(crate) fn export(view: &View) -> Html {
    let open = Command::Export(Form::Text(Format::Csv));
    button(view, "verb take-verb", &words::export_open(), open)
}

/// The window, which is in the page while it is open.
pub(crate) fn window(view: &View, app: &App) -> Html {
    let Some(dialog) = app.export.as_ref().filter(|dialog| !dialog.at_once) else {
        return Html::default();
    };
    html! {
        <dialog id="take" class="take" aria-labelledby="take-title" onclose={view.on(Command::Leave)}>
            <h2 id="take-title">{ view.text(&words::export()) }</h2>
            <fieldset class="forms">
                <legend class="vh">{ view.text(&words::form_of_file()) }</legend>
                for form in Form::ALL.into_iter().filter(|form| there(app, *form)) {
                    { choice(view, form, dialog.form == form) }
                }
            </fieldset>
            if dialog.form != Form::Png {
                { text(view, dialog) }
            }
            <div class="row">
                { button(view, "act", &words::download(), Command::Download) }
                if dialog.form != Form::Png {
                    { button(view, "word", &words::copy(), Command::Copy) }
                }
                { button(view, "word leave", &words::close(), Command::Leave) }
            </div>
            <p class="soft" role="status">
                if let Some(said) = &dialog.said {
                    { view.text(said) }
                }
            </p>
        </dialog>
    }
}

/// True if what is seen can be taken away in a form.
fn there(app: &App, form: Form) -> bool {
    let values = app.studies.shown.count() > 0;
    match form {
        Form::Text(Format::Certificate) => {
            app.studies.shown.standing.iter().any(|standing| standing.proved)
        }
        Form::Text(Format::BFile) => values,
        Form::Text(Format::Svg) | Form::Png => values || app.pictures.plane.port.is_some(),
        Form::Text(_) => true,
    }
}

/// One form, with what it is good for.
fn choice(view: &View, form: Form, chosen: bool) -> Html {
    let (name, why) = match form {
        Form::Text(Format::Csv) => ("CSV", words::csv()),
        Form::Text(Format::Json) => ("JSON", words::json()),
        Form::Text(Format::BFile) => ("b-file", words::b_file()),
        Form::Text(Format::Latex) => ("LaTeX", words::latex()),
        Form::Text(Format::Svg) => ("SVG", words::svg()),
        Form::Text(Format::Certificate) => ("", words::certificate()),
        Form::Png => ("PNG", words::png()),
    };
    let name = if name.is_empty() { words::certificate_name() } else { Message::verbatim(name) };
    html! {
        <label key={name.id()}>
            <input type="radio" name="form" data-value={if chosen { "1" } else { "0" }}
                onchange={view.on(Command::Export(form))} />
            <b>{ view.text(&name) }</b>
            { " " }
            <span class="soft">{ view.text(&why) }</span>
        </label>
    }
}

/// The text that is taken away, or its beginning.
fn text(view: &View, dialog: &ExportDialog) -> Html {
    let (shown, rest) = dialog.glimpse();
    let written = dialog.file.is_some() || dialog.said.is_some();
    let shown = if written { shown.into() } else { view.say(&words::writing()) };
    html! {
        <>
            <textarea key={if dialog.all { "all" } else { "some" }} id="take-text" readonly=true rows="9"
                spellcheck="false" wrap="off" aria-label={view.say(&words::the_text())} value={shown}
                onfocus={view.on(Command::Select)} />
            if let Some(rest) = rest {
                <p class="soft row">
                    { view.text(&rest) }
                    { " " }
                    { button(view, "word", &words::show_all(), Command::Reveal) }
                </p>
            }
        </>
    }
}
