//! Files that a static host needs beside the pages: headers, a page for missing ones, and oEmbed.

use crate::language::said;
use std::env;
use std::fs;
use std::path::Path;

use serde_json::json;
use session::shelf;

use crate::ChoreResult;
use crate::about::escaped;
use crate::frames::{self, FOLDER, SANDBOX};
use crate::{hosting, integrity, one_file, place, trust};

/// The future address of the site, such as `https://example.org/last-move/`; without it there is no
/// oEmbed, which needs absolute addresses.
const SITE: &str = "LAST_MOVE_SITE";

/// The page for missing addresses. It bears its style itself, since it may be shown at any depth of the site.
const ABSENT: &str = "404.html";

/// Size of a frame if its host asks for no other, in CSS pixels. A game fits into it, since a host may cut its height.
const WIDTH: u32 = 720;
const HEIGHT: u32 = 640;

/// Writes headers, the page for missing ones, and the oEmbed answer of each game.
pub(crate) fn write(staging: &Path) -> ChoreResult {
    hosting::files(staging)?;
    frames::write(&staging.join(".nojekyll"), "")?;
    // The link home is the address of the site; without one, the folder, since most wrong addresses are
    // wrong names in it.
    let home = site().unwrap_or_else(|| "./".to_string());
    let absent = frames::read(&place::root().join("web").join(ABSENT))?;
    frames::write(&staging.join(ABSENT), &absent.replace("HOME", &home))?;
    policies(staging)?;
    match site() {
        Some(site) => announce(staging, &site),
        None => Ok(()),
    }
}

/// Makes the frames of a site at this address discoverable by oEmbed: an answer for each, and a link to
/// it in its page.
pub fn announce(staging: &Path, site: &str) -> ChoreResult {
    let folder = staging.join(FOLDER).join("oembed");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let one = |id: &str, title: &str| {
        frames::write(&folder.join(format!("{id}.json")), &oembed(site, id, title))?;
        let path = staging.join(FOLDER).join(format!("{id}.html"));
        let page = frames::read(&path)?;
        let page = page.replace("</head>", &format!("{}</head>", discovery(site, id, title)));
        frames::write(&path, &page)
    };
    for game in games::GAMES {
        let card = game.card();
        one(card.id, &said(card.title))?;
    }
    one(frames::TABLE.name, "Tables")
}

/// What Trunk puts into the script by which a page that it serves reloads; it fills it in when it answers.
const RELOADS: &str = "{{__TRUNK_ADDRESS__}}";

/// Gives every page of the site the digests of its files, and a policy: its own files and programs, and only those inline scripts and styles
/// that the build has put there. A page that reloads when a source changes has none, since no policy can name a
/// script that is not complete yet.
fn policies(staging: &Path) -> ChoreResult {
    let entries =
        fs::read_dir(staging).map_err(|error| format!("{}: {error}", staging.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_none_or(|end| end != "html") {
            continue;
        }
        let text = frames::read(&path)?;
        if text.contains(RELOADS) {
            continue;
        }
        let text = integrity::page(staging, &text)?;
        let place = text.find("<title>").ok_or(format!("{}: there is no title", path.display()))?;
        let (before, after) = text.split_at(place);
        let policy = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
             script-src 'self'{} 'wasm-unsafe-eval'; style-src 'self'{}; font-src 'self'; \
             img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'; \
             base-uri 'none'; form-action 'none'; {}\">",
            hashes(&text, "script"),
            hashes(&text, "style"),
            trust::TRUSTED
        );
        frames::write(&path, &format!("{before}{policy}{after}"))?;
    }
    Ok(())
}

/// The hashes of a page's inline scripts or styles, as a policy lists them.
fn hashes(page: &str, element: &str) -> String {
    let mut hashes = String::new();
    for piece in page.split(&format!("<{element}")).skip(1) {
        let Some((tag, rest)) = piece.split_once('>') else { continue };
        let Some((text, _)) = rest.split_once(&format!("</{element}>")) else { continue };
        if !tag.contains("src=") {
            hashes += &format!(" '{}'", one_file::named(text));
        }
    }
    hashes
}

/// The future address of the site, with a slash at its end.
pub(crate) fn site() -> Option<String> {
    let site = env::var(SITE).ok().filter(|site| !site.is_empty())?;
    Some(if site.ends_with('/') { site } else { format!("{site}/") })
}

/// The beginning of absolute addresses: the site, or a placeholder in examples.
pub(crate) fn base() -> String {
    site().unwrap_or_else(|| "https://example.org/last-move/".to_string())
}

/// Scheme and host of [`base`].
pub(crate) fn origin() -> String {
    let base = base();
    let host = base.find("://").map_or(0, |at| at + 3);
    let end = base[host..].find('/').map_or(base.len(), |at| host + at);
    base[..end].to_string()
}

/// The link by which others find the oEmbed answer of a frame.
fn discovery(site: &str, id: &str, title: &str) -> String {
    format!(
        "<link rel=\"alternate\" type=\"application/json+oembed\" \
         href=\"{}{FOLDER}/oembed/{id}.json\" title=\"{}\">\n",
        escaped(site),
        escaped(title)
    )
}

fn oembed(site: &str, id: &str, title: &str) -> String {
    let level = games::find(id).map_or(String::new(), |_| format!("level={}&", shelf::LEVEL));
    let frame = format!("{site}{FOLDER}/{id}.html?{level}fit=1");
    let html = format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" loading=\"lazy\" \
         style=\"border:0\" sandbox=\"{SANDBOX}\" \
         referrerpolicy=\"no-referrer\"></iframe>",
        escaped(&frame),
        escaped(title)
    );
    let answer = json!({
        "version": "1.0",
        "type": "rich",
        "provider_name": "Last Move",
        "provider_url": site,
        "title": title,
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
            let text = oembed("https://example.org/a/", card.id, &said(card.title));
            let answer: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!((&answer["version"], &answer["type"]), (&json!("1.0"), &json!("rich")));
            assert!(answer["width"].is_number() && answer["height"].is_number());
            let html = answer["html"].as_str().expect("it has a text");
            let begin = format!(
                "<iframe src=\"https://example.org/a/v1/{}.html?level=slips&amp;fit=1\" title=\"",
                card.id
            );
            assert!(html.starts_with(&begin) && html.ends_with("></iframe>"), "{html}");
            assert!(!html[1..].contains('<') || html.matches('<').count() == 2, "{html}");
        }
    }

    /// The text between each `allow-scripts` and the end of its attribute, without the word for frames
    /// that may keep their state.
    fn sandboxes(text: &str) -> Vec<String> {
        let ends = ['"', '`', '\\', '$'];
        text.match_indices("allow-scripts")
            .map(|(at, _)| text[at..].split(ends).next().unwrap_or_default())
            .map(|words| words.replace(" allow-same-origin", ""))
            .collect()
    }

    #[test]
    fn every_frame_that_is_pasted_may_do_the_same() {
        let root = crate::place::root();
        let files = [
            "README.md",
            "web/last-move.js",
            "web/share/snippets.js",
            "tests/golden/snippets.txt",
            "tests/hosts/bare.html",
        ];
        for file in files {
            let found = sandboxes(&frames::read(&root.join(file)).expect("it is there"));
            assert!(!found.is_empty(), "{file} has no frame");
            assert!(found.iter().all(|words| words == SANDBOX), "{file}: {found:?}");
        }
        let oembed = oembed("https://example.org/", "nim", "Nim");
        assert_eq!(sandboxes(&oembed), [SANDBOX]);
        assert!(SANDBOX.contains("allow-popups-to-escape-sandbox"));
    }

    #[test]
    fn each_script_and_style_that_is_written_in_a_page_is_in_its_policy() {
        let page = "<style>1</style><script src=a.js></script><script type=module>import a</script>\
                    <script>1</script>";
        // The output of `printf 1 | openssl dgst -sha256 -binary | base64`.
        let one = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
        let scripts = hashes(page, "script");
        assert!(scripts.ends_with(one) && scripts.matches("sha256-").count() == 2, "{scripts}");
        assert_eq!(hashes(page, "style"), format!(" {one}"));
    }
}
