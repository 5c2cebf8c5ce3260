//! The messages about rules of heap games, a function each; see `words/en.ftl`.

#[cfg(test)]
pub(crate) fn english(error: &solver::code::CodeError) -> alloc::string::String {
    let solver = include_str!("../../solver/words/en.ftl");
    let files = [("solver", solver), ("notation", include_str!("../words/en.ftl"))];
    let words = messages::native::Words::new("en", &files).expect("the build has read them");
    words.text(&error.into())
}

include!(concat!(env!("OUT_DIR"), "/notation.rs"));
