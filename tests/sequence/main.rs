//! Tests of sequences, planes and certificates, one file for each subject.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

#[path = "../english.rs"]
mod english;

mod canonical;
mod certificates;
mod definition;
mod endless;
mod engines;
mod forged_rows;
mod forger;
mod hypotheses;
mod limits;
mod octal;
mod planes;
mod refusals;
mod rows;
mod seeds;
mod unequal;
