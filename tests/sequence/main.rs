//! Laws of sequences, planes and certificates, one file a subject.
#![allow(clippy::unwrap_used, reason = "a law whose steps cannot be taken has failed")]

mod certificates;
mod definition;
mod engines;
mod octal;
mod planes;
mod rows;
mod seeds;
