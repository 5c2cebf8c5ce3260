//! What a part of the page does when it is touched, typed in or left.

use study::address::Show;
use study::wire::Format;

/// A field, whose text means something.
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
    /// How much may be taken after a move.
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
}

impl Entry {
    /// The id of its element.
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
    Sight,
    /// The plane.
    Plane,
    /// A table.
    Table,
}

impl Pane {
    /// The id of its element.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Pane::Strip => "strip",
            Pane::Grid => "grid",
            Pane::Edge => "edge",
            Pane::Sight => "sight",
            Pane::Plane => "plane",
            Pane::Table => "table",
        }
    }
}

/// What is taken away.
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

/// What an element does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// The text of a field was entered.
    Enter(Entry),
    /// The text of a field is being typed.
    Type(Entry),
    /// A number beside a field was chosen, as if it had been entered.
    Step(Entry, u64),
    /// All fields were entered at once.
    Ask,
    /// An example, by its place.
    Example(usize),
    /// Another picture.
    Show(Show),
    /// The first of two rules is looked at, or the second (true).
    Look(bool),
    /// The work goes on, or begins.
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
    /// To the next cell with the value that is looked for (true), or to the one before.
    Find(bool),
    /// As many cells a row as the period has.
    Snap,
    /// Nearer (true) or farther.
    Zoom(bool),
    /// The whole plane in sight.
    Whole,
    /// The window to take values away opens, with a form in it.
    Export(Form),
    /// The certificate of one of two rules, 0 or 1, goes into a file.
    Certify(usize),
    /// That window closes.
    Leave,
    /// What is to be taken away goes into a file.
    Download,
    /// What is to be taken away goes to the clipboard.
    Copy,
    /// All of it is shown, selected.
    Reveal,
    /// All of a text is selected, for those who copy by hand.
    Select,
}

impl Command {
    /// True if the person who does this wants to see something else.
    pub(crate) fn is_deliberate(&self) -> bool {
        !matches!(self, Command::Scroll(_) | Command::Move(_) | Command::Up(_))
    }
}

/// The language of the page, and the way to its app.
pub(crate) type View = ink::view::View<Command>;
