//! `last-move-first FILE` draws the first picture of each game and of the tables, which the build puts into the HTML of their pages.
//!
//! It is a separate program, so that no other one waits for the page to be compiled natively.
#![forbid(unsafe_code)]

use std::error::Error;

use app::First;
use games::game::Game;
use serde_json::{Map, Value, json};

/// The classes of pictures for wide pages only, and for narrow ones only.
const WIDTHS: [&str; 2] = ["if-wide", "if-narrow"];

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("where to? Name the file")?;
    let pictures = json!({
        "site": { "style": style(true), "boards": boards(true), "table": table(false) },
        "frame": { "style": style(false), "boards": boards(false), "table": table(true) },
    });
    std::fs::write(&file, pictures.to_string()).map_err(|error| format!("{file}: {error}"))?;
    Ok(())
}

/// The usual table on its page or in a frame.
fn table(framed: bool) -> Value {
    let explorer::First { html, style, address } = explorer::first(framed);
    json!({ "html": html, "style": style, "address": address })
}

/// The board of each game by its name.
fn boards(on_site: bool) -> Map<String, Value> {
    let named = |game: &&Game| (game.card().id.to_string(), Value::from(board(game, on_site)));
    games::GAMES.iter().map(named).collect()
}

/// The board of a game at its start, on its cloth, until the program draws it.
fn board(game: &Game, on_site: bool) -> String {
    let pictures: String = pictures(game, on_site).into_iter().map(|first| first.html).collect();
    format!("<figure id=\"board\" class=\"stage\" data-first>{pictures}</figure>")
}

/// One picture, or one for wide pages and one for narrow ones if they differ.
fn pictures(game: &Game, on_site: bool) -> Vec<First> {
    let id = game.card().id;
    app::first(
        game.card(),
        on_site,
        WIDTHS.map(|width| format!("first-{id} {width}")),
        &format!("first-{id}"),
    )
}

/// The sizes of the scenes of all pictures, in the same way as the program sets those of its boards, and
/// which pictures are visible.
fn style(on_site: bool) -> String {
    let narrow =
        if on_site { format!("{}, {}", app::NARROW, app::LOW) } else { app::NARROW.into() };
    let rules: String = games::GAMES.iter().map(|game| sizes(game, on_site)).collect();
    let [wide_only, narrow_only] = WIDTHS;
    format!(
        "{rules}[data-other] [data-first]{{visibility:hidden}}\n.{narrow_only}{{display:none}}\n\
         @media {narrow}{{.{narrow_only}{{display:block}}.{wide_only}{{display:none}}}}\n"
    )
}

fn sizes(game: &Game, on_site: bool) -> String {
    let rule = |First { class, size: (wide, high), .. }: &First| {
        format!(".{}{{--wide:{wide};--high:{high}}}\n", class.replace(' ', "."))
    };
    pictures(game, on_site).iter().map(rule).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tables_have_a_picture_with_its_values() {
        for framed in [false, true] {
            let explorer::First { html, style, address } = explorer::first(framed);
            assert_eq!(address, "rule=0.77&to=1000");
            // The last exception of Kayles, and the start of its period.
            for value in ["<i>70</i><b>6</b>", "class=\"s\"><i>71</i><b>7</b>", "period 12"] {
                assert!(html.contains(value), "{value}: {html}");
            }
            let foreign = ["style=", " id=", " for=", "tabindex", "data-value", "data-n="];
            assert_eq!(foreign.iter().find(|one| html.contains(**one)), None, "{html}");
            let placed = (0..html.matches("\"bracket").count())
                .all(|i| style.contains(&format!(".b{i}{{left:")));
            assert!(html.contains("\"bracket") && placed, "{style}");
        }
    }

    use super::{board, sizes, style};

    #[test]
    fn each_game_has_a_picture_with_its_size() {
        for on_site in [false, true] {
            let style = style(on_site);
            for game in games::GAMES {
                let (id, html) = (game.card().id, board(game, on_site));
                assert!(html.contains("<svg") && html.contains("role=\"img\""), "{id}: {html}");
                // Style attributes are forbidden, and ids and handlers belong to the program.
                let foreign = ["style=", "id=\"s", "tabindex"];
                assert_eq!(foreign.iter().find(|one| html.contains(**one)), None, "{id}: {html}");
                let sizes = sizes(game, on_site);
                assert_eq!(html.matches("role=\"img\"").count(), sizes.lines().count(), "{id}");
                assert!(style.contains(&sizes), "{id}: {style}");
            }
        }
    }
}
