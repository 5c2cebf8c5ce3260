//! Every sentence that the explorer's brain says.

use crate::address::LONGEST;
use alloc::format;
use alloc::string::String;
use core::fmt;

/// An address that is not read at all.
pub(crate) fn long() -> String {
    format!("the address is longer than {LONGEST} characters")
}

/// A word that means nothing here.
pub(crate) fn unknown(key: &str) -> String {
    let short: String = key.chars().take(20).collect();
    format!("“{short}” means nothing here and is passed over")
}

/// A word that cannot be read.
pub(crate) fn wrong(key: &str, what: &dyn fmt::Display) -> String {
    format!("in “{key}”, {what}")
}
