//! Laws of sequences, planes and certificates, one file a subject.
#![allow(clippy::unwrap_used, reason = "a law whose steps cannot be taken has failed")]

mod canonical;
mod certificates;
mod definition;
mod engines;
mod forged_rows;
mod forger;
mod hypotheses;
mod limits;
mod octal;
mod planes;
mod rows;
mod seeds;
mod unequal;
