//! The kernels as a module for Node: the same slices, one call each.

use wasm_bindgen::prelude::wasm_bindgen;

/// A kernel that has begun.
#[wasm_bindgen]
pub struct Run {
    work: crate::Work,
}

/// Begins the kernel of this name; `None` if there is none.
#[wasm_bindgen]
pub fn begin(name: &str) -> Option<Run> {
    crate::begin(name).map(|work| Run { work })
}

#[wasm_bindgen]
impl Run {
    /// One more slice; the checksum after the last one.
    pub fn step(&mut self) -> Option<u64> {
        (self.work)()
    }
}

impl std::fmt::Debug for Run {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a kernel that has begun")
    }
}
