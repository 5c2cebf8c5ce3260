//! Squares of Wythoff's plane, and the rows whose periods are proved.

use alloc::string::String;
use sequence::certificate;
use sequence::plane::{MOST_ROW, Plane, Rows, TooLarge};

/// The furthest square of a row whose value is derived from its period.
const FAR: u64 = 4_000_000_000;

/// Wythoff's plane up to a side.
#[derive(Debug)]
pub(crate) struct Squares {
    pub(crate) plane: Plane,
    /// The periods of rows that were proved so far.
    pub(crate) rows: Rows,
}

impl Squares {
    pub(crate) fn new(side: u64) -> Result<Squares, TooLarge> {
        Ok(Squares { plane: Plane::new(side)?, rows: Rows::default() })
    }

    pub(crate) fn complete(&self) -> bool {
        let progress = self.plane.progress();
        progress.values == progress.of
    }

    /// The certificate of all rows proved so far; `None` before the first.
    pub(crate) fn certificate(&self) -> Option<String> {
        certificate::rows(self.rows.found(), MOST_ROW)
    }

    /// The value of a square; `None` outside the plane or if it is not computed yet.
    pub(crate) fn at(&self, x: u64, y: u64) -> Option<u32> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        self.plane.at(x, y)
    }

    /// The same, also beyond the plane if the period of the row is proved.
    pub(crate) fn known(&self, x: u64, y: u64) -> Option<u32> {
        let beyond = || {
            let row = self.rows.found().get(usize::try_from(x.min(y)).ok()?)?;
            row.at(x.max(y)).filter(|_| x.max(y) <= FAR)
        };
        self.at(x, y).or_else(|| u32::try_from(beyond()?).ok())
    }
}
