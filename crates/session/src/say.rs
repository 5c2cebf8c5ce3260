//! Every sentence that the page says about play; the one place to translate.

mod button;
mod chart;
mod ending;
pub mod figure;
mod keep;
mod names;
mod reason;
mod refuse;
mod refute;

pub use button::button;
pub use chart::{point, worth};
pub use ending::{better, ending, missed};
pub use keep::NOT_HOW;
pub use names::Names;
pub use reason::{known, legend, reason, why_lost};
pub use refuse::{busy, chosen, why_not};
pub use refute::{answered, doubting, fate, line, told_to};

use crate::play::Session;
use crate::seat::{Level, Players, Seat};
use alloc::format;
use alloc::string::{String, ToString};
use games::card::{Family, Field};
use games::words::{holding, signed};
use solver::code::CodeError;
use solver::play::{Move, Outcome, Span};
use solver::points::Goal;

/// Who makes the move with this number, as the subject of a sentence.
fn who(session: &Session, ply: usize) -> &'static str {
    mover(session.players(), session.player(ply))
}

/// The player with this number, 0 for whoever makes the first move, as the subject of a sentence.
pub fn mover(players: Players, player: usize) -> &'static str {
    match (players, players.seat(player)) {
        (Players::Two, _) => ["The first player", "The second player"][player % 2],
        (Players::Watch, _) => ["The first machine", "The second machine"][player % 2],
        (_, Seat::Person) => "You",
        (_, Seat::Machine) => "The machine",
    }
}

/// The same where a verb follows: "You take", "The machine takes".
fn verb<'v>(players: Players, player: usize, verbs: (&'v str, &'v str)) -> &'v str {
    if mover(players, player) == "You" { verbs.0 } else { verbs.1 }
}

/// What a move does, after the subject.
fn deed(session: &Session, players: Players, ply: usize, mv: &Move) -> String {
    let player = session.player(ply);
    let say = |you, other| verb(players, player, (you, other));
    session.shown_at(session.position(ply)).describe_move(session.game().card(), mv, &say)
}

/// One move of the line as a sentence.
pub fn move_made(session: &Session, ply: usize) -> String {
    let mv = &session.line()[ply].mv;
    format!("{} {}.", who(session, ply), deed(session, session.players(), ply, mv))
}

/// What is read aloud after a move: the move, and what comes next.
pub fn made(session: &Session, ply: usize) -> String {
    format!("{} {}", move_made(session, ply), turn(session))
}

/// Whose turn it is, or how the game ended.
pub fn turn(session: &Session) -> String {
    if session.over() {
        return end(session);
    }
    if session.refuting() {
        let asked = ["What would you try?", "What if?"];
        return asked[usize::from(session.tried().is_some())].to_string();
    }
    let ply = session.cursor();
    match session.players() {
        Players::Two => format!("{} is to move.", who(session, ply)),
        Players::Watch => format!("{} is thinking.", who(session, ply)),
        _ if session.seat() == Seat::Person => "Your move.".to_string(),
        _ if session.looking_back() => "Here the machine was to move.".to_string(),
        _ => "The machine is thinking.".to_string(),
    }
}

/// Who won.
fn end(session: &Session) -> String {
    let tally = score(session).map(|score| format!(", {score}")).unwrap_or_default();
    let Some(winner) = session.winner() else {
        return if session.over() { format!("It is a draw{tally}.") } else { String::new() };
    };
    let name = mover(session.players(), winner);
    let win = verb(session.players(), winner, ("win", "wins"));
    if !tally.is_empty() {
        return format!("{name} {win}{tally}.");
    }
    if session.cursor() == 0 {
        return format!("Nobody can move here. {name} {win}.");
    }
    format!("{name} {win}.")
}

/// The points of both players: "you 7, the machine 2".
pub fn score(session: &Session) -> Option<String> {
    let score = session.score()?;
    let name = |player| lower(mover(session.players(), player));
    let told = if most(session) { |n: u64| n.to_string() } else { holding };
    Some(format!("{} {}, {} {}", name(0), told(score[0]), name(1), told(score[1])))
}

/// True in a game in which more points are better.
fn most(session: &Session) -> bool {
    session.look().points.is_some_and(|points| points.goal == Goal::Most)
}

/// The same words in the middle of a sentence.
fn lower(words: &str) -> String {
    let mut lowered = words.to_string();
    if let Some(first) = lowered.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    lowered
}

/// The verdict on the position shown, in a sentence; the first words are for newcomers.
pub fn verdict(session: &Session) -> String {
    let Some(verdict) = session.verdict() else {
        return "Thinking about this position.".to_string();
    };
    if session.over() {
        return "The game is over.".to_string();
    }
    let ply = session.cursor();
    let who = who(session, ply);
    let sentence = match verdict.outcome {
        Some(Outcome::N) => {
            let can = if who == "You" { "can win from here" } else { "is going to win from here" };
            let count = match session.winning().len() {
                1 if verdict.more => "at least one move wins".to_string(),
                1 => "one move wins".to_string(),
                n if verdict.more => format!("at least {n} moves win"),
                n => format!("{n} moves win"),
            };
            format!("{who} {can} (N): {count}.")
        }
        Some(Outcome::P) => {
            let lose = verb(session.players(), session.player(ply), ("lose", "loses"));
            format!("{who} {lose} against best play (P).")
        }
        Some(Outcome::D) => "Best play ends in a draw (D).".to_string(),
        None if session.shown().known_draw() => {
            "Best play ends in a draw, as others have computed. The search here does not reach so far."
                .to_string()
        }
        None => "The search does not reach far enough to tell who wins here.".to_string(),
    };
    let best = verdict.margins().max().filter(|_| most(session));
    if let Some(best) = best.filter(|best| *best != 0) {
        let (lead, of) = if best > 0 { ("ahead", best) } else { ("behind", -best) };
        return format!("{sentence} At the end it is {of} {lead}.");
    }
    match verdict.distance {
        Some(far) if far > 0 => format!("{sentence} {} to go.", moves(far)),
        _ => sentence,
    }
}

/// A number of moves in words.
pub fn moves(n: u64) -> String {
    if n == 1 { "One move".to_string() } else { format!("{n} moves") }
}

/// What an armed move would do.
pub fn armed(session: &Session, mv: &Move) -> String {
    let players = if session.refuting() {
        button::asked(session, session.cursor())
    } else {
        session.players()
    };
    let deed = deed(session, players, session.cursor(), mv);
    let look = session.look();
    let joins = |span: &Span| {
        session.with_armed(Move::one(span.place, span.low)).steps().len() > mv.steps().len()
    };
    let longer = look.longer && look.spans.iter().any(joins);
    let more = if longer { session.shown().join_hint() } else { "" };
    let who = if session.refuting() { "What if you" } else { who(session, session.cursor()) };
    format!("Ready: {} {deed}. {more}Press again to play, Escape to cancel.", lower(who))
}

/// The position shown was reached by going back or forward.
pub fn jumped(session: &Session) -> String {
    let here = match session.cursor() {
        0 => "Back at the start.".to_string(),
        ply => format!("After move {ply}."),
    };
    format!("{here} {} {}", session.shown().describe(), turn(session))
}

/// A game begins.
pub fn begun(session: &Session) -> String {
    let (goal, board) = (session.goal(), session.shown().describe());
    format!("New game. {goal} {board} {}", turn(session))
}

/// The name of a spot with what a touch would do.
pub fn spot(session: &Session, content: &str, mv: Option<&Move>, mark: Option<Outcome>) -> String {
    let mut name = content.to_string();
    if let Some(mv) = mv
        && session.armed() == Some(mv)
    {
        name.push_str(", ready: press again to play");
    }
    match mark {
        Some(Outcome::P) => name.push_str(", wins: leaves a P-position"),
        Some(Outcome::N) => name.push_str(", does not win: leaves an N-position"),
        Some(Outcome::D) => name.push_str(", keeps the draw"),
        None => {}
    }
    let margin = mark.and(mv).and_then(|mv| session.margin(mv));
    if let Some(margin) = margin.filter(|_| most(session)) {
        name += &format!(", {}", signed(margin));
    }
    name
}

/// A position that cannot be read.
pub fn bad_position(error: &CodeError) -> String {
    format!("The game stays as it is, since this position cannot be read: {error}.")
}

/// A move that cannot be played.
pub fn bad_move(error: &games::game::PlayError) -> String {
    format!("The game stays as it is: {error}.")
}

/// A move to try instead, and where the others stand.
pub fn such_as(example: Option<&str>) -> String {
    example.map_or(String::new(), |mv| format!(" Type {mv}, for example; “moves” lists them."))
}

/// A setting that cannot be read.
pub fn bad_field(field: &Field, error: &CodeError) -> String {
    format!("“{}” stays as it was: {error}.", field.label)
}

/// An address that is damaged.
pub fn bad_address(error: &crate::link::LinkError) -> String {
    format!("This address is damaged: {error}. What could be read is shown.")
}

/// How the machine plays where nothing else is asked for.
const PERFECT: &str = "never loses a won position, so you win by finding every winning move";

/// The name and the description of a level.
pub fn level(level: Level, naive: &str) -> (&'static str, String) {
    match level {
        Level::Perfect => ("Perfect", PERFECT.to_string()),
        Level::Slips => ("Slips", "plays one move in four at random".to_string()),
        Level::Beginner => ("Beginner", "plays at random, but takes a win in one".to_string()),
        Level::Naive => ("Naive", naive.to_string()),
    }
}

/// The name of a seating.
pub fn players(players: Players) -> &'static str {
    match players {
        Players::YouFirst => "You begin",
        Players::YouSecond => "The machine begins",
        Players::Two => "Two people",
        Players::Watch => "Two machines",
    }
}

/// The name of a family and the sentence about it.
pub fn family(family: Family) -> (&'static str, &'static str) {
    match family {
        Family::Nim => ("Nim", "Several heaps, and the arithmetic of ones and zeros behind them."),
        Family::OnePile => ("One pile", "A single pile, and a rule about how much you may take."),
        Family::Wythoff => (
            "Queens and two piles",
            "Two numbers at once, and the golden ratio where nobody expects it.",
        ),
        Family::TakeAndBreak => {
            ("Take and break", "Rows and bars that fall apart into games of their own.")
        }
        Family::Shapes => (
            "Shapes and graphs",
            "Tokens, tiles, edges and numbers, taken in sets that belong together.",
        ),
        Family::Points => ("Points", "Not the last move counts, but what you hold at the end."),
    }
}
