//! The messages that refuse a certificate, a function each; see `words/en.ftl`.

include!(concat!(env!("OUT_DIR"), "/checker.rs"));
