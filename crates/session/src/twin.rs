//! The same position as one of another game, which moves together with it.

use crate::link::{self, Link};
use crate::play::Session;
use crate::reduce::Action;
use crate::say::words;
use crate::seat::Players;
use alloc::string::ToString;
use alloc::vec::Vec;
use games::game::Position;
use games::twin::Twin;
use messages::Message;
use solver::play::Move;

/// Most moves before the position shown that a twin follows; before them it begins.
const FOLLOWED: usize = 40;
/// Most moves of a position among which a partner is looked for.
const PARTNERS: usize = 2000;

/// A position seen as one of another game.
#[derive(Clone, Debug)]
pub struct Beside {
    /// What it is, and how far it is the same; the position is the one shown.
    pub twin: Twin,
    /// The other game, with the last move and the pending one, if they are moves there. Nobody plays in it: who touches
    /// it plays here.
    pub session: Session,
}

/// The games that the position shown is one of, the plainest first.
///
/// ```
/// use session::{Session, link::link, twin::twins};
/// let (session, _) = Session::open(&link("silver-dollar?at=2.5.9&end=none")).expect("there is this game");
/// let games: Vec<_> = twins(&session).iter().map(|twin| twin.game).collect();
/// assert_eq!(games, ["staircase-nim", "nim"]);
/// ```
pub fn twins(session: &Session) -> Vec<Twin> {
    session.game.twins(session.shown())
}

/// Which of [`twins`] is shown beside the board, counted from 1; 0 for none.
///
/// ```
/// use session::{Action, Session, link::link, twin};
/// let (session, _) = Session::open(&link("nimble?at=3.5&twin=1")).expect("there is Nimble");
/// let hidden = session.reduce(Action::Twin(0)).expect("it was shown");
/// assert_eq!((twin::shown(&session), twin::shown(&hidden)), (1, 0));
/// ```
pub fn shown(session: &Session) -> usize {
    session.switches.twin
}

/// The twin beside the board, if one is wanted and there.
///
/// ```
/// use session::{Action, Session, link::link, twin::beside};
/// let (session, _) = Session::open(&link("nimble?at=3.5&twin=1&players=two")).expect("there is Nimble");
/// let heaps = |session: &Session| beside(session).expect("it is shown").session.at().to_string();
/// assert_eq!(heaps(&session), "3.5");
/// let played = session.reduce(Action::Typed("5-1".into())).expect("it is legal");
/// assert_eq!((played.at(), heaps(&played).as_str()), ("3.1", "3.1"));
/// ```
pub fn beside(here: &Session) -> Option<Beside> {
    let first = here.cursor.saturating_sub(FOLLOWED);
    let mut twin = chosen(here, here.position(first))?;
    let link = Link { game: twin.game.to_string(), pairs: link::pairs(&twin.link()) };
    let (mut session, _) = Session::open(&link)?;
    for ply in first + 1..=here.cursor {
        twin = chosen(here, here.position(ply))?;
        let there = there(&session, &twin)?;
        match partner(session.shown(), &there).and_then(|mv| session.ply(mv)) {
            Some(made) => session.push(made),
            None => (session.line, session.cursor, session.start) = (Vec::new(), 0, there),
        }
    }
    let pending = here.pending_move().and_then(|mv| after(here, mv, &session));
    session.attempt.pending_move = pending.and_then(|there| partner(session.shown(), &there));
    // Who cannot touch this board cannot touch the other one.
    session.seating.players = if here.open_to_touch() { Players::Two } else { Players::Watch };
    twin.at = session.at().to_string();
    Some(Beside { twin, session })
}

/// The twin of a position that was chosen.
fn chosen(session: &Session, at: &Position) -> Option<Twin> {
    let number = session.switches.twin.checked_sub(1)?;
    session.game.twins(at).into_iter().nth(number)
}

/// The position of a twin, whose settings are those of this session.
fn there(session: &Session, twin: &Twin) -> Option<Position> {
    session.game.read(&session.setup, &twin.at).ok()
}

/// The twin of the position after a move.
fn after(here: &Session, mv: &Move, session: &Session) -> Option<Position> {
    there(session, &chosen(here, &here.shown().play(mv)?)?)
}

/// A touch of the twin does here what it means there.
pub(crate) fn touch(here: &mut Session, id: u32) -> bool {
    let Some(Beside { session, .. }) = beside(here) else { return false };
    let Some(touched) = session.reduce(Action::Touch(id)) else { return false };
    if touched.made() != session.made() {
        return here.confirm();
    }
    let wanted = touched.pending_move().filter(|mv| session.pending_move() != Some(*mv));
    let Some(wanted) = wanted.and_then(|mv| touched.shown().play(mv)) else {
        here.announcements.notice = touched.notice().cloned();
        return false;
    };
    match leading(here.shown(), &wanted, |mv| after(here, mv, &session)) {
        Some(mv) => here.set_pending(mv),
        None => {
            here.announcements.notice = Some(words::no_partner());
            false
        }
    }
}

/// Shows one of the twins beside the board, counted from 1, or none.
pub(crate) fn show(session: &mut Session, twin: usize) -> bool {
    let other = core::mem::replace(&mut session.switches.twin, twin) != twin;
    if other {
        session.speak(twin_shown(session));
    }
    other
}

/// What was just switched on or off, as a sentence to be read aloud.
fn twin_shown(session: &Session) -> Message {
    match beside(session) {
        Some(beside) => heading(&beside),
        None => words::twin_hidden(),
    }
}

/// What the twin is, with its game.
///
/// ```
/// # use messages::native::Words;
/// use session::{Session, link::link, twin};
/// let (session, _) = Session::open(&link("nimble?at=3.5&twin=1")).expect("there is Nimble");
/// let beside = twin::beside(&session).expect("it is shown");
/// assert_eq!(Words::english(&twin::heading(&beside)), "In disguise: Nim");
/// assert!(Words::english(&twin::sameness(&beside.twin)).ends_with("it is the same game."));
/// ```
pub fn heading(beside: &Beside) -> Message {
    words::twin_heading((beside.session.game().card().title)())
}

/// How far both are the same, in a sentence.
pub fn sameness(twin: &Twin) -> Message {
    words::twin_same(twin.sameness.word())
}

/// In how many signs two codes differ.
fn apart(one: &str, other: &str) -> usize {
    let signs = one.bytes().zip(other.bytes()).filter(|(one, other)| one != other).count();
    signs + one.len().abs_diff(other.len())
}

/// The move from a position that leads to another, up to what makes no difference for whoever plays on. Of moves that do
/// the same, such as mirror images, the one in the same place.
fn leading(
    from: &Position,
    to: &Position,
    after: impl Fn(&Move) -> Option<Position>,
) -> Option<Move> {
    let node = to.board().node();
    let leads = |mv: Move| {
        let after = after(&mv)?;
        (after.board().node() == node).then(|| (apart(after.code(), to.code()), mv))
    };
    let moves = from.board().moves(PARTNERS).into_iter().filter_map(leads);
    moves.min_by_key(|(apart, _)| *apart).map(|(_, mv)| mv)
}

/// The move from one position of a game to another.
fn partner(from: &Position, to: &Position) -> Option<Move> {
    leading(from, to, |mv| from.play(mv))
}
