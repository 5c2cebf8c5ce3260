//! Counts comparisons and keeps the first few that failed.

use serde_json::Value;
use solver::play::Outcome;
use std::fmt::Display;

/// Failures that are told one by one.
const TOLD: usize = 5;

/// What one suite came to.
#[derive(Default)]
pub(super) struct Report {
    pub(super) checked: u64,
    pub(super) failed: u64,
    notes: Vec<String>,
}

impl Report {
    /// Compares what the engine says with what the table says.
    pub(super) fn same<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: impl FnOnce() -> String,
        engine: &T,
        table: &T,
    ) {
        self.checked += 1;
        if engine != table {
            self.failed += 1;
            if self.notes.len() < TOLD {
                self.notes.push(format!("{}: engine {engine:?}, table {table:?}", what()));
            }
        }
    }

    /// Compares the outcome of a position, if there is one, with its letter in the table.
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
