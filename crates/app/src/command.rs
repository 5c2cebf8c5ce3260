//! Commands: the effects of touching, typing in, and leaving elements.

use crate::browser;
use crate::words;
use games::card::FieldKind;
use session::rule::Rule;
use session::seat::{Level, Players};
use session::{Action, Session};
use solver::play::{Move, MoveRange};

/// The part of the page in which something was done, where an error is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A button.
    Board,
    /// The board itself: an error is shown right below it.
    Touch,
    /// The text field for moves.
    Typed,
    /// A setting, by its place on the card.
    Field(usize),
    /// A size of the start.
    Size(usize),
    /// The text of the start.
    Position,
}

/// A field whose text is an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A move or a command.
    Typed,
    /// The start as text.
    Position,
    /// Who sits where.
    Players,
    /// How the machine plays.
    Level,
    /// A named start.
    Start,
    /// The place of the pending move.
    Place,
    /// Its amount.
    Amount,
    /// A size of the start.
    Size(usize),
    /// A setting, by its place on the card.
    Field(usize),
    /// The search on the shelf.
    Find,
    /// The number that chooses the content of the last tables.
    Page,
}

/// What a learner does with the steps of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StepCommand {
    /// The step with this number is opened.
    Open(usize),
    /// Of the position with this number it is said that the player to move wins, or that a move gave the win away.
    Say(usize, bool),
    /// Of the position that was set up it is said that the player to move loses.
    Build,
    /// All positions of which nothing was said are won for the player to move.
    Rest,
    /// The position with this size is said to be the next lost one.
    Guess(u64),
    /// A rule is stated for all lost positions.
    State(Rule),
    /// From now on a tap in a row says that the player to move wins, or loses.
    Brush(bool),
    /// What was said is played out.
    Show,
    /// The step is asked again.
    Again,
    /// Practice begins, or asks its next question.
    Practise,
    /// The turns in which a win was given away are asked about.
    Review,
    /// The positions of the notebook that are due are asked about.
    Notebook,
    /// The next of these turns or positions is asked about.
    Next,
    /// Back to the game before.
    Close,
}

/// The effect of an element.
#[derive(Debug)]
pub(crate) enum Command {
    /// Something is done with the steps.
    Steps(StepCommand),
    /// Something happens to the session.
    Do(Origin, Action),
    /// A new start from the clock's dice.
    Renew,
    /// The same start again, with another seating or level.
    Anew(Action),
    /// The reason for the last move is shown or hidden.
    Why,
    /// Copies the address to the clipboard.
    Copy,
    /// The text of a field was entered.
    Enter(Entry),
    /// A preset number beside a field was chosen, as if entered.
    Step(Entry, u64),
    /// The answers to all moves are shown or hidden.
    RefutationTable,
    /// The solver is started again.
    Afresh,
    /// Prints the page.
    Print,
    /// A fold was opened.
    Unfold,
    /// What is folded in a frame that fits its box is opened or closed.
    More,
    /// Selects all of a text, for copying by hand.
    Select,
    /// A key went down on a spot of the twin’s board.
    TwinKey(u32),
    /// A key went down on the board.
    Key,
    /// A pointer went down, came up or was clicked on the board.
    Down,
    /// See [`Command::Down`].
    Up,
    /// See [`Command::Down`].
    Click,
    /// The focus came to a cell of the board or left it.
    Focus(bool),
}

/// The word of a choice in a list of known ones.
pub(crate) fn word_of<T: PartialEq>(all: &[(&'static str, T)], chosen: &T) -> &'static str {
    all.iter().find(|(_, value)| value == chosen).map_or("", |(word, _)| word)
}

/// The choice of a word, or the usual one.
fn of_word<T: Default + Copy>(all: &[(&str, T)], word: &str) -> T {
    all.iter().find(|(known, _)| *known == word).map_or(T::default(), |(_, value)| *value)
}

/// The legal amount at a place that is closest to the requested one.
pub(crate) fn near(ranges: &[MoveRange], place: u32, wanted: u64) -> Option<u64> {
    let here = ranges.iter().filter(|range| range.place == place);
    here.map(|range| wanted.clamp(range.low, range.high)).min_by_key(|n| n.abs_diff(wanted))
}

/// The place that a number field changes: that of the pending move, or the first.
pub(crate) fn place(session: &Session, ranges: &[MoveRange]) -> u32 {
    let pending = session.pending_move().map(|mv| mv.first().place);
    pending.or(ranges.first().map(|range| range.place)).unwrap_or(0)
}

pub(crate) fn entered(session: &Session, entry: Entry, text: String) -> Option<(Origin, Action)> {
    let board = |action| Some((Origin::Board, action));
    match entry {
        Entry::Typed => Some((Origin::Typed, Action::Typed(text))),
        Entry::Position => Some((Origin::Position, Action::Position(text))),
        Entry::Players => board(Action::Players(of_word(&Players::ALL, &text))),
        Entry::Level => board(Action::Level(of_word(&Level::ALL, &text))),
        Entry::Start => board(Action::Start(text.parse().unwrap_or(usize::MAX))),
        Entry::Place | Entry::Amount => {
            let ranges = session.shown().moves();
            let now = session.pending_move().map_or(1, |mv| mv.first().amount);
            let (place, wanted) = match entry {
                Entry::Place => (text.parse().unwrap_or(0), now),
                _ => (place(session, ranges), text.parse().unwrap_or(now)),
            };
            board(Action::Join(Move::one(place, near(ranges, place, wanted)?)))
        }
        Entry::Size(index) => {
            let start = session.position(0).board();
            let (mut sizes, range) = (start.to_sizes(), start.sizes().each);
            Some((
                Origin::Size(index),
                match within(&text, range) {
                    Ok(size) => {
                        *sizes.get_mut(index)? = size;
                        Action::Sizes(sizes)
                    }
                    Err(wrong) => wrong,
                },
            ))
        }
        Entry::Field(index) => {
            let range = match session.game().card().fields.get(index)?.kind {
                FieldKind::Number { least, most, .. } => Some((least, most)),
                _ => None,
            };
            let wrong = range.and_then(|range| within(&text, range).err());
            Some((Origin::Field(index), wrong.unwrap_or(Action::Field { index, text })))
        }
        Entry::Find | Entry::Page => None,
    }
}

/// The number of a text, or a notice with the allowed range.
fn within(text: &str, (least, most): (u64, u64)) -> Result<u64, Action> {
    let number = text.parse().ok().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| Action::Notice(Some(words::range(least, most))))
}

/// The text of an event: that of its field, or of the field beside its button.
pub(crate) fn text_of(event: &web_sys::Event, entry: Entry) -> String {
    let text = browser::value(event);
    let number = matches!(entry, Entry::Amount | Entry::Size(_));
    if number { text.split_whitespace().collect() } else { text }
}
