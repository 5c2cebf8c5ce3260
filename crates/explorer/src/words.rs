//! Every sentence that the page of the tables itself says; what is said about values stands in study.

pub(crate) use ink::words::SITE;

/// Rules and tables that are ready: notation, name, and the words of the address.
pub(crate) const EXAMPLES: [(&str, &str, &str); 17] = [
    ("0.77", "Kayles", "rule=0.77"),
    ("0.07", "Dawson’s Kayles", "rule=0.07"),
    ("kayles-3", "Kayles with throws of 3", "rule=kayles-3"),
    ("0.137", "Dawson’s chess", "rule=0.137"),
    ("0.007", "Treblecross", "rule=0.007"),
    ("0.15", "Guiles", "rule=0.15"),
    ("squares", "Remove a square, 2 × n", "rule=squares"),
    ("take-1.2.3", "Take 1, 2 or 3", "rule=take-1.2.3"),
    ("0.~3", "Nim", "rule=0.~3"),
    ("4.~3", "Lasker’s Nim", "rule=4.~3"),
    ("0.6", "Officers", "rule=0.6"),
    ("grundy", "Grundy’s game", "rule=grundy"),
    ("", "0.161 beside 0.36", "rule=0.161&to=1000&with=0.36"),
    ("", "Wythoff’s queen", "plane=wythoff&side=1000"),
    ("", "Kayles with longer throws", "table=kayles&most=12&to=100"),
    ("", "Take-away", "table=take-away&f=2x&most=12&to=100"),
    ("", "H-numbers", "table=limits&f=2x&to=1000"),
];

/// The groups of the examples: their names, and how many stand in each.
pub(crate) const GROUPS: [(&str, usize); 3] = [("Rows", 7), ("Heaps", 5), ("More tables", 5)];

pub(crate) const TITLE: &str = "Tables";
pub(crate) const LEAD: &str = "Type the rule of a game, or take one that is ready. Every heap gets \
    its value; whether the values repeat is proved, not guessed.";
pub(crate) const FORM: &str = "What to look at";
pub(crate) const SHOW: &str = "Show";

pub(crate) const RULE: &str = "Rule";
pub(crate) const RULE_HINT: &str = "0.77, {1, 3, 4}, Nim…";
pub(crate) const TO: &str = "Up to";
pub(crate) const WITH: &str = "Compare with";
pub(crate) const WITH_HINT: &str = "another rule";
pub(crate) const MOST_KAYLES: &str = "Throws of up to";
pub(crate) const MOST_LIMIT: &str = "Limits up to";
pub(crate) const LIMIT: &str = "Then at most, x taken before";
pub(crate) const SIDE: &str = "Squares a side";

const _: () = assert!(GROUPS[0].1 + GROUPS[1].1 + GROUPS[2].1 == EXAMPLES.len());

/// What the digits of a code mean.
pub(crate) const DIGITS: &str = "Digit by digit, for taking 1, 2, 3 … tokens: 1 leaves nothing, 2 one heap, \
    4 two heaps, 8 three. Add them up.";

/// Digits that are not explained one by one.
pub(crate) fn more_digits(count: usize) -> String {
    match count {
        1 => "and one digit more".to_string(),
        _ => format!("and {count} digits more"),
    }
}

/// A sentence from words that begin small and end without a stop.
pub(crate) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let stop = if words.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{}{}{stop}", first.unwrap_or_default(), letters.as_str())
}

/// Numbers with their thousands apart.
pub(crate) fn number(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && digits.len() > 4 {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

/// A number that is out of its range.
pub(crate) fn range(least: u64, most: u64) -> String {
    format!("A whole number from {least} to {}.", number(most))
}

pub(crate) const PLAY_IT: &str = "Play it";
pub(crate) const VALUE_MEANS: &str = "The value of a heap is the least number from 0 on that none of \
    its moves leads to; 0 means that the player to move loses.";

pub(crate) const BEGIN: &str = "Begin";
pub(crate) const GO_ON: &str = "Go on";
pub(crate) const STOP: &str = "Stop";
pub(crate) const PROGRESS: &str = "Progress";
pub(crate) const CHECKED: &str = "The independent checker has verified the certificate.";
pub(crate) const DOUBTED: &str =
    "The independent checker refuses the certificate: do not trust it.";
pub(crate) const CHECKING: &str = "The independent checker is reading the certificate.";
pub(crate) const CERTIFICATE: &str = "Download the certificate";
pub(crate) const BROKEN: &str = "The machine that finds values broke down three times over this. \
    What it had found is still here.";
pub(crate) const RETRY: &str = "Try once more";
pub(crate) const KEPT: &str = "What was here before is still shown.";

/// How much is there.
pub(crate) fn so_far(values: u64, of: u64) -> String {
    match values >= of {
        true => number(values),
        false => format!("{} of {}", number(values), number(of)),
    }
}

pub(crate) const STRIP: &str = "The values in a line";
pub(crate) const PERIOD: &str = "period";
pub(crate) const SEEMING: &str = "seems to repeat";

/// The label over the heaps before the period.
pub(crate) fn before(start: u64) -> String {
    match start {
        1 => "heap 0 stands before it".to_string(),
        _ => format!("0 to {} stand before it", start - 1),
    }
}

pub(crate) const VIEWS: &str = "Ways to look at the values";
/// Names of the pictures, in the order of [`study::address::Show::ALL`].
pub(crate) const SHOWS: [&str; 5] = ["Strip", "Grid", "Dots", "Heat map", "Facts"];
pub(crate) const EXPORT: &str = "Export…";
pub(crate) const WIDTH: &str = "Cells a row";
pub(crate) const SNAP: &str = "As the period";
pub(crate) const EDGE: &str = "Right edge of the grid: cells a row";
pub(crate) const JUMP: &str = "Go to heap";
pub(crate) const FIND: &str = "Find value";
pub(crate) const NEXT: &str = "Next";
pub(crate) const PREVIOUS: &str = "Previous";
pub(crate) const GRID_HELP: &str = "Arrows move, Enter asks why, + and − change the width.";
pub(crate) const KEY_ZERO: &str = "0: the player to move loses";
pub(crate) const KEY_EXCEPTION: &str = "exception of the period";
pub(crate) const KEY_START: &str = "the period begins";
pub(crate) const KEY_DIFFER: &str = "the rules differ";

/// The name of the grid.
pub(crate) fn grid(rule: &str, count: u64) -> String {
    format!("Values of {rule}, heaps 0 to {}", number(count.saturating_sub(1)))
}

/// More columns than fit.
pub(crate) fn sideways(columns: u64) -> String {
    format!("Columns go on to {}: scroll sideways.", columns.saturating_sub(1))
}

/// The name of a cell.
pub(crate) fn cell(n: u64, values: &str, lost: bool, exception: bool, differ: bool) -> String {
    let mut name = format!("{n}: {values}");
    for (word, on) in
        [(", lost for who moves", lost), (", exception", exception), (", the rules differ", differ)]
    {
        if on {
            name.push_str(word);
        }
    }
    name
}

/// A value that is looked for and is nowhere.
pub(crate) fn none_found(value: u64, last: u64) -> String {
    format!("Nowhere up to heap {} is the value {}.", number(last), number(value))
}

/// The search has gone round the end of the table.
pub(crate) fn wrapped(later: bool) -> String {
    match later {
        true => "From the end the search went on at heap 0.".to_string(),
        false => "From heap 0 the search went on at the end.".to_string(),
    }
}

/// No other heap has the value.
pub(crate) fn only_here(value: u64, last: u64) -> String {
    format!("Up to heap {} only this one has the value {}.", number(last), number(value))
}

/// A heap that is not there.
pub(crate) fn no_heap(last: u64) -> String {
    format!("The table ends at {}; a whole number from 0 to there.", number(last))
}

pub(crate) const LOOKED_AT: &str = "Look at";
pub(crate) const WHY: &str = "Why";
pub(crate) const WHY_HINT: &str = "Tap a value, or press Enter on it, to see why it is what it is.";
pub(crate) const WHY_CELL: &str =
    "Tap a number, or go to it with the arrow keys and press Enter, to see why it stands there.";
pub(crate) const WHY_SQUARE: &str = "Tap a square, or press Enter on it, to see why it is worth what it is, and to play from there.";

/// The head of the reasons for a heap.
pub(crate) fn why_heap(n: u64) -> String {
    format!("Heap {}", number(n))
}

/// The head of the reasons for a square.
pub(crate) fn why_square(x: u64, y: u64) -> String {
    format!("Square ({x}, {y})")
}

pub(crate) const FACTS: &str = "What is known";
pub(crate) const SIGHT: &str = "Heap looked at";

/// A heap and its value, for a pointer on a picture.
pub(crate) fn readout(n: u64, value: u32, other: Option<u32>) -> String {
    match other {
        Some(other) => format!("n = {n}: {value} and {other}"),
        None => format!("n = {n}: value {value}"),
    }
}

pub(crate) const PLANE: &str = "Wythoff’s plane";
pub(crate) const PLANE_HELP: &str = "Drag to move; pinch, or touch the plane and turn the wheel, to \
    zoom. Keys: arrows go from square to square, + and − zoom, Home shows all, Enter asks why.";
pub(crate) const ZOOM_IN: &str = "Nearer";
pub(crate) const ZOOM_OUT: &str = "Farther";
pub(crate) const WHOLE: &str = "All of it";
pub(crate) const SQUARE: &str = "Go to square";
pub(crate) const SQUARE_HINT: &str = "3.5";
pub(crate) const TWIN: &str = "The squares around as a table";

/// What of the plane is in sight.
pub(crate) fn in_sight(x: (u64, u64), y: (u64, u64)) -> String {
    format!("Columns {} to {}, rows {} to {}.", x.0, x.1, y.0, y.1)
}

/// A square and its value.
pub(crate) fn square(x: u64, y: u64, value: Option<u32>) -> String {
    match value {
        Some(0) => format!("({x}, {y}): value 0, the player to move loses"),
        Some(value) => format!("({x}, {y}): value {value}"),
        None => format!("({x}, {y})"),
    }
}

/// A square that cannot be read.
pub(crate) fn no_square(side: u64) -> String {
    format!(
        "Column and row with a point between them, each from 0 to {}: 3.5.",
        side.saturating_sub(1)
    )
}

pub(crate) const TAKE: &str = "Export";
pub(crate) const FORMS: &str = "Form";
/// Names and explanations of the forms.
pub(crate) const FORM_NAMES: [(&str, &str); 7] = [
    ("CSV", "for a spreadsheet"),
    ("JSON", "with period and certificate"),
    ("b-file", "as the OEIS wants it"),
    ("LaTeX", "a tabular"),
    ("SVG", "what is seen, as a drawing"),
    ("PNG", "what is seen, in pixels"),
    ("Certificate", "the proof of the period"),
];
pub(crate) const DOWNLOAD: &str = "Download";
pub(crate) const COPY: &str = "Copy";
pub(crate) const REVEAL: &str = "Show all the text";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const COPIED: &str = "It is on the clipboard.";
pub(crate) const SAVED: &str = "It is on its way to your downloads. Where downloads are not allowed, \
    show all the text and copy it by hand.";
pub(crate) const BY_HAND: &str =
    "The clipboard is closed here; all of the text is selected, so copy it by hand.";
pub(crate) const NO_PICTURE: &str = "No picture could be made here.";
pub(crate) const UNPICTURED: &str =
    "what is shown has no picture: strip, grid, dots, heat and planes have one once they are there";
pub(crate) const MANY_PICTURES: &str = "eight pictures are already being made";
pub(crate) const WRITING: &str = "It is being written.";
pub(crate) const TEXT: &str = "The text";

/// The first lines of a long text.
pub(crate) fn rest(lines: usize) -> String {
    match lines {
        1 => "… and one line more".to_string(),
        _ => format!("… and {} lines more", number(lines as u64)),
    }
}

/// Two rules side by side.
pub(crate) fn beside(one: &str, other: &str) -> String {
    format!("{one} beside {other}")
}

/// The first difference of two rules.
pub(crate) fn differ(n: u64, one: u32, other: u32) -> String {
    format!("First difference: n = {}, {one} and {other}", number(n))
}

/// Two rules that agree.
pub(crate) fn agree(count: u64) -> String {
    match count {
        1 => "No difference in the first value.".to_string(),
        _ => format!("No difference in the first {} values.", number(count)),
    }
}
