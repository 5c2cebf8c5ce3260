//! The protocol between the explorer and its worker; only these types are serialised.

use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::Html;
use serde::{Deserialize, Serialize};

/// Version of this protocol; page and worker must have the same.
pub const VERSION: u64 = 5;
/// Name of the event that carries a question if the worker's code runs on the page.
pub const ASK: &str = "last-move:tables-ask";
/// Name of the event that carries an answer there.
pub const TELL: &str = "last-move:tables-tell";

/// From the page to the worker. The page chooses each id, and answers repeat it.
///
/// There is one current study; every question but [`Ask::Begin`] is about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Begins another study and drops the current one.
    ///
    /// Answered by `Refused`, or by `Planned`, and then `Values`, `Progress`, `Facts` or `Table`.
    Begin {
        /// Number of the study.
        id: u32,
        /// The subject as [`crate::address::Subject`] writes it; words of the view are ignored.
        address: String,
    },
    /// Stops the work and keeps the results.
    Stop,
    /// Begins work that waits for permission, or resumes stopped work.
    GoOn,
    /// Why a cell has its value: answered by `Why`.
    Why {
        /// Number of the question.
        id: u32,
        /// Heap and which rule (0 or 1); column and row of a plane; in a table, column and row.
        at: (u64, u64),
    },
    /// A picture: answered by `Picture`.
    Picture {
        /// Number of the question.
        id: u32,
        /// What is drawn.
        request: PlotRequest,
    },
    /// Values of a part of a plane: answered by `Window`.
    Window {
        /// Number of the question.
        id: u32,
        /// First column.
        x: u64,
        /// Lowest row.
        y: u64,
        /// Columns, at most [`MOST_WINDOW`].
        width: u32,
        /// Rows, at most [`MOST_WINDOW`].
        height: u32,
    },
    /// Results as a text to keep: answered by `Export`.
    Export {
        /// Number of the question.
        id: u32,
        /// Its form.
        format: Format,
        /// Which of two rules, 0 or 1, if the format holds only one.
        which: u8,
        /// The part in an SVG; other formats ignore it.
        request: Option<PlotRequest>,
    },
    /// Which rules have given values: answered by `Which`. It is not about the current study.
    Which {
        /// Number of the question.
        id: u32,
        /// The values, as a person wrote them.
        text: String,
    },
    /// Drops the current study and frees its memory.
    Drop,
}

/// Greatest width and height of [`Ask::Window`].
pub const MOST_WINDOW: u32 = 512;
/// Greatest width and height of a picture in pixels.
pub const MOST_PIXELS: u32 = 4096;

/// The part and style of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlotRequest {
    /// The kind of picture.
    pub kind: PlotKind,
    /// Which of two rules, 0 or 1.
    pub which: u8,
    /// First column: a heap for dots and strips, a column of the row for heat and grid, a column of the plane.
    pub x: u64,
    /// First row: a value for dots, a row for heat and grid, the lowest row of the plane.
    pub y: u64,
    /// Columns, heaps; 0 for all.
    pub across: u64,
    /// Rows, values; 0 for all.
    pub up: u64,
    /// Cells in a row, for heat and grid; 0 for the period, or 20 without one.
    pub columns: u64,
    /// Width of the picture in pixels, at most [`MOST_PIXELS`].
    pub width: u32,
    /// Height of the picture in pixels.
    pub height: u32,
    /// True for light drawing on dark ground.
    pub dark: bool,
    /// True if lost squares of a plane, or lost heaps, are marked.
    pub lost: bool,
    /// True if the lines of slope φ and 1/φ are drawn over a plane.
    pub golden: bool,
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlotKind {
    /// One line of values; SVG only.
    Strip,
    /// Lines of values of equal length; SVG only.
    Grid,
    /// A dot at (heap, value).
    Dots,
    /// A coloured cell for each value, in rows.
    Heat,
    /// A coloured cell for each square.
    Plane,
}

/// A format in which values are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// Lines of numbers with commas between them.
    Csv,
    /// One object with values, period and certificate.
    Json,
    /// The b-file of the OEIS: index and value on a line.
    BFile,
    /// A `tabular` for LaTeX.
    Latex,
    /// A drawing.
    Svg,
    /// The certificate of the period alone.
    Certificate,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tell {
    /// The worker is ready.
    Ready {
        /// Its protocol version.
        version: u64,
    },
    /// The question cannot be answered: too much work, or no such thing.
    Refused {
        /// Number of the question.
        id: u32,
        /// The limit and the reason, in one sentence.
        because: Message,
    },
    /// The estimated cost of a study, before it starts.
    Planned {
        /// Number of the study.
        id: u32,
        /// The engine, the time and the memory, in one sentence.
        words: Message,
        /// About how many thousandths of a second.
        milliseconds: u64,
        /// About how many bytes.
        bytes: u64,
        /// True if work begins only with [`Ask::GoOn`], since it is too much.
        waits: bool,
    },
    /// Values that were found, in their order and without gaps.
    Values {
        /// Number of the study.
        id: u32,
        /// Which of two rules, 0 or 1.
        which: u8,
        /// The first heap.
        from: u64,
        /// Its value, and those of the next heaps.
        values: Vec<u32>,
    },
    /// How far the study is.
    Progress {
        /// Number of the study.
        id: u32,
        /// Estimated share of the whole work, in thousandths.
        share: u32,
        /// Values or squares found.
        values: u64,
        /// How many there will be in the end.
        of: u64,
        /// The current activity, as a short sentence.
        words: Message,
        /// The state.
        state: State,
    },
    /// Facts about the values so far; a later answer replaces them.
    Facts {
        /// Number of the study.
        id: u32,
        /// What is known about the period, for each rule.
        standing: Vec<Standing>,
        /// The facts, in pieces that are drawn separately.
        pieces: Vec<Html>,
    },
    /// A table of more than one game.
    Table {
        /// Number of the study.
        id: u32,
        /// Its title, in one sentence.
        words: Message,
        /// HTML above its cells.
        above: Html,
        /// HTML below them.
        below: Html,
        /// Its cells.
        table: Table,
    },
    /// Why a cell has its value.
    Why {
        /// Number of the question.
        id: u32,
        /// Options and mex, with links to the board where a game plays it.
        html: Html,
        /// The same in one sentence.
        words: Message,
    },
    /// A picture.
    Picture {
        /// Number of the question.
        id: u32,
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
        /// Red, green, blue and opacity of each pixel, row by row from the top.
        #[serde(with = "serde_bytes")]
        rgba: Vec<u8>,
        /// Its description in words.
        words: Message,
        /// The meaning of its colours.
        legend: Html,
        /// The columns and rows actually shown: first column, first row, columns, rows.
        shows: [u64; 4],
    },
    /// Values of a part of a plane, row after row from the lowest.
    Window {
        /// Number of the question.
        id: u32,
        /// First column.
        x: u64,
        /// Lowest row.
        y: u64,
        /// Columns.
        width: u32,
        /// Rows.
        height: u32,
        /// `None` for a square that is not computed yet, or that lies outside the plane without a proved period.
        values: Vec<Option<u32>>,
    },
    /// The rules that have given values.
    Which {
        /// Number of the question.
        id: u32,
        /// The rules.
        rules: Rules,
    },
    /// Results as a text to keep.
    Export {
        /// Number of the question.
        id: u32,
        /// Name for the file.
        name: String,
        /// Its media type.
        mime: String,
        /// Its text.
        text: String,
    },
}

/// The rules that have given values, the likeliest first; or, if there are none, the nearest ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The rules.
    pub fits: Vec<Fit>,
    /// How many more have the values.
    pub more: u64,
    /// How many rules were tried, if none has the values.
    pub none_of: Option<u64>,
}

/// A rule that has given values, or nearly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fit {
    /// The rule in its notation.
    pub rule: String,
    /// The address of its table.
    pub address: String,
    /// The OEIS number of its values, if it is known.
    pub oeis: Option<String>,
    /// Which heaps have the values, and how many of them agree.
    pub words: Message,
}

/// The state of a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// It waits for leave to begin.
    Waiting,
    /// It is at work.
    Working,
    /// It was stopped and can go on.
    Stopped,
    /// It has everything requested.
    Done,
}

/// What is known about the period of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The rule in its notation.
    pub rule: String,
    /// The period, if one is proved or apparent.
    pub period: Option<Period>,
    /// True only if a theorem proves the period.
    pub proved: bool,
    /// The checker's verdict; `None` until it has finished, or without a certificate.
    pub verified: Option<bool>,
    /// Heaps before the period whose value differs from the periodic one.
    pub exceptions: Vec<u64>,
    /// Whether it is proved, in one or two words.
    pub seal: Message,
    /// All this in one sentence.
    pub words: Message,
}

/// A period: G(n + `length`) = G(n) + `saltus` for n ≥ `start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// Least such n.
    pub start: u64,
    /// Least length.
    pub length: u64,
    /// The gain of the values in one period.
    pub saltus: u64,
}

/// The texts of a table; a page shows the visible ones. Row 0 holds the heads of the columns, and column
/// 0 those of the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Bytes of each text, padded with leading blanks.
    pub size: u64,
    /// The texts, row after row.
    pub texts: String,
    /// Number of columns without the heads of the rows.
    pub columns: u64,
    /// A column whose cells cannot be selected, and which addresses do not count; 0 if there is none.
    pub mute: u8,
    /// The number in addresses of the first column whose cells can be selected; the next columns follow it.
    pub from: u8,
    /// Number of columns, from column 1, that stay visible with the heads of the rows; their cells cannot
    /// be selected.
    pub kept: u8,
    /// The number of row 1 in addresses; the next rows follow it.
    pub first: u8,
    /// The mark of cells that lose for the player to move; empty without such a mark.
    pub lost: String,
    /// Row and column of the cells that show words in place of their text. None of them can be selected.
    pub words: Vec<(u64, u64, Message)>,
}

impl Table {
    /// Rows below the heads of the columns.
    ///
    /// ```
    /// use study::wire::Table;
    /// let table = Table { size: 2, columns: 1, texts: "   A 1 4 2 5".into(), first: 1, from: 1, ..Table::default() };
    /// assert_eq!((table.rows(), table.text(0, 1), table.text(1, 1)), (2, "A", "4"));
    /// assert_eq!((table.place(2, 1), table.find((1, 2))), (Some((1, 2)), Some((2, 1))));
    /// assert!(table.message(1, 1).is_none());
    /// ```
    pub fn rows(&self) -> u64 {
        let row = self.size * (self.columns + 1);
        (self.texts.len() as u64).checked_div(row).map_or(0, |rows| rows.saturating_sub(1))
    }

    /// The text of a cell or head; empty outside the table.
    pub fn text(&self, row: u64, column: u64) -> &str {
        let from = ((row * (self.columns + 1) + column) * self.size) as usize;
        let inside = column <= self.columns;
        let text = self.texts.get(from..from + self.size as usize).filter(|_| inside);
        text.unwrap_or_default().trim()
    }

    /// The words of a cell or head, shown in place of its text.
    pub fn message(&self, row: u64, column: u64) -> Option<&Message> {
        let found = self.words.iter().find(|(at, across, _)| (*at, *across) == (row, column));
        found.map(|(.., message)| message)
    }

    fn shape(&self) -> [u64; 4] {
        [self.mute, self.from, self.kept, self.first].map(u64::from)
    }

    /// Column and row of a cell in addresses; `None` if it cannot be selected.
    pub fn place(&self, row: u64, column: u64) -> Option<(u64, u64)> {
        let [mute, from, kept, first] = self.shape();
        let skipped = kept + u64::from(mute > 0 && column >= mute);
        let at = column.checked_sub(skipped + 1).filter(|_| column != mute)? + from;
        let written = !self.text(row, column).is_empty();
        written.then_some((at, first + row.checked_sub(1)?))
    }

    /// Row and column of the cell that an address names by column and row; `None` if there is none.
    pub fn find(&self, (at, row): (u64, u64)) -> Option<(u64, u64)> {
        let [mute, from, kept, first] = self.shape();
        let column = at.checked_sub(from)?.checked_add(kept + 1)?;
        let column = column.checked_add(u64::from(mute > 0 && column >= mute))?;
        let row = row.checked_sub(first)?.checked_add(1).filter(|row| *row <= self.rows())?;
        self.place(row, column).map(|_| (row, column))
    }
}

impl Ask {
    /// The question as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// Reads a question from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Ask> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Tell {
    /// True if this only reports progress, so that another one follows soon.
    ///
    /// ```
    /// use study::wire::{Ask, Tell};
    /// let ask = Ask::Begin { id: 1, address: "rule=0.77".into() };
    /// assert_eq!(Ask::read(&ask.bytes()), Some(ask));
    /// let told = study::Study::default().ask(Ask::Begin { id: 1, address: "rule=no".into() });
    /// assert_eq!(Tell::read(&told[0].bytes()).as_ref(), told.first());
    /// assert!(!told[0].passes());
    /// ```
    pub fn passes(&self) -> bool {
        matches!(self, Tell::Progress { state: State::Working, .. })
    }

    /// The answer as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// Reads an answer from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Tell> {
        postcard::from_bytes(bytes).ok()
    }
}

fn bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_else(|_| unreachable!("plain lists always serialise"))
}
