//! The engine checks the claims of each game's text in each language, and every address in a text or a card opens.

#[path = "../../crates/games/build/about.rs"]
#[allow(dead_code, reason = "only the build reads the lines of prose")]
mod about;
#[path = "../../crates/games/build/math.rs"]
mod math;

use crate::session::opened;
use about::claim::{Check, Claim, Fact};
use about::{ENGLISH, PARTS, Piece, Play};
use games::GAMES;
use games::game::Game;
use games::prose::{Block, prose};
use games::table::{Repeats, Shape};
use messages::LANGUAGES;
use session::Session;
use session::link;
use solver::judge;
use solver::play::Outcome;
use solver::quotient::Quotient;
use solver::verdict::Verdict;
use std::fs;

const CATALOG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/games/src/catalog");

/// The source of a game's English text, from its folder.
pub(crate) fn text(game: &Game) -> String {
    source(game, ENGLISH).unwrap_or_else(|| panic!("{} has no text", game.card().id))
}

/// The games that have a text: a draft has none.
pub(crate) fn told() -> impl Iterator<Item = &'static Game> {
    GAMES.iter().copied().filter(|game| source(game, ENGLISH).is_some())
}

/// The source of a game's text in a language, if there is one.
fn source(game: &Game, language: &str) -> Option<String> {
    fs::read_to_string(format!("{CATALOG}/{}/{}", game.card().id, about::file(language))).ok()
}

/// Each text, with its language and its source.
fn texts() -> impl Iterator<Item = (&'static Game, &'static str, String)> {
    GAMES.iter().copied().flat_map(|game| {
        LANGUAGES.iter().filter_map(move |(language, _)| {
            source(game, language).map(|text| (game, *language, text))
        })
    })
}

fn parts(game: &Game, text: &str) -> Vec<Vec<Piece>> {
    about::read(text).unwrap_or_else(|bad| {
        panic!("{}, line {}: {}", game.card().id, bad.line, bad.what);
    })
}

fn pieces(game: &Game, text: &str) -> Vec<Piece> {
    parts(game, text).into_iter().flatten().collect()
}

/// The session of an address of this game; nothing in the address may be wrong.
fn open(game: &Game, pairs: &str) -> Session {
    let link = link::link(&format!("{}?{pairs}", game.card().id));
    let card = game.card();
    for (key, _) in &link.pairs {
        let known = key == "at" || card.fields.iter().any(|field| field.key == key);
        assert!(known, "{link}: no setting is called {key}");
    }
    let (session, wrong) = Session::open(&link).expect("the game is in the catalogue");
    assert_eq!(wrong, None, "{link}");
    session
}

fn judged(game: &Game, pairs: &str) -> Verdict {
    let session = open(game, pairs);
    let task = games::judge(game.card().id, session.setup(), session.at());
    let task = task.expect("the game is in the catalogue");
    judge::run(&mut *task.expect("an opened position can be read"))
}

/// Verifies a claim by the verdict of the engine.
fn verify(game: &Game, line: usize, pairs: &str, claim: &Claim) {
    let place = format!("{}, line {line}: {pairs}", game.card().id);
    let verdict = judged(game, pairs);
    let outcome = verdict.outcome.map_or('O', Outcome::letter);
    assert_eq!(outcome, claim.outcome, "{place}");
    if claim.grundy.is_some() {
        assert_eq!(verdict.grundy, claim.grundy, "{place}");
    }
    if claim.distance.is_some() {
        assert_eq!(verdict.distance, claim.distance, "{place}");
    }
    if let Some(claimed) = &claim.winning {
        let session = open(game, pairs);
        let written = verdict.winning.iter().map(|mv| session.notation(0, mv));
        assert_eq!(&written.collect::<Vec<_>>(), claimed, "{place}");
    }
}

/// The results of `each` for all numbers in a check's range.
fn over<T>(check: &Check, mut each: impl FnMut(u64, &str) -> T) -> Vec<T> {
    let (from, to) = check.range.expect("a check over sizes has a range");
    (from..=to).map(|n| each(n, &check.pairs.replace('*', &n.to_string()))).collect()
}

/// The numbers of a check's range that have this outcome.
fn having(game: &Game, check: &Check, outcome: Option<Outcome>) -> Vec<u64> {
    let seen = |pairs: &str| {
        let turn = open(game, pairs).position(0).turn();
        judged(game, pairs).outcome.map(|outcome| outcome.for_mover(turn))
    };
    let outcomes = over(check, |n, pairs| (n, seen(pairs)));
    let known = outcomes.iter().all(|(_, found)| found.is_some());
    assert!(known || outcome.is_none(), "not all is known: {check:?}");
    outcomes.into_iter().filter(|(_, found)| *found == outcome).map(|(n, _)| n).collect()
}

/// The misère quotient with throws of the check's range: its order, lost classes, and period with its start.
fn classes(check: &Check) -> Vec<u64> {
    let (least, most) = check.range.expect("a check over throws has a range");
    let quotient = Quotient::pins(least, most, 400).expect("it is solved");
    let period = quotient.period().expect("it is proved for all rows");
    let (order, lost) = (quotient.order() as u64, u64::from(quotient.lost_classes()));
    vec![order, lost, period.length, period.start]
}

/// True if these words occur in the section on sources of a text, which is the place for corrections of other
/// authors. Only letters and digits are compared.
fn says(parts: &[Vec<Piece>], words: &str) -> bool {
    let [_, _, _, sources] = parts else { return false };
    let bare = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    sources
        .iter()
        .any(|piece| matches!(piece, Piece::Prose(_, text) if bare(text).contains(&bare(words))))
}

fn verify_check(game: &Game, check: &Check) {
    let place = format!("{}, line {}", game.card().id, check.line);
    let sequence = || {
        let judged = games::judged(game.card().id).expect("the game is in the catalogue");
        let tables = judged.tables(open(game, &check.pairs).setup());
        let found = tables.into_iter().find_map(|table| match table.shape {
            Shape::Sequence { repeats, exceptions, .. } => Some((repeats, exceptions)),
            _ => None,
        });
        found.unwrap_or_else(|| panic!("{place}: the game has no table of a sequence"))
    };
    match &check.fact {
        Fact::Grundy(values) => {
            let found = over(check, |_, pairs| judged(game, pairs).grundy);
            let claimed: Vec<_> = values.iter().copied().map(Some).collect();
            assert_eq!(found, claimed, "{place}");
        }
        Fact::Lost(sizes) => assert_eq!(&having(game, check, Some(Outcome::P)), sizes, "{place}"),
        Fact::Won(sizes) => assert_eq!(&having(game, check, Some(Outcome::N)), sizes, "{place}"),
        Fact::Open(sizes) => assert_eq!(&having(game, check, None), sizes, "{place}"),
        Fact::Classes(numbers) => assert_eq!(&classes(check), numbers, "{place}"),
        Fact::Play(claim) => verify(game, check.line, &check.pairs, claim),
        Fact::Period(length, start) => {
            let Repeats::Proved(period) = sequence().0 else {
                panic!("{place}: no period is proved")
            };
            assert_eq!((period.length, period.start), (*length, *start), "{place}");
        }
        Fact::Exceptions(sizes) => assert_eq!(&sequence().1, sizes, "{place}"),
        Fact::Sum(total, terms) => assert_eq!(terms.iter().sum::<u64>(), *total, "{place}"),
        Fact::Erratum(_) | Fact::Quoted(_) => {}
    }
}

#[test]
fn claims_hold() {
    for game in told() {
        for piece in pieces(game, &text(game)) {
            match piece {
                Piece::Play(Play { line, pairs, claim, .. }) => verify(game, line, &pairs, &claim),
                Piece::Check(check) => verify_check(game, &check),
                Piece::Prose(..) | Piece::Formula(_) => {}
            }
        }
    }
}

/// What holds in English holds in each language, since each makes the same claims.
#[test]
fn translations_make_the_same_claims() {
    for (game, language, written) in texts() {
        let compared = about::compare(&parts(game, &text(game)), &parts(game, &written));
        let id = game.card().id;
        assert!(compared.is_ok(), "{id}, {language}: {compared:?}");
    }
}

#[test]
fn corrections_are_told_in_each_language() {
    for (game, language, written) in texts() {
        let parts = parts(game, &written);
        for piece in parts.iter().flatten() {
            let Piece::Check(Check { fact: Fact::Erratum(words), line, .. }) = piece else {
                continue;
            };
            let place = format!("{}, {language}, line {line}", game.card().id);
            assert!(says(&parts, words), "{place}: nothing says {words}");
        }
    }
}

/// A file under another name would not be read.
#[test]
fn every_text_is_of_a_known_language() {
    for game in GAMES {
        let id = game.card().id;
        let known = LANGUAGES.map(|(language, _)| about::file(language));
        for entry in fs::read_dir(format!("{CATALOG}/{id}")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(!name.ends_with(".md") || known.contains(&name), "{id}: {name}");
        }
    }
}

/// Where a translation says something else, the error names the line.
#[test]
fn another_claim_in_a_translation_is_found() {
    let game = games::find("nim").unwrap();
    let french = source(game, "fr").unwrap();
    let english = parts(game, &text(game));
    let line_of = |translated: &str| {
        about::compare(&english, &parts(game, translated)).err().map(|bad| bad.line)
    };
    assert_eq!(line_of(&french), None);
    let other = |old: &str, new: &str| {
        assert!(french.contains(old), "{old}");
        let line = place(&french, old.lines().next_back().unwrap());
        assert_eq!(line_of(&french.replacen(old, new, 1)), Some(line), "{new}");
    };
    other("at=1.3.5.7", "at=1.3.5.6");
    other("play at=1 = N", "play at=1 = P");
    let line = place(&french, "at=3.4.5");
    assert_eq!(line_of(&french.replacen("winning=1-2", "winning=1-1", 1)), Some(line));
    assert_eq!(line_of(&french.replacen("Barrez", "Oui.\n\nBarrez", 1)), Some(line + 5));
    let lost = french.replacen("play at=1.1&misere=1 = N\n", "", 1);
    assert_eq!(line_of(&lost), Some(place(&lost, "play at=1.1 = P")));
}

#[test]
fn cards_open() {
    for game in GAMES {
        let card = game.card();
        for start in card.starts {
            assert!(!open(game, start.pairs).over(), "{}: {}", card.id, start.pairs);
        }
        assert!(!open(game, card.shelf).over(), "{}: the shelf", card.id);
    }
}

/// A text without its errata lines, which only repeat words of the text.
pub(crate) fn without_marks(text: &str) -> String {
    let kept = text.lines().filter(|line| !line.starts_with("erratum "));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// Whole numbers of at least two digits, without years and numbers of the OEIS.
fn numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut before = ' ';
    for piece in text.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let digits = piece.trim_end_matches(|c: char| !c.is_ascii_digit());
        let year = digits.parse().is_ok_and(|n: u64| (1500..2100).contains(&n));
        if digits.len() > 1 && before != 'A' && !year {
            found.push(digits.to_string());
        }
        before = piece.chars().next_back().unwrap_or(' ');
    }
    found
}

#[test]
fn numbers_are_covered() {
    for (game, language, written) in texts() {
        let text = without_marks(&written);
        let (mut shown, mut checked) = (String::new(), String::new());
        for (i, piece) in text.split("```").enumerate() {
            // A formula is part of the shown text.
            let is_shown = i % 2 == 0 || piece.starts_with("math\n");
            if is_shown { &mut shown } else { &mut checked }.push_str(piece);
        }
        let checked = numbers(&checked);
        for number in numbers(&shown) {
            assert!(
                checked.contains(&number),
                "{}, {language}: nothing checks {number}",
                game.card().id
            );
        }
    }
}

#[test]
fn pages_have_the_whole_text() {
    for (game, language, text) in texts() {
        let id = game.card().id;
        let sections = prose(id, language).unwrap();
        assert_eq!(sections.len(), PARTS.len(), "{id}");
        let boards = |block: &&Block| matches!(block, Block::Play { .. });
        let shown = sections.iter().flat_map(|section| section.blocks).filter(boards).count();
        let written = pieces(game, &text).into_iter().filter_map(|piece| match piece {
            Piece::Play(play) => Some(play.caption),
            _ => None,
        });
        let captions: Vec<String> = written.collect();
        assert_eq!(shown, captions.len(), "{id}");
        assert!(captions.iter().all(|caption| caption.ends_with('.')), "{id}: {captions:?}");
        assert!(shown > 0, "{id} has no live board");
        for block in sections.iter().flat_map(|section| section.blocks) {
            let Block::Html(html) = block else { continue };
            let words = words(html);
            for left_over in ["^{", "~{", "*", "`", "\"", "$", "\\"] {
                assert!(!words.contains(left_over), "{id}: {left_over} in {words}");
            }
        }
    }
    assert_eq!(prose("no-such-game", ENGLISH), None);
}

/// HTML without its tags.
fn words(html: &str) -> String {
    html.split('<').filter_map(|piece| piece.split('>').nth(1)).collect()
}

/// Formulas are MathML, so that they can be read aloud, and no wider than a phone.
#[test]
fn formulas_are_mathml() {
    for (game, language, text) in texts() {
        let id = game.card().id;
        let blocks = prose(id, language).unwrap().iter().flat_map(|section| section.blocks);
        let html: Vec<&str> = blocks
            .filter_map(|block| match block {
                Block::Html(html) => Some(*html),
                Block::Play { .. } => None,
            })
            .collect();
        let shown = html.concat();
        let written = text.split("```").step_by(2).collect::<String>().matches('$').count();
        let displayed = pieces(game, &text).into_iter().filter_map(|piece| match piece {
            Piece::Formula(formula) => Some(formula),
            _ => None,
        });
        let displayed: Vec<about::Formula> = displayed.collect();
        assert_eq!(shown.matches("<math").count(), written / 2 + displayed.len(), "{id}");
        for about::Formula { line, tex, words } in displayed {
            let html = math::displayed(&tex, &words).unwrap();
            assert!(words.ends_with('.') && shown.contains(&html), "{id}, line {line}");
        }
        for formula in shown.split("<math").skip(1) {
            let formula = formula.split("</math>").next().unwrap();
            let signs = words(formula).chars().count();
            assert!((1..=30).contains(&signs), "{id}: {signs} signs in {formula}");
            assert!(!formula.contains("merror"), "{id}: {formula}");
        }
    }
}

#[test]
fn bad_formulas_say_what_is_wrong() {
    let why = |tex: &str| math::inline(tex).unwrap_err();
    let named = [
        ("x^", "at byte 2"),
        ("\\nothing", "at byte 0"),
        ("(a + b", "this bracket is missing: )"),
        ("⌊a)", "this bracket was not opened: )"),
        ("√5", "the sign √ is not known"),
        ("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14", "too wide"),
    ];
    for (tex, expected) in named {
        let why = why(tex);
        assert!(why.contains(tex) && why.contains(expected), "{why}");
    }
    assert!(math::displayed("n", "<n").unwrap_err().contains("<n"));
    let html = math::inline("n ≡ 1 \\pmod 8").unwrap();
    for part in ["<math>", "<mi>n</mi><mo>≡</mo><mn>1</mn>", "mod", "<mn>8</mn>"] {
        assert!(html.contains(part), "{html}");
    }
}

#[test]
fn bad_texts_name_their_line() {
    let good = text(GAMES[0]);
    assert!(about::read(&good).is_ok());
    let line_of = |bad: &str| about::read(bad).unwrap_err().line;
    let after = |extra: &str| format!("{good}\n{extra}\n");
    let end = good.lines().count();
    assert_eq!(line_of(&good.replace("## Proof", "## Proofs")), place(&good, "## Proof"));
    assert_eq!(line_of(&format!("Words before.\n\n{good}")), 1);
    assert_eq!(line_of(&good.replacen("1. ", "", 1)), 1);
    assert_eq!(line_of(&after("```check\nerratum E1 =\n```")), end + 3);
    assert_eq!(line_of(&after("```check\nerratum 1 = words\n```")), end + 3);
    assert_eq!(line_of(&after("## More")), end + 2);
    assert_eq!(line_of(&after("```play\nat=3\nP\n```")), end + 2);
    assert_eq!(line_of(&after("```play\nat=3\nX\nA caption.\n```")), end + 4);
    assert_eq!(line_of(&after("```check\nlost = 3\n```")), end + 3);
    assert_eq!(line_of(&after("```check\nlost 1..2 = x\n```")), end + 3);
    assert_eq!(line_of(&after("```play\nat=3")), end + 2);
    assert_eq!(line_of(&after("```math\nn\n```")), end + 2);
    assert_eq!(line_of(""), 1);
}

fn place(text: &str, wanted: &str) -> usize {
    1 + text.lines().position(|line| line == wanted).expect("the line is there")
}

/// A table that names a period keeps it, under the settings of each start.
#[test]
fn the_periods_of_tables_hold_in_them() {
    let mut proved = 0;
    for card in GAMES.iter().map(|game| game.card()) {
        let judged = games::judged(card.id).expect("the game is in the catalogue");
        for start in card.starts {
            let session = opened(&format!("{}?{}", card.id, start.pairs));
            for table in judged.tables(session.setup()) {
                let Shape::Sequence { from, values, repeats, exceptions, .. } = table.shape else {
                    continue;
                };
                let Repeats::Proved(period) = repeats else { continue };
                let fits = |i: usize| {
                    let n = from + i as u64;
                    let next = values.get(i + period.length as usize);
                    n < period.start && exceptions.contains(&n)
                        || next.is_none_or(|next| *next == values[i])
                };
                let begins = period.start.saturating_sub(from) as usize;
                assert!((begins..values.len()).all(fits), "{}?{}", card.id, start.pairs);
                proved += 1;
            }
        }
    }
    assert!(proved > 20, "{proved}");
}
