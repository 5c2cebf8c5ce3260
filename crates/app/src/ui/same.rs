//! What components share of a game: two of it are alike only if they are one and the same.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use yew::html::ImplicitClone;

/// A value that is compared by where it is, and copied when it changes while somebody else has it.
#[derive(Debug)]
pub(crate) struct Same<T>(Rc<T>);

impl<T> Same<T> {
    pub(crate) fn new(value: T) -> Same<T> {
        Same(Rc::new(value))
    }
}

impl<T> Clone for Same<T> {
    fn clone(&self) -> Self {
        Same(self.0.clone())
    }
}

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Same<T> {
    fn deref_mut(&mut self) -> &mut T {
        Rc::make_mut(&mut self.0)
    }
}

impl<T> ImplicitClone for Same<T> {}
