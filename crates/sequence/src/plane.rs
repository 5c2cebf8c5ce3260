//! Wythoff's plane.
