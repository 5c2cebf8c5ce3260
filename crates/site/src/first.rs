//! The first picture of a game in the HTML of its pages, and the style that says how large it is.

use std::path::Path;

use app::First;
use games::game::Game;

use crate::frames::read;
use crate::{begin, place};

/// The script in `web`, and what the names of both files begin with.
const SCRIPT: &str = "first.js";
const STEM: &str = "first";

/// What marks a picture that is only for wide pages, or only for narrow ones.
const WIDTHS: [&str; 2] = ["if-wide", "if-narrow"];

/// The room in which the program says whose turn it is, so that nothing jumps.
pub(crate) const TURN: &str = "<div class=\"side\"><div class=\"turn\"><p class=\"who\">&nbsp;</p>\
    <p class=\"verdict\"></p></div></div>";

/// The board of a game at its usual start, on its cloth, until the program draws it.
pub(crate) fn board(game: &Game) -> String {
    let pictures: String = pictures(game).into_iter().map(|first| first.html).collect();
    format!("<figure id=\"board\" class=\"stage\" data-first>{pictures}</figure>")
}

/// One picture, or one for wide pages and one for narrow ones where they differ.
fn pictures(game: &Game) -> Vec<First> {
    let id = game.card().id;
    let drawn = |i: usize, class: &str| app::first(id, i == 1, &format!("first-{id} {class}"));
    match [0, 1].map(|i| drawn(i, "")) {
        [Some(wide), Some(narrow)] if wide != narrow => {
            WIDTHS.iter().enumerate().filter_map(|(i, class)| drawn(i, class)).collect()
        }
        [wide, _] => wide.into_iter().collect(),
    }
}

/// The head of a page with a picture: what hides it where the address asks for another position, and its style.
///
/// Both are files in the folder, named by their content.
pub(crate) fn head(folder: &Path, on_site: bool) -> Result<String, String> {
    let script = begin::named(folder, STEM, &read(&place::root().join("web").join(SCRIPT))?)?;
    let style = begin::content(folder, STEM, "css", &style(on_site))?;
    Ok(format!("<script src=\"{script}\"></script><link rel=\"stylesheet\" href=\"{style}\">"))
}

/// How large the scenes of all pictures are, as the program says it of the boards that it draws, and which
/// pictures are seen.
fn style(on_site: bool) -> String {
    let narrow =
        if on_site { format!("{}, {}", app::NARROW, app::LOW) } else { app::NARROW.into() };
    let rules: String = games::GAMES.iter().map(|game| sizes(game)).collect();
    let [wide_only, narrow_only] = WIDTHS;
    format!(
        "{rules}[data-other] [data-first]{{visibility:hidden}}\n.{narrow_only}{{display:none}}\n\
         @media {narrow}{{.{narrow_only}{{display:block}}.{wide_only}{{display:none}}}}\n"
    )
}

fn sizes(game: &Game) -> String {
    let name = format!(".first-{}", game.card().id);
    let rule =
        |name: &str, (wide, high): (i32, i32)| format!("{name}{{--wide:{wide};--high:{high}}}\n");
    match &pictures(game)[..] {
        [one] => rule(&name, one.size),
        all => {
            let both = all.iter().zip(WIDTHS);
            both.map(|(one, class)| rule(&format!("{name}.{class}"), one.size)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{board, sizes, style};

    #[test]
    fn each_game_has_a_picture_with_its_size() {
        let style = style(false);
        for game in games::GAMES {
            let (id, html) = (game.card().id, board(game));
            assert!(html.contains("<svg") && html.contains("role=\"img\""), "{id}: {html}");
            // Styles of elements are forbidden, and ids and handlers are the program's.
            let foreign = ["style=", "id=\"s", "tabindex"].iter().find(|one| html.contains(**one));
            assert_eq!(foreign, None, "{id}: {html}");
            assert_eq!(html.matches("role=\"img\"").count(), sizes(game).lines().count(), "{id}");
            assert!(style.contains(&sizes(game)), "{id}: {style}");
        }
    }
}
