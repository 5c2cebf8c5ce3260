//! What the page is made of, from top to bottom.

pub(crate) mod ask;
mod export_dialog;
mod facts;
pub(crate) mod framed;
mod grid;
mod plane;
mod plot;
mod standing;
mod strip;
pub(crate) mod table;
mod views;
mod why;

use crate::app::App;
use crate::command::{Command, Entry};
use ink::frame::{self, Site};
use messages::Message;
use study::address::{Show, Subject};

pub(crate) use grid::cells_of;

/// Elements as this program writes them.
pub(crate) type Ink = ink::Ink<Command>;

/// The whole page.
pub(crate) fn page(ink: &mut Ink, app: &App) {
    frame::top(ink, Site::Tables, &app.theme, app.motion);
    ink.open("main|id=main|tabindex=-1|class=main tables");
    main(ink, app);
    ink.shut();
    frame::foot(ink, Site::Tables);
}

/// All between head and foot.
fn main(ink: &mut Ink, app: &App) {
    ask::head(ink, app);
    ask::form(ink, app);
    ask::digits(ink, app);
    ask::examples(ink, app);
    ask::wrong(ink, app);
    standing::standing(ink, app);
    ink.list();
    match &app.shown.subject {
        Subject::Values { .. } if app.values() => {
            strip::strip(ink, app);
            views::views(ink, app);
        }
        Subject::Plane { .. } if app.study_state.id > 0 => plane::plane(ink, app),
        _ => table::table(ink, app),
    }
    ink.shut();
    ink.list();
    if app.shown.view.show != Some(Show::Facts) || !app.values() {
        facts::facts(ink, app);
    }
    ink.shut();
    export_dialog::window(ink, app);
    spoken(ink, app);
}

/// What is read aloud: the reasons that somebody asked for.
fn spoken(ink: &mut Ink, app: &App) {
    ink.open("div|class=vh|role=status|aria-atomic=true");
    let wanted = app.why.words.as_ref().filter(|_| app.why.wanted);
    let words = wanted.map(|words| ink.words(words)).unwrap_or_default();
    ink.open("p");
    ink.key(&words);
    ink.text(&words);
    ink.shut();
    ink.shut();
}

/// A field with its label; what is wrong with it stands below.
pub(crate) struct Field<'f> {
    pub(crate) id: &'static str,
    pub(crate) label: Message,
    pub(crate) hint: Message,
    pub(crate) value: &'f str,
    pub(crate) version: u32,
    pub(crate) entry: Entry,
    /// True if it is looked at while it is typed.
    pub(crate) live: bool,
    pub(crate) wrong: Option<&'f Message>,
    /// True if it takes a number.
    pub(crate) number: bool,
}

impl<'f> Field<'f> {
    /// An empty field for a number, which is read once it is entered.
    fn plain(id: &'static str, label: Message, hint: Message, entry: Entry) -> Field<'f> {
        let (live, number) = (false, true);
        Field { id, label, hint, value: "", version: 0, entry, live, wrong: None, number }
    }
}

/// Writes a field.
pub(crate) fn field(ink: &mut Ink, field: &Field<'_>) {
    use ink::On;
    ink.open("div");
    ink.class(&[("ask-field", true), ("is-wide", !field.number)]);
    ink.open("label");
    ink.fixed("for", field.id);
    ink.text(&field.label);
    ink.shut();
    ink.open("input|class=text-in|spellcheck=false|autocomplete=off|autocapitalize=none");
    ink.fixed("id", field.id);
    if field.number {
        ink.fixed("inputmode", "numeric");
    }
    ink.set("data-value", field.value);
    ink.set("data-version", &field.version.to_string());
    ink.set("placeholder", &field.hint);
    ink.on(On::Change, Command::Enter(field.entry));
    if field.live {
        ink.on(On::Input, Command::Type(field.entry));
    }
    let told = format!("{}-wrong", field.id);
    if field.wrong.is_some() {
        ink.fixed("aria-invalid", "true");
        ink.set("aria-describedby", &told);
    }
    ink.shut();
    ink.list();
    if let Some(wrong) = field.wrong {
        ink.open("p|class=error|role=alert|data-wrong=true");
        ink.set("id", &told);
        ink.text(wrong);
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// A button with a word on it.
pub(crate) fn button(ink: &mut Ink, spec: &'static str, word: &Message, command: Command) {
    ink::fields::button(ink, spec, word, command);
}

/// Cells as one element, which comes into the page and leaves it at once; one by one they would need longer than
/// to be drawn.
pub(crate) fn bundle(cells: &str) -> String {
    format!("<div role=\"presentation\" class=\"bundle\">{cells}</div>")
}

/// The rules that are shown, as text.
pub(crate) fn rules(app: &App) -> String {
    match &app.shown.subject {
        Subject::Values { rule, with: Some(with), .. } => format!("{rule} | {with}"),
        Subject::Values { rule, .. } => rule.to_string(),
        _ => String::new(),
    }
}
