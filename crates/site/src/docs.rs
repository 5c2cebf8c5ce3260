//! The pages for authors: templates in web/docs, with tables and examples generated from the code.
//!
//! Each page has a template in each language; the build stops where one lacks a part of the English page.

mod browsers;
#[cfg(test)]
mod checks;
mod conversation;
mod examples;
mod forms;
mod listing;
mod notation;
mod notes;
mod reference;
mod skeleton;

use std::path::Path;

use games::prose::{Block, SectionKind, prose};
use messages::Message;

use crate::about::escaped;
use crate::frames::{self, read, write};
use crate::language::{self, ENGLISH, Language};
use crate::{ChoreResult, begin, dist, hosting, place, postprocess, publish, size, words};

/// The pages, in the order of their links, and whether each has the script of the playground.
pub(crate) const PAGES: [(&str, bool); 6] = [
    ("teachers", false),
    ("docs", false),
    ("playground", true),
    ("hosting", false),
    ("privacy", false),
    ("credits", false),
];
/// The links in the foot of each page, the same as in the application.
const FOOT: [&str; 4] = ["teachers", "docs", "privacy", "credits"];
/// What `look.js` and `playground.js` say, by the names that they use.
const LOOK: [(&str, Say); 2] = [("copied", words::copied), ("copy-refused", words::copy_refused)];
type Say = fn() -> Message;

/// Writes the pages for authors.
///
/// `share` is the script of the sharing window, with its folder.
pub(crate) fn pages(staging: &Path, share: &str) -> ChoreResult {
    let files = Files::write(staging, share)?;
    listing::file(staging)?;
    let languages = Language::all()?;
    for language in &languages {
        for (name, plays) in PAGES {
            let page = Page { name, plays, language, languages: &languages };
            write(&staging.join(page.file()), &page.html(&files, staging)?)?;
        }
    }
    Ok(())
}

/// What every page loads or shows, by its name in the template of the shell.
struct Files {
    front: String,
    sheet: String,
    look: String,
    playground: String,
    glyph: String,
    shell: String,
}

impl Files {
    fn write(staging: &Path, share: &str) -> Result<Files, String> {
        let look = LOOK.map(|(name, said)| (name, said()));
        let (folder, _) = share.split_once('/').ok_or("the sharing window has no folder")?;
        Ok(Files {
            front: read(&staging.join("index.html"))?,
            sheet: asset(staging, "docs.css", Ok)?,
            look: asset(staging, "look.js", |text| language::sentences(&text, &look))?,
            playground: asset(staging, "playground.js", |text| {
                let text = language::sentences(&text, &playground())?;
                Ok(text.replace("./share/", &format!("./{folder}/")))
            })?,
            glyph: glyph()?,
            shell: read(&place::root().join("web/docs/shell.html"))?,
        })
    }
}

/// The messages of the playground, by the names that its script has for them.
fn playground() -> [(&'static str, Message); 9] {
    [
        ("coming", words::board_coming()),
        ("silent", words::board_silent()),
        ("says", words::board_says("{kind}")),
        ("says-more", words::board_says_more("{kinds}")),
        ("sent", words::you_sent("{kind}")),
        ("heard", words::board_said("{kind}")),
        ("text", words::some_text()),
        ("not-json", words::not_json("{error}")),
        ("not-message", words::not_message()),
    ]
}

/// Puts a file of `web` into the site, filled in, minified and with a hashed name.
fn asset(
    staging: &Path,
    name: &str,
    fill: impl FnOnce(String) -> Result<String, String>,
) -> Result<String, String> {
    let text = fill(read(&place::root().join("web").join(name))?)?;
    let (stem, end) = name.split_once('.').ok_or_else(|| format!("{name} has no ending"))?;
    let named = begin::content(staging, stem, end, &text)?;
    if end == "js" {
        postprocess::terse(&staging.join(&named), !text.contains("\nimport "))?;
    }
    Ok(named)
}

/// A page in a language.
struct Page<'l> {
    name: &'static str,
    plays: bool,
    language: &'l Language,
    languages: &'l [Language],
}

impl Page<'_> {
    fn file(&self) -> String {
        self.language.file(self.name, "html")
    }

    fn html(&self, files: &Files, staging: &Path) -> Result<String, String> {
        let text = template(self.name, self.language)?;
        let (title, description, body) = parts(self.name, &text)?;
        let main = filled(&body, &mut |slot| content(slot, self.language, staging))?;
        let main = self.linked(&main);
        let [board, site] = frames::site_styles(&files.front)?;
        let say = |id| escaped(&self.language.of("web-common", id));
        filled(&files.shell, &mut |slot| {
            Ok(match slot {
                "title" => escaped(title),
                "description" => escaped(description),
                "code" => self.language.code.to_string(),
                "icon" => icon(&files.front)?.to_string(),
                "board.css" => board.to_string(),
                "site.css" => site.to_string(),
                "docs.css" => files.sheet.clone(),
                "look.js" => files.look.clone(),
                "scripts" => self.scripts(files),
                "alternates" => self.alternates(),
                "base" => escaped(&publish::base()),
                "glyph" => files.glyph.clone(),
                "skip-text" => escaped(&self.language.say(&words::skip_text())),
                "for-authors" => escaped(&self.language.say(&words::for_authors())),
                "ways" => self.ways()?,
                "links" => self.foot()?,
                "languages" => self.choices(),
                "main" => main.clone(),
                other => say(known(other)?),
            })
        })
    }

    fn scripts(&self, files: &Files) -> String {
        if self.plays {
            format!("<script type=\"module\" src=\"{}\"></script>", files.playground)
        } else {
            String::new()
        }
    }

    /// Links to the other pages for authors, in this language.
    fn linked(&self, html: &str) -> String {
        PAGES.iter().fold(html.to_string(), |html, (name, _)| {
            let end = |end: &str| format!("href=\"{}{end}", self.language.file(name, "html"));
            let html = html.replace(&format!("href=\"{name}.html\""), &end("\""));
            html.replace(&format!("href=\"{name}.html#"), &end("#"))
        })
    }

    /// The same page in each language, for search engines and for the script that chooses.
    fn alternates(&self) -> String {
        let link = |code: &str, file: String| {
            format!("<link rel=\"alternate\" hreflang=\"{code}\" href=\"{file}\">")
        };
        let each =
            self.languages.iter().map(|other| link(other.code, other.file(self.name, "html")));
        each.chain([link("x-default", format!("{}.html", self.name))]).collect()
    }

    /// The options of the field that chooses a language; their values are pages.
    fn choices(&self) -> String {
        let option = |other: &Language| {
            let here = if other.code == self.language.code { " selected" } else { "" };
            format!(
                "<option value=\"{}\" lang=\"{}\"{here}>{}</option>",
                other.file(self.name, "html"),
                other.code,
                other.name
            )
        };
        self.languages.iter().map(option).collect()
    }

    /// The ways between these pages.
    fn ways(&self) -> Result<String, String> {
        let mut text = String::new();
        for (name, _) in PAGES {
            let current = if name == self.name { " aria-current=\"page\"" } else { "" };
            text += &format!(
                "<a href=\"{}\"{current}>{}</a>",
                self.language.file(name, "html"),
                title(name, self.language)?
            );
        }
        Ok(text)
    }

    fn foot(&self) -> Result<String, String> {
        let games = escaped(&self.language.of("web-common", "games"));
        let mut text = format!("<a href=\"index.html\">{games}</a>");
        for name in FOOT {
            text += &format!(
                "<a href=\"{}\">{}</a>",
                self.language.file(name, "html"),
                title(name, self.language)?
            );
        }
        // Without its script a page has no field for the language.
        for other in self.languages.iter().filter(|other| other.code != self.language.code) {
            text += &format!(
                "<a href=\"{}\" hreflang=\"{code}\" lang=\"{code}\">{}</a>",
                other.file(self.name, "html"),
                other.name,
                code = other.code
            );
        }
        Ok(text)
    }
}

/// Words of the shell that the application says as well, by their ids.
const COMMON: [&str; 10] = [
    "navigation",
    "games",
    "tables",
    "language",
    "theme",
    "theme-auto",
    "theme-light",
    "theme-dark",
    "theme-contrast",
    "foot",
];
const PRIVATE: &str = "foot-private";

fn known(slot: &str) -> Result<&'static str, String> {
    let found = COMMON.into_iter().chain([PRIVATE]).find(|id| *id == slot);
    found.ok_or_else(|| format!("web/docs/shell.html: there is no {slot}"))
}

/// The template of a page in a language; an error where it lacks a part of the English one.
fn template(name: &str, language: &Language) -> Result<String, String> {
    let folder = place::root().join("web/docs");
    let english = read(&folder.join(format!("{name}.html")))?;
    if language.is_english() {
        return Ok(english);
    }
    let file = language.file(name, "html");
    let text = read(&folder.join(&file))?;
    skeleton::compare(&format!("web/docs/{file}"), &english, &text)?;
    Ok(text)
}

/// Title, description and content of a template.
fn parts<'t>(name: &str, text: &'t str) -> Result<(&'t str, &'t str, String), String> {
    let wrong = || format!("web/docs/{name}.html begins with lines of title and description");
    let (title, rest) = text.split_once('\n').ok_or_else(wrong)?;
    let (description, body) = rest.split_once('\n').ok_or_else(wrong)?;
    let title = title.strip_prefix("title: ").ok_or_else(wrong)?;
    let description = description.strip_prefix("description: ").ok_or_else(wrong)?;
    Ok((title, description, body.to_string()))
}

/// The text with something in the place of each `{{name}}`.
fn filled(
    text: &str,
    find: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, String> {
    let mut pieces = text.split("{{");
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").ok_or("a place in web/docs has no end")?;
        out += &find(name)?;
        out += rest;
    }
    Ok(out)
}

fn content(slot: &str, language: &Language, staging: &Path) -> Result<String, String> {
    let (name, more) = slot.split_once(' ').unwrap_or((slot, ""));
    Ok(match name {
        "base" => escaped(&publish::base()),
        "origin" => escaped(&publish::origin()),
        "pinned" => dist::pinned(),
        "snippet" => examples::snippet(more, language)?,
        "listener" => code(&examples::listener()),
        "element" => examples::element(more, language)?,
        "examples" => examples::all(staging, language)?,
        "headers" => hosting::table(language),
        "nginx" => code(&hosting::nginx()),
        "apache" => code(&hosting::apache()),
        "oldest-chromium" => browsers::oldest(0),
        "oldest-firefox" => browsers::oldest(1),
        "oldest-safari" => browsers::oldest(2),
        "first-frame" => size::visit(staging, size::FRAME)?,
        "first-page" => size::visit(staging, size::PAGE)?,
        "version" => env!("CARGO_PKG_VERSION").to_string(),
        "credits" => credits(language),
        "credit-links" => credit_links(language),
        _ => return reference::content(language, name),
    })
}

fn code(text: &str) -> String {
    format!("<pre class=\"code\"><code>{}</code></pre>", escaped(text.trim_end()))
}

fn title(name: &str, language: &Language) -> Result<String, String> {
    Ok(parts(name, &template(name, language)?)?.0.to_string())
}

/// The name that Trunk has given to the icon.
fn icon(front: &str) -> Result<&str, String> {
    let end = front.find(".svg").ok_or("index.html: there is no icon")? + ".svg".len();
    let begin = front[..end].rfind(['"', '=', '/']).ok_or("index.html: there is no icon")? + 1;
    Ok(&front[begin..end])
}

/// The drawing beside the site’s name.
fn glyph() -> Result<String, String> {
    let art = read(&place::root().join("web/art.svg"))?;
    let begin = art.find("<symbol id=\"glyph\"").ok_or("web/art.svg: there is no glyph")?;
    let end = art[begin..].find("</symbol>").ok_or("web/art.svg: the glyph has no end")?;
    Ok(art[begin..begin + end + "</symbol>".len()].to_string())
}

/// Who invented and solved each game, from its own text, in English where it has no other.
fn credits(language: &Language) -> String {
    let mut text = String::new();
    for game in games::GAMES {
        let card = game.card();
        let own = prose(card.id, language.code);
        let lang = if own.is_some() { "" } else { " lang=\"en\"" };
        let sources = own.or(prose(card.id, ENGLISH)).unwrap_or_default().iter();
        let blocks =
            sources.filter(|part| part.kind == SectionKind::Sources).flat_map(|part| part.blocks);
        let html: String = blocks
            .filter_map(|block| match block {
                Block::Html(html) => Some(*html),
                Block::Play { .. } => None,
            })
            .collect();
        text += &format!(
            "<section class=\"credit\" id=\"{0}\"><h2><a href=\"{0}.html\">{1}</a></h2><div{lang}>{html}</div></section>\n",
            card.id,
            escaped(&language.say(&(card.title)()))
        );
    }
    text
}

fn credit_links(language: &Language) -> String {
    let link = |card: &games::card::Card| {
        let title = escaped(&language.say(&(card.title)()));
        format!("<li><a href=\"#{}\">{title}</a></li>", card.id)
    };
    games::GAMES.iter().map(|game| link(game.card())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_the_templates_is_filled() {
        // What a first visit loads is weighed there.
        let staging = place::target().join(format!("docs-{}", std::process::id()));
        std::fs::create_dir_all(staging.join(frames::FOLDER))
            .expect("the target can be written to");
        write(&staging.join(frames::FOLDER).join("last-move-frame-1.js"), "a program")
            .expect("so can its folders");
        for language in &Language::all().expect("they are read") {
            for (name, _) in PAGES {
                let text = template(name, language).expect("it has the parts of the English one");
                let (title, description, body) = parts(name, &text).expect("it has a head");
                assert!(!title.is_empty() && description.chars().count() < 200, "{name}");
                let main = filled(&body, &mut |slot| content(slot, language, &staging));
                let main = main.expect("it is filled");
                assert!(!main.contains("{{") && main.contains("<h1>"), "{name}");
                assert!(
                    !main.contains("style=\"") || main.contains("style=&quot;"),
                    "{name}: a policy forbids styles"
                );
            }
        }
        std::fs::remove_dir_all(staging).expect("and removed");
    }

    #[test]
    fn every_game_says_whom_it_owes() {
        for game in games::GAMES {
            let card = game.card();
            let begin = format!("id=\"{}\"", card.id);
            let credits = credits(&Language::english());
            let rest = credits.split(&begin).nth(1).expect("it is there");
            let own = rest.split("</section>").next().expect("it ends");
            assert!(own.contains("<p>") && own.len() > 80, "{}: {own}", card.id);
        }
    }

    #[test]
    fn the_icon_is_found_however_the_page_is_written() {
        for front in
            ["<link rel=icon href=./icon-12.svg type=image/svg+xml>", "href=\"/icon-12.svg\""]
        {
            assert_eq!(icon(front), Ok("icon-12.svg"));
        }
    }
}
