//! Renders the words and pictures of a verdict, and the tables of a game, in the worker.
//!
//! The page shows them as they are, and links neither theory nor drawing code.

mod drawing;
mod figures;
mod refutation_table;
mod ring;
mod tables;

use crate::judgement::{Judgement, Rendered};
use crate::say;
use games::judged::Judged;
use games::setup::Setup;
use messages::Message;
use messages::markup::{Html, Markup};
use solver::explanation::{Explanation, Reason};
use solver::refutation_table::Answers;
use solver::verdict::Verdict;

/// Most bytes of pictures of reasons in all; the other reasons have words only.
const DRAWN: usize = 200_000;

/// The verdict as the page shows it.
///
/// ```
/// let setup = games::setup::Setup::of(games::find("nim").expect("there is Nim").card());
/// let mut task = games::judge("nim", &setup, "3.4.5").expect("there is Nim")?;
/// let judgement = session::render::judgement(solver::judge::run(&mut *task));
/// assert_eq!((judgement.grundy, judgement.reasons.len()), (Some(2), 1));
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn judgement(verdict: Verdict) -> Judgement {
    let explanation = verdict.explanation.as_deref();
    let mut drawn = 0;
    let rendered = |reason: &Option<Reason>| {
        let rendered = reason.as_ref().map(|reason| render_reason(reason, drawn < DRAWN));
        drawn += rendered.as_ref().map_or(0, |rendered| rendered.picture.size());
        rendered.unwrap_or_default()
    };
    Judgement {
        outcome: verdict.outcome,
        grundy: verdict.grundy,
        distance: verdict.distance,
        known: verdict.known,
        annotation: explanation.map(Explanation::annotation).unwrap_or_default(),
        margins: verdict.margins.iter().map(|(_, margin)| *margin).collect(),
        seen: seen(explanation, verdict.outcome.is_some()),
        reasons: verdict.reasons.iter().map(rendered).collect(),
        winning: verdict.winning,
        more: verdict.more,
        best: verdict.best,
        practical: verdict.practical,
        naive: verdict.naive,
    }
}

fn render_reason(reason: &Reason, drawn: bool) -> Rendered {
    let mut markup = Markup::default();
    match reason {
        _ if !drawn => {}
        Reason::Theory { before, after } => {
            figures::figure(&mut markup, &after.figure(Some(&**before)))
        }
        Reason::Points { story: turns, .. } => story(&mut markup, turns),
        _ => {}
    }
    Rendered { words: say::reason(reason), picture: markup.done() }
}

/// Best play to the end, turn by turn.
fn story(markup: &mut Markup, turns: &[Message]) {
    if turns.is_empty() {
        return;
    }
    markup.open("ol|class=story");
    for turn in turns {
        markup.say("li", turn);
    }
    markup.shut();
}

/// Why a lost position is lost, or how the machine plays if no verdict is known.
fn seen(explanation: Option<&dyn Explanation>, known: bool) -> Rendered {
    if !known {
        let words = explanation.map_or_else(Message::nothing, |seen| seen.why_lost(false));
        return Rendered { words, picture: Html::default() };
    }
    let mut markup = Markup::default();
    if let Some(explanation) = explanation {
        figures::figure(&mut markup, &explanation.figure(None));
    }
    Rendered { words: say::why_lost(explanation), picture: markup.done() }
}

/// An answer to every move.
pub fn refutation_table(answers: &Answers) -> Html {
    let mut markup = Markup::default();
    refutation_table::table(&mut markup, answers);
    markup.done()
}

/// Tables of a game; a number chooses the content of the last ones.
pub fn tables(game: &Judged, setup: &Setup, number: Option<u64>) -> Html {
    let mut markup = Markup::default();
    for each in &game.tables(setup) {
        tables::table(&mut markup, each);
    }
    if let Some(page) = game.page() {
        let number = number.unwrap_or(page.usual).clamp(page.least, page.most);
        tables::page(&mut markup, page, number);
        for each in &game.paged(setup, number) {
            tables::table(&mut markup, each);
        }
    }
    markup.done()
}
