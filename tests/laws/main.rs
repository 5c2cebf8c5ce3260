//! Properties of every game, one file for each subject.
mod addresses;
mod aloud;
mod beans;
mod deals;
#[path = "../english.rs"]
mod english;
mod first_game;
mod goals;
mod half_turns;
mod joined;
mod looking_back;
mod neighbours;
mod prose;
mod refused;
mod refute;
mod retired;
mod said;
mod session;
mod settings;
mod shelf;
mod spoken;
mod steps;
mod touches;
mod typed;
mod typed_words;
mod whys;
mod within;
