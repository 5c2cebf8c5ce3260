//! Wythoff’s plane, at once or in turns.

use crate::given::{self, error, whole};
use crate::{turn, words};
use alloc::vec::Vec;
use js_sys::Uint16Array;
use sequence::plane;
use wasm_bindgen::prelude::*;

/// Squares between two looks at the clock: a millisecond or less.
const SLICE: u64 = 20_000;

/// The Grundy values of Wythoff’s queen on a square board, row after row from the corner: that of
/// (x, y) stands at index y × side + x.
///
/// @throws {Error} if the side is not from 1 to 10,000.
#[wasm_bindgen(js_name = plane)]
pub fn whole_plane(
    #[wasm_bindgen(unchecked_param_type = "number", param_description = "squares in a row")]
    side: &JsValue,
) -> Result<Uint16Array, JsValue> {
    let mut plane = Plane::new(side)?;
    plane.plane.run();
    let side = plane.side();
    let squares = Uint16Array::new_with_length((side * side) as u32);
    for y in 0..side {
        let row = plane.filled(y).ok_or_else(|| error(words::plane_to_come()))?;
        squares.subarray((y * side) as u32, ((y + 1) * side) as u32).copy_from(&row);
    }
    Ok(squares)
}

/// Wythoff’s plane, computed in turns as long as you like.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Plane {
    plane: plane::Plane,
}

#[wasm_bindgen]
impl Plane {
    /// Begins; nothing is computed yet.
    ///
    /// @throws {Error} if the side is not from 1 to 10,000.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number", param_description = "squares in a row")]
        side: &JsValue,
    ) -> Result<Plane, JsValue> {
        Ok(Plane {
            plane: plane::Plane::new(whole(side, words::the_side)?)
                .map_err(|refused| error(&refused))?,
        })
    }

    /// Squares in a row.
    #[wasm_bindgen(getter)]
    pub fn side(&self) -> usize {
        self.plane.side()
    }

    /// Continues for about `ms` milliseconds; true when all squares are there.
    ///
    /// @throws {Error} if `ms` is not a number of at least 0.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let time = given::time(ms)?;
        Ok(turn::work(time, || {
            let progress = self.plane.step(SLICE);
            progress.values == progress.of
        }))
    }

    /// The estimated share of the work that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn share(&self) -> f64 {
        f64::from(self.plane.progress().share) / 1000.0
    }

    /// The value of a square; undefined outside the board, or where it is not computed yet.
    ///
    /// @throws {Error} if x or y is not a whole number.
    pub fn at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Result<Option<u32>, JsValue> {
        let (x, y) = (whole(x, words::the_column)?, whole(y, words::the_row)?);
        let within = |at: u64| usize::try_from(at).ok();
        Ok(within(x).zip(within(y)).and_then(|(x, y)| self.plane.at(x, y)))
    }

    /// The values of a row, from the left.
    ///
    /// @throws {Error} if the row is outside the board or not complete yet.
    pub fn row(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Result<Uint16Array, JsValue> {
        let row = whole(y, words::the_row)?;
        let side = self.plane.side();
        let y = usize::try_from(row).ok().filter(|y| *y < side);
        let y = y.ok_or_else(|| error(words::no_such_row(side as u64 - 1)))?;
        let filled = self.filled(y);
        let filled = filled.ok_or_else(|| error(words::row_to_come(y as u64)))?;
        Ok(Uint16Array::from(&filled[..]))
    }
}

impl Plane {
    /// A row, if all of it is there; values are below three times the side.
    fn filled(&self, y: usize) -> Option<Vec<u16>> {
        let value = |x: usize| self.plane.at(x, y).and_then(|value| u16::try_from(value).ok());
        (0..self.plane.side()).map(value).collect()
    }
}
