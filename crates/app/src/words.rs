//! Every sentence that the page itself says; what is said about play stands in session::say.

use embed::wishes::Goal;
pub(crate) use ink::words::SITE;

pub(crate) const HOME_TITLE: &str = "Small games with exact answers";
pub(crate) const HOME_LEAD: &str = "Two players, no luck, nothing hidden; in most of these games the last \
    move wins. Sit down at any board: the machine will play, and will tell you why.";
pub(crate) const FIND: &str = "Find a game";
pub(crate) const FIND_HINT: &str = "pins, heaps, queen…";

/// How many games the search has found.
pub(crate) fn found(count: usize) -> String {
    match count {
        0 => "No game of that description. Try a word such as heap, pin or coin.".to_string(),
        1 => "One game.".to_string(),
        n => format!("{n} games."),
    }
}

pub(crate) const LOST: &str = "Nothing lives at this address";
pub(crate) const LOST_LEAD: &str = "But every game is here:";

/// An address that leads nowhere.
pub(crate) fn lost(because: &str) -> String {
    let mut letters = because.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

pub(crate) const NEW: &str = "New";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const REDO: &str = "Redo";
pub(crate) const RESTART: &str = "Restart";
pub(crate) const REFUTE: &str = "Refute me";
pub(crate) const GHOST: &str = "What if: ";
pub(crate) const GHOST_TAG: &str = "What if?";
pub(crate) const DOUBT: &str = "Choose any move: it is only tried, and answered.";
pub(crate) const BACK: &str = "Back to the game";
pub(crate) const ANOTHER: &str = "Try another move";
pub(crate) const SHEET: &str = "Every move and its answer";
pub(crate) const SHEET_HIDE: &str = "Put the sheet away";
pub(crate) const SHEET_WAIT: &str = "The answers are being found.";
pub(crate) const PRINT: &str = "Print this sheet";
pub(crate) const CHART: &str = "Who was winning, move by move";
pub(crate) const CONTROLS: &str = "Game";
pub(crate) const VALUES: &str = "Values";
pub(crate) const SHOWN: &str = "shown";
pub(crate) const HIDDEN: &str = "hidden";
pub(crate) const ON: &str = "yes";
pub(crate) const OFF: &str = "no";

pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const SEATS: &str = "Players";
pub(crate) const LEVEL: &str = "The machine plays";
/// How the machine plays at its level, as a sentence.
pub(crate) fn level(description: &str) -> String {
    format!("It {description}.")
}

pub(crate) const START: &str = "Start";
pub(crate) const OWN_START: &str = "of your own";
pub(crate) const THIS_GAME: &str = "This game";
pub(crate) const EDIT: &str = "Set up by hand";
pub(crate) const EDITING: &str = "Tap the board to change the start; switch this off to play.";
pub(crate) const POSITION: &str = "Position as text";
pub(crate) const SHARE: &str = "Copy the address";
pub(crate) const COPIED: &str = "The address of this very position is on the clipboard.";
pub(crate) const COPY_THIS: &str = "The address of this very position";

/// What a switch says about itself.
pub(crate) fn switched(on: bool) -> &'static str {
    if on { ON } else { OFF }
}

pub(crate) const MOVES: &str = "Moves";
pub(crate) const FIRST: &str = "Start";
pub(crate) const TYPE: &str = "Type a move";
pub(crate) const PLAY: &str = "Play";
pub(crate) const KEYS: &str = "Keys and words";
pub(crate) const KEYS_LEAD: &str = "On the board: arrows to look around, Enter to touch, Escape to \
    put back; u undoes, r redoes, v shows values, w asks “what if”, n deals anew, ? opens this list.";
pub(crate) const WORDS_LEAD: &str = "In the field above, besides moves:";

pub(crate) const WAITING: &str = "The machine is waiting.";
pub(crate) const STUCK: &str = "The machine waits for its solver.";
pub(crate) const NO_MOVE: &str = "The solver is missing, so the machine does not know a good move. It waits instead of guessing.";
pub(crate) const NO_VERDICT: &str = "The solver is missing, so no position can be judged now.";
pub(crate) const AFRESH: &str = "Try again";
pub(crate) const NO_LEVEL: &str = "It waits until the solver is there.";
pub(crate) const WAIT: &str = "The machine has the move.";
pub(crate) const WATCH: &str = "Sit back and watch.";
pub(crate) const CANCEL: &str = "Cancel";
pub(crate) const GO_ON: &str = "Go on from here";
pub(crate) const AGAIN: &str = "Try again from there";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const AMOUNT: &str = "How many";
pub(crate) const PLACE: &str = "Where";

/// Where one is while looking back.
pub(crate) fn back(ply: usize, of: usize) -> String {
    match ply {
        0 => format!("You are looking at the start, with {of} moves still to come."),
        _ => format!("You are looking at the position after move {ply} of {of}."),
    }
}

/// The question that the button for a move asks while moves are only tried.
pub(crate) fn what_if(button: &str) -> String {
    let mut letters = button.chars();
    let first = letters.next().map_or(' ', |first| first.to_ascii_lowercase());
    format!("What if I {first}{}?", letters.as_str())
}

/// What the machine has looked at so far.
pub(crate) fn solved(positions: u64) -> String {
    format!("It has looked at {positions} positions.")
}

/// A number that is out of its range.
pub(crate) fn range(least: u64, most: u64) -> String {
    format!("A whole number from {least} to {most}.")
}

/// How many parts a start may have.
pub(crate) fn count((least, most): (usize, usize)) -> String {
    format!("A start has {least} to {most} of them.")
}

/// What an exercise asks for.
pub(crate) fn exercise(goal: Goal) -> String {
    match goal {
        Goal::Win => "Exercise: win this game.".to_string(),
        Goal::FindP => "Exercise: whenever you can win, play a winning move.".to_string(),
        Goal::Moves(1) => "Exercise: win with one move of your own.".to_string(),
        Goal::Moves(most) => format!("Exercise: win with at most {most} moves of your own."),
    }
}

/// The score of an exercise, in hundredths.
pub(crate) fn scored(share: u16) -> String {
    format!("Score: {share} of 100.")
}

pub(crate) const WHY: &str = "Why?";
pub(crate) const HAD_NONE: &str = "It had no winning move: the position was lost, and it chose the \
    longest way it knows.";
pub(crate) const HAD_DRAW: &str = "Nobody could win there: best play ends in a draw.";
pub(crate) const MISSED: &str = "There was a better move; at this level it does not always see it.";
pub(crate) const NOT_KNOWN: &str = "It did not know who wins here.";
pub(crate) const WINNING: &str = "Moves that win";
pub(crate) const NONE_WIN: &str = "No move wins here";

/// What a list of winning moves leaves out: so many more, and perhaps others if it is `open`.
pub(crate) fn more(count: usize, open: bool) -> Option<String> {
    match (count, open) {
        (0, false) => None,
        (0, true) => Some("Other moves may win as well.".to_string()),
        (_, false) => Some(format!("And {count} more.")),
        (1, true) => Some("And at least one other.".to_string()),
        (_, true) => Some(format!("And at least {count} others.")),
    }
}

pub(crate) const RULE: &str = "The rule";
pub(crate) const QUESTIONS: &str = "Find out by playing";
pub(crate) const THEORY: &str = "Who wins, and how to see it";
pub(crate) const PROOF: &str = "Why that is so";
pub(crate) const TABLES: &str = "Tables";
pub(crate) const SOURCES: &str = "History and sources";
pub(crate) const SISTERS: &str = "Games of the same family";
pub(crate) const OPEN: &str = "Play from here";
