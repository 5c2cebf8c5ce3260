//! Every sentence about play, as messages.

mod button;
mod chart;
mod ending;
pub(crate) mod figure;
mod hint;
mod names;
mod reason;
mod refuse;
mod refute;
mod switches;
mod turns;
pub(crate) mod words;

pub use button::{button, what_if};
pub use chart::{point, worth};
pub use ending::{better, decided, ending, missed};
pub use hint::{hint, hinted_lines};
pub use names::Names;
pub(crate) use names::score;
pub use reason::{known, legend, margin_key, reason, why_lost};
pub use refuse::{busy, chosen, gone, nothing_left, where_to_touch, why_not};
pub(crate) use refute::doubting;
pub use refute::{answered, fate, line, reason_heading};
pub(crate) use switches::edits;
pub use switches::values;
pub use turns::{made, turn_made};

use crate::link::{LONGEST, LinkError};
use crate::play::Session;
use crate::seat::{Level, Players, Seat};
use alloc::string::ToString;
use alloc::vec::Vec;
use games::card::{Difficulty, Family, Field, Said};
use games::game::PlayError;
use games::layout::Touching;
use games::words::signed;
use messages::Message;
use solver::code::CodeError;
use solver::play::{self, Move, MoveRange, Outcome};
use solver::points::Goal;

/// The player with this number, 0 for the player who makes the first move, as a word by which messages choose.
fn seated(players: Players, player: usize) -> &'static str {
    match (players, players.seat(player)) {
        (Players::Two, _) => ["first", "second"][player % 2],
        (Players::Watch, _) => ["machine-one", "machine-two"][player % 2],
        (_, Seat::Person) => "you",
        (_, Seat::Machine) => "machine",
    }
}

/// Who makes the move with this number.
fn who(session: &Session, ply: usize) -> &'static str {
    seated(session.players(), session.player(ply))
}

/// The name of the player with this number, 0 for the player who makes the first move.
///
/// ```
/// use messages::native::Words;
/// use session::{say, seat::Players};
/// assert_eq!(Words::english(&say::mover(Players::YouFirst, 1)), "The machine");
/// ```
pub fn mover(players: Players, player: usize) -> Message {
    words::player(seated(players, player))
}

/// A move of `who` as the rest of a sentence, after the subject.
fn move_phrase(session: &Session, who: &str, ply: usize, mv: &Move) -> Message {
    session.position(ply).board().describe_move(mv, who)
}

/// One move of the line as a sentence.
pub fn move_made(session: &Session, ply: usize) -> Message {
    let mv = &session.line()[ply].mv;
    let who = who(session, ply);
    words::move_made(who, move_phrase(session, who, ply, mv))
}

/// The board in words for screen readers: who owns what, and what may be done.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// assert_eq!(Words::english(&say::board(&session)), "Heaps of 3, 4 and 5.");
/// ```
pub fn board(session: &Session) -> Message {
    let first = session.start_turn();
    let name = |player| mover(session.players(), player ^ first);
    let board = session.shown().board().describe(Some([name(0), name(1)]));
    match score(session) {
        Some(score) => words::board_and_score(board, score),
        None => board,
    }
}

/// Whose turn it is, or how the game ended.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5&do=1-1")).expect("it is an address");
/// assert_eq!(Words::english(&say::turn(&session)), "The machine is thinking.");
/// ```
pub fn turn(session: &Session) -> Message {
    if session.over() {
        return end(session);
    }
    if session.refuting() {
        let tried = session.tried().is_some();
        return if tried { words::what_if() } else { words::what_would_you_try() };
    }
    let who = who(session, session.cursor());
    match session.players() {
        Players::Two => words::to_move(who),
        Players::Watch => words::thinking(who),
        _ if session.seat() == Seat::Person => words::your_move(),
        _ if session.looking_back() => words::machine_was_to_move(),
        _ => words::thinking(who),
    }
}

/// Who won.
fn end(session: &Session) -> Message {
    let score = score(session);
    let Some(winner) = session.winner() else {
        return score.map_or_else(words::draw, words::draw_by);
    };
    let who = seated(session.players(), winner);
    match score {
        Some(score) => words::wins_by(who, score),
        None if session.cursor() == 0 => words::then(words::start_without_move(), words::wins(who)),
        None => words::wins(who),
    }
}

/// True in a game in which more points are better: there numbers stand for the letters of outcomes.
///
/// ```
/// use session::{Session, link::link, say};
/// let most = |address| say::most(&Session::open(&link(address)).expect("it is an address").0);
/// assert_eq!(["dots-and-boxes", "parity-subtraction", "nim"].map(most), [true, false, false]);
/// ```
pub fn most(session: &Session) -> bool {
    session.shown().points().is_some_and(|points| points.goal == Goal::Most)
}

/// The verdict on the position shown, with the length of the game.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// // No worker has answered yet.
/// assert_eq!(Words::english(&say::verdict(&session)), "Thinking about this position.");
/// ```
pub fn verdict(session: &Session) -> Message {
    match length(session) {
        Some(length) => words::then(standing(session), length),
        None => standing(session),
    }
}

/// The number of moves left under best play, if it is known and shown.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// // No worker has answered yet.
/// assert!(say::length(&session).is_none());
/// ```
pub fn length(session: &Session) -> Option<Message> {
    let verdict = session.verdict().filter(|_| !session.over() && ahead(session).is_none())?;
    verdict.distance.filter(|far| *far > 0).map(words::moves_to_go)
}

/// Points by which the player to move ends ahead, if more points win and it is no draw.
fn ahead(session: &Session) -> Option<i64> {
    let best = session.verdict()?.margins.iter().copied().max().filter(|_| most(session));
    best.filter(|best| *best != 0)
}

/// The verdict on the position shown, in a sentence that newcomers understand.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=0.0")).expect("it is an address");
/// assert_eq!(Words::english(&say::standing(&session)), "Thinking about this position.");
/// ```
pub fn standing(session: &Session) -> Message {
    let Some(verdict) = session.verdict() else { return words::being_judged() };
    if session.over() {
        return words::is_over();
    }
    let who = who(session, session.cursor());
    // In a game of points the margins tell more than the letter.
    let letter = verdict.outcome.filter(|_| !most(session));
    let class = letter.map_or_else(Message::nothing, |outcome| {
        words::class_letter(&outcome.letter().to_string())
    });
    let sentence = match session.outcome_at(session.cursor()) {
        Some(Outcome::N) => {
            let count = session.winning().len() as u64;
            let least = if verdict.more { words::moves_win_at_least } else { words::moves_win };
            words::can_win(who, class, least(count))
        }
        Some(Outcome::D) => words::best_draws(class),
        Some(_) => words::loses(who, class),
        None if verdict.known.published() == Some(Outcome::D) => words::draws_elsewhere(),
        None if verdict.known.longer() => words::search_goes_on(),
        None => words::search_too_short(),
    };
    match ahead(session) {
        Some(best) if best > 0 => words::then(sentence, words::ahead(who, best.unsigned_abs())),
        Some(best) => words::then(sentence, words::behind(who, best.unsigned_abs())),
        None => sentence,
    }
}

/// What the pending move would do.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// # use solver::play::Move;
/// let (session, _) = Session::open(&link("nim?at=2.2")).expect("it is an address");
/// let words = Words::english(&say::pending(&session, &Move::one(0, 1)));
/// assert!(words.starts_with("Ready: you take 1 stone from heap 1."), "{words}");
/// ```
pub fn pending(session: &Session, mv: &Move) -> Message {
    let ready = if session.refuting() {
        words::ready_what_if(move_phrase(session, "you", session.cursor(), mv))
    } else {
        let who = who(session, session.cursor());
        words::ready(who, move_phrase(session, who, session.cursor(), mv))
    };
    let shown = session.shown();
    let joins = |range: &MoveRange| {
        session.with_pending(Move::one(range.place, range.low)).steps().len() > mv.steps().len()
    };
    let more = shown.multi_step() && shown.moves().iter().any(joins);
    let hints = if more { shown.board().touch_hints(Touching::Extend) } else { Vec::new() };
    words::then(hints.into_iter().fold(ready, words::then), words::press_again())
}

/// The position shown was reached by going back or forward.
///
/// ```
/// # use session::{Action, Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2.2&do=1-1,2-1")).expect("it is an address");
/// let session = session.reduce(Action::Jump(0)).expect("there are moves");
/// assert!(Words::english(&say::jumped(&session)).starts_with("Back at the start."));
/// assert!(Words::english(&say::begun(&session)).starts_with("New game."));
/// ```
pub fn jumped(session: &Session) -> Message {
    let here = match session.cursor() {
        0 => words::back_at_the_start(),
        ply => words::after_move(ply as u64),
    };
    words::then(here, words::then(session.shown().board().describe(None), turn(session)))
}

/// A game begins.
pub fn begun(session: &Session) -> Message {
    words::new_game(session.goal(), session.shown().board().describe(None), turn(session))
}

/// The name of a spot with the effect of a touch.
pub fn spot(
    session: &Session,
    content: Message,
    mv: Option<&Move>,
    mark: Option<Outcome>,
) -> Message {
    let mut name = content;
    if mv.is_some() && session.pending_move() == mv {
        name = words::spot_ready(name);
    }
    name = match mark {
        Some(Outcome::D) => words::spot_draws(name),
        // In a partizan game the outcome of the position left has another letter.
        Some(outcome) if session.sided() => match outcome {
            Outcome::P => words::spot_wins_here(name),
            _ => words::spot_fails_here(name),
        },
        Some(Outcome::P) => words::spot_wins(name),
        Some(_) => words::spot_fails(name),
        None => name,
    };
    let margin = mark.and(mv).and_then(|mv| session.margin(mv));
    match margin.filter(|_| most(session)) {
        Some(margin) => words::spot_margin(name, &signed(margin)),
        None => name,
    }
}

/// A position that cannot be read.
pub fn bad_position(error: &CodeError) -> Message {
    words::bad_position(error.into())
}

/// Most moves that are named where a text may mean several.
const NAMED: usize = 3;

/// A text that is no legal move, and one to type instead.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2.2")).expect("it is an address");
/// let error = session.shown().read_move("1-9").expect_err("there are two");
/// assert_eq!(Words::english(&say::bad_move(&session, "1-9", &error)), "The rules do not allow “1-9” here. For example, 1-1 takes 1 stone from heap 1; “moves” lists them all.");
/// ```
pub fn bad_move(session: &Session, text: &str, error: &PlayError) -> Message {
    let wrong = match error {
        PlayError::Illegal => words::no_move_here(text),
        PlayError::Position(_) | PlayError::Move(_) => words::not_a_move(text),
    };
    match such_as(session) {
        Some(example) => words::then(wrong, example),
        None => wrong,
    }
}

/// How a move is typed, by an example; `None` if there is none.
pub(crate) fn such_as(session: &Session) -> Option<Message> {
    let ply = session.cursor();
    let mv = play::moves(session.shown().moves(), 1).pop()?;
    let does = move_phrase(session, "machine", ply, &mv);
    Some(words::such_as(&session.notation(ply, &mv), does))
}

/// A text that may mean several moves, with some of them.
pub(crate) fn several(session: &Session, text: &str, moves: &[Move]) -> Message {
    let ply = session.cursor();
    let named: Vec<_> = moves.iter().take(NAMED).map(|mv| session.notation(ply, mv)).collect();
    words::several_moves(text, &named.join(", "), moves.len() as u64)
}

/// A setting that cannot be read.
pub fn bad_field(field: &Field, error: &CodeError) -> Message {
    words::bad_field((field.label)(), error.into())
}

/// An address that is damaged.
///
/// ```
/// use messages::native::Words;
/// use session::{link::LinkError, say};
/// let error = LinkError::Game("chess".into());
/// assert_eq!(Words::english(&say::bad_address(&error)), "This address is damaged: there is no game called “chess”. What could be read is shown.");
/// ```
pub fn bad_address(error: &LinkError) -> Message {
    words::bad_address(error.into())
}

/// An error in an address, as the end of a sentence.
impl From<&LinkError> for Message {
    fn from(error: &LinkError) -> Message {
        match error {
            LinkError::Long => words::address_too_long(LONGEST as u64),
            LinkError::Game(id) => words::no_such_game(id),
            LinkError::Field { key, error } => words::in_setting(key, error.into()),
            LinkError::Position(error) => words::in_position(error.into()),
            LinkError::Move { number, error } => words::at_move(*number as u64, error.into()),
            LinkError::Word { key, wanted } => words::must_be(key, wanted.clone()),
        }
    }
}

/// The name of a level, and how the machine plays at it; `naive` is the game's own sentence about the last one.
///
/// ```
/// use messages::native::Words;
/// use session::{say, seat::Level};
/// let card = games::find("nim").expect("it is in the catalogue").card();
/// assert_eq!(Words::english(&say::level(Level::Slips, card.naive).1), "The machine plays one move in four at random.");
/// ```
pub fn level(level: Level, naive: Said) -> (Message, Message) {
    match level {
        Level::Perfect => (words::perfect(), words::plays_perfect()),
        Level::Slips => (words::slips(), words::plays_slips()),
        Level::Careful => (words::careful(), words::plays_careful()),
        Level::Beginner => (words::beginner(), words::plays_beginner()),
        Level::Naive => (words::naive(), naive()),
    }
}

/// The name of a seating.
///
/// ```
/// use messages::native::Words;
/// use session::{say, seat::Players};
/// assert_eq!(Words::english(&say::players(Players::Two)), "Two people");
/// ```
pub fn players(players: Players) -> Message {
    match players {
        Players::YouFirst => words::you_first(),
        Players::YouSecond => words::you_second(),
        Players::Two => words::two(),
        Players::Watch => words::watch(),
    }
}

/// The name of a family and the sentence about it.
///
/// ```
/// use games::card::Family;
/// use messages::native::Words;
/// assert_eq!(Words::english(&session::say::family(Family::OnePile).0), "One pile");
/// ```
pub fn family(family: Family) -> (Message, Message) {
    match family {
        Family::Nim => (words::family_nim(), words::about_nim()),
        Family::OnePile => (words::family_one_pile(), words::about_one_pile()),
        Family::Wythoff => (words::family_wythoff(), words::about_wythoff()),
        Family::TakeAndBreak => (words::family_take_and_break(), words::about_take_and_break()),
        Family::Shapes => (words::family_shapes(), words::about_shapes()),
        Family::Points => (words::family_points(), words::about_points()),
    }
}

/// How much it takes to find out who wins, for the card of a game.
///
/// ```
/// use games::card::Difficulty;
/// use messages::native::Words;
/// assert_eq!(Words::english(&session::say::difficulty(Difficulty::Deep)), "Deep");
/// ```
pub fn difficulty(difficulty: Difficulty) -> Message {
    match difficulty {
        Difficulty::Begin => words::easy_begin(),
        Difficulty::Easy => words::easy(),
        Difficulty::Medium => words::medium(),
        Difficulty::Deep => words::deep(),
    }
}
