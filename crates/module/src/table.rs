//! Tables of Grundy values of a rule, their periods and certificates, at once or in turns.

use crate::given::{self, error, text, whole};
use crate::made::{count, exact, list, object, or_null};
use crate::{turn, words};
use alloc::string::{String, ToString};
use js_sys::Uint32Array;
use sequence::{Plan, Proof, Rule, Sequence, Theorem, certificate as proved, typed};
use solver::code::CodeError;
use wasm_bindgen::prelude::*;

/// Steps between two looks at the clock: a millisecond or less.
const SLICE: u64 = 200_000;
/// The greatest heap for a certificate by default.
const FAR: u64 = 10_000;

/// The Grundy values of heaps 0 to `to`: value n is at index n.
///
/// A hundred thousand values take from a millisecond to minutes, depending on the rule; `Table` does the
/// same in turns, and estimates the cost.
///
/// @throws {Error} if the rule cannot be read, or the table would be too large.
#[wasm_bindgen]
pub fn grundy(
    #[wasm_bindgen(
        unchecked_param_type = "string",
        param_description = "the rule, such as `0.77`, `take-1.3.4` or `grundy`"
    )]
    rule: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", param_description = "the greatest heap")]
    to: &JsValue,
) -> Result<Uint32Array, JsValue> {
    let mut table = Table::new(rule, to)?;
    table.values.run();
    Ok(table.values())
}

/// The certificate of a rule’s period: text that `verify`, or a program of your own, can check from
/// nothing but the rule.
///
/// @throws {Error} if the rule cannot be read, or no period is proved by the heaps up to `to`.
#[wasm_bindgen]
pub fn certificate(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the rule")] rule: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "number",
        param_description = "the greatest heap that is looked at; 10,000 if nothing is said"
    )]
    to: &JsValue,
) -> Result<String, JsValue> {
    let mut values = begun(rule, given::whole_or(to, words::the_greatest_heap, FAR)?)?;
    while values.proof().is_none() {
        let progress = values.step(SLICE);
        if progress.values == progress.of {
            break;
        }
    }
    certified(&values)
}

fn unread(refused: CodeError) -> JsValue {
    error(words::in_rule((&refused).into()))
}

fn begun(rule: &JsValue, to: u64) -> Result<Sequence, JsValue> {
    let rule: Rule = typed::rule(&text(rule, words::the_rule)?).map_err(unread)?;
    Sequence::new(&rule, to).map_err(|refused| error(&refused))
}

fn certified(values: &Sequence) -> Result<String, JsValue> {
    let none = || error(words::no_certificate((&values.standing()).into()));
    proved::write(values).ok_or_else(none)
}

/// A table of Grundy values that grows in turns as long as you like.
///
/// Between two turns a page can draw, handle events and stop: results so far stay.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table {
    values: Sequence,
    /// The greatest share reported, in thousandths, so that a corrected estimate does not go back.
    share: u32,
}

#[wasm_bindgen]
impl Table {
    /// Begins; the first few values are there at once.
    ///
    /// @throws {Error} if the rule cannot be read, or the table would be too large.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string", param_description = "the rule")]
        rule: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", param_description = "the greatest heap")]
        to: &JsValue,
    ) -> Result<Table, JsValue> {
        Ok(Table { values: begun(rule, whole(to, words::the_greatest_heap)?)?, share: 0 })
    }

    /// Continues for about `ms` milliseconds; true when all values are there.
    ///
    /// @throws {Error} if `ms` is not a number of at least 0.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let time = given::time(ms)?;
        Ok(turn::work(time, || {
            let progress = self.values.step(SLICE);
            self.share = self.share.max(progress.share);
            progress.values == progress.of
        }))
    }

    /// The rule in canonical notation.
    #[wasm_bindgen(getter)]
    pub fn rule(&self) -> String {
        self.values.rule().to_string()
    }

    /// The rule in words, as the end of “A move …”.
    #[wasm_bindgen(getter)]
    pub fn words(&self) -> String {
        words::english(&self.values.rule().words())
    }

    /// What the rest is expected to cost.
    #[wasm_bindgen(getter, unchecked_return_type = "Plan")]
    pub fn plan(&self) -> JsValue {
        let Plan { engine, steps, bytes, .. } = self.values.plan();
        object([
            ("engine", words::english(&engine.into()).into()),
            ("seconds", JsValue::from_f64(steps as f64 / 1e9)),
            ("bytes", count(bytes)),
        ])
    }

    /// The estimated share of the work that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn share(&self) -> f64 {
        f64::from(self.share) / 1000.0
    }

    /// How many values are there.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.values.values().len()
    }

    /// A copy of all values that are there: value n stands at index n.
    #[wasm_bindgen(getter)]
    pub fn values(&self) -> Uint32Array {
        Uint32Array::from(self.values.values())
    }

    /// A copy of the values from heap n on, if you have the others already.
    ///
    /// @throws {Error} if n is not a whole number.
    pub fn from(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let values = self.values.values();
        let from = whole(n, words::the_heap)?.min(values.len() as u64) as usize;
        Ok(Uint32Array::from(&values[from..]))
    }

    /// The value of heap n: beyond the values that are there it is known once a period is proved,
    /// else undefined.
    ///
    /// @throws {Error} if n is not a whole number.
    #[wasm_bindgen(unchecked_return_type = "Value | undefined")]
    pub fn at(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(self.values.at(whole(n, words::the_heap)?).map_or(JsValue::UNDEFINED, exact))
    }

    /// The proved period, or null as long as none is proved.
    #[wasm_bindgen(getter, unchecked_return_type = "Period | null")]
    pub fn period(&self) -> JsValue {
        or_null(self.values.proof(), |proof| period(&proof, self.values.values()))
    }

    /// What is known about the period, as a sentence.
    #[wasm_bindgen(getter)]
    pub fn standing(&self) -> String {
        words::english(&(&self.values.standing()).into())
    }

    /// The certificate of the proved period.
    ///
    /// @throws {Error} if no period is proved by the values that are there.
    pub fn certificate(&self) -> Result<String, JsValue> {
        certified(&self.values)
    }
}

fn period(proof: &Proof, values: &[u32]) -> JsValue {
    let exceptions = proved::exceptions(values, proof);
    let exception = |(heap, value): (usize, u32)| {
        object([("heap", count(heap as u64)), ("value", count(value.into()))])
    };
    object([
        ("start", count(proof.period.start as u64)),
        ("length", count(proof.period.length as u64)),
        ("saltus", count(proof.period.saltus.into())),
        ("exceptions", list(exceptions.into_iter().map(exception))),
        (
            "theorem",
            match proof.theorem {
                Theorem::Window => "window",
                Theorem::WindowUnequal => "window-unequal",
                Theorem::State { .. } => "state",
            }
            .into(),
        ),
        ("bound", count(proof.bound as u64)),
    ])
}
