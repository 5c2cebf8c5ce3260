//! The one component that has a state: it turns addresses into studies, and deeds into changes.

use crate::browser;
use crate::cells::Cells;
use crate::deed::{Deed, Entry, Pane};
use crate::desk::{Desk, Word};
use crate::follow::Why;
use crate::form::{self, Wrong};
use crate::grid::Room;
use crate::hear::{self, Seen};
use crate::held::Held;
use crate::host::{Host, Opens};
use crate::pictures::{Brush, Paint};
use crate::plane::{Port, Window};
use crate::rows::{self, Rows};
use crate::sight::Easel;
use crate::take::Take;
use crate::{keys, words};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use ink::address::Address as Bar;
use ink::around::Spoke;
use ink::frame;
use ink::{Ink, Mail};
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
    pub(crate) draws: fn(&mut Ink<Deed>, &App),
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
pub(crate) enum Happens {
    /// Something was done; with it comes what the event told.
    Done(Rc<Deed>, Seen),
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

impl Happens {
    /// True if what it changes is drawn in a task of its own: it comes within a frame of the browser, many
    /// times in a blink, or brings so much that to take it in is a task already.
    fn waits(&self) -> bool {
        match self {
            Happens::Done(deed, _) => matches!(
                **deed,
                Deed::Move(_)
                    | Deed::Wheel(_)
                    | Deed::Scroll(_)
                    | Deed::Show(_)
                    | Deed::Look(_)
                    | Deed::Step(..)
                    | Deed::Snap
            ),
            Happens::Word(Word::Told(tell)) => {
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
    pub(crate) desk: Desk,
    pub(crate) mail: Mail<Deed>,
    pub(crate) held: Held,
    pub(crate) next: Option<Held>,
    pub(crate) last: u32,
    pub(crate) room: Room,
    /// The heap that is looked at; the address names it once somebody has chosen it.
    pub(crate) here: u64,
    pub(crate) why: Why,
    pub(crate) easel: Easel,
    pub(crate) port: Option<Port>,
    pub(crate) window: Option<Window>,
    pub(crate) window_asked: Option<(u32, [u64; 4])>,
    pub(crate) brush: Brush,
    pub(crate) take: Option<Take>,
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
    pub(crate) theme: String,
    pub(crate) motion: bool,
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
fn mail(ctx: &Context<App>) -> Mail<Deed> {
    let link = ctx.link().clone();
    Mail::new(browser::language().into(), move |deed, event| hear::hear(&link, deed, event))
}

impl Component for App {
    type Message = Happens;
    type Properties = Begin;

    fn create(ctx: &Context<Self>) -> Self {
        let ear = |name: &'static str, tell: fn() -> Happens| {
            let link = ctx.link().clone();
            let hear = Box::new(move |_: &_| link.send_message(tell()));
            browser::listen(&gloo::utils::window(), name, hear)
        };
        let (host, bar) = around(ctx);
        // A frame keeps nothing.
        let framed = host.as_ref().map(|host| (host.theme().to_string(), true));
        let (theme, motion) = framed.unwrap_or_else(frame::kept_look);
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
            desk: Desk::new(ctx.link().callback(Happens::Word)),
            mail: mail(ctx),
            held: Held::default(),
            next: None,
            last: 0,
            room: Room::default(),
            here: 0,
            why: Why::default(),
            easel: Easel::default(),
            port: None,
            window: None,
            window_asked: None,
            brush: Brush::default(),
            take: None,
            said: None,
            sought: None,
            broken: false,
            drawn: 0.0,
            read: 0.0,
            placed: false,
            reached: false,
            theme,
            motion,
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
                ear("hashchange", || Happens::Moved),
                ear("resize", || Happens::Resized),
                ear(LANGUAGE, || Happens::Language),
            ],
        };
        app.look();
        // The address of a frame may ask for a language.
        app.speak();
        app.open();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, happens: Happens) -> bool {
        let (waits, comes) = (happens.waits(), matches!(happens, Happens::Unroll));
        let changed = match happens {
            Happens::Done(deed, seen) => {
                self.user |= deed.wills();
                self.done(ctx, &deed, seen)
            }
            Happens::Typed(entry, text) => {
                self.typing = None;
                self.text = Some((entry, text.clone()));
                self.draft(entry, text);
                self.send(true)
            }
            Happens::Word(word) => self.word(word),
            Happens::Moved => self.bar.moved() && self.turned(),
            Happens::Spoke(spoke) => self.spoke(spoke),
            Happens::Resized => self.measure(),
            Happens::Language => self.speak(),
            Happens::Unroll => false,
            Happens::More => self.come_cells(),
            Happens::Write => self.write(),
            Happens::Copied(copied) => self.copied(copied),
            Happens::Saved(saved) => self.saved(saved),
            Happens::Draw => {
                self.easel.unfold(self.mail.language());
                std::mem::take(&mut self.brush.draws).is_some()
            }
            Happens::Paint => return self.painted(ctx),
        };
        let changed = match waits {
            true => changed && self.draw_soon(ctx),
            false => self.unroll(ctx, comes) || changed,
        };
        self.follow(ctx, changed);
        changed
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let mut ink = Ink::new(&self.mail);
        (ctx.props().draws)(&mut ink, self);
        ink.done()
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
            let focus = if self.held.table.is_some() { browser::focus } else { crate::grid::focus };
            focus(&id);
        }
        if self.take.as_ref().is_some_and(|take| !take.at_once) {
            crate::take::open();
        }
        if self.port.is_some() || self.easel.shot.is_some() {
            self.paint_soon(ctx, Paint::All);
        }
        self.place_strip();
        if self.room.grid[0] > 0.0 {
            self.reach_heap();
        }
        self.reach_cell();
        if first {
            let fonts = ctx.link().clone();
            ctx.link().send_message(Happens::Resized);
            // The book's letters may come later than the first picture, and are of another size.
            browser::later(400, Box::new(move || fonts.send_message(Happens::Resized))).forget();
        }
    }
}

/// In a frame, the page around it, and the address bar for such.
fn around(ctx: &Context<App>) -> (Option<Box<dyn Host>>, Bar) {
    let Some(opens) = ctx.props().opens else { return (None, Bar::now()) };
    let link = ctx.link().clone();
    let host = opens(Rc::new(move |spoke| link.send_message(Happens::Spoke(spoke))));
    let bar = Bar::framed(host.secret().as_deref());
    (Some(host), bar)
}

impl App {
    fn done(&mut self, ctx: &Context<Self>, deed: &Deed, seen: Seen) -> bool {
        match deed {
            Deed::Type(entry) => {
                let (link, entry) = (ctx.link().clone(), *entry);
                let typed = move || link.send_message(Happens::Typed(entry, seen.text));
                self.typing = Some(browser::later(TYPING, Box::new(typed)));
                false
            }
            Deed::Enter(Entry::Theme) => {
                browser::keep("theme", &seen.text);
                self.theme = seen.text;
                self.look()
            }
            Deed::Enter(Entry::Language) => {
                browser::keep("language", &seen.text);
                // The script that starts the page brings the words, and says when they are there.
                browser::set_root("lang", Some(&seen.text));
                false
            }
            Deed::Motion => {
                self.motion = !self.motion;
                browser::keep("motion", if self.motion { "on" } else { "off" });
                self.look()
            }
            Deed::Share => {
                frame::share();
                false
            }
            Deed::Enter(entry) if form::fields(&self.asked).contains(entry) => {
                self.draft(*entry, seen.text)
            }
            Deed::Enter(entry) => self.enter(*entry, &seen.text),
            Deed::Ask => {
                self.typing = None;
                self.send(false)
            }
            Deed::Step(entry, to) => self.enter(*entry, &to.to_string()),
            Deed::Example(i) => match words::EXAMPLES.get(*i) {
                Some((_, _, address)) => self.example(address),
                None => false,
            },
            Deed::GoOn => self.tell(Ask::GoOn),
            Deed::Stop => self.tell(Ask::Stop),
            Deed::Retry => self.retry(),
            Deed::Show(show) => self.show(*show),
            Deed::Look(second) => self.look_at_rule(*second),
            Deed::Snap => self.set_width(None),
            Deed::Go(n) => self.go(*n),
            Deed::Find(later) => self.find(*later),
            Deed::Take(_)
            | Deed::Certify(_)
            | Deed::Leave
            | Deed::Download
            | Deed::Copy
            | Deed::Reveal => self.take_away(ctx, deed),
            _ => self.moved(ctx, deed, &seen),
        }
    }

    /// What is done in a pane.
    fn moved(&mut self, ctx: &Context<Self>, deed: &Deed, seen: &Seen) -> bool {
        match deed {
            Deed::Scroll(pane) => {
                if *pane == Pane::Table {
                    self.roll();
                }
                // Before the page is laid out, which it soon is by itself, to ask where it stands is dear.
                self.measure_soon(ctx);
                false
            }
            Deed::Click(pane @ (Pane::Grid | Pane::Strip)) => match seen.n {
                Some(n) => {
                    // Its cell is written anew, and keeps the focus that the touch has given it.
                    self.focus = (*pane == Pane::Grid).then(|| format!("c{n}"));
                    self.choose(n)
                }
                None => false,
            },
            Deed::Click(Pane::Table) => self.choose_cell(&seen.text),
            Deed::Key(Pane::Table) => self.cell_key(seen),
            Deed::Key(Pane::Grid) => self.grid_key(seen),
            Deed::Key(Pane::Edge) => match seen.key.as_str() {
                "ArrowRight" => self.wider(true),
                "ArrowLeft" => self.wider(false),
                "Home" => self.set_width(None),
                key => keys::nearer(key).is_some_and(|nearer| self.wider(nearer)),
            },
            Deed::Down(Pane::Edge) => {
                self.edging = true;
                false
            }
            Deed::Up(Pane::Edge) => {
                self.edging = false;
                false
            }
            Deed::Move(Pane::Edge) => self.edging && seen.down && self.edge(seen.x),
            Deed::Move(Pane::Sight) | Deed::Click(Pane::Sight) | Deed::Key(Pane::Sight) => {
                self.sight(deed, seen)
            }
            _ => self.plane(deed, seen),
        }
    }

    /// What has changed is drawn soon and not yet, once however often it changes until then.
    fn draw_soon(&mut self, ctx: &Context<Self>) -> bool {
        let link = ctx.link().clone();
        let draw = move || link.send_message(Happens::Draw);
        self.brush.draws.get_or_insert_with(|| browser::later(0, Box::new(draw)));
        false
    }
}
