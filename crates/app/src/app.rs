//! The one component that has a state: it turns addresses into pages, and deeds into changes.

mod around;
mod title;
mod told;
mod touch;

use crate::address::{self, Address};
use crate::deed::{Deed, Entry, Origin, entered};
use crate::host::{Held, Host, Spoke};
use crate::place::Place;
use crate::solver::{Answer, Solver, Tells};
use crate::stage::Stage;
use crate::table::Table;
use crate::ui::hand::{Gesture, Hand};
use crate::ui::home::Home;
use crate::ui::{View, bubble, framed, home, mini, play};
use crate::{browser, hear, words};
use games::scene::Spot;
use gloo::events::EventListener;
use ink::frame::Site;
use ink::head::{Foot, Head};
use messages::Message;
use session::Action;
use session::link::{LinkError, Route};
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Callback, Component, Context, Html, html};

/// What can happen to the page.
#[derive(Debug)]
pub(crate) enum Happens {
    /// Something was done; with it comes the text of its field.
    Done(Rc<Deed>, String),
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
    Play(Box<Stage>),
    /// Nowhere, and why, if more is known.
    Lost(Option<Message>),
}

/// The page, or one game in a frame.
pub(crate) struct App<const FRAME: bool> {
    place: Place,
    address: Address,
    host: Held,
    solver: Solver,
    tells: Tells,
    view: View,
    hand: Rc<RefCell<Hand>>,
    page: Page,
    narrow: bool,
    find: String,
    /// How many numbers were put right, so that their fields are written anew.
    mended: u32,
    /// True from when the table or the page has changed until all that hangs on it has followed.
    stale: bool,
    /// True from when a page was turned until its heading has the focus.
    turned: bool,
    /// How far down the shelf was when it was left, and for which game.
    shelf: (f64, Option<&'static str>),
    _ears: Option<[EventListener; 3]>,
}

impl<const FRAME: bool> Component for App<FRAME> {
    type Message = Happens;
    type Properties = Place;

    fn create(ctx: &Context<Self>) -> Self {
        let place = ctx.props().clone();
        let hand = Rc::new(RefCell::new(Hand::new(place.root.clone())));
        let (link, held) = (ctx.link().clone(), hand.clone());
        let ear = |name: &'static str, tell: fn() -> Happens| {
            let link = ctx.link().clone();
            let hear = Box::new(move |_: &_| link.send_message(tell()));
            browser::listen(&gloo::utils::window(), name, hear)
        };
        // Address and window of somebody else’s page are not the board’s.
        let ears = place.around.is_none();
        let ears = ears.then(|| {
            [
                ear("hashchange", || Happens::Moved),
                ear("resize", || Happens::Resized),
                ear(LANGUAGE, || Happens::Language),
            ]
        });
        let narrow = Self::is_narrow(&place);
        let shared = FRAME && place.around.is_some();
        let language = place.language().into();
        let mut app = App {
            place,
            address: Address::now(),
            host: Held::default(),
            solver: if shared { Solver::shared() } else { Solver::new(!FRAME) },
            tells: ctx.link().callback(|(job, answer)| Happens::Told(job, answer)),
            view: View::new(language, move |deed, event| hear::hear(&link, &held, deed, event)),
            hand,
            page: Page::Home,
            narrow,
            find: String::new(),
            mended: 0,
            stale: false,
            turned: false,
            shelf: (0.0, None),
            _ears: ears,
        };
        if FRAME {
            let link = ctx.link().clone();
            let tell = Rc::new(move |spoke| link.send_message(Happens::Spoke(spoke)));
            app.host = Held::new(Host::open(&app.place, tell));
            app.address = match shared {
                true => Address::nowhere(),
                false => Address::framed(app.host.get().and_then(Host::secret).as_deref()),
            };
        }
        if let Some(host) = app.host.get() {
            host.look();
        }
        // The address of a frame may ask for a language.
        app.speak();
        app.turn();
        app.follow(ctx);
        (app.turned, app.stale) = (false, false);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, happens: Happens) -> bool {
        let changed = match happens {
            Happens::Done(deed, _) if matches!(*deed, Deed::Copy) => self.copy(ctx),
            Happens::Copied(copied) => match &mut self.page {
                Page::Play(stage) => stage.table.copied.replace(copied) != Some(copied),
                _ => false,
            },
            Happens::Done(deed, text) => self.done(&deed, text),
            Happens::Gesture(gesture) => self.gesture(gesture),
            Happens::Focus(id) => self.focus(id),
            Happens::Moved if FRAME && self.host.get().is_some_and(Host::locked) => false,
            Happens::Moved => self.address.moved() && self.turn(),
            Happens::Spoke(spoke) => FRAME && self.spoke(spoke),
            Happens::Resized => self.resized(),
            Happens::Language => self.speak(),
            Happens::Told(job, answer) => self.told(job, answer),
            Happens::MachineMoves => self.happen(Origin::Board, Action::MachineMoves),
        };
        if std::mem::take(&mut self.stale) {
            self.follow(ctx);
        }
        changed
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let view = &self.view;
        let here = self.hand.borrow().here.map(|cell| cell.id);
        if FRAME {
            return match (&self.page, self.host.get()) {
                (Page::Play(stage), Some(host)) => {
                    framed::framed(view, stage, host, (here, self.mended))
                }
                _ => Html::default(),
            };
        }
        let content = match &self.page {
            Page::Home => html! { <Home {view} find={self.find.clone()} /> },
            Page::Lost(because) => home::lost(view, because.as_ref()),
            Page::Play(stage) => play::play(view, stage, self.narrow, here, self.mended),
        };
        let board = matches!(self.page, Page::Play(_));
        let site = if board { Site::Board } else { Site::Shelf };
        html! {
            <>
                <Head language={view.language().clone()} {site} />
                <main id="main" class="main" tabindex="-1">{ content }</main>
                <Foot language={view.language().clone()} {site} />
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
            && let (Page::Play(stage), Some(host)) = (&self.page, self.host.get_mut())
        {
            host.begin(&stage.table.session);
        }
        self.place.root.show_values();
        if let Page::Play(stage) = &self.page {
            bubble::follow(&stage.table, &self.place.root);
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
                (Some(table), Page::Play(stage)) if stage.table.game() == table.game() => {
                    *stage.table = table;
                    return true;
                }
                (Some(table), _) => Page::Play(Box::new(Stage::new(table, self.narrow))),
                (None, _) => no_page(&LinkError::Game(link.game)),
            },
            Ok(Route::Nowhere) => Page::Lost(None),
            Err(error) => no_page(&error),
        };
        match (&self.page, &page) {
            (Page::Home, Page::Play(stage)) => {
                let down = gloo::utils::window().scroll_y().unwrap_or(0.0);
                self.shelf = (down, Some(stage.table.game()));
            }
            // From anywhere else the shelf begins at its top, with all games.
            (Page::Play(_), Page::Home) => {}
            _ => {
                self.shelf = (0.0, None);
                self.find.clear();
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
            Page::Home => self.shelf,
            _ => (0.0, None),
        };
        gloo::utils::window().scroll_to_with_x_and_y(0.0, down);
        browser::focus(&game.map_or("title".to_string(), mini::link));
    }

    /// Brings everything that hangs on the table up to its value.
    fn follow(&mut self, ctx: &Context<Self>) {
        let Page::Play(stage) = &mut self.page else {
            *self.hand.borrow_mut() = Hand::new(self.place.root.clone());
            return;
        };
        let link = ctx.link().clone();
        let moves = Box::new(move || link.send_message(Happens::MachineMoves));
        let ways = (&self.solver, &self.address, &self.place.root);
        stage.follow(self.narrow, ways, &self.tells, moves);
        let turn = stage.turned();
        self.hand.borrow_mut().over(&stage.scene, stage.place, turn);
        if turn {
            // Also for what follows before the focus is there.
            stage.place = self.hand.borrow().here;
        }
        // To take a focused cell away makes the browser lay the page out in the midst of it.
        let leaves = self.hand.borrow_mut().leaves();
        if leaves {
            self.place.root.blur();
        }
    }

    fn happen(&mut self, origin: Origin, action: Action) -> bool {
        let Page::Play(stage) = &mut self.page else { return false };
        let changed = match self.host.get_mut().filter(|_| FRAME) {
            Some(host) => {
                let (changed, again) = host.happen(&mut stage.table, origin, action);
                self.stale |= changed;
                return self.perform(again) | changed;
            }
            _ => stage.table.happen(origin, action),
        };
        self.stale |= changed;
        changed
    }

    fn focus(&mut self, id: Option<u32>) -> bool {
        let Page::Play(stage) = &mut self.page else { return false };
        let mut hand = self.hand.borrow_mut();
        let place = id.and_then(|id| hand.cell(id));
        if stage.place == place {
            return false;
        }
        stage.place = place;
        hand.over(&stage.scene, place, false);
        true
    }

    fn gesture(&mut self, gesture: Gesture) -> bool {
        let seed = if let Gesture::Letter('n') = gesture { self.seed() } else { 0 };
        let Page::Play(stage) = &self.page else { return false };
        let answered = stage.table.notice(Origin::Touch).is_some();
        let action = match gesture {
            Gesture::Touch(id) => return self.touch(id),
            // What a tap was answered goes first, and nothing else.
            Gesture::Cancel | Gesture::Leave if answered && !stage.table.session.begun() => {
                Action::Notice(None)
            }
            Gesture::Cancel if !stage.table.session.begun() => return false,
            Gesture::Leave if FRAME && idle(&stage.table.session) => {
                if let Some(host) = self.host.get() {
                    host.left("out");
                }
                return false;
            }
            Gesture::Cancel | Gesture::Leave => Action::Cancel,
            Gesture::Sweep(from, to) => {
                // Neither end may play an armed move: a sweep only arms.
                let end = |id| stage.scene.spots().find(|spot| spot.id == id).cloned();
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
            Gesture::Letter('w') => Action::Refute(!stage.table.session.refuting()),
            Gesture::Letter('v') => Action::Values(!stage.table.session.values()),
            Gesture::Letter('n') => Action::New { seed },
            Gesture::Letter('?') => {
                self.place.root.open("keys");
                return false;
            }
            Gesture::Letter(_) | Gesture::Look(_) => return false,
        };
        self.happen(Origin::Touch, action)
    }

    fn done(&mut self, deed: &Deed, text: String) -> bool {
        if matches!(deed, Deed::Do(..) | Deed::Renew) {
            self.hand.borrow_mut().hold();
        }
        match deed {
            Deed::Do(origin, action) => self.happen(*origin, action.clone()),
            Deed::Renew => {
                let seed = self.seed();
                self.happen(Origin::Board, Action::New { seed })
            }
            Deed::Anew(action) => self.anew(action.clone()),
            Deed::Enter(Entry::Find) => std::mem::replace(&mut self.find, text) != self.find,
            Deed::Enter(Entry::Page) => {
                let Page::Play(stage) = &mut self.page else { return false };
                // Letters would be parts of the question.
                stage.page = text.parse().map_or(String::new(), |n: u64| n.to_string());
                self.stale = true;
                false
            }
            Deed::Enter(entry) => self.enter(*entry, text),
            Deed::Step(entry, number) => self.enter(*entry, number.to_string()),
            Deed::Why | Deed::Unfold | Deed::Sheet => self.beside(deed),
            Deed::Afresh => self.afresh(),
            Deed::Print => {
                browser::print();
                false
            }
            _ => false,
        }
    }

    /// What changes the page around the session and not the session.
    fn beside(&mut self, deed: &Deed) -> bool {
        let Page::Play(stage) = &mut self.page else { return false };
        match deed {
            Deed::Why => stage.table.why = !stage.table.why,
            Deed::Sheet => {
                self.stale = true;
                stage.table.sheet = !stage.table.sheet;
            }
            _ => {
                // The tables are asked for now.
                self.stale |= !stage.unfolded;
                return !std::mem::replace(&mut stage.unfolded, true);
            }
        }
        true
    }

    /// Puts the address of the position on the clipboard.
    fn copy(&self, ctx: &Context<Self>) -> bool {
        if let Page::Play(stage) = &self.page {
            let link = ctx.link().clone();
            let then = move |copied| link.send_message(Happens::Copied(copied));
            let whole = crate::address::whole(&stage.table.session.address());
            browser::copy(&whole, Box::new(then));
        }
        false
    }

    fn enter(&mut self, entry: Entry, text: String) -> bool {
        let Page::Play(stage) = &self.page else { return false };
        let Some((origin, action)) = entered(&stage.table.session, entry, text) else {
            return false;
        };
        self.mended = self.mended.wrapping_add(u32::from(entry == Entry::Amount));
        self.happen(origin, action) | (entry == Entry::Amount)
    }

    /// Everything is said in the language of the place from now on; false if it was before.
    fn speak(&mut self) -> bool {
        let other = self.view.speak(self.place.language().into());
        if other {
            self.entitle();
        }
        other
    }

    /// True if the board has fewer pieces in a line.
    fn is_narrow(place: &Place) -> bool {
        if FRAME { place.narrow() } else { place.narrow_on_site() }
    }
}

/// True if there is nothing that Escape could put back.
fn idle(session: &session::Session) -> bool {
    !session.begun() && !session.refuting()
}
