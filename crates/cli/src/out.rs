//! Output: answers to standard output, notes and progress to standard error.

use crate::Failure;
use crate::words::{self, say};
use messages::Message;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Standard output for many lines.
pub(crate) fn answers() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// The failure of a write.
pub(crate) fn unwritten(error: io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::Unheard,
        _ => Failure::File(words::output_failed(&error.to_string())),
    }
}

/// A note for people; a note that cannot be written is no failure.
pub(crate) fn note(message: impl Into<Message>) {
    let _ = writeln!(io::stderr(), "{}", say(message));
}

pub(crate) fn failed(file: &Path) -> impl Fn(io::Error) -> Failure {
    let name = file.display().to_string();
    move |error| Failure::File(words::file_failed(&name, &error.to_string()))
}

/// Opens a file of lines to read them and to write more behind them; it is made if it is not there.
pub(crate) fn open(path: &Path) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let file = options.open(path).map_err(failed(path))?;
    // A device may have lines without end.
    match file.metadata().map_err(failed(path))?.is_file() {
        true => Ok(file),
        false => Err(Failure::File(words::no_file(&path.display().to_string()))),
    }
}

/// A progress bar on the terminal; silent without one.
#[derive(Debug)]
pub(crate) struct Bar {
    shown: Option<Instant>,
    drawn: bool,
}

const CELLS: usize = 40;

/// The bar for a share in thousandths.
fn line(share: u32, what: &str) -> String {
    let full = CELLS * share.min(1000) as usize / 1000;
    let (done, left) = ("#".repeat(full), ".".repeat(CELLS - full));
    format!("[{done}{left}] {:>3} %  {what} ", share / 10)
}

impl Bar {
    pub(crate) fn new() -> Bar {
        Bar { shown: io::stderr().is_terminal().then(Instant::now), drawn: false }
    }

    /// Shows a share in thousandths, a few times a second.
    pub(crate) fn show(&mut self, share: u32, what: impl FnOnce() -> Message) {
        let due = self.shown.is_some_and(|shown| shown.elapsed() > Duration::from_millis(200));
        if due {
            let _ = write!(io::stderr(), "\r{}", line(share, &say(what())));
            (self.shown, self.drawn) = (Some(Instant::now()), true);
        }
    }

    /// Takes the bar away.
    pub(crate) fn close(&mut self) {
        if self.drawn {
            let _ = write!(io::stderr(), "\r{}\r", " ".repeat(CELLS + 40));
            self.drawn = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_always_as_long() {
        let bar = |share| line(share, "7 of 9 values");
        assert_eq!(bar(0), format!("[{}]   0 %  7 of 9 values ", ".".repeat(40)));
        assert_eq!(
            bar(500),
            format!("[{0}{1}]  50 %  7 of 9 values ", "#".repeat(20), ".".repeat(20))
        );
        assert_eq!(bar(1000), format!("[{}] 100 %  7 of 9 values ", "#".repeat(40)));
        assert!((0..=1000).all(|share| bar(share).len() == bar(0).len()));
        assert!(bar(0).len() < CELLS + 40, "closing the bar wipes all of it");
    }
}
