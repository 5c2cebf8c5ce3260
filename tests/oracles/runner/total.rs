//! The games and forms that are compared, and the results of all suites.

use crate::report::Report;
use crate::suite::Suite;
use crate::{
    bars, boxes, coins, graphs, grids, heaps, numbers, parity, partizan, piles, pins, queen,
    queens, runs, sisters, strips, sums, taking,
};
use serde_json::Value;
use std::fmt;

/// Compares a suite with the engine; the error says why it cannot be compared.
type Handler = fn(&Suite, &mut Report) -> Result<(), String>;

/// The known games by their names in the tables, with the known forms of each.
const HANDLERS: &[(&str, &[&str], Handler)] = &[
    ("another-sticky-problem", &["cases"], bars::another_sticky),
    ("candy-squares", &["cases", "grid"], bars::candy),
    ("chocolate", &["cases", "sequence"], piles::chocolate),
    ("chomp", &["cases"], sisters::chomp),
    ("cram", &["cases", "masks", "sequence"], runs::cram),
    ("date-game", &["cases"], bars::dates),
    ("demon_money", &["cases", "sequence"], piles::demon),
    ("diamond", &["cases", "masks", "shapes"], grids::lines),
    ("domineering", &["partizan_cases"], partizan::domineering),
    ("hex", &["partizan_cases"], partizan::hex),
    ("dots_boxes", &["cases"], boxes::run),
    ("edge_delete", &["cases", "families", "sequence"], graphs::delete),
    ("euclid", &["cases", "grid"], bars::euclid),
    ("fraction-game", &["partizan_cases"], partizan::fractions),
    ("green-hackenbush", &["cases"], graphs::green),
    ("grundy_game", &["cases", "sequence", "records"], heaps::grundy),
    ("guy_parity", &["cases", "parity_rows", "four_outcome"], parity::run),
    ("kayles", &["cases", "sequence"], pins::run),
    ("kotzigs-nim", &["cases", "sequence"], coins::kotzig),
    ("laskers-nim", &["cases", "sequence"], coins::lasker),
    ("mock-turtles", &["cases", "sequence"], coins::turned),
    ("moore_nim", &["cases", "sequence"], heaps::moore),
    ("nim", &["cases", "sequence"], heaps::nim),
    ("subtraction-game", &["cases", "sequence"], bars::subtraction),
    ("sticky-problem", &["cases"], bars::sticky),
    ("northcott", &["partizan_cases"], partizan::northcott),
    ("plainim", &["cases"], coins::plainim),
    ("ruler", &["cases", "sequence"], coins::turned),
    ("staircase-nim", &["cases"], coins::staircase),
    ("sum", &["cases"], sums::run),
    ("sum_from_product", &["cases", "sequence"], piles::product),
    ("queens", &["cases"], queens::run),
    ("remove_square", &["cases", "masks", "sequence"], grids::squares),
    ("node-kayles", &["cases", "families"], graphs::nodes),
    ("nimble", &["cases"], strips::nimble),
    ("no_factor", &["cases", "sequence"], numbers::run),
    ("remove_edge", &["cases", "families", "sequence"], graphs::remove),
    ("scoring", &["cases", "sequence"], strips::scoring),
    ("silver-dollar", &["cases"], strips::silver_dollar),
    ("silver-dollar-no-dollar", &["cases"], strips::no_dollar),
    ("tactix", &["cases", "masks", "sequence"], runs::tactix),
    ("takeaway", &["cases", "losing_starts", "limits", "representation"], taking::run),
    ("treblecross", &["cases", "sequence"], sisters::treblecross),
    ("welters-game", &["cases"], strips::welter),
    ("turning-corners", &["cases", "grid"], coins::corners),
    ("turning-turtles", &["cases", "sequence"], coins::turned),
    ("twins", &["cases", "sequence"], coins::turned),
    ("wythoff", &["cases", "grid", "pairs", "row_periods", "sequence"], queen::run),
];

/// The handler of a suite; the error says whether the game or the form is unknown.
fn handler(suite: &Suite) -> Result<Handler, String> {
    let entry = HANDLERS.iter().find(|(game, _, _)| *game == suite.game);
    let (_, forms, handler) = entry.ok_or(format!("there is no game {}", suite.game))?;
    if !forms.contains(&suite.form) {
        return Err(format!("the form {} is not known for this game", suite.form));
    }
    Ok(*handler)
}

/// The results of all suites.
#[derive(Debug, Default)]
pub(crate) struct Total {
    pub(crate) suites: u64,
    pub(crate) checked: u64,
    pub(crate) failed: u64,
    /// Suites, not optional, that could not be compared.
    pub(crate) skipped: u64,
    /// Suites of an unknown game or form.
    pub(crate) unknown: u64,
    /// Files that are not tables.
    pub(crate) unreadable: u64,
}

impl Total {
    /// Compares all suites of one file.
    pub(crate) fn add(&mut self, text: &str) -> Result<(), String> {
        let whole: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if whole["schema"] != 1 {
            return Err(format!("schema {} is not 1", whole["schema"]));
        }
        let suites = whole["suites"].as_array().ok_or("there is no list of suites")?;
        for suite in suites {
            self.suite(&Suite::read(suite)?);
        }
        Ok(())
    }

    fn suite(&mut self, suite: &Suite) {
        self.suites += 1;
        let handler = match handler(suite) {
            Ok(handler) => handler,
            Err(reason) => {
                println!("{suite}: unknown ({reason})");
                self.unknown += 1;
                return;
            }
        };
        let mut report = Report::default();
        let ended = handler(suite, &mut report);
        self.checked += report.checked;
        self.failed += report.failed;
        match ended {
            Ok(()) if report.checked > 0 => {
                println!("{suite}: checked {}, failed {}", report.checked, report.failed);
            }
            ended => {
                let reason = ended.err().unwrap_or("there is nothing in it".to_string());
                println!("{suite}: skipped ({reason})");
                // An optional suite may be skipped; it goes beyond the sources.
                self.skipped += u64::from(!suite.optional);
            }
        }
        report.print_notes();
    }

    /// An error unless everything was compared and agrees; unknown suites are ignored if they are allowed.
    pub(crate) fn verdict(&self, allow_unknown: bool) -> Result<(), String> {
        if self.failed + self.skipped + self.unreadable > 0 {
            return Err("not every table agrees with the engine".to_string());
        }
        if self.unknown > 0 && !allow_unknown {
            return Err(format!(
                "{} suites are of a game or form that the engine does not have; --allow-unknown leaves them out",
                self.unknown
            ));
        }
        if self.checked == 0 {
            return Err("nothing was compared".to_string());
        }
        Ok(())
    }
}

impl fmt::Display for Total {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Total { suites, checked, failed, skipped, unknown, unreadable } = self;
        write!(
            out,
            "{suites} suites: checked {checked}, failed {failed}, skipped {skipped}, \
             of unknown games or forms {unknown}, files not readable {unreadable}"
        )
    }
}
