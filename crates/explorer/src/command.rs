//! Commands: the effects of touching, typing in, and leaving elements.

use study::address::Show;
use study::wire::Format;

/// A field whose text is an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// The rule.
    Rule,
    /// The greatest heap or pile.
    To,
    /// The rule it is compared with.
    With,
    /// The most pins of a throw, or the greatest limit.
    Most,
    /// The most that may be taken after a move.
    Limit,
    /// The side of the plane.
    Side,
    /// Cells a row.
    Width,
    /// The heap to go to.
    Jump,
    /// The value to look for.
    Find,
    /// The square of the plane to go to.
    Square,
    /// Values of which the rule is looked for.
    Values,
}

impl Entry {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Entry::Rule => "rule",
            Entry::To => "to",
            Entry::With => "with",
            Entry::Most => "most",
            Entry::Limit => "limit",
            Entry::Side => "side",
            Entry::Width => "width",
            Entry::Jump => "jump",
            Entry::Find => "find",
            Entry::Square => "square",
            Entry::Values => "values",
        }
    }
}

/// A part of the page that is moved in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    /// The line of values.
    Strip,
    /// The grid.
    Grid,
    /// The grid's right edge.
    Edge,
    /// Dots or the heat map.
    Plot,
    /// The plane.
    Plane,
    /// A table.
    Table,
}

impl Pane {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Pane::Strip => "strip",
            Pane::Grid => "grid",
            Pane::Edge => "edge",
            Pane::Plot => "sight",
            Pane::Plane => "plane",
            Pane::Table => "table",
        }
    }
}

/// The format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A text that the worker writes.
    Text(Format),
    /// A picture in pixels.
    Png,
}

impl Form {
    /// All forms, in the order of their names.
    pub(crate) const ALL: [Form; 7] = [
        Form::Text(Format::Csv),
        Form::Text(Format::Json),
        Form::Text(Format::BFile),
        Form::Text(Format::Latex),
        Form::Text(Format::Svg),
        Form::Png,
        Form::Text(Format::Certificate),
    ];
}

/// The effect of an element.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// The text of a field was entered.
    Enter(Entry),
    /// The text of a field is being typed.
    Type(Entry),
    /// A preset number beside a field was chosen, as if entered.
    Step(Entry, u64),
    /// All fields were entered at once.
    Ask,
    /// An example, by its place.
    Example(usize),
    /// Another picture.
    Show(Show),
    /// The first of two rules is looked at, or the second (true).
    Look(bool),
    /// The work continues, or begins.
    GoOn,
    /// The work stops.
    Stop,
    /// The worker is tried again.
    Retry,
    /// A pane was scrolled.
    Scroll(Pane),
    /// A key went down in a pane.
    Key(Pane),
    /// A pointer went down in a pane.
    Down(Pane),
    /// A pointer moves in a pane.
    Move(Pane),
    /// A pointer came up in a pane.
    Up(Pane),
    /// A pane was clicked.
    Click(Pane),
    /// A wheel was turned over a pane.
    Wheel(Pane),
    /// To a heap.
    Go(u64),
    /// To the next cell with the requested value (true), or to the previous one.
    Find(bool),
    /// The value of the field is looked for again.
    FindAgain,
    /// As many cells a row as the period has.
    Snap,
    /// Nearer (true) or farther.
    Zoom(bool),
    /// Shows the whole plane.
    Whole,
    /// The window to take values away opens, with a form in it.
    Export(Form),
    /// Saves the certificate of one of two rules, 0 or 1.
    Certify(usize),
    /// That window closes.
    Leave,
    /// Saves the export to a file.
    Download,
    /// Copies the export to the clipboard.
    Copy,
    /// All of it is shown, selected.
    Reveal,
    /// Selects all of a text, for copying by hand.
    Select,
}

impl Command {
    /// True if the person who does this wants to see something else.
    pub(crate) fn is_deliberate(&self) -> bool {
        !matches!(self, Command::Scroll(_) | Command::Move(_) | Command::Up(_))
    }
}

/// The language of the page, and the way to its app.
pub(crate) type View = web_common::view::View<Command>;
