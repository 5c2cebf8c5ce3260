//! Explanations address the right player, in whole sentences with content.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::{english, html};
use crate::session::{answered, opened};
use games::GAMES;
use games::setup::Setup;
use games::theory::{Over, share};
use messages::Message;
use session::judgement::Rendered;
use session::say::{self, Names};
use session::seat::Level;
use solver::explanation::Reason;
use solver::judge::{Progress, Task};
use solver::play::Move;
use solver::recipe::Recipe;
use solver::verdict::Verdict;
use std::collections::BTreeSet;

/// Number of random positions for each start.
const TRIED: usize = 14;

/// Least number of kinds of recipes among the reasons of winning moves in all games. Recipes whose sentences
/// differ only in numbers are one kind. There are 27 with this seed and with each of eleven others.
const KINDS: usize = 26;
/// Least number of reasons from a search of points. There are 50 with this seed, and 48 to 65 with others.
const SEARCHED: usize = 45;

/// Starts that the random positions do not reach.
const MORE: [&str; 19] = [
    "nim?at=2.3.4&misere=1",
    "nim?at=1.1.1.6&misere=1",
    "queens?at=5.4_6.0",
    "diamond?at=xx_xx_xx",
    "diamond?at=.x._xxx_.x.",
    "take-away?at=20",
    "take-away?at=14",
    "take-away?at=13",
    "one-pile?at=21&misere=1",
    "one-pile?at=23&take=1.3.4",
    "kayles?at=iiiiiiii&misere=1",
    "kayles?at=i.i.i.ii&misere=1",
    "kayles?at=iiiiiiiiiii&ring=1",
    "chocolate-stones?at=5",
    "parity-subtraction?at=27",
    "parity-subtraction?at=26.3.2",
    "dots-and-boxes?at=.._....._.._....._..",
    "dots-and-boxes?at=--_-.-.-_..",
    "no-factor?at=12~1",
];

/// The end of a reason that does not say how to win.
const NOT_WHY: &str = "can win, not why.";

/// The sentences about a position, with the recipe of each reason.
fn sentences(verdict: &Verdict) -> Vec<(String, Option<Recipe>)> {
    let english = |message: Message| english(&Names::reader().fill(&message));
    let mut found = Vec::new();
    for reason in verdict.reasons.iter().flatten().take(6) {
        found.push((english(say::reason(reason)), Some(reason.recipe())));
    }
    if let Some(explanation) = &verdict.explanation {
        found.push((english(explanation.summary()), None));
        if verdict.winning.is_empty() {
            found.push((english(say::why_lost(Some(&**explanation))), None));
        }
    }
    found
}

/// Calls `check` for positions of every game, from the starts of its card and from `MORE`, with their verdicts.
fn each(mut check: impl FnMut(&str, &Verdict)) {
    let mut dice = fastrand::Rng::with_seed(14);
    let mut seen = |id: &str, setup: &Setup, at: &str| {
        let mut judge = games::judge(id, setup, at).unwrap().unwrap();
        if let Some(verdict) = soon(&mut *judge) {
            check(&format!("{id} {setup:?} {at}"), &verdict);
        }
    };
    for game in GAMES {
        let card = game.card();
        let pairs = card.starts.iter().map(|start| format!("{}?{}", card.id, start.pairs));
        let more = MORE.iter().filter(|one| one.starts_with(&format!("{}?", card.id)));
        for address in pairs.chain(more.map(|one| one.to_string())) {
            let session = opened(&address);
            let mut at = session.position(0).clone();
            if at.points().is_some() && at.code().len() > 24 {
                continue;
            }
            for _ in 0..TRIED {
                if solver::play::count(at.moves()) < 400 {
                    seen(card.id, session.setup(), at.code());
                }
                let moves = solver::play::moves(at.moves(), 300);
                let Some(mv) = dice.choice(&moves) else { break };
                at = at.play(mv).unwrap();
            }
        }
    }
}

/// The verdict, if it needs few steps.
fn soon(judge: &mut dyn Task<Output = Verdict>) -> Option<Verdict> {
    (0..40).find_map(|_| match judge.step(50_000) {
        Progress::Ready(verdict) => Some(verdict),
        Progress::Working { .. } => None,
    })
}

/// True if a sentence has no content, such as a sum with 0.
fn empty(text: &str) -> bool {
    let single = text.split("Grundy values ").skip(1).any(|rest| {
        let (values, _) = rest.split_once(" with ").unwrap_or(("⊕", ""));
        values.parse::<u64>().is_ok()
    });
    let nothing =
        ["+ 0.", "+ 0,", "+ 0;", "has the Grundy value 0", "Grundy value is 0", "worth 0"];
    let game = text.split("Grundy values are ").nth(1).is_some_and(|rest| {
        rest.split(", with").next().is_some_and(|text| !text.contains(" and "))
    });
    let words: Vec<&str> = text.split(' ').collect();
    let same = words.windows(3).any(|of| {
        of[1] == "="
            && of[2].ends_with([';', '.', ','])
            && of[2].trim_end_matches([';', '.', ',']) == of[0]
    });
    single || game || same || nothing.iter().any(|shape| text.contains(shape))
}

/// Plural nouns, which must not follow a 1.
const SEVERAL: [&str; 12] = [
    "moves",
    "lines",
    "heaps",
    "rows",
    "columns",
    "boxes",
    "units",
    "parts",
    "pieces",
    "pins",
    "replies",
    "positions",
];

/// A mistake of grammar in a text.
fn mistake(text: &str) -> Option<&'static str> {
    let words: Vec<&str> = text.split(' ').collect();
    for pair in words.windows(2) {
        let number: String = pair[1].chars().take_while(char::is_ascii_digit).collect();
        let vowel = pair[1].starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O'])
            || pair[1].starts_with("H-")
            || number.starts_with('8')
            || ["11", "18"].contains(&number.as_str());
        let one = pair[1].starts_with("one");
        match pair[0] {
            "a" | "A" if vowel && !one => return Some("“a” before a vowel"),
            "an" | "An" if !vowel || one => return Some("“an” before a consonant"),
            "1" if SEVERAL.contains(&pair[1].trim_end_matches(['.', ',', ':'])) => {
                return Some("one of several");
            }
            "moves" | "lines" | "heaps" | "rows"
                if pair[1] == "is" && !text.contains("number of moves is") =>
            {
                return Some("several is");
            }
            "move" | "heap" | "row" if pair[1] == "are" => return Some("one are"),
            _ => {}
        }
    }
    let begins = text.chars().next().is_some_and(|first| !first.is_lowercase());
    match () {
        () if !begins => Some("no capital"),
        () if !text.ends_with('.') => Some("no full stop"),
        () if text.contains("  ") || text.contains("..") && !text.contains("…") => Some("a gap"),
        () if text.contains('@') => Some("nobody is named"),
        () => None,
    }
}

#[test]
fn reasons_are_whole_sentences_with_content() {
    let (mut kinds, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    each(|here, verdict| {
        for (text, recipe) in sentences(verdict) {
            if empty(&text) || mistake(&text).is_some() {
                wrong.insert(format!("{here}: {text} {:?}", mistake(&text)));
            }
            if let Some(recipe) = recipe {
                let (unknown, marked) =
                    (matches!(recipe, Recipe::Unknown), text.contains("not why"));
                if unknown != marked {
                    wrong.insert(format!("{here}: not marked: {text}"));
                }
                // Recipes of one kind differ only in numbers.
                kinds.insert(format!("{recipe:?}").replace(|c: char| c.is_ascii_digit(), ""));
            }
        }
    });
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    println!("{kinds:?}");
    assert!(kinds.len() >= KINDS, "{} {kinds:?}", kinds.len());
}

/// A search of points gives no recipe: the sentence names the search and says that it does not show how.
#[test]
fn reasons_from_a_search_of_points_say_so() {
    let mut count = 0;
    each(|here, verdict| {
        for reason in verdict.reasons.iter().flatten() {
            if let Reason::Points { .. } = reason {
                let text = english(&Names::reader().fill(&say::reason(reason)));
                assert!(text.starts_with("A search shows that it ends "), "{here}: {text}");
                assert!(text.ends_with(NOT_WHY), "{here}: {text}");
                count += 1;
            }
        }
    });
    assert!(count >= SEARCHED, "{count}");
}

#[test]
fn empty_sentences_and_mistakes_are_found() {
    for text in [
        "Grundy values 0 with nim-sum 0.",
        "20 = 5 × 4 + 0.",
        "13 = 13; the smallest term, 13, is above the limit of 12.",
        "A pile of 21 has the Grundy value 0.",
        "It leaves a part whose Grundy value is 0: every move from it can be answered.",
        "It leaves a path of 5, worth 0.",
    ] {
        assert!(empty(text), "{text}");
    }
    for text in ["It leaves a H-number.", "It takes a 8.", "1 moves go.", "2 moves is left.", "so"]
    {
        assert!(mistake(text).is_some(), "{text}");
    }
}

/// The reason of the first winning move at an address, as the page shows it.
fn reason(address: &str) -> Rendered {
    let session = answered(opened(address));
    let mv: Move = session.verdict().unwrap().winning[0].clone();
    session.reason(0, &mv).unwrap()
}

#[test]
fn reasons_address_the_right_player() {
    let text = |players: &str| english(&reason(&format!("nim?at=3.4.5&players={players}")).words);
    assert!(text("you-first").ends_with("You can always make every column even again."));
    assert!(text("you-second").ends_with("The machine can always make every column even again."));
    assert!(text("two").ends_with("The first player can always make every column even again."));
    assert!(text("watch").ends_with("The first machine can always make every column even again."));
    let singles = english(&reason("nim?at=1.1.2&misere=1&players=you-second").words);
    assert!(singles.contains("so you must take the last"), "{singles}");
    let boxes = reason("dots-and-boxes?at=--_-.-.-_..&players=you-second");
    let (words, picture) = (english(&boxes.words), html(&boxes.picture));
    assert!(!picture.contains('@') && picture.contains("The machine can"), "{picture}");
    assert!(words.contains("This shows that the machine can win, not why."), "{words}");
}

#[test]
fn both_names_are_filled_in() {
    let names = Names::of(session::seat::Players::Two, 1);
    let text = |message: &Message| english(&names.fill(message));
    // One message names the other player, and one the winner.
    let copy = Message::new("dots-and-boxes", "draws-waiting-own").with("line", "AB");
    assert_eq!(
        text(&copy.with("boxes", "2 boxes")),
        "wait with AB: that gives 2 boxes to the first player, with the next move"
    );
    let not_how = Message::new("session", "not-how");
    assert_eq!(text(&not_how), "This shows that the second player can win, not why.");
    let over = Reason::Theory { before: share(Over), after: share(Over) };
    assert_eq!(text(&say::reason(&over)), "Nothing is left to move.");
}

/// Control forces the opponent to open the next chain, so it is mentioned only if another chain or loop is left.
#[test]
fn control_is_mentioned_only_if_there_is_a_next_opening() {
    for (at, control) in [("---_......._---", false), ("---_......._---_......._---", true)] {
        let session = answered(opened(&format!("dots-and-boxes?at={at}")));
        let seen = english(&session.verdict().unwrap().seen.words);
        assert!(seen.contains("opens one for the other"), "{seen}");
        assert_eq!(seen.contains("that is control"), control, "{seen}");
    }
}

/// On boards beyond the search the machine may lose a win that it does not know of.
#[test]
fn the_best_level_promises_only_wins_that_the_machine_knows() {
    let (_, plays) = say::level(Level::Perfect, GAMES[0].card().naive);
    assert_eq!(
        english(&plays),
        "The machine never loses a win that it knows of, so you win by finding every winning move."
    );
}

/// Players may make mistakes, so a verdict states a win, a length and a lead only for best play.
#[test]
fn verdicts_are_stated_for_best_play() {
    let text = |address: &str| english(&say::verdict(&answered(opened(address))));
    let nim = text("nim?at=3.4.5&players=you-second&level=beginner");
    assert!(nim.starts_with("The machine can win from here (N): one move wins. "), "{nim}");
    assert!(nim.contains(" With best play the game lasts "), "{nim}");
    let boxes = text("dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--");
    assert!(boxes.ends_with(" With best play you end 5 ahead."), "{boxes}");
}

/// Answering each line by its partner until the end loses, as `tests/rules/recipes.rs` shows.
#[test]
fn the_partner_strategy_is_limited_to_enough_lines() {
    let text = english(&reason("diamond?at=....._.xxx._xxxxx_.xxx._..x..").words);
    let until = "While three or more rows and three or more columns are left, you can answer";
    assert!(text.contains(until), "{text}");
}

/// Some theory is only a table, so larger sizes are not called known by theory.
#[test]
fn theory_is_not_claimed_beyond_its_table() {
    let known = |pile: &str| {
        let address = format!("one-pile?take=14.481.621.858.931&at={pile}");
        answered(opened(&address)).verdict().unwrap().known
    };
    assert_eq!(english(&say::known(known("1000"))), "Known by theory.");
    assert!(!english(&say::known(known("999999999999"))).contains("theory"));
}
