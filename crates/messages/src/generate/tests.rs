//! What is refused in Fluent files, and what is written from them.

use super::*;

const ENGLISH: &str = "\
# $count (Number): how many games were found.
games-found = { $count ->
    [one] One game.
   *[other] { $count } games.
}
share = Share
";

#[test]
fn each_message_becomes_a_function_with_its_arguments() {
    let declared = declarations(ENGLISH).expect("it is right");
    let code = functions("app", &declared);
    assert!(
        code.contains("pub(crate) fn games_found(count: u64) -> ::messages::Message {"),
        "{code}"
    );
    assert!(
        code.contains("Message::new(\"app\", \"games-found\").with(\"count\", count)"),
        "{code}"
    );
    assert!(code.contains("/// `$count` games.\n"), "{code}");
    assert!(code.contains("pub(crate) fn share() -> ::messages::Message {"), "{code}");
}

#[test]
fn a_variable_is_declared_and_used() {
    for (text, wrong) in [
        ("a = { $n }\n", "a: no comment says what $n is"),
        ("# $n (Number): how many.\na = none\n", "a: $n is never used"),
        ("# $n (Thing): how many.\na = { $n }\n", "should be “$name (KIND): ...”"),
        ("a = one\na = two\n", "a: there are two of them"),
        ("-a = one\n", "terms are not used"),
        ("a = one\n    .b = two\n", "a message has a value and no attributes"),
        ("a = one\nb = { $n\n", "line 2:"),
        ("a = { b }\nb = one\n", "a: there is no b above it"),
    ] {
        let error = declarations(text).expect_err(text);
        assert!(error.contains(wrong), "{text}: {error}");
    }
}

#[test]
fn a_message_within_another_brings_its_arguments() {
    let text = "# $who (Word): you or it.\nplayer = { $who ->\n    [you] You\n   *[it] It\n}\n\
                    # $who (Word): the same.\nthinking = { player } is thinking.\n";
    let declared = declarations(text).expect("it is right");
    let code = functions("play", &declared);
    assert!(code.contains("fn thinking(who: &str)"), "{code}");
    assert!(code.contains(".with(\"who\", who)"), "{code}");
    assert_eq!(code.matches("dead_code").count(), 1, "player may be said by itself: {code}");
}

#[test]
fn players_are_filled_in_later() {
    let english = "not-how = { $Winner } can win, not how.\n";
    let declared = declarations(english).expect("it is right");
    assert!(functions("play", &declared).contains("fn not_how() ->"));
    let french = "not-how = { $winner-is ->\n    [you] Vous pouvez\n   *[other] { $Winner } peut\n} gagner.\n";
    assert!(compare(&declared, french).expect("it is Fluent").is_empty());
}

#[test]
fn another_language_has_the_same_messages_with_the_same_arguments() {
    let declared = declarations(ENGLISH).expect("it is right");
    let wrong = |text| compare(&declared, text).expect("it is Fluent");
    assert!(wrong("games-found = { $count } jeux.\nshare = Partager\n").is_empty());
    assert_eq!(wrong("games-found = { $count } jeux.\n"), ["share is missing"]);
    assert_eq!(
        wrong("games-found = Des jeux.\nshare = Partager { $what }\nmore = Plus\n"),
        [
            "games-found does not say $count",
            "share has no $what to say",
            "more is in no English file"
        ]
    );
}
