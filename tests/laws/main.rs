//! Laws that hold for every game at once, one file a subject.
mod beans;
mod joined;
mod prose;
mod refute;
mod said;
mod session;
mod touches;
mod typed;
