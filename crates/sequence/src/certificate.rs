//! Certificates: the proof of a period as text that another program can check.
