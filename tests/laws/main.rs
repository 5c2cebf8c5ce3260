//! Laws that hold for every game at once, one file a subject.
mod prose;
mod session;
mod touches;
