//! Every sentence that the page says about play; the one place to translate.

mod board;
mod button;
mod cells;
mod chains;
mod chart;
pub mod figure;
mod parity;
mod pieces;
mod reason;
mod refute;
mod rows;
pub(crate) mod story;

pub use board::{
    animals, board, board_row, both, boxes_row, cell, columns, cut, demon_caption, demons,
    dot_name, dots_line, dots_row, edge, edges_from, gap, heap, line_of_tokens, no_split, number,
    part_caption, part_name, pay, pile_caption, pin, queens_square, rank, row, slab_caption,
    slab_row, split, splits, square, take_animals, take_both, take_from, vertex,
};
pub use button::button;
pub use chains::{strand, unsolved};
pub use chart::{point, worth};
pub use parity::{holding, strip_cell};
pub use reason::{fact, known, legend, reason, why_lost};
pub use refute::{answered, doubting, fate, line, told_to};
pub use rows::{piece, row_caption};

use crate::play::Session;
use crate::scene::Spot;
use crate::seat::{Level, Players, Seat};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::card::{Card, Family, Field};
use solver::board::{Board, PART};
use solver::code::CodeError;
use solver::play::{Move, Outcome, Span};
use solver::points::Goal;
use solver::verdict::LISTED;

/// A number with its noun, such as "1 stone" or "3 stones".
pub fn counted(n: u64, noun: (&str, &str)) -> String {
    format!("{n} {}", if n == 1 { noun.0 } else { noun.1 })
}

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
    let notation = session.notation(ply, mv);
    let board = session.look_at(session.position(ply)).board;
    if matches!(board, Board::Dots { .. }) {
        return drawn(session, mv, (ply, &notation), &say);
    }
    let Board::Sum { parts } = board else {
        return doing(board, session.game().card(), mv, &notation, &say);
    };
    // On a table of several games a move is told as in its own game.
    let index = mv.first().place / PART;
    let Some(part) = parts.into_iter().nth(index as usize) else { return String::new() };
    let card = games::find(part.game).map_or(session.game().card(), |game| game.card());
    let own = notation.split_once('~').map_or(notation.as_str(), |(_, own)| own);
    let mv = crate::scene::moved(mv, index * PART, 0);
    format!("{} on board {}", doing(part.board, card, &mv, own, &say), index + 1)
}

/// The verb that fits whoever moves: for "you", and for others.
type Verb<'v> = dyn Fn(&'static str, &'static str) -> &'static str + 'v;

/// What a move does on one board.
fn doing(board: Board, card: &Card, mv: &Move, notation: &str, say: &Verb<'_>) -> String {
    let step = mv.first();
    let (verbs, what) = match board {
        Board::Product { number, .. } => {
            (("choose", "chooses"), board::product_of(number, step.amount))
        }
        Board::Slab { .. } | Board::Beans { strip: false, .. } => {
            (TAKE, counted(step.amount, card.objects))
        }
        Board::Piles { piles, .. } if piles.len() == 1 => {
            (TAKE, counted(step.amount, card.objects))
        }
        Board::Beans { .. } => (MOVE, parity::marble(step.amount)),
        Board::Piles { .. } => {
            let taken = mv.steps().iter().map(|step| {
                format!("{} from heap {}", counted(step.amount, card.objects), step.place + 1)
            });
            (TAKE, board::joined(&taken.collect::<Vec<_>>()))
        }
        Board::Pair { .. } => (("adopt", "adopts"), board::adopted(step.place, step.amount)),
        Board::Pins { aimed, .. } => {
            let beside = if aimed && step.amount > 1 { " with what stands beside it" } else { "" };
            (("knock down", "knocks down"), board::throw(notation) + beside)
        }
        Board::Queen { x, y, .. } => {
            let less = |from: u64, line: u32| {
                if step.place == line || step.place == 2 { from - step.amount } else { from }
            };
            let to = format!("({}, {})", less(x, 0), less(y, 1));
            (("move the queen to", "moves the queen to"), to)
        }
        Board::Demon { .. } => {
            (("pay the demon", "pays the demon"), counted(step.amount, card.objects))
        }
        Board::Queens { queens, .. } => (MOVE, board::walk(&queens, step)),
        Board::Cells { rows, tokens } => (TAKE, board::from_cells(&rows, tokens, step)),
        Board::Bars { bars } => (("break", "breaks"), board::halves(&bars, step)),
        Board::Rows { rows, .. } => return rows::parted(&rows, mv, card, say),
        Board::Numbers { free, .. } => (TAKE, board::chosen(&free, step.amount)),
        Board::Graph { ends: true, .. } => (TAKE, format!("edge {notation} with both its ends")),
        Board::Graph { .. } => (("delete", "deletes"), format!("edge {notation}")),
        Board::Dots { .. } | Board::Sum { .. } => return String::new(),
    };
    format!("{} {what}", say(verbs.0, verbs.1))
}

/// Verbs of more than one board.
const TAKE: (&str, &str) = ("take", "takes");
const MOVE: (&str, &str) = ("move", "moves");

/// What drawing a line does, after the subject.
fn drawn(session: &Session, mv: &Move, (ply, line): (usize, &str), say: &Verb<'_>) -> String {
    let gain = session.gain(ply, mv);
    if gain == 0 {
        return format!("{} {line}", say("draw", "draws"));
    }
    let boxes = counted(gain, ("box", "boxes"));
    format!("{} {boxes} with {line}", say("close", "closes"))
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

/// Who won, and at which move it was decided; never a reproach for a move from a lost position.
pub fn ending(session: &Session) -> String {
    let won = end(session);
    let Some(review) = session.review() else { return won };
    if !review.certain {
        return won;
    }
    let loser = mover(session.players(), 1 - review.winner);
    match review.decided {
        Some(ply) => {
            let loser = lower(loser);
            format!("{won} It was decided at move {}: there {loser} could still have won.", ply + 1)
        }
        None => format!(
            "{won} The start was already lost for {}: every move was answered.",
            lower(loser)
        ),
    }
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
                1 => "one move wins".to_string(),
                n if verdict.winning.len() >= LISTED => format!("at least {n} moves win"),
                n => format!("{n} moves win"),
            };
            format!("{who} {can} (N): {count}.")
        }
        Some(Outcome::P) => {
            let lose = verb(session.players(), session.player(ply), ("lose", "loses"));
            format!("{who} {lose} against best play (P).")
        }
        Some(Outcome::D) => "Best play ends in a draw (D).".to_string(),
        None => "Who wins here is not known: this position is beyond the reach of the search."
            .to_string(),
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
        session.joined(Move::one(span.place, span.low)).steps().len() > mv.steps().len()
    };
    let longer = look.longer && look.spans.iter().any(joins);
    let more = match look.board {
        _ if !longer => "",
        Board::Rows { .. } => "Touch a seam to cut there too. ",
        _ => "Touch another heap to add it. ",
    };
    let who = if session.refuting() { "What if you" } else { who(session, session.cursor()) };
    format!("Ready: {} {deed}. {more}Touch again to play, Escape to cancel.", lower(who))
}

/// The position shown was reached by going back or forward.
pub fn jumped(session: &Session) -> String {
    let here = match session.cursor() {
        0 => "Back at the start.".to_string(),
        ply => format!("After move {ply}."),
    };
    format!("{here} {} {}", board(&session.look().board), turn(session))
}

/// A game begins.
pub fn begun(session: &Session) -> String {
    format!("New game. {} {}", board(&session.look().board), turn(session))
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

/// A margin with its sign.
pub fn signed(margin: i64) -> String {
    match margin {
        0 => "0".to_string(),
        1.. => format!("+{margin}"),
        _ => format!("−{}", -margin),
    }
}

/// Why a touched spot does nothing.
pub fn why_not(session: &Session, spot: &Spot) -> Option<String> {
    if session.tried().is_some() {
        return Some("This board only shows what would be. Go back to play.".to_string());
    }
    if session.over() {
        return Some("The game is over. Begin a new one, or go back a move.".to_string());
    }
    if session.seat() == Seat::Machine && !session.refuting() {
        let back = session.looking_back();
        let here = "Here it is the machine’s move: press “Go on from here” to let it play.";
        return Some(if back {
            here.to_string()
        } else {
            "The machine is still thinking.".to_string()
        });
    }
    let limit = match session.look().board {
        Board::Piles { limit: Some(limit), .. } => format!(" You may take at most {limit} now."),
        _ => String::new(),
    };
    let name = spot.label.as_str();
    Some(format!("The rules allow no such move here: {name}.{limit}"))
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

/// The name and the description of a level.
pub fn level(level: Level, naive: &str) -> (&'static str, String) {
    match level {
        Level::Perfect => ("Perfect", "never loses a position that it knows is won".to_string()),
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
