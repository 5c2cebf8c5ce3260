//! How to play on after a winning move, said to whoever makes it.

use alloc::string::{String, ToString};
use solver::recipe::Recipe;

/// What is said where an explanation proves a win and tells no way to it.
pub const NOT_HOW: &str = "This shows that @winner can win, not how.";

/// What the winner does after each reply; nothing where it does not matter.
pub(super) fn sentence(recipe: &Recipe) -> String {
    match recipe {
        Recipe::Anything | Recipe::Listed => String::new(),
        Recipe::Own(how) => how.sentence(),
        Recipe::Unknown => NOT_HOW.to_string(),
    }
}
