//! Figures and tables of the pages, compared with those of the sources.

use crate::english::{english, html};
use games::GAMES;
use games::judged::Judged;
use games::setup::Setup;
use games::table::{Mark, Shape, Stroke, Table};
use messages::Message;
use session::render;
use solver::golden;

fn game(id: &str) -> (&'static Judged, Setup) {
    let game = games::judged(id).expect("the game is in the catalogue");
    (game, Setup::usual(game.fields()))
}

fn fixed(id: &str, caption: &str) -> Table {
    let (game, setup) = game(id);
    let found =
        game.tables(&setup).into_iter().find(|table| english(&table.caption).contains(caption));
    found.unwrap_or_else(|| panic!("{id} has no table called {caption}"))
}

fn paged(id: &str, number: u64) -> Vec<Table> {
    let (game, setup) = game(id);
    game.paged(&setup, number)
}

type Lines = Vec<(String, Vec<(String, Mark)>)>;

fn grid(table: &Table) -> (Vec<String>, Lines) {
    match &table.shape {
        Shape::Grid { heads, rows } => {
            let cell = |(text, mark): &(Message, Mark)| (english(text), *mark);
            let row = |(head, cells): &(Message, Vec<_>)| {
                (english(head), cells.iter().map(cell).collect())
            };
            (heads.iter().map(english).collect(), rows.iter().map(row).collect())
        }
        shape => panic!("{shape:?}"),
    }
}

fn words(cells: &[(String, Mark)]) -> Vec<&str> {
    cells.iter().map(|(text, _)| text.as_str()).collect()
}

fn description(table: &Table) -> String {
    match &table.shape {
        Shape::Drawing { words, .. } => english(words),
        shape => panic!("{shape:?}"),
    }
}

#[test]
fn all_tables_are_well_formed_at_every_limit() {
    for game in GAMES {
        let id = game.card().id;
        let (judged, setup) = self::game(id);
        let mut all = vec![judged.tables(&setup)];
        if let Some(page) = judged.page() {
            assert!(page.least <= page.usual && page.usual <= page.most, "{id}");
            assert!(page.most <= 1 << 53, "{id}: a number field cannot hold more");
            for number in [page.least, page.usual, page.most] {
                all.push(judged.paged(&setup, number));
            }
        }
        for table in all.iter().flatten() {
            let name = format!("{id}: {}", english(&table.caption));
            let (note, caption) = (english(&table.note), english(&table.caption));
            assert!(note.ends_with('.') && !caption.ends_with('.'), "{name}");
            match &table.shape {
                Shape::Grid { heads, rows } => {
                    assert!(!rows.is_empty(), "{name}");
                    for (_, cells) in rows {
                        assert!(heads.is_empty() || cells.len() + 1 == heads.len(), "{name}");
                    }
                }
                Shape::Drawing { size, strokes, words } => {
                    let within =
                        |(x, y): (i32, i32)| (0..=size.0).contains(&x) && (0..=size.1).contains(&y);
                    let inside = |stroke: &Stroke| match stroke {
                        Stroke::Thin(a, b) | Stroke::Bold(a, b) | Stroke::Dotted(a, b) => {
                            within(*a) && within(*b)
                        }
                        Stroke::Full(a) | Stroke::Hollow(a) | Stroke::Word(a, _) => within(*a),
                    };
                    assert!(strokes.iter().all(inside), "{name}");
                    assert!(english(words).ends_with('.'), "{name}");
                }
                Shape::Columns { heads, rows } => {
                    assert!(rows.iter().all(|row| row.len() == heads.len()), "{name}");
                }
                Shape::Words { heads, rows } => {
                    assert!(rows.iter().all(|row| row.len() == heads.len()), "{name}");
                }
                Shape::Ring { around, seats } => {
                    assert_eq!(seats.len() as u64, 2 * around, "{name}");
                }
                Shape::Sequence { values, .. } => assert!(!values.is_empty(), "{name}"),
                Shape::Dots { side, cold } => {
                    assert!(cold.iter().all(|(x, y)| x < side && y < side), "{name}");
                }
            }
        }
        let html = html(&render::tables(judged, &setup, None));
        assert_eq!(html.matches("<figure").count(), html.matches("</figure>").count(), "{id}");
        assert_eq!(html.contains("id=\"page\""), judged.page().is_some(), "{id}");
        if let Some(page) = judged.page() {
            let beyond = crate::english::html(&render::tables(judged, &setup, Some(u64::MAX)));
            assert!(beyond.contains(&format!("value=\"{}\"", page.most)), "{id}");
        }
    }
}

#[test]
fn floor_function_graph() {
    let table = fixed("wythoff", "graph");
    let text = description(&table);
    assert!(text.ends_with("stand at 1, 3, 4, 6, 8, 9, 11, 12."), "{text}");
    let Shape::Drawing { strokes, .. } = &table.shape else { panic!() };
    let ends = |wanted: fn(&Stroke) -> Option<(i32, i32)>| {
        strokes.iter().filter_map(wanted).collect::<Vec<_>>()
    };
    let full = ends(|stroke| if let Stroke::Full(at) = stroke { Some(*at) } else { None });
    let hollow = ends(|stroke| if let Stroke::Hollow(at) = stroke { Some(*at) } else { None });
    let steps = ends(|stroke| if let Stroke::Bold(from, _) = stroke { Some(*from) } else { None });
    // Each step has a left end; where it ends, the next one begins one unit higher.
    assert_eq!((full.len(), hollow.len()), (13, 13));
    assert_eq!(full, steps);
    for (end, next) in hollow.iter().zip(&full[1..]) {
        assert_eq!((end.0, end.1 - next.1), (next.0, full[0].1 - full[1].1));
    }
}

#[test]
fn beatty_sequences_fill_the_numbers() {
    let (heads, rows) = grid(&fixed("wythoff", "fill"));
    for number in 1..heads.len() as u64 {
        let entry = |row: usize| rows[row].1[number as usize - 1].0.parse::<u64>().ok();
        match (entry(0), entry(1)) {
            (Some(n), None) => assert_eq!(golden::lower(n), number),
            (None, Some(n)) => assert_eq!(golden::lower(n) + n, number),
            both => panic!("{number}: {both:?}"),
        }
    }
}

#[test]
fn cold_pairs_from_anywhere() {
    let pairs = |from| match &paged("wythoff", from)[0].shape {
        Shape::Columns { rows, .. } => rows.clone(),
        shape => panic!("{shape:?}"),
    };
    assert_eq!(pairs(1)[..4], [[1, 1, 2], [2, 3, 5], [3, 4, 7], [4, 6, 10]]);
    assert_eq!(pairs(0)[24], [24, 38, 62]);
    assert_eq!(pairs(1_000_000)[0], [1_000_000, 1_618_033, 2_618_033]);
}

#[test]
fn lost_openings_and_their_steps() {
    let (_, rows) = grid(&fixed("take-away", "Lost openings"));
    assert_eq!(words(&rows[4].1), ["8", "4", "8 + 5 = 13"]);
    let (heads, rows) = grid(&paged("take-away", 12)[0]);
    assert_eq!(heads, ["pile", "21", "13", "8", "5", "3", "2", "1"]);
    assert_eq!(words(&rows[0].1).concat(), "10101");
    assert_eq!(words(&rows[8].1).concat(), "101010");
    for (pile, cells) in &rows {
        let boxed: Vec<usize> = (0..7).filter(|i| cells[*i].1 == Mark::Boxed).collect();
        let last = cells.iter().rposition(|(text, _)| text == "1");
        assert_eq!(boxed, [last.unwrap()], "{pile}");
        let sum: u64 = (0..7)
            .filter(|i| cells[*i].0 == "1")
            .map(|i| heads[i + 1].parse::<u64>().unwrap())
            .sum();
        assert_eq!(sum.to_string(), *pile);
    }
}

/// Some lines of the source's table; the others are tested with the rules.
#[test]
fn throws_of_up_to_k_pins() {
    let (_, rows) = grid(&paged("kayles", 0)[0]);
    assert_eq!(rows.len(), 11);
    let line = |i: usize| words(&rows[i].1).join(" ");
    assert_eq!(line(0), "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1");
    assert_eq!(line(1), "0 1 2 3 4 1 6 3 2 1 6 7 4 5 8 1 10 5 4 7 6");
    assert_eq!(line(3), "0 1 2 3 4 5 6 7 8 3 2 11 12 7 6 5 4 3 2 1 16");
    assert_eq!(line(10), "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 7");
    // Far out, rows with throws of up to two pins have the period 12.
    let (_, far) = grid(&paged("kayles", 972)[0]);
    assert_eq!(words(&far[0].1)[..12].join(" "), "4 1 2 8 1 4 7 2 1 8 2 7");
}

#[test]
fn a_thousand_values_of_grundys_game_with_records() {
    let Shape::Sequence { values, width, exceptions, .. } =
        fixed("grundys-game", "Grundy values").shape
    else {
        panic!()
    };
    assert_eq!((values.len(), width), (1000, 20));
    assert_eq!(values[..21], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
    for (n, value) in values.iter().enumerate() {
        let record = n > 0 && values[..n].iter().all(|before| before < value);
        assert_eq!(exceptions.contains(&(n as u64)), record, "{n}");
    }
}

#[test]
fn rows_of_the_queen_with_their_periods() {
    let known = [(0, 1, 0), (3, 6, 8), (4, 12, 9), (5, 24, 27), (11, 48, 277), (26, 768, 2314)];
    for (row, length, start) in known {
        let table = &paged("queens", row)[0];
        let (_, rows) = grid(table);
        let cells: Vec<_> = rows.iter().flat_map(|(_, cells)| cells).collect();
        let boxed = |cell: &&(String, Mark)| cell.1 == Mark::Boxed;
        assert_eq!(cells.iter().copied().filter(|cell| boxed(cell)).count(), length, "row {row}");
        assert_eq!(cells.iter().position(boxed), Some(start), "row {row}");
        let note = english(&table.note);
        assert!(note.contains(&length.to_string()) && note.contains(&start.to_string()));
    }
    let (_, rows) = grid(&paged("queens", 1)[0]);
    assert_eq!(words(&rows[0].1)[..6], ["1", "1", "−2", "1", "1", "−2"]);
}

#[test]
fn bands_on_a_line() {
    let table = &paged("demon-money", 1)[0];
    let text = description(table);
    assert!(text.starts_with("0 lost, 1–2 won, 3–4 lost, 5–7 won, 8–10 lost"), "{text}");
    let Shape::Drawing { strokes, .. } = &table.shape else { panic!() };
    let lost = strokes.iter().filter(|stroke| matches!(stroke, Stroke::Hollow(_))).count();
    let won = strokes.iter().filter(|stroke| matches!(stroke, Stroke::Full(_))).count();
    assert_eq!((lost, won), (1 + 2 + 3 + 4, 2 + 3 + 4 + 5));
}

#[test]
fn sum_from_product_to_a_million() {
    let values = |from| match paged("sum-from-product", from).remove(0).shape {
        Shape::Sequence { values, .. } => values,
        shape => panic!("{shape:?}"),
    };
    let first = values(1);
    let lost = (1..30).filter(|n| first[n - 1] == 0).collect::<Vec<_>>();
    assert_eq!(lost, [1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29]);
    assert_eq!(values(20)[..200], first[19..219]);
    let (_, setup) = game("sum-from-product");
    let end = values(999_701);
    assert_eq!(end.len(), 300);
    for (n, value) in (999_701_u64..).zip(end).step_by(37) {
        let task = games::judge("sum-from-product", &setup, &n.to_string()).unwrap().unwrap();
        let verdict = solver::judge::run(&mut *{ task });
        assert_eq!(verdict.grundy, Some(value), "{n}");
    }
}

#[test]
fn the_whole_table_of_play_of_moores_nim() {
    let (_, rows) = grid(&fixed("moores-nim", "is won"));
    let after = |from: &str| rows.iter().filter(|(head, _)| head == from).count();
    assert_eq!((after("1 2 3 3"), rows[0].0.as_str()), (18, "1 2 3 3"));
    assert_eq!((after("2 2 2"), after("1 1 1"), rows.len()), (5, 2, 25));
    let missing: Vec<_> = rows.iter().filter(|(_, cells)| cells[0].1 == Mark::Odd).collect();
    assert_eq!(missing.len(), 6);
    for (_, cells) in missing {
        assert_eq!(cells[1].0, "1 1 1");
    }
}

#[test]
fn paths_and_cycles() {
    let (_, rows) = grid(&paged("remove-an-edge", 0)[0]);
    let having =
        |row: usize, word: &str| (0..20).filter(|n| rows[row].1[*n].0 == word).collect::<Vec<_>>();
    assert_eq!(having(1, "P"), [0, 1, 5, 9, 15]);
    assert_eq!(having(2, "N"), [3, 7, 11, 17]);
    assert_eq!(words(&rows[0].1).join(" "), "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3");
}

#[test]
fn the_boxers_puzzle() {
    let table = fixed("dots-and-boxes", "Boxer");
    let text = description(&table);
    let results = text.split(": ").nth(1).unwrap().trim_end_matches('.');
    let results: Vec<&str> = results.split(", ").collect();
    assert_eq!(results.len(), 12);
    for result in results {
        let (line, ends) = result.split_once(' ').unwrap();
        assert_eq!(ends, if line == "GH" { "7:2" } else { "0:9" }, "{line}");
    }
}
