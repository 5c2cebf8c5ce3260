//! Tables of the pages are well formed; what they show is tested in the folders.

use crate::english::{english, html};
use games::GAMES;
use games::judged::Judged;
use games::setup::Setup;
use games::table::{Shape, Stroke};
use session::render;

fn game(id: &str) -> (&'static Judged, Setup) {
    let game = games::judged(id).expect("the game is in the catalogue");
    (game, Setup::usual(game.fields()))
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
