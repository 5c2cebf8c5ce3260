//! The one component that has a state: it turns addresses into studies, and deeds into changes.

use crate::browser;
use crate::cells::Cells;
use crate::command::{Command, Entry, Pane};
use crate::events::{self, EventData};
use crate::export_file::ExportDialog;
use crate::form::{self, Wrong};
use crate::grid::Viewport;
use crate::host::{Host, Opens};
use crate::pictures::{Brush, Paint};
use crate::plane::{Port, Window};
use crate::plot::Plots;
use crate::rows::{self, Rows};
use crate::study_state::StudyState;
use crate::sync::Why;
use crate::worker_client::{Word, WorkerClient};
use crate::{keys, ui, words};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use ink::address::Address as Bar;
use ink::around::Spoke;
use messages::Message;
use std::rc::Rc;
use study::address::{Address, Subject, View};
use study::wire::{Ask, Tell};
use yew::prelude::*;

/// Time after the last letter until a rule that is being typed is looked at, in ms.
const TYPING: u32 = 300;

/// The event that tells that the words of the page’s language have come.
const LANGUAGE: &str = "last-move:language";

/// With what the page begins.
#[derive(Clone, Copy, Debug, Properties)]
pub(crate) struct Begin {
    /// What draws all of it; a pointer, so that neither program links what the other one shows.
    pub(crate) draws: fn(&ui::View, &App) -> Html,
    /// In a frame, what opens the way to the page around it.
    pub(crate) opens: Option<Opens>,
}

impl PartialEq for Begin {
    fn eq(&self, _: &Begin) -> bool {
        // A page begins once.
        true
    }
}

/// What can happen to the page.
#[derive(Debug)]
pub(crate) enum Msg {
    /// Something was done; with it comes what the event told.
    Done(Rc<Command>, EventData),
    /// A field was typed in, and then no more for a while.
    Typed(Entry, String),
    /// The worker tells something, or has broken.
    Word(Word),
    /// Something was said between a frame and the page around it.
    Spoke(Spoke),
    /// The address has changed.
    Moved,
    /// The page may have another size, or look.
    Resized,
    /// The words of another language have come.
    Language,
    /// The page looks otherwise.
    Look,
    /// More rows of the grid are to be made.
    Unroll,
    /// More cells of a table may come into the page.
    More,
    /// The address is to be written.
    Write,
    /// Something was copied (true) or could not be.
    Copied(bool),
    /// A picture was saved (true) or could not be made.
    Saved(bool),
    /// What was changed some moments ago is to be drawn.
    Draw,
    /// Canvases are to be painted.
    Paint,
}

impl Msg {
    /// True if what it changes is drawn in a task of its own: it comes within a frame of the browser, many
    /// times in a blink, or brings so much that to take it in is a task already.
    fn waits(&self) -> bool {
        match self {
            Msg::Done(command, _) => matches!(
                **command,
                Command::Move(_)
                    | Command::Wheel(_)
                    | Command::Scroll(_)
                    | Command::Show(_)
                    | Command::Look(_)
                    | Command::Step(..)
                    | Command::Snap
            ),
            Msg::Word(Word::Told(tell)) => {
                matches!(tell, Tell::Picture { .. } | Tell::Window { .. })
            }
            _ => false,
        }
    }
}

/// The page.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) bar: Bar,
    /// The page around, in a frame.
    pub(crate) host: Option<Box<dyn Host>>,
    /// True if a person here has done something since the page around last did.
    pub(crate) user: bool,
    /// What is seen.
    pub(crate) shown: Address,
    /// What is asked for, which the fields show; it is seen as soon as something of it is there.
    pub(crate) asked: Subject,
    pub(crate) asked_view: View,
    /// What is wrong with the address.
    pub(crate) notes: Vec<Message>,
    pub(crate) wrong: Vec<Wrong>,
    /// Why what is asked for was refused.
    pub(crate) refusal: Option<Wrong>,
    /// Texts of fields that were typed in and are not entered yet: all of them are, or none.
    pub(crate) drafts: Vec<(Entry, String)>,
    /// The field that was typed in last and its text, which stays as it is until it is entered.
    pub(crate) text: Option<(Entry, String)>,
    /// Changes when fields must be written anew.
    pub(crate) version: u32,
    pub(crate) worker: WorkerClient,
    pub(crate) view: ui::View,
    /// Is told when the page looks otherwise.
    pub(crate) onlook: Callback<()>,
    pub(crate) study_state: StudyState,
    pub(crate) next: Option<StudyState>,
    pub(crate) last: u32,
    pub(crate) viewport: Viewport,
    /// The heap that is looked at; the address names it once somebody has chosen it.
    pub(crate) here: u64,
    pub(crate) why: Why,
    pub(crate) plots: Plots,
    pub(crate) port: Option<Port>,
    pub(crate) window: Option<Window>,
    pub(crate) window_asked: Option<(u32, [u64; 4])>,
    pub(crate) brush: Brush,
    pub(crate) export: Option<ExportDialog>,
    /// What is said below the fields that jump and find.
    pub(crate) said: Option<Message>,
    /// The value that is looked for.
    pub(crate) sought: Option<u64>,
    pub(crate) broken: bool,
    /// When a table that grows was last drawn, in ms.
    pub(crate) drawn: f64,
    /// When its facts were, in ms.
    pub(crate) read: f64,
    /// True once the strip shows where the period begins.
    pub(crate) placed: bool,
    /// True once grid and strip show the heap of the address.
    pub(crate) reached: bool,
    /// The element that gets the focus once it is there.
    pub(crate) focus: Option<String>,
    /// True while the grid's edge is dragged.
    pub(crate) edging: bool,
    typing: Option<Timeout>,
    pub(crate) writing: Option<Timeout>,
    /// The subject of this step of the browser's history.
    pub(crate) step: String,
    /// True if that step was made while a rule was being typed, and gives way to the next.
    pub(crate) passing: bool,
    /// True if what is asked for was typed and not sent yet.
    pub(crate) typed: bool,
    /// What the address was to say when it was last written.
    pub(crate) wrote: String,
    pub(crate) measuring: Option<Timeout>,
    pub(crate) rows: Rows,
    /// What of a table is in the page.
    pub(crate) cells: Cells,
    _ears: [EventListener; 3],
}

/// The way from elements to this program, for a page in the language of its root.
fn view(ctx: &Context<App>) -> ui::View {
    let link = ctx.link().clone();
    ui::View::new(browser::language().into(), move |command, event| {
        events::handle(&link, command, event)
    })
}

/// Sends a message whenever the window has an event of this name.
fn on_window(ctx: &Context<App>, name: &'static str, tell: fn() -> Msg) -> EventListener {
    let link = ctx.link().clone();
    let send = Box::new(move |_: &_| link.send_message(tell()));
    browser::listen(&gloo::utils::window(), name, send)
}

impl Component for App {
    type Message = Msg;
    type Properties = Begin;

    fn create(ctx: &Context<Self>) -> Self {
        let (host, bar) = around(ctx);
        let mut app = App {
            bar,
            host,
            user: false,
            shown: Address::default(),
            asked: Subject::default(),
            asked_view: View::default(),
            notes: Vec::new(),
            wrong: Vec::new(),
            refusal: None,
            drafts: Vec::new(),
            text: None,
            version: 0,
            worker: WorkerClient::new(ctx.link().callback(Msg::Word)),
            view: view(ctx),
            onlook: ctx.link().callback(|()| Msg::Look),
            study_state: StudyState::default(),
            next: None,
            last: 0,
            viewport: Viewport::default(),
            here: 0,
            why: Why::default(),
            plots: Plots::default(),
            port: None,
            window: None,
            window_asked: None,
            brush: Brush::default(),
            export: None,
            said: None,
            sought: None,
            broken: false,
            drawn: 0.0,
            read: 0.0,
            placed: false,
            reached: false,
            focus: None,
            edging: false,
            typing: None,
            writing: None,
            step: String::new(),
            passing: false,
            typed: false,
            wrote: String::new(),
            measuring: None,
            rows: Rows::default(),
            cells: Cells::default(),
            _ears: [
                on_window(ctx, "hashchange", || Msg::Moved),
                on_window(ctx, "resize", || Msg::Resized),
                on_window(ctx, LANGUAGE, || Msg::Language),
            ],
        };
        app.look();
        // The address of a frame may ask for a language.
        app.speak();
        app.open();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let (waits, comes) = (msg.waits(), matches!(msg, Msg::Unroll));
        let changed = match msg {
            Msg::Done(command, seen) => {
                self.user |= command.wills();
                self.done(ctx, &command, seen)
            }
            Msg::Typed(entry, text) => {
                self.typing = None;
                self.text = Some((entry, text.clone()));
                self.draft(entry, text);
                self.send(true)
            }
            Msg::Word(word) => self.word(word),
            Msg::Moved => self.bar.moved() && self.turned(),
            Msg::Spoke(spoke) => self.spoke(spoke),
            Msg::Resized => self.measure(),
            Msg::Language => self.speak(),
            Msg::Look => true,
            Msg::Unroll => false,
            Msg::More => self.come_cells(),
            Msg::Write => self.write(),
            Msg::Copied(copied) => self.copied(copied),
            Msg::Saved(saved) => self.saved(saved),
            Msg::Draw => {
                self.plots.unfold(self.view.language());
                std::mem::take(&mut self.brush.draws).is_some()
            }
            Msg::Paint => return self.painted(ctx),
        };
        let changed = match waits {
            true => changed && self.draw_soon(ctx),
            false => self.unroll(ctx, comes) || changed,
        };
        self.follow(ctx, changed);
        changed
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        (ctx.props().draws)(&self.view, self)
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        browser::show_values();
        self.entitle();
        if let Some(host) = &self.host {
            host.links();
            if first {
                host.begin(&self.address());
            }
        }
        rows::mark(self.here);
        if let Some(id) = self.focus.take() {
            // The page scrolls where a table is not all in its window; a grid scrolls by itself.
            let focus =
                if self.study_state.table.is_some() { browser::focus } else { crate::grid::focus };
            focus(&id);
        }
        if self.export.as_ref().is_some_and(|dialog| !dialog.at_once) {
            crate::export_file::open();
        }
        if self.port.is_some() || self.plots.plot.is_some() {
            self.paint_soon(ctx, Paint::All);
        }
        self.place_strip();
        if self.viewport.grid[0] > 0.0 {
            self.reach_heap();
        }
        self.reach_cell();
        if first {
            let fonts = ctx.link().clone();
            ctx.link().send_message(Msg::Resized);
            // The book's letters may come later than the first picture, and are of another size.
            browser::later(400, Box::new(move || fonts.send_message(Msg::Resized))).forget();
        }
    }
}

/// In a frame, the page around it, and the address bar for such.
fn around(ctx: &Context<App>) -> (Option<Box<dyn Host>>, Bar) {
    let Some(opens) = ctx.props().opens else { return (None, Bar::now()) };
    let link = ctx.link().clone();
    let host = opens(Rc::new(move |spoke| link.send_message(Msg::Spoke(spoke))));
    let bar = Bar::framed(host.secret().as_deref());
    (Some(host), bar)
}

impl App {
    fn done(&mut self, ctx: &Context<Self>, command: &Command, seen: EventData) -> bool {
        match command {
            Command::Type(entry) => {
                let (link, entry) = (ctx.link().clone(), *entry);
                let typed = move || link.send_message(Msg::Typed(entry, seen.text));
                self.typing = Some(browser::later(TYPING, Box::new(typed)));
                false
            }
            Command::Enter(entry) if form::fields(&self.asked).contains(entry) => {
                self.draft(*entry, seen.text)
            }
            Command::Enter(entry) => self.enter(*entry, &seen.text),
            Command::Ask => {
                self.typing = None;
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
            Command::Export(_)
            | Command::Certify(_)
            | Command::Leave
            | Command::Download
            | Command::Copy
            | Command::Reveal => self.export(ctx, command),
            _ => self.moved(ctx, command, &seen),
        }
    }

    /// What is done in a pane.
    fn moved(&mut self, ctx: &Context<Self>, command: &Command, seen: &EventData) -> bool {
        match command {
            Command::Scroll(pane) => {
                if *pane == Pane::Table {
                    self.roll();
                }
                // Before the page is laid out, which it soon is by itself, to ask where it stands is dear.
                self.measure_soon(ctx);
                false
            }
            Command::Click(pane @ (Pane::Grid | Pane::Strip)) => match seen.n {
                Some(n) => {
                    // Its cell is written anew, and keeps the focus that the touch has given it.
                    self.focus = (*pane == Pane::Grid).then(|| format!("c{n}"));
                    self.choose(n)
                }
                None => false,
            },
            Command::Click(Pane::Table) => self.choose_cell(&seen.text),
            Command::Key(Pane::Table) => self.cell_key(seen),
            Command::Key(Pane::Grid) => self.grid_key(seen),
            Command::Key(Pane::Edge) => match seen.key.as_str() {
                "ArrowRight" => self.wider(true),
                "ArrowLeft" => self.wider(false),
                "Home" => self.set_width(None),
                key => keys::nearer(key).is_some_and(|nearer| self.wider(nearer)),
            },
            Command::Down(Pane::Edge) => {
                self.edging = true;
                false
            }
            Command::Up(Pane::Edge) => {
                self.edging = false;
                false
            }
            Command::Move(Pane::Edge) => self.edging && seen.down && self.edge(seen.x),
            Command::Move(Pane::Sight)
            | Command::Click(Pane::Sight)
            | Command::Key(Pane::Sight) => self.sight(command, seen),
            _ => self.plane(command, seen),
        }
    }

    /// What has changed is drawn soon and not yet, once however often it changes until then.
    fn draw_soon(&mut self, ctx: &Context<Self>) -> bool {
        let link = ctx.link().clone();
        let draw = move || link.send_message(Msg::Draw);
        self.brush.draws.get_or_insert_with(|| browser::later(0, Box::new(draw)));
        false
    }
}
