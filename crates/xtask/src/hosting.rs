//! What a host of static files should send with each file, in the tongues of several servers.

use std::fs;
use std::path::Path;

use crate::frames::{FOLDER, write};
use crate::{Outcome, about::escaped};

/// The folder of what is not served but read by whoever serves.
pub(crate) const HOSTING: &str = "hosting";

/// Anybody may frame the site and load it from elsewhere, and it asks for nothing of the machine.
const HEADERS: [(&str, &str); 6] = [
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Content-Security-Policy", "frame-ancestors *"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];
const CACHE: &str = "Cache-Control";
/// For how long a page may be kept, and what is named by its content.
const SHORT: &str = "public, max-age=300";
const LONG: &str = "public, max-age=31536000, immutable";
/// Names with a hash of their content, as nginx and Apache look for them.
const HASHED: &str = "-[0-9a-f]{16}[._/]";

/// True for a name with sixteen digits of a hash in it.
pub(crate) fn hashed(name: &str) -> bool {
    name.split(['-', '.', '_', '/'])
        .any(|part| part.len() == 16 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Writes `_headers` and the fragments for servers.
pub(crate) fn files(staging: &Path) -> Outcome {
    let mut names = Vec::new();
    for folder in ["", FOLDER] {
        let entries = fs::read_dir(staging.join(folder));
        let entries = entries.map_err(|error| format!("{}: {error}", staging.display()))?;
        let slash = if folder.is_empty() { "" } else { "/" };
        let found = entries.flatten().map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            // All that lies in a folder which is named by its content.
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

/// What `_headers` says of a path that never changes.
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
         location ~ \\.wasm$ {{\n    types {{ }}\n    default_type application/wasm;\n{long}}}\n\
         location ~ \"{HASHED}\" {{\n{long}}}\n",
        short = sent(SHORT),
        long = sent(LONG),
    )
}

/// A fragment for Apache, to be put beside `index.html` as `.htaccess`.
pub(crate) fn apache() -> String {
    let headers: String = HEADERS
        .iter()
        .map(|(name, value)| format!("  Header always set {name} \"{value}\"\n"))
        .collect();
    format!(
        "# Beside index.html, under the name .htaccess, or inside <Directory …>.\n\
         AddType application/wasm .wasm\n\
         AddType text/javascript .js\n\
         <IfModule mod_headers.c>\n{headers}\
         \x20 Header always set {CACHE} \"{SHORT}\"\n\
         \x20 <FilesMatch \"{HASHED}\">\n    Header always set {CACHE} \"{LONG}\"\n  </FilesMatch>\n\
         </IfModule>\n\
         <IfModule mod_deflate.c>\n\
         \x20 AddOutputFilterByType DEFLATE application/wasm text/javascript text/css text/html image/svg+xml\n\
         </IfModule>\n"
    )
}

/// The same for people.
pub(crate) fn table() -> String {
    let rows: String = all(SHORT)
        .map(|(name, value)| {
            let value = escaped(value);
            format!(
                "<tr><th scope=\"row\"><code>{name}</code></th><td><code>{value}</code></td></tr>\n"
            )
        })
        .collect();
    format!(
        "<table class=\"facts\"><thead><tr><th scope=\"col\">Header</th><th scope=\"col\">Value</th></tr></thead>\
         <tbody>\n{rows}<tr><th scope=\"row\"><code>{CACHE}</code></th><td><code>{LONG}</code> for names with a hash</td></tr>\
         </tbody></table>"
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

    /// What `_headers` sends for a page, and for a file that is kept.
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
        let (before, rest) = text.split_once("<FilesMatch").expect("files that are kept");
        let short = read(before);
        let mut long = short.clone();
        long.retain(|(name, _)| name != CACHE);
        long.extend(read(rest));
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

    #[test]
    fn names_by_content_are_told_from_others() {
        for name in [
            "style-da5309d8bad2582c.css",
            "last-move-frame-2f26cc754644884f_bg.wasm",
            "share-2f26cc754644884f/*",
        ] {
            // What the expression for the servers asks for: a hyphen, the digits, a point or a line.
            let at = name.rfind('-').expect("it has a hyphen") + 1;
            let rest = name[at..].trim_start_matches(|letter: char| letter.is_ascii_hexdigit());
            assert!(hashed(name) && name[at..].len() - rest.len() == 16, "{name}");
            assert!(rest.starts_with(['.', '_', '/']), "{name}");
        }
        for name in ["index.html", "last-move.js", "dots-and-boxes.html", "v1"] {
            assert!(!hashed(name), "{name}");
        }
    }
}
