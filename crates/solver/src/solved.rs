//! The memory of a search: what each node is worth that has been solved.

use crate::memo;
use crate::rules::Node;
use crate::search::Worth;
use alloc::vec::Vec;
use core::fmt;

/// Nodes with their worth: open addressing with linear probing, as in [`memo::Memo`].
#[derive(Default)]
pub(crate) struct Solved {
    /// A power of two in number, or none.
    slots: Vec<Option<(Node, Worth)>>,
    count: usize,
}

impl Solved {
    /// The slot of a node, or the empty one where it belongs; there is an empty one.
    fn slot(&self, node: &[u64]) -> usize {
        let mix =
            |hash: u64, n: &u64| (hash.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
        let mut at = memo::place(node.iter().fold(0, mix), self.slots.len());
        loop {
            match &self.slots[at] {
                Some((other, _)) if other != node => at = (at + 1) & (self.slots.len() - 1),
                _ => return at,
            }
        }
    }

    /// What a node is worth.
    pub(crate) fn get(&self, node: &[u64]) -> Option<Worth> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(node)].as_ref().map(|(_, worth)| *worth)
    }

    /// Remembers what a node is worth.
    pub(crate) fn insert(&mut self, node: Node, worth: Worth) {
        if memo::full(self.count, self.slots.len()) {
            let mut more = Vec::new();
            more.resize_with(memo::more(self.slots.len()), || None);
            for one in core::mem::replace(&mut self.slots, more).into_iter().flatten() {
                let at = self.slot(&one.0);
                self.slots[at] = Some(one);
            }
        }
        let at = self.slot(&node);
        self.count += usize::from(self.slots[at].is_none());
        self.slots[at] = Some((node, worth));
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.count
    }
}

impl fmt::Debug for Solved {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Solved({})", self.count)
    }
}
