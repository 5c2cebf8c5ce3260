//! The messages of the scripts that start pages and frames, a function each; see `words/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/site.rs"));
