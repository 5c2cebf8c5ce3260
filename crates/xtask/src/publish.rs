//! What a host of static files needs beside the pages: headers, a page for absent ones, and oEmbed.

use std::env;
use std::fs;
use std::path::Path;

use games::card::Card;
use serde_json::json;

use crate::Outcome;
use crate::about::escaped;
use crate::frames::{self, FOLDER};
use crate::one_file;

/// Where the site will stand, such as `https://example.org/last-move/`; without it there is no oEmbed,
/// whose addresses must be whole.
const SITE: &str = "LAST_MOVE_SITE";

/// Size of a frame where its host asks for no other, in CSS pixels.
const WIDTH: u32 = 720;
const HEIGHT: u32 = 620;

/// Netlify, Cloudflare Pages and others read this file. Anybody may frame the site and load it from
/// elsewhere; what is named by its content never changes.
const HEADERS: &str = "\
/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cache-Control: public, max-age=300
";

/// Writes headers, the page for absent ones, and for each game what WordPress and its like ask for.
pub(crate) fn write(staging: &Path) -> Outcome {
    let mut headers = HEADERS.to_string();
    for folder in ["", FOLDER] {
        let entries = fs::read_dir(staging.join(folder));
        let entries = entries.map_err(|error| format!("{}: {error}", staging.display()))?;
        let mut names: Vec<String> = entries
            .flatten()
            .map(|entry| {
                let name = entry.file_name().to_string_lossy().into_owned();
                // All that lies in a folder which is named by its content.
                if entry.path().is_dir() { format!("{name}/*") } else { name }
            })
            .filter(|name| hashed(name))
            .collect();
        names.sort();
        for name in names {
            let slash = if folder.is_empty() { "" } else { "/" };
            headers += &format!(
                "/{folder}{slash}{name}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n"
            );
        }
    }
    frames::write(&staging.join("_headers"), &headers)?;
    frames::write(&staging.join(".nojekyll"), "")?;
    frames::write(&staging.join("404.html"), ABSENT)?;
    policies(staging)?;
    let Some(site) = site() else { return Ok(()) };
    let folder = staging.join(FOLDER).join("oembed");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for game in games::GAMES {
        let card = game.card();
        let text = oembed(&site, card);
        frames::write(&folder.join(format!("{}.json", card.id)), &text)?;
    }
    Ok(())
}

/// Gives every page of the site a policy: its own files and programs, and of what is written in it
/// only the scripts that the build has put there.
fn policies(staging: &Path) -> Outcome {
    let entries =
        fs::read_dir(staging).map_err(|error| format!("{}: {error}", staging.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_none_or(|end| end != "html") {
            continue;
        }
        let text = frames::read(&path)?;
        let place = text.find("<title>").ok_or(format!("{}: there is no title", path.display()))?;
        let (before, after) = text.split_at(place);
        let policy = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
             script-src 'self'{} 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; \
             img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; \
             form-action 'none'\">",
            hashes(&text)
        );
        frames::write(&path, &format!("{before}{policy}{after}"))?;
    }
    Ok(())
}

/// What a policy calls the scripts that are written in a page.
fn hashes(page: &str) -> String {
    let mut hashes = String::new();
    for piece in page.split("<script").skip(1) {
        let Some((tag, rest)) = piece.split_once('>') else { continue };
        let Some((script, _)) = rest.split_once("</script>") else { continue };
        if !tag.contains("src=") {
            hashes += &format!(" '{}'", one_file::named(script));
        }
    }
    hashes
}

/// True for a name with sixteen digits of a hash in it.
fn hashed(name: &str) -> bool {
    name.split(['-', '.', '_', '/'])
        .any(|part| part.len() == 16 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The page for addresses that lead nowhere; its links are whole wherever it is shown.
const ABSENT: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
    <title>Nothing lives at this address · Last Move</title>\n</head>\n<body>\n\
    <h1>Nothing lives at this address</h1>\n\
    <p>A letter may be wrong, or the page has gone. The address of the site, without what stands behind \
    it, leads to all games.</p>\n</body>\n</html>\n";

/// Where the site will stand, with a slash at its end.
fn site() -> Option<String> {
    let site = env::var(SITE).ok().filter(|site| !site.is_empty())?;
    Some(if site.ends_with('/') { site } else { format!("{site}/") })
}

/// The link by which others find the oEmbed of a game’s frame.
pub(crate) fn discovery(card: &Card) -> String {
    let Some(site) = site() else { return String::new() };
    format!(
        "<link rel=\"alternate\" type=\"application/json+oembed\" \
         href=\"{}{FOLDER}/oembed/{}.json\" title=\"{}\">\n",
        escaped(&site),
        card.id,
        escaped(card.title)
    )
}

fn oembed(site: &str, card: &Card) -> String {
    let frame = format!("{site}{FOLDER}/{}.html", card.id);
    let html = format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" loading=\"lazy\" \
         style=\"border:0\" sandbox=\"allow-scripts allow-popups allow-downloads\" \
         referrerpolicy=\"no-referrer\"></iframe>",
        escaped(&frame),
        escaped(card.title)
    );
    let answer = json!({
        "version": "1.0",
        "type": "rich",
        "provider_name": "Last Move",
        "provider_url": site,
        "title": card.title,
        "width": WIDTH,
        "height": HEIGHT,
        "html": html,
    });
    format!("{answer:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_oembed_is_what_wordpress_reads() {
        for game in games::GAMES {
            let card = game.card();
            let text = oembed("https://example.org/a/", card);
            let answer: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!((&answer["version"], &answer["type"]), (&json!("1.0"), &json!("rich")));
            assert!(answer["width"].is_number() && answer["height"].is_number());
            let html = answer["html"].as_str().expect("it has a text");
            let begin =
                format!("<iframe src=\"https://example.org/a/v1/{}.html\" title=\"", card.id);
            assert!(html.starts_with(&begin) && html.ends_with("></iframe>"), "{html}");
            assert!(!html[1..].contains('<') || html.matches('<').count() == 2, "{html}");
        }
    }

    #[test]
    fn each_script_that_is_written_in_a_page_is_in_its_policy() {
        let page =
            "<script src=a.js></script><script type=module>import a</script><script>1</script>";
        // What `printf 1 | openssl dgst -sha256 -binary | base64` says.
        let one = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
        let hashes = hashes(page);
        assert!(hashes.ends_with(one) && hashes.matches("sha256-").count() == 2, "{hashes}");
    }

    #[test]
    fn names_by_content_are_told_from_others() {
        for name in [
            "style-da5309d8bad2582c.css",
            "last-move-frame-2f26cc754644884f_bg.wasm",
            "share-2f26cc754644884f/*",
        ] {
            assert!(hashed(name), "{name}");
        }
        for name in ["index.html", "last-move.js", "dots-and-boxes.html", "v1"] {
            assert!(!hashed(name), "{name}");
        }
    }
}
