//! The component and its state: it turns addresses into studies, and commands into changes.

use crate::address::AddressState;
use crate::browser;
use crate::command::{Command, Pane, View};
use crate::cursor::Cursor;
use crate::events::{self, EventData};
use crate::export_file::ExportDialog;
use crate::form::{self, FormState};
use crate::host::{Host, Opens};
use crate::msg::Msg;
use crate::pictures::{Paint, Pictures};
use crate::rows;
use crate::screen::Screen;
use crate::study_state::Studies;
use crate::study_worker::StudyWorker;
use crate::which::WhichState;
use crate::{grid, keys, words};
use std::rc::Rc;
use study::wire::Ask;
use web_common::address::Address as Bar;
use web_common::hooks::{LANGUAGE, use_event, use_title, use_worker};
use web_common::model::{Model, use_model};
use web_common::root::Root;
use yew::prelude::*;

/// Time in ms after the last letter until a typed rule is evaluated.
const TYPING: u32 = 300;

/// Which of the two programs runs.
#[derive(Clone, Debug, Properties)]
pub(crate) struct AppProps {
    /// Draws the whole page; a function pointer, so that neither program links the other's view.
    pub(crate) draws: fn(&View, &App) -> Html,
    /// Opens the channel to the page around a frame; `None` on the site.
    pub(crate) opens: Option<Opens>,
    /// See [`Studies::first`].
    pub(crate) first: Option<AttrValue>,
}

impl PartialEq for AppProps {
    fn eq(&self, _: &AppProps) -> bool {
        // They never change.
        true
    }
}

#[component]
pub(crate) fn Tables(AppProps { draws, opens, first }: &AppProps) -> Html {
    let worker = use_worker(StudyWorker::new);
    let (model, send) = use_model(|send| {
        worker.listen(send.reform(Msg::Worker));
        Some(App::new(*opens, first.clone(), worker, send))
    });
    use_event(Some("hashchange"), send.reform(|()| Msg::Moved));
    use_event(Some("resize"), send.reform(|()| Msg::Resized));
    use_event(Some(LANGUAGE), send.reform(|()| Msg::Language));
    let begun = model.clone();
    use_effect_with((), move |()| {
        if let Some(app) = &*begun.borrow() {
            app.started();
        }
    });
    let app = model.borrow();
    use_title(app.as_ref().map(App::title));
    app.as_ref().map_or_else(Html::default, |app| draws(&app.view, app))
}

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) view: View,
    /// The page around a frame.
    pub(crate) host: Option<Box<dyn Host>>,
    /// Called when the appearance changes.
    pub(crate) onlook: Callback<()>,
    pub(crate) address: AddressState,
    pub(crate) form: FormState,
    pub(crate) worker: StudyWorker,
    pub(crate) studies: Studies,
    pub(crate) cursor: Cursor,
    pub(crate) pictures: Pictures,
    pub(crate) screen: Screen,
    pub(crate) export: Option<ExportDialog>,
    pub(crate) which: WhichState,
    /// Where messages to it go.
    pub(crate) send: Callback<Msg>,
}

impl Model for App {
    type Msg = Msg;

    fn update(&mut self, msg: Msg) -> bool {
        let (waits, comes) = (msg.waits(), matches!(msg, Msg::Unroll));
        let changed = match msg {
            Msg::Done(command, seen) => {
                self.address.user |= command.is_deliberate();
                self.done(&command, seen)
            }
            Msg::Typed(entry, text) => {
                self.form.typing = None;
                self.form.text = Some((entry, text.clone()));
                self.form.draft(entry, text);
                self.send(true)
            }
            Msg::Worker(event) => self.study_event(event),
            Msg::Moved => self.address.bar.moved() && self.turned(),
            Msg::Parent(event) => self.parent_event(event),
            Msg::Resized => self.measure(),
            Msg::Language => self.speak(),
            Msg::Look => true,
            Msg::Unroll => false,
            Msg::More => self.come_cells(),
            Msg::Write => self.write(),
            Msg::Copied(copied) => self.copied(copied),
            Msg::Saved(saved) => self.saved(saved),
            Msg::Draw => {
                self.pictures.plots.unfold(self.view.language());
                std::mem::take(&mut self.screen.draws).is_some()
            }
            Msg::Paint => return self.painted(),
        };
        let changed = match waits {
            true => changed && self.draw_soon(),
            false => self.unroll(comes) || changed,
        };
        self.sync(changed);
        changed
    }

    fn drawn(&mut self) {
        Root::page().show_values();
        if let Some(host) = &self.host {
            host.links();
        }
        rows::mark(self.cursor.here);
        if let Some(id) = self.cursor.focus.take() {
            // The page scrolls if a table is taller than its window; a grid scrolls by itself.
            match self.studies.shown.table {
                Some(_) => Root::page().focus(&id),
                None => grid::focus(&id),
            }
        }
        if self.export.as_ref().is_some_and(|dialog| !dialog.at_once) {
            crate::export_file::open();
        }
        if self.pictures.plane.port.is_some() || self.pictures.plots.plot.is_some() {
            self.paint_soon(Paint::All);
        }
        self.place_strip();
        if self.screen.viewport.grid[0] > 0.0 {
            self.reach_heap();
        }
        self.reach_cell();
    }
}

impl App {
    /// A page at the address that is shown.
    fn new(
        opens: Option<Opens>,
        first: Option<AttrValue>,
        worker: StudyWorker,
        send: &Callback<Msg>,
    ) -> App {
        let tell = send.clone();
        let host = opens.map(|opens| opens(Rc::new(move |event| tell.emit(Msg::Parent(event)))));
        let bar = host.as_ref().map_or_else(Bar::now, |host| Bar::framed(host.secret().as_deref()));
        let sender = send.clone();
        let handle = move |command: &_, event: &_| events::handle(&sender, command, event);
        let mut app = App {
            view: View::new(browser::language().into(), handle),
            host,
            onlook: send.reform(|()| Msg::Look),
            address: AddressState::new(bar),
            form: FormState::default(),
            worker,
            studies: Studies { first, ..Studies::default() },
            cursor: Cursor::default(),
            pictures: Pictures::default(),
            screen: Screen::default(),
            export: None,
            which: WhichState::default(),
            send: send.clone(),
        };
        // It is known before the page is laid out, so that nothing is folded under somebody's eyes.
        app.screen.viewport.small = grid::is_small(app.host.is_some());
        app.look();
        // The address of a frame may request a language.
        app.speak();
        app.open();
        app
    }

    /// The page has been drawn for the first time.
    fn started(&self) {
        if let Some(host) = &self.host {
            host.begin(&self.wanted());
        }
        self.send.emit(Msg::Resized);
        // Web fonts may arrive after the first picture, with other widths.
        let fonts = self.send.clone();
        browser::soon(400, Box::new(move || fonts.emit(Msg::Resized)));
    }

    fn done(&mut self, command: &Command, seen: EventData) -> bool {
        match command {
            Command::Type(entry) => {
                let (send, entry) = (self.send.clone(), *entry);
                let typed = move || send.emit(Msg::Typed(entry, seen.text));
                self.form.typing = Some(browser::later(TYPING, Box::new(typed)));
                false
            }
            Command::Enter(entry) if form::fields(&self.form.asked).contains(entry) => {
                self.form.draft(*entry, seen.text)
            }
            Command::Enter(entry) => self.enter(*entry, &seen.text),
            Command::Ask => {
                self.form.typing = None;
                self.send(false)
            }
            Command::Step(entry, to) => self.enter(*entry, &to.to_string()),
            Command::Example(i) => match words::EXAMPLES.get(*i) {
                Some((_, _, address)) => self.example(address),
                None => false,
            },
            Command::GoOn => self.tell(Ask::GoOn),
            Command::Stop => self.tell(Ask::Stop),
            Command::Retry => self.retry(),
            Command::Show(show) => self.show(*show),
            Command::Look(second) => self.look_at_rule(*second),
            Command::Snap => self.set_width(None),
            Command::Go(n) => self.go(*n),
            Command::Find(later) => self.find(*later),
            Command::FindAgain => self.seek_again(&seen.text),
            Command::Export(_)
            | Command::Certify(_)
            | Command::Leave
            | Command::Download
            | Command::Copy
            | Command::Reveal => self.export(command),
            _ => self.moved(command, &seen),
        }
    }

    /// An action in a pane.
    fn moved(&mut self, command: &Command, seen: &EventData) -> bool {
        match command {
            Command::Scroll(pane) => {
                if *pane == Pane::Table {
                    self.roll();
                }
                // Reading the layout now, just before it happens anyway, would be slow.
                self.measure_soon();
                false
            }
            Command::Click(pane @ (Pane::Grid | Pane::Strip)) => match seen.n {
                Some(n) => {
                    // Its cell is rebuilt, and keeps the focus from the touch.
                    self.cursor.focus = (*pane == Pane::Grid).then(|| format!("c{n}"));
                    self.choose(n)
                }
                None => false,
            },
            Command::Click(Pane::Table) => self.choose_cell(&seen.text),
            Command::Key(Pane::Table) => self.cell_key(seen),
            Command::Key(Pane::Grid) => self.grid_key(seen),
            Command::Key(Pane::Edge) => match seen.key.name.as_str() {
                "ArrowRight" => self.wider(true),
                "ArrowLeft" => self.wider(false),
                "Home" => self.set_width(None),
                key => keys::nearer(key).is_some_and(|nearer| self.wider(nearer)),
            },
            Command::Down(Pane::Edge) => {
                self.cursor.edging = true;
                false
            }
            Command::Up(Pane::Edge) => {
                self.cursor.edging = false;
                false
            }
            Command::Move(Pane::Edge) => self.cursor.edging && seen.down && self.edge(seen.x),
            Command::Move(Pane::Plot) | Command::Click(Pane::Plot) | Command::Key(Pane::Plot) => {
                self.plot_input(command, seen)
            }
            _ => self.plane(command, seen),
        }
    }

    /// Draws changes soon instead of now, once for any number of them.
    fn draw_soon(&mut self) -> bool {
        let send = self.send.clone();
        let draw = move || send.emit(Msg::Draw);
        self.screen.draws.get_or_insert_with(|| browser::later(0, Box::new(draw)));
        false
    }
}
