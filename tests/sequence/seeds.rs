//! The claims of the sources about sequences.
