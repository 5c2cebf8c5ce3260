//! Verdicts, at once or in turns.

use crate::given::{self, error, text};
use crate::made::{count, exact, list, object, or_null, strings};
use crate::{turn, words};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use games::asked::Asked;
use games::judged::JudgeTask;
use session::say::{self, Names};
use solver::judge::Progress;
use solver::verdict::{Known, Verdict};
use wasm_bindgen::prelude::*;

/// Fuel between two looks at the clock: a millisecond or less.
const SLICE: u32 = 20_000;

/// Who wins a position, how that is known, and the winning moves.
///
/// Most positions take less than a millisecond, the hardest some seconds. With `ms` the search gives up after about
/// that many milliseconds: then `outcome` is null and `known` is "gave up". `Judge` does the same in turns.
///
/// @throws {Error} if the game, a setting or the position cannot be read.
#[wasm_bindgen(unchecked_return_type = "Verdict")]
pub fn judge(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the game’s id")]
    game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the position")]
    position: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "Settings",
        param_description = "what is not as usual"
    )]
    settings: &JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "number",
        param_description = "milliseconds after which it gives up"
    )]
    ms: &JsValue,
) -> Result<JsValue, JsValue> {
    let time = given::time_or_ever(ms)?;
    let mut judge = Judge::new(game, position, settings)?;
    judge.go_on(time);
    match judge.verdict() {
        made if made.is_undefined() => Ok(gave_up(judge.searched)),
        made => Ok(made),
    }
}

/// A position that is being judged, in turns as long as you like.
///
/// Between two turns a page can draw and handle events. Results so far stay.
#[wasm_bindgen]
pub struct Judge {
    game: Asked,
    position: String,
    task: JudgeTask,
    searched: u64,
    verdict: Option<Verdict>,
}

impl fmt::Debug for Judge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Judge({:?}, {})", self.game, self.position)
    }
}

#[wasm_bindgen]
impl Judge {
    /// Begins; nothing is searched yet.
    ///
    /// @throws {Error} if the game, a setting or the position cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string", param_description = "the game’s id")]
        game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string", param_description = "the position")]
        position: &JsValue,
        #[wasm_bindgen(
            unchecked_optional_param_type = "Settings",
            param_description = "what is not as usual"
        )]
        settings: &JsValue,
    ) -> Result<Judge, JsValue> {
        let game = given::game(game, settings)?;
        let position = text(position, words::the_position)?;
        let task = game.judge(&position).map_err(|refused| error(&refused))?;
        Ok(Judge { game, position, task, searched: 0, verdict: None })
    }

    /// Continues for about `ms` milliseconds; true when the verdict is there.
    ///
    /// @throws {Error} if `ms` is not a number of at least 0.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ms: &JsValue,
    ) -> Result<bool, JsValue> {
        let time = given::time(ms)?;
        Ok(self.go_on(time))
    }

    /// Positions searched so far.
    #[wasm_bindgen(getter)]
    pub fn searched(&self) -> f64 {
        self.searched as f64
    }

    /// The verdict, or undefined before it is there.
    #[wasm_bindgen(getter, unchecked_return_type = "Verdict | undefined")]
    pub fn verdict(&self) -> JsValue {
        let verdict = self.verdict.as_ref();
        verdict.map_or(JsValue::UNDEFINED, |verdict| described(&self.game, &self.position, verdict))
    }
}

impl Judge {
    fn go_on(&mut self, milliseconds: f64) -> bool {
        if self.verdict.is_some() {
            return true;
        }
        turn::work(milliseconds, || match self.task.step(SLICE) {
            Progress::Working { solved } => {
                self.searched = solved;
                false
            }
            Progress::Ready(verdict) => {
                self.searched = verdict.known.positions().unwrap_or(0);
                self.verdict = Some(verdict);
                true
            }
        })
    }
}

fn described(game: &Asked, at: &str, verdict: &Verdict) -> JsValue {
    // The position was read before, and these are its moves.
    let written = |moves: &[_]| game.written(at, moves).unwrap_or_default();
    let winning = written(&verdict.winning);
    let text = |reason| words::english(&Names::reader().fill(&say::reason(reason)));
    let reason = |i: usize| verdict.reasons.get(i).and_then(Option::as_ref).map(text);
    let reasons: Vec<Option<String>> = (0..winning.len()).map(reason).collect();
    let margins: Vec<_> = verdict.margins.iter().map(|(mv, _)| mv.clone()).collect();
    let margins = written(&margins).into_iter().zip(&verdict.margins).map(|(mv, (_, margin))| {
        object([("move", mv.into()), ("margin", JsValue::from_f64(*margin as f64))])
    });
    let letter = |letter: char| JsValue::from_str(letter.encode_utf8(&mut [0; 4]));
    object([
        ("outcome", or_null(verdict.outcome, |outcome| letter(outcome.letter()))),
        ("grundy", or_null(verdict.grundy, exact)),
        ("winning", strings(winning)),
        ("more", verdict.more.into()),
        ("reasons", list(reasons.into_iter().map(|reason| or_null(reason, JsValue::from)))),
        ("best", strings(written(&verdict.best))),
        ("distance", or_null(verdict.distance, count)),
        ("margins", list(margins)),
        (
            "seen",
            or_null(verdict.explanation.as_ref(), |explanation| {
                words::english(&explanation.summary()).into()
            }),
        ),
        ("known", verdict.known.word().into()),
        ("positions", or_null(verdict.known.positions(), count)),
    ])
}

/// The verdict if the time was over.
fn gave_up(positions: u64) -> JsValue {
    let none = || list([]);
    object([
        ("outcome", JsValue::NULL),
        ("grundy", JsValue::NULL),
        ("winning", none()),
        ("more", false.into()),
        ("reasons", none()),
        ("best", none()),
        ("distance", JsValue::NULL),
        ("margins", none()),
        ("seen", JsValue::NULL),
        ("known", Known::GaveUp { positions, longer: false, published: None }.word().into()),
        ("positions", count(positions)),
    ])
}
