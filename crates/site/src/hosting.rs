//! The headers that a static host should send with each file, as configuration of several servers.

use std::fs;
use std::path::Path;

use crate::frames::{FOLDER, write};
use crate::language::Language;
use crate::{ChoreResult, about::escaped, words};
use messages::Said;

/// The folder of files that are not served but configure servers.
pub(crate) const HOSTING: &str = "hosting";

/// Any site may frame ours and load it, and it asks for no permissions.
const HEADERS: [(&str, &str); 6] = [
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Content-Security-Policy", "frame-ancestors *"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];
const CACHE: &str = "Cache-Control";
/// Cache lifetimes of a page, and of a file with a hashed name.
const SHORT: &str = "public, max-age=300";
const LONG: &str = "public, max-age=31536000, immutable";
/// Paths that never change, as an expression for nginx and Apache: names with a hash of their content, as
/// [`hashed`] finds them, and folders of pinned versions, as [`crate::dist::pinned`] names them.
const KEPT: &str = r"(-[0-9a-f]{16}[-._/]|/v[0-9]+\.[0-9]+\.[0-9]+/)";

/// True for a path with a hash of content in it: a hyphen, sixteen digits, and a sign that ends them.
pub(crate) fn hashed(path: &str) -> bool {
    let digit = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte);
    path.as_bytes()
        .windows(18)
        .any(|part| part[0] == b'-' && part[1..17].iter().all(digit) && b"-._/".contains(&part[17]))
}

/// Writes `_headers` and the fragments for servers.
pub(crate) fn files(staging: &Path) -> ChoreResult {
    let mut names = Vec::new();
    for folder in ["", FOLDER] {
        let entries = fs::read_dir(staging.join(folder));
        let entries = entries.map_err(|error| format!("{}: {error}", staging.display()))?;
        let slash = if folder.is_empty() { "" } else { "/" };
        let found = entries.flatten().map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            // All files of a folder with a hashed name.
            if entry.path().is_dir() { format!("{name}/*") } else { name }
        });
        names
            .extend(found.filter(|name| hashed(name)).map(|name| format!("{folder}{slash}{name}")));
    }
    names.sort();
    write(&staging.join("_headers"), &plain(&names))?;
    let folder = staging.join(HOSTING);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(&folder.join("nginx.conf"), &nginx())?;
    write(&folder.join("htaccess"), &apache())
}

/// Netlify, Cloudflare Pages and others read this; `kept` are paths that never change.
pub(crate) fn plain(kept: &[String]) -> String {
    let mut text = "/*\n".to_string();
    for (name, value) in all(SHORT) {
        text += &format!("  {name}: {value}\n");
    }
    text + &kept.iter().map(|path| forever(path)).collect::<String>()
}

/// The line of `_headers` for a path that never changes.
pub(crate) fn forever(path: &str) -> String {
    format!("/{path}\n  ! {CACHE}\n  {CACHE}: {LONG}\n")
}

fn all(cache: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    HEADERS.into_iter().chain([(CACHE, cache)])
}

/// A fragment for nginx.
pub(crate) fn nginx() -> String {
    let sent = |cache| -> String {
        all(cache)
            .map(|(name, value)| format!("    add_header {name} \"{value}\" always;\n"))
            .collect()
    };
    format!(
        "# Inside server {{ … }}. A location that adds a header inherits none, so each has them all.\n\
         gzip on;\n\
         gzip_types application/wasm text/javascript application/javascript text/css image/svg+xml application/json;\n\
         error_page 404 /404.html;\n\
         location / {{\n{short}}}\n\
         location ~ \"{KEPT}.*\\.wasm$\" {{\n    types {{ }}\n    default_type application/wasm;\n{long}}}\n\
         location ~ \"{KEPT}\" {{\n{long}}}\n",
        short = sent(SHORT),
        long = sent(LONG),
    )
}

/// A fragment for Apache, to be used as `.htaccess` beside `index.html`.
pub(crate) fn apache() -> String {
    let headers: String = HEADERS
        .iter()
        .map(|(name, value)| format!("  Header always set {name} \"{value}\"\n"))
        .collect();
    format!(
        "# Beside index.html, under the name .htaccess, or inside <Directory …>.\n\
         AddType application/wasm .wasm\n\
         AddType text/javascript .js\n\
         # By the whole path, since a folder may be what never changes.\n\
         SetEnvIf Request_URI \"{KEPT}\" last-move-kept\n\
         <IfModule mod_headers.c>\n{headers}\
         \x20 Header always set {CACHE} \"{SHORT}\"\n\
         \x20 Header always set {CACHE} \"{LONG}\" env=last-move-kept\n\
         </IfModule>\n\
         <IfModule mod_deflate.c>\n\
         \x20 AddOutputFilterByType DEFLATE application/wasm text/javascript text/css text/html image/svg+xml\n\
         </IfModule>\n"
    )
}

/// The same for people.
pub(crate) fn table(language: &Language) -> String {
    let say = |said: Said| escaped(&language.say(&said()));
    let rows: String = all(SHORT)
        .map(|(name, value)| {
            let value = escaped(value);
            format!(
                "<tr><th scope=\"row\"><code>{name}</code></th><td><code>{value}</code></td></tr>\n"
            )
        })
        .collect();
    let hashed = language.say(&words::for_hashed(format!("<code>{LONG}</code>").as_str()));
    format!(
        "<table class=\"facts\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\
         <tbody>\n{rows}<tr><th scope=\"row\"><code>{CACHE}</code></th><td>{hashed}</td></tr>\
         </tbody></table>",
        say(words::head_header),
        say(words::head_value),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    type Set = BTreeSet<(String, String)>;

    fn pair(name: &str, value: &str) -> (String, String) {
        (name.trim().to_string(), value.trim().trim_matches('"').to_string())
    }

    /// The headers that `_headers` sets for a page, and for an immutable file.
    fn of_headers(text: &str) -> [Set; 2] {
        let mut blocks = text.split("\n/");
        let read = |block: &str| -> Set {
            let lines = block.lines().filter(|line| line.starts_with("  ") && !line.contains('!'));
            lines
                .filter_map(|line| line.split_once(": "))
                .map(|(name, value)| pair(name, value))
                .collect()
        };
        let short = read(blocks.next().expect("a first block"));
        let mut long = short.clone();
        long.retain(|(name, _)| name != CACHE);
        long.extend(read(blocks.next().expect("a file that is kept")));
        [short, long]
    }

    fn of_nginx(text: &str) -> Vec<Set> {
        let read = |block: &str| -> Set {
            let lines = block.lines().filter_map(|line| line.trim().strip_prefix("add_header "));
            lines
                .filter_map(|line| line.strip_suffix(" always;")?.split_once(' '))
                .map(|(name, value)| pair(name, value))
                .collect()
        };
        text.split("\nlocation ").skip(1).map(read).collect()
    }

    fn of_apache(text: &str) -> [Set; 2] {
        let read = |text: &str| -> Set {
            let lines =
                text.lines().filter_map(|line| line.trim().strip_prefix("Header always set "));
            lines
                .filter_map(|line| line.split_once(' '))
                .map(|(name, value)| pair(name, value))
                .collect()
        };
        let when = " env=last-move-kept";
        let kept = text.lines().find(|line| line.ends_with(when)).expect("files that are kept");
        let short = read(&text.replace(kept, ""));
        let mut long = short.clone();
        long.retain(|(name, _)| name != CACHE);
        long.extend(read(&kept.replace(when, "")));
        [short, long]
    }

    #[test]
    fn every_server_sends_the_same() {
        let [short, long] = of_headers(&plain(&["v1/frame-0123456789abcdef.js".to_string()]));
        assert_eq!((short.len(), long.len()), (HEADERS.len() + 1, HEADERS.len() + 1));
        assert!(long.contains(&pair(CACHE, LONG)) && short.contains(&pair(CACHE, SHORT)));
        assert_eq!(of_nginx(&nginx()), [short.clone(), long.clone(), long.clone()]);
        assert_eq!(of_apache(&apache()), [short, long]);
        for text in [nginx(), apache()] {
            assert!(
                text.contains("application/wasm") && !text.contains("X-Frame-Options"),
                "{text}"
            );
        }
    }

    /// Names as a build makes them, and whether each never changes.
    const NAMES: [(&str, bool); 14] = [
        ("board-da5309d8bad2582c.css", true),
        ("v1/last-move-frame-2f26cc754644884f_bg.wasm", true),
        ("v1/about-2f26cc754644884f-dots-and-boxes.js", true),
        ("v1/fr-2f26cc754644884f.js", true),
        ("share-2f26cc754644884f/open.js", true),
        ("share-2f26cc754644884f/*", true),
        ("index.html", false),
        ("v1/last-move.js", false),
        ("v1/kayles.html", false),
        ("dots-and-boxes.html", false),
        ("v1", false),
        ("2f26cc754644884f.js", false),
        ("a-2f26cc754644884.js", false),
        ("a-2f26cc754644884fa.js", false),
    ];

    #[test]
    fn names_by_content_are_told_from_others() {
        for (name, kept) in NAMES {
            assert_eq!(hashed(name), kept, "{name}");
        }
    }

    /// The paths among these that an expression finds, as Node understands it.
    fn found(expression: &str, paths: &[String]) -> Vec<String> {
        let script = "const [, find, ...paths] = process.argv;\
            console.log(paths.filter((path) => new RegExp(find).test(path)).join('\\n'))";
        let mut node = std::process::Command::new("node");
        node.args(["-e", script, expression]).args(paths);
        let output = node.output().expect("tests have Node").stdout;
        String::from_utf8(output).expect("it is text").lines().map(str::to_string).collect()
    }

    #[test]
    fn every_server_keeps_the_same_paths() {
        let pinned = crate::dist::pinned();
        let mut paths: Vec<String> = NAMES.iter().map(|(name, _)| format!("/{name}")).collect();
        let mut kept: Vec<String> =
            NAMES.iter().filter(|(_, kept)| *kept).map(|(name, _)| format!("/{name}")).collect();
        for path in [format!("/{pinned}/kayles.html"), format!("/a/{pinned}/last-move.js")] {
            paths.push(path.clone());
            kept.push(path);
        }
        let (nginx, apache) = (nginx(), apache());
        let between = |text: &str, begin: &str| -> Vec<String> {
            text.split(begin)
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .map(str::to_string)
                .collect()
        };
        let of_nginx = between(&nginx, "location ~ \"");
        let [programs, all] = of_nginx.as_slice() else { panic!("{nginx}") };
        assert_eq!(found(all, &paths), kept);
        let wasm: Vec<String> =
            kept.iter().filter(|path| path.ends_with(".wasm")).cloned().collect();
        assert_eq!(found(programs, &paths), wasm);
        assert_eq!(between(&apache, "Request_URI \""), std::slice::from_ref(all));
    }
}
