//! What the explorer and its worker say to each other, and the only types that are serialised.

use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::Html;
use serde::{Deserialize, Serialize};

/// Version of this protocol; page and worker refuse to talk across versions.
pub const VERSION: u64 = 4;
/// Name of the event that carries a question where the worker's code runs on the page.
pub const ASK: &str = "last-move:tables-ask";
/// Name of the event that carries an answer there.
pub const TELL: &str = "last-move:tables-tell";

/// From the page to the worker. Each number is chosen by the page and comes back with the answers.
///
/// One study is at hand at a time; every question but [`Ask::Begin`] is about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Begins another study and drops the one at hand.
    ///
    /// Answered by `Refused`, or by `Planned`, and then `Values`, `Progress`, `Facts` or `Table`.
    Begin {
        /// Number of the study.
        id: u32,
        /// What is studied, as [`crate::address::Subject`] writes it; view words do no harm.
        address: String,
    },
    /// Stops the work; what was found stays.
    Stop,
    /// Begins work that waits for leave, or goes on where it was stopped.
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
        /// What is to be drawn.
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
    /// What was found, as a text to keep: answered by `Export`.
    Export {
        /// Number of the question.
        id: u32,
        /// Its form.
        format: Format,
        /// Which of two rules, 0 or 1, where the form holds only one.
        which: u8,
        /// What an SVG shows; other forms do without.
        request: Option<PlotRequest>,
    },
    /// Forgets the study at hand and frees its memory.
    Drop,
}

/// Greatest width and height of [`Ask::Window`].
pub const MOST_WINDOW: u32 = 512;
/// Greatest width and height of a picture in pixels.
pub const MOST_PIXELS: u32 = 4096;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlotRequest {
    /// What is drawn.
    pub kind: Kind,
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
    /// Cells a row, for heat and grid; 0 for the period, or 20 where there is none.
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
pub enum Kind {
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

/// A form in which values are taken away.
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
    /// The question cannot be answered: too much, or nothing that exists.
    Refused {
        /// Number of the question.
        id: u32,
        /// The limit and the reason, in one sentence.
        because: Message,
    },
    /// What a study will cost, told before it starts.
    Planned {
        /// Number of the study.
        id: u32,
        /// The engine, the time and the memory, in one sentence.
        words: Message,
        /// About how many thousandths of a second.
        milliseconds: u64,
        /// About how many bytes.
        bytes: u64,
        /// True if it is so much that work begins only with [`Ask::GoOn`].
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
        /// Values or squares that are there.
        values: u64,
        /// How many there will be.
        of: u64,
        /// What is being done, as a short sentence.
        words: Message,
        /// What goes on.
        state: State,
    },
    /// What is known of the values so far; a later one replaces it.
    Facts {
        /// Number of the study.
        id: u32,
        /// What is known of the period, for each rule.
        standing: Vec<Standing>,
        /// The facts: pieces, each of which is drawn by itself.
        pieces: Vec<Html>,
    },
    /// A table of more than one game.
    Table {
        /// Number of the study.
        id: u32,
        /// What it is, in one sentence.
        words: Message,
        /// What stands above its cells.
        above: Html,
        /// What stands below them.
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
        /// Red, green, blue and opacity of each pixel, row after row from the top.
        #[serde(with = "serde_bytes")]
        rgba: Vec<u8>,
        /// What it shows, for those who cannot see it.
        words: Message,
        /// What its colours mean.
        legend: Html,
        /// The columns and rows that it really shows: first column, first row, columns, rows.
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
        /// `None` where nothing is computed yet, and outside the plane but for rows and columns
        /// whose period is proved.
        values: Vec<Option<u32>>,
    },
    /// What was found, as a text to keep.
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

/// What goes on in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// It waits for leave to begin.
    Waiting,
    /// It is at work.
    Working,
    /// It was stopped and can go on.
    Stopped,
    /// It has all that was asked for.
    Done,
}

/// What is known of the period of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The rule in its notation.
    pub rule: String,
    /// The period, if one is proved or seems to be there.
    pub period: Option<Period>,
    /// True only if a theorem proves the period.
    pub proved: bool,
    /// What the checker says of the certificate; `None` while it has not finished, or has none.
    pub verified: Option<bool>,
    /// Heaps before the period whose value is not what the period would make it.
    pub exceptions: Vec<u64>,
    /// Whether it is proved, in a word or two.
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
    /// What the values gain in one period.
    pub saltus: u64,
}

/// The texts of a table, of which a page shows those in sight. Row 0 are the heads of the columns, and column 0
/// those of the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Bytes of each text, with blanks before what is shorter.
    pub size: u64,
    /// The texts, row after row.
    pub texts: String,
    /// Columns beside the heads of the rows.
    pub columns: u64,
    /// A column whose cells cannot be chosen, and which addresses do not count; 0 if there is none.
    pub mute: u8,
    /// The number in addresses of the first column whose cells can be chosen; the next columns follow it.
    pub from: u8,
    /// How many columns, from column 1, stay in sight with the heads of the rows; their cells cannot be chosen.
    pub kept: u8,
    /// The number of row 1 in addresses; the next rows follow it.
    pub first: u8,
    /// What stands where whoever is to move loses; empty if no cell says so.
    pub lost: String,
    /// Row and column of the cells that hold words, which are shown in place of their text. None of them can be
    /// chosen.
    pub words: Vec<(u64, u64, Message)>,
}

impl Table {
    /// Rows below the heads of the columns.
    pub fn rows(&self) -> u64 {
        let row = self.size * (self.columns + 1);
        (self.texts.len() as u64).checked_div(row).map_or(0, |rows| rows.saturating_sub(1))
    }

    /// What stands in a cell, or a head; nothing outside the table.
    pub fn text(&self, row: u64, column: u64) -> &str {
        let from = ((row * (self.columns + 1) + column) * self.size) as usize;
        let inside = column <= self.columns;
        let text = self.texts.get(from..from + self.size as usize).filter(|_| inside);
        text.unwrap_or_default().trim()
    }

    /// The words that stand in a cell, or in a head, in place of its text.
    pub fn message(&self, row: u64, column: u64) -> Option<&Message> {
        let found = self.words.iter().find(|(at, across, _)| (*at, *across) == (row, column));
        found.map(|(.., message)| message)
    }

    fn shape(&self) -> [u64; 4] {
        [self.mute, self.from, self.kept, self.first].map(u64::from)
    }

    /// Column and row of a cell in addresses; `None` if it cannot be chosen.
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

    /// A question from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Ask> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Tell {
    /// True if this only says how far work is that goes on: another one follows soon.
    pub fn passes(&self) -> bool {
        matches!(self, Tell::Progress { state: State::Working, .. })
    }

    /// The answer as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// An answer from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Tell> {
        postcard::from_bytes(bytes).ok()
    }
}

fn bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_else(|_| unreachable!("plain lists always serialise"))
}
