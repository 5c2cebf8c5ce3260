//! Laws that hold for every game at once, one file a subject.
mod beans;
mod deals;
mod goals;
mod half_turns;
mod joined;
mod looking_back;
mod prose;
mod refused;
mod refute;
mod retired;
mod said;
mod session;
mod settings;
mod spoken;
mod touches;
mod typed;
