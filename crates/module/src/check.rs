//! Certificates, verified by the checker, at once or in turns.

use crate::given::{self, error, text};
use crate::made::{count, list, object};
use crate::{turn, words};
use checker::{Refusal, RowPeriod, Slice, Verified};
use wasm_bindgen::prelude::*;

/// Steps between two looks at the clock: a millisecond or less.
const SLICE: u64 = 500_000;

/// Checks a certificate from the first line to the last, and returns what it proves.
///
/// All values are computed from the definition, by a program that shares no code with the one that wrote
/// the certificate; `Check` does the same in turns.
///
/// @throws {Error} if the certificate does not hold; it names the line and what is wrong in it.
#[wasm_bindgen(unchecked_return_type = "Verified")]
pub fn verify(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the certificate")]
    certificate: &JsValue,
) -> Result<JsValue, JsValue> {
    let mut check = Check::new(certificate)?;
    check.go_on(f64::INFINITY)?;
    Ok(check.verified())
}

/// A certificate that is being checked, in turns as long as you like.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Check {
    check: checker::Check,
    found: u64,
    verified: Option<Verified>,
}

#[wasm_bindgen]
impl Check {
    /// Reads a certificate: its form and its checksum are looked at now, its claims later.
    ///
    /// @throws {Error} if the form or the checksum is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string", param_description = "the certificate")]
        certificate: &JsValue,
    ) -> Result<Check, JsValue> {
        let text = text(certificate, words::the_certificate)?;
        Ok(Check { check: checker::Check::new(&text).map_err(thrown)?, found: 0, verified: None })
    }

    /// Continues for about `ms` milliseconds; true when the certificate is verified.
    ///
    /// @throws {Error} if the certificate does not hold; it names the line and what is wrong in it.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let time = given::time(ms)?;
        self.go_on(time)
    }

    /// The estimated share of the work that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn share(&self) -> f64 {
        // Work grows with the square of the heaps, or of the rows.
        let share = self.found as f64 / self.check.values().max(1) as f64;
        share * share
    }

    /// What the certificate proves, or undefined before it is verified.
    #[wasm_bindgen(getter, unchecked_return_type = "Verified | undefined")]
    pub fn verified(&self) -> JsValue {
        self.verified.as_ref().map_or(JsValue::UNDEFINED, |right| {
            object([
                ("rule", right.rule.as_str().into()),
                ("start", count(right.preperiod)),
                ("length", count(right.period)),
                ("saltus", count(right.saltus)),
                ("computed", count(right.computed)),
                ("rows", list(right.rows.iter().map(row))),
            ])
        })
    }
}

fn thrown(refusal: Refusal) -> JsValue {
    error(&refusal)
}

fn row(row: &RowPeriod) -> JsValue {
    object([
        ("start", count(row.preperiod)),
        ("length", count(row.period)),
        ("saltus", count(row.saltus)),
    ])
}

impl Check {
    fn go_on(&mut self, milliseconds: f64) -> Result<bool, JsValue> {
        if self.verified.is_some() {
            return Ok(true);
        }
        let mut refused = None;
        let over = turn::work(milliseconds, || match self.check.step(SLICE) {
            Slice::Working(found) => {
                self.found = found;
                false
            }
            Slice::Done(Ok(verified)) => {
                self.found = verified.computed;
                self.verified = Some(verified);
                true
            }
            Slice::Done(Err(refusal)) => {
                refused = Some(refusal);
                true
            }
        });
        refused.map_or(Ok(over), |refusal| Err(thrown(refusal)))
    }
}
