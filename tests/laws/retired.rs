//! Statements that were found to be false do not come back, and corrections of other authors are among the sources.

use crate::prose::{text, told, without_marks};
use games::GAMES;
use sequence::Sequence;
use session::Session;
use session::link;

/// The game whose text had a false statement, words of that statement, and why it is false. Where possible, the check
/// blocks of the same text have a claim that refutes it.
const FALSE: [(&str, &str, &str); 33] = [
    ("chocolate-stones", "a move from $k$ rows leaves between", "it is a move from k + 1 rows"),
    ("chocolate-stones", "from an odd pile take one or two,", "from a pile of 1 only one"),
    ("chomp", "every bar with more than one square", "2.1 is lost; only whole bars are won"),
    ("chomp", "equal or differ by more than one", "after that bite they are always equal"),
    (
        "dawsons-chess",
        "so a ring is won exactly if that row is lost: with 1, 2",
        "1 and 2 go at once",
    ),
    ("dawsons-kayles", "with every row of even length", "the empty row is lost"),
    ("dawsons-kayles", "growing here with every longer row", "a row of 3 adds nothing to 2"),
    ("demon-money", "only one rounding does that", "a pile of 1 has no other"),
    ("diamond", "The smallest set", "three tokens are enough"),
    ("diamond", "if there is no token on the middle lines or", "a single row has to be left out"),
    ("dots-and-boxes", "Open the shortest.", "a loop of 4 before a chain of 3"),
    ("dots-and-boxes", "every line opens one of them", "where chains meet, a line may open none"),
    ("dots-and-boxes", "The two lines at a corner are alike", "only while neither is drawn"),
    ("grundys-game", "no law is known that would save them", "rare values save steps"),
    ("heap-rule", "Whether every code with digits", "only finite codes are meant"),
    ("heap-rule", "printed it around 1908", "it was 1902, 1907 and 1914"),
    ("heap-rule", "where nothing is broken, a heap may have up to", "1000 where takes never end"),
    ("heap-rule", "no heap is ever lost on its own", "the empty heap is lost"),
    (
        "heap-rule",
        "Where only one heap stays, $t$ equal",
        "they must not begin with the empty heap",
    ),
    ("heap-rule", "A strip of $n$ squares is a heap", "on one or two squares nobody wins"),
    ("heap-rule", "values of heaps no longer add up", "those of subtraction games decide"),
    ("no-factor", "all $n$ up to 14. That has been observed", "it is proved, and holds to 24"),
    ("parity-subtraction", "From every other class exactly one", "from no bean none"),
    ("parity-subtraction", "If the beans are even in number, both end", "some may be left"),
    ("parity-subtraction", "Richard Guy asked about 25 beans", "he answered an olympiad"),
    ("queens", "1, 2 and 2", "the neighbours of the corner are worth 1, 1 and 2"),
    ("remove-a-square", "only if they lie in a common", "opposite corners of a 3 x 3 go together"),
    ("remove-an-edge", "multiplies by one", "it adds a nim-sum with 1"),
    ("remove-an-edge", "23, 27 or 31 vertices", "the list goes on"),
    ("sum", "on one board is made good on the other", "the answer may be on the same board"),
    ("sum", "under Grundy’s name", "the heading has both names"),
    ("sum-from-product", "once all those below", "16 needs the number 8"),
    ("take-away", "2, 3, 5, 8, 13, 21, …, each the sum", "1 and 2 have no two before them"),
];

#[test]
fn false_statements_stay_away() {
    for (id, words, why) in FALSE {
        let game = GAMES.iter().find(|game| game.card().id == id).expect("it is a game");
        assert!(!text(game).contains(words), "{id}: {words}: {why}");
    }
}

/// What the texts say in their place, with names and steps that no check block holds.
const RIGHT: [(&str, &str); 15] = [
    ("chocolate-stones", "so it has $k + 1$ rows"),
    ("diamond", "A half-turn must map the set onto itself, and one of two things must hold"),
    ("dots-and-boxes", "if you open the loop, it is only 1, although the loop is longer"),
    ("dots-and-boxes", "the last point is only a sketch"),
    ("heap-rule", "There are two exceptions. The first was found by Thomas Ferguson."),
    ("heap-rule", "beginning with some $s ≥ 1$"),
    ("heap-rule", "Henry Dudeney printed it in 1902 and 1907, and Sam Loyd in 1914."),
    ("heap-rule", "Nobody knows whether every finite code"),
    ("kayles", "*Misère: a sketch.* You cannot check this part by hand"),
    ("parity-subtraction", "of 1965, which Richard Guy answered"),
    ("remove-a-square", "Call two units linked"),
    ("remove-an-edge", "a nim-sum with a 1 that does not belong there"),
    ("sum", "by a move on the same board"),
    ("sum", "“Sprague-Grundy number” and credits both"),
    ("sum-from-product", "once all numbers up to $n - 2\\sqrt{n}$ are"),
];

#[test]
fn true_statements_stay() {
    for (id, words) in RIGHT {
        let game = GAMES.iter().find(|game| game.card().id == id).expect("it is a game");
        assert!(text(game).contains(words), "{id}: {words}");
    }
}

/// Words with which a text tells of another author's slip.
const SLIPS: [&str; 8] =
    ["slip", "misprint", "prints ", "he paper", "he source", "erratum", "Michon", "PRIMES STEP"];

/// Rule, questions, theory and proof, which pupils read, contain no corrections.
#[test]
fn corrections_stand_among_the_sources() {
    for game in told() {
        let text = without_marks(&text(game));
        let (before, _) = text.split_once("## History and sources").expect("it has sources");
        for piece in before.split("```").step_by(2) {
            for word in SLIPS {
                let id = game.card().id;
                assert!(!piece.contains(word), "{id}: {word} is before the sources");
            }
        }
    }
}

/// The text on Grundy's game says that, for the right choice of bits, few bars have rare values, so that few breaks
/// need to be checked.
#[test]
fn few_bars_of_grundys_game_have_rare_values() {
    let rule = "grundy".parse().expect("it is a rule");
    let bars = Sequence::new(&rule, 10_000).expect("it is not refused");
    let values: Vec<u32> = bars.skip(1).collect();
    let rare = |bits: u32| {
        values.iter().filter(move |value| (**value & bits).count_ones().is_multiple_of(2))
    };
    let fewest = (0..256).map(|bits| rare(bits).count()).min().expect("there are bits");
    assert!(fewest * 10 < values.len(), "{fewest} of {}", values.len());
}

/// The text on typed rules names the largest heaps; the next size is refused.
#[test]
fn heaps_of_typed_rules_have_the_limits_of_their_text() {
    let largest = [
        ("take-1.3.4", 1_000_000_000_000_000_u64),
        ("except-2.5", 1000),
        ("0.~3", 1000),
        ("0.77", 120),
        ("split-3", 60),
        ("split-4", 36),
    ];
    for (rule, size) in largest {
        for (pieces, fits) in [(size, true), (size + 1, false)] {
            let address = format!("heap-rule?rule={rule}&at={pieces}");
            let (_, wrong) = Session::open(&link::link(&address)).expect("it is a game");
            assert_eq!(wrong.is_none(), fits, "{address}: {wrong:?}");
        }
    }
    let game = GAMES.iter().find(|game| game.card().id == "heap-rule").expect("it is a game");
    for part in ["$10^{15}$", "only 1000 if", "up to 120", "three, it is 60", "four, 36"] {
        assert!(text(game).contains(part), "{part}");
    }
}
