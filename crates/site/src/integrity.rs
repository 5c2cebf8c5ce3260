//! Subresource integrity: browsers refuse a file of the site whose digest is not the one that the build wrote.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Trunk’s mark that it should write no digests, in both spellings of the build: later steps change files.
const NONE: [&str; 2] = [" data-integrity=none", " data-integrity=\"none\""];

/// The placeholder of one digest in scripts of `web`.
pub(crate) const PLACE: &str = "const integrity = \"\"";

/// The digest of a text or program, as attributes and policies write it.
pub(crate) fn digest(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// The digest of a file.
pub(crate) fn of(folder: &Path, name: &str) -> Result<String, String> {
    let path = folder.join(name);
    Ok(digest(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?))
}

/// Files with their digests, as an object of a script.
pub(crate) fn list(folder: &Path, names: &[String]) -> Result<String, String> {
    let mut all = Vec::new();
    for name in names {
        all.push(format!("\"./{name}\": \"{}\"", of(folder, name)?));
    }
    Ok(format!("{{ {} }}", all.join(", ")))
}

/// A page whose elements name the digests of the styles, scripts and programs that they load from its folder.
pub(crate) fn page(folder: &Path, text: &str) -> Result<String, String> {
    let (mut made, mut rest) = (String::new(), text);
    while let Some(begin) = ["<link ", "<script "].iter().filter_map(|tag| rest.find(tag)).min() {
        let end = rest[begin..].find('>').ok_or("an element of a page has no end")? + begin;
        let element =
            NONE.iter().fold(rest[begin..end].to_string(), |all, none| all.replace(none, ""));
        made += &rest[..begin];
        made += &element;
        if let Some(name) = loaded(&element).filter(|name| folder.join(name).is_file()) {
            // A tab that a sandboxed frame opens has no origin; its files then count as those of another site.
            made += if element.contains(" crossorigin") { "" } else { " crossorigin" };
            made += &format!(" integrity=\"{}\"", of(folder, name)?);
        }
        rest = &rest[end..];
    }
    Ok(made + rest)
}

/// The file that an element loads, if its digest counts and is not there yet.
fn loaded(element: &str) -> Option<&str> {
    let script = element.starts_with("<script");
    let counts = ["stylesheet", "preload"].iter().any(|kind| element.contains(kind));
    if element.contains(" integrity=") || !(script || counts) {
        return None;
    }
    let address = element.split_once(if script { " src=" } else { " href=" })?.1;
    let address = match address.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next()?,
        None => address.split_ascii_whitespace().next()?,
    };
    Some(address.strip_prefix("./").unwrap_or(address)).filter(|name| !name.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_of_the_folder_gets_its_digest_and_no_other_does() {
        let folder = crate::place::root().join("web");
        let sum = of(&folder, "look.js").expect("it is there");
        assert!(sum.starts_with("sha256-") && sum.ends_with('='), "{sum}");
        let page = |text: &str| page(&folder, text).expect("it is well formed");
        for element in [
            "<script src=\"look.js\"",
            "<script defer src=./look.js",
            "<link href=./look.js rel=modulepreload",
        ] {
            let made = format!("a{element} crossorigin integrity=\"{sum}\">b");
            assert_eq!(page(&format!("a{element}>b")), made);
        }
        let icon = "<link data-integrity=none rel=icon href=look.js>";
        assert_eq!(page(icon), "<link rel=icon href=look.js>");
        for text in [
            "<script src=absent.js>",
            "<script>look.js</script>",
            "<link rel=stylesheet href=/look.js>",
            "<linkage>",
        ] {
            assert_eq!(page(text), text);
        }
    }
}
