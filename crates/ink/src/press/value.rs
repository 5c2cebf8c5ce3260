//! Texts and functions that are passed on without being copied.

use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

/// A text that costs nothing to pass on.
#[derive(Clone)]
pub enum AttrValue {
    /// One of the program itself.
    Static(&'static str),
    /// One that was made.
    Rc(Rc<str>),
}

impl Deref for AttrValue {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            AttrValue::Static(text) => text,
            AttrValue::Rc(text) => text,
        }
    }
}

impl PartialEq for AttrValue {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl From<String> for AttrValue {
    fn from(text: String) -> Self {
        AttrValue::Rc(text.into())
    }
}

impl From<&'static str> for AttrValue {
    fn from(text: &'static str) -> Self {
        AttrValue::Static(text)
    }
}

impl fmt::Debug for AttrValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, out)
    }
}

impl fmt::Display for AttrValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self)
    }
}

/// A function to which something can be told.
pub struct Callback<I>(Rc<dyn Fn(I)>);

impl<I> Callback<I> {
    /// Tells it.
    pub fn emit(&self, told: I) {
        (self.0)(told);
    }

    /// A function that does nothing.
    pub fn noop() -> Callback<I> {
        Callback(Rc::new(|_| ()))
    }
}

impl<I, F: Fn(I) + 'static> From<F> for Callback<I> {
    fn from(function: F) -> Self {
        Callback(Rc::new(function))
    }
}

impl<I> Clone for Callback<I> {
    fn clone(&self) -> Self {
        Callback(self.0.clone())
    }
}

impl<I> fmt::Debug for Callback<I> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Callback")
    }
}
