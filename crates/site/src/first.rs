//! The first pictures of games and tables in the HTML of their pages, and the style that gives their size.

use std::path::Path;
use std::process::Command;

use games::card::Field;
use games::game::Game;
use games::setup::Setup;
use serde_json::Value;
use session::{Session, shelf};

use crate::about::escaped;
use crate::frames::read;
use crate::language::{english, said};
use crate::steps::{self, Echo};
use crate::{ChoreResult, begin, place};

/// The program that draws, and the folder of its drawings.
const PACKAGE: &str = "last-move-first";
const DRAWN: &str = "first-pictures.json";

/// The script in `web`, and the beginning of both file names.
const SCRIPT: &str = "first.js";
const STEM: &str = "first";

/// The beginning of the style's name for tables, which counts with what they alone load.
const TABLES: [&str; 2] = ["tables-first", "table-first"];

/// Reserves the room for the turn, so that the layout does not shift when the program starts.
const TURN: &str = "<div class=\"side\"><div class=\"turn\"><p class=\"who\">&nbsp;</p>\
    <p class=\"verdict\"></p></div></div>";

/// The pages that have pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    Site,
    Frame,
}

impl On {
    /// The name of its pictures.
    fn name(self) -> &'static str {
        if self == On::Site { "site" } else { "frame" }
    }

    /// The session in which a game begins: as the list of games does, or as the contract of frames says.
    fn begins(self, game: &'static Game) -> Session {
        let link = shelf::opening(game.card(), self == On::Site);
        Session::open(&link).map_or_else(|| Session::fresh(game), |(session, _)| session)
    }

    /// The attribute that tells the script that the preferences of the site count.
    fn mark(self) -> &'static str {
        if self == On::Site { " data-site" } else { "" }
    }
}

/// The pictures of all games and of the tables.
pub(crate) struct Pictures(Value);

/// Compiles the program that draws them.
pub(crate) fn compile() -> ChoreResult {
    let mut cargo = Command::new(place::cargo());
    cargo.args(["build", "--locked", "--package", PACKAGE]).current_dir(place::root());
    steps::must("compiling what draws first pictures", &mut cargo, Echo::Pulse)?;
    Ok(())
}

/// Draws them, by the layout and the components of the page.
pub(crate) fn draw() -> Result<Pictures, String> {
    let file = place::target().join(DRAWN);
    let mut cargo = Command::new(place::cargo());
    cargo.args(["run", "--locked", "--package", PACKAGE, "--"]).arg(&file);
    steps::must("drawing first pictures", cargo.current_dir(place::root()), Echo::Pulse)?;
    let text = read(&file)?;
    serde_json::from_str(&text).map(Pictures).map_err(|error| format!("{DRAWN}: {error}"))
}

impl Pictures {
    /// The head of a page with a picture: the script that hides it if the address asks for another
    /// position, and its style. Both are files in the folder with hashed names.
    pub(crate) fn head(&self, folder: &Path, on: On) -> Result<String, String> {
        let script = begin::named(folder, STEM, &read(&place::root().join("web").join(SCRIPT))?)?;
        let style = text(&self.0[on.name()]["style"])?;
        let style = begin::content(folder, STEM, "css", style)?;
        Ok(format!(
            "<link rel=\"stylesheet\" href=\"{style}\"><script src=\"{script}\"{}></script>",
            on.mark()
        ))
    }

    /// The head of a page with the usual table, which may be named in the address as well.
    pub(crate) fn tables_head(&self, folder: &Path, on: On) -> Result<String, String> {
        let script = begin::named(folder, STEM, &read(&place::root().join("web").join(SCRIPT))?)?;
        let stem = TABLES[usize::from(on == On::Frame)];
        let style = begin::content(folder, stem, "css", self.table(on, "style")?)?;
        let usual = escaped(self.table(on, "address")?);
        Ok(format!(
            "<link rel=\"stylesheet\" href=\"{style}\">\
             <script src=\"{script}\" data-usual=\"#{usual}\"{}></script>",
            on.mark()
        ))
    }

    /// The main part of a page with the usual table.
    pub(crate) fn tables_main(&self, on: On) -> Result<String, String> {
        let html = self.table(on, "html")?;
        Ok(format!("<main class=\"main tables\" id=\"main\">{html}</main>"))
    }

    fn table(&self, on: On, part: &str) -> Result<&str, String> {
        text(&self.0[on.name()]["table"][part])
    }

    /// The part of a game's page that needs no program: its title, its goal, its rule, and its board.
    ///
    /// If the address has other settings, the head of a frame hides all of it, so that no wrong rule is shown.
    pub(crate) fn opening(&self, game: &'static Game, on: On) -> Result<String, String> {
        let card = game.card();
        let (title, cloth) = (escaped(&said(card.title)), card.cloth.class());
        let session = on.begins(game);
        let heading = format!(
            "<p class=\"goal\" id=\"goal\">{}</p><div class=\"rule\"><p>{}</p></div>",
            escaped(&english(&session.goal())),
            escaped(&english(&session.rule()))
        );
        let board = text(&self.0[on.name()]["boards"][card.id])?;
        // A frame that cannot start shows the rule if the address has no other settings.
        let usual = Setup::of(card);
        let setting = |(i, field): (usize, &Field)| format!("{}={}", field.key, usual.text(i));
        let settings: Vec<String> = card.fields.iter().enumerate().map(setting).collect();
        let settings = escaped(&settings.join("&"));
        let article = match on {
            On::Site => format!(
                "<article class=\"play site {cloth}\"><header class=\"play-head\">\
                 <h1 id=\"title\">{title}</h1>{heading}</header><div class=\"front\">{board}</div>"
            ),
            On::Frame => format!(
                "<h1 class=\"vh\">{title}</h1><article class=\"play {cloth}\">\
                 <header class=\"play-head\" data-first=\"rule\" data-settings=\"{settings}\" lang=\"en\">\
                 {heading}</header>{board}"
            ),
        };
        Ok(format!("<main class=\"main\" id=\"main\">{article}{TURN}</article></main>"))
    }
}

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or(format!("{DRAWN}: a picture or a style is missing"))
}
