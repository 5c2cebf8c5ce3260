//! Text typed into the field for a rule: a rule, or the name of a plane or table.

use crate::address::{Address, Subject};

/// Names of planes and tables without filler words, and their addresses.
const TABLES: [(&str, &str); 10] = [
    ("wythoff", "plane=wythoff"),
    ("wythoffs queen", "plane=wythoff"),
    ("wythoffs nim", "plane=wythoff"),
    ("wythoff dame", "plane=wythoff"),
    ("fibonacci", "table=take-away&f=2x"),
    ("fibonacci nim", "table=take-away&f=2x"),
    ("take away", "table=take-away&f=2x"),
    ("takeaway", "table=take-away&f=2x"),
    ("h", "table=limits&f=2x"),
    ("kayles with longer throws", "table=kayles"),
];

/// The plane or table of a name; `None` for rules and other texts.
///
/// ```
/// let plane = study::typed::table("Wythoff’s queen").map(|subject| subject.to_string());
/// assert_eq!(plane.as_deref(), Some("plane=wythoff&side=1000"));
/// assert_eq!(study::typed::table("kayles"), None);
/// ```
pub fn table(text: &str) -> Option<Subject> {
    let address = sequence::typed::name(text, &TABLES)?;
    Some(Address::read(address, &Address::default()).0.subject)
}
