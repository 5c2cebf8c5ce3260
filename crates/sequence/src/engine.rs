//! The engines of a table, each with the values so far.

use crate::cost::EngineKind;
use crate::mask::Mask;
use crate::plain::Plain;
use crate::scan::Scan;
use crate::semantics::Semantics;
use crate::sparse::Sparse;
use alloc::boxed::Box;

/// An engine at work.
#[derive(Clone, Debug)]
pub(crate) enum Engine {
    Plain(Box<Plain>),
    /// Guess and witness, while all values fit a byte.
    Narrow(Box<Scan<u8>>),
    /// The same for larger values.
    Wide(Box<Scan<u16>>),
    /// Rare values, while all values fit a byte.
    Sparse(Box<Sparse<u8>>),
    /// The same for larger values.
    WideSparse(Box<Sparse<u16>>),
    Copy,
}

impl Engine {
    /// Sets of bits, which are for every rule.
    pub(crate) fn by_sets(semantics: &Semantics, values: &[u32]) -> Engine {
        Engine::Plain(Box::new(Plain::after(semantics, values)))
    }

    /// The narrower scan that holds the values so far.
    pub(crate) fn by_witness(semantics: &Semantics, values: &[u32], to: usize) -> Option<Engine> {
        let narrow = Scan::after(semantics, values, to).map(|scan| Engine::Narrow(Box::new(scan)));
        narrow.or_else(|| Some(Engine::Wide(Box::new(Scan::after(semantics, values, to)?))))
    }

    /// The narrower engine by rare values that holds the values so far.
    pub(crate) fn by_rares(
        semantics: &Semantics,
        mask: Mask,
        values: &[u32],
        to: usize,
    ) -> Option<Engine> {
        let narrow = Sparse::after(semantics, mask, values, to)
            .map(|sparse| Engine::Sparse(Box::new(sparse)));
        narrow.or_else(|| {
            let wide = Sparse::after(semantics, mask, values, to)?;
            Some(Engine::WideSparse(Box::new(wide)))
        })
    }

    /// The same engine for larger values, and the next value by it; `None` if there is none.
    pub(crate) fn wider(
        &self,
        semantics: &Semantics,
        values: &[u32],
        to: usize,
    ) -> Option<(Engine, u32)> {
        match self {
            Engine::Sparse(narrow) => {
                let mut wide = Sparse::<u16>::after(semantics, narrow.mask(), values, to)?;
                let value = wide.next(semantics)?;
                Some((Engine::WideSparse(Box::new(wide)), value))
            }
            Engine::Narrow(_) => {
                let mut wide = Scan::<u16>::after(semantics, values, to)?;
                let value = wide.next(semantics)?;
                Some((Engine::Wide(Box::new(wide)), value))
            }
            _ => None,
        }
    }

    pub(crate) fn kind(&self) -> EngineKind {
        match self {
            Engine::Plain(_) => EngineKind::Plain,
            Engine::Narrow(_) | Engine::Wide(_) => EngineKind::Scan,
            Engine::Sparse(_) | Engine::WideSparse(_) => EngineKind::Sparse,
            Engine::Copy => EngineKind::Copy,
        }
    }

    /// The mask and the sizes of the rare heaps, if the engine uses them.
    pub(crate) fn rares(&self) -> Option<(Mask, &[u32])> {
        match self {
            Engine::Sparse(sparse) => Some((sparse.mask(), sparse.rares())),
            Engine::WideSparse(sparse) => Some((sparse.mask(), sparse.rares())),
            _ => None,
        }
    }

    /// How many pairs a search for witnesses looks at, in thousandths of a heap’s size, if it is known.
    pub(crate) fn share(&self) -> Option<u64> {
        match self {
            Engine::Narrow(scan) => scan.share(),
            Engine::Wide(scan) => scan.share(),
            _ => None,
        }
    }
}
