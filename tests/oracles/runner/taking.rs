//! Compares take-away, with a limit set by the last move, with its tables.

use super::report::Report;
use super::suite::{Dialect, Suite, numbers};
use games::catalog::take_away::{self, Pile, TakeAway};
use games::game::{Catalogued, Game};
use games::setup::Setup;
use solver::erased::{ErasedPosition, Typed};
use solver::play::Outcome;
use solver::search::{Advance, Search};
use solver::take_away::Limit;
use std::rc::Rc;

/// The largest number of nodes that one search over all piles stores.
const NODES: usize = 20_000_000;

/// The name of a limit, such as `floor(3x/2)` or `x^2`, in the notation of the page.
fn notation(name: &str) -> String {
    let plain = name.replace([' ', '*'], "").replace("x^2", "xx");
    let inner = plain.strip_prefix("floor(").and_then(|rest| rest.strip_suffix(')'));
    inner.unwrap_or(&plain).to_string()
}

/// The limit with these values: by its name if this agrees with the values, or else as a table.
fn limit(name: &str, values: &[u64]) -> Limit {
    let agrees = |limit: &Limit| (1..).zip(values).all(|(x, value)| limit.after(x) == *value);
    match Limit::read(&notation(name)) {
        Ok(limit) if agrees(&limit) => limit,
        _ => Limit::of_table(values.to_vec()),
    }
}

/// Compares a suite of take-away.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let name = suite.rule("f")?.as_str().ok_or("the name of the limit is no text")?;
    let values = numbers(suite.rule("f_values_from_1")?)?;
    let limit = limit(name, &values);
    let mut setup = Setup::of(&TakeAway::CARD);
    // Only a limit with a notation can be chosen on the page.
    let settable = Limit::read(&limit.write()).as_ref() == Ok(&limit)
        && setup.set(&TakeAway::CARD, 0, &limit.write()).is_ok();
    let entry: Option<(&'static Game, Setup)> = settable.then_some((take_away::GAME.game(), setup));
    let dialect = Dialect {
        rules: TakeAway::new(limit),
        entry,
        position: &|state| match state {
            [left, limit] => Ok(Pile { left: *left, limit: *limit.min(left) }),
            _ => Err("a position is not a pile with its limit".to_string()),
        },
        move_numbers: &|_, mv| vec![mv.first().amount],
        value: &|_| None,
    };
    let keys = ["f", "f_values_from_1"];
    let only = |payload: &[&str]| suite.only(&keys, payload);
    match suite.form {
        "cases" => {
            only(&["cases"])?;
            dialect.cases(suite, report)
        }
        "losing_starts" => {
            only(&["up_to", "losing"])?;
            losing_starts(suite, &dialect.rules, report)
        }
        "limits" => {
            only(&["from_n", "min_winning_limit"])?;
            limits(suite, &dialect.rules, report)
        }
        "representation" => {
            only(&["from_n", "terms"])?;
            for (n, table) in (suite.number("from_n")?..).zip(suite.lists("terms")?) {
                let terms = dialect.rules.limit().terms(n);
                report.same(|| format!("terms of {n}"), &terms, &table);
            }
            Ok(())
        }
        _ => suite.unknown_form(),
    }
}

/// A function that says whether a state is won, by one search with a shared memory.
fn searcher(rules: &TakeAway) -> impl FnMut(u64, u64) -> Option<bool> {
    let (mut search, rules) = (Search::new(false, NODES), Rc::new(rules.clone()));
    move |left, limit| {
        let at = Pile { left, limit: limit.min(left) };
        let place = Typed { rules: Rc::clone(&rules), at };
        let root = place.node();
        loop {
            match search.step(&place, &root, &mut 1_000_000) {
                Advance::Done(worth) => break Some(worth.outcome == Outcome::N),
                Advance::Working => {}
                Advance::Full => break None,
            }
        }
    }
}

fn losing_starts(suite: &Suite, rules: &TakeAway, report: &mut Report) -> Result<(), String> {
    let (top, table) = (suite.number("up_to")?, suite.numbers("losing")?);
    let limit = rules.limit();
    if limit.holds_theorem() {
        let listed: Vec<u64> = limit.h_numbers(top);
        report.same(|| format!("H-numbers up to {top}"), &listed, &table);
    }
    let least = limit.least_winning(top as usize);
    let mut wins = searcher(rules);
    for pile in 1..=top {
        let lost = table.contains(&pile);
        report.same(|| format!("pile {pile} lost"), &(least[pile as usize] >= pile), &lost);
        report.same(|| format!("pile {pile} won by search"), &wins(pile, pile - 1), &Some(!lost));
    }
    Ok(())
}

fn limits(suite: &Suite, rules: &TakeAway, report: &mut Report) -> Result<(), String> {
    let (from, table) = (suite.number("from_n")?, suite.numbers("min_winning_limit")?);
    let limit = rules.limit();
    let least = limit.least_winning(from as usize + table.len());
    let mut wins = searcher(rules);
    for (pile, table) in (from..).zip(table) {
        report.same(|| format!("least limit at {pile}"), &least[pile as usize], &table);
        if limit.holds_theorem() {
            let smallest = limit.terms(pile).last().copied();
            report.same(|| format!("smallest term of {pile}"), &smallest, &Some(table));
        }
        let found = (wins(pile, table), wins(pile, table.saturating_sub(1)));
        report.same(|| format!("search at {pile}"), &found, &(Some(true), Some(false)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_found_by_name_or_values() {
        let cases = [
            ("floor(3x/2)", "3x/2", vec![1, 3, 4, 6]),
            ("x^2", "xx", vec![1, 4, 9, 16]),
            ("2x-1", "2x-1", vec![1, 3, 5, 7]),
            ("3", "3", vec![3, 3, 3]),
        ];
        for (name, text, values) in cases {
            assert_eq!(Some(limit(name, &values)), Limit::read(text).ok());
        }
        let odd = limit("max(1,x-1)", &[1, 1, 2, 3]);
        assert_eq!((odd.after(2), odd.after(4)), (1, 3));
        // A name that disagrees with the values is ignored.
        assert_eq!(limit("2x", &[3, 4, 5]).after(1), 3);
    }
}
