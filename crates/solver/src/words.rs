//! The messages about codes, a function each; see `words/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/solver.rs"));
