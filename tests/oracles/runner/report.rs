//! Counts comparisons and keeps the first few failures.

use serde_json::Value;
use solver::play::Outcome;
use std::fmt::Display;

/// The largest number of failures that are printed.
const PRINTED: usize = 5;

/// The results of one suite.
#[derive(Default)]
pub(super) struct Report {
    pub(super) checked: u64,
    pub(super) failed: u64,
    notes: Vec<String>,
}

impl Report {
    /// Compares a result of the engine with the table.
    pub(super) fn same<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: impl FnOnce() -> String,
        engine: &T,
        table: &T,
    ) {
        self.checked += 1;
        if engine != table {
            self.failed += 1;
            if self.notes.len() < PRINTED {
                self.notes.push(format!("{}: engine {engine:?}, table {table:?}", what()));
            }
        }
    }

    /// Compares the outcome of a position, if the engine has one, with the letter in the table.
    pub(super) fn outcome(&mut self, at: &dyn Display, engine: Option<Outcome>, table: &Value) {
        let letter = engine.map(|outcome| outcome.letter().to_string());
        let table = table.as_str().map(str::to_string);
        self.same(|| format!("outcome of {at}"), &letter, &table);
    }

    /// Prints the failures that were kept.
    pub(super) fn print_notes(&self) {
        for note in &self.notes {
            println!("    {note}");
        }
        if self.failed > self.notes.len() as u64 {
            println!("    and {} more", self.failed - self.notes.len() as u64);
        }
    }
}
