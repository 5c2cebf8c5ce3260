//! Between one address and the next no code is parsed: the parses of a tap, a reply and an undo are counted.

use crate::test_games::{card, unnamed};
use games::card::{Card, Start};
use games::game::{Catalogued, Entry};
use games::layout::Layout;
use games::piece::{BESIDE, Piece, PieceKind};
use games::scene::{Line, Scene};
use games::setup::Setup;
use games::stage::View;
use session::judgement::Judgement;
use session::{Action, Session};
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::position::PositionKind;
use solver::rules::Rules;
use solver::theory::Theory;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How often a code has been read.
static PARSES: AtomicUsize = AtomicUsize::new(0);

/// A heap from which one or two are taken.
#[derive(Clone, Debug)]
struct Counted;

impl PositionKind for Counted {
    type Position = u64;

    fn read(&self, text: &str) -> Result<u64, CodeError> {
        PARSES.fetch_add(1, Ordering::Relaxed);
        code::number(text, 1, 0, 20)
    }

    fn write(&self, at: &u64) -> String {
        at.to_string()
    }
}

impl Rules for Counted {
    type Positions = Counted;

    fn positions(&self) -> Counted {
        Counted
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        if *at > 0 {
            out.push(MoveRange { place: 0, low: 1, high: 2.min(*at) });
        }
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }
}

impl Theory for Counted {}

const PIECE: Piece = Piece::new(&PieceKind::NOTHING, [0; 4], BESIDE);

impl Layout for Counted {
    fn scene(&self, _: &u64, view: &View<'_, u64>) -> Scene {
        let mut scene = view.stage.scene("test", 100, 100);
        let spot = |amount: u64| {
            let mv = view.stage.legal(0, amount);
            view.stage.spot(amount as u32, PIECE, (50, 50), unnamed(), mv)
        };
        scene.lines.push(Line { label: unnamed(), spots: vec![spot(1), spot(2)] });
        scene
    }
}

impl Catalogued for Counted {
    type Rules = Counted;
    const CARD: Card = card("counted", &[Start { name: unnamed, pairs: "at=9" }]);

    fn rules(_: &Setup) -> Counted {
        Counted
    }
}

static GAME: Entry<Counted> = Entry::new();

#[test]
fn nothing_is_parsed_for_a_tap_a_reply_and_an_undo() {
    let parses = || PARSES.load(Ordering::Relaxed);
    let game = GAME.game();
    let session = Session::fresh(game);
    let opened = parses();
    assert!(opened > 0, "the start is read");
    let next = |session: &Session, action| session.reduce(action).expect("something changes");
    let tapped = next(&next(&session, Action::Touch(2)), Action::Confirm);
    assert_eq!((tapped.at(), tapped.address().as_str()), ("7", "/play/counted?do=1-2"));
    let job = tapped.want().expect("the machine has to know the position");
    let verdict = Rc::new(Judgement { best: vec![Move::one(0, 1)], ..Judgement::unknown() });
    let judged = next(&tapped, Action::Answered { job, verdict });
    let replied = next(&judged, Action::MachineMoves);
    assert_eq!(replied.at(), "6");
    drop((replied.scene(false), replied.scene(true)));
    let undone = next(&replied, Action::Undo);
    assert_eq!(undone.at(), "9");
    assert_eq!(next(&undone, Action::Redo).at(), "6");
    assert_eq!(parses(), opened);
    assert!(game.read(undone.setup(), "5").is_ok() && parses() > opened, "parses are counted");
}
