//! Fills the places in scripts of `web` that are known only when the folder is built.

/// The text with `filling` in the first `place`; an error names `file`, the text that lacks it.
pub(crate) fn fill(text: &str, place: &str, filling: &str, file: &str) -> Result<String, String> {
    let (before, behind) = text.split_once(place).ok_or(format!("{file} has no “{place}”"))?;
    Ok([before, filling, behind].concat())
}
