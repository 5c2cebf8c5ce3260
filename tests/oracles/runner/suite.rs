//! One suite of a table file: its fields, and the forms that several games share.

use super::report::Report;
use crate::positions::ByKind as _;
use games::game::Game;
use games::setup::Setup;
use serde_json::{Map, Value};
use solver::erased::{ErasedPosition, Typed};
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{PositionOf, Rules};
use solver::search::{Advance, Search};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::fmt;
use std::rc::Rc;

/// A suite of a table file.
pub(super) struct Suite<'v> {
    pub(super) game: &'v str,
    pub(super) misere: bool,
    pub(super) form: &'v str,
    pub(super) optional: bool,
    convention: &'v str,
    rule: &'v Map<String, Value>,
    body: &'v Map<String, Value>,
}

/// Keys that every suite may have besides its payload.
const HEAD: [&str; 6] = ["game", "rule", "convention", "form", "optional", "note"];
/// Keys of a rule that are only labels.
const LABELS: [&str; 3] = ["note", "claim", "shape"];

impl<'v> Suite<'v> {
    pub(super) fn read(value: &'v Value) -> Result<Suite<'v>, String> {
        let body = value.as_object().ok_or("a suite is not an object")?;
        let text = |key: &str| {
            body.get(key).and_then(Value::as_str).ok_or(format!("a suite has no {key}"))
        };
        let rule = body.get("rule").and_then(Value::as_object).ok_or("a suite has no rule")?;
        Ok(Suite {
            game: text("game")?,
            misere: text("convention")? == "misere",
            form: text("form")?,
            optional: body.get("optional").and_then(Value::as_bool).unwrap_or(false),
            convention: text("convention")?,
            rule,
            body,
        })
    }

    /// Refuses conventions other than normal and misère play, and all other rule keys and payload keys.
    pub(super) fn only(&self, rule: &[&str], payload: &[&str]) -> Result<(), String> {
        if !["normal", "misere"].contains(&self.convention) {
            return Err(format!("the convention {} is not offered", self.convention));
        }
        self.keys(rule, payload)
    }

    /// Refuses conventions other than points, and all other rule keys and payload keys.
    pub(super) fn scored(&self, rule: &[&str], payload: &[&str]) -> Result<(), String> {
        if self.convention != "score" {
            return Err(format!("the convention {} is not offered", self.convention));
        }
        self.keys(rule, payload)
    }

    /// Refuses conventions other than parities, and all other rule keys; true if the odd number wins.
    pub(super) fn parity(&self, rule: &[&str]) -> Result<bool, String> {
        self.rule_keys(rule)?;
        match self.convention {
            "even_wins" => Ok(false),
            "odd_wins" => Ok(true),
            other => Err(format!("the convention {other} is not offered")),
        }
    }

    /// Refuses all other payload keys.
    pub(super) fn payload(&self, payload: &[&str]) -> Result<(), String> {
        let known = |key: &str| payload.contains(&key) || HEAD.contains(&key);
        match self.body.keys().find(|key| !known(key)) {
            Some(key) => Err(format!("the key {key} is not known")),
            None => Ok(()),
        }
    }

    fn keys(&self, rule: &[&str], payload: &[&str]) -> Result<(), String> {
        self.rule_keys(rule)?;
        self.payload(payload)
    }

    fn rule_keys(&self, rule: &[&str]) -> Result<(), String> {
        let known = |key: &str| rule.contains(&key) || LABELS.contains(&key);
        match self.rule.keys().find(|key| !known(key)) {
            Some(key) => Err(format!("the rule key {key} is not known")),
            None => Ok(()),
        }
    }

    /// The error that this form is not known for the game.
    pub(super) fn unknown_form(&self) -> Result<(), String> {
        Err(format!("the form {} is not known for this game", self.form))
    }

    pub(super) fn value(&self, key: &str) -> Result<&'v Value, String> {
        self.body.get(key).ok_or(format!("there is no {key}"))
    }

    pub(super) fn number(&self, key: &str) -> Result<u64, String> {
        number(self.value(key)?)
    }

    pub(super) fn numbers(&self, key: &str) -> Result<Vec<u64>, String> {
        numbers(self.value(key)?)
    }

    pub(super) fn lists(&self, key: &str) -> Result<Vec<Vec<u64>>, String> {
        array(self.value(key)?)?.iter().map(numbers).collect()
    }

    pub(super) fn rule(&self, key: &str) -> Result<&'v Value, String> {
        self.rule.get(key).ok_or(format!("the rule has no {key}"))
    }
}

impl fmt::Display for Suite<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.rule.iter().filter(|(_, value)| !value.is_array());
        let parts: Vec<String> = parts
            .map(|(key, value)| {
                format!("{key}={}", value.as_str().map_or(value.to_string(), str::to_string))
            })
            .collect();
        let rule = if parts.is_empty() { "-".to_string() } else { parts.join(",") };
        write!(out, "{} {rule} {} {}", self.game, self.convention, self.form)
    }
}

pub(super) fn array(value: &Value) -> Result<&Vec<Value>, String> {
    value.as_array().ok_or(format!("a list is wanted instead of {value}"))
}

pub(super) fn number(value: &Value) -> Result<u64, String> {
    value.as_u64().ok_or(format!("a number is wanted instead of {value}"))
}

pub(super) fn numbers(value: &Value) -> Result<Vec<u64>, String> {
    array(value)?.iter().map(number).collect()
}

/// Compares the form `sequence`: Grundy values, outcomes, or both, of consecutive numbers.
pub(super) fn sequence(
    suite: &Suite,
    report: &mut Report,
    value: impl Fn(u64) -> Option<u64>,
    mut outcome: impl FnMut(u64) -> Option<Outcome>,
) -> Result<(), String> {
    let from = suite.number("from")?;
    if let Ok(grundy) = suite.value("grundy") {
        for (n, table) in (from..).zip(numbers(grundy)?) {
            report.same(|| format!("value of {n}"), &value(n), &Some(table));
        }
    }
    if let Ok(letters) = suite.value("outcome") {
        let letters = letters.as_str().ok_or("the outcomes are no text")?;
        for (n, table) in (from..).zip(letters.chars()) {
            let letter = outcome(n).map(Outcome::letter);
            report.same(|| format!("outcome of {n}"), &letter, &Some(table));
        }
    }
    Ok(())
}

/// Compares the form `grid`: rows of Grundy values.
pub(super) fn grid(
    suite: &Suite,
    report: &mut Report,
    value: impl Fn(u64, u64) -> Option<u64>,
) -> Result<(), String> {
    let (x0, y0) = (suite.number("x0")?, suite.number("y0")?);
    for (y, row) in (y0..).zip(suite.lists("grundy")?) {
        for (x, table) in (x0..).zip(row) {
            report.same(|| format!("value of ({x}, {y})"), &value(x, y), &Some(table));
        }
    }
    Ok(())
}

/// The Grundy value by search, for games whose closed form has only the outcome; `None` beyond these numbers of nodes
/// and steps.
pub(super) fn searched<R: Theory + Clone>(
    rules: &R,
    at: &PositionOf<R>,
    (nodes, mut steps): (usize, u32),
) -> Option<u64> {
    let place = Typed { rules: Rc::new(rules.clone()), at: at.clone() };
    match Search::new(true, nodes).step(&place, &place.node(), &mut steps) {
        Advance::Done(worth) => Some(u64::from(worth.value)),
        _ => None,
    }
}

/// Converts the numbers of a table to a position.
type Reader<R> = dyn Fn(&[u64]) -> Result<PositionOf<R>, String>;

/// A game, and the notation of its positions and moves in the tables.
pub(super) struct Dialect<'d, R: Rules> {
    /// The typed rules.
    pub(super) rules: R,
    /// The game of the catalogue that has these rules, if there is one.
    pub(super) entry: Option<(&'static Game, Setup)>,
    /// A position from its numbers.
    pub(super) position: &'d Reader<R>,
    /// The numbers of a move in the table.
    pub(super) move_numbers: &'d dyn Fn(&PositionOf<R>, &Move) -> Vec<u64>,
    /// The Grundy value for verdicts without one.
    pub(super) value: &'d dyn Fn(&PositionOf<R>) -> Option<u64>,
}

impl<R: Theory + Clone> Dialect<'_, R> {
    /// The verdict, through the catalogue if it has the game and accepts the position.
    pub(super) fn judge(&self, at: &PositionOf<R>) -> Verdict {
        if let Some((game, setup)) = &self.entry
            && let Some(Ok(mut task)) = games::judge(game.card().id, setup, &self.rules.write(at))
        {
            return judge::run(&mut *task);
        }
        judge::run(&mut Judge::new(self.rules.clone(), at.clone()))
    }

    /// Compares the form `cases`, or a `sequence` of the positions that `single` makes of a number; `rule` has the keys
    /// of the rule.
    pub(super) fn cases_or_sequence(
        &self,
        rule: &[&str],
        single: impl Fn(u64) -> PositionOf<R>,
        suite: &Suite,
        report: &mut Report,
    ) -> Result<(), String> {
        match suite.form {
            "cases" => {
                suite.only(rule, &["cases"])?;
                self.cases(suite, report)
            }
            "sequence" => {
                suite.only(rule, &["from", "grundy", "outcome"])?;
                let judge = |n: u64| self.judge(&single(n));
                sequence(suite, report, |n| judge(n).grundy, |n| judge(n).outcome)
            }
            _ => suite.unknown_form(),
        }
    }

    /// Compares the form `cases`.
    pub(super) fn cases(&self, suite: &Suite, report: &mut Report) -> Result<(), String> {
        for case in array(suite.value("cases")?)? {
            self.case(case, report)?;
        }
        Ok(())
    }

    fn case(&self, case: &Value, report: &mut Report) -> Result<(), String> {
        let place = case.get("position").ok_or("a case has no position")?;
        let numbers = place.as_u64().map_or_else(|| numbers(place), |n| Ok(vec![n]))?;
        let at = (self.position)(&numbers)?;
        self.compare(case, &at, &[], report)
    }

    /// Compares one case with the position `at`; the keys in `labels` are ignored.
    pub(super) fn compare(
        &self,
        case: &Value,
        at: &PositionOf<R>,
        labels: &[&str],
        report: &mut Report,
    ) -> Result<(), String> {
        let case = case.as_object().ok_or("a case is not an object")?;
        let place = case.get("position").ok_or("a case has no position")?;
        let verdict = self.judge(at);
        let mut winning: Vec<Vec<u64>> =
            verdict.winning.iter().map(|mv| (self.move_numbers)(at, mv)).collect();
        winning.sort();
        for (key, table) in case {
            match key.as_str() {
                "position" => {}
                "outcome" => report.outcome(&place, verdict.outcome, table),
                "grundy" => {
                    let value = verdict.grundy.or_else(|| (self.value)(at));
                    report.same(|| format!("value of {place}"), &value, &Some(number(table)?));
                }
                "winning_moves" => {
                    let single = |mv: &Value| mv.as_u64().map_or(numbers(mv), |n| Ok(vec![n]));
                    let mut table =
                        array(table)?.iter().map(single).collect::<Result<Vec<_>, _>>()?;
                    table.sort();
                    report.same(|| format!("winning moves of {place}"), &winning, &table);
                }
                "winning_move_count" => {
                    let count = winning.len() as u64;
                    report.same(|| format!("winning moves of {place}"), &count, &number(table)?);
                }
                label if labels.contains(&label) => {}
                _ => return Err(format!("the key {key} of a case is not known")),
            }
        }
        Ok(())
    }
}
