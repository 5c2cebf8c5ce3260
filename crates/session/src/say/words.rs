//! The messages about play, a function each; see `words/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/session.rs"));
