//! The script that starts the program of a page, in place of Trunk's, which reports no failures.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use messages::{LANGUAGES, Message};

use crate::frames::{self, read, write};
use crate::language::{self, About};
use crate::{
    ChoreResult, about as texts, integrity, place, placeholder, postprocess, trust, words,
};

/// The script in `web`.
const SCRIPT: &str = "begin.js";
/// The placeholder of the scripts with the texts of games.
const TEXTS: &str = "const texts = {};";
/// The placeholders of the scripts that start solvers, and of the digests of all that the script loads.
const SOLVERS: &str = "const solvers = [];";
const SUMS: &str = "const sums = {};";

/// Writes the script that starts pages about something, and those of their languages; returns its name.
///
/// `program` begins the names of the program’s files; `solvers` are the scripts of its workers.
pub(crate) fn script(
    staging: &Path,
    about: About,
    program: &str,
    solvers: &[&str],
) -> Result<String, String> {
    let text = trust::script(&read(&place::root().join("web").join(SCRIPT))?)?;
    let mut scripts = Vec::new();
    for (language, _) in LANGUAGES {
        let stem = format!("words{}-{language}", ending(about));
        let name = named(staging, &stem, &language::script(language, about)?)?;
        scripts.push((language, name));
    }
    let mut loaded = vec![format!("{program}.js"), format!("{program}_bg.wasm")];
    loaded.extend(solvers.iter().map(|name| name.to_string()));
    loaded.extend(scripts.iter().map(|(_, name)| name.clone()));
    let text = frames::languages(&text, scripts.into_iter())?;
    let mut long = Vec::new();
    for language in texts::other_languages().filter(|_| about == About::Games) {
        long.push((
            language,
            named(staging, &format!("texts-{language}"), &texts::script(language)?)?,
        ));
    }
    loaded.extend(long.iter().map(|(_, name)| name.clone()));
    let long = frames::scripts(long.into_iter());
    let text = placeholder::fill(&text, TEXTS, &format!("const texts = {long};"), SCRIPT)?;
    let solvers = solvers.iter().map(|name| format!("\"./{name}\"")).collect::<Vec<_>>();
    let solvers = format!("const solvers = [{}];", solvers.join(", "));
    let text = placeholder::fill(&text, SOLVERS, &solvers, SCRIPT)?;
    let sums = format!("const sums = {};", integrity::list(staging, &loaded)?);
    let text = placeholder::fill(&text, SUMS, &sums, SCRIPT)?;
    named(staging, &format!("begin{}", ending(about)), &language::sentences(&text, &said())?)
}

/// The end of the script's name for pages about something.
fn ending(about: About) -> &'static str {
    if about == About::Tables { "-tables" } else { "" }
}

/// The messages of the script, by the names that it has for them.
fn said() -> [(&'static str, Message); 11] {
    [
        ("try-again", words::try_again()),
        ("file-missing", words::file_missing("{status}")),
        ("file-cut", words::file_cut()),
        ("file-absent", words::file_absent()),
        ("file-other", words::file_other()),
        ("file-damaged", words::file_damaged()),
        ("no-wasm", words::no_wasm()),
        ("forbidden", words::forbidden()),
        ("not-started", words::not_started()),
        ("page-slow", words::page_slow()),
        ("page-stopped", words::page_stopped()),
    ]
}

/// Writes a script of the site under a name with a hash of its content; returns the name.
pub(crate) fn named(staging: &Path, stem: &str, text: &str) -> Result<String, String> {
    let name = content(staging, stem, "js", text)?;
    postprocess::terse(&staging.join(&name), true)?;
    Ok(name)
}

/// Writes a file under a name with a hash of its content; returns the name.
pub(crate) fn content(
    staging: &Path,
    stem: &str,
    ending: &str,
    text: &str,
) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let name = format!("{stem}-{:016x}.{ending}", hasher.finish());
    write(&staging.join(&name), text)?;
    Ok(name)
}

/// The element that runs the script for a program; `program` begins the names of both its files.
pub(crate) fn tag(script: &str, program: &str) -> String {
    format!(
        "<script defer src=\"./{script}\" data-glue=\"./{program}.js\" \
         data-program=\"./{program}_bg.wasm\" data-speaks=\"{}\"></script>",
        LANGUAGES.map(|(word, _)| word).join(" ")
    )
}

/// The elements with which a browser preloads both files.
pub(crate) fn ahead(program: &str) -> String {
    format!(
        "<link crossorigin href=\"./{program}.js\" rel=\"modulepreload\">\
         <link as=\"fetch\" crossorigin href=\"./{program}_bg.wasm\" rel=\"preload\" \
         type=\"application/wasm\">"
    )
}

/// Starts the program of a page by the script.
pub(crate) fn page(page: &Path, script: &str, program: &str) -> ChoreResult {
    let text = read(page)?;
    let text = begun(&text, script, program)
        .ok_or(format!("{}: there is no script that starts {program}", page.display()))?;
    fs::write(page, text).map_err(|error| format!("{}: {error}", page.display()))
}

/// The page with our script instead of the one that names the program.
fn begun(text: &str, script: &str, program: &str) -> Option<String> {
    let (open, close) = ("<script", "</script>");
    let mut from = 0;
    loop {
        let begin = from + text[from..].find(open)?;
        let end = begin + text[begin..].find(close)? + close.len();
        if text[begin..end].contains(program) {
            return Some([&text[..begin], &tag(script, program), &text[end..]].concat());
        }
        from = end;
    }
}

#[cfg(test)]
mod tests {
    use super::begun;

    #[test]
    fn the_script_that_starts_the_program_is_the_one_that_goes() {
        let page = "<script>a</script><script type=module>import init from './p-1.js'</script><p>";
        let made = begun(page, "begin-2.js", "p-1").expect("it is there");
        assert!(made.starts_with("<script>a</script><script defer src=\"./begin-2.js\""), "{made}");
        assert!(
            made.contains(
                "data-glue=\"./p-1.js\" data-program=\"./p-1_bg.wasm\" data-speaks=\"en fr\""
            ),
            "{made}"
        );
        assert!(made.ends_with("></script><p>") && !made.contains("import"), "{made}");
        assert_eq!(begun(page, "begin-2.js", "q-1"), None);
    }
}
