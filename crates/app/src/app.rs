//! The component with the state of the page: it turns addresses into pages, and commands into changes.

mod around;
mod title;
mod told;
mod touch;

use crate::address::{self, Address};
use crate::command::{Command, Entry, Origin, entered};
use crate::game_view::GameView;
use crate::host::{Held, Host, Spoke};
use crate::mount::Mount;
use crate::solver::{Answer, Solver};
use crate::table::Table;
use crate::ui::board_input::{BoardInput, Gesture};
use crate::ui::home::Home;
use crate::ui::{View, bubble, framed, home, mini, play};
use crate::{browser, events, words};
use games::scene::Spot;
use gloo::events::EventListener;
use ink::head::{Foot, Head, Site};
use ink::preferences::Preferences;
use messages::Message;
use session::Action;
use session::link::{LinkError, Route};
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Callback, Component, Context, Html, html};

/// What can happen to the page.
#[derive(Debug)]
pub(crate) enum Msg {
    /// Something was done; with it comes the text of its field.
    Done(Rc<Command>, String),
    /// The address was copied (true) or could not be.
    Copied(bool),
    /// Something was done on the board.
    Gesture(Gesture),
    /// The focus came to a cell of the board.
    Focus(Option<u32>),
    /// The address has changed.
    Moved,
    /// The window has another size.
    Resized,
    /// The words of another language have come.
    Language,
    /// The solver has something to tell about a question.
    Told(String, Answer),
    /// The machine's pause is over.
    MachineMoves,
    /// The page around a frame has said something, or the frame itself has to say something.
    Spoke(Spoke),
}

/// The event that tells that the words of the page’s language have come.
const LANGUAGE: &str = "last-move:language";

/// What the address leads to.
#[derive(Debug)]
enum Page {
    Home,
    Play(Box<GameView>),
    /// Nowhere, and why, if more is known.
    Lost(Option<Message>),
}

/// The shelf as it was when it was left.
#[derive(Debug, Default)]
struct Shelf {
    /// What was typed into its search.
    find: String,
    /// How far down it was.
    down: f64,
    /// The game for which it was left.
    game: Option<&'static str>,
}

/// The page, or one game in a frame.
pub(crate) struct App<const FRAME: bool> {
    mount: Mount,
    address: Address,
    host: Held,
    solver: Solver,
    view: View,
    input: Rc<RefCell<BoardInput>>,
    page: Page,
    narrow: bool,
    /// True from when the table or the page has changed until all that hangs on it has followed.
    stale: bool,
    /// True from when a page was turned until its heading has the focus.
    turned: bool,
    shelf: Shelf,
    _ears: Option<[EventListener; 3]>,
}

impl<const FRAME: bool> Component for App<FRAME> {
    type Message = Msg;
    type Properties = Mount;

    fn create(ctx: &Context<Self>) -> Self {
        let mount = ctx.props().clone();
        let input = Rc::new(RefCell::new(BoardInput::new(mount.root.clone())));
        let (link, held) = (ctx.link().clone(), input.clone());
        let ear = |name: &'static str, tell: fn() -> Msg| {
            let link = ctx.link().clone();
            let hear = Box::new(move |_: &_| link.send_message(tell()));
            browser::listen(&gloo::utils::window(), name, hear)
        };
        // Address and window of somebody else’s page are not the board’s.
        let ears = mount.around.is_none();
        let ears = ears.then(|| {
            [
                ear("hashchange", || Msg::Moved),
                ear("resize", || Msg::Resized),
                ear(LANGUAGE, || Msg::Language),
            ]
        });
        let narrow = Self::is_narrow(&mount);
        let shared = FRAME && mount.around.is_some();
        let language = mount.language().into();
        let mut app = App {
            mount,
            address: Address::now(),
            host: Held::default(),
            solver: if shared { Solver::shared() } else { Solver::new(!FRAME) },
            view: View::new(language, move |command, event| {
                events::dispatch(&link, &held, command, event)
            }),
            input,
            page: Page::Home,
            narrow,
            stale: false,
            turned: false,
            shelf: Shelf::default(),
            _ears: ears,
        };
        if FRAME {
            let link = ctx.link().clone();
            let tell = Rc::new(move |spoke| link.send_message(Msg::Spoke(spoke)));
            app.host = Held::new(Host::open(&app.mount, tell));
            app.address = match shared {
                true => Address::nowhere(),
                false => Address::framed(app.host.get().and_then(Host::secret).as_deref()),
            };
        }
        match app.host.get() {
            Some(host) => host.look(),
            // How soon the machine moves depends on it.
            None if !FRAME => Preferences::kept().apply(),
            None => {}
        }
        // The address of a frame may ask for a language.
        app.speak();
        app.turn();
        app.follow(ctx);
        (app.turned, app.stale) = (false, false);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let changed = match msg {
            Msg::Done(command, _) if matches!(*command, Command::Copy) => self.copy(ctx),
            Msg::Copied(copied) => match &mut self.page {
                Page::Play(game) => game.change().copied.replace(copied) != Some(copied),
                _ => false,
            },
            Msg::Done(command, text) => self.done(&command, text),
            Msg::Gesture(gesture) => self.gesture(gesture),
            Msg::Focus(id) => self.focus(id),
            Msg::Moved if FRAME && self.host.get().is_some_and(Host::locked) => false,
            Msg::Moved => self.address.moved() && self.turn(),
            Msg::Spoke(spoke) => FRAME && self.spoke(spoke),
            Msg::Resized => self.resized(),
            Msg::Language => self.speak(),
            Msg::Told(job, answer) => self.told(job, answer),
            Msg::MachineMoves => self.happen(Origin::Board, Action::MachineMoves),
        };
        if std::mem::take(&mut self.stale) {
            self.follow(ctx);
        }
        changed
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let view = &self.view;
        let here = self.input.borrow().here.map(|cell| cell.id);
        if FRAME {
            return match (&self.page, self.host.get()) {
                (Page::Play(game), Some(host)) => framed::framed(view, game, host, here),
                _ => Html::default(),
            };
        }
        let content = match &self.page {
            Page::Home => html! { <Home {view} find={self.shelf.find.clone()} /> },
            Page::Lost(because) => home::lost(view, because.as_ref()),
            Page::Play(game) => play::play(view, game, self.narrow, here),
        };
        let board = matches!(self.page, Page::Play(_));
        let site = if board { Site::Board } else { Site::Shelf };
        html! {
            <>
                <Head {site} language={view.language()} />
                <main id="main" class="main" tabindex="-1">{ content }</main>
                <Foot {site} language={view.language()} />
            </>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if std::mem::take(&mut self.turned) || first {
            self.entitle();
            // The first page leaves the focus alone; later ones begin at their heading.
            if !first {
                self.take_place();
            }
        }
        if FRAME
            && first
            && let (Page::Play(game), Some(host)) = (&self.page, self.host.get_mut())
        {
            host.begin(&game.table.session);
        }
        self.mount.root.show_values();
        if let Page::Play(game) = &self.page {
            bubble::follow(&game.table, &self.mount.root);
        }
        self.keep_focus();
    }
}

impl<const FRAME: bool> Drop for App<FRAME> {
    fn drop(&mut self) {
        // Others may be asking as well, and the solver goes on for them.
        self.solver.want(None, Callback::noop());
    }
}

impl<const FRAME: bool> App<FRAME> {
    /// Opens what the address says.
    fn turn(&mut self) -> bool {
        if FRAME {
            return self.turn_frame();
        }
        let no_page = |error: &LinkError| Page::Lost(Some(words::no_page_because(error.into())));
        self.stale = true;
        let page = match address::route(&self.address) {
            Ok(Route::Home) => Page::Home,
            Ok(Route::Play(link)) => match (Table::open(&link), &mut self.page) {
                // Another address of the same game turns no page.
                (Some(table), Page::Play(game)) if game.table.game() == table.game() => {
                    game.table = Rc::new(table);
                    return true;
                }
                (Some(table), _) => Page::Play(Box::new(GameView::new(table, self.narrow))),
                (None, _) => no_page(&LinkError::Game(link.game)),
            },
            Ok(Route::Nowhere) => Page::Lost(None),
            Err(error) => no_page(&error),
        };
        match (&self.page, &page) {
            (Page::Home, Page::Play(game)) => {
                let down = gloo::utils::window().scroll_y().unwrap_or(0.0);
                (self.shelf.down, self.shelf.game) = (down, Some(game.table.game()));
            }
            // From anywhere else the shelf begins at its top, with all games.
            (Page::Play(_), Page::Home) => {}
            _ => {
                self.shelf = Shelf::default();
            }
        }
        self.page = page;
        self.turned = true;
        self.solver.want(None, Callback::noop());
        true
    }

    /// A page that was turned begins at its top and its heading; the shelf where it was left, at the game
    /// from which one comes back.
    fn take_place(&self) {
        let (down, game) = match self.page {
            Page::Home => (self.shelf.down, self.shelf.game),
            _ => (0.0, None),
        };
        gloo::utils::window().scroll_to_with_x_and_y(0.0, down);
        browser::focus(&game.map_or("title".to_string(), mini::link));
    }

    /// Brings everything that hangs on the table up to its value.
    fn follow(&mut self, ctx: &Context<Self>) {
        let Page::Play(game) = &mut self.page else {
            *self.input.borrow_mut() = BoardInput::new(self.mount.root.clone());
            return;
        };
        let link = ctx.link().clone();
        let moves = Box::new(move || link.send_message(Msg::MachineMoves));
        let ways = (&self.solver, &self.address, &self.mount.root);
        let tells = ctx.link().callback(|(job, answer)| Msg::Told(job, answer));
        game.follow(self.narrow, ways, tells, moves);
        let turn = game.turned();
        self.input.borrow_mut().over(&game.scene, game.place, turn);
        if turn {
            // Also for what follows before the focus is there.
            game.place = self.input.borrow().here;
        }
        // To take a focused cell away makes the browser lay the page out in the midst of it.
        let leaves = self.input.borrow_mut().leaves();
        if leaves {
            self.mount.root.blur();
        }
    }

    fn happen(&mut self, origin: Origin, action: Action) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        let changed = match self.host.get_mut().filter(|_| FRAME) {
            Some(host) => {
                let (changed, again) = host.happen(game.change(), origin, action);
                self.stale |= changed;
                return self.perform(again) | changed;
            }
            _ => game.change().happen(origin, action),
        };
        self.stale |= changed;
        changed
    }

    fn focus(&mut self, id: Option<u32>) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        let mut input = self.input.borrow_mut();
        if input.leads() {
            // This was sent before the board led the focus on, since whatever has the focus now ends that.
            return false;
        }
        let place = id.and_then(|id| input.cell(id));
        if game.place == place {
            return false;
        }
        game.place = place;
        input.over(&game.scene, place, false);
        true
    }

    fn gesture(&mut self, gesture: Gesture) -> bool {
        let seed = if let Gesture::Letter('n') = gesture { self.seed() } else { 0 };
        let Page::Play(game) = &self.page else { return false };
        let answered = game.table.notice(Origin::Touch).is_some();
        let action = match gesture {
            Gesture::Touch(id) => return self.touch(id),
            // What a tap was answered goes first, and nothing else.
            Gesture::Cancel | Gesture::Leave if answered && !game.table.session.begun() => {
                Action::Notice(None)
            }
            Gesture::Cancel if !game.table.session.begun() => return false,
            Gesture::Leave if FRAME && idle(&game.table.session) => {
                if let Some(host) = self.host.get() {
                    host.left("out");
                }
                return false;
            }
            Gesture::Cancel | Gesture::Leave => Action::Cancel,
            Gesture::Sweep(from, to) => {
                // Neither end may play an armed move: a sweep only arms.
                let end = |id| game.scene.spots().find(|spot| spot.id == id).cloned();
                let ends: Vec<Spot> = [from, to].into_iter().filter_map(end).collect();
                let mut changed = false;
                for end in ends {
                    if end.mv.is_some() && !end.armed {
                        changed |= self.happen(Origin::Touch, Action::Touch(Box::new(end)));
                    }
                }
                return changed;
            }
            Gesture::Letter('u') => Action::Undo,
            Gesture::Letter('r') => Action::Redo,
            Gesture::Letter('w') => Action::Refute(!game.table.session.refuting()),
            Gesture::Letter('v') => Action::Values(!game.table.session.values()),
            Gesture::Letter('n') => Action::New { seed },
            Gesture::Letter('?') => {
                self.mount.root.open("keys");
                return false;
            }
            Gesture::Letter(_) | Gesture::Look(_) => return false,
        };
        self.happen(Origin::Touch, action)
    }

    fn done(&mut self, command: &Command, text: String) -> bool {
        if matches!(command, Command::Do(..) | Command::Renew) {
            self.input.borrow_mut().hold();
        }
        match command {
            Command::Do(origin, action) => self.happen(*origin, action.clone()),
            Command::Renew => {
                let seed = self.seed();
                self.happen(Origin::Board, Action::New { seed })
            }
            Command::Anew(action) => self.anew(action.clone()),
            Command::Enter(Entry::Find) => {
                std::mem::replace(&mut self.shelf.find, text) != self.shelf.find
            }
            Command::Enter(Entry::Page) => {
                let Page::Play(game) = &mut self.page else { return false };
                // Letters would be parts of the question.
                game.page = text.parse().map_or(String::new(), |n: u64| n.to_string());
                self.stale = true;
                false
            }
            Command::Enter(entry) => self.enter(*entry, text),
            Command::Step(entry, number) => self.enter(*entry, number.to_string()),
            Command::Why | Command::Unfold | Command::Sheet => self.beside(command),
            Command::Afresh => self.afresh(),
            Command::Print => {
                browser::print();
                false
            }
            _ => false,
        }
    }

    /// What changes the page around the session and not the session.
    fn beside(&mut self, command: &Command) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        match command {
            Command::Why => game.change().why = !game.table.why,
            Command::Sheet => {
                self.stale = true;
                game.change().sheet = !game.table.sheet;
            }
            _ => {
                // The tables are asked for now.
                self.stale |= !game.unfolded;
                return !std::mem::replace(&mut game.unfolded, true);
            }
        }
        true
    }

    /// Puts the address of the position on the clipboard.
    fn copy(&self, ctx: &Context<Self>) -> bool {
        if let Page::Play(game) = &self.page {
            let link = ctx.link().clone();
            let then = move |copied| link.send_message(Msg::Copied(copied));
            let whole = crate::address::whole(&game.table.session.address());
            browser::copy(&whole, Box::new(then));
        }
        false
    }

    fn enter(&mut self, entry: Entry, text: String) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        let Some((origin, action)) = entered(&game.table.session, entry, text) else {
            return false;
        };
        game.change().mended += u32::from(entry == Entry::Amount);
        self.happen(origin, action) | (entry == Entry::Amount)
    }

    /// Everything is said in the language of the place from now on; false if it was before.
    fn speak(&mut self) -> bool {
        let other = self.view.speak(self.mount.language().into());
        if other {
            self.entitle();
        }
        other
    }

    /// True if the board has fewer pieces in a line.
    fn is_narrow(mount: &Mount) -> bool {
        if FRAME { mount.narrow() } else { mount.narrow_on_site() }
    }
}

/// True if there is nothing that Escape could put back.
fn idle(session: &session::Session) -> bool {
    !session.begun() && !session.refuting()
}
