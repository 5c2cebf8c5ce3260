//! Every sentence that the page itself says; what is said about play stands in session::say.

pub(crate) use ink::words::SITE;
use solver::board::Board;

pub(crate) const HOME_TITLE: &str = "Small games with exact answers";
pub(crate) const HOME_LEAD: &str = "Two players, no luck, nothing hidden; whoever makes the last move \
    wins. Sit down at any board: the machine will play, and will tell you why.";
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
pub(crate) const EDITING: &str = "Touch the board to change the start; switch this off to play.";
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

pub(crate) const TOUCH: &str = "Touch what should go; touch it again to play.";
pub(crate) const TOUCH_QUEEN: &str =
    "Touch a square on one of the queen’s lines; touch it again to go.";
pub(crate) const TOUCH_SEAM: &str = "Touch a seam; touch it again to break the bar.";
pub(crate) const TOUCH_SEAMS: &str =
    "Touch a seam, or several; touch one again, or press the button, to break the heap there.";
pub(crate) const TOUCH_ROWS: &str =
    "Touch a piece, then another to stretch what is taken; touch it again to play.";
pub(crate) const TOUCH_CUT: &str = "Touching a seam cuts the heap there.";
pub(crate) const TOUCH_PINS: &str = "Touch a pin, or the place between two; touch again to throw.";
pub(crate) const TOUCH_AIM: &str =
    "Touch a pin: what stands beside it falls too; touch it again to throw.";
pub(crate) const TOUCH_PLATE: &str = "Touch a plate; touch it again to pay.";
pub(crate) const TOUCH_CHUNK: &str =
    "Touch a stone: it goes with all after it; touch it again to take them.";
pub(crate) const TOUCH_SPLIT: &str = "Touch a rectangle; touch it again to take away its sides.";
pub(crate) const TOUCH_HEAPS: &str =
    "Touch stones in one heap or in several; touch again, or press the button, to take them.";
pub(crate) const TOUCH_QUEENS: &str =
    "Touch a queen, then a square on one of her lines; touch that again to go.";
pub(crate) const TOUCH_TILE: &str =
    "Touch a unit square, or two corners of a larger square; touch it again to take it.";
pub(crate) const TOUCH_TOKEN: &str =
    "Touch an arrow, or a token on the line; touch the line again to sweep it.";
pub(crate) const TOUCH_EDGE: &str = "Touch the knot of an edge; touch it again to take the edge.";
pub(crate) const TOUCH_GATE: &str = "Touch between two dots; touch again to draw the line.";
pub(crate) const TOUCH_STRIP: &str =
    "Touch a cell to the left of the marble; touch it again to go there.";
pub(crate) const TOUCH_NUMBER: &str =
    "Touch one red ball or several; touch a ball again, or press the button, to play.";
pub(crate) const TOUCH_TABLE: &str =
    "Touch a piece on any one of the boards; touch it again to play there.";
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

/// What to do with a board of this kind; `longer` if a move may join several steps.
pub(crate) fn touch(kind: &str, longer: bool) -> &'static str {
    match kind {
        "rows" => TOUCH_ROWS,
        "bars" if longer => TOUCH_SEAMS,
        _ if longer && kind != "table" => TOUCH_HEAPS,
        "queen" => TOUCH_QUEEN,
        "bars" => TOUCH_SEAM,
        "pins" => TOUCH_PINS,
        "demon" => TOUCH_PLATE,
        "slab" => TOUCH_CHUNK,
        "graph" => TOUCH_EDGE,
        "dots" => TOUCH_GATE,
        "numbers" => TOUCH_NUMBER,
        "strip" => TOUCH_STRIP,
        "queen-set" => TOUCH_QUEENS,
        "squares" => TOUCH_TILE,
        "tokens" => TOUCH_TOKEN,
        "product" => TOUCH_SPLIT,
        "table" => TOUCH_TABLE,
        _ => TOUCH,
    }
}

/// The name of a part of the start, in the order of its sizes.
pub(crate) fn part(board: &Board, index: usize) -> String {
    match board {
        Board::Piles { piles, .. } if piles.len() == 1 => ["Pile", "Limit"][index % 2].to_string(),
        Board::Piles { .. } | Board::Rows { .. } => format!("Heap {}", index + 1),
        Board::Pair { .. } => ["Kittens", "Puppies", "Both alike"][index % 3].to_string(),
        Board::Pins { .. } => format!("Row {}", index + 1),
        Board::Queen { .. } => ["Column", "Row", "Diagonal"][index % 3].to_string(),
        Board::Product { .. } => "Number".to_string(),
        Board::Slab { .. } => "Stones".to_string(),
        Board::Beans { strip, .. } => ["Beans", "Steps"][usize::from(*strip)].to_string(),
        Board::Demon { .. } => "Coins".to_string(),
        Board::Bars { .. } => format!("Bar {}", index + 1),
        Board::Queens { .. } => {
            format!("Queen {}, {}", index / 2 + 1, ["column", "row"][index % 2])
        }
        Board::Cells { .. } | Board::Dots { .. } => ["Rows", "Columns"][index % 2].to_string(),
        Board::Graph { .. } => "Vertices".to_string(),
        Board::Numbers { .. } => "Numbers from 1 to".to_string(),
        Board::Sum { parts } => {
            let title = parts.get(index).map_or("", |part| part.title);
            format!("{}, {title}", index + 1)
        }
    }
}

/// Adding or taking away a part of the start.
pub(crate) fn add(board: &Board) -> (&'static str, &'static str) {
    match board {
        Board::Pins { .. } => ("Add a row", "Take a row away"),
        Board::Bars { .. } => ("Add a bar", "Take a bar away"),
        Board::Queens { .. } => ("Add a queen", "Take a queen away"),
        _ => ("Add a heap", "Take a heap away"),
    }
}

/// A number that is out of its range.
pub(crate) fn range(least: u64, most: u64) -> String {
    format!("A whole number from {least} to {most}.")
}

/// How many parts a start may have.
pub(crate) fn count((least, most): (usize, usize)) -> String {
    format!("A start has {least} to {most} of them.")
}

pub(crate) const WHY: &str = "Why?";
pub(crate) const HAD_NONE: &str = "It had no winning move: the position was lost, and it chose the \
    longest way it knows.";
pub(crate) const HAD_DRAW: &str = "Nobody could win there: best play ends in a draw.";
pub(crate) const MISSED: &str = "There was a better move; at this level it does not always see it.";
pub(crate) const NOT_KNOWN: &str = "It did not know who wins here.";
pub(crate) const WINNING: &str = "Moves that win";
pub(crate) const NONE_WIN: &str = "No move wins here";

/// The rest of a long list.
pub(crate) fn more(count: usize) -> String {
    format!("And {count} more.")
}

pub(crate) const RULE: &str = "The rule";
pub(crate) const QUESTIONS: &str = "Find out by playing";
pub(crate) const THEORY: &str = "Who wins, and how to see it";
pub(crate) const PROOF: &str = "Why that is so";
pub(crate) const TABLES: &str = "Tables";
pub(crate) const SOURCES: &str = "History and sources";
pub(crate) const SISTERS: &str = "Games of the same family";
pub(crate) const OPEN: &str = "Play from here";
