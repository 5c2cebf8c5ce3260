//! Tables of more than one game, compared with the sources and with play itself.

use crate::ask::{Finished, refused, study};
use crate::english::html;
use study::wire::{Ask, Format, Table, Tell};

fn export(address: &str, format: Format) -> String {
    let mut study = study(address);
    match study.ask(Ask::Export { id: 5, format, which: 0, request: None }) {
        Tell::Export { id: 5, text, .. } => text,
        other => panic!("{other:?}"),
    }
}

/// The HTML above and below the cells, and the cells.
fn table(study: &Finished) -> (String, String, Table) {
    let found = study.tells.iter().find_map(|tell| match tell {
        Tell::Table { above, below, table, .. } => Some((html(above), html(below), table.clone())),
        _ => None,
    });
    found.expect("there is a table")
}

/// The cells of a CSV. A quoted cell may hold commas and doubled quotes.
fn csv(text: &str) -> Vec<Vec<String>> {
    text.lines().map(csv_cells).collect()
}

/// The cells of a line of a CSV.
fn csv_cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let cell = cells.last_mut().unwrap();
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            _ => cell.push(letter),
        }
    }
    assert!(!quoted, "an open quote: {line}");
    cells
}

#[test]
fn a_csv_is_split_at_commas_outside_quotes() {
    assert_eq!(csv_cells(r#"a,"b,""c""",,d"#), ["a", "b,\"c\"", "", "d"]);
}

#[test]
fn kayles_with_larger_throws() {
    let lines = csv(&export("table=kayles&most=14&to=20", Format::Csv));
    assert_eq!(lines.len(), 15);
    let row = |k: usize| lines[k][3..24].join(" ");
    assert_eq!(row(2), "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1");
    assert_eq!(row(3), "0 1 2 3 4 1 6 3 2 1 6 7 4 5 8 1 10 5 4 7 6");
    assert_eq!(row(5), "0 1 2 3 4 5 6 7 8 3 2 11 12 7 6 5 4 3 2 1 16");
    assert_eq!(row(12), "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 7");
    assert_eq!(lines[2][1..3], ["12", "71"]);
    // By the definition, for throws of up to 14 pins.
    let mut values = vec![0_u32];
    for n in 1..=20_usize {
        let mut seen = std::collections::BTreeSet::new();
        for take in 1..=n.min(14) {
            (0..=n - take).for_each(|left| {
                seen.insert(values[left] ^ values[n - take - left]);
            });
        }
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    assert_eq!(row(14), values.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
    let mut study = study("table=kayles&most=14&to=20");
    assert!(study.why((20, 3)).unwrap().0.contains("kayles?at=20&amp;most=3"));
}

#[test]
fn take_away_by_pile_and_limit() {
    for (f, after) in [("2x", 2), ("x", 1), ("3x", 3)] {
        let lines = csv(&export(&format!("table=take-away&f={f}&most=20&to=60"), Format::Csv));
        // Won positions by pile and limit, by the definition.
        let mut won = vec![vec![false; 61]; 61];
        for pile in 1..=60_usize {
            for limit in 1..=60_usize {
                won[pile][limit] =
                    (1..=limit.min(pile)).any(|take| !won[pile - take][(after * take).min(60)]);
            }
        }
        for pile in 0..=60 {
            for limit in 1..=20 {
                let cell = &lines[pile + 1][limit];
                assert_eq!(cell != "P", won[pile][limit], "{f} {pile} {limit}: {cell}");
                if let Ok(take) = cell.parse::<usize>() {
                    assert!(
                        take <= limit && !won[pile - take][(after * take).min(60)],
                        "{f} {pile} {limit}"
                    );
                }
            }
        }
    }
    let mut study = study("table=take-away&most=20&to=60");
    let (html, words) = study.why((3, 12)).unwrap();
    assert!(words.starts_with("12 coins, and at most 3 may be taken: take 1."), "{words}");
    assert!(html.contains("take-away?at=12.3&amp;f=2x"), "{html}");
}

#[test]
fn h_numbers_of_any_limit() {
    let terms = |f: &str, to: u64| {
        let text = export(&format!("table=limits&f={f}&to={to}"), Format::BFile);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.split_once(' ').unwrap().1.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(terms("2x", 144), "1 2 3 5 8 13 21 34 55 89 144");
    assert_eq!(terms("x+3", 176), "1 2 3 4 5 7 11 22 44 88 176");
    assert_eq!(terms("4x", 200), "1 2 3 4 5 7 9 12 15 19 24 31 40 52 67 86 110 141 181");
    assert_eq!(terms("xx", 62), "1 2 4 6 10 14 18 24 30 36 42 52 62");
    assert_eq!(terms("3", 1000), "1 2 3 4");
    let below = |address: &str| table(&study(address)).1;
    let fibonacci = below("table=limits&f=2x");
    assert!(fibonacci.contains("H(n) = a(n + 1) for n = 1 to"), "{fibonacci}");
    assert!(fibonacci.contains("Schwenk 1970"));
    assert!(below("table=limits&f=x").contains("powers of 2: H(n) = a(n − 1)"));
    assert!(below("table=limits&f=3").contains("says nothing"));
}

/// The piles that are lost for the first player, who may take all but the whole pile, by the definition.
fn lost_at_first(after: impl Fn(u64) -> u64, to: u64) -> Vec<u64> {
    // The least winning take from a pile, without a limit.
    let mut least: Vec<Option<u64>> = vec![None];
    for pile in 1..=to {
        let wins =
            |take: &u64| least[(pile - take) as usize].is_none_or(|need| need > after(*take));
        least.push((1..=pile).find(wins));
    }
    (1..=to).filter(|pile| least[*pile as usize].is_none_or(|need| need >= *pile)).collect()
}

#[test]
fn each_lost_pile_has_an_explanation() {
    for (f, after) in [
        ("2x", (|x| 2 * x) as fn(u64) -> u64),
        ("x", |x| x),
        ("3x", |x| 3 * x),
        ("x+3", |x| x + 3),
        // Below x, the theorem does not apply.
        ("x/2+1", |x| x / 2 + 1),
        ("2x/3+1", |x| 2 * x / 3 + 1),
        ("3", |_| 3),
    ] {
        let piles = lost_at_first(after, 400);
        let text = export(&format!("table=limits&f={f}&to=400"), Format::BFile);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let listed: Vec<u64> =
            lines.map(|line| line.split_once(' ').unwrap().1.parse().unwrap()).collect();
        assert_eq!(listed, piles, "{f}");
        let mut table = study(&format!("table=limits&f={f}&to=400"));
        for (k, pile) in (1..).zip(&piles) {
            let (html, words) = table.why((0, k)).unwrap();
            assert!(words.contains(&pile.to_string()), "{f} {words}");
            assert!(*pile == 1 || html.contains(&format!("at={pile}.{}", pile - 1)), "{html}");
            if let Some((sum, step)) = words.split_once(" + ").filter(|_| k > 1) {
                let before: u64 = sum.rsplit(' ').next().unwrap().parse().unwrap();
                let step: u64 = step.split('.').next().unwrap().parse().unwrap();
                assert_eq!(before + step, *pile, "{words}");
                let enough = |h: &&u64| after(**h) >= before;
                assert_eq!(piles.iter().find(enough), Some(&step), "{f} {words}");
            }
        }
        assert!(table.why((0, piles.len() as u64 + 1)).unwrap_err().contains("no such row"));
    }
    assert!(study("table=limits&f=2x&to=9").why((40, 1)).unwrap_err().contains("no such row"));
}

#[test]
fn cells_of_tables_are_named_by_addresses() {
    for (address, kept, (column, row), text) in [
        ("table=kayles&most=3&to=20", 2, (20, 3), "6"),
        ("table=take-away&f=2x&most=4&to=30", 0, (4, 13), "P"),
        ("table=limits&f=2x&to=100", 0, (0, 10), "89"),
        ("table=limits&f=2x&to=100", 0, (1, 7), "64"),
        ("table=limits&f=3&to=100", 0, (2, 7), "64"),
    ] {
        let mut study = study(address);
        let (_, _, table) = table(&study);
        assert_eq!(table.kept, kept, "{address}");
        let at = table.find((column, row)).expect(address);
        assert_eq!(table.text(at.0, at.1), text, "{address}");
        let mut chosen = 0;
        for row in 0..=table.rows() + 1 {
            for column in 0..=table.columns + 1 {
                let text = table.text(row, column);
                let Some(place) = table.place(row, column) else { continue };
                chosen += 1;
                assert_eq!(table.find(place), Some((row, column)), "{address}");
                // It has an explanation, and is lost if the explanation says so.
                let (_, words) = study.why(place).expect(address);
                let lost = match address.contains("kayles") {
                    true => words.contains(" = 0"),
                    false => words.contains("to move loses") && !words.contains("take "),
                };
                if !table.lost.is_empty() && place.0 > 0 && place.1 > 0 {
                    assert_eq!(text == table.lost, lost, "{address} {place:?}: {words}");
                }
            }
        }
        assert!(chosen > 20, "{address}");
        assert_eq!((table.find((1_000, 1)), table.find((0, 1_000))), (None, None));
    }
}

#[test]
fn cells_agree_with_the_csv() {
    for address in
        ["table=kayles&most=9&to=300", "table=take-away&most=30&to=90", "table=limits&f=x+5"]
    {
        let (_, _, table) = table(&study(address));
        let row = |row: u64| (0..=table.columns).map(|column| table.text(row, column)).collect();
        let rows: Vec<Vec<&str>> = (0..=table.rows()).map(row).collect();
        assert_eq!(csv(&export(address, Format::Csv)), rows, "{address}");
        assert_eq!((table.text(table.rows() + 1, 1), table.text(1, table.columns + 1)), ("", ""));
    }
}

#[test]
fn tables_can_be_exported() {
    let text = export("table=kayles&most=3&to=10", Format::Json);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["rows"][1][7], "1");
    assert_eq!(value["rows"].as_array().unwrap().len(), 3);
    let text = export("table=limits&f=x+1&to=100", Format::Latex);
    assert!(text.contains("\\begin{tabular}{r|") && text.ends_with("\\end{tabular}\n"), "{text}");
    assert_eq!(text.lines().next().unwrap().chars().next(), Some('%'));
}

#[test]
fn tables_that_are_too_large_for_a_page_are_refused() {
    for address in [
        "table=kayles&most=201&to=5",
        "table=kayles&most=20&to=2001",
        "table=take-away&most=200&to=200",
    ] {
        let because = refused(address);
        assert!(
            because.contains("20000 cells") && because.contains("so that a page can show it"),
            "{because}"
        );
    }
    assert!(refused("table=limits&f=xx&to=10000000").contains("x²"));
    assert!(refused("table=limits&f=y").contains("In “f”: "));
}
